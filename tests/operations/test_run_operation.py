from __future__ import annotations

import random

import numpy as np
import pytest

from editor.model.bones import Bone
from editor.model.edit import Edit
from editor.model.model import Model
from editor.operations.run_operation import ChangedRows


@pytest.mark.parametrize("seed", range(20))
def test_what_an_edit_changed_is_counted_by_rows(seed: int) -> None:
    """The same changes are done to a list of names, which tells rows apart whatever their numbers are."""
    chance = random.Random(seed)
    model = Model()
    model.bones.records[:] = [Bone(name=f"old{row}") for row in range(12)]
    names, written = [bone.name for bone in model.bones], set[str]()
    watcher = ChangedRows(model)
    with Edit(model, "", watcher) as edit:
        for number in range(15):
            rows = sorted(chance.sample(range(len(names)), min(3, len(names))))
            match chance.choice(("set", "insert", "remove", "move", "reorder")):
                case "set":
                    edit.set(model.bones, rows, "level", number + 1)
                    written |= {names[row] for row in rows}
                case "insert":
                    new = [f"new{number}", f"new{number} too"]
                    edit.insert(model.bones, rows[0], [Bone(name=name) for name in new])
                    names[rows[0] : rows[0]] = new
                case "remove" if len(names) > 4:
                    edit.remove(model.bones, rows[:2])
                    names = [name for row, name in enumerate(names) if row not in rows[:2]]
                case "move":
                    edit.move(model.bones, rows, 0)
                    moved = [names[row] for row in rows]
                    names = moved + [name for name in names if name not in moved]
                case "reorder":
                    order = chance.sample(range(len(names)), len(names))
                    edit.reorder(model.bones, np.array(order))
                    names = [names[row] for row in order]
        edit.commit()
    assert [bone.name for bone in model.bones] == names
    old = [name for name in names if name.startswith("old")]
    expected = {"added": len(names) - len(old), "removed": 12 - len(old), "set": len(written & set(old))}
    assert watcher.counts()["bones"] == expected


def test_changes_of_many_vertices_are_counted() -> None:
    model = Model()
    model.vertices.fill(10)
    watcher = ChangedRows(model)
    with Edit(model, "", watcher) as edit:
        edit.set(model.vertices, slice(0, 8, 2), "edge_scale", 2.0)
        edit.remove(model.vertices, [0, 1, 9])
        edit.commit()
    assert watcher.counts()["vertices"] == {"added": 0, "removed": 3, "set": 3}

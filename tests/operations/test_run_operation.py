from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

from editor.messages import untranslatable
from editor.model.bones import Bone
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.frames import BoneItem, DisplayFrame
from editor.model.model import Model
from editor.model.rigid_bodies import RigidBody
from editor.operations.catalog import OPERATIONS
from editor.operations.operation import Operation, OperationContext, Report, Result
from editor.operations.run_operation import ChangedRows, Counts, headless_context, with_prepared


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
    counts = watcher.counts()["bones"]
    assert {name: counts[name] for name in expected} == expected
    numbers = [int(name.removeprefix("old")) for name in old]
    runs = (part for size in range(len(old) + 1) for part in combinations(numbers, size) if list(part) == sorted(part))
    assert counts["moved"] == len(old) - max(map(len, runs))


def test_changes_of_many_vertices_are_counted() -> None:
    model = Model()
    model.vertices.fill(10)
    watcher = ChangedRows(model)
    with Edit(model, "", watcher) as edit:
        edit.set(model.vertices, slice(0, 8, 2), "edge_scale", 2.0)
        edit.remove(model.vertices, [0, 1, 9])
        edit.commit()
    assert watcher.counts()["vertices"] == {"added": 0, "removed": 3, "moved": 0, "set": 3}


def moving_model() -> Model:
    """Three bones in a row, with a vertex, a body and an item of a frame at each."""
    model = Model()
    model.bones.records[:] = [Bone(name, parent=row - 1) for row, name in enumerate("abc")]
    model.rigid_bodies.records[:] = [RigidBody(name, bone=row) for row, name in enumerate("abc")]
    model.frames.records.append(DisplayFrame("枠", items=(BoneItem(0), BoneItem(1), BoneItem(2))))
    model.vertices.fill(3, bones=[(row, NONE, NONE, NONE) for row in range(3)])
    return model


def counts_of(model: Model, work: Callable[[Edit], object]) -> tuple[Counts, dict[str, frozenset[str]]]:
    watcher = ChangedRows(model)
    with Edit(model, "", watcher) as edit:
        work(edit)
        edit.commit()
    return watcher.counts(), watcher.fields()


def test_rows_that_move_are_moved_and_nothing_that_follows_them_is_set() -> None:
    model = moving_model()
    counts, fields = counts_of(model, lambda edit: edit.move(model.bones, [2], 0))
    assert counts == {"bones": {"added": 0, "removed": 0, "moved": 1, "set": 0}}
    assert not any(fields.values())
    counts, _ = counts_of(model, lambda edit: edit.insert(model.bones, 0, [Bone("d")]))
    assert counts == {"bones": {"added": 1, "removed": 0, "moved": 0, "set": 0}}


def test_what_referred_to_a_removed_row_is_set_and_nothing_else() -> None:
    model = moving_model()
    counts, fields = counts_of(model, lambda edit: edit.remove(model.bones, [1]))
    assert counts["bones"] == {"added": 0, "removed": 1, "moved": 0, "set": 1}  # c has another parent
    assert counts["vertices"] == {"added": 0, "removed": 0, "moved": 0, "set": 1}
    assert counts["rigid_bodies"]["set"] == 1
    assert fields["vertices"] == {"bones"}


def test_without_a_window_an_operation_works_on_the_selected_rows_of_its_own_tables(tmp_path: Path) -> None:
    model = Model()
    model.bones.records[:] = [Bone(name="a"), Bone(name="b"), Bone(name="c")]
    model.rigid_bodies.records[:] = [RigidBody(), RigidBody()]
    selected = {"bones": [2, 0], "rigid_bodies": np.array([1])}
    context = headless_context(OPERATIONS["bones.split"], model, selected, tmp_path)
    assert {table: rows.tolist() for table, rows in context.rows.items()} == {"bones": [2, 0]}
    assert {table: rows.tolist() for table, rows in context.selected.items()} == {"bones": [2, 0], "rigid_bodies": [1]}
    assert (context.model, context.folder) == (model, tmp_path)
    with pytest.raises(IndexError, match="bones: no row 3"):
        headless_context(OPERATIONS["bones.split"], model, {"bones": [3]}, None)


def test_what_an_operation_works_out_beforehand_comes_with_the_context() -> None:
    context = OperationContext(Model())
    told: list[float] = []

    def steps(context: OperationContext, parameters: object, report: Report) -> Iterator[float]:
        yield 0.5
        return "value"

    plain = Operation("model.test", "Test", lambda *_: Result(untranslatable("done")))
    at_once = dataclasses.replace(plain, prepare=lambda context, parameters, report: "at once")
    in_steps = dataclasses.replace(plain, prepare=steps)
    assert with_prepared(plain, context, None).prepared is None
    assert with_prepared(at_once, context, None).prepared == "at once"
    assert with_prepared(in_steps, context, None, lambda fraction, _: told.append(fraction)).prepared == "value"
    assert told == [0.5]

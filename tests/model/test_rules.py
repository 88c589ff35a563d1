"""What edits refuse, with its reason; what was like that before may stay so."""

from __future__ import annotations

import random
import re

import numpy as np
import pytest

from editor.messages import TranslatableText
from editor.model.bones import Bone, BoneFlags, IkLink
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.frames import BoneItem, DisplayFrame
from editor.model.history import History
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind, MorphOffset
from editor.model.rules import RefusingEdit, dry_run
from editor.model.soft_bodies import Anchor, SoftBody
from tests.model.random_models import fingerprint, for_random_seeds, random_edit, random_model

ROOT, FACIAL = DisplayFrame("Root", special=True), DisplayFrame("表情", special=True)


def group(name: str, *members: int) -> Morph:
    return Morph(name, kind=MorphKind.GROUP, offsets=Columns(MorphOffset, morph=np.array(members, np.int32)))


@pytest.fixture
def model() -> Model:
    """A chain of bones, of which the last has IK; groups one within the other; frames; a soft body with an anchor."""
    model = Model()
    model.vertices.fill(3)
    model.faces.fill(1, vertices=[[0, 1, 2]])
    model.bones.records[:] = [Bone(name, parent=row - 1) for row, name in enumerate("abc")]
    model.bones.records.append(Bone("ik", flags=BoneFlags.IK, ik_target=2, ik_links=(IkLink(1), IkLink(0))))
    model.morphs.records[:] = [Morph("vertex"), group("inner", 0), group("outer", 1)]
    model.frames.records[:] = [ROOT, FACIAL, DisplayFrame("one", items=(BoneItem(0),)), DisplayFrame("two")]
    model.soft_bodies.records[:] = [SoftBody("cloth", anchors=Columns(Anchor, body=[NONE], vertex=[1]))]
    return model


REFUSED = [
    ("bones", [1], "parent", 1, "b cannot be its own parent"),
    ("bones", [0], "parent", 2, "a cannot be its own ancestor: a → c → b → a"),
    ("bones", [0, 1], "parent", [1, 0], "a cannot be its own ancestor: a → b → a"),
    ("bones", [1], "append_parent", 1, "b cannot be its own append parent"),
    ("bones", [3], "ik_target", 3, "ik cannot be the target of its own IK"),
    ("bones", [3], "ik_links", [(IkLink(1), IkLink(3))], "ik cannot be a link of its own IK"),
    ("bones", [3], "ik_links", [(IkLink(1), IkLink(NONE))], "Bone: choose one, or remove the whole entry"),
    ("morphs", [1], "offsets", [group("", 0, 1).offsets], "inner cannot contain itself"),
    ("morphs", [1], "offsets", [group("", 2).offsets], "inner cannot contain itself: inner → outer → inner"),
    ("frames", [0], "name", "root", "MMD needs the special frame Root: it can neither be deleted nor renamed"),
    ("frames", [1], "special", False, "MMD needs the special frame 表情: it can neither be deleted nor renamed"),
    ("frames", [2], "items", [(BoneItem(NONE),)], "Bone: choose one, or remove the whole entry"),
    ("faces", [0], "vertices", [[0, 1, NONE]], "Vertices: choose one, or remove the whole entry"),
    (
        "soft_bodies",
        [0],
        "anchors",
        [Columns(Anchor, body=[NONE, NONE], vertex=[1, 2])],
        "Rigid body: choose one, or remove the whole entry",
    ),
]


@pytest.mark.parametrize(("table", "rows", "field", "value", "reason"), REFUSED)
def test_what_no_model_should_have_is_refused(
    model: Model, table: str, rows: list[int], field: str, value: object, reason: str
) -> None:
    before = fingerprint(model)
    with pytest.raises(ValueError, match=re.escape(reason)) as refusal, RefusingEdit(model) as edit:
        edit.set(model.tables[table], rows, field, value)
    assert str(refusal.value) == reason
    assert isinstance(refusal.value.args[0], TranslatableText), "for the window to translate"
    assert fingerprint(model) == before
    new = model.tables[table].rows(rows).replace(**{field: value if isinstance(value, list) else [value] * len(rows)})
    with pytest.raises(ValueError, match=re.escape(reason)), RefusingEdit(model) as edit:
        edit.put(model.tables[table], rows, new)
    assert fingerprint(model) == before
    Edit(model).set(model.tables[table], rows, field, value)  # as a reader may


@pytest.mark.parametrize("row", [0, 1])
def test_special_frames_stay(model: Model, row: int) -> None:
    with pytest.raises(ValueError, match="MMD needs the special frame"), RefusingEdit(model) as edit:
        edit.remove(model.frames, [row, 3])
    with pytest.raises(ValueError, match="have to come first"), RefusingEdit(model) as edit:
        edit.move(model.frames, [row], 2)
    with pytest.raises(ValueError, match="have to come first"), RefusingEdit(model) as edit:
        edit.insert(model.frames, row, [DisplayFrame("new")])
    assert [frame.name for frame in model.frames] == ["Root", "表情", "one", "two"]
    RefusingEdit(model).remove(model.frames, [2, 3])
    RefusingEdit(model).set(model.frames, [row], "name_en", "other")


def test_new_rows_are_judged_too(model: Model) -> None:
    with pytest.raises(ValueError, match="new cannot be its own parent"), RefusingEdit(model) as edit:
        edit.insert(model.bones, 4, [Bone("new", parent=4)])


def test_what_a_file_brought_can_be_edited_and_mended(model: Model) -> None:
    model.bones.records[:3] = [Bone("a", parent=2), Bone("b", parent=0), Bone("c", parent=1)]
    model.morphs.records[1] = group("inner", 1, 0)
    model.frames.records[:] = [FACIAL, DisplayFrame("one", items=(BoneItem(NONE),))]
    edit = RefusingEdit(model)
    edit.set(model.bones, [0, 1, 2], "position", (1, 2, 3))
    edit.set(model.morphs, [1], "offsets", [group("", 1).offsets])
    edit.set(model.frames, [1], "items", [(BoneItem(0), BoneItem(NONE))])
    edit.move(model.frames, [0], 1)
    edit.set(model.bones, [0], "parent", NONE)
    assert [bone.parent for bone in model.bones][:3] == [NONE, 0, 1]


def test_a_dry_run_leaves_its_copy_and_can_be_stopped(model: Model) -> None:
    before, copy = fingerprint(model), model.snapshot()

    def do(edit: Edit) -> str:
        edit.set(edit.model.bones, 0, "name", "other")
        edit.remove(edit.model.bones, [1])
        return "done"

    step, value = dry_run(copy, do)
    assert (fingerprint(copy), value) == (before, "done")
    with Edit(model) as edit:
        edit.repeat(step)
    there = model.snapshot()
    edit.cancel()
    with Edit(model) as edit:
        do(edit)
    assert fingerprint(model) == fingerprint(there) != before

    def stop(fraction: float, text: str) -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        dry_run(copy, do, stop)
    assert fingerprint(copy) == before


@for_random_seeds
def test_what_a_dry_run_did_is_taken_over_and_undone_to_the_byte(seed: int) -> None:
    """The copy, and other copies of any time, stay what they are, whatever is done to the model then."""
    model, rng = random_model(seed, 12), random.Random(seed)
    start, copy = fingerprint(model), model.snapshot()

    def do(edit: Edit) -> None:
        for _ in range(1 + seed % 6):
            random_edit(rng, edit)

    try:
        step, _ = dry_run(copy, do)
    except ValueError:
        return
    wanted, rng = model.snapshot(), random.Random(seed)
    do(Edit(wanted))
    history = History()
    for work, expected in ((lambda edit: edit.repeat(step), fingerprint(wanted)), (do, None)):
        with Edit(model) as edit:
            work(edit)
        if (done := edit.commit()) is not None:
            history.add(done)
        assert expected in (None, fingerprint(model))
    assert fingerprint(copy) == start
    states = [(model.snapshot(), fingerprint(model))]
    while history.undo():
        states.append((model.snapshot(), fingerprint(model)))
    assert states[-1][1] == start
    for snapshot, state in reversed(states[:-1]):
        history.redo()
        assert fingerprint(model) == state == fingerprint(snapshot)
    assert fingerprint(copy) == start

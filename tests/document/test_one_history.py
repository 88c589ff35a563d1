"""Edits and poses are steps of one history, in the order in which they were done."""

from __future__ import annotations

import random

import pytest

from editor.document.document import Document
from editor.formats import Content
from editor.model.bones import Bone
from editor.model.edit import Edit
from editor.model.model import Model
from editor.model.morphs import Morph
from editor.preview.pose import PoseOverride
from tests.model.random_models import fingerprint

SEEDS = range(30)


@pytest.fixture
def document(qapp: object) -> Document:
    model = Model()
    model.bones.records += [Bone("センター"), Bone("左目", parent=0), Bone("右目", parent=0)]
    model.morphs.records += [Morph("ウィンク"), Morph("あ")]
    return Document(Content(model))


State = tuple[object, PoseOverride, bool]  # the model, the pose, and whether the file is another


def names(document: Document) -> list[str]:
    return [step.name for step in document.history.steps]


def rename(document: Document, name: str) -> None:
    with document.edit(f"Rename {name}") as edit:
        edit.set(document.model.bones, 0, "name", name)


def slide(document: Document, weight: float) -> None:
    document.posing.begin(f"Morph {weight}")
    document.posing.set_weights([0], weight)
    document.posing.commit()


def weight(document: Document) -> float:
    return float(document.posing.current_pose().weights[0])


def test_undo_takes_back_what_was_done_last(document: Document) -> None:
    rename(document, "甲")
    slide(document, 0.5)
    rename(document, "乙")
    assert names(document) == ["Rename 甲", "Morph 0.5", "Rename 乙"]
    assert [step.is_edit for step in document.history.steps] == [True, False, True]
    document.undo()
    assert (document.model.bones[0].name, weight(document)) == ("甲", 0.5)
    document.undo()
    assert (document.model.bones[0].name, weight(document)) == ("甲", 0)
    document.undo()
    assert document.model.bones[0].name == "センター"
    document.go_to(3)
    assert (document.model.bones[0].name, weight(document)) == ("乙", 0.5)


def test_a_pose_keeps_the_edits_that_can_be_redone(document: Document) -> None:
    rename(document, "甲")
    slide(document, 0.5)
    rename(document, "乙")
    document.go_to(0)
    slide(document, 0.25)
    assert names(document) == ["Morph 0.25", "Rename 甲", "Rename 乙"]
    document.go_to(3)
    assert (document.model.bones[0].name, weight(document)) == ("乙", 0.25)
    document.go_to(1)
    rename(document, "丙")
    assert names(document) == ["Morph 0.25", "Rename 丙"]


def test_poses_leave_the_file_as_it_is(document: Document) -> None:
    slide(document, 0.5)
    assert not document.is_modified
    rename(document, "甲")
    _, revision = document.snapshot()
    document.history.mark_saved(revision)
    slide(document, 1.0)
    assert not document.is_modified
    document.go_to(1)
    assert document.is_modified
    slide(document, 0.75)
    assert document.is_modified
    document.redo()
    assert (names(document), document.is_modified) == (["Morph 0.5", "Morph 0.75", "Rename 甲"], False)


def test_a_bone_that_comes_back_is_posed_as_it_was(document: Document) -> None:
    document.posing.pose_bones([1], offsets=(1, 2, 3))
    with document.edit("Delete") as edit:
        edit.remove(document.model.bones, [1])
    document.undo()
    assert document.posing.current_pose().offsets[1].tolist() == [1, 2, 3]
    edit = document.begin("Delete")
    edit.remove(document.model.bones, [1])
    document.cancel()
    assert document.posing.current_pose().offsets[1].tolist() == [1, 2, 3]


def test_poses_that_come_while_an_edit_is_open_stand_behind_it(document: Document) -> None:
    edit = document.begin("Insert")
    edit.insert(document.model.morphs, 0, [Morph("新")])
    document.posing.set_weights([1], 0.5)
    document.posing.set_weights([2], 1.0)
    assert document.is_open(edit)
    assert names(document) == []
    document.commit()
    assert names(document) == ["Insert", "Set morphs", "Set morphs"]
    document.undo()
    assert document.posing.current_pose().weights.tolist() == [0, 0.5, 0]
    document.go_to(0)
    assert document.posing.current_pose().weights.tolist() == [0, 0]


def test_poses_stay_when_the_edit_that_was_open_is_cancelled(document: Document) -> None:
    document.begin("Insert").insert(document.model.morphs, 0, [Morph("新")])
    document.posing.set_weights([1], 0.5)
    document.cancel()
    assert names(document) == ["Set morphs"]
    assert weight(document) == 0.5
    document.undo()
    assert weight(document) == 0


def test_undo_takes_back_a_gesture_first(document: Document) -> None:
    rename(document, "甲")
    document.posing.begin("Rotate")
    document.posing.pose_bones([0], offsets=(1, 0, 0))
    document.undo()
    assert not document.posing.overridden_bones.any()
    assert document.model.bones[0].name == "甲"
    slide(document, 0.5)
    document.begin("Drag").set(document.model.bones, 0, "name", "乙")
    document.undo()
    assert (document.model.bones[0].name, weight(document)) == ("甲", 0.5)


def test_what_is_only_tried_out_is_no_step(document: Document) -> None:
    gesture = document.posing.begin()
    document.posing.pose_bones([0], offsets=(1, 0, 0))
    rename(document, "甲")
    document.undo()
    assert document.model.bones[0].name == "センター"
    assert document.posing.has_open(gesture)
    document.posing.commit()
    assert names(document) == ["Rename 甲"]
    assert not document.posing.overridden_bones.any()


def test_the_oldest_go_first_and_the_clean_point_with_them(document: Document) -> None:
    rename(document, "甲")
    document.history.mark_saved()
    slide(document, 0.5)
    document.history.budget = 0
    slide(document, 1.0)
    assert names(document) == ["Morph 1.0"]
    assert not document.is_modified
    document.undo()
    assert (weight(document), document.is_modified) == (0.5, False)
    rename(document, "乙")
    assert document.is_modified
    document.undo()
    assert not document.is_modified


def test_the_budget_forgets_no_edit_that_can_be_redone(document: Document) -> None:
    rename(document, "甲")
    rename(document, "乙")
    document.go_to(0)
    document.history.budget = 0
    slide(document, 0.5)
    assert names(document) == ["Morph 0.5", "Rename 甲", "Rename 乙"]


class Walk:
    """Random edits, poses, and ways through the history; what is seen at a place must be what was seen there before."""

    def __init__(self, document: Document, seed: int) -> None:
        self.document = document
        self.random = random.Random(seed)
        self.seen: list[State | None] = [self._state()]  # at each position, None where it is not known yet

    def _state(self) -> State:
        document = self.document
        return fingerprint(document.model), document.posing.override(), document.is_modified

    def step(self) -> None:
        kinds = (self._edit, self._edit, self._pose, self._pose, self._pose_within_edit, self._go, self._go)
        self.random.choice(kinds)()

    def _note(self) -> None:
        """Hold the place where the document is against what was seen there before."""
        history = self.document.history
        assert history.nbytes == sum(step.nbytes for step in history.steps)
        self.seen += [None] * (len(history.steps) + 1 - len(self.seen))
        known, now = self.seen[history.position], self._state()
        if known is not None:
            assert known[0] == now[0]
            assert known[1].same_as(now[1])
            assert known[2] == now[2]
        self.seen[history.position] = now

    def _edit(self) -> None:
        del self.seen[self.document.history.position + 1 :]
        with self.document.edit("Edit") as edit:
            self._change(edit)
        self._note()

    def _change(self, edit: Edit) -> None:
        model, number = self.document.model, self.random.randrange(10**6)
        row = self.random.randrange(len(model.bones) + 1)
        match self.random.randrange(5):
            case 0:
                edit.insert(model.bones, row, [Bone(f"骨{number}")])
            case 1 if len(model.bones) > 1:
                edit.remove(model.bones, [row % len(model.bones)])
            case 2:
                edit.move(model.bones, [row % len(model.bones)], 0)
            case 3:
                edit.insert(model.morphs, 0, [Morph(f"形{number}")])
            case _:
                edit.set(model.bones, 0, "name", str(number))
        edit.set(model.info, 0, "comment", str(number))

    def _pose(self) -> None:
        posing, before = self.document.posing, self.document.history.position
        self._move()
        if self.document.history.position > before:
            del self.seen[before + 1 :]
        self._note()
        assert posing.state().same_as(posing.override())

    def _move(self) -> None:
        posing, model, value = self.document.posing, self.document.model, self.random.random()
        bone = self.random.randrange(len(model.bones))
        match self.random.randrange(5):
            case 0:
                posing.set_weights([self.random.randrange(len(model.morphs))], value)
            case 1:
                posing.set_ik([bone], value < 0.5)
            case 2:
                posing.reset_all()
            case _:
                posing.pose_bones([bone], offsets=(value, 0, 0), scales=(value, 1, 1))

    def _pose_within_edit(self) -> None:
        document, before = self.document, self.document.history.position
        edit = document.begin("Edit")
        for _ in range(4):
            if self.random.random() < 0.5:
                self._change(edit)
            else:
                self._move()
        self.random.choice((document.commit, document.cancel))()
        if document.history.position > before:
            del self.seen[before + 1 :]
        self._note()

    def _go(self) -> None:
        history = self.document.history
        ways = (self.document.undo, self.document.redo, lambda: self.document.go_to(self._place()))
        self.random.choice(ways)()
        assert history.position <= len(history.steps)
        self._note()

    def _place(self) -> int:
        return self.random.randrange(len(self.document.history.steps) + 1)


@pytest.mark.parametrize("seed", SEEDS)
def test_any_way_through_the_history_leads_to_what_was_there(document: Document, seed: int) -> None:
    walk = Walk(document, seed)
    for _ in range(60):
        walk.step()
    last = len(document.history.steps)
    document.go_to(last)
    walk._note()
    while document.history.can_undo:
        document.undo()
        walk._note()
    while document.history.can_redo:
        document.redo()
        walk._note()
    edits = [step for step in document.history.steps if step.is_edit]
    assert document.history.position == last
    assert document.is_modified == bool(edits)


def test_a_commit_returns_the_step_of_the_edit_also_where_a_pose_comes_after_it(document: Document) -> None:
    document.begin("Drag").set(document.model.bones, 0, "name", "乙")
    slide(document, 0.5)
    step = document.commit()
    assert names(document) == ["Drag", "Morph 0.5"]
    assert step is document.history.steps[0]
    assert document.commit() is None

"""PoseList: bones as list, tree and by display frame, in step with the model and with the pose."""

from __future__ import annotations

import random
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, Qt
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.model.bones import Bone, BoneFlags
from editor.model.frames import BoneItem
from editor.ui.models.marks import NameMode, Names
from editor.ui.models.row_lists import IK, Arrangement, PoseList
from editor.ui.models.row_tree import HELD, NAME, NUMBER, RowTree
from tests.model.random_models import random_model
from tests.operations.model_making import full_model
from tests.ui.models.watching import document_of, edit_at_random, failures, qt_tester

Tree = list[tuple[str, str, "Tree"]]
Role = Qt.ItemDataRole
CENTER, ARM, HAND, HAND_IK = range(4)


@pytest.fixture
def document(qapp: object) -> Document:
    return document_of(full_model())


@pytest.fixture
def model(document: Document) -> PoseList:
    return PoseList(document, document)


def tree(model: RowTree, parent: QModelIndex | None = None) -> Tree:
    """Names and numbers below an index, with what is below them."""
    above = parent or QModelIndex()
    indexes = [model.index(place, NAME, above) for place in range(model.rowCount(above))]
    return [(index.data(), index.siblingAtColumn(NUMBER).data(), tree(model, index)) for index in indexes]


def held(model: RowTree) -> list[int]:
    return [row for row in range(len(model.table)) if model.node_index(row, HELD).data()]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("arrangement", list(Arrangement))
@pytest.mark.parametrize("is_filtered", [False, True])
def test_it_follows_random_edits(
    qapp: object, qtlog: Any, seed: int, arrangement: Arrangement, is_filtered: bool
) -> None:
    rng = random.Random(seed)
    document = document_of(random_model(seed, 8))
    model = PoseList(document, arrangement=arrangement)
    if is_filtered:
        model.set_filter("a")
    kept = qt_tester(model)
    for _ in range(20):
        edit_at_random(document, rng)
        model.refresh()
        if not is_filtered:
            assert tree(model) == tree(PoseList(document, document, arrangement=arrangement))
    assert not failures(qtlog)
    assert kept


def test_as_a_list_in_the_order_of_the_model(model: PoseList) -> None:
    assert tree(model) == [("センター", "0", []), ("腕", "1", []), ("手", "2", []), ("手ＩＫ", "3", [])]
    assert model.depth() == 1


def test_as_a_tree_below_their_parents(model: PoseList, document: Document) -> None:
    model.arrange(Arrangement.TREE)
    assert tree(model) == [("センター", "0", [("腕", "1", [("手", "2", [])])]), ("手ＩＫ", "3", [])]
    assert model.depth() == 3
    with document.edit("edit") as edit:
        edit.set(document.model.bones, [HAND_IK], "parent", 2)
    assert model.node_index(HAND_IK).parent() == model.node_index(HAND)


def test_by_display_frame_in_the_order_of_the_frame(model: PoseList, document: Document) -> None:
    model.arrange(Arrangement.FRAMES)
    assert tree(model) == [
        ("Root", "1", [("センター", "0", [])]),
        ("腕", "2", [("手", "2", []), ("腕", "1", [])]),
        ("In no display frame", "1", [("手ＩＫ", "3", [])]),
    ]
    with document.edit("edit") as edit:
        edit.replace(document.model.frames, 2, "items", (BoneItem(HAND_IK), BoneItem(HAND), BoneItem(CENTER)))
    assert tree(model) == [
        ("Root", "1", [("センター", "0", [])]),
        ("腕", "2", [("手ＩＫ", "3", []), ("手", "2", [])]),
        ("In no display frame", "1", [("腕", "1", [])]),
    ]


def test_headings_cannot_be_selected(model: PoseList) -> None:
    model.arrange(Arrangement.FRAMES)
    heading = model.index(0, NAME)
    assert not heading.flags() & Qt.ItemFlag.ItemIsSelectable
    assert model.index(0, NAME, heading).flags() & Qt.ItemFlag.ItemIsSelectable


def test_names_in_the_language_that_is_wanted(document: Document) -> None:
    names = NameMode()
    model = PoseList(document, document, names, Arrangement.FRAMES)
    names.choose(Names.ENGLISH)
    assert tree(model)[1] == ("Arm", "2", [("hand", "2", []), ("arm", "1", [])])


def test_the_filter_leaves_out_headings_without_bones(model: PoseList) -> None:
    model.arrange(Arrangement.FRAMES)
    model.set_filter("hand")
    assert [name for name, _, _ in tree(model)] == ["腕", "In no display frame"]


def test_bones_held_by_hand_are_marked(model: PoseList, document: Document, qtbot: QtBot) -> None:
    document.posing.pose_bones([ARM], offsets=(1, 0, 0))
    document.posing.set_ik([HAND_IK], False)
    with qtbot.waitSignal(model.dataChanged):
        model.refresh()
    assert held(model) == [ARM, HAND_IK]
    tips = [model.node_index(row, HELD).data(Role.ToolTipRole) for row in (ARM, HAND_IK)]
    assert "Posed" in tips[0]
    assert "IK" in tips[1]
    document.posing.reset_bones([ARM])
    model.refresh()
    assert held(model) == [HAND_IK]


def test_nothing_is_told_while_nothing_changes(model: PoseList, document: Document, qtbot: QtBot) -> None:
    document.posing.pose_bones([ARM], offsets=(1, 0, 0))
    model.refresh()
    document.posing.pose_bones([ARM], offsets=(2, 0, 0))
    with qtbot.assertNotEmitted(model.dataChanged):
        model.refresh()


def test_marks_go_with_their_bones(model: PoseList, document: Document) -> None:
    document.posing.pose_bones([ARM], offsets=(1, 0, 0))
    with document.edit("edit") as edit:
        edit.insert(document.model.bones, 0, [Bone("a")])
    assert held(model) == [ARM + 1]
    document.undo()
    assert held(model) == [ARM]


def test_ik_switches(model: PoseList, document: Document) -> None:
    index = model.node_index(HAND_IK, IK)
    assert index.data(Role.CheckStateRole) == Qt.CheckState.Checked
    assert model.node_index(ARM, IK).data(Role.CheckStateRole) is None
    assert model.setData(index, Qt.CheckState.Unchecked.value, Role.CheckStateRole)
    assert index.data(Role.CheckStateRole) == Qt.CheckState.Unchecked
    assert not document.posing.current_pose().ik[HAND_IK]
    model.switch_ik([ARM, HAND_IK])
    assert document.posing.current_pose().ik[HAND_IK]
    assert not model.setData(model.node_index(ARM, IK), Qt.CheckState.Checked.value, Role.CheckStateRole)


def test_what_can_neither_move_nor_turn_is_grey(model: PoseList, document: Document) -> None:
    def is_grey(row: int) -> bool:
        return model.node_index(row).data(Role.ForegroundRole) is not None

    assert [is_grey(row) for row in range(4)] == [False, False, False, True]
    with document.edit("edit") as edit:
        edit.set(document.model.bones, [ARM], "flags", BoneFlags.ROTATABLE | BoneFlags.MOVABLE)
    assert is_grey(ARM)
    assert "neither" in model.node_index(ARM).data(Role.ToolTipRole)


def test_folded_nodes_keep_their_bones(model: PoseList, document: Document) -> None:
    model.folded = {ARM, HAND}
    with document.edit("edit") as edit:
        edit.insert(document.model.bones, 0, [Bone("a")])
        edit.remove(document.model.bones, [HAND + 1])
    assert model.folded == {ARM + 1}


def test_bones_that_deform_too_early_are_red_and_say_why(document: Document, model: PoseList, qtbot: QtBot) -> None:
    arm = model.node_index(ARM)
    told: list[int] = []
    model.dataChanged.connect(lambda first, last: told.extend(range(first.row(), last.row() + 1)))
    assert arm.data(Role.DecorationRole) is None
    with document.edit("edit") as edit:
        edit.set(document.model.bones, CENTER, "level", 2)  # of another row
    qtbot.waitUntil(lambda: ARM in told)
    assert arm.data(Role.ForegroundRole).color().red() > 150
    assert not arm.data(Role.DecorationRole).isNull()
    assert arm.data(Role.ToolTipRole).startswith("Deforms before its parent 0: センター.")

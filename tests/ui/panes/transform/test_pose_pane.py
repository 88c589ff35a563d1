"""PosePane: one selection with the document, numbers as MMD shows them, IK switches, and the ways back."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.math3d.rotations import quaternions_about_axes, quaternions_from_shown_euler
from editor.model.bones import Bone, BoneFlags, IkLink
from editor.model.model import Model
from editor.ui.models.marks import NameMode, Names
from editor.ui.models.row_lists import IK, Arrangement
from editor.ui.models.row_tree import NAME
from editor.ui.panes.transform.pose_pane import PosePane
from tests.ui.keyboard import show_active
from tests.ui.models.watching import document_of
from tests.ui.told_services import ToldServices

LEFT_BUTTON = Qt.MouseButton.LeftButton
NOTHING = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
FREE = BoneFlags.ROTATABLE | BoneFlags.MOVABLE | BoneFlags.OPERABLE | BoneFlags.VISIBLE
CENTER, LEFT, RIGHT, TWIST, DEAD, LEG_IK = range(6)


@pytest.fixture
def document(qapp: object) -> Document:
    model = Model()
    model.bones.records += [
        Bone("センター", "center", flags=FREE),
        Bone("左腕", "arm L", parent=CENTER),
        Bone("右腕", "arm R", parent=CENTER),
        Bone("左腕捩", parent=LEFT, flags=BoneFlags(0x1A) | BoneFlags.FIXED_AXIS, fixed_axis=(0, 3, 0)),
        Bone("先", parent=TWIST, flags=BoneFlags.VISIBLE),
        Bone("足ＩＫ", flags=FREE | BoneFlags.IK),
    ]
    return document_of(model)


@pytest.fixture
def pane(document: Document, qtbot: QtBot) -> PosePane:
    return shown(PosePane(document), qtbot)


def shown(pane: PosePane, qtbot: QtBot) -> PosePane:
    qtbot.addWidget(pane)
    pane.resize(320, 600)
    show_active(pane, qtbot)
    return pane


def click(pane: PosePane, row: int, modifiers: Qt.KeyboardModifier = NOTHING, column: int = NAME) -> None:
    at = pane.view.visualRect(pane.model.node_index(row, column)).center()
    QTest.mouseClick(pane.view.viewport(), LEFT_BUTTON, modifiers, at)


def marked(pane: PosePane) -> list[int]:
    return sorted(pane.model.node(index) for index in pane.view.selectionModel().selectedRows())


def lines(pane: PosePane, channel: int) -> list[QLineEdit]:
    """The entries of the translation (0), of the rotation (1), of the turn about an axis (2)."""
    return pane.numbers.bindings[channel].editor.findChildren(QLineEdit)


def texts(pane: PosePane, channel: int) -> list[str]:
    return [line.text() or line.placeholderText() for line in lines(pane, channel)]


def enter(line: QLineEdit, text: str) -> None:
    line.selectAll()
    QTest.keyClicks(line, text)
    QTest.keyClick(line, Qt.Key.Key_Return)


def rotation(document: Document, row: int) -> list[float]:
    return document.posing.current_pose().rotations[row].tolist()


def select(document: Document, pane: PosePane, *rows: int) -> None:
    document.selection.select("bones", rows)
    pane.refresh()


def test_the_numbers_say_what_else_moves_the_bone_while_it_does(document: Document, pane: PosePane) -> None:
    with document.edit("IK") as edit:
        edit.set(document.model.bones, LEG_IK, "ik_links", [(IkLink(LEFT),)])
        edit.set(document.model.bones, LEG_IK, "ik_target", RIGHT)
    select(document, pane, LEFT)
    assert pane.numbers.title.text() == "1: 左腕 · IK bone 足ＩＫ turns it"
    document.posing.set_ik([LEG_IK], False)
    pane.refresh()
    assert "IK" not in pane.numbers.title.text()


# -- one selection ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("arrangement", list(Arrangement))
def test_clicked_bones_are_selected_and_their_table_becomes_active(
    document: Document, pane: PosePane, arrangement: Arrangement
) -> None:
    pane.arrange(arrangement)
    click(pane, LEFT)
    assert document.selection.active_table == "bones"
    assert document.selection.rows("bones").tolist() == [LEFT]
    assert document.selection.current("bones") == LEFT
    click(pane, LEG_IK, CONTROL)
    assert document.selection.rows("bones").tolist() == [LEFT, LEG_IK]


@pytest.mark.parametrize("arrangement", list(Arrangement))
def test_what_is_selected_elsewhere_is_marked_and_stays_so(
    document: Document, pane: PosePane, arrangement: Arrangement
) -> None:
    document.selection.select("bones", [LEFT, TWIST])
    pane.arrange(arrangement)
    assert marked(pane) == [LEFT, TWIST]
    with document.edit("edit") as edit:
        edit.insert(document.model.bones, 0, [Bone("a")])
    assert marked(pane) == [LEFT + 1, TWIST + 1]
    document.undo()
    assert marked(pane) == [LEFT, TWIST]
    assert document.selection.rows("bones").tolist() == [LEFT, TWIST]


def test_filtering_loses_no_selection(document: Document, pane: PosePane, qtbot: QtBot) -> None:
    document.selection.select("bones", [LEFT, TWIST])
    pane.filter_box.insert("捩")
    qtbot.waitUntil(lambda: pane.model.rowCount() == 1)
    assert marked(pane) == [TWIST]
    assert document.selection.rows("bones").tolist() == [LEFT, TWIST]
    QTest.keyClick(pane.filter_box, Qt.Key.Key_Escape)
    assert marked(pane) == [LEFT, TWIST]


def test_a_click_on_a_heading_folds_and_leaves_the_selection(document: Document, pane: PosePane) -> None:
    pane.arrange(Arrangement.FRAMES)
    click(pane, LEFT)
    heading = pane.model.index(0, NAME)
    QTest.mouseClick(pane.view.viewport(), LEFT_BUTTON, NOTHING, pane.view.visualRect(heading).center())
    assert not pane.view.isExpanded(heading)
    assert document.selection.rows("bones").tolist() == [LEFT]
    pane.arrange(Arrangement.LIST)
    pane.arrange(Arrangement.FRAMES)
    assert not pane.view.isExpanded(pane.model.index(0, NAME))


def test_what_is_folded_stays_so_when_bones_come(document: Document, pane: PosePane) -> None:
    pane.arrange(Arrangement.TREE)
    pane.view.collapse(pane.model.node_index(LEFT))
    with document.edit("edit") as edit:
        edit.insert(document.model.bones, 0, [Bone("a")])
    assert not pane.view.isExpanded(pane.model.node_index(LEFT + 1))
    assert pane.view.isExpanded(pane.model.node_index(CENTER + 1))


def test_the_arrangement_is_remembered(document: Document, pane: PosePane, qtbot: QtBot) -> None:
    QTest.mouseClick(pane.arrangements[Arrangement.TREE], LEFT_BUTTON)
    assert pane.model.arrangement is Arrangement.TREE
    again = shown(PosePane(document), qtbot)
    assert again.model.arrangement is Arrangement.TREE
    assert again.arrangements[Arrangement.TREE].isChecked()


def test_a_setting_that_means_nothing_is_a_list(document: Document, qtbot: QtBot) -> None:
    QSettings().setValue("pose/arrangement", "pile")
    assert shown(PosePane(document), qtbot).model.arrangement is Arrangement.LIST


def test_a_double_click_frames_the_bone(pane: PosePane, qtbot: QtBot) -> None:
    at = pane.view.visualRect(pane.model.node_index(TWIST)).center()
    pane.services = told = ToldServices()
    QTest.mouseDClick(pane.view.viewport(), LEFT_BUTTON, NOTHING, at)
    assert told.framed == [("bones", [TWIST])]


# -- numbers ----------------------------------------------------------------------------------------------------------


def test_only_what_a_bone_may_do_can_be_edited(document: Document, pane: PosePane) -> None:
    def enabled() -> list[bool]:
        return [binding.editor.isEnabled() for binding in pane.numbers.bindings]

    def visible() -> list[bool]:
        return [binding.editor.isVisible() for binding in pane.numbers.bindings]

    expected = {
        (CENTER,): ([True, True, False, True], [True, True, False, True]),
        (LEFT,): ([False, True, False, True], [True, True, False, True]),
        (TWIST,): ([False, False, True, True], [True, False, True, True]),
        (DEAD,): ([False, False, False, False], [True, True, False, True]),
        (LEFT, TWIST): ([False, True, True, True], [True, True, True, True]),
        (): ([False, False, False, False], [True, True, False, True]),
    }
    for rows, (may, is_there) in expected.items():
        document.selection.set_current("bones", -1)
        select(document, pane, *rows)
        assert (enabled(), visible()) == (may, is_there), rows


def test_an_axis_of_no_length_holds_the_bone_still(document: Document, pane: PosePane) -> None:
    with document.edit("edit") as edit:
        edit.set(document.model.bones, [TWIST], "fixed_axis", (0, 0, 0))
    select(document, pane, TWIST)
    assert not any(binding.editor.isEnabled() for binding in pane.numbers.bindings[:3])


def test_the_title_says_which_bones(document: Document, pane: PosePane) -> None:
    titles = []
    for rows in ([LEFT], [LEFT, RIGHT], []):
        document.selection.select("bones", rows)
        pane.refresh()
        titles.append(pane.numbers.title.text())
    assert titles == ["1: 左腕", "Bones: 2", "No bone selected"]


def test_numbers_in_the_language_of_the_names(document: Document, qtbot: QtBot) -> None:
    names = NameMode()
    pane = shown(PosePane(document, names), qtbot)
    select(document, pane, LEFT)
    names.choose(Names.ENGLISH)
    qtbot.waitUntil(lambda: pane.numbers.title.text() == "1: arm L")


def test_angles_are_typed_as_mmd_shows_them(document: Document, pane: PosePane) -> None:
    select(document, pane, LEFT)
    for line, text in zip(lines(pane, 1), ("20", "30", "-40"), strict=True):
        enter(line, text)
    np.testing.assert_allclose(
        rotation(document, LEFT), quaternions_from_shown_euler(np.radians([(20, 30, -40)]))[0], atol=1e-12
    )
    pane.refresh()
    assert texts(pane, 1) == ["20°", "30°", "-40°"]
    assert document.posing.overridden_bones.tolist() == [False, True, False, False, False, False]


def test_typed_angles_stay_what_was_typed(document: Document, pane: PosePane) -> None:
    select(document, pane, LEFT)
    enter(lines(pane, 1)[0], "100")
    enter(lines(pane, 1)[1], "270")
    pane.refresh()
    assert texts(pane, 1) == ["100°", "270°", "0°"]
    document.posing.pose_bones([LEFT], rotations=quaternions_from_shown_euler(np.radians([(10, 20, 30)]))[0])
    pane.refresh()
    assert texts(pane, 1) == ["10°", "20°", "30°"]


def test_several_bones_show_where_they_differ_and_change_only_what_is_typed(document: Document, pane: PosePane) -> None:
    rotations = quaternions_from_shown_euler(np.radians([(10, 5, 0), (20, 5, 0)]))
    document.posing.pose_bones([LEFT, RIGHT], rotations=rotations)
    select(document, pane, LEFT, RIGHT)
    assert texts(pane, 1) == ["mixed", "5°", "0°"]
    enter(lines(pane, 1)[2], "7")
    enter(lines(pane, 1)[0], "*2")
    expected = quaternions_from_shown_euler(np.radians([(20, 5, 7), (40, 5, 7)]))
    np.testing.assert_allclose(document.posing.current_pose().rotations[[LEFT, RIGHT]], expected, atol=1e-9)


def test_a_fixed_axis_has_one_angle(document: Document, pane: PosePane) -> None:
    select(document, pane, TWIST)
    enter(lines(pane, 2)[0], "-200")
    expected = quaternions_about_axes([(0, 1, 0)], np.radians([-200]))[0]
    np.testing.assert_allclose(rotation(document, TWIST), expected, atol=1e-12)
    pane.refresh()
    assert texts(pane, 2) == ["-200°"]
    document.posing.pose_bones([TWIST], rotations=quaternions_about_axes([(0, 1, 0)], [0.5])[0])
    pane.refresh()
    assert texts(pane, 2) == ["28.648°"]


def test_typed_translation_moves_the_bones_that_may(document: Document, pane: PosePane) -> None:
    select(document, pane, CENTER, LEFT)
    enter(lines(pane, 0)[1], "1+2/4")
    assert document.posing.current_pose().offsets[:3].tolist() == [[0, 1.5, 0], [0, 0, 0], [0, 0, 0]]
    assert not document.posing.overridden_bones[LEFT]


def test_each_entry_is_a_step_that_can_be_taken_back(document: Document, pane: PosePane) -> None:
    select(document, pane, CENTER)
    enter(lines(pane, 0)[0], "1")
    enter(lines(pane, 0)[0], "2")
    document.undo()
    pane.refresh()
    assert texts(pane, 0)[0] == "1"
    assert document.history.undo_name == f"Pose: Translation of {document.model.bones[CENTER].name}"
    assert not document.history.edit_name


def test_a_drag_is_one_step_and_can_be_taken_back(document: Document, pane: PosePane) -> None:
    select(document, pane, LEFT)
    editor = pane.numbers.bindings[1].editor
    for steps in (10, 80):
        editor.lines[0].nudge(steps)
        pane.refresh()
    assert texts(pane, 1) == ["90°", "0°", "0°"]
    editor.lines[0].nudge(5)
    pane.refresh()
    assert texts(pane, 1) == ["95°", "0°", "0°"]
    editor.stop()
    document.undo()
    assert rotation(document, LEFT) == [0, 0, 0, 1]
    assert not document.history.can_undo
    editor.lines[1].nudge(30)
    editor.stop(keep=False)
    assert rotation(document, LEFT) == [0, 0, 0, 1]
    assert not document.history.can_undo


def test_a_drag_ends_when_its_pose_is_taken_back(document: Document, pane: PosePane) -> None:
    select(document, pane, LEFT)
    editor = pane.numbers.bindings[1].editor
    editor.lines[0].nudge(10)
    document.undo()
    editor.lines[0].nudge(10)
    assert rotation(document, LEFT) == [0, 0, 0, 1]
    assert not document.posing.is_open


def test_what_is_being_typed_stays_until_other_bones_are_selected(document: Document, pane: PosePane) -> None:
    select(document, pane, LEFT)
    QTest.keyClicks(lines(pane, 1)[0], "4")
    document.posing.pose_bones([LEFT], rotations=quaternions_from_shown_euler([(1, 0, 0)])[0])
    pane.refresh()
    assert "4" in lines(pane, 1)[0].text()
    assert lines(pane, 1)[0].isModified()
    select(document, pane, RIGHT)
    assert texts(pane, 1) == ["0°", "0°", "0°"]
    assert rotation(document, RIGHT) == [0, 0, 0, 1]


def mark_by_keys(line: QLineEdit) -> None:
    QTest.keySequence(line, QKeySequence(QKeySequence.StandardKey.SelectAll))


def mark_by_three_clicks(line: QLineEdit) -> None:
    QTest.mouseDClick(line, LEFT_BUTTON)
    QTest.mouseClick(line, LEFT_BUTTON)


def mark_by_two_clicks(line: QLineEdit) -> None:
    QTest.mouseDClick(line, LEFT_BUTTON, pos=QPoint(line.width() - 16, line.height() // 2))


def turn(document: Document, row: int, degrees: float) -> None:
    document.posing.pose_bones([row], rotations=quaternions_from_shown_euler(np.radians([(degrees, 0, 0)]))[0])


@pytest.mark.parametrize("mark", [mark_by_keys, mark_by_three_clicks, mark_by_two_clicks])
def test_marked_numbers_are_typed_over_while_the_bones_move(
    document: Document, pane: PosePane, qtbot: QtBot, mark: Callable[[QLineEdit], None]
) -> None:
    select(document, pane, LEFT)
    turn(document, LEFT, 8)
    line = lines(pane, 1)[0]
    qtbot.waitUntil(lambda: line.text() == "8°")
    QTest.mouseClick(line, LEFT_BUTTON)
    mark(line)
    for degrees in (20, 121.5):
        turn(document, LEFT, degrees)
        QTest.qWait(5)  # the pane follows once a turn of the event loop
    QTest.keyClicks(line, "12")
    turn(document, LEFT, 40)
    QTest.keyClick(line, Qt.Key.Key_Return)
    (expected,) = quaternions_from_shown_euler(np.radians([(12, 0, 0)]))
    np.testing.assert_allclose(rotation(document, LEFT), expected, atol=1e-7)


def test_the_cursor_stays_in_a_number_that_moves(document: Document, pane: PosePane, qtbot: QtBot) -> None:
    select(document, pane, LEFT)
    line = lines(pane, 1)[0]
    QTest.mouseClick(line, LEFT_BUTTON)
    QTest.keyClick(line, Qt.Key.Key_End)
    turn(document, LEFT, 5)
    qtbot.waitUntil(lambda: line.text() == "5°")
    assert line.cursorPosition() == len("5°")


def test_what_is_no_longer_marked_goes_on_with_the_bones(document: Document, pane: PosePane) -> None:
    select(document, pane, LEFT, RIGHT)
    turn(document, LEFT, -8)
    turn(document, RIGHT, 70)
    select(document, pane, LEFT)
    line = lines(pane, 1)[0]
    mark_by_two_clicks(line)
    turn(document, LEFT, 20)
    pane.refresh()
    assert (line.text(), line.selectedText()) == ("-8°", "8°")
    QTest.keyClick(line, Qt.Key.Key_Home)
    assert line.text() == "20°"
    mark_by_two_clicks(line)
    select(document, pane, RIGHT)
    assert line.text() == "70°"


def test_typing_ends_when_the_bones_are_renumbered(document: Document, pane: PosePane) -> None:
    select(document, pane, LEFT)
    QTest.keyClicks(lines(pane, 1)[0], "4")
    with document.edit("edit") as edit:
        edit.insert(document.model.bones, 0, [Bone("a")])
    pane.refresh()
    assert texts(pane, 1) == ["0°", "0°", "0°"]
    enter(lines(pane, 1)[0], "30")
    assert document.posing.overridden_bones.nonzero()[0].tolist() == [LEFT + 1]


def test_what_has_no_finite_result_is_refused(document: Document, pane: PosePane) -> None:
    select(document, pane, CENTER, LEG_IK)
    document.posing.pose_bones([CENTER], offsets=(1, 0, 0))
    pane.refresh()
    enter(lines(pane, 0)[0], "1/x")
    assert document.posing.current_pose().offsets[[CENTER, LEG_IK], 0].tolist() == [1, 0]


# -- buttons, menu, keys ----------------------------------------------------------------------------------------------


def test_reset_of_the_selected_and_of_all(document: Document, pane: PosePane) -> None:
    posing = document.posing
    posing.pose_bones([LEFT, RIGHT], rotations=(0, 0, 1, 0))
    posing.set_ik([LEG_IK], False)
    select(document, pane, LEFT)
    pane.reset.trigger()
    assert posing.overridden_bones.nonzero()[0].tolist() == [RIGHT]
    pane.refresh()
    assert not pane.reset.isEnabled()
    pane.reset_all.trigger()
    pane.refresh()
    assert not posing.overridden_bones.any()
    assert posing.current_pose().ik.all()
    assert not pane.reset_all.isEnabled()
    document.undo()
    assert posing.overridden_bones.nonzero()[0].tolist() == [RIGHT]


def test_mirror(document: Document, pane: PosePane) -> None:
    document.posing.pose_bones([LEFT], rotations=quaternions_from_shown_euler([(0.1, 0.2, 0.3)])[0])
    select(document, pane, LEFT)
    pane.mirror_selected.trigger()
    expected = quaternions_from_shown_euler([(0.1, -0.2, -0.3)])[0]
    np.testing.assert_allclose(rotation(document, RIGHT), expected, atol=1e-12)
    np.testing.assert_allclose(rotation(document, LEFT), expected * (1, -1, -1, 1), atol=1e-12)
    document.posing.reset_bones([LEFT])
    pane.mirror.trigger()
    np.testing.assert_allclose(rotation(document, LEFT), expected * (1, -1, -1, 1), atol=1e-12)
    assert rotation(document, RIGHT) == [0, 0, 0, 1]


def test_select_children(document: Document, pane: PosePane) -> None:
    select(document, pane, LEFT)
    pane.select_children.trigger()
    assert document.selection.rows("bones").tolist() == [LEFT, TWIST, DEAD]


def test_the_menu_is_about_the_selected_bones(
    document: Document, pane: PosePane, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[list[str]] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, _: opened.append([a.text() for a in menu.actions() if a.text()]))
    pane.view.customContextMenuRequested.emit(QPoint(5, 5))
    assert opened == [["Reset", "Mirror selected", "Select children", "Reset all", "Mirror", "Frame in the view"]]


def test_a_click_and_the_space_bar_switch_ik(document: Document, pane: PosePane) -> None:
    click(pane, LEG_IK, column=IK)
    box = pane.view.visualRect(pane.model.node_index(LEG_IK, IK))
    QTest.mouseClick(pane.view.viewport(), LEFT_BUTTON, NOTHING, QPoint(box.left() + 10, box.center().y()))
    switched = not document.posing.current_pose().ik[LEG_IK]
    select(document, pane, LEG_IK)
    QTest.keyClick(pane.view, Qt.Key.Key_Space)
    assert document.posing.current_pose().ik[LEG_IK] == switched


# -- staying live -----------------------------------------------------------------------------------------------------


def test_it_follows_the_pose_once_a_turn_and_not_while_hidden(
    document: Document, pane: PosePane, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    select(document, pane, LEFT)
    document.posing.pose_bones([LEFT], rotations=quaternions_from_shown_euler(np.radians([(10, 0, 0)]))[0])
    qtbot.waitUntil(lambda: texts(pane, 1)[0] == "10°")
    pane.hide()
    document.posing.pose_bones([LEFT], rotations=quaternions_from_shown_euler(np.radians([(20, 0, 0)]))[0])
    qtbot.wait(10)
    assert texts(pane, 1)[0] == "10°"
    pane.show()
    qtbot.waitUntil(lambda: texts(pane, 1)[0] == "20°")


def test_what_has_no_other_side_is_told(document: Document, pane: PosePane) -> None:
    told: list[str] = []
    document.status_message.connect(told.append)
    document.posing.pose_bones([TWIST, RIGHT], rotations=quaternions_from_shown_euler([(0.1, 0.2, 0.3)])[0])
    select(document, pane, TWIST)
    pane.mirror_selected.trigger()
    assert told == ["The other side is not there: 左腕捩"]
    pane.mirror.trigger()
    assert told[1:] == told[:1]
    assert rotation(document, LEFT) != [0, 0, 0, 1]

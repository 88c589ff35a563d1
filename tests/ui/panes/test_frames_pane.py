"""The pane of display frames: drops, buttons, keys, marks and menus, by the events of a user."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence

import pytest
from PySide6.QtCore import QMimeData, QModelIndex, QPoint, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QToolButton
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.formats import Content
from editor.model.bones import Bone, BoneFlags
from editor.model.fields import NONE
from editor.model.frames import BoneItem, DisplayFrame, FrameItem, MorphItem, special_frames
from editor.model.model import Model
from editor.model.morphs import Morph, Panel
from editor.operations.frames.frame_entries import FrameEntry
from editor.ui.panes.frame_views import ItemsView
from editor.ui.panes.frames_pane import FramesPane
from tests.ui.dragging import drag
from tests.ui.keyboard import show_active
from tests.ui.told_services import ToldServices

LEFT, MOVE = Qt.MouseButton.LeftButton, Qt.DropAction.MoveAction
Plain, Control, Shift = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
ROOT, FACIAL, ARM, LEG = range(4)  # rows of frames


def model_with_frames() -> Model:
    """Ten bones, of which 7 and 8 are in no frame and 9 is hidden; three morphs, of which 1 is in none and 2 hidden."""
    model = Model()
    model.bones.records[:] = [Bone(f"骨{row}", f"bone{row}") for row in range(9)]
    model.bones.records.append(Bone("隠し", flags=BoneFlags.ROTATABLE))
    model.morphs.records[:] = [Morph("あ"), Morph("い"), Morph("う", panel=Panel.HIDDEN)]
    arm = DisplayFrame("腕", "Arms", items=tuple(map(BoneItem, (1, 2, 3))))
    leg = DisplayFrame("足", "Legs", items=tuple(map(BoneItem, (4, 5, 6))))
    model.frames.records[:] = [*special_frames((BoneItem(0),), (MorphItem(0),)), arm, leg]
    return model


@pytest.fixture
def document(qapp: QApplication) -> Document:
    return Document(Content(model_with_frames()))


@pytest.fixture
def pane(document: Document, qtbot: QtBot) -> FramesPane:
    pane = FramesPane(document)
    qtbot.addWidget(pane)
    pane.resize(340, 620)
    show_active(pane, qtbot)
    return pane


def items(document: Document, row: int) -> list[int]:
    return [_number(item) for item in document.model.frames[row].items]


def _number(item: FrameItem) -> int:
    return item.bone if isinstance(item, BoneItem) else item.morph


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def at(pane: FramesPane, entry: FrameEntry, across: float = 0.5) -> QPoint:
    """The point of a row of the tree, so far down it."""
    index = pane.tree.frame_index(entry[0]) if entry[1] == NONE else pane.tree.item_index(entry)
    rect = pane.tree_view.visualRect(index)
    return QPoint(rect.left() + 30, rect.top() + round(across * (rect.height() - 1)))


def click(pane: FramesPane, entry: FrameEntry, modifiers: Qt.KeyboardModifier = Plain) -> None:
    QTest.mouseClick(pane.tree_view.viewport(), LEFT, modifiers, at(pane, entry))


def click_unlisted(pane: FramesPane, row: int, modifiers: Qt.KeyboardModifier = Plain) -> None:
    rect = pane.unlisted_view.visualRect(pane.unlisted.index(row, 0))
    QTest.mouseClick(pane.unlisted_view.viewport(), LEFT, modifiers, rect.center())


def dragged(view: ItemsView) -> QMimeData:
    """What the view drags: its selected rows."""
    return view.model().mimeData(view.selectionModel().selectedIndexes())


def drop(view: ItemsView, mime: QMimeData, point: QPoint) -> bool:
    """Drag something over a view, and drop it at a point; whether the view takes it."""
    both = MOVE | Qt.DropAction.CopyAction
    enter = QDragEnterEvent(point, both, mime, LEFT, Plain)
    over = QDragMoveEvent(point, both, mime, LEFT, Plain)
    end = QDropEvent(point.toPointF(), both, mime, LEFT, Plain)
    for event in (enter, over):
        QApplication.sendEvent(view.viewport(), event)
    if over.isAccepted():
        QApplication.sendEvent(view.viewport(), end)
    settle()
    return over.isAccepted()


def press_button(pane: FramesPane, text: str) -> None:
    QApplication.processEvents()  # buttons show each turn of the event loop what can be done
    buttons = [button for button in pane.findChildren(QToolButton) if button.defaultAction() is not None]
    QTest.mouseClick(next(button for button in buttons if button.defaultAction().text().rstrip("…") == text), LEFT)
    settle()


def rows_mime(document: Document, table: str, rows: Sequence[int]) -> QMimeData:
    """What the outline and the tables drag."""
    content = {"process": os.getpid(), "document": id(document), "table": table, "rows": list(rows)}
    mime = QMimeData()
    mime.setData("application/x-katachi-rows", json.dumps(content).encode())
    return mime


def test_items_are_dragged_between_frames_in_one_step(pane: FramesPane, document: Document) -> None:
    click(pane, (ARM, 0))
    click(pane, (ARM, 2), Control)
    click(pane, (LEG, 0), Control)
    steps = document.history.position
    assert drop(pane.tree_view, dragged(pane.tree_view), at(pane, (LEG, 1), 0.95))  # behind the second
    assert items(document, ARM) == [2]
    assert items(document, LEG) == [5, 1, 3, 4, 6]
    assert document.history.position == steps + 1
    assert pane.tree_view.chosen_items() == [(LEG, 1), (LEG, 2), (LEG, 3)]
    document.undo()
    settle()
    assert (items(document, ARM), items(document, LEG)) == ([1, 2, 3], [4, 5, 6])


def test_a_mouse_drags_from_the_list_into_a_frame(pane: FramesPane, document: Document, qtbot: QtBot) -> None:
    """From the press to the release, by the system's own drag."""
    click_unlisted(pane, 1)
    start = pane.unlisted_view.visualRect(pane.unlisted.index(1, 0)).center()
    drag(pane.unlisted_view.viewport(), start, pane.tree_view.viewport(), at(pane, (ARM, 1), 0.05))
    qtbot.waitUntil(lambda: items(document, ARM) == [1, 8, 2, 3])
    assert pane.tree_view.chosen_items() == [(ARM, 1)]


def test_items_change_their_order_by_a_drag(pane: FramesPane, document: Document) -> None:
    click(pane, (ARM, 2))
    assert drop(pane.tree_view, dragged(pane.tree_view), at(pane, (ARM, 0), 0.05))
    assert items(document, ARM) == [3, 1, 2]


def test_what_is_in_no_frame_is_listed_and_dragged_onto_one(pane: FramesPane, document: Document) -> None:
    assert pane.unlisted.rows == [("bones", 7), ("bones", 8), ("morphs", 1)]
    assert pane.missing.text() == "In no display frame: Bones 2 · Morphs 1"
    click_unlisted(pane, 0)
    click_unlisted(pane, 2, Shift)
    assert drop(pane.tree_view, dragged(pane.unlisted_view), at(pane, (LEG, NONE)))
    assert document.model.frames[LEG].items == (*map(BoneItem, (4, 5, 6, 7, 8)), MorphItem(1))
    assert not pane.unlisted.rows
    assert pane.missing.text() == "All visible bones and morphs are in display frames"


def test_items_that_are_dragged_to_the_list_leave_their_frames(pane: FramesPane, document: Document) -> None:
    click(pane, (LEG, 1))
    assert drop(pane.unlisted_view, dragged(pane.tree_view), QPoint(40, 100))
    assert items(document, LEG) == [4, 6]
    assert pane.unlisted.rows[0] == ("bones", 5)
    assert not drop(pane.unlisted_view, dragged(pane.unlisted_view), QPoint(40, 100))


def test_rows_of_the_outline_are_dropped_on_a_frame(pane: FramesPane, document: Document) -> None:
    assert drop(pane.tree_view, rows_mime(document, "bones", [7, 1]), at(pane, (LEG, NONE)))
    assert items(document, ARM) == [2, 3]
    assert items(document, LEG) == [4, 5, 6, 7, 1]
    other = Document(Content(model_with_frames()))
    token = QMimeData()
    token.setData("application/x-katachi-rows", b"12 34")  # of the clipboard
    for mime in (rows_mime(document, "materials", [0]), rows_mime(other, "bones", [8]), token):
        assert not drop(pane.tree_view, mime, at(pane, (LEG, NONE)))
    assert items(document, LEG) == [4, 5, 6, 7, 1]


def test_frames_are_dragged_but_not_before_the_special_ones(pane: FramesPane, document: Document) -> None:
    click(pane, (LEG, NONE))
    assert drop(pane.tree_view, dragged(pane.tree_view), at(pane, (FACIAL, NONE)))
    assert [frame.name for frame in document.model.frames] == ["Root", "表情", "足", "腕"]
    told: list[str] = []
    document.status_message.connect(told.append)
    click(pane, (FACIAL, NONE))
    assert drop(pane.tree_view, dragged(pane.tree_view), at(pane, (3, NONE)))
    assert [frame.name for frame in document.model.frames] == ["Root", "表情", "足", "腕"]
    assert "cannot be moved" in told[-1]


def test_the_special_frames_can_neither_go_nor_be_renamed(pane: FramesPane, document: Document) -> None:
    told: list[str] = []
    document.status_message.connect(told.append)
    click(pane, (ROOT, NONE))
    press_button(pane, "Remove")
    assert "neither be deleted nor renamed" in told[-1]
    type_name(pane, "Wurzel")
    assert len(told) == 2
    assert [frame.name for frame in document.model.frames] == ["Root", "表情", "腕", "足"]
    assert not document.history.position


def type_name(pane: FramesPane, text: str) -> None:
    """Rename the current frame, by keys."""
    QTest.keyClick(pane.tree_view, Qt.Key.Key_F2)
    editor = pane.tree_view.viewport().findChild(QLineEdit)
    assert editor is not None
    editor.selectAll()
    QTest.keyClicks(editor, text)
    QTest.keyClick(editor, Qt.Key.Key_Return)
    settle()


def test_frames_are_made_renamed_and_deleted(pane: FramesPane, document: Document) -> None:
    click(pane, (ARM, 1))
    press_button(pane, "New")
    editor = pane.tree_view.viewport().findChild(QLineEdit)
    assert editor is not None
    QTest.keyClicks(editor, "hand")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    settle()
    assert [frame.name for frame in document.model.frames] == ["Root", "表情", "腕", "hand", "足"]
    type_name(pane, "foot")
    assert document.model.frames[3].name == "foot"
    told: list[str] = []
    document.status_message.connect(told.append)
    press_button(pane, "Remove")
    assert [frame.name for frame in document.model.frames] == ["Root", "表情", "腕", "足"]
    assert told == ["foot deleted"], "as the window's Delete says"
    assert document.history.undo_name == "Delete display frame: foot"


def test_items_are_taken_out_and_ordered_by_buttons(pane: FramesPane, document: Document) -> None:
    assert not pane.list["frames.remove"].isEnabled()
    click(pane, (ARM, 0))
    click(pane, (LEG, 2), Control)
    press_button(pane, "Move down")
    assert (items(document, ARM), items(document, LEG)) == ([2, 1, 3], [4, 5, 6])
    press_button(pane, "Move up")
    assert (items(document, ARM), items(document, LEG)) == ([1, 2, 3], [4, 6, 5])
    press_button(pane, "Remove")
    assert (items(document, ARM), items(document, LEG)) == ([2, 3], [4, 5])


def test_what_is_selected_in_the_model_is_added(pane: FramesPane, document: Document) -> None:
    assert not pane.list["frames.add-selected"].isEnabled()
    document.selection.select("bones", [8, 4])
    document.selection.set_active_table("bones")
    click(pane, (ARM, 0))
    press_button(pane, "Add selected")
    assert items(document, ARM) == [1, 4, 8, 2, 3]
    assert items(document, LEG) == [5, 6]


def test_what_is_highlighted_below_is_added_and_not_what_was_selected_before(
    pane: FramesPane, document: Document
) -> None:
    document.selection.select("bones", [4])
    document.selection.set_active_table("bones")
    click(pane, (ARM, NONE))
    assert pane.list["frames.add-selected"].toolTip() == "Put 骨4 into 腕"
    click_unlisted(pane, 0)
    assert pane.list["frames.add-selected"].toolTip() == "Put 骨7 into 腕"
    press_button(pane, "Add selected")
    assert (items(document, ARM), items(document, LEG)) == ([1, 2, 3, 7], [4, 5, 6])
    assert document.history.undo_name == "Put 骨7 into 腕"


def test_nothing_is_added_without_a_frame_or_a_selection_and_the_button_says_why(
    pane: FramesPane, document: Document
) -> None:
    pane.tree_view.setCurrentIndex(QModelIndex())
    assert not pane.list["frames.add-selected"].isEnabled()
    assert "Choose the display frame" in pane.list["frames.add-selected"].toolTip()
    document.selection.select("bones", [4])
    document.selection.set_active_table("frames")
    click(pane, (ARM, NONE))
    assert not pane.list["frames.add-selected"].isEnabled()
    assert "No bone or morph is selected" in pane.list["frames.add-selected"].toolTip()


@pytest.mark.parametrize("frame", [ARM, LEG])
def test_a_double_can_be_moved_here(pane: FramesPane, document: Document, frame: int) -> None:
    with document.edit("test") as edit:
        edit.replace(document.model.frames, LEG, "items", (BoneItem(4), BoneItem(2), BoneItem(5)))
    settle()
    assert pane.faults.text() == "Problems in MMD: 1"
    assert not pane.double.isVisible()
    click(pane, (frame, 1))
    assert pane.double.isVisible()
    assert "骨2" in pane.list["frames.move-here"].toolTip()
    press_button(pane, "Move here")
    here = {ARM: ([1, 2, 3], [4, 5]), LEG: ([1, 3], [4, 2, 5])}
    assert (items(document, ARM), items(document, LEG)) == here[frame]
    assert not pane.faults.isVisible()
    assert not pane.double.isVisible()


def test_return_and_double_click_go_to_what_an_item_is_about(pane: FramesPane, qtbot: QtBot) -> None:
    click(pane, (ARM, 1))
    pane.services = told = ToldServices()
    QTest.mouseDClick(pane.tree_view.viewport(), LEFT, Plain, at(pane, (ARM, 1)))
    assert told.framed == [("bones", [2])]
    assert pane.document.selection.active_table == "bones"
    click_unlisted(pane, 2)
    pane.unlisted_view.setFocus()
    QTest.keyClick(pane.unlisted_view, Qt.Key.Key_Return)
    assert told.framed[1:] == [("morphs", [1])]
    assert pane.document.selection.rows("morphs").tolist() == [1]


def test_what_mmd_cannot_bear_is_marked_with_a_reason(pane: FramesPane, document: Document) -> None:
    assert not pane.faults.isVisible()
    with document.edit("test") as edit:
        edit.replace(document.model.frames, LEG, "items", (BoneItem(1), MorphItem(2)))
    settle()
    assert pane.faults.text() == "Problems in MMD: 2"
    tips = [tip(pane.tree.item_index((LEG, place))) for place in range(2)]
    assert tips[0] == "It is in the display frame 腕 already"
    assert tips[1].startswith("A hidden morph")
    assert tip(pane.tree.frame_index(LEG)) == "Items with problems in MMD: 2"
    assert "special" in tip(pane.tree.frame_index(ROOT))
    for place in ((LEG, 0), (LEG, 1), (LEG, 0)):
        QTest.mouseClick(pane.faults, LEFT)
        assert pane.tree_view.chosen_items() == [place]
    press_button(pane, "Normalize")
    assert not pane.faults.isVisible()
    assert items(document, LEG) == []


def test_a_missing_special_frame_is_told(document: Document, qtbot: QtBot) -> None:
    del document.model.frames.records[FACIAL]
    pane = FramesPane(document)
    qtbot.addWidget(pane)
    pane.show()
    assert pane.faults.isVisible()
    assert pane.faults.toolTip().startswith("MMD needs the special frame 表情")
    with qtbot.waitSignal(document.status_message) as told:
        QTest.mouseClick(pane.faults, LEFT)
    assert told.args[0].startswith("MMD needs the special frame 表情")
    press_button(pane, "Normalize")
    assert not pane.faults.isVisible()


def tip(index: QModelIndex) -> str:
    return index.data(Qt.ItemDataRole.ToolTipRole)


def test_standard_frames_by_a_button(pane: FramesPane, document: Document) -> None:
    with document.edit("test") as edit:
        edit.set(document.model.bones, [1, 8], "name", ["左足", "センター"])
    press_button(pane, "Standard frames")
    shown = {frame.name: items(document, row) for row, frame in enumerate(document.model.frames)}
    assert shown == {"Root": [0], "表情": [0], "センター": [8], "足": [4, 5, 6, 1], "腕": [2, 3]}


def test_what_is_selected_and_folded_stays_while_the_model_changes(pane: FramesPane, document: Document) -> None:
    pane.tree_view.collapse(pane.tree.frame_index(LEG))
    click(pane, (ARM, 1))
    click(pane, (ARM, 2), Control)
    for _ in range(2):
        with document.edit("test") as edit:
            edit.insert(document.model.frames, 2, [DisplayFrame("新")])
            edit.remove(document.model.bones, [0])
    settle()
    assert items(document, 4) == [0, 1]  # bones 2 and 3 of the beginning
    assert pane.tree_view.chosen_items() == [(4, 0), (4, 1)]
    assert [pane.tree_view.isExpanded(pane.tree.frame_index(row)) for row in range(6)] == [*[True] * 5, False]


def test_the_menu_moves_items_to_another_frame(pane: FramesPane, document: Document, qtbot: QtBot) -> None:
    click(pane, (ARM, 0))
    click(pane, (ARM, 1), Shift)
    pane.tree_view.customContextMenuRequested.emit(at(pane, (ARM, 0)))
    menu = pane.findChildren(QMenu)[0]
    frames = next(QMenu.menuInAction(action) for action in menu.actions() if action.text() == "Move to")
    assert [action.text() for action in frames.actions()] == ["Root", "表情", "腕", "足"]
    frames.actions()[LEG].trigger()
    menu.close()
    assert (items(document, ARM), items(document, LEG)) == ([3], [4, 5, 6, 1, 2])

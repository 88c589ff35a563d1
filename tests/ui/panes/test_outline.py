"""OutlinePane: what is selected in the tree is selected in the document, and the other way round."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QPointF, QSettings, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.model.bones import Bone
from editor.model.materials import Texture
from editor.model.model import Model
from editor.ui.models.outline import EYE, LOCK, NAME, NUMBER, OutlineModel
from editor.ui.panes.outline import OutlinePane
from editor.ui.panes.row_tree_view import READABLE
from tests.operations.model_making import full_model
from tests.ui.keyboard import show_active
from tests.ui.models.watching import document_of
from tests.ui.told_services import ToldServices

LEFT = Qt.MouseButton.LeftButton
NOTHING = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def document(qapp: object) -> Document:
    return document_of(full_model())


@pytest.fixture
def pane(document: Document, qtbot: QtBot) -> OutlinePane:
    pane = OutlinePane(document)
    qtbot.addWidget(pane)
    pane.resize(300, 700)
    show_active(pane, qtbot)
    return pane


def click(pane: OutlinePane, table: str, row: int = -1, modifiers: Qt.KeyboardModifier = NOTHING) -> None:
    index = pane.model.section_index(table) if row < 0 else pane.model.row_index(table, row)
    at = pane.tree.visualRect(index).center()
    QTest.mouseClick(pane.tree.viewport(), LEFT, modifiers, at)


def point_at(pane: OutlinePane, index: QModelIndex) -> None:
    """Move the mouse there, wherever the pointer of the screen is."""
    area, at = pane.tree.viewport(), QPointF(pane.tree.visualRect(index).center())
    kind, no_button = QEvent.Type.MouseMove, Qt.MouseButton.NoButton
    QApplication.sendEvent(area, QMouseEvent(kind, at, area.mapToGlobal(at), no_button, no_button, NOTHING))


def marked(pane: OutlinePane) -> list[tuple[str, int]]:
    return [pane.model.row_at(index) for index in pane.tree.selectionModel().selectedRows()]


def test_it_opens_at_materials_and_bones(pane: OutlinePane) -> None:
    is_open = {name: pane.tree.isExpanded(pane.model.section_index(name)) for name in ("materials", "bones", "morphs")}
    assert is_open == {"materials": True, "bones": True, "morphs": False}


def test_it_opens_at_its_top_though_it_is_small_when_it_is_first_seen(document: Document, qtbot: QtBot) -> None:
    pane = OutlinePane(document)
    qtbot.addWidget(pane)
    pane.tree.setFixedHeight(24)
    pane.show()
    qtbot.waitExposed(pane)
    pane.tree.setFixedHeight(100)
    QApplication.processEvents()
    assert pane.tree.verticalScrollBar().maximum() > 0
    assert pane.tree.verticalScrollBar().value() == 0


def test_clicked_rows_are_selected_and_their_table_becomes_active(document: Document, pane: OutlinePane) -> None:
    click(pane, "bones", 1)
    assert document.selection.active_table == "bones"
    assert document.selection.rows("bones").tolist() == [1]
    assert document.selection.current("bones") == 1
    click(pane, "bones", 3, SHIFT)
    assert document.selection.rows("bones").tolist() == [1, 2, 3]
    click(pane, "bones", 2, CONTROL)
    assert document.selection.rows("bones").tolist() == [1, 3]


def test_a_heading_makes_its_table_active_and_selects_nothing(document: Document, pane: OutlinePane) -> None:
    document.selection.select("morphs", [1])
    click(pane, "morphs")
    assert document.selection.active_table == "morphs"
    assert document.selection.rows("morphs").tolist() == [1]
    click(pane, "vertices")
    assert document.selection.active_table == "vertices"


def test_rows_of_one_section_at_a_time(document: Document, pane: OutlinePane) -> None:
    click(pane, "materials", 0)
    click(pane, "bones", 1, CONTROL)
    assert document.selection.active_table == "bones"
    assert document.selection.rows("bones").tolist() == [1]
    assert document.selection.rows("materials").tolist() == [0]
    assert marked(pane) == [("bones", 1)]
    click(pane, "materials", 1, SHIFT)
    assert {table for table, _ in marked(pane)} == {document.selection.active_table}


def test_what_is_selected_elsewhere_is_marked_and_its_section_opens(document: Document, pane: OutlinePane) -> None:
    document.selection.set_active_table("morphs")
    document.selection.select("morphs", [0, 2])
    assert marked(pane) == [("morphs", 0), ("morphs", 2)]
    assert pane.tree.isExpanded(pane.model.section_index("morphs"))
    document.selection.set_active_table("vertices")
    document.selection.select("vertices", [0, 2])
    assert marked(pane) == []
    document.selection.set_active_table("morphs")
    assert marked(pane) == [("morphs", 0), ("morphs", 2)]


@pytest.mark.parametrize("is_tree", [False, True])
def test_marks_follow_rows_that_come_go_and_move(document: Document, pane: OutlinePane, is_tree: bool) -> None:
    pane.set_tree(is_tree)
    click(pane, "bones", 2)
    with document.edit("edit") as edit:
        edit.insert(document.model.bones, 0, [Bone("a")])
        edit.move(document.model.bones, 3, 0)
        edit.remove(document.model.bones, 1)
    QApplication.processEvents()
    assert marked(pane) == [("bones", 0)]
    assert document.model.bones[0].name == "手"
    document.undo()
    QApplication.processEvents()
    assert marked(pane) == [("bones", 2)]
    assert document.selection.rows("bones").tolist() == [2]


def test_the_filter_opens_what_it_finds_and_loses_no_selection(
    document: Document, pane: OutlinePane, qtbot: QtBot
) -> None:
    click(pane, "bones", 1)
    pane.filter_box.insert("笑")
    qtbot.waitUntil(lambda: pane.tree.isExpanded(pane.model.section_index("morphs")))
    assert pane.model.rowCount(pane.model.section_index("bones")) == 0
    assert document.selection.rows("bones").tolist() == [1]
    QTest.keyClick(pane.filter_box, Qt.Key.Key_Escape)
    assert not pane.tree.isExpanded(pane.model.section_index("morphs"))
    assert marked(pane) == [("bones", 1)]


def test_the_current_row_is_in_sight_again_once_the_filter_is_cleared(
    document: Document, pane: OutlinePane, qtbot: QtBot
) -> None:
    with document.edit("Many") as edit:
        edit.insert(document.model.bones, 4, [Bone(f"bone {number}") for number in range(500)])
        edit.insert(document.model.textures, 0, [Texture(f"bone {number}.png") for number in range(500)])
    document.selection.go_to("bones", 400)
    pane.filter_box.setFocus()
    QTest.keyClicks(pane.filter_box, "bone 3")  # of the textures above, too, whose section is closed otherwise
    qtbot.waitUntil(lambda: pane.model.rowCount(pane.model.section_index("bones")) < 500)
    QTest.keyClick(pane.filter_box, Qt.Key.Key_Escape)
    seen = pane.tree.visualRect(pane.model.row_index("bones", 400))
    assert pane.tree.viewport().rect().contains(seen.center())


def test_a_pattern_that_is_none_is_told_and_filters_nothing(pane: OutlinePane, qtbot: QtBot) -> None:
    pane.set_tree(False)
    box, bones = pane.filter_box, pane.model.section_index("bones")
    QTest.keyClicks(box, "/^(")
    box.insert("腕|手ＩＫ)/")
    qtbot.waitUntil(lambda: pane.model.rowCount(bones) == 2)
    box.insert("/")
    QTest.keyClick(box, Qt.Key.Key_Backspace)
    for _ in range(2):
        QTest.keyClick(box, Qt.Key.Key_Backspace)  # ")/" went
    box.insert("/")
    assert "No regular expression: there is a mistake at character 2" in box.toolTip()
    qtbot.wait(300)
    assert pane.model.rowCount(bones) == 2
    box.clear()
    qtbot.waitUntil(lambda: pane.model.rowCount(bones) > 2)
    assert "No regular expression" not in box.toolTip()


def test_folded_bones_stay_folded(document: Document, pane: OutlinePane) -> None:
    pane.set_tree(True)
    QApplication.processEvents()
    assert pane.tree.isExpanded(pane.model.row_index("bones", 0))
    assert pane.tree.isExpanded(pane.model.row_index("bones", 1))
    pane.tree.collapse(pane.model.row_index("bones", 1))
    with document.edit("edit") as edit:
        edit.insert(document.model.bones, 0, [Bone("a")])
    QApplication.processEvents()
    assert pane.tree.isExpanded(pane.model.row_index("bones", 1))
    assert not pane.tree.isExpanded(pane.model.row_index("bones", 2))


def test_bones_stand_in_a_tree_unless_a_list_is_chosen_which_is_remembered(
    document: Document, pane: OutlinePane, qtbot: QtBot
) -> None:
    assert pane.model.is_tree
    assert pane.tree_button.isChecked()
    pane.tree_button.click()
    assert not pane.model.is_tree
    other = OutlinePane(document, stored=QSettings())
    qtbot.addWidget(other)
    assert not other.model.is_tree
    assert not other.tree_button.isChecked()


def test_eyes_and_locks_beside_rows_and_what_the_pointer_is_over(
    document: Document, pane: OutlinePane, qtbot: QtBot
) -> None:
    def press(table: str, row: int, column: int) -> None:
        index = pane.model.row_index(table, row, column) if row >= 0 else pane.model.section_index(table, column)
        QTest.mouseClick(pane.tree.viewport(), LEFT, NOTHING, pane.tree.sign_area(index).center())

    def is_drawn(row: int, column: int) -> bool:
        area = pane.tree.sign_area(pane.model.row_index("bones", row, column))
        picture = pane.tree.viewport().grab(area).toImage()
        return len({picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}) > 1

    click(pane, "bones", 1)
    assert [is_drawn(row, column) for row in (1, 2) for column in (EYE, LOCK)] == [True, True, True, False]
    press("bones", 2, EYE)
    assert document.masking.masked("bones").tolist() == [False, False, True, False]
    assert document.selection.rows("bones").tolist() == [1]  # as before
    press("bones", 2, EYE)
    assert not document.masking.is_hiding
    click(pane, "bones", 3, CONTROL)
    press("bones", 3, LOCK)  # one of those that are selected
    assert document.locking.masked("bones").tolist() == [False, True, False, True]
    with document.edit("edit") as edit:
        edit.insert(document.model.bones, 0, [Bone("a")])
    assert document.locking.masked("bones").tolist() == [False, False, True, False, True]
    press("bones", -1, LOCK)
    assert document.locking.masked("bones").all()
    press("bones", -1, LOCK)
    assert not document.locking.masks
    press("materials", 0, EYE)
    assert document.masking.masked("materials").tolist()[0]
    point_at(pane, pane.model.row_index("bones", 2))
    qtbot.waitUntil(lambda: document.selection.hovered == ("bones", 2))
    point_at(pane, pane.model.section_index("bones"))
    qtbot.waitUntil(lambda: document.selection.hovered == ("", -1))
    before = pane.tree.grab().toImage()
    document.selection.hover("bones", 1)  # as the view does
    assert pane.tree.grab().toImage() != before


def test_double_click_frames_a_row(pane: OutlinePane, qtbot: QtBot) -> None:
    at = pane.tree.visualRect(pane.model.row_index("bones", 2)).center()
    pane.services = told = ToldServices()
    QTest.mouseClick(pane.tree.viewport(), LEFT, NOTHING, at)
    QTest.mouseDClick(pane.tree.viewport(), LEFT, NOTHING, at)
    assert told.framed == [("bones", [2])]


def test_renaming_in_place(document: Document, pane: OutlinePane) -> None:
    click(pane, "bones", 1)
    QTest.keyClick(pane.tree, Qt.Key.Key_F2)
    line = QApplication.focusWidget()
    QTest.keyClicks(line, "arm")
    QTest.keyClick(line, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert document.model.bones[1].name == "arm"


def test_operations_by_menu_act_on_what_is_selected(document: Document, pane: OutlinePane) -> None:
    click(pane, "bones", 2)
    pane.commands["outline.delete"].trigger()
    assert [bone.name for bone in document.model.bones] == ["センター", "腕", "手ＩＫ"]
    assert marked(pane) == []


def test_find_takes_the_keyboard_to_the_filter(pane: OutlinePane, qtbot: QtBot) -> None:
    pane.tree.setFocus()
    QTest.keyClick(pane.tree, Qt.Key.Key_F, CONTROL)
    assert pane.filter_box.hasFocus()


def test_names_are_readable_and_counts_whole_however_narrow_it_is(document: Document, pane: OutlinePane) -> None:
    with document.edit("Many") as edit:
        edit.insert(document.model.bones, 4, [Bone(f"bone {number}") for number in range(1500)])
    for width in (300, 120):
        pane.setFixedWidth(width)
        pane._filter("bone")
        QApplication.processEvents()
        assert pane.tree.columnWidth(NAME) >= READABLE
        count = pane.model.section_index("bones", NUMBER)
        if not pane.tree.isColumnHidden(NUMBER):
            assert pane.tree.columnWidth(NUMBER) > pane.tree.fontMetrics().horizontalAdvance(count.data())
        pane._filter("")
    assert pane.tree.isColumnHidden(NUMBER)
    pane.setFixedWidth(300)
    QApplication.processEvents()
    assert not pane.tree.isColumnHidden(NUMBER)


def test_painting_a_row_does_not_ask_the_rows_above_it(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    model = Model()
    model.bones.records[:] = [Bone(f"bone{row}", parent=row - 1) for row in range(200)]
    pane = OutlinePane(document_of(model))
    qtbot.addWidget(pane)
    pane.resize(300, 400)
    show_active(pane, qtbot)
    pane.tree.expandAll()
    pane.tree.scrollTo(pane.model.row_index("bones", 199))
    pane.tree.viewport().repaint()
    asked = []
    rows_below = OutlineModel.rows_below
    monkeypatch.setattr(OutlineModel, "rows_below", lambda *which: asked.append(None) or rows_below(*which))
    pane.tree.viewport().repaint()
    assert 0 < len(asked) < 400

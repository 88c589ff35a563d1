"""TablePane: the active table as a sheet that shares its selection with the document and is edited in place."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
import shiboken6
from PySide6.QtCore import QEvent, QItemSelectionModel, QObject, QPoint, QRect, QSettings, Qt
from PySide6.QtGui import QGuiApplication, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.model.materials import Material
from editor.model.model import Model
from editor.ui.editors import FieldEditor
from editor.ui.panes.table.sheet_view import SheetView
from editor.ui.panes.table.table_pane import SheetMenu, TablePane
from tests.operations.model_making import full_model
from tests.ui.keyboard import show_active
from tests.ui.models.watching import document_of
from tests.ui.told_services import ToldServices

Command = QItemSelectionModel.SelectionFlag
CONTROL = Qt.KeyboardModifier.ControlModifier
NOTHING = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def document(qapp: object) -> Document:
    return document_of(full_model())


@pytest.fixture
def pane(document: Document, qtbot: QtBot) -> TablePane:
    document.selection.set_active_table("bones")
    pane = TablePane(document)
    qtbot.addWidget(pane)
    pane.resize(1200, 400)
    show_active(pane, qtbot)
    return pane


def column(view: SheetView, name: str) -> int:
    return [field.name for field in view.sheet.fields].index(name)


def click(
    view: SheetView, place: int, name: str, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    rect = view.visualRect(view.sheet.index(place, column(view, name)))
    QTest.mouseClick(view.viewport(), LEFT, modifiers, rect.center())


class PaintWatch(QObject):
    """Passes on the rectangle around what is painted."""

    def __init__(self, tell: Callable[[QRect], object]) -> None:
        super().__init__()
        self._tell = tell

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if isinstance(event, QPaintEvent):
            self._tell(event.rect())
        return False


def selected(view: SheetView) -> list[int]:
    """The rows with selected cells, as Qt knows them."""
    return sorted({index.row() for index in view.selectedIndexes()})


# -- which table ---------------------------------------------------------------------------------------------


def test_the_sheet_is_that_of_the_active_table_and_each_keeps_its_filter(document: Document, pane: TablePane) -> None:
    bones = pane.sheet
    bones.sheet.set_filter("手")
    document.selection.set_active_table("materials")
    assert pane.sheet.sheet.table is document.model.materials
    assert pane.filter_box.text() == ""
    document.selection.set_active_table("bones")
    assert pane.sheet is bones
    assert pane.filter_box.text() == "手"


@pytest.mark.parametrize("name", tuple(Model().tables))
def test_every_table_can_be_shown(document: Document, pane: TablePane, name: str) -> None:
    document.selection.set_active_table(name)
    QApplication.processEvents()
    assert pane.sheet.isVisible()
    assert not pane.grab().isNull()


# -- selection -----------------------------------------------------------------------------------------------


def test_what_the_document_selects_is_selected_here(document: Document, pane: TablePane) -> None:
    document.selection.select("bones", [1, 3])
    assert selected(pane.sheet) == [1, 3]
    assert pane.sheet.currentIndex().row() == 1
    document.selection.set_current("bones", 3)
    assert pane.sheet.currentIndex().row() == 3
    document.selection.clear()
    assert selected(pane.sheet) == []


def test_cells_selected_here_are_rows_of_the_document(document: Document, pane: TablePane) -> None:
    click(pane.sheet, 2, "name")
    assert document.selection.rows("bones").tolist() == [2]
    assert document.selection.current("bones") == 2
    click(pane.sheet, 0, "level", CONTROL)
    assert document.selection.rows("bones").tolist() == [0, 2]
    assert len(pane.sheet.selectedIndexes()) == 2  # cells, not rows: nothing came back from the document
    pane.sheet.selectAll()
    assert document.selection.rows("bones").tolist() == [0, 1, 2, 3]


def test_the_keyboard_moves_the_selection(document: Document, pane: TablePane) -> None:
    click(pane.sheet, 0, "name")
    QTest.keyClick(pane.sheet, Qt.Key.Key_Down)
    assert document.selection.rows("bones").tolist() == [1]
    QTest.keyClick(pane.sheet, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert document.selection.rows("bones").tolist() == [1, 2]
    assert document.selection.current("bones") == 2


def test_selection_goes_by_rows_and_not_by_places(document: Document, pane: TablePane) -> None:
    document.selection.select("bones", [3])
    pane.sheet.sortByColumn(column(pane.sheet, "name"), Qt.SortOrder.DescendingOrder)
    place = int(pane.sheet.sheet.view_rows([3])[0])
    assert selected(pane.sheet) == [place]
    assert document.selection.rows("bones").tolist() == [3]
    click(pane.sheet, 0, "name")
    assert document.selection.rows("bones").tolist() == [pane.sheet.sheet.row(0)]


def test_rows_that_the_filter_hides_stay_selected_until_others_are(document: Document, pane: TablePane) -> None:
    document.selection.select("bones", [0, 2])
    pane.sheet.sheet.set_filter("手")
    assert selected(pane.sheet) == [0]
    assert document.selection.rows("bones").tolist() == [0, 2]
    click(pane.sheet, 1, "level", CONTROL)
    assert document.selection.rows("bones").tolist() == [0, 2, 3]
    click(pane.sheet, 1, "name")
    assert document.selection.rows("bones").tolist() == [3]


def test_all_means_all_that_the_filter_shows(document: Document, pane: TablePane) -> None:
    document.selection.select("bones", [0])
    pane.sheet.sheet.set_filter("手")
    pane.sheet.setFocus()
    QTest.keyClick(pane.sheet, Qt.Key.Key_A, CONTROL)
    assert document.selection.rows("bones").tolist() == [2, 3]


def test_the_focus_alone_makes_no_row_current(document: Document, pane: TablePane) -> None:
    pane.filter_box.setFocus()
    pane.sheet.setFocus()
    assert document.selection.current("bones") == -1


def test_the_focus_paints_what_is_selected_and_no_other_cell(pane: TablePane, qtbot: QtBot) -> None:
    click(pane.sheet, 1, "name")
    pane.filter_box.setFocus()
    QApplication.processEvents()
    cell = pane.sheet.visualRect(pane.sheet.currentIndex())
    with qtbot.waitCallback() as painted:
        watch = PaintWatch(painted)
        pane.sheet.viewport().installEventFilter(watch)
        pane.sheet.setFocus()
    assert painted.args[0].contains(cell)
    assert painted.args[0].height() < 2 * cell.height()


def test_selection_follows_rows_that_come_go_and_move(document: Document, pane: TablePane) -> None:
    document.selection.select("bones", [2, 3])
    with document.edit("edit") as edit:
        edit.remove(document.model.bones, 0)
    assert document.selection.rows("bones").tolist() == selected(pane.sheet) == [1, 2]
    with document.edit("edit") as edit:
        edit.move(document.model.bones, [1, 2], 0)
    assert document.selection.rows("bones").tolist() == selected(pane.sheet) == [0, 1]
    document.undo()
    document.undo()
    assert document.selection.rows("bones").tolist() == selected(pane.sheet) == [2, 3]


def test_scattered_rows_beyond_what_qt_can_hold_are_painted_and_can_be_taken_out(
    document: Document, qtbot: QtBot
) -> None:
    document.model.vertices.fill(10_000, position=np.zeros((10_000, 3)))
    document.selection.set_active_table("vertices")
    pane = TablePane(document)
    qtbot.addWidget(pane)
    pane.show()
    rows = np.arange(0, 10_000, 2)
    document.selection.select("vertices", rows)
    view = pane.sheet
    assert not view.selectedIndexes()
    assert [view.link.is_selected(view.sheet.row(place)) for place in range(4)] == [True, False, True, False]
    assert document.selection.rows("vertices").tolist() == rows.tolist()
    click(view, 2, "position", CONTROL)
    assert document.selection.rows("vertices").tolist() == [0, *rows[2:]]
    click(view, 3, "position", CONTROL)
    assert document.selection.rows("vertices").tolist() == [0, 3, *rows[2:]]
    click(view, 5, "position")
    assert document.selection.rows("vertices").tolist() == [5]


def test_control_click_on_row_numbers(document: Document, pane: TablePane) -> None:
    header = pane.sheet.verticalHeader()
    for place, rows in ((1, [1]), (3, [1, 3]), (1, [3])):
        at = QPoint(4, header.sectionViewportPosition(place) + 4)
        QTest.mouseClick(header.viewport(), LEFT, CONTROL, at)
        assert document.selection.rows("bones").tolist() == selected(pane.sheet) == rows


# -- editing -------------------------------------------------------------------------------------------------


def open_editor(view: SheetView, place: int, name: str) -> FieldEditor:
    index = view.sheet.index(place, column(view, name))
    view.setCurrentIndex(index)
    view.edit(index)
    return view.findChildren(FieldEditor)[-1]


def test_typing_replaces_the_text_of_one_cell_however_many_rows_are_selected(
    document: Document, pane: TablePane
) -> None:
    click(pane.sheet, 1, "name_en")
    document.selection.select("bones", [1, 2])
    QTest.keyClick(pane.sheet, Qt.Key.Key_X)
    line = pane.sheet.findChildren(QLineEdit)[0]
    assert line.text() == "x"
    QTest.keyClicks(line, "yz")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert [bone.name_en for bone in document.model.bones] == ["center", "xyz", "hand", "hand IK"]
    assert len(document.history.steps) == 1


def test_typing_replaces_numbers_and_picks_rows_and_choices(document: Document, pane: TablePane, qtbot: QtBot) -> None:
    for name, keys in (("level", "7"), ("parent", "2")):
        pane.sheet.setCurrentIndex(pane.sheet.sheet.index(3, column(pane.sheet, name)))
        QTest.keyClicks(pane.sheet, keys)
        QTest.keyClick(pane.sheet.findChildren(QLineEdit)[-1], Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: not pane.sheet.findChildren(FieldEditor))
    assert (document.model.bones[3].level, document.model.bones[3].parent) == (7, 2)
    assert [step.name for step in document.history.steps] == ["Change Deform level: 手ＩＫ", "Change Parent: 手ＩＫ"]


def test_escape_takes_back_what_was_typed(document: Document, pane: TablePane) -> None:
    line = open_editor(pane.sheet, 1, "name").focusProxy()
    QTest.keyClicks(line, "abc")
    QTest.keyClick(line, Qt.Key.Key_Escape)
    assert document.model.bones[1].name == "腕"
    assert not document.history.steps


def test_tab_goes_on_to_the_next_cell(document: Document, pane: TablePane, qtbot: QtBot) -> None:
    line = open_editor(pane.sheet, 1, "name").focusProxy()
    QTest.keyClicks(line, "abc")
    QTest.keyClick(line, Qt.Key.Key_Tab)
    assert document.model.bones[1].name == "abc"
    assert pane.sheet.currentIndex().column() == column(pane.sheet, "name_en")


def test_leaving_an_editor_of_several_widgets_takes_over_what_was_typed(
    document: Document, pane: TablePane, qtbot: QtBot
) -> None:
    editor = open_editor(pane.sheet, 1, "position")
    lines = editor.findChildren(QLineEdit)
    lines[0].setFocus()
    lines[0].selectAll()
    QTest.keyClicks(lines[0], "5")
    lines[1].setFocus()
    lines[1].selectAll()
    QTest.keyClicks(lines[1], "6")
    pane.row_box.setFocus()
    qtbot.waitUntil(lambda: not pane.sheet.findChildren(FieldEditor))
    assert document.model.bones[1].position == (5.0, 6.0, 0.0)


@pytest.mark.parametrize("table", ["bones", "materials", "morphs", "rigid_bodies", "joints", "soft_bodies", "vertices"])
def test_every_kind_of_cell_opens_its_editor_and_changes_nothing_by_that(
    document: Document, pane: TablePane, table: str
) -> None:
    document.selection.set_active_table(table)
    view = pane.sheet
    for place in range(view.sheet.rowCount()):
        for number, field in enumerate(view.sheet.fields):
            if view.sheet.is_editable(place, number) and not view.isColumnHidden(number):
                editor = open_editor(view, place, field.name)
                assert editor.field is field
                view.itemDelegate().commitData.emit(editor)
                view.itemDelegate().closeEditor.emit(editor)
                QApplication.processEvents()
    assert not document.history.steps


def test_an_operation_while_an_editor_is_open(document: Document, pane: TablePane, qtbot: QtBot) -> None:
    open_editor(pane.sheet, 3, "name")
    with document.edit("edit") as edit:
        edit.remove(document.model.bones, 3)
    qtbot.waitUntil(lambda: not pane.sheet.findChildren(FieldEditor))
    assert len(document.model.bones) == 3


def test_operations_by_button(document: Document, pane: TablePane) -> None:
    actions = pane.commands
    assert actions["table.insert"].isEnabled()
    assert not actions["table.delete"].isEnabled()
    document.selection.select("bones", [1])
    actions["table.duplicate"].trigger()
    assert [bone.name for bone in document.model.bones][:3] == ["センター", "腕", "腕_2"]
    assert document.selection.rows("bones").tolist() == selected(pane.sheet) == [2]
    actions["table.move-to-top"].trigger()
    assert document.selection.rows("bones").tolist() == selected(pane.sheet) == [0]
    actions["table.delete"].trigger()
    assert [bone.name for bone in document.model.bones] == ["センター", "腕", "手", "手ＩＫ"]
    assert len(document.history.steps) == 3
    document.selection.set_active_table("info")
    assert not any(action.isEnabled() for action in pane.actions_on_rows)


# -- cells as text -------------------------------------------------------------------------------------------


def test_copying_pasting_and_filling_cells(document: Document, pane: TablePane) -> None:
    view = pane.sheet
    view.clearSelection()
    for place, name in ((1, "name"), (1, "name_en"), (2, "name")):
        index = view.sheet.index(place, column(view, name))
        view.selectionModel().select(index, Command.Select)
    view.cells.copy()
    assert QGuiApplication.clipboard().text() == "腕\tarm\n手\thand\n"
    view.setCurrentIndex(view.sheet.index(2, column(view, "name")))
    view.cells.paste()
    assert [(bone.name, bone.name_en) for bone in document.model.bones][2:] == [("腕", "arm"), ("手", "hand")]
    view.selectAll()
    view.cells.fill_down()
    assert {bone.name for bone in document.model.bones} == {"センター"}


# -- columns -------------------------------------------------------------------------------------------------


def test_chosen_columns_and_widths_are_remembered(document: Document, qtbot: QtBot) -> None:
    document.selection.set_active_table("materials")
    for _ in range(2):
        stored = QSettings()
        pane = TablePane(document, stored=stored)
        qtbot.addWidget(pane)
        columns = pane.sheet.columns
        if not stored.contains("tables/materials/hidden"):
            assert len(columns.shown) == len(pane.sheet.sheet.fields)
            columns.show_only({"name", "diffuse"})
            pane.sheet.setColumnWidth(0, 222)
    assert columns.shown == [0, 2]
    assert pane.sheet.columnWidth(0) == 222
    actions = {action.text(): action for action in columns.menu().actions()}
    actions["Name"].trigger()
    assert columns.shown == [2]
    assert not {a.text(): a for a in columns.menu().actions()}["Diffuse"].isEnabled()  # the last one stays
    columns.show_used()
    assert len(columns.shown) == len(pane.sheet.sheet.fields)


def test_columns_that_no_vertex_uses_are_hidden_at_first(document: Document, pane: TablePane) -> None:
    document.selection.set_active_table("vertices")
    view = pane.sheet
    assert view.isColumnHidden(column(view, "uv1"))
    assert view.isColumnHidden(column(view, "sdef_c"))
    assert not view.isColumnHidden(column(view, "position"))


# -- ways ----------------------------------------------------------------------------------------------------


def test_a_reference_is_a_link(document: Document, pane: TablePane) -> None:
    document.model.materials.records[0] = Material("顔", texture=2)
    document.selection.set_active_table("materials")
    pane.sheet.horizontalScrollBar().setValue(pane.sheet.columnViewportPosition(column(pane.sheet, "texture")))
    click(pane.sheet, 0, "texture", CONTROL)
    assert document.selection.active_table == "textures"
    assert document.selection.rows("textures").tolist() == [2]
    assert pane.sheet.currentIndex().row() == 2


def test_the_context_menu_goes_to_references_and_frames(document: Document, pane: TablePane, qtbot: QtBot) -> None:
    document.selection.select("bones", [1])
    index = pane.sheet.sheet.index(1, column(pane.sheet, "parent"))
    told = ToldServices()
    menu = SheetMenu(pane.sheet, index, pane.actions_on_cells, pane.actions_on_rows, told)
    actions = {action.text(): action for action in menu.actions()}
    actions["Frame in the view"].trigger()
    assert told.framed == [("bones", [1])]
    actions["Go to 0: センター"].trigger()
    assert document.selection.rows("bones").tolist() == [0]
    menu.close()


def test_double_click_on_a_row_number_frames_the_row(pane: TablePane, qtbot: QtBot) -> None:
    header = pane.sheet.verticalHeader()
    pane.services = told = ToldServices()
    header.sectionDoubleClicked.emit(2)
    assert told.framed == [("bones", [2])]


def test_going_to_a_row_shows_it_even_if_the_filter_hid_it(document: Document, pane: TablePane, qtbot: QtBot) -> None:
    pane.filter_box.insert("手")
    qtbot.waitUntil(lambda: pane.sheet.sheet.rowCount() == 2)
    QTest.keyClicks(pane.row_box, "1")
    QTest.keyClick(pane.row_box, Qt.Key.Key_Return)
    assert pane.sheet.sheet.rowCount() == 4
    assert pane.filter_box.text() == ""
    assert selected(pane.sheet) == [1]
    with qtbot.waitSignal(document.status_message):
        pane.go_to_row(99)


def test_find_takes_the_keyboard_to_the_filter(pane: TablePane, qtbot: QtBot) -> None:
    pane.sheet.setFocus()
    QTest.keyClick(pane.sheet, Qt.Key.Key_F, CONTROL)
    assert pane.filter_box.hasFocus()
    pane.filter_box.insert("手")
    QTest.keyClick(pane.filter_box, Qt.Key.Key_Return)
    assert pane.sheet.sheet.rowCount() == 2
    assert pane.sheet.hasFocus()
    pane.filter_box.setFocus()
    QTest.keyClick(pane.filter_box, Qt.Key.Key_Escape)
    assert pane.sheet.sheet.rowCount() == 4


def test_a_header_click_sorts_up_down_and_not_at_all(document: Document, pane: TablePane) -> None:
    header = pane.sheet.horizontalHeader()
    at = QPoint(header.sectionViewportPosition(0) + 20, header.height() // 2)
    orders = []
    for _ in range(3):
        QTest.mouseClick(header.viewport(), LEFT, NOTHING, at)
        orders.append([document.model.bones[row].name for row in pane.sheet.sheet.rows])
    names = [bone.name for bone in document.model.bones]
    assert orders == [sorted(names), sorted(names, reverse=True), names]


def test_sorting_stays_where_the_view_was(document: Document, qtbot: QtBot) -> None:
    document.model.vertices.fill(5_000, position=np.random.default_rng(1).random((5_000, 3)))
    document.selection.set_active_table("vertices")
    pane = TablePane(document)
    qtbot.addWidget(pane)
    pane.show()
    pane.sheet.verticalScrollBar().setValue(2_500)
    pane.sheet.sortByColumn(0, Qt.SortOrder.AscendingOrder)
    QApplication.processEvents()
    assert pane.sheet.verticalScrollBar().value() == 2_500


def test_a_pane_that_is_gone_hears_nothing(document: Document) -> None:
    pane = TablePane(document)
    document.selection.set_active_table("vertices")
    pane.sheet.sheet.set_filter("腕")
    shiboken6.delete(pane)
    with document.edit("edit") as edit:
        edit.remove(document.model.bones, [0, 1])
    document.selection.select("bones", [0])
    document.undo()

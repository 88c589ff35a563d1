"""An edit in a cell is for that cell; with Ctrl for all selected rows, which show beforehand what they would hold."""

from __future__ import annotations

import sys
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QDialog, QLineEdit
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.model.bones import BoneFlags
from editor.ui.editors import FieldEditor
from editor.ui.editors.cells import RowsBadge
from editor.ui.editors.lines import DragLabel
from editor.ui.panes.filtered_pane import FilterBox
from editor.ui.panes.table import sheet_view
from editor.ui.panes.table.sheet_view import SheetView
from editor.ui.panes.table.table_pane import TablePane
from tests.operations.model_making import full_model
from tests.ui.answering import Answers
from tests.ui.keyboard import show_active
from tests.ui.models.watching import document_of

CONTROL, NOTHING = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier
LEFT, NO_BUTTON = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
Key = Qt.Key


@pytest.fixture
def document(qapp: object) -> Document:
    return document_of(full_model())


@pytest.fixture
def sheet(document: Document, qtbot: QtBot) -> SheetView:
    document.selection.set_active_table("bones")
    pane = TablePane(document)
    qtbot.addWidget(pane)
    pane.resize(1400, 400)
    show_active(pane, qtbot)
    pane.sheet.columns.show_only({"name", "name_en", "level", "position", "flags", "parent"})
    document.selection.select("bones", [1, 2])
    return pane.sheet


def column(sheet: SheetView, name: str) -> int:
    return [field.name for field in sheet.sheet.fields].index(name)


def open_editor(sheet: SheetView, name: str, place: int = 1) -> FieldEditor:
    index = sheet.sheet.index(place, column(sheet, name))
    sheet.selectionModel().setCurrentIndex(index, sheet.selectionModel().SelectionFlag.NoUpdate)
    sheet.setFocus()
    QTest.keyClick(sheet, Key.Key_F2)
    return sheet.findChildren(FieldEditor)[-1]


def typed(sheet: SheetView, name: str, text: str) -> QLineEdit:
    line = open_editor(sheet, name).findChildren(QLineEdit)[0]
    line.selectAll()
    QTest.keyClicks(line, text)
    return line


def shown(sheet: SheetView, name: str) -> list[str]:
    return [sheet.sheet.text(place, column(sheet, name)) for place in range(sheet.sheet.rowCount())]


def values(document: Document, name: str) -> list[Any]:
    return [getattr(bone, name) for bone in document.model.bones]


def badge(sheet: SheetView) -> str:
    """What the badge says; "" without one."""
    return "".join(badge.text() for badge in sheet.findChildren(RowsBadge) if badge.isVisible())


def hold(widget: Any) -> None:
    QTest.keyPress(widget, Key.Key_Control, CONTROL)


def test_control_return_writes_all_selected_rows_in_one_step(document: Document, sheet: SheetView) -> None:
    line = typed(sheet, "level", "7")
    QTest.keyClick(line, Key.Key_Return, CONTROL)
    assert values(document, "level") == [0, 7, 7, 0]
    assert not sheet.findChildren(FieldEditor) or not sheet.findChildren(FieldEditor)[0].isVisible()
    document.undo()
    assert values(document, "level") == [0, 0, 0, 0]


def test_while_control_is_held_the_rows_show_what_comes(document: Document, sheet: SheetView) -> None:
    line = typed(sheet, "level", "7")
    hold(line)
    assert badge(sheet) == "→ 2 rows"
    assert shown(sheet, "level") == ["0", "7", "7", "0"]
    QTest.keyRelease(line, Key.Key_Control)
    assert badge(sheet) == ""
    assert shown(sheet, "level") == ["0", "0", "0", "0"]
    assert not document.history.steps


def test_escape_takes_the_preview_along(document: Document, sheet: SheetView) -> None:
    line = typed(sheet, "level", "7")
    hold(line)
    QTest.keyClick(line, Key.Key_Escape, CONTROL)
    assert (badge(sheet), shown(sheet, "level")) == ("", ["0", "0", "0", "0"])
    assert not document.history.steps


def test_a_sum_is_done_to_the_value_of_each_row(document: Document, sheet: SheetView) -> None:
    with document.edit("levels") as edit:
        edit.set(document.model.bones, [1, 2], "level", [0, 4])
    line = typed(sheet, "level", "x*2")
    QTest.keyClick(line, Key.Key_Return, CONTROL)  # also where it leaves this cell as it is
    assert values(document, "level") == [0, 0, 8, 0]


def test_an_unchanged_value_goes_into_all_selected_rows(document: Document, sheet: SheetView) -> None:
    line = open_editor(sheet, "position").findChildren(QLineEdit)[0]
    position = document.model.bones[1].position
    QTest.keyClick(line, Key.Key_Return, CONTROL)
    assert values(document, "position")[1:3] == [position, position]


def test_nonsense_is_refused_for_all(document: Document, sheet: SheetView) -> None:
    line = typed(sheet, "level", "much")
    QTest.keyClick(line, Key.Key_Return, CONTROL)
    assert line.isVisible()
    assert not document.history.steps


def test_leaving_with_control_held_writes_one_cell(document: Document, sheet: SheetView, qtbot: QtBot) -> None:
    hold(typed(sheet, "level", "7"))
    sheet.setFocus()
    qtbot.waitUntil(lambda: not sheet.findChildren(FieldEditor))
    assert values(document, "level") == [0, 7, 0, 0]


@pytest.mark.parametrize(("modifiers", "rows"), [(NOTHING, [1]), (CONTROL, [1, 2])])
def test_a_tick_is_for_one_cell_or_with_control_for_all(
    document: Document, sheet: SheetView, modifiers: Any, rows: list[int]
) -> None:
    box = next(box for box in open_editor(sheet, "flags").findChildren(QCheckBox) if box.text() == "IK")
    QTest.mouseClick(box, LEFT, modifiers, QPoint(8, box.height() // 2))
    assert [row for row, flags in enumerate(values(document, "flags")) if flags & BoneFlags.IK] == [*rows, 3]
    assert len(document.history.steps) == 1


@pytest.mark.parametrize(("modifiers", "modes"), [(NOTHING, [1, 0]), (CONTROL, [1, 1])])
def test_a_choice_is_for_one_cell_or_with_control_for_all(
    document: Document, sheet: SheetView, modifiers: Any, modes: list[int]
) -> None:
    with document.edit("bodies") as edit:
        edit.set(document.model.rigid_bodies, slice(None), "shape", 0)
    document.selection.set_active_table("rigid_bodies")
    document.selection.select("rigid_bodies", [0, 1])
    bodies = sheet.parent().currentWidget()
    box = open_editor(bodies, "shape", 0).findChildren(QComboBox)[0]
    box.showPopup()
    QTest.mouseMove(box.view().viewport(), box.view().visualRect(box.model().index(1, 0)).center())
    QTest.mouseClick(
        box.view().viewport(), LEFT, modifiers, box.view().visualRect(box.model().index(1, 0)).center(), delay=250
    )
    assert [int(body.shape) for body in document.model.rigid_bodies][:2] == modes


@pytest.mark.parametrize(("modifiers", "moved"), [(NOTHING, [1]), (CONTROL, [1, 2])])
def test_a_dragged_number_is_for_one_cell_or_with_control_for_all(
    document: Document, sheet: SheetView, modifiers: Any, moved: list[int]
) -> None:
    before = values(document, "position")
    label = open_editor(sheet, "position").findChildren(DragLabel)[0]
    middle = label.rect().center()
    QTest.mousePress(label, LEFT, modifiers, middle)
    for step in (20, 40):
        at = QPointF(middle + QPoint(step, 0))
        move = QMouseEvent(QEvent.Type.MouseMove, at, label.mapToGlobal(at), NO_BUTTON, LEFT, modifiers)
        QApplication.sendEvent(label, move)
    assert badge(sheet) == ("→ 2 rows" if modifiers else "")
    QTest.mouseRelease(label, LEFT, modifiers, middle + QPoint(40, 0))
    after = values(document, "position")
    assert [row for row in range(4) if after[row] != before[row]] == moved
    steps = {round(after[row][0] - before[row][0], 3) for row in moved}
    assert len(steps) == 1
    assert steps.pop() < 3  # not coarser with Ctrl, which is for the rows here


@pytest.fixture
def renamed(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """How the Rename dialog was asked for."""
    opened: list[Any] = []
    monkeypatch.setattr(sheet_view, "rename_rows", lambda document, window: opened.append(document))
    return opened


@pytest.mark.parametrize(
    ("button", "names", "is_renaming"),
    [("Write all", ["zzz", "zzz"], False), ("Cancel", ["腕", "手"], False), ("Rename…", ["腕", "手"], True)],
)
def test_one_name_for_many_rows_is_asked_about(
    document: Document, sheet: SheetView, renamed: list[Any], button: str, names: list[str], is_renaming: bool
) -> None:
    line, answers = typed(sheet, "name", "zzz"), Answers(button)
    hold(line)
    QTest.keyClick(line, Key.Key_Return, CONTROL)
    assert badge(sheet) == ""
    assert answers.asked[0].startswith("Give 2 rows the same Name?")
    assert line.isVisible() is (button == "Cancel")
    QApplication.processEvents()
    assert values(document, "name")[1:3] == names
    assert renamed == [document] * is_renaming


@pytest.mark.parametrize("is_answered_at_once", [False, True])
def test_the_cell_stays_open_while_the_keyboard_is_on_its_way_to_the_question(
    document: Document, sheet: SheetView, is_answered_at_once: bool
) -> None:
    line, answers = typed(sheet, "name", "zzz"), Answers()

    def lose_the_keyboard(dialog: QDialog) -> None:
        dialog.focusWidget().clearFocus()
        QApplication.sendEvent(line, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.ActiveWindowFocusReason))
        dialog.setVisible(not is_answered_at_once)
        QApplication.processEvents()
        dialog.reject()

    answers.left.append(lose_the_keyboard)
    hold(line)
    QTest.keyClick(line, Key.Key_Return, CONTROL)
    assert line.isVisible()
    assert not document.history.steps


def test_only_rows_that_have_the_field_are_counted(document: Document, sheet: SheetView) -> None:
    sheet.columns.show_only({"name", "ik_loops"})
    document.selection.select("bones", range(4))
    line = open_editor(sheet, "ik_loops", 3).findChildren(QLineEdit)[0]
    hold(line)
    assert badge(sheet) == ""


def test_a_preview_goes_with_its_row(document: Document, sheet: SheetView, qtbot: QtBot) -> None:
    hold(typed(sheet, "level", "7"))
    with document.edit("remove") as edit:
        edit.remove(document.model.bones, [1])
    qtbot.waitUntil(lambda: not sheet.findChildren(FieldEditor))
    assert (badge(sheet), shown(sheet, "level")) == ("", ["0", "0", "0"])


@pytest.mark.parametrize("text", ["nothing has this", "IK"])
def test_the_filter_takes_away_what_is_edited(sheet: SheetView, qtbot: QtBot, text: str) -> None:
    filter_box, count = sheet.window().findChildren(FilterBox)[0], sheet.sheet.rowCount()
    filter_box.setFocus()
    QTest.keyClicks(filter_box, text)
    line = typed(sheet, "level", "7")  # before the filter works
    hold(line)
    assert shown(sheet, "level") == ["0", "7", "7", "0"]
    qtbot.waitUntil(lambda: sheet.sheet.rowCount() < count)
    assert badge(sheet) == ""
    assert "7" not in shown(sheet, "level")


def test_a_cell_that_was_left_by_way_of_a_dialog_is_closed(document: Document, sheet: SheetView, qtbot: QtBot) -> None:
    """Left open, it would write what was typed as soon as another row becomes the current one, as by Undo."""
    editor = open_editor(sheet, "name_en")
    line = editor.findChildren(QLineEdit)[0]
    QTest.keyClick(line, Key.Key_A, CONTROL)
    QTest.keyClicks(line, "typed")
    dialog = QDialog(sheet.window())
    dialog.show()
    dialog.activateWindow()
    dialog.setFocus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is dialog)
    assert sys.platform == "win32" or not document.history.can_undo  # on Windows it is left at once
    box = sheet.window().findChildren(FilterBox)[0]
    sheet.window().activateWindow()
    box.setFocus()
    qtbot.waitUntil(lambda: document.history.can_undo)
    qtbot.waitUntil(lambda: not sheet.findChildren(FieldEditor))
    assert document.model.bones[1].name_en == "typed"
    dialog.close()

"""An edit in a nested list is for its entry; with Ctrl for all that are selected."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.ui.editors.cells import RowsBadge
from editor.ui.inspector.inspector import InspectorPane
from editor.ui.inspector.nested_view import NestedView
from tests.ui.keyboard import show_active

CONTROL, NOTHING = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier
Key, LEFT = Qt.Key, Qt.MouseButton.LeftButton


def view_of(pane: InspectorPane, qtbot: QtBot, table: str, row: int, name: str) -> NestedView:
    pane.document.selection.set_active_table(table)
    pane.document.selection.select(table, row)
    pane.resize(700, 900)
    show_active(pane, qtbot)
    pane.refresh()
    view = pane.form.lists[name].view
    view.select_entries(np.array([0, 1]))
    return view


def badge(view: NestedView) -> str:
    return "".join(badge.text() for badge in view.findChildren(RowsBadge) if badge.isVisible())


@pytest.mark.parametrize(("modifiers", "moved"), [(NOTHING, [5, 0]), (CONTROL, [5, 5])])
def test_return_is_for_one_entry_and_control_return_for_all(
    pane: InspectorPane, document: Document, qtbot: QtBot, modifiers: Any, moved: list[int]
) -> None:
    view = view_of(pane, qtbot, "morphs", 0, "offsets")
    before = document.model.morphs[0].offsets["translation"].copy()
    view.setFocus()
    view.selectionModel().setCurrentIndex(view.model().index(0, 1), view.selectionModel().SelectionFlag.NoUpdate)
    view.edit(view.model().index(0, 1))
    line = view.findChildren(QLineEdit)[0]
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, "5")
    QTest.keyPress(line, Key.Key_Control, CONTROL)
    assert (badge(view), view.model().index(1, 1).data()) == ("→ 2 rows", "5, 0, 1")
    QTest.keyRelease(line, Key.Key_Control)
    assert (badge(view), view.model().index(1, 1).data()) == ("", "0, 0, 1")
    QTest.keyClick(line, Key.Key_Return, modifiers)
    assert document.model.morphs[0].offsets["translation"][:, 0].tolist() == moved
    document.undo()
    assert np.array_equal(document.model.morphs[0].offsets["translation"], before)


@pytest.mark.parametrize(("modifiers", "ticked"), [(NOTHING, [True, False]), (CONTROL, [True, True])])
def test_a_tick_is_for_one_entry_or_with_control_for_all(
    pane: InspectorPane, document: Document, qtbot: QtBot, modifiers: Any, ticked: list[bool]
) -> None:
    view = view_of(pane, qtbot, "bones", 3, "ik_links")
    rect = view.visualRect(view.model().index(0, 1))
    at = QPoint(rect.left() + 10, rect.center().y())
    QTest.mouseClick(view.viewport(), LEFT, modifiers, at)
    assert [link.limited for link in document.model.bones[3].ik_links] == ticked
    assert len(document.history.steps) == 1
    if modifiers:
        assert view.entry_rows().tolist() == [0, 1]


def test_over_a_tick_control_shows_how_many_entries_it_is_for(pane: InspectorPane, qtbot: QtBot) -> None:
    view = view_of(pane, qtbot, "bones", 3, "ik_links")
    view.setFocus()
    at = QPointF(view.visualRect(view.model().index(1, 1)).center())
    no_button = Qt.MouseButton.NoButton
    move = QMouseEvent(QEvent.Type.MouseMove, at, view.viewport().mapToGlobal(at), no_button, no_button, NOTHING)
    QApplication.sendEvent(view.viewport(), move)
    QTest.keyPress(view, Key.Key_Control, CONTROL)
    ticks = [view.model().index(row, 1).data(Qt.ItemDataRole.CheckStateRole) for row in (0, 1)]
    assert (badge(view), ticks) == ("→ 2 rows", [Qt.CheckState.Checked] * 2)
    QTest.keyRelease(view, Key.Key_Control)
    assert badge(view) == ""

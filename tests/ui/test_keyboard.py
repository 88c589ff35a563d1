"""Letters in an open menu."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from editor.ui.action import make_action
from editor.ui.keyboard import MenuKeys
from tests.ui.keyboard import show_active


@pytest.mark.parametrize(("filters", "done"), [(True, ["entry"]), (False, ["tool", "tool"])])
def test_a_letter_means_the_entry_and_not_the_tool(qtbot: QtBot, filters: bool, done: list[str]) -> None:
    window, view, told = QMainWindow(), QWidget(), []
    qtbot.addWidget(window)
    window.setCentralWidget(view)
    tool = make_action(window, "Tool", lambda: told.append("tool"), keys=["T", "U"])
    tool.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    view.addAction(tool)
    menu = window.menuBar().addMenu("&Menu")
    menu.addAction(make_action(window, "En&try", lambda: told.append("entry")))
    if filters:
        MenuKeys([window, menu], window)
    view.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    show_active(window, qtbot)
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    bar = window.menuBar()
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.actionGeometry(menu.menuAction()).center())
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is menu)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_U)  # goes on to the menu bar, as no entry is on it
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_T)
    menu.close()
    assert told == done

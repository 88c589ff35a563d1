"""Letters in an open menu."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from editor.ui.actions.action import make_action
from editor.ui.menu_keys import MenuKeys
from tests.ui.keyboard import show_active


@pytest.mark.parametrize(("filters", "done"), [(True, "entry"), (False, "tool")])
def test_a_letter_means_the_entry_and_not_the_tool(qtbot: QtBot, filters: bool, done: str) -> None:
    window, view, told = QMainWindow(), QWidget(), []
    qtbot.addWidget(window)
    window.setCentralWidget(view)
    tool = make_action(window, "Tool", lambda: told.append("tool"), keys=["T"])
    tool.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    view.addAction(tool)
    menu = window.menuBar().addMenu("&Menu").addMenu("&Sub")
    menu.addAction(make_action(window, "En&try", lambda: told.append("entry")))
    if filters:
        MenuKeys([menu], window)
    view.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    show_active(window, qtbot)
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    menu.popup(QPoint(10, 10))
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is menu)
    qtbot.keyClick(menu, Qt.Key.Key_T)
    menu.close()
    assert told == [done]

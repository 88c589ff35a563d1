"""The list of keys."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from editor.ui.action import make_action
from editor.ui.dialogs.shortcuts import ShortcutsDialog


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    window = QMainWindow()
    qtbot.addWidget(window)
    window.show()
    return window


def test_the_list_of_keys(window: QMainWindow, qtbot: QtBot) -> None:
    menu = window.menuBar().addMenu("&Do")
    inner = menu.addMenu("More")
    inner.addAction(make_action(menu, "&Jump…", lambda: None, keys=["Ctrl+J", "Alt+J"]))
    menu.addAction("Without a key")
    dialog = ShortcutsDialog(window)
    qtbot.addWidget(dialog)
    group = dialog.tree.topLevelItem(0)
    assert group is not None
    assert [(group.child(row).text(0), group.child(row).text(1)) for row in range(group.childCount())] == [
        ("Jump", "Ctrl+J, Alt+J")
    ]
    dialog._filter.setText("orbit")
    assert group.isHidden()
    mouse = dialog.tree.topLevelItem(1)
    assert mouse is not None
    assert not mouse.isHidden()

"""Windows that tests type into."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot


def show_active(window: QWidget, qtbot: QtBot) -> None:
    """Show a window, if it is not yet seen, and wait until the keyboard is its own: before, nothing in it has focus."""
    with qtbot.waitExposed(window), qtbot.waitActive(window):
        window.show()
        window.activateWindow()

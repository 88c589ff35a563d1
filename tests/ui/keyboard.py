"""Windows that tests type into."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot


def show_active(window: QWidget, qtbot: QtBot) -> None:
    """Show a window, if it is not yet seen, and wait until the keyboard is its own: before, nothing in it has focus."""
    with qtbot.waitExposed(window):
        window.show()
    give_keyboard(window, qtbot)


def give_keyboard(window: QWidget, qtbot: QtBot) -> None:
    """Activate a window, and wait until Qt has heard of it: on Windows `isActiveWindow` tells what Windows knows."""
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)

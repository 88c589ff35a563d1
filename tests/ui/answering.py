"""Answers the dialogs that a command asks with, as a user does: by a click on the button of a text."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QMessageBox

WATCH_MS = 20


class Answers(QObject):
    """Clicks one button a dialog, in order; `asked` is what each dialog said."""

    def __init__(self, *buttons: str) -> None:
        super().__init__()
        self.left = list(buttons)
        self.asked: list[str] = []
        self._answered: QDialog | None = None
        self._timer = QTimer(self, interval=WATCH_MS)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def _look(self) -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QDialog) or dialog is self._answered or not self.left:
            return
        wanted = self.left[0]
        button = next(button for button in dialog.findChildren(QAbstractButton) if shown(button) == wanted)
        self.left.pop(0)
        self.asked.append(said(dialog))
        self._answered = dialog
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        self._answered = None


def shown(button: QAbstractButton) -> str:
    """The text of a button without its mnemonic."""
    return button.text().replace("&", "")


def said(dialog: QDialog) -> str:
    """What a message box says."""
    return f"{dialog.text()}\n{dialog.informativeText()}" if isinstance(dialog, QMessageBox) else dialog.windowTitle()

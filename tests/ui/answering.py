"""Answers the dialogs that a command asks with, as a user does: by a click on the button of a text, or by a key."""

from __future__ import annotations

import weakref
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QMessageBox

WATCH_MS = 20

Act = Callable[[QDialog], None]


class Answers(QObject):
    """Answers one dialog after the other; `asked` is what each said. Only the latest one answers."""

    _latest: weakref.ref[Answers] | None = None

    def __init__(self, *buttons: str) -> None:
        """Click these buttons, one a dialog."""
        super().__init__()
        self.asked: list[str] = []
        self.left: list[Act] = [_clicking(button) for button in buttons]
        self._answered: list[QDialog] = []
        self._timer = QTimer(self, interval=WATCH_MS)
        self._timer.timeout.connect(self._look)
        self._timer.start()
        earlier = Answers._latest and Answers._latest()
        if earlier is not None:
            earlier._timer.stop()
        Answers._latest = weakref.ref(self)

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key in the next dialog."""
        self.left.append(lambda dialog: QTest.keyClick(QApplication.focusWidget() or dialog, key, modifiers))

    def press_enter(self) -> None:
        """Take what the next dialog has as its default."""
        self.press(Qt.Key.Key_Return)

    def _look(self) -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QDialog) or dialog in self._answered:
            return
        if not self.left:
            dialog.reject()  # nobody would ever answer it
            return
        if QApplication.activeWindow() is not dialog:
            dialog.activateWindow()
            return
        self.asked.append(said(dialog))
        self._answered.append(dialog)
        self.left.pop(0)(dialog)


def _clicking(text: str) -> Act:
    def click(dialog: QDialog) -> None:
        button = next(button for button in dialog.findChildren(QAbstractButton) if shown(button) == text)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    return click


def shown(button: QAbstractButton) -> str:
    """The text of a button without its mnemonic."""
    return button.text().replace("&", "")


def said(dialog: QDialog) -> str:
    """What a message box says; of another dialog, the title."""
    return f"{dialog.text()}\n{dialog.informativeText()}" if isinstance(dialog, QMessageBox) else dialog.windowTitle()

"""ScriptProgress: how far a script that takes long is, and the button that stops it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QProgressDialog, QWidget

from editor.document.program.scripts import ScriptRunner
from editor.ui.keyboard import COMMANDING

STEPS = 1000


class TypedKeys(QObject):
    """Passes on what is typed into a dialog, but not Escape, and no commands."""

    def __init__(self, dialog: QWidget, take: Callable[[QKeyEvent], None]) -> None:
        super().__init__(dialog)
        self._take = take
        for widget in (dialog, *dialog.findChildren(QWidget)):
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.key() == Qt.Key.Key_Escape or event.modifiers() & COMMANDING:
            return False
        if event.type() == QEvent.Type.KeyPress:
            self._take(QKeyEvent(event.type(), event.key(), event.modifiers(), event.text()))
        event.accept()  # so that no shortcut takes it
        return True


class ScriptProgress:
    """Shows a dialog while a script of the runner takes long. Nothing else of the window can be used then.

    `take_key` gets what is typed meanwhile.
    """

    def __init__(
        self, runner: ScriptRunner, parent: QWidget, take_key: Callable[[QKeyEvent], None] | None = None
    ) -> None:
        self._runner = runner
        self._parent = parent
        self._take_key = take_key
        self._dialog: QProgressDialog | None = None
        self._fraction, self._text = 0.0, ""
        runner.progressed.connect(self._show)
        runner.became_long.connect(self._open)
        runner.ended.connect(self._close)

    def _open(self) -> None:
        dialog = self._dialog = QProgressDialog(self._parent.window())
        dialog.setWindowModality(Qt.WindowModality.ApplicationModal)
        dialog.setWindowTitle(QCoreApplication.translate("ScriptProgress", "A script is running"))
        dialog.setLabelText(QCoreApplication.translate("ScriptProgress", "A script is running"))
        dialog.setCancelButtonText(QCoreApplication.translate("ScriptProgress", "Cancel"))
        dialog.setAutoClose(False)
        dialog.setAutoReset(False)
        dialog.setRange(0, 0)  # it may say nothing of how far it is
        dialog.setMinimumWidth(360)
        dialog.canceled.connect(self._runner.stop)
        if self._fraction or self._text:
            self._show(self._fraction, self._text)
        if self._take_key is not None:
            TypedKeys(dialog, self._take_key)
        dialog.show()

    def _show(self, fraction: float, text: str) -> None:
        self._fraction, self._text = fraction, text
        if self._dialog is None or self._dialog.wasCanceled():
            return
        self._dialog.setMaximum(STEPS)
        if text:
            self._dialog.setLabelText(text)
        self._dialog.setValue(round(STEPS * min(max(fraction, 0.0), 1.0)))

    def _close(self) -> None:
        self._fraction, self._text = 0.0, ""
        if self._dialog is not None:
            self._dialog.hide()
            self._dialog.deleteLater()
            self._dialog = None
            self._parent.activateWindow()

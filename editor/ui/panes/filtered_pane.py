"""Parts of panes: a filter for rows, where the key for finding goes, and what brings a pane up to date with a pose."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QToolTip, QWidget

from editor.document.document import Document
from editor.document.masking import Masking
from editor.document.posing import Posing
from editor.ui.keyboard import keep_key
from editor.ui.models.marks import warning_icon
from editor.ui.models.row_filter import pattern_fault
from editor.ui.services import WindowServices
from editor.ui.tokens import SPACING_S

PAUSE = 150  # milliseconds without a key before the filter works
LEAVING = (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class FilterBox(QLineEdit):
    """`filter_changed` carries the text when typing pauses; Escape empties it, Down and Return go to the list (`left`).

    What is no regular expression though it stands between slashes is told at once, and the filter stays as it was.
    """

    filter_changed = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setPlaceholderText(self.tr("Filter"))
        self.setAccessibleName(self.tr("Filter"))
        self.setClearButtonEnabled(True)
        self.setTextMargins(SPACING_S, 0, SPACING_S, 0)
        self._sign = self.addAction(warning_icon(), QLineEdit.ActionPosition.LeadingPosition)
        self._show_fault()
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._pause.timeout.connect(self._emit_wanted)
        self.textChanged.connect(self._note_text)

    def show_text(self, text: str) -> None:
        """Show a filter that already works."""
        self.setText(text)
        self._pause.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in LEAVING:
            self._finish()
            self.left.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
            self._finish()
        else:
            super().keyPressEvent(event)

    def _finish(self) -> None:
        if self._pause.isActive():
            self._pause.stop()
            self._emit_wanted()

    def _emit_wanted(self) -> None:
        if not pattern_fault(self.text()):
            self.filter_changed.emit(self.text())

    def _note_text(self) -> None:
        fault = self._show_fault()
        if fault and self.hasFocus():
            QToolTip.showText(self.mapToGlobal(QPoint(0, self.height())), fault, self)
        self._pause.start()

    def _show_fault(self) -> str:
        """Say in the tooltip, and by a sign, what is wrong with a regular expression."""
        fault = pattern_fault(self.text())
        told = self.tr("No regular expression: {}").format(fault) if fault else ""
        self._sign.setVisible(bool(fault))
        help_text = self.tr(
            "Show only what has all these words in its name (Ctrl+F). Letters typed into the list are tools.\n"
            "/…/ is a regular expression: /^[左右]/, /[0-9]$/, /arm|leg/"
        )
        self.setToolTip("\n".join(filter(None, (told, help_text))))
        return told


class FilteredPane(QWidget):
    """Shows rows of a document. Subclasses put `filter_box` where it belongs and connect it."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.services = WindowServices()  # until it stands in a window
        self.document = document
        self.filter_box = FilterBox()

    def find_rows(self) -> None:
        """Let the user type what to look for."""
        self.filter_box.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filter_box.selectAll()

    def event(self, event: QEvent) -> bool:
        """Find is for this pane's own filter while the focus is here."""
        return keep_key(event, QKeySequence.StandardKey.Find) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Find):
            self.find_rows()
        else:
            super().keyPressEvent(event)


class PoseFollower(QObject):
    """Calls `refresh` when the pose, or what is hidden, has changed, and when `pane` appears."""

    def __init__(self, pane: QWidget, source: Posing | Masking, refresh: Callable[[], object]) -> None:
        super().__init__(pane)
        self._pane = pane
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(refresh)
        source.changed.connect(self.mark)
        pane.installEventFilter(self)

    def mark(self, *_: object) -> None:
        """Mark what the pane shows as out of date."""
        if self._pane.isVisible():
            self._turn.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show:
            self.mark()
        return False

"""FilteredPane: a pane with a filter for its rows, where the key for finding goes while the pane has the focus."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from editor.document.document import Document
from editor.ui.kept_keys import keeps
from editor.ui.panes.filter_box import FilterBox


class FilteredPane(QWidget):
    """Shows rows of a document. Subclasses put `filter_box` where it belongs and connect it."""

    frame_requested = Signal(str, object)  # table, rows

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.filter_box = FilterBox()

    def find_rows(self) -> None:
        """Let the user type what to look for."""
        self.filter_box.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filter_box.selectAll()

    def event(self, event: QEvent) -> bool:
        """Find is for this pane's own filter while the focus is here."""
        return keeps(event, QKeySequence.StandardKey.Find) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Find):
            self.find_rows()
        else:
            super().keyPressEvent(event)

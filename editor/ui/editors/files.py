"""The editor of the path of a file, which can be typed, chosen or dropped."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from editor.document.document import Document
from editor.model.fields import Field
from editor.ui.dropping import accept_copy, dropped_files
from editor.ui.editors.field_editor import FieldEditor
from editor.ui.editors.revisions import Whole
from editor.ui.editors.texts import TextLine


class FileEditor(FieldEditor):
    """A line for a path, and a button with which the user asks to choose one (`browse_requested`)."""

    browse_requested = Signal()

    def __init__(self, field: Field, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(field, document, parent)
        self.line = TextLine()
        self.line.setAccessibleName(self.accessibleName())
        self.line.setAcceptDrops(False)  # it would put an address into its text
        self.line.entered.connect(lambda text: self._commit(Whole(text)))
        self.browse = QPushButton(self.tr("Browse…"))
        self.browse.setAutoDefault(False)
        self.browse.clicked.connect(self.browse_requested)
        self.setAcceptDrops(True)
        self.setFocusProxy(self.line)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.line, 1)
        row.addWidget(self.browse)
        self._show(self._value)

    def take_file(self, path: Path) -> None:
        """Take the file that was chosen."""
        self._commit(Whole(str(path)))

    def finish(self) -> None:
        self.line.finish()

    def discard(self) -> None:
        self.line.discard()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if len(dropped_files(event)) == 1:
            accept_copy(event)

    def dropEvent(self, event: QDropEvent) -> None:
        accept_copy(event)
        self.take_file(dropped_files(event)[0])

    def _show(self, value: object) -> None:
        self.line.show_value(value)
        self.line.setToolTip(str(value))

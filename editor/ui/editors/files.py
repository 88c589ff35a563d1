"""The editors of the path of a file, which can be typed, chosen or dropped, and of a model, which may be open."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QWidget

from editor.document.document import Document
from editor.document.files.open_models import OpenModel
from editor.model.fields import Field
from editor.ui.dropping import accept_copy, dropped_files
from editor.ui.editors.field_editor import FieldEditor
from editor.ui.editors.revisions import SameValue
from editor.ui.editors.texts import TextLine


class FileEditor(FieldEditor):
    """A line for a path, and a button with which the user asks to choose one (`browse_requested`)."""

    browse_requested = Signal()

    def __init__(self, field: Field, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(field, document, parent)
        self.line = TextLine()
        self.line.setAccessibleName(self.accessibleName())
        self.line.setAcceptDrops(False)  # it would put an address into its text
        self.line.entered.connect(lambda text: self._commit(SameValue(text)))
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
        self._commit(SameValue(str(path)))

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


class ModelEditor(FileEditor):
    """A FileEditor that offers the models of the other open documents, too: as they are, saved or not."""

    def __init__(self, field: Field, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(field, document, parent)
        self.menu = QMenu(self)
        self.menu.setToolTipsVisible(True)
        self.menu.aboutToShow.connect(self._fill_menu)
        self.open_models = QPushButton(self.tr("Open models"))
        self.open_models.setAutoDefault(False)
        self.open_models.setToolTip(self.tr("The models of the other tabs, as they are now, saved or not"))
        self.open_models.setMenu(self.menu)
        layout = self.layout()
        assert isinstance(layout, QHBoxLayout)
        layout.addWidget(self.open_models)
        self._fill_menu()

    def take_model(self, model: OpenModel) -> None:
        """Take the model of an open document."""
        self._commit(SameValue(model))

    def _fill_menu(self) -> None:
        self.menu.clear()
        for model in self.document.open_models.besides(self.document):
            action = self.menu.addAction(model.name.replace("&", "&&"), partial(self.take_model, model))
            action.setToolTip(model)
        if self.menu.isEmpty():
            self.menu.addAction(self.tr("No other model is open")).setEnabled(False)

    def _show(self, value: object) -> None:
        super()._show(self.tr("{} (open)").format(value.name) if isinstance(value, OpenModel) else value)
        self.line.setToolTip(str(value))

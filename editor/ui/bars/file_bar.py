"""FileBar: says across the top of the window that another program has written or removed the document's file."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from editor.document.file_watch import FileState
from editor.ui.bars.answer_bar import AnswerBar, Answers
from editor.ui.commands.file_commands import FileCommands
from editor.ui.current_document import CurrentDocument
from editor.ui.services import WindowServices


class FileBar(AnswerBar):
    """About the current document, until it is answered."""

    def __init__(
        self, current: CurrentDocument, files: FileCommands, services: WindowServices, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._services = services
        self._current = current
        self._files = files
        current.file_changed.connect(self._show)
        # Not every disk, as of a network, tells what happens on it.
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.applicationStateChanged.connect(self._look)
        self._show()

    def _look(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive and self._current.document is not None:
            self._current.document.file_watch.look()

    def _show(self) -> None:
        document, files = self._current.document, self._files
        if document is None or document.path is None or document.file_watch.state is FileState.SAME:
            self.say()
            return
        keep, name = document.file_watch.keep, document.path.name
        if document.file_watch.state is FileState.GONE:
            text = self.tr("{} is not there any more: another program has moved or deleted it.").format(name)
            self.say((text, {self.tr("Save again"): partial(files.save, document), self.tr("Hide"): keep}))
            return
        text = self.tr("{} was changed by another program.").format(name)
        answers: Answers = {
            self.tr("Reload"): partial(files.revert, document),
            self.tr("Compare"): partial(self._services.compare_with, document, document.path),
            self.tr("Keep this one"): keep,
        }
        self.say((text, answers))

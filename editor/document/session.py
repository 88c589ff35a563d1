"""The documents that are open, which one is in front, what was copied, and the files of late."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from editor import formats
from editor.document.checker import AcceptedFindings
from editor.document.document import Document
from editor.document.files.open_models import OpenModels
from editor.document.masking import SavedMasks
from editor.document.playback import physics_of
from editor.document.program.plugin_list import PluginList
from editor.document.program.settings import Settings
from editor.formats import Content
from editor.operations.rows.copy_paste import Clip


class Session(QObject):
    """All that one window works on."""

    opening = Signal()  # before a document is seen anywhere
    opened = Signal(Document)
    closed = Signal(Document)
    current_changed = Signal(Document)  # or None
    recent_files_changed = Signal()
    remembered = Signal(Path)  # a file that was opened or saved

    def __init__(self, settings: Settings | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.settings = settings if settings is not None else Settings()
        self.plugins = PluginList(self)
        self.plugins.changed.connect(self._equip_all)
        self.documents: list[Document] = []
        self._open_models = OpenModels(self)
        self.settings.preferences_changed.connect(self._equip_all)
        self.accepted = AcceptedFindings(self.settings.stored)
        self.saved_masks = SavedMasks(self.settings.stored)
        self.clipboard: Clip | None = None
        self._current: Document | None = None

    @property
    def current(self) -> Document | None:
        """The document in front."""
        return self._current

    def set_current(self, document: Document | None) -> None:
        """Bring a document of the session to the front."""
        if document is not None and document not in self.documents:
            raise ValueError("The document is not open")
        if document is self._current:
            return
        left, self._current = self._current, document
        self.current_changed.emit(document)
        for each, is_in_front in ((left, False), (document, True)):
            if each is not None:
                each.front_changed.emit(is_in_front)

    def go_to_neighbour(self, step: int) -> None:
        """Bring the document that is so many further to the front; the first follows the last."""
        if self._current is not None:
            place = self.documents.index(self._current) + step
            self.set_current(self.documents[place % len(self.documents)])

    def new(self) -> Document:
        """Open a fresh model in front."""
        return self.add(formats.new_content())

    def add(
        self,
        content: Content,
        *,
        is_saved: bool = True,
        in_front: bool = True,
        before: Document | None = None,
        prepare: Callable[[Document], object] | None = None,
    ) -> Document:
        """Open what was loaded, in front or not. `is_saved`: its file holds the same.

        `before`: the document that it is put before, the end for None. `prepare` gets it before anybody sees it.
        """
        document = Document(content, is_saved=is_saved)
        document.posing.physics.settings = physics_of(self.settings.preferences)
        self._set_up_document(document)
        document.file_watch.start()
        if prepare is not None:
            prepare(document)
        place = self.documents.index(before) if before in self.documents else len(self.documents)
        self.documents.insert(place, document)
        self.opening.emit()
        self.opened.emit(document)
        if in_front:
            self.set_current(document)
        return document

    def close(self, document: Document) -> None:
        """Close a document, saved or not; its neighbour comes to the front."""
        place = self.documents.index(document)
        self.documents.remove(document)
        _halt(document)
        if document is self._current:
            left = self.documents
            self.set_current(left[min(place, len(left) - 1)] if left else None)
        document.closed.emit()
        self.closed.emit(document)

    def halt(self) -> None:
        """Have nothing go on by itself in any document, as their window goes."""
        for document in self.documents:
            _halt(document)

    def replace(self, document: Document, content: Content) -> Document:
        """Open content in the place of a document, as reverting to its file does."""
        fresh = Document(content)
        fresh.posing.physics.settings = document.posing.physics.settings
        self._set_up_document(fresh)
        fresh.file_watch.start()
        fresh.snapshots.all += document.snapshots.all
        self.documents.insert(self.documents.index(document), fresh)
        self.opened.emit(fresh)
        self.set_current(fresh)
        self.close(document)
        return fresh

    def _equip_all(self) -> None:
        for document in self.documents:
            self._set_up_document(document)

    def _set_up_document(self, document: Document) -> None:
        """Give a document what it is checked by, what of that is accepted, its memory, and the other models."""
        document.open_models = self._open_models
        document.preferences = self.settings.preferences
        document.history.budget = document.preferences.history_budget
        document.checker.accepted = self.accepted
        document.checker.offer(self.plugins.checks, self.plugins.operations)

    def find(self, path: Path) -> Document | None:
        """The document whose file is `path`, however it is spelt."""
        wanted = path.resolve()
        of_file = (d for d in self.documents if d.path is not None and d.path.resolve() == wanted)
        return next(of_file, None)

    def recent_files(self) -> list[Path]:
        """The files that are pinned, then those last opened or saved, latest first, whether they are there or not."""
        return [*self.settings.pinned_files, *self.settings.recent_files]

    def remember(self, path: Path) -> None:
        """Put a file at the top of the recent files; one that is pinned keeps its place."""
        absolute = path.absolute()
        self.remembered.emit(absolute)
        if absolute not in self.settings.pinned_files:
            others = [other for other in self.settings.recent_files if other != absolute]
            self.settings.recent_files = [absolute, *others]
            self.recent_files_changed.emit()

    def pin(self, path: Path, is_pinned: bool) -> None:
        """Keep a file at the top of the recent files, or no longer."""
        settings = self.settings
        recent, pinned = (
            [other for other in of if other != path] for of in (settings.recent_files, settings.pinned_files)
        )
        settings.recent_files = recent if is_pinned else [path, *recent]
        settings.pinned_files = [*pinned, path] if is_pinned else pinned
        self.recent_files_changed.emit()

    def forget(self, path: Path) -> None:
        """Take a file off the recent files, pinned or not."""
        settings = self.settings
        settings.recent_files = [other for other in settings.recent_files if other != path]
        settings.pinned_files = [other for other in settings.pinned_files if other != path]
        self.recent_files_changed.emit()


def _halt(document: Document) -> None:
    document.posing.pause()
    document.posing.physics.switch(False)

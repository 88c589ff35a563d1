"""FileWatch: notices that another program has written or removed the file of a document.

The file is watched together with its folder, for many programs save by putting a new file in the place of the old one.
"""

from __future__ import annotations

import weakref
from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from editor.formats.content import FileStamp, stamp_of

if TYPE_CHECKING:
    from editor.document.document import Document

QUIET = 300  # milliseconds without a change after which a file counts as written


class FileState(Enum):
    """State of a document's file since it was read or written here."""

    SAME = auto()
    CHANGED = auto()
    GONE = auto()


class FileWatch(QObject):
    """Of one document; it looks at nothing before `start`."""

    changed = Signal()  # the state is another

    def __init__(self, document: Document) -> None:
        super().__init__(document)
        self._document = weakref.proxy(document)  # a circle would leave the Document to the collector
        self.state = FileState.SAME
        self._watcher: QFileSystemWatcher | None = None
        self._tolerated_stamps: list[FileStamp | None] = []  # the file as the user let it be, if so
        self._waiting = QTimer(self, singleShot=True, interval=QUIET)
        self._waiting.timeout.connect(self.look)

    def start(self) -> None:
        """Watch the file from now on, and every other one that becomes the document's."""
        self._watcher = QFileSystemWatcher(self)
        for signal in (self._watcher.fileChanged, self._watcher.directoryChanged):
            signal.connect(self._look_soon)
        self.look()

    def look(self) -> None:
        """See what has become of the file."""
        path, stamp = self._document.path, self._document.content.stamp
        now = stamp_of(path) if path is not None else None
        is_as_known = path is None or stamp is None or now == stamp or now in self._tolerated_stamps
        self._watch_again()
        self._take(FileState.SAME if is_as_known else FileState.GONE if now is None else FileState.CHANGED)

    def keep(self) -> None:
        """Let the file be as it is now, and say no more of it until it is written again."""
        path = self._document.path
        self._tolerated_stamps = [stamp_of(path)] if path is not None else []
        self._take(FileState.SAME)

    def follow(self) -> None:
        """Take note that the document was saved, perhaps as another file."""
        self._tolerated_stamps = []
        if self._watcher is not None and (watched := [*self._watcher.files(), *self._watcher.directories()]):
            self._watcher.removePaths(watched)
        self.look()

    def stop(self) -> None:
        """Watch no longer."""
        self._waiting.stop()
        if self._watcher is not None:
            self._watcher.deleteLater()
            self._watcher = None

    def _look_soon(self) -> None:
        """A folder tells of all that is in it, so that more may come and come: wait for one pause only."""
        if not self._waiting.isActive():
            self._waiting.start()

    def _watch_again(self) -> None:
        """Watch the file that is in the place now: of one that was replaced nothing more is heard."""
        path = self._document.path
        if self._watcher is None or path is None:
            return
        existing = [str(file) for file in (path, path.absolute().parent) if file.exists()]
        watched = {*self._watcher.files(), *self._watcher.directories()}
        if new := [file for file in existing if file not in watched]:
            self._watcher.addPaths(new)

    def _take(self, state: FileState) -> None:
        if state is not self.state:
            self.state = state
            self.changed.emit()

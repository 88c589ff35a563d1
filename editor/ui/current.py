"""Follows the session's current document, so that menus, docks and the status bar need not reconnect by themselves."""

from __future__ import annotations

from PySide6.QtCore import QMetaObject, QObject, Signal

from editor.document.document import Document
from editor.document.session import Session


class Current(QObject):
    """The signals of whichever document is current, and `document` itself (None without one)."""

    switched = Signal(object)  # another document, or None
    history_changed = Signal()
    selection_changed = Signal()
    title_changed = Signal()
    done = Signal(str)  # what a command did

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document: Document | None = None
        self._connections: list[QMetaObject.Connection] = []
        session.current_changed.connect(self._switch)
        self._switch(session.current)

    def _switch(self, document: Document | None) -> None:
        for connection in self._connections:
            QObject.disconnect(connection)
        self.document = document
        self._connections = self._follow(document) if document is not None else []
        self.switched.emit(document)
        for signal in (self.history_changed, self.selection_changed, self.title_changed):
            signal.emit()

    def _follow(self, document: Document) -> list[QMetaObject.Connection]:
        return [
            document.history_changed.connect(self.history_changed),
            document.done.connect(self.done),
            document.path_changed.connect(self.title_changed),
            document.modified_changed.connect(self._retitle),
            document.selection.changed.connect(self._reselect),
            document.selection.active_changed.connect(self._reselect),
        ]

    def _retitle(self, modified: bool) -> None:
        self.title_changed.emit()

    def _reselect(self, table: str) -> None:
        self.selection_changed.emit()

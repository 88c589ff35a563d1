"""Follows the session's current document, so that menus, docks and the status bar need not reconnect by themselves."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QMetaObject, QObject, Signal, SignalInstance

from editor.document.document import Document
from editor.document.posing import Posing
from editor.document.session import Session


class WindowMode(Enum):
    """The mode of the window: to edit the model, or to pose and move it."""

    EDIT = "edit"
    TRANSFORM = "transform"


class CurrentDocument(QObject):
    """The signals of whichever document is current, and `document` itself (None without one).

    Those after `switched` come after it, too, for all that they tell about may be another then.
    """

    switched = Signal(Document)  # another one, or None
    history_changed = Signal()
    selection_changed = Signal()
    title_changed = Signal()
    mode_changed = Signal()
    motions_changed = Signal()
    playing_changed = Signal()
    frame_changed = Signal()
    physics_changed = Signal()
    physics_warnings_added = Signal(list)  # of Message: what there is to say against the bodies of the model
    masks_changed = Signal()
    edited_morph_changed = Signal()
    findings_changed = Signal()  # what the checks find, or the user accepted of it
    file_changed = Signal()  # whether other programs wrote the document's file

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document: Document | None = None
        self._connections: list[QMetaObject.Connection] = []
        session.current_changed.connect(self._switch)
        self._switch(session.current)

    @property
    def posing(self) -> Posing | None:
        """That of the document."""
        return self.document.posing if self.document is not None else None

    @property
    def mode(self) -> WindowMode | None:
        """That of the document; None without one."""
        if self.posing is None:
            return None
        return WindowMode.TRANSFORM if self.posing.is_active else WindowMode.EDIT

    @property
    def is_posing(self) -> bool:
        """True if there is a document, and it is in Transform mode."""
        return self.mode is WindowMode.TRANSFORM

    def _switch(self, document: Document | None) -> None:
        for connection in self._connections:
            QObject.disconnect(connection)
        self.document = document
        self._connections = self._follow(document) if document is not None else []
        self.switched.emit(document)
        for signal in (
            self.history_changed,
            self.selection_changed,
            self.title_changed,
            self.masks_changed,
            self.edited_morph_changed,
            self.findings_changed,
            self.file_changed,
            *self._of_posing(),
        ):
            signal.emit()

    def _of_posing(self) -> tuple[SignalInstance, ...]:
        return (
            self.mode_changed,
            self.motions_changed,
            self.playing_changed,
            self.frame_changed,
            self.physics_changed,
        )

    def _follow(self, document: Document) -> list[QMetaObject.Connection]:
        posing = document.posing
        return [
            document.history_changed.connect(self.history_changed),
            document.path_changed.connect(self.title_changed),
            document.modified_changed.connect(self._retitle),
            document.selection.changed.connect(self._reselect),
            document.selection.active_changed.connect(self._reselect),
            document.masking.changed.connect(self.masks_changed),
            document.edited_morph.changed.connect(self.edited_morph_changed),
            document.checker.changed.connect(self.findings_changed),
            document.file_watch.changed.connect(self.file_changed),
            posing.active_changed.connect(self.mode_changed),
            posing.motions_changed.connect(self.motions_changed),
            posing.playing_changed.connect(self.playing_changed),
            posing.frame_changed.connect(self.frame_changed),
            posing.physics.changed.connect(self.physics_changed),
            posing.physics.warnings_added.connect(self.physics_warnings_added),
        ]

    def _retitle(self, modified: bool) -> None:
        self.title_changed.emit()

    def _reselect(self, table: str) -> None:
        self.selection_changed.emit()

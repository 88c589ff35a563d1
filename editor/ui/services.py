"""Services of the window for commands and panes, and the current document that they follow."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from typing import Any

from PySide6.QtCore import QMetaObject, QObject, QPoint, Signal, SignalInstance
from PySide6.QtWidgets import QMenu

from editor.document.document import Document
from editor.document.jobs import Job, MainThreadJob
from editor.document.posing import Posing
from editor.document.session import Session
from editor.messages import Message
from editor.model.changes import Rows


class WindowServices:
    """One for all of a window, which overrides them; on their own, without a window, they do nothing."""

    def show_status(self, text: str) -> None:
        """Say in the status line what was done."""

    def add_messages(self, document: Document, messages: Sequence[Message]) -> None:
        """Add to the messages of a document that is still open."""

    def add_warning(self, document: Document, message: Message) -> None:
        """Add to the messages of a document, once, whoever warns; the status line says it, too."""

    def show_position(self, table: str, row: int, point: tuple[float, float, float]) -> None:
        """Say what was clicked, and where in the model."""

    def open_view_menu(self, at: QPoint) -> None:
        """Open the menu of the model view, at a point of the screen."""

    def close_document(self, document: Document) -> None:
        """Close a document, having asked about its unsaved changes."""

    def show_job(self, job: Job | MainThreadJob, text: str) -> None:
        """Show the progress of what was just started, and let it be cancelled."""

    def go_to_pane(self, name: str) -> None:
        """Open a pane, bring it to the front, and give it the keyboard; "" is the model view."""

    def go_to_line(self, pane: str) -> None:
        """Give a pane that was opened the keyboard if it has a line to type in."""

    def focus_or_close_pane(self, name: str) -> None:
        """Go to a pane, or close it where the keyboard is there already."""

    def frame_rows(self, table: str, rows: Rows | Sequence[int]) -> None:
        """Bring rows before the camera of the view that is worked in."""

    def run_command(self, id: str) -> None:
        """Run a command of the window."""

    def take_files(self, paths: Sequence[Path]) -> None:
        """Open files that were dropped, each as what it is."""

    def add_operations(self, document: Document, menu: QMenu) -> None:
        """Add to the menu of a right click on rows what can be done with them."""

    def compare_with(self, document: Document, path: Path) -> None:
        """Show beside a document a file that it differs from."""

    def lead_to_upgrade(self) -> None:
        """Show what there is to be done to the current document, which is of an older kind."""

    def begin_tour(self) -> None:
        """Lead through the window, on the sample."""

    def choose_language(self, code: str) -> None:
        """Have the window speak a language; "" that of the system."""

    def find_rows(self) -> None:
        """Find rows in the table."""

    def go_to_row(self) -> None:
        """Ask in the table for a row to go to."""

    def show_camera(self) -> None:
        """Show the camera of the view as numbers."""

    def append_model(self, path: Path) -> None:
        """Ask how a model is to be appended to the current one, and do it."""

    def add_models(self, menu: QMenu) -> None:
        """Put into a menu everything that the current document can be compared with."""

    def rename_rows(self, document: Document) -> None:
        """Ask for the names of the selected rows, each by itself."""

    def open_group_menu(self, inspector: Any, group: str, at: QPoint) -> None:
        """Open the menu of a group of fields of an inspector, at a point of the screen."""


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
    masks_changed = Signal()  # what is hidden, or locked
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
            document.locking.changed.connect(self.masks_changed),
            document.edited_morph.changed.connect(self.edited_morph_changed),
            document.checker.changed.connect(self.findings_changed),
            document.file_watch.changed.connect(self.file_changed),
            posing.active_changed.connect(self.mode_changed),
            posing.motions_changed.connect(self.motions_changed),
            posing.loop_changed.connect(self.motions_changed),
            posing.playing_changed.connect(self.playing_changed),
            posing.frame_changed.connect(self.frame_changed),
            posing.physics.changed.connect(self.physics_changed),
            posing.physics.warnings_added.connect(self.physics_warnings_added),
        ]

    def _retitle(self, modified: bool) -> None:
        self.title_changed.emit()

    def _reselect(self, table: str) -> None:
        self.selection_changed.emit()

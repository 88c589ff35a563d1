"""WindowServices: what the window does for commands and panes, which know nothing of each other."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu

from editor.document.document import Document
from editor.document.jobs import Job, MainThreadJob
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

    def open_or_close_pane(self, name: str) -> None:
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

"""Services of no window, which keep what they were told."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from editor.document.document import Document
from editor.messages import Message
from editor.model.changes import Rows
from editor.ui.services import WindowServices


class ToldServices(WindowServices):
    def __init__(self) -> None:
        self.reports: list[str] = []
        self.messages: list[tuple[Document, Sequence[Message]]] = []
        self.told: list[Message] = []  # the same, of all documents
        self.jobs: list[Any] = []
        self.panes: list[str] = []
        self.framed: list[tuple[str, list[int]]] = []
        self.commands: list[str] = []
        self.files: list[Path] = []
        self.languages: list[str] = []
        self.renamed: list[Document] = []

    def show_status(self, text: str) -> None:
        self.reports.append(text)

    def add_messages(self, document: Document, messages: Sequence[Message]) -> None:
        self.messages.append((document, messages))
        self.told.extend(messages)

    def show_job(self, job: Any, text: str) -> None:
        self.jobs.append(job)

    def go_to_pane(self, name: str) -> None:
        self.panes.append(name)

    focus_or_close_pane = go_to_pane

    def frame_rows(self, table: str, rows: Rows | Sequence[int]) -> None:
        self.framed.append((table, list(rows)))

    def run_command(self, id: str) -> None:
        self.commands.append(id)

    def choose_language(self, code: str) -> None:
        self.languages.append(code)

    def take_files(self, paths: Sequence[Path]) -> None:
        self.files += paths

    def rename_rows(self, document: Document) -> None:
        self.renamed.append(document)

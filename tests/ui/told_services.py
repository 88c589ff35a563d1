"""Services of no window, which keep what they were told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from editor.document.document import Document
from editor.messages import Message
from editor.ui.services import WindowServices


class ToldServices(WindowServices):
    def __init__(self) -> None:
        self.reports: list[str] = []
        self.messages: list[tuple[Document, Sequence[Message]]] = []
        self.told: list[Message] = []  # the same, of all documents
        self.jobs: list[Any] = []
        self.panes: list[str] = []

    def show_status(self, text: str) -> None:
        self.reports.append(text)

    def add_messages(self, document: Document, messages: Sequence[Message]) -> None:
        self.messages.append((document, messages))
        self.told.extend(messages)

    def show_job(self, job: Any, text: str) -> None:
        self.jobs.append(job)

    def go_to_pane(self, name: str) -> None:
        self.panes.append(name)

    open_or_close_pane = go_to_pane

"""What windows and panes do about files that are dropped on them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QDropEvent


def dropped_files(event: QDropEvent) -> list[Path]:
    """The files of this machine that are dragged."""
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]


def accept_copy(event: QDropEvent) -> None:
    """Take what is dragged as a copy, whatever was proposed: after a move, where it came from deletes it."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()

"""What windows and panes do about files that are dropped on them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QDropEvent

from editor.texture_paths import PICTURES


def dropped_files(event: QDropEvent) -> list[Path]:
    """The files of this machine that are dragged."""
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]


def dropped_pictures(event: QDropEvent) -> list[Path]:
    """The files that are dragged, where all of them are pictures."""
    files = dropped_files(event)
    return files if all(file.suffix.lower() in PICTURES for file in files) else []


def accept_copy(event: QDropEvent) -> None:
    """Take what is dragged as a copy, whatever was proposed: after a move, where it came from deletes it."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()

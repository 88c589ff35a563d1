"""Dropping of files on windows and panes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

from editor.texture_paths import PICTURES

MODEL = "application/x-katachi-model"  # the path of a model that is dragged out of the list of a folder


def dropped_files(event: QDropEvent) -> list[Path]:
    """The files of this machine that are dragged."""
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]


def dropped_model(event: QDropEvent) -> Path | None:
    """The model that is dragged out of the list of a folder; None where anything else is."""
    path = bytes(event.mimeData().data(MODEL).data()).decode("utf-8", "surrogatepass")
    return Path(path) if path else None


def dropped_pictures(event: QDropEvent) -> list[Path]:
    """The files that are dragged, where all of them are pictures."""
    files = dropped_files(event)
    return files if all(file.suffix.lower() in PICTURES for file in files) else []


def accept_copy(event: QDropEvent) -> None:
    """Take what is dragged as a copy, whatever was proposed: after a move, where it came from deletes it."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()


class PictureDropFilter(QObject):
    """Gives `drop` the pictures that are dropped where `takes` allows it; other files are left to the window."""

    def __init__(
        self,
        widget: QWidget,
        drop: Callable[[list[Path], QPointF], object],
        takes: Callable[[QPoint], bool] = lambda _: True,
    ) -> None:
        super().__init__(widget)
        self._drop = drop
        self._takes = takes
        widget.setAcceptDrops(True)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in (QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop):
            return False
        assert isinstance(event, QDropEvent)
        pictures = dropped_pictures(event)
        if not pictures:
            return False
        takes = self._takes(event.position().toPoint())
        if takes or event.type() == QEvent.Type.DragEnter:  # or no move would be told
            accept_copy(event)
        else:
            event.ignore()
        if takes and event.type() == QEvent.Type.Drop:
            self._drop(pictures, event.position())
        return True

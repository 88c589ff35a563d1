"""PoseFollower: brings a pane that is seen up to date with the pose, or the masks, once a turn of the event loop."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from editor.document.masking import Masking
from editor.document.posing import Posing


class PoseFollower(QObject):
    """Calls `refresh` when the pose, or what is hidden, has changed, and when `pane` appears."""

    def __init__(self, pane: QWidget, source: Posing | Masking, refresh: Callable[[], object]) -> None:
        super().__init__(pane)
        self._pane = pane
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(refresh)
        source.changed.connect(self.mark)
        pane.installEventFilter(self)

    def mark(self, *_: object) -> None:
        """Mark what the pane shows as out of date."""
        if self._pane.isVisible():
            self._turn.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show:
            self.mark()
        return False

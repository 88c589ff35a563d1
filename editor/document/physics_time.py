"""PhysicsTime: whether a document's model is simulated while it is posed, and how time passes for it."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from editor.model.model import Model
from editor.preview.figure import Figure
from editor.preview.physics.engine import unavailable
from editor.preview.physics.physics import Physics

BEAT = 16  # milliseconds


class PhysicsTime(QObject):
    """Physics needs pictures though nothing is told to move: `beat` comes once for each while it is on and watched."""

    beat = Signal()
    switched = Signal(bool)

    def __init__(self, model: Model, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._physics: Physics | None = None
        self._is_watched = False
        self._last = 0.0
        self._timer = QTimer(self, interval=BEAT, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.beat)

    @property
    def is_on(self) -> bool:
        return self._physics is not None

    def switch(self, on: bool) -> str | None:
        """Begin, or end, to simulate; why it cannot be begun."""
        reason = unavailable() if on else None
        if on != self.is_on and reason is None:
            self._physics = Physics(self._model) if on else None
            self._run()
            self.switched.emit(on)
        return reason

    def watch(self, watched: bool) -> None:
        """Let time pass only while somebody looks."""
        self._is_watched = watched
        self._run()

    def reset(self) -> None:
        """Let every body start from its bone again."""
        if self._physics is not None:
            self._physics.reset()

    def equip(self, figure: Figure) -> float:
        """Give a figure its physics, or none, before it is posed; the seconds since it was last posed."""
        figure.physics = self._physics
        last, self._last = self._last, time.monotonic()
        return self._last - last

    def _run(self) -> None:
        self.reset()
        if self.is_on and self._is_watched:
            self._timer.start()
        else:
            self._timer.stop()

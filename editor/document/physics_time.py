"""PhysicsTime: whether a document's model is simulated while it is posed, and how time passes for it."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from editor.model.model import Model
from editor.preview.figure import Figure
from editor.preview.physics.engine import unavailable
from editor.preview.physics.physics import Physics
from editor.preview.physics.settings import Settings

BEAT = 16  # milliseconds
REMEMBERED = 1.0  # seconds that time counts as late after some of it was dropped


class PhysicsTime(QObject):
    """Physics needs pictures though nothing is told to move: `beat` comes once for each while it is on and watched."""

    beat = Signal()
    switched = Signal(bool)
    changed = Signal()  # whether it is on, or the settings

    def __init__(self, model: Model, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._physics: Physics | None = None
        self._settings = Settings()
        self._is_watched = False
        self._last = 0.0
        self._dropped = 0.0
        self._late_since: float | None = None  # when time was found to have been dropped last
        self._timer = QTimer(self, interval=BEAT, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.beat)

    @property
    def is_on(self) -> bool:
        return self._physics is not None

    @property
    def settings(self) -> Settings:
        """The world that bodies move in, or will once physics is on."""
        return self._settings

    @settings.setter
    def settings(self, settings: Settings) -> None:
        if settings == self._settings:
            return
        self._settings = settings
        if self._physics is not None:
            self._physics.settings = settings
        self.changed.emit()

    @property
    def is_late(self) -> bool:
        """Whether bodies have been slower than real time within the last second."""
        return self._late_since is not None and time.monotonic() - self._late_since < REMEMBERED

    def switch(self, on: bool) -> str | None:
        """Begin, or end, to simulate; why it cannot be begun."""
        reason = unavailable() if on else None
        if on != self.is_on and reason is None:
            self._physics = Physics(self._model, self._settings) if on else None
            self._late_since = None
            self._run()
            self.switched.emit(on)
            self.changed.emit()
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
        self._notice_dropped()
        return self._last - last

    def _notice_dropped(self) -> None:
        before, self._dropped = self._dropped, 0.0 if self._physics is None else self._physics.dropped
        if self._dropped > before:
            self._late_since = self._last

    def _run(self) -> None:
        self.reset()
        if self.is_on and self._is_watched:
            self._timer.start()
        else:
            self._timer.stop()

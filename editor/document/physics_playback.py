"""PhysicsPlayback: whether a document's model is simulated while it is posed, and how time passes for it."""

from __future__ import annotations

import time
from collections import deque

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from editor.document.clock import Clock
from editor.document.preferences import Preferences
from editor.messages import Level, Message, TranslatableText
from editor.model.model import Model
from editor.preview.physics.bodies import Warnings
from editor.preview.physics.engine import PhysicsSettings, unavailable
from editor.preview.physics.physics import JUMP, Physics

REMEMBERED = 1.0  # seconds


class SimulationSpeed:
    """Of the last second, by the clock of who asks."""

    def __init__(self) -> None:
        self._frames: deque[tuple[float, float, float]] = deque()  # when, seconds that had passed, those dropped

    def add(self, now: float, passed: float, dropped: float) -> None:
        """A frame: how many seconds had passed since the one before, and how many of them were not simulated."""
        self._frames.append((now, passed, dropped))
        self._forget(now)

    def speed(self, now: float) -> float:
        """The share of time that was simulated, 0 to 1; 1 where nothing is known."""
        self._forget(now)
        passed = sum(seconds for _, seconds, _ in self._frames)
        dropped = sum(seconds for _, _, seconds in self._frames)
        return max(1 - dropped / passed, 0.0) if passed > 0 else 1.0

    def clear(self) -> None:
        self._frames.clear()

    def _forget(self, now: float) -> None:
        while self._frames and now - self._frames[0][0] >= REMEMBERED:
            self._frames.popleft()


TICK = 16  # milliseconds
BUDGET = 0.025  # seconds of a frame: with drawing beside it, the window still answers at once
GRAVITY_UNIT = 10  # model units a second squared that MMD shows as 1


def physics_of(preferences: Preferences) -> PhysicsSettings:
    """The physics that a document has at first."""
    return PhysicsSettings(
        gravity=preferences.gravity * GRAVITY_UNIT,
        ground=preferences.ground,
        step=1 / int(preferences.steps.value),
        warm_up=preferences.warm_up,
        appends_again=preferences.appends_again,
    )


IN_WINDOW = physics_of(Preferences())


class PhysicsPlayback(QObject):
    """Runs physics while it is watched: `tick` asks for a picture every 16 ms.

    Physics runs while it is on or, if that is chosen, only while the clock of the motions runs as well.
    """

    tick = Signal()
    switched = Signal(bool)  # whether it works
    changed = Signal()  # whether it is on, when it works and whether it does, or the settings
    warnings_added = Signal(list)  # of Message: those that are new

    def __init__(self, model: Model, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._clock = clock
        self._physics: Physics | None = None
        self._settings = IN_WINDOW
        self._is_on = False
        self._only_playing = False
        self._is_watched = False
        self._last = 0.0
        self._speed = SimulationSpeed()
        self._known_warnings: Warnings = []
        self._failures = 0
        self._timer = QTimer(self, interval=TICK, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.tick)
        clock.wrapped.connect(self.reset)
        clock.running_changed.connect(self._follow)
        self.switched.connect(self.changed)

    # -- what is chosen ----------------------------------------------------------------------------------------------

    @property
    def is_on(self) -> bool:
        return self._is_on

    @property
    def works(self) -> bool:
        """True if bodies move at the moment, if somebody looks."""
        return self._physics is not None

    @property
    def simulated(self) -> Physics | None:
        """The physics of the model, None while it does not work."""
        return self._physics

    @property
    def only_playing(self) -> bool:
        """True if it works only while motions play; their poses are seen as they are when they stand still."""
        return self._only_playing

    @only_playing.setter
    def only_playing(self, only: bool) -> None:
        if only != self._only_playing:
            self._only_playing = only
            self._follow()
            self.changed.emit()

    @property
    def settings(self) -> PhysicsSettings:
        """The world that bodies move in, or will once physics works."""
        return self._settings

    @settings.setter
    def settings(self, settings: PhysicsSettings) -> None:
        if settings == self._settings:
            return
        self._settings = settings
        if self._physics is not None:
            self._physics.settings = settings
        self.changed.emit()

    def switch(self, on: bool) -> str | None:
        """Begin, or end, to simulate; why it cannot be begun."""
        reason = unavailable() if on else None
        if on != self._is_on and reason is None:
            self._is_on = on
            self._follow()
            self.changed.emit()
        return reason

    def watch(self, watched: bool) -> None:
        """Let time pass only while somebody looks."""
        self._is_watched = watched
        self._run()

    def reset(self, warms_up: bool = True) -> None:
        """Let every body start from its bone again."""
        if self._physics is not None:
            self._physics.reset(warms_up)

    def _follow(self) -> None:
        """Work, or do not, as is chosen."""
        works = self._is_on and (self._clock.is_running or not self._only_playing)
        if works == self.works:
            return
        if self._physics is not None:
            self._physics.close()
        self._physics = Physics(self._model, self._settings) if works else None
        if self._physics is not None:
            self._physics.budget = BUDGET
        self._known_warnings, self._failures = [], 0
        self._speed.clear()
        self._run()
        self.switched.emit(works)

    @property
    def is_running(self) -> bool:
        """True if time passes for bodies: physics works, and somebody looks."""
        return self._timer.isActive()

    def _run(self) -> None:
        self._last = time.monotonic()
        if self.works and self._is_watched:
            self.reset()
            self._timer.start()
            return
        self._timer.stop()
        if self._physics is not None:
            self._physics.close()

    # -- what happens ------------------------------------------------------------------------------------------------

    @property
    def speed(self) -> float:
        """The share of real time that bodies have kept up with within the last second."""
        return self._speed.speed(time.monotonic())

    def take_elapsed(self) -> float:
        """The seconds that have passed since they were last taken, or since time began to pass."""
        last, self._last = self._last, time.monotonic()
        elapsed = self._last - last
        # While no motion plays nothing has jumped; the window was busy.
        return elapsed if self._clock.is_running else min(elapsed, JUMP)

    def note_advance(self, seconds: float) -> None:
        """Keep count of the time that physics was given, and tell what is new to say of its bodies."""
        if self._physics is None:
            return
        physics = self._physics
        self._speed.add(self._last, seconds, physics.dropped)
        warnings, failures = physics.warnings, physics.simulation.failures
        news = (
            [warning for warning in warnings if warning not in self._known_warnings]
            if warnings != self._known_warnings
            else []
        )
        if failures > self._failures:
            news.append(Message(Level.WARNING, TranslatableText("Physics became unstable and was restarted")))
        self._known_warnings, self._failures = warnings, failures
        if news:
            self.warnings_added.emit(news)

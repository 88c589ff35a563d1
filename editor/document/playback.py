"""Playback: the motions and the physics of a document's model, and the time that they play in."""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, QTimerEvent, Signal

from editor.document.program.preferences import Preferences
from editor.late_imports import Late
from editor.math3d.arrays import IndexArray
from editor.messages import Level, Message, TranslatableText
from editor.model.model import Model
from editor.motion.motion import FRAMES_PER_SECOND, Motion
from editor.motion.sampling import SceneState
from editor.preview.physics.bodies import Warnings
from editor.preview.physics.engine import PhysicsSettings, reason_unavailable
from editor.preview.physics.physics import JUMP, Physics
from editor.preview.player import Player

if TYPE_CHECKING:
    from editor.document.document import Document
    from editor.preview.baked_motion import BakeInput

LONGEST_WAIT = 0.1  # seconds that other timers wait for their turn
REMEMBERED = 1.0  # seconds that a SimulationSpeed is of


class PictureTimer(QTimer):
    """Precise timer that leaves out a picture where other timers have waited for their turn.

    On Windows one that is late, because pictures take longer than its interval, comes before all that are not precise.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent, timerType=Qt.TimerType.PreciseTimer)
        # Longer than 20 ms: Qt has shorter ones be precise.
        self._other = QTimer(self, interval=50, singleShot=True, timerType=Qt.TimerType.CoarseTimer)
        self._other_began = 0.0

    def timerEvent(self, event: QTimerEvent) -> None:
        now = time.monotonic()
        if not self._other.isActive():
            self._other.start()
            self._other_began = now
        if now - self._other_began < LONGEST_WAIT:
            super().timerEvent(event)


class Clock(QObject):
    """Time that motions play in. It follows real time: a slow machine drops pictures, not the beat.

    At `frame`, still or running up to `last_frame`. Who wants to know connects to `moved`.
    """

    moved = Signal(float)  # the frame
    wrapped = Signal()  # at the end it has begun again
    running_changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.frame = 0.0
        self.last_frame = 0
        self.loops = True
        self.loop_range: tuple[int, int] | None = None  # first and last frame, None: all; meant while it loops
        self._fps = FRAMES_PER_SECOND
        self._began = 0.0  # the monotonic time at which frame 0 would have been
        self._timer = PictureTimer(self)
        self._timer.timeout.connect(self._tick)

    @property
    def fps(self) -> int:
        """Pictures a second."""
        return self._fps

    @fps.setter
    def fps(self, fps: int) -> None:
        self._fps = fps
        if self.is_running:
            self._timer.start(self._interval())

    @property
    def is_running(self) -> bool:
        return self._timer.isActive()

    def start(self) -> None:
        """Run on from here, or from the start when this is the end; nothing when there is no time to run through."""
        if self.is_running or self.last_frame <= 0:
            return
        first, last = self.played_range
        if not first <= self.frame < last:
            self.wrapped.emit()
            self._set(float(first))
        self._anchor()
        self._timer.start(self._interval())
        self.running_changed.emit(True)

    @property
    def played_range(self) -> tuple[int, int]:
        """The first and the last frame that it runs through: all, or those to loop over."""
        first, last = self.loop_range if self.loops and self.loop_range is not None else (0, self.last_frame)
        return min(first, last), min(last, max(self.last_frame, 0))

    def stop(self) -> None:
        if self.is_running:
            self._timer.stop()
            self.running_changed.emit(False)

    def seek(self, frame: float) -> None:
        """Go to a frame; a clock that runs runs on from there."""
        self._set(max(float(frame), 0.0))
        self._anchor()

    def _interval(self) -> int:
        # Two looks at the time a picture, rounded down: none is missed because the timer was late.
        return max(1, 500 // self._fps)

    def _anchor(self) -> None:
        self._began = time.monotonic() - self.frame / FRAMES_PER_SECOND

    def _tick(self) -> None:
        pictures = math.floor((time.monotonic() - self._began) * self._fps)
        frame = pictures * FRAMES_PER_SECOND / self._fps
        first, last = self.played_range
        if frame <= last:
            self._set(frame)
        elif self.loops and last > first:
            self.wrapped.emit()
            self._set(first + (frame - first) % (last - first))
            self._anchor()
        else:
            self._set(float(last))
            self.stop()

    def _set(self, frame: float) -> None:
        if frame != self.frame:
            self.frame = frame
            self.moved.emit(frame)


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
    """Simulation of the model while it is posed: runs while it is watched, `tick` asks for a picture every 16 ms.

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
        self._timer = PictureTimer(self)
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
        reason = reason_unavailable() if on else None
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
            self._timer.start(TICK)
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


@dataclass(frozen=True, slots=True, eq=False)
class LoadedMotion:
    """A motion that plays; `title` is what the user knows it by."""

    title: str
    motion: Motion
    path: Path | None = None


class Playback(QObject):
    """Plays motions and physics on one model. What comes of it is for the subclass to show: `advance` and `_renew`."""

    changed = Signal()  # what is seen may be another: the pose, the frame, the motions, or the model itself
    frame_changed = Signal(float)
    playing_changed = Signal(bool)
    motions_changed = Signal()
    loop_changed = Signal()  # another part is looped over

    def __init__(self, model: Model, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._player = Player(model)
        self._uses_camera = True
        self.motions: tuple[LoadedMotion, ...] = ()
        self.clock = Clock(self)
        self.physics = PhysicsPlayback(model, self.clock, self)
        self.physics.tick.connect(self._pass_time)
        self.physics.switched.connect(self._renew)
        self.clock.moved.connect(self._move)
        self.clock.running_changed.connect(self.playing_changed)

    # -- for subclasses to say --------------------------------------------------------------------------------------

    def advance(self, seconds: float) -> None:
        """Let so much time pass for physics, on the way to the pose of now."""
        raise NotImplementedError

    def _renew(self) -> None:
        """Tell that the view may have changed."""
        self.changed.emit()

    # -- motions -------------------------------------------------------------------------------------------------------

    def add_motion(self, motion: Motion, title: str, path: Path | None = None) -> None:
        """Play a motion along with the others; where it moves the same as they do, it is the one that does."""
        self._set_motions((*self.motions, LoadedMotion(title, motion, path)))

    def replace_motion(self, number: int, loaded: LoadedMotion) -> None:
        """Play another motion in the place of one."""
        self._set_motions((*self.motions[:number], loaded, *self.motions[number + 1 :]))

    def remove_motion(self, number: int) -> None:
        self._set_motions(self.motions[:number] + self.motions[number + 1 :])

    def clear_motions(self) -> None:
        self._set_motions(())

    def _set_motions(self, motions: tuple[LoadedMotion, ...]) -> None:
        self.motions = motions
        self._player.set_motions([loaded.motion for loaded in motions])
        self.clock.last_frame = self._player.last_frame
        if self.loop_range is not None and self.loop_range[1] > self.last_frame:
            self.loop_range = None
        self.motions_changed.emit()
        self._renew()

    def scene_state(self) -> SceneState:
        """Camera, light and the like, as the motions have them now."""
        return self._player.scene_state(self.clock.frame)

    def lacking(self) -> list[str]:
        """The names of bones and morphs that the motions move, but that the model does not have."""
        return self._player.lacking()

    @property
    def uses_camera(self) -> bool:
        """True if the camera is where the motions have it."""
        return self._uses_camera

    @uses_camera.setter
    def uses_camera(self, uses: bool) -> None:
        if uses != self._uses_camera:
            self._uses_camera = uses
            self.changed.emit()

    # -- time ----------------------------------------------------------------------------------------------------------

    @property
    def frame(self) -> float:
        """The frame of the motions; 30 frames a second."""
        return self.clock.frame

    def set_frame(self, frame: float) -> None:
        self.physics.reset(warms_up=False)  # whoever drags through time is not to wait for it
        self.clock.seek(frame)

    @property
    def last_frame(self) -> int:
        return self.clock.last_frame

    @property
    def is_playing(self) -> bool:
        return self.clock.is_running

    def play(self) -> None:
        """Let time go on, from the start if it is at the end; nothing where no motion moves anything."""
        self.clock.start()

    def pause(self) -> None:
        self.clock.stop()

    def stop(self) -> None:
        """Pause, and go back to the start."""
        self.pause()
        self.set_frame(0)

    @property
    def loops(self) -> bool:
        return self.clock.loops

    @loops.setter
    def loops(self, loops: bool) -> None:
        self.clock.loops = loops
        self.changed.emit()

    @property
    def fps(self) -> int:
        """Pictures a second, 30 or 60."""
        return self.clock.fps

    @fps.setter
    def fps(self, fps: int) -> None:
        self.clock.fps = fps
        self.changed.emit()

    @property
    def loop_range(self) -> tuple[int, int] | None:
        """The first and the last frame of the part that is looped over; None: all."""
        return self.clock.loop_range

    @loop_range.setter
    def loop_range(self, loop_range: tuple[int, int] | None) -> None:
        """Loop over a part of the motions, as far as they last; one of no length is the whole."""
        if loop_range is not None:
            first, last = (min(max(frame, 0), self.last_frame) for frame in loop_range)
            loop_range = (first, last) if first < last else None
        if loop_range != self.clock.loop_range:
            self.clock.loop_range = loop_range
            self.loop_changed.emit()

    def key_frames(self, table: str, row: int) -> IndexArray:
        """(n,) the frames at which a motion has a key of a bone or a morph, ascending."""
        return self._player.key_frames(table, row)

    def _move(self, frame: float) -> None:
        self.frame_changed.emit(frame)
        self._renew()
        if self.is_playing and self.physics.is_running:
            self._pass_time()  # or bodies would be seen where they were a beat ago

    def _pass_time(self) -> None:
        """Let physics catch up with real time."""
        self.advance(self.physics.take_elapsed())


def bake_input_of(document: Document, motions: Iterable[LoadedMotion]) -> BakeInput:
    """The model as it is now, posed by hand as it is now, and some of its motions."""
    document.commit()
    bake_input: BakeInput = Late("editor.preview.baked_motion:BakeInput")(
        document.model.snapshot(), [loaded.motion for loaded in motions], document.posing.override()
    )
    return bake_input

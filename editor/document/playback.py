"""Playback: the motions and the physics of a document's model, and the time that they play in."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from editor.document.clock import Clock
from editor.document.physics_playback import PhysicsPlayback
from editor.model.model import Model
from editor.motion.motion import Motion
from editor.preview.player import Player, SceneState


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

    def _move(self, frame: float) -> None:
        self.frame_changed.emit(frame)
        self._renew()
        if self.is_playing and self.physics.is_running:
            self._pass_time()  # or bodies would be seen where they were a beat ago

    def _pass_time(self) -> None:
        """Let physics catch up with real time."""
        self.advance(self.physics.take_elapsed())

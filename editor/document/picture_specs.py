"""Specifications of pictures of a document, one by one: a single moment, a turntable, a stretch of a motion.

Holds copies only: whoever takes the pictures is on another thread, and the document goes on meanwhile.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Protocol

import numpy as np

from editor.document.document import Document
from editor.document.posing import Posing
from editor.math3d.arrays import BoolArray, IntegerArray, StructArray, UInt8Array
from editor.model.model import Model
from editor.motion.motion import FRAMES_PER_SECOND
from editor.preview.physics.engine import PhysicsSettings
from editor.preview.physics.physics import Physics
from editor.preview.physics.simulation import SimulationState
from editor.preview.player import Player
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel
from editor.render.camera import Camera
from editor.render.options import ViewOptions


@dataclass(frozen=True, slots=True, eq=False)
class ModelSnapshot:
    """Snapshot of a model: its state, the folder of its textures, and the rows that show as selected.

    `hidden`: masks of tables, (rows,) each, of what is not shown.
    """

    model: Model
    folder: Path | None
    selected: Mapping[str, IntegerArray] = field(default_factory=dict)
    hidden: Mapping[str, BoolArray] = field(default_factory=dict)

    @classmethod
    def of(cls, document: Document, selected: Mapping[str, IntegerArray]) -> ModelSnapshot:
        hidden = dict(document.masking.masks)
        return cls(document.model.snapshot(), document.content.folder, dict(selected), hidden)


@dataclass(frozen=True, slots=True, eq=False)
class PictureSpec:
    """One picture. `pose` None: at rest. `simulation_state`: what physics made of it. Hidden models leave grid and
    axes.

    `lines`: handles above everything. `writing`: (height, width, 4), colours multiplied by alpha, over the picture.
    """

    camera: Camera
    options: ViewOptions
    pose: Pose | None = None
    simulation_state: SimulationState | None = None
    is_hidden: bool = False
    lines: StructArray | None = None
    writing: UInt8Array | None = None


class PictureSequence(Protocol):
    """Pictures in their order."""

    def __len__(self) -> int: ...

    def __getitem__(self, number: int, /) -> PictureSpec: ...


def picture_spec_of(posing: Posing, camera: Camera, options: ViewOptions) -> PictureSpec:
    """Return the specification of a picture of this moment."""
    if not posing.is_shown:
        return PictureSpec(camera, options)
    state = posing.posed_model().state
    moment = None if state is None else state.complete()
    is_hidden = posing.is_active and not posing.scene_state().visible
    return PictureSpec(camera, options, posing.current_pose().copy(), moment, is_hidden)


@dataclass(frozen=True, slots=True, eq=False)
class Turntable:
    """Once around what the camera looks at, in `count` steps of the same size; begins with `first`."""

    first: PictureSpec
    count: int

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, number: int) -> PictureSpec:
        return replace(self.first, camera=self.first.camera.orbited(360 * number / self.count, 0))


class MotionSequence:
    """Motions from one frame to another, with what is held by hand, on the copy of a model that a ModelSnapshot has."""

    def __init__(
        self, snapshot: ModelSnapshot, posing: Posing, camera: Camera, options: ViewOptions, frames: Sequence[float]
    ) -> None:
        """`camera` and `options` where the motions do not have a camera and a light that are to be used."""
        self._frames = frames
        self._camera = camera
        self._options = options
        self._uses_camera = posing.uses_camera
        self._override = posing.override()
        self._model = snapshot.model
        self._player = Player(snapshot.model)
        self._player.set_motions([loaded.motion for loaded in posing.motions])
        self._simulation_states: list[SimulationState] = []

    def __len__(self) -> int:
        return len(self._frames)

    def __getitem__(self, number: int) -> PictureSpec:
        frame = self._frames[number]
        scene_state = self._player.scene_state(frame)
        moment = self._simulation_states[number] if self._simulation_states else None
        camera, options = self._camera, self._options
        if self._uses_camera:
            camera = camera if scene_state.camera is None else Camera.of_motion(scene_state.camera)
            options = options.lit_by(scene_state.light, scene_state.self_shadow)
        return PictureSpec(camera, options, self._pose_at(frame), moment, not scene_state.visible)

    def _pose_at(self, frame: float) -> Pose:
        return self._override.laid_over(self._player.pose(frame))

    def rehearse(self, settings: PhysicsSettings) -> Generator[float, None, None]:
        """Let physics go through it first; yields how far it is, 0 to 1. Only on the thread where Bullet is used."""
        moments: list[SimulationState] = []
        seconds = [0.0, *(np.diff(self._frames) / FRAMES_PER_SECOND)]
        with closing(Physics(self._model, settings)) as physics:
            posed_model = PosedModel(self._model)
            posed_model.physics = physics
            for _ in posed_model.play(map(self._pose_at, self._frames), seconds):
                if posed_model.state is not None:
                    moments.append(posed_model.state.complete())
                yield len(moments) / len(self._frames)
        self._simulation_states = moments


def count_between(first: int, last: int, fps: int) -> int:
    """Return the number of pictures at `fps` from one frame to another."""
    return (last - first) * fps // FRAMES_PER_SECOND + 1


def frames_between(first: int, last: int, fps: int) -> list[float]:
    """The frames of pictures at `fps`, from one frame to another; that one is among them if a picture falls on it."""
    return [first + number * FRAMES_PER_SECOND / fps for number in range(count_between(first, last, fps))]

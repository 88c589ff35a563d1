"""What is to be seen in pictures of a document, one by one: a single moment, a turntable, a stretch of a motion.

Holds copies only: whoever takes the pictures is on another thread, and the document goes on meanwhile.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from editor.document.document import Document
from editor.document.posing import Posing
from editor.model.model import Model
from editor.motion.motion import FRAMES_PER_SECOND
from editor.preview.figure import Figure
from editor.preview.hand import Hand
from editor.preview.physics.physics import Physics
from editor.preview.physics.recorded import Moment
from editor.preview.physics.settings import Settings
from editor.preview.player import Player
from editor.preview.stance import Stance
from editor.render.camera import Camera
from editor.render.hiding import Mask
from editor.render.options import ViewOptions
from editor.render.signs import Signs

Rows = NDArray[np.integer[Any]]


@dataclass(frozen=True, slots=True, eq=False)
class Sitter:
    """Who is seen: a model as it was at one moment, where its textures are, and the rows that show as selected.

    `hidden`: masks of tables, (rows,) each, of what is not shown.
    """

    model: Model
    folder: Path | None
    selected: Mapping[str, Rows] = field(default_factory=dict)
    hidden: Mapping[str, Mask] = field(default_factory=dict)

    @classmethod
    def of(cls, document: Document, selected: Mapping[str, Rows]) -> Sitter:
        hidden = dict(document.masking.masks)
        return cls(document.model.snapshot(), document.content.folder, dict(selected), hidden)


@dataclass(frozen=True, slots=True, eq=False)
class Shot:
    """One picture. `stance` None: at rest. `moment`: what physics made of it. Hidden models leave grid and axes.

    `lines`: handles above everything. `writing`: (height, width, 4), colours multiplied by alpha, over the picture.
    """

    camera: Camera
    options: ViewOptions
    stance: Stance | None = None
    moment: Moment | None = None
    is_hidden: bool = False
    lines: Signs | None = None
    writing: NDArray[np.uint8] | None = None


class Shots(Protocol):
    """Pictures in their order."""

    def __len__(self) -> int: ...

    def __getitem__(self, number: int, /) -> Shot: ...


def shot_of(posing: Posing, camera: Camera, options: ViewOptions) -> Shot:
    """What is seen at this moment."""
    if not posing.is_active:
        return Shot(camera, options)
    physics = posing.figure().physics
    moment = None if physics is None else Moment.of(physics.simulation)
    return Shot(camera, options, posing.stance().copy(), moment, not posing.extras().visible)


@dataclass(frozen=True, slots=True, eq=False)
class Turntable:
    """Once around what the camera looks at, in `count` steps of the same size; begins with `first`."""

    first: Shot
    count: int

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, number: int) -> Shot:
        return replace(self.first, camera=self.first.camera.orbited(360 * number / self.count, 0))


class Performance:
    """Motions from one frame to another, with what is held by hand, on the copy of a model that a Sitter has."""

    def __init__(
        self, sitter: Sitter, posing: Posing, camera: Camera, options: ViewOptions, frames: Sequence[float]
    ) -> None:
        """`camera` and `options` where the motions do not have a camera and a light that are to be used."""
        self._frames = frames
        self._camera = camera
        self._options = options
        self._uses_camera = posing.uses_camera
        held = (posing.held_bones, posing.held_morphs, posing.held_ik)
        self._hand = Hand(posing.stance().copy(), *(rows.copy() for rows in held))
        self._model = sitter.model
        self._player = Player(sitter.model)
        self._player.set_motions([loaded.motion for loaded in posing.motions])
        self._moments: list[Moment] = []

    def __len__(self) -> int:
        return len(self._frames)

    def __getitem__(self, number: int) -> Shot:
        frame = self._frames[number]
        extras = self._player.extras(frame)
        moment = self._moments[number] if self._moments else None
        camera, options = self._camera, self._options
        if self._uses_camera:
            camera = camera if extras.camera is None else Camera.of_motion(extras.camera)
            options = options.lit_by(extras.light, extras.self_shadow)
        return Shot(camera, options, self._stance(frame), moment, not extras.visible)

    def _stance(self, frame: float) -> Stance:
        return self._hand.laid_over(self._player.stance(frame))

    def rehearse(self, settings: Settings) -> Generator[float, None, None]:
        """Let physics go through it first; yields how far it is, 0 to 1. Only on the thread where Bullet is used."""
        moments, last = [], self._frames[0]
        with closing(Physics(self._model, settings)) as physics:
            figure = Figure(self._model)
            figure.physics = physics
            for number, frame in enumerate(self._frames, 1):
                figure.pose(self._stance(frame), (frame - last) / FRAMES_PER_SECOND)
                moments.append(Moment.of(physics.simulation))
                last = frame
                yield number / len(self._frames)
        self._moments = moments


def count_between(first: int, last: int, fps: int) -> int:
    """How many pictures at `fps` there are from one frame to another."""
    return (last - first) * fps // FRAMES_PER_SECOND + 1


def frames_between(first: int, last: int, fps: int) -> list[float]:
    """The frames of pictures at `fps`, from one frame to another; that one is among them if a picture falls on it."""
    return [first + number * FRAMES_PER_SECOND / fps for number in range(count_between(first, last, fps))]

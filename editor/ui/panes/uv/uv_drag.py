"""UvDrag: a drag that moves, turns or scales the UVs that are selected; one step of the history."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from editor.document.document import Document
from editor.math3d.arrays import Float64Array
from editor.messages import TranslatableText
from editor.model.fields import NONE
from editor.operations.mesh.uv_map import HeldMorphUvs, HeldUvs, UvMap, box_of, rotation
from editor.ui.panes.uv.uv_scene import UvScene
from editor.ui.value_text import in_morph

TURN_STEP = math.radians(15)
SCALE_STEP = 0.1
LEAST = 0.02  # of the longer side of the texture: nearer to the centre a drag does not tell by how much to scale

MakeMap = Callable[["UvDrag", Float64Array], UvMap]


class UvDrag:
    """Begins at a UV. `keeps_axis`: along U or V alone; `snaps`: to pixels, or by whole steps."""

    def __init__(
        self,
        scene: UvScene,
        name: TranslatableText,
        make_map: MakeMap,
        start: Float64Array,
        aspect: tuple[float, float],
    ) -> None:
        self._document: Document = scene.document
        self._make_map = make_map
        self._start = start
        self.aspect: Float64Array = np.array(aspect)
        self.texture = scene.size
        self.held_uvs = held_uvs(scene)
        self.keeps_axis = self.snaps = False
        self.map = UvMap(np.eye(2), self.held_uvs.centre, np.zeros(2))
        self._edit = scene.document.begin(in_morph(name, scene.document.model.morphs, scene.edited))

    @property
    def is_open(self) -> bool:
        """True if the drag goes on; whatever else edits meanwhile ends it."""
        return self._document.is_open(self._edit)

    @property
    def start(self) -> Float64Array:
        """(2,) where it began, as pixels of the texture would have it: the longer side is 1."""
        start: Float64Array = self._start * self.aspect
        return start

    @property
    def centre(self) -> Float64Array:
        """(2,) what is scaled and turned about, likewise."""
        centre: Float64Array = self.held_uvs.centre * self.aspect
        return centre

    def go(self, uv: Float64Array) -> None:
        """Follow the pointer to a UV."""
        self.map = self._make_map(self, uv * self.aspect)
        self.held_uvs.write(self._edit, self.map)

    def end(self) -> None:
        """Make it a step of the history."""
        if self.is_open:
            self.held_uvs.finish(self._edit, self.map)
            self._document.commit()

    def cancel(self) -> None:
        """Take it back."""
        if self.is_open:
            self._document.cancel()


def held_uvs(scene: UvScene) -> HeldUvs | HeldMorphUvs:
    """Return the selected UVs: of the mesh, or of the morph that is edited."""
    model = scene.document.model
    if scene.edited != NONE:
        return HeldMorphUvs(model, scene.edited, scene.channel, scene.rows, scene.edited_weight)
    return HeldUvs(model, scene.channel, scene.rows)


def move_map(drag: UvDrag, at: Float64Array) -> UvMap:
    """By the way of the pointer; it snaps so that the UV nearest to where it began lands on a corner of pixels."""
    way = _on_one_axis(at - drag.start) if drag.keeps_axis else at - drag.start
    move = way / drag.aspect
    if drag.snaps and drag.texture is not None:
        pixels, uvs = np.array(drag.texture), drag.held_uvs.uvs
        away = np.linalg.norm(uvs * drag.aspect - drag.start, axis=1)
        nearest = uvs[np.argmin(np.where(np.isfinite(away), away, np.inf))]
        snapped = np.rint((nearest + move) * pixels) / pixels - nearest
        move = np.where(move != 0, snapped, 0) if drag.keeps_axis else snapped
    return UvMap(np.eye(2), drag.held_uvs.centre, move)


def rotate_map(drag: UvDrag, at: Float64Array) -> UvMap:
    """About the centre, as the texture is seen: what is square on it stays so. It snaps to steps of 15°."""
    before, now = drag.start - drag.centre, at - drag.centre
    angle = math.atan2(now[1], now[0]) - math.atan2(before[1], before[0])
    if drag.snaps:
        angle = round(angle / TURN_STEP) * TURN_STEP
    matrix = rotation(angle) * drag.aspect / drag.aspect[:, None]
    return UvMap(matrix, drag.held_uvs.centre, np.zeros(2))


def scale_map(drag: UvDrag, at: Float64Array) -> UvMap:
    """Away from the centre it gets larger, beyond the centre it is mirrored. It snaps to a size of whole pixels."""
    before = drag.start - drag.centre
    if drag.keeps_axis:
        before = _on_one_axis(before)
    length = float(np.linalg.norm(before))
    before = before * max(LEAST / length, 1.0) if length else np.array((LEAST, 0.0))
    factor = 1 + float((at - drag.start) @ before / (before @ before))
    if drag.snaps:
        factor = _whole_pixel_factor(drag, factor, before)
    factors = np.where(before != 0, factor, 1) if drag.keeps_axis else np.full(2, factor)
    return UvMap(np.diag(factors), drag.held_uvs.centre, np.zeros(2))


def _whole_pixel_factor(drag: UvDrag, factor: float, along: Float64Array) -> float:
    """The nearest factor by which the longer side becomes whole pixels, at least one; without a texture whole steps.

    `along` (2,) tells which sides are scaled, where it is but one.
    """
    low, high = box_of(drag.held_uvs.uvs)
    sides = (high - low) * (drag.texture or (0, 0))
    side = float(sides[along != 0].max() if drag.keeps_axis else sides.max())
    if not side:
        return round(factor / SCALE_STEP) * SCALE_STEP
    return math.copysign(max(round(abs(side * factor)), 1), factor) / side


def flip(scene: UvScene, name: TranslatableText, factors: tuple[float, float]) -> None:
    """Mirror what is selected about its centre, as a step of the history."""
    scene.catch_up()
    held = held_uvs(scene)
    uv_map = UvMap(np.diag(factors), held.centre, np.zeros(2))
    with scene.document.edit(in_morph(name, scene.document.model.morphs, scene.edited)) as edit:
        held.write(edit, uv_map)
        held.finish(edit, uv_map)


def _on_one_axis(offset: Float64Array) -> Float64Array:
    """The part of an offset that is along the direction in which it goes further."""
    return np.where(np.arange(2) == np.argmax(np.abs(offset)), offset, 0.0)

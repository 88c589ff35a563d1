"""Drags of handles by an angle, lengths or a scale, the targets of the handles, and their frames.

The pointer's steps are added up, so that a ring can be dragged round more than once, and finely for a part of the way.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

import numpy as np

from editor.document.virtual_axis import VirtualAxis
from editor.math3d.arrays import Float64Array
from editor.ui.viewport.gizmo.geometry import (
    At,
    ViewProjection,
    along_line,
    angle_around,
    directions_across,
    on_plane,
    ring_lines,
)
from editor.ui.viewport.tools import Axes

FINE = 0.1
ROTATE_STEP = np.radians(15)
MOVE_STEP = 0.5  # model units
SCALE_STEP = 0.1
SMALLEST = 0.01  # scale: what is smaller cannot be taken hold of again
NEAREST = 4.0  # pixels, or as long, from the middle: what is grabbed nearer counts as grabbed there
ALONG = 0.99  # what counts as the same direction, as a cosine
FLAT = 0.25  # how little a ring may face the eye, as a cosine, to be followed around; below that along its tangent


class RotateDrag:
    """A turn about `axis` (3,), of length 1, by a ring around `centre`, begun with the pointer at `at`."""

    def __init__(
        self, projection: ViewProjection, at: At, centre: Float64Array, axis: Float64Array, radius: float
    ) -> None:
        self.centre, self.axis, self.radius = centre, axis, radius
        self._tangent = None if self._faces(projection) else self._tangent_near(projection)
        self._last = self._measured(projection, at)
        self._total = 0.0
        self.start = self._last if self._tangent is None else None  # the angle that was grabbed, if any

    def move(self, projection: ViewProjection, at: At, *, fine: bool = False) -> None:
        """Follow the pointer; with `fine` by a tenth."""
        angle = self._measured(projection, at)
        if angle is None:
            return
        if self._last is not None:
            step = angle - self._last
            if self._tangent is None:
                step = (step + np.pi) % (2 * np.pi) - np.pi
            self._total += step * (FINE if fine else 1)
        self._last = angle

    def angle(self, *, snaps: bool = False) -> float:
        """In radians; with `snaps` a multiple of TURN_STEP."""
        return _rounded(self._total, ROTATE_STEP) if snaps else self._total

    def _faces(self, projection: ViewProjection) -> bool:
        return abs(float(projection.towards(self.centre) @ self.axis)) > FLAT

    def _measured(self, projection: ViewProjection, at: At) -> float | None:
        if self._tangent is not None:
            return float(np.asarray(at) @ self._tangent / (self._tangent @ self._tangent))
        return angle_around(projection.ray(at), self.centre, self.axis)

    def _tangent_near(self, projection: ViewProjection) -> Float64Array:
        """(2,) the pixels that a turn by one radian moves what of the ring is nearest to the eye.

        Nothing else of it moves faster on the screen, so that it does not spin, wherever it was grabbed.
        """
        points = ring_lines(self.centre, self.axis, self.radius)[:, 0]
        nearest = points[np.argmin((points - self.centre) @ projection.towards(self.centre))]
        step = np.cross(self.axis, nearest - self.centre) * 1e-3
        before, after = projection.project((nearest - step, nearest + step))[:, :2]
        tangent: Float64Array = (after - before) / 2e-3
        return tangent if tangent.any() else np.array((1.0, 0.0))


class MoveDrag:
    """A move along one direction, or in the plane of two, begun with the pointer at `at`; `directions` (1 or 2, 3)."""

    def __init__(self, projection: ViewProjection, at: At, centre: Float64Array, directions: Float64Array) -> None:
        self.centre, self.directions = centre, directions
        self._last = self._measured(projection, at)
        self._total = np.zeros(len(directions))

    def move(self, projection: ViewProjection, at: At, *, fine: bool = False) -> None:
        """Follow the pointer; with `fine` by a tenth."""
        measured = self._measured(projection, at)
        if measured is None:
            return
        if self._last is not None:
            self._total += (measured - self._last) * (FINE if fine else 1)
        self._last = measured

    def lengths(self, *, snaps: bool = False) -> Float64Array:
        """(1 or 2,) model units along each direction; with `snaps` multiples of SHIFT_STEP."""
        if not snaps:
            return self._total.copy()
        return np.array([_rounded(length, MOVE_STEP) for length in self._total])

    def offset(self, *, snaps: bool = False) -> Float64Array:
        """(3,) model units."""
        return self.lengths(snaps=snaps) @ self.directions

    def _measured(self, projection: ViewProjection, at: At) -> Float64Array | None:
        ray = projection.ray(at)
        if len(self.directions) == 1:
            length = along_line(ray, self.centre, self.directions[0])
            return None if length is None else np.array((length,))
        met = on_plane(ray, self.centre, np.cross(*self.directions))
        return None if met is None else self.directions @ (met - self.centre)


class ScaleDrag:
    """A scale along one or two `directions` (1 or 2, 3), or evenly with none, begun with the pointer at `at`.

    It is as large as the distance from the middle is, compared to where the handle was grabbed.
    """

    def __init__(self, projection: ViewProjection, at: At, centre: Float64Array, directions: Float64Array) -> None:
        self.centre, self.directions = centre, directions
        self._last = self._measured(projection, at)
        nearest = NEAREST if not len(directions) else NEAREST * projection.length(centre)
        self._unit = nearest if self._last is None else float(np.copysign(max(abs(self._last), nearest), self._last))
        self._total = 0.0

    def move(self, projection: ViewProjection, at: At, *, fine: bool = False) -> None:
        """Follow the pointer; with `fine` by a tenth."""
        measured = self._measured(projection, at)
        if measured is None:
            return
        if self._last is not None:
            self._total += (measured - self._last) / self._unit * (FINE if fine else 1)
        self._last = measured

    def factor(self, *, snaps: bool = False) -> float:
        """Return the scale factor; with `snaps` a multiple of SCALE_STEP."""
        if snaps:
            return max(_rounded(1 + self._total, SCALE_STEP), SCALE_STEP)
        return max(1 + self._total, SMALLEST)

    def factors(self, axes: Float64Array, *, snaps: bool = False) -> Float64Array:
        """(3,) along each of `axes`, the columns of (3, 3), of which the directions are some."""
        factor = self.factor(snaps=snaps)
        if not len(self.directions):
            return np.full(3, factor)
        is_along = (np.abs(self.directions @ axes) > ALONG).any(axis=0)
        return np.where(is_along, factor, 1.0)

    def _measured(self, projection: ViewProjection, at: At) -> float | None:
        if not len(self.directions):
            return float(np.linalg.norm(projection.project(self.centre[None])[0, :2] - at))
        ray = projection.ray(at)
        if len(self.directions) == 1:
            return along_line(ray, self.centre, self.directions[0])
        met = on_plane(ray, self.centre, np.cross(*self.directions))
        return None if met is None else float(self.directions.sum(axis=0) @ (met - self.centre))


def _rounded(value: float, step: float) -> float:
    return float(np.round(value / step) * step)


class GizmoFrame(NamedTuple):
    """The frame of the handles: `position` (3,), `axes` (3, 3) as columns; `only_axis` (3,) where there is but one
    to turn about, or to move along. `stays`: the handles do not go along with what they move. `has_own_axes`: they have
    these axes, whichever are chosen. `is_held`: something else moves what they are at, whatever is done by them.
    """

    position: Float64Array
    axes: Float64Array
    only_axis: Float64Array | None = None
    stays: bool = False
    has_own_axes: bool = False
    is_held: bool = False

    @classmethod
    def of_axis(cls, axis: VirtualAxis) -> GizmoFrame:
        """At an axis that was set, which is Z."""
        axes = np.column_stack((*directions_across(axis.direction), axis.direction))
        return cls(axis.origin, axes, axis.direction, stays=True)


class GizmoTarget(Protocol):
    """The object of a gizmo: rows of the model, or posed bones. A drag goes from `begin` to `commit` or `cancel`.

    What it is told meanwhile is always meant from the beginning of the gesture on.
    """

    def frame(self, tool: str, axes: Axes) -> GizmoFrame | None:
        """Return the frame of the handles of a tool; None where there is nothing that it can do."""

    def name(self, tool: str) -> str:
        """Return the name of the step in the history."""

    def begin(self, tool: str, frame: GizmoFrame) -> None:
        """Take hold of what is selected, as it is; `frame` is where the handles are."""

    @property
    def is_open(self) -> bool:
        """True if the gesture still goes on: undoing, for one, ends it."""

    def rotate(self, axis: Float64Array, angle: float) -> None:
        """Turn about `axis` (3,), of length 1, by radians."""

    def move(self, offset: Float64Array) -> None:
        """Move by `offset` (3,)."""

    def scale(self, axes: Float64Array, factors: Float64Array) -> None:
        """Scale by `factors` (3,) along `axes`, columns of (3, 3)."""

    def widen(self, notches: float) -> bool:
        """Let more go along around, by notches of the wheel; False where nothing does."""

    def remark(self) -> str:
        """Return a further remark to show during the gesture."""

    def commit(self) -> None:
        """End the gesture: one step."""

    def cancel(self) -> None:
        """Take the gesture back."""

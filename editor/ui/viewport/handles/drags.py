"""What dragging a handle amounts to: an angle about an axis, or lengths along one or two directions. No Qt, no GL.

The pointer's steps are added up, so that a ring can be dragged round more than once, and finely for a part of the way.
"""

from __future__ import annotations

import numpy as np

from editor.ui.viewport.handles.geometry import Array, At, Sight, along_line, angle_around, on_plane, ring

FINE = 0.1
TURN_STEP = np.radians(15)
SHIFT_STEP = 0.5  # model units
FLAT = 0.25  # how little a ring may face the eye, as a cosine, to be followed around; below that along its tangent


class Turn:
    """A turn about `axis` (3,), of length 1, by a ring around `centre`, begun with the pointer at `at`."""

    def __init__(self, sight: Sight, at: At, centre: Array, axis: Array, radius: float) -> None:
        self.centre, self.axis, self.radius = centre, axis, radius
        self._tangent = None if self._faces(sight) else self._tangent_near(sight, at)
        self._last = self._measured(sight, at)
        self._total = 0.0
        self.start = self._last if self._tangent is None else None  # the angle of `across` that was grabbed, if any

    def move(self, sight: Sight, at: At, *, fine: bool = False) -> None:
        """Follow the pointer; with `fine` by a tenth."""
        angle = self._measured(sight, at)
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
        return _rounded(self._total, TURN_STEP) if snaps else self._total

    def _faces(self, sight: Sight) -> bool:
        return abs(float(sight.towards(self.centre) @ self.axis)) > FLAT

    def _measured(self, sight: Sight, at: At) -> float | None:
        if self._tangent is not None:
            return float(np.asarray(at) @ self._tangent / (self._tangent @ self._tangent))
        return angle_around(sight.ray(at), self.centre, self.axis)

    def _tangent_near(self, sight: Sight, at: At) -> Array:
        """(2,) the pixels that a turn by one radian moves the nearer side of the ring, where it was grabbed."""
        points = ring(self.centre, self.axis, self.radius)[:, 0]
        near = points[(points - self.centre) @ sight.towards(self.centre) <= 0]
        places = sight.project(near)[:, :2]
        grabbed = near[np.argmin(np.linalg.norm(places - at, axis=1))]
        step = np.cross(self.axis, grabbed - self.centre) * 1e-3
        before, after = sight.project((grabbed - step, grabbed + step))[:, :2]
        tangent: Array = (after - before) / 2e-3
        return tangent if tangent.any() else np.array((1.0, 0.0))


class Shift:
    """A move along one direction, or in the plane of two, begun with the pointer at `at`; `directions` (1 or 2, 3)."""

    def __init__(self, sight: Sight, at: At, centre: Array, directions: Array) -> None:
        self.centre, self.directions = centre, directions
        self._last = self._measured(sight, at)
        self._total = np.zeros(len(directions))

    def move(self, sight: Sight, at: At, *, fine: bool = False) -> None:
        """Follow the pointer; with `fine` by a tenth."""
        place = self._measured(sight, at)
        if place is None:
            return
        if self._last is not None:
            self._total += (place - self._last) * (FINE if fine else 1)
        self._last = place

    def lengths(self, *, snaps: bool = False) -> Array:
        """(1 or 2,) model units along each direction; with `snaps` multiples of SHIFT_STEP."""
        if not snaps:
            return self._total.copy()
        return np.array([_rounded(length, SHIFT_STEP) for length in self._total])

    def offset(self, *, snaps: bool = False) -> Array:
        """(3,) model units."""
        return self.lengths(snaps=snaps) @ self.directions

    def _measured(self, sight: Sight, at: At) -> Array | None:
        ray = sight.ray(at)
        if len(self.directions) == 1:
            length = along_line(ray, self.centre, self.directions[0])
            return None if length is None else np.array((length,))
        met = on_plane(ray, self.centre, np.cross(*self.directions))
        return None if met is None else self.directions @ (met - self.centre)


def _rounded(value: float, step: float) -> float:
    return float(np.round(value / step) * step)

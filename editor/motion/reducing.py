"""Reducing: as few keys of a bone as say the same within a tolerance, on curves that MMD knows.

Keys stay exactly what they were; between two of them the bone goes as it is played, on straight lines or on curves
fitted to where it was. A stretch that goes astray is split where it does so most; then keys go that are not needed.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from editor.math3d.arrays import AnyArray, Float64Array, IndexArray, UInt8Array, owners_of, ranks_of, starts_of
from editor.math3d.rotations import rotation_vectors_between, slerp
from editor.motion.curves import SIDE, parameter, progress

STRAIGHT = np.array((20, 20, 107, 107), np.uint8)
SWING = (47.0, 80.0)  # x of the inner points of fitted curves, on which half a swing is one curve
CURVES = 4  # X, Y, Z and rotation
NEARLY_NONE = 1e-9
PART = 300  # frames that are worked at together: more take longer than is needed


@dataclass(frozen=True, slots=True)
class Tolerance:
    """`angle` in radians and `distance` in model units, by which a bone may be elsewhere at any frame."""

    angle: float
    distance: float


class Reduced(NamedTuple):
    """`rows` (keys,) of the frames that are keys, ascending, and (keys, 4, 4) the curves that lead to each."""

    rows: IndexArray
    curves: UInt8Array


def reduce_bone(rotations: AnyArray, offsets: AnyArray, tolerance: Tolerance) -> Generator[float, None, Reduced]:
    """The keys that are needed of a bone with a key on every frame: (frames, 4) unit quaternions, (frames, 3) offsets.

    A bone that never moves has one key, any other the first and the last frame at least. Yields shares of the work,
    for whoever has something else to do in between.
    """
    path = _BonePath(np.asarray(rotations, np.float64), np.asarray(offsets, np.float64), tolerance)
    count = len(path.offsets)
    if count < 2 or path.is_still():
        return Reduced(np.arange(min(count, 1)), np.tile(STRAIGHT, (min(count, 1), CURVES, 1)))
    ends = np.append(np.arange(0, count - 1, PART), count - 1)
    rows = [ends[:1]]
    for number, (first, last) in enumerate(pairwise(ends.tolist()), 1):
        rows.append(_without_needless(path, _split_rows(path, first, last))[1:])
        yield number / len(ends)
    kept = _without_doubted(path, np.concatenate(rows), ends[1:-1])
    curves = np.tile(STRAIGHT, (len(kept), CURVES, 1))
    curves[1:] = path.fitted(kept[:-1], kept[1:]).curves
    return Reduced(kept, curves)


def _split_rows(path: _BonePath, first: int, last: int) -> IndexArray:
    """The rows of keys, from one to the other, between which the bone is led within the tolerance."""
    found, firsts, lasts = [np.array([first, last])], np.array([first]), np.array([last])
    while len(firsts):
        led = path.fitted(firsts, lasts)
        astray = led.errors > 1
        firsts, lasts, worst = firsts[astray], lasts[astray], led.worst[astray]
        found.append(worst)
        firsts, lasts = np.concatenate((firsts, worst)), np.concatenate((worst, lasts))
        inner = lasts - firsts > 1
        firsts, lasts = firsts[inner], lasts[inner]
    return np.sort(np.concatenate(found))


def _without_needless(path: _BonePath, rows: IndexArray) -> IndexArray:
    """The rows without those between whose neighbours the bone is led as well."""
    count = -1
    while count != len(rows):
        count = len(rows)
        rows = _without_doubted(path, rows, rows[1:-1])
    return rows


def _without_doubted(path: _BonePath, rows: IndexArray, doubted: IndexArray) -> IndexArray:
    """The rows, without those of the doubted ones that are not needed; no two neighbours go at once."""
    for start in (0, 1):
        indices = np.searchsorted(rows, np.intersect1d(doubted, rows))
        indices = indices[indices % 2 == start]
        indices = indices[(indices > 0) & (indices < len(rows) - 1)]
        if len(indices):
            needless = path.fitted(rows[indices - 1], rows[indices + 1]).errors <= 1
            rows = np.delete(rows, indices[needless])
    return rows


class _FittedCurves(NamedTuple):
    """By stretch: `errors` at the worst, 1 being as much as is tolerated, the rows where, and `curves` (n, 4, 4)."""

    errors: Float64Array
    worst: IndexArray
    curves: UInt8Array


class _Inner(NamedTuple):
    """The frames within stretches: of which stretch each is, its row, and the time from 0 to 1."""

    stretch: IndexArray
    rows: IndexArray
    times: Float64Array
    starts: IndexArray  # where each stretch begins among them

    @classmethod
    def of(cls, firsts: IndexArray, lasts: IndexArray) -> _Inner:
        counts = lasts - firsts - 1
        stretch, passed = owners_of(counts), ranks_of(counts) + 1
        return cls(stretch, firsts[stretch] + passed, passed / (counts + 1.0)[stretch], starts_of(counts))


class _BonePath:
    """The path of a bone: (frames, 4) `rotations` and (frames, 3) `offsets`."""

    def __init__(self, rotations: Float64Array, offsets: Float64Array, tolerance: Tolerance) -> None:
        self.rotations, self.offsets = rotations, offsets
        self._angle = max(tolerance.angle, NEARLY_NONE)
        self._distance = max(tolerance.distance, NEARLY_NONE)

    def is_still(self) -> bool:
        """Return whether it is, all the time, as near to where it is at first as is tolerated."""
        first = np.zeros(len(self.offsets), np.intp)
        return bool(self._errors(np.arange(len(first)), self.rotations[first], self.offsets[first]).max() <= 1)

    def fitted(self, firsts: IndexArray, lasts: IndexArray) -> _FittedCurves:
        """Fit curves to stretches (n,) whose ends are keys; those without any frame between them fit exactly."""
        curves, errors, worst = np.tile(STRAIGHT, (len(firsts), CURVES, 1)), np.zeros(len(firsts)), firsts.copy()
        chosen = np.flatnonzero(lasts - firsts > 1)
        for fits in (False, True):
            inner = _Inner.of(firsts[chosen], lasts[chosen])
            points = self._fitted(firsts[chosen], lasts[chosen], inner) if fits else curves[chosen]
            found = self._errors_on(firsts[chosen], lasts[chosen], inner, points)
            errors[chosen], worst[chosen] = _worst_by_stretch(found, inner)
            curves[chosen] = points
            chosen = chosen[errors[chosen] > 1]
            if not len(chosen):
                break
        return _FittedCurves(errors, worst, curves)

    def _errors_on(self, firsts: IndexArray, lasts: IndexArray, inner: _Inner, curves: UInt8Array) -> Float64Array:
        """(inner,) how far astray a bone is on curves (n, 4, 4) from key to key."""
        done = progress(np.repeat(inner.times, CURVES), curves[inner.stretch].reshape(-1, 4)).reshape(-1, CURVES)
        begins, ends = firsts[inner.stretch], lasts[inner.stretch]
        offsets = self.offsets[begins] + (self.offsets[ends] - self.offsets[begins]) * done[:, :3]
        rotations = slerp(self.rotations[begins], self.rotations[ends], done[:, 3])
        return self._errors(inner.rows, rotations, offsets)

    def _errors(self, rows: IndexArray, rotations: Float64Array, offsets: Float64Array) -> Float64Array:
        """(n,) how far from where the bone is at some rows, 1 being as much as is tolerated."""
        apart = np.linalg.norm(offsets - self.offsets[rows], axis=1)
        meant = self.rotations[rows]
        signs = np.where(np.einsum("ij,ij->i", rotations, meant) < 0, -1, 1)[:, None]
        angles = 4 * np.arcsin(np.minimum(np.linalg.norm(rotations - meant * signs, axis=1) / 2, 1))
        errors: Float64Array = np.maximum(apart / self._distance, angles / self._angle)
        return errors

    def _fitted(self, firsts: IndexArray, lasts: IndexArray, inner: _Inner) -> UInt8Array:
        """(n, 4, 4) of the curves with inner points at two given times those that are nearest to how the bone goes."""
        wanted = self._progress(firsts, lasts, inner)
        inner_x = (np.full(len(inner.times), x) for x in SWING)
        s = parameter(inner.times, *inner_x)
        one, two = 3 * (1 - s) ** 2 * s, 3 * (1 - s) * s * s
        left = wanted - (s**3)[:, None]
        aa, ab, bb = (np.add.reduceat(product, inner.starts)[:, None] for product in (one * one, one * two, two * two))
        al, bl = (np.add.reduceat(shape[:, None] * left, inner.starts) for shape in (one, two))
        whole = aa * bb - ab * ab
        sure = whole > NEARLY_NONE  # with a single frame between two keys there is more than one such curve
        whole = np.where(sure, whole, 1)
        points = np.empty((len(firsts), CURVES, 4))
        points[..., 0], points[..., 2] = SWING
        points[..., 1] = np.where(sure, (al * bb - bl * ab) / whole * SIDE, SWING[0])
        points[..., 3] = np.where(sure, (bl * aa - al * ab) / whole * SIDE, SWING[1])
        return np.rint(points).clip(0, SIDE).astype(np.uint8)

    def _progress(self, firsts: IndexArray, lasts: IndexArray, inner: _Inner) -> Float64Array:
        """(inner, 4) how far X, Y, Z and rotation have come from one key to the other; the time where nothing moves."""
        begins, ends = firsts[inner.stretch], lasts[inner.stretch]
        done = np.repeat(inner.times[:, None], CURVES, axis=1)
        whole, part = self.offsets[ends] - self.offsets[begins], self.offsets[inner.rows] - self.offsets[begins]
        np.divide(part, whole, out=done[:, :3], where=np.abs(whole) > NEARLY_NONE)
        starts, rotations = self.rotations[begins], self.rotations
        whole, part = (rotation_vectors_between(starts, rotations[rows]) for rows in (ends, inner.rows))
        squares = np.einsum("ij,ij->i", whole, whole)
        along = np.einsum("ij,ij->i", whole, part)
        np.divide(along, squares, out=done[:, 3], where=squares > NEARLY_NONE)
        return done


def _worst_by_stretch(errors: Float64Array, inner: _Inner) -> tuple[Float64Array, IndexArray]:
    """By stretch: the largest of the errors (inner,), and the row where it is."""
    largest = np.maximum.reduceat(errors, inner.starts)
    indices = np.flatnonzero(errors == largest[inner.stretch])
    _, first = np.unique(inner.stretch[indices], return_index=True)
    return largest, inner.rows[indices[first]]

"""Rays: where a straight line first meets each rigid body, by its real shape."""

from __future__ import annotations

import numpy as np

from editor.math3d.arrays import BoolArray, Float64Array
from editor.math3d.rotations import inverse, rotated
from editor.math3d.transforms import Transforms
from editor.model.rigid_bodies import BodyShape
from editor.preview.physics.bodies import Bodies

AWAY = np.inf
PARALLEL = 1e-12


def ray_distances(
    bodies: Bodies, now: Transforms, origin: Float64Array, direction: Float64Array, by: Float64Array | float = 0.0
) -> Float64Array:
    """(bodies,) how far along a ray, `origin` (3,) and `direction` (3,) of length 1, each body is met; inf: nowhere.

    `now` (bodies,) is where they are; `by`, (bodies,) or one number, by how much they are larger than they are, to all
    sides. A body that the ray begins in is met at 0.
    """
    sizes = bodies.sizes + np.broadcast_to(by, len(now))[:, None]
    sizes[bodies.shapes == BodyShape.CAPSULE, 1] = bodies.sizes[bodies.shapes == BodyShape.CAPSULE, 1]
    back = inverse(now.rotations)
    starts, directions = rotated(back, origin - now.positions), rotated(back, np.broadcast_to(direction, (len(now), 3)))
    found = np.full(len(now), AWAY)
    for shape, meet in ((BodyShape.SPHERE, _sphere), (BodyShape.BOX, _box), (BodyShape.CAPSULE, _capsule)):
        rows = np.flatnonzero(bodies.shapes == shape)
        found[rows] = meet(starts[rows], directions[rows], sizes[rows])
    return found


def _sphere(starts: Float64Array, directions: Float64Array, sizes: Float64Array) -> Float64Array:
    return _ball(starts, directions, sizes[:, 0])


def _ball(starts: Float64Array, directions: Float64Array, radii: Float64Array) -> Float64Array:
    middle = -np.einsum("ij,ij->i", starts, directions)
    square = middle * middle - np.einsum("ij,ij->i", starts, starts) + radii * radii
    half = np.sqrt(np.maximum(square, 0))
    return _first(middle - half, middle + half, square >= 0)


def _box(starts: Float64Array, directions: Float64Array, sizes: Float64Array) -> Float64Array:
    """Between three pairs of planes at once; `sizes` are half the sides."""
    slow = np.where(np.abs(directions) < PARALLEL, PARALLEL, directions)
    ends = np.stack(((-sizes - starts) / slow, (sizes - starts) / slow))
    enter, leave = ends.min(axis=0).max(axis=1), ends.max(axis=0).min(axis=1)
    return _first(enter, leave, enter <= leave)


def _capsule(starts: Float64Array, directions: Float64Array, sizes: Float64Array) -> Float64Array:
    """A tube along y, and a ball at both its ends."""
    radii, halves = sizes[:, 0], sizes[:, 1] / 2
    up = np.zeros((len(starts), 3))
    up[:, 1] = halves
    return np.minimum(
        _tube(starts, directions, radii, halves),
        np.minimum(_ball(starts - up, directions, radii), _ball(starts + up, directions, radii)),
    )


def _tube(starts: Float64Array, directions: Float64Array, radii: Float64Array, halves: Float64Array) -> Float64Array:
    flat_starts, flat_directions = starts[:, ::2], directions[:, ::2]
    speed = np.einsum("ij,ij->i", flat_directions, flat_directions)
    crosses: BoolArray = speed > PARALLEL
    speed = np.where(crosses, speed, 1)
    middle = -np.einsum("ij,ij->i", flat_starts, flat_directions) / speed
    square = middle * middle - (np.einsum("ij,ij->i", flat_starts, flat_starts) - radii * radii) / speed
    half = np.sqrt(np.maximum(square, 0))
    found = _first(middle - half, middle + half, crosses & (square >= 0))
    is_beside = np.abs(starts[:, 1] + np.where(np.isfinite(found), found, 0) * directions[:, 1]) <= halves
    return np.where(is_beside, found, AWAY)


def _first(enter: Float64Array, leave: Float64Array, is_met: BoolArray) -> Float64Array:
    """Return the first distance at which a ray is inside of something that it enters and leaves at these."""
    return np.where(is_met & (leave >= 0), np.maximum(enter, 0), AWAY)

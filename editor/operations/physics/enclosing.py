"""Spheres and capsules that hold points, as small as they can be."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

import numpy as np

from editor.math3d.arrays import Float64Array

CORNERS = 4  # points that a smallest sphere is held by at most
NEARLY = 1e-9  # of the largest coordinate, by which a point may stand out: less than 32 bits tell
THINNEST = 0.1  # the radius of a capsule about points in a line, as a part of half its length


def smallest_sphere(points: Float64Array) -> tuple[Float64Array, float]:
    """The centre (3,) and radius of the smallest sphere that holds points (n, 3), n > 0.

    The sphere of a few of the points is made to hold the one that stands out furthest, until none does. It grows with
    each, so that it comes to an end, mostly within ten.
    """
    held, slack = points[:1], NEARLY * float(np.abs(points).max())
    while True:
        held, centre, radius = _sphere_of_few(held, slack)
        ways = np.linalg.norm(points - centre, axis=1)
        furthest = int(ways.argmax())
        if ways[furthest] <= radius + slack:
            return centre, max(radius, float(ways[furthest]))
        held = np.concatenate((held, points[furthest : furthest + 1]))


def _sphere_of_few(points: Float64Array, slack: float) -> tuple[Float64Array, Float64Array, float]:
    """Those of a handful of points that hold their smallest sphere, its centre and radius."""
    middle = points.mean(axis=0)
    best = points, middle, float(np.linalg.norm(points - middle, axis=1).max())
    for count in range(1, min(len(points), CORNERS) + 1):
        for some in combinations(points, count):
            corners = np.array(some)
            ways = corners[1:] - corners[0]
            # The centre is in the plane of the corners, and as far from each of them.
            middle = np.linalg.lstsq(2 * ways @ ways.T, (ways * ways).sum(axis=1), rcond=None)[0] @ ways
            centre, radius = corners[0] + middle, float(np.linalg.norm(middle))
            if radius < best[2] and (np.linalg.norm(points - centre, axis=1) <= radius + slack / 2).all():
                best = corners, centre, radius
    return best


def smallest_capsule(
    points: Float64Array, ways: Iterable[Float64Array]
) -> tuple[Float64Array, Float64Array, float, float]:
    """The capsule that holds points (n, 3) and is smallest along one of the ways, each (3,) and of length 1.

    Returns that way, the centre (3,), the radius, and the length between the centres of both ends.
    """
    found = [(way, *_capsule_along(points, way)) for way in ways]
    return min(found, key=lambda one: one[2] ** 2 * (one[3] + one[2] * 4 / 3))


def _capsule_along(points: Float64Array, way: Float64Array) -> tuple[Float64Array, float, float]:
    along = points @ way
    flat = points - along[:, None] * way
    centre, radius = smallest_sphere(flat)
    radius = max(radius, float(np.ptp(along)) / 2 * THINNEST)
    # The ends are round: a point near the side has to be between them, one in the middle may be beyond.
    beyond = np.sqrt(np.maximum(radius**2 - ((flat - centre) ** 2).sum(axis=1), 0))
    low, high = (along + beyond).min(), (along - beyond).max()
    return centre + way * ((low + high) / 2), radius, float(max(high - low, radius * THINNEST))


def longest_way(points: Float64Array) -> Float64Array:
    """(3,) the direction in which points (n, 3) spread most."""
    away = points - points.mean(axis=0)
    way: Float64Array = np.linalg.eigh(away.T @ away)[1][:, -1]
    return way

"""Intersections of the ray through a pixel with planes, lines and rings, to hit and drag handles. No Qt, no GL."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import Float64Array
from editor.render.camera import Camera, Size

At = tuple[float, float]  # device pixels from the top left corner
Ray = tuple[Float64Array, Float64Array]  # origin (3,) and direction (3,) of length 1

PARALLEL = 1e-4
STEPS = 128  # of a ring


@dataclass(frozen=True, slots=True)
class ViewProjection:
    """A camera, and the picture that it makes: `size` in device pixels, `ratio` of them to a logical one."""

    camera: Camera
    size: Size
    ratio: float = 1.0

    def ray(self, at: At) -> Ray:
        return self.camera.ray(*at, self.size)

    def project(self, points: ArrayLike) -> Float64Array:
        """(n, 3) x, y in device pixels and the distance before the camera."""
        return self.camera.project(points, self.size)

    def length(self, point: ArrayLike) -> float:
        """The length in model units that a logical pixel covers at a point."""
        return self.camera.pixel_length(point, self.size) * self.ratio

    def towards(self, point: ArrayLike) -> Float64Array:
        """(3,) the direction in which a point is seen."""
        if not self.camera.perspective:
            return self.camera.axes[:, 2]
        way = np.asarray(point, np.float64) - self.camera.eye
        length = np.linalg.norm(way)
        return way / length if length else self.camera.axes[:, 2]


def on_plane(ray: Ray, point: Float64Array, normal: Float64Array) -> Float64Array | None:
    """(3,) where a ray meets a plane; None when it does not, or only behind its origin."""
    origin, direction = ray
    slope = direction @ normal
    if abs(slope) < PARALLEL:
        return None
    distance = ((point - origin) @ normal) / slope
    return origin + direction * distance if distance > 0 else None


def along_line(ray: Ray, point: Float64Array, direction: Float64Array) -> float | None:
    """Return how far from `point` along a line the point nearest to a ray is; None when they are parallel."""
    origin, way = ray
    offset = point - origin
    slope = way @ direction
    apart = 1 - slope * slope
    if apart < PARALLEL:
        return None
    distance = (slope * (way @ offset) - direction @ offset) / apart
    is_before = way @ (offset + direction * distance) > 0
    return float(distance) if is_before else None


def directions_across(axis: ArrayLike) -> tuple[Float64Array, Float64Array]:
    """Two directions at right angles to an axis of length 1 and to each other; a turn by 90° takes one to the other."""
    n = np.asarray(axis, np.float64)
    least = np.eye(3)[np.argmin(np.abs(n))]
    first = np.cross(n, least)
    first /= np.linalg.norm(first)
    return first, np.cross(n, first)


def angle_around(ray: Ray, centre: Float64Array, axis: Float64Array) -> float | None:
    """The angle about `axis`, in radians from the first direction across, at which a ray meets a ring's plane."""
    met = on_plane(ray, centre, axis)
    if met is None:
        return None
    first, second = directions_across(axis)
    way = met - centre
    return float(np.arctan2(way @ second, way @ first))


def ring_lines(centre: Float64Array, axis: Float64Array, radius: float) -> Float64Array:
    """(STEPS, 2, 3) the lines of a ring."""
    first, second = directions_across(axis)
    angles = np.linspace(0, 2 * np.pi, STEPS + 1)[:, None]
    points = centre + radius * (np.cos(angles) * first + np.sin(angles) * second)
    return np.stack((points[:-1], points[1:]), axis=1)


def distances_to_lines(at: At, lines: Float64Array) -> Float64Array:
    """(n,) how far a point on the screen is from lines (n, 2, 2) there, in the same pixels."""
    start, end = lines[:, 0], lines[:, 1]
    way, offset = end - start, np.asarray(at) - start
    squares = np.einsum("ij,ij->i", way, way)
    done = np.clip(np.einsum("ij,ij->i", offset, way) / np.where(squares > 0, squares, 1), 0, 1)
    found: Float64Array = np.linalg.norm(offset - way * done[:, None], axis=1)
    return found


def is_inside(at: At, corners: Float64Array) -> bool:
    """Return whether a point is within a convex polygon (n, 2), whichever way round it goes."""
    sides = np.roll(corners, -1, axis=0) - corners
    offset = np.asarray(at) - corners
    turns = sides[:, 0] * offset[:, 1] - sides[:, 1] * offset[:, 0]
    return bool((turns >= 0).all() or (turns <= 0).all())

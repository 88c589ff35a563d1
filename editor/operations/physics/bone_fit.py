"""Fits shapes of rigid bodies to bones: along the bone to its tail, as large as the vertices that hang from it.

With the axes of bones, the smallest sphere and capsule around points, and which bone owns each vertex.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import Float64Array, IndexArray, finite_rows
from editor.math3d.rotations import euler_from_matrices
from editor.model.bones import Bone, tail_vector
from editor.model.fields import NONE, Vec3
from editor.model.mesh import Vertex
from editor.model.model import Model
from editor.model.rigid_bodies import BodyShape
from editor.operations.bones.bone_rows import has_length, vec3
from editor.operations.choices import BodyFit
from editor.operations.queries.related import influence_weights

CORNERS = 4  # points that a smallest sphere is held by at most
NEARLY = 1e-9  # of the largest coordinate, by which a point may stand out: less than 32 bits tell
NARROWEST = 0.1  # the radius of a capsule about points in a line, as a part of half its length
FEWEST = 4  # vertices that make a shape
SPREAD = (5, 95)  # percent of the vertices that lie between the ends of a shape: the rest is fringe
THINNEST = 0.1  # of the greatest extent
SLENDER = 0.15  # the radius of what nothing but a tail gives the size of, as a part of its length
NEARLY_LEVEL = 1e-3  # the height of a unit vector that goes neither up nor down
NEARLY_ALONG = 0.95  # a cosine
BACK, UP = np.array((0.0, 0.0, 1.0)), np.array((0.0, 1.0, 0.0))


def smallest_sphere(points: Float64Array) -> tuple[Float64Array, float]:
    """The centre (3,) and radius of the smallest sphere that holds points (n, 3), n > 0.

    The sphere of a few of the points is made to hold the one that stands out furthest, until none does. It grows with
    each, so that it comes to an end, mostly within ten.
    """
    held, slack = points[:1], NEARLY * float(np.abs(points).max())
    while True:
        held, centre, radius = _sphere_of_few(held, slack)
        distances = np.linalg.norm(points - centre, axis=1)
        furthest = int(distances.argmax())
        if distances[furthest] <= radius + slack:
            return centre, max(radius, float(distances[furthest]))
        held = np.concatenate((held, points[furthest : furthest + 1]))


def _sphere_of_few(points: Float64Array, slack: float) -> tuple[Float64Array, Float64Array, float]:
    """Those of a handful of points that hold their smallest sphere, its centre and radius."""
    middle = points.mean(axis=0)
    best = points, middle, float(np.linalg.norm(points - middle, axis=1).max())
    for count in range(1, min(len(points), CORNERS) + 1):
        for some in combinations(points, count):
            corners = np.array(some)
            edges = corners[1:] - corners[0]
            # The centre is in the plane of the corners, and as far from each of them.
            middle = np.linalg.lstsq(2 * edges @ edges.T, (edges * edges).sum(axis=1), rcond=None)[0] @ edges
            centre, radius = corners[0] + middle, float(np.linalg.norm(middle))
            if radius < best[2] and (np.linalg.norm(points - centre, axis=1) <= radius + slack / 2).all():
                best = corners, centre, radius
    return best


def smallest_capsule(
    points: Float64Array, directions: Iterable[Float64Array]
) -> tuple[Float64Array, Float64Array, float, float]:
    """The capsule that holds points (n, 3) and is smallest along one of the ways, each (3,) and of length 1.

    Returns that way, the centre (3,), the radius, and the length between the centres of both ends.
    """
    found = [(direction, *_capsule_along(points, direction)) for direction in directions]
    return min(found, key=lambda one: one[2] ** 2 * (one[3] + one[2] * 4 / 3))


def _capsule_along(points: Float64Array, direction: Float64Array) -> tuple[Float64Array, float, float]:
    along = points @ direction
    flat = points - along[:, None] * direction
    centre, radius = smallest_sphere(flat)
    radius = max(radius, float(np.ptp(along)) / 2 * NARROWEST)
    # The ends are round: a point near the side has to be between them, one in the middle may be beyond.
    beyond = np.sqrt(np.maximum(radius**2 - ((flat - centre) ** 2).sum(axis=1), 0))
    low, high = (along + beyond).min(), (along - beyond).max()
    return centre + direction * ((low + high) / 2), radius, float(max(high - low, radius * NARROWEST))


def longest_direction(points: Float64Array) -> Float64Array:
    """(3,) the direction in which points (n, 3) spread most."""
    away = points - points.mean(axis=0)
    direction: Float64Array = np.linalg.eigh(away.T @ away)[1][:, -1]
    return direction


@dataclass(frozen=True, slots=True)
class Placed:
    """The size and position of a body, as its record holds them."""

    size: Vec3
    position: Vec3
    rotation: Vec3


class BoneFits:
    """Fits shapes to some bones of a model, all of whose vertices are looked through once."""

    def __init__(self, model: Model, rows: Sequence[int], fit: BodyFit) -> None:
        self._bones = model.bones.records
        self._points = _points_of_bones(model, rows) if fit is BodyFit.WEIGHTS else {}

    def placed_along(self, rows: Sequence[int], shape: BodyShape, facing: Float64Array | None) -> list[Placed | None]:
        """Shapes for the bones of a chain: what has too few vertices is as thick as the nearest that have enough."""
        own = [self.placed(row, shape, facing) for row in rows]
        fitted = np.array([at for at, (row, one) in enumerate(zip(rows, own, strict=True)) if one and self._fits(row)])
        if not len(fitted):
            return own
        widths = np.interp(range(len(rows)), fitted, [placed.size[0] for at in fitted if (placed := own[at])])
        return [
            one if self._fits(row) else self.placed(row, shape, facing, width)
            for row, one, width in zip(rows, own, widths.tolist(), strict=True)
        ]

    def _fits(self, row: int) -> bool:
        return len(self._points.get(row, ())) >= FEWEST

    def placed(
        self, row: int, shape: BodyShape, facing: Float64Array | None = None, width: float | None = None
    ) -> Placed | None:
        """A shape for a bone whose Z axis looks as near to `facing` as it can; None where nothing tells its size.

        `width`: half that of a bone with too few vertices; by its length where it is not given.
        """
        bone, points = self._bones[row], self._points.get(row, np.empty((0, 3)))
        vector = tail_vector(self._bones, row)
        if not np.isfinite(bone.position).all():
            return None
        if self._fits(row):
            turned = axes_of(self._bones, row, facing)
            return shape_around(points, shape, np.array(bone.position), turned, SPREAD, _reach(vector, turned))
        if not has_length(vector):
            return None
        half = float(np.linalg.norm(vector)) / 2
        width = 2 * SLENDER * half if width is None else width
        return _shape_of_extents(
            shape, np.array((width, half, width)), bone.position + vector / 2, axes_along(vector, facing)
        )


def shape_around(
    points: Float64Array,
    shape: BodyShape,
    at: Float64Array,
    turned: Float64Array,
    spread: tuple[int, int],
    reach: Float64Array | None = None,
) -> Placed | None:
    """A shape around points (n, 3), along axes that are the columns of `turned` (3, 3); None for those of no size.

    `reach`: how far up and down from `at` it goes at least, along its Y.
    """
    ordered = np.sort((points - at) @ turned, axis=0)  # np.percentile takes ten times as long for so few
    low, high = (ordered[round((len(ordered) - 1) * percent / 100)].copy() for percent in spread)
    if reach is not None:
        low[1], high[1] = min(low[1], reach[0]), max(high[1], reach[1])
    half = np.maximum((high - low) / 2, (high - low).max() / 2 * THINNEST)
    return _shape_of_extents(shape, half, at + turned @ ((low + high) / 2), turned)


def shape_holding(points: Float64Array, shape: BodyShape, turned: Float64Array) -> Placed | None:
    """A shape that holds all of points (n, 3); None for those of no size.

    The smallest sphere; a capsule along the way in which they are longest, or along one of the axes, the columns of
    `turned` (3, 3), where it is smaller so; a box along the axes. As part of a chain a body is to be as thick as the
    limb and not to bulge, for which `shape_around` fits it to a bone: who selects vertices wants these in it.
    """
    extent = float(np.ptp(points, axis=0).max())
    if not extent:
        return None
    match shape:
        case BodyShape.SPHERE:
            centre, radius = smallest_sphere(points)
            return _placed_if_sound((radius, 0, 0), centre, turned)
        case BodyShape.CAPSULE:
            direction, centre, radius, height = smallest_capsule(
                points, (*turned.T[[1, 0, 2]], longest_direction(points))
            )
            return _placed_if_sound((radius, height, 0), centre, axes_along(direction, turned[:, 2]))
        case _:
            return shape_around(points, shape, points.mean(axis=0), turned, (0, 100))


def _reach(vector: Float64Array, turned: Float64Array) -> Float64Array | None:
    """From a bone to its tail along Y. Fewer vertices than that, at one end, made a body that spins like a top."""
    return np.sort((0.0, float(vector @ turned[:, 1]))) if has_length(vector) else None


def _shape_of_extents(
    shape: BodyShape, half: Float64Array, centre: Float64Array, turned: Float64Array
) -> Placed | None:
    """A shape by half its extents along its axes."""
    match shape:
        case BodyShape.SPHERE:
            size = np.array((half.mean(), 0, 0))
        case BodyShape.BOX:
            size = half
        case _:
            radius = half.min()  # within what it stands for: what is flat does not bulge
            size = np.array((radius, max(2 * (half[1] - radius), radius * THINNEST), 0))
    return _placed_if_sound(size, centre, turned)


def _placed_if_sound(size: ArrayLike, centre: Float64Array, turned: Float64Array) -> Placed | None:
    """A size and position; None where they are none."""
    sizes = np.asarray(size, np.float64)
    placed = Placed(vec3(sizes), vec3(centre), vec3(euler_from_matrices(turned[None])[0]))
    is_sound = placed.size[0] > 0 and np.isfinite((placed.size, placed.position, placed.rotation)).all()
    return placed if is_sound else None


# -- axes --------------------------------------------------------------------------------------------------------------


def axes_of(bones: Sequence[Bone], row: int, facing: Float64Array | None = None) -> Float64Array:
    """(3, 3) the axes along a bone; where it has no tail, along its parent's way to it, or upright."""
    vector = tail_vector(bones, row)
    if not has_length(vector) and (parent := bones[row].parent) != NONE:
        vector = np.subtract(bones[row].position, bones[parent].position)
    return axes_along(vector if has_length(vector) else UP, facing)


def axes_along(direction: Float64Array, facing: Float64Array | None = None) -> Float64Array:
    """(3, 3) columns X, Y, Z: Y along a way, or against one that goes down, Z as near to `facing` as it can, or back.

    Both sides of a model so get axes that mirror each other.
    """
    y = direction / np.linalg.norm(direction)
    y = -y if y[1] < -NEARLY_LEVEL else y
    towards = (*(() if facing is None or not has_length(facing) else (facing / np.linalg.norm(facing),)), BACK, UP)
    z = next(each for each in towards if abs(each @ y) < NEARLY_ALONG)
    z = z - y * (z @ y)
    z /= np.linalg.norm(z)
    return np.stack((np.cross(y, z), y, z), axis=1)


# -- vertices ----------------------------------------------------------------------------------------------------------


def _points_of_bones(model: Model, rows: Sequence[int]) -> dict[int, Float64Array]:
    """The positions of the vertices that hang from each of some bones more than from any other."""
    owners, positions = owning_bones(model), model.vertices[Vertex.position].astype(np.float64)
    at = np.flatnonzero(np.isin(owners, rows) & finite_rows(positions))
    at = at[np.argsort(owners[at], kind="stable")]
    wanted = np.unique(np.asarray(rows, np.intp))
    starts = np.searchsorted(owners[at], wanted)
    ends = np.searchsorted(owners[at], wanted, side="right")
    return {row: positions[at[start:end]] for row, start, end in zip(wanted.tolist(), starts, ends, strict=True)}


def owning_bones(model: Model) -> IndexArray:
    """(vertices,) the bone that moves each vertex most, or NONE."""
    bones = model.vertices[Vertex.bones]
    weights = np.where(bones == NONE, 0, np.nan_to_num(influence_weights(model)))
    most = weights.argmax(axis=1)[:, None]
    owners = np.where(np.take_along_axis(weights, most, 1) > 0, np.take_along_axis(bones, most, 1), NONE)
    return owners[:, 0].astype(np.intp)

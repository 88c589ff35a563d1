"""Makes normals of vertices: from faces, the mean of those near by, of length one, turned round."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import AnyArray, Float64Array, IndexArray, are_among, mask_of, unit_or_zero
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import NONE, choice, number
from editor.model.mesh import Face, Vertex
from editor.model.model import Model
from editor.operations.choices import NormalSource
from editor.operations.operation import NEEDS_ROWS, OperationContext, Result, Scope, operation
from editor.operations.queries.proximity import near_groups

UP = (0.0, 1.0, 0.0)
PIECE = 1 << 16  # faces worked on at a time: what they need stays in the cache together


@dataclass(frozen=True, slots=True)
class VertexNormals:
    how: NormalSource = choice("Method", NormalSource, help="How the normals are made.")
    angle: float = number(
        "Angle",
        math.pi,
        minimum=0,
        maximum=math.pi,
        angle=True,
        help="Vertices at one place are smoothed together if their normals differ by at most this. 180°: always.",
    )
    distance: float = number(
        "Distance",
        0.0,
        minimum=0,
        help="Vertices that are at most this far apart, in model units, count as at one place. 0: only at"
        " exactly the same place.",
    )


@operation(
    "vertices.normals",
    "Set normals",
    "Calculates normals from the faces or from nearby normals, brings them to length 1, or reverses them.",
    tables=("vertices",),
    parameters=VertexNormals,
    needs=NEEDS_ROWS,
    on_worker=True,
    scope=Scope.OR_ALL,
)
def make_normals(edit: Edit, context: OperationContext, parameters: VertexNormals) -> Result:
    """Give vertices other normals. What has no direction gets one: of its faces, its own, or upwards."""
    vertices, rows = edit.model.vertices, context.of("vertices")
    old = vertices[Vertex.normal][rows].astype(np.float64)
    match parameters.how:
        case NormalSource.FACES:
            new = _from_faces(edit.model, rows, parameters.distance, parameters.angle)
        case NormalSource.AVERAGE:
            positions = vertices[Vertex.position][rows]
            new = _smoothed(positions, unit_or_zero(old), parameters.distance, parameters.angle)
        case NormalSource.NORMALIZE:
            new = old
        case _:
            new = -old
    new = new if parameters.how is NormalSource.FLIP else _unit_or_replaced(edit.model, rows, new, old)
    is_other = (new.astype(np.float32) != vertices[Vertex.normal][rows]).any(axis=1)
    edit.set(vertices, rows[is_other], Vertex.normal, new[is_other])
    changed = int(np.count_nonzero(is_other))
    return Result(TranslatableText("Normals changed: {:,}", changed), {"vertices": rows})


def _unit_or_replaced(model: Model, rows: IndexArray, wanted: Float64Array, old: Float64Array) -> Float64Array:
    """Normals of length 1 as wanted; where that has no direction by the faces, as they were, or upwards."""
    whole = unit_or_zero(wanted)
    for more in (lambda lost: _from_faces(model, rows[lost], 0, math.pi), lambda lost: old[lost], lambda lost: UP):
        lost = np.flatnonzero(~whole.any(axis=1))
        if len(lost):
            whole[lost] = unit_or_zero(np.broadcast_to(more(lost), (len(lost), 3)))
    return whole


def _from_faces(model: Model, rows: IndexArray, distance: float, angle: float) -> Float64Array:
    """(rows, 3) the mean of the normals of the faces around the positions of vertices, by their angles there."""
    positions, corners = model.vertices[Vertex.position], model.faces[Face.vertices]
    position_groups = near_groups(positions, distance)
    is_wanted = mask_of(len(positions), position_groups[rows])[position_groups]
    faces = np.flatnonzero(are_among(is_wanted, corners).any(axis=1) & (corners != NONE).all(axis=1))
    own = sums_of_faces(positions, corners[faces])
    return _summed_by_position(own, position_groups, angle)[rows]


def _smoothed(positions: AnyArray, own: Float64Array, distance: float, angle: float) -> Float64Array:
    """(n, 3) the sum of the vectors (n, 3) at one position that are no further apart than `angle`."""
    return _summed_by_position(own, near_groups(positions, distance), angle)


def _summed_by_position(own: Float64Array, position_groups: IndexArray, angle: float) -> Float64Array:
    groups = position_groups
    if angle < math.pi:
        groups = near_groups(unit_or_zero(own), 2 * math.sin(angle / 2), position_groups)
    sums = np.stack([np.bincount(groups, part, len(own)) for part in own.T], axis=1)
    return np.asarray(sums[groups])


def sums_of_faces(positions: AnyArray, corners: AnyArray) -> Float64Array:
    """(vertices, 3) for each vertex the sum of the normals of its faces, by the angles that they have there.

    Faces without area, and such as are no numbers, count for nothing.
    """
    sums = np.zeros((3, len(positions)))
    for start in range(0, len(corners), PIECE):
        some = corners[start : start + PIECE].T
        normals, angles = _normals_and_angles(positions[some].astype(np.float64))
        low, high = int(some.min()), int(some.max()) + 1
        for axis, parts in enumerate(normals):
            sums[axis, low:high] += np.bincount((some - low).reshape(-1), (parts * angles).reshape(-1), high - low)
    return sums.T


def _normals_and_angles(points: Float64Array) -> tuple[Float64Array, Float64Array]:
    """Of triangles (3 corners, n, 3) the normals (3 axes, n), of length 1 or zero, and the angles (3 corners, n)."""
    one, two, three = (np.ascontiguousarray(corner.T) for corner in points)
    with np.errstate(invalid="ignore", over="ignore", divide="ignore"):
        (ax, ay, az), (bx, by, bz) = side, other = two - one, three - one
        across = np.stack((ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx))
        doubled = np.sqrt((across * across).sum(axis=0))
        last = other - side
        at_one = np.arctan2(doubled, (side * other).sum(axis=0))
        at_two = np.arctan2(doubled, -(side * last).sum(axis=0))
        normals = across / doubled
    normals[:, ~((doubled > 0) & np.isfinite(doubled))] = 0
    angles = np.stack((at_one, at_two, np.pi - at_one - at_two))
    return normals, np.nan_to_num(angles)

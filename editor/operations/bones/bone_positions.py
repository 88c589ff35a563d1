"""Edits that place bones: by the vertices that they move, and left and right alike."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import Float32Array, Float64Array, IndexArray, are_among, finite_rows, mask_of
from editor.math3d.rotations import mirrored_offsets
from editor.messages import TranslatableText
from editor.model.bones import Bone
from editor.model.edit import Edit
from editor.model.fields import choice
from editor.model.mesh import Vertex
from editor.model.model import Model
from editor.model.names import SidePairs
from editor.operations.bones.bone_rows import listed_names
from editor.operations.choices import BonePoint, OriginalSide
from editor.operations.operation import NEEDS_ROWS, OperationContext, Result, operation
from editor.operations.queries.related import influence_weights


@dataclass(frozen=True, slots=True)
class PositionFromVertices:
    at: BonePoint = choice(
        "At",
        BonePoint,
        help="Centre: the middle of the box around the vertices that the bone moves. Weighted mean: their mean"
        " by weight.",
    )


@operation(
    "bones.position-from-vertices",
    "Position from vertices",
    "Puts bones in the middle of the vertices that they move.",
    tables=("bones",),
    parameters=PositionFromVertices,
    needs=NEEDS_ROWS,
    menu="bone.positions",
    menu_order=110,
)
def position_from_vertices(edit: Edit, context: OperationContext, parameters: PositionFromVertices) -> Result:
    """Put bones among the vertices that they move. Vertices, tails and other bones stay."""
    bones, rows = edit.model.bones, context.of("bones")
    means_of = _box_centres if parameters.at is BonePoint.CENTRE else _weighted_means
    positions = means_of(len(bones), *_moved_vertices(edit.model, rows))[rows]
    is_placed = finite_rows(positions)
    if not is_placed.any():
        raise ValueError(TranslatableText("none of the bones moves a vertex"))
    edit.set(bones, rows[is_placed], Bone.position, list(map(tuple, positions[is_placed].tolist())))
    left_out = rows[~is_placed].tolist()
    warning = TranslatableText("left out, as they move no vertices: {}", listed_names(bones.records, left_out))
    message = TranslatableText("Bones placed: {:,}", int(np.count_nonzero(is_placed)))
    return Result(message, {"bones": rows[is_placed]}, (warning,) if left_out else ())


def _moved_vertices(model: Model, rows: IndexArray) -> tuple[IndexArray, Float32Array, Float32Array]:
    """(n,) which of some bones, (n, 3) positions of the vertices that they move, and (n,) by how much."""
    bones, weights = model.vertices[Vertex.bones], influence_weights(model)
    positions = model.vertices[Vertex.position]
    is_finite = finite_rows(positions)
    found = np.flatnonzero(are_among(mask_of(len(model.bones), rows), bones) & (weights > 0) & is_finite[:, None])
    owners, shares_ = (values.reshape(-1)[found] for values in (bones, weights))
    return owners.astype(np.intp), np.take(positions, found // bones.shape[1], axis=0), shares_


def _box_centres(count: int, owners: IndexArray, points: Float32Array, weights: Float32Array) -> Float64Array:
    """(bones, 3) the middle of the box around the points of each bone; no number for one that has none."""
    centres = np.full((count, 3), np.nan)
    order = np.argsort(owners.astype(np.min_scalar_type(count)), kind="stable")  # 16 bits sort ten times as fast
    owners, points = owners[order], np.take(points, order, axis=0)
    starts = np.flatnonzero(np.diff(owners, prepend=-1))
    if len(starts):
        low, high = (extreme.reduceat(points, starts).astype(np.float64) for extreme in (np.minimum, np.maximum))
        centres[owners[starts]] = (low + high) / 2
    return centres


def _weighted_means(count: int, owners: IndexArray, points: Float32Array, weights: Float32Array) -> Float64Array:
    """(bones, 3) the weighted mean of the points of each bone; no number for one that has none."""
    sums = [np.bincount(owners, points[:, axis] * weights.astype(np.float64), count) for axis in range(3)]
    with np.errstate(invalid="ignore", divide="ignore"):
        means: Float64Array = np.stack(sums, axis=1) / np.bincount(owners, weights, count)[:, None]
    return means


# -- left and right ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MatchSides:
    from_: OriginalSide = choice(
        "Original", OriginalSide, help="The side of which the other becomes the mirror image, or the mean of both."
    )


@operation(
    "bones.match-sides",
    "Align left and right",
    "Puts bones where the mirror image of the same bone of the other side is.",
    tables=("bones",),
    parameters=MatchSides,
    needs=NEEDS_ROWS,
    menu="bone.positions",
    menu_order=120,
)
def match_sides(edit: Edit, context: OperationContext, parameters: MatchSides) -> Result:
    """Put bones where the mirror image, at x = 0, of the bone of the other side is."""
    bones = edit.model.bones
    sides = SidePairs.of(bones)
    others = sides.others
    pairs = {tuple(sorted((row, others[row]))) for row in context.of("bones").tolist() if row in others}
    if not pairs:
        raise ValueError(TranslatableText("none of the bones is there on the other side by its name"))
    sided = [(one, other) if sides.is_left(one) else (other, one) for one, other in sorted(pairs)]
    left, right = (np.array([bones[row].position for row in rows]) for rows in zip(*sided, strict=True))
    match parameters.from_:
        case OriginalSide.LEFT:
            right = mirrored_offsets(left)
        case OriginalSide.RIGHT:
            left = mirrored_offsets(right)
        case _:
            left = (left + mirrored_offsets(right)) / 2
            right = mirrored_offsets(left)
    rows = np.array(sided, np.intp).T.reshape(-1)
    edit.set(bones, rows, Bone.position, list(map(tuple, np.concatenate((left, right)).tolist())))
    return Result(TranslatableText("Pairs of bones aligned: {:,}", len(sided)), {"bones": np.sort(rows)})

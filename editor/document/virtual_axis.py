"""VirtualAxis: an axis that the user set, and that handles keep whatever is selected afterwards."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from editor.math3d.arrays import Float64Array
from editor.math3d.rotations import matrices_from_quaternions
from editor.messages import TranslatableText
from editor.model.bones import BoneFlags, tail_vector
from editor.model.fields import NONE
from editor.model.model import Model
from editor.preview.posed_model import PosedModel
from editor.render.bounds import PLACED
from editor.render.overlays.overlay_input import points_at

SHORTEST = 1e-6  # model units: what is shorter leads nowhere


class VirtualAxis(NamedTuple):
    """`origin` (3,) and `direction` (3,), of length 1, in model space."""

    origin: Float64Array
    direction: Float64Array


def axis_of(model: Model, table: str, rows: list[int], posed_model: PosedModel | None) -> VirtualAxis:
    """The axis from the first of two rows to the second, along a bone, or across a face, where `posed_model` has them.

    ValueError, with the reason, where the rows give none.
    """
    if len(rows) == 2 and table in ("vertices", *PLACED):
        return _axis_through_rows(model, table, rows, posed_model)
    if len(rows) == 1 and table == "bones":
        return _of_bone(model, rows[0], posed_model)
    if len(rows) == 1 and table == "faces":
        corners = np.asarray(points_at(model, posed_model, table, np.array(rows)), np.float64)
        # Corners go round clockwise in the left-handed space of the model.
        return _axis(corners.mean(axis=0), np.cross(corners[1] - corners[0], corners[2] - corners[0]))
    raise ValueError(TranslatableText("Select two vertices, bones, bodies or joints, or one bone, or one face"))


def _axis_through_rows(model: Model, table: str, rows: list[int], posed_model: PosedModel | None) -> VirtualAxis:
    # One at a time, for points come in the order of the rows of the table.
    start, end = (points_at(model, posed_model, table, np.array([row]))[0].astype(np.float64) for row in rows)
    return _axis(start, end - start)


def _of_bone(model: Model, row: int, posed_model: PosedModel | None) -> VirtualAxis:
    bone = model.bones[row]
    if bone.flags & BoneFlags.TAIL_IS_BONE and bone.tail_bone != NONE:
        return _axis_through_rows(model, "bones", [row, bone.tail_bone], posed_model)
    origin, way = np.array(bone.position, np.float64), tail_vector(model.bones.records, row)
    if posed_model is None:
        return _axis(origin, way)
    transforms = posed_model.bone_transforms
    return _axis(transforms.positions[row], matrices_from_quaternions(transforms.rotations[[row]])[0] @ way)


def _axis(origin: Float64Array, way: Float64Array) -> VirtualAxis:
    length = np.linalg.norm(way)
    if not (np.isfinite(origin).all() and np.isfinite(length) and length > SHORTEST):
        raise ValueError(TranslatableText("The selection gives no direction: it begins and ends at the same place"))
    return VirtualAxis(origin, way / length)

"""Brings arms from T, or from hanging down, to the A pose of MMD's models, with the mesh and what is on it."""

from __future__ import annotations

import math
from collections.abc import Mapping

import numpy as np

from editor.math3d.arrays import Float64Array
from editor.model.model import Model
from editor.model.names import Side
from editor.operations.bones.humanoid.naming_schemes import BOTH
from editor.operations.pose.apply_pose_as_rest import FieldValues, pose_as_rest
from editor.preview.pose import Pose
from editor.preview.skeleton import Skeleton

A_POSE = math.radians(36)  # below the horizontal, from shoulder to wrist: MMD's models have 34° to 37°
NEARLY = math.radians(6)  # an arm that is so near to it stays as it is
FARTHEST = math.radians(120)  # arms that point further away, as inwards, are those of no person
BENT = math.radians(15)  # an elbow that is bent more than this is straightened


def arms_in_a_pose(model: Model, rows: Mapping[str, int]) -> list[FieldValues]:
    """The values to set so that the arms of a model, given by standard names, are in A pose; none where they are.

    Arms turn about the axis that goes from front to back, so that palms face where they did.
    """
    pose = Pose.at_rest(len(model.bones), len(model.morphs))
    pose.ik[:] = False
    for side in BOTH:
        _turn_arm(pose, model, rows, side)
    if not pose.posed().any():
        return []
    transforms = Skeleton(model.bones.records).solve(pose)
    return pose_as_rest(model, transforms, {})


def _turn_arm(pose: Pose, model: Model, rows: Mapping[str, int], side: Side) -> None:
    joints = [rows.get(side.prefix + name) for name in ("腕", "ひじ", "手首")]
    if None in joints:
        return
    arm, elbow, wrist = (np.array(model.bones[row].position, np.float64) for row in joints if row is not None)
    upper, lower, whole = (_below_horizontal(*ends, side) for ends in ((arm, elbow), (elbow, wrist), (arm, wrist)))
    bend = math.remainder(lower - upper, math.tau)
    start = upper if abs(bend) > BENT else whole
    if NEARLY < abs(A_POSE - start) < FARTHEST:
        _turn(pose, joints[0], start - A_POSE, side)
    if abs(bend) > BENT:
        _turn(pose, joints[1], bend, side)


def _below_horizontal(start: Float64Array, end: Float64Array, side: Side) -> float:
    """The angle of a way as seen from the front, radians: 0 points outwards, more is further down."""
    x, y, _ = end - start
    return math.atan2(-y, side.sign * x)


def _turn(pose: Pose, row: int | None, angle: float, side: Side) -> None:
    """Turn a bone up by an angle, as seen from the front."""
    half = side.sign * angle / 2
    pose.rotations[row] = (0.0, 0.0, math.sin(half), math.cos(half))

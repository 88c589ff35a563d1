"""Small skeletons and stances for tests, and rotations by axis and angle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import pi, radians

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.rotations import product
from editor.model.bones import Bone, BoneFlags, IkLink
from editor.preview.bone_transforms import BoneTransforms
from editor.preview.pose import Pose
from editor.preview.skeleton import Skeleton

X, Y, Z = (1, 0, 0), (0, 1, 0), (0, 0, 1)
KNEE = ((-pi, 0.0, 0.0), (-radians(0.5), 0.0, 0.0))  # the limits of every knee there is
HIP_ROW, KNEE_ROW, ANKLE_ROW, GOAL_ROW = range(4)


def turn(axis: ArrayLike, degrees: float) -> np.ndarray:
    """(4,) the rotation about an axis."""
    unit = np.asarray(axis, float) / np.linalg.norm(axis)
    half = radians(degrees) / 2
    return np.array([*(unit * np.sin(half)), np.cos(half)])


def after(*rotations: np.ndarray) -> np.ndarray:
    """(4,) the product, of which the last turns first."""
    made = rotations[0][None]
    for rotation in rotations[1:]:
        made = product(made, rotation[None])
    return made[0]


def angle_between(one: np.ndarray, other: np.ndarray) -> float:
    """Degrees from one rotation to another."""
    difference = after(np.asarray(one) * (-1, -1, -1, 1), np.asarray(other))
    return float(np.degrees(2 * np.arctan2(np.linalg.norm(difference[:3]), abs(difference[3]))))


def stance_of(
    count: int, turns: Mapping[int, np.ndarray] | None = None, offsets: Mapping[int, ArrayLike] | None = None
) -> Pose:
    """At rest but for some rows."""
    pose = Pose.at_rest(count, 0)
    for row, rotation in (turns or {}).items():
        pose.rotations[row] = rotation
    for row, offset in (offsets or {}).items():
        pose.offsets[row] = offset
    return pose


def solved(
    bones: Sequence[Bone],
    turns: Mapping[int, np.ndarray] | None = None,
    offsets: Mapping[int, ArrayLike] | None = None,
) -> BoneTransforms:
    skeleton = Skeleton(bones)
    assert not skeleton.warnings
    return skeleton.solve(stance_of(len(bones), turns, offsets))


def ik(target: int, links: Sequence[IkLink], *, loops: int = 40, degrees: float = 114.6, **values: object) -> Bone:
    """An IK bone; `degrees` is the unit angle."""
    values = {"flags": BoneFlags.IK, **values}
    return Bone("ＩＫ", ik_target=target, ik_links=tuple(links), ik_loops=loops, ik_angle=radians(degrees), **values)


def leg(limits: tuple[tuple[float, ...], tuple[float, ...]] = KNEE, **values: object) -> list[Bone]:
    """Hip, knee, ankle and their IK: thigh and shin of 5 units each, bent forward by a little."""
    bent = 0.5
    high = (25 - bent * bent) ** 0.5
    return [
        Bone("左足", position=(0, 2 * high, 0)),
        Bone("左ひざ", position=(0, high, -bent), parent=HIP_ROW),
        Bone("左足首", position=(0, 0, 0), parent=KNEE_ROW),
        ik(ANKLE_ROW, [IkLink(KNEE_ROW, True, *limits), IkLink(HIP_ROW)], **values),
    ]

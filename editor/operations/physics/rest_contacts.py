"""Finds what hangs must not collide with: bodies that it touches at rest, and, where it is a skirt, arms and hands.

The first would push it away from the first step on; the others reach through it while the model dances.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_

import numpy as np

from editor.math3d.arrays import Float64Array
from editor.math3d.euler import matrices_from_euler
from editor.model.bone_tree import upwards
from editor.model.bones import Bone
from editor.model.fields import NONE
from editor.model.rigid_bodies import BodyShape, RigidBody

ALONG = np.linspace(-1, 1, 5)  # where along a body it is looked at
OF_ARMS = ("肩", "腕", "ひじ", "肘", "手首", "指")
OF_LEG = ("足", "ひざ", "膝")
OF_LEGS = ("下半身", "腰", *OF_LEG)


def arm_groups(bones: Sequence[Bone], followers: Sequence[RigidBody]) -> tuple[int, int]:
    """The groups, a bit each, of bodies on arms and hands, by the names of bones that theirs hang from.

    First those in which no hips or legs are, then those in which there are: a skirt lies on these.
    """
    arms, legs = (_groups_below(bones, followers, words) for words in (OF_ARMS, OF_LEGS))
    return arms & ~legs, arms & legs


def _groups_below(bones: Sequence[Bone], bodies: Sequence[RigidBody], words: Sequence[str]) -> int:
    """The groups of those bodies whose bone, or one that it hangs from, has one of the words in its name."""
    named = {row for row, bone in enumerate(bones) if any(word in bone.name for word in words)}
    return reduce(or_, (_bit(one) for one in bodies if not named.isdisjoint(upwards(bones, one.bone))), 0)


def limb_above(bones: Sequence[Bone], row: int) -> int:
    """The bone of an arm or a leg, by its name, that a bone hangs from, or is; NONE where it hangs from the trunk."""
    limbs = (above for above in upwards(bones, row) if any(word in bones[above].name for word in (*OF_ARMS, *OF_LEG)))
    return next(limbs, NONE)


def _bit(body: RigidBody) -> int:
    return 1 << body.group if 0 <= body.group < 16 else 0


def touched_groups(bodies: Sequence[RigidBody], others: Sequence[RigidBody]) -> list[int]:
    """For each body the groups, a bit each, of those of the others that it touches. All are taken for capsules."""
    if not others:
        return [0] * len(bodies)
    centres, halves, radii = _capsules(others)
    lengths = np.maximum(np.einsum("ij,ij->i", halves, halves), np.finfo(np.float64).tiny)
    groups = np.array([_bit(other) for other in others])
    touched = []
    with np.errstate(all="ignore"):
        for centre, half, radius in zip(*_capsules(bodies), strict=True):
            ways = (centre + ALONG[:, None] * half)[:, None] - centres
            along = np.clip(np.einsum("pni,ni->pn", ways, halves) / lengths, -1, 1)
            nearest = np.linalg.norm(ways - along[:, :, None] * halves, axis=2).min(axis=0)
            touched.append(int(np.bitwise_or.reduce(groups[nearest < radius + radii], initial=0)))
    return touched


def _capsules(bodies: Sequence[RigidBody]) -> tuple[Float64Array, Float64Array, Float64Array]:
    """(n, 3) centres, (n, 3) ways from there to either end of the axis, and (n,) radii."""
    sizes = np.array([body.size for body in bodies], np.float64).reshape(-1, 3)
    shapes = np.array([body.shape for body in bodies])
    is_box, is_capsule = shapes == BodyShape.BOX, shapes == BodyShape.CAPSULE
    radii = np.where(is_box, np.minimum(sizes[:, 0], sizes[:, 2]), sizes[:, 0])
    halves = np.where(is_box, np.maximum(sizes[:, 1] - radii, 0), np.where(is_capsule, sizes[:, 1] / 2, 0))
    axes = matrices_from_euler([body.rotation for body in bodies])[:, :, 1]
    return np.array([body.position for body in bodies], np.float64), axes * halves[:, None], radii

"""Which bodies collide: groups and masks brought down to the few classes of bodies that meet the same others.

And those to the few bits with which Bullet is told.
"""

from __future__ import annotations

import numpy as np

from editor.math3d.arrays import BoolArray, IndexArray, Int64Array

GROUND_GROUP, EVERY_GROUP = 15, 0xFFFF


def collision_classes(groups: Int64Array, masks: Int64Array, passive: BoolArray) -> tuple[IndexArray, BoolArray]:
    """The class (n,) of each body, and (classes, classes) whether bodies of two classes collide.

    Two bodies do if the mask of each has the group of the other (mmd-semantics §1.7). `passive` (n,): bodies that
    nothing moves but bones; two of these are not worth looking at.
    """
    kinds, numbers = np.unique(np.stack((groups, masks, passive), axis=1), axis=0, return_inverse=True)
    group, mask, still = kinds.T
    wants = (mask[:, None] >> group[None, :] & 1).astype(np.bool_)
    meets = wants & wants.T & ~(still[:, None] & still[None, :]).astype(np.bool_)
    # Rows that are the same in a symmetric matrix are so in its columns, too.
    _, first, same = np.unique(meets, axis=0, return_index=True, return_inverse=True)
    return np.asarray(same.reshape(-1)[numbers.reshape(-1)], np.intp), meets[np.ix_(first, first)]


def spelt(meets: BoolArray) -> tuple[BoolArray, BoolArray]:
    """The bits (classes, bits) that each class carries, and (bits, bits) which of them meet: classes with such do.

    A bit stands for a class. One that meets just what others meet together carries their bits, and has none of its own.
    """
    wants = meets.astype(np.float32)
    within: BoolArray = (1 - wants) @ wants.T == 0  # (one, other): whether one meets all that the other does
    together = (within & ~np.eye(len(meets), dtype=np.bool_)).astype(np.float32) @ wants > 0
    own = (together != meets).any(axis=1)
    return within[:, own], meets[np.ix_(own, own)]

"""The kinds of PMD bones (ボーンの種類) and what a bone of PMX of each kind can do (mmd-semantics §7.2)."""

from __future__ import annotations

from enum import IntEnum

from editor.model.bones import BoneFlags


class BoneKind(IntEnum):
    ROTATE = 0
    MOVE = 1
    IK = 2
    UNKNOWN = 3
    IK_LINK = 4
    ROTATED = 5  # follows the rotation of its `ik_parent`
    IK_TARGET = 6
    HIDDEN = 7
    TWIST = 8  # turns about the direction to its tail
    FOLLOWS = 9  # follows the rotation of its tail by `ik_parent` percent


_HIDDEN = BoneFlags.TAIL_IS_BONE | BoneFlags.ROTATABLE | BoneFlags.OPERABLE
_SHOWN = _HIDDEN | BoneFlags.VISIBLE

FLAGS = {
    BoneKind.ROTATE: _SHOWN,
    BoneKind.MOVE: _SHOWN | BoneFlags.MOVABLE,
    BoneKind.IK: _SHOWN | BoneFlags.MOVABLE,
    BoneKind.UNKNOWN: _SHOWN,
    BoneKind.IK_LINK: _SHOWN,
    BoneKind.ROTATED: _SHOWN,
    BoneKind.IK_TARGET: _HIDDEN,
    BoneKind.HIDDEN: _HIDDEN,
    BoneKind.TWIST: _SHOWN & ~BoneFlags.TAIL_IS_BONE,
    BoneKind.FOLLOWS: _HIDDEN,
}

WITHOUT_TAIL = {BoneKind.IK_TARGET, BoneKind.HIDDEN, BoneKind.TWIST, BoneKind.FOLLOWS}

"""What may be done to a bone by hand in Transform mode, as MMD has it: its flags say so. Plain Python."""

from __future__ import annotations

from editor.model.bones import Bone, BoneFlags


def may_move(bone: Bone) -> bool:
    return _has_all(bone, BoneFlags.OPERABLE | BoneFlags.MOVABLE)


def may_rotate(bone: Bone) -> bool:
    """About any axis, or about its fixed one."""
    return _has_all(bone, BoneFlags.OPERABLE | BoneFlags.ROTATABLE)


def rotates_freely(bone: Bone) -> bool:
    return may_rotate(bone) and not bone.flags & BoneFlags.FIXED_AXIS


def rotates_about_axis(bone: Bone) -> bool:
    """An axis of no length holds the bone still."""
    return may_rotate(bone) and bool(bone.flags & BoneFlags.FIXED_AXIS) and any(bone.fixed_axis)


def _has_all(bone: Bone, flags: BoneFlags) -> bool:
    return bone.flags & flags == flags

"""Roles of bones: moved by hand, or by IK, append, physics or another bone."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from editor.math3d.arrays import BoolArray, IndexArray, Int32Array
from editor.model.bones import BoneFlags
from editor.model.changes import Action, Change
from editor.model.model import Model
from editor.model.rigid_bodies import BodyMode

# The fields that roles depend on, by table.
_DEPENDING = {"bones": frozenset(("flags", "ik_links")), "rigid_bodies": frozenset(("bone", "mode"))}


class BoneRole(IntEnum):
    """Of those that fit a bone it has the first."""

    IK = 0
    DRIVEN = 1  # by physics
    TWISTED = 2  # about its fixed axis
    LINK = 3
    MOVED = 4
    ROTATED = 5
    INOPERABLE = 6


def bone_roles(model: Model) -> IndexArray:
    """(bones,) the BoneRole of each."""
    flags = np.array([int(bone.flags) for bone in model.bones], np.int32)
    operable = has_flag(flags, BoneFlags.OPERABLE)
    fitting = {
        BoneRole.IK: has_flag(flags, BoneFlags.IK),
        BoneRole.DRIVEN: _mask(len(flags), _driven(model)),
        BoneRole.TWISTED: has_flag(flags, BoneFlags.FIXED_AXIS),
        BoneRole.LINK: _mask(len(flags), _links(model)),
        BoneRole.MOVED: operable & has_flag(flags, BoneFlags.MOVABLE),
        BoneRole.ROTATED: operable & has_flag(flags, BoneFlags.ROTATABLE),
    }
    return np.select(list(fitting.values()), [int(role) for role in fitting], BoneRole.INOPERABLE).astype(np.intp)


def changes_roles(change: Change) -> bool:
    """Return whether bones may have other roles after a change."""
    fields = _DEPENDING.get(change.table)
    return fields is not None and (change.action is not Action.SET or bool(change.fields & fields))


def has_flag(flags: Int32Array, wanted: BoneFlags) -> BoolArray:
    """Return the mask of the flags that have a bit of `wanted`."""
    found: BoolArray = (flags & int(wanted)) != 0
    return found


def _driven(model: Model) -> list[int]:
    return [body.bone for body in model.rigid_bodies if body.mode != BodyMode.FOLLOWS_BONE]


def _links(model: Model) -> list[int]:
    return [link.bone for bone in model.bones if bone.flags & BoneFlags.IK for link in bone.ik_links]


def _mask(count: int, rows: list[int]) -> BoolArray:
    """(count,) which bones are among some rows; a follower may meet rows that are about to go, beyond the last bone."""
    return np.isin(np.arange(count), rows)

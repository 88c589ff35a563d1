"""Helpers of operations that make rigid bodies and joints: new rows with fresh names, groups, bodies of bones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np

from editor.model.bone_tree import ancestors
from editor.model.bones import Bone
from editor.model.columns import Records
from editor.model.edit import Edit
from editor.model.fields import NONE, Vec3
from editor.model.joints import Joint
from editor.model.rigid_bodies import BodyMode, BodyShape, RigidBody
from editor.operations.names.naming import freshly_named
from editor.operations.physics.bone_fit import Placed

EVERY_GROUP = 0xFFFF
FOLLOWERS = 0  # the group of what bones carry
LAST_FREE = 14  # the group after it is the ground's (mmd-semantics §5.1)


class HasNames(Protocol):
    """A record with a name in both languages."""

    @property
    def name(self) -> str: ...

    @property
    def name_en(self) -> str: ...


def body_on(named: HasNames, row: int, placed: Placed, shape: BodyShape, mode: BodyMode, group: int) -> RigidBody:
    """A body on the bone of a row, with the names of a record, that collides with all groups but its own."""
    return RigidBody(
        named.name,
        named.name_en,
        row,
        group,
        EVERY_GROUP & ~(1 << group),
        shape,
        placed.size,
        placed.position,
        placed.rotation,
        mode=mode,
    )


def free_group(bodies: Sequence[RigidBody], wanted: int) -> int:
    """A group, from the wanted one on, with no body in it that follows its bone: what hangs collides with those."""
    taken = {body.group for body in bodies if body.mode is BodyMode.FOLLOWS_BONE}
    return next((group for group in range(wanted, LAST_FREE + 1) if group not in taken), wanted)


def append_bodies(edit: Edit, bodies: Sequence[RigidBody]) -> range:
    """Insert bodies at the end, under fresh names."""
    table = edit.model.rigid_bodies
    rows = range(len(table), len(table) + len(bodies))
    edit.insert(table, len(table), freshly_named(Records(RigidBody, bodies), table.whole))
    return rows


def append_joints(edit: Edit, joints: Sequence[Joint]) -> range:
    """Insert joints at the end, under fresh names."""
    table = edit.model.joints
    rows = range(len(table), len(table) + len(joints))
    edit.insert(table, len(table), freshly_named(Records(Joint, joints), table.whole))
    return rows


def bodies_of_bones(bodies: Sequence[RigidBody]) -> dict[int, int]:
    """For each bone that has bodies the first one that follows it, or else the first."""
    ordered = sorted(range(len(bodies)), key=lambda row: bodies[row].mode is not BodyMode.FOLLOWS_BONE)
    return {bodies[row].bone: row for row in reversed(ordered) if bodies[row].bone != NONE}


def body_above(bones: Sequence[Bone], row: int, held: dict[int, int]) -> int:
    """The body of the nearest parent of a bone that has one, or NONE; `held` as of `bodies_of_bones`."""
    return next((held[above] for above in ancestors(bones, row) if above in held), NONE)


def radians(degrees: Vec3) -> Vec3:
    x, y, z = np.radians(degrees).tolist()
    return x, y, z

"""Rows of rigid bodies and joints: new ones with fresh names, the bodies of bones, and which groups collide."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Protocol

import numpy as np

from editor.math3d.arrays import IndexArray
from editor.model.bone_tree import ancestors
from editor.model.bones import Bone
from editor.model.columns import Records
from editor.model.edit import Edit
from editor.model.fields import NONE, Vec3
from editor.model.joints import Joint
from editor.model.model import Model
from editor.model.rigid_bodies import BodyMode, BodyShape, RigidBody
from editor.model.soft_bodies import SoftBody
from editor.operations.names.naming import freshly_named
from editor.operations.physics.bone_fit import Placed

EVERY_GROUP = 0xFFFF
FOLLOWERS = 0  # the group of what bones carry
LAST_FREE = 14  # the group after it is the ground's (mmd-semantics §5.1)
GROUPS = 16
GROUPED = ("rigid_bodies", "soft_bodies")  # the tables whose rows are in groups


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


class Meeting(IntEnum):
    """Collision between the bodies of two groups."""

    EMPTY = 0  # no body is in either group
    NEVER = 1  # all pass through each other
    SOME = 2  # some collide
    ALWAYS = 3  # all collide


@dataclass(frozen=True, slots=True, eq=False)
class CollisionGroups:
    """`counts`: (GROUPED, groups) how many bodies are in each. `meetings`: (groups, groups) values of Meeting."""

    counts: IndexArray
    meetings: IndexArray


def collision_groups(model: Model) -> CollisionGroups:
    """The groups of a model. Two bodies collide if the mask of each has the group of the other (mmd-semantics §1.7).

    Of a group without bodies the masks of the other one tell.
    """
    tables = (model.rigid_bodies.records, model.soft_bodies.records)
    members = [_group_members(bodies) for bodies in tables]
    masks = np.array([body.mask for bodies in tables for body in bodies], np.intp)
    member, sees = np.concatenate(members), masks[:, None] >> np.arange(GROUPS) & 1
    counts, seeing = member.sum(axis=0), member.T @ sees  # of each group, how many have each group in their masks
    all_see, none_sees = seeing == counts[:, None], (seeing == 0) & (counts[:, None] > 0)
    meetings = np.full((GROUPS, GROUPS), Meeting.SOME, np.intp)
    meetings[none_sees | none_sees.T] = Meeting.NEVER
    meetings[all_see & all_see.T] = Meeting.ALWAYS
    meetings[(counts[:, None] == 0) & (counts == 0)] = Meeting.EMPTY
    return CollisionGroups(np.stack([each.sum(axis=0) for each in members]), meetings)


def _group_members(bodies: Sequence[RigidBody] | Sequence[SoftBody]) -> IndexArray:
    """(bodies, groups) 1 where a body is in a group."""
    groups = np.array([body.group for body in bodies], np.intp)
    return np.asarray(groups[:, None] == np.arange(GROUPS), np.intp)

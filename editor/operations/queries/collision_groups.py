"""Collisions between groups: the result of the masks of all bodies in them, rigid and soft ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

import numpy as np

from editor.math3d.arrays import IndexArray
from editor.model.model import Model
from editor.model.rigid_bodies import RigidBody
from editor.model.soft_bodies import SoftBody

GROUPS = 16
TABLES = ("rigid_bodies", "soft_bodies")


class Meeting(IntEnum):
    """Collision between the bodies of two groups."""

    EMPTY = 0  # no body is in either group
    NEVER = 1  # all pass through each other
    SOME = 2  # some collide
    ALWAYS = 3  # all collide


@dataclass(frozen=True, slots=True, eq=False)
class CollisionGroups:
    """`counts`: (tables, groups) how many bodies are in each. `meetings`: (groups, groups) values of Meeting."""

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

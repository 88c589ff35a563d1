"""Finds the bones that only carry a further IK of another bone, as the upgrade makes them, and the order of all IK.

PMX has one IK a bone, PMD any number; what the upgrade takes apart the downgrade folds together again.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from editor.formats.pmd.bone_kinds import FLAGS, BoneKind
from editor.formats.pmd.bones_and_ik_up import IK_FLAGS, MORE
from editor.formats.pmd.levels import MOST_COMPARED, IkRows, interact
from editor.model.bones import Bone, BoneFlags
from editor.model.fields import NONE
from editor.model.frames import BoneItem
from editor.model.model import Model

EXTRA = FLAGS[BoneKind.HIDDEN] | IK_FLAGS

ExtraIkBones = dict[int, int]


def extra_ik_bones(model: Model) -> ExtraIkBones:
    """The bones that are nothing but a further IK, and the bone whose IK it is. Nothing else refers to them."""
    bones = model.bones.records
    found = {row: bone.parent for row, bone in enumerate(bones) if _is_extra_ik_bone(bones, row)}
    if found:
        used = set(_bones_in_use(model))
        found = {row: owner for row, owner in found.items() if row not in used and owner not in found}
    return found


def _is_extra_ik_bone(bones: list[Bone], row: int) -> bool:
    bone = bones[row]
    if bone.flags != EXTRA or bone.parent == NONE or bone.tail_bone != NONE or not has_ik(bone):
        return False
    owner = bones[bone.parent]
    ending = bone.name[len(owner.name) :]
    return (
        has_ik(owner)
        and bone.position == owner.position
        and bone.name.startswith(owner.name)
        and ending != ""
        and not ending.strip(MORE)
    )


def _bones_in_use(model: Model) -> Iterator[int]:
    """The rows of all bones to which something refers that a PMD holds."""
    yield from np.unique(model.vertices["bones"]).tolist()
    for bone in model.bones:
        yield from (bone.parent, bone.tail_bone, bone.append_parent, bone.ik_target)
        yield from (link.bone for link in bone.ik_links)
    yield from (item.bone for frame in model.frames for item in frame.items if isinstance(item, BoneItem))
    yield from (body.bone for body in model.rigid_bodies)


def has_ik(bone: Bone) -> bool:
    """Whether a bone has an IK that does something."""
    return bool(bone.flags & BoneFlags.IK) and bone.ik_target != NONE


def chain_of(bones: list[Bone], row: int) -> IkRows:
    bone = bones[row]
    return IkRows(row, bone.ik_target, tuple(link.bone for link in bone.ik_links if link.bone != NONE))


def ik_rows(model: Model, further: ExtraIkBones) -> list[int]:
    """The rows of the bones with IK in the order in which PMX solves them, which PMD's list has to be in.

    A further IK comes right after the others of its bone, unless that would take it past one that it has to do with.
    """
    bones = model.bones.records
    order = sorted((row for row, bone in enumerate(bones) if has_ik(bone)), key=lambda row: deform_order(bones, row))
    if len(order) > MOST_COMPARED:
        return order
    parents = [bone.parent for bone in bones]
    for row in [row for row in order if row in further]:
        place = order.index(row)
        siblings = [index for index in range(place) if further.get(order[index], order[index]) == further[row]]
        home = 1 + max(siblings, default=place - 1)
        passed = [chain_of(bones, other) for other in order[home:place]]
        if not any(interact(parents, chain_of(bones, row), other) for other in passed):
            order.insert(home, order.pop(place))
    return order


def deform_order(bones: list[Bone], row: int) -> tuple[bool, int, int]:
    """What bones are sorted by to be deformed in PMX (mmd-semantics §2.2)."""
    bone = bones[row]
    return bool(bone.flags & BoneFlags.AFTER_PHYSICS), bone.level, row

"""Tells what moves a bone besides its pose: IK, append or a rigid body, as they are in the present pose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from editor.messages import TranslatableText, listed
from editor.model.bones import Bone, BoneFlags
from editor.model.fields import NONE
from editor.model.rigid_bodies import BodyMode
from editor.preview.posed_model import PosedModel


class BoneHolder(NamedTuple):
    """Something that moves a bone: what it is, and whether it turns the bone, moves it, or both."""

    text: TranslatableText
    turns: bool
    moves: bool


def bone_holders(posed_model: PosedModel, row: int) -> list[BoneHolder]:
    """All that moves a bone in the present pose whatever the bone itself is posed to.

    IK that is switched off is none of it, and neither are rigid bodies while there is no physics.
    """
    bone = posed_model.model.bones[row]
    return [*_bodies(posed_model, row), *_ik(posed_model, row), *_append(posed_model, bone)]


def held_text(name: str, holders: list[BoneHolder]) -> TranslatableText:
    """Why a bone does not go exactly where it is posed to."""
    return TranslatableText("{} is not posed by hand alone: {}", name, listed([holder.text for holder in holders]))


def _bodies(posed_model: PosedModel, row: int) -> Iterator[BoneHolder]:
    """The body that drives a bone: of several the last (mmd-semantics §5.3)."""
    if posed_model.state is None or not posed_model.current_pose.physics[row]:
        return
    for body in reversed(posed_model.model.rigid_bodies.records):
        if body.bone == row and body.mode != BodyMode.FOLLOWS_BONE and body.mass > 0:
            moves = body.mode == BodyMode.PHYSICS
            yield BoneHolder(TranslatableText("rigid body {} moves it", body.name), turns=True, moves=moves)
            return


def _ik(posed_model: PosedModel, row: int) -> Iterator[BoneHolder]:
    bones, pose = posed_model.model.bones, posed_model.current_pose
    for chain in posed_model.skeleton.chains:
        name = bones[chain.goal].name
        if not pose.ik[chain.goal]:
            continue
        if row in chain.links:
            yield BoneHolder(TranslatableText("IK bone {} turns it", name), turns=True, moves=False)
        elif row == bones[chain.goal].ik_target:
            yield BoneHolder(TranslatableText("IK bone {} draws it to itself", name), turns=False, moves=True)


def _append(posed_model: PosedModel, bone: Bone) -> Iterator[BoneHolder]:
    bones = posed_model.model.bones
    is_there = bone.append_parent != NONE and bones[bone.append_parent] is not bone
    turns = bool(bone.flags & BoneFlags.APPEND_ROTATION)
    moves = bool(bone.flags & BoneFlags.APPEND_TRANSLATION)
    if is_there and bone.append_ratio and (turns or moves):
        name = bones[bone.append_parent].name
        yield BoneHolder(TranslatableText("append parent {} takes it along", name), turns, moves)

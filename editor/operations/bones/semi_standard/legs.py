"""Makes what legs move by: 足IK親, and the copies 足D, ひざD, 足首D with 足先EX."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from editor.model.bones import APPEND, Bone, BoneFlags
from editor.model.fields import NONE, replaced
from editor.model.names import Side
from editor.operations.bones.bone_rows import vec3
from editor.operations.bones.semi_standard.rig import MOVES, TURNS, SemiStandardRig, mix

LEG = ("足", "ひざ", "足首")
SEEN = BoneFlags.VISIBLE | BoneFlags.OPERABLE
TOES = 2 / 3  # of the way from the ankle to つま先ＩＫ
FADED, STEEP = 0.75, 2.0  # of the way to 足先EX: where its weight begins, and how fast it grows


def make_leg_ik_parent(rig: SemiStandardRig, side: Side) -> None:
    ik = rig.row(f"{side.prefix}足ＩＫ")
    bone = rig.model.bones[ik]
    parent = rig.add(
        Bone(
            f"{side.prefix}足IK親",
            f"leg IKP{side.suffix}",
            (bone.position[0], 0.0, bone.position[2]),
            parent=bone.parent,
            level=rig.level_below(bone.parent if bone.parent != NONE else ik),
            flags=MOVES | BoneFlags.TAIL_IS_BONE,
            tail_bone=ik,
        ),
        before=ik,
        beside=ik,
    )
    rig.hang(ik, parent)


def make_toes(rig: SemiStandardRig, side: Side, shows_copies: bool) -> None:
    if not any(f"{side.prefix}{name}D" in rig for name in LEG):
        _copy_leg(rig, side, shows_copies)
    copy, ankle = rig.row(f"{side.prefix}足首D"), rig.at(f"{side.prefix}足首")
    position = mix(ankle, rig.at(f"{side.prefix}つま先ＩＫ"), TOES)
    toes = rig.add(
        Bone(
            f"{side.prefix}足先EX",
            f"toe2{side.suffix}",
            vec3(position),
            parent=copy,
            level=rig.level_below(copy),
            flags=TURNS,
            tail_offset=(0.0, 0.0, -1.0),
        ),
        beside=rig.row(f"{side.prefix}足首"),
    )
    weights = rig.weights
    rows = weights.dedicated(copy)
    forward = (weights.positions[rows, 2].astype(np.float64) - ankle[2]) / (position[2] - ankle[2])
    shares = np.clip((forward - FADED) * STEEP, 0, 1)
    reached = shares > 0
    weights.blend(copy, rows[reached], toes, copy, shares[reached])


def _copy_leg(rig: SemiStandardRig, side: Side, shows: bool) -> None:
    """Add copies of the bones of a leg that turn as these do, and let vertices and bodies hang from them."""
    bones, copies = rig.model.bones, list[int]()
    for name in LEG:
        original = rig.row(side.prefix + name)
        parent = copies[-1] if copies else bones[original].parent
        copies.append(_copy_bone(rig, f"{side.prefix}{name}D", original, parent, shows))
        rig.take_bodies(original, copies[-1])
        rig.weights.exchange(rig.weights.changeable(original), original, copies[-1])
    for upper, lower in pairwise(copies):
        if bones[upper].flags & BoneFlags.TAIL_IS_BONE:
            rig.point(upper, lower)


def _copy_bone(rig: SemiStandardRig, name: str, original: int, parent: int, shows: bool) -> int:
    bones, bone = rig.model.bones, rig.model.bones[original]
    moved_by = [row for row, ik in enumerate(bones) if any(link.bone == original for link in ik.ik_links)]
    values = {
        "name": name,
        "name_en": f"{bone.name_en}D" if bone.name_en else "",
        "parent": parent,
        "level": max(bone.level + 1, rig.level_below(parent, *moved_by)),
        "flags": bone.flags & ~(APPEND | BoneFlags.LOCAL_APPEND | BoneFlags.IK | SEEN)
        | BoneFlags.APPEND_ROTATION
        | (SEEN if shows else 0),
        "append_parent": original,
        "append_ratio": 1.0,
        "ik_target": NONE,
        "ik_links": (),
    }
    return rig.add(replaced(bone, values), beside=original)

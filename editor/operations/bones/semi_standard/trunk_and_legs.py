"""Makes what the whole body moves by: 上半身2, 腰, グルーブ, 全ての親 and 操作中心; and legs:
足IK親, and the copies 足D, ひざD, 足首D with 足先EX.
"""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from editor.model.bones import APPEND, Bone, BoneFlags
from editor.model.fields import NONE, replaced
from editor.model.names import Side
from editor.operations.bones.bone_rows import vec3
from editor.operations.bones.semi_standard.rig import HIDDEN, MOVES, TURNS, SemiStandardRig, mix

LEGS = (Side.RIGHT, Side.LEFT)
LEG_IK = ("足IK親", "足ＩＫ", "つま先ＩＫ")  # stay where they are while the waist turns
HALF = 0.35  # of the way from 上半身 to 首: where 上半身2 is, and how far its weights fade to either side
TAIL = 0.8  # of the way to what comes next
RISE, GROOVE = np.array([0, 0.2, 0]), np.array([0, 1.4, 0])  # from センター to グルーブ, and from there to its tail
FRONT = 0.5  # how much a vertex before the bone counts as one above it


def make_upper_body_2(rig: SemiStandardRig) -> None:
    lower, neck = rig.row("上半身"), rig.at("首")
    position = mix(rig.at("上半身"), neck, HALF)
    hanging = rig.children(lower)
    upper = rig.add(
        Bone(
            "上半身2",
            "upper body2",
            vec3(position),
            parent=lower,
            level=rig.level_below(lower),
            flags=TURNS,
            tail_offset=vec3(TAIL * (neck - position)),
        ),
        after=lower,
        beside=lower,
    )
    rig.hang(hanging, upper)
    rig.point(lower, upper)
    rig.take_bodies(lower, upper)
    weights = rig.weights
    rows, shared = weights.dedicated(lower), weights.shared(lower)
    weights.exchange(shared[weights.positions[shared, 1] > position[1]], lower, upper)
    away = weights.positions[rows].astype(np.float64) - position
    height = (away[:, 1] + FRONT * np.maximum(away[:, 2], 0)) / (neck[1] - position[1])
    known = np.isfinite(height)
    weights.blend(lower, rows[known], upper, lower, np.clip((height[known] + HALF) / (2 * HALF), 0, 1))


def make_waist(rig: SemiStandardRig) -> None:
    lower_body, leg = rig.at("下半身"), rig.at("右足")
    parent = rig.bone("下半身").parent
    of_legs = (leg.prefix + name for leg in LEGS for name in LEG_IK)
    apart = {rig.row(name) for name in ("センター先", "操作中心", *of_legs)}
    hanging = [row for row in rig.children(parent) if row not in apart]
    position = np.array([0.0, mix(lower_body, leg, 0.6)[1], 0.02 * lower_body[1]])
    waist = rig.add(
        Bone(
            "腰",
            "waist",
            vec3(position),
            parent=parent,
            level=rig.level_below(parent),
            flags=TURNS,
            tail_offset=vec3(TAIL * (lower_body - position)),
        ),
        after=parent,
        beside=rig.row("下半身"),
    )
    rig.hang(hanging, waist)
    for leg_side in LEGS:
        _cancel_waist(rig, leg_side, waist)


def _cancel_waist(rig: SemiStandardRig, side: Side, waist: int) -> None:
    """Let a leg, and what copies it, hang from a bone that turns back by what 腰 turns."""
    name, leg = f"腰キャンセル{side.prefix}", rig.row(f"{side.prefix}足")
    if name in rig:
        return
    bones, parent, copy = rig.model.bones, rig.model.bones[leg].parent, rig.row(f"{side.prefix}足D")
    cancel = rig.add(
        Bone(
            name,
            f"waist cancel{side.suffix}",
            bones[leg].position,
            parent=parent,
            level=rig.level_below(parent, waist),
            flags=HIDDEN | BoneFlags.APPEND_ROTATION,
            append_parent=waist,
            append_ratio=-1.0,
        ),
        before=leg,
    )
    rig.hang([row for row in (leg, copy) if row != NONE and bones[row].parent == parent], cancel)


def make_groove(rig: SemiStandardRig) -> None:
    center = rig.row("センター")
    hanging = [row for row in rig.children(center) if row != rig.row("センター先")]
    groove = rig.add(
        Bone(
            "グルーブ",
            "groove",
            vec3(rig.at("センター") + RISE),
            parent=center,
            level=rig.level_below(center),
            flags=MOVES,
            tail_offset=vec3(GROOVE),
        ),
        after=center,
        beside=center,
    )
    rig.hang(hanging, groove)


def make_master(rig: SemiStandardRig) -> None:
    bones = rig.model.bones
    hanging = [row for row in rig.children(NONE) if row != rig.row("操作中心")]
    level = min((bones[row].level for row in hanging), default=0)
    master = rig.add(Bone("全ての親", "master", level=level, flags=MOVES), before=rig.first, in_root=True)
    if hanging:
        rig.hang(hanging, master)
        rig.point(master, rig.first_of(hanging))


def make_view_center(rig: SemiStandardRig) -> None:
    rig.add(Bone("操作中心", "view cnt", flags=MOVES), before=rig.first, beside=rig.row("センター"))


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

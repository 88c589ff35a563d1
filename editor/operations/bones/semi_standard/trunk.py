"""Makes what the whole body moves by: 上半身2, 腰, グルーブ, 全ての親 and 操作中心."""

from __future__ import annotations

import numpy as np

from editor.model.bones import Bone, BoneFlags
from editor.model.fields import NONE
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

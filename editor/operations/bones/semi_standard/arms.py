"""Makes what shoulders and hands move by: 肩P with 肩C, ダミー, 親指０."""

from __future__ import annotations

import numpy as np

from editor.math3d.arrays import Float64Array
from editor.model.bones import Bone, BoneFlags
from editor.model.names import Side
from editor.operations.bones.semi_standard.rig import HIDDEN, MOVES, TURNS, SemiStandardRig, mix, vec3

BESIDE, HELD = 0.25, 1.2  # units from the middle of the palm, and to the tail of what is held there
BASE = 2 / 3  # of the way from the wrist to 親指１
RADIUS, GAIN = 1.4, 1.3  # lengths of the new bone that its weights reach, and how fast these grow inwards
BACK = -0.2  # how much the local Z axes of the outer thumb lean to the front


def make_shoulder_parent(rig: SemiStandardRig, side: Side) -> None:
    shoulder, arm = rig.row(f"{side.prefix}肩"), rig.row(f"{side.prefix}腕")
    bones = rig.model.bones
    hanging, above = rig.branch(shoulder, arm), bones[shoulder].parent
    parent = rig.add(
        Bone(
            f"{side.prefix}肩P",
            f"shoulderP{side.suffix}",
            bones[shoulder].position,
            parent=above,
            level=bones[shoulder].level,
            flags=TURNS,
        ),
        before=shoulder,
        beside=shoulder,
    )
    rig.hang(shoulder, parent)
    cancel = rig.add(
        Bone(
            f"{side.prefix}肩C",
            f"shoulderC{side.suffix}",
            bones[arm].position,
            parent=shoulder,
            level=bones[shoulder].level,
            flags=HIDDEN | BoneFlags.APPEND_ROTATION,
            append_parent=parent,
            append_ratio=-1.0,
        ),
        after=shoulder,
    )
    rig.hang(hanging, cancel)


def make_held(rig: SemiStandardRig, side: Side) -> None:
    wrist, finger = rig.at(f"{side.prefix}手首"), rig.at(f"{side.prefix}中指１")
    across = across_palm(side, finger - wrist)
    middle = mix(wrist, finger, 0.5)
    middle[2] = wrist[2]
    parent = rig.row(f"{side.prefix}手首")
    rig.add(
        Bone(
            f"{side.prefix}ダミー",
            f"dummy{side.suffix}",
            vec3(middle + BESIDE * across),
            parent=parent,
            level=rig.level_below(parent),
            flags=MOVES,
            tail_offset=vec3(HELD * across),
        ),
        after=parent,
        beside=parent,
    )


def across_palm(side: Side, direction: Float64Array) -> Float64Array:
    """(3,) the unit vector across a direction that goes down from a hand stretched to its side, in the XY plane."""
    across = np.array([-direction[1], direction[0], 0.0]) * -side.sign
    across /= np.linalg.norm(across)
    return across


def make_thumb(rig: SemiStandardRig, side: Side, gives_axes: bool) -> None:
    wrist, thumb = rig.row(f"{side.prefix}手首"), rig.row(f"{side.prefix}親指１")
    end = rig.at(f"{side.prefix}親指１")
    position = mix(rig.at(f"{side.prefix}手首"), end, BASE)
    hanging = rig.branch(wrist, thumb)
    base = rig.add(
        Bone(
            f"{side.prefix}親指０",
            f"thumb0{side.suffix}",
            vec3(position),
            parent=wrist,
            level=rig.level_below(wrist),
            flags=TURNS | BoneFlags.TAIL_IS_BONE,
            tail_bone=thumb,
        ),
        before=hanging,
        beside=thumb,
    )
    rig.hang(hanging, base)
    _weigh_thumb(rig, side, (wrist, thumb), base, position, end)
    if gives_axes:
        _give_axes(rig, side)


def _weigh_thumb(
    rig: SemiStandardRig, side: Side, givers: tuple[int, int], base: int, start: Float64Array, end: Float64Array
) -> None:
    """Let the ball of the thumb hang from its new bone: what is near a line across this bone."""
    weights, line = rig.weights, np.array([-side.sign, -1.0, 0.0]) / np.sqrt(2)
    rows = np.union1d(*map(weights.changeable, givers))
    away = weights.positions[rows].astype(np.float64) - mix(start, end, 0.5)
    distance = np.linalg.norm(away - np.outer(away @ line, line), axis=1) / (RADIUS * np.linalg.norm(end - start))
    weights.give(rows, givers, base, np.clip(GAIN * (1 - np.nan_to_num(distance, nan=1.0)), 0, 1))


def _give_axes(rig: SemiStandardRig, side: Side) -> None:
    """Give the bones of the thumb local axes by which it bends towards the palm; not where one of them is missing."""
    base, middle, end, index = (side.prefix + name for name in ("親指０", "親指１", "親指２", "人指１"))
    if end not in rig or index not in rig:
        return
    inwards, outwards = rig.at(middle) - rig.at(base), rig.at(end) - rig.at(middle)
    bend = across_palm(side, outwards) + np.array([0, 0, BACK])
    for name, x, z in ((base, inwards, rig.at(base) - rig.at(index)), (middle, outwards, bend), (end, outwards, bend)):
        axes = np.array([x / np.linalg.norm(x), z / np.linalg.norm(z)])
        if np.isfinite(axes).all():
            rig.give_local_axes(rig.row(name), *axes)

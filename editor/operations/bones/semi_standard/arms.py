"""Makes what arms move by: 肩P with 肩C, ダミー, 親指０, and 腕捩 and 手捩, which spread a twist over the skin."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import Float64Array, IndexArray
from editor.model.bones import Bone, BoneFlags
from editor.model.names import Side
from editor.operations.bones.bone_rows import vec3
from editor.operations.bones.semi_standard.bone_weights import distances_along
from editor.operations.bones.semi_standard.rig import HIDDEN, MOVES, TURNS, SemiStandardRig, mix

PLACE = 0.6  # of the way from the upper bone to the lower one
HELPERS = (0.25, 0.5, 0.75)  # what each takes over of the twist
REACH = 0.8  # of the way from the twist bone to either joint: as far at least the twist is spread
OUTER = 0.6  # the weight from which a vertex says where the middle of the arm is
CORRECTED = 0.75  # of the way to that middle the elbow is taken to be
BESIDE, HELD = 0.25, 1.2  # units from the middle of the palm, and to the tail of what is held there
BASE = 2 / 3  # of the way from the wrist to 親指１
RADIUS, GAIN = 1.4, 1.3  # lengths of the new bone that its weights reach, and how fast these grow inwards
BACK = -0.2  # how much the local Z axes of the outer thumb lean to the front


@dataclass(frozen=True, slots=True, eq=False)
class TwistAxis:
    """The line that a twist bone turns about: a point on it, its direction, and where along it the twist begins and
    ends.
    """

    origin: Float64Array
    direction: Float64Array
    start: float
    end: float

    def at(self, part: float) -> Float64Array:
        return self.origin + self.direction * (self.start + (self.end - self.start) * part)


def make_arm_twist(rig: SemiStandardRig, side: Side, corrects_elbow: bool) -> None:
    _make_twist(rig, side, ("腕", "ひじ"), ("腕捩", "arm twist"), corrects_elbow)


def make_wrist_twist(rig: SemiStandardRig, side: Side) -> None:
    _make_twist(rig, side, ("ひじ", "手首"), ("手捩", "wrist twist"), False)


def _make_twist(
    rig: SemiStandardRig, side: Side, ends: tuple[str, str], names: tuple[str, str], corrects: bool
) -> None:
    start, end = (side.prefix + name for name in ends)
    upper, lower = rig.row(start), rig.row(end)
    axis = _axis(rig, upper, rig.at(start), rig.at(end), corrects)
    japanese, english = side.prefix + names[0], names[1]
    level = rig.level_below(upper)
    twist = rig.add(
        Bone(
            japanese,
            english + side.suffix,
            vec3(axis.origin),
            parent=upper,
            level=level,
            flags=TURNS | BoneFlags.FIXED_AXIS,
            fixed_axis=vec3(axis.direction),
        ),
        after=upper,
        beside=upper,
    )
    rig.hang(rig.branch(upper, lower), twist)
    chain = [upper]
    for number, ratio in enumerate(HELPERS, 1):
        helper = Bone(
            f"{japanese}{number}",
            f"{english}{number}{side.suffix}",
            vec3(axis.at(ratio)),
            parent=upper,
            level=level,
            flags=HIDDEN | BoneFlags.APPEND_ROTATION,
            append_parent=twist,
            append_ratio=ratio,
        )
        chain.append(rig.add(helper, after=twist if number == 1 else chain[-1]))
    _spread_weights(rig, np.array([*chain, twist]), lower, axis)


def _axis(rig: SemiStandardRig, upper: int, start: Float64Array, end: Float64Array, corrects: bool) -> TwistAxis:
    weights = rig.weights
    if corrects:
        moved = weights.moved(upper)
        outer = weights.positions[moved[weights.of(upper, moved) >= OUTER], 2]
        if len(outer) and np.isfinite(outer).all():
            end[2] += CORRECTED * (float(outer.mean(dtype=np.float64)) - end[2])
    direction = (end - start) / np.linalg.norm(end - start)
    origin = mix(start, end, PLACE)
    reached = distances_along(weights.positions[weights.dedicated(upper)], origin, direction)
    reached = reached[np.isfinite(reached)]
    first, last = REACH * float((start - origin) @ direction), REACH * float((end - origin) @ direction)
    return TwistAxis(origin, direction, float(reached.min(initial=first)), float(reached.max(initial=last)))


def _spread_weights(rig: SemiStandardRig, chain: IndexArray, lower: int, axis: TwistAxis) -> None:
    """Let the vertices of the upper bone hang from the bone and its four, each from the two that it is between.

    Those that bend with the lower bone, beyond the twist bone, turn with the latter.
    """
    weights, upper, twist = rig.weights, int(chain[0]), int(chain[-1])
    rows, bending = weights.dedicated(upper), weights.shared(upper)
    is_beyond = distances_along(weights.positions[bending], axis.origin, axis.direction) > 0
    weights.exchange(bending[is_beyond & (weights.of(lower, bending) > 0)], upper, twist)
    reached = distances_along(weights.positions[rows], axis.origin, axis.direction)
    rows, reached = rows[np.isfinite(reached)], reached[np.isfinite(reached)]
    parameter = (reached - axis.start) / (axis.end - axis.start) * (len(chain) - 1)
    segments = np.clip(parameter.astype(np.intp), 0, len(chain) - 2)
    weights.blend(upper, rows, chain[segments + 1], chain[segments], np.clip(parameter - segments, 0, 1))


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

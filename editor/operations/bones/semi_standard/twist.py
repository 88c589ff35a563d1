"""Makes 腕捩 and 手捩, which turn an arm about itself, with three helpers that spread this over the skin."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import Float64Array, IndexArray
from editor.model.bones import Bone, BoneFlags
from editor.model.names import Side
from editor.operations.bones.semi_standard.bone_weights import along
from editor.operations.bones.semi_standard.rig import HIDDEN, TURNS, SemiStandardRig, mix, vec3

PLACE = 0.6  # of the way from the upper bone to the lower one
HELPERS = (0.25, 0.5, 0.75)  # what each takes over of the twist
REACH = 0.8  # of the way from the twist bone to either joint: as far at least the twist is spread
OUTER = 0.6  # the weight from which a vertex says where the middle of the arm is
CORRECTED = 0.75  # of the way to that middle the elbow is taken to be


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
    _spread(rig, np.array([*chain, twist]), lower, axis)


def _axis(rig: SemiStandardRig, upper: int, start: Float64Array, end: Float64Array, corrects: bool) -> TwistAxis:
    weights = rig.weights
    if corrects:
        moved = weights.moved(upper)
        outer = weights.positions[moved[weights.of(upper, moved) >= OUTER], 2]
        if len(outer) and np.isfinite(outer).all():
            end[2] += CORRECTED * (float(outer.mean(dtype=np.float64)) - end[2])
    direction = (end - start) / np.linalg.norm(end - start)
    origin = mix(start, end, PLACE)
    reached = along(weights.positions[weights.dedicated(upper)], origin, direction)
    reached = reached[np.isfinite(reached)]
    first, last = REACH * float((start - origin) @ direction), REACH * float((end - origin) @ direction)
    return TwistAxis(origin, direction, float(reached.min(initial=first)), float(reached.max(initial=last)))


def _spread(rig: SemiStandardRig, chain: IndexArray, lower: int, axis: TwistAxis) -> None:
    """Let the vertices of the upper bone hang from the bone and its four, each from the two that it is between.

    Those that bend with the lower bone, beyond the twist bone, turn with the latter.
    """
    weights, upper, twist = rig.weights, int(chain[0]), int(chain[-1])
    rows, bending = weights.dedicated(upper), weights.shared(upper)
    is_beyond = along(weights.positions[bending], axis.origin, axis.direction) > 0
    weights.exchange(bending[is_beyond & (weights.of(lower, bending) > 0)], upper, twist)
    reached = along(weights.positions[rows], axis.origin, axis.direction)
    rows, reached = rows[np.isfinite(reached)], reached[np.isfinite(reached)]
    places = (reached - axis.start) / (axis.end - axis.start) * (len(chain) - 1)
    segments = np.clip(places.astype(np.intp), 0, len(chain) - 2)
    weights.blend(upper, rows, chain[segments + 1], chain[segments], np.clip(places - segments, 0, 1))

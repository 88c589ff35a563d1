"""Springs and colliders of a VRM that is written, of the bodies of a model."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.formats.mesh_exchange import MIRROR
from editor.math3d.arrays import Float64Array
from editor.math3d.rotations import matrices_from_euler
from editor.messages import Level, Message, TranslatableText
from editor.model.bones import Bone
from editor.model.fields import NONE
from editor.model.model import Model
from editor.model.rigid_bodies import BodyMode, BodyShape, RigidBody
from editor.operations.physics.chain_finding import chains_of
from editor.vrm.figure import Figure
from editor.vrm.json_value import LARGEST
from editor.vrm.springs import FRAMES, HOLDING

STIFFEST, LOOSEST = 2.0, 0.2  # stiffness of a body that may not turn, and of one that may turn as it likes
FREE = 60.0  # degrees, of the narrowest of its limits: what may turn so far turns as it likes
GRAVITY = 0.1  # of a body that swings; VRM's own hair has 0 to 0.3
SHORT = 0.1  # radii: a capsule that is no longer is a sphere


def springs_extension(figure: Figure, scale: float, losses: list[Message]) -> dict[str, Any] | None:
    """The block VRMC_springBone; None where nothing swings. Nodes are rows of the bones of the figure."""
    model, bones = figure.posed, figure.posed.bones.records
    driven: dict[int, int] = {}
    for row, body in enumerate(model.rigid_bodies):
        if body.mode is not BodyMode.FOLLOWS_BONE and body.bone in figure.nodes:
            driven.setdefault(body.bone, row)
    humanoid = set(figure.humanoid.values())
    moving = {row for row in driven if figure.nodes[row] not in humanoid}
    colliders, groups = _colliders(figure, scale)
    found = _Found(figure, driven, _widest_turns(model), _meeting(model), list(groups))
    springs = [
        spring
        for chain in chains_of(bones, sorted(moving), moving)
        if (spring := _spring(found, chain.rows, scale)) is not None
    ]
    used = {joint["node"] for spring in springs for joint in spring["joints"]}
    lost = sum(figure.nodes[row] not in used for row in moving) + sum(
        body.mode is not BodyMode.FOLLOWS_BONE and body.bone not in moving for body in model.rigid_bodies
    )
    if lost:
        text = TranslatableText("only Katachi reads back: {:,} bodies that are no part of a chain", lost)
        losses.append(Message(Level.WARNING, text, "rigid_bodies", -1))
    if springs and len(model.joints):
        text = TranslatableText("joints become springs of VRM, without their limits: {:,}", len(model.joints))
        losses.append(Message(Level.WARNING, text, "joints", -1))
    if not springs and not colliders:
        return None
    listed = [{"name": f"group{group + 1}", "colliders": rows} for group, rows in groups.items()]
    parts = {"colliders": colliders, "colliderGroups": listed, "springs": springs}
    return {"specVersion": "1.0", **{name: part for name, part in parts.items() if part}}


# -- springs -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Found:
    """`driven`: the bodies that move bones, by these; `turns`: how far joints let bodies turn, degrees, by their rows;
    `meeting`: masks of what bodies that follow bones meet, by their own groups, of which `groups` are listed.
    """

    figure: Figure
    driven: Mapping[int, int]
    turns: Mapping[int, float]
    meeting: Mapping[int, int]
    groups: Sequence[int]


def _spring(found: _Found, rows: Sequence[int], scale: float) -> dict[str, Any] | None:
    """The spring of a chain, to the bone at its end; None where it has no end."""
    figure, model = found.figure, found.figure.posed
    bones = model.bones.records
    end = _end(figure, rows[-1])
    nodes = [figure.nodes[row] for row in rows] + ([end] if end != NONE else [])
    if len(nodes) < 2:
        return None
    driven = [found.driven[row] for row in rows]
    bodies = [model.rigid_bodies[row] for row in driven]
    turns = [found.turns.get(row, FREE) for row in driven]
    joints = [_joint(*each, scale) for each in zip(nodes, bodies, turns, strict=False)]
    if end != NONE:
        joints.append({**joints[-1], "node": end})
    meets = [
        number
        for number, group in enumerate(found.groups)
        if any(body.mask >> group & 1 and found.meeting.get(group, 0) >> body.group & 1 for body in bodies)
    ]
    spring: dict[str, Any] = {"name": bones[rows[0]].name, "joints": joints}
    return spring | {"colliderGroups": meets} if meets else spring


def _end(figure: Figure, row: int) -> int:
    """The node at the end of a bone: its tail bone, or the first that hangs from it; NONE where there is none."""
    below = [child for child, bone in enumerate(figure.model.bones) if bone.parent == figure.nodes[row]]
    tail = figure.nodes.get(figure.posed.bones[row].tail_bone, NONE)
    return tail if tail in below else next(iter(below), NONE)


def _meeting(model: Model) -> dict[int, int]:
    """The masks of the groups that bodies which follow bones collide with, all of one group together."""
    masks: dict[int, int] = {}
    for body in model.rigid_bodies:
        if body.mode is BodyMode.FOLLOWS_BONE:
            masks[body.group] = masks.get(body.group, 0) | body.mask
    return masks


def _joint(node: int, body: RigidBody, widest: float, scale: float) -> dict[str, Any]:
    loose = min(widest / FREE, 1.0)
    return {
        "node": node,
        "hitRadius": min(LARGEST, float(_radius(body) * scale)),
        "stiffness": STIFFEST + (LOOSEST - STIFFEST) * loose,
        "gravityPower": GRAVITY * loose,
        "gravityDir": [0.0, -1.0, 0.0],
        "dragForce": 1 - (1 - min(1.0, max(0.0, float(body.angular_damping)))) ** (HOLDING / FRAMES),
    }


def _widest_turns(model: Model) -> dict[int, float]:
    """How far the first joint that holds a body lets it turn, degrees, about the axis about which it turns farthest."""
    turns: dict[int, float] = {}
    for joint in model.joints:
        reach = np.degrees(np.subtract(joint.turn_upper, joint.turn_lower)) / 2
        if joint.body_b != NONE:
            turns.setdefault(joint.body_b, float(FREE if (reach < 0).any() else reach.max()))
    return turns


# -- colliders ---------------------------------------------------------------------------------------------------------


def _colliders(figure: Figure, scale: float) -> tuple[list[dict[str, Any]], dict[int, list[int]]]:
    """The colliders of bodies that follow their bones, and their numbers by collision group."""
    colliders: list[dict[str, Any]] = []
    groups: dict[int, list[int]] = {}
    for body in figure.posed.rigid_bodies:
        node = int(figure.rows[body.bone])
        if body.mode is not BodyMode.FOLLOWS_BONE or node == NONE:
            continue
        groups.setdefault(body.group, []).append(len(colliders))
        bone: Bone = figure.model.bones[node]
        colliders.append({"node": node, "shape": _shape(body, np.array(bone.position, np.float64), scale)})
    return colliders, dict(sorted(groups.items()))


def _shape(body: RigidBody, origin: Float64Array, scale: float) -> dict[str, Any]:
    """The sphere or capsule of a body, about the place of its bone."""
    middle = np.array(body.position, np.float64) - origin
    axis, length = _axis(body)
    radius = min(LARGEST, float(_radius(body) * scale))
    ends = [middle + sign * axis * length / 2 for sign in (-1, 1)]
    ends = [np.clip(end * scale * MIRROR + 0.0, -LARGEST, LARGEST) for end in ends]
    if length < SHORT * _radius(body):
        return {"sphere": {"offset": ((ends[0] + ends[1]) / 2).tolist(), "radius": radius}}
    return {"capsule": {"offset": ends[0].tolist(), "radius": radius, "tail": ends[1].tolist()}}


def _axis(body: RigidBody) -> tuple[Float64Array, float]:
    """The direction in which a body is longest, and the length of its capsule without the round ends."""
    turned = matrices_from_euler([body.rotation])[0]
    if body.shape is BodyShape.CAPSULE:
        return turned[:, 1], float(body.size[1])
    if body.shape is BodyShape.BOX:
        longest = int(np.argmax(body.size))
        return turned[:, longest], float(max(0.0, 2 * (body.size[longest] - _radius(body))))
    return turned[:, 1], 0.0


def _radius(body: RigidBody) -> float:
    """The radius of the sphere or capsule; of a box the middle one of its half extents."""
    return float(sorted(body.size)[1] if body.shape is BodyShape.BOX else body.size[0])

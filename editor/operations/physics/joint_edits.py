"""Edits of joints: made between rigid bodies, and put where the body that hangs has its bone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import NONE, choice, replaced, switch, text
from editor.model.joints import Joint, carrying_bodies
from editor.model.model import Model
from editor.model.records import Records
from editor.operations.bones.bone_rows import told_names
from editor.operations.choices import JoinedWith
from editor.operations.operation import NEEDS_ROWS, OperationContext, Result, operation
from editor.operations.physics.body_rows import append_joints, bodies_of_bones, body_above
from editor.operations.physics.joint_making import hanging_joint, joint_place
from editor.operations.physics.presets import CHAIN_PRESETS, PRESET_HELP, preset_named

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class ConnectBodies:
    with_: JoinedWith = choice(
        "With",
        JoinedWith,
        help="Automatic: two bodies are joined with each other; more of them each with the body of the nearest"
        " parent bone that has one.",
    )
    preset: str = text("Preset", "hair", target=CHAIN_PRESETS, help="Limits and springs of the joints. " + PRESET_HELP)


@operation(
    "joints.connect",
    "Join rigid bodies",
    "Makes joints between two rigid bodies, or between each one and the body of its parent bone.",
    tables=("rigid_bodies",),
    parameters=ConnectBodies,
    needs=NEEDS_ROWS,
)
def connect(edit: Edit, context: OperationContext, parameters: ConnectBodies) -> Result:
    """Join two bodies, or each one with the body of its parent bone."""
    model, rows = edit.model, context.of("rigid_bodies").tolist()
    is_pair = len(rows) == 2 if parameters.with_ is JoinedWith.AUTO else parameters.with_ is JoinedWith.EACH_OTHER
    if is_pair and len(rows) != 2:
        raise ValueError(TranslatableText("two rigid bodies can be joined with each other, not {:,}", len(rows)))
    pairs = [_ordered(model, rows[0], rows[1])] if is_pair else _with_parents(model, rows)
    if not pairs:
        raise ValueError(TranslatableText("none of the rigid bodies has a parent to be joined with, or all are joined"))
    bones, bodies = model.bones.records, model.rigid_bodies.records
    values = preset_named(parameters.preset)
    joints = []
    for pair in pairs:
        body = bodies[pair[1]]
        joints.append(hanging_joint((body.name, body.name_en), pair, joint_place(bones, body), values, 0))
    made = append_joints(edit, joints)
    joined = {row for pair in pairs for row in pair}
    left_out = [row for row in rows if row not in joined]
    warning = TranslatableText(
        "rigid bodies left out, as they have no parent to be joined with: {}", told_names(bodies, left_out)
    )
    return Result(TranslatableText("Joints made: {:,}", len(made)), {"joints": made}, (warning,) if left_out else ())


def _ordered(model: Model, one: int, other: int) -> Pair:
    """Two bodies, the one that hangs from the other last."""
    joint = Joint(body_a=one, body_b=other)
    hanging = carrying_bodies([joint], model.rigid_bodies.records, model.bones.records)[0]
    return (other, one) if hanging == one else (one, other)


def _with_parents(model: Model, rows: Sequence[int]) -> list[Pair]:
    """Each of some bodies with that of the nearest parent of its bone that has one, unless they are joined."""
    bones, bodies = model.bones.records, model.rigid_bodies.records
    held = bodies_of_bones(bodies)
    joined = {frozenset((joint.body_a, joint.body_b)) for joint in model.joints}
    above = [(body_above(bones, bodies[row].bone, held), row) for row in rows if bodies[row].bone != NONE]
    return [pair for pair in above if pair[0] != NONE and frozenset(pair) not in joined]


@dataclass(frozen=True, slots=True)
class JointsFromBodies:
    position: bool = switch("Position", True, help="Moves the joint to the bone of the body that hangs, body B.")
    rotation: bool = switch("Axes", True, help="Turns the axes of limits and springs along that bone.")
    names: bool = switch("Names", help="Names the joint like body B.")


@operation(
    "joints.from-bodies",
    "Place joints by their bodies",
    "Puts joints at the bones of the rigid bodies that hang from them, with axes along these.",
    tables=("joints",),
    parameters=JointsFromBodies,
    needs=NEEDS_ROWS,
    menu="physics.joints",
    menu_order=130,
)
def from_bodies(edit: Edit, context: OperationContext, parameters: JointsFromBodies) -> Result:
    """Put joints at the bones of their bodies B, along them."""
    model, rows = edit.model, context.of("joints").tolist()
    placed = {row: _values(model, model.joints[row], parameters) for row in rows if model.joints[row].body_b != NONE}
    if not placed:
        raise ValueError(TranslatableText("none of the joints has a rigid body B"))
    new = [replaced(model.joints[row], values) for row, values in placed.items()]
    edit.put(model.joints, list(placed), Records(Joint, new))
    left_out = [row for row in rows if row not in placed]
    warning = TranslatableText(
        "joints left out, as they have no rigid body B: {}", told_names(model.joints.records, left_out)
    )
    message = TranslatableText("Joints placed: {:,}", len(placed))
    return Result(message, {"joints": np.array(list(placed), np.intp)}, (warning,) if left_out else ())


def _values(model: Model, joint: Joint, parameters: JointsFromBodies) -> dict[str, Any]:
    body = model.rigid_bodies[joint.body_b]
    position, rotation = joint_place(model.bones.records, body)
    values: dict[str, Any] = {"position": position} if parameters.position else {}
    values |= {"rotation": rotation} if parameters.rotation else {}
    return values | ({"name": body.name, "name_en": body.name_en} if parameters.names else {})

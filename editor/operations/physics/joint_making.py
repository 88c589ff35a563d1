"""Makes joints: between bodies that lie beside each other, or hang from each other, at their bones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.math3d.arrays import Float64Array
from editor.math3d.rotations import euler_from_matrices
from editor.messages import TranslatableText
from editor.model.bones import Bone
from editor.model.columns import Records
from editor.model.edit import Edit
from editor.model.fields import NONE, Vec3, choice, replaced, switch, text
from editor.model.joints import Joint, carrying_bodies
from editor.model.model import Model
from editor.model.rigid_bodies import RigidBody
from editor.operations.bones.bone_rows import listed_names, vec3
from editor.operations.choices import JoinedWith
from editor.operations.operation import NEEDS_ROWS, OperationContext, Result, operation
from editor.operations.physics.body_rows import append_joints, bodies_of_bones, body_above, radians
from editor.operations.physics.bone_fit import axes_of
from editor.operations.physics.presets import CHAIN_PRESETS, PRESET_HELP, ChainValues, CrossJoints, preset_named

WIDEST_TURN = 80.0  # degrees: Bullet reads the angle about Y up to 90 only
Pair = tuple[int, int]


def joint_position_and_rotation(
    bones: Sequence[Bone], body: RigidBody, facing: Float64Array | None = None
) -> tuple[Vec3, Vec3]:
    """Position and rotation of a joint that a body hangs from: those of its bone, or its own where it has none."""
    if body.bone == NONE or not np.isfinite(bones[body.bone].position).all():
        return body.position, body.rotation
    turned = axes_of(bones, body.bone, facing)
    return bones[body.bone].position, vec3(euler_from_matrices(turned[None])[0])


def hanging_joint(
    names: tuple[str, str], pair: tuple[int, int], frame: tuple[Vec3, Vec3], values: ChainValues, depth: int
) -> Joint:
    """A joint from which a body hangs; `depth`: how many joints of the chain are above it."""
    loosened, softened = values.loosening**depth, values.spring_fall**depth
    return Joint(
        *names,
        body_a=pair[0],
        body_b=pair[1],
        position=frame[0],
        rotation=frame[1],
        turn_lower=_turn(values.turn_lower, loosened),
        turn_upper=_turn(values.turn_upper, loosened),
        turn_spring=vec3(spring * softened for spring in values.turn_spring),
    )


def _turn(degrees: Vec3, factor: float) -> Vec3:
    return vec3(radians(vec3(np.clip(np.array(degrees) * factor, -WIDEST_TURN, WIDEST_TURN))))


def cross_joint(bodies: Sequence[RigidBody], pair: tuple[int, int], cross: CrossJoints) -> Joint:
    """A joint half-way between two bodies side by side, which lets them come a little nearer or farther."""
    a, b = (bodies[row] for row in pair)
    ends = np.array((a.position, b.position), np.float64)
    slack, turn = cross.slack * float(np.linalg.norm(ends[1] - ends[0])), float(np.radians(cross.turn))
    name_en = f"{a.name_en}-{b.name_en}" if a.name_en and b.name_en else ""
    return Joint(
        f"{a.name}-{b.name}",
        name_en,
        body_a=pair[0],
        body_b=pair[1],
        position=vec3(ends.mean(axis=0)),
        rotation=b.rotation,
        move_lower=vec3((-slack,) * 3),
        move_upper=vec3((slack,) * 3),
        turn_lower=vec3((-turn,) * 3),
        turn_upper=vec3((turn,) * 3),
        turn_spring=vec3((cross.turn_spring,) * 3),
    )


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
def connect_bodies(edit: Edit, context: OperationContext, parameters: ConnectBodies) -> Result:
    """Join two bodies, or each one with the body of its parent bone."""
    model, rows = edit.model, context.of("rigid_bodies").tolist()
    is_pair = len(rows) == 2 if parameters.with_ is JoinedWith.AUTO else parameters.with_ is JoinedWith.EACH_OTHER
    if is_pair and len(rows) != 2:
        raise ValueError(TranslatableText("two rigid bodies can be joined with each other, not {:,}", len(rows)))
    pairs = [_hanging_last(model, rows[0], rows[1])] if is_pair else _with_parents(model, rows)
    if not pairs:
        raise ValueError(TranslatableText("none of the rigid bodies has a parent to be joined with, or all are joined"))
    bones, bodies = model.bones.records, model.rigid_bodies.records
    values = preset_named(parameters.preset)
    joints = []
    for pair in pairs:
        body = bodies[pair[1]]
        joints.append(
            hanging_joint((body.name, body.name_en), pair, joint_position_and_rotation(bones, body), values, 0)
        )
    new_rows = append_joints(edit, joints)
    joined = {row for pair in pairs for row in pair}
    left_out = [row for row in rows if row not in joined]
    warning = TranslatableText(
        "rigid bodies left out, as they have no parent to be joined with: {}", listed_names(bodies, left_out)
    )
    return Result(
        TranslatableText("Joints made: {:,}", len(new_rows)), {"joints": new_rows}, (warning,) if left_out else ()
    )


def _hanging_last(model: Model, one: int, other: int) -> Pair:
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
        "joints left out, as they have no rigid body B: {}", listed_names(model.joints.records, left_out)
    )
    message = TranslatableText("Joints placed: {:,}", len(placed))
    return Result(message, {"joints": np.array(list(placed), np.intp)}, (warning,) if left_out else ())


def _values(model: Model, joint: Joint, parameters: JointsFromBodies) -> dict[str, Any]:
    body = model.rigid_bodies[joint.body_b]
    position, rotation = joint_position_and_rotation(model.bones.records, body)
    values: dict[str, Any] = {"position": position} if parameters.position else {}
    values |= {"rotation": rotation} if parameters.rotation else {}
    return values | ({"name": body.name, "name_en": body.name_en} if parameters.names else {})

"""Puts rigid bodies and joints in their places by bones and by each other, and sets how they move and collide."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.math3d.arrays import Float64Array
from editor.math3d.rotations import matrices_from_euler
from editor.messages import TranslatableText
from editor.model.bones import tail_vector
from editor.model.columns import Records
from editor.model.edit import Edit
from editor.model.fields import NONE, Vec3, choice, fields_of, integer, replaced, switch
from editor.model.joints import Joint
from editor.model.model import Model
from editor.model.rigid_bodies import BodyShape, RigidBody
from editor.model.tables import RecordTable
from editor.operations.bones.bone_rows import has_length, listed_names, vec3
from editor.operations.choices import BodyPosition, JointFreedom, JointPosition
from editor.operations.operation import NEEDS_ROWS, NoParameters, OperationContext, Result, operation
from editor.operations.physics.body_rows import GROUPS
from editor.operations.physics.joint_making import joint_position_and_rotation
from editor.operations.queries.faults import clamped_feelings, joint_limits, reversed_limits

FEELINGS = ("mass", "linear_damping", "angular_damping", "restitution", "friction")
NOTHING: Vec3 = (0.0, 0.0, 0.0)
GROUP_HELP = "1 to 16 in the window, as in PMXEditor; 0 to 15 in scripts and on the command line."


@dataclass(frozen=True, slots=True)
class PlaceBodies:
    at: BodyPosition = choice("At", BodyPosition, help="The new place of the centre of the body.")
    rotation: bool = switch("Axes", True, help="Turns the body so that its height is along the bone.")


@operation(
    "bodies.place-at-bone",
    "Place rigid bodies at their bones",
    "Puts rigid bodies at their bones, or half-way to the tails of these, and along them.",
    tables=("rigid_bodies",),
    parameters=PlaceBodies,
    needs=NEEDS_ROWS,
    menu="physics.bodies",
    menu_order=120,
)
def place_bodies(edit: Edit, context: OperationContext, parameters: PlaceBodies) -> Result:
    """Put bodies on their bones."""
    model = edit.model

    def values(body: RigidBody) -> dict[str, Any] | None:
        if body.bone == NONE or not np.isfinite(model.bones[body.bone].position).all():
            return None
        position, rotation = joint_position_and_rotation(model.bones.records, body)
        if parameters.at is BodyPosition.MIDDLE and has_length(vector := tail_vector(model.bones.records, body.bone)):
            position = vec3(np.array(position) + vector / 2)
        return {"position": position} | ({"rotation": rotation} if parameters.rotation else {})

    return _place_rows(edit, context, model.rigid_bodies, values)


@operation(
    "bodies.reset-parameters",
    "Reset parameters of rigid bodies",
    "Sets mass, damping, restitution and friction of rigid bodies to those of a new one.",
    tables=("rigid_bodies",),
    needs=NEEDS_ROWS,
    previews=False,
    menu="physics.bodies",
    menu_order=130,
)
def reset_feelings(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Give bodies the mass, damping, restitution and friction of a new one."""
    bodies, rows = edit.model.rigid_bodies, context.of("rigid_bodies")
    for field in fields_of(RigidBody):
        if field.name in FEELINGS:
            edit.set(bodies, rows, field.name, field.default)
    return Result(TranslatableText("Rigid bodies reset: {:,}", len(rows)), {"rigid_bodies": rows})


@dataclass(frozen=True, slots=True)
class PlaceJoints:
    at: JointPosition = choice(
        "At", JointPosition, help="The new place of the joint. The end of A is the one that is nearer to B."
    )
    rotation: bool = switch("Axes", True, help="Turns the axes of limits and springs along the bone of B.")


@operation(
    "joints.place",
    "Place joints",
    "Puts joints at the bone of body B, half-way between A and B, or at the end of A, and along the bone of B.",
    tables=("joints",),
    parameters=PlaceJoints,
    needs=NEEDS_ROWS,
    menu="physics.joints",
    menu_order=120,
)
def place_joints(edit: Edit, context: OperationContext, parameters: PlaceJoints) -> Result:
    """Put joints where their bodies tell."""
    model = edit.model

    def values(joint: Joint) -> dict[str, Any] | None:
        position = _joint_position(model, joint, parameters.at)
        if position is None:
            return None
        _, rotation = joint_position_and_rotation(model.bones.records, model.rigid_bodies[joint.body_b])
        return {"position": position} | ({"rotation": rotation} if parameters.rotation else {})

    return _place_rows(edit, context, model.joints, values)


def _joint_position(model: Model, joint: Joint, at: JointPosition) -> Vec3 | None:
    if joint.body_b == NONE or (at is not JointPosition.BONE and joint.body_a == NONE):
        return None
    a, b = model.rigid_bodies[joint.body_a], model.rigid_bodies[joint.body_b]
    match at:
        case JointPosition.BETWEEN:
            point = np.add(a.position, b.position, dtype=np.float64) / 2
        case JointPosition.END_OF_A:
            point = _end_of(a, np.asarray(b.position, np.float64))
        case _:
            point = (
                np.asarray(joint_position_and_rotation(model.bones.records, b)[0])
                if b.bone != NONE
                else np.full(3, np.nan)
            )
    return vec3(point) if np.isfinite(point).all() else None


def _end_of(body: RigidBody, towards: Float64Array) -> Float64Array:
    """(3,) where a body ends, along its longest axis, on the side of a point."""
    size = np.array(body.size, np.float64)
    axis, reach = {
        BodyShape.BOX: (int(size.argmax()), float(size.max())),
        BodyShape.CAPSULE: (1, float(size[0] + size[1] / 2)),
    }.get(body.shape, (NONE, float(size[0])))
    vector = towards - body.position
    if axis == NONE:
        if not has_length(vector):
            return np.array(body.position)
        return body.position + vector / np.linalg.norm(vector) * reach
    along: Float64Array = matrices_from_euler([body.rotation])[0][:, axis]
    return body.position + along * (reach if along @ vector >= 0 else -reach)


def _place_rows(
    edit: Edit,
    context: OperationContext,
    table: RecordTable[Any],
    values: Callable[[Any], dict[str, Any] | None],
) -> Result:
    """Give rows of a table the values that their records get; those without any are left out, with a warning."""
    rows = context.of(table.name).tolist()
    new = {row: found for row in rows if (found := values(table[row])) is not None}
    left_out = [row for row in rows if row not in new]
    warning = TranslatableText(
        "left out, as they have no bone or rigid body to be placed at: {}", listed_names(table.records, left_out)
    )
    if not new:
        raise ValueError(warning)
    edit.put(table, list(new), Records(table.row_type, [replaced(table[row], given) for row, given in new.items()]))
    message = TranslatableText("Placed: {:,}", len(new))
    return Result(message, {table.name: np.array(list(new), np.intp)}, (warning,) if left_out else ())


@dataclass(frozen=True, slots=True)
class ResetLimits:
    to: JointFreedom = choice(
        "Set limits to", JointFreedom, help="Locked: all limits are 0. Free: the lower limits are above the upper ones."
    )
    move: bool = switch("Move limits", True, help="Sets the limits of movement along the axes.")
    turn: bool = switch("Rotation limits", True, help="Sets the limits of rotation about the axes.")
    springs: bool = switch("Springs", True, help="Sets the springs to 0, so that nothing draws the bodies back.")


@operation(
    "joints.reset-limits",
    "Reset limits of joints",
    "Resets limits and springs of joints: locked, or free.",
    tables=("joints",),
    parameters=ResetLimits,
    needs=NEEDS_ROWS,
    menu="physics.joints",
    menu_order=140,
)
def reset_limits(edit: Edit, context: OperationContext, parameters: ResetLimits) -> Result:
    """Set limits and springs of joints back."""
    rows, far = context.of("joints"), (1.0,) * 3 if parameters.to is JointFreedom.FREE else NOTHING
    limits = [kind for kind, is_wanted in (("move", parameters.move), ("turn", parameters.turn)) if is_wanted]
    values = {f"{kind}_lower": far for kind in limits} | {f"{kind}_upper": vec3(-x for x in far) for kind in limits}
    if parameters.springs:
        values |= {"move_spring": NOTHING, "turn_spring": NOTHING}
    if not values:
        raise ValueError(TranslatableText("choose what is to be reset"))
    for name, value in values.items():
        edit.set(edit.model.joints, rows, name, value)
    return Result(TranslatableText("Joints reset: {:,}", len(rows)), {"joints": rows})


@operation(
    "bodies.clamp-parameters",
    "Bring rigid body parameters within limits",
    "Limits the damping of rigid bodies to 0 to 1, and makes negative sizes positive, as physics treats them anyway.",
    tables=("rigid_bodies",),
    needs=NEEDS_ROWS,
    previews=False,
)
def clamp_feelings(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Bring what bodies feel within what physics takes."""
    bodies = edit.model.rigid_bodies
    found = {row: clamped_feelings(bodies[row]) for row in context.of("rigid_bodies").tolist()}
    new = {row: replaced(bodies[row], values) for row, values in found.items() if values}
    edit.put(bodies, list(new), Records(RigidBody, list(new.values())))
    rows = np.array(list(new), np.intp)
    return Result(TranslatableText("Rigid bodies brought within limits: {:,}", len(new)), {"rigid_bodies": rows})


@operation(
    "joints.order-limits",
    "Put limits in order",
    "Swaps lower and upper limits of joints where the lower is above the upper one: the joint, which was free"
    " there, is limited again.",
    tables=("joints",),
    needs=NEEDS_ROWS,
    previews=False,
)
def order_limits(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Swap lower and upper limits that are the wrong way round."""
    joints = edit.model.joints
    rows = [row for row in context.of("joints").tolist() if reversed_limits(joints[row])]
    edit.put(joints, rows, Records(Joint, [replaced(joints[row], _ordered_limits(joints[row])) for row in rows]))
    return Result(
        TranslatableText("Joints whose limits were put in order: {:,}", len(rows)), {"joints": np.array(rows, np.intp)}
    )


def _ordered_limits(joint: Joint) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for kind, (lower, upper) in joint_limits(joint).items():
        pairs = list(zip(lower, upper, strict=True))
        values |= {f"{kind}_lower": tuple(map(min, pairs)), f"{kind}_upper": tuple(map(max, pairs))}
    return values


@dataclass(frozen=True, slots=True)
class SetCollision:
    group: int = integer("Group", minimum=0, maximum=GROUPS - 1, counts_from=1, help=GROUP_HELP)
    with_: int = integer("With group", minimum=0, maximum=GROUPS - 1, counts_from=1, help=GROUP_HELP)
    collides: bool = switch(
        "Collides", True, help="Whether the bodies of the two groups collide or pass through each other."
    )


@operation(
    "bodies.set-collision",
    "Set which groups collide",
    "Makes all rigid and soft bodies of two groups collide with each other, or pass through each other. The masks"
    " of both are set.",
    tables=(),
    parameters=SetCollision,
    menu="physics.bodies",
    menu_order=140,
)
def set_collision(edit: Edit, context: OperationContext, parameters: SetCollision) -> Result:
    """Let all bodies of two groups collide, or pass through each other, by the masks of both."""
    found = changed = 0
    pairs = {(parameters.group, parameters.with_), (parameters.with_, parameters.group)}
    tables: tuple[RecordTable[Any], ...] = (edit.model.rigid_bodies, edit.model.soft_bodies)
    for table in tables:
        for group, other in pairs:
            rows = [row for row, body in enumerate(table) if body.group == group]
            masks = [_with_bit(table[row].mask, other, parameters.collides) for row in rows]
            found += len(rows)
            changed += sum(table[row].mask != mask for row, mask in zip(rows, masks, strict=True))
            edit.set(table, np.array(rows, np.intp), "mask", masks)
    if not found:
        raise ValueError(TranslatableText("no body is in either group"))
    return Result(TranslatableText("Bodies whose collision groups changed: {:,}", changed))


def _with_bit(mask: int, group: int, is_set: bool) -> int:
    return mask | 1 << group if is_set else mask & ~(1 << group)

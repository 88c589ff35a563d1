"""Checks of physics: of rigid bodies, of joints, and of soft bodies (PMX 2.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from editor.math3d.arrays import BoolArray, Int64Array
from editor.messages import Finding, Level, Message, TranslatableText
from editor.model.fields import NONE
from editor.model.joints import Joint, JointKind
from editor.model.model import Model
from editor.model.rigid_bodies import BodyMode, RigidBody
from editor.model.soft_bodies import Anchor, Pin
from editor.operations.checks.check import (
    Check,
    CheckSubject,
    Fix,
    findings_beyond,
    findings_by_text,
    findings_of_mask,
    findings_of_rows,
)
from editor.operations.queries.faults import anchors_and_pins_that_hold, clamped_feelings, reversed_limits
from editor.preview.physics.bodies import BODY_PROPERTIES, LARGEST, Bodies, has_volume
from editor.preview.physics.constraints import VALUES, joint_fault
from editor.preview.physics.soft_body_layout import soft_body_layouts

BODIES = frozenset({"rigid_bodies"})
HOLDING = BODIES | {"joints", "bones"}
JOINTS = frozenset({"joints"})
DELETE = Fix("rows.delete")
SOFT = frozenset({"soft_bodies"})
SOFT_HOLDING = SOFT | {"vertices", "faces", "faces.vertices", "faces.material"}
MADE_OF = SOFT_HOLDING | {"vertices.position", "vertices.normal"}
CLEAN = Fix("soft-bodies.clean")


def _bodies_where(
    is_faulty: Callable[[RigidBody], bool], text: TranslatableText, field: str
) -> Callable[[CheckSubject], Iterator[Finding]]:
    """A check's function: the bodies of which something is so."""

    def find(subject: CheckSubject) -> Iterator[Finding]:
        bodies = subject.model.rigid_bodies.records
        return findings_of_rows(
            [row for row, body in enumerate(bodies) if is_faulty(body)], "rigid_bodies", text, field
        )

    return find


def unusable_body_numbers(subject: CheckSubject) -> Iterator[Finding]:
    text = TranslatableText("A number is invalid (NaN) or far too large; physics uses 0")
    return findings_beyond(
        subject.model.rigid_bodies, ("position", "rotation", "size", *BODY_PROPERTIES), LARGEST, text
    )


def not_anchored(subject: CheckSubject) -> Iterator[Finding]:
    held = _connected_to_holding(subject.model, _modes(subject) != BodyMode.PHYSICS)  # the others go by their bones
    text = TranslatableText("No joints connect it to a body that follows its bone; it falls down")
    return findings_of_mask(~held, "rigid_bodies", text)


def turning_freely(subject: CheckSubject) -> Iterator[Finding]:
    """Yield the bodies of physics and bone position that no joints hold.

    MMD brings such a body back to its bone in each frame, so that it never falls, and leaves its rotation to physics:
    a note is enough.
    """
    modes = _modes(subject)
    held = _connected_to_holding(subject.model, modes == BodyMode.FOLLOWS_BONE)
    text = TranslatableText("No joints connect it to a body that follows its bone; it turns freely")
    return findings_of_mask((modes == BodyMode.PHYSICS_AND_BONE) & ~held, "rigid_bodies", text)


def _modes(subject: CheckSubject) -> Int64Array:
    """(bodies,): how each is moved, which is not always what its mode says (mmd-semantics §5.3)."""
    return Bodies.of(subject.model, []).modes


def _connected_to_holding(model: Model, holding: BoolArray) -> BoolArray:
    """(bodies,): those that hold, and those that joints connect to them, by way of others too."""
    ends = np.array([(joint.body_a, joint.body_b) for joint in model.joints], np.intp).reshape(-1, 2)
    ends = ends[(ends != NONE).all(axis=1)]
    reached, before = holding.copy(), NONE
    while before != (before := int(np.count_nonzero(reached))):
        reached[ends[reached[ends].any(axis=1)]] = True
    return reached


def damping_or_size_out_of_range(subject: CheckSubject) -> Iterator[Finding]:
    texts = {
        "linear_damping": TranslatableText("Its damping is not between 0 and 1"),
        "angular_damping": TranslatableText("Its damping is not between 0 and 1"),
        "size": TranslatableText("Its size is negative"),
    }
    bodies = subject.model.rigid_bodies.records
    faults = ((row, texts[name]) for row, body in enumerate(bodies) for name in clamped_feelings(body))
    return findings_by_text(faults, "rigid_bodies")


BODY_CHECKS = (
    Check(
        "body-number-unusable",
        "rigid_bodies",
        Level.ERROR,
        "Rigid bodies with invalid numbers (NaN)",
        "With such a number physics breaks down: hair and clothes disappear or fly off. Type it again.",
        unusable_body_numbers,
        BODIES,
        "The original number is lost.",
    ),
    Check(
        "body-without-bone",
        "rigid_bodies",
        Level.WARNING,
        "Rigid bodies that follow a bone, but have none",
        "The body stands still where it is while the model dances away from it. Choose its bone, or delete the body.",
        _bodies_where(
            lambda body: body.mode != BodyMode.PHYSICS and body.bone == NONE,
            TranslatableText("It follows its bone, but has none"),
            "bone",
        ),
        BODIES,
        "Which bone it should follow cannot be guessed.",
    ),
    Check(
        "body-not-anchored",
        "rigid_bodies",
        Level.WARNING,
        "Rigid bodies that nothing holds",
        "Physics moves the body, and no joints connect it to a body that follows its bone: it falls to the ground as"
        " soon as physics is on, and takes its bone along. Join it with the body from which it should hang.",
        not_anchored,
        HOLDING,
        Fix("joints.connect", {"with": "parents"}, is_safe=False),
    ),
    Check(
        "body-turns-freely",
        "rigid_bodies",
        Level.INFO,
        "Rigid bodies that turn freely",
        "The body keeps the position of its bone, but physics turns it, and no joints connect it to a body that follows"
        " its bone: the bone tumbles about as soon as physics is on. Join it with the body from which it should hang.",
        turning_freely,
        HOLDING,
        Fix("joints.connect", {"with": "parents"}, is_safe=False),
    ),
    Check(
        "body-mass-zero",
        "rigid_bodies",
        Level.WARNING,
        "Rigid bodies without mass",
        "Physics does not move a body without mass: it stays where its bone is. Give it a mass, or let it follow its"
        " bone.",
        _bodies_where(
            lambda body: body.mode != BodyMode.FOLLOWS_BONE and body.mass <= 0,
            TranslatableText("It has no mass; it follows its bone."),
            "mass",
        ),
        BODIES,
        Fix("rows.set", {"field": "mass", "value": "1"}, is_safe=False),
    ),
    Check(
        "body-size-zero",
        "rigid_bodies",
        Level.INFO,
        "Rigid bodies without volume",
        "The body collides with nothing. That is fine if it only holds joints; otherwise give it a size.",
        _bodies_where(
            lambda body: not has_volume(body.shape, body.size),
            TranslatableText("This body has no volume; it does not collide."),
            "size",
        ),
        BODIES,
        "The right size cannot be guessed.",
    ),
    Check(
        "body-parameter-out-of-range",
        "rigid_bodies",
        Level.INFO,
        "Rigid bodies with damping or size out of range",
        "Physics treats damping below 0 as 0, above 1 as 1, and negative sizes as positive. Correct the numbers, so"
        " that they say what happens.",
        damping_or_size_out_of_range,
        BODIES,
        Fix("bodies.clamp-parameters"),
    ),
)


def _lacks_body(joint: Joint) -> bool:
    return NONE in (joint.body_a, joint.body_b)


def _is_of_one_body(joint: Joint) -> bool:
    return joint.body_a == joint.body_b != NONE


def without_body(subject: CheckSubject) -> Iterator[Finding]:
    joints = enumerate(subject.model.joints.records)
    return findings_by_text(
        ((row, joint_fault(joint)) for row, joint in joints if _lacks_body(joint)), "joints", "body_a"
    )


def of_one_body(subject: CheckSubject) -> Iterator[Finding]:
    joints = enumerate(subject.model.joints.records)
    return findings_by_text(
        ((row, joint_fault(joint)) for row, joint in joints if _is_of_one_body(joint)), "joints", "body_b"
    )


def of_unknown_kind(subject: CheckSubject) -> Iterator[Finding]:
    joints = enumerate(subject.model.joints.records)
    odd = ((row, joint) for row, joint in joints if not _lacks_body(joint) and not _is_of_one_body(joint))
    return findings_by_text(((row, joint_fault(joint)) for row, joint in odd), "joints", "kind")


def unusable_joint_numbers(subject: CheckSubject) -> Iterator[Finding]:
    text = TranslatableText("A number is invalid (NaN) or far too large; physics uses 0")
    yield from findings_beyond(subject.model.joints, ("position", "rotation"), LARGEST, text)
    yield from findings_beyond(subject.model.joints, VALUES, np.inf, text)


def reversed_by_mistake(subject: CheckSubject) -> Iterator[Finding]:
    """Limits such as 1 to -1 are how modellers free an axis."""
    joints = enumerate(subject.model.joints.records)
    rows = [row for row, joint in joints if any(low != -high for low, high in reversed_limits(joint))]
    text = TranslatableText("A lower limit is above the upper one, so that the joint is not limited there")
    return findings_of_rows(rows, "joints", text)


def idle_joints(subject: CheckSubject) -> Iterator[Finding]:
    model = subject.model
    follows = np.array([body.mode == BodyMode.FOLLOWS_BONE for body in model.rigid_bodies], np.bool_)
    rows = [
        row
        for row, joint in enumerate(model.joints.records)
        if not _lacks_body(joint) and not _is_of_one_body(joint) and follows[joint.body_a] and follows[joint.body_b]
    ]
    return findings_of_rows(
        rows, "joints", TranslatableText("Both rigid bodies follow their bones; the joint does nothing")
    )


JOINT_CHECKS = (
    Check(
        "joint-without-body",
        "joints",
        Level.ERROR,
        "Joints without a rigid body",
        "MMD may crash when it loads a model with a joint that does not hold two bodies. Choose both rigid bodies, or"
        " delete the joint.",
        without_body,
        JOINTS,
        DELETE,
    ),
    Check(
        "joint-same-body",
        "joints",
        Level.WARNING,
        "Joints between a body and itself",
        "The joint holds nothing together. Choose another rigid body, or delete it.",
        of_one_body,
        JOINTS,
        DELETE,
    ),
    Check(
        "joint-number-unusable",
        "joints",
        Level.ERROR,
        "Joints with invalid numbers (NaN)",
        "With such a number physics breaks down: hair and clothes disappear or fly off. Type it again.",
        unusable_joint_numbers,
        JOINTS,
        "The original number is lost.",
    ),
    Check(
        "joint-kind-unknown",
        "joints",
        Level.WARNING,
        "Joints of an unknown kind",
        "PMX knows six kinds of joints, and MMD only the first, the spring 6DOF. Choose that.",
        of_unknown_kind,
        JOINTS,
        Fix("rows.set", {"field": "kind", "value": JointKind.SPRING_6DOF.token}, is_safe=False),
    ),
    Check(
        "joint-limit-reversed",
        "joints",
        Level.INFO,
        "Joints that are free because their limits are swapped",
        "If the lower limit is above the upper one, physics lets the joint slide or turn without any limit. That may"
        " be intended, certainly if they differ only in sign; otherwise swap them.",
        reversed_by_mistake,
        JOINTS,
        Fix("joints.order-limits", is_safe=False),
    ),
    Check(
        "joint-idle",
        "joints",
        Level.INFO,
        "Joints between bodies that follow their bones",
        "Neither of the bodies is moved by physics, so that the joint does nothing. Let physics move one of them, or"
        " delete the joint.",
        idle_joints,
        frozenset({"joints", "rigid_bodies"}),
        Fix("rows.delete", is_safe=False),
    ),
)


def _warnings(subject: CheckSubject) -> tuple[list[Message], list[Message]]:
    """Return the warnings of physics about soft bodies that cannot be made, and about the others."""
    if not len(subject.model.soft_bodies):
        return [], []
    warnings: list[Message] = []
    made = {layout.row for layout in soft_body_layouts(subject.model, warnings)}
    return [one for one in warnings if one.row not in made], [one for one in warnings if one.row in made]


def without_material(subject: CheckSubject) -> Iterator[Finding]:
    rows = [row for row, body in enumerate(subject.model.soft_bodies.records) if body.material == NONE]
    return findings_of_rows(rows, "soft_bodies", TranslatableText("Its material is missing"), "material")


def cannot_be_made(subject: CheckSubject) -> Iterator[Finding]:
    bodies, (warnings, _) = subject.model.soft_bodies.records, subject.of(_warnings)
    faults = ((one.row, one.text) for one in warnings if bodies[one.row].material != NONE)
    return findings_by_text(faults, "soft_bodies")


def _of_fields(is_for_check: Callable[[str], bool]) -> Callable[[CheckSubject], Iterator[Finding]]:
    """A check's function: what physics has to say of some fields of soft bodies that it moves."""

    def find(subject: CheckSubject) -> Iterator[Finding]:
        for one in subject.of(_warnings)[1]:
            if is_for_check(one.field):
                yield from findings_of_rows([one.row], "soft_bodies", one.text, one.field)

    return find


def idle_holds(subject: CheckSubject) -> Iterator[Finding]:
    bodies = subject.model.soft_bodies.records
    for row, body in enumerate(bodies):
        for name, held in zip(("anchors", "pins"), anchors_and_pins_that_hold(subject.model, body), strict=True):
            if not held.all():
                count = int(np.count_nonzero(~held))
                text = TranslatableText(
                    "Without a rigid body, or at vertices that are not of its material: {:,}", count
                )
                yield from findings_of_rows([row], "soft_bodies", text, name)


def pins_on_anchors(subject: CheckSubject) -> Iterator[Finding]:
    for row, body in enumerate(subject.model.soft_bodies.records):
        count = int(np.count_nonzero(np.isin(body.pins[Pin.vertex], body.anchors[Anchor.vertex])))
        if count:
            text = TranslatableText("Vertices that are pinned and anchored: {:,}", count)
            yield from findings_of_rows([row], "soft_bodies", text, "pins")


SOFT_BODY_CHECKS = (
    Check(
        "soft-body-without-material",
        "soft_bodies",
        Level.WARNING,
        "Soft bodies without a material",
        "A soft body is made of the faces of its material; without one there is none. Choose the material, or delete"
        " the soft body.",
        without_material,
        SOFT,
        Fix("rows.delete", is_safe=False),
    ),
    Check(
        "soft-body-not-made",
        "soft_bodies",
        Level.WARNING,
        "Soft bodies that cannot be made",
        "No soft body can be made of this material with this shape and mass; its faces move with their bones only."
        " The finding says why.",
        cannot_be_made,
        MADE_OF,
        "The right material cannot be guessed.",
    ),
    Check(
        "soft-body-hold-idle",
        "soft_bodies",
        Level.WARNING,
        "Anchors and pins that hold nothing",
        "An anchor ties a vertex of the material to a rigid body, and a pin makes one follow its bones. Without a"
        " body, or at a vertex of another material, they have no effect. Remove them.",
        idle_holds,
        SOFT_HOLDING,
        CLEAN,
    ),
    Check(
        "soft-body-pin-on-anchor",
        "soft_bodies",
        Level.WARNING,
        "Pins at vertices that are anchored",
        "The anchor ties the vertex to a rigid body, and the pin makes it follow its bones: only one of them is"
        " possible. Remove the pin or the anchor.",
        pins_on_anchors,
        SOFT,
        Fix("soft-bodies.clean", is_safe=False),
    ),
    Check(
        "soft-body-number-out-of-range",
        "soft_bodies",
        Level.WARNING,
        "Soft bodies with numbers out of range",
        "PMX 2.1 gives each number a range; outside of it physics breaks down. The nearest number in range is used.",
        _of_fields(lambda field: field == ""),
        MADE_OF,
        Fix("soft-bodies.clamp-parameters"),
    ),
    Check(
        "soft-body-simplified",
        "soft_bodies",
        Level.INFO,
        "Soft bodies that cannot be simulated exactly",
        "Something about the soft body is unknown or too complex to simulate: Katachi leaves it out or reduces it.",
        _of_fields(lambda field: field not in ("", "anchors")),
        MADE_OF,
        "The values may be right for other programs.",
    ),
)


CHECKS = (*BODY_CHECKS, *JOINT_CHECKS, *SOFT_BODY_CHECKS)

"""Checks of joints: what they hold together, and what they allow."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from editor.messages import Finding, Level, TranslatableText
from editor.model.fields import NONE
from editor.model.joints import Joint, JointKind
from editor.model.rigid_bodies import BodyMode
from editor.operations.checks.check import Check, CheckSubject, Fix, findings_beyond, findings_by_text, findings_of_rows
from editor.operations.queries.faults import reversed_limits
from editor.preview.physics.bodies import LARGEST
from editor.preview.physics.constraints import VALUES, joint_fault

JOINTS = frozenset({"joints"})
DELETE = Fix("rows.delete")


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


def unusable_numbers(subject: CheckSubject) -> Iterator[Finding]:
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


CHECKS = (
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
        unusable_numbers,
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

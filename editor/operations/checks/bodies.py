"""Checks of rigid bodies: what physics cannot move as declared."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from editor.math3d.arrays import BoolArray, Int64Array
from editor.messages import Finding, Level, TranslatableText
from editor.model.fields import NONE
from editor.model.model import Model
from editor.model.rigid_bodies import BodyMode, RigidBody
from editor.operations.checks.check import (
    Check,
    CheckSubject,
    Fix,
    findings_beyond,
    findings_by_text,
    findings_of_mask,
    findings_of_rows,
)
from editor.operations.queries.faults import clamped_feelings
from editor.preview.physics.bodies import BODY_PROPERTIES, LARGEST, Bodies, has_volume

BODIES = frozenset({"rigid_bodies"})
HOLDING = BODIES | {"joints", "bones"}


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


def unusable_numbers(subject: CheckSubject) -> Iterator[Finding]:
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


CHECKS = (
    Check(
        "body-number-unusable",
        "rigid_bodies",
        Level.ERROR,
        "Rigid bodies with invalid numbers (NaN)",
        "With such a number physics breaks down: hair and clothes disappear or fly off. Type it again.",
        unusable_numbers,
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

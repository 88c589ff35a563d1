"""Checks of soft bodies (PMX 2.1): what none can be made of, what holds nothing, and numbers out of range."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from editor.messages import Finding, Level, Message, TranslatableText
from editor.model.fields import NONE
from editor.model.soft_bodies import Anchor, Pin
from editor.operations.checks.check import Check, CheckSubject, Fix, findings_by_text, findings_of_rows
from editor.operations.queries.faults import anchors_and_pins_that_hold
from editor.preview.physics.soft_body_layout import soft_body_layouts

SOFT = frozenset({"soft_bodies"})
HOLDING = SOFT | {"vertices", "faces", "faces.vertices", "faces.material"}
MADE_OF = HOLDING | {"vertices.position", "vertices.normal"}
CLEAN = Fix("soft-bodies.clean")


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


CHECKS = (
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
        HOLDING,
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

"""Checks of bones: what they hang from, and in which order they deform."""

from __future__ import annotations

from collections.abc import Iterator

from editor.messages import Finding, Level, TranslatableText
from editor.model.deform_order import circle_faults, order_faults, parent_circles
from editor.operations.checks.check import Check, CheckSubject, Fix, found_in

BONES = frozenset({"bones"})


def parent_circle(subject: CheckSubject) -> Iterator[Finding]:
    for row, fault in circle_faults(subject.model.bones.records).items():
        yield from found_in([row], "bones", fault, "parent")


def deform_order(subject: CheckSubject) -> Iterator[Finding]:
    bones = subject.model.bones.records
    in_circles = set(parent_circles(bones))
    for row, faults in sorted(order_faults(bones).items()):
        if row not in in_circles:
            for fault in faults:
                yield from found_in([row], "bones", fault, "level")


def no_bones(subject: CheckSubject) -> Iterator[Finding]:
    if not len(subject.model.bones):
        yield Finding(TranslatableText("There is no bone"), "bones")


CHECKS = (
    Check(
        "no-bones",
        "bones",
        Level.ERROR,
        "No bone",
        "MMD ends with an error when it loads a model without a bone. Add one, and let all vertices hang from it.",
        no_bones,
        BONES,
        Fix("bones.add"),
    ),
    Check(
        "bone-parent-circle",
        "bones",
        Level.ERROR,
        "Bones that hang from themselves",
        "MMD goes round in the circle for ever when it loads the model. Give one bone of the circle another parent, or"
        " none.",
        parent_circle,
        BONES,
        "Which of the bones is the topmost only you know.",
    ),
    Check(
        "bone-deform-order",
        "bones",
        Level.WARNING,
        "Bones that deform before what they need",
        "MMD deforms bones by “after physics”, deform level, and row. One that comes before its parent, its append"
        " parent or the links of its IK lags a frame behind, or does not move with them. Move it behind them, or raise"
        " its deform level.",
        deform_order,
        BONES,
        Fix("bones.order"),
    ),
)

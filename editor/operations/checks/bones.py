"""Checks of bones: what they hang from, in which order they deform, their tails and axes, and what is missing; and of
IK: what it leads, by which links, and within which limits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain

import numpy as np

from editor.late_imports import imported
from editor.messages import Finding, Level, TranslatableText
from editor.model.bone_tree import circles, with_ancestors
from editor.model.bones import APPEND, Bone, BoneFlags, links_fault
from editor.model.deform_order import circle_faults, order_faults
from editor.model.fields import NONE
from editor.operations.checks.check import (
    Check,
    CheckSubject,
    Fix,
    findings_beyond,
    findings_by_text,
    findings_of_mask,
    findings_of_rows,
)
from editor.operations.queries.faults import MOST_LOOPS, before_physics, has_reversed_limits
from editor.preview.bone_axes import has_fixed_direction, has_local_axes, straightened_axes
from editor.preview.ik_chains import chain_fault, link_fault

BONES = frozenset({"bones"})
NUMBERS = ("position", "tail_offset", "append_ratio", "fixed_axis", "local_x", "local_z", "ik_angle")
LISTED = 6  # names of bones that are listed one by one


def _bones_where(
    is_faulty: Callable[[int, Bone], bool], text: TranslatableText, field: str
) -> Callable[[CheckSubject], Iterator[Finding]]:
    """A check's function: the bones, by row, of which something is so."""

    def find(subject: CheckSubject) -> Iterator[Finding]:
        bones = subject.model.bones.records
        return findings_of_rows([row for row, bone in enumerate(bones) if is_faulty(row, bone)], "bones", text, field)

    return find


def no_bones(subject: CheckSubject) -> Iterator[Finding]:
    if not len(subject.model.bones):
        yield Finding(TranslatableText("There is no bone"), "bones")


def parent_circle(subject: CheckSubject) -> Iterator[Finding]:
    for row, fault in circle_faults(subject.model.bones.records).items():
        yield from findings_of_rows([row], "bones", fault, "parent")


def deform_order(subject: CheckSubject) -> Iterator[Finding]:
    bones = subject.model.bones.records
    in_circles = set(chain.from_iterable(circles(bones)))
    faults = sorted(order_faults(bones).items())
    return findings_by_text(
        ((row, fault) for row, own in faults if row not in in_circles for fault in own), "bones", "level"
    )


def deforms_before_physics(subject: CheckSubject) -> Iterator[Finding]:
    text = TranslatableText("It depends on a bone that physics moves, but deforms before physics")
    return findings_of_mask(before_physics(subject.model), "bones", text, "flags")


def semi_standard(subject: CheckSubject) -> Iterator[Finding]:
    kinds = imported("editor.operations.bones.semi_standard.kinds")
    names = kinds.addable_names(subject.model)
    if set(names).difference(kind.name for kind in kinds.KINDS.values() if not kind.needs):  # any box could have those
        listed = ", ".join(names if len(names) <= LISTED else [*names[:LISTED], "…"])
        yield Finding(TranslatableText("Semi-standard bones that can be added: {}", listed), "bones")


def _appends(bone: Bone) -> bool:
    return bool(bone.flags & APPEND)


def _turns_about(bone: Bone) -> bool:
    return bool(bone.flags & BoneFlags.FIXED_AXIS)


def _has_own_axes(bone: Bone) -> bool:
    return bool(bone.flags & BoneFlags.LOCAL_AXES)


def not_finite(subject: CheckSubject) -> Iterator[Finding]:
    largest = float(np.finfo(np.float32).max)
    return findings_beyond(
        subject.model.bones, NUMBERS, largest, TranslatableText("A number is invalid (NaN or infinite)")
    )


BONE_CHECKS = (
    Check(
        "no-bones",
        "bones",
        Level.ERROR,
        "No bone",
        "MMD ends with an error when it loads a model without a bone. Add one, and give it the weights of all"
        " vertices.",
        no_bones,
        BONES,
        Fix("bones.add-at", {"name": "センター"}),
    ),
    Check(
        "bone-parent-circle",
        "bones",
        Level.ERROR,
        "Bones in a circle of parents",
        "MMD hangs when it loads the model. Give one bone of the circle another parent, or none.",
        parent_circle,
        BONES,
        "Which bone is the topmost cannot be guessed.",
    ),
    Check(
        "bone-not-finite",
        "bones",
        Level.ERROR,
        "Bones with invalid numbers (NaN)",
        "Everything that hangs from such a bone disappears, and not every program can read such a file. Type the"
        " number again.",
        not_finite,
        BONES,
        "The original number is lost.",
    ),
    Check(
        "bone-append-without-parent",
        "bones",
        Level.WARNING,
        "Append without an append parent",
        "The bone is set to copy rotation or translation (付与), but it has no append parent: nothing is copied."
        " Choose the append parent, or switch the append off.",
        _bones_where(
            lambda row, bone: _appends(bone) and bone.append_parent == NONE,
            TranslatableText("The append parent is missing; nothing is appended."),
            "append_parent",
        ),
        BONES,
        Fix("bones.clear-append"),
    ),
    Check(
        "bone-append-self",
        "bones",
        Level.WARNING,
        "Append from itself",
        "A bone cannot copy its own rotation: nothing is copied. Choose another append parent, or switch the append"
        " off.",
        _bones_where(
            lambda row, bone: _appends(bone) and bone.append_parent == row,
            TranslatableText("The append parent is the bone itself; nothing is appended."),
            "append_parent",
        ),
        BONES,
        Fix("bones.clear-append"),
    ),
    Check(
        "bone-deform-order",
        "bones",
        Level.WARNING,
        "Bones that deform too early",
        "MMD deforms bones by “after physics”, deform level, and row. One that comes before its parent, its append"
        " parent or the links of its IK lags a frame behind, or does not move with them. Move it behind them, or raise"
        " its deform level.",
        deform_order,
        BONES,
        Fix("bones.order"),
    ),
    Check(
        "bone-before-physics",
        "bones",
        Level.INFO,
        "Bones that depend on physics but deform before it",
        "The IK target or the local append parent of the bone is moved by physics. As the bone deforms before"
        " physics, it uses the position from before. Switch on “after physics” for it and all bones below it.",
        deforms_before_physics,
        frozenset({"bones", "rigid_bodies"}),
        Fix("bones.after-physics", is_safe=False),
    ),
    Check(
        "bone-tail-self",
        "bones",
        Level.INFO,
        "Tails that lead to their own bone",
        "The tail of the bone is the bone itself, so that it is shown as a point without direction. Choose another"
        " bone, or none.",
        _bones_where(
            lambda row, bone: bool(bone.flags & BoneFlags.TAIL_IS_BONE) and bone.tail_bone == row,
            TranslatableText("The tail is the bone itself"),
            "tail_bone",
        ),
        BONES,
        Fix("rows.set", {"field": "tail_bone", "value": "none"}),
    ),
    Check(
        "bone-fixed-axis-zero",
        "bones",
        Level.WARNING,
        "Fixed axes without a direction",
        "The bone can turn about its fixed axis only, and that is 0: in MMD it cannot turn at all. Give it an axis,"
        " usually the direction of its tail, or switch the fixed axis off.",
        _bones_where(
            lambda row, bone: _turns_about(bone) and not has_fixed_direction(bone),
            TranslatableText("The fixed axis is 0; the bone cannot be turned"),
            "fixed_axis",
        ),
        BONES,
        Fix("bones.fixed-axis-from-tail", is_safe=False),
    ),
    Check(
        "bone-fixed-axis-not-unit",
        "bones",
        Level.INFO,
        "Fixed axes that are not of length 1",
        "Programs expect axes of length 1; MMD uses the direction only, others may turn the bone too far. Bring the"
        " axis to length 1.",
        _bones_where(
            lambda row, bone: _turns_about(bone) and "fixed_axis" in straightened_axes(bone),
            TranslatableText("The fixed axis is not of length 1"),
            "fixed_axis",
        ),
        BONES,
        Fix("bones.normalize-axes"),
    ),
    Check(
        "bone-local-axes-none",
        "bones",
        Level.WARNING,
        "Local axes without a direction",
        "The local X or Z axis is 0, or both point the same way, so that the bone has no usable local axes. Set them"
        " along the tail, or switch local axes off.",
        _bones_where(
            lambda row, bone: _has_own_axes(bone) and not has_local_axes(bone),
            TranslatableText("Its local axes are 0, or go the same way"),
            "local_x",
        ),
        BONES,
        Fix("bones.local-axes-from-tail", is_safe=False),
    ),
    Check(
        "bone-local-axes-not-upright",
        "bones",
        Level.INFO,
        "Local axes that are not at right angles",
        "Local X and Z are not of length 1, or not at a right angle. MMD corrects them before it uses them; other"
        " programs may not. They are only used to move and rotate the bone by hand.",
        _bones_where(
            lambda row, bone: _has_own_axes(bone) and "local_x" in straightened_axes(bone),
            TranslatableText("Local axes not of length 1, or not at a right angle"),
            "local_x",
        ),
        BONES,
        Fix("bones.normalize-axes"),
    ),
    Check(
        "bone-semi-standard",
        "bones",
        Level.INFO,
        "Semi-standard bones that can be added",
        "Many motions are made for models with 上半身2, グルーブ, 腕捩, 足先EX and the like; on other models the"
        " movement of these bones is missing. They can be added with their weights; the model looks as before.",
        semi_standard,
        BONES,
        Fix("bones.semi-standard", is_safe=False),
    ),
)


CLEAN = Fix("bones.clean-ik")

Rows = list[tuple[int, Bone]]


def _ik_bones(subject: CheckSubject) -> Rows:
    bones = subject.model.bones.records
    return [(row, bone) for row, bone in enumerate(bones) if bone.flags & BoneFlags.IK]


def _ik_bones_where(
    is_faulty: Callable[[int, Bone], bool], text: TranslatableText, field: str
) -> Callable[[CheckSubject], Iterator[Finding]]:
    """A check's function: the IK bones, by row, of which something is so."""

    def find(subject: CheckSubject) -> Iterator[Finding]:
        rows = [row for row, bone in subject.of(_ik_bones) if is_faulty(row, bone)]
        return findings_of_rows(rows, "bones", text, field)

    return find


def _has_target(row: int, bone: Bone) -> bool:
    return bone.ik_target not in (NONE, row)


def without_target(subject: CheckSubject) -> Iterator[Finding]:
    bones = subject.model.bones.records
    faulty = [row for row, bone in subject.of(_ik_bones) if not _has_target(row, bone)]
    return findings_by_text(((row, chain_fault(bones, row)) for row in faulty), "bones", "ik_target")


def without_links(subject: CheckSubject) -> Iterator[Finding]:
    bones = subject.model.bones.records
    faulty = [row for row, bone in subject.of(_ik_bones) if _has_target(row, bone)]
    return findings_by_text(((row, chain_fault(bones, row)) for row in faulty), "bones", "ik_links")


def unusable_links(subject: CheckSubject) -> Iterator[Finding]:
    faults = (
        (row, link_fault(link, number, bone))
        for row, bone in subject.of(_ik_bones)
        if _has_target(row, bone)
        for number, link in enumerate(bone.ik_links, 1)
    )
    return findings_by_text(faults, "bones", "ik_links")


def own_links(subject: CheckSubject) -> Iterator[Finding]:
    bones = subject.model.bones.records
    return findings_by_text(((row, links_fault(bones, row)) for row, _ in subject.of(_ik_bones)), "bones", "ik_links")


def links_off_the_chain(subject: CheckSubject) -> Iterator[Finding]:
    bones = subject.model.bones.records
    for row, bone in subject.of(_ik_bones):
        fine = {*with_ancestors(bones, bone.ik_target), NONE, row}
        strange = [link.bone for link in bone.ik_links if link.bone not in fine]
        if strange and _has_target(row, bone):
            names = ", ".join(bones[link].name or str(link) for link in dict.fromkeys(strange))
            text = TranslatableText("The target is not below the link {}", names)
            yield from findings_of_rows([row], "bones", text, "ik_links")


IK_CHECKS = (
    Check(
        "ik-without-target",
        "bones",
        Level.WARNING,
        "IK without a target",
        "The IK has no target, or its target is the IK bone itself: it has no effect. Choose the target, the last"
        " bone of the chain, or switch off IK.",
        without_target,
        BONES,
        "The right target cannot be guessed.",
    ),
    Check(
        "ik-without-links",
        "bones",
        Level.WARNING,
        "IK without links",
        "There is no bone that the IK may turn, so that it cannot lead its target anywhere. Add the bones above the"
        " target as links, the nearest first, or switch off IK.",
        without_links,
        BONES,
        "The right links cannot be guessed.",
    ),
    Check(
        "ik-link-unusable",
        "bones",
        Level.WARNING,
        "Links of IK that cannot be turned",
        "A link of the IK is the target itself, or has no bone. Turning the target does not move it, and the link is"
        " ignored. Remove it from the links.",
        unusable_links,
        BONES,
        CLEAN,
    ),
    Check(
        "ik-link-own",
        "bones",
        Level.WARNING,
        "IK bones that are their own link",
        "The target has to come to the IK bone; if the IK turns the IK bone itself, it has no fixed goal. Remove the"
        " IK bone from its links.",
        own_links,
        BONES,
        CLEAN,
    ),
    Check(
        "ik-link-not-in-chain",
        "bones",
        Level.WARNING,
        "IK links that are not above the target",
        "The IK turns a bone that does not move its target, which has no effect. Links have to be the bones above the"
        " target, the nearest first.",
        links_off_the_chain,
        BONES,
        "Whether the link or the parent of a bone is wrong cannot be guessed.",
    ),
    Check(
        "ik-limit-reversed",
        "bones",
        Level.WARNING,
        "Swapped angle limits of IK",
        "The lower limit of a link is above the upper one. Katachi swaps them; other programs may lock the link, or"
        " not limit it. Swap the two.",
        _ik_bones_where(
            lambda row, bone: any(map(has_reversed_limits, bone.ik_links)),
            TranslatableText("A lower limit of a link is above the upper one"),
            "ik_links",
        ),
        BONES,
        CLEAN,
    ),
    Check(
        "ik-loops-many",
        "bones",
        Level.INFO,
        "More IK loops than MMD does",
        "MMD does 255 loops at most; more change nothing there.",
        _ik_bones_where(
            lambda row, bone: bone.ik_loops > MOST_LOOPS,
            TranslatableText("More than {} loops", MOST_LOOPS),
            "ik_loops",
        ),
        BONES,
        CLEAN,
    ),
    Check(
        "ik-idle",
        "bones",
        Level.WARNING,
        "IK that turns nothing",
        "The IK has no loops, or its unit angle is 0: it does not turn its links. For legs 40 loops and 114.59° are"
        " usual.",
        _ik_bones_where(
            lambda row, bone: bone.ik_loops <= 0 or bone.ik_angle == 0,
            TranslatableText("No loops, or a unit angle of 0"),
            "ik_loops",
        ),
        BONES,
        "The right loops and unit angle cannot be guessed.",
    ),
)
CHECKS = (*BONE_CHECKS, *IK_CHECKS)

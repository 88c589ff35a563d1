"""Checks of IK: what it leads, by which links, and within which limits."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from editor.messages import Finding, Level, TranslatableText
from editor.model.bone_tree import with_ancestors
from editor.model.bones import Bone, BoneFlags, links_fault
from editor.model.fields import NONE
from editor.operations.checks.check import Check, CheckSubject, Fix, findings_by_text, findings_of_rows
from editor.operations.queries.faults import MOST_LOOPS, has_reversed_limits
from editor.preview.ik_chains import chain_fault, link_fault

BONES = frozenset({"bones"})
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


CHECKS = (
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

"""The IK of a PMD: the order in which bones are deformed, bones that stand for more IK, and the way down from PMX.

PMX has deform levels for what PMD has an order of its own for (mmd-semantics §7.6).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from editor.formats.pmd.bones_and_ik_up import (
    ANGLE,
    FLAGS,
    IK_FLAGS,
    MORE,
    MOST_COMPARED,
    BoneKind,
    IkRows,
    deform_levels,
    interact,
)
from editor.formats.pmd.structure import IK, INDEX, MOST_LINKS
from editor.math3d.arrays import AnyArray, IndexArray
from editor.messages import Messages, TranslatableText
from editor.model.bones import KNEE_LOWER, KNEE_UPPER, Bone, BoneFlags, IkLink, is_pmd_knee
from editor.model.deform_order import deform_key
from editor.model.fields import NONE
from editor.model.frames import BoneItem
from editor.model.model import Model


def report_other_order(model: Model, iks: list[int], kinds: Mapping[int, BoneKind], losses: Messages) -> None:
    """Tell of the bones that change places with one that they depend on. `kinds` of those that are bones in PMD."""
    bones = model.bones.records
    chains = [chain_of(bones, row) for row in iks]
    sources = {row: bones[row].append_parent for row, kind in kinds.items() if kind in FOLLOWING}
    rotated = [row for row, kind in kinds.items() if kind is BoneKind.ROTATED]
    levels = deform_levels(bones, chains, sources, rotated)
    for row, other in _dependencies(bones, chains, sources):
        before = deform_key(bones, row) < deform_key(bones, other)
        if before != ((levels[row], row) < (levels[other], other)):
            losses.add(_reported(before, other, bones[other].name), "bones", row, "level")


def _reported(before: bool, row: int, name: str) -> TranslatableText:
    if before:
        return TranslatableText("in PMD it is deformed after {} {}, not before", row, name)
    return TranslatableText("in PMD it is deformed before {} {}, not after", row, name)


FOLLOWING = (BoneKind.ROTATED, BoneKind.FOLLOWS)


def _dependencies(bones: list[Bone], chains: Sequence[IkRows], sources: Mapping[int, int]) -> Iterator[tuple[int, int]]:
    """Pairs of bones: the first one moves with the second one, or by it."""
    for row, bone in enumerate(bones):
        if bone.parent != NONE:
            yield row, bone.parent
    linked: dict[int, list[int]] = {}
    for chain in chains:
        for link in dict.fromkeys((*chain.links, chain.target)):
            yield chain.owner, link
        for link in chain.links:
            linked.setdefault(link, []).append(chain.owner)
    for row, source in sources.items():
        yield row, source
        yield from ((row, owner) for owner in linked.get(source, ()) if owner != row)


EXTRA = FLAGS[BoneKind.HIDDEN] | IK_FLAGS

ExtraIkBones = dict[int, int]


def extra_ik_bones(model: Model) -> ExtraIkBones:
    """The bones that are nothing but a further IK, and the bone whose IK it is. Nothing else refers to them."""
    bones = model.bones.records
    found = {row: bone.parent for row, bone in enumerate(bones) if _is_extra_ik_bone(bones, row)}
    if found:
        used = set(_bones_in_use(model))
        found = {row: owner for row, owner in found.items() if row not in used and owner not in found}
    return found


def _is_extra_ik_bone(bones: list[Bone], row: int) -> bool:
    bone = bones[row]
    if bone.flags != EXTRA or bone.parent == NONE or bone.tail_bone != NONE or not has_ik(bone):
        return False
    owner = bones[bone.parent]
    ending = bone.name[len(owner.name) :]
    return (
        has_ik(owner)
        and bone.position == owner.position
        and bone.name.startswith(owner.name)
        and ending != ""
        and not ending.strip(MORE)
    )


def _bones_in_use(model: Model) -> Iterator[int]:
    """The rows of all bones to which something refers that a PMD holds."""
    yield from np.unique(model.vertices["bones"]).tolist()
    for bone in model.bones:
        yield from (bone.parent, bone.tail_bone, bone.append_parent, bone.ik_target)
        yield from (link.bone for link in bone.ik_links)
    yield from (item.bone for frame in model.frames for item in frame.items if isinstance(item, BoneItem))
    yield from (body.bone for body in model.rigid_bodies)


def has_ik(bone: Bone) -> bool:
    """Return whether a bone has an IK that does something."""
    return bool(bone.flags & BoneFlags.IK) and bone.ik_target != NONE


def chain_of(bones: list[Bone], row: int) -> IkRows:
    bone = bones[row]
    return IkRows(row, bone.ik_target, tuple(link.bone for link in bone.ik_links if link.bone != NONE))


def ik_rows(model: Model, further: ExtraIkBones) -> list[int]:
    """The rows of the bones with IK in the order in which PMX solves them, which PMD's list has to be in.

    A further IK comes right after the others of its bone, unless that would take it past one that it has to do with.
    """
    bones = model.bones.records
    order = sorted((row for row, bone in enumerate(bones) if has_ik(bone)), key=lambda row: deform_key(bones, row))
    if len(order) > MOST_COMPARED:
        return order
    for row in [row for row in order if row in further]:
        place = order.index(row)
        siblings = [index for index in range(place) if further.get(order[index], order[index]) == further[row]]
        home = 1 + max(siblings, default=place - 1)
        passed = [chain_of(bones, other) for other in order[home:place]]
        if not any(interact(bones, chain_of(bones, row), other) for other in passed):
            order.insert(home, order.pop(place))
    return order


LOOPS = TranslatableText("PMD has 0 to 65,535 loops")
TOO_MANY_LINKS = TranslatableText("PMD has at most 255 links for each IK")
NO_LINK = TranslatableText("a link to no bone is left out")
LIMIT_LOST = TranslatableText("in PMD only a bone whose name ends with ひざ has a limit, and always the same one")


def downgraded_iks(
    model: Model, order: list[int], further: dict[int, int], rows: IndexArray, losses: Messages
) -> tuple[AnyArray, AnyArray]:
    heads, links = [], [np.empty(0, INDEX)]
    for row in order:
        bone, owner = model.bones[row], further.get(row, row)
        own = _links(model, row, losses)
        loops = min(max(bone.ik_loops, 0), 0xFFFF)
        if loops != bone.ik_loops:
            losses.add(LOOPS, "bones", row, "ik_loops")
        heads.append((rows[owner], rows[bone.ik_target], len(own), loops, bone.ik_angle / ANGLE))
        links.append(rows[[link.bone for link in own]].astype(INDEX))
    return np.array(heads, IK), np.concatenate(links)


def _links(model: Model, row: int, losses: Messages) -> list[IkLink]:
    links = [link for link in model.bones[row].ik_links if link.bone != NONE]
    if len(links) < len(model.bones[row].ik_links):
        losses.add(NO_LINK, "bones", row, "ik_links")
    if len(links) > MOST_LINKS:
        losses.add(TOO_MANY_LINKS, "bones", row, "ik_links")
    for link in links[:MOST_LINKS]:
        knee = is_pmd_knee(model.bones[link.bone])
        if link.limited != knee or (knee and (link.lower, link.upper) != (KNEE_LOWER, KNEE_UPPER)):
            losses.add(LIMIT_LOST, "bones", row, "ik_links")
            break
    return links[:MOST_LINKS]

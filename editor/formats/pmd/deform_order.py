"""Tells where PMD deforms bones in another order than PMX: there, the deform levels are given (mmd-semantics §7.6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from editor.formats.pmd.bone_kinds import BoneKind
from editor.formats.pmd.extra_ik_bones import chain_of, deform_order
from editor.formats.pmd.levels import IkRows, deform_levels
from editor.formats.pmd.losses import Losses
from editor.model.bones import Bone
from editor.model.fields import NONE
from editor.model.model import Model
from editor.model.translatable_text import TranslatableText


def report_other_order(model: Model, iks: list[int], kinds: Mapping[int, BoneKind], losses: Losses) -> None:
    """Tell of the bones that change places with one that they depend on. `kinds` of those that are bones in PMD."""
    bones = model.bones.records
    chains = [chain_of(bones, row) for row in iks]
    parents = [bone.parent for bone in bones]
    sources = {row: bones[row].append_parent for row, kind in kinds.items() if kind in FOLLOWING}
    rotated = [row for row, kind in kinds.items() if kind is BoneKind.ROTATED]
    levels = deform_levels(parents, chains, sources, rotated)
    for row, other in _dependencies(bones, parents, chains, sources):
        before = deform_order(bones, row) < deform_order(bones, other)
        if before != ((levels[row], row) < (levels[other], other)):
            losses.add("bones", row, "level", _reported(before, other, bones[other].name))


def _reported(before: bool, row: int, name: str) -> TranslatableText:
    if before:
        return TranslatableText("in PMD it is deformed after {} {}, not before", row, name)
    return TranslatableText("in PMD it is deformed before {} {}, not after", row, name)


FOLLOWING = (BoneKind.ROTATED, BoneKind.FOLLOWS)


def _dependencies(
    bones: list[Bone], parents: Sequence[int], chains: Sequence[IkRows], sources: Mapping[int, int]
) -> Iterator[tuple[int, int]]:
    """Pairs of bones: the first one moves with the second one, or by it."""
    for row, parent in enumerate(parents):
        if parent != NONE:
            yield row, parent
    linked: dict[int, list[int]] = {}
    for chain in chains:
        for link in dict.fromkeys((*chain.links, chain.target)):
            yield chain.owner, link
        for link in chain.links:
            linked.setdefault(link, []).append(chain.owner)
    for row, source in sources.items():
        yield row, source
        yield from ((row, owner) for owner in linked.get(source, ()) if owner != row)

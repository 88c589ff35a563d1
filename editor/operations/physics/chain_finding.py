"""Finds the chains that bones make up, and which of them are neighbours."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from editor.math3d.arrays import Float64Array
from editor.model.bone_tree import children_of
from editor.model.bones import Bone, BoneFlags
from editor.model.model import Model
from editor.operations.physics.bone_fit import owning_bones
from editor.operations.queries.selection import descendants

WIDEST = 1.8  # times the usual way between neighbours: what is farther apart is a gap, as in an open coat

FEWEST_OF_RING = 4  # chains
CALLED = {
    "hair": re.compile("髪|もみあげ|アホ毛|おさげ|ツインテ|ポニテ|hair|bangs", re.IGNORECASE),
    "skirt": re.compile("スカート|裾|すそ|skirt", re.IGNORECASE),
    "ribbon": re.compile("リボン|紐|ネクタイ|マフラー|ribbon|scarf", re.IGNORECASE),
    "chest": re.compile("胸|乳|breast|bust", re.IGNORECASE),
    "tail": re.compile("尾|しっぽ|シッポ|tail", re.IGNORECASE),
}
WIDEST_OF_RING = np.pi / 2 + 0.1  # as wide an angle as there may be between them, seen from the middle


@dataclass(frozen=True, slots=True)
class BoneChain:
    """Bones each of which is the parent of the next. `branches`: from a bone that is in another chain."""

    rows: tuple[int, ...]
    branches: bool


def chains_of(bones: Sequence[Bone], rows: Sequence[int], moving: set[int]) -> list[BoneChain]:
    """The chains that some bones make up, by parent. Hidden tips, which are not among the `moving`, are skipped.

    At a branch the chain goes on with the tail bone, or the first child; the others begin chains of their own. Of a
    circle of parents the first row is taken for its root.
    """
    children = children_of(bones)
    chosen = {row for row in rows if not _is_hidden_tip(bones[row], row, children, moving)}
    roots = [row for row in sorted(chosen) if bones[row].parent not in chosen]
    chains: list[BoneChain] = []
    seen: set[int] = set()
    for root in (*roots, *sorted(chosen)):
        starts = [root] if root not in seen else []
        while starts:
            start = starts.pop()
            chain, others = _chain_from(bones, start, children, chosen, seen)
            chains.append(BoneChain(chain, start != root))
            starts += reversed(others)
    return chains


def is_ring(bones: Sequence[Bone], chains: Sequence[Sequence[int]]) -> bool:
    """Return whether chains stand round in a circle, as those of a skirt do: each has a neighbour on either side."""
    pairs = neighbouring_chains(bones, chains)
    if len(chains) < FEWEST_OF_RING or len(pairs) < len(chains):
        return False
    middles = np.array([np.mean([bones[row].position for row in chain], axis=0) for chain in chains])
    vectors = middles - middles.mean(axis=0)
    angles = np.sort(np.arctan2(vectors[:, 0], vectors[:, 2]))
    return bool(np.diff([*angles, angles[0] + 2 * np.pi]).max() < WIDEST_OF_RING)


def proposed_preset(bones: Sequence[Bone], chains: Sequence[Sequence[int]]) -> str:
    """The preset that chains are likely to want, by the names of most of them, or as they stand in a ring; or ""."""
    counts = Counter(name for chain in chains for name, words in CALLED.items() if words.search(bones[chain[0]].name))
    name, count = counts.most_common(1)[0] if counts else ("", 0)
    if 2 * count > len(chains):
        return name
    return "skirt" if is_ring(bones, chains) else ""


def _is_hidden_tip(bone: Bone, row: int, children: dict[int, list[int]], moving: set[int]) -> bool:
    return not bone.flags & BoneFlags.VISIBLE and not children.get(row) and row not in moving


def _chain_from(
    bones: Sequence[Bone], start: int, children: dict[int, list[int]], chosen: set[int], seen: set[int]
) -> tuple[tuple[int, ...], list[int]]:
    """The chain from a bone on, and the bones that branch from it."""
    chain, others = [start], list[int]()
    seen.add(start)
    while following := [row for row in children.get(chain[-1], ()) if row in chosen and row not in seen]:
        tail = bones[chain[-1]].tail_bone
        chain.append(tail if tail in following else following[0])
        seen.update(following)
        others += [row for row in following if row != chain[-1]]
    return tuple(chain), others


def neighbouring_chains(bones: Sequence[Bone], chains: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """Pairs of chains that stand side by side, by number: a row of them, closed to a ring where it goes round."""
    points = np.array([np.mean([bones[row].position for row in chain], axis=0) for chain in chains])
    if len(chains) < 2 or not np.isfinite(points).all():
        return []
    order = _walk_to_nearest(points)
    pairs = list(pairwise(order))
    if len(order) > 2:
        pairs.append((order[-1], order[0]))
    distances = np.array([np.linalg.norm(points[one] - points[other]) for one, other in pairs])
    return [pair for pair, distance in zip(pairs, distances, strict=True) if distance <= WIDEST * np.median(distances)]


def _walk_to_nearest(points: Float64Array) -> list[int]:
    """The points one by one, from one at an end always to the nearest that is left."""
    left = np.ones(len(points), np.bool_)
    at = int(np.linalg.norm(points - points.mean(axis=0), axis=1).argmax())
    at = int(np.linalg.norm(points - points[at], axis=1).argmax())
    order = [at]
    left[at] = False
    while left.any():
        distances = np.where(left, np.linalg.norm(points - points[at], axis=1), np.inf)
        at = int(distances.argmin())
        order.append(at)
        left[at] = False
    return order


def chosen_chains(model: Model, rows: Sequence[int], whole: bool) -> list[BoneChain]:
    """The chains that some bones make up, or these with all that hangs from them."""
    if whole:
        is_chosen = np.zeros(len(model.bones), np.bool_)
        is_chosen[rows] = True
        rows = np.flatnonzero(descendants(model, is_chosen)).tolist()
    return chains_of(model.bones.records, rows, set(np.unique(owning_bones(model)).tolist()))

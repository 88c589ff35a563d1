"""SkeletonShape: finds the bones of a person by place, by what hangs from what, and by symmetry; names do not count.

Distances are parts of the height, so that a model may be of any size. The model stands upright and faces -Z.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

import numpy as np

from editor.math3d.arrays import BoolArray, Float64Array, IndexArray
from editor.model.bone_tree import ancestors, branch_of, children_of, parents_of, with_ancestors
from editor.model.fields import NONE
from editor.model.mesh import Vertex
from editor.model.model import Model
from editor.model.names import Side
from editor.operations.bones.humanoid.naming_schemes import DIGITS

LEAST_HEIGHT = 1e-3  # model units
SAME = 1e-3  # of bones at one place the one counts that carries most
NEAR = 0.01  # from the middle, or from the mirror image of a bone
GROUND = 0.12  # below this are feet
APART = 0.06  # from the middle: eyes at most, not hair
LEAST_ARM = 0.12  # the length of an arm at least
ABOVE = 0.03  # how much arms begin above the pelvis at least
COVERED = 0.25  # how much it counts, beside equal lengths, that two bones are most of a limb

Rows = list[int]  # bones, each but the first hanging from the one before


@dataclass(frozen=True, slots=True)
class Branch:
    """A limb: where the two of its kind part, and the bones from there, this one left out, to its end."""

    top: int
    path: Rows


class SkeletonShape:
    """The bones of a model as points in a tree, with the vertices that hang from them."""

    def __init__(self, model: Model) -> None:
        self.bones = model.bones.records
        self.positions: Float64Array = np.array([bone.position for bone in self.bones], np.float64).reshape(-1, 3)
        self.parents = parents_of(self.bones)
        self.children = children_of(self.bones)
        self.weights = _weights_of_bones(model)
        heights = self.positions[np.isfinite(self.positions).all(axis=1) & (self.weights > 0), 1]
        self.ground = float(heights.min(initial=0.0))
        self.height = max(float(heights.max(initial=0.0)) - self.ground, LEAST_HEIGHT)

    # -- the tree ------------------------------------------------------------------------------------------------------

    def at(self, row: int) -> Float64Array:
        position: Float64Array = self.positions[row]
        return position

    def distance(self, one: int, other: int) -> float:
        """The distance of two bones, in heights."""
        return float(np.linalg.norm(self.positions[one] - self.positions[other])) / self.height

    def way(self, path: Sequence[int]) -> float:
        """The length of a path, in heights."""
        return sum(self.distance(one, other) for one, other in pairwise(path))

    def path_down(self, top: int, bottom: int) -> Rows:
        """The bones below `top` as far as `bottom`, which hangs from it."""
        path = list(with_ancestors(self.bones, bottom))
        return path[: path.index(top)][::-1] if top in path else path[::-1]

    def meeting(self, one: int, other: int) -> int:
        """The lowest bone that two hang from; NONE where there is none."""
        above = set(with_ancestors(self.bones, one))
        return next((row for row in with_ancestors(self.bones, other) if row in above), NONE)

    @cached_property
    def hanging(self) -> Float64Array:
        """(bones,) the weights of each bone and all that hang from it."""
        sums = self.weights.copy()
        for row in range(len(self.bones)):
            for above in ancestors(self.bones, row):
                sums[above] += self.weights[row]
        return sums

    @cached_property
    def mirrored(self) -> IndexArray:
        """(bones,) the bone that is the mirror image of each, itself in the middle; NONE without one."""
        found = np.full(len(self.bones), NONE, np.intp)
        image = self.positions * (-1, 1, 1)
        for row in range(len(self.bones)):
            away = np.nan_to_num(np.linalg.norm(self.positions - image[row], axis=1), nan=np.inf)
            near = np.flatnonzero(away <= min(away.min(initial=np.inf) + SAME * self.height, NEAR * self.height))
            if len(near):
                heaviest = near[np.argmax(self.hanging[near])]
                found[row] = heaviest if abs(self.positions[row, 0]) > NEAR * self.height / 2 else row
        return found

    def is_left(self, row: int) -> bool:
        """Return whether a bone is on the left and has its image on the right."""
        return bool(self.mirrored[row] not in (NONE, row) and self.positions[row, 0] > 0)

    def is_middle(self, row: int) -> bool:
        return abs(float(self.positions[row, 0])) <= NEAR * self.height

    # -- limbs ---------------------------------------------------------------------------------------------------------

    def branches(self) -> Iterator[Branch]:
        """The limbs of the left side that have one of their kind on the right, to each end that carries vertices."""
        for row in range(len(self.bones)):
            if not self.is_left(row) or not self.weights[row] or any(self.hanging[each] for each in self.children[row]):
                continue
            top = self.meeting(row, int(self.mirrored[row]))
            if top != NONE:
                yield Branch(top, self.path_down(top, row))

    def two_parts(self, path: Sequence[int], end: int) -> tuple[int, int] | None:
        """The two bones of a path to a joint, `end`, that are the upper and the lower part of a limb.

        They are about as long as each other, and most of the limb: a collar bone and twist bones are not.
        """
        whole = self.way(path[: path.index(end) + 1])
        best, least = None, np.inf
        for first in range(path.index(end)):
            for second in range(first + 1, path.index(end)):
                upper = self.distance(path[first], path[second])
                lower = self.distance(path[second], end)
                if whole <= 0 or min(upper, lower) <= 0:
                    continue
                score = abs(upper - lower) / (upper + lower) - COVERED * (upper + lower) / whole
                if score < least:
                    best, least = (path[first], path[second]), score
        return best

    def leg(self) -> tuple[int, dict[str, int]]:
        """The bone that both legs hang from, and the bones of the left leg."""
        low = self.ground + GROUND * self.height
        ends = [each for each in self.branches() if self.at(each.path[-1])[1] < low and len(each.path) > 2]
        if not ends:
            return NONE, {}
        best = max(ends, key=lambda each: (self.hanging[each.path[0]], -self.at(each.path[-1])[2]))
        path = best.path
        steep = [
            index
            for index in range(1, len(path))
            if (step := np.abs(self.at(path[index]) - self.at(path[index - 1])))[1] > np.hypot(step[0], step[2])
        ]
        ankle = steep[-1] if steep else len(path) - 1
        parts = self.two_parts(path, path[ankle])
        if parts is None:
            return NONE, {}
        found = {"足": parts[0], "ひざ": parts[1], "足首": path[ankle]}
        if ankle + 1 < len(path):
            found["つま先"] = path[ankle + 1]
        return best.top, found

    def arm(self, pelvis: int) -> tuple[int, dict[str, int]]:
        """The bone that both arms hang from, and the bones of the left arm and its hand."""
        level = self.at(pelvis)[1] + ABOVE * self.height
        found = [
            each
            for each in self.branches()
            if self.at(each.path[0])[1] > level and self.way(each.path) > LEAST_ARM and len(each.path) > 1
        ]
        forked = [each for each in found if self._hand(each.path) is not None]
        if not (chosen := forked or found):
            return NONE, {}
        tops = {each.top for each in chosen}
        lowest = [each for each in chosen if not tops.intersection(ancestors(self.bones, each.top))]
        best = max(lowest, key=lambda each: self.way(each.path))
        hand = self._hand(best.path)
        end = best.path[-1] if hand is None else hand
        parts = self.two_parts(best.path, end)
        if parts is None:
            return NONE, {}
        index = best.path.index(parts[0])
        arm = {"腕": parts[0], "ひじ": parts[1], "手首": end}
        if index:
            arm["肩"] = best.path[index - 1]
        return best.top, arm | self.fingers(end)

    def _hand(self, path: Rows) -> int | None:
        """The last bone of a path from which most others hang: two fingers at least."""
        counts = [sum(bool(self.hanging[child]) for child in self.children[row]) for row in path]
        most = max(counts)
        return path[len(counts) - 1 - counts[::-1].index(most)] if most > 1 else None

    def fingers(self, hand: int) -> dict[str, int]:
        """The bones of the fingers of a left hand: the thumb points away, the others go from front to back."""
        chains = [self._chain(child) for child in self.children[hand] if self.hanging[child]]
        chains = [chain for chain in chains if chain]
        if not chains:
            return {}
        thumb = max(chains, key=lambda chain: self._turned_away(hand, chain[0]))
        others = sorted((chain for chain in chains if chain is not thumb), key=lambda chain: self.at(chain[0])[2])
        names = {1: ["中指"], 2: ["人指", "中指"], 3: ["人指", "中指", "小指"]}.get(
            len(others), ["人指", "中指", "薬指", "小指"]
        )
        found = dict(zip((f"親指{digit}" for digit in DIGITS[max(0, 3 - len(thumb[:3])) and 1 :]), thumb, strict=False))
        for name, chain in zip(names, others, strict=False):
            found |= dict(zip((name + digit for digit in DIGITS[1:]), chain[-3:], strict=False))
        return found

    def _turned_away(self, hand: int, finger: int) -> float:
        """Return how far a finger points away from where the forearm does, as 1 - cos of the angle."""
        arm = self.at(hand) - self.at(int(self.parents[hand]))
        way = self.at(finger) - self.at(hand)
        return 1 - float(arm @ way) / max(float(np.linalg.norm(arm) * np.linalg.norm(way)), LEAST_HEIGHT**2)

    def _chain(self, row: int) -> Rows:
        """A bone and what hangs from it, one below the other, as far as vertices do."""
        chain = []
        while row != NONE and self.hanging[row]:
            chain.append(row)
            row = max(self.children[row], key=lambda child: self.hanging[child], default=NONE)
        return chain

    def head(self, chest: int, arms: Sequence[int]) -> dict[str, int]:
        """The neck, the head and the left eye."""
        path, row = list[int](), chest
        while True:
            above = [child for child in self.children[row] if child not in arms and self.is_middle(child)]
            above = [child for child in above if self.at(child)[1] >= self.at(row)[1] and self.hanging[child]]
            if not above:
                break
            row = max(above, key=lambda child: self.hanging[child])
            path.append(row)
        if not path:
            return {}
        head = max(path, key=lambda row: self.weights[row])
        found = {"頭": head}
        if path.index(head):
            found["首"] = path[0]
        eyes = [
            child
            for child in self.children[head]
            if self.is_left(child)
            and self.weights[child]
            and self.at(child)[2] < self.at(head)[2]
            and self.at(child)[0] < APART * self.height
        ]
        if eyes:
            found["左目"] = min(eyes, key=lambda row: abs(self.at(row)[0]))
        return found

    # -- all of them ---------------------------------------------------------------------------------------------------

    def guess(self) -> dict[str, int]:
        """The rows of standard bones; those that cannot be told are left out."""
        pelvis, leg = self.leg()
        if pelvis == NONE:
            return {}
        found = {"下半身": pelvis} | self._both(leg)
        chest, arm = self.arm(pelvis)
        if chest == NONE:
            return found
        found |= self._both(arm)
        top = self.meeting(pelvis, chest)
        spine = self.path_down(top, chest) if top != NONE and chest != top else []
        if spine:
            found["上半身"] = spine[0]
        if top not in (NONE, pelvis):
            found["腰"] = top
        arms = [branch_of(self.bones, chest, row) for name, row in found.items() if name.endswith("腕")]
        head = self.head(chest, arms)
        if "左目" in head:
            found |= self._both({"目": head.pop("左目")})
        return found | head

    def _both(self, left: Mapping[str, int]) -> dict[str, int]:
        """The bones of both sides, where both are there."""
        pairs = {name: (row, int(self.mirrored[row])) for name, row in left.items()}
        rows = {Side.LEFT.prefix + name: pair[0] for name, pair in pairs.items()}
        return rows | {Side.RIGHT.prefix + name: pair[1] for name, pair in pairs.items() if pair[1] != NONE}


def _weights_of_bones(model: Model) -> Float64Array:
    """(bones,) the sum of the weights that each bone has; 1 for each in a model without vertices."""
    bones, weights = model.vertices[Vertex.bones], model.vertices[Vertex.weights]
    is_used: BoolArray = (bones >= 0) & (bones < len(model.bones))
    sums = np.bincount(bones[is_used], np.abs(np.nan_to_num(weights[is_used])), len(model.bones)).astype(np.float64)
    return sums if sums.any() else np.ones(len(model.bones))

"""In what order the bones of a PMD move, said as the deform levels of PMX (mmd-semantics §2.10, §7.3).

PMD has no levels: first all bones follow their parents, then the IK are solved in the order of their list, then the
bones that are influenced by the rotation of another one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from editor.model.bone_tree import HasParent, children_of, upwards

MOST_COMPARED = 512  # IK whose order is looked at; nobody has so many


@dataclass(frozen=True, slots=True)
class IkRows:
    """An IK: the rows of the bone that has it, of the bone that it moves there, and of its links."""

    owner: int
    target: int
    links: tuple[int, ...]


def deform_levels(
    bones: Sequence[HasParent], chains: Sequence[IkRows], sources: Mapping[int, int], rotated: Iterable[int]
) -> list[int]:
    """The deform level of each bone.

    `chains` in the order of the list; `sources`: the bone whose rotation a bone follows; `rotated`: the bones of those
    that do so after all IK (type 5).
    """
    levels = Levels(bones, sources)
    for chain in chains:
        levels.lift(chain.owner, 1)
    if len(chains) <= MOST_COMPARED:
        _put_in_order(levels, chains)
    last = 1 + max((levels.of[chain.owner] for chain in chains), default=1)
    linked = {link for chain in chains for link in chain.links}
    for row in rotated:
        levels.lift(row, last)
    for row, source in sources.items():
        if source in linked or levels.of[source]:
            levels.lift(row, last)
    return levels.of


class Levels:
    """Levels that go up only, and that of no bone above those of its children and of the bones that follow it."""

    def __init__(self, bones: Sequence[HasParent], sources: Mapping[int, int]) -> None:
        self.of = [0] * len(bones)
        self.bones = bones
        self._after = children_of(bones)
        for row, source in sources.items():
            self._after[source].append(row)

    def lift(self, row: int, level: int) -> None:
        waiting = [row]
        while waiting:
            here = waiting.pop()
            if self.of[here] < level:
                self.of[here] = level
                waiting += self._after.get(here, ())

    def place(self, row: int) -> tuple[int, int]:
        """Return the key by which bones are sorted to be deformed."""
        return self.of[row], row


def _put_in_order(levels: Levels, chains: Sequence[IkRows]) -> None:
    """Lift the IK that would be solved before one which comes first in the list, where that makes a difference."""
    for index, chain in enumerate(chains):
        for earlier in chains[:index]:
            in_order = levels.place(earlier.owner) < levels.place(chain.owner)
            if in_order or chain.owner in upwards(levels.bones, earlier.owner):
                continue
            if interact(levels.bones, earlier, chain):
                levels.lift(chain.owner, levels.of[earlier.owner] + (chain.owner < earlier.owner))


def interact(bones: Sequence[HasParent], a: IkRows, b: IkRows) -> bool:
    """Return whether one of two IK moves what the other one looks at."""
    return _moves(bones, a, b) or _moves(bones, b, a)


def _moves(bones: Sequence[HasParent], mover: IkRows, other: IkRows) -> bool:
    links = set(mover.links)
    looked_at = {other.owner, other.target, *other.links}
    return any(not links.isdisjoint(upwards(bones, row)) for row in looked_at)

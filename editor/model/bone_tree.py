"""The tree of bones: which hang from which (mmd-semantics §2.2).

Files may hold bones that hang from themselves, by way of others, and readers come upon parents that are not there. All
walks end there.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Protocol

import numpy as np

from editor.math3d.arrays import BoolArray, IndexArray, are_among
from editor.model.fields import NONE


class HasParent(Protocol):
    """A bone, as far as the tree goes."""

    @property
    def parent(self) -> int: ...


def parents_of(bones: Iterable[HasParent]) -> IndexArray:
    """(bones,) the parent of each bone, or NONE."""
    return np.array([bone.parent for bone in bones], np.intp)


def children_of(bones: Iterable[HasParent]) -> dict[int, list[int]]:
    """The rows that hang from each row, and from NONE, ascending; an empty list for those that have none."""
    children: dict[int, list[int]] = defaultdict(list)
    for row, bone in enumerate(bones):
        children[bone.parent].append(row)
    return children


def with_ancestors(bones: Sequence[HasParent], row: int) -> Iterator[int]:
    """A bone, its parent and so on, each once. NONE has none."""
    seen, count = set[int](), len(bones)
    while 0 <= row < count and row not in seen:
        seen.add(row)
        yield row
        row = bones[row].parent


def ancestors(bones: Sequence[HasParent], row: int) -> Iterator[int]:
    """The bones that a bone hangs from, the parent first; never the bone itself."""
    return islice(with_ancestors(bones, row), 1, None)


def branch_of(bones: Sequence[HasParent], top: int, bottom: int) -> int:
    """The child of `top` that `bottom` is, or hangs from; NONE where it does not hang from there."""
    return next((row for row in with_ancestors(bones, bottom) if bones[row].parent == top), NONE)


def with_descendants(rows: BoolArray, parents: IndexArray) -> BoolArray:
    """(bones,) the bones, and all that hang from them, to the last; `parents` (bones,) as of `parents_of`."""
    found, more = rows, rows | are_among(rows, parents)
    while (found != more).any():
        found, more = more, more | are_among(more, parents)
    return found


def circles(bones: Sequence[HasParent]) -> list[list[int]]:
    """The circles of bones that hang from each other: each from its first row on upwards, by ascending first row."""
    found: list[list[int]] = []
    seen_from = [NONE] * len(bones)
    for start in range(len(bones)):
        row = start
        while 0 <= row < len(bones) and seen_from[row] == NONE:
            seen_from[row] = start
            row = bones[row].parent
        if 0 <= row < len(bones) and seen_from[row] == start:
            circle = list(with_ancestors(bones, row))
            first = circle.index(min(circle))
            found.append(circle[first:] + circle[:first])
    return sorted(found)

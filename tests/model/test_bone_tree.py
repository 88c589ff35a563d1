"""What hangs from which bone."""

from collections.abc import Sequence

import numpy as np

from editor.model.bone_tree import (
    ancestors,
    branch_of,
    children_of,
    circles,
    parents_of,
    with_ancestors,
    with_descendants,
)
from editor.model.bones import Bone
from editor.model.fields import NONE


def tree(*parents: int) -> list[Bone]:
    return [Bone(parent=parent) for parent in parents]


def below(parents: Sequence[int], *rows: int) -> list[int]:
    chosen = np.zeros(len(parents), np.bool_)
    chosen[list(rows)] = True
    found = with_descendants(chosen, parents_of(tree(*parents)))
    assert np.flatnonzero(chosen).tolist() == sorted(rows), "what is asked stays"
    return np.flatnonzero(found).tolist()


def test_parents_and_children() -> None:
    bones = tree(NONE, 0, 1, 0, NONE)
    assert parents_of(bones).tolist() == [NONE, 0, 1, 0, NONE]
    assert parents_of([]).dtype == np.intp
    children = children_of(bones)
    assert children == {NONE: [0, 4], 0: [1, 3], 1: [2]}
    assert children[2] == []


def test_upwards_from_a_bone_to_its_root() -> None:
    bones = tree(NONE, 0, 1, 0)
    assert list(with_ancestors(bones, 2)) == [2, 1, 0]
    assert list(ancestors(bones, 2)) == [1, 0]
    assert list(ancestors(bones, 0)) == []
    assert list(with_ancestors(bones, NONE)) == list(ancestors(bones, NONE)) == []


def test_upwards_ends_in_a_circle_and_where_no_bone_is() -> None:
    bones = tree(1, 2, 1, 3, 9, -7)
    assert list(with_ancestors(bones, 0)) == [0, 1, 2]
    assert list(ancestors(bones, 1)) == [2], "never the bone itself"
    assert list(ancestors(bones, 3)) == []
    assert list(with_ancestors(bones, 4)) == [4]
    assert list(with_ancestors(bones, 5)) == [5]
    assert list(with_ancestors(bones, 6)) == []


def test_the_branch_in_which_a_bone_is() -> None:
    bones = tree(NONE, 0, 1, 2, 0)
    assert branch_of(bones, 0, 3) == 1
    assert branch_of(bones, 2, 3) == 3
    assert branch_of(bones, 4, 3) == NONE
    assert branch_of(bones, NONE, 3) == 0, "the root"
    assert branch_of(tree(1, 0), 5, 0) == NONE


def test_a_bone_and_all_below_it() -> None:
    parents = [NONE, 0, 1, 0, NONE, 2, 6]
    assert below(parents, 1) == [1, 2, 5]
    assert below(parents, 0) == [0, 1, 2, 3, 5]
    assert below(parents, 3, 4) == [3, 4]
    assert below(parents) == []


def test_children_may_come_before_their_parents_and_in_a_circle() -> None:
    assert below([2, 0, NONE], 2) == [0, 1, 2]
    assert below([1, 2, 0, NONE], 0) == [0, 1, 2]
    assert below([0, 0], 0) == [0, 1]
    assert below([]) == []


def test_circles_go_upwards_from_their_first_rows() -> None:
    assert circles(tree(NONE, 0, 1)) == []
    assert circles(tree(1, 2, 1, 3, NONE)) == [[1, 2], [3]], "what hangs from a circle is none of it"
    assert circles(tree(5, 3, 1, 2, NONE, 3)) == [[1, 3, 2]], "wherever it was entered"
    assert circles(tree(8, -5)) == []

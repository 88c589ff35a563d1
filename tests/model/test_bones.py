"""What hangs from which bone."""

import numpy as np

from editor.model.bones import Bone, parents_of, with_descendants
from editor.model.fields import NONE


def below(parents: list[int], *rows: int) -> list[int]:
    chosen = np.zeros(len(parents), np.bool_)
    chosen[list(rows)] = True
    found = with_descendants(chosen, parents_of([Bone(parent=parent) for parent in parents]))
    assert np.flatnonzero(chosen).tolist() == sorted(rows), "what is asked stays"
    return np.flatnonzero(found).tolist()


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

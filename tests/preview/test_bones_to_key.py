"""Which bones need keys when a motion is to do what physics did."""

from __future__ import annotations

import numpy as np

from editor.model.bone_tree import with_descendants
from editor.model.bones import Bone, BoneFlags, IkLink
from editor.preview.baking import BonesToKey
from editor.preview.skeleton import Skeleton


def keyed_of(bones: list[Bone], *driven: int) -> BonesToKey:
    is_driven = np.zeros(len(bones), np.bool_)
    is_driven[list(driven)] = True
    return BonesToKey.of(bones, Skeleton(bones), is_driven)


def rows(switches: np.ndarray) -> list[int]:
    return np.flatnonzero(switches).tolist()


APPENDING = BoneFlags.APPEND_ROTATION
HAIR = [Bone("head"), Bone("hair", parent=0), Bone("end", parent=1)]


def test_what_is_driven_and_not_what_follows() -> None:
    assert rows(keyed_of(HAIR, 1).keyed) == [1]


def test_what_appends_from_it_and_from_that() -> None:
    one, other = (Bone(name, flags=APPENDING, append_parent=source) for name, source in (("a", 1), ("b", 3)))
    assert rows(keyed_of([*HAIR, one, other], 1).keyed) == [1, 3, 4]
    assert rows(keyed_of([*HAIR, one, other], 2).keyed) == [2]


def test_what_appends_where_something_stands() -> None:
    flags = APPENDING | BoneFlags.LOCAL_APPEND
    early = Bone("early", flags=flags, append_parent=2)
    late = Bone("late", flags=flags | BoneFlags.AFTER_PHYSICS, append_parent=2)
    assert rows(keyed_of([*HAIR, early, late], 1).keyed) == [1, 3], "what comes after physics sees it anyway"


def test_ik_that_physics_disturbs_is_off_and_its_links_have_keys() -> None:
    leg = [Bone("leg"), Bone("foot", parent=3)]
    goal = Bone("ik", parent=2, flags=BoneFlags.IK, ik_target=4, ik_links=(IkLink(3),))
    found = keyed_of([*HAIR, *leg, goal], 1)
    assert (rows(found.keyed), rows(found.ik_off)) == ([1, 3], [5])
    elsewhere = keyed_of([*HAIR, *leg, Bone("ik", flags=BoneFlags.IK, ik_target=4, ik_links=(IkLink(3),))], 1)
    assert (rows(elsewhere.keyed), rows(elsewhere.ik_off)) == ([1], [])


def test_a_child_that_comes_before_its_parent() -> None:
    found = keyed_of([HAIR[0], HAIR[1], Bone("early", parent=1, level=-1)], 1)
    assert rows(found.keyed) == [1, 2]
    assert rows(found.comes_late) == [2]


def test_parents_in_a_circle() -> None:
    assert rows(with_descendants(np.array([True, False, False]), np.array([1, 0, -1]))) == [0, 1]

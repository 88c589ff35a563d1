"""Which bones deform too early, and why; in whatever a file may hold."""

from __future__ import annotations

import random
from typing import Any

from editor.model.bones import Bone, BoneFlags, IkLink, parent_fault
from editor.model.deform_order import (
    Tie,
    can_be_met,
    circle_faults,
    deform_order,
    needs_of,
    needs_within_layer,
    order_faults,
)
from editor.model.fields import NONE

APPENDS = BoneFlags.APPEND_ROTATION


def reasons(*bones: Bone) -> dict[int, str]:
    return {row: " | ".join(faults) for row, faults in order_faults(bones).items()}


def test_a_bone_comes_after_its_parent() -> None:
    assert reasons(Bone("親"), Bone("子", parent=0)) == {}
    assert reasons(Bone("子", parent=1), Bone("親")) == {
        0: "Deforms before its parent 1: 親. That one stands in a later row."
    }


def test_the_level_counts_before_the_row() -> None:
    assert reasons(Bone("子", parent=1, level=1), Bone("親")) == {}
    assert reasons(Bone("親", level=2), Bone("子", parent=0, level=1)) == {
        1: "Deforms before its parent 0: 親. That one has the higher deform level."
    }


def test_physics_counts_before_the_level() -> None:
    after = BoneFlags.AFTER_PHYSICS
    assert reasons(Bone("親", level=9), Bone("子", parent=0, flags=after)) == {}
    assert reasons(Bone("親", flags=after), Bone("子", parent=0, level=9)) == {
        1: "Deforms before its parent 0: 親. That one deforms after physics."
    }


def test_an_append_parent_comes_first_where_something_is_appended() -> None:
    assert reasons(Bone("写し", append_parent=1), Bone("元")) == {}
    assert "before its append parent 1: 元" in reasons(Bone("写し", append_parent=1, flags=APPENDS), Bone("元"))[0]


def test_an_ik_comes_after_its_links_and_its_target() -> None:
    ik = Bone("ＩＫ", flags=BoneFlags.IK, ik_target=2, ik_links=(IkLink(1),))
    assert reasons(ik, Bone("ひざ"), Bone("足首", parent=1)) == {
        0: "Solves its IK before 2: 足首 deforms. That one stands in a later row."
        " | Solves its IK before 1: ひざ deforms. That one stands in a later row."
    }


def test_what_appends_from_a_link_comes_after_the_ik() -> None:
    """It reads what the IK turned the link by (mmd-semantics §2.4)."""
    ik = Bone("ＩＫ", flags=BoneFlags.IK, ik_target=1, ik_links=(IkLink(0),))
    copy = Bone("ひざD", append_parent=0, flags=APPENDS)
    assert reasons(Bone("ひざ"), Bone("足首", parent=0), ik, copy) == {}
    assert list(reasons(Bone("ひざ"), Bone("足首", parent=0), copy, ik)) == [2]


def test_every_bone_of_a_circle_of_parents_says_so_and_no_other() -> None:
    bones = [Bone("尾", parent=1), Bone("甲", parent=2), Bone("乙", parent=1), Bone("独", parent=3), Bone("並")]
    assert list(circle_faults(bones)) == [1, 2, 3]
    assert reasons(*bones) == {
        0: "Deforms before its parent 1: 甲. That one stands in a later row.",
        1: "甲 cannot be its own ancestor: 甲 → 乙 → 甲",
        2: "乙 cannot be its own ancestor: 乙 → 甲 → 乙",
        3: "独 cannot be its own parent",
    }


def test_of_a_circle_with_appends_the_parents_can_be_met() -> None:
    bones = [Bone("親", append_parent=1, flags=APPENDS), Bone("子", parent=0)]
    assert can_be_met(needs_of(bones)) == [{}, {0: Tie.PARENT}]
    assert reasons(*bones) == {
        0: "Deforms before its append parent 1: 子. Each needs the other, in a circle, so that no order is right."
    }


def test_references_to_nothing_and_beyond_the_end_need_nothing() -> None:
    ik = Bone("ＩＫ", parent=7, flags=BoneFlags.IK | APPENDS, append_parent=8, ik_target=9, ik_links=(IkLink(5),))
    assert reasons(ik, Bone("")) == {}


def test_circles_of_needs_are_what_a_slow_search_finds() -> None:
    rng = random.Random(4)
    for _ in range(300):
        count = rng.randint(1, 7)
        needs = [
            {other: Tie.SOLVED for other in rng.sample(range(count), rng.randint(0, min(2, count))) if other != row}
            for row in range(count)
        ]
        reach = [reached(needs, row) for row in range(count)]
        expected = [
            {other: tie for other, tie in own.items() if row not in reach[other]} for row, own in enumerate(needs)
        ]
        assert can_be_met(needs) == expected


def reached(needs: list[dict[int, Tie]], start: int) -> set[int]:
    found, climbed = {start}, [start]
    while climbed:
        new = needs[climbed.pop()].keys() - found
        found |= new
        climbed += new
    return found


def test_of_many_bones_in_a_circle_the_first_few_are_told() -> None:
    bones = [Bone(f"{row}", parent=(row + 1) % 20) for row in range(20)]
    assert circle_faults(bones)[15] == "15 cannot be its own ancestor: 15 → 16 → 17 → 18 → 19 → 0 → 1 → 2 → … → 15"
    assert all(fault == parent_fault(bones, row) for row, fault in circle_faults(bones).items())


def test_circles_are_found_without_going_up_from_every_bone() -> None:
    class CountedReads(list[Bone]):
        count = 0

        def __getitem__(self, row: Any) -> Any:
            self.count += 1
            return super().__getitem__(row)

    bones = CountedReads(Bone(f"{row}", parent=row + 1) for row in range(999))
    bones.append(Bone("999", parent=NONE))
    assert circle_faults(bones) == {}
    assert bones.count <= 2 * len(bones)


def test_bones_deform_by_physics_level_and_row() -> None:
    """mmd-semantics §2.2."""
    late = BoneFlags.AFTER_PHYSICS
    bones = [Bone(flags=late), Bone(level=1), Bone(), Bone(flags=late, level=-1), Bone(level=1), Bone()]
    assert deform_order(bones) == [2, 5, 1, 4, 3, 0]


def test_rows_decide_on_needs_between_bones_of_a_level_and_a_time() -> None:
    bones = [Bone(), Bone(parent=0), Bone(parent=1, level=1), Bone(parent=1, flags=BoneFlags.AFTER_PHYSICS)]
    assert needs_within_layer(bones, needs_of(bones)) == [[], [0], [], []]

"""Where bones end, and which are knees."""

import math

from editor.model.bones import (
    KNEE_LOWER,
    KNEE_UPPER,
    Bone,
    BoneFlags,
    has_free_tail,
    is_knee,
    is_pmd_knee,
    parent_fault,
    tail_as_offset,
    tail_at_bone,
    tail_at_offset,
    tail_vector,
)
from editor.model.fields import NONE, replaced

AT_BONE = Bone("腕").flags | BoneFlags.TAIL_IS_BONE


def test_the_way_to_the_tail() -> None:
    bones = [
        Bone("a", position=(1, 2, 3), tail_offset=(0, 5, 0)),
        Bone("b", position=(1, 1, 1), flags=AT_BONE, tail_bone=0, tail_offset=(9, 9, 9)),
        Bone("c", position=(1, 1, 1), flags=AT_BONE, tail_bone=NONE, tail_offset=(9, 9, 9)),
    ]
    assert [tail_vector(bones, row).tolist() for row in range(3)] == [[0, 5, 0], [0, 1, 2], [0, 0, 0]]
    assert [has_free_tail(bone) for bone in bones] == [True, False, True]


def test_the_values_of_tails() -> None:
    bone, end = Bone("a", position=(1, 2, 3)), Bone("b", position=(1, 3, 3.1))
    pointing = replaced(bone, tail_at_bone(bone, 1))
    assert tail_vector([pointing, end], 0)[1] == 1
    shown = tail_vector([replaced(pointing, tail_as_offset(pointing, end)), end], 0)
    assert shown.tolist() == [0, 1, float(shown[2])]
    assert math.isclose(shown[2], 0.1, rel_tol=1e-6)
    assert tail_as_offset(bone, end) == {}, "its tail is no bone"
    back = replaced(pointing, tail_at_offset(pointing, (0, 0, 1)))
    assert (back.tail_bone, back.tail_offset, back.flags) == (NONE, (0, 0, 1), bone.flags)


def test_knees_by_their_names() -> None:
    assert all(is_knee(Bone(name)) for name in ("左ひざ", "右ヒザ", "膝.L", "Knee_L", "左ひざD"))
    assert is_knee(Bone("左足2", "left knee"))
    assert not is_knee(Bone("左ひじ", "elbow_L"))


def test_mmd_takes_links_whose_names_end_so_for_knees() -> None:
    """mmd-semantics §7.3."""
    assert is_pmd_knee(Bone("左ひざ"))
    assert not is_pmd_knee(Bone("左ひざD"))
    assert not is_pmd_knee(Bone("膝", "ひざ"))
    assert KNEE_LOWER[0] == -3.1415927410125732
    assert KNEE_UPPER[0] == -0.008726646192371845


def test_a_bone_must_not_hang_from_itself() -> None:
    bones = [Bone("甲", parent=1), Bone("乙", parent=0), Bone("丙", parent=0), Bone("丁", parent=3), Bone("戊")]
    faults = [str(parent_fault(bones, row)) for row in range(5)]
    assert faults == [
        "甲 cannot be its own ancestor: 甲 → 乙 → 甲",
        "乙 cannot be its own ancestor: 乙 → 甲 → 乙",
        "None",
        "丁 cannot be its own parent",
        "None",
    ]

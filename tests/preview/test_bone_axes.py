"""Local axes of bones: their own, those that MMD gives to arms, and the model's."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.bones import Bone, BoneFlags
from editor.preview.bone_axes import fixed_axis, local_axes

LOCAL = BoneFlags.LOCAL_AXES
ROOT_HALF = 0.5**0.5


def test_most_bones_have_the_axes_of_the_model() -> None:
    assert local_axes([Bone("上半身", tail_offset=(0, 1, 0))], 0).tolist() == np.eye(3).tolist()


def test_own_axes_are_made_upright() -> None:
    bone = Bone("b", flags=LOCAL, local_x=(0, 2, 0), local_z=(0, 1, 3))
    x, y, z = local_axes([bone], 0).T
    np.testing.assert_allclose(x, (0, 1, 0))
    np.testing.assert_allclose(z, (0, 0, 1), atol=1e-12)
    np.testing.assert_allclose(y, np.cross(z, x))


@pytest.mark.parametrize("axes", [((0, 0, 0), (0, 0, 1)), ((1, 0, 0), (2, 0, 0)), ((np.nan, 0, 0), (0, 0, 1))])
def test_axes_that_say_nothing_count_for_nothing(axes: tuple[tuple[float, float, float], ...]) -> None:
    bone = Bone("b", flags=LOCAL, local_x=axes[0], local_z=axes[1])
    assert local_axes([bone], 0).tolist() == np.eye(3).tolist()


@pytest.mark.parametrize("name", ["左腕", "右ひじ", "左手首", "左親指１"])
def test_arms_have_x_along_them_and_z_away_from_the_viewer(name: str) -> None:
    x, y, z = local_axes([Bone(name, tail_offset=(1, -1, 0))], 0).T
    np.testing.assert_allclose(x, (ROOT_HALF, -ROOT_HALF, 0))
    np.testing.assert_allclose(y, (ROOT_HALF, ROOT_HALF, 0))
    np.testing.assert_allclose(z, (0, 0, 1))


def test_an_arm_is_along_its_tail_bone_or_else_its_first_child() -> None:
    tail = Bone("左腕", flags=BoneFlags.TAIL_IS_BONE, tail_bone=1)
    none = Bone("左手首", flags=BoneFlags.TAIL_IS_BONE, tail_bone=-1)
    other = Bone("ひじ", position=(0, 3, 0), parent=0)
    for bone in (tail, none):
        np.testing.assert_allclose(local_axes([bone, other], 0)[:, 0], (0, 1, 0))
    assert local_axes([none], 0).tolist() == np.eye(3).tolist()


def test_own_axes_come_before_those_of_arms() -> None:
    bone = Bone("左腕", flags=LOCAL, local_x=(0, 0, 1), local_z=(1, 0, 0), tail_offset=(1, 0, 0))
    np.testing.assert_allclose(local_axes([bone], 0)[:, 0], (0, 0, 1))


def test_a_fixed_axis_has_length_one_and_only_counts_with_its_flag() -> None:
    assert fixed_axis(Bone("b", fixed_axis=(0, 2, 0))) is None
    assert np.allclose(fixed_axis(Bone("b", flags=BoneFlags.FIXED_AXIS, fixed_axis=(0, 2, 0))), (0, 1, 0))
    assert np.allclose(fixed_axis(Bone("b", flags=BoneFlags.FIXED_AXIS, fixed_axis=(0, 0, 0))), 0)

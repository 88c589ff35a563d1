"""Axes from tails: the one that a bone turns about, and those that it is handled by."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.bones import Bone, BoneFlags
from editor.model.model import Model
from editor.preview.bone_axes import local_axes
from tests.operations.running import apply


def model_of(*bones: Bone) -> Model:
    model = Model()
    model.bones.records += bones
    return model


def test_the_fixed_axis_goes_to_the_tail_or_else_to_the_first_child() -> None:
    model = model_of(
        Bone("腕", tail_offset=(3, 0, 4)),
        Bone("腕捩", position=(1, 0, 0)),
        Bone("ひじ", position=(1, -2, 0), parent=1),
    )
    outcome = apply(model, "bones.fixed-axis-from-tail")
    assert model.bones[0].fixed_axis == pytest.approx((0.6, 0, 0.8))
    assert model.bones[1].fixed_axis == (0, -1, 0)
    assert [bool(bone.flags & BoneFlags.FIXED_AXIS) for bone in model.bones] == [True, True, False]
    assert outcome.result.warnings == ("Bones without tail or child, left as they were: 1",)


@pytest.mark.parametrize("way", [(1, 0, 0), (-1, -1, 0), (1, 2, 3), (0, 0, -1), (0, 0, 2)])
def test_local_axes_are_upright_with_x_to_the_tail(way: tuple[int, int, int]) -> None:
    model = model_of(Bone("頭", tail_offset=way))
    apply(model, "bones.local-axes-from-tail")
    bone = model.bones[0]
    assert bone.flags & BoneFlags.LOCAL_AXES
    assert bone.local_x == pytest.approx(np.array(way) / np.linalg.norm(way), abs=1e-6)
    assert np.dot(bone.local_x, bone.local_z) == pytest.approx(0, abs=1e-6)
    assert bone.local_z[2] > 0 or way[:2] == (0, 0)


def test_an_arm_keeps_the_axes_that_it_has_by_its_name() -> None:
    model = model_of(Bone("左腕", tail_offset=(2, -1, 0.5)))
    before = local_axes(model.bones.records, 0)
    apply(model, "bones.local-axes-from-tail")
    assert local_axes(model.bones.records, 0) == pytest.approx(before, abs=1e-6)


@pytest.mark.parametrize("tail", [(0, 0, 0), (float("nan"), 0, 0), (float("inf"), 0, 0)])
def test_bones_that_end_nowhere_are_refused(tail: tuple[float, float, float]) -> None:
    with pytest.raises(ValueError, match="None of the bones"):
        apply(model_of(Bone("腕", tail_offset=tail)), "bones.fixed-axis-from-tail")

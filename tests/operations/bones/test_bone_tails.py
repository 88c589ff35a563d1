"""Tails from offsets to bones and back, as they were shown, and tips out of sight."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.bones import Bone, BoneFlags, tail_vector
from editor.model.model import Model
from tests.operations.running import apply

VISIBLE = BoneFlags.VISIBLE | BoneFlags.ROTATABLE


def model_of(*bones: Bone) -> Model:
    model = Model()
    model.bones.records += bones
    return model


def tails(model: Model, count: int) -> list[list[float]]:
    return [tail_vector(model.bones.records, row).tolist() for row in range(count)]


@pytest.fixture
def arm() -> Model:
    return model_of(
        Bone("腕", "arm", (1, 2, 3), flags=VISIBLE, tail_offset=(1, 0, 0)),
        Bone("ひじ", "elbow", (2, 2, 3), 0, flags=VISIBLE, tail_offset=(0.25, 0, 0)),
    )


def test_a_tail_becomes_the_child_that_stands_there(arm: Model) -> None:
    before = tails(arm, 2)
    warnings = apply(arm, "bones.tail-to-bone").result.warnings
    assert [(bool(bone.flags & BoneFlags.TAIL_IS_BONE), bone.tail_bone) for bone in arm.bones] == [
        (True, 1),
        (False, -1),
    ]
    assert tails(arm, 2) == before
    assert warnings == ("Bones without a child where the tail ends: 1",)


def test_where_nothing_stands_a_tip_is_made(arm: Model) -> None:
    before = tails(arm, 2)
    apply(arm, "bones.tail-to-bone", make_bone=True)
    tip = arm.bones[2]
    assert (tip.name, tip.name_en, tip.parent, tip.position) == ("ひじ先", "elbow_t", 1, (2.25, 2, 3))
    assert not tip.flags & BoneFlags.VISIBLE
    assert np.allclose(tails(arm, 2), before, atol=1e-6)


def test_there_and_back_again(arm: Model) -> None:
    before = list(arm.bones)
    apply(arm, "bones.tail-to-bone", make_bone=True)
    apply(arm, "bones.tail-to-offset", remove_tips=True)
    assert list(arm.bones) == before


def test_tips_that_something_uses_stay(arm: Model) -> None:
    apply(arm, "bones.tail-to-bone", make_bone=True)
    arm.vertices.fill(1, bones=[(2, -1, -1, -1)])
    apply(arm, "bones.tail-to-offset", {"bones": [0, 1]}, remove_tips=True)
    assert [bone.name for bone in arm.bones] == ["腕", "ひじ", "ひじ先"]


def test_without_being_told_so_nothing_is_removed(arm: Model) -> None:
    apply(arm, "bones.tail-to-bone", make_bone=True)
    apply(arm, "bones.tail-to-offset")
    assert len(arm.bones) == 3
    assert not any(bone.flags & BoneFlags.TAIL_IS_BONE for bone in arm.bones)


def test_tips_are_hidden_and_toes_and_what_vertices_follow_are_not() -> None:
    model = model_of(*(Bone(name, flags=VISIBLE) for name in ("髪先", "左つま先", "足先EX", "毛先", "先")))
    model.vertices.fill(1, bones=[(3, -1, -1, -1)])
    apply(model, "bones.hide-tips")
    assert [bone.name for bone in model.bones if not bone.flags & BoneFlags.VISIBLE] == ["髪先"]


@pytest.mark.parametrize("id", ["bones.tail-to-bone", "bones.tail-to-offset", "bones.hide-tips"])
def test_what_does_not_fit_is_refused(id: str) -> None:
    with pytest.raises(ValueError, match=r"^No"):
        apply(model_of(Bone("腕")), id)

"""Single fields of bones: parent, tail, kind and append."""

from __future__ import annotations

import pytest

from editor.model.bones import Bone, BoneFlags
from editor.model.fields import NONE
from editor.model.model import Model
from editor.operations.choices import NamedKind
from tests.operations.model_making import full_model
from tests.operations.running import apply


def test_bones_hang_from_another_or_from_none() -> None:
    model = full_model()
    apply(model, "bones.set-parent", {"bones": [2, 3]}, parent=0)
    assert [bone.parent for bone in model.bones] == [NONE, 0, 0, 0]
    apply(model, "bones.set-parent", {"bones": [2]})
    assert model.bones[2].parent == NONE


def test_no_bone_hangs_from_itself() -> None:
    model = full_model()
    before = list(model.bones)
    with pytest.raises(ValueError, match="センター cannot be its own ancestor: センター → 手 → 腕 → センター"):
        apply(model, "bones.set-parent", {"bones": [0, 3]}, parent=2)
    with pytest.raises(ValueError, match="cannot be its own parent"):
        apply(model, "bones.set-parent", {"bones": [0, 1]}, parent=1)
    assert list(model.bones) == before


def test_tails_lead_to_a_bone_but_not_to_their_own() -> None:
    model = full_model()
    apply(model, "bones.set-tail", {"bones": [0, 2]}, bone=3)
    assert [bool(bone.flags & BoneFlags.TAIL_IS_BONE) for bone in model.bones] == [True, False, True, False]
    assert [model.bones[row].tail_bone for row in (0, 2)] == [3, 3]
    with pytest.raises(ValueError, match="手 cannot be its own tail"):
        apply(model, "bones.set-tail", {"bones": [0, 2]}, bone=2)
    with pytest.raises(ValueError, match="Choose the bone"):
        apply(model, "bones.set-tail", {"bones": [0]})


def test_a_kind_decides_its_flags_alone() -> None:
    model = Model()
    kept = BoneFlags.TAIL_IS_BONE | BoneFlags.AFTER_PHYSICS
    model.bones.records[:] = [Bone("足", flags=kept | BoneFlags.IK | BoneFlags.VISIBLE), Bone("腕")]
    apply(model, "bones.set-kind", {"bones": [0]}, kind=NamedKind.HIDDEN)
    assert model.bones[0].flags == kept | BoneFlags.ROTATABLE | BoneFlags.OPERABLE
    apply(model, "bones.set-kind", {"bones": [0]}, kind=NamedKind.IK)
    assert model.bones[0].flags & BoneFlags.IK
    assert model.bones[1] == Bone("腕")

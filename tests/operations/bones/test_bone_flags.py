"""Bones get the flags of a kind by its name, and keep what no kind decides."""

from __future__ import annotations

from editor.model.bones import Bone, BoneFlags
from editor.model.model import Model
from editor.operations.choices import NamedKind
from tests.operations.running import apply


def test_a_kind_decides_its_flags_alone() -> None:
    model = Model()
    kept = BoneFlags.TAIL_IS_BONE | BoneFlags.AFTER_PHYSICS
    model.bones.records[:] = [Bone("足", flags=kept | BoneFlags.IK | BoneFlags.VISIBLE), Bone("腕")]
    apply(model, "bones.set-kind", {"bones": [0]}, kind=NamedKind.HIDDEN)
    assert model.bones[0].flags == kept | BoneFlags.ROTATABLE | BoneFlags.OPERABLE
    apply(model, "bones.set-kind", {"bones": [0]}, kind=NamedKind.IK)
    assert model.bones[0].flags & BoneFlags.IK
    assert model.bones[1] == Bone("腕")

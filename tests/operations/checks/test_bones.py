"""Checks of bones."""

from __future__ import annotations

from editor.model.bones import Bone
from editor.model.model import Model
from tests.operations.checks.proving import found, prove_fix


def with_bones(*bones: Bone) -> Model:
    model = Model()
    model.bones.records[:] = bones
    return model


def test_bones_that_hang_from_themselves_are_found_and_no_others() -> None:
    assert found("bone-parent-circle", with_bones(Bone("a", parent=1), Bone("b", parent=0), Bone("c", parent=0))) == [
        ("bones", [0]),
        ("bones", [1]),
    ]
    assert found("bone-parent-circle", with_bones(Bone("a"), Bone("b", parent=0))) == []


def test_a_bone_that_deforms_before_its_parent_is_put_in_order() -> None:
    model = with_bones(Bone("child", parent=1), Bone("parent"))
    assert found("bone-deform-order", model) == [("bones", [0])]
    prove_fix("bone-deform-order", model, {"bones", "bones.parent"})
    assert found("bone-deform-order", with_bones(Bone("parent"), Bone("child", parent=0))) == []


def test_a_model_without_a_bone_gets_one() -> None:
    assert found("no-bones", Model()) == [("bones", [])]
    assert found("no-bones", with_bones(Bone("a"))) == []
    prove_fix("no-bones", Model(), {"bones", "frames.items"})

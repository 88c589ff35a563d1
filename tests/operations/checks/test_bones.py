"""Checks of bones."""

from __future__ import annotations

import math

import pytest

from editor.model.bones import Bone, BoneFlags
from editor.model.model import Model
from editor.model.rigid_bodies import BodyMode, RigidBody
from tests.operations.checks.proving import found, prove_fix
from tests.operations.humanoid import humanoid

APPENDS = BoneFlags.APPEND_ROTATION
AXIS = BoneFlags.FIXED_AXIS
AXES = BoneFlags.LOCAL_AXES


def with_bones(*bones: Bone) -> Model:
    model = Model()
    model.bones.records[:] = bones
    return model


# By code: bones of which the first has the fault, the same without it, and what the fix may change.
FAULTS = {
    "bone-append-without-parent": (Bone(flags=APPENDS), Bone(append_parent=-1), {"bones.flags"}),
    "bone-append-self": (
        Bone(flags=APPENDS, append_parent=0),
        Bone(flags=APPENDS, append_parent=1),
        {"bones.flags", "bones.append_parent"},
    ),
    "bone-tail-self": (
        Bone(flags=BoneFlags.TAIL_IS_BONE, tail_bone=0),
        Bone(flags=BoneFlags.TAIL_IS_BONE, tail_bone=1),
        {"bones.tail_bone"},
    ),
    "bone-fixed-axis-zero": (
        Bone(flags=AXIS, fixed_axis=(0, 0, 0), tail_offset=(0, 2, 0)),
        Bone(flags=AXIS, fixed_axis=(0, 1, 0)),
        {"bones.fixed_axis"},
    ),
    "bone-fixed-axis-not-unit": (
        Bone(flags=AXIS, fixed_axis=(0, 3, 4)),
        Bone(flags=AXIS, fixed_axis=(0, 0.6002, 0.8)),
        {"bones.fixed_axis"},
    ),
    "bone-local-axes-none": (
        Bone(flags=AXES, local_x=(1, 0, 0), local_z=(-2, 0, 0), tail_offset=(1, 1, 0)),
        Bone(flags=AXES, local_x=(1, 0, 0), local_z=(0.5, 0, 1)),
        {"bones.local_x", "bones.local_z"},
    ),
    "bone-local-axes-not-upright": (
        Bone(flags=AXES, local_x=(1, 0, 0), local_z=(0.6, 0, 0.8)),
        Bone(flags=AXES, local_x=(0, 1, 0), local_z=(0, 0.0002, 1)),
        {"bones.local_x", "bones.local_z"},
    ),
}


@pytest.mark.parametrize("code", FAULTS)
def test_what_is_wrong_with_a_bone_is_found_and_mended(code: str) -> None:
    faulty, near, changes = FAULTS[code]
    assert found(code, with_bones(near, Bone("other"))) == []
    assert found(code, with_bones(faulty, Bone("other"))) == [("bones", [0])]
    prove_fix(code, with_bones(faulty, Bone("other")), changes)


@pytest.mark.parametrize("code", ["bone-append-self", "bone-fixed-axis-zero", "bone-local-axes-none"])
def test_values_that_mean_nothing_are_no_fault(code: str) -> None:
    faulty, _, _ = FAULTS[code]
    harmless = Bone(append_parent=0, fixed_axis=faulty.fixed_axis, local_x=faulty.local_x, local_z=faulty.local_z)
    assert found(code, with_bones(harmless, Bone("other"))) == []


def test_straightened_axes_go_where_they_went() -> None:
    model = with_bones(Bone(flags=AXIS | AXES, fixed_axis=(0, 3, 4), local_x=(0, 2, 0), local_z=(0, 1, 1)))
    prove_fix("bone-local-axes-not-upright", model.snapshot(), {"bones.local_x", "bones.local_z", "bones.fixed_axis"})
    assert found("bone-fixed-axis-not-unit", model) == [("bones", [0])]


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


def test_a_bone_whose_target_physics_moves_waits_for_physics() -> None:
    def model(mode: BodyMode) -> Model:
        made = with_bones(Bone("hair"), Bone("follows", flags=BoneFlags.LOCAL_APPEND, append_parent=0))
        made.rigid_bodies.records[:] = [RigidBody(bone=0, mode=mode)]
        return made

    assert found("bone-before-physics", model(BodyMode.PHYSICS)) == [("bones", [1])]
    assert found("bone-before-physics", model(BodyMode.FOLLOWS_BONE)) == []
    prove_fix("bone-before-physics", model(BodyMode.PHYSICS), {"bones.flags"})


def test_a_number_that_is_none_is_found_wherever_it_is() -> None:
    bones = (Bone(position=(0, math.nan, 0)), Bone(append_ratio=math.inf), Bone(local_z=(0, 0, -math.inf)))
    assert found("bone-not-finite", with_bones(*bones)) == [("bones", [0]), ("bones", [1]), ("bones", [2])]
    assert found("bone-not-finite", with_bones(Bone(position=(3e38, 0, 0)))) == []


def test_semi_standard_bones_are_offered_to_people_not_to_boxes() -> None:
    assert found("bone-semi-standard", humanoid()) == [("bones", [])]
    assert found("bone-semi-standard", with_bones(Bone("箱"))) == []


def test_a_model_without_a_bone_gets_one() -> None:
    assert found("no-bones", Model()) == [("bones", [])]
    assert found("no-bones", with_bones(Bone("a"))) == []
    prove_fix("no-bones", Model(), {"bones", "frames", "frames.items"})

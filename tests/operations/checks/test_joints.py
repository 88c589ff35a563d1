"""Checks of joints."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from editor.model.bones import Bone
from editor.model.joints import Joint, JointKind
from editor.model.model import Model
from editor.model.rigid_bodies import BodyMode, RigidBody
from tests.operations.checks.proving import found, prove_fix

SOUND = Joint(body_a=0, body_b=1)


def with_joints(*joints: Joint) -> Model:
    model = Model()
    model.bones.records[:] = [Bone("頭"), Bone("髪", parent=0)]
    model.rigid_bodies.records[:] = [
        RigidBody(bone=0),
        RigidBody(bone=1, mode=BodyMode.PHYSICS),
        RigidBody(bone=0),
    ]
    model.joints.records[:] = joints
    return model


# By code: a joint with the fault, one near it, and what the fix may change; None where there is none.
FAULTS: dict[str, tuple[Joint, Joint, set[str] | None]] = {
    "joint-without-body": (Joint(body_a=0), Joint(body_a=1, body_b=0), {"joints"}),
    "joint-same-body": (Joint(body_a=1, body_b=1), Joint(body_a=-1, body_b=-1), {"joints"}),
    "joint-number-unusable": (
        replace(SOUND, turn_lower=(0, math.nan, 0)),
        replace(SOUND, turn_upper=(0, math.inf, 0)),
        None,
    ),
    "joint-kind-unknown": (replace(SOUND, kind=JointKind(7)), replace(SOUND, kind=JointKind.HINGE), {"joints.kind"}),
    "joint-limit-reversed": (
        replace(SOUND, move_lower=(1, 0, 0), move_upper=(-1, 1, 0), turn_lower=(0, 0, 0.5)),
        replace(SOUND, move_lower=(1, 0, 0), move_upper=(-1, 0, 0), turn_lower=(0, 2, 0), turn_upper=(0, -2, 0)),
        {"joints.move_lower", "joints.move_upper", "joints.turn_lower", "joints.turn_upper"},
    ),
    "joint-idle": (Joint(body_a=0, body_b=2), Joint(body_a=2, body_b=1), {"joints"}),
}


@pytest.mark.parametrize("code", FAULTS)
def test_what_is_wrong_with_a_joint_is_found_and_mended(code: str) -> None:
    faulty, near, changes = FAULTS[code]
    assert found(code, with_joints(SOUND, near, faulty)) == [("joints", [2])]
    assert [other for other in FAULTS if other != code and found(other, with_joints(SOUND, faulty))] == []
    if changes is not None:
        prove_fix(code, with_joints(SOUND, faulty), changes)


def test_other_kinds_of_joints_keep_other_numbers_in_their_limits() -> None:
    cone = replace(SOUND, kind=JointKind.CONE_TWIST, move_lower=(1, 0, 0))
    assert found("joint-limit-reversed", with_joints(cone)) == []


def test_a_position_far_beyond_the_model_is_no_position() -> None:
    far = replace(SOUND, position=(0, 2e6, 0))
    assert found("joint-number-unusable", with_joints(far)) == [("joints", [0])]

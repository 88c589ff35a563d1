"""Joints made between bodies and placed by them; bodies and joints mirrored with their limits."""

from __future__ import annotations

import numpy as np
import pytest

from editor.math3d.rotations import matrices_from_euler
from editor.model.bones import Bone
from editor.model.fields import NONE
from editor.model.joints import Joint, JointKind
from editor.model.model import Model
from editor.model.rigid_bodies import BodyMode, RigidBody
from editor.operations.choices import JoinedWith
from tests.operations.physics.hanging_models import skirt_model, two_sided_model
from tests.operations.running import apply

LIMITS = {
    "move_lower": (-0.1, -0.2, -0.3),
    "move_upper": (0.4, 0.5, 0.6),
    "turn_lower": (-0.5, -0.25, -0.125),
    "turn_upper": (1, 0.75, 0.5),
    "move_spring": (1, 2, 3),
    "turn_spring": (4, 5, 6),
}


def test_two_bodies_are_joined_with_each_other() -> None:
    model = two_sided_model()
    model.rigid_bodies.records.reverse()
    apply(model, "joints.connect")
    (joint,) = model.joints
    assert (joint.body_a, joint.body_b) == (1, 0)  # the hair hangs from the head
    assert joint.name == "左髪"
    assert joint.position == (1, 17, 0.5)


def test_each_is_joined_with_that_of_its_parent() -> None:
    model = skirt_model(1)
    apply(model, "bodies.from-bones", {"bones": [1, 2, 4]})
    apply(model, "joints.connect")
    assert [(joint.body_a, joint.body_b) for joint in model.joints] == [(0, 1), (1, 2)]
    with pytest.raises(ValueError, match="all are joined"):
        apply(model, "joints.connect")
    with pytest.raises(ValueError, match="two rigid bodies"):
        apply(model, "joints.connect", with_=JoinedWith.EACH_OTHER)


def test_joints_come_to_the_bone_of_their_body() -> None:
    model = two_sided_model()
    model.joints.records.append(Joint("古い", body_a=0, body_b=1, position=(9, 9, 9)))
    model.joints.records.append(Joint("片方", body_a=0))
    outcome = apply(model, "joints.from-bodies", names=True)
    joint = model.joints[0]
    assert (joint.name, joint.name_en, joint.position) == ("左髪", "hair_L", (1, 17, 0.5))
    axis = matrices_from_euler([joint.rotation])[0][:, 1]
    way = np.array((0.3, -2, 0)) / np.hypot(0.3, 2)
    assert abs(axis @ way) == pytest.approx(1, abs=1e-6)
    assert "片方" in str(outcome.result.warnings[0])


def test_the_other_side_of_a_body_is_made() -> None:
    model = two_sided_model()
    outcome = apply(model, "bodies.mirror")
    left, right = model.rigid_bodies[1], model.rigid_bodies[2]
    assert (right.name, right.name_en, right.bone) == ("右髪", "hair_R", 2)
    assert right.position == pytest.approx((-1.15, 16, 0.5))
    flip = np.diag((-1, 1, 1))
    turned = [matrices_from_euler([body.rotation])[0] for body in (left, right)]
    assert np.allclose(turned[1], flip @ turned[0] @ flip, atol=1e-6)
    assert "頭" in str(outcome.result.warnings[0])
    assert apply(model, "bodies.mirror").step is None


def test_the_other_side_of_a_body_is_corrected_or_left() -> None:
    model = two_sided_model()
    model.rigid_bodies.records.append(RigidBody("右髪", "mine", NONE, position=(5, 5, 5)))
    apply(model, "bodies.mirror", {"rigid_bodies": [1]}, update=False)
    assert model.rigid_bodies[2].position == (5, 5, 5)
    apply(model, "bodies.mirror", {"rigid_bodies": [1]})
    assert len(model.rigid_bodies) == 3
    assert (model.rigid_bodies[2].name_en, model.rigid_bodies[2].bone) == ("mine", 2)
    assert model.rigid_bodies[2].position == pytest.approx((-1.15, 16, 0.5))


def test_a_body_whose_bone_has_no_other_side_is_left_out() -> None:
    model = two_sided_model()
    model.bones.records.pop()
    with pytest.raises(ValueError, match="not there on the other side"):
        apply(model, "bodies.mirror", {"rigid_bodies": [1]})
    with pytest.raises(ValueError, match="left or a right"):
        apply(model, "bodies.mirror", {"rigid_bodies": [0]})


def test_the_other_side_of_a_joint_has_mirrored_limits() -> None:
    model = two_sided_model()
    apply(model, "bodies.mirror")
    model.joints.records.append(
        Joint("左髪", "hair_L", body_a=0, body_b=1, position=(1, 17, 0.5), rotation=(0.1, 0.2, 0.3), **LIMITS)
    )
    apply(model, "joints.mirror")
    joint = model.joints[1]
    assert (joint.name, joint.name_en, joint.body_a, joint.body_b) == ("右髪", "hair_R", 0, 2)
    assert joint.position == pytest.approx((-1, 17, 0.5))
    assert joint.rotation == pytest.approx((0.1, -0.2, -0.3))
    assert (joint.move_lower, joint.move_upper) == (
        pytest.approx((-0.4, -0.2, -0.3)),
        pytest.approx((0.1, 0.5, 0.6)),
    )
    assert (joint.turn_lower, joint.turn_upper) == ((-0.5, -0.75, -0.5), (1, 0.25, 0.125))
    assert (joint.move_spring, joint.turn_spring) == ((1, 2, 3), (4, 5, 6))


def test_bodies_take_the_joints_between_them_along() -> None:
    model = two_sided_model()
    model.joints.records += [Joint("左髪", body_a=0, body_b=1, **LIMITS), Joint("頭", body_a=0, body_b=0)]
    outcome = apply(model, "bodies.mirror", {"rigid_bodies": [1]})
    assert [(joint.name, joint.body_a, joint.body_b) for joint in list(model.joints)[2:]] == [("右髪", 0, 2)]
    assert str(outcome.result.message) == "Mirrored to the other side: 1, corrected: 0; joints: 1"
    model = two_sided_model()
    model.joints.records.append(Joint("左髪", body_a=0, body_b=1))
    apply(model, "bodies.mirror", {"rigid_bodies": [1]}, joints=False)
    assert len(model.joints) == 1


def test_a_cone_twist_keeps_what_stands_where_others_have_limits() -> None:
    model = two_sided_model()
    apply(model, "bodies.mirror")
    model.joints.records.append(Joint("左髪", kind=JointKind.CONE_TWIST, body_a=0, body_b=1, **LIMITS))
    apply(model, "joints.mirror")
    left, right = model.joints
    for name in LIMITS:
        assert getattr(left, name) == getattr(right, name)


def test_a_joint_from_side_to_side_has_no_other_side() -> None:
    model = two_sided_model()
    apply(model, "bodies.mirror")
    model.joints.records.append(Joint("左髪-右髪", body_a=1, body_b=2))
    with pytest.raises(ValueError, match="not there on the other side"):
        apply(model, "joints.mirror")
    assert len(model.joints) == 1
    assert all(body.mode is BodyMode.FOLLOWS_BONE for body in model.rigid_bodies)


def test_the_body_that_is_made_says_its_side_as_the_other_does() -> None:
    model = Model()
    model.bones.records += [Bone("LeftHand"), Bone("RightHand")]
    model.rigid_bodies.records.append(RigidBody("bodyLeft", bone=0))
    apply(model, "bodies.mirror", {"rigid_bodies": [0]})
    assert [(body.name, body.bone) for body in model.rigid_bodies] == [("bodyLeft", 0), ("bodyRight", 1)]

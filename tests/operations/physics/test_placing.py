"""Bodies and joints are put where their bones and each other tell, and set back."""

from __future__ import annotations

import numpy as np
import pytest

from editor.math3d.euler import matrices_from_euler
from editor.model.joints import Joint
from editor.model.model import Model
from editor.model.rigid_bodies import BodyShape, RigidBody
from editor.operations.choices import BodyPlace, JointFreedom, JointPlace
from tests.operations.physics.hanging_models import two_sided_model
from tests.operations.running import apply

LIMITS = ("move_lower", "move_upper", "turn_lower", "turn_upper", "move_spring", "turn_spring")


def jointed() -> Model:
    model = two_sided_model()
    model.joints.records.append(Joint("継ぎ目", body_a=0, body_b=1, **dict.fromkeys(LIMITS, (1, 2, 3))))
    return model


def test_bodies_come_to_their_bones() -> None:
    model = two_sided_model()
    model.rigid_bodies.records.append(RigidBody("浮き"))
    outcome = apply(model, "bodies.place-at-bone")
    assert [body.position for body in model.rigid_bodies] == [(0, 16, 0), (1, 17, 0.5), (0, 0, 0)]
    axis = matrices_from_euler([model.rigid_bodies[1].rotation])[0][:, 1]
    way = np.array((0.3, -2, 0)) / np.hypot(0.3, 2)
    assert abs(axis @ way) == pytest.approx(1, abs=1e-6)
    assert str(outcome.result.warnings[0]) == "left out, as they have no bone or rigid body to be placed at: 浮き"
    turned = model.rigid_bodies[1].rotation
    apply(model, "bodies.place-at-bone", {"rigid_bodies": [1]}, at=BodyPlace.MIDDLE, rotation=False)
    assert model.rigid_bodies[1].position == pytest.approx((1.15, 16, 0.5))
    assert model.rigid_bodies[1].rotation == turned
    with pytest.raises(ValueError, match="浮き"):
        apply(model, "bodies.place-at-bone", {"rigid_bodies": [2]})


@pytest.mark.parametrize(
    ("shape", "size", "end"),
    [
        (BodyShape.SPHERE, (0.5, 9, 9), (0, 16.5, 0)),
        (BodyShape.CAPSULE, (0.25, 1, 9), (0, 16.25, 0)),
        (BodyShape.BOX, (0.1, 0.75, 0.2), (0, 16.25, 0)),
    ],
)
def test_joints_come_to_the_bone_between_or_to_the_end_of_a(
    shape: BodyShape, size: tuple[float, float, float], end: tuple[float, float, float]
) -> None:
    model = jointed()
    model.rigid_bodies.records[:] = [
        RigidBody("A", bone=0, shape=shape, size=size, position=(0, 17, 0)),
        RigidBody("B", bone=1, position=(0, 13, 0)),
    ]
    places = {}
    for at in JointPlace:
        apply(model, "joints.place", at=at)
        places[at] = model.joints[0].position
    assert places == {JointPlace.BONE: (1, 17, 0.5), JointPlace.BETWEEN: (0, 15, 0), JointPlace.END_OF_A: end}


def test_a_joint_whose_place_nothing_tells_is_left_out() -> None:
    model = jointed()
    model.joints.records.append(Joint("片方", body_b=1))
    outcome = apply(model, "joints.place", at=JointPlace.BETWEEN)
    assert "片方" in str(outcome.result.warnings[0])
    with pytest.raises(ValueError, match="片方"):
        apply(model, "joints.place", {"joints": [1]}, at=JointPlace.END_OF_A)


def test_limits_and_springs_are_set_back() -> None:
    model = jointed()
    apply(model, "joints.reset-limits", to=JointFreedom.FREE, move=False)
    joint = model.joints[0]
    assert [getattr(joint, name) for name in LIMITS] == [
        (1, 2, 3), (1, 2, 3), (1, 1, 1), (-1, -1, -1), (0, 0, 0), (0, 0, 0),
    ]  # fmt: skip
    apply(model, "joints.reset-limits")
    assert {getattr(model.joints[0], name) for name in LIMITS} == {(0, 0, 0)}


def test_the_parameters_of_bodies_are_set_back() -> None:
    model = Model()
    model.rigid_bodies.records.append(RigidBody("鉛", mass=99, friction=0, position=(1, 2, 3)))
    apply(model, "bodies.reset-parameters")
    assert model.rigid_bodies[0] == RigidBody("鉛", position=(1, 2, 3))

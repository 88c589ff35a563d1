"""Bodies and joints in their places, as they move by default, and which groups collide."""

from __future__ import annotations

import random
from itertools import product

import numpy as np
import pytest

from editor.math3d.rotations import matrices_from_euler
from editor.model.joints import Joint
from editor.model.model import Model
from editor.model.rigid_bodies import BodyShape, RigidBody
from editor.model.soft_bodies import SoftBody
from editor.operations.choices import BodyPosition, JointFreedom, JointPosition
from editor.operations.physics.body_rows import Meeting, collision_groups
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
    apply(model, "bodies.place-at-bone", {"rigid_bodies": [1]}, at=BodyPosition.MIDDLE, rotation=False)
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
    positions = {}
    for at in JointPosition:
        apply(model, "joints.place", at=at)
        positions[at] = model.joints[0].position
    assert positions == {
        JointPosition.BONE: (1, 17, 0.5),
        JointPosition.BETWEEN: (0, 15, 0),
        JointPosition.END_OF_A: end,
    }


def test_a_joint_whose_position_nothing_tells_is_left_out() -> None:
    model = jointed()
    model.joints.records.append(Joint("片方", body_b=1))
    outcome = apply(model, "joints.place", at=JointPosition.BETWEEN)
    assert "片方" in str(outcome.result.warnings[0])
    with pytest.raises(ValueError, match="片方"):
        apply(model, "joints.place", {"joints": [1]}, at=JointPosition.END_OF_A)


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


def model_of(*bodies: tuple[int, int], soft: tuple[int, int] | None = None) -> Model:
    model = Model()
    model.rigid_bodies.records += [RigidBody(group=group, mask=mask) for group, mask in bodies]
    model.soft_bodies.records += [SoftBody(group=soft[0], mask=soft[1])] if soft else []
    return model


def test_two_groups_meet_as_each_pair_of_their_bodies_does() -> None:
    rng = random.Random(7)
    for _ in range(200):
        bodies = [(rng.randrange(3), rng.randrange(8)) for _ in range(rng.randrange(1, 7))]
        meetings = collision_groups(model_of(*bodies)).meetings
        for one, other in product(range(3), repeat=2):
            pairs = [
                bool(a[1] >> b[0] & b[1] >> a[0] & 1)
                for a, b in product(bodies, repeat=2)
                if (a[0], b[0]) == (one, other)
            ]
            if pairs:
                expected = Meeting.ALWAYS if all(pairs) else Meeting.SOME if any(pairs) else Meeting.NEVER
                assert meetings[one, other] == meetings[other, one] == expected, bodies


def test_soft_bodies_count_and_empty_groups_are_told() -> None:
    groups = collision_groups(model_of((0, 0b10), (0, 0b10), soft=(1, 0b01)))
    assert groups.counts[:, :3].tolist() == [[2, 0, 0], [0, 1, 0]]
    assert groups.meetings[0, :3].tolist() == [Meeting.NEVER, Meeting.ALWAYS, Meeting.NEVER]
    assert groups.meetings[2, 3] == Meeting.EMPTY
    assert (collision_groups(Model()).meetings == Meeting.EMPTY).all()


def test_masks_of_both_groups_are_set_and_no_other_bits() -> None:
    model = model_of((0, 0b100), (1, 0b1000), (2, 0), soft=(1, 0b1))
    apply(model, "bodies.set-collision", group=0, with_=1)
    assert [body.mask for body in model.rigid_bodies] == [0b110, 0b1001, 0]
    assert model.soft_bodies[0].mask == 0b1
    assert collision_groups(model).meetings[0, 1] == Meeting.ALWAYS
    apply(model, "bodies.set-collision", group=1, with_=0, collides=False)
    assert [body.mask for body in model.rigid_bodies] == [0b100, 0b1000, 0]
    assert model.soft_bodies[0].mask == 0
    apply(model, "bodies.set-collision", group=2, with_=2)
    assert model.rigid_bodies[2].mask == 0b100
    with pytest.raises(ValueError, match="no body is in either group"):
        apply(model, "bodies.set-collision", group=7, with_=8)

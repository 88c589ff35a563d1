"""Checks of rigid bodies."""

from __future__ import annotations

import math

import pytest

from editor.model.bones import Bone
from editor.model.joints import Joint
from editor.model.model import Model
from editor.model.rigid_bodies import BodyMode, BodyShape, RigidBody
from tests.operations.checks.proving import found, prove_fix

FOLLOWS, PHYSICS, HELD = BodyMode.FOLLOWS_BONE, BodyMode.PHYSICS, BodyMode.PHYSICS_AND_BONE


def hair(*bodies: RigidBody, joints: tuple[tuple[int, int], ...] = ()) -> Model:
    model = Model()
    model.bones.records[:] = [Bone("頭"), Bone("髪", parent=0), Bone("髪先", parent=1)]
    model.rigid_bodies.records[:] = bodies
    model.joints.records[:] = [Joint(body_a=a, body_b=b) for a, b in joints]
    return model


FAULTS = {
    "body-number-unusable": (
        RigidBody(bone=0, position=(0, math.nan, 0)),
        RigidBody(bone=0, position=(0, 1e6, 0)),
    ),
    "body-without-bone": (RigidBody(mode=HELD), RigidBody(mode=PHYSICS)),
    "body-mass-zero": (RigidBody(bone=0, mode=PHYSICS, mass=0), RigidBody(bone=0, mode=FOLLOWS, mass=0)),
    "body-size-zero": (
        RigidBody(bone=0, shape=BodyShape.BOX, size=(1, 0, 1)),
        RigidBody(bone=0, shape=BodyShape.SPHERE, size=(1, 0, 0)),
    ),
    "body-parameter-out-of-range": (RigidBody(bone=0, angular_damping=1.5), RigidBody(bone=0, angular_damping=1)),
}


@pytest.mark.parametrize("code", FAULTS)
def test_what_is_wrong_with_a_rigid_body_is_found(code: str) -> None:
    faulty, near = FAULTS[code]
    assert found(code, hair(near, faulty)) == [("rigid_bodies", [1])]


def test_a_body_without_mass_gets_one() -> None:
    prove_fix("body-mass-zero", hair(FAULTS["body-mass-zero"][0]), {"rigid_bodies.mass"})


def test_numbers_become_what_physics_takes_them_for() -> None:
    odd = RigidBody(bone=0, linear_damping=-1, angular_damping=2, size=(-1, 2, -3))
    fields = {"rigid_bodies.linear_damping", "rigid_bodies.angular_damping", "rigid_bodies.size"}
    prove_fix("body-parameter-out-of-range", hair(odd), fields)


def test_a_body_that_nothing_holds_is_joined() -> None:
    followers = [RigidBody("頭", bone=0), RigidBody("髪", bone=1, mode=PHYSICS), RigidBody(bone=2, mode=PHYSICS)]
    assert found("body-not-anchored", hair(*followers, joints=((1, 2),))) == [("rigid_bodies", [1, 2])]
    assert found("body-not-anchored", hair(*followers, joints=((2, 1), (1, 0)))) == []
    prove_fix("body-not-anchored", hair(*followers, joints=((1, 2),)), {"joints"})


def test_a_joint_without_a_body_holds_nothing_and_a_body_that_goes_by_its_bone_needs_none() -> None:
    bodies = [RigidBody(bone=0), RigidBody(bone=1, mode=PHYSICS), RigidBody(bone=2, mode=HELD)]
    assert found("body-not-anchored", hair(*bodies, joints=((1, -1), (-1, 0)))) == [("rigid_bodies", [1])]


def test_a_body_that_keeps_its_place_turns_freely_where_nothing_holds_it() -> None:
    bodies = [RigidBody("頭", bone=0), RigidBody("髪", bone=1, mode=HELD), RigidBody("髪先", bone=2, mode=HELD)]
    assert found("body-turns-freely", hair(*bodies, joints=((0, 1), (1, 2)))) == []
    loose = hair(*bodies, joints=((1, 2),))
    assert found("body-turns-freely", loose) == [("rigid_bodies", [1])], "the other one hangs from it"
    assert found("body-not-anchored", loose) == [], "its bone holds it"
    prove_fix("body-turns-freely", loose, {"joints"})


def test_a_body_that_mmd_takes_for_one_of_physics_alone_falls() -> None:
    bodies = [RigidBody("頭", bone=0), RigidBody("髪", bone=1, mode=PHYSICS), RigidBody("髪先", bone=2, mode=HELD)]
    assert found("body-not-anchored", hair(*bodies, joints=((1, 2),))) == [("rigid_bodies", [1, 2])]
    without_bone = RigidBody(mode=HELD)
    assert found("body-not-anchored", hair(bodies[0], without_bone)) == [("rigid_bodies", [1])]


def test_a_body_without_mass_follows_its_bone_and_holds_others() -> None:
    still = RigidBody("髪", bone=1, mode=PHYSICS, mass=0)
    model = hair(RigidBody("頭", bone=0), still, RigidBody("髪先", bone=2, mode=HELD), joints=((1, 2),))
    assert found("body-turns-freely", model) == found("body-not-anchored", model) == []

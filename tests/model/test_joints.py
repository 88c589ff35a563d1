"""Which body, and so which bone, takes a joint along."""

import pytest

from editor.model.bones import Bone
from editor.model.fields import NONE
from editor.model.joints import Joint, carrying_bodies, carrying_bones
from editor.model.rigid_bodies import BodyMode, RigidBody

# 0 head ─ 1 hair ─ 2 tip; 3 skirt, of none of them; 4 and 5 hang from each other
BONES = [Bone(), Bone(parent=0), Bone(parent=1), Bone(), Bone(parent=5), Bone(parent=4)]
BONELESS, FALLING, CAPE = range(6, 9)
BODIES = [
    *(RigidBody(bone=bone, mode=BodyMode.FOLLOWS_BONE) for bone in range(6)),
    RigidBody(bone=NONE, mode=BodyMode.FOLLOWS_BONE),
    RigidBody(bone=NONE, mode=BodyMode.PHYSICS),
    RigidBody(bone=3, mode=BodyMode.PHYSICS),
]


@pytest.mark.parametrize(
    ("body_a", "body_b", "carrier"),
    [
        (0, 1, 1),
        (1, 0, 1),
        (0, 2, 2),
        (2, 0, 2),
        (1, 3, 3),
        (3, 1, 1),
        (1, 1, 1),
        (4, 5, 5),
        (CAPE, 1, CAPE),
        (1, CAPE, CAPE),
        (CAPE, 3, CAPE),
        (FALLING, BONELESS, FALLING),
        (FALLING, 0, 0),
        (1, BONELESS, 1),
        (BONELESS, 1, 1),
        (BONELESS, 0, 0),
        (0, BONELESS, 0),
        (BONELESS, BONELESS, BONELESS),
        (NONE, 1, 1),
        (1, NONE, 1),
        (NONE, NONE, NONE),
    ],
)
def test_the_body_that_hangs_from_the_other(body_a: int, body_b: int, carrier: int) -> None:
    joints = [Joint(body_a=body_a, body_b=body_b)]
    assert carrying_bodies(joints, BODIES, BONES) == [carrier]
    bone = BODIES[carrier].bone if carrier != NONE else NONE
    assert carrying_bones(joints, BODIES, BONES) == [bone]

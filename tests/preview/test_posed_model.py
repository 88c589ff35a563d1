"""What moves a bone besides its pose, and that it counts only while it works."""

from __future__ import annotations

from contextlib import closing

import pytest

from editor.model.bones import Bone, BoneFlags, IkLink
from editor.model.model import Model
from editor.model.rigid_bodies import BodyMode, RigidBody
from editor.preview.physics.physics import Physics
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel, bone_holders

THIGH, KNEE, ANKLE, IK, COPY, SKIRT = range(6)


@pytest.fixture
def posed_model() -> PosedModel:
    model = Model()
    model.bones.records += [
        Bone("左足", position=(0, 3, 0)),
        Bone("左ひざ", parent=THIGH, position=(0, 2, 0)),
        Bone("左足首", parent=KNEE, position=(0, 1, 0)),
        Bone(
            "左足ＩＫ",
            flags=BoneFlags(0x1E) | BoneFlags.IK,
            position=(0, 1, 0),
            ik_target=ANKLE,
            ik_links=(IkLink(KNEE), IkLink(THIGH)),
        ),
        Bone("左足D", flags=BoneFlags(0x1A) | BoneFlags.APPEND_ROTATION, append_parent=THIGH, append_ratio=1.0),
        Bone("スカート", parent=THIGH),
    ]
    model.rigid_bodies.records.append(RigidBody("すそ", bone=SKIRT, mode=BodyMode.PHYSICS))
    return PosedModel(model)


def held(posed_model: PosedModel, row: int) -> list[str]:
    return [str(holder.text) for holder in bone_holders(posed_model, row)]


def test_ik_holds_its_links_by_name_as_long_as_it_is_on(posed_model: PosedModel) -> None:
    assert held(posed_model, KNEE) == ["IK bone 左足ＩＫ turns it"]
    assert held(posed_model, ANKLE) == ["IK bone 左足ＩＫ draws it to itself"]
    assert held(posed_model, IK) == []
    pose = Pose.at_rest(6, 0)
    pose.ik[IK] = False
    posed_model.pose(pose)
    assert held(posed_model, KNEE) == held(posed_model, ANKLE) == []


def test_what_a_bone_appends_from_is_named(posed_model: PosedModel) -> None:
    assert held(posed_model, COPY) == ["append parent 左足 takes it along"]
    assert [(holder.turns, holder.moves) for holder in bone_holders(posed_model, COPY)] == [(True, False)]


def test_a_body_holds_its_bone_while_there_is_physics(posed_model: PosedModel) -> None:
    assert held(posed_model, SKIRT) == []
    with closing(Physics(posed_model.model)) as posed_model.physics:
        pose = Pose.at_rest(6, 0)
        posed_model.pose(pose, 0.1)
        assert held(posed_model, SKIRT) == ["rigid body すそ moves it"]
        pose.physics[SKIRT] = False
        posed_model.pose(pose, 0.1)
        assert held(posed_model, SKIRT) == []

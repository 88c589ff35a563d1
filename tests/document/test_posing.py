"""Posing a document's model by hand and by motions, its own undo, and staying with the model while it is edited."""

from __future__ import annotations

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.document.files.pictures import picture_spec_of
from editor.document.posing import Posing
from editor.formats import Content
from editor.model.bones import Bone, BoneFlags, IkLink, may_move, rotates_freely
from editor.model.columns import Columns
from editor.model.model import Model
from editor.model.morphs import Morph
from editor.motion.motion import BoneKey, Motion
from editor.motion.sampling import NamedPose
from editor.motion.tracks import Tracks
from editor.render.camera import Camera
from editor.render.options import ViewOptions

QUARTER = (0.0, 0.0, np.sqrt(0.5), np.sqrt(0.5))  # about z
AROUND_X = (np.sqrt(0.5), 0.0, 0.0, np.sqrt(0.5))
CENTER, LEFT, RIGHT = range(3)


@pytest.fixture
def document(qtbot: QtBot) -> Document:
    model = Model()
    model.bones.records += [Bone("センター"), Bone("左腕", position=(1, 1, 0), parent=0), Bone("右腕", parent=0)]
    model.morphs.records += [Morph("あ"), Morph("い")]
    return Document(Content(model))


@pytest.fixture
def posing(document: Document) -> Posing:
    return document.posing


def motion(x: float) -> Motion:
    keys = Columns(BoneKey, 2, frame=[0, 30], offset=[(0, 0, 0), (x, 0, 0)], rotation=[(0, 0, 0, 1)] * 2)
    return Motion(bones=Tracks.of(["センター"], [0, 0], keys))


def x_of(posing: Posing, row: int) -> float:
    return float(posing.current_pose().offsets[row, 0])


def test_it_starts_at_rest(document: Document, posing: Posing) -> None:
    assert not posing.current_pose().offsets.any()
    assert not posing.overridden_bones.any()
    assert not document.history.can_undo
    assert not posing.is_active


def test_bones_move_the_figure(posing: Posing) -> None:
    posing.pose_bones([CENTER], rotations=QUARTER)
    np.testing.assert_allclose(posing.posed_model().bone_transforms.positions[LEFT], (-1, 1, 0), atol=1e-12)
    assert posing.overridden_bones.tolist() == [True, False, False]


def test_each_call_is_a_step_and_can_be_taken_back(document: Document, posing: Posing) -> None:
    posing.pose_bones([LEFT], offsets=(1, 0, 0))
    posing.set_weights([1], 0.5)
    posing.set_ik([CENTER], False)
    names = []
    while document.history.can_undo:
        names.append(document.history.undo_name)
        document.undo()
    assert names == ["Switch IK off", "Set morphs", "Pose bones"]
    assert not posing.current_pose().offsets.any()
    assert not posing.overridden_morphs.any()
    while document.history.can_redo:
        document.redo()
    assert posing.current_pose().weights.tolist() == [0, 0.5]
    assert not posing.current_pose().ik[CENTER]


def test_a_gesture_is_one_step(document: Document, posing: Posing) -> None:
    posing.begin("Move 左腕")
    for x in (1, 2, 3):
        posing.pose_bones([LEFT], offsets=(x, 0, 0))
    posing.commit()
    assert document.history.undo_name == "Move 左腕"
    document.undo()
    assert x_of(posing, LEFT) == 0
    assert not document.history.can_undo


def test_a_gesture_can_be_cancelled(document: Document, posing: Posing) -> None:
    posing.pose_bones([LEFT], offsets=(1, 0, 0))
    posing.begin("Move")
    posing.pose_bones([LEFT], offsets=(2, 0, 0))
    posing.cancel()
    assert x_of(posing, LEFT) == 1
    assert document.history.undo_name == "Pose bones"


def test_a_gesture_that_changes_nothing_is_no_step(document: Document, posing: Posing) -> None:
    posing.begin("Move")
    posing.commit()
    assert not document.history.can_undo


def test_what_is_held_wins_over_the_motion_until_it_is_reset(posing: Posing) -> None:
    posing.add_motion(motion(6.0), "walk")
    posing.set_frame(30)
    assert x_of(posing, CENTER) == 6
    posing.pose_bones([CENTER], rotations=QUARTER)
    assert x_of(posing, CENTER) == 6  # it is held where it was
    posing.set_frame(0)
    assert x_of(posing, CENTER) == 6
    posing.reset_bones([CENTER])
    assert x_of(posing, CENTER) == 0


def test_mirroring_all_exchanges_the_sides(posing: Posing) -> None:
    posing.pose_bones([LEFT], offsets=(1, 2, 3), rotations=QUARTER)
    posing.mirror()
    pose = posing.current_pose()
    assert pose.offsets[RIGHT].tolist() == [-1, 2, 3]
    np.testing.assert_allclose(pose.rotations[RIGHT], (0, 0, -QUARTER[2], QUARTER[3]))
    assert not pose.offsets[LEFT].any()


def test_mirroring_some_leaves_them_as_they_are(posing: Posing) -> None:
    posing.pose_bones([LEFT], offsets=(1, 0, 0))
    posing.mirror([LEFT])
    assert (x_of(posing, LEFT), x_of(posing, RIGHT)) == (1, -1)


def test_a_pose_comes_back_as_it_was_given(posing: Posing) -> None:
    posing.pose_bones([LEFT], offsets=(1, 0, 0))
    posing.set_weights([0], 0.25)
    pose = posing.pose()
    assert (pose.bones, pose.morphs) == (("左腕",), ("あ",))
    posing.reset_all()
    posing.apply(pose)
    assert x_of(posing, LEFT) == 1
    assert posing.current_pose().weights.tolist() == [0.25, 0]


def test_a_pose_keeps_what_it_does_not_name(document: Document, posing: Posing) -> None:
    posing.pose_bones([RIGHT], offsets=(5, 0, 0))
    posing.apply(
        NamedPose(bones=("左腕",), offsets=np.ones((1, 3), "f4"), rotations=np.zeros((1, 4), "f4")), "Load pose"
    )
    assert (x_of(posing, LEFT), x_of(posing, RIGHT)) == (1, 5)
    assert posing.current_pose().rotations[LEFT].tolist() == [0, 0, 0, 1]
    assert document.history.undo_name == "Load pose"


def test_edits_of_the_model_keep_the_pose_of_the_others(document: Document) -> None:
    posing = document.posing
    posing.pose_bones([RIGHT], offsets=(5, 0, 0))
    posing.set_weights([1], 0.5)
    with document.edit("Edit") as edit:
        edit.remove(document.model.bones, [LEFT])
        edit.insert(document.model.morphs, 0, [Morph("う")])
    assert posing.current_pose().offsets[:, 0].tolist() == [0, 5]
    assert posing.current_pose().weights.tolist() == [0, 0, 0.5]
    assert len(posing.posed_model().bone_transforms.positions) == 2
    document.undo()
    assert posing.current_pose().weights.tolist() == [0, 0.5]
    document.undo()
    assert posing.current_pose().offsets[:, 0].tolist() == [0, 0, 5]
    assert posing.current_pose().weights.tolist() == [0, 0]


def test_edits_are_seen_at_once(document: Document) -> None:
    posing = document.posing
    posing.pose_bones([CENTER], rotations=QUARTER)
    posing.posed_model()
    with document.edit("Move") as edit:
        edit.set(document.model.bones, LEFT, "position", (2, 0, 0))
    np.testing.assert_allclose(posing.posed_model().bone_transforms.positions[LEFT], (0, 2, 0), atol=1e-6)


def test_edits_are_silent_and_no_work_while_nothing_is_posed(
    document: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[bool] = []
    document.posing.changed.connect(lambda: said.append(document.posing.is_active))
    monkeypatch.setattr("editor.document.posing.PosedModel", lambda model: pytest.fail("nobody asked for it"))
    with document.edit("Move") as edit:
        edit.set(document.model.bones, LEFT, "position", (2, 1, 0))
    document.undo()
    assert said == []
    document.posing.set_active(True)
    document.redo()
    assert said == [True, True]


def test_undo_of_poses_leaves_edits_alone(document: Document) -> None:
    with document.edit("Rename") as edit:
        edit.set(document.model.bones, 0, "name", "全ての親")
    document.posing.pose_bones([CENTER], offsets=(1, 0, 0))
    document.undo()
    assert document.model.bones[0].name == "全ての親"
    assert not document.posing.overridden_bones.any()
    assert document.history.undo_name == "Rename"


def test_leaving_the_mode_stops_the_motion(posing: Posing) -> None:
    posing.set_active(True)
    posing.add_motion(motion(1.0), "walk")
    posing.play()
    assert posing.is_playing
    posing.set_active(False)
    assert not posing.is_playing


def test_motions_are_added_and_removed(posing: Posing) -> None:
    heard: list[bool] = []
    posing.motions_changed.connect(lambda: heard.append(True))
    posing.add_motion(motion(1.0), "a")
    posing.add_motion(motion(2.0), "b")
    posing.set_frame(30)
    assert x_of(posing, CENTER) == 2
    posing.remove_motion(1)
    assert x_of(posing, CENTER) == 1
    assert [loaded.title for loaded in posing.motions] == ["a"]
    posing.clear_motions()
    assert posing.last_frame == 0
    assert len(heard) == 4


def test_the_figure_follows_the_pose_whoever_asks_first(posing: Posing) -> None:
    posing.posed_model()
    posing.pose_bones([CENTER], rotations=QUARTER)
    posing.current_pose()  # as a list of bones does, before the viewport
    np.testing.assert_allclose(posing.posed_model().bone_transforms.positions[LEFT], (-1, 1, 0), atol=1e-12)


def test_asking_lets_nothing_pass(posing: Posing) -> None:
    posing.pose_bones([CENTER], rotations=QUARTER)
    version = posing.posed_model().version
    posing.current_pose()
    assert posing.posed_model().version == version


def test_the_document_says_what_was_undone(document: Document, posing: Posing) -> None:
    said: list[str] = []
    document.status_message.connect(said.append)
    posing.pose_bones([CENTER], offsets=(1, 0, 0))
    document.undo()
    document.redo()
    assert said == ["Undone: Pose bones", "Redone: Pose bones"]


# -- limits ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def limited(qtbot: QtBot) -> Document:
    """A bone with a fixed axis, and a knee that its IK may not bend at all; none of them may be moved."""
    model = Model()
    model.bones.records += [
        Bone("捩", flags=BoneFlags.ROTATABLE | BoneFlags.OPERABLE | BoneFlags.FIXED_AXIS, fixed_axis=(1, 0, 0)),
        Bone("足", position=(0, 2, 0)),
        Bone("ひざ", parent=1, position=(0, 1, 0.01)),
        Bone("足首", parent=2, position=(0, 0, 0)),
        Bone(
            "足ＩＫ",
            flags=BoneFlags.IK | BoneFlags.MOVABLE,
            ik_target=3,
            ik_loops=40,
            ik_angle=1.0,
            ik_links=(IkLink(2, limited=True), IkLink(1)),
        ),
    ]
    return Document(Content(model))


def test_lifted_limits_let_any_bone_be_posed_in_any_way(limited: Document) -> None:
    posing = limited.posing
    posing.pose_bones([0], rotations=QUARTER)
    posing.pose_bones([4], offsets=(0, 1, 0))
    held = posing.posed_model().bone_transforms
    np.testing.assert_allclose(held.rotations[0], AROUND_X, atol=1e-12)
    assert np.linalg.norm(held.positions[3] - held.positions[4]) > 0.5
    assert not may_move(posing.bones[0])
    posing.lift_limits(True)
    free = posing.posed_model().bone_transforms
    np.testing.assert_allclose(free.rotations[0], QUARTER, atol=1e-12)
    assert np.linalg.norm(free.positions[3] - free.positions[4]) < 0.01
    assert all(may_move(bone) and rotates_freely(bone) for bone in posing.bones)
    posing.lift_limits(False)
    assert np.array_equal(posing.posed_model().bone_transforms.rotations, held.rotations)


def test_lifting_limits_is_a_step_of_the_pose_and_of_each_document(limited: Document, posing: Posing) -> None:
    limited.posing.lift_limits(True)
    assert not posing.lifts_limits
    assert limited.history.undo_name == "Lift limits"
    limited.undo()
    assert not limited.posing.lifts_limits
    limited.redo()
    limited.posing.reset_all()
    assert limited.posing.lifts_limits


def test_lifted_limits_follow_the_bones_and_are_seen_in_pictures(limited: Document) -> None:
    posing = limited.posing
    posing.set_active(True)
    posing.lift_limits(True)
    with limited.edit("Add") as edit:
        edit.insert(limited.model.bones, 0, [Bone("新")])
    assert [bone.name for bone in posing.bones] == ["新", "捩", "足", "ひざ", "足首", "足ＩＫ"]
    spec = picture_spec_of(posing, Camera(), ViewOptions())
    assert spec.pose is not None
    assert spec.pose.lifts_limits
    assert posing.pose().bones == ()  # nothing of it is written into files


# -- scales ------------------------------------------------------------------------------------------------------------


def test_scales_are_steps_of_the_pose_and_no_file_knows_them(posing: Posing, document: Document) -> None:
    posing.pose_bones([LEFT], scales=(2, 1, 1))
    assert posing.posed_model().bone_transforms.linear is not None
    assert posing.current_pose().scaled().tolist() == [False, True, False]
    assert posing.pose() == NamedPose(document.model.info[0].name) or not any(posing.pose().counts().values())
    document.undo()
    assert posing.posed_model().bone_transforms.linear is None
    document.redo()
    with document.edit("Add") as edit:
        edit.insert(document.model.bones, 0, [Bone("新")])
    assert posing.current_pose().scales[:, 0].tolist() == [1, 1, 2, 1]
    posing.reset_bones([LEFT + 1])
    assert not posing.current_pose().scaled().any()


def test_scales_are_mirrored_with_the_pose(posing: Posing) -> None:
    posing.pose_bones([LEFT], scales=(2, 1, 1))
    posing.mirror()
    assert posing.current_pose().scales[:, 0].tolist() == [1, 1, 2]


def test_a_bone_without_its_other_side_stays_as_it_is_when_mirrored() -> None:
    model = Model()
    model.bones.records += [Bone("目_L"), Bone("arm_L"), Bone("arm_R"), Bone("leftover")]
    document = Document(Content(model))
    posing = document.posing
    posing.pose_bones([0, 1, 3], offsets=(1, 0, 0))
    assert posing.mirror() == [0]
    assert [x_of(posing, row) for row in range(4)] == [1, 0, -1, -1]
    assert posing.mirror([0, 2]) == [0]
    assert [x_of(posing, row) for row in range(4)] == [1, 1, -1, -1]

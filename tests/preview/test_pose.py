"""What is held by hand: it wins over a stance, and stays with its bones and morphs when rows come, go or move."""

from __future__ import annotations

import numpy as np

from editor.model.bones import Bone
from editor.model.changes import Action, Change
from editor.model.model import Model
from editor.model.morphs import Morph
from editor.motion.sampling import NamedPose
from editor.preview.pose import Pose, PoseOverride


def hand_with(bones: int, morphs: int) -> PoseOverride:
    """Every row held, with values that tell the rows apart."""
    hand = PoseOverride.empty(bones, morphs)
    hand.pose.offsets[:, 0] = np.arange(bones)
    hand.pose.weights[:] = np.arange(morphs)
    hand.bones[:] = hand.morphs[:] = True
    return hand


def test_what_is_held_wins() -> None:
    hand = hand_with(3, 2)
    hand.bones[1] = hand.morphs[0] = False
    told = Pose.at_rest(3, 2)
    told.offsets += 7
    told.weights += 7
    now = hand.laid_over(told)
    assert now.offsets[:, 0].tolist() == [0, 7, 2]
    assert now.weights.tolist() == [7, 1]


def test_an_ik_switch_of_the_motion_counts_until_it_is_switched_by_hand() -> None:
    hand, told = PoseOverride.empty(2, 0), Pose.at_rest(2, 0)
    told.ik[:] = False
    hand.ik[0] = True
    assert hand.laid_over(told).ik.tolist() == [True, False]


def test_rows_that_come_are_not_held() -> None:
    hand = hand_with(3, 0)
    hand = hand.followed(Change(Action.INSERT, "bones", np.array([1, 3])))
    assert hand.pose.offsets[:, 0].tolist() == [0, 0, 1, 0, 2]
    assert hand.bones.tolist() == [True, False, True, False, True]
    assert hand.pose.rotations[1].tolist() == [0, 0, 0, 1]
    assert hand.pose.ik.all()


def test_rows_that_go_take_their_pose_along() -> None:
    hand = hand_with(4, 3)
    hand = hand.followed(Change(Action.REMOVE, "bones", range(1, 3)))
    hand = hand.followed(Change(Action.REMOVE, "morphs", range(0, 1)))
    assert hand.pose.offsets[:, 0].tolist() == [0, 3]
    assert hand.pose.weights.tolist() == [1, 2]


def test_rows_that_move_keep_their_pose() -> None:
    hand = hand_with(3, 0)
    hand = hand.followed(Change(Action.MOVE, "bones", range(0, 3), order=np.array([2, 0, 1])))
    assert hand.pose.offsets[:, 0].tolist() == [2, 0, 1]


def test_values_that_change_leave_it_as_it_is() -> None:
    hand = hand_with(2, 2)
    before = hand.copy()
    hand = hand.followed(Change(Action.SET, "bones", range(0, 1), frozenset({"position"})))
    assert hand.same_as(before)


def test_a_named_pose_is_held_where_the_model_has_its_names() -> None:
    model = Model()
    model.bones.records[:] = [Bone("arm"), Bone("leg"), Bone("arm")]
    model.morphs.records[:] = [Morph("smile"), Morph("frown")]
    names = {"bones": ("arm", "tail"), "morphs": ("frown",)}
    pose = NamedPose(
        offsets=np.float32([[1, 2, 3], [9, 9, 9]]),
        rotations=np.float32([[0, 0, 0, 2], [1, 0, 0, 0]]),
        weights=np.float32([0.5]),
        **names,
    )
    hand = PoseOverride.empty(3, 2)
    hand.set_pose(pose, model)
    hand.set_ik(range(1), False)
    assert hand.bones.tolist() == [True, False, True]
    assert hand.pose.offsets.tolist() == [[1, 2, 3], [0, 0, 0], [1, 2, 3]]
    assert hand.pose.rotations.tolist() == [[0, 0, 0, 1]] * 3
    assert (hand.morphs.tolist(), hand.pose.weights.tolist()) == ([False, True], [0, 0.5])
    assert (hand.ik.tolist(), hand.pose.ik.tolist()) == ([True, False, False], [False, True, True])

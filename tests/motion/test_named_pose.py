"""Poses: made of a moment of a motion, and a motion of them."""

import numpy as np
from hypothesis import given

from editor.motion.sampling import NamedPose, motion_of, pose_at
from tests.motion.random_motions import motions


@given(motions())
def test_a_pose_of_a_motion_and_back(motion):
    pose = pose_at(motion, 3)
    assert pose.counts() == {"bones": len(motion.bones), "morphs": len(motion.morphs)}
    again = pose_at(motion_of(pose), 0)
    assert (again.model, again.bones, again.morphs) == (pose.model, pose.bones, pose.morphs)
    assert again.offsets.tolist() == pose.offsets.tolist()
    assert np.abs(again.rotations - pose.rotations).max(initial=0) < 1e-6
    assert again.weights.tolist() == pose.weights.tolist()


def test_an_empty_pose():
    assert NamedPose().counts() == {"bones": 0, "morphs": 0}
    assert motion_of(NamedPose("a")).counts()["bones"] == 0


def test_of_two_bones_of_one_name_the_last_stays():
    pose = NamedPose("", ("a", "a"), np.array([[1, 0, 0], [2, 0, 0]], np.float32), np.zeros((2, 4), np.float32))
    motion = motion_of(pose)
    assert motion.bones.keys["offset"].tolist() == [[2, 0, 0]]

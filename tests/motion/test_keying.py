"""Keys of a pose in a motion: where there was one they take its place, the rest stays."""

from __future__ import annotations

import numpy as np

from editor.motion.merging import with_keys
from editor.motion.motion import CAMERA_NAME, Motion
from editor.motion.sampling import NamedPose, pose_at, sample
from editor.motion.tracks import MORPH_BYTES, bytes_of, text_of

HALF = 0.5**0.5


def pose(*bones: str, morphs: tuple[str, ...] = ("あ",), weight: float = 0.5) -> NamedPose:
    count = len(bones)
    return NamedPose(
        "初音ミク",
        bones,
        np.tile(np.float32([1, 2, 3]), (count, 1)),
        np.tile(np.float32([0, 0, HALF, HALF]), (count, 1)),
        morphs,
        np.full(len(morphs), weight, np.float32),
    )


def test_a_new_motion_has_a_key_for_all_that_is_posed() -> None:
    motion = with_keys(Motion(), pose("左腕", "右腕"), 30)
    assert motion.name == "初音ミク"
    assert motion.counts()["bones"] == 2
    assert motion.counts()["morphs"] == 1
    assert set(motion.bones.keys["frame"].tolist()) == {30}
    there = pose_at(motion, 30)
    assert there.bones == ("左腕", "右腕")
    np.testing.assert_allclose(there.offsets, [[1, 2, 3]] * 2)
    np.testing.assert_allclose(there.rotations, [[0, 0, HALF, HALF]] * 2, atol=1e-6)


def test_keys_of_the_same_frame_are_replaced_and_others_stay() -> None:
    first = with_keys(Motion(), pose("左腕", weight=0.25), 0)
    motion = with_keys(with_keys(first, pose("左腕", weight=1.0), 10), pose("左腕", weight=0.75), 10)
    assert motion.counts()["bones"] == 2
    assert sample(motion, 0).weights.tolist() == [0.25]
    assert sample(motion, 10).weights.tolist() == [0.75]


def test_names_that_a_file_cut_are_found_again() -> None:
    long = "とても長い名前のモーフ"
    stored = text_of(bytes_of(long)[:MORPH_BYTES])  # ends within a character
    motion = with_keys(with_keys(Motion(), pose(morphs=(stored,)), 0), pose(morphs=(long,)), 5)
    assert motion.morphs.names == (stored,)
    assert len(motion.morphs.keys) == 2


def test_the_name_of_a_motion_stays() -> None:
    assert with_keys(Motion(CAMERA_NAME), pose("左腕"), 0).name == CAMERA_NAME

"""Binding: names as MMD compares them."""

import numpy as np

from editor.model.bones import Bone, BoneFlags
from editor.model.columns import Columns
from editor.model.model import Model
from editor.model.morphs import Morph
from editor.motion.binding import bind, bind_pose, unbound, values_by_number
from editor.motion.motion import BoneKey, MorphKey, Motion, ShowIk
from editor.motion.sampling import NamedPose
from editor.motion.tracks import Tracks, text_of

SIX_AND_HALF = "あいうえおかき"  # 14 bytes
CUT = text_of("あいうえおかきく".encode("cp932")[:15])


def motion(bones=(), morphs=(), iks=()) -> Motion:
    return Motion(
        bones=Tracks.of(bones, range(len(bones)), Columns(BoneKey, len(bones))),
        morphs=Tracks.of(morphs, range(len(morphs)), Columns(MorphKey, len(morphs))),
        show_ik=ShowIk(names=tuple(iks)),
    )


def model(bones=(), morphs=(), iks=()) -> Model:
    made = Model()
    made.bones.records += [Bone(name) for name in bones]
    made.bones.records += [Bone(name, flags=BoneFlags.IK) for name in iks]
    made.morphs.records += [Morph(name) for name in morphs]
    return made


def test_whole_names_of_bones():
    found = bind(
        motion(bones=["センター", SIX_AND_HALF, CUT, ""]),
        model(bones=["頭", SIX_AND_HALF, "あいうえおかきく", "センター", ""]),
    )
    assert found.bones.tolist() == [-1, 1, -1, 0, -1]


def test_morphs_match_by_their_first_15_bytes():
    found = bind(motion(morphs=["まばたき", CUT]), model(morphs=["あいうえおかきく", "あいうえおかき", "まばたき"]))
    assert found.morphs.tolist() == [1, -1, 0]


def test_ik_matches_by_its_first_19_bytes_and_only_where_there_is_ik():
    long = "あいうえおかきくけこ"  # 20 bytes
    stored = text_of(long.encode("cp932")[:19])
    found = bind(motion(iks=[stored, "足"]), model(bones=["足"], iks=["あいうえおかきくけさ", "足", "手"]))
    assert found.ik.tolist() == [-1, 0, 1, -1]


def test_the_wave_dash_and_the_tilde_are_one():
    assert bind(motion(morphs=["ら～"]), model(morphs=["ら〜"])).morphs.tolist() == [0]


def test_all_bones_of_a_name_follow_and_of_two_tracks_the_first_leads():
    found = bind(motion(bones=["a", "b"], morphs=[CUT, CUT + "x"]), model(bones=["a", "a"], morphs=[CUT]))
    assert found.bones.tolist() == [0, 0]
    assert found.morphs.tolist() == [0]


def test_poses_hold_whole_names():
    long = "とても長い名前のボーン"
    pose = NamedPose(
        "", (long,), np.zeros((1, 3), np.float32), np.zeros((1, 4), np.float32), ("あ",), np.ones(1, np.float32)
    )
    found = bind_pose(pose, model(bones=[long, "a"], morphs=["い", "あ"]))
    assert (found.bones.tolist(), found.morphs.tolist(), found.ik.tolist()) == ([0, -1], [-1, 0], [-1, -1])


def test_spreading_values_and_finding_what_is_not_used():
    numbers = np.array([1, -1, 0])
    assert values_by_number(np.array([[1.0, 2.0], [3.0, 4.0]]), numbers, (7, 8)).tolist() == [[3, 4], [7, 8], [1, 2]]
    assert values_by_number(np.empty(0, np.float32), np.array([-1, -1]), 0).tolist() == [0, 0]
    assert unbound(["a", "b", "c"], numbers) == ["c"]


def test_a_twin_in_a_name_is_the_character_of_the_code_page():
    names = ["左—腕", "a¦b", "髙"]
    stored = [text_of(bytes.fromhex(code)) for code in ("8db6815c9872", "61fa5562", "fbfc")]
    assert bind(motion(bones=stored), model(bones=names)).bones.tolist() == [0, 1, 2]

"""Sampling: every block against the slow way, and the rules that no formula tells."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.model.columns import Columns
from editor.motion.motion import BoneKey, CameraKey, IkState, LightKey, MorphKey, Motion, SelfShadowKey, ShowIk, ShowKey
from editor.motion.sampling import MotionSampler, sample
from editor.motion.tracks import Tracks
from tests.motion import slow_sampling
from tests.motion.random_motions import motions

moments = st.one_of(st.floats(-2, 14), st.integers(0, 12), st.floats(0, 2**32))


def keys_of(tracks: Tracks, name: str) -> Columns:
    rows = tracks.rows(name)
    return tracks.keys.take(slice(rows.start, rows.stop))


def bones(**columns: list) -> Motion:
    keys = Columns(BoneKey, **columns)
    return Motion(bones=Tracks.of(["a"], np.zeros(len(keys), np.int64), keys))


@given(motions(), moments)
def test_tracks_like_one_key_at_a_time(motion, frame):
    now = sample(motion, frame)
    for number, name in enumerate(motion.bones.names):
        offset, rotation, physics = slow_sampling.bone(keys_of(motion.bones, name), frame)
        assert now.offsets[number] == pytest.approx(offset, abs=1e-3, rel=1e-5)
        assert np.abs(now.rotations[number] - rotation).max() < 1e-5
        assert now.physics[number] == physics
    for number, name in enumerate(motion.morphs.names):
        a, b, time = slow_sampling.around(keys_of(motion.morphs, name), frame)
        assert now.weights[number] == pytest.approx(slow_sampling.mixed(a.weight, b.weight, time), abs=1e-3)


@given(motions(), moments)
def test_single_tracks_like_one_key_at_a_time(motion, frame):
    now = sample(motion, frame)
    if now.camera is None:
        assert not len(motion.camera)
    else:
        found = (*now.camera.target, *now.camera.rotation, now.camera.distance, now.camera.fov)
        assert found == pytest.approx(slow_sampling.camera(motion.camera, frame), abs=2e-3, rel=1e-5)
        assert now.camera.perspective == slow_sampling.around(motion.camera, frame)[0].perspective
    if now.light is not None:
        a, b, time = slow_sampling.around(motion.light, frame)
        for found, start, end in ((now.light.color, a.color, b.color), (now.light.direction, a.direction, b.direction)):
            assert found == pytest.approx(
                [slow_sampling.mixed(*p, time) for p in zip(start, end, strict=True)], abs=1e-3
            )
    if now.self_shadow is not None:
        key = slow_sampling.around(motion.self_shadow, frame)[0]
        assert (now.self_shadow.mode, now.self_shadow.distance) == (key.mode, key.distance)
    assert dict(zip(motion.show_ik.names, now.ik.tolist(), strict=True)) == slow_sampling.ik(motion, frame)


@given(motions(), st.lists(moments, min_size=2, max_size=5))
def test_frames_may_come_in_any_order(motion, frames):
    sampler = MotionSampler(motion)
    for frame in frames:
        ours, fresh = sampler.sample(frame), sample(motion, frame)
        assert ours.offsets.tobytes() == fresh.offsets.tobytes()
        assert ours.rotations.tobytes() == fresh.rotations.tobytes()
        assert ours.weights.tobytes() == fresh.weights.tobytes()


def test_a_motion_without_keys():
    now = sample(Motion(), 3)
    assert now.offsets.shape == (0, 3)
    assert now.rotations.shape == (0, 4)
    assert now.weights.shape == now.physics.shape == now.ik.shape == (0,)
    assert (now.camera, now.light, now.self_shadow, now.visible) == (None, None, None, True)


def test_before_the_first_key_and_after_the_last():
    motion = bones(frame=[10, 20], offset=[(1, 2, 3), (4, 5, 6)], physics=[False, True])
    for frame, offset, physics in ((-5, (1, 2, 3), False), (9.5, (1, 2, 3), False), (20, (4, 5, 6), True)):
        now = sample(motion, frame)
        assert (tuple(now.offsets[0]), now.physics[0]) == (offset, physics)
    assert tuple(sample(motion, 1e12).offsets[0]) == (4, 5, 6)


def test_the_curve_of_the_later_key_leads_to_it():
    ease_in, straight = (0, 0, 127, 0), (20, 20, 107, 107)
    offsets = [(0, 0, 0), (8, 8, 8), (16, 16, 16)]
    motion = bones(frame=[0, 10, 20], offset=offsets, curve_x=[straight, ease_in, straight])
    assert sample(motion, 5).offsets[0] == pytest.approx((1, 4, 4))
    assert sample(motion, 15).offsets[0] == pytest.approx((12, 12, 12))


def test_of_several_keys_at_a_frame_the_last_counts():
    motion = bones(frame=[0, 10, 10, 10], offset=[(0, 0, 0), (9, 0, 0), (5, 0, 0), (2, 0, 0)])
    assert [float(sample(motion, frame).offsets[0, 0]) for frame in (5, 10, 11)] == [1, 2, 2]


def test_bones_move_between_adjacent_frames_and_the_camera_is_cut():
    motion = bones(frame=[0, 1], offset=[(0, 0, 0), (4, 0, 0)])
    assert sample(motion, 0.5).offsets[0, 0] == 2
    cut = Motion(camera=Columns(CameraKey, frame=[0, 1, 3], distance=[-10, -20, -40], fov=[30, 40, 50]))
    seen = [(found.distance, found.fov) for found in (sample(cut, frame).camera for frame in (0.5, 0.999, 1, 2))]
    assert seen == [(-10, 30), (-10, 30), (-20, 40), (-30, 45)]


def test_rotations_that_are_none_or_not_of_length_one():
    motion = bones(frame=[0, 10], rotation=[(0, 0, 0, 0), (0, 0, 0, -7)])
    for frame in (0, 4.5, 10):
        assert np.abs(sample(motion, frame).rotations[0]) == pytest.approx((0, 0, 0, 1))


def test_show_and_ik_change_in_steps_and_begin_on():
    show = Columns(ShowKey, frame=[10, 20], visible=[False, True])
    states = Columns(IkState, key=[0, 1, 1], name=[0, 0, 1], enabled=[False, True, False])
    motion = Motion(show_ik=ShowIk(show, ("左足ＩＫ", "右足ＩＫ"), states))
    found = [(now.visible, now.ik.tolist()) for now in (sample(motion, frame) for frame in (0, 10, 19.9, 20, 99))]
    assert found == [
        (True, [True, True]),
        (False, [False, True]),
        (False, [False, True]),
        (True, [True, False]),
        (True, [True, False]),
    ]


def test_light_is_straight_and_self_shadow_in_steps():
    light = Columns(LightKey, frame=[0, 10], color=[(0, 0, 0), (1, 0.5, 0)], direction=[(0, -1, 0), (0, 1, 0)])
    shadow = Columns(SelfShadowKey, frame=[0, 10], mode=[1, 2], distance=[0.25, 0.5])
    now = sample(Motion(light=light, self_shadow=shadow), 5)
    assert now.light is not None
    assert now.light.color.tolist() == [0.5, 0.25, 0]
    assert now.light.direction.tolist() == [0, 0, 0]
    assert now.self_shadow is not None
    assert (now.self_shadow.mode, now.self_shadow.distance) == (1, 0.25)


def test_the_last_frame():
    assert Motion().last_frame == 0
    morphs = Tracks.of(["a"], [0, 0], Columns(MorphKey, frame=[70_000, 3]))
    assert Motion(morphs=morphs, light=Columns(LightKey, frame=[8])).last_frame == 70_000


def test_what_is_sampled_can_be_changed_without_harm():
    motion = bones(frame=[0], offset=[(1, 2, 3)])
    sampler = MotionSampler(motion)
    sampler.sample(0).offsets[:] = 9
    assert sampler.sample(0).offsets[0].tolist() == [1, 2, 3]

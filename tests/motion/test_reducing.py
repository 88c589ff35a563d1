"""Fewer keys say the same, within the tolerance, at every frame, when they are played."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.model.columns import Columns
from editor.motion.motion import BONE_CURVES, BoneKey, Motion
from editor.motion.reducing import PART, Reduced, Tolerance, reduce_bone
from editor.motion.sampling import MotionSampler
from editor.motion.tracks import Tracks

CLOSE = Tolerance(np.radians(0.5), 0.02)
SLACK = 1e-5  # of single precision


def reduced(rotations: np.ndarray, offsets: np.ndarray, tolerance: Tolerance) -> Reduced:
    work = reduce_bone(rotations, offsets, tolerance)
    shares = []
    while True:
        try:
            shares.append(next(work))
        except StopIteration as end:
            assert shares == sorted(shares)
            made: Reduced = end.value
            return made


def played(rotations: np.ndarray, offsets: np.ndarray, kept: Reduced) -> tuple[np.ndarray, np.ndarray]:
    """(frames, 4) and (frames, 3) what a motion with these keys says."""
    curves = {name: kept.curves[:, axis] for axis, name in enumerate(BONE_CURVES)}
    rows = kept.rows
    keys = Columns(BoneKey, len(rows), frame=rows, offset=offsets[rows], rotation=rotations[rows], **curves)
    sampler = MotionSampler(Motion(bones=Tracks.of(["bone"], np.zeros(len(rows)), keys)))
    samples = [sampler.sample(frame) for frame in range(len(offsets))]
    return np.array([one.rotations[0] for one in samples]), np.array([one.offsets[0] for one in samples])


def errors(rotations: np.ndarray, offsets: np.ndarray, kept: Reduced) -> tuple[np.ndarray, np.ndarray]:
    """(frames,) radians and model units by which it is off."""
    turns, shifts = played(rotations, offsets, kept)
    chords = np.minimum(np.linalg.norm(turns - rotations, axis=1), np.linalg.norm(turns + rotations, axis=1))
    return 4 * np.arcsin(np.minimum(chords / 2, 1)), np.linalg.norm(shifts - offsets, axis=1)


def turns_about(axis: tuple[float, ...], angles: np.ndarray) -> np.ndarray:
    halves = np.asarray(angles)[:, None] / 2
    turns = np.concatenate((np.sin(halves) * np.array(axis) / np.linalg.norm(axis), np.cos(halves)), axis=1)
    return turns.astype(np.float32)


def wander(seed: int, count: int, speed: float) -> tuple[np.ndarray, np.ndarray]:
    """A bone that goes about at random, more or less smoothly, with quaternions of both signs."""
    random = np.random.default_rng(seed)
    steps = np.cumsum(random.normal(size=(count, 7)), axis=0) * speed
    for _ in range(int(random.integers(0, 6))):
        steps[1:] = (steps[1:] + steps[:-1]) / 2
    rotations = steps[:, :4] + (0, 0, 0, 1)
    rotations /= np.maximum(np.linalg.norm(rotations, axis=1, keepdims=True), 1e-6)
    rotations[random.random(count) < 0.2] *= -1
    return rotations.astype(np.float32), steps[:, 4:].astype(np.float32)


@given(
    st.integers(0, 2**32 - 1),
    st.integers(1, 60),
    st.sampled_from((0.001, 0.02, 0.3)),
    st.sampled_from((0.0, 0.01, 0.1, 1.0)),
)
def test_the_error_is_within_the_tolerance_at_every_frame(seed: int, count: int, speed: float, size: float) -> None:
    rotations, offsets = wander(seed, count, speed)
    kept = reduced(rotations, offsets, Tolerance(size, size))
    angles, distances = errors(rotations, offsets, kept)
    assert angles.max() <= size + SLACK * 10
    assert distances.max() <= size + SLACK * (1 + np.abs(offsets).max())
    assert angles[kept.rows].max() < 1e-3
    assert not distances[kept.rows].any()
    assert (np.diff(kept.rows) > 0).all()
    assert kept.rows[0] == 0
    assert len(kept.rows) == 1 or kept.rows[-1] == count - 1


def test_a_straight_way_needs_two_keys() -> None:
    times = np.linspace(0, 1, 100)
    kept = reduced(turns_about((1, 2, 3), times), np.outer(times, (1, -2, 3)).astype(np.float32), CLOSE)
    assert kept.rows.tolist() == [0, 99]


def test_a_swing_needs_few() -> None:
    """Curves go along with a pendulum from one side to the other."""
    angles = np.cos(np.arange(121) * np.pi / 20)  # six times there and back again, or half of it
    kept = reduced(turns_about((0, 0, 1), angles), np.zeros((121, 3), np.float32), CLOSE)
    assert len(kept.rows) <= 13
    assert (kept.curves[1:, 3] != (20, 20, 107, 107)).any()


def test_what_stands_still_has_one_key() -> None:
    rotations = turns_about((0, 1, 0), np.full(50, 0.3))
    kept = reduced(rotations, np.full((50, 3), 0.5, np.float32), CLOSE)
    assert kept.rows.tolist() == [0]
    assert kept.curves.shape == (1, 4, 4)


@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_short_ones(count: int) -> None:
    rotations, offsets = wander(1, count, 1.0)
    assert reduced(rotations, offsets, CLOSE).rows.tolist() == list(range(count))


def test_a_turn_of_more_than_half_a_circle_has_keys_on_its_way() -> None:
    angles = np.linspace(0, 5, 61)
    rotations = turns_about((0, 1, 0), angles)
    kept = reduced(rotations, np.zeros((61, 3), np.float32), CLOSE)
    assert errors(rotations, np.zeros((61, 3)), kept)[0].max() <= CLOSE.angle + SLACK
    assert 2 < len(kept.rows) < 6


def test_a_long_way_is_worked_at_in_parts() -> None:
    rotations, offsets = wander(3, 3 * PART, 0.02)
    kept = reduced(rotations, offsets, CLOSE)
    angles, distances = errors(rotations, offsets, kept)
    assert angles.max() <= CLOSE.angle + SLACK * 10
    assert distances.max() <= CLOSE.distance + SLACK
    times = np.linspace(0, 3, 3 * PART)
    straight = reduced(turns_about((1, 2, 3), times), np.outer(times, (1, -2, 3)).astype(np.float32), CLOSE)
    assert len(straight.rows) < 5

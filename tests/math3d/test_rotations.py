"""Quaternions: length one, and the shorter way."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from editor.math3d.rotations import (
    euler_from_matrices,
    matrices_from_euler,
    mirrored_offsets,
    mirrored_rotations,
    slerp,
    unit_quaternions,
)
from tests.motion import slow_sampling

quaternions = hnp.arrays(np.float32, (4,), elements=st.floats(-2, 2, width=32))


def test_no_length_is_no_rotation():
    assert unit_quaternions(np.array([[0, 0, 0, 0], [0, 0, 0, -2], [3e38, 3e38, 0, 0]], np.float32)).tolist() == [
        [0, 0, 0, 1],
        [0, 0, 0, -1],
        [pytest.approx(0.5**0.5), pytest.approx(0.5**0.5), 0, 0],
    ]


@given(quaternions, quaternions, st.floats(0, 1))
def test_the_way_between_any_two(a, b, share):
    start, end = unit_quaternions(np.array([a])), unit_quaternions(np.array([b]))
    found = slerp(start, end, np.array([share]))[0]
    expected = slow_sampling.slerp(start[0].astype(float), end[0].astype(float), share)
    assert found == pytest.approx(expected, abs=1e-6)
    assert np.linalg.norm(found) == pytest.approx(1, abs=1e-6)


def test_a_quarter_turn_in_three_steps():
    turn = np.array([[0, np.sin(np.pi / 4), 0, np.cos(np.pi / 4)]], np.float32)
    none = np.array([[0, 0, 0, 1]], np.float32)
    for end in (turn, -turn):
        third = slerp(none, end, np.array([1 / 3]))[0]
        assert third == pytest.approx((0, np.sin(np.pi / 12), 0, np.cos(np.pi / 12)), abs=1e-6)


def test_rotating_then_mirroring_is_mirroring_then_rotating() -> None:
    half = np.radians(50) / 2
    axis = np.array((1.0, 2.0, -0.5)) / np.linalg.norm((1.0, 2.0, -0.5))
    turn = np.array([[*(axis * np.sin(half)), np.cos(half)]])
    point = np.array((0.3, -1.0, 2.0))
    aside = rotated(mirrored_rotations(turn)[0], mirrored_offsets(point[None])[0])
    np.testing.assert_allclose(aside, mirrored_offsets(rotated(turn[0], point)[None])[0], atol=1e-12)


def rotated(turn: np.ndarray, point: np.ndarray) -> np.ndarray:
    vector, scalar = turn[:3], turn[3]
    return point + 2 * np.cross(vector, np.cross(vector, point) + scalar * point)


QUARTER = np.pi / 2


def test_z_turns_first_then_x_then_y() -> None:
    (turned,) = matrices_from_euler([(QUARTER, QUARTER, QUARTER)])
    # x goes to y by z, and to z by x, and y turns that to x again.
    np.testing.assert_allclose(turned @ (1, 0, 0), (1, 0, 0), atol=1e-12)
    np.testing.assert_allclose(turned @ (0, 1, 0), (0, 0, 1), atol=1e-12)


def test_no_angles() -> None:
    assert matrices_from_euler([]).shape == (0, 3, 3)
    assert euler_from_matrices(np.empty((0, 3, 3))).shape == (0, 3)


def test_the_same_angles_come_back() -> None:
    angles = np.random.default_rng(5).uniform(-1, 1, (500, 3)) * (QUARTER - 0.01, np.pi, np.pi)
    np.testing.assert_allclose(euler_from_matrices(matrices_from_euler(angles)), angles, atol=1e-9)


@pytest.mark.parametrize("near", [0.0, 1e-8, 1e-6, 1e-3])
def test_the_same_rotation_comes_back_at_the_pole(near: float) -> None:
    angles = np.random.default_rng(6).uniform(-3, 3, (200, 3))
    angles[:, 0] = np.where(np.arange(200) % 2, QUARTER - near, near - QUARTER)
    rotations = matrices_from_euler(angles)
    np.testing.assert_allclose(matrices_from_euler(euler_from_matrices(rotations)), rotations, atol=1e-6)

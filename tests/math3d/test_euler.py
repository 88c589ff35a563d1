"""Angles of bodies and joints: the order of the three turns, and the way back."""

from __future__ import annotations

import numpy as np
import pytest

from editor.math3d.euler import euler_from_matrices, matrices_from_euler

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

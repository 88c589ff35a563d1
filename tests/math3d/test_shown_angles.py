"""Angles: MMD's three numbers of a bone against rotations made one axis at a time, and turns about one axis."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.math3d.arrays import Float64Array
from editor.math3d.rotations import (
    angles_about_axes,
    are_same_rotations,
    quaternions_about_axes,
    quaternions_from_shown_euler,
    shown_euler_from_quaternions,
)

X, Y, Z = np.eye(3)
HALF = np.sqrt(0.5)
TURN = st.floats(-3.1, 3.1)
STEEP = st.floats(-1.57, 1.57)


def product(first: Float64Array, second: Float64Array) -> Float64Array:
    """The quaternion that turns by `second`, then by `first`."""
    (ax, ay, az, aw), (bx, by, bz, bw) = first, second
    return np.array(
        (
            aw * bx + ax * bw + ay * bz - az * by,
            aw * by - ax * bz + ay * bw + az * bx,
            aw * bz + ax * by - ay * bx + az * bw,
            aw * bw - ax * bx - ay * by - az * bz,
        )
    )


def about(axis: Float64Array, degrees: float) -> Float64Array:
    half = np.radians(degrees) / 2
    return np.append(axis * np.sin(half), np.cos(half))


def test_one_axis_at_a_time_y_and_z_the_other_way_round() -> None:
    angles = np.radians([(90, 0, 0), (0, 90, 0), (0, 0, 90)])
    expected = [(HALF, 0, 0, HALF), (0, -HALF, 0, HALF), (0, 0, -HALF, HALF)]
    np.testing.assert_allclose(quaternions_from_shown_euler(angles), expected, atol=1e-15)


def test_about_y_after_x_after_z() -> None:
    composed = product(about(Y, -50), product(about(X, 20), about(Z, -70)))
    np.testing.assert_allclose(quaternions_from_shown_euler(np.radians([(20, 50, 70)]))[0], composed, atol=1e-15)
    np.testing.assert_allclose(np.degrees(shown_euler_from_quaternions([composed]))[0], (20, 50, 70), atol=1e-12)


@given(STEEP, TURN, TURN)
def test_there_and_back(x: float, y: float, z: float) -> None:
    angles = np.array([(x, y, z)])
    back = shown_euler_from_quaternions(quaternions_from_shown_euler(angles))
    assert are_same_rotations(quaternions_from_shown_euler(back), quaternions_from_shown_euler(angles)).all()
    if abs(x) < 1.5:
        np.testing.assert_allclose(back, angles, atol=1e-9)


@pytest.mark.parametrize("x", [-90, 90])
def test_upright_all_of_it_is_about_y(x: float) -> None:
    turned = quaternions_from_shown_euler(np.radians([(x, 30, 40)]))
    back = shown_euler_from_quaternions(turned)
    assert np.degrees(back[0, [0, 2]]) == pytest.approx((x, 0), abs=1e-6)
    assert are_same_rotations(quaternions_from_shown_euler(back), turned).all()


def test_beyond_upright_is_told_the_other_way() -> None:
    back = np.degrees(shown_euler_from_quaternions(quaternions_from_shown_euler(np.radians([(100, 0, 0)]))))
    assert np.abs(back[0]) == pytest.approx((80, 180, 180))


def test_the_negative_of_a_quaternion_has_the_same_angles() -> None:
    turned = quaternions_from_shown_euler(np.radians([(10, 20, 30)]))
    np.testing.assert_allclose(shown_euler_from_quaternions(-turned), shown_euler_from_quaternions(turned), atol=1e-15)
    assert are_same_rotations(turned, -turned).all()
    assert not are_same_rotations(turned, quaternions_from_shown_euler(np.radians([(10, 20, 30.001)]))).any()


@given(TURN)
def test_turns_about_an_axis_there_and_back(angle: float) -> None:
    axes = [(1.0, -2.0, 2.0)]
    turned = quaternions_about_axes(axes, [angle])
    assert np.linalg.norm(turned) == pytest.approx(1)
    assert angles_about_axes(turned, axes)[0] == pytest.approx(angle, abs=1e-9)
    assert angles_about_axes(-turned, axes)[0] == pytest.approx(angle, abs=1e-9)


def test_a_turn_about_another_axis_keeps_its_angle() -> None:
    turned = [about(X, 40), about(X, 40)]
    slanted = [(1.0, 1.0, 0.0), (-1.0, 1.0, 0.0)]
    assert np.degrees(angles_about_axes(turned, slanted)) == pytest.approx((40, -40))


def test_an_axis_of_no_length_turns_nothing() -> None:
    assert quaternions_about_axes([(0, 0, 0)], [1.0]).tolist() == [[0, 0, 0, 1]]
    assert angles_about_axes([about(X, 40)], [(0, 0, 0)]).tolist() == [0]

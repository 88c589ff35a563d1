"""Numbers and angles come back from their texts as they were, to the bit."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from editor.formats.csv.numbers import (
    degrees_texts,
    euler_errors,
    euler_texts,
    float_texts,
    floats,
    integers,
    quaternions_of,
    radians_of,
    switches,
)

FLOATS = arrays.arrays(
    np.float32, st.integers(0, 40), elements=st.floats(width=32, allow_nan=False, allow_infinity=False)
)


def bits(values: np.ndarray) -> list[int]:
    return values.astype(np.float32).view(np.uint32).tolist()


def random_bits(count: int) -> np.ndarray:
    values = np.random.default_rng(1).integers(0, 2**32, count, dtype=np.uint64).astype(np.uint32).view(np.float32)
    return values[np.isfinite(values)]


def unit(quaternions: np.ndarray) -> np.ndarray:
    return (quaternions / np.linalg.norm(quaternions, axis=1, keepdims=True)).astype(np.float32)


@given(FLOATS)
def test_every_float_comes_back(values):
    assert bits(floats(float_texts(values))) == bits(values)


def test_floats_of_all_sizes_come_back():
    values = random_bits(100_000)
    assert bits(floats(float_texts(values))) == bits(values)


def test_floats_look_as_pmxeditor_writes_them():
    values = np.array([0, -0.0, 1, 19, 0.1, -2.5, 2.583561e-08, 6.707446], np.float32)
    assert float_texts(values) == ["0", "-0", "1", "19", "0.1", "-2.5", "2.583561E-08", "6.707446"]


@given(FLOATS)
def test_every_angle_comes_back(values):
    assert bits(radians_of(floats(degrees_texts(values), 1e41))) == bits(values)


def test_angles_of_all_sizes_come_back():
    values = random_bits(20_000)
    assert bits(radians_of(floats(degrees_texts(values), 1e41))) == bits(values)


def test_degrees_are_short():
    radians = np.array([1, math.pi / 2, math.radians(114.6), -math.pi, 0], np.float32)
    assert degrees_texts(radians) == ["57.29578", "90", "114.6", "-180", "0"]


@pytest.mark.parametrize("text", ["", "abc", "nan", "inf", "1e39", "1,5"])
def test_what_is_no_number(text):
    with pytest.raises(ValueError, match=r"could not|no number"):
        floats(["1", text])


def test_whole_numbers_and_switches():
    assert integers(["1", " 2", "3.0", "4E+0"]).tolist() == [1, 2, 3, 4]
    assert switches(["0", "1", "TRUE", "false", "2"]).tolist() == [False, True, True, False, True]
    for text in ("1.5", "", "x", "300"):
        with pytest.raises(ValueError, match=r"could not|no whole number|out of range"):
            integers(["1", text], np.uint8)


def test_turns_come_back_exactly():
    """Whatever the turn, and whichever of the two quaternions it is."""
    rng = np.random.default_rng(2)
    quaternions = np.concatenate(
        (unit(rng.normal(size=(2000, 4))), unit(rng.normal(size=(2000, 4)) * [0.01, 0.01, 0.01, 1]))
    )
    texts = euler_texts(quaternions)
    assert euler_errors(quaternions, texts).max() < 1e-12
    again = quaternions_of(np.array([list(map(float, row)) for row in texts]))
    assert (again == quaternions).all(axis=1).mean() > 0.999


@pytest.mark.parametrize("axis", [0, 1, 2])
@pytest.mark.parametrize("degrees", [0, 10, 90, -90, 135, 180, 270, 350])
def test_turns_about_one_axis_come_back_exactly(axis, degrees):
    turns = np.zeros((1, 3))
    turns[0, axis] = degrees
    quaternion = quaternions_of(turns)
    assert euler_errors(quaternion, euler_texts(quaternion)).max() < 1e-12


def test_turns_are_y_times_x_times_z():
    """A quarter about z first, then one about x, then one about y: what pointed along x points where they take it."""
    x, y, z, w = quaternions_of(np.array([[90.0, 90.0, 90.0]]))[0].astype(float)
    turned = (1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y))
    # x -> (z by 90) y -> (x by 90) z -> (y by 90) x
    assert turned == pytest.approx((1, 0, 0), abs=1e-6)


def test_what_is_no_turn_becomes_the_nearest():
    quaternions = np.array([[0, 0, 0, 0], [0, 0, 0, 2], [0, 0.38268340, 0, 0.92387950]], np.float32)
    texts = euler_texts(quaternions)
    assert texts[:2] == [["0", "0", "0"]] * 2
    assert euler_errors(quaternions, texts) == pytest.approx([1, 1, 0], abs=1e-6)

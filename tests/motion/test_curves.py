"""Curves: against the definition, at every control point that a file can hold."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.motion.curves import SIDE, bent_progress, is_straight, parameter, progress
from tests.motion.slow_sampling import bezier

coordinates = st.integers(0, 127)
TIMES = (0.0, 1e-12, 1e-9, 1e-6, 0.001, 0.1, 1 / 3, 0.5 - 1e-9, 0.5, 0.7, 0.999, 1 - 1e-6, 1 - 1e-9, 1.0)


@pytest.mark.parametrize("time", TIMES)
def test_every_pair_of_x_has_its_time(time):
    x1, x2 = (grid.ravel() for grid in np.meshgrid(np.arange(128.0), np.arange(128.0)))
    s = parameter(np.full(x1.shape, time), x1, x2)
    assert ((s >= 0) & (s <= 1)).all()
    x = 3 * s * (1 - s) * ((1 - s) * x1 + s * x2) / SIDE + s**3
    assert np.abs(x - time).max() < 1e-11


@given(coordinates, coordinates, coordinates, coordinates, st.floats(0, 1))
def test_any_curve_at_any_time(x1, y1, x2, y2, time):
    curve = np.array([[x1, y1, x2, y2]], np.uint8)
    found = progress(np.array([time]), curve)[0]
    assert 0 <= found <= 1
    # Where a curve stands upright, all heights have the same time.
    near = [bezier(min(max(time + shift, 0), 1), curve[0].tolist()) for shift in (-1e-9, 0, 1e-9)]
    assert min(near) - 1e-6 <= found <= max(near) + 1e-6


@pytest.mark.parametrize("curve", [(0, 0, 127, 127), (20, 20, 107, 107), (64, 64, 0, 0), (127, 127, 127, 127)])
def test_a_straight_line_is_the_time_itself(curve):
    points = np.array([curve], np.uint8)
    assert is_straight(points)
    times = np.linspace(0, 1, 7)
    assert (progress(times, np.repeat(points, 7, axis=0)) == times).all()
    assert np.abs(bent_progress(times[1:-1], np.repeat(points, 5, axis=0)) - times[1:-1]).max() < 1e-12


@pytest.mark.parametrize(
    "curve", [(0, 127, 0, 127), (127, 0, 127, 0), (127, 0, 0, 127), (0, 127, 127, 0), (0, 1, 0, 1)]
)
def test_the_ends_are_exact(curve):
    assert progress(np.array([0.0, 1.0]), np.array([curve, curve], np.uint8)).tolist() == [0, 1]


def test_known_heights():
    s_shape = np.array([[127, 0, 0, 127]], np.uint8)
    assert progress(np.array([0.5]), s_shape)[0] == pytest.approx(0.5)
    # x = 3 s² - 2 s³ with both x in the middle of their ends; y = s³ with both y at 0.
    ease_in = np.array([[0, 0, 127, 0]], np.uint8)
    assert progress(np.array([0.5]), ease_in)[0] == pytest.approx(0.125)


def test_coordinates_beyond_the_side_count_as_the_side():
    times = np.array([0.3])
    beyond, at = np.array([[200, 10, 255, 130]], np.uint8), np.array([[127, 10, 127, 127]], np.uint8)
    assert progress(times, beyond) == progress(times, at)


def test_no_curves_at_all():
    assert progress(np.empty(0), np.empty((0, 4), np.uint8)).shape == (0,)

"""Vectors with length 1, or none."""

import warnings

import numpy as np

from editor.math3d.vectors import unit_or_zero


def test_vectors_get_length_1() -> None:
    assert unit_or_zero([(3, 0, 4), (0, -2, 0), (0, 0, 1e-30)]).tolist() == [[0.6, 0, 0.8], [0, -1, 0], [0, 0, 1]]
    assert unit_or_zero(np.ones((2, 4), np.float32)).tolist() == [[0.5] * 4] * 2
    assert unit_or_zero(np.empty((0, 3))).shape == (0, 3)


def test_what_has_no_direction_is_zero() -> None:
    none = [(0, 0, 0), (np.nan, 1, 0), (np.inf, 0, 0), (1e200, 1e200, 0)]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert not unit_or_zero(none).any()


def test_what_is_given_stays() -> None:
    given = np.array([(2.0, 0, 0)])
    unit_or_zero(given)
    assert given.tolist() == [[2, 0, 0]]

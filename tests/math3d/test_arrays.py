"""Vectors of length 1, points far outside of the others, ragged arrays, and masks that NONE may be asked of."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.math3d.arrays import (
    FAR,
    are_among,
    bounds_of,
    entries_of,
    extent,
    far_outside,
    finite_rows,
    mask_of,
    near_extent,
    near_rows,
    owners_of,
    ranks_of,
    starts_of,
    unit_or_zero,
)

AROUND = np.random.default_rng(3).uniform(-10, 10, (500, 3)).astype(np.float32)


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


@pytest.mark.parametrize("place", [(1e6, 0, 0), (0, -1e30, 0), (3e38, 3e38, -3e38), (0, 0, 1e5)])
@pytest.mark.parametrize("row", [0, 250, 500])
def test_one_point_is_far_outside(place: tuple[float, ...], row: int) -> None:
    points = np.insert(AROUND, row, place, axis=0)
    assert np.flatnonzero(far_outside(points)).tolist() == [row]


def test_a_sky_around_a_stage_is_not() -> None:
    sky = AROUND[:50] / np.linalg.norm(AROUND[:50], axis=1)[:, None] * 5000
    assert not far_outside(np.concatenate((AROUND, sky))).any()


def test_points_that_are_not_finite_are_not_told_and_change_nothing() -> None:
    odd = np.array([(np.nan, 0, 0), (np.inf, 0, 0), (1e6, 0, 0)], np.float32)
    assert np.flatnonzero(far_outside(np.concatenate((odd, AROUND)))).tolist() == [2]
    assert far_outside(odd[:2]).tolist() == [False, False]


@pytest.mark.parametrize("points", [[], [(1e30, 0, 0)], [(0, 0, 0), (1e6, 0, 0)], [(0, 0, 0)] * 9 + [(1, 0, 0)]])
def test_few_points_and_points_at_one_place_have_no_middle_to_be_far_from(points: list[tuple[float, ...]]) -> None:
    assert not far_outside(np.array(points, np.float32).reshape(-1, 3)).any()


def test_it_is_the_same_wherever_and_however_large_the_model_is() -> None:
    points = np.concatenate((AROUND, [(0, 11 * FAR, 0), (0, 5 * FAR, 0)]))
    for scale, moved in ((1, 0), (1e-3, 0), (100, 0), (1, 1000)):
        assert np.flatnonzero(far_outside(points * scale + moved)).tolist() == [500]


def test_one_of_very_many_points_is_told() -> None:
    points = np.tile(AROUND, (400, 1))
    points[123_457] = 1e6
    assert np.flatnonzero(far_outside(points)).tolist() == [123_457]


def test_the_extent_of_near_points_is_told_with_or_without_others() -> None:
    odd = np.array([(np.nan, 0, 0), (0, np.inf, 0), (0, 1e6, 0)], np.float32)
    for points in (AROUND, np.concatenate((odd, AROUND)), odd[2:], AROUND[:1] * [[1], [1]]):
        np.testing.assert_array_equal(near_extent(points), extent(points[near_rows(points)]))
    assert near_extent(odd[:2]) is None
    assert near_extent(AROUND[:0]) is None


def test_rows_with_finite_numbers_only():
    values = np.array([(0, 1, 2), (np.nan, 1, 2), (0, np.inf, 2), (0, 1, -np.inf)], np.float32)
    assert finite_rows(values).tolist() == [True, False, False, False]
    assert finite_rows(values[:0]).tolist() == []


def test_the_extent_of_points():
    lowest, highest = extent(np.array([(0, 5, 2), (1, -1, 2)], np.float32))
    assert (lowest.tolist(), highest.tolist()) == ([0, -1, 2], [1, 5, 2])


COUNTS = st.lists(st.integers(0, 4), max_size=8)


@given(COUNTS)
def test_rows_of_entries_as_a_loop_has_them(counts: list[int]) -> None:
    each = np.array(counts, np.int32)
    bounds = [sum(counts[:row]) for row in range(len(counts) + 1)]
    assert bounds_of(each).tolist() == bounds_of(counts).tolist() == bounds
    assert starts_of(each).tolist() == bounds[:-1]
    assert owners_of(each).tolist() == [row for row, count in enumerate(counts) for _ in range(count)]
    assert ranks_of(each).tolist() == [rank for count in counts for rank in range(count)]


@given(st.data())
def test_entries_that_lie_anywhere(data: st.DataObject) -> None:
    counts = data.draw(COUNTS)
    starts = [data.draw(st.integers(0, 9)) for _ in counts]
    wanted = [start + rank for start, count in zip(starts, counts, strict=True) for rank in range(count)]
    assert entries_of(np.array(starts, np.int32), np.array(counts, np.intp)).tolist() == wanted


def test_counts_may_be_a_mask() -> None:
    assert bounds_of(np.array([True, False, True])).tolist() == [0, 1, 1, 2]


def test_which_rows_are_among_some() -> None:
    assert mask_of(4, np.array([[2, -1], [0, 2]]), [3]).tolist() == [True, False, True, True]
    assert mask_of(3, []).tolist() == mask_of(3).tolist() == [False] * 3
    assert mask_of(0, np.array([-1], np.int32)).tolist() == []


def test_what_none_is_asked_it_denies() -> None:
    mask = np.array([False, True, True])
    assert are_among(mask, np.array([[2, 0], [-1, 1]])).tolist() == [[True, False], [False, True]]
    assert are_among(mask[:0], np.array([-1])).tolist() == [False]
    assert mask.tolist() == [False, True, True]

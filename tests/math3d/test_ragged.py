"""Entries of rows that have any number of them, and masks that NONE may be asked of."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from editor.math3d.ragged import are_among, bounds_of, entries_of, mask_of, owners_of, ranks_of, starts_of

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

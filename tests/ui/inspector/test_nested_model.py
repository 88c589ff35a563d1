"""Nested lists are taken apart and joined alike, whatever holds their entries."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.model.bones import IkLink
from editor.model.columns import Columns
from editor.model.frames import BoneItem, MorphItem
from editor.model.morphs import VertexOffset
from editor.model.soft_bodies import Anchor
from editor.ui.inspector import nested_model


def offsets(*rows: int) -> Columns:
    return Columns(VertexOffset, vertex=np.array(rows, np.int32), translation=[(row, 0, 0) for row in rows])


def links(*rows: int) -> tuple[Any, ...]:
    return tuple(IkLink(row) for row in rows)


@pytest.mark.parametrize("make", [offsets, links])
def test_nested_lists_are_edited_alike(make: Any) -> None:
    nested = make(5, 6, 7, 8)
    assert nested_model.without_entries(nested, np.array([1, 3])) == make(5, 7)
    assert nested_model.with_inserted(nested, 1, make(9)) == make(5, 9, 6, 7, 8)
    assert nested_model.picked_entries(nested, np.array([3, 0])) == make(8, 5)
    assert nested_model.joined_entries(make(), nested) == nested


@pytest.mark.parametrize(
    ("places", "by", "order"),
    [
        ([1, 2], -1, [1, 2, 0, 3]),
        ([0, 1], -1, [0, 1, 2, 3]),
        ([0, 2], -1, [0, 2, 1, 3]),
        ([0, 1], 1, [2, 0, 1, 3]),
        ([3], 1, [0, 1, 2, 3]),
        ([1, 3], 1, [0, 2, 1, 3]),
    ],
)
def test_entries_move_by_one(places: list[int], by: int, order: list[int]) -> None:
    assert nested_model.moved_order(np.array(places), 4, by).tolist() == order


def test_entries_know_what_they_are_about() -> None:
    items = (BoneItem(2), MorphItem(1), BoneItem(0))
    assert nested_model.rows_about(items, BoneItem).tolist() == [2, 0]
    assert nested_model.rows_about(items, MorphItem).tolist() == [1]
    assert nested_model.fresh_entries(items, MorphItem, np.array([3, 1, 4]), {}) == (MorphItem(3), MorphItem(4))
    fresh = nested_model.fresh_entries(offsets(1), VertexOffset, np.array([3, 1]), {})
    assert fresh == Columns(VertexOffset, vertex=[3])


def test_entries_about_two_rows_are_made_of_each_with_each() -> None:
    anchors = Columns(Anchor, body=[0], vertex=[5])
    fresh = nested_model.fresh_entries(anchors, Anchor, np.array([0, 1]), {"vertex": np.array([5, 7])})
    assert [(anchor.body, anchor.vertex) for anchor in fresh] == [(0, 7), (1, 5), (1, 7)]


numbers = st.lists(st.integers(0, 3), max_size=8)


@given(numbers, numbers)
@pytest.mark.parametrize("make", [offsets, links])
def test_differences_are_found_from_both_ends(make: Any, old: list[int], new: list[int]) -> None:
    start, old_stop, new_stop = nested_model.changed_span(make(*old), make(*new))
    assert old[:start] == new[:start]
    assert old[old_stop:] == new[new_stop:]
    assert start <= min(old_stop, new_stop)
    if old == new:
        assert start == old_stop == new_stop

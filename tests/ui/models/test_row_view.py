"""Rows that a sheet shows: their order, the runs of them, and how they follow rows that come, go and move."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.bones import Bone
from editor.model.changes import Action, Change
from editor.model.edit import Edit
from editor.model.fields import field_of
from editor.model.model import Model
from editor.ui.models.row_view import RowView, ordered_rows, run_of

NAME = field_of(Bone, "name")


@pytest.fixture
def model() -> Model:
    model = Model()
    model.bones.records[:] = [Bone(name) for name in ("c", "a", "d", "b", "a")]
    return model


def test_rows_are_in_the_order_of_a_field_and_equal_ones_stay_as_they_were(model: Model) -> None:
    rows = np.arange(5)
    assert ordered_rows(model.bones, rows, NAME, descending=False).tolist() == [1, 4, 3, 0, 2]
    assert ordered_rows(model.bones, rows, NAME, descending=True).tolist() == [2, 0, 3, 1, 4]


def test_a_view_of_everything_is_the_table_itself(model: Model) -> None:
    view = RowView(model.bones)
    assert (view.is_whole, len(view), view.row(3)) == (True, 5, 3)
    view.show(None, NAME, descending=False)
    assert (view.is_whole, view.is_sorted, view.row(0)) == (False, True, 1)


def test_rows_that_are_filtered_out_have_no_row_in_the_view(model: Model) -> None:
    view = RowView(model.bones)
    view.show(np.array([True, False, True, True, False]), None, descending=False)
    assert view.view_rows([0, 1, 2, 3, 4]).tolist() == [0, -1, 1, 2, -1]
    assert [ends.tolist() for ends in view.run_ends([0, 1, 3])] == [[0, 2], [0, 2]]
    assert [ends.tolist() for ends in view.run_ends([0, 2, 4])] == [[0], [1]]


class Following:
    """Watches an Edit for a view."""

    def __init__(self, view: RowView) -> None:
        self._view = view

    def about_to_change(self, change: Change) -> None:
        pass

    def changed(self, change: Change) -> None:
        self._view.follow(change)


def test_rows_that_come_are_shown_whatever_the_filter_and_those_that_go_leave(model: Model) -> None:
    view = RowView(model.bones)
    view.show(np.array([False, True, False, True, False]), None, descending=False)
    with Edit(model, watcher=Following(view)) as edit:
        edit.insert(model.bones, 1, [Bone("new")])
        assert [model.bones[row].name for row in view.rows.tolist()] == ["new", "a", "b"]
        edit.remove(model.bones, [2])
        assert [model.bones[row].name for row in view.rows.tolist()] == ["new", "b"]


def test_a_block_of_rows_comes_and_goes_as_a_block_of_the_view(model: Model) -> None:
    view = RowView(model.bones)
    assert view.rows_to_come(Change(Action.INSERT, "bones", [1, 2])) == range(1, 3)
    assert view.rows_to_go(Change(Action.REMOVE, "bones", [2, 4])) is None
    view.show(np.array([True, False, True, True, False]), None, descending=False)
    assert view.rows_to_go(Change(Action.REMOVE, "bones", [1, 2, 3])) == range(1, 3)


@pytest.mark.parametrize(("rows", "run"), [([], range(0)), ([3, 4, 5], range(3, 6)), ([3, 5], None)])
def test_ascending_rows_are_a_run_where_they_leave_no_gap(rows: list[int], run: range | None) -> None:
    assert run_of(rows) == run

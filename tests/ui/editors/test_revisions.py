"""Sums of a field over many rows, and revisions of all of them."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.bones import Bone, BoneFlags
from editor.model.fields import field_of
from editor.model.mesh import Vertex
from editor.ui.editors.lines import Quantity
from editor.ui.editors.revisions import (
    MIXED,
    Bits,
    MixedBits,
    Parts,
    SameValue,
    applicable_rows,
    constant,
    present_values,
    revised_values,
    row_index,
    shown_value,
)
from tests.operations.model_making import full_model

ALL = np.arange(4)


def test_equal_values_are_shown_and_others_mixed() -> None:
    bones = full_model().bones
    assert shown_value(bones, ALL, field_of(Bone, "name")) is MIXED
    assert shown_value(bones, ALL, field_of(Bone, "level")) == 0
    assert shown_value(bones, ALL[:1], field_of(Bone, "name")) == "センター"
    assert shown_value(bones, ALL[2:], field_of(Bone, "position")) == (0.0, 0.0, 0.0)


def test_components_are_mixed_one_by_one() -> None:
    vertices = full_model().vertices
    assert shown_value(vertices, np.array([0, 2]), field_of(Vertex, "position")) == (MIXED, MIXED, MIXED)
    assert shown_value(vertices, np.array([0, 3]), field_of(Vertex, "bones")) == (0, 1, -1, -1)
    assert shown_value(vertices, np.array([0, 1]), field_of(Vertex, "bones")) == (MIXED, MIXED, -1, -1)
    assert shown_value(vertices, np.array([0, 1]), field_of(Vertex, "normal")) == (0.0, 0.0, 0.0)


def test_bits_are_summed_up() -> None:
    bones = full_model().bones
    expected = MixedBits(0, int(Bone().flags | BoneFlags.IK))
    assert shown_value(bones, ALL, field_of(Bone, "flags")) == expected
    assert shown_value(bones, ALL[:3], field_of(Bone, "flags")) == Bone().flags


def test_fields_apply_to_some_rows() -> None:
    model = full_model()
    assert applicable_rows(model.bones, ALL, field_of(Bone, "ik_loops")).tolist() == [3]
    assert applicable_rows(model.bones, ALL, field_of(Bone, "name")).tolist() == [0, 1, 2, 3]
    assert applicable_rows(model.vertices, ALL, field_of(Vertex, "normal")).tolist() == [0, 1, 2, 3]


def test_runs_of_rows_are_slices() -> None:
    assert row_index(np.array([3, 4, 5])) == slice(3, 6)
    assert row_index(np.array([3, 5])).tolist() == [3, 5]
    assert len(row_index(np.array([], np.intp))) == 0


@pytest.mark.parametrize("table_name", ["vertices", "bones"])
def test_a_revision_reaches_its_part_of_every_row(table_name: str) -> None:
    table = full_model().tables[table_name]
    field = field_of(table.row_type, "position")
    old = present_values(table, ALL, field)
    new = np.asarray(revised_values(table, field, Parts({1: constant(7.0)}), old))
    assert (new[:, 1] == 7).all()
    assert (new[:, [0, 2]] == old[:, [0, 2]]).all()
    assert np.asarray(revised_values(table, field, SameValue((1, 2, 3)), old)).tolist() == [1, 2, 3]


def test_bits_keep_those_without_a_name() -> None:
    bones = full_model().bones
    field = field_of(Bone, "flags")
    new = revised_values(bones, field, Bits(int(BoneFlags.IK), on=True), np.array([0x4000, 0x20]))
    assert new == [0x4020, 0x20]
    assert all(isinstance(value, BoneFlags) for value in new)


def test_what_is_not_finite_is_refused() -> None:
    vertices = full_model().vertices
    field = field_of(Vertex, "edge_scale")
    with pytest.raises(ValueError, match="finite"):
        revised_values(vertices, field, Parts({0: Quantity(field).entered("x/0")}), np.ones(3))

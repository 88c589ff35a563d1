"""Scaling: what is a length, and what is not; taking over shape and UVs from another model."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.edit import Edit
from editor.model.model import Model
from editor.model.morphs import BoneOffset, VertexOffset
from editor.operations.model.whole_model import replace_shape, replace_uvs, scale_lengths
from editor.operations.queries.compare import differences
from tests.operations.model_making import full_model


def model() -> Model:
    """One whose bones and joints are not all in the origin."""
    made = full_model()
    edit = Edit(made)
    edit.set(made.bones, slice(None), "position", (1, 2, 3))
    edit.set(made.joints, slice(None), "move_upper", (1, 2, 3))
    return made


def scaled(model: Model, factor: float) -> Model:
    with Edit(model) as edit:
        scale_lengths(edit, factor)
    return model


def test_lengths_grow_and_nothing_else() -> None:
    changed = {(found.table, found.field) for found in differences(model(), scaled(model(), 2))}
    assert ("vertices", "position") in changed
    assert {("bones", "position"), ("joints", "move_upper"), ("rigid_bodies", "size")} <= changed
    assert not {field for _, field in changed} & {"normal", "uv", "weights", "mass", "rotation", "edge_size"}


def test_positions_are_multiplied() -> None:
    before, after = model(), scaled(model(), 2)
    np.testing.assert_allclose(after.vertices["position"], 2 * before.vertices["position"])
    for old, new in zip(before.bones, after.bones, strict=True):
        np.testing.assert_allclose(new.position, 2 * np.array(old.position), rtol=1e-6)


def test_offsets_of_morphs_grow_with_the_model() -> None:
    before, after = model(), scaled(model(), 0.1)
    moving = [
        (old.offsets, new.offsets)
        for old, new in zip(before.morphs, after.morphs, strict=True)
        if old.offsets.row_type in (VertexOffset, BoneOffset)
    ]
    assert moving
    for old, new in moving:
        np.testing.assert_allclose(new["translation"], old["translation"] * np.float32(0.1), rtol=1e-6)


def test_it_can_be_taken_back() -> None:
    changed = model()
    edit = Edit(changed)
    scale_lengths(edit, 10)
    edit.cancel()
    assert not list(differences(model(), changed))


@pytest.mark.parametrize("factor", [0, -1, float("nan"), float("inf")])
def test_what_is_no_scale(factor: float) -> None:
    with pytest.raises(ValueError, match="positive number"):
        scale_lengths(Edit(full_model()), factor)


# -- shape and UVs of another model ------------------------------------------------------------------------------------


def other_model():
    other = full_model()
    for name in ("position", "normal", "uv"):
        column = other.vertices.writable(name)
        column[:] = np.arange(column.size).reshape(column.shape)
    return other


def test_shape_is_position_and_normal():
    model, other = full_model(), other_model()
    edit = Edit(model)
    replace_shape(edit, other)
    assert edit.commit() is not None
    changed = {difference.field for difference in differences(full_model(), model)}
    assert changed == {"position", "normal"}
    assert np.array_equal(model.vertices["position"], other.vertices["position"])


def test_uvs_are_nothing_else():
    model, other = full_model(), other_model()
    edit = Edit(model)
    replace_uvs(edit, other)
    edit.commit()
    assert {difference.field for difference in differences(full_model(), model)} == {"uv"}


@pytest.mark.parametrize("operation", [replace_shape, replace_uvs])
def test_another_number_of_vertices_is_refused(operation):
    model, other = full_model(), full_model()
    other.vertices.fill(5)
    with Edit(model) as edit, pytest.raises(ValueError, match="6 vertices and the other one 5"):
        operation(edit, other)
    assert not list(differences(model, full_model()))

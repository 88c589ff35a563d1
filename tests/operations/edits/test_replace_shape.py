"""Taking over shape and UVs from another model."""

import numpy as np
import pytest

from editor.model.edit import Edit
from editor.operations.edits.whole_model import replace_shape, replace_uvs
from editor.operations.queries.compare import differences
from tests.operations.model_making import full_model


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

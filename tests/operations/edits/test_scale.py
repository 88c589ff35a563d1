"""Scaling: what is a length, and what is not."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.edit import Edit
from editor.model.model import Model
from editor.model.morphs import BoneOffset, VertexOffset
from editor.operations.edits.whole_model import scale
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
        scale(edit, factor)
    return model


def test_lengths_grow_and_nothing_else() -> None:
    changed = {(found.table, found.field) for found in differences(model(), scaled(model(), 2))}
    assert ("vertices", "position") in changed
    assert {("bones", "position"), ("joints", "move_upper"), ("rigid_bodies", "size")} <= changed
    assert not {field for _, field in changed} & {"normal", "uv", "weights", "mass", "rotation", "edge_size"}


def test_places_are_multiplied() -> None:
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
    scale(edit, 10)
    edit.cancel()
    assert not list(differences(model(), changed))


@pytest.mark.parametrize("factor", [0, -1, float("nan"), float("inf")])
def test_what_is_no_scale(factor: float) -> None:
    with pytest.raises(ValueError, match="positive number"):
        scale(Edit(full_model()), factor)

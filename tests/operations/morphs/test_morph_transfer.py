"""Morphs of another model move the vertices that match, or what lies between, and replace those of the same name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from editor import formats
from editor.formats import Content
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind, Panel, UvOffset, VertexOffset
from editor.operations.catalog import OPERATIONS
from editor.operations.choices import VertexSource
from editor.operations.operation import OperationContext
from editor.operations.run_operation import Outcome, run_operation
from editor.resources import resource
from tests.model.random_models import fingerprint
from tests.operations.model.test_replace_geometry import moves
from tests.operations.weights.rigged import grid

OPERATION = OPERATIONS["morphs.transfer"]
SURFACE, PLACE, ORDER, UV = VertexSource


def transfer(model: Model, other: Model, source: VertexSource = PLACE, **parameters: Any) -> Outcome:
    context = OperationContext(model, models={"model": other})
    return run_operation(OPERATION, context, OPERATION.parameters(source=source, **parameters))


def plane(columns: int = 3, rows: int = 3) -> Model:
    model = Model()
    grid(model, columns, rows)
    model.vertices.writable("uv")[:] = model.vertices["position"][:, :2]
    return model


def raised(model: Model, name: str = "上", height: float = 1.0) -> Model:
    """The model with a morph that raises each vertex by its height above the ground."""
    y = model.vertices["position"][:, 1] * height
    rows = np.flatnonzero(y)
    translation = np.column_stack((0 * y, y, 0 * y))[rows]
    model.morphs.records.append(
        Morph(name, "up", Panel.EYE, offsets=Columns(VertexOffset, vertex=rows, translation=translation))
    )
    return model


@pytest.mark.parametrize("source", VertexSource, ids=lambda source: source.token)
def test_they_come_as_they_are(source: VertexSource) -> None:
    model, other = plane(), raised(plane())
    other.morphs.records += [
        Morph("ずらす", kind=MorphKind.UV, offsets=Columns(UvOffset, vertex=[4], uv=[(0.5, 0, 0, 0)])),
        Morph("組", kind=MorphKind.GROUP),
    ]
    outcome = transfer(model, other, source)
    assert [(morph.name, morph.panel, morph.kind) for morph in model.morphs] == [
        ("上", Panel.EYE, MorphKind.VERTEX),
        ("ずらす", Panel.OTHER, MorphKind.UV),
    ]
    np.testing.assert_allclose(moves(model), moves(other), atol=1e-6)
    np.testing.assert_allclose(moves(model, 1), moves(other, 1), atol=1e-6)
    assert "added: 2, changed: 0, as they were: 0; vertices matched: 9 of 9" in str(outcome.result.message)


def test_on_a_finer_mesh_they_are_in_between() -> None:
    model, other = plane(5, 5), raised(plane())
    model.vertices.writable("position")[:] /= 2
    transfer(model, other, SURFACE)
    np.testing.assert_allclose(moves(model)[:, 1], model.vertices["position"][:, 1], atol=1e-6)


def test_those_of_the_same_name_are_replaced_but_for_what_matches_nothing() -> None:
    model, other = raised(plane()), raised(plane(), height=2.0)
    with Edit(other) as edit:
        edit.remove(other.vertices, [8])
    before = moves(model)
    outcome = transfer(model, other)
    assert len(model.morphs) == 1
    assert np.array_equal(moves(model)[:8], 2 * before[:8])
    assert np.array_equal(moves(model)[8], before[8])
    assert "added: 0, changed: 1" in str(outcome.result.message)


def test_or_they_come_under_another_name() -> None:
    model, other = raised(plane()), raised(plane(), height=2.0)
    transfer(model, other, replace=False)
    assert [morph.name for morph in model.morphs] == ["上", "上_2"]
    assert np.array_equal(moves(model, 1), 2 * moves(model, 0))


def test_what_hardly_moves_is_left_out() -> None:
    model, other = plane(), raised(plane(), height=0.001)
    transfer(model, other, threshold=0.0015)
    assert model.morphs[0].offsets["vertex"].tolist() == [6, 7, 8]


def test_lengths_of_the_file_are_scaled_with_it() -> None:
    model, other = plane(), raised(plane())
    with Edit(other) as edit:
        edit.set(other.vertices, slice(None), "position", other.vertices["position"] * 10)
    transfer(model, other, scale=0.1)
    np.testing.assert_allclose(moves(model), 0.1 * moves(other), atol=1e-6)


def test_a_model_without_any_is_refused() -> None:
    with pytest.raises(ValueError, match="no morphs"):
        transfer(plane(), plane())


@pytest.mark.parametrize("source", [PLACE, ORDER, UV], ids=lambda source: source.token)
def test_shape_keys_go_there_and_back_as_they_were(tmp_path: Path, source: VertexSource) -> None:
    """Of the sample; what is written is what glTF calls morph targets, with their names."""
    path = resource("samples/mochi.pmx")
    content = formats.load(path)
    formats.save(Content(content.model, path=path), tmp_path / "もち.glb")
    model, other = content.model, formats.load(tmp_path / "もち.glb").model
    before = fingerprint(model)
    transfer(model, other, source)
    assert fingerprint(model) == before
    with Edit(model) as edit:
        edit.remove(model.morphs, np.arange(len(model.morphs)))
    transfer(model, other, source)
    shaped = [morph for morph in formats.load(path).model.morphs if morph.kind is MorphKind.VERTEX]
    assert [morph.name for morph in model.morphs] == [morph.name for morph in shaped]
    original = formats.load(path).model
    rows = {morph.name: row for row, morph in enumerate(original.morphs)}
    for row, morph in enumerate(model.morphs):
        np.testing.assert_allclose(moves(model, row), moves(original, rows[morph.name]), atol=1e-5)

"""Rows moved, rotated and scaled by numbers, about their centre or the origin."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from editor.model.model import Model
from editor.operations.catalog import OPERATIONS
from editor.operations.choices import TransformPivot
from editor.operations.operation import OperationContext
from editor.operations.parameters import parameters_from_texts
from editor.operations.rows.transform_rows import TransformRows
from editor.operations.run_operation import Outcome, run_operation
from tests.operations.model_making import full_model

TRANSFORM = OPERATIONS["rows.transform"]


def run(model: Model, table: str, rows: list[int], **parameters: Any) -> Outcome:
    return run_operation(TRANSFORM, OperationContext(model, {table: np.array(rows)}), TransformRows(**parameters))


def positions(model: Model, table: str) -> np.ndarray:
    return np.array([model.tables[table].value(row, "position") for row in range(len(model.tables[table]))])


@pytest.mark.parametrize("table", ["vertices", "bones", "rigid_bodies", "joints"])
def test_what_is_chosen_moves_and_nothing_else(table: str) -> None:
    model = full_model()
    before = positions(model, table)
    run(model, table, [0], move=(1, 2, 3))
    expected = before.copy()
    expected[0] += (1, 2, 3)
    np.testing.assert_allclose(positions(model, table), expected, atol=1e-6)


@pytest.mark.parametrize("table", ["faces", "materials"])
def test_faces_and_materials_are_their_vertices(table: str) -> None:
    model = full_model()
    faces = model.faces["vertices"]
    chosen = np.unique(faces[:1] if table == "faces" else faces[model.faces["material"] == 0])
    before = positions(model, "vertices")
    run(model, table, [0], move=(0, 1, 0))
    assert np.flatnonzero(positions(model, "vertices")[:, 1] != before[:, 1]).tolist() == chosen.tolist()


def test_the_pivot_stays() -> None:
    for pivot in TransformPivot:
        model = full_model()
        before = positions(model, "vertices")
        every = list(range(len(before)))
        centre = (before.min(axis=0) + before.max(axis=0)) / 2 * (pivot is TransformPivot.CENTRE)
        run(model, "vertices", every, scale=(2, 2, 2), rotate=(0, 0, math.pi / 2), pivot=pivot)
        x, y, z = ((before - centre) * 2).T
        np.testing.assert_allclose(positions(model, "vertices"), np.stack([-y, x, z], axis=1) + centre, atol=1e-5)


def test_degrees_are_typed() -> None:
    parameters = parameters_from_texts(TRANSFORM, {"rotate": "0,0,90", "pivot": "origin"}, full_model())
    assert parameters.rotate == pytest.approx((0, 0, math.pi / 2))
    assert parameters.pivot is TransformPivot.ORIGIN


def test_a_scale_that_would_flatten_is_refused() -> None:
    model = full_model()
    with pytest.raises(ValueError, match=r"at least 0\.001"):
        parameters_from_texts(TRANSFORM, {"scale": "1,0,1"}, model)
    with pytest.raises(ValueError, match="positive"):
        run(model, "bones", [0], scale=(1, 0, 1))


def test_nothing_asked_for_is_no_step() -> None:
    assert run(full_model(), "bones", [0]).step is None

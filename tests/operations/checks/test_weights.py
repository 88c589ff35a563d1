"""Checks of weights."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.bones import Bone
from editor.model.fields import NONE
from editor.model.mesh import Deform
from editor.model.model import Model
from tests.operations.checks.proving import found, prove_fix

BDEF1, BDEF2, BDEF4, SDEF, QDEF = Deform.BDEF1, Deform.BDEF2, Deform.BDEF4, Deform.SDEF, Deform.QDEF
CHANGED = {"vertices.deform", "vertices.bones", "vertices.weights"}
POINTS = {"vertices.sdef_c", "vertices.sdef_r0", "vertices.sdef_r1"}
Weighted = tuple[Deform, list[int], list[float]]


def weighted(*vertices: Weighted, points: float = 1.0) -> Model:
    """A model of three bones above each other, and vertices beside them with these kinds, bones and weights."""
    model = Model()
    model.bones.records[:] = [Bone(name, parent=row - 1, position=(0, row, 0)) for row, name in enumerate("abc")]
    count = len(vertices)
    model.vertices.fill(
        count,
        position=[(1, row / 2, 0) for row in range(count)],
        deform=[kind for kind, _, _ in vertices],
        bones=[bones + [NONE] * (4 - len(bones)) for _, bones, _ in vertices],
        weights=[weights + [0] * (4 - len(weights)) for _, _, weights in vertices],
        **{name.partition(".")[2]: [(points, 1, 0)] * count if points else None for name in POINTS},
    )
    return model


SOUND: list[Weighted] = [
    (BDEF1, [2], [0]),  # what else stands there is of no matter
    (BDEF2, [0, 1], [0.25, 0.75]),
    (BDEF2, [0, 1], [0.25, 0]),  # the second is 1 minus the first, whatever the file says
    (BDEF2, [0, NONE], [1]),
    (BDEF4, [0, 1, 2, 2], [0.5, 0.25, 0.25, 0]),
    (BDEF4, [0, 1, NONE, NONE], [0.5, 0.5, 0, 0]),
    (QDEF, [0, 1, 2], [0.2, 0.3, 0.5]),
    (QDEF, [0, 1, 2, 0], [0.5, 0.5, 0.5, 0]),  # divided by their sum
    (SDEF, [0, 1], [0.5, 0.5]),
]


@pytest.mark.parametrize(
    ("code", "vertex"),
    [
        ("weight-not-finite", (BDEF4, [0, 1], [np.nan, 1])),
        ("weight-not-finite", (BDEF2, [0, 1], [np.inf, 0])),
        ("weight-negative", (BDEF2, [0, 1], [-0.5, 1.5])),
        ("weight-negative", (BDEF2, [0, 1], [1.5, 0])),
        ("weight-negative", (BDEF4, [0, 1, 2], [0.75, 0.5, -0.25])),
        ("weight-sum", (BDEF4, [0, 1], [0.5, 0.25])),
        ("weight-sum", (QDEF, [0, 1], [0, 0])),
        ("weight-sum", (BDEF4, [0], [0])),
        ("vertex-without-bone", (BDEF1, [NONE], [1])),
        ("vertex-without-bone", (BDEF2, [0, NONE], [0.5, 0.5])),
        ("vertex-without-bone", (BDEF4, [0, 1, NONE], [0.5, 0.25, 0.25])),
        ("weight-bone-repeated", (BDEF2, [1, 1], [0.5, 0.5])),
        ("weight-bone-repeated", (BDEF4, [0, 1, 0], [0.5, 0.25, 0.25])),
        ("weight-bone-repeated", (QDEF, [0, 1, 0], [1, 0.25, 0.25])),
        ("weight-nearly-zero", (BDEF2, [0, 1], [0.9999, 0])),
        ("weight-nearly-zero", (BDEF4, [0, 1, 2], [0.5, 0.4995, 0.0005])),
        ("sdef-bone-pair", (SDEF, [1, 1], [0.5, 0.5])),
        ("sdef-bone-pair", (SDEF, [1, NONE], [1])),
    ],
)
def test_weights_that_are_wrong(code: str, vertex: Weighted) -> None:
    assert found(code, weighted(*SOUND)) == []
    model = weighted(*SOUND, vertex)
    assert found(code, model) == [("vertices", [len(SOUND)])]
    prove_fix(code, model, CHANGED)


def test_vertices_of_a_model_without_bones_are_not_told() -> None:
    model = weighted((BDEF1, [NONE], [1]))
    model.bones.records.clear()
    assert found("vertex-without-bone", model) == []


def test_sdef_without_its_points() -> None:
    vertices: list[Weighted] = [(SDEF, [0, 1], [0.5, 0.5]), (BDEF2, [0, 1], [0.5, 0.5])]
    assert found("sdef-zero-parameters", weighted(*vertices)) == []
    model = weighted(*vertices, points=0)
    assert found("sdef-zero-parameters", model) == [("vertices", [0])]
    prove_fix("sdef-zero-parameters", model, POINTS)


def test_sdef_with_points_that_are_no_numbers() -> None:
    vertices: list[Weighted] = [(SDEF, [0, 1], [0.5, 0.5]), (BDEF2, [0, 1], [0.5, 0.5])]
    assert found("sdef-not-finite", weighted(*vertices)) == []
    model = weighted(*vertices, points=np.nan)
    assert found("sdef-not-finite", model) == [("vertices", [0])] * 3
    prove_fix("sdef-not-finite", model, POINTS)

"""Checks of faces."""

from __future__ import annotations

import numpy as np

from editor.model.fields import NONE
from editor.model.materials import Material, MaterialFlags
from editor.model.model import Model
from editor.operations.queries.faults import alike_faces
from tests.operations.checks.proving import found, prove_fix

Corners = list[tuple[int, int, int]]


def with_faces(corners: Corners, materials: list[int] | None = None, flags: MaterialFlags | int = 0) -> Model:
    model = Model()
    model.vertices.fill(6, position=np.arange(18).reshape(6, 3) ** 2)
    model.materials.records[:] = [Material("a", flags=MaterialFlags(flags)), Material("b")]
    model.faces.fill(len(corners), vertices=corners, material=materials or [0] * len(corners))
    return model


def test_faces_without_a_corner() -> None:
    assert found("face-without-corner", with_faces([(0, 1, 2)])) == []
    model = with_faces([(0, 1, 2), (0, NONE, 2)])
    assert found("face-without-corner", model) == [("faces", [1])]
    prove_fix("face-without-corner", model, {"faces"})


def test_faces_with_a_vertex_twice() -> None:
    assert found("face-degenerate", with_faces([(0, 1, 2), (2, 1, 0)])) == []
    model = with_faces([(0, 1, 2), (3, 4, 3), (5, 5, 1), (5, 5, 5)])
    assert found("face-degenerate", model) == [("faces", [1, 2, 3])]
    prove_fix("face-degenerate", model, {"faces"})


def test_faces_of_points_and_lines_may_have_a_vertex_twice_and_be_there_twice() -> None:
    for flags in (MaterialFlags.POINTS, MaterialFlags.LINES):
        model = with_faces([(0, 0, 0), (0, 1, 0), (0, 1, 0)], flags=flags)
        assert found("face-degenerate", model) == []
        assert found("face-duplicate", model) == []


def test_faces_that_are_there_twice() -> None:
    assert found("face-duplicate", with_faces([(0, 1, 2), (2, 1, 0), (0, 1, 3)])) == []
    assert found("face-duplicate", with_faces([(0, 1, 2), (0, 1, 2)], [0, 1])) == [], "of two materials"
    model = with_faces([(0, 1, 2), (3, 4, 5), (1, 2, 0)])
    assert found("face-duplicate", model) == [("faces", [0, 2])]
    prove_fix("face-duplicate", model, {"faces"})


def test_alike_faces_are_those_that_are_found_one_by_one() -> None:
    rng = np.random.default_rng(2)
    for _ in range(50):
        corners = np.array([rng.permutation(4)[:3] - 1 for _ in range(30)])
        materials = sorted(rng.integers(0, 2, 30).tolist())
        model = with_faces(corners.tolist(), materials)
        keys = [
            (material, min(tuple(np.roll(row, turn).tolist()) for turn in range(3)))
            for row, material in zip(corners, materials, strict=True)
        ]
        assert alike_faces(model).tolist() == [row for row, key in enumerate(keys) if keys.count(key) > 1]


def test_faces_without_a_material() -> None:
    assert found("face-without-material", with_faces([(0, 1, 2)])) == []
    model = with_faces([(0, 1, 2), (1, 2, 3)], [0, NONE])
    assert found("face-without-material", model) == [("faces", [1])]
    prove_fix("face-without-material", model, {"faces"})

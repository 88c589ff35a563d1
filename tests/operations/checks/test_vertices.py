"""Checks of vertices."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from editor.model.materials import Material, SphereMode
from editor.model.model import Model
from editor.operations.checks.catalog import CHECKS
from editor.operations.checks.check import CheckSubject
from editor.operations.checks.mesh import PMD_VERTICES
from tests.operations.checks.proving import found, prove_fix
from tests.operations.model_making import full_model
from tests.operations.running import apply


def with_vertices(**columns: Any) -> Model:
    """Three vertices of one face."""
    model = Model()
    model.vertices.fill(3, **({"normal": [(0, 1, 0)] * 3} | columns))
    model.materials.records[:] = [Material("a")]
    model.faces.fill(1, vertices=[(0, 1, 2)], material=[0])
    return model


@pytest.mark.parametrize(
    ("code", "field", "near"),
    [
        ("position-not-finite", "position", 1e30),
        ("uv-not-finite", "uv", -5),
        ("uv-not-finite", "uv3", 1e30),
        ("edge-scale-not-finite", "edge_scale", 1e6),
    ],
)
@pytest.mark.parametrize("wrong", [np.nan, np.inf, -np.inf])
def test_values_that_are_no_numbers(code: str, field: str, near: float, wrong: float) -> None:
    column = with_vertices().vertices[field].copy()
    column[1:] = near
    model = with_vertices(**{field: column})
    assert found(code, model) == []
    column[1] = wrong
    model = with_vertices(**{field: column})
    assert found(code, model) == [("vertices", [1])]
    prove_fix(code, model, {f"vertices.{field}"})


def sheet() -> Model:
    """Six vertices in two squares beside each other, and one that no face has."""
    model = Model()
    positions = [(x, y, 0) for x in range(3) for y in range(2)]
    model.vertices.fill(7, position=[*positions, (1, 1, 1)], normal=[(0, 0, -1)] * 7)
    model.materials.records[:] = [Material("a")]
    model.faces.fill(4, vertices=[(0, 1, 2), (1, 3, 2), (2, 3, 4), (3, 5, 4)], material=[0] * 4)
    return model


@pytest.mark.parametrize(("row", "back"), [(2, (2 / 3, 2 / 3, 0)), (0, (0.5, 0.5, 0)), (6, (1, 0.5, 0))])
@pytest.mark.parametrize("position", [(1e6, 0, 0), (0, -1e30, 0)])
def test_a_vertex_far_outside_comes_back_to_those_around_it(
    row: int, back: tuple[float, ...], position: tuple[float, ...]
) -> None:
    model = sheet()
    assert found("vertex-far-outside", model) == []
    positions = model.vertices["position"].copy()
    positions[row] = position
    model.vertices.fill(7, **{**model.vertices.rows(slice(None)).stored, "position": positions})
    assert found("vertex-far-outside", model) == [("vertices", [row])]
    prove_fix("vertex-far-outside", model, {"vertices.position"})
    apply(model, "model.fix", codes="vertex-far-outside")
    assert np.allclose(model.vertices["position"][row], back, atol=1e-6)


def test_bringing_back_leaves_all_other_vertices_where_they_are() -> None:
    outcome = apply(sheet(), "vertices.bring-back", {"vertices": list(range(7))})
    assert outcome.step is None
    assert outcome.result.message == "Vertices brought back: 0"


@pytest.mark.parametrize("wrong", [(0, 0, 0), (np.nan, 0, 1), (0, np.inf, 0), (1e-9, 0, 0)])
def test_normals_without_a_direction(wrong: tuple[float, float, float]) -> None:
    sound = [(0, 1, 0), (0, 0, -1), (0.6, 0, 0.8)]
    positions = [(0, 0, 0), (0, 1, 0), (1, 0, 0)]
    assert found("normal-invalid", with_vertices(position=positions, normal=sound)) == []
    model = with_vertices(position=positions, normal=[sound[0], wrong, sound[2]])
    assert found("normal-invalid", model) == [("vertices", [1])]
    assert found("normal-not-unit", model) == []
    prove_fix("normal-invalid", model, {"vertices.normal"})


def test_normals_that_are_not_of_length_1() -> None:
    assert found("normal-not-unit", with_vertices(normal=[(0, 1, 0), (0.6, 0.8, 0), (0, 0.995, 0)])) == []
    model = with_vertices(normal=[(0, 1, 0), (0, 0, 5), (0, 0.9, 0)])
    assert found("normal-not-unit", model) == [("vertices", [1, 2])]
    assert found("normal-invalid", model) == []
    prove_fix("normal-not-unit", model, {"vertices.normal"})


def test_uvs_beyond_the_picture() -> None:
    assert found("uv-out-of-range", with_vertices(uv=[(0, 0), (1, 1), (1.00001, -0.00001)])) == []
    model = with_vertices(uv=[(0, 0), (1.1, 0.5), (0.5, -0.1)])
    assert found("uv-out-of-range", model) == [("materials", [0])]


def test_uvs_beyond_the_picture_are_told_of_each_material() -> None:
    model = full_model()  # faces 0 1 2, 2 1 3 and 3 4 5, 5 4 0
    uvs = [(0.5, 2)] * 4 + [(0, 0)] * 2
    model.vertices.fill(7, uv=[*uvs, (9, 9)])  # the last one is of no face
    findings = CHECKS["uv-out-of-range"].findings(CheckSubject(model))
    assert [(str(one.text), one.table, one.rows.tolist()) for one in findings] == [
        ("Vertices with UVs beyond 0 to 1: 4", "materials", [0]),
        ("Vertices with UVs beyond 0 to 1: 2", "materials", [1]),
    ]
    parts = [one.parts for one in findings]
    assert [(one.table, one.rows.tolist(), one.field) for one in parts if one is not None] == [
        ("vertices", [0, 1, 2, 3], "uv"),
        ("vertices", [0, 3], "uv"),
    ]


def test_edge_scales_below_0() -> None:
    assert found("edge-scale-negative", with_vertices(edge_scale=[0, 1, 1])) == []
    model = with_vertices(edge_scale=[0, -0.5, 1])
    assert found("edge-scale-negative", model) == [("vertices", [1])]
    prove_fix("edge-scale-negative", model, {"vertices.edge_scale"})


def test_vertices_that_nothing_has() -> None:
    model = full_model()
    assert found("vertex-without-face", model) == []
    model.faces.fill(1, vertices=[(0, 1, 2)], material=[0])
    assert found("vertex-without-face", model) == [("vertices", [3])]  # 4 and 5 a soft body has
    prove_fix("vertex-without-face", model, {"vertices", "morphs.offsets", "soft_bodies.anchors", "soft_bodies.pins"})


def test_additional_uvs_that_nothing_uses() -> None:
    model = with_vertices(uv2=[(0, 0, 0, 1), (0, 0, 0, 0), (0, 0, 0, 0)])
    model.info.records[0] = type(model.info[0])(additional_uvs=2)
    assert found("additional-uv-unused", model) == []
    model.info.records[0] = type(model.info[0])(additional_uvs=4)
    assert found("additional-uv-unused", model) == [("info", [0])]
    prove_fix("additional-uv-unused", model, {"info.additional_uvs"})
    assert model.info[0].additional_uvs == 4, "undone"


def test_an_additional_uv_that_a_sub_texture_goes_by_is_used() -> None:
    model = with_vertices()
    model.info.records[0] = type(model.info[0])(additional_uvs=1)
    assert found("additional-uv-unused", model) == [("info", [0])]
    model.materials.records[:] = [Material("a", sphere_mode=SphereMode.SUB_TEXTURE)]
    assert found("additional-uv-unused", model) == []


def test_more_vertices_than_a_pmd_holds() -> None:
    model = Model()
    model.vertices.fill(PMD_VERTICES + 1)
    assert found("pmd-too-many-vertices", CheckSubject(model)) == []
    assert found("pmd-too-many-vertices", CheckSubject(model, is_pmd=True)) == [("vertices", [])]
    model.vertices.fill(PMD_VERTICES)
    assert found("pmd-too-many-vertices", CheckSubject(model, is_pmd=True)) == []

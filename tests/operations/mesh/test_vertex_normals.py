"""Normals made from faces and from each other."""

from __future__ import annotations

import math

import numpy as np
import pytest

from editor.math3d.arrays import unit_or_zero
from editor.model.model import Model
from editor.operations.choices import NormalSource, PrimitiveKind
from tests.operations.running import apply


def degrees_apart(one: np.ndarray, other: np.ndarray) -> np.ndarray:
    return np.degrees(np.arccos(np.clip((unit_or_zero(one) * unit_or_zero(other)).sum(axis=1), -1, 1)))


def primitive(kind: PrimitiveKind, **more: object) -> Model:
    model = Model()
    apply(model, "model.add-primitive", kind=kind, **more)
    return model


def set_normals(model: Model, normals: object) -> None:
    model.vertices.writable("normal")[:] = normals


@pytest.mark.parametrize("before", [0, np.nan, (0, -1, 0)])
def test_normals_of_a_sphere_point_away_from_its_centre_seam_and_poles_too(before):
    model = primitive(PrimitiveKind.SPHERE, segments=48)
    set_normals(model, before)
    apply(model, "vertices.normals")
    positions = model.vertices["position"].astype(float)
    centre = (positions.min(axis=0) + positions.max(axis=0)) / 2
    assert degrees_apart(model.vertices["normal"], positions - centre).max() < 0.5
    assert np.linalg.norm(model.vertices["normal"], axis=1) == pytest.approx(1)


def test_edges_of_a_box_stay_hard_below_the_angle_and_become_soft_above_it():
    model = primitive(PrimitiveKind.BOX)
    hard = model.vertices["normal"].copy()
    set_normals(model, 0)
    apply(model, "vertices.normals", angle=math.radians(60))
    assert model.vertices["normal"] == pytest.approx(hard, abs=1e-6)
    apply(model, "vertices.normals")
    assert np.abs(model.vertices["normal"]) == pytest.approx(np.full((24, 3), 1 / math.sqrt(3)), abs=1e-6)


def test_a_corner_counts_by_its_angle_and_not_by_its_number_of_faces():
    """Two triangles of one side of a corner weigh as much as one of the other."""
    model = Model()
    positions = [(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 0)]
    model.vertices.fill(5, position=positions)
    model.faces.fill(3, vertices=[(0, 1, 4), (0, 4, 2), (0, 2, 3)], material=[-1] * 3)
    apply(model, "vertices.normals")
    assert model.vertices["normal"][0] == pytest.approx((math.sqrt(0.5), 0, math.sqrt(0.5)))


def test_what_faces_do_not_tell_has_a_unit_normal_all_the_same():
    model = Model()
    positions = [(0, 0, 0), (1, 0, 0), (2, 0, 0), (5, 5, 5), (6, 6, 6), (np.nan, 0, 0)]
    normals = [(0, 0, 0), (0, 0, 3), (np.nan, 0, 0), (0, 2, 2), (0, 0, 0), (np.inf, 1, 1)]
    model.vertices.fill(6, position=positions, normal=normals)
    model.faces.fill(3, vertices=[(0, 1, 2), (0, 0, 1), (1, 2, 5)], material=[-1] * 3)
    apply(model, "vertices.normals")
    half = math.sqrt(0.5)
    wanted = [(0, 1, 0), (0, 0, 1), (0, 1, 0), (0, half, half), (0, 1, 0), (0, 1, 0)]
    assert model.vertices["normal"] == pytest.approx(np.array(wanted))


def test_normalize_keeps_directions_and_takes_from_faces_what_has_none():
    model = primitive(PrimitiveKind.SPHERE)
    before = model.vertices["normal"].copy()
    set_normals(model, before * np.linspace(0.2, 9, len(before))[:, None])
    model.vertices.writable("normal")[7] = np.nan
    apply(model, "vertices.normals", how=NormalSource.NORMALIZE)
    others = np.arange(len(before)) != 7
    assert model.vertices["normal"][others] == pytest.approx(before[others], abs=1e-6)
    assert degrees_apart(model.vertices["normal"][[7]], before[[7]])[0] < 5


def test_the_mean_is_that_of_chosen_vertices_within_the_distance_and_flip_is_its_own_inverse():
    model = Model()
    model.vertices.fill(4, position=[(0, 0, 0), (0.1, 0, 0), (3, 0, 0), (0, 0, 0)], normal=[(1, 0, 0), (0, 9, 0)] * 2)
    apply(model, "vertices.normals", {"vertices": [0, 1, 2]}, how=NormalSource.AVERAGE, distance=0.1)
    half = math.sqrt(0.5)
    wanted = [(half, half, 0), (half, half, 0), (1, 0, 0), (0, 9, 0)]
    assert model.vertices["normal"] == pytest.approx(np.array(wanted))
    apply(model, "vertices.normals", {"vertices": [0, 3]}, how=NormalSource.FLIP)
    assert model.vertices["normal"][[0, 3]] == pytest.approx(-np.array(wanted)[[0, 3]])
    apply(model, "vertices.normals", {"vertices": [0, 3]}, how=NormalSource.FLIP)
    assert model.vertices["normal"] == pytest.approx(np.array(wanted))


def test_opposite_normals_have_no_mean_and_stay():
    model = Model()
    model.vertices.fill(2, normal=[(1, 0, 0), (-1, 0, 0)])
    assert apply(model, "vertices.normals", how=NormalSource.AVERAGE).step is None

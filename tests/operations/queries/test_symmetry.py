"""The other side: by position up to a tolerance, by name, and of faces corner by corner."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.model.bones import Bone
from editor.model.model import Model
from editor.operations.queries.symmetry import NEAR, SIDED, nearest_indices, other_side
from tests.model.random_models import random_model


def mesh(positions: Sequence[Sequence[float]], faces: Sequence[Sequence[int]] = ()) -> Model:
    model = Model()
    model.vertices.fill(len(positions), position=positions)
    model.faces.fill(len(faces), vertices=faces, material=[-1] * len(faces))
    return model


def across(model: Model, table: str, rows: Iterable[int]) -> list[int]:
    mask = np.zeros(len(model.tables[table]), np.bool_)
    mask[list(rows)] = True
    return np.flatnonzero(other_side(model, table, mask)).tolist()


def test_vertices_by_position() -> None:
    model = mesh([(1, 2, 3), (-1, 2, 3), (0, 5, 0), (4, 0, 0), (-1 - NEAR / 2, 2, 3), (-1, 2, 3)])
    assert across(model, "vertices", [0]) == [1, 5]
    assert across(model, "vertices", [1]) == [0]
    assert across(model, "vertices", [4]) == [0]
    assert across(model, "vertices", [2]) == [2]
    assert across(model, "vertices", [3]) == []
    assert across(model, "vertices", []) == []


def test_faces_are_across_when_all_their_corners_are() -> None:
    positions = [(1, 0, 0), (1, 1, 0), (2, 0, 0), (-1, 0, 0), (-1, 1, 0), (-2, 0, 0), (0, 0, 0)]
    faces = [(0, 1, 2), (5, 3, 4), (3, 4, 6), (0, 1, 6), (0, 2, 6)]
    model = mesh(positions, faces)
    assert across(model, "faces", [0]) == [1]
    assert across(model, "faces", [1]) == [0]
    assert across(model, "faces", [2]) == [3]
    assert across(model, "faces", [4]) == []


def test_faces_that_are_cut_otherwise_are_across_still() -> None:
    square = [(1, 0, 0), (2, 0, 0), (2, 1, 0), (1, 1, 0)]
    model = mesh([*square, *((-x, y, z) for x, y, z in square)], [(0, 1, 2), (0, 2, 3), (4, 5, 7), (5, 6, 7)])
    assert across(model, "faces", [0, 1]) == [2, 3]
    assert across(model, "faces", [2, 3]) == [0, 1]


def test_names_have_sides() -> None:
    model = Model()
    model.bones.records += [Bone("左腕"), Bone("右腕"), Bone("頭"), Bone("左足")]
    assert across(model, "bones", [0]) == [1]
    assert across(model, "bones", [1, 2]) == [0, 2]
    assert across(model, "bones", [3]) == [], "右足 is not there, and 左足 is not its own other side"
    model.bones.records += [Bone("arm_L"), Bone("arm_R"), Bone("browDownLeft"), Bone("browDownRight")]
    assert across(model, "bones", [4, 7]) == [5, 6]


def test_textures_have_no_sides() -> None:
    with pytest.raises(ValueError, match="textures"):
        across(Model(), "textures", [])


@pytest.mark.parametrize("table", SIDED)
def test_everything_with_a_side_has_one_in_every_model(table: str) -> None:
    for seed in range(10):
        model = random_model(seed)
        across(model, table, range(len(model.tables[table])))


points = st.lists(st.tuples(*[st.integers(-20, 20)] * 3), max_size=30)


@given(points, points, st.integers(1, 6))
def test_the_nearest_is_the_nearest(there: list[tuple[int, ...]], asked: list[tuple[int, ...]], reach: int) -> None:
    scattered = np.array(there, np.float32).reshape(-1, 3) / 16
    queries = np.array(asked, np.float32).reshape(-1, 3) / 16
    tolerance = reach / 16 + 0.001
    found = nearest_indices(scattered, queries, tolerance)
    for query, row in zip(queries, found.tolist(), strict=True):
        apart = np.linalg.norm(scattered - query, axis=1)
        if row < 0:
            assert not (apart <= tolerance).any()
        else:
            assert apart[row] == pytest.approx(apart.min())

"""The nearest points of a mesh, against a search of all faces for a point on a fine net of them."""

from __future__ import annotations

import numpy as np
import pytest

from editor.math3d.arrays import Float32Array
from editor.operations.queries.nearest_surface import NOWHERE, _nearest_of_face, middle_of_mesh, nearest_points

NET = np.array([(1 - u - v, u, v) for u in np.linspace(0, 1, 41) for v in np.linspace(0, 1 - u, 41)])


def distances_from(face: np.ndarray, points: np.ndarray) -> np.ndarray:
    """How far each point is from a face with corners (3, 3), which is the only one."""
    return _nearest_of_face(points, np.broadcast_to(face, (len(points), 3, 3)))[1]


@pytest.mark.parametrize("seed", range(4))
def test_points_are_as_near_as_any(seed: int) -> None:
    rng = np.random.default_rng(seed)
    corners = rng.normal(size=(30, 1, 3)) + 0.4 * rng.normal(size=(30, 3, 3))
    points = rng.normal(size=(200, 3)) * 1.5
    found = nearest_points(points, corners)
    net = np.einsum("sk,fki->fsi", NET, corners).reshape(-1, 3)
    away = np.array([np.sqrt(((net - point) ** 2).sum(axis=1).min()) for point in points])
    assert (found.distances <= away + 1e-12).all()
    np.testing.assert_allclose(found.distances, away, atol=0.05)
    nearest = np.einsum("nk,nki->ni", found.barycentric, corners[found.faces])
    np.testing.assert_allclose(np.linalg.norm(nearest - points, axis=1), found.distances, atol=1e-12)
    np.testing.assert_allclose(found.barycentric.sum(axis=1), 1, atol=1e-9)
    assert (found.barycentric >= 0).all()


def test_what_is_too_far_away_is_nowhere() -> None:
    corners = np.array([[(0, 0, 0), (1, 0, 0), (0, 1, 0)]])
    found = nearest_points(np.array([(0.2, 0.2, 0.5), (0.2, 0.2, 2), (np.nan, 0, 0)]), corners, limit=1)
    assert found.faces.tolist() == [0, NOWHERE, NOWHERE]
    np.testing.assert_allclose(found.barycentric[0], (0.6, 0.2, 0.2))


def test_faces_without_area_are_edges_and_points() -> None:
    corners = np.array([[(0, 0, 0), (1, 0, 0), (2, 0, 0)], [(5, 5, 5)] * 3])
    found = nearest_points(np.array([(1.5, 1, 0), (6, 5, 5)]), corners)
    assert found.faces.tolist() == [0, 1]
    np.testing.assert_allclose(found.distances, 1)


@pytest.mark.parametrize("size", [0.01, 0.3, 3.0])
def test_many_faces_are_searched_as_if_one_by_one(size: float) -> None:
    rng = np.random.default_rng(5)
    corners = rng.normal(size=(700, 1, 3)) * (1, 5, 0.01) + size * rng.normal(size=(700, 3, 3))
    points = rng.normal(size=(300, 3)) * (2, 6, 1)
    alone = np.stack([distances_from(face, points) for face in corners])
    np.testing.assert_allclose(nearest_points(points, corners).distances, alone.min(axis=0), rtol=1e-12)


@pytest.mark.filterwarnings("error")
def test_a_corner_far_off_hides_no_point() -> None:
    """Where a face spans the world, its box is no finer than the rest of the mesh."""
    rng = np.random.default_rng(6)
    corners = rng.normal(size=(60, 1, 3)) + 0.3 * rng.normal(size=(60, 3, 3))
    corners[7, 1], corners[20, 2] = (1e9, 0, 0), (0, -1e18, 1e18)
    points = np.concatenate((rng.normal(size=(100, 3)), [(1e30, 0, 0), (0, 0, -3e38)]))
    alone = np.stack([distances_from(face, points) for face in corners])
    np.testing.assert_allclose(nearest_points(points, corners).distances, alone.min(axis=0), rtol=1e-6)
    assert (nearest_points(points + 9, corners[30:], limit=1e-3).faces == NOWHERE).all()


SQUARE = np.array([(-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, 1, 0)], np.float32)
FRONT, BACK = np.array([(0, 3, 2), (0, 2, 1)]), np.array([(0, 2, 3), (0, 1, 2)])


def wall(z: float, is_front: bool) -> Float32Array:
    return (SQUARE + np.float32((0, 0, z)))[FRONT if is_front else BACK]


def middle(*walls: tuple[float, bool], x: float = 0.25) -> float | None:
    corners = np.concatenate([wall(*one) for one in walls])
    faces = np.arange(3 * len(corners), dtype=np.int32).reshape(-1, 3)
    found = middle_of_mesh(corners.reshape(-1, 3), faces, np.array((x, 0.1, -10.0)), np.array((0.0, 0.0, 1.0)))
    return None if found is None else float(found[2])


def test_it_is_half_way_between_front_and_back() -> None:
    assert middle((4, False), (2, True)) == pytest.approx(3)
    assert middle((2, False), (4, True)) == pytest.approx(3)  # a mesh that is inside out


def test_an_arm_in_its_sleeve_counts_as_one() -> None:
    assert middle((0, True), (1, True), (3, False), (6, False)) == pytest.approx(3)


def test_the_nearest_body_counts_and_a_sheet_drawn_from_both_sides_has_no_middle() -> None:
    assert middle((8, True), (9, False), (2, True), (4, False)) == pytest.approx(3)
    assert middle((0, True), (0, False), (2, True), (4, False)) == pytest.approx(3)
    assert middle((0, True), (0, False)) is None
    assert middle((0, True)) is None


def test_beside_and_behind_there_is_nothing() -> None:
    assert middle((2, True), (4, False), x=1.5) is None
    assert middle((-20, True), (-18, False)) is None


def test_an_edge_between_two_faces_is_met() -> None:
    assert middle((2, True), (4, False), x=0.1) == pytest.approx(3)

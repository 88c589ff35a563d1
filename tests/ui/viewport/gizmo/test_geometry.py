"""Where the sight through a pixel meets planes, lines and rings."""

from __future__ import annotations

import numpy as np
import pytest

from editor.render.camera import Camera
from editor.ui.viewport.gizmo.geometry import (
    ViewProjection,
    along_line,
    angle_around,
    directions_across,
    distances_to_lines,
    is_inside,
    on_plane,
    ring_lines,
)

SIZE = (400, 300)
PLACE = np.array((1.0, 9.0, -2.0))
X, Y, Z = np.eye(3)
CAMERAS = [Camera(), Camera(perspective=False), Camera(rotation=(20, 35, 10), distance=30)]


@pytest.fixture(params=CAMERAS, ids=["perspective", "orthographic", "turned"])
def projection(request: pytest.FixtureRequest) -> ViewProjection:
    return ViewProjection(request.param, SIZE)


def seen_at(projection: ViewProjection, point: np.ndarray) -> tuple[float, float]:
    x, y, _ = projection.project(point)[0].tolist()
    return x, y


def test_a_ray_meets_a_plane_where_it_was_seen(projection: ViewProjection) -> None:
    target = PLACE + np.array((0.5, -1.5, 0))
    np.testing.assert_allclose(on_plane(projection.ray(seen_at(projection, target)), PLACE, Z), target, atol=1e-9)


def test_a_plane_seen_from_its_side_or_behind_the_eye_is_not_met(projection: ViewProjection) -> None:
    ray = projection.ray((200, 150))
    assert on_plane(ray, PLACE, np.cross(ray[1], (0.3, 0.4, 0.5))) is None
    assert on_plane(ray, ray[0] - ray[1], ray[1]) is None


def test_the_nearest_place_on_a_line(projection: ViewProjection) -> None:
    for axis in (X, Y):
        assert along_line(projection.ray(seen_at(projection, PLACE + axis * 1.25)), PLACE, axis) == pytest.approx(1.25)


def test_a_line_along_the_sight_has_no_nearest_place(projection: ViewProjection) -> None:
    assert along_line(projection.ray((200, 150)), PLACE, projection.ray((200, 150))[1]) is None


def test_across_makes_a_right_angled_triple() -> None:
    axis = np.array((0.6, 0.0, -0.8))
    first, second = directions_across(axis)
    np.testing.assert_allclose(
        np.stack((first, second, axis)) @ np.stack((first, second, axis)).T, np.eye(3), atol=1e-12
    )
    np.testing.assert_allclose(np.cross(first, second), axis, atol=1e-12)


def test_angles_around_a_ring_grow_as_a_turn_does(projection: ViewProjection) -> None:
    first, second = directions_across(Z)
    places = [PLACE + first, PLACE + second, PLACE - first]
    found = [angle_around(projection.ray(seen_at(projection, place)), PLACE, Z) for place in places]
    np.testing.assert_allclose(np.abs(found), (0, np.pi / 2, np.pi), atol=1e-9)
    assert found[1] > 0


def test_a_logical_pixel_covers_several_device_pixels() -> None:
    length = ViewProjection(Camera(), SIZE, 2.0).length(PLACE)
    places = ViewProjection(Camera(), SIZE).project((PLACE, PLACE + Camera().axes[:, 0] * length))
    assert places[1, 0] - places[0, 0] == pytest.approx(2)


def test_a_ring_is_closed_and_round() -> None:
    lines = ring_lines(PLACE, Y, 3.0)
    np.testing.assert_allclose(lines[1:, 0], lines[:-1, 1])
    np.testing.assert_allclose(lines[0, 0], lines[-1, 1], atol=1e-12)
    np.testing.assert_allclose(np.linalg.norm(lines.reshape(-1, 3) - PLACE, axis=1), 3)


def test_distances_to_lines_on_the_screen() -> None:
    lines = np.array([[(0, 0), (10, 0)], [(0, 5), (0, 9)], [(3, 4), (3, 4)]], float)
    np.testing.assert_allclose(distances_to_lines((0, 0), lines), (0, 5, 5))
    np.testing.assert_allclose(distances_to_lines((13, 4), lines)[0], 5)


@pytest.mark.parametrize("turned", [False, True])
def test_inside_of_a_polygon(turned: bool) -> None:
    corners = np.array([(0, 0), (4, 0), (4, 4), (0, 4)], float)
    corners = corners[::-1] if turned else corners
    assert is_inside((1, 3), corners)
    assert not is_inside((5, 3), corners)

"""What areas of a picture take in, against a slow look at every pixel."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.ui.viewport.rows_in_region import Area

WIDTH, HEIGHT = 24, 16
place = st.tuples(st.floats(-10, WIDTH + 10), st.floats(-10, HEIGHT + 10))


def pixels(area: Area) -> set[tuple[int, int]]:
    """x, y of the pixels that are in an area."""
    assert not area.flat[-1]
    return {(int(x), int(y)) for y, x in np.argwhere(area.pixels)}


def every_pixel() -> list[tuple[int, int]]:
    return [(x, y) for y in range(HEIGHT) for x in range(WIDTH)]


def turns(corners: list[tuple[float, float]], points: np.ndarray) -> np.ndarray:
    """How often an outline goes around each point."""
    offsets = np.array(corners) - points[:, None]
    angles = np.arctan2(offsets[..., 1], offsets[..., 0])
    steps = np.roll(angles, -1, axis=1) - angles
    return ((steps + np.pi) % (2 * np.pi) - np.pi).sum(axis=1) / (2 * np.pi)


def distances(points: np.ndarray, start: tuple[float, float], end: tuple[float, float]) -> np.ndarray:
    """From points to a line from start to end."""
    way, offsets = np.subtract(end, start), points - start
    along = np.clip(offsets @ way / (way @ way), 0, 1) if way @ way else np.zeros(len(points))
    return np.linalg.norm(offsets - along[:, None] * way, axis=1)


def edges(corners: list[tuple[float, float]]) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    return list(zip(corners, corners[1:] + corners[:1], strict=True))


def test_a_box_has_the_pixels_of_its_corners() -> None:
    area = Area((WIDTH, HEIGHT))
    area.add_box((5.9, 3.2), (3.1, 1.0))
    assert pixels(area) == {(x, y) for x in (3, 4, 5) for y in (1, 2, 3)}


@pytest.mark.parametrize("corners", [((-5, -5), (-1, -1)), ((30, 2), (40, 9)), ((2, 20), (4, 90))])
def test_a_box_beside_the_picture_has_nothing(corners: tuple) -> None:
    area = Area((WIDTH, HEIGHT))
    area.add_box(*corners)
    assert not pixels(area)


def test_a_box_may_reach_out_of_the_picture() -> None:
    area = Area((WIDTH, HEIGHT))
    area.add_box((-7, -9), (400, 300))
    assert pixels(area) == set(every_pixel())


@given(st.lists(place, min_size=3, max_size=12))
def test_a_lasso_has_what_it_goes_around(corners: list[tuple[float, float]]) -> None:
    area = Area((WIDTH, HEIGHT))
    area.add_polygon(corners)
    found, places = pixels(area), every_pixel()
    middles = np.array(places) + 0.5
    near = np.min([distances(middles, *edge) for edge in edges(corners)], axis=0)
    is_around = np.abs(turns(corners, middles)) > 0.5
    for row in np.flatnonzero(near > 1e-6):  # on the line itself either will do
        assert (places[row] in found) == is_around[row]


@pytest.mark.parametrize("corners", [[], [(3, 3)], [(3, 3), (9, 9)]])
def test_what_is_no_area_has_nothing(corners: list[tuple[float, float]]) -> None:
    area = Area((WIDTH, HEIGHT))
    area.add_polygon(corners)
    assert not pixels(area)


@given(st.lists(place, min_size=1, max_size=6), st.floats(0.5, 12))
def test_a_brush_leaves_what_it_came_over(points: list[tuple[float, float]], radius: float) -> None:
    area = Area((WIDTH, HEIGHT))
    area.add_trace(points, radius)
    found, places = pixels(area), every_pixel()
    middles = np.array(places) + 0.5
    near = np.min([distances(middles, *way) for way in list(pairwise(points)) or [(points[0], points[0])]], axis=0)
    for row in np.flatnonzero(np.abs(near - radius) > 1e-6):
        assert (places[row] in found) == (near[row] < radius)


def test_areas_add_up_until_they_are_cleared() -> None:
    area = Area((WIDTH, HEIGHT))
    area.add_box((0, 0), (1, 0))
    area.add_box((4, 4), (4, 4))
    assert pixels(area) == {(0, 0), (1, 0), (4, 4)}
    area.clear()
    assert not pixels(area)

"""What areas of a picture take in, against a slow look at every pixel."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.ui.viewport.pixel_area import Area

WIDTH, HEIGHT = 24, 16
place = st.tuples(st.floats(-10, WIDTH + 10), st.floats(-10, HEIGHT + 10))


def pixels(area: Area) -> set[tuple[int, int]]:
    """x, y of the pixels that are in an area."""
    assert not area.flat[-1]
    return {(int(x), int(y)) for y, x in np.argwhere(area.pixels)}


def every_pixel() -> list[tuple[int, int]]:
    return [(x, y) for y in range(HEIGHT) for x in range(WIDTH)]


def turns(corners: list[tuple[float, float]], x: float, y: float) -> float:
    """How often an outline goes around a point."""
    angles = np.arctan2([cy - y for _, cy in corners], [cx - x for cx, _ in corners])
    steps = np.diff(np.append(angles, angles[0]))
    return float(((steps + np.pi) % (2 * np.pi) - np.pi).sum() / (2 * np.pi))


def distance(x: float, y: float, start: tuple[float, float], end: tuple[float, float]) -> float:
    """From a point to a line from start to end."""
    way, offset = np.subtract(end, start), np.subtract((x, y), start)
    along = np.clip(offset @ way / (way @ way), 0, 1) if way @ way else 0
    return float(np.linalg.norm(offset - along * way))


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
    found = pixels(area)
    for x, y in every_pixel():
        near = min(distance(x + 0.5, y + 0.5, *edge) for edge in edges(corners))
        if near > 1e-6:  # on the line itself either will do
            assert ((x, y) in found) == (abs(turns(corners, x + 0.5, y + 0.5)) > 0.5)


@pytest.mark.parametrize("corners", [[], [(3, 3)], [(3, 3), (9, 9)]])
def test_what_is_no_area_has_nothing(corners: list[tuple[float, float]]) -> None:
    area = Area((WIDTH, HEIGHT))
    area.add_polygon(corners)
    assert not pixels(area)


@given(st.lists(place, min_size=1, max_size=6), st.floats(0.5, 12))
def test_a_brush_leaves_what_it_came_over(points: list[tuple[float, float]], radius: float) -> None:
    area = Area((WIDTH, HEIGHT))
    area.add_trace(points, radius)
    found = pixels(area)
    for x, y in every_pixel():
        ways = list(pairwise(points)) or [(points[0], points[0])]
        near = min(distance(x + 0.5, y + 0.5, *way) for way in ways)
        if abs(near - radius) > 1e-6:
            assert ((x, y) in found) == (near < radius)


def test_areas_add_up_until_they_are_cleared() -> None:
    area = Area((WIDTH, HEIGHT))
    area.add_box((0, 0), (1, 0))
    area.add_box((4, 4), (4, 4))
    assert pixels(area) == {(0, 0), (1, 0), (4, 4)}
    area.clear()
    assert not pixels(area)

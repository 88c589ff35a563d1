"""Polygons parted into triangles."""

from __future__ import annotations

import numpy as np
import pytest

from editor.operations.queries.ear_clipping import ear_clipped


@pytest.mark.parametrize("seed", range(8))
def test_any_polygon_is_parted_into_triangles_that_add_up(seed: int) -> None:
    """Stars of random rays: not convex, and never crossing themselves."""
    rng = np.random.default_rng(seed)
    count = int(rng.integers(3, 60))
    angles, radii = np.arange(count) * 2 * np.pi / count, rng.uniform(0.2, 2, count)
    points = np.stack((np.cos(angles), np.sin(angles)), axis=1) * radii[:, None]
    triangles = ear_clipped(points)
    one, two, three = np.moveaxis(points[triangles], 1, 0)
    areas = ((two - one)[:, 0] * (three - one)[:, 1] - (two - one)[:, 1] * (three - one)[:, 0]) / 2
    whole = (points[:, 0] * np.roll(points[:, 1], -1) - points[:, 1] * np.roll(points[:, 0], -1)).sum() / 2
    assert len(triangles) == count - 2
    assert areas.min() > 0
    assert areas.sum() == pytest.approx(whole)


def test_a_polygon_that_crosses_itself_comes_to_an_end() -> None:
    assert len(ear_clipped(np.array([(0, 0), (1, 1), (1, 0), (0, 1), (0, 0), (2, 2)], float))) == 4

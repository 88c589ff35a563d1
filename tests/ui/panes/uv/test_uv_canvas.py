"""Lines and dots in a picture, against what one pixel after the other gives."""

from __future__ import annotations

import numpy as np
import pytest

from editor.ui.panes.uv import uv_canvas as module
from editor.ui.panes.uv.uv_canvas import Raster


def drawn(raster: Raster) -> list[tuple[int, int]]:
    rows, columns = np.nonzero(raster.pixels)
    return list(zip(columns.tolist(), rows.tolist(), strict=True))


def lines(*ends: tuple[float, float, float, float]) -> Raster:
    raster, places = Raster(8, 6), np.array(ends)
    raster.draw_lines(places[:, :2], places[:, 2:], 7)
    return raster


def test_lines_go_from_end_to_end():
    assert drawn(lines((1, 2, 4, 2))) == [(1, 2), (2, 2), (3, 2), (4, 2)]
    assert drawn(lines((3, 4, 3, 1))) == [(3, 1), (3, 2), (3, 3), (3, 4)]
    assert drawn(lines((0, 0, 3, 3))) == [(0, 0), (1, 1), (2, 2), (3, 3)]
    assert drawn(lines((2, 2, 2, 2))) == [(2, 2)]


def test_what_is_outside_is_left_out():
    assert drawn(lines((-1e9, 2, 1e9, 2))) == [(x, 2) for x in range(8)]
    assert drawn(lines((-5, -5, 1, 1))) == [(0, 0), (1, 1)]
    assert not drawn(lines((-4, 2, 2, -4), (9, 0, 9, 5), (np.nan, 0, 3, 3), (0, 0, np.inf, 2)))


def test_many_lines_are_drawn_some_at_a_time(monkeypatch: pytest.MonkeyPatch):
    rng = np.random.default_rng(1)
    ends = [tuple(each) for each in (rng.random((50, 4)) * 20 - 6).tolist()]
    whole = lines(*ends)
    monkeypatch.setattr(module, "AT_ONCE", 16)
    np.testing.assert_array_equal(lines(*ends).pixels, whole.pixels)


def test_dots_and_halos():
    raster = Raster(5, 5)
    raster.draw_dots(np.array([(0.2, 0), (4, 4), (np.nan, 2), (50, 2)]), 1, 3)
    assert drawn(raster) == [(0, 0), (1, 0), (0, 1), (1, 1), (3, 3), (4, 3), (3, 4), (4, 4)]
    raster.add_halo(9)
    assert np.argwhere(raster.pixels == 9).tolist() == [[1, 2], [2, 1], [2, 2]]

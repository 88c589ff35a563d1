"""Vertices that can go from a mesh, and what they become."""

from __future__ import annotations

import numpy as np

from editor.math3d.arrays import BoolArray, IndexArray
from editor.operations.queries.simplification import Simplification


def fan(height: float) -> np.ndarray:
    """Six points around one in the middle, which is so much higher."""
    angles = np.arange(6) * np.pi / 3
    rim = np.stack((np.cos(angles), np.sin(angles), 0 * angles), axis=1)
    return np.vstack((rim, [(0, 0, height)]))


FAN = np.array([(6, corner, (corner + 1) % 6) for corner in range(6)])


def simplified(points: np.ndarray, corners: IndexArray, count: int, fixed: BoolArray | None = None) -> Simplification:
    places, none = np.arange(len(points)), np.zeros(len(points), np.bool_)
    mesh = Simplification(corners, np.zeros(len(corners)), points, places, none if fixed is None else fixed)
    for part in mesh.reduce(count):
        assert 0 <= part <= 1
    return mesh


def test_the_middle_of_a_flat_fan_goes_first() -> None:
    mesh = simplified(fan(0), FAN, 4)
    assert mesh.heirs[6] != 6
    assert mesh.heirs[:6].tolist() == list(range(6))
    assert len(mesh.rows) == 4


def test_of_a_high_one_it_stays() -> None:
    assert simplified(fan(9), FAN, 5).heirs[6] == 6


def test_what_is_fixed_never_goes() -> None:
    mesh = simplified(fan(0), FAN, 0, np.ones(7, np.bool_))
    assert mesh.heirs.tolist() == list(range(7))


def test_a_face_alone_is_left() -> None:
    assert len(simplified(fan(0), FAN[:1], 0).rows) == 1


def test_other_numbers_of_vertices_count_as_places_do() -> None:
    """Of two flat fans the middle stays that has a kink in what is told besides places, as UVs or movement."""
    points = np.vstack((fan(0), np.add(fan(0), (9, 0, 0))))
    more = np.zeros((14, 1))
    more[6] = 0.5
    is_rim = np.arange(14) % 7 != 6
    mesh = simplified(np.hstack((points, more)), np.vstack((FAN, FAN + 7)), 10, is_rim)
    assert (mesh.heirs[6] == 6, mesh.heirs[13] == 13) == (True, False)

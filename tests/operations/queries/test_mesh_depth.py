"""Where a line goes into a mesh, and comes out of it."""

from __future__ import annotations

import numpy as np
import pytest

from editor.math3d.arrays import Float32Array
from editor.operations.queries.mesh_depth import middle_of_mesh

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

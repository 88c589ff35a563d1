"""Left and right exchanged, so that the model is seen as in a mirror."""

from __future__ import annotations

import numpy as np

from editor.math3d.quaternions import mirrored_offsets, mirrored_rotations


def test_rotating_then_mirroring_is_mirroring_then_rotating() -> None:
    half = np.radians(50) / 2
    axis = np.array((1.0, 2.0, -0.5)) / np.linalg.norm((1.0, 2.0, -0.5))
    turn = np.array([[*(axis * np.sin(half)), np.cos(half)]])
    point = np.array((0.3, -1.0, 2.0))
    aside = rotated(mirrored_rotations(turn)[0], mirrored_offsets(point[None])[0])
    np.testing.assert_allclose(aside, mirrored_offsets(rotated(turn[0], point)[None])[0], atol=1e-12)


def rotated(turn: np.ndarray, point: np.ndarray) -> np.ndarray:
    vector, scalar = turn[:3], turn[3]
    return point + 2 * np.cross(vector, np.cross(vector, point) + scalar * point)

"""Mirrors offsets and rotations across the plane x = 0 (mmd-semantics §0.5)."""

from __future__ import annotations

from editor.math3d.arrays import FloatArray


def mirrored_offsets(offsets: FloatArray) -> FloatArray:
    """(n, 3) the offsets as they are on the other side."""
    return offsets * (-1.0, 1.0, 1.0)


def mirrored_rotations(rotations: FloatArray) -> FloatArray:
    """(n, 4) the quaternions x y z w as they are on the other side."""
    return rotations * (1.0, -1.0, -1.0, 1.0)

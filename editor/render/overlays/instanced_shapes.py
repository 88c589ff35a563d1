"""Says where the same small figure, of lines or of faces, stands at many positions. No OpenGL."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import AnyArray, StructArray
from editor.render.overlays.overlay_lines import rgba_bytes

# As in stamp.glsl.
INSTANCE = np.dtype(
    [
        ("row_x", "f4", 4),
        ("row_y", "f4", 4),
        ("row_z", "f4", 4),
        ("scale", "f4", 3),
        ("apart", "f4"),
        ("tint", "u1", 4),
    ]
)


def instances(scale: ArrayLike, apart: ArrayLike, color: ArrayLike) -> StructArray:
    """(n,) INSTANCE, not yet placed, from (n, 3) sizes, how far the halves are apart, and (n, 4) colours."""
    sizes = np.asarray(scale, np.float32).reshape(-1, 3)
    made = np.zeros(len(sizes), INSTANCE)
    made["scale"], made["apart"], made["tint"] = sizes, apart, rgba_bytes(color)
    return made


def placed(shapes: StructArray, points: AnyArray, rotations: AnyArray) -> StructArray:
    """Instances at points (n, 3), with rotations (n, 3, 3)."""
    moved = shapes.copy()
    for axis, name in enumerate(("row_x", "row_y", "row_z")):
        moved[name][:, :3] = rotations[:, axis]
        moved[name][:, 3] = points[:, axis]
    return moved

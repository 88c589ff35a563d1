"""Draws the same small figure, of lines or of faces, at many places: a pose uploads only where they are."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import ArrayLike
from OpenGL import GL

from editor.math3d.arrays import AnyArray, StructArray
from editor.render.gpu import Buffer, VertexArray
from editor.render.overlays.overlay_lines import rgba_bytes
from editor.render.overlays.shapes import ShapeMesh

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
FIRST = 5  # attribute of the instances


def instances(scale: ArrayLike, apart: ArrayLike, color: ArrayLike) -> StructArray:
    """(n,) INSTANCE, without a place yet, from (n, 3) sizes, how far the halves are apart, and (n, 4) colours."""
    sizes = np.asarray(scale, np.float32).reshape(-1, 3)
    made = np.zeros(len(sizes), INSTANCE)
    made["scale"], made["apart"], made["tint"] = sizes, apart, rgba_bytes(color)
    return made


def placed(made: StructArray, points: AnyArray, rotations: AnyArray) -> StructArray:
    """Instances at points (n, 3), with rotations (n, 3, 3)."""
    moved = made.copy()
    for axis, name in enumerate(("row_x", "row_y", "row_z")):
        moved[name][:, :3] = rotations[:, axis]
        moved[name][:, 3] = points[:, axis]
    return moved


class InstancedShape:
    """One form, and where it is."""

    def __init__(self, shape: ShapeMesh) -> None:
        self._count = shape.corners.size
        self._array, self._shape, self._corners, self._instances = VertexArray(), Buffer(), Buffer(), Buffer()
        self._shape.fill(shape.vertices)
        self._corners.fill(shape.corners.astype(np.uint32))
        self._array.enable_record(self._shape, shape.vertices.dtype, per_instance=False)
        self._array.enable_record(self._instances, INSTANCE, per_instance=True, first=FIRST)
        GL.glBindBuffer(GL.GL_ELEMENT_ARRAY_BUFFER, self._corners.name)
        GL.glBindVertexArray(0)

    def fill(self, made: StructArray) -> None:
        self._instances.fill(made)

    def draw(self) -> None:
        """Draw it at every place with the program in use."""
        if self._instances.rows:
            self._array.bind()
            which = GL.GL_TRIANGLES, self._count, GL.GL_UNSIGNED_INT, None
            GL.glDrawElementsInstanced(*which, self._instances.rows)

    def release(self) -> None:
        for thing in (self._array, self._shape, self._corners, self._instances):
            thing.release()


class InstancedShapes:
    """Forms by their kind, uploaded when there is one to be placed."""

    def __init__(self, shapes: Mapping[int, ShapeMesh]) -> None:
        self._meshes = shapes
        self._shapes: dict[int, InstancedShape] = {}

    def fill(self, made: Mapping[int, StructArray]) -> None:
        """Take over where they are."""
        for kind, where in made.items():
            if kind not in self._shapes:
                self._shapes[kind] = InstancedShape(self._meshes[kind])
            self._shapes[kind].fill(where)

    def draw(self) -> None:
        """Draw all with the program in use."""
        for stamp in self._shapes.values():
            stamp.draw()

    def release(self) -> None:
        for stamp in self._shapes.values():
            stamp.release()
        self._shapes.clear()

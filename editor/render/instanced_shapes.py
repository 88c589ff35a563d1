"""Draws the same small figure, of lines or of faces, at many places: a pose uploads only where they are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray
from OpenGL import GL

from editor.render.gpu import Buffer, VertexArray
from editor.render.shapes import Form
from editor.render.signs import rgba_bytes

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
Instances = NDArray[np.void]


def instances(scale: ArrayLike, apart: ArrayLike, tint: ArrayLike) -> Instances:
    """(n,) INSTANCE, without a place yet, from (n, 3) sizes, how far the halves are apart, and (n, 4) colours."""
    sizes = np.asarray(scale, np.float32).reshape(-1, 3)
    made = np.zeros(len(sizes), INSTANCE)
    made["scale"], made["apart"], made["tint"] = sizes, apart, rgba_bytes(tint)
    return made


def placed(made: Instances, points: NDArray[Any], turns: NDArray[Any]) -> Instances:
    """The same at (n, 3) points, turned by (n, 3, 3)."""
    moved = made.copy()
    for axis, name in enumerate(("row_x", "row_y", "row_z")):
        moved[name][:, :3] = turns[:, axis]
        moved[name][:, 3] = points[:, axis]
    return moved


class Stamp:
    """One form, and where it is."""

    def __init__(self, form: Form) -> None:
        self._count = form.corners.size
        self._array, self._form, self._corners, self._places = VertexArray(), Buffer(), Buffer(), Buffer()
        self._form.fill(form.vertices)
        self._corners.fill(form.corners.astype(np.uint32))
        self._array.feed_record(self._form, form.vertices.dtype, per_instance=False)
        self._array.feed_record(self._places, INSTANCE, per_instance=True, first=FIRST)
        GL.glBindBuffer(GL.GL_ELEMENT_ARRAY_BUFFER, self._corners.name)
        GL.glBindVertexArray(0)

    def fill(self, made: Instances) -> None:
        self._places.fill(made)

    def draw(self) -> None:
        """Draw it at every place with the program in use."""
        if self._places.rows:
            self._array.bind()
            which = GL.GL_TRIANGLES, self._count, GL.GL_UNSIGNED_INT, None
            GL.glDrawElementsInstanced(*which, self._places.rows)

    def release(self) -> None:
        for thing in (self._array, self._form, self._corners, self._places):
            thing.release()


class Stamps:
    """Forms by their kind, uploaded when there is one to be placed."""

    def __init__(self, forms: Mapping[int, Form]) -> None:
        self._forms = forms
        self._stamps: dict[int, Stamp] = {}

    def fill(self, made: Mapping[int, Instances]) -> None:
        """Take over where they are."""
        for kind, where in made.items():
            if kind not in self._stamps:
                self._stamps[kind] = Stamp(self._forms[kind])
            self._stamps[kind].fill(where)

    def draw(self) -> None:
        """Draw all with the program in use."""
        for stamp in self._stamps.values():
            stamp.draw()

    def release(self) -> None:
        for stamp in self._stamps.values():
            stamp.release()
        self._stamps.clear()

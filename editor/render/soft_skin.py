"""Has the vertices of soft bodies skinned to where physics has them, whatever bones would make of them.

What goes to the GPU in a pose are these vertices and no others; without soft bodies there is nothing and costs nothing.
"""

from __future__ import annotations

import numpy as np
from OpenGL import GL

from editor.math3d.arrays import IndexArray
from editor.preview.physics.soft_surface import SoftVertices
from editor.render.gpu import Buffer, BufferTexture, Program, VertexArray

SOFT = Program.SAMPLERS.index("soft_map")  # texture unit
PARTS = 2  # texels a vertex: its position, its normal
BONES_DO = -1  # the number of a vertex that is in no soft body


class SoftSkin:
    """Feeds a skinning program and its array; `location` is of the attribute that numbers the vertices."""

    def __init__(self, program: Program, array: VertexArray, location: int) -> None:
        self._program, self._array, self._location = program, array, location
        self._texels: BufferTexture | None = None
        self._numbers: Buffer | None = None
        # What the numbers were made of: the rows, and how many vertices there were.
        self._source: tuple[IndexArray, int] | None = None

    def fill(self, soft: SoftVertices | None, vertices: int) -> None:
        """Take over where soft bodies have their vertices, None: there are none. The program must be in use."""
        if soft is None:
            self._end()
            return
        if self._texels is None or self._numbers is None:
            self._texels, self._numbers = BufferTexture(SOFT), Buffer()
            self._array.enable(self._location, self._numbers, np.int32, 1, integer=True)
        count = min(len(soft.rows), self._texels.most // PARTS)
        if self._source is None or self._source[0] is not soft.rows or self._source[1] != vertices:
            self._number(self._numbers, soft.rows[:count], vertices)
            self._source = soft.rows, vertices
        texels = np.zeros((count, PARTS, 4), np.float32)
        texels[:, 0, :3], texels[:, 1, :3] = soft.positions[:count], soft.normals[:count]
        self._texels.fill(texels)

    def _number(self, buffer: Buffer, rows: IndexArray, vertices: int) -> None:
        numbers = np.full(vertices, BONES_DO, np.int32)
        numbers[rows] = np.arange(len(rows))
        buffer.fill(numbers)
        GL.glUniform1i(self._program.uniform("soft_count"), len(rows))

    def _end(self) -> None:
        """Have bones do everything again."""
        if self._texels is not None:
            self._array.disable(self._location)
            GL.glUniform1i(self._program.uniform("soft_count"), 0)
            self.release()

    def release(self) -> None:
        """Give everything back; it is made again when it is next needed."""
        for thing in (self._texels, self._numbers):
            if thing is not None:
                thing.release()
        self._texels = self._numbers = self._source = None

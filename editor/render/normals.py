"""Draws where normals point, straight from the vertices that are drawn: the CPU touches none of them."""

from __future__ import annotations

import numpy as np
from OpenGL import GL

from editor.math3d.arrays import BoolArray
from editor.model.fields import Vec4
from editor.render.geometry import Geometry
from editor.render.gpu import Buffer, VertexArray
from editor.render.passes import Passes
from editor.render.skin import SHAPE

LENGTH = 0.2  # model units
COLOR: Vec4 = (0.1, 0.55, 0.85, 0.8)
FED = (("f4", 3), ("f4", 3), ("u1", 1))  # position, normal, whether it is hidden: as in normal_lines.vert
HIDDEN = 2


class NormalLines:
    """A line from every vertex that is not hidden along its normal, as bones and morphs have it."""

    def __init__(self, geometry: Geometry) -> None:
        self._geometry = geometry
        self._array: VertexArray | None = None
        self._read: list[Buffer | None] = []
        self._hidden: Buffer | None = None
        self._mask: BoolArray | None = None

    def draw(self, passes: Passes) -> None:
        """Draw all lines; none for a model whose vertices have no positions or no normals."""
        positions, normals = self._geometry.buffers(SHAPE)
        if positions is None or normals is None or not positions.rows:
            return
        array = self._vertex_array([positions, normals, self._sync_hidden()])
        program = passes.program("normal_lines.vert", "normal_lines.frag")
        GL.glUniform1f(program.uniform("reach"), LENGTH)
        GL.glUniform4f(program.uniform("tint"), *COLOR)
        array.bind()
        GL.glVertexAttrib1f(HIDDEN, 0.0)
        GL.glDrawArraysInstanced(GL.GL_LINES, 0, 2, positions.rows)

    def _sync_hidden(self) -> Buffer | None:
        """1 for each vertex that is hidden; None: none is."""
        mask = self._geometry.hidden.mask("vertices")
        if mask is None:
            return None
        if self._hidden is None:
            self._hidden, self._mask = Buffer(), None
        if self._mask is not mask:
            self._mask = mask
            self._hidden.fill(mask.astype(np.uint8) * 255)
        return self._hidden

    def _vertex_array(self, buffers: list[Buffer | None]) -> VertexArray:
        """Return the vertex array that feeds the shader from these buffers, a vertex an instance."""
        if self._array is None:
            self._array, self._read = VertexArray(), []
        if self._read != buffers:
            for location, (buffer, (kind, size)) in enumerate(zip(buffers, FED, strict=True)):
                if buffer is None:
                    self._array.disable(location)
                else:
                    self._array.enable(location, buffer, kind, size)
                    GL.glVertexAttribDivisor(location, 1)
            self._read = buffers
        return self._array

    def release(self) -> None:
        """Give everything back; it is made again when it is next drawn."""
        for thing in (self._array, self._hidden):
            if thing is not None:
                thing.release()
        self._array = self._hidden = None

"""Rows of numbers that shaders look up by number: a buffer read as a texture."""

from __future__ import annotations

from OpenGL import GL

from editor.math3d.arrays import AnyArray
from editor.render.gpu import Buffer


class BufferTexture:
    """Four 32-bit numbers a texel. `most`: how many the GPU takes, 65536 at least."""

    def __init__(self, unit: int) -> None:
        """`unit`: of the textures, that it is read from."""
        self._unit = GL.GL_TEXTURE0 + unit
        self._buffer = Buffer()
        self._name = int(GL.glGenTextures(1))
        self.most = int(GL.glGetIntegerv(GL.GL_MAX_TEXTURE_BUFFER_SIZE))

    def fill(self, texels: AnyArray) -> None:
        """Hold a copy of these, (…, 4) float32, and be current."""
        self._buffer.fill(texels)
        GL.glActiveTexture(self._unit)
        GL.glBindTexture(GL.GL_TEXTURE_BUFFER, self._name)
        GL.glTexBuffer(GL.GL_TEXTURE_BUFFER, GL.GL_RGBA32F, self._buffer.name)

    def release(self) -> None:
        GL.glDeleteTextures(1, [self._name])
        self._buffer.release()

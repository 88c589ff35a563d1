"""Framebuffers of one's own, for pictures that nobody looks at directly: image files, face numbers, shadow maps."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
from OpenGL import GL

from editor.math3d.arrays import UInt8Array
from editor.messages import TranslatableText, error_message
from editor.render.camera import Size
from editor.render.graphics import RenderError


class Framebuffer:
    """A framebuffer with colour of `format` and, with `depth`, depth and stencil."""

    def __init__(self, size: Size, format: int = GL.GL_RGBA8, samples: int = 0, depth: bool = True) -> None:
        self.size = size
        self.name = int(GL.glGenFramebuffers(1))
        formats = {GL.GL_COLOR_ATTACHMENT0: format}
        if depth:
            formats[GL.GL_DEPTH_STENCIL_ATTACHMENT] = GL.GL_DEPTH24_STENCIL8
        self._buffers: list[int] = []
        try:
            with bound(self.name):
                for attachment, kind in formats.items():
                    self._attach(attachment, kind, samples)
                is_complete = GL.glCheckFramebufferStatus(GL.GL_FRAMEBUFFER) == GL.GL_FRAMEBUFFER_COMPLETE
            if not is_complete:
                raise RenderError(TranslatableText("No framebuffer of {} × {} pixels can be made", *size))
        except (RenderError, GL.GLError) as error:
            self.release()
            raise RenderError(error_message(error)) from error

    def _attach(self, attachment: int, format: int, samples: int) -> None:
        buffer = int(GL.glGenRenderbuffers(1))
        self._buffers.append(buffer)
        GL.glBindRenderbuffer(GL.GL_RENDERBUFFER, buffer)
        GL.glRenderbufferStorageMultisample(GL.GL_RENDERBUFFER, samples, format, *self.size)
        GL.glFramebufferRenderbuffer(GL.GL_FRAMEBUFFER, attachment, GL.GL_RENDERBUFFER, buffer)

    def copy_to(self, other: Framebuffer) -> None:
        """Copy the colours, one sample a pixel, into another target of this size."""
        with bound(other.name):
            GL.glBindFramebuffer(GL.GL_READ_FRAMEBUFFER, self.name)
            box = (0, 0, *self.size)
            GL.glBlitFramebuffer(*box, *box, GL.GL_COLOR_BUFFER_BIT, GL.GL_NEAREST)

    def read(self) -> UInt8Array:
        """(height, width, 4), the top row first."""
        pixels = np.empty((self.size[1], self.size[0], 4), np.uint8)
        with bound(self.name):
            GL.glPixelStorei(GL.GL_PACK_ALIGNMENT, 4)
            GL.glReadPixels(0, 0, *self.size, GL.GL_RGBA, GL.GL_UNSIGNED_BYTE, pixels)
        return pixels[::-1]

    def release(self) -> None:
        GL.glDeleteFramebuffers(1, [self.name])
        GL.glDeleteRenderbuffers(len(self._buffers), self._buffers)


@contextmanager
def bound(framebuffer: int) -> Iterator[None]:
    """Draw into a framebuffer inside the `with`, and into the former one again afterwards."""
    before = int(GL.glGetIntegerv(GL.GL_FRAMEBUFFER_BINDING))
    GL.glBindFramebuffer(GL.GL_FRAMEBUFFER, framebuffer)
    try:
        yield
    finally:
        GL.glBindFramebuffer(GL.GL_FRAMEBUFFER, before)

"""Framebuffers of one's own, for pictures that nobody looks at directly: image files, face numbers, shadow maps.

Also the mean of several pictures, which smooths them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
from OpenGL import GL

from editor.math3d.arrays import UInt8Array
from editor.messages import TranslatableText, error_message
from editor.render.camera import Size
from editor.render.gpu import Program, VertexArray
from editor.render.graphics import RenderError


class Framebuffer:
    """A framebuffer with colour of `format` and, with `depth`, depth and stencil; shaders can read a `texture`."""

    def __init__(
        self, size: Size, format: int = GL.GL_RGBA8, samples: int = 0, depth: bool = True, texture: bool = False
    ) -> None:
        self.size = size
        self.texture = 0
        self.name = int(GL.glGenFramebuffers(1))
        formats = {} if texture else {GL.GL_COLOR_ATTACHMENT0: format}
        if depth:
            formats[GL.GL_DEPTH_STENCIL_ATTACHMENT] = GL.GL_DEPTH24_STENCIL8
        self._buffers: list[int] = []
        try:
            with bound(self.name):
                if texture:
                    self._attach_texture(format)
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

    def _attach_texture(self, format: int) -> None:
        self.texture = int(GL.glGenTextures(1))
        GL.glBindTexture(GL.GL_TEXTURE_2D, self.texture)
        GL.glTexImage2D(GL.GL_TEXTURE_2D, 0, format, *self.size, 0, GL.GL_RGBA, GL.GL_UNSIGNED_BYTE, None)
        GL.glTexParameteri(GL.GL_TEXTURE_2D, GL.GL_TEXTURE_MAX_LEVEL, 0)
        for which in (GL.GL_TEXTURE_MIN_FILTER, GL.GL_TEXTURE_MAG_FILTER):
            GL.glTexParameteri(GL.GL_TEXTURE_2D, which, GL.GL_NEAREST)
        GL.glFramebufferTexture2D(GL.GL_FRAMEBUFFER, GL.GL_COLOR_ATTACHMENT0, GL.GL_TEXTURE_2D, self.texture, 0)

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
        if self.texture:
            GL.glDeleteTextures(1, [self.texture])


class MeanPicture:
    """The mean of pictures of one size, that are drawn one after another into `target`."""

    def __init__(self, size: Size) -> None:
        self.size = size
        self.count = 0
        self._picture = Framebuffer(size, texture=True)
        self._mean = Framebuffer(size, GL.GL_RGBA16F, depth=False, texture=True)
        self._program = Program("whole.vert", "copied.frag")
        self._array = VertexArray()

    @property
    def target(self) -> int:
        """The framebuffer, with depth and stencil, that the next picture is drawn into."""
        return self._picture.name

    def add(self) -> None:
        """Take in the picture that was drawn. Leaves another GL state behind."""
        self.count += 1
        GL.glBlendColor(0.0, 0.0, 0.0, 1 / self.count)
        GL.glBlendFunc(GL.GL_CONSTANT_ALPHA, GL.GL_ONE_MINUS_CONSTANT_ALPHA)
        self._copy(self._picture, self._mean.name, is_blended=self.count > 1)

    def show(self, framebuffer: int) -> None:
        """Draw the mean over all of a framebuffer of this size. Leaves another GL state behind."""
        self._copy(self._mean, framebuffer, is_blended=False)

    def _copy(self, source: Framebuffer, framebuffer: int, is_blended: bool) -> None:
        for state in (GL.GL_DEPTH_TEST, GL.GL_STENCIL_TEST, GL.GL_SCISSOR_TEST, GL.GL_CULL_FACE):
            GL.glDisable(state)
        (GL.glEnable if is_blended else GL.glDisable)(GL.GL_BLEND)
        with bound(framebuffer):
            GL.glViewport(0, 0, *self.size)
            self._program.use()
            self._array.bind()
            GL.glActiveTexture(GL.GL_TEXTURE0)
            GL.glBindTexture(GL.GL_TEXTURE_2D, source.texture)
            GL.glDrawArrays(GL.GL_TRIANGLES, 0, 3)
            GL.glBindTexture(GL.GL_TEXTURE_2D, 0)
            GL.glBindVertexArray(0)

    def release(self) -> None:
        for part in (self._picture, self._mean, self._program, self._array):
            part.release()


@contextmanager
def bound(framebuffer: int) -> Iterator[None]:
    """Draw into a framebuffer inside the `with`, and into the former one again afterwards."""
    before = int(GL.glGetIntegerv(GL.GL_FRAMEBUFFER_BINDING))
    GL.glBindFramebuffer(GL.GL_FRAMEBUFFER, framebuffer)
    try:
        yield
    finally:
        GL.glBindFramebuffer(GL.GL_FRAMEBUFFER, before)


def finish() -> None:
    """Wait until everything is drawn."""
    GL.glFinish()


def sample_count() -> int:
    """The samples a pixel of the framebuffer that is bound; 0 where it has one only."""
    return int(GL.glGetIntegerv(GL.GL_SAMPLES))

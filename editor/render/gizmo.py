"""Draws signs that somebody else makes, above everything: what is taken hold of with the pointer."""

from __future__ import annotations

from OpenGL import GL

from editor.render.passes import Passes
from editor.render.signs import MARKER, SEGMENT, SignBuffer, Signs

WIDTH = 2.5  # of segments in logical pixels


class Handles:
    """Segments and markers; none at first."""

    def __init__(self) -> None:
        self._signs: tuple[Signs, ...] = ()
        self._buffers = SignBuffer(SEGMENT), SignBuffer(MARKER)
        self._is_stale = False

    def fill(self, lines: Signs, marks: Signs) -> None:
        """Take over what is drawn from now on. No GL."""
        self._signs = lines, marks
        self._is_stale = True

    def draw(self, passes: Passes) -> None:
        """Draw, whatever is in front."""
        if not any(len(signs) for signs in self._signs):
            return
        GL.glDisable(GL.GL_DEPTH_TEST)
        for buffer, signs in zip(self._buffers, self._signs, strict=True):
            if self._is_stale:
                buffer.fill(signs)
            buffer.draw(passes, WIDTH)
        self._is_stale = False
        GL.glEnable(GL.GL_DEPTH_TEST)

    def release(self) -> None:
        """Give everything back; it is uploaded again when it is next drawn."""
        for buffer in self._buffers:
            buffer.release()
        self._is_stale = True

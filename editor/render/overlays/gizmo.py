"""Draws the lines of the gizmo on top of everything."""

from __future__ import annotations

from OpenGL import GL

from editor.math3d.arrays import StructArray
from editor.render.overlays.layers import LineBuffer
from editor.render.overlays.overlay_lines import MARKER, SEGMENT
from editor.render.passes import Passes

WIDTH = 2.5  # of segments in logical pixels


class GizmoLines:
    """Segments and markers; none at first."""

    def __init__(self) -> None:
        self._lines: tuple[StructArray, ...] = ()
        self._buffers = LineBuffer(SEGMENT), LineBuffer(MARKER)
        self._is_dirty = False

    def fill(self, lines: StructArray, marks: StructArray) -> None:
        """Take over what is drawn from now on. No GL."""
        self._lines = lines, marks
        self._is_dirty = True

    def draw(self, passes: Passes) -> None:
        """Draw, whatever is in front."""
        if not any(len(lines) for lines in self._lines):
            return
        GL.glDisable(GL.GL_DEPTH_TEST)
        for buffer, lines in zip(self._buffers, self._lines, strict=True):
            if self._is_dirty:
                buffer.fill(lines)
            buffer.draw(passes, WIDTH)
        self._is_dirty = False
        GL.glEnable(GL.GL_DEPTH_TEST)

    def release(self) -> None:
        """Give everything back; it is uploaded again when it is next drawn."""
        for buffer in self._buffers:
            buffer.release()
        self._is_dirty = True

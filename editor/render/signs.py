"""Draws what all overlays are made of: segments, lines of a width in pixels, and markers, small signs."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray
from OpenGL import GL

from editor.render.gpu import Buffer, VertexArray
from editor.render.passes import Passes

# As in segment.vert and marker.vert. Colours are RGBA bytes.
SEGMENT = np.dtype([("start", "f4", 3), ("end", "f4", 3), ("tint", "u1", 4), ("spread", "f4")])
MARKER = np.dtype([("place", "f4", 3), ("tint", "u1", 4), ("size", "f4"), ("shape", "f4")])
Signs = NDArray[np.void]

DISC, RING, SQUARE = 0.0, 1.0, 2.0  # the last two with a dot in the middle


def segments(start: ArrayLike, end: ArrayLike, tint: ArrayLike, spread: ArrayLike = 0.0) -> Signs:
    """(n,) SEGMENT from (n, 3) points; `tint`: (4,) or (n, 4) of 0 to 1."""
    first = np.asarray(start, np.float32).reshape(-1, 3)
    made = np.empty(len(first), SEGMENT)
    made["start"], made["end"], made["tint"], made["spread"] = first, end, rgba_bytes(tint), spread
    return made


def markers(place: ArrayLike, tint: ArrayLike, size: ArrayLike, shape: ArrayLike = DISC) -> Signs:
    """(n,) MARKER at (n, 3) points; `size` in logical pixels, `tint` as in segments."""
    points = np.asarray(place, np.float32).reshape(-1, 3)
    made = np.empty(len(points), MARKER)
    made["place"], made["tint"], made["size"], made["shape"] = points, rgba_bytes(tint), size, shape
    return made


def rgba_bytes(tint: ArrayLike) -> NDArray[np.uint8]:
    return np.rint(np.clip(np.asarray(tint, np.float64), 0, 1) * 255).astype(np.uint8)


class SignBuffer:
    """Segments or markers on the GPU."""

    def __init__(self, record: np.dtype[Any]) -> None:
        self._record = record
        self._array: VertexArray | None = None
        self._buffer: Buffer | None = None

    def fill(self, signs: Signs) -> None:
        if self._array is None or self._buffer is None:
            self._array, self._buffer = VertexArray(), Buffer()
            self._array.feed_record(self._buffer, self._record, per_instance=self._record is SEGMENT)
        self._buffer.fill(signs)

    def draw(self, passes: Passes, width: float = 1.0) -> None:
        """Draw what was filled in; `width` of segments in logical pixels."""
        if self._array is None or self._buffer is None or not self._buffer.rows:
            return
        if self._record is SEGMENT:
            program = passes.program("segment.vert", "segment.frag")
            GL.glUniform1f(program.uniform("width"), width)
            self._array.bind()
            GL.glDrawArraysInstanced(GL.GL_TRIANGLE_STRIP, 0, 4, self._buffer.rows)
        else:
            passes.program("marker.vert", "marker.frag")
            self._array.bind()
            GL.glDrawArrays(GL.GL_POINTS, 0, self._buffer.rows)

    def release(self) -> None:
        if self._array is not None and self._buffer is not None:
            self._array.release()
            self._buffer.release()
            self._array = self._buffer = None

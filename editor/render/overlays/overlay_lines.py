"""Segments, lines of a width in pixels, and markers, small signs: what most overlays consist of; and the ground grid.

No OpenGL.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import IndexArray, StructArray, UInt8Array
from editor.model.fields import NONE, Vec4
from editor.render.overlays.overlay_input import OverlayInput, OverlayPose

# As in segment.vert and marker.vert. Colours are RGBA bytes.
_LINE = [("start", "f4", 3), ("end", "f4", 3), ("tint", "u1", 4)]
SEGMENT = np.dtype([*_LINE, ("spread", "f4"), ("dash", "f4"), ("width", "f4"), ("spacing", "f4")])
MARKER = np.dtype([("place", "f4", 3), ("tint", "u1", 4), ("size", "f4"), ("shape", "f4"), ("spacing", "f4")])

CORNER = np.dtype([("place", "f4", 3), ("tint", "u1", 4)])  # of triangles, as in filled.vert

# Ring, square and diamond have a dot in the middle; squares and double are one in the other, hollow is a mere ring.
DISC, RING, SQUARE, CROSSED, DIAMOND, SQUARES, DOUBLE, HOLLOW = (float(number) for number in range(8))
FILLED = 16.0  # added to a shape: filled within its outline

NO_SEGMENTS: StructArray = np.empty(0, SEGMENT)
NO_MARKERS: StructArray = np.empty(0, MARKER)
NO_CORNERS: StructArray = np.empty(0, CORNER)


def segments(
    start: ArrayLike,
    end: ArrayLike,
    color: ArrayLike,
    spread: ArrayLike = 0.0,
    dash: ArrayLike = 0.0,
    width: ArrayLike = 0.0,
    spacing: ArrayLike = 0.0,
) -> StructArray:
    """(n,) SEGMENT from (n, 3) points; `color`: (4,) or (n, 4) of 0 to 1.

    `spread`: logical pixels that the start is moved aside; `dash`: from one dash to the next, 0: drawn through;
    `width`: logical pixels, 0: that of the overlay; `spacing`: model units, a line fades where few pixels are seen of
    them, 0: it never does.
    """
    first = np.asarray(start, np.float32).reshape(-1, 3)
    made = np.empty(len(first), SEGMENT)
    made["start"], made["end"], made["tint"] = first, np.asarray(end, np.float32).reshape(-1, 3), rgba_bytes(color)
    made["spread"], made["dash"], made["width"], made["spacing"] = spread, dash, width, spacing
    return made


def markers(
    position: ArrayLike, color: ArrayLike, size: ArrayLike, shape: ArrayLike = DISC, spacing: ArrayLike = 0.0
) -> StructArray:
    """(n,) MARKER at (n, 3) points; `size` in logical pixels, `color` and `spacing` as in segments."""
    points = np.asarray(position, np.float32).reshape(-1, 3)
    made = np.empty(len(points), MARKER)
    made["place"], made["tint"], made["size"], made["shape"] = points, rgba_bytes(color), size, shape
    made["spacing"] = spacing
    return made


def corners(places: ArrayLike, color: ArrayLike) -> StructArray:
    """(n,) CORNER at (n, 3) points, three for each triangle; `color` as in segments."""
    points = np.asarray(places, np.float32).reshape(-1, 3)
    made = np.empty(len(points), CORNER)
    made["place"], made["tint"] = points, rgba_bytes(color)
    return made


def rgba_bytes(color: ArrayLike) -> UInt8Array:
    return np.rint(np.clip(np.asarray(color, np.float64), 0, 1) * 255).astype(np.uint8)


@dataclass(frozen=True, slots=True, eq=False)
class AttachedLines:
    """Segments and markers as they are at rest, and the bone that each start, end and marker hangs from."""

    lines: StructArray
    starts: IndexArray
    ends: IndexArray
    marks: StructArray
    bones: IndexArray

    def at(self, pose: OverlayPose | None) -> tuple[StructArray, StructArray]:
        """The segments and markers in a pose, None: at rest."""
        if pose is None:
            return self.lines, self.marks
        lines, marks = self.lines.copy(), self.marks.copy()
        lines["start"] = pose.moved(lines["start"], self.starts)
        lines["end"] = pose.moved(lines["end"], self.ends)
        marks["place"] = pose.moved(marks["place"], self.bones)
        return lines, marks

    @classmethod
    def lines_of(cls, lines: StructArray, starts: ArrayLike, ends: ArrayLike) -> AttachedLines:
        """Segments only; the bones of each start and end, or one for all."""
        rows = [np.broadcast_to(np.asarray(bones, np.intp), len(lines)) for bones in (starts, ends)]
        return cls(lines, rows[0], rows[1], np.empty(0, MARKER), np.empty(0, np.intp))

    @classmethod
    def marks_of(cls, marks: StructArray, bones: ArrayLike) -> AttachedLines:
        """Markers only."""
        none = np.empty(0, np.intp)
        return cls(np.empty(0, SEGMENT), none, none, marks, np.broadcast_to(np.asarray(bones, np.intp), len(marks)))

    @classmethod
    def joined(cls, parts: Sequence[AttachedLines]) -> AttachedLines:
        """All of them, one after the other."""
        known = (*parts, NOTHING)
        return cls(
            np.concatenate([part.lines for part in known]),
            np.concatenate([part.starts for part in known]),
            np.concatenate([part.ends for part in known]),
            np.concatenate([part.marks for part in known]),
            np.concatenate([part.bones for part in known]),
        )


NOTHING = AttachedLines.lines_of(np.empty(0, SEGMENT), (), ())


# X, y, z: of handles, on the ground, in the corner of the view.
AXIS_COLORS: tuple[Vec4, ...] = ((0.90, 0.26, 0.28, 1.0), (0.40, 0.68, 0.13, 1.0), (0x3B / 255, 0x7D / 255, 1.0, 1.0))
AXIS_ALPHA, GRID_ALPHA = 0.6, 0.2
FAR = 1e4  # model units, where an axis on the ground has long faded


@dataclass(frozen=True, slots=True)
class Grid:
    """The lines on the ground, of one colour; no pose moves them."""

    color: Vec4

    def at(self, _: OverlayPose | None) -> Grid:
        return self


def ground_grid(overlay_input: OverlayInput) -> Grid:
    """Lines dark before a light background and light before a dark one."""
    background = overlay_input.options.background
    grey = 0.0 if sum(background[:3]) > 1.2 or background[3] == 0 else 1.0
    return Grid((grey, grey, grey, GRID_ALPHA))


def axes_lines(_: OverlayInput) -> AttachedLines:
    """The x and z axis on the ground: red and blue."""
    along = np.eye(3)[[0, 2]] * FAR
    colors = [(*AXIS_COLORS[axis][:3], AXIS_ALPHA) for axis in (0, 2)]
    return AttachedLines.lines_of(segments(-along, along, colors), NONE, NONE)

"""Draws the parts of a handle as signs: in the colours of their axes, with a rim that sets them off from anything."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import Float64Array, StructArray
from editor.model.fields import Vec3
from editor.render.overlays.overlay_lines import MARKER, SEGMENT, segments
from editor.ui.viewport.gizmo.parts import GizmoPart

GRABBED: Vec3 = (1.0, 0.72, 0.05)  # what the pointer is on, or drags
RIM: Vec3 = (0.08, 0.08, 0.10)
RIM_ALPHA, FAR_ALPHA, ASIDE_ALPHA = 0.45, 0.28, 0.25
LINE, LIT_LINE, RIM_LINE = 0.5, 1.2, 1.0  # by how much broader than segments are drawn, in logical pixels
HEAD = 7.0  # half the breadth of an arrow's head, in logical pixels
HEAD_LINES = np.linspace(-HEAD, HEAD, 9)
FILL_LINES = np.linspace(0.1, 0.9, 7)

NO_LINES: StructArray = np.empty(0, SEGMENT)
NO_MARKS: StructArray = np.empty(0, MARKER)


def lines_of(parts: Iterable[GizmoPart], grabbed: str = "", *, is_dragged: bool = False) -> StructArray:
    """The lines of all parts, that of the name `grabbed` last; the others are pale while it is dragged."""
    ordered = sorted(parts, key=lambda part: part.name == grabbed)
    made = [_part_lines(part, part.name == grabbed, is_dragged and part.name != grabbed) for part in ordered]
    return np.concatenate(made) if made else NO_LINES


def sector_lines(centre: Float64Array, start: Float64Array, end: Float64Array) -> StructArray:
    """From where to where a ring has been turned: a line from the middle to each."""
    rims = _thick(np.stack((np.stack((centre, start)), np.stack((centre, end)))), (*RIM, RIM_ALPHA), RIM_LINE)
    lines = segments([centre, centre], [start, end], [(*GRABBED, 0.7), (*GRABBED, 1.0)])
    return np.concatenate((rims, lines))


def _part_lines(part: GizmoPart, is_grabbed: bool, is_aside: bool) -> StructArray:
    color = GRABBED if is_grabbed else part.color
    alphas = np.where(part.far, FAR_ALPHA, ASIDE_ALPHA if is_aside else 1.0)
    colors = np.column_stack((np.tile(color, (len(part.lines), 1)), alphas))
    rims = np.column_stack((np.tile(RIM, (len(part.lines), 1)), alphas * RIM_ALPHA))
    near = ~part.far
    lines = [
        _thick(part.lines[near], rims[near], LINE + RIM_LINE),
        _thick(part.lines[near], colors[near], LIT_LINE if is_grabbed else LINE),
        segments(part.lines[:, 0], part.lines[:, 1], colors),
    ]
    if part.corners:
        lines.append(_fill(part, (*color, 0.55 if is_grabbed else 0.35 * alphas[0])))
    if part.head is not None:
        lines.append(_head(part.head, (*color, alphas[0])))
    return np.concatenate(lines)


def _thick(lines: Float64Array, colors: ArrayLike, by: float) -> StructArray:
    """Lines that are broader by about `by` logical pixels on both sides: wedges from either end, to either side."""
    ways = ((lines[:, 0], lines[:, 1]), (lines[:, 1], lines[:, 0]))
    return np.concatenate([segments(start, end, colors, spread) for start, end in ways for spread in (-by, by)])


def _fill(part: GizmoPart, color: ArrayLike) -> StructArray:
    """An area of four corners, hatched."""
    a, b, c, d = part.lines[: part.corners, 0]
    done = FILL_LINES[:, None]
    return segments(a + (b - a) * done, d + (c - d) * done, color)


def _head(head: Float64Array, color: ArrayLike) -> StructArray:
    """An arrow's head: wedges from all along its base to its point."""
    count = len(HEAD_LINES)
    return segments(np.tile(head[0], (count, 1)), np.tile(head[1], (count, 1)), color, HEAD_LINES)

"""The parts of a gizmo: what each moves, where it is hit, and the lines that it is drawn with."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import BoolArray, Float64Array, StructArray
from editor.model.fields import Vec3
from editor.render.overlays.overlay_lines import MARKER, SEGMENT, segments
from editor.ui.viewport.gizmo.geometry import At, ViewProjection, distances_to_lines, is_inside, ring_lines

NAMES = ("x", "y", "z")
AXIS_COLORS: tuple[Vec3, ...] = ((0.92, 0.22, 0.24), (0.24, 0.70, 0.18), (0.26, 0.50, 1.0))
OWN_AXIS_COLOR: Vec3 = (0.68, 0.36, 0.95)  # of the only axis to turn about, or to move along
HELD_COLOR: Vec3 = (0.5, 0.5, 0.5)  # of handles at what something else moves
SCREEN_COLOR: Vec3 = (0.64, 0.65, 0.69)

RING, SCREEN_RING, EVEN_RING = 64.0, 80.0, 100.0  # radii
ARROW_START, ARROW, ARROW_POINT = 14.0, 74.0, 90.0
AXIS_END, AXIS_POINT = 184.0, 200.0  # of the line along a virtual axis, to either side of its origin
ARM, BLOCK, BLOCK_LINES = 80.0, 5.0, 5  # where a block is, half its side, and what it is made of
SQUARE_NEAR, SQUARE_FAR = 26.0, 42.0
CENTRE = 9.0
REACH = 9.0  # how far from a part the pointer may be
WITHIN = 3.0  # what counts as the distance from an area when in it: an arrow that crosses it comes first
SHORTEST = 0.25  # of an arrow or a square, as a share of what is seen of it from the side: less is not to be dragged


class DragKind(Enum):
    """The effect of dragging a part."""

    ROTATE = "turn"
    MOVE = "shift"
    SCALE = "stretch"


@dataclass(frozen=True, slots=True, eq=False)
class GizmoPart:
    """`directions` (1 or 2, 3) of length 1: the axis of a turn, or what is shifted or scaled along; `lines` (n, 2, 3).

    Without directions it scales evenly.
    """

    name: str
    drag_kind: DragKind
    directions: Float64Array
    lines: Float64Array
    color: Vec3
    far: BoolArray  # (n,) which of the lines are on the far side, where they are pale and cannot be grabbed
    corners: int = 0  # the first so many lines are the outline of an area that can be grabbed
    head: Float64Array | None = None  # (2, 3) of an arrow, from its base to its point

    def distance(self, projection: ViewProjection, at: At) -> float:
        """Return the distance of the pointer from it, in device pixels."""
        lines = self.lines[~self.far]
        seen = projection.project(lines.reshape(-1, 3))
        if not len(lines) or (seen[:, 2] <= 0).any():
            return float("inf")
        pixels = seen[:, :2].reshape(-1, 2, 2)
        if self.corners and is_inside(at, pixels[: self.corners, 0]):
            return WITHIN * projection.ratio
        return float(distances_to_lines(at, pixels).min())


def part_at(parts: Sequence[GizmoPart], projection: ViewProjection, at: At) -> GizmoPart | None:
    """The part that is nearest to the pointer, if one is near; of several the first."""
    found = [(part.distance(projection, at), index) for index, part in enumerate(parts)]
    nearest, index = min(found, default=(float("inf"), 0))
    return parts[index] if nearest <= REACH * projection.ratio else None


# -- turning ---------------------------------------------------------------------------------------------------------


def rings(projection: ViewProjection, centre: Float64Array, axes: Float64Array) -> list[GizmoPart]:
    """A ring about each of `axes` (3, 3), which are columns, and one about the line of sight around them."""
    made = [_ring(projection, centre, axes[:, index], NAMES[index], AXIS_COLORS[index]) for index in range(3)]
    return [*made, _screen_ring(projection, centre)]


def only_ring(projection: ViewProjection, centre: Float64Array, axis: Float64Array) -> list[GizmoPart]:
    """The ring of what can be turned about one axis only."""
    return [_ring(projection, centre, axis, "axis", OWN_AXIS_COLOR)]


def _ring(projection: ViewProjection, centre: Float64Array, axis: Float64Array, name: str, color: Vec3) -> GizmoPart:
    radius = RING * projection.length(centre)
    lines = ring_lines(centre, axis, radius)
    # A little of the far side is taken in: seen from along its axis a ring has none.
    depths = (lines.mean(axis=1) - centre) @ projection.towards(centre)
    return GizmoPart(name, DragKind.ROTATE, axis[None], lines, color, depths > 0.15 * radius)


def _screen_ring(projection: ViewProjection, centre: Float64Array) -> GizmoPart:
    axis = projection.towards(centre)
    lines = ring_lines(centre, axis, SCREEN_RING * projection.length(centre))
    return GizmoPart("screen", DragKind.ROTATE, axis[None], lines, SCREEN_COLOR, np.zeros(len(lines), np.bool_))


# -- moving and scaling ----------------------------------------------------------------------------------------------


def arrows(projection: ViewProjection, centre: Float64Array, axes: Float64Array) -> list[GizmoPart]:
    """A square in the plane of the screen, an arrow along each of `axes` (3, 3; columns), a square between each two.

    Those that are seen so much from the end, or the side, that they could not be dragged are left out.
    """
    way = projection.towards(centre)
    along = np.abs(way @ axes)
    made = [_screen_square(projection, centre)]
    made += [_arrow(projection, centre, axes, index) for index in range(3) if _is_long(along[index])]
    return made + [_square(projection, centre, axes, index) for index in range(3) if along[index] > SHORTEST]


def only_arrow(projection: ViewProjection, centre: Float64Array, axes: Float64Array) -> list[GizmoPart]:
    """The arrow of what is moved along the last of `axes` only; none where it could not be dragged."""
    is_long = _is_long(abs(float(projection.towards(centre) @ axes[:, 2])))
    return [replace(_arrow(projection, centre, axes, 2), color=OWN_AXIS_COLOR)] if is_long else []


def axis_line(projection: ViewProjection, origin: Float64Array, direction: Float64Array) -> GizmoPart:
    """An axis itself, to be seen only: a line through its origin, with a head that says where it leads."""
    unit = projection.length(origin)
    start, end, point = (origin + direction * length * unit for length in (-AXIS_POINT, AXIS_END, AXIS_POINT))
    line, far = np.stack((start, end))[None], np.zeros(1, np.bool_)
    return GizmoPart("axis", DragKind.MOVE, direction[None], line, OWN_AXIS_COLOR, far, head=np.stack((end, point)))


def arms(projection: ViewProjection, centre: Float64Array, axes: Float64Array) -> list[GizmoPart]:
    """The parts of the scale gizmo: arms with cubes, squares between them, and a ring around for uniform scale."""
    along = np.abs(projection.towards(centre) @ axes)
    made = [_even_ring(projection, centre)]
    made += [_arm(projection, centre, axes, index) for index in range(3) if _is_long(along[index])]
    return made + [
        replace(_square(projection, centre, axes, index), drag_kind=DragKind.SCALE)
        for index in range(3)
        if along[index] > SHORTEST
    ]


def _is_long(along: float) -> bool:
    """Return whether enough is seen of an arrow at an angle to the line of sight whose cosine is `along`."""
    return along < math.sqrt(1 - SHORTEST**2)


def _arm(projection: ViewProjection, centre: Float64Array, axes: Float64Array, index: int) -> GizmoPart:
    """An arrow with a block for a head: lines across the picture that are so close that nothing is seen between."""
    axis, unit = axes[:, index], projection.length(centre)
    start, end = centre + axis * ARROW_START * unit, centre + axis * ARM * unit
    right, up = projection.camera.axes[:, 0] * unit, projection.camera.axes[:, 1] * unit
    rows = end + up * np.linspace(-BLOCK, BLOCK, BLOCK_LINES)[:, None]
    lines = np.concatenate((np.stack((start, end))[None], np.stack((rows - right * BLOCK, rows + right * BLOCK), 1)))
    return GizmoPart(
        NAMES[index], DragKind.SCALE, axis[None], lines, AXIS_COLORS[index], np.zeros(len(lines), np.bool_)
    )


def _even_ring(projection: ViewProjection, centre: Float64Array) -> GizmoPart:
    lines = ring_lines(centre, projection.towards(centre), EVEN_RING * projection.length(centre))
    return GizmoPart("all", DragKind.SCALE, np.empty((0, 3)), lines, SCREEN_COLOR, np.zeros(len(lines), np.bool_))


def _arrow(projection: ViewProjection, centre: Float64Array, axes: Float64Array, index: int) -> GizmoPart:
    axis, unit = axes[:, index], projection.length(centre)
    start, end, point = (centre + axis * length * unit for length in (ARROW_START, ARROW, ARROW_POINT))
    # The line goes on within the head, so that that can be grabbed too.
    line, head = np.stack((start, (end + point) / 2))[None], np.stack((end, point))
    return GizmoPart(
        NAMES[index], DragKind.MOVE, axis[None], line, AXIS_COLORS[index], np.zeros(1, np.bool_), head=head
    )


def _square(projection: ViewProjection, centre: Float64Array, axes: Float64Array, index: int) -> GizmoPart:
    """The square across an axis."""
    first, second = axes[:, (index + 1) % 3], axes[:, (index + 2) % 3]
    corners = (
        (SQUARE_NEAR, SQUARE_NEAR),
        (SQUARE_FAR, SQUARE_NEAR),
        (SQUARE_FAR, SQUARE_FAR),
        (SQUARE_NEAR, SQUARE_FAR),
    )
    name = NAMES[(index + 1) % 3] + NAMES[(index + 2) % 3]
    return _area_part(projection, centre, np.stack((first, second)), np.array(corners), name, AXIS_COLORS[index])


def _screen_square(projection: ViewProjection, centre: Float64Array) -> GizmoPart:
    right, up = projection.camera.axes[:, 0], projection.camera.axes[:, 1]
    corners = np.array(((-1, -1), (1, -1), (1, 1), (-1, 1))) * CENTRE
    return _area_part(projection, centre, np.stack((right, up)), corners, "screen", SCREEN_COLOR)


def _area_part(
    projection: ViewProjection,
    centre: Float64Array,
    directions: Float64Array,
    corners: Float64Array,
    name: str,
    color: Vec3,
) -> GizmoPart:
    points = centre + corners @ directions * projection.length(centre)
    lines = np.stack((points, np.roll(points, -1, axis=0)), axis=1)
    return GizmoPart(name, DragKind.MOVE, directions, lines, color, np.zeros(4, np.bool_), corners=4)


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
    rims = _thickened(np.stack((np.stack((centre, start)), np.stack((centre, end)))), (*RIM, RIM_ALPHA), RIM_LINE)
    lines = segments([centre, centre], [start, end], [(*GRABBED, 0.7), (*GRABBED, 1.0)])
    return np.concatenate((rims, lines))


def _part_lines(part: GizmoPart, is_grabbed: bool, is_aside: bool) -> StructArray:
    color = GRABBED if is_grabbed else part.color
    alphas = np.where(part.far, FAR_ALPHA, ASIDE_ALPHA if is_aside else 1.0)
    colors = np.column_stack((np.tile(color, (len(part.lines), 1)), alphas))
    rims = np.column_stack((np.tile(RIM, (len(part.lines), 1)), alphas * RIM_ALPHA))
    near = ~part.far
    lines = [
        _thickened(part.lines[near], rims[near], LINE + RIM_LINE),
        _thickened(part.lines[near], colors[near], LIT_LINE if is_grabbed else LINE),
        segments(part.lines[:, 0], part.lines[:, 1], colors),
    ]
    if part.corners:
        lines.append(_hatched_area(part, (*color, 0.55 if is_grabbed else 0.35 * alphas[0])))
    if part.head is not None:
        lines.append(_arrow_head(part.head, (*color, alphas[0])))
    return np.concatenate(lines)


def _thickened(lines: Float64Array, colors: ArrayLike, by: float) -> StructArray:
    """Lines that are broader by about `by` logical pixels on both sides: wedges from either end, to either side."""
    ways = ((lines[:, 0], lines[:, 1]), (lines[:, 1], lines[:, 0]))
    return np.concatenate([segments(start, end, colors, spread) for start, end in ways for spread in (-by, by)])


def _hatched_area(part: GizmoPart, color: ArrayLike) -> StructArray:
    """An area of four corners, hatched."""
    a, b, c, d = part.lines[: part.corners, 0]
    done = FILL_LINES[:, None]
    return segments(a + (b - a) * done, d + (c - d) * done, color)


def _arrow_head(head: Float64Array, color: ArrayLike) -> StructArray:
    """An arrow's head: wedges from all along its base to its point."""
    count = len(HEAD_LINES)
    return segments(np.tile(head[0], (count, 1)), np.tile(head[1], (count, 1)), color, HEAD_LINES)

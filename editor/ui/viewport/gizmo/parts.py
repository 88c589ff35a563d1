"""The parts of a gizmo: what each moves, where it is hit, and the lines that it is drawn with."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum

import numpy as np

from editor.math3d.arrays import BoolArray, Float64Array, StructArray
from editor.model.fields import Vec3
from editor.render.overlays.overlay_lines import AXIS_COLORS, MARKER, NO_CORNERS, SEGMENT, corners, segments
from editor.ui.viewport.gizmo.geometry import (
    At,
    ViewProjection,
    directions_across,
    distances_to_lines,
    is_inside,
    ring_lines,
)

NAMES = ("x", "y", "z")
COLORS: tuple[Vec3, ...] = tuple((red, green, blue) for red, green, blue, _ in AXIS_COLORS)
OWN_AXIS_COLOR: Vec3 = (0.68, 0.36, 0.95)  # of the only axis to turn about, or to move along
HELD_COLOR: Vec3 = (0.5, 0.5, 0.5)  # of handles at what something else moves
SCREEN_COLOR: Vec3 = (0.64, 0.65, 0.69)

RING, SCREEN_RING, EVEN_RING = 76.0, 90.0, 100.0  # radii
ARROW_START, ARROW, ARROW_POINT = 14.0, 74.0, 90.0
AXIS_END, AXIS_POINT = 184.0, 200.0  # of the line along a virtual axis, to either side of its origin
ARM, BLOCK = 80.0, 5.0  # where a block is, and half its side
HEAD = 6.0  # half the breadth of an arrow's head
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


NO_FILL: Float64Array = np.empty((0, 3))


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
    fill: Float64Array = field(default_factory=lambda: NO_FILL)  # (3 n, 3) the corners of triangles
    strength: float = 1.0  # of the fill: less than that of lines for an area that something is seen through

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
    made = [_ring(projection, centre, axes[:, index], NAMES[index], COLORS[index]) for index in range(3)]
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
    line, far, head = np.stack((start, end))[None], np.zeros(1, np.bool_), _head(projection, direction, end, point)
    return GizmoPart("axis", DragKind.MOVE, direction[None], line, OWN_AXIS_COLOR, far, fill=head)


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
    """An arrow with a block for a head."""
    axis, unit = axes[:, index], projection.length(centre)
    start, end = centre + axis * ARROW_START * unit, centre + axis * ARM * unit
    right, up = projection.camera.axes[:, 0] * BLOCK * unit, projection.camera.axes[:, 1] * BLOCK * unit
    block = np.stack((end - right - up, end + right - up, end + right + up, end - right + up))
    lines = np.concatenate((np.stack((start, end))[None], _around(block)))
    far = np.zeros(len(lines), np.bool_)
    return GizmoPart(NAMES[index], DragKind.SCALE, axis[None], lines, COLORS[index], far, fill=_triangles(block))


def _even_ring(projection: ViewProjection, centre: Float64Array) -> GizmoPart:
    lines = ring_lines(centre, projection.towards(centre), EVEN_RING * projection.length(centre))
    return GizmoPart("all", DragKind.SCALE, np.empty((0, 3)), lines, SCREEN_COLOR, np.zeros(len(lines), np.bool_))


def _arrow(projection: ViewProjection, centre: Float64Array, axes: Float64Array, index: int) -> GizmoPart:
    axis, unit = axes[:, index], projection.length(centre)
    start, end, point = (centre + axis * length * unit for length in (ARROW_START, ARROW, ARROW_POINT))
    # The line goes on within the head, so that that can be grabbed too.
    line, head = np.stack((start, (end + point) / 2))[None], _head(projection, axis, end, point)
    return GizmoPart(NAMES[index], DragKind.MOVE, axis[None], line, COLORS[index], np.zeros(1, np.bool_), fill=head)


def _head(projection: ViewProjection, axis: Float64Array, end: Float64Array, point: Float64Array) -> Float64Array:
    """(3, 3) the triangle at the end of an arrow, which faces the eye."""
    aside = np.cross(axis, projection.towards(end))
    aside *= HEAD * projection.length(end) / max(float(np.linalg.norm(aside)), 1e-9)
    return np.stack((end - aside, end + aside, point))


def _triangles(square: Float64Array) -> Float64Array:
    """(6, 3) the triangles within four corners (4, 3)."""
    return square[[0, 1, 2, 0, 2, 3]]


def _around(points: Float64Array) -> Float64Array:
    """(n, 2, 3) the sides of corners (n, 3)."""
    return np.stack((points, np.roll(points, -1, axis=0)), axis=1)


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
    return _area_part(projection, centre, np.stack((first, second)), np.array(corners), name, COLORS[index])


def _screen_square(projection: ViewProjection, centre: Float64Array) -> GizmoPart:
    right, up = projection.camera.axes[:, 0], projection.camera.axes[:, 1]
    corners = np.array(((-1, -1), (1, -1), (1, 1), (-1, 1))) * CENTRE
    return _area_part(projection, centre, np.stack((right, up)), corners, "screen", SCREEN_COLOR)


def _area_part(
    projection: ViewProjection,
    centre: Float64Array,
    directions: Float64Array,
    places: Float64Array,
    name: str,
    color: Vec3,
) -> GizmoPart:
    points = centre + places @ directions * projection.length(centre)
    far, fill = np.zeros(4, np.bool_), _triangles(points)
    return GizmoPart(name, DragKind.MOVE, directions, _around(points), color, far, 4, fill, AREA_ALPHA)


GRABBED: Vec3 = (1.0, 1.0, 1.0)  # what the pointer is on, or drags
FAR_ALPHA, ASIDE_ALPHA, AREA_ALPHA, SECTOR_ALPHA = 0.25, 0.25, 0.35, 0.3
LIT_LINE = 3.5  # logical pixels
SECTOR_STEP = np.radians(4.0)

NO_LINES: StructArray = np.empty(0, SEGMENT)
NO_MARKS: StructArray = np.empty(0, MARKER)


def lines_of(parts: Iterable[GizmoPart], grabbed: str = "", *, is_dragged: bool = False) -> StructArray:
    """The lines of all parts, that of the name `grabbed` last; the others are pale while it is dragged."""
    made = []
    for part in _in_order(parts, grabbed):
        alphas = np.where(part.far, FAR_ALPHA, _alpha(part, grabbed, is_dragged))
        colors = np.column_stack((np.tile(_color(part, grabbed), (len(part.lines), 1)), alphas))
        width = LIT_LINE if part.name == grabbed else 0.0
        made.append(segments(part.lines[:, 0], part.lines[:, 1], colors, width=width))
    return np.concatenate(made) if made else NO_LINES


def fills_of(parts: Iterable[GizmoPart], grabbed: str = "", *, is_dragged: bool = False) -> StructArray:
    """The corners of the triangles of all parts, as `lines_of` has their lines."""
    made = [
        corners(part.fill, (*_color(part, grabbed), part.strength * _alpha(part, grabbed, is_dragged)))
        for part in _in_order(parts, grabbed)
    ]
    return np.concatenate(made) if made else NO_CORNERS


def _in_order(parts: Iterable[GizmoPart], grabbed: str) -> list[GizmoPart]:
    return sorted(parts, key=lambda part: part.name == grabbed)


def _color(part: GizmoPart, grabbed: str) -> Vec3:
    return GRABBED if part.name == grabbed else part.color


def _alpha(part: GizmoPart, grabbed: str, is_dragged: bool) -> float:
    return ASIDE_ALPHA if is_dragged and part.name != grabbed else 1.0


def sector_points(centre: Float64Array, axis: Float64Array, radius: float, start: float, angle: float) -> Float64Array:
    """(n, 3) points along what a ring has been turned by, one turn at most; angles as in `angle_around`."""
    first, second = directions_across(axis)
    angle = float(np.clip(angle, -2 * np.pi, 2 * np.pi))
    angles = np.linspace(start, start + angle, 2 + int(abs(angle) / SECTOR_STEP))[:, None]
    points: Float64Array = centre + radius * (np.cos(angles) * first + np.sin(angles) * second)
    return points


def sector_lines(centre: Float64Array, rim: Float64Array) -> StructArray:
    """From where to where a ring has been turned: a line from the middle to each end of the `rim` (n, 3)."""
    return segments([centre, centre], rim[[0, -1]], [(*GRABBED, 0.7), (*GRABBED, 1.0)])


def sector_fill(centre: Float64Array, rim: Float64Array, color: Vec3) -> StructArray:
    """The corners of the triangles between the middle and the `rim` (n, 3)."""
    middle = np.broadcast_to(centre, (len(rim) - 1, 3))
    return corners(np.stack((middle, rim[:-1], rim[1:]), axis=1), (*color, SECTOR_ALPHA))

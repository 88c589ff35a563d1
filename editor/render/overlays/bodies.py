"""Makes what rigid bodies and joints are shown as: their shape, in a colour for what drives them or their group; and
the signs of soft bodies: their links, which vertices hold on to which rigid body, and which are pinned.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import BoolArray, Float32Array, FloatArray, IndexArray, StructArray, are_among
from editor.model.fields import NONE, Vec4
from editor.model.model import Model
from editor.model.rigid_bodies import BodyMode, BodyShape
from editor.model.soft_bodies import Anchor, Pin
from editor.preview.physics.soft_body_layout import SoftBodyLayout, soft_body_layouts
from editor.render.overlays.overlay_input import (
    AttachedBodies,
    AttachedFrames,
    OverlayInput,
    OverlayPose,
    attached_bodies,
    attached_joints,
    points_at,
    vectors,
)
from editor.render.overlays.overlay_lines import (
    CROSSED,
    DIAMOND,
    DISC,
    FILLED,
    MARKER,
    SEGMENT,
    SQUARE,
    AttachedLines,
    markers,
    segments,
)
from editor.render.overlays.shapes import JOINT, instances, placed_shapes

CONTACT: Vec4 = (0.1, 0.78, 0.95, 1.0)
CONTACT_MARK = 5.0  # logical pixels
NOTHING: tuple[StructArray, StructArray] = (np.empty(0, SEGMENT), np.empty(0, MARKER))


@dataclass(frozen=True, slots=True, eq=False)
class ContactLines:
    """`is_shown` (bodies + 1,): whose contacts are shown; the last stands for the ground."""

    is_shown: BoolArray

    def at(self, pose: OverlayPose | None) -> tuple[StructArray, StructArray]:
        """A mark at each contact, a square where it is one with the ground, and a needle for its normal.

        The needles end in directions, not in points (`needle.vert`). None without physics.
        """
        state = pose.posed_model.state if pose is not None else None
        if state is None:
            return NOTHING
        contacts = state.contacts
        shown = (
            self.is_shown[contacts.bodies].all(axis=1) if len(self.is_shown) == len(state.transforms) + 1 else slice(0)
        )
        points, on_ground = contacts.points[shown], (contacts.bodies[shown] == NONE).any(axis=1)
        return (
            segments(points, contacts.normals[shown], CONTACT),
            markers(points, CONTACT, CONTACT_MARK, np.where(on_ground, SQUARE, DISC)),
        )


def contact_lines(overlay_input: OverlayInput) -> ContactLines:
    """The contacts of the bodies that are not hidden."""
    return ContactLines(np.append(overlay_input.seen("rigid_bodies"), True))


BODY_COLORS: dict[int, Vec4] = {
    BodyMode.FOLLOWS_BONE: (0.2, 0.72, 0.36, 0.95),
    BodyMode.PHYSICS: (0.92, 0.3, 0.4, 0.95),
    BodyMode.PHYSICS_AND_BONE: (0.95, 0.62, 0.15, 0.95),
}
# How each is driven, for who cannot tell the colours.
BODY_MARKS: dict[int, float] = {
    BodyMode.FOLLOWS_BONE: SQUARE,
    BodyMode.PHYSICS: DIAMOND,
    BodyMode.PHYSICS_AND_BONE: DISC,
}
GROUP_COLORS: tuple[Vec4, ...] = tuple(
    (red / 255, green / 255, blue / 255, 0.95)
    for red, green, blue in (
        *((230, 75, 75), (240, 140, 50), (235, 200, 50), (165, 205, 60)),
        *((80, 175, 75), (55, 190, 150), (60, 195, 215), (75, 145, 225)),
        *((100, 100, 215), (150, 95, 210), (210, 95, 205), (235, 110, 150)),
        *((165, 110, 75), (140, 140, 90), (110, 135, 155), (190, 190, 190)),
    )
)
JOINT_COLOR: Vec4 = (0.95, 0.8, 0.2, 1.0)
JOINT_SIZE = 0.05  # half a side, in model units
SOLID_ALPHA, SOLID_ALPHA_OF_SELECTED = 0.4, 0.6
MARK, MARK_OF_SELECTED = 6.0, 9.0
GLOW, GLOW_ALPHA = 8.0, 0.35  # what the glow around a mark adds to its size


@dataclass(frozen=True, slots=True, eq=False)
class AttachedShapes:
    """Forms by kind, each nailed to a bone: `rows` (kind) of `frames` are where its instances (kind) belong."""

    frames: AttachedFrames
    rows: Mapping[int, IndexArray]
    shapes: Mapping[int, StructArray]

    def at(self, pose: OverlayPose | None) -> dict[int, StructArray]:
        """The instances in a pose, None: at rest."""
        points, rotations = self.frames.at(pose)
        return {
            kind: placed_shapes(shapes, points[self.rows[kind]], rotations[self.rows[kind]])
            for kind, shapes in self.shapes.items()
        }


def body_wires(overlay_input: OverlayInput) -> AttachedShapes:
    """The outlines of all rigid bodies, selected ones in the colour of the selection."""
    colors = body_colors(overlay_input)
    colors[overlay_input.selected("rigid_bodies")] = overlay_input.highlight
    return shapes_of(overlay_input, colors)


def hovered_body_wires(overlay_input: OverlayInput) -> AttachedShapes:
    """The outline of the rigid body under the pointer."""
    row = overlay_input.hovered_row("rigid_bodies")
    rows = np.arange(row, row + 1) if row != NONE else np.empty(0, np.intp)
    colors = body_colors(overlay_input)
    colors[overlay_input.selected("rigid_bodies")] = overlay_input.highlight
    return shapes_of(overlay_input, colors, rows)


def hovered_joint_marks(overlay_input: OverlayInput) -> AttachedLines:
    """The mark of the joint under the pointer, with a glow around it."""
    row, nailed = overlay_input.hovered_row("joints"), attached_joints(overlay_input.model)
    if row == NONE:
        return AttachedLines.joined(())
    color = overlay_input.highlight if overlay_input.selected("joints")[row] else JOINT_COLOR
    rows, glow = np.array([row, row]), (*color[:3], GLOW_ALPHA)
    marks = markers(nailed.points[rows], [glow, color], [MARK_OF_SELECTED + GLOW, MARK_OF_SELECTED], [DISC, DIAMOND])
    return AttachedLines.marks_of(marks, nailed.carriers[rows])


def body_solids(overlay_input: OverlayInput) -> AttachedShapes:
    """The faces of all rigid bodies, to be seen through."""
    colors, selected = body_colors(overlay_input), overlay_input.selected("rigid_bodies")
    colors[selected] = overlay_input.highlight
    colors[:, 3] = np.where(selected, SOLID_ALPHA_OF_SELECTED, SOLID_ALPHA)
    return shapes_of(overlay_input, colors)


def body_marks(overlay_input: OverlayInput) -> AttachedLines:
    """A mark in the middle of every body for how it is driven."""
    nailed, selected = attached_bodies(overlay_input.model), overlay_input.selected("rigid_bodies")
    rows = overlay_input.rows("rigid_bodies")
    shapes = np.array([BODY_MARKS.get(mode, DIAMOND) for mode in _modes(overlay_input.model)], np.float64)
    colors = np.where(selected[:, None], overlay_input.highlight, body_colors(overlay_input))
    sizes = np.where(selected, MARK_OF_SELECTED, MARK)
    marks = markers(nailed.points, colors, sizes, shapes + FILLED * selected)
    return AttachedLines.marks_of(marks[rows], nailed.bones[rows])


def body_colors(overlay_input: OverlayInput) -> FloatArray:
    """(bodies, 4) the colour of each body's group if "body-groups" are shown, or else of what drives it."""
    if overlay_input.options.shows("body-groups"):
        colors = [GROUP_COLORS[body.group % len(GROUP_COLORS)] for body in overlay_input.model.rigid_bodies]
    else:
        colors = [BODY_COLORS.get(mode, BODY_COLORS[BodyMode.PHYSICS]) for mode in _modes(overlay_input.model)]
    return np.array(colors, np.float64).reshape(-1, 4)


def joint_shapes(overlay_input: OverlayInput) -> AttachedShapes:
    """A small box with its axes at every joint."""
    nailed, selected = attached_joints(overlay_input.model), overlay_input.selected("joints")
    colors = np.where(selected[:, None], overlay_input.highlight, JOINT_COLOR)
    rows = overlay_input.rows("joints")
    made = instances(np.full((len(rows), 3), JOINT_SIZE), 0.0, colors[rows])
    return AttachedShapes(nailed, {JOINT: rows}, {JOINT: made})


def shapes_of(overlay_input: OverlayInput, colors: FloatArray, order: IndexArray | None = None) -> AttachedShapes:
    """Bodies by their shape, in colours (bodies, 4), in an order; None: all that are not hidden, the selected last."""
    bodies = overlay_input.model.rigid_bodies.records
    shapes = np.array([int(body.shape) for body in bodies], np.intp)
    sizes = vectors([body.size for body in bodies])
    order = overlay_input.rows("rigid_bodies") if order is None else order
    rows = {int(shape): order[shapes[order] == shape] for shape in BodyShape}
    return AttachedShapes(
        attached_bodies(overlay_input.model), rows, {s: _instances(s, sizes[r], colors[r]) for s, r in rows.items()}
    )


def _instances(shape: int, sizes: FloatArray, colors: FloatArray) -> StructArray:
    """Of a box `sizes` are half its sides, of the others the first is the radius, the second a capsule's height."""
    scales = sizes if shape == BodyShape.BOX else np.repeat(sizes[:, :1], 3, axis=1)
    return instances(scales, sizes[:, 1] / 2 if shape == BodyShape.CAPSULE else 0.0, colors)


def _modes(model: Model) -> list[BodyMode]:
    return [body.mode for body in model.rigid_bodies]


LINK: Vec4 = (0.1, 0.45, 0.55, 0.45)
ANCHOR: Vec4 = (0.2, 0.8, 0.75, 1.0)
PIN: Vec4 = (0.95, 0.35, 0.85, 1.0)
NEAR_DASH = 6.0  # of anchors in near mode, in logical pixels
ANCHOR_SIZE, PIN_SIZE = 8.0, 11.0


@dataclass(frozen=True, slots=True, eq=False)
class SoftLinks:
    """A line a link. `vertices`: each that is needed, once; `links` (n, 2): numbers among them."""

    model: Model
    vertices: IndexArray
    links: IndexArray

    def at(self, pose: OverlayPose | None) -> tuple[StructArray, StructArray]:
        """The segments in a pose, None: at rest; and no markers."""
        starts, ends = _points(self.model, pose, self.vertices)[self.links.T]
        return segments(starts, ends, LINK), np.empty(0, MARKER)


@dataclass(frozen=True, slots=True, eq=False)
class SoftAnchors:
    """A line an anchor, from its vertex to its body; a mark an anchor, then a mark a pin.

    `anchors` and `pins`: vertices; `to` and `near`: the body of each anchor, and its mode.
    """

    model: Model
    anchors: IndexArray
    pins: IndexArray
    bodies: AttachedBodies
    to: IndexArray
    near: BoolArray

    def at(self, pose: OverlayPose | None) -> tuple[StructArray, StructArray]:
        """The segments and markers in a pose, None: at rest."""
        points = _points(self.model, pose, np.concatenate((self.anchors, self.pins)))
        held, pinned = np.split(points, [len(self.anchors)])
        lines = segments(held, self.bodies.at(pose)[0][self.to], ANCHOR, dash=np.where(self.near, NEAR_DASH, 0.0))
        marks = markers(held, ANCHOR, ANCHOR_SIZE, SQUARE), markers(pinned, PIN, PIN_SIZE, CROSSED)
        return lines, np.concatenate(marks)


def soft_links(overlay_input: OverlayInput) -> SoftLinks:
    """Return the links of the soft bodies that physics can make; of vertices at one position one stands for all."""
    found = [np.empty((0, 2), np.intp), *(_link_edges(plan) for plan in soft_body_layouts(overlay_input.model, []))]
    edges = np.unique(np.sort(np.concatenate(found), axis=1), axis=0)
    edges = edges[are_among(overlay_input.seen("vertices"), edges).all(axis=1)]
    vertices, numbers = np.unique(edges, return_inverse=True)
    return SoftLinks(overlay_input.model, vertices, numbers.reshape(-1, 2))


def _link_edges(plan: SoftBodyLayout) -> IndexArray:
    """(n, 2) vertices; what two faces share comes twice."""
    if plan.is_rope:
        return np.stack((plan.source_vertices[:-1], plan.source_vertices[1:]), axis=1)
    return plan.source_vertices[plan.corners[:, [0, 1, 1, 2, 2, 0]].reshape(-1, 2)]


def soft_anchors(overlay_input: OverlayInput) -> SoftAnchors:
    """The anchors and pins of all soft bodies, of vertices and bodies that there are."""
    model, seen = overlay_input.model, overlay_input.seen("vertices")
    records, bodies = model.soft_bodies.records, attached_bodies(model)
    anchors, to, near = (
        _column([soft.anchors[key] for soft in records]) for key in (Anchor.vertex, Anchor.body, Anchor.near)
    )
    holds = (to != NONE) & are_among(seen, anchors)
    pins = _column([soft.pins[Pin.vertex] for soft in records])
    return SoftAnchors(model, anchors[holds], pins[are_among(seen, pins)], bodies, to[holds], near[holds] != 0)


def _points(model: Model, pose: OverlayPose | None, vertices: IndexArray) -> Float32Array:
    return points_at(model, pose.posed_model if pose is not None else None, "vertices", vertices)


def _column(columns: Sequence[ArrayLike]) -> IndexArray:
    return np.concatenate([np.empty(0, np.intp), *(np.asarray(column, np.intp) for column in columns)])

"""Makes the signs of soft bodies: their links, which vertices hold on to which rigid body, and which are pinned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import BoolArray, Float32Array, IndexArray, StructArray, are_among
from editor.model.fields import NONE, Vec4
from editor.model.model import Model
from editor.model.soft_bodies import Anchor, Pin
from editor.preview.physics.soft_body_layout import SoftBodyLayout, soft_body_layouts
from editor.render.overlays.overlay_input import OverlayInput, OverlayPose
from editor.render.overlays.overlay_lines import CROSSED, MARKER, SQUARE, markers, segments
from editor.render.overlays.overlay_transforms import AttachedBodies, attached_bodies, points_at

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

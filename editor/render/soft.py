"""Makes the signs of soft bodies: which vertices are anchored to which rigid body, and which are pinned."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.model.fields import Vec4
from editor.model.model import Model
from editor.render.hiding import Mask
from editor.render.hung import Hung
from editor.render.places import Nailed, nailed_bodies, points_at
from editor.render.signs import CROSSED, SQUARE, Signs, markers, segments
from editor.render.subject import Pose, Rows, Subject

ANCHOR: Vec4 = (0.2, 0.8, 0.75, 1.0)
PIN: Vec4 = (0.95, 0.35, 0.85, 1.0)
NEAR_DASH = 6.0  # of anchors in near mode, in logical pixels
ANCHOR_SIZE, PIN_SIZE = 8.0, 11.0


@dataclass(frozen=True, slots=True, eq=False)
class SoftSigns:
    """A line and a mark an anchor, then a mark a pin; vertices are where bones and morphs take them."""

    model: Model
    hung: Hung
    vertices: Rows  # of the marks

    def at(self, pose: Pose | None) -> tuple[Signs, Signs]:
        """The segments and markers in a pose, None: at rest."""
        lines, marks = self.hung.at(pose)
        if pose is not None and len(marks):
            places = points_at(self.model, pose.figure, "vertices", self.vertices)
            marks["place"] = places
            lines["start"] = places[: len(lines)]
        return lines, marks


def soft_signs(subject: Subject) -> SoftSigns:
    """The anchors and pins of all soft bodies, of vertices and bodies that there are."""
    model = subject.model
    bodies, positions = nailed_bodies(model), model.vertices["position"]
    anchors = _column([soft.anchors["vertex"] for soft in model.soft_bodies])
    to = _column([soft.anchors["body"] for soft in model.soft_bodies])
    near = _column([soft.anchors["near"] for soft in model.soft_bodies])
    pins = _column([soft.pins["vertex"] for soft in model.soft_bodies])
    seen = subject.seen("vertices")
    holds = _known(to, len(bodies.points)) & _shown(anchors, seen)
    anchors, to, near = anchors[holds], to[holds], near[holds]
    pins = pins[_shown(pins, seen)]
    marks = np.concatenate(
        (markers(positions[anchors], ANCHOR, ANCHOR_SIZE, SQUARE), markers(positions[pins], PIN, PIN_SIZE, CROSSED))
    )
    lines = _lines(positions[anchors], bodies, to, near)
    vertices = np.concatenate((anchors, pins))
    return SoftSigns(model, Hung.joined((lines, Hung.marks_of(marks, -1))), vertices)


def _lines(starts: Rows, bodies: Nailed, to: Rows, near: Rows) -> Hung:
    dashes = np.where(near != 0, NEAR_DASH, 0.0)
    return Hung.lines_of(segments(starts, bodies.points[to], ANCHOR, dash=dashes), -1, bodies.bones[to])


def _column(columns: list[Rows]) -> Rows:
    return np.concatenate([np.empty(0, np.intp), *(np.asarray(column, np.intp) for column in columns)]).astype(np.intp)


def _known(rows: Rows, count: int) -> Mask:
    return (rows >= 0) & (rows < count)


def _shown(vertices: Rows, seen: Mask) -> Mask:
    shown = _known(vertices, len(seen))
    shown[shown] = seen[vertices[shown]]
    return shown

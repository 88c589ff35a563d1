"""Draws what is laid over and under a model: grid, axes, bones and what ties them, bodies, joints, normals.

What an overlay shows is made when it is shown, and made again only after that has changed; a pose only moves it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from OpenGL import GL

from editor.model.changes import Action, Change
from editor.model.model import Model
from editor.preview.figure import Figure
from editor.render.beyond import beyond_bodies, beyond_signs
from editor.render.bodies import body_marks, body_solids, body_wires, joint_forms
from editor.render.bones import axis_signs, bone_signs
from editor.render.chains import append_signs, ik_signs, parent_signs
from editor.render.contacts import contact_signs
from editor.render.geometry import Geometry
from editor.render.grid import axes_signs, grid_signs
from editor.render.hung import Hung
from editor.render.joints import joint_signs, limit_signs
from editor.render.layers import JointLayer, Layer, NeedleLayer, SignLayer, SolidLayer, WireLayer
from editor.render.normals import NormalLines
from editor.render.options import ViewOptions
from editor.render.passes import Passes
from editor.render.soft import soft_holds, soft_links
from editor.render.subject import Pose, Selected, Subject

NAMES = frozenset({"name", "name_en"})  # fields that no overlay shows


@dataclass(frozen=True, slots=True)
class Part:
    """What is drawn where `name`, and `also` if there is one, are shown; made from the rows of `tables`."""

    name: str
    make: Callable[[Subject], Any]
    tables: tuple[str, ...] = ()
    layer: Callable[[], Layer[Any]] = SignLayer
    width: float = 1.0  # of lines, in logical pixels
    rim: float = 1.0
    also: str = ""

    def is_shown(self, options: ViewOptions) -> bool:
        return options.shows(self.name) and (not self.also or options.shows(self.also))


def _grid(subject: Subject) -> Hung:
    return Hung.lines_of(grid_signs(subject.options.background), -1, -1)


def _axes(_: Subject) -> Hung:
    return Hung.lines_of(axes_signs(), -1, -1)


BELOW = (Part("grid", _grid, rim=0.0), Part("axes", _axes, width=2.0, rim=0.0))
BODIES, JOINTS = ("rigid_bodies", "bones"), ("joints", "rigid_bodies", "bones")
# In the order of drawing.
ABOVE = (
    Part("solid-bodies", body_solids, BODIES, SolidLayer),
    Part("bodies", body_wires, BODIES, WireLayer, width=1.2, rim=0.7),
    Part("bodies", body_marks, BODIES),
    Part("soft-bodies", soft_links, ("soft_bodies", "vertices", "faces"), rim=0.0),
    Part("soft-bodies", soft_holds, ("soft_bodies", "vertices", *BODIES), width=1.2),
    Part("joints", joint_signs, JOINTS),
    Part("joints", joint_forms, JOINTS, JointLayer),
    Part("joints", limit_signs, JOINTS, width=1.5, also="joint-limits"),
    Part("beyond-limits", beyond_bodies, BODIES, WireLayer, width=2.6),
    Part("beyond-limits", beyond_signs, JOINTS, width=2.2),
    Part("contacts", contact_signs, ("rigid_bodies",), NeedleLayer, width=1.6),
    Part("parents", parent_signs, ("bones",)),
    Part("append", append_signs, ("bones",), width=1.5),
    Part("ik", ik_signs, ("bones",), width=1.5),
    Part("bones", bone_signs, ("bones", "rigid_bodies"), width=1.5),
    Part("bone-axes", axis_signs, ("bones",), width=2.0),
)


class Overlay:
    """One part: what it shows, made for `_made`, and where, placed for `_placed`."""

    def __init__(self, part: Part) -> None:
        self._part = part
        self._layer: Layer[Any] | None = None
        self._shown: Any = None
        self._made: tuple[Any, ...] | None = None
        self._placed: tuple[Figure | None, int] | None = None

    def mark(self, change: Change) -> None:
        """Remember what a change made stale."""
        if change.action is not Action.SET or change.fields - NAMES:
            self.mark_table(change.table)

    def mark_table(self, table: str) -> None:
        """The rows of a table, or which of them are selected or hidden, are no longer what is shown."""
        if table in self._part.tables:
            self._made = None

    def draw(self, passes: Passes, subject: Subject, pose: Pose | None) -> None:
        """Draw, if it is among what is shown."""
        if not self._part.is_shown(subject.options):
            return
        if self._layer is None:
            self._layer = self._part.layer()
            self._made = None
        self._sync(self._layer, subject, pose)
        self._layer.draw(passes, self._part.width, self._part.rim)

    def _sync(self, layer: Layer[Any], subject: Subject, pose: Pose | None) -> None:
        options = subject.options
        look = (options.selection_color, options.background, options.show)
        if self._made != look:
            self._shown, self._made, self._placed = self._part.make(subject), look, None
        where = (pose.figure, pose.figure.version) if pose is not None and self._part.tables else (None, 0)
        if self._placed != where:
            layer.fill(self._shown.at(pose))
            self._placed = where

    def release(self) -> None:
        """Give everything back; it is made again when it is next shown."""
        if self._layer is not None:
            self._layer.release()
        self._layer = self._shown = self._made = None


class Overlays:
    """The overlays of one model."""

    def __init__(self, model: Model, geometry: Geometry, selected: Selected) -> None:
        self._model = model
        self._selected = selected
        self._hidden = geometry.hidden
        self._below = [Overlay(part) for part in BELOW]
        self._above = [Overlay(part) for part in ABOVE]
        self._normals = NormalLines(geometry)
        self._figure: Figure | None = None
        # The pose of a version of the figure: there is one for all overlays.
        self._pose: tuple[int, Pose] | None = None

    def mark(self, change: Change) -> None:
        """Remember what a change made stale."""
        for overlay in self._above:
            overlay.mark(change)

    def mark_table(self, table: str) -> None:
        """Other rows of a table are selected, or hidden, than before."""
        for overlay in self._above:
            overlay.mark_table(table)

    def show(self, figure: Figure | None) -> None:
        """Have everything where a figure has it, None: where it is at rest."""
        if figure is not self._figure:
            self._figure, self._pose = figure, None

    def draw_below(self, passes: Passes, options: ViewOptions) -> None:
        """What the model may cover."""
        GL.glDepthMask(False)
        for overlay in self._below:
            overlay.draw(passes, self.subject(options), None)
        GL.glDepthMask(True)

    def draw_within(self, passes: Passes, options: ViewOptions) -> None:
        """What stands among the model's faces."""
        if options.shows("normals"):
            self._normals.draw(passes)

    def draw_above(self, passes: Passes, options: ViewOptions) -> None:
        """What is seen through the model. Nothing that tests depth may be drawn after it."""
        if not any(part.is_shown(options) for part in ABOVE):
            return
        GL.glDisable(GL.GL_DEPTH_TEST)
        for overlay in self._above:
            overlay.draw(passes, self.subject(options), self._now())
        GL.glEnable(GL.GL_DEPTH_TEST)

    def subject(self, options: ViewOptions) -> Subject:
        """The model as the overlays find it."""
        return Subject(self._model, self._selected, options, self._hidden)

    def _now(self) -> Pose | None:
        figure = self._figure
        if figure is None:
            return None
        if self._pose is None or self._pose[0] != figure.version:
            self._pose = (figure.version, Pose.of(figure))
        return self._pose[1]

    def release(self) -> None:
        """Give everything back; it is made again when it is next shown."""
        for overlay in (*self._below, *self._above):
            overlay.release()
        self._normals.release()

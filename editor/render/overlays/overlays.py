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
from editor.preview.posed_model import PosedModel
from editor.render.geometry import Geometry
from editor.render.normals import NormalLines
from editor.render.options import ViewOptions
from editor.render.overlays.bodies import body_marks, body_solids, body_wires, joint_shapes
from editor.render.overlays.bone_links import append_lines, ik_lines, parent_lines
from editor.render.overlays.bones import axis_lines, bone_lines
from editor.render.overlays.contacts import contact_lines
from editor.render.overlays.grid import axes_lines, grid_lines
from editor.render.overlays.joints import joint_limit_lines, joint_lines
from editor.render.overlays.layers import JointLayer, Layer, LineLayer, NeedleLayer, SolidLayer, WireLayer
from editor.render.overlays.limit_violations import limit_violation_bodies, limit_violation_lines
from editor.render.overlays.overlay_input import OverlayInput, OverlayPose, Selected
from editor.render.overlays.overlay_lines import AttachedLines
from editor.render.overlays.soft import soft_anchors, soft_links
from editor.render.passes import Passes

NAMES = frozenset({"name", "name_en"})  # fields that no overlay shows


@dataclass(frozen=True, slots=True)
class OverlayPart:
    """What is drawn where `name`, and `also` if there is one, are shown; made from the rows of `tables`."""

    name: str
    make: Callable[[OverlayInput], Any]
    tables: tuple[str, ...] = ()
    layer: Callable[[], Layer[Any]] = LineLayer
    width: float = 1.0  # of lines, in logical pixels
    rim: float = 1.0
    also: str = ""

    def is_shown(self, options: ViewOptions) -> bool:
        return options.shows(self.name) and (not self.also or options.shows(self.also))


def _grid(overlay_input: OverlayInput) -> AttachedLines:
    return AttachedLines.lines_of(grid_lines(overlay_input.options.background), -1, -1)


def _axes(_: OverlayInput) -> AttachedLines:
    return AttachedLines.lines_of(axes_lines(), -1, -1)


BELOW = (OverlayPart("grid", _grid, rim=0.0), OverlayPart("axes", _axes, width=2.0, rim=0.0))
BODIES, JOINTS = ("rigid_bodies", "bones"), ("joints", "rigid_bodies", "bones")
# In the order of drawing.
ABOVE = (
    OverlayPart("solid-bodies", body_solids, BODIES, SolidLayer),
    OverlayPart("bodies", body_wires, BODIES, WireLayer, width=1.2, rim=0.7),
    OverlayPart("bodies", body_marks, BODIES),
    OverlayPart("soft-bodies", soft_links, ("soft_bodies", "vertices", "faces"), rim=0.0),
    OverlayPart("soft-bodies", soft_anchors, ("soft_bodies", "vertices", *BODIES), width=1.2),
    OverlayPart("joints", joint_lines, JOINTS),
    OverlayPart("joints", joint_shapes, JOINTS, JointLayer),
    OverlayPart("joints", joint_limit_lines, JOINTS, width=1.5, also="joint-limits"),
    OverlayPart("beyond-limits", limit_violation_bodies, BODIES, WireLayer, width=2.6),
    OverlayPart("beyond-limits", limit_violation_lines, JOINTS, width=2.2),
    OverlayPart("contacts", contact_lines, ("rigid_bodies",), NeedleLayer, width=1.6),
    OverlayPart("parents", parent_lines, ("bones",)),
    OverlayPart("append", append_lines, ("bones",), width=1.5),
    OverlayPart("ik", ik_lines, ("bones",), width=1.5),
    OverlayPart("bones", bone_lines, ("bones", "rigid_bodies"), width=1.5),
    OverlayPart("bone-axes", axis_lines, ("bones",), width=2.0),
)


class Overlay:
    """One part: what it shows, made for `_made`, and where, placed for `_placed`."""

    def __init__(self, part: OverlayPart) -> None:
        self._part = part
        self._layer: Layer[Any] | None = None
        self._shown: Any = None
        self._made: tuple[Any, ...] | None = None
        self._placed: tuple[PosedModel | None, int] | None = None

    def mark(self, change: Change) -> None:
        """Remember what a change made stale."""
        if change.action is not Action.SET or change.fields - NAMES:
            self.mark_table(change.table)

    def mark_table(self, table: str) -> None:
        """The rows of a table, or which of them are selected or hidden, are no longer what is shown."""
        if table in self._part.tables:
            self._made = None

    def draw(self, passes: Passes, overlay_input: OverlayInput, pose: OverlayPose | None) -> None:
        """Draw, if it is among what is shown."""
        if not self._part.is_shown(overlay_input.options):
            return
        if self._layer is None:
            self._layer = self._part.layer()
            self._made = None
        self._sync(self._layer, overlay_input, pose)
        self._layer.draw(passes, self._part.width, self._part.rim)

    def _sync(self, layer: Layer[Any], overlay_input: OverlayInput, pose: OverlayPose | None) -> None:
        options = overlay_input.options
        look = (options.selection_color, options.background, options.show)
        if self._made != look:
            self._shown, self._made, self._placed = self._part.make(overlay_input), look, None
        where = (pose.posed_model, pose.posed_model.version) if pose is not None and self._part.tables else (None, 0)
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
        self._posed_model: PosedModel | None = None
        # The pose of a version of the figure: there is one for all overlays.
        self._pose: tuple[int, OverlayPose] | None = None

    def mark(self, change: Change) -> None:
        """Remember what a change made stale."""
        for overlay in self._above:
            overlay.mark(change)

    def mark_table(self, table: str) -> None:
        """Other rows of a table are selected, or hidden, than before."""
        for overlay in self._above:
            overlay.mark_table(table)

    def show(self, posed_model: PosedModel | None) -> None:
        """Have everything where a figure has it, None: where it is at rest."""
        if posed_model is not self._posed_model:
            self._posed_model, self._pose = posed_model, None

    def draw_below(self, passes: Passes, options: ViewOptions) -> None:
        """What the model may cover."""
        GL.glDepthMask(False)
        for overlay in self._below:
            overlay.draw(passes, self.overlay_input(options), None)
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
            overlay.draw(passes, self.overlay_input(options), self._now())
        GL.glEnable(GL.GL_DEPTH_TEST)

    def overlay_input(self, options: ViewOptions) -> OverlayInput:
        """The model as the overlays find it."""
        return OverlayInput(self._model, self._selected, options, self._hidden)

    def _now(self) -> OverlayPose | None:
        posed_model = self._posed_model
        if posed_model is None:
            return None
        if self._pose is None or self._pose[0] != posed_model.version:
            self._pose = (posed_model.version, OverlayPose.of(posed_model))
        return self._pose[1]

    def release(self) -> None:
        """Give everything back; it is made again when it is next shown."""
        for overlay in (*self._below, *self._above):
            overlay.release()
        self._normals.release()

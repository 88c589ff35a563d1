"""Draws what is laid over and under a model: grid, axes, bones and what ties them, bodies, joints, normals.

What an overlay shows is made when it is shown, and made again only after that has changed; a pose only moves it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from OpenGL import GL

from editor.model.changes import Action, Change
from editor.model.fields import NONE
from editor.model.model import Model
from editor.preview.posed_model import PosedModel
from editor.render.geometry import Geometry
from editor.render.options import ViewOptions
from editor.render.overlays.layers import LAYERS, Layer, NormalLines
from editor.render.overlays.overlay_input import OverlayInput, OverlayPose, Selected
from editor.render.overlays.overlay_list import HOVER_PARTS, HOVERED, Overlay, OverlayPart
from editor.render.passes import Passes

NAMES = frozenset({"name", "name_en"})  # fields that no overlay shows


class DrawnPart:
    """One part of an overlay on the GPU: what it shows, made for `_look`, and where, placed for `_placed`."""

    def __init__(self, overlay: Overlay | None, part: OverlayPart) -> None:
        """`overlay`: the one to be shown for it; None: it is shown in any case."""
        self._part = part
        self.needed: set[str] = set()  # overlays, to be shown
        if overlay is not None:
            self.needed = {overlay.name, part.only_with or overlay.name}
        self._layer: Layer[Any] | None = None
        self._shown: Any = None
        self._look: tuple[Any, ...] | None = None
        self._placed: tuple[PosedModel | None, int] | None = None

    def mark(self, change: Change) -> None:
        """Remember what a change made stale."""
        if change.action is not Action.SET or change.fields - NAMES:
            self.mark_table(change.table)

    def mark_table(self, table: str) -> None:
        """The rows of a table, or which of them are selected or hidden, are no longer what is shown."""
        if table in self._part.tables:
            self._look = None

    def draw(self, passes: Passes, overlay_input: OverlayInput, pose: OverlayPose | None) -> None:
        """Draw, as what is shown: all of `needed`."""
        if self._layer is None:
            self._layer = LAYERS[self._part.layer]()
            self._look = None
        self._sync(self._layer, overlay_input, pose)
        self._layer.draw(passes, self._part.width, self._part.rim)

    def _sync(self, layer: Layer[Any], overlay_input: OverlayInput, pose: OverlayPose | None) -> None:
        options = overlay_input.options
        look = (options.selection_color, options.bone_colors, options.background, options.show)
        if self._look != look:
            self._shown, self._look, self._placed = self._part.make(overlay_input), look, None
        where = (pose.posed_model, pose.posed_model.version) if pose is not None and self._part.tables else (None, 0)
        if self._placed != where:
            layer.fill(self._shown.at(pose))
            self._placed = where

    def release(self) -> None:
        """Give everything back; it is made again when it is next shown."""
        if self._layer is not None:
            self._layer.release()
        self._layer = self._shown = self._look = None


class Overlays:
    """The overlays of one model."""

    def __init__(self, model: Model, geometry: Geometry, selected: Selected, overlays: Sequence[Overlay]) -> None:
        self._model = model
        self._selected = selected
        self._hidden = geometry.hidden
        self._drawn: dict[tuple[Overlay, OverlayPart], DrawnPart] = {}
        self._removed: list[DrawnPart] = []  # which still are on the GPU
        self._of_hovered = [DrawnPart(None, part) for part in HOVER_PARTS]
        self.offer(overlays)
        self._normals = NormalLines(geometry)
        self._posed_model: PosedModel | None = None
        self._hovered = ("", NONE)
        # The pose of a version of the figure: there is one for all overlays.
        self._pose: tuple[int, OverlayPose] | None = None

    def offer(self, overlays: Sequence[Overlay]) -> None:
        """Draw these, as far as they are shown, and no others any more."""
        rows = [(overlay, part) for overlay in overlays for part in overlay.parts]
        rows.sort(key=lambda row: row[1].z)
        drawn = {row: self._drawn.get(row) or DrawnPart(*row) for row in rows}
        self._removed += [part for row, part in self._drawn.items() if row not in drawn]
        self._drawn = drawn
        self._below = [part for (_, row), part in drawn.items() if row.z < 0]
        self._above = [part for (_, row), part in drawn.items() if row.z >= 0] + self._of_hovered

    def mark(self, change: Change) -> None:
        """Remember what a change made stale."""
        for part in self._above:
            part.mark(change)

    def mark_table(self, table: str) -> None:
        """Other rows of a table are selected, or hidden, than before."""
        for part in self._above:
            part.mark_table(table)

    def show(self, posed_model: PosedModel | None) -> None:
        """Have everything where a figure has it, None: where it is at rest."""
        if posed_model is not self._posed_model:
            self._posed_model, self._pose = posed_model, None

    def hover(self, table: str, row: int) -> None:
        """Have a row of a table, NONE: none, seen as under the pointer."""
        if (table, row) != self._hovered:
            self._hovered = (table, row)
            self.mark_table(HOVERED)

    def draw_below(self, passes: Passes, options: ViewOptions) -> None:
        """Draw the overlays that the model may cover."""
        while self._removed:
            self._removed.pop().release()
        GL.glDepthMask(False)
        for part in self._below:
            if part.needed <= options.show:
                part.draw(passes, self.overlay_input(options), None)
        GL.glDepthMask(True)

    def draw_within(self, passes: Passes, options: ViewOptions) -> None:
        """Draw the overlays among the model's faces."""
        if options.shows("normals"):
            self._normals.draw(passes)

    def draw_above(self, passes: Passes, options: ViewOptions) -> None:
        """What is seen through the model. Nothing that tests depth may be drawn after it."""
        shown = [part for part in self._above if part.needed <= options.show]
        if self._hovered[1] == NONE:
            shown = [part for part in shown if part not in self._of_hovered]
        if not shown:
            return
        GL.glDisable(GL.GL_DEPTH_TEST)
        overlay_input, pose = self.overlay_input(options), self._present_pose()
        for part in shown:
            part.draw(passes, overlay_input, pose)
        GL.glEnable(GL.GL_DEPTH_TEST)

    def overlay_input(self, options: ViewOptions) -> OverlayInput:
        """The model as the overlays find it."""
        return OverlayInput(self._model, self._selected, options, self._hidden, self._hovered)

    def _present_pose(self) -> OverlayPose | None:
        posed_model = self._posed_model
        if posed_model is None:
            return None
        if self._pose is None or self._pose[0] != posed_model.version:
            self._pose = (posed_model.version, OverlayPose.of(posed_model))
        return self._pose[1]

    def release(self) -> None:
        """Give everything back; it is made again when it is next shown."""
        for part in (*self._removed, *self._below, *self._above):
            part.release()
        self._normals.release()

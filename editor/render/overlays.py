"""Draws what is laid over and under a model: grid, axes, bones, bodies, joints, normals.

The signs of each are made when it is shown, and made again only after what they show has changed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray
from OpenGL import GL

from editor.model.changes import Change
from editor.model.model import Model
from editor.preview.figure import Figure
from editor.render.bodies import body_signs, joint_signs
from editor.render.bones import bone_signs
from editor.render.grid import axes_signs, grid_signs
from editor.render.normals import normal_signs
from editor.render.options import ViewOptions
from editor.render.passes import Passes
from editor.render.signs import MARKER, SEGMENT, SignBuffer

Selected = Callable[[str], NDArray[np.bool_]]  # table name -> (rows,) whether selected
# The tables that an overlay is made from, by the name of its option.
SOURCES = {
    "grid": (),
    "axes": (),
    "normals": ("vertices",),
    "bodies": ("rigid_bodies",),
    "joints": ("joints",),
    "bones": ("bones",),
}
BELOW = ("grid", "axes")
WITHIN = ("normals",)
ABOVE = ("bodies", "joints", "bones")
POSED = (*WITHIN, *ABOVE)  # move with the figure
WIDTHS = {"axes": 2.0, "bones": 1.5}


class Overlays:
    """The overlays of one model."""

    def __init__(self, model: Model, selected: Selected) -> None:
        self._model = model
        self._selected = selected
        self._buffers: dict[str, tuple[SignBuffer, SignBuffer]] = {}
        # What each overlay was made for; another look, or none, means that it has to be made.
        self._made: dict[str, Any] = {}
        self._figure: Figure | None = None

    def mark(self, change: Change) -> None:
        """Remember what a change made stale."""
        self.mark_table(change.table)

    def mark_table(self, table: str) -> None:
        """The rows of a table, or which of them are selected, are no longer what is shown."""
        for name, tables in SOURCES.items():
            if table in tables:
                self._made.pop(name, None)

    def show(self, figure: Figure | None) -> None:
        """Have everything where a figure has it, None: where it is at rest."""
        self._figure = figure

    def draw_below(self, passes: Passes, options: ViewOptions) -> None:
        """What the model may cover."""
        GL.glDepthMask(False)
        self._draw(BELOW, passes, options)
        GL.glDepthMask(True)

    def draw_within(self, passes: Passes, options: ViewOptions) -> None:
        """What stands among the model's faces."""
        self._draw(WITHIN, passes, options)

    def draw_above(self, passes: Passes, options: ViewOptions) -> None:
        """What is seen through the model."""
        GL.glDisable(GL.GL_DEPTH_TEST)
        self._draw(ABOVE, passes, options)
        GL.glEnable(GL.GL_DEPTH_TEST)

    def _draw(self, names: tuple[str, ...], passes: Passes, options: ViewOptions) -> None:
        for name in names:
            if options.shows(name):
                self._sync(name, options)
                for buffer in self._buffers[name]:
                    buffer.draw(passes, WIDTHS.get(name, 1.0))

    def _sync(self, name: str, options: ViewOptions) -> None:
        look: tuple[Any, ...] = (options.selection_color, options.background)
        if self._figure is not None and name in POSED:
            look += (self._figure, self._figure.version)
        if self._made.get(name) == look:
            return
        lines, marks = self._buffers.setdefault(name, (SignBuffer(SEGMENT), SignBuffer(MARKER)))
        self._fill(name, options, lines, marks)
        self._made[name] = look

    def _fill(self, name: str, options: ViewOptions, lines: SignBuffer, marks: SignBuffer) -> None:
        model, figure, color = self._model, self._figure, options.selection_color
        match name:
            case "grid":
                lines.fill(grid_signs(options.background))
            case "axes":
                lines.fill(axes_signs())
            case "normals":
                lines.fill(normal_signs(model, figure))
            case "bodies":
                lines.fill(body_signs(model, figure, self._selected("rigid_bodies"), color))
            case "joints":
                lines.fill(joint_signs(model, figure, self._selected("joints"), color))
            case "bones":
                wedges, heads = bone_signs(model, figure, self._selected("bones"), color)
                lines.fill(wedges)
                marks.fill(heads)

    def release(self) -> None:
        """Give everything back; it is made again when it is next shown."""
        for buffer in (buffer for pair in self._buffers.values() for buffer in pair):
            buffer.release()
        self._buffers.clear()
        self._made.clear()

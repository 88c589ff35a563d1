"""Draws a model's surfaces in whatever way the display mode asks for: as MMD does, or so that data become visible."""

from __future__ import annotations

import numpy as np
from OpenGL import GL

from editor.model.fields import Vec3, Vec4
from editor.render.columns import ColumnArray
from editor.render.frame import light_direction
from editor.render.geometry import Geometry
from editor.render.gpu import Program
from editor.render.modes import DEFORM_COLORS, HEAT, MODES, NO_BONE, ModeRow, Shaders
from editor.render.options import ViewOptions
from editor.render.passes import Passes

WIRE_COLOR: Vec4 = (0.05, 0.05, 0.1, 0.6)
# Of wires with nothing behind them, on dark backgrounds; on light ones they are as elsewhere.
LIGHT_WIRES: Vec4 = (0.85, 0.87, 0.9, 0.6)
# By attribute location, as in inspected.glsl; the fourth is whichever additional UV is looked at.
SHAPE = ("position", "normal", "uv")
LAYOUT = (*SHAPE, "uv1", "weights", "bones", "deform")


class Display:
    """The surfaces of one model. Columns that a mode needs beyond the usual are uploaded while it is on."""

    def __init__(self, geometry: Geometry, passes: Passes) -> None:
        self._geometry = geometry
        self._passes = passes
        self._array: ColumnArray | None = None

    def draw(self, options: ViewOptions) -> None:
        """Draw all surfaces that are seen, and leave the geometry bound."""
        self._geometry.bind()
        mode = MODES[options.mode]
        if mode.shaders is None:
            self._passes.draw_wires(LIGHT_WIRES if _is_dark(options.background) else WIRE_COLOR)
        elif mode.is_lit:
            self._draw_lit(mode.shaders, options)
        else:
            self._inspect(mode.shaders, mode, options.weight_bone)
        if options.shows("wire") or mode.has_wires:
            self._passes.draw_wires(WIRE_COLOR)

    def _draw_lit(self, shaders: Shaders, options: ViewOptions) -> None:
        """The shadow on the ground comes first: what is transparent stands before it."""
        if options.shows("ground-shadow") and light_direction(options)[1] < 0:
            self._passes.draw_ground_shadow()
        self._passes.draw_colors(*shaders)
        if options.shows("edge"):
            self._passes.draw_edges()

    def _inspect(self, shaders: Shaders, mode: ModeRow, bone: int) -> None:
        program = self._passes.program(*shaders)
        _set_constants(program, bone)
        self._array = self._array or ColumnArray(LAYOUT)
        wanted = {name: name for name in SHAPE} | dict(mode.columns)
        buffers = dict(zip(wanted, self._geometry.buffers(list(wanted.values())), strict=True))
        self._array.read([buffers.get(place) for place in LAYOUT])
        self._geometry.bind(self._array)
        self._passes.draw_inspected()
        self._geometry.bind()

    def release(self) -> None:
        """Give everything back; it is made again when it is next needed."""
        if self._array is not None:
            self._array.release()
            self._array = None


def _set_constants(program: Program, bone: int) -> None:
    """Set the uniforms of a mode's program; those that it does without are passed over."""
    GL.glUniform1i(program.uniform("chosen_bone"), bone)
    for name, colors in (("no_bone", (NO_BONE,)), ("heat", HEAT), ("deform_colors", tuple(DEFORM_COLORS.values()))):
        _set_colors(program, name, colors)


def _set_colors(program: Program, name: str, colors: tuple[Vec3, ...]) -> None:
    GL.glUniform3fv(program.uniform(name), len(colors), np.array(colors, np.float32))


def _is_dark(background: Vec4) -> bool:
    """Whether light stands out from it better than dark; nothing at all counts as light."""
    return background[3] > 0 and sum(background[:3]) / 3 < 0.5

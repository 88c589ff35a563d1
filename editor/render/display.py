"""Draws a model's surfaces in whatever way the display mode asks for: as MMD does, or so that data become visible."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from OpenGL import GL

from editor.math3d.arrays import Float32Array
from editor.model.fields import Vec3, Vec4
from editor.render.columns import ColumnArray
from editor.render.frame import light_direction
from editor.render.geometry import Geometry
from editor.render.gpu import Buffer, Program
from editor.render.modes import DEFORM_COLORS, HEAT, MODES, NO_BONE, Shaders, heat_range
from editor.render.options import ViewOptions
from editor.render.passes import Passes
from editor.render.shadows import ContactShadow

WIRE_COLOR: Vec4 = (0.05, 0.05, 0.1, 0.6)
# Of wires with nothing behind them, on dark backgrounds; on light ones they are as elsewhere.
LIGHT_WIRES: Vec4 = (0.85, 0.87, 0.9, 0.6)
# By attribute location, as in inspected.glsl; the fourth is whichever additional UV is looked at.
SHAPE = ("position", "normal", "uv")
NUMBERS = -2  # as the bone that weights are of: the first weight is a number of its own, as in weights.vert
LAYOUT = (*SHAPE, "uv1", "weights", "bones", "deform")


class Display:
    """The surfaces of one model. Columns that a mode needs beyond the usual are uploaded while it is on."""

    def __init__(self, geometry: Geometry, passes: Passes, contact: ContactShadow) -> None:
        self._geometry = geometry
        self._passes = passes
        self._contact = contact
        self._array: ColumnArray | None = None
        self._heat: Float32Array | None = None  # what the buffer holds
        self._heat_buffer: Buffer | None = None

    def draw(self, options: ViewOptions) -> None:
        """Draw all surfaces that are seen, and leave the geometry bound."""
        self._geometry.bind()
        mode = MODES[options.mode]
        if options.heat is not None and len(options.heat) == self._geometry.vertex_count:
            self._draw_heat(options.heat)
        elif mode.shaders is None:
            self._passes.draw_wires(LIGHT_WIRES if _is_dark(options.background) else WIRE_COLOR)
        elif mode.is_lit:
            self._draw_lit(mode.shaders, options)
        else:
            self._inspect(mode.shaders, mode.columns, options.weight_bone)
        if options.shows("wire") or mode.has_wires:
            self._passes.draw_wires(WIRE_COLOR)

    def _draw_lit(self, shaders: Shaders, options: ViewOptions) -> None:
        """Shadows on the ground come first: what is transparent stands before them."""
        if options.shows("contact-shadow"):
            self._contact.draw(self._passes)
        if options.shows("ground-shadow") and light_direction(options)[1] < 0:
            self._passes.draw_ground_shadow()
        self._passes.draw_colors(*shaders)
        if options.shows("edge"):
            self._passes.draw_edges()

    def _draw_heat(self, heat: Float32Array) -> None:
        buffer = self._heat_buffer = self._heat_buffer or Buffer()
        if heat is not self._heat:
            self._heat = heat
            weights = np.zeros((len(heat), 4), np.float32)
            weights[:, 0] = np.nan_to_num(heat / (heat_range(heat) or 1), nan=-1)
            buffer.fill(weights)
        self._inspect(("weights.vert", "heat.frag"), {}, NUMBERS, buffer)

    def _inspect(self, shaders: Shaders, columns: Mapping[str, str], bone: int, weights: Buffer | None = None) -> None:
        program = self._passes.program(*shaders)
        _set_constants(program, bone)
        self._array = self._array or ColumnArray(LAYOUT)
        wanted = {name: name for name in SHAPE} | dict(columns)
        buffers = dict(zip(wanted, self._geometry.buffers(list(wanted.values())), strict=True))
        if weights is not None:
            buffers["weights"] = weights
        self._array.read([buffers.get(name) for name in LAYOUT])
        self._geometry.bind(self._array)
        self._passes.draw_inspected()
        self._geometry.bind()

    def release(self) -> None:
        """Give everything back; it is made again when it is next needed."""
        if self._array is not None:
            self._array.release()
            self._array = None
        if self._heat_buffer is not None:
            self._heat_buffer.release()
            self._heat = self._heat_buffer = None


def _set_constants(program: Program, bone: int) -> None:
    """Set the uniforms of a mode's program; those that it does without are passed over."""
    GL.glUniform1i(program.uniform("chosen_bone"), bone)
    for name, colors in (("no_bone", (NO_BONE,)), ("heat", HEAT), ("deform_colors", tuple(DEFORM_COLORS.values()))):
        _set_colors(program, name, colors)


def _set_colors(program: Program, name: str, colors: tuple[Vec3, ...]) -> None:
    GL.glUniform3fv(program.uniform(name), len(colors), np.array(colors, np.float32))


def _is_dark(background: Vec4) -> bool:
    """Return whether light stands out from it better than dark; nothing at all counts as light."""
    return background[3] > 0 and sum(background[:3]) / 3 < 0.5

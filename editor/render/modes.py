"""Ways to look at a model, of which MMD's look is one, and the colours in which the others speak. No OpenGL."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from colorsys import hsv_to_rgb
from dataclasses import dataclass, field
from enum import StrEnum

import numpy as np

from editor.math3d.arrays import Float32Array
from editor.model.fields import NONE, Vec3
from editor.model.mesh import Deform
from editor.model.model import Model


class DisplayMode(StrEnum):
    """Display mode of surfaces, by names that are remembered; those of plug-ins are plain texts with a dot."""

    NORMAL = "normal"  # as MMD does
    FLAT = "flat"  # every face with its own normal, and without toon
    WIRE = "wire"
    WIRE_OVER = "wire-over"  # as MMD does, and wires over it
    BONE_WEIGHT = "bone-weight"  # how far one bone moves the vertices
    BONE_COLORS = "bone-colors"  # a colour a bone, as its weights are
    DEFORM = "deform"
    CHECKER = "checker"
    TEXTURE = "texture"  # unlit
    UV1 = "uv1"
    UV2 = "uv2"
    UV3 = "uv3"
    UV4 = "uv4"


# Weights from 0 to 1, at even steps.
HEAT: tuple[Vec3, ...] = ((0.05, 0.05, 0.45), (0.0, 0.6, 1.0), (0.1, 0.85, 0.2), (1.0, 0.9, 0.0), (0.95, 0.1, 0.05))
DEFORM_COLORS: dict[Deform, Vec3] = {
    Deform.BDEF1: (0.35, 0.55, 0.95),
    Deform.BDEF2: (0.3, 0.8, 0.4),
    Deform.BDEF4: (0.95, 0.85, 0.25),
    Deform.SDEF: (0.95, 0.35, 0.3),
    Deform.QDEF: (0.75, 0.4, 0.9),
}
NO_BONE: Vec3 = (0.5, 0.5, 0.5)
GOLDEN = 40503  # of 65536, the golden section: hues of neighbours are far apart, and none comes again soon
SATURATION = 0.8

Legend = tuple[tuple[str, Vec3], ...]


def bone_color(row: int) -> Vec3:
    """The colour of a bone where bones have colours, as in weights.vert."""
    return hsv_to_rgb((row * GOLDEN & 0xFFFF) / 0x10000, SATURATION, 1.0) if row > NONE else NO_BONE


def heat_range(heat: Float32Array) -> float:
    """The number that has the hottest colour."""
    return float(np.nanmax(heat, initial=0.0))


def heat_legend(heat: Float32Array) -> Legend:
    """Return the legend of the colours of numbers from 0 on."""
    most, steps = heat_range(heat), len(HEAT) - 1
    return tuple((f"{most * step / steps:.3g}", color) for step, color in enumerate(HEAT))


Shaders = tuple[str, str]  # vertex and fragment shader
WEIGHTS, UVS = "weights", "uvs"
MMD: Shaders = ("color.vert", "color.frag")


@dataclass(frozen=True, slots=True)
class ModeRow:
    """Properties of a display mode.

    `label` has the letter of its menu entry marked, `tip` says what is seen; there is a line between entries of one
    `group` and another.
    `shaders`: None for wires alone. `columns`: those of the vertices that are looked at beyond their shape, by
    attribute of inspected.glsl. `is_lit`: surfaces have their own colours in the light, with edges and shadows.
    `legend`: what colours mean, in words that need no translation. `values`: (vertices,) a number of each vertex, NaN
    for none, which is seen as a colour instead.
    """

    label: str
    group: str = ""
    shaders: Shaders | None = None
    columns: Mapping[str, str] = field(default_factory=dict)
    legend: Legend = ()
    is_lit: bool = False
    has_wires: bool = False
    tip: str = ""
    values: Callable[[Model], Float32Array] | None = None

    @property
    def is_normal(self) -> bool:
        """True if surfaces look as in MMD, whatever is laid over them."""
        return self.shaders == MMD


def _additional_uv(number: int, tip: str) -> ModeRow:
    shaders = ("uv_tint.vert", "tint.frag")
    return ModeRow(f"Additional UV &{number}", UVS, shaders, {"uv1": f"uv{number}"}, tip=tip)


_WEIGHING = {name: name for name in ("weights", "bones", "deform")}
_HEAT_LEGEND = tuple((f"{100 * step // (len(HEAT) - 1)} %", color) for step, color in enumerate(HEAT))
_DEFORM_LEGEND = tuple((kind.label, color) for kind, color in DEFORM_COLORS.items())
# In the order of the menu.
MODES: dict[str, ModeRow] = {
    DisplayMode.NORMAL: ModeRow(
        "&Normal", shaders=MMD, is_lit=True, tip="As MMD draws the model: toon, sphere maps, edges and shadows."
    ),
    DisplayMode.FLAT: ModeRow(
        "&Flat",
        shaders=("color.vert", "facets.frag"),
        is_lit=True,
        tip="Every face with its own normal and without toon, so that the shape of the mesh is visible.",
    ),
    DisplayMode.WIRE: ModeRow("&Wireframe", tip="The edges of all faces, without surfaces."),
    DisplayMode.WIRE_OVER: ModeRow(
        "Wireframe o&ver shaded",
        shaders=MMD,
        is_lit=True,
        has_wires=True,
        tip="As in MMD, with the edges of all faces over it.",
    ),
    DisplayMode.BONE_WEIGHT: ModeRow(
        "Weight of the current &bone",
        WEIGHTS,
        ("weights.vert", "heat.frag"),
        _WEIGHING,
        _HEAT_LEGEND,
        tip="The weight of the current bone at each vertex: blue is 0, red is 1.",
    ),
    DisplayMode.BONE_COLORS: ModeRow(
        "Weights as bone &colours",
        WEIGHTS,
        ("weights.vert", "tint.frag"),
        _WEIGHING,
        tip="Each bone has a colour, and vertices mix those of the bones that move them.",
    ),
    DisplayMode.DEFORM: ModeRow(
        "Weight &type",
        WEIGHTS,
        ("deform.vert", "tint.frag"),
        {"deform": "deform"},
        _DEFORM_LEGEND,
        tip="A colour for each weight type: BDEF1 blue, BDEF2 green, BDEF4 yellow, SDEF red, QDEF violet.",
    ),
    DisplayMode.CHECKER: ModeRow(
        "UV c&hecker",
        UVS,
        ("uvs.vert", "checker.frag"),
        tip="A pattern of squares placed by the UVs: where the squares are stretched, the texture is stretched.",
    ),
    DisplayMode.TEXTURE: ModeRow(
        "UV te&xture", UVS, ("uvs.vert", "unlit.frag"), tip="The textures alone, without light."
    ),
    DisplayMode.UV1: _additional_uv(1, "The first additional UV of the vertices as colours."),
    DisplayMode.UV2: _additional_uv(2, "The second additional UV of the vertices as colours."),
    DisplayMode.UV3: _additional_uv(3, "The third additional UV of the vertices as colours."),
    DisplayMode.UV4: _additional_uv(4, "The fourth additional UV of the vertices as colours."),
}
OWN_MODES = frozenset(MODES)


def set_added_modes(added: Mapping[str, ModeRow]) -> None:
    """Have MODES hold these of plug-ins behind the program's own, and no others."""
    for mode in [mode for mode in MODES if mode not in OWN_MODES]:
        del MODES[mode]
    MODES.update(added)

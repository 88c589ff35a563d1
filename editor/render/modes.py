"""Ways to look at a model, of which MMD's look is one, and the colours in which the others speak. No OpenGL."""

from __future__ import annotations

from colorsys import hsv_to_rgb
from enum import Enum

from editor.model.fields import NONE, Vec3
from editor.model.vertices import Deform


class DisplayMode(Enum):
    """How surfaces are drawn. The values are names, fit to be remembered."""

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

    @property
    def is_normal(self) -> bool:
        """Whether surfaces look as in MMD, whatever is laid over them."""
        return self in (DisplayMode.NORMAL, DisplayMode.WIRE_OVER)

    @property
    def is_lit(self) -> bool:
        """Whether surfaces have their own colours in the light, with edges and shadows."""
        return self.is_normal or self is DisplayMode.FLAT


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


def legend(mode: DisplayMode) -> Legend:
    """What the colours of a mode mean, in words that need no translation; empty when they need no explaining."""
    if mode is DisplayMode.DEFORM:
        return tuple((kind.label, color) for kind, color in DEFORM_COLORS.items())
    if mode is DisplayMode.BONE_WEIGHT:
        return tuple((f"{100 * step // (len(HEAT) - 1)} %", color) for step, color in enumerate(HEAT))
    return ()

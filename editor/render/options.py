"""Options of a view: the parts of a model that are shown, and the light. No OpenGL."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from editor.math3d.arrays import Float32Array
from editor.model.fields import NONE, Vec3, Vec4
from editor.motion.sampling import Light, SelfShadow
from editor.render.modes import DisplayMode
from editor.render.overlays.bones import ROLE_COLORS
from editor.render.overlays.overlay_list import OVERLAYS, Overlay

SHOWN = frozenset(overlay.name for overlay in OVERLAYS if overlay.is_on)
SHADOW_SIDE = 2048
MMD_SELF_SHADOW = SelfShadow(mode=1, distance=0.01125)


@dataclass(frozen=True, slots=True)
class ViewOptions:
    """Options for drawing a Scene; colours are 0 to 1.

    `background` has premultiplied meaning only at alpha 0: nothing behind the model. `backdrop`: the colours at the top
    and the bottom in its place, as light or dark as it is on the whole. `light_direction` is the way the light travels
    (mmd-semantics §6.1). `pixel_ratio`: device pixels per logical one; lines and markers grow with it. `weight_bone`:
    the row of the bone that DisplayMode.BONE_WEIGHT is about. `self_shadow`: how shadows fall where "self-shadow" is
    shown, as a VMD says it; in mode 0 none do. `shadow_side`: pixels of the map that they are read from. `heat`: a
    number of each vertex, NaN for none, that is seen as a colour instead of what the mode shows. `shift`: how many
    pixels the picture is moved to the right and up, parts of one where several are averaged. `overlay_density`: how
    close together points and bones may stand before they fade, 1 as usual, less for fewer. `sees_through`: vertices are
    seen through the model.
    """

    show: frozenset[str] = SHOWN
    background: Vec4 = (1.0, 1.0, 1.0, 1.0)
    backdrop: tuple[Vec3, Vec3] | None = None
    light_color: Vec3 = (154 / 255, 154 / 255, 154 / 255)
    light_direction: Vec3 = (-0.5, -1.0, 0.5)
    selection_color: Vec3 = (1.0, 0.36, 0.08)
    bone_colors: tuple[Vec3, ...] = ROLE_COLORS  # by BoneRole
    pixel_ratio: float = 1.0
    mode: str = DisplayMode.NORMAL
    weight_bone: int = NONE
    self_shadow: SelfShadow = MMD_SELF_SHADOW
    shadow_side: int = SHADOW_SIDE
    heat: Float32Array | None = field(default=None, compare=False)
    shift: tuple[float, float] = (0.0, 0.0)
    overlay_density: float = 1.0
    sees_through: bool = False

    def shows(self, name: str) -> bool:
        return name in self.show

    def with_shown(self, name: str, on: bool, overlays: Sequence[Overlay] = OVERLAYS) -> ViewOptions:
        """A copy in which the overlay `name` is shown or hidden; ValueError where no overlay is called so."""
        known = [overlay.name for overlay in overlays]
        if name not in known:
            raise ValueError(f"nothing is called {name!r}; there are {', '.join(known)}")
        return replace(self, show=self.show | {name} if on else self.show - {name})

    def lit_by(self, light: Light | None, self_shadow: SelfShadow | None) -> ViewOptions:
        """The options with the light and self shadow of a motion, as far as it has keys for them."""
        lit = self if self_shadow is None else replace(self, self_shadow=self_shadow)
        if light is None:
            return lit
        red, green, blue = light.color.tolist()
        x, y, z = light.direction.tolist()
        return replace(lit, light_color=(red, green, blue), light_direction=(x, y, z))

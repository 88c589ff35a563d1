"""What of a model is shown, and in which light. No OpenGL."""

from __future__ import annotations

from dataclasses import dataclass, replace

from editor.model.fields import Vec3, Vec4
from editor.motion.sampling import Light

SUPPORTED = (
    "toon",
    "sphere",
    "texture",
    "edge",
    "specular",
    "ground-shadow",
    "self-shadow",
    "grid",
    "axes",
    "bones",
    "bodies",
    "joints",
    "normals",
    "vertices",
    "wire",
)
SHOWN = frozenset({"toon", "sphere", "texture", "edge", "specular"})


@dataclass(frozen=True, slots=True)
class ViewOptions:
    """How a Scene is drawn; colours are 0 to 1.

    `background` has premultiplied meaning only at alpha 0: nothing behind the model. `light_direction` is the way
    the light travels (mmd-semantics §6.1). `pixel_ratio`: device pixels per logical one; lines and markers grow
    with it.
    """

    show: frozenset[str] = SHOWN
    background: Vec4 = (1.0, 1.0, 1.0, 1.0)
    light_color: Vec3 = (154 / 255, 154 / 255, 154 / 255)
    light_direction: Vec3 = (-0.5, -1.0, 0.5)
    selection_color: Vec3 = (1.0, 0.36, 0.08)
    pixel_ratio: float = 1.0

    def shows(self, name: str) -> bool:
        return name in self.show

    def with_shown(self, name: str, on: bool) -> ViewOptions:
        """The same with `name`, one of SUPPORTED, shown or hidden. ValueError for other names."""
        if name not in SUPPORTED:
            raise ValueError(f"nothing is called {name!r}; there are {', '.join(SUPPORTED)}")
        return replace(self, show=self.show | {name} if on else self.show - {name})

    def lit_by(self, light: Light | None, self_shadow: object | None = None) -> ViewOptions:
        """The same in the light of a motion, if it has any."""
        if light is None:
            return self
        color, direction = (tuple(values.tolist()) for values in (light.color, light.direction))
        return replace(self, light_color=color, light_direction=direction)

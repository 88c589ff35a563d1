"""Keeps what holds for the whole picture, camera, light and size, where every shader finds it."""

from __future__ import annotations

import numpy as np
from OpenGL import GL

from editor.math3d.arrays import Float64Array
from editor.motion.sampling import SelfShadow
from editor.render.camera import Camera, Size
from editor.render.gpu import Buffer
from editor.render.options import ViewOptions

FRAME_BINDING = 0
EDGE_HEIGHT = 535  # lines of a picture in which edge size 1 is one pixel wide (mmd-semantics §6.5)
DEPTH_SCALE = 0.15  # of MMD's shadow map, for each unit of a self shadow's distance (mmd-semantics §6.6)
SHADE_FAR, SHADE_NEAR = 1500.0, 8000.0  # per depth of that map, in modes 1 and 2
NEARNESS = 1.5  # inverse of how far mode 2 goes, for each unit of the distance: half of what its map is scaled by
MOST = 1e30  # what 32 bits hold, multiplied as well
DEFAULT_LIGHT = (-0.5, -1.0, 0.5)
# As in frame.glsl; matrices are stored column by column.
_BLOCK = np.dtype(
    [
        ("view", "f4", (4, 4)),
        ("view_projection", "f4", (4, 4)),
        ("shadow_projection", "f4", (4, 4)),
        ("eye", "f4", 4),
        ("light_color", "f4", 4),
        ("light_direction", "f4", 4),
        ("viewport", "f4", 4),
        ("shown", "f4", 4),
        ("shadow", "f4", 4),
        ("lengths", "f4", 4),
        ("focus", "f4", 4),
    ]
)


class FrameUniforms:
    """The uniform block of one picture."""

    def __init__(self) -> None:
        self._buffer: Buffer | None = None

    def fill(self, camera: Camera, options: ViewOptions, size: Size, light: LightView | None) -> None:
        """Take over a camera, options and, when there are self shadows, what the light sees."""
        if self._buffer is None:
            self._buffer = Buffer()
        block = np.zeros(1, _BLOCK)
        self._fill_camera(block[0], camera, size, options.shift)
        block["lengths"][0, 1] = options.overlay_density
        block["light_color"][0, :3] = options.light_color
        block["light_direction"][0, :3] = light_direction(options)
        block["viewport"] = (*size, size[1] / EDGE_HEIGHT, options.pixel_ratio)
        block["shown"] = [name in options.show for name in ("texture", "sphere", "toon", "specular")]
        if light is not None:
            block["shadow_projection"] = light.projection.T
            block["shadow"] = (1, *_shadow_strength(options.self_shadow, light.depth))
        self._buffer.fill(block.view(np.uint8))
        GL.glBindBufferBase(GL.GL_UNIFORM_BUFFER, FRAME_BINDING, self._buffer.name)

    @staticmethod
    def _fill_camera(block: np.void, camera: Camera, size: Size, shift: tuple[float, float]) -> None:
        view, projection = camera.view(), camera.projection(size)
        projection[:2] += (2 * np.asarray(shift) / np.maximum(size, 1))[:, None] * projection[3]
        block["view"] = view.T
        block["view_projection"] = (projection @ view).T
        block["lengths"][0] = 2 / projection[1, 1] / max(size[1], 1)
        block["focus"] = (*camera.target, camera.distance)
        block["eye"] = (*camera.eye, 1) if camera.perspective else (*-camera.axes[:, 2], 0)

    def release(self) -> None:
        if self._buffer is not None:
            self._buffer.release()
            self._buffer = None


def _shadow_strength(shadow: SelfShadow, depth: float) -> tuple[float, float, float]:
    """Self-shadow strength per unit of map depth: the constant part, the part near the eye, and 1 / the distance where
    that has faded.

    MMD's map begins at the eye, and in mode 2 shade grows along it, so that near shadows are sharp: here, where the
    map is another, with the distance from the eye.
    """
    scale = min(max(0.0, shadow.distance), 1.0)
    unit = min(DEPTH_SCALE * scale * depth, MOST)
    return (SHADE_FAR * unit, 0.0, 0.0) if shadow.mode == 1 else (0.0, SHADE_NEAR * unit, NEARNESS * scale)


class LightView:
    """The parallel view of a light over a sphere; `projection` ends in 0 to 1, `depth` model units deep.

    With `steps` it only moves by whole steps of that many across, so that what is drawn with it does not shimmer.
    """

    def __init__(self, options: ViewOptions, centre: Float64Array, radius: float, steps: int | None = None) -> None:
        forward = light_direction(options)
        aside = np.array((0.0, 0.0, 1.0)) if abs(forward[1]) > 0.9 else np.array((0.0, 1.0, 0.0))
        right = np.cross(aside, forward)
        right /= np.linalg.norm(right)
        self.depth = 2 * radius
        axes = np.stack((right, np.cross(forward, right), forward)) / self.depth
        self.projection = np.eye(4)
        self.projection[:3, :3] = axes
        middle = axes @ centre
        self.projection[:3, 3] = 0.5 - (middle if steps is None else np.rint(middle * steps) / steps)


def light_direction(options: ViewOptions) -> Float64Array:
    """(3,) the way the light travels, of length 1; no direction means MMD's own (mmd-semantics §6.1)."""
    given = np.asarray(options.light_direction, np.float64)
    if not given.any() or not np.isfinite(given).all():
        given = np.asarray(DEFAULT_LIGHT)
    unit: Float64Array = given / np.linalg.norm(given)
    return unit

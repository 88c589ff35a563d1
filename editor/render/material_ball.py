"""Pictures of balls of a material, by the formula of the shaders (mmd-semantics §6.2) in numpy: small ones, at once."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import Float64Array, UInt8Array
from editor.model.fields import Vec3
from editor.model.materials import Material, SphereMode
from editor.render.options import ViewOptions

PLAIN = ViewOptions()
EDGE = 1.5  # pixels over which the rim fades


@dataclass(frozen=True, slots=True)
class BallMaps:
    """The pictures of a material, (height, width, 4) each, None for none; of the texture its mean colour, 0 to 1."""

    texture: tuple[float, float, float, float] | None = None
    sphere: UInt8Array | None = None
    toon: UInt8Array | None = None


def ball_pixels(material: Material, maps: BallMaps, side: int, options: ViewOptions = PLAIN) -> UInt8Array:
    """(side, side, 4) a ball in the light of MMD, seen from the front, over nothing."""
    normals, cover = _normals(side)
    light, eye = _unit(options.light_direction), np.array((0.0, 0.0, -1.0))
    light_color = np.array(options.light_color)
    color = np.clip(np.array(material.diffuse[:3]) * light_color + material.ambient, 0, 1)
    alpha = material.diffuse[3]
    if maps.texture is not None:
        color, alpha = color * maps.texture[:3], alpha * maps.texture[3]
    colors = np.broadcast_to(color, (side, side, 3))
    if maps.sphere is not None and material.sphere_mode in (SphereMode.MULTIPLY, SphereMode.ADD):
        shine = _looked_up(maps.sphere, 0.5 + 0.5 * normals[..., 0], 0.5 - 0.5 * normals[..., 1])
        colors = colors * shine if material.sphere_mode == SphereMode.MULTIPLY else colors + shine
    facing = -(normals @ light)
    if maps.toon is not None:
        colors = colors * _looked_up(maps.toon, np.zeros_like(facing), 0.5 - 0.5 * facing)
    if material.shininess > 0:
        gloss = np.clip(normals @ _unit(eye - light), 0, None) ** material.shininess
        colors = colors + gloss[..., None] * material.specular * light_color
    pixels = np.concatenate((colors, (cover * alpha)[..., None]), axis=2)
    rounded: UInt8Array = np.rint(np.clip(pixels, 0, 1) * 255).astype(np.uint8)
    return rounded


def _normals(side: int) -> tuple[Float64Array, Float64Array]:
    """(side, side, 3) normals of a ball, and (side, side) how far each pixel is covered by it."""
    place = (np.arange(side) + 0.5) / side * 2 - 1
    x, y = np.meshgrid(place, -place)
    away = np.hypot(x, y)
    z = -np.sqrt(np.clip(1 - away**2, 0, 1))
    normals = np.stack((x, y, z), axis=2) / np.maximum(away, 1)[..., None]
    return normals, np.clip((1 - away) * side / 2 / EDGE, 0, 1)


def _looked_up(image: UInt8Array, u: Float64Array, v: Float64Array) -> Float64Array:
    """The colours, 0 to 1, of an image at places from 0 to 1."""
    height, width = image.shape[:2]
    rows = np.clip(v * height, 0, height - 1).astype(np.intp)
    columns = np.clip(u * width, 0, width - 1).astype(np.intp)
    return image[rows, columns, :3] / 255.0


def _unit(direction: Vec3 | Float64Array) -> Float64Array:
    vector = np.array(direction, np.float64)
    return np.asarray(vector / max(float(np.linalg.norm(vector)), 1e-9))

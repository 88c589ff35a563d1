"""What pictures should show, computed without drawing: texels, toons, and the normals of a ball in every pixel."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np

from editor.model.materials import Material, Texture
from editor.model.model import Model
from editor.render.camera import Camera
from tests.render.making import Quad, model_of, save_image

RADIUS = 4.0
SIZE = (200, 200)
# Straight on, 10 units high: a ball of RADIUS fills most of the picture.
FRONT = Camera(target=(0, 0, 0), distance=18.0, perspective=False)
TOLERANCE = 2


def texel(image: np.ndarray, u: np.ndarray, v: np.ndarray, wraps: bool = True) -> np.ndarray:
    """(…, channels) what a linear filter reads, 0 to 1, of an image (height, width, channels) of bytes."""
    height, width = image.shape[:2]
    x, y = np.asarray(u, float) * width - 0.5, np.asarray(v, float) * height - 0.5
    left, top = np.floor(x).astype(int), np.floor(y).astype(int)
    result = 0.0
    for column, across in ((left, 1 - (x - left)), (left + 1, x - left)):
        for row, down in ((top, 1 - (y - top)), (top + 1, y - top)):
            places = (row % height, column % width) if wraps else (row.clip(0, height - 1), column.clip(0, width - 1))
            result = result + image[places] * (across * down)[..., None]
    return result / 255


def gradient(side: int = 32) -> np.ndarray:
    """(side, side, 3): redder to the right, greener downwards."""
    across, down = np.meshgrid(np.linspace(0, 255, side), np.linspace(0, 255, side))
    return np.stack((across, down, np.full_like(across, 64)), -1).astype(np.uint8)


def saved(folder: Path, name: str, image: np.ndarray) -> Path:
    return save_image(folder / name, image.tolist(), format="PNG")


def ball(material: Material, across: int = 256, down: int = 128) -> Model:
    """A ball of RADIUS around the origin, fine enough to have the normals of one."""
    model = model_of(Quad(material))
    around, from_top = np.meshgrid(np.linspace(0, 2 * np.pi, across + 1), np.linspace(0, np.pi, down + 1))
    normals = np.stack(
        (np.sin(from_top) * np.cos(around), np.cos(from_top), np.sin(from_top) * np.sin(around)), -1
    ).reshape(-1, 3)
    grid = np.arange(len(normals)).reshape(down + 1, across + 1)
    a, b, c, d = (part.reshape(-1) for part in (grid[:-1, :-1], grid[:-1, 1:], grid[1:, :-1], grid[1:, 1:]))
    faces = np.concatenate((np.stack((a, b, c), -1), np.stack((b, d, c), -1)))
    model.vertices.fill(len(normals), position=normals * RADIUS, normal=normals)
    model.faces.fill(len(faces), vertices=faces, material=np.zeros(len(faces)))
    return model


def ball_normals(rim: float = 0.95) -> tuple[np.ndarray, np.ndarray]:
    """(height, width) where the ball is well inside its rim as FRONT shows it, and (n, 3) the normals there, as seen.

    x is right, y up, z away.
    """
    middle = (np.arange(SIZE[0]) + 0.5) / SIZE[0] - 0.5
    x, y = np.meshgrid(middle * 10 / RADIUS, -middle * 10 / RADIUS)
    inside = x * x + y * y < rim * rim
    x, y = x[inside], y[inside]
    return inside, np.stack((x, y, -np.sqrt(1 - x * x - y * y)), -1)


def textured(model: Model, *paths: str) -> Model:
    """The same model with these textures."""
    model.textures.records[:] = [Texture(path) for path in paths]
    return model


def with_columns(model: Model, **columns: np.ndarray) -> Model:
    """The same model with some columns of its vertices replaced; the others as far as they are stored."""
    vertices = model.vertices
    kept = {name: vertices[name].copy() for name in ("position", "normal", "uv", "uv1") if vertices.stores(name)}
    vertices.fill(len(vertices), **{**kept, **columns})
    return model


def lying(material: Material, y: float, half: float = 1.0, x: float = 0.0, z: float = 0.0) -> Model:
    """A square that lies at a height and is seen from above."""
    model = model_of(Quad(material, half=half, normal=(0, 1, 0)))
    flat = model.vertices["position"][:, (0, 2, 1)].astype(float)
    flat[:, 2] = model.vertices["position"][:, 1]
    return with_columns(model, position=flat + np.array((x, y, z)))


def assert_alike(pixels: np.ndarray, expected: np.ndarray, tolerance: int = TOLERANCE) -> None:
    """Pixels (…, ≥ channels) of 0 to 255 have the colours (…, channels) of 0 to 1, but for rounding."""
    wanted = np.rint(np.clip(expected, 0, 1) * 255)
    away = np.abs(pixels[..., : wanted.shape[-1]] - wanted)
    assert away.max() <= tolerance, f"{away.max()} away: {pixels.reshape(-1, 4)[0]} is not {wanted.reshape(-1)[:4]}"


def turned(camera: Camera, *rotation: float) -> Camera:
    x, y, z = rotation
    return replace(camera, rotation=(x, y, z))

"""The colour of light and the highlight in every pixel (mmd-semantics §6.2)."""

from dataclasses import replace
from math import radians, tan

import numpy as np
import pytest

from editor.model.materials import SharedToon, ToonKind
from editor.render.camera import Camera
from editor.render.options import ViewOptions
from editor.render.textures.texture_files import shared_toon
from tests.render.looking import FRONT, SIZE, assert_alike, ball, ball_normals, texel
from tests.render.making import Quad, model_of, picture, plain

pytestmark = [pytest.mark.gl, pytest.mark.usefixtures("gl")]
LIT = np.array((1.0, 0.8, 0.5))
GLOSS = np.array((0.9, 0.5, 0.3))
LIGHTS = [(-0.5, -1.0, 0.5), (0.0, 0.0, 1.0), (0.7, 0.2, 0.4)]


def unit(vectors: np.ndarray) -> np.ndarray:
    return vectors / np.linalg.norm(vectors, axis=-1, keepdims=True)


def highlight(normals: np.ndarray, to_eye: np.ndarray, light: tuple[float, ...], power: float) -> np.ndarray:
    middle = unit(to_eye - unit(np.array(light)))
    facing = np.maximum((normals * middle).sum(axis=-1), 0)
    return GLOSS * LIT * facing[..., None] ** power


@pytest.mark.parametrize("light", LIGHTS)
@pytest.mark.parametrize("power", [1.0, 5.0, 30.0])
def test_the_highlight_on_a_ball_lies_over_its_toon(light: tuple[float, float, float], power: float) -> None:
    toon = {"toon_kind": ToonKind.SHARED, "shared_toon": SharedToon.TOON03}
    material = replace(
        plain((0.1, 0.2, 0.3), specular=tuple(GLOSS), **toon), diffuse=(0.4, 0.3, 0.2, 1), shininess=power
    )
    options = ViewOptions(light_direction=light, light_color=tuple(LIT))
    seen = picture(ball(material), camera=FRONT, options=options, size=SIZE)
    inside, normals = ball_normals()
    v = 0.5 + 0.5 * normals @ unit(np.array(light))
    shade = texel(shared_toon(SharedToon.TOON03)[..., :3], np.zeros_like(v), v, wraps=False)
    lit = (np.array((0.4, 0.3, 0.2)) * LIT + (0.1, 0.2, 0.3)) * shade
    assert_alike(seen[inside], lit + highlight(normals, np.array((0.0, 0.0, -1.0)), light, power))


def test_near_things_are_seen_each_from_its_own_side() -> None:
    """In perspective the way to the eye differs from pixel to pixel."""
    distance, light = 12.0, (0.3, -0.4, 1.0)
    camera = Camera(target=(0, 0, 0), distance=distance, fov=40.0)
    options = ViewOptions(light_direction=light, light_color=tuple(LIT))
    model = model_of(Quad(plain((0, 0, 0), specular=tuple(GLOSS), shininess=40.0), half=10))
    seen = picture(model, camera=camera, options=options, size=SIZE)
    reach = distance * tan(radians(20))
    along = ((np.arange(SIZE[0]) + 0.5) / SIZE[0] * 2 - 1) * reach
    x, y = np.meshgrid(along, -along)
    to_eye = unit(np.stack((-x, -y, np.full_like(x, -distance)), -1))
    assert_alike(seen, highlight(np.array((0.0, 0.0, -1.0)), to_eye, light, 40.0))

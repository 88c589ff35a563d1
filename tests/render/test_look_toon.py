"""Toons: where the light turns, on a ball and on a bent plane, with hard ramps and smooth ones.

The rules are those of mmd-semantics §6.3, §6.9.
"""

from pathlib import Path

import numpy as np
import pytest

from editor.model.materials import SharedToon, ToonKind
from editor.render.options import ViewOptions
from editor.render.textures.texture_files import shared_toon
from tests.render.looking import FRONT, SIZE, assert_alike, ball, ball_normals, saved, texel, textured, with_columns
from tests.render.making import Quad, model_of, picture, plain

pytestmark = [pytest.mark.gl, pytest.mark.usefixtures("gl")]
LIGHTS = [(-0.5, -1.0, 0.5), (0.0, 0.0, 1.0), (1.0, 0.0, 0.0), (0.0, 1.0, 0.2)]


def shade(ramp: np.ndarray, normals: np.ndarray, light: tuple[float, ...]) -> np.ndarray:
    """What a ramp makes of normals (…, 3)."""
    facing = -normals @ (np.array(light) / np.linalg.norm(light))
    v = 0.5 - 0.5 * facing
    return texel(ramp[..., :3], np.zeros_like(v), v, wraps=False)


@pytest.mark.parametrize("light", LIGHTS)
@pytest.mark.parametrize("toon", list(SharedToon))
def test_a_ball_turns_dark_where_it_turns_from_the_light(toon: SharedToon, light: tuple[float, float, float]) -> None:
    model = ball(plain((0.9, 0.8, 0.7), toon_kind=ToonKind.SHARED, shared_toon=toon))
    seen = picture(model, camera=FRONT, options=ViewOptions(light_direction=light), size=SIZE)
    inside, normals = ball_normals()
    assert_alike(seen[inside], np.array((0.9, 0.8, 0.7)) * shade(shared_toon(toon), normals, light))


def test_a_hard_step_is_where_light_and_normal_are_at_right_angles() -> None:
    """On the middle row of a plane whose normals turn from one side to the other."""
    material = plain((1, 1, 1), toon_kind=ToonKind.SHARED, shared_toon=SharedToon.TOON03)
    model = model_of(Quad(material, half=5))
    normals = np.where(model.vertices["position"][:, :1] < 0, [(-1.0, 0.0, 0.0)], [(1.0, 0.0, 0.0)])
    seen = picture(
        with_columns(model, normal=normals * (0.8, 0, 0) + (0, 0, -0.6)),
        camera=FRONT,
        options=ViewOptions(light_direction=(1, 0, 0)),
        size=SIZE,
    )[100, :, 0]
    # Light comes from the left, and what looks straight ahead is half way.
    assert_alike(seen[[95, 104], None].repeat(4, 1), np.array([[1.0], [154 / 255]]).repeat(3, 1), tolerance=3)
    x = ((np.arange(SIZE[0]) + 0.5) / SIZE[0] * 2 - 1) * 0.8
    bent = np.stack((x, np.zeros_like(x), np.full_like(x, -0.6)), -1)
    bent /= np.linalg.norm(bent, axis=1, keepdims=True)
    assert_alike(seen[:, None].repeat(4, 1), shade(shared_toon(SharedToon.TOON03), bent, (1, 0, 0)))


def test_a_smooth_ramp_of_ones_own(tmp_path: Path) -> None:
    down = np.linspace(0, 255, 64)
    ramp = np.stack((down, 255 - down, np.full(64, 128)), -1)[:, None].repeat(4, 1).astype(np.uint8)
    ramp[:, 1:] = 0  # the left column alone counts
    saved(tmp_path, "ramp.png", ramp)
    model = textured(ball(plain((1, 1, 1), toon_texture=0)), "ramp.png")
    seen = picture(model, tmp_path, FRONT, size=SIZE)
    inside, normals = ball_normals()
    assert_alike(seen[inside], shade(ramp, normals, LIGHTS[0]))


def test_a_toon_ends_where_it_ends(tmp_path: Path) -> None:
    """The first row does not mix with the last."""
    ramp = np.array([[(255, 0, 0)], [(0, 255, 0)]], np.uint8)
    saved(tmp_path, "ramp.png", ramp)
    for normal, color in (((0, 0, -1), (1, 0, 0)), ((0, 0, 1), (0, 1, 0))):
        model = model_of(Quad(plain((1, 1, 1), toon_texture=0), normal=normal), textures=("ramp.png",))
        seen = picture(model, tmp_path, options=ViewOptions(light_direction=(0, 0, 1)))
        assert_alike(seen[32, 32], np.array(color))

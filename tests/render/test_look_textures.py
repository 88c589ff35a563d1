"""Textures in every pixel: spheres on a ball, sub-textures, wrapping and clamping (mmd-semantics §6.2, §6.4, §6.7)."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from editor.model.materials import Material, MaterialFlags, SphereMode
from editor.model.model import Model
from tests.render.looking import (
    FRONT,
    SIZE,
    assert_alike,
    ball,
    ball_normals,
    gradient,
    saved,
    texel,
    textured,
    turned,
    with_columns,
)
from tests.render.making import Quad, model_of, picture, plain

pytestmark = [pytest.mark.gl, pytest.mark.usefixtures("gl")]
GREY = (0.5, 0.4, 0.3)


def sphere(mode: SphereMode) -> Material:
    return plain(GREY, sphere_texture=0, sphere_mode=mode)


@pytest.mark.parametrize("rotation", [(0, 0, 0), (30, 40, 0), (0, 180, 0), (-20, 0, 50)])
@pytest.mark.parametrize("mode", [SphereMode.MULTIPLY, SphereMode.ADD])
def test_spheres_are_seen_the_same_from_every_side(tmp_path: Path, mode: SphereMode, rotation) -> None:
    image = gradient()
    saved(tmp_path, "a.sph", image)
    seen = picture(textured(ball(sphere(mode)), "a.sph"), tmp_path, turned(FRONT, *rotation), size=SIZE)
    inside, normals = ball_normals()
    read = texel(image, 0.5 + 0.5 * normals[:, 0], 0.5 - 0.5 * normals[:, 1], wraps=False)
    assert_alike(seen[inside], read * GREY if mode is SphereMode.MULTIPLY else read + GREY)


def test_a_sphere_ends_where_it_ends(tmp_path: Path) -> None:
    saved(tmp_path, "a.png", np.array([[(255, 0, 0), (0, 255, 0)]], np.uint8))
    for normal, color in (((1, 0, 0), (0, 1, 0)), ((-1, 0, 0), (1, 0, 0))):
        model = model_of(Quad(replace(sphere(SphereMode.MULTIPLY), ambient=(1, 1, 1)), normal=normal))
        assert_alike(picture(textured(model, "a.png"), tmp_path)[32, 32], np.array(color))


@pytest.mark.parametrize("mode", [SphereMode.MULTIPLY, SphereMode.ADD])
def test_the_alpha_of_a_sphere_counts(tmp_path: Path, mode: SphereMode) -> None:
    saved(tmp_path, "a.png", np.array([[(255, 255, 255, 128)]], np.uint8))
    seen = picture(textured(model_of(Quad(sphere(mode))), "a.png"), tmp_path)[32, 32]
    color = np.array(GREY) if mode is SphereMode.MULTIPLY else np.ones(3)
    alpha = 128 / 255
    assert_alike(seen, color * alpha + 1 - alpha)


def stretched(material: Material, low: float, high: float, column: str) -> Model:
    """A quad over the whole picture with one of its UVs from `low` to `high` both ways."""
    model = model_of(Quad(material, half=5, uv1=(0, 0, 0, 0)))
    uv = model.vertices["uv"] * (high - low) + low
    return with_columns(model, **{column: uv if column == "uv" else np.pad(uv, ((0, 0), (0, 2)))})


def whole_picture(low: float, high: float) -> tuple[np.ndarray, np.ndarray]:
    """(height, width) u and v of every pixel."""
    along = low + (high - low) * (np.arange(SIZE[0]) + 0.5) / SIZE[0]
    u, v = np.meshgrid(along, along)
    return u, v


@pytest.mark.parametrize(("low", "high"), [(0, 1), (-1.25, 1.5)])
def test_textures_wrap(tmp_path: Path, low: float, high: float) -> None:
    image = gradient()
    saved(tmp_path, "a.png", image)
    model = textured(stretched(plain((1, 0.9, 0.8), texture=0), low, high, "uv"), "a.png")
    seen = picture(model, tmp_path, FRONT, size=SIZE)
    # Not where the far ends of the image meet: there a step of a bit in the coordinate is one of colour.
    u, v = whole_picture(low, high)
    calm = ((u % 1 > 0.05) & (u % 1 < 0.95)) & ((v % 1 > 0.05) & (v % 1 < 0.95))
    assert_alike(seen[calm], (texel(image, u, v) * (1, 0.9, 0.8))[calm])
    assert_alike(seen, texel(image, u, v) * (1, 0.9, 0.8), tolerance=12)


@pytest.mark.parametrize(("low", "high"), [(0.1, 0.9), (0.5, 1.4)])
def test_sub_textures_are_read_with_the_first_additional_uv_and_wrap(tmp_path: Path, low: float, high: float) -> None:
    image, base = gradient(), np.array([[(200, 150, 250, 204)]], np.uint8)
    saved(tmp_path, "sub.png", image)
    saved(tmp_path, "base.png", base)
    material = plain((1, 1, 1), texture=1, sphere_texture=0, sphere_mode=SphereMode.SUB_TEXTURE)
    model = textured(stretched(material, low, high, "uv1"), "sub.png", "base.png")
    seen = picture(model, tmp_path, FRONT, size=SIZE)
    u, v = whole_picture(low, high)
    alpha = 204 / 255
    expected = texel(image, u, v) * base[0, 0, :3] / 255 * alpha + 1 - alpha
    calm = ((u % 1 > 0.05) & (u % 1 < 0.95)) & ((v % 1 > 0.05) & (v % 1 < 0.95))
    assert_alike(seen[calm], expected[calm])


def test_vertex_colour_comes_instead_of_the_lit_colour_and_before_textures(tmp_path: Path) -> None:
    saved(tmp_path, "a.png", np.array([[(255, 128, 51, 255)]], np.uint8))
    material = plain((0.1, 0.1, 0.1), flags=MaterialFlags.VERTEX_COLOR, texture=0)
    model = textured(model_of(Quad(material, half=5, uv1=(0, 0, 0, 1))), "a.png")
    x = model.vertices["position"][:, 0] / 10 + 0.5
    colors = np.stack((x, 1 - x, np.ones(4), np.full(4, 0.5)), -1)
    seen = picture(with_columns(model, uv1=colors), tmp_path, FRONT, size=SIZE)[100]
    along = (np.arange(SIZE[0]) + 0.5) / SIZE[0]
    lit = np.stack((along, 1 - along, np.ones_like(along)), -1)
    assert_alike(seen, lit * (1, 128 / 255, 0.2) * 0.5 + 0.5)

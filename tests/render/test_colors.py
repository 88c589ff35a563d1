"""Materials have the colours that MMD gives them (mmd-semantics §6.2 to §6.4, §6.7)."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from editor.model.materials import Material, MaterialFlags, SharedToon, SphereMode, ToonKind
from editor.render.options import ViewOptions
from tests.render.making import (
    BLUE,
    CENTRE,
    GREEN,
    RED,
    Quad,
    assert_color,
    model_of,
    picture,
    plain,
    save_image,
    showing,
)

pytestmark = [pytest.mark.gl, pytest.mark.usefixtures("gl")]
LIGHT = 154 / 255


def centre(*quads: Quad, options: ViewOptions | None = None, folder: Path | None = None, textures=()) -> np.ndarray:
    return picture(model_of(*quads, textures=textures), folder, options=options)[CENTRE]


def test_the_base_colour_is_diffuse_in_the_light_plus_ambient() -> None:
    material = plain((0.1, 0.2, 0.0), diffuse=(0.5, 0.25, 1.0, 1.0))
    assert_color(centre(Quad(material)), (0.5 * LIGHT + 0.1, 0.25 * LIGHT + 0.2, LIGHT))


def test_the_base_colour_is_capped_before_the_texture(tmp_path: Path) -> None:
    save_image(tmp_path / "a.png", [[(128, 64, 255, 255)]])
    material = plain((1, 1, 1), diffuse=(1, 1, 1, 1), texture=0)
    assert_color(centre(Quad(material), folder=tmp_path, textures=("a.png",)), (128 / 255, 64 / 255, 1))


def test_light_has_a_colour() -> None:
    options = ViewOptions(light_color=(1, 0.5, 0))
    assert_color(centre(Quad(plain((0, 0, 0), diffuse=(1, 1, 1, 1))), options=options), (1, 0.5, 0))


def test_textures_stand_upright(tmp_path: Path) -> None:
    red, green, blue, white = (255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 255)
    save_image(tmp_path / "a.png", np.repeat(np.repeat([[red, green], [blue, white]], 8, 0), 8, 1).tolist())
    pixels = picture(model_of(Quad(plain((1, 1, 1), texture=0)), textures=("A.PNG",)), tmp_path)
    for (row, column), color in (((20, 20), RED), ((20, 44), GREEN), ((44, 20), BLUE), ((44, 44), (1, 1, 1))):
        assert_color(pixels[row, column], color)


@pytest.mark.parametrize("texture", [-1, 0, 1])
def test_what_cannot_be_shown_is_a_plain_colour(tmp_path: Path, texture: int) -> None:
    (tmp_path / "broken.png").write_bytes(b"broken")
    quad = Quad(plain(GREEN, texture=texture))
    assert_color(centre(quad, folder=tmp_path, textures=("missing.png", "broken.png")), GREEN)


def test_textures_can_be_hidden(tmp_path: Path) -> None:
    save_image(tmp_path / "a.png", [[(0, 0, 0, 255)]])
    quad = Quad(plain(GREEN, texture=0))
    assert_color(centre(quad, folder=tmp_path, textures=("a.png",), options=showing(hiding=("texture",))), GREEN)


def sphere(mode: SphereMode) -> Material:
    return plain((0.5, 0.5, 0.5), sphere_texture=0, sphere_mode=mode)


@pytest.mark.parametrize(
    ("mode", "expected"),
    [
        (SphereMode.OFF, (0.5, 0.5, 0.5)),
        (SphereMode.MULTIPLY, (0.5, 0.25, 0)),
        (SphereMode.ADD, (1, 1, 0.5)),
        (SphereMode(9), (0.5, 0.5, 0.5)),
    ],
)
def test_spheres_multiply_or_add(tmp_path: Path, mode: SphereMode, expected) -> None:
    save_image(tmp_path / "a.spa", [[(255, 128, 0)]], format="PNG")
    assert_color(centre(Quad(sphere(mode)), folder=tmp_path, textures=("a.spa",)), expected)


@pytest.mark.parametrize(
    ("normal", "expected"), [((-1, 0, 0), RED), ((1, 0, 0), GREEN), ((0, 1, 0), BLUE), ((0, -1, 0), (1, 1, 0))]
)
def test_spheres_are_read_by_the_normal_as_it_is_seen(tmp_path: Path, normal, expected) -> None:
    image = np.zeros((48, 48, 3), int)
    image[:, :12], image[:, 36:] = (255, 0, 0), (0, 255, 0)
    image[:12, 12:36], image[36:, 12:36] = (0, 0, 255), (255, 255, 0)
    save_image(tmp_path / "a.png", image.tolist())
    quad = Quad(replace(sphere(SphereMode.MULTIPLY), ambient=(1, 1, 1)), normal=normal)
    assert_color(centre(quad, folder=tmp_path, textures=("a.png",)), expected)


def test_spheres_can_be_hidden(tmp_path: Path) -> None:
    save_image(tmp_path / "a.png", [[(255, 255, 255)]])
    pixel = centre(
        Quad(sphere(SphereMode.ADD)), folder=tmp_path, textures=("a.png",), options=showing(hiding=("sphere",))
    )
    assert_color(pixel, (0.5, 0.5, 0.5))


def test_a_sub_texture_is_read_with_the_first_additional_uv(tmp_path: Path) -> None:
    save_image(tmp_path / "a.png", np.repeat([[(255, 0, 0), (0, 255, 0)]], 2, 0).repeat(8, 1).tolist())
    quad = Quad(replace(sphere(SphereMode.SUB_TEXTURE), ambient=(1, 1, 1)), uv1=(0.75, 0.5, 0, 0))
    assert_color(centre(quad, folder=tmp_path, textures=("a.png",)), GREEN)


LIT, UNLIT = (0.408, 0.816, -0.408), (-0.408, -0.816, 0.408)


@pytest.mark.parametrize(("normal", "expected"), [(LIT, 1.0), (UNLIT, 154 / 255)])
def test_a_shared_toon_darkens_what_turns_away_from_the_light(normal, expected) -> None:
    material = plain((1, 1, 1), toon_kind=ToonKind.SHARED, shared_toon=SharedToon.TOON03)
    assert_color(centre(Quad(material, normal=normal)), (expected,) * 3)
    assert_color(centre(Quad(material, normal=normal), options=showing(hiding=("toon",))), (1, 1, 1))


@pytest.mark.parametrize(("facing", "row"), [(1.0, 0), (0.25, 1), (-0.25, 2), (-1.0, 3)])
def test_a_toon_texture_is_read_from_the_top_down(tmp_path: Path, facing: float, row: int) -> None:
    ramp = [(255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 255)]
    # The left column alone counts.
    image = [[color] + [(0, 0, 0)] * 7 for color in ramp for _ in range(8)]
    save_image(tmp_path / "toon.bmp", image)
    options = ViewOptions(light_direction=(0, 0, 1))
    normal = (np.sqrt(1 - facing * facing), 0, -facing)
    material = plain((1, 1, 1), toon_texture=0)
    pixel = centre(Quad(material, normal=normal), folder=tmp_path, textures=("toon.bmp",), options=options)
    assert_color(pixel, tuple(np.array(ramp[row]) / 255))


def test_a_missing_toon_with_the_name_of_a_shared_one_is_that_one() -> None:
    material = plain((1, 1, 1), toon_texture=0)
    assert_color(centre(Quad(material, normal=UNLIT), textures=("toon03.bmp",)), (154 / 255,) * 3)
    assert_color(centre(Quad(material, normal=UNLIT), textures=("other.bmp",)), (1, 1, 1))


def test_the_highlight_is_where_the_light_is_reflected_to_the_eye() -> None:
    options = ViewOptions(light_direction=(0, 0, 1), light_color=(1, 1, 1))
    glossy = plain((0.2, 0.2, 0.2), specular=(0.5, 0.25, 0), shininess=10.0)
    assert_color(centre(Quad(glossy), options=options), (0.7, 0.45, 0.2))
    aside = Quad(glossy, normal=(1, 0, 0))
    assert_color(centre(aside, options=options), (0.2, 0.2, 0.2))
    tilted = Quad(glossy, normal=(0.6, 0, -0.8))
    assert_color(centre(tilted, options=options), (0.2 + 0.5 * 0.8**10, 0.2 + 0.25 * 0.8**10, 0.2))
    assert_color(centre(Quad(glossy), options=replace(options, show=frozenset())), (0.2, 0.2, 0.2))


def test_there_is_no_highlight_of_power_zero() -> None:
    assert_color(centre(Quad(plain(RED, specular=(0, 1, 1), shininess=0.0))), RED)


def test_vertex_colour_takes_the_place_of_the_lit_colour() -> None:
    quad = Quad(plain(RED, flags=MaterialFlags.VERTEX_COLOR), uv1=(0, 0.5, 1, 1))
    assert_color(centre(quad), (0, 0.5, 1))


def test_what_is_behind_shows_through() -> None:
    near, far = Quad(plain(RED, 0.25), z=-1), Quad(plain(BLUE), z=1)
    assert_color(centre(far, near), (0.25, 0, 0.75))


def test_materials_are_drawn_in_the_order_of_the_file() -> None:
    """What comes later is hidden by what is nearer, however transparent."""
    near, far = Quad(plain(RED, 0.25), z=-1), Quad(plain(BLUE), z=1)
    assert_color(centre(near, far), (1, 0.75, 0.75))


def test_a_material_without_any_opacity_hides_nothing() -> None:
    near, far = Quad(plain(RED, 0.0, flags=MaterialFlags.EDGE), z=-1), Quad(plain(BLUE), z=1)
    assert_color(centre(near, far), BLUE)


def test_what_a_texture_cuts_out_hides_nothing(tmp_path: Path) -> None:
    save_image(tmp_path / "a.png", [[(255, 255, 255, 0)]])
    near, far = Quad(plain(RED, texture=0), z=-1), Quad(plain(BLUE), z=1)
    assert_color(centre(near, far, folder=tmp_path, textures=("a.png",)), BLUE)


def test_the_same_depth_belongs_to_the_later() -> None:
    assert_color(centre(Quad(plain(RED)), Quad(plain(GREEN))), GREEN)


def test_the_background_is_of_the_chosen_colour() -> None:
    options = ViewOptions(background=(0.1, 0.2, 0.3, 1))
    pixels = picture(model_of(Quad(plain())), options=options)
    assert_color(pixels[0, 0], (0.1, 0.2, 0.3, 1))


def test_without_a_background_colours_keep_their_own_alpha() -> None:
    options = ViewOptions(background=(0, 0, 0, 0))
    pixels = picture(model_of(Quad(plain(RED, 0.5))), options=options)
    assert_color(pixels[CENTRE], (1, 0, 0, 0.5))
    assert_color(pixels[0, 0], (0, 0, 0, 0))


def test_a_zero_normal_draws_no_rubbish() -> None:
    material = plain(GREEN, specular=(1, 1, 1), shininess=5.0, toon_kind=ToonKind.SHARED)
    pixel = centre(Quad(material, normal=(0, 0, 0)))
    assert pixel[0] == pixel[2] == 0
    assert pixel[1] > 200

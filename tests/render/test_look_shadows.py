"""Shadows on the ground and on the model itself, where they fall and how dark they are (mmd-semantics §6.6)."""

from dataclasses import replace

import numpy as np
import pytest

from editor.model.materials import Material, MaterialFlags, SharedToon, ToonKind
from editor.model.model import Model
from editor.motion.sampling import SelfShadow
from editor.render.camera import Camera, ViewSide
from editor.render.options import ViewOptions
from editor.render.textures.images import _is_opaque
from editor.render.textures.textures import mipmaps
from tests.render.looking import assert_alike, lying, with_columns
from tests.render.making import CENTRE, RED, Quad, model_of, picture, plain, showing

pytestmark = [pytest.mark.gl, pytest.mark.usefixtures("gl")]
SIZE = (200, 200)
ABOVE = Camera(target=(0, 0, 0), distance=36.0, perspective=False).turned(ViewSide.TOP)  # 20 units high
THROWS = MaterialFlags.GROUND_SHADOW | MaterialFlags.DOUBLE_SIDED


# -- on the ground -----------------------------------------------------------------------------------------------------


def greys(pixels: np.ndarray, grey: float = 0.5) -> np.ndarray:
    return (np.abs(pixels[..., :3] - round(grey * 255)) <= 2).all(axis=-1)


def box_of(mask: np.ndarray) -> tuple[int, int, int, int]:
    """Left, top, right, bottom; the last two excluded."""
    rows, columns = np.nonzero(mask)
    return columns.min(), rows.min(), columns.max() + 1, rows.max() + 1


@pytest.mark.parametrize("light", [(-0.5, -1.0, 0.5), (0.3, -0.6, -0.9), (0.0, 0.0, 0.0)])
def test_the_ground_shadow_is_projected_along_the_light(light: tuple[float, float, float]) -> None:
    height = 4.0
    model = lying(plain(RED, flags=THROWS), height)
    seen = picture(model, camera=ABOVE, options=showing("ground-shadow", light_direction=light), size=SIZE)
    x, y, z = light if any(light) else (-0.5, -1.0, 0.5)  # no direction means MMD's own
    corners = [(end - x * height / y, 0, end - z * height / y) for end in (-1, 1)]
    places = ABOVE.project(corners, SIZE)[:, :2]
    covered = greys(seen) | (seen[..., 1] < 128)
    shadow = greys(seen)
    expected = (*places.min(axis=0), *places.max(axis=0))
    assert box_of(shadow) == pytest.approx(expected, abs=1)
    assert shadow.sum() == pytest.approx((2 * 10) ** 2, abs=40)
    assert covered.sum() == pytest.approx(2 * (2 * 10) ** 2, abs=80)


def test_what_stands_on_the_ground_darkens_it_around() -> None:
    options = showing("contact-shadow")
    near = picture(lying(plain(RED, flags=THROWS), 0.1), camera=ABOVE, options=options, size=SIZE)
    darkness = 255 - near[100, :, 1].astype(int)  # along the middle; red is all dark
    beside = 100 + 10 + np.array((1, 4, 40))
    assert 255 > darkness[beside[0]] > darkness[beside[1]] > darkness[beside[2]] == 0
    far = picture(lying(plain(RED, flags=THROWS), 4.0), camera=ABOVE, options=options, size=SIZE)
    without = picture(lying(plain(RED), 0.1), camera=ABOVE, options=options, size=SIZE)
    for seen in (far, without):
        assert set(np.unique(seen[100, :, 1]).tolist()) == {0, 255}


def stacked(*materials: Material) -> Model:
    """Squares that lie upon each other, each a little higher than the one before."""
    model = model_of(*(Quad(material, half=1.0, normal=(0, 1, 0)) for material in materials))
    flat = model.vertices["position"][:, (0, 2, 1)].astype(float)
    flat[:, 1] = 4 + np.repeat(np.arange(len(materials)), 4) * 0.1
    flat[:, 2] = model.vertices["position"][:, 1]
    return with_columns(model, position=flat)


def at(pixels: np.ndarray, x: float, z: float, y: float = 0.0) -> np.ndarray:
    column, row, _ = ABOVE.project([(x, y, z)], SIZE)[0]
    return pixels[int(row), int(column)]


def test_shadows_of_several_do_not_add_up() -> None:
    materials = (plain(RED, flags=THROWS), plain(RED, flags=THROWS), plain(RED, flags=THROWS))
    seen = picture(stacked(*materials), camera=ABOVE, options=showing("ground-shadow"), size=SIZE)
    assert_alike(at(seen, -2.1, 2.1), np.full(3, 0.5))
    assert set(np.unique(seen[..., 1])) == {0, 128, 255} or set(np.unique(seen[..., 1])) == {0, 127, 255}


def test_what_is_transparent_stands_before_the_shadow() -> None:
    """And its own shadow is as dark as any other."""
    caster, pane = plain(RED, flags=THROWS), plain(RED, 0.5)
    model = model_of(Quad(caster, half=1.0, normal=(0, 1, 0)), Quad(pane, half=1.0, normal=(0, 1, 0)))
    flat = model.vertices["position"][:, (0, 2, 1)].astype(float)
    flat[:, 2] = model.vertices["position"][:, 1]
    flat += np.repeat([(0, 4, 0), (-2, 1, 2)], 4, axis=0)
    seen = picture(with_columns(model, position=flat), camera=ABOVE, options=showing("ground-shadow"), size=SIZE)
    assert_alike(at(seen, -2, 2), np.array(RED) * 0.5 + 0.25)


@pytest.mark.parametrize(
    ("flags", "throws"),
    [
        (THROWS, True),
        (THROWS | MaterialFlags.LINES, True),
        (THROWS | MaterialFlags.POINTS, False),
        (MaterialFlags.DOUBLE_SIDED, False),
    ],
)
def test_what_throws_a_shadow_on_the_ground(flags: MaterialFlags, throws: bool) -> None:
    seen = picture(lying(plain(RED, flags=flags), 4.0), camera=ABOVE, options=showing("ground-shadow"), size=SIZE)
    assert greys(seen).any() == throws


# -- on the model itself -----------------------------------------------------------------------------------------------

TOON = {"toon_kind": ToonKind.SHARED, "shared_toon": SharedToon.TOON03}
DARK = 154 / 255
COLOR, GLOSS = np.array((0.5, 0.4, 0.3)), np.array((0.2, 0.1, 0.3))
RECEIVER = plain(tuple(COLOR), flags=MaterialFlags.SELF_SHADOW, specular=tuple(GLOSS), shininess=1.0, **TOON)
# Seen from behind and one-sided: it is not there but for its shadow.
CASTER = plain(RED, flags=MaterialFlags.CASTS_SELF_SHADOW)
AWAY = 18.0  # of the eye from the receiver
MMD = 0.01125


def shadowed(gap: float, shadow: SelfShadow, normal=(0.0, 0.0, -1.0), caster: Material = CASTER) -> np.ndarray:
    """The middle of a receiver that the light meets straight on, `gap` behind a caster."""
    model = model_of(
        Quad(replace(RECEIVER), normal=normal, half=4),
        Quad(caster, z=-gap, half=2, turned_away=True),
        Quad(plain(), 20),
    )
    options = showing("self-shadow", light_direction=(0, 0, 1), light_color=(1, 1, 1), self_shadow=shadow)
    return picture(model, options=options)[CENTRE]


def expected(shade: float, facing: float = 1.0) -> np.ndarray:
    lit = min(np.clip(3 * facing, 0, 1), 1 - np.clip(shade, 0, 1))
    # The light, the eye and therefore what is halfway between them are all straight before the middle.
    return (COLOR + GLOSS * facing) * lit + COLOR * DARK * (1 - lit)


@pytest.mark.parametrize("distance", [MMD, MMD / 2, 0.03])
@pytest.mark.parametrize("gap", [0.05, 0.2, 0.35, 0.5, 3.0])
def test_mode_1_darkens_with_the_gap(gap: float, distance: float) -> None:
    depth = gap * 0.15 * distance
    assert_alike(shadowed(gap, SelfShadow(1, distance)), expected(1500 * depth - 0.3))


@pytest.mark.parametrize("distance", [MMD, MMD / 2, 0.02, 0.05])
@pytest.mark.parametrize("gap", [0.03, 0.08, 0.12, 3.0])
def test_mode_2_darkens_sooner_near_the_eye(gap: float, distance: float) -> None:
    depth, t = gap * 0.15 * distance, max(1 - AWAY * distance * 1.5, 0)
    assert_alike(shadowed(gap, SelfShadow(2, distance)), expected(8000 * depth * t - 0.3))


def test_in_mode_0_there_are_no_self_shadows_and_the_toon_is_a_ramp_again() -> None:
    assert_alike(shadowed(3.0, SelfShadow(0, MMD)), COLOR + GLOSS)
    assert_alike(shadowed(3.0, SelfShadow(0, MMD), (0.8, 0, 0.6)), COLOR * DARK)


@pytest.mark.parametrize("facing", [0.9, 0.3, 0.2, 0.1, 0.0, -0.5])
def test_what_turns_away_from_the_light_is_dark_without_any_caster(facing: float) -> None:
    """Without the step of the toon: of that only the darkest colour counts."""
    normal = (float(np.sqrt(1 - facing * facing)), 0.0, -facing)
    seen = shadowed(3.0, SelfShadow(1, MMD), normal, caster=plain(RED))
    lit = np.clip(3 * facing, 0, 1)
    gloss = GLOSS * max(facing, 0)
    assert_alike(seen, (COLOR + gloss) * lit + COLOR * DARK * (1 - lit))


def test_points_neither_cast_nor_receive() -> None:
    points = replace(CASTER, flags=CASTER.flags | MaterialFlags.POINTS, edge_size=1.0)
    assert_alike(shadowed(3.0, SelfShadow(1, MMD), caster=points), COLOR + GLOSS)
    points = replace(RECEIVER, flags=RECEIVER.flags | MaterialFlags.POINTS, edge_size=5.0)
    model = model_of(Quad(points, half=2.5), Quad(CASTER, z=-3, half=4, turned_away=True))
    options = showing("self-shadow", light_direction=(0, 0, 1), light_color=(1, 1, 1))
    # The light comes from straight ahead: half way down the ramp towards its lit end.
    assert_alike(picture(model, options=replace(options, show=options.show - {"specular"}))[16, 16], COLOR)


def test_shadows_in_perspective_are_where_the_light_puts_them() -> None:
    """A caster's border, seen and lit aslant, to the pixel."""
    receiver, caster = Quad(RECEIVER, half=8, z=2), Quad(CASTER, half=1.5, x=-2, z=-2, turned_away=True)
    camera = Camera(target=(0, 0, 0), distance=30.0, rotation=(20, 30, 0))
    options = ViewOptions(show=frozenset({"toon", "self-shadow"}), light_direction=(1, -0.5, 1), light_color=(0, 0, 0))
    seen = picture(model_of(receiver, caster), camera=camera, options=options, size=SIZE)
    # Four units back, as many to the right and half as many down.
    middle = np.array((2.0, -2.0, 2.0))
    for away, color in ((1.4, COLOR * DARK), (1.6, COLOR)):
        for step in ((away, 0, 0), (-away, 0, 0), (0, away, 0), (0, -away, 0)):
            column, row, _ = camera.project([middle + step], SIZE)[0].astype(int)
            assert_alike(seen[row, column], color)


@pytest.mark.parametrize("distance", [float("nan"), float("-inf"), -1.0, 0.0])
@pytest.mark.parametrize("mode", [1, 2, 7])
def test_distances_that_mean_nothing_darken_nothing(mode: int, distance: float) -> None:
    assert_alike(shadowed(3.0, SelfShadow(mode, distance)), COLOR + GLOSS)


@pytest.mark.parametrize("light", [(float("nan"), 0.0, 1.0), (float("inf"), 0.0, 0.0), (0.0, 0.0, 0.0)])
def test_a_light_that_travels_nowhere_travels_as_mmd_has_it(light: tuple[float, float, float]) -> None:
    model = lying(plain(RED, flags=THROWS), 4.0)
    shown = showing("ground-shadow", light_direction=light)
    usual = picture(model, camera=ABOVE, options=showing("ground-shadow"), size=SIZE)
    assert (picture(model, camera=ABOVE, options=shown, size=SIZE) == usual).all()


@pytest.mark.parametrize("side", [8, 128])
def test_a_texture_counts_as_opaque_only_where_it_cuts_nothing_out(side: int) -> None:
    pixels = np.full((side, side, 4), 255, np.uint8)
    assert _is_opaque(mipmaps(pixels))
    pixels[side // 2 + 1, side // 3, 3] = 127
    assert not _is_opaque(mipmaps(pixels))

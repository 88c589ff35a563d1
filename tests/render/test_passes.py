"""Faces are culled, outlined, drawn as points or lines, and throw shadows as their flags say.

The rules are those of mmd-semantics §1.4, §6.5 to §6.7.
"""

import numpy as np
import pytest

from editor.model.materials import MaterialFlags, SharedToon, ToonKind
from editor.model.mesh import Vertex
from editor.render.camera import Camera
from editor.render.options import ViewOptions
from tests.render.making import BLUE, CAMERA, CENTRE, GREEN, RED, Quad, assert_color, model_of, picture, plain, showing

pytestmark = [pytest.mark.gl, pytest.mark.usefixtures("gl")]
DOUBLE, EDGE = MaterialFlags.DOUBLE_SIDED, MaterialFlags.EDGE
BEHIND = Camera(target=(0, 0, 0), distance=18.0, rotation=(0, 180, 0), perspective=False)


def count(pixels: np.ndarray, color: tuple[float, ...]) -> int:
    """How many pixels have nearly this colour."""
    wanted = np.array(color) * 255
    return int((np.abs(pixels[..., :3] - wanted) < 60).all(axis=-1).sum())


@pytest.mark.parametrize(
    ("turned_away", "flags", "seen"), [(False, 0, True), (True, 0, False), (True, DOUBLE, True), (False, DOUBLE, True)]
)
def test_back_faces_are_hidden_unless_double_sided(turned_away: bool, flags: int, seen: bool) -> None:
    pixels = picture(model_of(Quad(plain(RED, flags=flags), turned_away=turned_away)))
    assert_color(pixels[CENTRE], RED if seen else (1, 1, 1))


def test_front_faces_are_clockwise_from_every_side() -> None:
    assert_color(picture(model_of(Quad(plain(RED))), camera=BEHIND)[CENTRE], (1, 1, 1))
    assert_color(picture(model_of(Quad(plain(RED), turned_away=True)), camera=BEHIND)[CENTRE], RED)


def test_the_picture_is_not_mirrored() -> None:
    pixels = picture(model_of(Quad(plain(RED), x=3, y=3, half=1.5), Quad(plain(BLUE), x=-3, y=-3, half=1.5)))
    assert_color(pixels[12, 52], RED)
    assert_color(pixels[52, 12], BLUE)


def ball(**more: object):
    """A sphere of radius 3 with outward normals."""
    model = model_of(Quad(plain(RED, **more)))
    across, down = np.meshgrid(np.linspace(0, 2 * np.pi, 33), np.linspace(0, np.pi, 17))
    normals = np.stack((np.sin(down) * np.cos(across), np.cos(down), np.sin(down) * np.sin(across)), -1)
    grid = np.arange(33 * 17).reshape(17, 33)
    a, b, c, d = (part.reshape(-1) for part in (grid[:-1, :-1], grid[:-1, 1:], grid[1:, :-1], grid[1:, 1:]))
    faces = np.concatenate((np.stack((a, b, c), -1), np.stack((b, d, c), -1)))
    model.vertices.fill(33 * 17, position=normals.reshape(-1, 3) * 3, normal=normals.reshape(-1, 3))
    model.faces.fill(len(faces), vertices=faces, material=np.zeros(len(faces)))
    return model


EDGED = {"flags": EDGE, "edge_color": (0.0, 0.0, 1.0, 1.0), "edge_size": 8.0}


def test_an_outline_surrounds_what_it_belongs_to() -> None:
    with_edge, without = picture(ball(**EDGED)), picture(ball(edge_size=8.0))
    assert count(without, BLUE) == 0
    assert count(with_edge, RED) > 0.9 * count(without, RED)
    outline = count(with_edge, BLUE)
    # A ring of 8 * 64 / 535 pixels around a circle of radius 19.
    assert 60 < outline < 220
    assert_color(with_edge[CENTRE], RED)


def test_outlines_can_be_hidden() -> None:
    assert count(picture(ball(**EDGED), options=showing(hiding=("edge",))), BLUE) == 0


def test_the_width_of_an_outline_is_in_pixels_whatever_the_distance() -> None:
    counts = []
    for distance in (36.0, 72.0):
        camera = Camera(target=(0, 0, 0), distance=distance)
        pixels = picture(ball(**EDGED), camera=camera, size=(535, 535))
        row = pixels[267]
        counts.append(int((row[:, 2] - row[:, 0] > 128).sum()))
    assert counts == [16, 16]


def test_the_edge_scale_of_vertices_counts() -> None:
    model = ball(**EDGED)
    columns = {name: model.vertices[name].copy() for name in ("position", "normal")}
    model.vertices.fill(len(model.vertices), **columns, edge_scale=np.zeros(len(model.vertices)))
    assert count(picture(model), BLUE) == 0


@pytest.mark.parametrize("size", [0.0, 1.0, 8.0])
def test_the_back_of_a_double_sided_sheet_is_not_covered_by_its_outline(size: float) -> None:
    material = plain(RED, **{**EDGED, "flags": EDGE | DOUBLE, "edge_size": size})
    assert_color(picture(model_of(Quad(material)), camera=BEHIND)[CENTRE], RED)


def test_outlines_may_be_transparent() -> None:
    material = plain(RED, **{**EDGED, "flags": EDGE, "edge_color": (0, 0, 1, 0.5)})
    pixels = picture(model_of(Quad(material, turned_away=True)))
    assert_color(pixels[CENTRE], (0.5, 0.5, 1))


@pytest.mark.parametrize("flags", [MaterialFlags.POINTS, MaterialFlags.POINTS | MaterialFlags.LINES])
def test_points_are_drawn_at_the_corners(flags: MaterialFlags) -> None:
    material = plain(RED, flags=flags | EDGE, edge_size=5.0, edge_color=(0, 0, 1, 1))
    pixels = picture(model_of(Quad(material)))
    assert_color(pixels[CENTRE], (1, 1, 1))
    for row, column in ((16, 16), (16, 48), (48, 16), (48, 48)):
        assert_color(pixels[row, column], RED)
    assert count(pixels, RED) == pytest.approx(4 * 25, abs=25)
    assert count(pixels, BLUE) == 0


def test_lines_are_drawn_along_the_sides() -> None:
    pixels = picture(model_of(Quad(plain(RED, flags=MaterialFlags.LINES)), Quad(plain(BLUE), half=1)))
    assert_color(pixels[CENTRE], BLUE)
    assert count(pixels, RED) > 4 * 30
    assert_color(pixels[24, 45], (1, 1, 1))


def test_degenerate_faces_are_lines_too() -> None:
    model = model_of(Quad(plain(RED, flags=MaterialFlags.LINES)))
    model.faces.fill(1, vertices=np.array([(0, 1, 0)]), material=np.zeros(1))
    assert count(picture(model), RED) >= 30


def ground_shadow_of(flags: MaterialFlags, **light: object) -> np.ndarray:
    model = model_of(Quad(plain(RED, flags=flags), y=3), Quad(plain(RED, flags=flags), y=3, z=0.01))
    camera = Camera(target=(0, 0, 0), distance=40.0, rotation=(60, 0, 0))
    return picture(model, camera=camera, options=showing("ground-shadow", **light))


def test_the_ground_shadow_falls_along_the_light_and_does_not_add_up() -> None:
    pixels = ground_shadow_of(MaterialFlags.GROUND_SHADOW)
    assert count(pixels, (0.5, 0.5, 0.5)) > 20
    assert count(pixels, (0.25, 0.25, 0.25)) == 0
    columns = np.flatnonzero((np.abs(pixels[..., :3] - 128) < 60).all(axis=-1).any(axis=0))
    assert columns.mean() < 32


def test_not_everything_throws_a_ground_shadow() -> None:
    assert count(ground_shadow_of(MaterialFlags(0)), (0.5, 0.5, 0.5)) == 0
    with_ancestors = ground_shadow_of(MaterialFlags.GROUND_SHADOW, light_direction=(0, 1, 0))
    assert count(with_ancestors, (0.5, 0.5, 0.5)) == 0


def self_shadowed(casts: int, receives: int) -> np.ndarray:
    """A small quad between the light and a larger one, seen past the small one."""
    toon = {"toon_kind": ToonKind.SHARED, "shared_toon": SharedToon.TOON03}
    behind = Quad(plain((1, 1, 1), flags=receives, **toon), half=4, z=2)
    before = Quad(plain(RED, flags=casts), half=1, x=-2, z=-2)
    options = showing("self-shadow", light_direction=(1, 0, 1))
    return picture(model_of(behind, before), options=options)


def test_a_caster_darkens_a_receiver() -> None:
    pixels = self_shadowed(MaterialFlags.CASTS_SELF_SHADOW, MaterialFlags.SELF_SHADOW)
    # The shadow moves as far to the right as it falls behind: from x = -2 to x = 2.
    assert_color(pixels[32, 32 + 13], (154 / 255,) * 3)
    assert_color(pixels[32, 32], (1, 1, 1))
    assert_color(pixels[50, 32 + 13], (1, 1, 1))


@pytest.mark.parametrize("flags", [(0, MaterialFlags.SELF_SHADOW), (MaterialFlags.CASTS_SELF_SHADOW, 0)])
def test_self_shadows_need_a_caster_and_a_receiver(flags: tuple[int, int]) -> None:
    assert count(self_shadowed(*flags), (154 / 255,) * 3) == 0


def test_an_empty_model_is_a_background() -> None:
    model = model_of(Quad(plain()))
    model.vertices.fill(0)
    model.faces.fill(0)
    model.materials.records.clear()
    everything = ViewOptions(show=frozenset(("self-shadow", "ground-shadow", "wire", "vertices", "normals", "bones")))
    assert (picture(model, options=everything) == 255).all()


def test_corners_beyond_the_vertices_are_no_crash() -> None:
    model = model_of(Quad(plain()), Quad(plain(GREEN)))
    corners = model.faces["vertices"].copy()
    corners[0] = (0, 10_000_000, -1)
    model.faces.fill(4, vertices=corners, material=np.array((0, 0, 1, 1)))
    assert_color(picture(model)[CENTRE], GREEN)


def test_faces_without_a_material_are_not_drawn() -> None:
    model = model_of(Quad(plain()))
    model.faces.fill(2, vertices=model.faces["vertices"].copy(), material=np.full(2, -1))
    assert (picture(model) == 255).all()


def test_the_record_types_agree_with_the_columns_that_are_drawn() -> None:
    assert {"position", "normal", "uv", "uv1", "edge_scale"} <= set(Vertex.__dataclass_fields__)


def test_multisampling_softens_borders() -> None:
    model = model_of(Quad(plain((0, 0, 0)), half=2.55))
    camera = Camera(target=CAMERA.target, distance=18.0, rotation=(0, 0, 20), perspective=False)
    hard, soft = (np.unique(picture(model, camera=camera, samples=samples)) for samples in (0, 4))
    assert set(hard) == {0, 255}
    assert len(soft) > 2

"""Material morphs act on colours and textures by the formula, and cost nothing in pictures in which they stay."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from editor.model.columns import Columns
from editor.model.materials import MaterialFlags, SphereMode, ToonKind
from editor.model.morphs import MaterialOffset, Morph, MorphKind, OffsetMethod
from editor.render.textures.textures import decode
from tests.render.making import (
    BLUE,
    CAMERA,
    CENTRE,
    GREEN,
    RED,
    SIZE,
    Quad,
    Shown,
    assert_color,
    model_of,
    plain,
    save_image,
)
from tests.render.posing import weighted

pytestmark = [pytest.mark.gl, pytest.mark.usefixtures("gl")]
TEXEL = (0.8, 0.4, 0.2)
NOTHING = {
    "diffuse": (0,) * 4,
    "specular": (0,) * 3,
    "shininess": 0.0,
    "ambient": (0,) * 3,
    "edge_color": (0,) * 4,
    "edge_size": 0.0,
    "texture": (0,) * 4,
    "sphere": (0,) * 4,
    "toon": (0,) * 4,
}


def multiplying(material: int = 0, **factors: object) -> Morph:
    return _morph(MaterialOffset(material, OffsetMethod.MULTIPLY, **factors))


def adding(material: int = 0, **terms: object) -> Morph:
    return _morph(MaterialOffset(material, OffsetMethod.ADD, **{**NOTHING, **terms}))


def _morph(offset: MaterialOffset) -> Morph:
    return Morph("m", kind=MorphKind.MATERIAL, offsets=Columns.of(MaterialOffset, [offset]))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    save_image(tmp_path / "texel.png", [[tuple(round(part * 255) for part in TEXEL)]])
    return tmp_path


def centre(folder: Path, material: dict, *morphs: Morph, weights: tuple[float, ...] = (1.0, 1.0)) -> np.ndarray:
    """The pixel in the middle of a quad, white but for its textures, after morphs."""
    model = model_of(Quad(plain((1, 1, 1), **material)), textures=("texel.png",))
    model.morphs.records[:] = morphs
    made = Shown(model, folder)
    made.pose(weighted(model, *weights[: len(morphs)]))
    for file in made.scene.wanted_images():
        made.scene.provide_image(file, decode(file))
    pixel = made.centre()
    made.scene.release()
    return pixel


def mixed(none: float, mul: tuple[float, ...], add: tuple[float, ...]) -> np.ndarray:
    """What is made of the texel: lerp(none, texel * mul + add, mul.a + add.a)."""
    part = mul[3] + add[3]
    return none * (1 - part) + (np.array(TEXEL) * mul[:3] + add[:3]) * part


REST, ZERO = (1, 1, 1, 1), (0, 0, 0, 0)
COEFFICIENTS = [
    (REST, ZERO),
    ((0.5, 1, 0, 1), ZERO),
    ((1, 1, 1, 0), ZERO),
    ((1, 1, 1, 0.5), ZERO),
    ((1, 0.5, 1, 0.5), (0.1, 0.2, 0.3, 0.25)),
    (REST, (0.1, 0.1, 0.1, -0.5)),
    (ZERO, (0.1, 0.7, 0.1, 1)),
]


@pytest.mark.parametrize(("mul", "add"), COEFFICIENTS)
def test_the_texture_is_tinted_and_fades(folder: Path, mul: tuple, add: tuple) -> None:
    pixel = centre(folder, {"texture": 0}, multiplying(texture=mul), adding(texture=add))
    assert_color(pixel, tuple(np.clip(mixed(1, mul, add), 0, 1)))


@pytest.mark.parametrize(("mul", "add"), COEFFICIENTS)
def test_a_multiplied_sphere_fades_to_white(folder: Path, mul: tuple, add: tuple) -> None:
    material = {"sphere_texture": 0, "sphere_mode": SphereMode.MULTIPLY}
    pixel = centre(folder, material, multiplying(sphere=mul), adding(sphere=add))
    assert_color(pixel, tuple(np.clip(mixed(1, mul, add), 0, 1)))


@pytest.mark.parametrize(("mul", "add"), COEFFICIENTS)
def test_an_added_sphere_fades_to_black(folder: Path, mul: tuple, add: tuple) -> None:
    material = {"sphere_texture": 0, "sphere_mode": SphereMode.ADD}
    dark = adding(ambient=(-1, -1, -1))
    pixel = centre(folder, material, multiplying(sphere=mul), adding(sphere=add), dark, weights=(1, 1, 1))
    assert_color(pixel, tuple(np.clip(mixed(0, mul, add), 0, 1)))


@pytest.mark.parametrize(("mul", "add"), COEFFICIENTS)
def test_the_toon_is_tinted_in_steps(folder: Path, mul: tuple, add: tuple) -> None:
    material = {"toon_kind": ToonKind.TEXTURE, "toon_texture": 0}
    pixel = centre(folder, material, multiplying(toon=mul), adding(toon=add))
    shade = (1 - mul[3]) + np.array(TEXEL) * mul[:3] * mul[3]
    shade = np.clip(shade + (shade - 1) * add[3], 0, 1) + add[:3]
    assert_color(pixel, tuple(np.clip(shade, 0, 1)))


def test_coefficients_need_a_texture(folder: Path) -> None:
    colors = dict.fromkeys(("texture", "sphere", "toon"), (1, 0, 0, 1))
    assert_color(centre(folder, {}, multiplying(**colors)), (1, 1, 1))


def test_weights_lead_from_rest_to_the_whole(folder: Path) -> None:
    pixel = centre(folder, {"texture": 0}, multiplying(texture=(0, 1, 1, 1)), weights=(0.5,))
    assert_color(pixel, (0.4, 0.4, 0.2))


# -- values ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def shown(gl: None) -> Iterator[Shown]:
    """A red quad before a green and a blue one, and a morph that makes each of the first two vanish."""
    model = model_of(Quad(plain(RED), z=-1, half=2), Quad(plain(GREEN)), Quad(plain(BLUE), z=1, half=5))
    clear = (1, 1, 1, 0)
    model.morphs.records[:] = [
        multiplying(0, diffuse=clear),
        multiplying(1, diffuse=clear),
        adding(-1, ambient=(0.0, 0.5, 0.5)),
    ]
    made = Shown(model)
    yield made
    made.scene.release()


def test_a_material_vanishes_and_is_not_in_the_way(shown: Shown) -> None:
    shown.pose(weighted(shown.model, 1))
    assert_color(shown.centre(), GREEN)
    hit = shown.scene.pick(CAMERA, SIZE, 32, 32, tables=("faces",))
    assert hit is not None
    assert hit.row in (2, 3)
    shown.pose(weighted(shown.model, 1, 1))
    assert_color(shown.centre(), BLUE)
    shown.pose(weighted(shown.model, 0.5))
    assert_color(shown.centre(), (1, 0.5, 0.5))
    shown.pose(None)
    assert_color(shown.centre(), RED)


def test_every_material_can_be_meant(shown: Shown) -> None:
    shown.pose(weighted(shown.model, 0, 0, 1))
    assert_color(shown.centre(), (1, 0.5, 0.5))
    assert_color(shown.picture()[2, 2], (0, 0.5, 1))


def test_edges_are_morphed() -> None:
    """Of a square that turns its back only the outline is seen; its normals let that grow to the right."""
    edge = {"flags": MaterialFlags.EDGE, "edge_size": 0.0, "edge_color": (0, 0, 1, 1)}
    made = Shown(model_of(Quad(plain(RED, **edge), half=2, turned_away=True, normal=(1, 0, 0))))
    made.model.morphs.records[:] = [adding(0, edge_size=50.0), multiplying(0, edge_color=(1, 1, 0.5, 1))]
    for weights, color, right in (((0, 0), (0, 0, 1), 44), ((0.5, 0.5), (0, 0, 0.75), 47), ((1, 1), (0, 0, 0.5), 50)):
        made.pose(weighted(made.model, *weights))
        picture = made.picture()
        assert_color(picture[CENTRE], color)
        columns = np.flatnonzero(picture[32, :, 0] < 128)
        assert abs(columns[-1] - right) <= 1
    made.scene.release()


def test_a_changed_material_goes_on_from_its_new_values(shown: Shown) -> None:
    pose = weighted(shown.model, 0, 0, 1)
    shown.pose(pose)
    shown.centre()
    with shown.edit() as edit:
        edit.set(shown.model.materials, 0, "ambient", (0, 0, 0))
    shown.pose(pose)
    assert_color(shown.centre(), (0, 0.5, 0.5))
    with shown.edit() as edit:
        edit.remove(shown.model.materials, [0])
    shown.pose(pose)
    assert_color(shown.centre(), (0, 1, 0.5))


def test_materials_are_uploaded_when_they_change_and_only_those(shown: Shown, uploads: list[int]) -> None:
    pose = weighted(shown.model, 0.5)
    for _ in range(2):
        shown.pose(pose)
        shown.picture()
        uploads.clear()
    bones_and_frame = 2
    for weight, more in ((0.5, 0), (0.75, 1), (0.75, 0)):
        pose.weights[0] = weight
        shown.pose(pose)
        shown.picture()
        assert len(uploads) == bones_and_frame + more
        assert max(uploads) < 3 * 256
        uploads.clear()

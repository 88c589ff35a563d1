"""Checks of materials."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from editor.model.columns import Columns
from editor.model.materials import Material, MaterialFlags, SphereMode, Texture, ToonKind
from editor.model.model import Info, Model
from editor.model.morphs import MaterialOffset, Morph, MorphKind, OffsetMethod
from editor.operations.checks.check import CheckSubject
from tests.operations.checks.proving import found, prove_fix

CLEAR = (1.0, 1.0, 1.0, 0.0)


def with_materials(*materials: Material, textures: tuple[str, ...] = ("顔.png",)) -> Model:
    """A model in which each material has a face, all at one position."""
    model = Model()
    model.textures.records[:] = map(Texture, textures)
    model.materials.records[:] = materials
    model.vertices.fill(3, position=[(0, 0, 0), (1, 0, 0), (0, 1, 0)])
    model.faces.fill(len(materials), vertices=[(0, 1, 2)] * len(materials), material=range(len(materials)))
    return model


@pytest.mark.parametrize(
    ("code", "faulty", "near", "changes"),
    [
        ("material-not-finite", Material(shininess=np.nan), Material(shininess=0), "shininess"),
        ("material-not-finite", Material(diffuse=(np.inf, 0, 0, 1)), Material(diffuse=(9, 0, 0, 1)), "diffuse"),
        ("material-colour-range", Material(ambient=(1, 1.5, 0)), Material(ambient=(1, 1, 0)), "ambient"),
        ("material-colour-range", Material(specular=(0, -0.1, 0)), Material(shininess=50), "specular"),
        (
            "material-sphere-without-mode",
            Material(sphere_texture=0),
            Material(sphere_texture=0, sphere_mode=SphereMode.ADD),
            "sphere_texture",
        ),
        ("material-mode-without-sphere", Material(sphere_mode=SphereMode.MULTIPLY), Material(), "sphere_mode"),
        ("material-name-automatic", Material("材質1", texture=0), Material("材質1"), "name"),
        ("material-edge-transparent", Material(diffuse=CLEAR), Material(diffuse=(1, 1, 1, 0.1)), "edge_color"),
        (
            "material-edge-transparent",
            Material(diffuse=CLEAR),
            Material(diffuse=CLEAR, flags=MaterialFlags.DOUBLE_SIDED),
            "edge_color",
        ),
    ],
)
def test_materials_that_are_wrong(code: str, faulty: Material, near: Material, changes: str) -> None:
    assert found(code, with_materials(near)) == []
    model = with_materials(near, faulty)
    assert found(code, model) == [("materials", [1])]
    prove_fix(code, model, {f"materials.{changes}"})


def test_materials_without_faces() -> None:
    model = with_materials(Material("a"), Material("b"))
    assert found("material-without-faces", model) == []
    model.materials.records.append(Material("c"))
    assert found("material-without-faces", model) == [("materials", [2])]
    prove_fix("material-without-faces", model, {"materials"})


@pytest.mark.parametrize(
    ("method", "alpha", "material", "is_shown"),
    [
        (OffsetMethod.ADD, 1.0, 1, True),
        (OffsetMethod.ADD, 1.0, -1, True),
        (OffsetMethod.ADD, 1.0, 0, False),
        (OffsetMethod.ADD, 0.0, 1, False),
        (OffsetMethod.MULTIPLY, 2.0, 1, False),
    ],
)
def test_materials_that_no_morph_shows(method: OffsetMethod, alpha: float, material: int, is_shown: bool) -> None:
    model = with_materials(Material("a"), Material("b", diffuse=CLEAR))
    offset = Columns(MaterialOffset, material=[material], operation=[method], diffuse=[(1, 1, 1, alpha)])
    model.morphs.records[:] = [Morph("m", kind=MorphKind.MATERIAL, offsets=offset)]
    assert found("material-never-visible", model) == ([] if is_shown else [("materials", [1])])


def test_what_is_never_seen_is_deleted() -> None:
    prove_fix(
        "material-never-visible", with_materials(Material("a"), Material("b", diffuse=CLEAR)), {"materials", "faces"}
    )


def test_sub_textures_and_vertex_colours_without_an_additional_uv() -> None:
    model = with_materials(
        Material(sphere_texture=0, sphere_mode=SphereMode.SUB_TEXTURE),
        Material(flags=MaterialFlags.VERTEX_COLOR),
        Material(sphere_texture=0, sphere_mode=SphereMode.ADD),
    )
    assert found("material-without-additional-uv", model) == [("materials", [0, 1])]
    model.info.records[0] = Info(additional_uvs=1)
    assert found("material-without-additional-uv", model) == []


def test_sub_texture_and_vertex_colours_at_once() -> None:
    both = Material(sphere_mode=SphereMode.SUB_TEXTURE, flags=MaterialFlags.VERTEX_COLOR)
    one = Material(sphere_mode=SphereMode.ADD, flags=MaterialFlags.VERTEX_COLOR)
    assert found("material-uv-shared", with_materials(one, both)) == [("materials", [1])]


def test_toons_that_are_called_like_those_of_mmd() -> None:
    own, shared = (
        Material(toon_kind=ToonKind.TEXTURE, toon_texture=0),
        Material(toon_kind=ToonKind.TEXTURE, toon_texture=1),
    )
    model = with_materials(own, shared, textures=("toon11.bmp", "tex/toon03.bmp"))
    assert found("material-toon-like-shared", model) == [("materials", [1])]
    prove_fix("material-toon-like-shared", model, {"materials.toon_kind", "materials.shared_toon"})


def test_transparent_materials_before_others() -> None:
    veil, body = Material("veil", diffuse=(1, 1, 1, 0.5)), Material("body")
    assert found("material-order", with_materials(body, veil)) == []
    model = with_materials(veil, body)
    assert found("material-order", model) == [("materials", [0])]
    prove_fix("material-order", model, {"materials", "faces"})


def shown_by(*alphas: float, material: int = 0, method: OffsetMethod = OffsetMethod.ADD) -> list[Morph]:
    """Morphs each of which gives a material so much alpha."""
    offsets = [
        Columns(MaterialOffset, material=[material], operation=[method], diffuse=[(0, 0, 0, alpha)]) for alpha in alphas
    ]
    return [Morph("m", kind=MorphKind.MATERIAL, offsets=offset) for offset in offsets]


@pytest.mark.parametrize(
    ("morphs", "is_transparent"),
    [
        ([], False),
        (shown_by(1.0), False),
        (shown_by(1.0, material=-1), False),
        (shown_by(0.5), True),
        (shown_by(1.0, 0.5), True),
        (shown_by(1.0, -0.5), False),
        (shown_by(0.5, material=1), False),
        (shown_by(0.5, method=OffsetMethod.MULTIPLY), False),
    ],
)
def test_a_material_of_alpha_0_hides_what_it_hides_when_a_morph_shows_it(
    morphs: list[Morph], is_transparent: bool
) -> None:
    model = with_materials(Material("clothes", diffuse=CLEAR), Material("body"))
    model.morphs.records[:] = morphs
    assert found("material-order", model) == ([("materials", [0])] if is_transparent else [])
    if is_transparent:
        prove_fix("material-order", model, {"materials", "faces", "morphs"})


def test_nothing_hides_what_is_never_drawn() -> None:
    model = with_materials(Material("veil", diffuse=(1, 1, 1, 0.5)), Material("clothes", diffuse=CLEAR))
    assert found("material-order", model) == []
    model.morphs.records[:] = shown_by(1.0, material=1)
    assert found("material-order", model) == [("materials", [0])]


def test_a_translucent_texture_of_a_material_that_a_morph_shows(tmp_path: Path) -> None:
    model = with_materials(Material("veil", texture=0, diffuse=CLEAR), Material("body"), textures=("veil.png",))
    Image.new("RGBA", (4, 4), (255, 255, 255, 100)).save(tmp_path / "veil.png")
    assert found("material-order", CheckSubject(model, tmp_path)) == []
    model.morphs.records[:] = shown_by(1.0)
    assert found("material-order", CheckSubject(model, tmp_path)) == [("materials", [0])]


def test_materials_with_a_transparent_texture_before_others(tmp_path: Path) -> None:
    model = with_materials(Material("veil", texture=0), Material("body"), textures=("veil.png",))
    for alpha, expected in ((255, []), (100, [("materials", [0])])):
        Image.new("RGBA", (4 + alpha, 4), (255, 255, 255, alpha)).save(tmp_path / "veil.png")
        assert found("material-order", CheckSubject(model, tmp_path)) == expected, "though the file was read before"

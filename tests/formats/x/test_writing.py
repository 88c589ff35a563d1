"""DirectX models written and read again: shape, faces, materials and names come back; the rest is told."""

from __future__ import annotations

import re
import time
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest

from editor import formats
from editor.formats import Content
from editor.formats.message_texts import located_text
from editor.formats.progress import NoProgress
from editor.formats.x import writer
from editor.math3d.arrays import BoolArray
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.materials import Material, SphereMode, Texture
from editor.model.model import Model
from editor.resources import resource
from tests.formats.making import full_content
from tests.formats.marked import error_of_shape, marked_content, outward
from tests.model.random_models import random_model

KINDS = {"text": False, "binary": True}
ODD_NAMES = [
    "髪",
    "マフラー",
    "表情",
    "ソ 能",
    "a b",
    "{}",
    '"q"',
    "12",
    "-",
    "1;2,3",
    "// x",
    "#1",
    "🦊",
    "😀表",
    "é",
    "ｱｲ",
    "\t",
]
ODD_PATHS = ["tex\\表.png", "ソ能\\十.bmp", "é.png", "🦊.png", "ｱｲ.png", "a b;c,d{}.png", "マ\\ボ.tga", "C:\\x\\y.png"]


def there_and_back(content: Content, folder: Path, is_binary: bool = False, **options) -> Model:
    formats.save(content, folder / "旗.x", export={"is_binary": is_binary, **options})
    return formats.load(folder / "旗.x").model


def with_materials(*materials: Material, textures: tuple[str, ...] = ()) -> Content:
    model = Model()
    model.textures.records += map(Texture, textures)
    model.materials.records += materials
    model.vertices.fill(3, position=[(0, 0, 0), (0, 1, 0), (1, 0, 0)], normal=[(0, 0, -1)] * 3)
    rows = np.arange(len(materials))
    model.faces.fill(len(rows), vertices=[(0, 1, 2)] * len(rows), material=rows)
    return Content(model)


def used(model: Model) -> BoolArray:
    """The vertices that have a drawn face: of others the format keeps no normals."""
    drawn = model.faces["material"] != NONE
    return np.isin(np.arange(len(model.vertices)), model.faces["vertices"][drawn])


def assert_same(model: Model, back: Model, is_binary: bool) -> None:
    drawn = model.faces["material"] != NONE
    assert np.array_equal(back.faces["vertices"], model.faces["vertices"][drawn])
    assert np.array_equal(back.faces["material"], model.faces["material"][drawn])
    close = {"rtol": 2e-7, "atol": 0} if is_binary else {"rtol": 1e-7, "atol": 1e-10}
    np.testing.assert_allclose(back.vertices["position"], model.vertices["position"], **close)
    np.testing.assert_allclose(back.vertices["normal"][used(model)], model.vertices["normal"][used(model)], **close)
    np.testing.assert_allclose(back.vertices["uv"], model.vertices["uv"], **close)
    for field in ("diffuse", "shininess", "specular", "ambient"):
        pairs = zip(model.materials, back.materials, strict=True)
        assert all(getattr(one, field) == pytest.approx(getattr(two, field), rel=1e-6) for one, two in pairs)


@pytest.mark.parametrize("kind", KINDS)
class TestThereAndBack:
    def test_the_model_lies_on_itself(self, tmp_path: Path, kind: str) -> None:
        content = marked_content(tmp_path)
        back = there_and_back(content, tmp_path, KINDS[kind])
        assert error_of_shape(content.model, back) < 1e-6
        assert_same(content.model, back, KINDS[kind])
        sides = outward(back.vertices["position"], back.faces["vertices"], back.vertices["normal"])
        mesh = content.model
        before = outward(mesh.vertices["position"], mesh.faces["vertices"], mesh.vertices["normal"])
        assert np.array_equal(sides > 0, before > 0), "faces look where they looked"

    @pytest.mark.parametrize("seed", range(15))
    def test_random_models(self, tmp_path: Path, kind: str, seed: int) -> None:
        model = random_model(seed)
        for name in ("position", "normal", "uv"):
            Edit(model).set(model.vertices, slice(None), name, np.nan_to_num(model.vertices[name], posinf=0, neginf=0))
        back = there_and_back(Content(model), tmp_path, KINDS[kind])
        assert len(back.vertices) == len(model.vertices)
        if len(model.materials):
            assert_same(model, back, KINDS[kind])

    def test_the_sample(self, tmp_path: Path, kind: str) -> None:
        content = formats.load_model(resource("samples", "mochi.pmx"))
        back = there_and_back(content, tmp_path, KINDS[kind])
        assert_same(content.model, back, KINDS[kind])
        assert [material.name for material in back.materials] == [material.name for material in content.model.materials]
        wanted = [content.model.textures[m.texture].path.replace("/", "\\") for m in content.model.materials]
        assert [back.textures[material.texture].path for material in back.materials] == wanted

    def test_odd_names(self, tmp_path: Path, kind: str) -> None:
        content = with_materials(*(Material(name) for name in ODD_NAMES))
        model = there_and_back(content, tmp_path, KINDS[kind])
        assert len(model.materials) == len(ODD_NAMES)
        assert [m.name for m in model.materials] == [
            re.sub(r"^(?=[-\d])", "_", re.sub(r'[ \t;,{}"#/]', "_", name)) for name in ODD_NAMES
        ]

    def test_odd_paths(self, tmp_path: Path, kind: str) -> None:
        materials = (Material(f"m{row}", texture=row) for row in range(len(ODD_PATHS)))
        model = there_and_back(with_materials(*materials, textures=tuple(ODD_PATHS)), tmp_path, KINDS[kind])
        assert [model.textures[material.texture].path for material in model.materials] == ODD_PATHS

    def test_sphere_maps_that_their_extension_tells(self, tmp_path: Path, kind: str) -> None:
        both = Material("a", texture=0, sphere_texture=1, sphere_mode=SphereMode.MULTIPLY)
        alone = Material("b", sphere_texture=2, sphere_mode=SphereMode.ADD)
        other = Material("c", texture=0, sphere_texture=2, sphere_mode=SphereMode.MULTIPLY)
        content = with_materials(both, alone, other, textures=("t.png", "s.sph", "p.spa"))
        losses = formats.save(content, tmp_path / "旗.x", export={"is_binary": KINDS[kind]})
        assert sum("sphere" in loss.text for loss in losses) == 1
        back = formats.load(tmp_path / "旗.x").model
        found = [(back.textures[m.sphere_texture].path, m.sphere_mode) for m in back.materials if m.sphere_mode]
        assert found == [("s.sph", SphereMode.MULTIPLY), ("p.spa", SphereMode.ADD)]

    def test_ambient_is_emissive_or_left_out(self, tmp_path: Path, kind: str) -> None:
        content = with_materials(Material("a", ambient=(0.25, 0.5, 0.75)))
        assert there_and_back(content, tmp_path, KINDS[kind]).materials[0].ambient == (0.25, 0.5, 0.75)
        options = {"is_binary": KINDS[kind], "writes_emissive": False}
        losses = formats.save(content, tmp_path / "旗.x", export=options)
        assert [located_text(loss) for loss in losses if loss.field == "ambient"] == [
            "Material 0: not kept: the ambient colour"
        ]
        assert formats.load(tmp_path / "旗.x").model.materials[0].ambient == (0, 0, 0)

    def test_numbers_that_are_none_become_0_and_are_told(self, tmp_path: Path, kind: str) -> None:
        content = with_materials(Material("a"))
        Edit(content.model).set(content.model.vertices, [1], "position", (np.nan, np.inf, 1))
        losses = formats.save(content, tmp_path / "旗.x", export={"is_binary": KINDS[kind]})
        assert any("not finite" in loss.text and loss.row == 1 for loss in losses)
        back = formats.load(tmp_path / "旗.x")
        assert not back.warnings
        assert back.model.vertices["position"][1].tolist() == pytest.approx([0, 0, 1])

    def test_an_empty_model(self, tmp_path: Path, kind: str) -> None:
        assert there_and_back(Content(Model()), tmp_path, KINDS[kind]).counts()["vertices"] == 0

    def test_many_vertices_are_written_in_two_seconds(self, kind: str) -> None:
        model, rng = Model(), np.random.default_rng(0)
        model.materials.records.append(Material("a"))
        count = 200_000
        model.vertices.fill(
            count, position=rng.random((count, 3)), normal=rng.random((count, 3)), uv=rng.random((count, 2))
        )
        model.faces.fill(2 * count, vertices=rng.integers(0, count, (2 * count, 3)), material=np.zeros(2 * count))
        start = time.process_time()
        writer.write(Content(model), BytesIO(), NoProgress(), is_binary=KINDS[kind])
        assert time.process_time() - start < 2


def test_it_is_as_large_as_is_wanted(tmp_path: Path) -> None:
    """MMD shows accessories ten times as large: at the usual scale what is written lies on the model."""
    content = marked_content(tmp_path)
    once = there_and_back(content, tmp_path).vertices["position"]
    np.testing.assert_allclose(once, content.model.vertices["position"], atol=1e-6)
    np.testing.assert_allclose(there_and_back(content, tmp_path, scale=1.0).vertices["position"], 10 * once, atol=1e-5)


def test_what_it_cannot_keep_is_told(tmp_path: Path) -> None:
    content = full_content()
    losses = formats.save(content, tmp_path / "旗.x")
    tables = {loss.table for loss in losses}
    assert {"bones", "morphs", "frames", "rigid_bodies", "joints", "soft_bodies", "materials"} <= tables


def test_names_that_are_written_otherwise_are_told(tmp_path: Path) -> None:
    content = with_materials(Material("a b", texture=0), Material("ok", texture=1), textures=('"*".png', "🦊.png"))
    losses = formats.save(content, tmp_path / "旗.x")
    told = [located_text(loss) for loss in losses if loss.row >= 0]
    assert told == [
        "Material 0: the name 'a b' becomes 'a_b'",
        "Material 0: the texture '\"*\".png' cannot be named in the file",
        "Material 1: MMD cannot read the path '🦊.png'",
    ]


def test_numbers_are_written_without_exponents(tmp_path: Path) -> None:
    content = with_materials(replace(Material("a"), shininess=1e-7))
    Edit(content.model).set(content.model.vertices, [0], "position", (1e-9, 1e9, -1e-6))
    formats.save(content, tmp_path / "旗.x")
    assert not re.search(rb"\de[-+]?\d", (tmp_path / "旗.x").read_bytes())

"""Materials of MToon as MMD has them."""

from __future__ import annotations

import importlib

import pytest

from editor import formats
from editor.model.materials import MaterialFlags, SphereMode, ToonKind
from editor.model.model import Model
from tests.vrm.making import with_mtoon
from tests.vrm.test_reader import read


@pytest.mark.parametrize("is_old", [False, True])
def test_toon_edge_sphere_and_order(tmp_path, is_old):
    content = read(tmp_path, with_mtoon(is_old))
    model: Model = content.model
    assert [material.name for material in model.materials] == ["face", "body"], "what blends is drawn last"
    face, body = model.materials
    drawn = model.faces["vertices"][model.faces["material"] == 0]
    assert model.bones[int(model.vertices["bones"][drawn[0, 0], 0])].name == "頭"
    assert face.toon_kind is ToonKind.TEXTURE
    assert (face.flags & MaterialFlags.EDGE, body.flags & MaterialFlags.EDGE) == (MaterialFlags.EDGE, 0)
    assert face.edge_color == (1, 0, 0, 1)
    assert face.edge_size == pytest.approx(0.001 * 12.5 / 0.045)
    assert face.sphere_mode is SphereMode.ADD
    assert model.textures[face.sphere_texture].path == "a_textures\\shine.png"
    assert model.vertices["uv"][drawn[0]][:, 0].min() == (0.5 if is_old else 0)
    formats.save(content, tmp_path / "out.pmx")
    toon = tmp_path / model.textures[face.toon_texture].path.replace("\\", "/")
    with importlib.import_module("PIL.Image").open(toon) as picture:
        assert (picture.getpixel((0, 0)), picture.getpixel((0, 31))) == ((255,) * 3, (128,) * 3)


def test_what_is_not_seen_has_no_outline_until_an_expression_shows_it(tmp_path):
    figure = with_mtoon(False)
    face = figure.tree["materials"][1]
    face["alphaMode"], face["pbrMetallicRoughness"] = "BLEND", {"baseColorFactor": [1, 1, 1, 0]}
    figure.add_expression("blush", {}, custom=True)
    shown = {"material": 1, "type": "color", "targetValue": [1, 1, 1, 1]}
    figure.vrm["expressions"]["custom"]["blush"]["materialColorBinds"] = [shown]
    content = read(tmp_path, figure)
    material = next(each for each in content.model.materials if each.name == "face")
    assert (material.diffuse[3], material.edge_color[3]) == (0, 0)
    offsets = next(morph for morph in content.model.morphs if morph.name == "blush").offsets
    assert (offsets["diffuse"][0, 3], offsets["edge_color"][0, 3]) == (1, 1)

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

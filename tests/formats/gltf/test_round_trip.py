"""glTF there and back: the model lies on itself, and what other programs see in the file is right."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from editor import formats
from editor.formats import Content, FormatError
from editor.formats.gltf import library
from editor.model.bones import Bone
from editor.model.columns import Columns
from editor.model.fields import NONE
from editor.model.materials import MaterialFlags
from editor.model.mesh import Deform
from editor.model.model import Model
from editor.model.morphs import Morph, VertexOffset
from tests.formats.gltf.making import array_of, tree_of
from tests.formats.marked import error_of_shape, marked_content, marked_model, outward, png


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


def there_and_back(content: Content, folder: Path, extension: str = ".glb") -> Content:
    formats.save(content, folder / f"marked{extension}")
    return formats.load(folder / f"marked{extension}")


def moved(model: Model, morph: Morph) -> np.ndarray:
    """(vertices, 3) what a morph does to each vertex."""
    sums = np.zeros((len(model.vertices), 3))
    np.add.at(sums, morph.offsets["vertex"], morph.offsets["translation"])
    return sums


def influence(model: Model) -> np.ndarray:
    """(vertices, bones) how much each bone moves each vertex."""
    vertices, count = model.vertices, len(model.bones)
    weights = vertices["weights"].astype(np.float64)
    weights[vertices["deform"] == Deform.BDEF1] = (1, 0, 0, 0)
    pairs = (vertices["deform"] == Deform.BDEF2) | (vertices["deform"] == Deform.SDEF)
    weights[pairs, 1] = 1 - weights[pairs, 0]
    weights[pairs, 2:] = 0
    sums = np.zeros((len(vertices), count + 1))
    for slot in range(4):
        np.add.at(sums, (np.arange(len(vertices)), vertices["bones"][:, slot]), weights[:, slot])
    sums = sums[:, :count]
    return sums / np.maximum(sums.sum(axis=1, keepdims=True), 1e-9)


@pytest.mark.parametrize("extension", [".glb", ".gltf"])
class TestThereAndBack:
    def test_the_model_lies_on_itself(self, folder, extension):
        content = marked_content(folder)
        loaded = there_and_back(content, folder, extension)
        assert loaded.format == extension.lstrip(".")
        assert loaded.warnings == []
        assert error_of_shape(content.model, loaded.model) < 1e-6
        assert np.array_equal(loaded.model.faces["vertices"], content.model.faces["vertices"])
        assert np.array_equal(loaded.model.faces["material"], content.model.faces["material"])

    def test_bones(self, folder, extension):
        content = marked_content(folder)
        model = there_and_back(content, folder, extension).model
        for old, new in zip(content.model.bones, model.bones, strict=True):
            assert (old.name, old.parent) == (new.name, new.parent)
            assert np.allclose(old.position, new.position, atol=1e-6)
        assert np.allclose(influence(content.model), influence(model), atol=1e-6)
        assert model.vertices["deform"].tolist() == [0, 1, 2, 0, 0, 1, 0]

    def test_vertex_morphs(self, folder, extension):
        content = marked_content(folder)
        model = there_and_back(content, folder, extension).model
        assert [morph.name for morph in model.morphs] == ["鼻", "無"]
        for row in range(2):
            assert np.allclose(
                moved(model, model.morphs[row]), moved(content.model, content.model.morphs[row]), atol=1e-6
            )
        assert len(model.frames[1].items) == 2

    def test_materials(self, folder, extension):
        content = marked_content(folder)
        model = there_and_back(content, folder, extension).model
        for row, (old, new) in enumerate(zip(content.model.materials, model.materials, strict=True)):
            for field in ("diffuse", "ambient", "specular", "shininess"):
                assert getattr(old, field) == getattr(new, field), (row, field)
            assert (old.flags ^ new.flags) & MaterialFlags.DOUBLE_SIDED == 0
            assert (old.texture == NONE) == (new.texture == NONE)
        assert [material.name for material in model.materials][:3] == ["旗", "empty one", "旗"]

    def test_pictures_come_out_and_can_be_saved(self, folder, extension):
        loaded = there_and_back(marked_content(folder), folder, extension)
        assert [texture.path for texture in loaded.model.textures] == ["marked_textures\\旗 1.png"]
        assert loaded.folder is not None
        assert loaded.folder != folder
        assert (loaded.folder / "marked_textures" / "旗 1.png").read_bytes() == png()
        assert formats.save(loaded, folder / "again.pmx") == []
        assert (folder / "marked_textures" / "旗 1.png").read_bytes() == png()


class TestTheFile:
    def test_it_is_right_handed_and_in_metres(self, folder):
        """Up stays up, the left of the model stays at +x, and the model looks to +z (glTF 2.0, 3.4)."""
        content = marked_content(folder)
        formats.save(content, folder / "a.glb")
        tree = tree_of(folder / "a.glb")
        primitives = tree["meshes"][0]["primitives"]
        attributes = primitives[0]["attributes"]
        positions = array_of(folder / "a.glb", attributes["POSITION"])
        assert np.allclose(positions, content.model.vertices["position"] * (0.08, 0.08, -0.08))
        normals = array_of(folder / "a.glb", attributes["NORMAL"])
        faces = np.concatenate([array_of(folder / "a.glb", each["indices"]).reshape(-1, 3) for each in primitives])
        mesh = content.model.vertices
        before = outward(mesh["position"], content.model.faces["vertices"], mesh["normal"])
        assert np.allclose(outward(positions, faces, normals), before * 0.08**2)
        assert before[0] > 0

    def test_all_primitives_share_the_vertices(self, folder):
        formats.save(marked_content(folder), folder / "a.glb")
        primitives = tree_of(folder / "a.glb")["meshes"][0]["primitives"]
        assert [primitive["material"] for primitive in primitives] == [0, 2, 3]
        assert primitives[0]["attributes"] == primitives[1]["attributes"] == primitives[2]["attributes"]
        assert primitives[0]["targets"] == primitives[1]["targets"]

    def test_bones_rest_where_they_are_bound(self, folder):
        formats.save(marked_content(folder), folder / "a.glb")
        tree = tree_of(folder / "a.glb")
        inverse = array_of(folder / "a.glb", tree["skins"][0]["inverseBindMatrices"]).reshape(-1, 4, 4)
        world = np.zeros(3)
        for joint in (0, 1, 2):  # each is the child of the one before
            world += tree["nodes"][joint]["translation"]
            assert np.allclose(inverse[joint][3, :3], -world, atol=1e-7)
            assert tree["nodes"][joint].get("children", []) == ([joint + 1] if joint < 2 else [])

    def test_materials_show_the_colour_that_mmd_shows(self, folder):
        """0.6 of the diffuse colour and the ambient one, as a quantity of light."""
        formats.save(marked_content(folder), folder / "a.glb")
        materials = tree_of(folder / "a.glb")["materials"]
        color = materials[0]["pbrMetallicRoughness"]["baseColorFactor"]
        shown = np.array((0.6 * 0.5 + 0.25, 0.6 * 0.25 + 0.125, 0.6 * 0.125 + 0.5))
        assert np.allclose(color, (*((shown + 0.055) / 1.055) ** 2.4, 1))
        assert [material["alphaMode"] for material in materials] == ["OPAQUE", "BLEND", "OPAQUE", "OPAQUE"]
        assert [material.get("doubleSided", False) for material in materials] == [False, False, True, False]

    def test_a_picture_is_there_once(self, folder):
        formats.save(marked_content(folder), folder / "a.glb")
        tree = tree_of(folder / "a.glb")
        assert [image["mimeType"] for image in tree["images"]] == ["image/png"]
        assert [material["pbrMetallicRoughness"].get("baseColorTexture") for material in tree["materials"]] == [
            {"index": 0, "texCoord": 0},
            None,
            None,
            {"index": 0, "texCoord": 0},
        ]

    @pytest.mark.parametrize(("alpha", "mode"), [(255, "OPAQUE"), (128, "BLEND"), (0, "MASK")])
    def test_the_alpha_of_a_picture_tells_how_it_is_drawn(self, folder, alpha, mode):
        content = marked_content(folder)
        (folder / "tex" / "旗 1.png").write_bytes(png(alpha))
        formats.save(content, folder / "a.glb")
        assert tree_of(folder / "a.glb")["materials"][0]["alphaMode"] == mode

    def test_other_pictures_are_converted(self, folder):
        content = marked_content(folder)
        image = pytest.importorskip("PIL.Image")
        image.new("RGB", (3, 2), (255, 0, 0)).save(folder / "tex" / "a.bmp")
        content.model.textures.records[0] = replace(content.model.textures[0], path="TEX\\A.bmp")
        loaded = there_and_back(content, folder)
        assert [texture.path for texture in loaded.model.textures] == ["marked_textures\\a.png"]

    def test_what_is_lost_is_told(self, folder):
        content = marked_content(folder)
        content.model.materials.records[1] = replace(content.model.materials[1], texture=1)
        (folder / "tex" / "旗 1.png").write_bytes(b"\x89PNG no picture")
        losses = formats.save(content, folder / "a.glb")
        assert [(loss.table, loss.row, loss.field) for loss in losses if loss.table == "textures"] == [
            ("textures", 0, "path"),
            ("textures", 1, "path"),
        ]
        assert [loss.table for loss in losses if loss.table != "textures"] == ["frames", "morphs"]


class TestDifficultModels:
    def test_weights_are_as_the_format_wants_them(self, folder):
        """They sum to 1, no joint is there twice, and what no bone moves stays with the first."""
        content = marked_content(folder)
        vertices = content.model.vertices
        vertices.writable("deform")[:4] = (Deform.BDEF4, Deform.BDEF4, Deform.BDEF1, Deform.SDEF)
        vertices.writable("bones")[:4] = [(1, 1, 2, 1), (0, 1, 2, -1), (-1, -1, -1, -1), (1, 2, -1, -1)]
        vertices.writable("weights")[:4] = [(0.25, 0.25, 0.25, 0.25), (1, 1, 2, 9), (1, 0, 0, 0), (0.25, 0, 0, 0)]
        formats.save(content, folder / "a.glb")
        attributes = tree_of(folder / "a.glb")["meshes"][0]["primitives"][0]["attributes"]
        joints = array_of(folder / "a.glb", attributes["JOINTS_0"])[:4].tolist()
        weights = array_of(folder / "a.glb", attributes["WEIGHTS_0"])[:4].tolist()
        assert joints == [[1, 0, 2, 0], [0, 1, 2, 0], [0, 0, 0, 0], [1, 2, 0, 0]]
        assert weights == [[0.75, 0, 0.25, 0], [0.25, 0.25, 0.5, 0], [1, 0, 0, 0], [0.25, 0.75, 0, 0]]

    def test_bones_that_are_each_others_parents(self, folder):
        content = marked_content(folder)
        bones = content.model.bones.records
        bones[:] = [replace(bone, parent=parent) for bone, parent in zip(bones, (2, 0, 1), strict=True)]
        bones += [Bone("a", parent=3), Bone("b", parent=-1)]
        model = there_and_back(content, folder).model
        assert sorted(bone.parent for bone in model.bones)[:3] == [-1, -1, -1]
        assert [bone.name for bone in model.bones] == [bone.name for bone in bones]

    def test_a_morph_that_moves_a_vertex_twice(self, folder):
        content = marked_content(folder)
        offsets = Columns(VertexOffset, vertex=[3, 1, 3], translation=[(1, 0, 0), (0, 1, 0), (0, 0, 2)])
        content.model.morphs.records[:] = [Morph("二", offsets=offsets)]
        model = there_and_back(content, folder).model
        assert model.morphs[0].offsets["vertex"].tolist() == [1, 3]
        assert np.allclose(model.morphs[0].offsets["translation"], [(0, 1, 0), (1, 0, 2)], atol=1e-6)

    def test_normals_without_length(self, folder):
        content = marked_content(folder)
        content.model.vertices.writable("normal")[0] = 0
        formats.save(content, folder / "a.glb")
        attributes = tree_of(folder / "a.glb")["meshes"][0]["primitives"][0]["attributes"]
        normals = array_of(folder / "a.glb", attributes["NORMAL"])
        assert np.allclose(np.linalg.norm(normals, axis=1), 1)

    @pytest.mark.parametrize("parts", [(), ("bones",), ("vertices",)])
    def test_a_model_with_hardly_anything_in_it(self, folder, parts):
        model, marked = Model(), marked_model()
        for name in parts:
            table, source = model.tables[name], marked.tables[name]
            if name == "bones":
                table.records[:] = source.records
            else:
                table.fill(len(source), position=source["position"])
        loaded = there_and_back(Content(model), folder).model
        assert len(loaded.bones) == 1  # without a mesh nothing has a skin
        assert len(loaded.vertices) == 0

    def test_scale(self, folder):
        content = marked_content(folder)
        formats.save(content, folder / "a.glb")
        model = formats.load(folder / "a.glb", scale=1).model
        assert np.allclose(model.vertices["position"], content.model.vertices["position"] * 0.08)
        assert np.allclose(model.bones[2].position, (5 * 0.08, 8 * 0.08, -0.08))


def test_the_library_is_imported_only_when_it_is_needed():
    code = "import sys, editor.formats; sys.exit(bool({'pygltflib', 'PIL'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_without_the_library_it_is_told(folder, monkeypatch):
    monkeypatch.setattr(library, "PACKAGE", "no_such_package_as_this")
    with pytest.raises(FormatError, match="needs no_such_package_as_this, which is not installed"):
        formats.save(marked_content(folder), folder / "a.glb")
    assert not (folder / "a.glb").exists()


def test_the_corpus_lies_on_itself(corpus: Path, tmp_path: Path):
    for source in sorted(corpus.glob("*/*.pmx")):
        content = formats.load(source)
        if not len(content.model.faces):
            continue
        formats.save(content, tmp_path / "a.glb")
        model = formats.load(tmp_path / "a.glb").model
        assert error_of_shape(content.model, model) < 1e-5, source
        drawn = content.model.faces["material"] >= 0
        assert np.array_equal(model.faces["vertices"], content.model.faces["vertices"][drawn]), source
        assert np.array_equal(model.faces["material"], content.model.faces["material"][drawn]), source
        assert [bone.name for bone in model.bones] == [bone.name for bone in content.model.bones]
        assert np.allclose(influence(content.model), influence(model), atol=1e-6), source

"""glTF documents that other programs write: positions, skins, primitives, materials, pictures, and damage."""

import base64
import json
from pathlib import Path
from typing import Any
from urllib.parse import quote

import numpy as np
import pytest

from editor import formats
from editor.formats import Content, FormatError
from editor.formats.gltf import reader as primitives
from editor.formats.gltf.library import COMPLAINTS, document_type, gltf_module
from editor.formats.message_texts import located_text
from editor.model.fields import NONE
from editor.model.materials import MaterialFlags
from tests.formats.gltf.making import Making
from tests.formats.marked import outward, png

DOCUMENTS: list[dict[str, Any] | None] = [
    None,
    {"asset": {"version": 2.0, "extras": {"a": [1, None]}}, "nodes": [None, {}, {"mesh": "1", "scale": [1, "2", 3.5]}]},
    {"meshes": [{"primitives": [{"attributes": {"POSITION": 0, "_A": 1}, "targets": [{"NORMAL": 2}], "mode": None}]}]},
    {"accessors": [{"sparse": {"count": 1, "indices": None, "values": {}}, "normalized": 1, "max": None, "other": 1}]},
    {"materials": [{"pbrMetallicRoughness": {"baseColorTexture": {"index": 1, "extensions": {"X": {}}}}}]},
    {"scenes": [{"nodes": [None]}]},
    *({"nodes": nodes} for nodes in ({"a": 1}, "ab", 1, [[]], ["a"], [{"rotation": ["x"]}], [{"mesh": [1]}])),
]
TRIANGLE = [(0, 0, 0), (1, 0, 0), (0, 2, 0)]
UNIT = 12.5  # units in a metre


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


def read(folder: Path, made: Making) -> Content:
    return formats.load(made.glb(folder / "a.glb"))


def one_triangle(**more) -> Making:
    made = Making()
    made.primitive(TRIANGLE, **more)
    return made


class TestPositions:
    def test_a_triangle(self, folder):
        content = read(folder, one_triangle())
        model = content.model
        assert np.allclose(model.vertices["position"], [(0, 0, 0), (UNIT, 0, 0), (0, 2 * UNIT, 0)])
        assert model.faces["vertices"].tolist() == [[0, 2, 1]]
        assert np.allclose(model.vertices["normal"], (0, 0, -1)), "made from the face"
        assert [bone.name for bone in model.bones] == ["センター"]
        assert [material.name for material in model.materials] == ["材質1"]
        assert content.warnings == []

    @pytest.mark.parametrize("extension", ["gltf", "glb"])
    def test_both_kinds_of_file(self, folder, extension):
        content = formats.load(getattr(one_triangle(), extension)(folder / f"a.{extension}"))
        assert (content.format, len(content.model.faces)) == (extension, 1)

    @pytest.mark.parametrize(
        "node",
        [
            {"translation": [1, 2, 3]},
            {"matrix": [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 2, 3, 1]},
            {"translation": [1, 2, 3], "rotation": [0, 0, 0, 2]},
        ],
    )
    def test_a_node_moves_its_mesh(self, folder, node):
        made = one_triangle()
        made.tree["nodes"][0] |= node
        assert np.allclose(read(folder, made).model.vertices["position"][0], np.array((1, 2, -3)) * UNIT)

    def test_nodes_move_what_is_below_them(self, folder):
        made = one_triangle()
        made.tree["nodes"] = [
            {"children": [1], "scale": [2, 2, 2], "translation": [0, 0, 1]},
            {"children": [2], "rotation": [0, 0, 0.5**0.5, 0.5**0.5]},  # a quarter turn about z
            {"mesh": 0, "translation": [1, 0, 0]},
        ]
        model = read(folder, made).model
        expected = np.array([(0, 2, -1), (0, 4, -1), (-4, 2, -1)]) * UNIT
        assert np.allclose(model.vertices["position"], expected, atol=1e-5)
        assert np.allclose(model.vertices["normal"], (0, 0, -1))

    def test_a_node_that_mirrors_turns_its_faces_round(self, folder):
        made = one_triangle()
        made.tree["nodes"][0]["scale"] = [-1, 1, 1]
        vertices = read(folder, made).model.vertices
        faces = read(folder, made).model.faces["vertices"]
        assert outward(vertices["position"], faces, vertices["normal"]).min() > 0
        assert vertices["position"][1, 0] == -UNIT

    def test_a_mesh_may_stand_in_several_places(self, folder):
        made = one_triangle()
        made.tree["nodes"] = [{"mesh": 0}, {"mesh": 0, "translation": [5, 0, 0]}]
        made.tree["scenes"] = [{"nodes": [0, 1]}]
        model = read(folder, made).model
        assert (len(model.vertices), len(model.faces)) == (6, 2)

    def test_only_the_scene_is_shown(self, folder):
        made = one_triangle()
        made.tree["nodes"] = [{"mesh": 0}, {"mesh": 0}]
        made.tree |= {"scenes": [{"nodes": [0]}, {"nodes": [1]}], "scene": 1}
        assert len(read(folder, made).model.faces) == 1
        del made.tree["scenes"], made.tree["scene"]
        assert len(read(folder, made).model.faces) == 2

    def test_nodes_in_a_circle(self, folder):
        made = one_triangle()
        made.tree["nodes"] = [{"mesh": 0, "children": [1]}, {"children": [0, 1]}]
        assert len(read(folder, made).model.faces) == 1


class TestPrimitives:
    @pytest.mark.parametrize("kind", ["u1", "u2", "u4"])
    def test_indices_of_every_size(self, folder, kind):
        made = Making()
        made.primitive(TRIANGLE, indices=made.accessor([2, 0, 1], kind))
        assert read(folder, made).model.faces["vertices"].tolist() == [[2, 1, 0]]

    @pytest.mark.parametrize(
        ("mode", "faces"), [(4, [[0, 2, 1]]), (5, [[0, 2, 1], [1, 2, 3]]), (6, [[0, 2, 1], [0, 3, 2]])]
    )
    def test_strips_and_fans(self, folder, mode, faces):
        made = Making()
        made.primitive([*TRIANGLE, (1, 2, 0)], mode=mode)
        assert read(folder, made).model.faces["vertices"].tolist() == faces

    def test_points_and_lines_are_left_out(self, folder):
        made = one_triangle()
        made.primitive(TRIANGLE, mode=1)
        content = read(folder, made)
        assert len(content.model.vertices) == 3
        assert [located_text(warning) for warning in content.warnings] == ["lines are not kept"]

    def test_corners_that_do_not_exist_are_told(self, folder):
        made = Making()
        made.primitive(TRIANGLE, indices=made.accessor([0, 1, 2, 0, 1, 7], "u2"))
        content = read(folder, made)
        assert len(content.model.faces) == 1
        assert "a vertex that does not exist" in str(content.warnings[0])

    def test_uvs_may_be_whole_numbers(self, folder):
        made = Making()
        primitive = made.primitive(TRIANGLE)
        uvs = [(0, 0), (255, 0), (0, 51)]
        primitive["attributes"]["TEXCOORD_0"] = made.accessor(uvs, "u1", normalized=True)
        assert np.allclose(read(folder, made).model.vertices["uv"], [(0, 0), (1, 0), (0, 0.2)])

    def test_the_material_says_which_uvs(self, folder):
        made = one_triangle(material=0)
        (folder / "a.png").write_bytes(png())
        attributes = made.tree["meshes"][0]["primitives"][0]["attributes"]
        attributes["TEXCOORD_0"] = made.accessor([(0, 0)] * 3)
        attributes["TEXCOORD_1"] = made.accessor([(0.5, 1)] * 3)
        surface = {"baseColorTexture": {"index": 0, "texCoord": 1}}
        made.tree |= {
            "materials": [{"pbrMetallicRoughness": surface}],
            "textures": [{"source": 0}],
            "images": [{"uri": "a.png"}],
        }
        assert read(folder, made).model.vertices["uv"].tolist() == [[0.5, 1]] * 3

    def test_primitives_share_their_vertices(self, folder):
        made = one_triangle()
        first = made.tree["meshes"][0]["primitives"][0]["attributes"]["POSITION"]
        made.tree["accessors"].append(dict(made.tree["accessors"][first]))  # the same bytes by another number
        for accessor in (first, len(made.tree["accessors"]) - 1):
            made.tree["meshes"][0]["primitives"].append({"attributes": {"POSITION": accessor}})
        model = read(folder, made).model
        assert (len(model.vertices), len(model.faces)) == (3, 3)

    def test_textures_that_are_moved_move_the_uvs(self, folder):
        made = one_triangle(material=0)
        (folder / "a.png").write_bytes(png())
        primitive = made.tree["meshes"][0]["primitives"][0]
        primitive["attributes"]["TEXCOORD_0"] = made.accessor([(0, 0), (1, 0), (0, 1)])
        made.tree["meshes"][0]["primitives"].append(primitive | {"material": 1})
        moved = {"offset": [0.5, 0.25], "scale": [2, 1], "rotation": np.pi / 2}
        texture = {"index": 0, "extensions": {"KHR_texture_transform": moved}}
        made.tree |= {
            "materials": [
                {"pbrMetallicRoughness": {"baseColorTexture": texture}},
                {"pbrMetallicRoughness": {"baseColorTexture": {"index": 0}}},
            ],
            "textures": [{"source": 0}],
            "images": [{"uri": "a.png"}],
        }
        content = read(folder, made)
        expected = [(0.5, 0.25), (0.5, -1.75), (1.5, 0.25), (0, 0), (1, 0), (0, 1)]  # v goes down, so +u goes up
        assert np.allclose(content.model.vertices["uv"], expected)
        assert content.warnings == []

    def test_interleaved_arrays(self, folder):
        made = Making()
        rows = np.array([(*position, 0.0, 1.0, 0.0) for position in TRIANGLE], "<f4")
        view = made.view(rows.tobytes())
        made.tree["bufferViews"][view]["byteStride"] = 24
        common = {"bufferView": view, "componentType": 5126, "count": 3, "type": "VEC3"}
        made.tree["accessors"] = [common, common | {"byteOffset": 12}]
        made.tree["meshes"][0]["primitives"] = [{"attributes": {"POSITION": 0, "NORMAL": 1}}]
        vertices = read(folder, made).model.vertices
        assert np.allclose(vertices["position"][1], (UNIT, 0, 0))
        assert (vertices["normal"] == (0, 1, 0)).all()

    @pytest.mark.parametrize("has_base", [True, False])
    def test_sparse_arrays(self, folder, has_base):
        made = Making()
        row = made.accessor(TRIANGLE) if has_base else len(made.tree["accessors"])
        if not has_base:
            made.tree["accessors"].append({"componentType": 5126, "count": 3, "type": "VEC3"})
        made.tree["accessors"][row]["sparse"] = {
            "count": 1,
            "indices": {"bufferView": made.view(b"\2\0\0\0"), "componentType": 5121},
            "values": {"bufferView": made.view(np.array((7, 8, 9), "<f4").tobytes())},
        }
        made.primitive(TRIANGLE)["targets"] = [{"POSITION": row}]
        offsets = read(folder, made).model.morphs[0].offsets
        assert offsets["vertex"].tolist() == ([1, 2] if has_base else [2])
        assert np.allclose(offsets["translation"][-1], np.array((7, 8, -9)) * UNIT)

    def test_morphs_of_the_same_name_are_one(self, folder):
        made = Making()
        made.tree["meshes"] = [{"primitives": [], "extras": {"targetNames": ["あ"]}} for _ in range(2)]
        made.tree["nodes"] = [{"mesh": 0}, {"mesh": 1}]
        made.tree["scenes"][0]["nodes"] = [0, 1]
        for mesh in range(2):
            made.primitive(TRIANGLE, mesh)["targets"] = [{"POSITION": made.accessor([(0, 0, 0), (0, 0, 1), (0, 0, 0)])}]
        model = read(folder, made).model
        assert [(morph.name, morph.offsets["vertex"].tolist()) for morph in model.morphs] == [("あ", [1, 4])]

    def test_morphs_without_a_name_get_one(self, folder):
        made = one_triangle()
        target = {"POSITION": made.accessor([(0, 0, 1)] * 3)}
        made.tree["meshes"][0]["primitives"][0]["targets"] = [target, target]
        assert [morph.name for morph in read(folder, made).model.morphs] == ["モーフ1", "モーフ2"]


class TestSkins:
    def skinned(self, joints, weights, kind: str = "f4", **more) -> Making:
        """Two joints, the second one metre above the first, that lie as they are bound."""
        made = Making()
        attributes = made.primitive(TRIANGLE)["attributes"]
        attributes |= {"JOINTS_0": made.accessor(joints, "u1"), "WEIGHTS_0": made.accessor(weights, kind, **more)}
        inverse = np.tile(np.eye(4), (2, 1, 1))
        inverse[1, 3, :3] = (0, -1, 0)
        made.tree["skins"] = [{"joints": [1, 2], "inverseBindMatrices": made.accessor(inverse.reshape(2, 16))}]
        made.tree["nodes"] = [
            {"mesh": 0, "skin": 0, "translation": [9, 9, 9]},  # which counts for nothing
            {"name": "下", "children": [2]},
            {"name": "上", "translation": [0, 1, 0]},
        ]
        made.tree["scenes"] = [{"nodes": [0, 1]}]
        return made

    def test_joints_become_bones(self, folder):
        joints, weights = [(0, 0, 0, 0), (0, 1, 0, 0), (1, 0, 0, 0)], [(1, 0, 0, 0), (0.25, 0.75, 0, 0), (1, 0, 0, 0)]
        model = read(folder, self.skinned(joints, weights)).model
        assert [(bone.name, bone.parent, bone.tail_bone) for bone in model.bones] == [("下", -1, 1), ("上", 0, -1)]
        assert np.allclose(model.bones[1].position, (0, UNIT, 0))
        assert np.allclose(model.vertices["position"][1], (UNIT, 0, 0))
        assert model.vertices["bones"].tolist() == [[0, -1, -1, -1], [0, 1, -1, -1], [1, -1, -1, -1]]
        assert model.vertices["weights"].tolist() == [[1, 0, 0, 0], [0.25, 0.75, 0, 0], [1, 0, 0, 0]]
        assert [frame.name for frame in model.frames] == ["Root", "表情", "ボーン"]

    def test_weights_may_be_whole_numbers_and_need_not_sum_to_1(self, folder):
        made = self.skinned([(0, 1, 0, 0)] * 3, [(51, 51, 0, 0), (0, 255, 0, 0), (0, 0, 0, 0)], "u1", normalized=True)
        model = read(folder, made).model
        assert np.allclose(model.vertices["weights"], [(0.5, 0.5, 0, 0), (1, 0, 0, 0), (1, 0, 0, 0)])
        assert model.vertices["bones"][:, 0].tolist() == [0, 1, 0]

    def test_the_four_heaviest_of_more_are_kept(self, folder):
        made = self.skinned([(0, 1, 0, 1)] * 3, [(0.25, 0.05, 0.25, 0.05)] * 3)
        attributes = made.tree["meshes"][0]["primitives"][0]["attributes"]
        attributes |= {
            "JOINTS_1": made.accessor([(1, 0, 0, 0)] * 3, "u2"),
            "WEIGHTS_1": made.accessor([(0.4, 0, 0, 0)] * 3),
        }
        model = read(folder, made).model
        assert model.vertices["bones"][0].tolist() == [1, 0, 0, 1]
        assert np.allclose(model.vertices["weights"][0], np.array((0.4, 0.25, 0.25, 0.05)) / 0.95)

    def test_a_mesh_stands_as_its_joints_do_and_not_as_it_was_bound(self, folder):
        """The second joint has moved one metre along x since, the vertex between both by half of that."""
        made = self.skinned([(0, 1, 0, 0)] * 3, [(1, 0, 0, 0), (0, 1, 0, 0), (0.5, 0.5, 0, 0)])
        made.tree["nodes"][2]["translation"] = [1, 1, 0]
        model = read(folder, made).model
        expected = np.array([(0, 0, 0), (2, 0, 0), (0.5, 2, 0)]) * UNIT
        assert np.allclose(model.vertices["position"], expected)
        assert np.allclose(model.bones[1].position, (UNIT, UNIT, 0))

    def test_what_hangs_on_a_joint_is_moved_by_it(self, folder):
        made = self.skinned([(0, 0, 0, 0)] * 3, [(1, 0, 0, 0)] * 3)
        made.tree["meshes"].append({"primitives": []})
        made.primitive(TRIANGLE, 1)
        made.tree["nodes"].append({"mesh": 1, "translation": [0, 0, 5]})
        made.tree["nodes"][2]["children"] = [3]
        model = read(folder, made).model
        assert model.vertices["bones"][:, 0].tolist() == [0, 0, 0, 1, 1, 1]
        assert np.allclose(model.vertices["position"][3], (0, UNIT, -5 * UNIT))

    def test_nodes_below_joints_become_bones(self, folder):
        made = self.skinned([(0, 0, 0, 0)] * 3, [(1, 0, 0, 0)] * 3)
        made.tree["nodes"][2]["children"] = [3, 4]
        made.tree["nodes"] += [{"name": "end", "translation": [0, 1, 0]}, {"name": "hat", "mesh": 0}]
        bones = read(folder, made).model.bones
        assert [(bone.name, bone.parent) for bone in bones] == [("下", -1), ("上", 0), ("end", 1)]

    def test_a_joint_that_does_not_exist_is_told(self, folder):
        content = read(folder, self.skinned([(0, 9, 0, 0)] * 3, [(0.5, 0.5, 0, 0)] * 3))
        assert (content.model.vertices["bones"] == (0, -1, -1, -1)).all()
        assert "a joint that does not exist" in str(content.warnings[0])


class TestMaterials:
    def material(self, folder: Path, material: dict, **more):
        made = one_triangle(material=0)
        made.tree |= {"materials": [material], **more}
        content = read(folder, made)
        return content.model.materials[0], content

    def test_colours_are_those_of_the_screen(self, folder):
        surface = {"baseColorFactor": [0.21404114, 1, 0, 0.5]}
        material, _ = self.material(folder, {"name": "緑", "pbrMetallicRoughness": surface, "alphaMode": "BLEND"})
        assert material.name == "緑"
        assert np.allclose(material.diffuse, (0.5, 1, 0, 0.5), atol=1e-6)
        assert np.allclose(0.6 * np.array(material.diffuse[:3]) + material.ambient, (0.5, 1, 0), atol=1e-6)

    def test_alpha_counts_only_where_it_is_asked_for(self, folder):
        material, _ = self.material(folder, {"pbrMetallicRoughness": {"baseColorFactor": [1, 1, 1, 0.5]}})
        assert material.diffuse[3] == 1

    @pytest.mark.parametrize("double_sided", [True, False])
    def test_both_sides(self, folder, double_sided):
        material, _ = self.material(folder, {"doubleSided": double_sided})
        assert bool(material.flags & MaterialFlags.DOUBLE_SIDED) is double_sided

    def test_what_the_writer_kept_counts_while_it_fits(self, folder):
        kept = {"diffuse": [1, 0.5, 0], "ambient": [0.1, 0.2, 0], "specular": [1, 0, 0], "shininess": 9}
        linear = [((part + 0.055) / 1.055) ** 2.4 for part in (0.7, 0.5)]
        for third, fits in ((0, True), (0.5, False)):
            surface = {"baseColorFactor": [*linear, third, 1]}
            material, _ = self.material(folder, {"pbrMetallicRoughness": surface, "extras": {"mmd": kept}})
            assert (material.shininess == 9) is fits
            assert (material.diffuse == (1, 0.5, 0, 1)) is fits

    @pytest.mark.parametrize("extras", [{"mmd": 5}, {"mmd": {"diffuse": "x"}}, {"mmd": {}}, {}])
    def test_extras_of_others_do_no_harm(self, folder, extras):
        assert self.material(folder, {"extras": extras})[0].shininess == 5

    def textured(self, folder: Path, image: dict, made: Making | None = None) -> Content:
        made = made or one_triangle(material=0)
        surface = {"baseColorTexture": {"index": 0}}
        made.tree |= {
            "materials": [{"pbrMetallicRoughness": surface}],
            "textures": [{"source": 0}],
            "images": [image],
        }
        return read(folder, made)

    @pytest.mark.parametrize("name", ["tex/髪 1.png", "none.png"])
    def test_pictures_beside_the_file_stay_there(self, folder, name):
        content = self.textured(folder, {"uri": quote(name)})
        assert [texture.path for texture in content.model.textures] == [name.replace("/", "\\")]
        assert content.folder == folder

    def test_pictures_in_the_buffer_come_out(self, folder):
        made = one_triangle(material=0)
        content = self.textured(folder, {"bufferView": made.view(png()), "mimeType": "image/png", "name": "顔"}, made)
        assert content.model.textures[0].path == "a_textures\\顔.png"
        assert content.folder is not None
        assert (content.folder / "a_textures" / "顔.png").read_bytes() == png()

    def test_pictures_in_a_uri_come_out(self, folder):
        uri = "data:image/png;base64," + base64.b64encode(png()).decode()
        content = self.textured(folder, {"uri": uri})
        assert content.model.textures[0].path == "a_textures\\texture1.png"

    @pytest.mark.parametrize("name", ["../../escaped", "a/b\\c", "CON", "C:evil", " . ", "\0\1", "x" * 500])
    def test_names_of_pictures_lead_nowhere_else(self, folder, name):
        made = one_triangle(material=0)
        content = self.textured(folder, {"bufferView": made.view(png()), "name": name}, made)
        assert content.folder is not None
        files = [file for file in content.folder.rglob("*") if file.is_file()]
        assert [file.parent.name for file in files] == ["a_textures"]
        assert len(files[0].name) < 100

    def test_pictures_of_the_same_name_are_two(self, folder):
        made = one_triangle(material=0)
        made.tree["meshes"][0]["primitives"].append(dict(made.tree["meshes"][0]["primitives"][0], material=1))
        surfaces = [{"pbrMetallicRoughness": {"baseColorTexture": {"index": row}}} for row in range(2)]
        images = [{"bufferView": made.view(png(alpha)), "name": name} for alpha, name in ((255, "a"), (0, "A"))]
        made.tree |= {"materials": surfaces, "textures": [{"source": 0}, {"source": 1}], "images": images}
        model = read(folder, made).model
        assert [texture.path for texture in model.textures] == ["a_textures\\a.png", "a_textures\\A_2.png"]

    def test_a_picture_of_an_unknown_kind_is_told(self, folder):
        made = one_triangle(material=0)
        content = self.textured(folder, {"bufferView": made.view(b"nothing")}, made)
        assert content.model.materials[0].texture == NONE
        assert "unknown format" in str(content.warnings[0])


class TestDamage:
    @pytest.mark.parametrize(
        ("change", "message"),
        [
            ({"asset": {"version": "1.0"}}, "not a glTF 2.0"),
            ({"extensionsRequired": ["KHR_draco_mesh_compression"]}, "Draco"),
            ({"nodes": [{"mesh": 5}]}, "mesh 5 does not exist"),
            ({"nodes": [{"mesh": -1}]}, "mesh -1 does not exist"),
            ({"nodes": [{"children": [7]}]}, "node 7 does not exist"),
            ({"nodes": 5}, "damaged"),
            ({"scene": 3}, "scene 3"),
            ({"accessors": []}, "accessor 0"),
            ({"accessors": [{"componentType": 5126, "count": 3, "type": "VEC3"}]}, "has no data"),
            ({"accessors": [{"componentType": 1, "count": 3, "type": "VEC3", "bufferView": 0}]}, "unknown type"),
            ({"accessors": [{"componentType": 5126, "count": 10**12, "type": "VEC3", "bufferView": 0}]}, "elements of"),
            ({"accessors": [{"componentType": 5126, "count": -1, "type": "VEC3", "bufferView": 0}]}, "-1 elements"),
            ({"bufferViews": [{"buffer": 0, "byteOffset": 30, "byteLength": 36}]}, "beyond its buffer"),
            ({"bufferViews": [{"buffer": 0, "byteOffset": -4, "byteLength": 36}]}, "beyond its buffer"),
            ({"bufferViews": [{"buffer": 4, "byteLength": 36}]}, "buffer 4 does not exist"),
            ({"meshes": [{"primitives": [{"attributes": {"POSITION": 0}, "material": 2}]}]}, "material 2"),
        ],
    )
    def test_what_cannot_be_understood_is_refused(self, folder, change, message):
        made = one_triangle()
        made.tree |= change
        with pytest.raises(FormatError, match=message):
            read(folder, made)

    @pytest.mark.parametrize("extension", ["gltf", "glb"])
    def test_a_damaged_part_is_named(self, folder, extension):
        made = one_triangle()
        made.tree["nodes"].append("x")
        with pytest.raises(FormatError, match=r"nodes\[1\]: the glTF document is damaged"):
            formats.load(getattr(made, extension)(folder / f"a.{extension}"))

    @pytest.mark.parametrize("damage", [b"\xff", b"\1"])  # no UTF-8, and what JSON does not allow
    @pytest.mark.parametrize("extension", ["gltf", "glb"])
    def test_the_place_of_damage_in_the_text_is_named(self, folder, extension, damage):
        file = getattr(one_triangle(), extension)(folder / f"a.{extension}")
        data = file.read_bytes()
        at = data.index(b"POSITION")
        file.write_bytes(data[:at] + damage + data[at + 1 :])
        with pytest.raises(FormatError, match=f"byte {at:,}: the glTF document is damaged"):
            formats.load(file)

    @pytest.mark.parametrize("data", [b"glTF", b"glTF\2\0\0\0\xff\0\0\0", b"glTF" + b"\xff" * 30])
    def test_a_damaged_container(self, folder, data):
        (folder / "a.glb").write_bytes(data)
        with pytest.raises(FormatError, match=r"damaged|not a glTF"):
            formats.load(folder / "a.glb")

    @pytest.mark.parametrize("text", ["", "[]", "5", "{", "[" * 100_000, '{"asset":', "\ud800"])
    def test_a_damaged_text(self, folder, text):
        (folder / "a.gltf").write_bytes(text.encode("utf-8", "surrogatepass"))
        with pytest.raises(FormatError):
            formats.load(folder / "a.gltf")

    @pytest.mark.parametrize("uri", ["none.bin", "../a.bin", "/etc/passwd", "C:\\a.bin", "http://example.com/a.bin"])
    def test_a_buffer_that_is_not_beside_the_file(self, folder, uri):
        (folder / "a.bin").write_bytes(bytes(36))
        (folder / "in").mkdir()
        made = one_triangle()
        made.tree["buffers"] = [{"byteLength": 36, "uri": uri}]
        (folder / "in" / "a.gltf").write_text(json.dumps(made.tree))
        with pytest.raises(FormatError, match="buffer 0 is missing"):
            formats.load(folder / "in" / "a.gltf")

    def test_a_buffer_beside_the_file(self, folder):
        made = one_triangle()
        (folder / "緑 1.bin").write_bytes(made.data)
        made.tree["buffers"] = [{"byteLength": 36, "uri": quote("緑 1.bin")}]
        (folder / "a.gltf").write_text(json.dumps(made.tree), encoding="utf-8-sig")
        assert len(formats.load(folder / "a.gltf").model.faces) == 1

    def test_a_mesh_too_many_times(self, folder, monkeypatch):
        monkeypatch.setattr(primitives, "MOST_VERTICES", 100)
        made = one_triangle()
        made.tree["nodes"] = [{"mesh": 0}] * 50
        made.tree["scenes"] = [{"nodes": list(range(50))}]
        with pytest.raises(FormatError, match="more than 100 vertices"):
            read(folder, made)

    def test_numbers_that_are_none(self, folder):
        made = Making()
        made.primitive([(0, 0, 0), (np.nan, 0, 1), (0, np.inf, 0)])
        made.tree["nodes"][0]["translation"] = [1e300, 0, 0]
        content = read(folder, made)
        assert np.isfinite(content.model.vertices["position"]).all()
        assert np.isfinite(content.model.vertices["normal"]).all()
        assert content.warnings != []

    @pytest.mark.parametrize("document", DOCUMENTS, ids=str)
    def test_documents_are_as_pygltflib_reads_them(self, document):
        assert what_is_read(document_type(), document) == what_is_read(gltf_module().GLTF2, document)


def what_is_read(kind, document) -> str | type[Exception]:
    try:
        return repr(list(vars(kind.gltf_from_json(json.dumps(document))).items()))
    except COMPLAINTS as error:
        return type(error)

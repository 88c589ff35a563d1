"""DirectX accessories: both kinds of file, compressed or not, frames, materials and what is damaged."""

from pathlib import Path

import numpy as np
import pytest

from editor import formats
from editor.formats import Content, FormatError
from editor.formats.message_texts import located_text
from editor.formats.x import tokens as compression
from editor.model.materials import SphereMode
from tests.formats.marked import outward
from tests.formats.x.making import binary, compressed, text

MESH = """
Mesh 面 {
 4; 0.0;0.0;0.0;, 0.0;1.0;0.0;, 2.0;1.0;-0.5;, 2.0;0.0;-0.5;;
 2; 3;0,1,2;, 3;0,2,3;;
 MeshNormals { 1; 0.0;0.0;-1.0;; 2; 3;0,0,0;, 3;0,0,0;; }
 MeshTextureCoords { 4; 0.0;1.0;, 0.0;0.0;, 1.0;0.0;, 1.0;0.75;; }
 MeshMaterialList { 2; 2; 1,0;;
  Material 赤 { 1.0;0.5;0.25;0.75;; 20.0; 0.125;0.25;0.5;; 0.0;0.5;1.0;; TextureFilename { "tex\\\\髪.bmp*a.sph"; } }
  Material { 0.0;0.0;1.0;1.0;; 5.0; 0.0;0.0;0.0;; 0.0;0.0;0.0;; }
 }
}
"""
BARE = "Mesh { 3; 0.0;0.0;0.0;, 0.0;1.0;0.0;, 1.0;0.0;0.0;; 1; 3;0,1,2;; }"
KINDS = {
    "text": text,
    "binary": binary,
    "binary64": lambda body: binary(body, 8),
    "tzip": lambda body: compressed(text(body)),
    "bzip": lambda body: compressed(binary(body)),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


def read(folder: Path, data: bytes, **options) -> Content:
    (folder / "旗.x").write_bytes(data)
    return formats.load(folder / "旗.x", **options)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_file_holds_the_same(folder, kind):
    content = read(folder, KINDS[kind](MESH))
    model = content.model
    assert content.warnings == []
    assert content.format == "x"
    assert np.array_equal(model.vertices["position"], [(0, 0, 0), (0, 10, 0), (20, 10, -5), (20, 0, -5)])
    assert np.array_equal(model.vertices["normal"], [(0, 0, -1)] * 4)
    assert np.array_equal(model.vertices["uv"], [(0, 1), (0, 0), (1, 0), (1, 0.75)])
    assert model.faces["vertices"].tolist() == [[0, 2, 3], [0, 1, 2]]
    assert model.faces["material"].tolist() == [0, 1]
    assert [material.name for material in model.materials] == ["赤", "材質2"]
    red = model.materials[0]
    assert (red.diffuse, red.shininess, red.specular) == ((1, 0.5, 0.25, 0.75), 20, (0.125, 0.25, 0.5))
    assert red.ambient == (0, 0.5, 1), "what the format calls emissive"
    assert [texture.path for texture in model.textures] == ["tex\\髪.bmp", "a.sph"]
    assert (red.texture, red.sphere_texture, red.sphere_mode) == (0, 1, SphereMode.MULTIPLY)


def test_it_has_one_bone_that_moves_everything(folder):
    model = read(folder, text(MESH)).model
    assert [bone.name for bone in model.bones] == ["センター"]
    assert (model.vertices["bones"][:, 0] == 0).all()
    assert model.info[0].name == "旗"


def test_the_space_is_that_of_pmx(folder):
    """Both are left-handed: nothing is mirrored, and corners go clockwise round the front in both."""
    vertices = read(folder, text(MESH)).model.vertices
    faces = read(folder, text(MESH)).model.faces["vertices"]
    assert (outward(vertices["position"], faces, vertices["normal"]) > 0).all()


def test_the_scale_is_that_of_mmd_unless_another_is_asked_for(folder):
    assert read(folder, text(BARE)).model.vertices["position"].max() == 10
    assert read(folder, text(BARE), scale=0.5).model.vertices["position"].max() == 0.5


def test_frames_move_what_is_in_them(folder):
    shift = "FrameTransformMatrix { 1,0,0,0, 0,1,0,0, 0,0,1,0, 1,2,3,1;; }"
    twice = "FrameTransformMatrix { 2,0,0,0, 0,2,0,0, 0,0,2,0, 0,0,0,1;; }"
    content = read(folder, text(f"Frame A {{ {shift} Frame B {{ {twice} {BARE} }} {BARE} }} {BARE}"), scale=1)
    positions = content.model.vertices["position"]
    assert positions[:3].tolist() == [[1, 2, 3], [1, 4, 3], [3, 2, 3]]
    assert positions[3:6].tolist() == [[1, 2, 3], [1, 3, 3], [2, 2, 3]]
    assert positions[6:].tolist() == [[0, 0, 0], [0, 1, 0], [1, 0, 0]]
    assert content.model.faces["vertices"].tolist() == [[0, 1, 2], [3, 4, 5], [6, 7, 8]]


def test_a_frame_that_mirrors_turns_its_faces_round(folder):
    mirror = "FrameTransformMatrix { -1,0,0,0, 0,1,0,0, 0,0,1,0, 0,0,0,1;; }"
    vertices = read(folder, text(f"Frame {{ {mirror} {MESH} }}")).model.vertices
    faces = read(folder, text(f"Frame {{ {mirror} {MESH} }}")).model.faces["vertices"]
    assert (outward(vertices["position"], faces, vertices["normal"]) > 0).all()
    assert vertices["position"].min() == -20


def test_normals_turn_with_their_frame(folder):
    # A quarter turn about x, and three times as long along z.
    turn = "FrameTransformMatrix { 1,0,0,0, 0,0,1,0, 0,-3,0,0, 0,0,0,1;; }"
    model = read(folder, text(f"Frame {{ {turn} {MESH} }}")).model
    assert np.allclose(model.vertices["normal"], (0, 1, 0))


def test_a_corner_has_its_own_normal(folder):
    """A vertex with two normals is two vertices, with the same uv."""
    body = MESH.replace("1; 0.0;0.0;-1.0;; 2; 3;0,0,0;, 3;0,0,0;;", "2; 0;0;-1;, 0;1;0;; 2; 3;0,0,0;, 3;1,1,1;;")
    model = read(folder, text(body)).model
    assert len(model.vertices) == 6
    for row, normal in ((1, (0, 0, -1)), (0, (0, 1, 0))):
        assert (model.vertices["normal"][model.faces["vertices"][row]] == normal).all()


def test_polygons_become_triangles(folder):
    body = "Mesh { 5; 0;0;0;, 0;2;0;, 1;3;0;, 2;2;0;, 2;0;0;; 3; 5;0,1,2,3,4;, 3;0,1,2;, 4;0,1,3,4;; }"
    model = read(folder, text(body)).model
    assert [set(face) for face in model.faces["vertices"].tolist()][3] == {0, 1, 2}
    assert len(model.faces) == 6


def test_materials_may_be_shared_by_name(folder):
    shared = "Material 青 { 0;0;1;1;; 5; 0;0;0;; 0;0;0;; }"
    mesh = BARE[:-1] + "MeshMaterialList { 1; 1; 0;; {青} } }"
    model = read(folder, text(f"{shared} {mesh} {mesh} {BARE}")).model
    assert [material.name for material in model.materials] == ["青", "材質2"]
    assert model.faces["material"].tolist() == [0, 0, 1]


@pytest.mark.parametrize(
    ("name", "texture", "sphere", "mode"),
    [
        ("a.png", "a.png", None, SphereMode.OFF),
        ("a.SPH", None, "a.SPH", SphereMode.MULTIPLY),
        ("a.spa", None, "a.spa", SphereMode.ADD),
        ("a.png*b.spa", "a.png", "b.spa", SphereMode.ADD),
        ("b.sph*a.png", "a.png", "b.sph", SphereMode.MULTIPLY),
    ],
)
def test_a_texture_may_be_a_sphere_map(folder, name, texture, sphere, mode):
    body = MESH.replace("tex\\\\髪.bmp*a.sph", name)
    model = read(folder, text(body)).model
    paths = [each.path for each in model.textures] + [None]
    material = model.materials[0]
    assert (paths[material.texture], paths[material.sphere_texture], material.sphere_mode) == (texture, sphere, mode)


def test_templates_comments_and_special_numbers(folder):
    body = """
    template Mesh { <3D82AB44-62DA-11cf-AB39-0020AF71E433> DWORD n; array Vector v[n]; [...] }
    # a comment with { in it
    Mesh { 3; // another } one
     0;0;0;, -1.#IND00;1;0;, 1.#QNAN;0;1e0;; 1; 3;0,1,2;; }
    """
    content = read(folder, text(body), scale=1)
    assert content.model.vertices["position"].tolist() == [[0, 0, 0], [0, 1, 0], [0, 0, 1]]
    assert any("not finite" in located_text(warning) for warning in content.warnings)


def test_what_is_not_kept_is_told(folder):
    content = read(folder, text(f"{BARE} AnimationSet {{ Animation {{ }} }}"))
    assert [located_text(warning) for warning in content.warnings] == ["the file has animations, which are not kept"]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"xof 0303com 0032", "unknown kind"),
        (b"xof 0303txt 0031", "a DirectX model expected"),
        (text(""), "no mesh"),
        (text("Mesh { 9; 0;0;0;; }"), "9 vertices, but 3 numbers"),
        (text("Mesh { -1; }"), "-1 vertices"),
        (text("Mesh { 1; 0;0;0;; 99; 3;0,0,0;; }"), "99 faces"),
        (text("Mesh { 1; 0;0;0;; 2; 3;0,0,0;, 9;0; }"), "the numbers end after 1"),
        (text("}"), "a block ends that has not begun"),
        (text("A {" * 100), "blocks within blocks"),
        (b"xof 0303bin 0032\xff\xff", "65535 is no token"),
        (b"xof 0303bin 0032\x06\x00\xff\xff\xff\xff", "bytes expected"),
        (b"xof 0303tzip0032\0\0\0\0\x10\0\x08\0XXabcdef", "a compressed block expected"),
        (b"xof 0303tzip0032\0\0\0\0\x10\0\x08\0CKabcdef", "damaged"),
        (compressed(text(BARE))[:60], "damaged|has"),
    ],
)
def test_what_cannot_be_understood_is_refused(folder, data, message):
    with pytest.raises(FormatError, match=message):
        read(folder, data)


@pytest.mark.parametrize(
    ("body", "warning"),
    [
        (BARE.replace("0,1,2", "0,1,7"), "refers to a vertex that does not exist"),
        (BARE.replace("3;0,1,2", "2;0,1"), "less than three corners"),
        (BARE[:-1] + "MeshNormals { 5; 0;0;1;; } }", "normals are made instead"),
        (BARE[:-1] + "MeshNormals { 1; 0;0;1;; 2; 3;0,0,0;, 3;0,0,0;; } }", "normals are made instead"),
        (BARE[:-1], "the file ends in the middle of a block"),
    ],
)
def test_what_can_be_mended_is_told(folder, body, warning):
    content = read(folder, text(body))
    assert any(warning in str(each) for each in content.warnings)


def test_there_is_an_end_to_unpacking(folder, monkeypatch):
    monkeypatch.setattr(compression, "LARGEST", 100_000)
    with pytest.raises(FormatError, match="when unpacked"):
        read(folder, compressed(text(BARE + " " * 10_000_000))[:2_000_000])


def test_a_number_without_end_does_not_take_ages(folder):
    for tail in (b"x", b"#", b"e", b"", b"#QNAN 1 2 3#;"):
        with pytest.raises(FormatError):
            read(folder, b"xof 0303txt 0032" + b"1;" + b"1" * 300_000 + tail)


def test_the_accessory_of_the_corpus(corpus: Path):
    model = formats.load(corpus / "units" / "test_quad_accessory.x").model
    assert (len(model.vertices), len(model.faces), len(model.materials), len(model.bones)) == (4, 2, 1, 1)
    assert outward(model.vertices["position"], model.faces["vertices"], model.vertices["normal"]).min() > 0

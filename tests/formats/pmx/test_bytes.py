"""Every byte of two small files: what it means, and that saving gives it back."""

import pytest

from editor.formats import FormatError
from editor.formats.message_texts import located_text
from editor.model.bones import BoneFlags
from editor.model.frames import BoneItem, MorphItem
from editor.model.materials import SharedToon, SphereMode, ToonKind
from editor.model.morphs import MorphKind, Panel
from editor.model.rigid_bodies import BodyMode, BodyShape
from editor.model.soft_bodies import AeroModel, SoftFlags, SoftShape
from tests.formats.fixtures import EXTENDED, SMALL
from tests.formats.making import loaded, saved


@pytest.fixture
def small():
    return loaded(SMALL).model


@pytest.fixture
def extended():
    return loaded(EXTENDED).model


@pytest.mark.parametrize("data", [SMALL, EXTENDED])
def test_the_same_bytes_come_back(data, tmp_path):
    content = loaded(data)
    assert not content.warnings
    assert saved(content, tmp_path) == data


def test_info(small):
    assert (small.info[0].name, small.info[0].name_en, small.info[0].additional_uvs) == ("形 A", "B", 0)


def test_vertices(small):
    vertices = small.vertices
    assert vertices["position"].tolist() == [[1, 2, 3], [0, 0, 0], [0, 0, 0]]
    assert vertices["uv"][0].tolist() == [0.5, 0.25]
    assert vertices["deform"].tolist() == [0, 1, 3]
    assert vertices["bones"].tolist() == [[1, -1, -1, -1], [0, 1, -1, -1], [1, -1, -1, -1]]
    assert vertices["weights"].tolist() == [[1, 0, 0, 0], [0.25, 0.75, 0, 0], [0.5, 0.5, 0, 0]]
    assert vertices["sdef_r0"].tolist() == [[0, 0, 0], [0, 0, 0], [0, 1, 0]]
    assert vertices["edge_scale"].tolist() == [1, 2, 0]
    assert not vertices.stores("uv1")


def test_faces_and_material(small):
    assert small.faces["vertices"].tolist() == [[2, 1, 0]]
    assert small.faces["material"].tolist() == [0]
    material = small.materials[0]
    assert small.textures[0].path == "a.png"
    assert (material.diffuse, material.specular, material.shininess) == ((1, 0.5, 0.25, 1), (0, 0, 1), 2)
    assert (material.texture, material.sphere_texture, material.sphere_mode) == (0, -1, SphereMode.ADD)
    assert (material.toon_kind, material.shared_toon) == (ToonKind.SHARED, SharedToon.TOON10)


def test_bones(small):
    first, second = small.bones
    assert (first.parent, first.level, first.tail_bone) == (-1, 1, 1)
    assert (first.append_parent, first.append_ratio) == (1, 0.5)
    assert BoneFlags.APPEND_ROTATION | BoneFlags.APPEND_TRANSLATION in first.flags
    assert (second.tail_offset, second.fixed_axis, second.local_z) == ((0, 1, 0), (1, 0, 0), (0, 0, -1))
    assert (second.external_key, second.ik_target, second.ik_loops, second.ik_angle) == (7, 0, 40, 1)
    assert [(link.bone, link.limited, link.lower) for link in second.ik_links] == [
        (0, False, (0, 0, 0)),
        (1, True, (-1, 0, 0)),
    ]


def test_morphs_and_frames(small):
    morph, frame = small.morphs[0], small.frames[0]
    assert (morph.panel, morph.kind) == (Panel.MOUTH, MorphKind.VERTEX)
    assert (morph.offsets["vertex"].tolist(), morph.offsets["translation"].tolist()) == ([2], [[1, 0, 0]])
    assert frame.special
    assert frame.items == (BoneItem(1), MorphItem(0))


def test_physics(small):
    body, joint = small.rigid_bodies[0], small.joints[0]
    assert (body.bone, body.group, body.mask, body.shape) == (1, 15, 0xFFFE, BodyShape.CAPSULE)
    assert (body.size, body.mass, body.friction, body.mode) == ((1, 2, 0), 1, 0.5, BodyMode.PHYSICS)
    assert (joint.body_a, joint.body_b, joint.turn_spring) == (0, -1, (0.25, 0.25, 0.25))


def test_what_2_1_adds(extended):
    vertices, flip, impulse = extended.vertices, extended.morphs[0], extended.morphs[1]
    assert vertices["deform"].tolist() == [4]
    assert vertices["uv1"].tolist() == [[1, 2, 3, 4]]
    assert (flip.kind, flip.offsets["morph"].tolist()) == (MorphKind.FLIP, [1])
    assert (impulse.kind, impulse.offsets["local"].tolist()) == (MorphKind.IMPULSE, [True])


def test_soft_body(extended):
    body = extended.soft_bodies[0]
    assert (body.shape, body.material, body.group, body.mask) == (SoftShape.ROPE, -1, 3, 0x7FFF)
    assert body.flags == SoftFlags.B_LINKS | SoftFlags.RANDOMIZE_LINKS
    assert (body.link_distance, body.clusters, body.margin) == (2, 8, 0.5)
    assert (body.aero_model, body.shr, body.ss_splt_cl, body.c_it, body.vst) == (AeroModel.F_ONE_SIDED, 3, 6, 4, 3)
    assert (body.anchors["body"].tolist(), body.anchors["near"].tolist()) == ([0], [True])
    assert body.pins["vertex"].tolist() == [0]


def changed(data: bytes, offset: int, new: bytes) -> bytes:
    return data[:offset] + new + data[offset + len(new) :]


@pytest.mark.parametrize(
    ("offset", "new", "message"),
    [
        (0, b"Pmx ", "PMX 1.0"),
        (0, b"PMY ", "not a PMX file"),
        (4, b"\x00\x00\x80\x3f", "version 1: 2.0 or 2.1 expected"),
        (4, b"\x00\x00\xc0\x7f", "2.0 or 2.1 expected"),
        (8, b"\x07", "7 settings: 8 or more expected"),
        (9, b"\x02", "text encoding 2"),
        (10, b"\x05", "5 additional UVs"),
        (11, b"\x03", "vertex index of 3 bytes"),
        (14, b"\x00", "bone index of 0 bytes"),
    ],
)
def test_headers_that_cannot_be_read(offset, new, message):
    with pytest.raises(FormatError, match=message) as caught:
        loaded(changed(SMALL, offset, new))
    assert caught.value.section == "header"


def test_unknown_settings_and_trailing_bytes_are_kept(tmp_path):
    data = SMALL[:8] + b"\x0a" + SMALL[9:17] + b"\xaa\xbb" + SMALL[17:] + bytes(4)
    content = loaded(data)
    assert not content.warnings
    assert (content.extra.settings, content.extra.trailing) == (b"\xaa\xbb", bytes(4))
    assert saved(content, tmp_path) == data


def test_wide_indices_become_as_small_as_they_can(tmp_path):
    content = loaded(SMALL)
    assert content.extra.index_sizes == dict.fromkeys(content.extra.index_sizes, 1)
    assert saved(content, tmp_path) == SMALL


def test_a_2_1_file_without_soft_body_count(tmp_path):
    data = changed(SMALL, 4, b"\x66\x66\x06\x40")
    content = loaded(data)
    assert not content.warnings
    assert saved(content, tmp_path) == data


def test_bone_indices_of_another_size_than_the_header_says(tmp_path):
    """Such a file exists: all bone indices of vertices have a byte more."""
    vertex = b"\x00\x00\x80\x3f" * 8
    mesh = b"\x02\x00\x00\x00" + (vertex + b"\x00\x01\x00" + b"\x00\x00\x80\x3f") * 2 + b"\x03\x00\x00\x00\x00\x01\x00"
    start = SMALL.index(b"\x03\x00\x00\x00\x00\x00\x80\x3f\x00\x00\x00\x40")
    content = loaded(SMALL[:start] + mesh + SMALL[SMALL.index(b"\x01\x00\x00\x00\x05\x00\x00\x00a.png") :])
    assert located_text(content.warnings[0]).startswith("Vertices: the bone indices")
    assert content.model.vertices["bones"][:, 0].tolist() == [1, 1]
    assert len(content.model.joints) == 1


class TestTexts:
    @pytest.mark.parametrize(
        "name",
        [b"\x00\xd8", b"a\x00\x00\xdc", b"\x3d\xd8\x00\xde", b"\x00\x00", b"\xff\xfe"],
        ids=["lone high surrogate", "lone low surrogate", "pair", "NUL", "byte order mark"],
    )
    def test_utf16_comes_back(self, name, tmp_path):
        data = EXTENDED.replace(b"\x02\x00\x00\x00\x62\x5f", bytes([len(name)]) + bytes(3) + name, 1)
        assert saved(loaded(data), tmp_path) == data

    @pytest.mark.parametrize("name", [b"\xff\xfe", b"\xe5\xbd", b"\xed\xa0\x80", b"a\x00b"])
    def test_utf8_comes_back(self, name, tmp_path):
        data = SMALL.replace(b"\x01\x00\x00\x00B", bytes([len(name)]) + bytes(3) + name, 1)
        assert saved(loaded(data), tmp_path) == data

    def test_an_odd_number_of_bytes_in_utf16_is_warned_of(self):
        content = loaded(EXTENDED.replace(b"\x02\x00\x00\x00\x62\x5f", b"\x03\x00\x00\x00\x62\x5f\x20", 1))
        assert content.model.info[0].name == "形"
        assert "odd number" in content.warnings[0].text

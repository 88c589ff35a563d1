"""A PMD file byte by byte: every field of every block, every end of a file, and the same bytes again."""

import numpy as np
import pytest

from editor.formats.message_texts import located_text
from editor.model.bones import BoneFlags
from editor.model.frames import BoneItem, MorphItem
from editor.model.joints import JointKind
from editor.model.materials import MaterialFlags, SharedToon, SphereMode, ToonKind
from editor.model.mesh import Deform
from editor.model.morphs import MorphKind, Panel
from editor.model.rigid_bodies import BodyMode, BodyShape
from tests.formats.fixtures import from_hex
from tests.formats.pmd.fixtures import BODIES, CORE, ENDS, ENGLISH, HEADER, JOINTS, MESH, SMALL, TOONS
from tests.formats.pmd.making import bytes_of, loaded, random_pmd, saved


@pytest.fixture(scope="module")
def small():
    content = loaded(SMALL)
    assert not content.warnings
    return content.model


def test_texts(small):
    info = small.info[0]
    assert (info.name, info.name_en, info.comment, info.comment_en) == ("形 A", "A", "a\r\nb", "about A")
    assert info.additional_uvs == 0


def test_vertices(small):
    vertices = small.vertices
    assert vertices["position"].tolist() == [[1, 2, 3], [0, 0, 0], [0, 0, 1]]
    assert vertices["normal"].tolist() == [[0, 1, 0]] * 3
    assert vertices["uv"].tolist() == [[0.5, 0.25], [0, 0], [0, 0]]
    assert vertices["deform"].tolist() == [Deform.BDEF1, Deform.BDEF2, Deform.BDEF2]
    assert vertices["bones"].tolist() == [[1, -1, -1, -1], [0, 1, -1, -1], [2, 0, -1, -1]]
    assert vertices["weights"].tolist() == [[1, 0, 0, 0], [0.25, 0.75, 0, 0], [0.5, 0.5, 0, 0]]
    assert vertices["edge_scale"].tolist() == [1, 0, 1]


def test_faces(small):
    assert small.faces["vertices"].tolist() == [[2, 1, 0]]
    assert small.faces["material"].tolist() == [0]


def test_materials(small):
    (material,) = small.materials
    assert [texture.path for texture in small.textures] == ["a.bmp", "b.spa"]
    assert material.name == "材質1"
    assert (material.name_en, material.memo) == ("", "")
    assert material.diffuse == (1, 0.5, 0.25, 1)
    assert (material.specular, material.shininess, material.ambient) == ((0, 0, 1), 2, (0.5, 0.5, 0.5))
    assert material.flags == MaterialFlags(0x1E)
    assert (material.edge_color, material.edge_size) == ((0, 0, 0, 1), 1)
    assert (material.texture, material.sphere_texture, material.sphere_mode) == (0, 1, SphereMode.ADD)
    assert (material.toon_kind, material.shared_toon) == (ToonKind.SHARED, SharedToon.TOON03)


def test_bones(small):
    centre, arm, ik = small.bones
    assert [bone.name for bone in small.bones] == ["centre", "arm", "arm IK"]
    assert [bone.name_en for bone in small.bones] == ["centre", "arm", "arm IK"]
    assert [bone.parent for bone in small.bones] == [-1, 0, 0]
    assert [bone.tail_bone for bone in small.bones] == [1, 2, -1]
    assert [bone.position for bone in small.bones] == [(0, 1, 0), (0, 2, 0), (0, 3, 0)]
    assert (int(centre.flags), int(arm.flags), int(ik.flags)) == (0x1F, 0x1B, 0x3F)
    assert all(bone.flags & BoneFlags.TAIL_IS_BONE for bone in small.bones)
    assert (ik.ik_target, ik.ik_loops, ik.ik_angle, ik.level) == (0, 40, 2, 1)
    assert [(link.bone, link.limited) for link in ik.ik_links] == [(1, False)]


def test_morphs(small):
    (morph,) = small.morphs
    assert (morph.name, morph.name_en, morph.panel, morph.kind) == ("smile", "smile", Panel.MOUTH, MorphKind.VERTEX)
    assert morph.offsets["vertex"].tolist() == [1, 2]
    assert morph.offsets["translation"].tolist() == [[1, 0, 0], [0, -1, 0]]


def test_frames(small):
    root, facial, arms = small.frames
    assert (root.name, root.name_en, root.special, root.items) == ("Root", "Root", True, (BoneItem(0),))
    assert (facial.name, facial.name_en, facial.special, facial.items) == ("表情", "Exp", True, (MorphItem(0),))
    assert (arms.name, arms.name_en, arms.special) == ("arms", "Arms", False)
    assert arms.items == (BoneItem(1), BoneItem(2))


def test_bodies(small):
    body, loose = small.rigid_bodies
    assert (body.name, body.bone, body.group, body.mask) == ("b", 1, 15, 0xFFFE)
    assert (body.shape, body.size, body.mode) == (BodyShape.CAPSULE, (1, 2, 0), BodyMode.PHYSICS)
    assert body.position == (0, 2.5, 0)
    assert body.rotation == (0.5, 0, 0)
    assert (body.mass, body.linear_damping, body.angular_damping) == (1, 0.5, 0.25)
    assert (body.restitution, body.friction) == (0, 1)
    assert (loose.bone, loose.position) == (-1, (1, 1, 0))


def test_joints(small):
    (joint,) = small.joints
    assert (joint.name, joint.kind, joint.body_a, joint.body_b) == ("j", JointKind.SPRING_6DOF, 0, -1)
    assert (joint.position, joint.rotation) == ((1, 0, 0), (0, 1, 0))
    assert (joint.move_lower, joint.move_upper) == ((-1, 0, 0), (1, 0, 0))
    assert (joint.turn_lower, joint.turn_upper) == ((0, -0.5, 0), (0, 0.5, 0))
    assert (joint.move_spring, joint.turn_spring) == ((2, 0, 0), (0, 0, 3))


class TestEnds:
    @pytest.mark.parametrize("end", ENDS)
    def test_are_read_without_complaint_and_written_again(self, end):
        content = loaded(ENDS[end])
        assert not content.warnings
        assert bytes_of(content.extra) == ENDS[end]
        assert saved(content) == (ENDS[end], [])

    @pytest.mark.parametrize("end", ENDS)
    def test_have_the_core_in_common(self, end):
        model = loaded(ENDS[end]).model
        assert (len(model.vertices), len(model.bones), len(model.morphs), len(model.frames)) == (3, 3, 1, 3)
        has_bodies = end in ("bodies", "joints", "trailing")
        assert len(model.rigid_bodies) == 2 * has_bodies

    def test_without_a_toon_table_there_are_the_shared_ones(self):
        (material,) = loaded(ENDS["core"]).model.materials
        assert (material.toon_kind, material.shared_toon) == (ToonKind.SHARED, SharedToon.TOON03)

    def test_without_english_names_are_empty(self):
        model = loaded(ENDS["toons without English"]).model
        assert model.info[0].name_en == model.bones[0].name_en == model.frames[2].name_en == ""

    def test_any_flag_but_0_means_english(self):
        data = bytearray(SMALL)
        data[len(ENDS["core"])] = 7
        content = loaded(bytes(data))
        assert content.model.info[0].name_en == "A"
        assert saved(content)[0] == data

    @pytest.mark.parametrize("left", range(1, len(from_hex(JOINTS)), 7))
    def test_truncated_joints_are_tolerated(self, left):
        content = loaded(SMALL[: len(ENDS["bodies"]) + left])
        assert ["the file ends here" in warning.text for warning in content.warnings] == [True]
        assert content.warnings[0].table == "joints"
        assert (len(content.model.rigid_bodies), len(content.model.joints)) == (2, 0)
        assert loaded(saved(content)[0]).warnings == []


class TestOtherForms:
    def test_empty(self):
        data = from_hex(HEADER + "00000000" * 3 + "0000" * 3 + "00 00 00000000")
        content = loaded(data)
        assert not content.warnings
        assert [frame.name for frame in content.model.frames] == ["Root", "表情"]
        assert [frame.items for frame in content.model.frames] == [(), ()]
        assert saved(content) == (data, [])

    def test_another_version_is_told_and_kept(self):
        data = SMALL.replace(b"\0\0\x80\x3f", b"\0\0\0\x40", 1)
        content = loaded(data)
        assert [located_text(warning) for warning in content.warnings] == [
            "header: version 2; read as 1.0, the only one there is"
        ]
        assert saved(content)[0] == data

    def test_garbage_after_a_text_is_kept(self):
        data = SMALL.replace(b"arm\0\xfd\xfd\xfd", b"arm\0old", 1)
        content = loaded(data)
        assert content.model.bones[1].name == "arm"
        assert saved(content) == (data, [])

    def test_own_toon(self):
        data = bytearray(SMALL)
        data[len(from_hex(HEADER + MESH)) + 4 + 44] = 1
        content = loaded(bytes(data))
        (material,) = content.model.materials
        assert material.toon_kind == ToonKind.TEXTURE
        assert content.model.textures[material.toon_texture].path == "own.bmp"

    @pytest.mark.parametrize("number", [0xFF, 10, 0x80])
    def test_no_toon(self, number):
        data = bytearray(SMALL)
        data[len(from_hex(HEADER + MESH)) + 4 + 44] = number
        content = loaded(bytes(data))
        (material,) = content.model.materials
        assert (material.toon_kind, material.toon_texture) == (ToonKind.TEXTURE, -1)
        assert saved(content)[0] == data

    def test_a_field_without_end(self):
        full = "ひだりあしくびのさき".encode("cp932")
        data = SMALL.replace(b"arm IK\0" + b"\xfd" * 13, full, 1)
        content = loaded(data)
        assert content.model.bones[2].name == "ひだりあしくびのさき"
        assert saved(content) == (data, [])


@pytest.mark.parametrize("seed", range(30))
def test_random_files_are_read_and_written_to_the_byte(seed):
    pmd = random_pmd(seed)
    data = bytes_of(pmd)
    content = loaded(data)
    assert bytes_of(content.extra) == data
    assert saved(content) == (data, [])


def test_the_arrays_of_the_model_are_its_own():
    content = loaded(SMALL)
    before = bytes_of(content.extra)
    for name in ("position", "normal", "uv", "bones", "weights", "edge_scale"):
        content.model.vertices.writable(name)[:] = 0
    content.model.faces.writable("vertices")[:] = 0
    assert bytes_of(content.extra) == before


def test_the_model_is_not_changed_by_saving():
    content = loaded(SMALL)
    positions = content.model.vertices["position"].copy()
    saved(content)
    saved(loaded(from_hex(CORE + ENGLISH + TOONS + BODIES)))
    assert np.array_equal(content.model.vertices["position"], positions)

"""PMD to PMX: kinds of bones, IK and levels, weights, materials, morphs, frames, bodies (mmd-semantics §7)."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import pytest

from editor.formats.message_texts import located_text
from editor.formats.pmd.structure import (
    BODY,
    BONE,
    ENGLISH_HEAD,
    FRAME_ITEM,
    FRAME_NAME,
    HEAD,
    IK,
    INDEX,
    MATERIAL,
    MORPH,
    NAME,
    NO_ROW,
    OFFSET,
    SIGNATURE,
    VERTEX,
    English,
    Pmd,
    column_of,
)
from editor.formats.pmd.upgrade import upgraded
from editor.formats.repair import repair
from editor.messages import Messages
from editor.model.bones import Bone, BoneFlags
from editor.model.fields import single
from editor.model.frames import BoneItem, MorphItem
from editor.model.materials import MaterialFlags
from editor.model.morphs import Panel

NO = BoneFlags(0)
MOVABLE, VISIBLE, TAIL = BoneFlags.MOVABLE, BoneFlags.VISIBLE, BoneFlags.TAIL_IS_BONE
FOLLOWS, AXIS = BoneFlags.APPEND_ROTATION, BoneFlags.FIXED_AXIS
ALWAYS = BoneFlags.ROTATABLE | BoneFlags.OPERABLE


def a_pmd(**tables) -> Pmd:
    return Pmd(np.array([(SIGNATURE, 1.0, b"", b"")], HEAD), **tables)


def bone(kind=0, parent=NO_ROW, tail=0, ik_parent=0, position=(0, 0, 0), name="b") -> tuple:
    return (name.encode("cp932"), parent, tail, kind, ik_parent, position)


def pmd_of_bones(*bones: tuple, iks: Sequence[tuple[int, int, Sequence[int]]] = ()) -> Pmd:
    heads = [(owner, target, len(links), 10, 0.5) for owner, target, links in iks]
    links = [link for _, _, own in iks for link in own]
    return a_pmd(bones=np.array(list(bones), BONE), iks=np.array(heads, IK), ik_links=np.array(links, INDEX))


def bones_of(*bones: tuple, iks=(), warnings: int = 0) -> list[Bone]:
    messages = Messages()
    model = upgraded(pmd_of_bones(*bones, iks=iks), messages)
    repair(model, messages)
    assert len(list(messages)) == warnings, list(messages)
    return model.bones.records


class TestKinds:
    @pytest.mark.parametrize(
        ("kind", "flags", "tail"),
        [
            (0, TAIL | VISIBLE, 2),
            (1, TAIL | VISIBLE | MOVABLE, 2),
            (3, TAIL | VISIBLE, 2),
            (4, TAIL | VISIBLE, 2),
            (5, TAIL | VISIBLE | FOLLOWS, 2),
            (6, TAIL, -1),
            (7, TAIL, -1),
            (8, VISIBLE | AXIS, -1),
            (9, TAIL | FOLLOWS, -1),
        ],
    )
    def test_flags_and_tail(self, kind, flags, tail):
        row = bones_of(bone(), bone(kind, 0, tail=2, ik_parent=2), bone(position=(0, 1, 0)))[1]
        assert row.flags == flags | ALWAYS
        assert row.tail_bone == tail
        assert row.tail_offset == (0, 0, 0)

    def test_ik(self):
        row = bones_of(bone(), bone(2, 0, tail=2), bone(), iks=[(1, 2, [0])])[1]
        assert row.flags == ALWAYS | TAIL | VISIBLE | MOVABLE | BoneFlags.IK
        assert (row.ik_target, row.ik_loops, row.ik_angle, row.tail_bone) == (2, 10, 2.0, 2)

    def test_ik_that_is_in_no_list(self):
        row = bones_of(bone(2))[0]
        assert row.flags == ALWAYS | TAIL | VISIBLE | MOVABLE

    @pytest.mark.parametrize("kind", [7, 9, 8, 0])
    def test_the_list_decides_and_not_the_kind(self, kind):
        row = bones_of(bone(), bone(kind, 0, tail=2), bone(position=(1, 0, 0)), iks=[(1, 2, [0])])[1]
        assert row.flags & (BoneFlags.IK | MOVABLE) == BoneFlags.IK | MOVABLE
        assert bool(row.flags & VISIBLE) == (kind in (8, 0))

    def test_unknown_kinds_rotate(self):
        assert bones_of(bone(77), warnings=1)[0].flags == ALWAYS | TAIL | VISIBLE

    @pytest.mark.parametrize("none", [0, NO_ROW])
    def test_no_tail(self, none):
        assert bones_of(bone(), bone(0, 0, tail=none))[1].tail_bone == -1

    @pytest.mark.parametrize(("stored", "ratio"), [(50, 0.5), (100, 1.0), (0xFFFF, -0.01), (0xFFCE, -0.5), (250, 2.5)])
    def test_a_bone_that_follows_its_tail(self, stored, ratio):
        row = bones_of(bone(), bone(9, 0, tail=2, ik_parent=stored), bone())[1]
        assert (row.append_parent, row.append_ratio) == (2, single(ratio))

    def test_a_bone_that_follows_its_ik_parent(self):
        row = bones_of(bone(), bone(5, 0, tail=1, ik_parent=2), bone())[1]
        assert (row.append_parent, row.append_ratio) == (2, 1)

    @pytest.mark.parametrize("source", [0, 1, 9, NO_ROW])
    @pytest.mark.parametrize("kind", [5, 9])
    def test_a_source_that_cannot_be(self, kind, source):
        row = bones_of(bone(), bone(kind, 0, tail=source * (kind == 9), ik_parent=source), bone(), warnings=1)[1]
        assert not row.flags & FOLLOWS

    def test_a_twist_bone(self):
        row = bones_of(bone(), bone(8, 0, tail=2, position=(1, 1, 1)), bone(position=(4, 1, -3)))[1]
        assert row.fixed_axis == (single(0.6), 0, single(-0.8))
        assert not row.flags & TAIL

    def test_a_twist_bone_without_tail_turns_about_the_way_from_its_parent(self):
        row = bones_of(bone(), bone(8, 0, position=(0, 0, 2)))[1]
        assert row.fixed_axis == (0, 0, 1)

    def test_a_twist_bone_that_comes_first_turns_about_the_way_from_its_parent(self):
        row = bones_of(bone(8, parent=1, position=(0, 3, 0)), bone(position=(0, 1, 0)))[0]
        assert row.fixed_axis == (0, 1, 0)

    def test_a_twist_bone_that_comes_first_turns_about_the_way_to_its_tail(self):
        row = bones_of(bone(8, tail=1), bone(position=(0, 0, 2)))[0]
        assert row.fixed_axis == (0, 0, 1)

    def test_a_twist_bone_without_direction_turns_freely(self):
        row = bones_of(bone(), bone(8, 0, tail=2), bone(), warnings=1)[1]
        assert row.flags == ALWAYS | TAIL | VISIBLE

    def test_a_parent_that_does_not_exist(self):
        assert bones_of(bone(0, parent=7), warnings=1)[0].parent == -1


class TestIk:
    def test_knees_have_a_limit(self):
        names = ("左足", "左ひざ", "ひざ上", "右足首")
        rows = bones_of(bone(2), *(bone(4, name=name) for name in names), iks=[(0, 4, [1, 2, 3])])
        limits = [(link.limited, link.lower, link.upper) for link in rows[0].ik_links]
        knee = (True, (single(-math.pi), 0, 0), (single(math.radians(-0.5)), 0, 0))
        assert limits == [(False, (0, 0, 0), (0, 0, 0)), knee, (False, (0, 0, 0), (0, 0, 0))]

    def test_several_ik_of_one_bone(self):
        rows = bones_of(
            bone(), bone(2, 0, position=(1, 2, 3), name="ik"), bone(), iks=[(1, 2, [0]), (1, 0, [2]), (1, 2, [])]
        )
        assert [row.name for row in rows] == ["b", "ik", "b", "ik+", "ik++"]
        assert [len(row.ik_links) for row in rows] == [0, 1, 0, 1, 0]
        for row in rows[3:]:
            assert (row.parent, row.position, row.level) == (1, (1, 2, 3), rows[1].level)
            assert row.flags == ALWAYS | TAIL | MOVABLE | BoneFlags.IK
        assert [rows[row].ik_target for row in (1, 3, 4)] == [2, 0, 2]

    def test_an_ik_without_its_bones_is_left_out(self):
        rows = bones_of(bone(2), bone(), iks=[(0, 9, [1]), (9, 0, [1])], warnings=2)
        assert not any(row.flags & BoneFlags.IK for row in rows)

    def test_a_link_that_does_not_exist_is_left_out(self):
        rows = bones_of(bone(2), bone(), iks=[(0, 1, [1, 9])], warnings=1)
        assert [link.bone for link in rows[0].ik_links] == [1]


class TestLevels:
    def test_ik_and_its_children_come_after_the_rest(self):
        rows = bones_of(bone(), bone(2, 0), bone(7, 1), bone(0, 0), iks=[(1, 3, [0])])
        assert [row.level for row in rows] == [0, 1, 1, 0]

    def test_rotated_bones_and_their_children_come_last(self):
        rows = bones_of(bone(), bone(5, 0, ik_parent=3), bone(7, 1), bone(0, 0))
        assert [row.level for row in rows] == [0, 2, 2, 0]

    def test_a_follower_of_an_ik_link_comes_after_the_ik(self):
        rows = bones_of(bone(), bone(2, 0), bone(4, 0), bone(9, 0, 2, 50), bone(9, 0, 5, 50), bone(), iks=[(1, 0, [2])])
        assert [row.level for row in rows] == [0, 1, 0, 2, 0, 0]

    def test_a_follower_of_a_rotated_bone_comes_after_it(self):
        rows = bones_of(bone(), bone(9, 0, 2, 50), bone(5, 0, ik_parent=3), bone())
        assert [row.level for row in rows] == [0, 2, 2, 0]

    def test_children_come_not_before_their_parents_whatever_their_order(self):
        rows = bones_of(bone(7, 1), bone(7, 2), bone(2), bone(), iks=[(2, 3, [3])])
        assert [row.level for row in rows] == [1, 1, 1, 0]

    def test_ik_in_another_order_than_their_bones(self):
        """A chain of two IK on the same links: the one that comes first in the list has the later row."""
        bones = [bone(), bone(4, 0), bone(4, 1), bone(2), bone(2)]
        assert [row.level for row in bones_of(*bones, iks=[(4, 2, [1]), (3, 2, [1])])] == [0, 0, 0, 2, 1]
        assert [row.level for row in bones_of(*bones, iks=[(3, 2, [1]), (4, 2, [1])])] == [0, 0, 0, 1, 1]

    def test_ik_that_have_nothing_to_do_with_each_other_stay(self):
        bones = [bone(), bone(4, 0), bone(4, 0), bone(2), bone(2)]
        assert [row.level for row in bones_of(*bones, iks=[(4, 2, [2]), (3, 1, [1])])] == [0, 0, 0, 1, 1]

    def test_rotated_bones_come_after_all_ik(self):
        bones = [bone(), bone(4, 0), bone(4, 1), bone(2), bone(2), bone(5, 0, ik_parent=1)]
        assert [row.level for row in bones_of(*bones, iks=[(4, 2, [1]), (3, 2, [1])])] == [0, 0, 0, 2, 1, 3]

    def test_parents_in_a_circle(self):
        rows = bones_of(bone(2, 1), bone(5, 0, ik_parent=1), bone(2, 2, 0), iks=[(0, 1, [1]), (2, 1, [1])], warnings=1)
        assert [row.parent for row in rows] == [1, 0, 2]


class TestVertices:
    @pytest.mark.parametrize(
        ("bones", "weight", "deform", "kept", "weights"),
        [
            ((1, 0), 100, 0, [1, -1, -1, -1], [1, 0, 0, 0]),
            ((1, 0), 0, 0, [0, -1, -1, -1], [1, 0, 0, 0]),
            ((1, 1), 40, 0, [1, -1, -1, -1], [1, 0, 0, 0]),
            ((1, 0), 40, 1, [1, 0, -1, -1], [0.4, 0.6, 0, 0]),
            ((0, 1), 1, 1, [0, 1, -1, -1], [0.01, 0.99, 0, 0]),
        ],
    )
    def test_weights(self, bones, weight, deform, kept, weights):
        pmd = pmd_of_bones(bone(), bone())
        pmd.vertices = np.array([((0, 0, 0), (0, 0, 1), (0, 0), bones, weight, 0)], VERTEX)
        vertices = upgraded(pmd, Messages()).vertices
        assert (vertices["deform"][0], vertices["bones"][0].tolist()) == (deform, kept)
        assert np.allclose(vertices["weights"][0], weights, atol=1e-7)

    def test_weights_that_are_too_much(self):
        pmd, messages = pmd_of_bones(bone(), bone()), Messages()
        pmd.vertices = np.array([((0, 0, 0), (0, 0, 1), (0, 0), (1, 0), 130, 0)], VERTEX)
        assert upgraded(pmd, messages).vertices["weights"][0, 0] == 1
        assert "130 percent" in located_text(next(iter(messages)))

    def test_without_bones_there_is_no_complaint(self):
        messages = Messages()
        model = upgraded(a_pmd(vertices=np.zeros(2, VERTEX)), messages)
        assert not list(messages)
        assert model.vertices["bones"].max() == -1


class TestMaterials:
    @pytest.mark.parametrize(
        ("opacity", "edge", "flags"),
        [(1.0, 1, 0x1E), (1.0, 0, 0x0C), (0.5, 1, 0x1F), (0.5, 0, 0x0D), (0.98, 1, 0x13), (0.98, 0, 0x01)],
    )
    def test_flags(self, opacity, edge, flags):
        pmd = a_pmd(materials=np.zeros(1, MATERIAL))
        pmd.materials["diffuse"][0, 3], pmd.materials["edge"] = opacity, edge
        assert upgraded(pmd, Messages()).materials[0].flags == MaterialFlags(flags)

    def test_textures_are_shared(self):
        pmd = a_pmd(materials=np.zeros(3, MATERIAL))
        pmd.materials["texture"] = [b"a.bmp*b.sph", b"A.BMP", b"b.sph*c.bmp"]
        model = upgraded(pmd, Messages())
        assert [texture.path for texture in model.textures] == ["a.bmp", "b.sph", "c.bmp"]
        assert [(m.texture, m.sphere_texture) for m in model.materials] == [(0, 1), (0, -1), (2, 1)]
        assert [material.name for material in model.materials] == ["材質1", "材質2", "材質3"]

    @pytest.mark.parametrize(("counts", "materials", "warnings"), [
        ([3, 6], [0, 1, 1], 0),
        ([3, 0], [0, -1, -1], 1),
        ([0, 9], [1, 1, 1], 0),
        ([6, 9], [0, 0, 1], 1),
        ([4, 5], [0, 1, -1], 3),
    ])  # fmt: skip
    def test_runs_of_faces(self, counts, materials, warnings):
        pmd, messages = a_pmd(materials=np.zeros(2, MATERIAL), vertices=np.zeros(1, VERTEX)), Messages()
        pmd.indices, pmd.materials["indices"] = np.zeros(9, INDEX), counts
        assert upgraded(pmd, messages).faces["material"].tolist() == materials
        assert len(list(messages)) == warnings


def offsets(*entries: tuple[int, float]) -> list[tuple]:
    return [(vertex, (x, 0, 0)) for vertex, x in entries]


def pmd_of_morphs(*morphs: tuple[int, list[tuple]]) -> Pmd:
    heads = [(f"m{row}".encode(), len(own), kind) for row, (kind, own) in enumerate(morphs)]
    parts = [offset for _, own in morphs for offset in own]
    vertices = np.zeros(8, VERTEX)
    return a_pmd(vertices=vertices, morphs=np.array(heads, MORPH), offsets=np.array(parts, OFFSET))


class TestMorphs:
    def test_offsets_are_of_entries_of_the_base(self):
        pmd = pmd_of_morphs((0, offsets((5, 0), (2, 0))), (2, offsets((1, 7), (0, 8), (0, 9))))
        (morph,) = upgraded(pmd, Messages()).morphs
        assert (morph.name, morph.panel) == ("m1", Panel.EYE)
        assert morph.offsets["vertex"].tolist() == [2, 5, 5]
        assert morph.offsets["translation"][:, 0].tolist() == [7, 8, 9]

    def test_without_a_base_they_are_of_vertices(self):
        (morph,) = upgraded(pmd_of_morphs((1, offsets((5, 7)))), Messages()).morphs
        assert morph.offsets["vertex"].tolist() == [5]

    def test_a_base_that_is_not_the_first(self):
        pmd = pmd_of_morphs((1, offsets((0, 7))), (0, offsets((5, 0))), (3, offsets((0, 8))))
        pmd.facial = np.array([0, 2], INDEX)
        model = upgraded(pmd, Messages())
        assert [morph.name for morph in model.morphs] == ["m0", "m2"]
        assert [morph.offsets["vertex"].tolist() for morph in model.morphs] == [[5], [5]]
        assert model.frames[1].items == (MorphItem(0), MorphItem(1))

    def test_what_does_not_exist_is_left_out(self):
        messages = Messages()
        pmd = pmd_of_morphs((0, offsets((5, 0), (99, 0))), (9, offsets((1, 7), (0, 8), (3, 9))))
        model = upgraded(pmd, messages)
        repair(model, messages)
        (morph,) = model.morphs
        assert morph.offsets["vertex"].tolist() == [5]
        assert morph.panel is Panel.OTHER
        assert [warning.row for warning in list(messages)] == [0, 0, 0]

    def test_english_names_leave_out_the_base(self):
        pmd = pmd_of_morphs((0, []), (1, []), (2, []))
        pmd.english_flag = 1
        pmd.english = English(np.zeros(1, ENGLISH_HEAD), morphs=column_of([b"one", b"two"], NAME))
        assert [morph.name_en for morph in upgraded(pmd, Messages()).morphs] == ["one", "two"]


class TestFrames:
    def test_facial_and_named_frames(self):
        pmd = pmd_of_morphs((0, []), (1, []), (2, []))
        pmd.bones = np.array([bone(), bone(), bone()], BONE)
        pmd.facial = np.array([2, 1], INDEX)
        pmd.frames = column_of([b"one\n", b"two"], FRAME_NAME)
        pmd.frame_items = np.array([(2, 2), (1, 1), (0, 2), (2, 0)], FRAME_ITEM)
        frames = upgraded(pmd, Messages()).frames.records
        assert [frame.name for frame in frames] == ["Root", "表情", "one", "two"]
        assert frames[0].items == (BoneItem(0), BoneItem(2))
        assert frames[1].items == (MorphItem(1), MorphItem(0))
        assert [frame.items for frame in frames[2:]] == [(BoneItem(1),), (BoneItem(2), BoneItem(0))]

    def test_what_does_not_exist_is_left_out(self):
        messages, pmd = Messages(), pmd_of_morphs((0, []), (1, []))
        pmd.facial = np.array([0, 1, 2], INDEX)
        pmd.frame_items = np.array([(0, 1)], FRAME_ITEM)
        frames = upgraded(pmd, messages).frames.records
        assert frames[1].items == (MorphItem(0),)
        assert len(list(messages)) == 3


class TestBodies:
    @pytest.mark.parametrize(("row", "bone_row", "y"), [(0, 0, 11), (1, 1, 21), (NO_ROW, -1, 11)])
    def test_positions_are_of_the_model(self, row, bone_row, y):
        pmd = pmd_of_bones(bone(position=(0, 10, 0)), bone(position=(0, 20, 0)))
        pmd.bodies = np.zeros(1, BODY)
        pmd.bodies["bone"], pmd.bodies["position"] = row, (0, 1, 0)
        (body,) = upgraded(pmd, Messages()).rigid_bodies
        assert (body.bone, body.position) == (bone_row, (0, y, 0))

    def test_without_bones(self):
        pmd = a_pmd(bodies=np.zeros(1, BODY))
        pmd.bodies["bone"], pmd.bodies["position"] = NO_ROW, (0, 1, 0)
        (body,) = upgraded(pmd, Messages()).rigid_bodies
        assert (body.bone, body.position) == (-1, (0, 1, 0))


def test_comments_have_the_line_ends_of_pmx():
    pmd = a_pmd()
    pmd.head["comment"] = b"a\nb\r\nc"
    assert upgraded(pmd, Messages()).info[0].comment == "a\r\nb\r\nc"

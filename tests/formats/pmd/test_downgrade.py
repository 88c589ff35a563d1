"""PMX to PMD: what PMD can say is exact, and each rule by which the rest is lost is told (mmd-semantics §7.6)."""

from __future__ import annotations

import numpy as np
import pytest

from editor.formats import FormatError
from editor.formats.message_texts import located_text
from editor.formats.pmd.downgrade import downgraded
from editor.formats.pmd.structure import NO_BODY, NO_ROW, Pmd, texts_of
from editor.model.bones import BoneFlags
from editor.model.columns import Columns
from editor.model.fields import single
from editor.model.frames import BoneItem, DisplayFrame, MorphItem
from editor.model.joints import Joint, JointKind
from editor.model.materials import Material, MaterialFlags, SharedToon, SphereMode, Texture, ToonKind
from editor.model.mesh import Deform
from editor.model.model import Info, Model
from editor.model.morphs import BoneOffset, Morph, MorphKind, MorphOffset, Panel, VertexOffset
from editor.model.rigid_bodies import RigidBody
from editor.model.soft_bodies import SoftBody
from tests.formats.pmd.downgrading import PLAIN, bone, down, down_bones, model_of


class TestTooMuch:
    """Refused, since nothing of it could be used."""

    def test_vertices(self):
        model = Model()
        model.vertices.fill(65_535)
        assert not down(model)[1]
        model.vertices.fill(65_536)
        with pytest.raises(FormatError, match="65,536 vertices: PMD holds 65,535 at most") as caught:
            downgraded(model)
        assert caught.value.section == "vertices"

    def test_bones(self):
        with pytest.raises(FormatError, match="65,535 bones: PMD holds 65,534 at most"):
            downgraded(model_of(bones=[bone("b")] * 65_535))

    def test_bones_with_those_that_are_made(self):
        pointing = bone("b", PLAIN & ~BoneFlags.TAIL_IS_BONE, tail_offset=(0.0, 1.0, 0.0))
        with pytest.raises(FormatError, match="65,535 bones"):
            downgraded(model_of(bones=[bone("b")] * 65_533 + [pointing]))

    def test_morphs(self):
        with pytest.raises(FormatError, match="65,536 morphs: PMD holds 65,535 at most"):
            downgraded(
                model_of(
                    morphs=[Morph("m")] * 65_535, frames=[ROOT, DisplayFrame("表情", "Exp", True, (MorphItem(65_534),))]
                )
            )

    def test_bytes(self):
        with pytest.raises(FormatError, match="300 does not fit into a byte") as caught:
            downgraded(model_of(rigid_bodies=[RigidBody("a"), RigidBody("b", group=300)]))
        assert (caught.value.section, caught.value.record) == ("rigid_bodies", 1)


class TestTexts:
    def test_exact(self):
        pmd, lost = down(model_of(info=[Info("形", "shape", "a\r\nb", "c\r\nd")]))
        assert not lost
        assert texts_of(pmd.head["name"]) == ["形"]
        assert texts_of(pmd.head["comment"]) == ["a\nb"]
        assert (texts_of(pmd.english.head["name"]), texts_of(pmd.english.head["comment"])) == (["shape"], ["c\nd"])

    def test_too_long(self):
        pmd, lost = down(model_of(info=[Info("形" * 11, "x" * 21, "a" * 257, "b" * 256)]))
        assert lost == [("info", 0, "name"), ("info", 0, "comment"), ("info", 0, "name_en")]
        assert texts_of(pmd.head["name"]) == ["形" * 9]
        assert texts_of(pmd.head["comment"]) == ["a" * 255]

    def test_not_in_cp932(self):
        pmd, lost = down_bones(bone("アリス🎀"), bone("アリス🌸"), bone("～〜"))
        assert texts_of(pmd.bones["name"]) == ["アリス?", "アリス?2", "～～"]
        assert lost == [(0, "name"), (1, "name"), (2, "name")]

    def test_english_names(self):
        pmd, lost = down(
            model_of(
                bones=[bone("a", name_en="A"), bone("b")],
                morphs=[Morph("m", "M")],
                frames=[DisplayFrame("Root", "Root", True), DisplayFrame("表情", "Exp", True), DisplayFrame("f", "F")],
            )
        )
        assert lost == [("frames", 0, "items")]
        assert pmd.english_flag == 1
        columns = (pmd.english.bones, pmd.english.morphs, pmd.english.frames)
        assert [texts_of(column) for column in columns] == [["A", ""], ["M"], ["F"]]

    def test_without_english_names_there_is_no_block(self):
        pmd, _ = down_bones(bone("a"))
        assert (pmd.english_flag, pmd.english) == (0, None)


def vertices(model: Model, deform: Deform, bones, weights, count: int = 1, **columns) -> Model:
    model.bones.records[:] = [bone(str(row)) for row in range(4)]
    model.vertices.fill(
        count,
        deform=np.full(count, deform, np.uint8),
        bones=np.tile(np.array(bones, np.int32), (count, 1)),
        weights=np.tile(np.array(weights, np.float32), (count, 1)),
        **columns,
    )
    return model


class TestVertices:
    @pytest.mark.parametrize(
        ("deform", "bones", "weights", "pair", "percent", "lost"),
        [
            (Deform.BDEF1, (2, -1, -1, -1), (1, 0, 0, 0), [2, 2], 100, []),
            (Deform.BDEF1, (2, 3, -1, -1), (0.3, 0, 0, 0), [2, 2], 100, []),
            (Deform.BDEF2, (2, 1, -1, -1), (0.25, 0.75, 0, 0), [2, 1], 25, []),
            (Deform.BDEF2, (2, 1, -1, -1), (single(0.07), 1 - single(0.07), 0, 0), [2, 1], 7, []),
            (Deform.BDEF2, (2, 1, -1, -1), (0.25, 0.5, 0.5, 0), [2, 1], 25, []),  # the first leaves the second's
            (Deform.SDEF, (2, 1, -1, -1), (0.25, 0, 0, 0), [2, 1], 25, ["deform"]),
            (Deform.BDEF2, (2, 1, -1, -1), (1, 0, 0, 0), [2, 2], 100, []),
            (Deform.BDEF2, (2, 1, -1, -1), (0, 1, 0, 0), [1, 1], 100, []),
            (Deform.BDEF2, (2, 1, -1, -1), (0.256, 0.744, 0, 0), [2, 1], 26, ["weights"]),
            (Deform.BDEF2, (2, 1, -1, -1), (0.999, 0.001, 0, 0), [2, 2], 100, ["weights"]),
            (Deform.BDEF2, (2, 1, -1, -1), (1.2, -0.2, 0, 0), [2, 2], 100, ["weights", "weights"]),
            (Deform.BDEF2, (2, -1, -1, -1), (0.5, 0.5, 0, 0), [2, 2], 100, ["weights"]),
            (Deform.BDEF1, (-1, -1, -1, -1), (1, 0, 0, 0), [0, 0], 100, ["bones"]),
            (Deform.SDEF, (2, 1, -1, -1), (0.5, 0.5, 0, 0), [2, 1], 50, ["deform"]),
            (Deform.BDEF4, (2, 1, 3, 0), (0.5, 0.5, 0, 0), [2, 1], 50, []),
            (Deform.BDEF4, (2, 1, 3, 0), (0, 0.25, 0, 0.75), [1, 0], 25, []),
            (Deform.BDEF4, (2, 1, 3, 0), (0, 0, 0, 1), [0, 0], 100, []),
            (Deform.BDEF4, (2, 1, 3, 0), (0.1, 0.2, 0.4, 0.3), [3, 0], 57, ["weights", "weights"]),
            (Deform.QDEF, (2, 1, 3, 0), (0.1, 0.6, 0.2, 0.1), [1, 3], 75, ["weights", "weights"]),
            (Deform.BDEF4, (2, 1, 3, 0), (0.5, 0.25, 0, 0), [2, 1], 67, ["weights"]),
        ],
    )
    def test_weights(self, deform, bones, weights, pair, percent, lost):
        pmd, told = down(vertices(Model(), deform, bones, weights))
        assert (pmd.vertices["bones"][0].tolist(), pmd.vertices["weight"][0]) == (pair, percent)
        assert told == [("vertices", 0, field) for field in lost]

    def test_every_percentage_is_exact(self):
        model = vertices(Model(), Deform.BDEF2, (0, 1, -1, -1), (1, 0, 0, 0), count=101)
        percent = np.arange(101)
        first = (percent / 100).astype(np.float32)
        model.vertices.writable("weights")[:, 0], model.vertices.writable("weights")[:, 1] = first, 1 - first
        pmd, lost = down(model)
        assert not lost
        assert pmd.vertices["weight"][1:].tolist() == percent[1:].tolist()

    def test_the_edge_is_there_or_not(self):
        scales = np.array([0, 1, 0.5, 2, -1], np.float32)
        pmd, lost = down(vertices(Model(), Deform.BDEF1, (0, 0, 0, 0), (1, 0, 0, 0), count=5, edge_scale=scales))
        assert pmd.vertices["edge_off"].tolist() == [1, 0, 0, 0, 1]
        assert lost == [("vertices", 2, "edge_scale")]

    def test_many_vertices_are_told_once(self):
        _, losses = downgraded(vertices(Model(), Deform.SDEF, (2, 1, -1, -1), (0.5, 0.5, 0, 0), count=1234))
        assert [located_text(loss) for loss in losses] == ["Vertex 0: SDEF becomes BDEF2; 1,234 vertices in all"]

    def test_additional_uvs(self):
        uv2 = np.array([[0, 0, 0, 0], [0, 0, 0, 1]], np.float32)
        model = vertices(Model(), Deform.BDEF1, (0, 0, 0, 0), (1, 0, 0, 0), count=2, uv2=uv2)
        model.info.records[:] = [Info(additional_uvs=2)]
        assert down(model)[1] == [("info", 0, "additional_uvs"), ("vertices", 1, "uv2")]

    def test_faces_that_no_material_draws_stay(self):
        model = vertices(Model(), Deform.BDEF1, (0, 0, 0, 0), (1, 0, 0, 0), count=3)
        model.materials.records[:] = [Material("材質1"), Material("材質2")]
        model.faces.fill(3, vertices=[[0, 1, 2], [2, 1, 0], [1, 1, 1]], material=[0, 0, -1])
        pmd, lost = down(model)
        assert not lost
        assert pmd.indices.tolist() == [0, 1, 2, 2, 1, 0, 1, 1, 1]
        assert pmd.materials["indices"].tolist() == [6, 0]

    def test_faces_that_lack_a_corner(self):
        model = vertices(Model(), Deform.BDEF1, (0, 0, 0, 0), (1, 0, 0, 0), count=3)
        model.materials.records[:] = [Material("材質1")]
        model.faces.fill(2, vertices=[[0, -1, 2], [2, 1, 0]], material=[0, 0])
        pmd, lost = down(model)
        assert (pmd.indices.tolist(), pmd.materials["indices"].tolist()) == ([2, 1, 0], [3])
        assert lost == [("faces", 0, "vertices")]


def down_material(textures=(), **fields) -> tuple[Pmd, list[str]]:
    material = Material(**{"name": "材質1", "flags": MaterialFlags(0x1E), **fields})
    pmd, lost = down(model_of(materials=[material], textures=[Texture(path) for path in textures]))
    assert all(table == "materials" for table, _, _ in lost)
    return pmd, [field for _, _, field in lost]


class TestMaterials:
    def test_exact(self):
        colors = {"diffuse": (0.5, 0.25, 0.125, 1.0), "specular": (1.0, 2.0, 3.0), "ambient": (4.0, 5.0, 6.0)}
        pmd, lost = down_material(**colors, shininess=7.0)
        assert not lost
        (record,) = pmd.materials
        assert all(tuple(record[name].tolist()) == color for name, color in colors.items())
        assert (record["shininess"], record["edge"]) == (7, 1)

    @pytest.mark.parametrize(
        ("field", "value"),
        [("name", "髪"), ("name_en", "hair"), ("memo", "m"), ("edge_color", (1.0, 0.0, 0.0, 1.0)), ("edge_size", 0.5)],
    )
    def test_what_pmd_has_no_field_for(self, field, value):
        assert down_material(**{field: value})[1] == [field]

    @pytest.mark.parametrize(
        ("opacity", "flags", "edge", "lost"),
        [
            (1.0, 0x1E, 1, 0),
            (1.0, 0x0C, 0, 0),
            (0.5, 0x1F, 1, 0),
            (single(0.98), 0x13, 1, 0),
            (1.0, 0x1F, 1, 1),  # double-sided, but opaque
            (0.5, 0x1E, 1, 1),  # not double-sided, but not opaque
            (1.0, 0x0E, 0, 1),  # a ground shadow without an edge
            (1.0, 0x1C, 1, 1),  # an edge without a ground shadow
            (1.0, 0x12, 1, 2),  # no self shadows
            (1.0, 0x1A, 1, 1),
            (single(0.98), 0x1F, 1, 2),
            (1.0, 0xFE, 1, 3),  # vertex colours, points, lines
        ],
    )
    def test_flags(self, opacity, flags, edge, lost):
        pmd, told = down_material(diffuse=(1.0, 1.0, 1.0, opacity), flags=MaterialFlags(flags))
        assert pmd.materials["edge"][0] == edge
        assert told == ["flags"] * lost
        assert pmd.materials["diffuse"][0, 3] == np.float32(opacity)

    @pytest.mark.parametrize(
        ("texture", "sphere", "mode", "field", "lost"),
        [
            (0, 1, SphereMode.MULTIPLY, b"a.bmp*b.sph", []),
            (0, 2, SphereMode.ADD, b"a.bmp*c.spa", []),
            (-1, 2, SphereMode.ADD, b"c.spa", []),
            (0, -1, SphereMode.OFF, b"a.bmp", []),
            (0, 1, SphereMode.ADD, b"a.bmp", ["sphere_texture"]),
            (0, 1, SphereMode.SUB_TEXTURE, b"a.bmp", ["sphere_texture"]),
            (0, 1, SphereMode.OFF, b"a.bmp", ["sphere_texture"]),
            (0, -1, SphereMode.ADD, b"a.bmp", ["sphere_mode"]),
        ],
    )
    def test_textures(self, texture, sphere, mode, field, lost):
        paths = ("a.bmp", "b.sph", "c.spa")
        material = Material("材質1", texture=texture, sphere_texture=sphere, sphere_mode=mode)
        pmd, losses = downgraded(model_of(materials=[material], textures=[Texture(path) for path in paths]))
        assert texts_of(pmd.materials["texture"]) == [field.decode()]
        assert [loss.field for loss in losses if loss.table == "materials"] == lost
        unused = {0, 1, 2} - {texture, sphere}
        assert {loss.row for loss in losses if loss.table == "textures"} == unused

    def test_toons(self):
        own = {"toon_kind": ToonKind.TEXTURE}
        toons = [
            {"shared_toon": SharedToon.TOON01},
            {**own, "toon_texture": 0},
            {**own, "toon_texture": -1},
            {"shared_toon": SharedToon.TOON02},
            {**own, "toon_texture": 1},
            {**own, "toon_texture": 2},
            {"shared_toon": SharedToon(200)},
        ]
        materials = [Material(f"材質{row + 1}", **toon) for row, toon in enumerate(toons)]
        paths = ("own.bmp", "tex/OTHER.bmp", "Toon05.bmp")
        pmd, lost = down(model_of(materials=materials, textures=[Texture(path) for path in paths]))
        assert not lost
        assert pmd.materials["toon"].tolist() == [0, 2, 0xFF, 1, 3, 4, 0xFF]
        assert texts_of(pmd.toons)[:5] == ["toon01.bmp", "toon02.bmp", "own.bmp", "tex/OTHER.bmp", "toon05.bmp"]

    def test_more_than_ten_toons(self):
        materials = [Material(f"材質{row + 1}", toon_kind=ToonKind.TEXTURE, toon_texture=row) for row in range(12)]
        pmd, lost = down(model_of(materials=materials, textures=[Texture(f"{row}.bmp") for row in range(12)]))
        assert pmd.materials["toon"].tolist() == [*range(10), 0xFF, 0xFF]
        assert lost == [("materials", row, "toon_texture") for row in (10, 11)]

    @pytest.mark.parametrize("path", ["x" * 101, "🎀.bmp"])
    def test_a_toon_whose_path_does_not_fit(self, path):
        pmd, lost = down_material([path], toon_kind=ToonKind.TEXTURE, toon_texture=0)
        assert (pmd.materials["toon"].tolist(), lost) == ([0xFF], ["toon_texture"])


def moved(*entries: tuple[int, float]) -> Columns:
    rows = [row for row, _ in entries]
    return Columns(VertexOffset, len(rows), vertex=rows, translation=[(x, 0, 0) for _, x in entries])


def with_vertices(*morphs: Morph, frames=()) -> Model:
    model = model_of(morphs=morphs, frames=frames)
    model.vertices.fill(8, position=np.arange(24, dtype=np.float32).reshape(8, 3))
    return model


class TestMorphs:
    def test_the_base_is_every_vertex_that_moves(self):
        model = with_vertices(
            Morph("a", offsets=moved((5, 1), (2, 2))), Morph("b", offsets=moved((7, 3), (5, 4), (5, 5)))
        )
        pmd, lost = down(model)
        assert not lost
        base, a, b = pmd.offsets_by_morph()
        assert texts_of(pmd.morphs["name"]) == ["base", "a", "b"]
        assert base["vertex"].tolist() == [2, 5, 7]
        assert base["translation"].tolist() == [[6, 7, 8], [15, 16, 17], [21, 22, 23]]
        assert (a["vertex"].tolist(), a["translation"][:, 0].tolist()) == ([1, 0], [1, 2])
        assert (b["vertex"].tolist(), b["translation"][:, 0].tolist()) == ([2, 1, 1], [3, 4, 5])

    def test_without_morphs_there_is_no_base(self):
        assert len(down(with_vertices())[0].morphs) == 0

    @pytest.mark.parametrize(("panel", "kind", "lost"), [(1, 1, []), (4, 4, []), (0, 4, ["panel"]), (9, 4, ["panel"])])
    def test_panels(self, panel, kind, lost):
        pmd, told = down(with_vertices(Morph("a", panel=Panel(panel), offsets=moved((0, 1)))))
        assert (pmd.morphs["kind"].tolist(), [field for _, _, field in told]) == ([0, kind], lost)

    @pytest.mark.parametrize("kind", [kind for kind in MorphKind if kind not in (MorphKind.VERTEX, MorphKind.GROUP)])
    def test_other_kinds_are_left_out(self, kind):
        frames = [DisplayFrame("Root", "Root", True), DisplayFrame("表情", "Exp", True, (MorphItem(0), MorphItem(1)))]
        pmd, lost = down(with_vertices(Morph("x", kind=kind), Morph("v", offsets=moved((0, 1))), frames=frames))
        assert texts_of(pmd.morphs["name"]) == ["base", "v"]
        assert pmd.facial.tolist() == [1]
        assert lost == [("morphs", 0, ""), ("frames", 1, "items")]

    def test_groups_of_vertex_morphs_become_vertex_morphs(self):
        members = Columns(MorphOffset, 3, morph=[1, 2, 1], weight=[1, 0.5, 2])
        model = with_vertices(
            Morph("g", kind=MorphKind.GROUP, offsets=members),
            Morph("a", offsets=moved((5, 1), (2, 2))),
            Morph("b", offsets=moved((5, 4))),
        )
        pmd, losses = downgraded(model)
        _, group, _, _ = pmd.offsets_by_morph()
        assert (group["vertex"].tolist(), group["translation"][:, 0].tolist()) == ([0, 1], [6, 5])
        assert [located_text(loss) for loss in losses] == ["Morph 0: becomes a vertex morph of the vertex morphs in it"]

    def test_what_else_is_in_a_group_is_lost(self):
        members = Columns(MorphOffset, 2, morph=[1, 2], weight=[1, 1])
        bones = Morph("b", kind=MorphKind.BONE, offsets=Columns(BoneOffset, 0))
        group = Morph("g", kind=MorphKind.GROUP, offsets=members)
        _, lost = down(with_vertices(group, Morph("a", offsets=moved((5, 1))), bones))
        assert lost == [("morphs", 2, ""), ("morphs", 0, "kind"), ("morphs", 0, "offsets")] or sorted(lost) == sorted(
            [("morphs", 0, "kind"), ("morphs", 0, "offsets"), ("morphs", 2, "")]
        )
        _, lost = down(with_vertices(group, bones, bones))
        assert ("morphs", 0, "") in lost

    def test_offsets_of_no_vertex(self):
        pmd, lost = down(with_vertices(Morph("a", offsets=moved((5, 1), (-1, 2)))))
        assert (pmd.morphs["offsets"].tolist(), lost) == ([1, 1], [("morphs", 0, "offsets")])


ROOT, FACIAL = DisplayFrame("Root", "Root", True, (BoneItem(0),)), DisplayFrame("表情", "Exp", True)


def down_frames(*frames: DisplayFrame, bones: int = 4, morphs: int = 2) -> tuple[Pmd, list[tuple[int, str]]]:
    model = model_of(bones=[bone(str(row)) for row in range(bones)], frames=frames)
    model.morphs.records[:] = [Morph(str(row)) for row in range(morphs)]
    pmd, lost = down(model)
    assert all(table == "frames" for table, _, _ in lost)
    return pmd, [(row, field) for _, row, field in lost]


class TestFrames:
    def test_exact(self):
        facial = DisplayFrame("表情", "Exp", True, (MorphItem(1), MorphItem(0)))
        root = DisplayFrame("Root", "Root", True, (BoneItem(0), BoneItem(3)))
        pmd, lost = down_frames(root, facial, DisplayFrame("体", items=(BoneItem(2), BoneItem(0))), DisplayFrame("空"))
        assert not lost
        assert pmd.facial.tolist() == [2, 1]
        assert texts_of(pmd.frames) == ["体\n", "空\n"]
        assert pmd.frame_items.tolist() == [(3, 0), (2, 1), (0, 1)]

    @pytest.mark.parametrize(
        ("frames", "lost"),
        [
            ((FACIAL, ROOT), [(1, ""), (0, "")]),
            ((DisplayFrame("Root", "Wurzel", True, (BoneItem(0),)), FACIAL), [(0, "name_en")]),
            ((DisplayFrame("Root", "Root", True), FACIAL), [(0, "items")]),
            ((DisplayFrame("Root", "Root", True, (BoneItem(0), MorphItem(0))), FACIAL), [(0, "items")]),
            ((ROOT, DisplayFrame("表情", "Exp", True, (BoneItem(0),))), [(1, "items")]),
            ((ROOT, FACIAL, DisplayFrame("own", special=True)), [(2, "special")]),
            ((ROOT, FACIAL, DisplayFrame("own", items=(MorphItem(0),))), [(2, "items")]),
            ((ROOT, FACIAL, DisplayFrame("長" * 30)), [(2, "name")]),
            ((), []),
        ],
    )
    def test_what_pmd_cannot_say(self, frames, lost):
        assert down_frames(*frames)[1] == lost

    def test_too_many_morphs(self):
        pmd, lost = down_frames(ROOT, DisplayFrame("表情", "Exp", True, (MorphItem(0),) * 256))
        assert (len(pmd.facial), lost) == (255, [(1, "items")])

    def test_too_many_frames(self):
        pmd, lost = down_frames(ROOT, FACIAL, *[DisplayFrame(str(row), items=(BoneItem(1),)) for row in range(257)])
        assert (len(pmd.frames), len(pmd.frame_items)) == (255, 255)
        assert lost == [(257, ""), (258, "")]

    def test_too_many_bones_in_a_frame(self):
        pmd, lost = down_frames(ROOT, FACIAL, DisplayFrame("many", items=(BoneItem(1),) * 255), DisplayFrame("few"))
        assert texts_of(pmd.frames) == ["many\n", "many\n", "few\n"]
        assert np.bincount(pmd.frame_items["frame"]).tolist() == [0, 254, 1]
        assert lost == [(2, "items")]


class TestPhysics:
    def test_bodies_lie_relative_to_their_bones(self):
        bones = [bone("a", position=(0.0, 10.0, 0.0)), bone("b", position=(0.0, 20.0, 0.0))]
        bodies = [RigidBody(str(row), bone=row, position=(1.0, 21.0, 0.0)) for row in (0, 1, -1)]
        pmd, lost = down(model_of(bones=bones, rigid_bodies=bodies))
        assert not lost
        assert pmd.bodies["bone"].tolist() == [0, 1, NO_ROW]
        assert pmd.bodies["position"].tolist() == [[1, 11, 0], [1, 1, 0], [1, 11, 0]]

    def test_joints(self):
        bodies = [RigidBody("a"), RigidBody("b", name_en="B")]
        kinds = [Joint("j", body_a=0, body_b=-1), Joint("k", "K", JointKind.HINGE)]
        pmd, lost = down(model_of(rigid_bodies=bodies, joints=kinds))
        assert pmd.joints["body_a"].tolist() == [0, NO_BODY]
        assert pmd.joints["body_b"].tolist() == [NO_BODY, NO_BODY]
        assert lost == [("rigid_bodies", 1, "name_en"), ("joints", 1, "name_en"), ("joints", 1, "kind")]

    def test_soft_bodies(self):
        assert down(model_of(soft_bodies=[SoftBody("s"), SoftBody("t")]))[1] == [
            ("soft_bodies", 0, ""),
            ("soft_bodies", 1, ""),
        ]


def test_the_model_is_not_changed():
    model = with_vertices(Morph("a", offsets=moved((5, 1))))
    model.bones.records[:] = [bone("b", PLAIN & ~BoneFlags.TAIL_IS_BONE, tail_offset=(0.0, 1.0, 0.0))]
    before = (list(model.bones), model.vertices["position"].tobytes())
    downgraded(model)
    assert (list(model.bones), model.vertices["position"].tobytes()) == before

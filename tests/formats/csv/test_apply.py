"""Rows that are put into a model update what it has and are added where it has nothing of the kind."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from editor.formats import FormatError
from editor.formats.csv.clipboard import apply_text, rows_text
from editor.formats.csv.columns import CLASSIC, PMX, Reference
from editor.formats.csv.kinds import BONE
from editor.formats.csv.lines import row_numbers
from editor.formats.csv.matching import RowMatcher
from editor.formats.csv.parsed_text import parse_text
from editor.formats.csv.report import ApplyReport, Faults
from editor.formats.message_texts import located_text
from editor.messages import Messages
from editor.model.bones import BoneFlags, IkLink
from editor.model.edit import Edit
from editor.model.frames import BoneItem, MorphItem
from editor.model.history import History
from editor.model.model import Model
from editor.model.morphs import MorphKind
from tests.formats.csv.making import NAMED, carried, written
from tests.formats.making import full_model as every_field
from tests.model.random_models import fingerprint, random_model
from tests.operations.model_making import full_model


def pasted(model: Model, text: str, table: str = "", row: int = -1) -> ApplyReport:
    with Edit(model) as edit:
        return apply_text(edit, text, table, row)


def text_of(model: Model, table: str, rows: list[int]) -> str:
    """The rows as they are copied."""
    names = {
        name: (np.arange(len(other)), [getattr(record, "name", None) or record.path for record in other], len(other))
        for name, other in model.tables.items()
        if name in NAMED or name == "textures"
    }
    source: Any = model.tables[table]
    numbers = row_numbers(model, table)[rows] if table == "faces" else np.array(rows)
    return rows_text(table, source.rows(rows), numbers, names)


# -- properties -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dialect", [CLASSIC, PMX])
@pytest.mark.parametrize("seed", range(15))
def test_a_model_put_into_itself_changes_nothing(seed, dialect):
    model = carried(random_model(seed))
    edit = Edit(model)
    apply_text(edit, written(model, csv_dialect=dialect, encoding="utf8")[0].decode())
    assert edit.commit() is None


def test_every_field_put_into_itself_changes_nothing():
    model = carried(every_field())
    edit = Edit(model)
    apply_text(edit, written(model)[0].decode())
    assert edit.commit() is None


@pytest.mark.parametrize("seed", range(15))
def test_a_model_put_into_another_is_there_afterwards(seed):
    given, model = carried(random_model(seed, 8)), carried(random_model(seed + 1000, 8))
    text, before = written(given)[0].decode(), fingerprint(model)
    row = seed % (len(model.bones) + 1)
    edit = Edit(model)
    report = apply_text(edit, text, "bones", row)
    assert not report.warnings
    for name in ("bones", "rigid_bodies", "joints"):
        _assert_same_rows(given, model, name)
    after = fingerprint(model)
    again = Edit(model)
    apply_text(again, text, "bones", row)
    assert again.commit() is None
    history = History()
    history.add(edit.commit())
    history.undo()
    assert fingerprint(model) == before
    history.redo()
    assert fingerprint(model) == after


def _assert_same_rows(given: Model, model: Model, table: str) -> None:
    """Each given row is there, and refers to the rows that the given one refers to by name."""
    rows = {record.name: row for row, record in enumerate(model.tables[table])}
    for row, record in enumerate(given.tables[table]):
        found = text_of(model, table, [rows[record.name]]).splitlines()[1:]
        assert set(text_of(given, table, [row]).splitlines()[1:]) <= set(found)


# -- named rows -------------------------------------------------------------------------------------------------------


def test_rows_with_a_known_name_are_updated_and_others_added():
    model = full_model()
    text = text_of(model, "bones", [1, 2]).replace('"arm"', '"upper arm"').replace('Bone,"手"', 'Bone,"新しい手"')
    report = pasted(model, text, "bones", 1)
    assert [bone.name for bone in model.bones] == ["センター", "新しい手", "腕", "手", "手ＩＫ"]
    assert model.bones[2].name_en == "upper arm"
    assert model.bones[1].parent == 2
    assert model.bones[4].ik_target == 3
    placed = report.tables["bones"]
    assert (placed.updated.tolist(), placed.added.tolist()) == ([2], [1])
    assert placed.rows.tolist() == [1, 2]


def test_without_a_row_number_rows_go_to_the_end():
    model = full_model()
    pasted(model, 'Node,"新","new"\nNodeItem,"新",0,"手"\nNodeItem,"新",1,"笑い"\n')
    assert model.frames[3].name == "新"
    assert not model.frames[3].special
    assert model.frames[3].items == (BoneItem(2), MorphItem(0))
    pasted(model, 'Node,"表情","Faces"\n')
    assert model.frames[1].special


def test_namesakes_are_met_one_after_the_other():
    model = full_model()
    pasted(model, 'Node,"腕","a"\nNode,"腕","b"\nNode,"腕","c"\n')
    assert [frame.name_en for frame in model.frames] == ["Root", "Exp", "a", "b", "c"]
    assert model.frames[2].items == (BoneItem(2), BoneItem(1))


def test_columns_that_are_not_there_keep_their_values():
    model = full_model()
    before = model.bones[1]
    pasted(model, ";Bone,ボーン名,位置_y,操作(0/1)\nBone,腕,5,0\n")
    after = model.bones[1]
    assert after.position == (before.position[0], 5, before.position[2])
    assert after.flags == before.flags & ~BoneFlags.OPERABLE
    assert (after.name_en, after.parent, after.tail_bone) == (before.name_en, before.parent, before.tail_bone)


def test_only_what_differs_is_changed():
    model = full_model()
    changes: list[Any] = []

    class Watcher:
        def about_to_change(self, change: Any) -> None: ...

        def changed(self, change: Any) -> None:
            changes.append(change)

    with Edit(model, watcher=Watcher()) as edit:
        apply_text(edit, text_of(model, "bones", [0, 1]).replace('"arm"', '"other"'))
    assert [(change.table, change.fields) for change in changes] == [("bones", {"name_en"})]
    changes.clear()
    level = model.bones[0].level
    text = rows_text("bones", model.bones.rows([0]).replace(level=[level + 1], ik_loops=[9]), np.array([0]), {})
    with Edit(model, watcher=Watcher()) as edit:
        apply_text(edit, text)
    assert [(change.table, change.fields) for change in changes] == [("bones", {"level", "ik_loops"})]


def test_names_are_rows_before_anything_is_put():
    model, messages = full_model(), Messages()
    sheet = parse_text(text_of(model, "bones", [1, 2]).replace('"腕"', '"翼"'), Faults(messages))
    resolved = [RowMatcher(model, sheet, Faults(messages)).resolved(block) for block in sheet.of(BONE)]
    assert [block.of(Reference, "parent").tolist() for block in resolved] == [[0, 4]], "the new one comes last"
    applied = [bone for block in resolved for bone in block.applied(model.bones.rows([1, 2]))]
    assert [(bone.name, bone.parent, bone.tail_bone) for bone in applied] == [("翼", 0, 2), ("手", 4, -1)]
    assert (len(model.bones), list(messages)) == (4, [])


def test_materials_bring_their_textures():
    model = full_model()
    text = text_of(model, "materials", [0]).replace("tex/顔.png", "tex/new.png").replace("toon01.bmp", "tex/toon.bmp")
    pasted(model, text + text.replace('Material,"顔"', 'Material,"二"'))
    assert [texture.path for texture in model.textures][3:] == ["tex/new.png"]
    assert [(material.texture, material.toon_texture) for material in model.materials][::2] == [(3, 1), (3, 1)]


def test_names_and_comments_of_the_model():
    model = full_model()
    report = pasted(model, 'PmxModelInfo,"名","name","1\\r\\n2",""\nPmxHeader,2.1,0,2\n')
    assert (model.info[0].name, model.info[0].comment, model.info[0].additional_uvs) == ("名", "1\r\n2", 2)
    assert report.tables["info"].updated.tolist() == [0]


# -- nested rows ------------------------------------------------------------------------------------------------------


def test_nested_rows_are_updated_by_what_they_refer_to():
    model = full_model()
    report = pasted(model, 'IKLink,"手ＩＫ","センター",1,-90,90,0,0,0,0\nIKLink,"手ＩＫ","手",0,0,0,0,0,0,0\n')
    first, second, third = model.bones[3].ik_links
    assert (first, third) == (IkLink(1), IkLink(2))
    assert (second.bone, second.limited, second.lower[0]) == (0, True, pytest.approx(-np.pi / 2))
    assert report.nested == {("bones", "ik_links"): 2}
    assert report.tables["bones"].updated.tolist() == [3]


def test_offsets_are_updated_and_added():
    model = full_model()
    pasted(model, "PmxVertexMorph,笑い,0,3,9,9,9\nPmxVertexMorph,笑い,7,5,1,1,1\nGroupMorph,全部,笑い,0.25\n")
    assert model.morphs[0].offsets["vertex"].tolist() == [1, 3, 5]
    assert model.morphs[0].offsets["translation"].tolist() == [[0, 1, 0], [9, 9, 9], [1, 1, 1]]
    assert model.morphs[1].offsets["weight"].tolist() == [0.25, 0.5]


def test_a_morph_may_come_with_another_kind_of_offsets():
    model = full_model()
    pasted(model, "Morph,笑い,smile,3,3\nUVMorph,笑い,2,1,2,3,4\n")
    assert model.morphs[0].kind == MorphKind.UV
    assert model.morphs[0].offsets["uv"].tolist() == [[1, 2, 3, 4]]


def test_anchors_and_pins_travel_too():
    model = full_model()
    text = text_of(model, "soft_bodies", [0])
    assert ";KatachiAnchor" in text
    body = model.soft_bodies[0]
    with Edit(model) as edit:
        edit.remove(model.soft_bodies, [0])
    report = pasted(model, text)
    assert model.soft_bodies[0] == body
    assert report.nested == {("soft_bodies", "anchors"): 2, ("soft_bodies", "pins"): 2}
    assert report.tables["soft_bodies"].added.tolist() == [0]


# -- vertices and faces -----------------------------------------------------------------------------------------------


def test_vertices_are_updated_by_number_and_added_at_the_end():
    model = full_model()
    lines = text_of(model, "vertices", [2, 4]).splitlines()
    text = "\n".join([lines[0], lines[1].replace("Vertex,2,", "Vertex,100,"), lines[2].replace(",4,2,-4,", ",7,8,9,")])
    report = pasted(model, text + '\nFace,"顔",2,100,4,0\n')
    assert len(model.vertices) == 7
    assert model.vertices["position"][4].tolist() == [7, 8, 9]
    assert model.vertices["position"][6].tolist() == [2, 1, -2]
    assert model.faces["vertices"].tolist() == [[0, 1, 2], [2, 1, 3], [6, 4, 0], [3, 4, 5], [5, 4, 0]]
    assert model.faces["material"].tolist() == [0, 0, 0, 1, 1]
    assert (report.tables["vertices"].updated.tolist(), report.tables["vertices"].added.tolist()) == ([4], [6])
    assert report.tables["faces"].added.tolist() == [2]


def test_part_of_the_columns_of_vertices():
    model = full_model()
    before = model.vertices.rows(slice(None))
    pasted(model, ";Vertex,頂点Index,ウェイト2_ボーン名,UV_v\nVertex,3,手ＩＫ,0.5\nVertex,3,手ＩＫ,0.75\n")
    assert model.vertices["bones"][3].tolist() == [0, 3, -1, -1]
    assert model.vertices["uv"][3].tolist() == [0, 0.75]
    assert (model.vertices["position"] == before["position"]).all()


def test_faces_are_updated_by_material_and_number():
    model = full_model()
    report = pasted(model, 'Face,"髪",1,0,1,2\nFace,"髪",0,2,1,0\nFace,"髪",9,3,3,3\nFace,"",0,1,1,1\n')
    assert model.faces["vertices"].tolist() == [[0, 1, 2], [2, 1, 3], [2, 1, 0], [0, 1, 2], [3, 3, 3], [1, 1, 1]]
    assert model.faces["material"].tolist() == [0, 0, 1, 1, 1, -1]
    assert (report.tables["faces"].updated.tolist(), report.tables["faces"].added.tolist()) == ([2, 3], [4, 5])


# -- what is wrong ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (";x\nNode,a,b\nBody,a,,,0,x\n", "line 3, グループ(0~15): 'x' cannot be read"),
        ("Node,a,b\nBone\n", "line 2, Bone: too few columns to tell which row is meant"),
        ("Node,a,b\nVertexMorph,全部,1,0,0,0\n", "line 2, VertexMorph: the morph is of another kind: '全部'"),
        ('Bone,"' + "x" * 90 + '","",' + "y" * 90, "line 1, 変形階層: '" + "y" * 40 + "…' cannot be read"),
    ],
)
def test_an_error_names_line_and_column_and_changes_nothing(text, message):
    model = full_model()
    before = fingerprint(model)
    with pytest.raises(FormatError) as caught:
        pasted(model, text)
    assert caught.value.message.text == message
    assert fingerprint(model) == before


def test_names_that_nothing_has_are_warnings():
    model = full_model()
    report = pasted(model, ";Bone,ボーン名,親ボーン名\nBone,手,誰\nNoSuchRow,1\n")
    assert model.bones[2].parent == -1
    assert sorted(map(located_text, report.warnings)) == [
        "Bones: 親ボーン名: '誰' on line 2 does not exist",
        "no known kind of row: 'NoSuchRow' on line 3",
    ]


@pytest.mark.parametrize("text", ["", "hello", "a\tb\n1\t2\n", "髪_01,髪_02\n"])
def test_text_without_rows_does_nothing(text):
    model = full_model()
    edit = Edit(model)
    assert not apply_text(edit, text).tables
    assert edit.commit() is None


# -- copying ----------------------------------------------------------------------------------------------------------


def test_copied_rows_begin_with_their_header():
    text = text_of(full_model(), "bones", [3])
    header, bone, link_header, *links = text.split("\r\n")[:-1]
    assert header.startswith(";Bone,ボーン名,ボーン名(英),")
    assert bone.startswith('Bone,"手ＩＫ","hand IK",')
    assert link_header.startswith(";IKLink,親ボーン名,")
    assert links == ['IKLink,"手ＩＫ","腕",0,0,0,0,0,0,0', 'IKLink,"手ＩＫ","センター",0,0,0,0,0,0,0']


def test_copied_faces_have_their_numbers():
    assert text_of(full_model(), "faces", [1, 3]).split("\r\n")[1:] == ['Face,"顔",1,2,1,3', 'Face,"髪",1,5,4,0', ""]


def test_textures_have_no_rows():
    assert text_of(full_model(), "textures", [0]) == ""


def test_what_pmxeditor_rounded_to_seven_digits_stays_as_it_is():
    """It writes 0.123456791 as 0.1234568: who edits another value of the row does not change this one."""
    model, rng = full_model(), np.random.default_rng(0)
    positions = (rng.standard_normal((6, 3)) * 10.0 ** rng.integers(-6, 4, (6, 3))).astype(np.float32)
    Edit(model).set(model.vertices, slice(None), "position", positions)
    lines = [
        f"Vertex,{row}," + ",".join(f"{value:.7G}" for value in position) for row, position in enumerate(positions)
    ]
    assert any(
        (np.array(line.split(",")[2:], np.float32) != position).any()
        for line, position in zip(lines, positions, strict=True)
    )
    pasted(model, "\n".join(lines))
    assert np.array_equal(model.vertices["position"], positions)
    pasted(model, "Vertex,0,0.25,0.5,1")
    assert model.vertices["position"][0].tolist() == [0.25, 0.5, 1]

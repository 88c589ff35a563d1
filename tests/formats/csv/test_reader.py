"""Rows of all dialects are read, from whatever wrote them, and what cannot be read is told by line and column."""

from __future__ import annotations

import contextlib

import numpy as np
import pytest

from editor.formats import FormatError
from editor.formats.message_texts import located_text
from editor.model.bones import BoneFlags
from editor.model.materials import MaterialFlags, ToonKind
from editor.model.model import Model
from editor.model.morphs import MorphKind
from tests.formats.csv.making import read_back, written
from tests.formats.making import assert_same, full_model

VERTEX = "Vertex,{},1,2,3,0,1,0,1,0.5,0.25" + ",0" * 16 + ',0,"a",1,"",0,"",0,"",0' + ",0" * 9

BONE_X = 'Bone,"x","",0,0,0,0,0,1,1,0,1,0,"",0,"",0,0,0,0,0,0,1,"",0,0,0,0,0,1,0,0,0,0,1,0,0,"",0,57.29578\n'


def model_of(text: str, encoding: str = "utf-8") -> Model:
    """What a text is read as, without a warning."""
    model, _, warnings = read_back(text.encode(encoding))
    assert [located_text(warning) for warning in warnings] == []
    return model


def warned(text: str) -> tuple[Model, list[str]]:
    model, _, warnings = read_back(text.encode())
    return model, [located_text(warning) for warning in warnings]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp932"])
def test_encodings(encoding):
    text = 'Bone,"足ＩＫ","leg IK",0,0,1,2,3\n'
    model, _, _ = read_back(text.encode(encoding))
    assert model.bones[0].name == "足ＩＫ"
    assert model.bones[0].position == (1, 2, 3)


def test_no_rows_at_all():
    for text in ("", "\n\n", ";comment\n", "a,b,c\n", '"髪_01","髪_02"\n'):
        with pytest.raises(FormatError, match="no rows"):
            read_back(text.encode())


def test_rows_of_pmxeditor():
    model = model_of(
        ";Bone,ボーン名,ボーン名(英)\n"  # names fewer columns than the rows have
        'Bone,"全ての親","master",0,0,0,0,0,1,1,0,1,1,"",0,"",0,1,0,0,0,0,1,"",0,0,0,0,0,1,0,0,0,0,1,0,0,"",0,57.29578\n'
        'Bone,"センター","center",0,0,0,6.707446,0,1,1,0,1,0,"全ての親",1,"センター先",0,0,0,0,0,0,1,"",0,0,0,0,0,1,0,0,0,0,'
        '1,0,0,"",0,57.29578\n'
        'Bone,"センター先","",0,1,0,0,0,1,0,0,0,0,"センター",0,"",0,0,0,0,0,0,1,"",0,0,0,0,0,1,0,0,0,0,1,0,0,"",0,57.29578\n'
    )
    assert [bone.parent for bone in model.bones] == [-1, 0, 1]
    assert model.bones[1].tail_bone == 2
    assert model.bones[1].flags == BoneFlags.TAIL_IS_BONE | BoneFlags.ROTATABLE | BoneFlags.MOVABLE | BoneFlags.VISIBLE
    assert model.bones[2].flags == BoneFlags.AFTER_PHYSICS | BoneFlags.ROTATABLE
    assert model.bones[1].ik_angle == 1.0


def test_rows_of_pmdeditor():
    """Shorter: without vertex colour and kind of drawing, local append and external parent, and kind of joint."""
    bone = '"a","",1,0,1,2,3,1,0,1,1,1,"",0,"",0,-1,0,1,0,0.5,"a",0,0,0,0,0,1,0,0,0,0,1,7,"a",40,114.5916'
    material = '"m","",1,1,1,0.5,0,0,0,5,0,0,0,1,1,1,1,1,2,0,0,0,1,"t.png","s.spa",2,"toon03.bmp","memo"'
    joint = '"j","","","",' + ",".join(map(str, range(24)))
    model = model_of(f"Bone,{bone}\nMaterial,{material}\nJoint,{joint}\n")
    assert model.bones[0].append_ratio == 0.5
    assert model.bones[0].flags & BoneFlags.APPEND_ROTATION
    assert not model.bones[0].flags & BoneFlags.LOCAL_APPEND
    assert (model.bones[0].external_key, model.bones[0].ik_loops) == (7, 40)
    assert model.materials[0].flags & MaterialFlags.EDGE
    assert (model.materials[0].edge_size, model.materials[0].memo) == (2, "memo")
    assert (model.materials[0].toon_kind, model.materials[0].shared_toon) == (ToonKind.SHARED, 2)
    assert model.joints[0].position == (0, 1, 2)
    assert model.joints[0].turn_spring == (21, 22, 23)


@pytest.mark.parametrize(
    "rows",
    [
        'BoneMorph,"m","a",1,2,3,0,90,0\n',
        'PmxBoneMorph,"m",0,"a",1,2,3,0,90,0\n',
        'PmxBoneMorph,"m",0,"a",1,2,3,0,0.70710678,0,0.70710678\n',  # a quaternion, as some program writes it
    ],
)
def test_offsets_with_and_without_a_number(rows):
    model = model_of(BONE_X.replace('"x"', '"a"') + 'Morph,"m","",4,2\n' + rows)
    offset = next(iter(model.morphs[0].offsets))
    assert offset.translation == (1, 2, 3)
    assert offset.rotation == pytest.approx((0, 0.5**0.5, 0, 0.5**0.5))


def test_the_header_tells_which_columns_there_are_and_where():
    model = model_of(
        ";Bone,位置_y,ボーン名,親ボーン名,IK単位角[deg]\n"
        'Bone,5,"a","b",180\n'
        ";Bone,ボーン名,位置_x\n"
        'Bone,"b",7\n'
        ";PmxMorph(共用),モーフ種類(0:グループモーフ),モーフ名\n"  # not the name of a column: it is by their number
        'PmxMorph,"m","en",1,3\n'
    )
    assert [bone.name for bone in model.bones] == ["a", "b"]
    assert (model.bones[0].position, model.bones[1].position) == ((0, 5, 0), (7, 0, 0))
    assert model.bones[0].parent == 1
    assert model.bones[0].ik_angle == pytest.approx(np.pi)
    assert (model.morphs[0].name_en, model.morphs[0].kind) == ("en", MorphKind.UV)


def test_what_a_spreadsheet_makes_of_it():
    """Tabs, quotes only where they are needed, TRUE for 1, 3.0 for 3, and empty cells after the last."""
    header = "\t".join([";IKLink", "親ボーン名", "Linkボーン名", "角度制限(0/1)", "XL[deg]", "XH[deg]", "", ""])
    model, warnings = warned(
        ";Bone\tボーン名\t変形階層\t\t\nBone\ta,b\t3.0\t\t\nBone\tｃ\t0\t\t\n"
        + header
        + "\nIKLink\ta,b\tｃ\tTRUE\t-90\t0.5\t\t\n"
    )
    assert warnings == []
    assert [bone.name for bone in model.bones] == ["a,b", "ｃ"]
    assert model.bones[0].level == 3
    (link,) = model.bones[0].ik_links
    assert (link.bone, link.limited) == (1, True)
    assert link.lower == pytest.approx((-np.pi / 2, 0, 0))
    padded = "".join(line + "," * 20 + "\n" for line in ('Node,"a",""', 'NodeItem,"a",0,""', 'Morph,"m","",1,1'))
    model, warnings = warned(padded)
    assert warnings == []
    assert len(model.frames[0].items) == 1


def test_names_may_come_later():
    model = model_of(
        'NodeItem,"f",1,"m"\nNode,"f",""\nBody,"b","","x",0,0,"",0' + ",1" * 14 + '\nMorph,"m","",4,1\n' + BONE_X
    )
    assert model.frames[0].items[0].morph == 0
    assert model.rigid_bodies[0].bone == 0
    assert model.rigid_bodies[0].mask == 0xFFFF


def test_vertices_are_known_by_their_numbers():
    """Part of the vertices of a model, as they are exported for a selection, and not in order."""
    text = ";Vertex\n" + "\n".join(VERTEX.format(number) for number in (17, 12, 15)) + "\n"
    model = model_of(text.replace('"a"', '""') + "Morph,m,,4,1\nVertexMorph,m,15,1,2,3\n")
    assert len(model.vertices) == 3
    assert model.morphs[0].offsets["vertex"].tolist() == [1]
    assert model.vertices["uv"].tolist() == [[0.5, 0.25]] * 3
    assert not model.vertices.stores("uv1")


def test_spare_weights_that_repeat_a_bone():
    text = VERTEX.format(0).replace(',0,"a",1,"",0,"",0,"",0', ',2,"x",0.5,"y",0.5,"x",0,"x",0')
    model = model_of(BONE_X + BONE_X.replace('"x"', '"y"') + text + "\n")
    assert model.vertices["bones"].tolist() == [[0, 1, 0, 0]]
    assert model.vertices["weights"].tolist() == [[0.5, 0.5, 0, 0]]


def test_every_word_for_all_materials():
    rows = "".join(f"MaterialMorph,m,{name},0{',1' * 28}\n" for name in ('""', "-1", "全材質"))
    model = model_of("Morph,m,,4,8\n" + rows)
    assert model.morphs[0].offsets["material"].tolist() == [-1, -1, -1]


def test_bodies_of_impulses_by_name_or_number():
    bodies = "".join(f'Body,"{name}","","",0,0,"1 16",0' + ",1" * 14 + "\n" for name in "ab")
    model = model_of(bodies + "Morph,m,,4,10\n" + "".join(f"PmxImpulseMorph,m,0,{b},1,1,2,3,4,5,6\n" for b in "b1"))
    assert model.morphs[0].offsets["body"].tolist() == [1, 1]
    assert model.rigid_bodies[0].mask == 0x7FFE


def test_comments_are_unescaped_as_pmxeditor_escapes_them():
    model = model_of('ModelInfo,"a\\n","",' + '"1\\r\\n2\\ 3\\.\\\\4","C:\\dir\\あ"\n')
    assert model.info[0].name == "a\\n"
    assert model.info[0].comment == "1\r\n2 3.\\4"
    assert model.info[0].comment_en == "C:\\dirあ"


# -- what is wrong ----------------------------------------------------------------------------------------------------


def test_cells_that_cannot_be_read():
    model, warnings = warned(BONE_X.replace(",57.29578", ",x") + BONE_X.replace('"x","",0', '"y","",1e10'))
    assert warnings == [
        "Bones: 変形階層: '1e10' on line 2 cannot be read and is ignored",
        "Bones: IK単位角[deg]: 'x' on line 1 cannot be read and is ignored",
    ]
    assert (model.bones[0].ik_angle, model.bones[1].level) == (0, 0)


def test_names_that_nothing_has():
    model, warnings = warned(
        BONE_X.replace('1,0,"",0,"",0', '1,0,"nobody",0,"",0')
        + 'IKLink,"x","none",0,0,0,0,0,0,0\nIKLink,"who","x",0,0,0,0,0,0,0\n'
    )
    assert sorted(warnings) == [
        "Bones: Linkボーン名: 'none' on line 2 does not exist",
        "Bones: 親ボーン名: 'nobody' on line 1 does not exist",
        "Bones: 親ボーン名: 'who' on line 3 does not exist",
    ]
    assert model.bones[0].parent == -1
    assert model.bones[0].ik_links == ()


def test_rows_that_do_not_fit():
    model, warnings = warned(
        'Morph,m,,4,1\nGroupMorph,m,m,1\nFoo,1,2\nBone\nVertexMorph,m,7,0,0,0\nNode,f\nFace,"m",0,1,2,3\n'
    )
    assert sorted(warnings) == [
        "Bones: Bone: too few columns to tell which row is meant: line 4",
        "Display frames: Node: 1 columns instead of 2: line 6",
        "Faces: a face without one of its vertices is left out: line 7",
        "Materials: 親材質名: 'm' on line 7 does not exist",
        "Morphs: GroupMorph: the morph is of another kind: 'm' on line 2",
        "Vertices: 頂点Index1: '1' on line 7 does not exist",
        "Vertices: 頂点Index2: '2' on line 7 does not exist",
        "Vertices: 頂点Index3: '3' on line 7 does not exist",
        "Vertices: 頂点Index: '7' on line 5 does not exist",
        "no known kind of row: 'Foo' on line 3",
    ]
    assert len(model.morphs) == len(model.frames) == 1
    assert not len(model.faces)


def test_faces_of_no_material_stay():
    text = (
        "\n".join(VERTEX.format(number).replace('"a"', '""') for number in range(3))
        + '\nFace,"m",0,0,1,2\nFace,"",1,2,1,0\n'
    )
    model, warnings = warned(text)
    assert warnings == ["Materials: 親材質名: 'm' on line 4 does not exist"]
    assert model.faces["material"].tolist() == [-1, -1]


def test_what_no_model_can_have():
    model, warnings = warned("Header,2.1,1,9\nMorph,m,,4,99\nVertex,-3\nMorph,n,,300,1\n")
    assert model.info[0].additional_uvs == 4
    assert [int(morph.kind) for morph in model.morphs] == [0, 1]
    assert [int(morph.panel) for morph in model.morphs] == [4, 0]
    assert len(warnings) == 4


def test_a_damaged_file_is_read_as_far_as_it_goes():
    data, _ = written(full_model())
    for cut in range(0, len(data), 997):
        with contextlib.suppress(FormatError):
            read_back(data[:cut])


def test_many_faults_of_a_kind_make_few_warnings():
    _, warnings = warned("".join(BONE_X.replace('"x"', f'"b{row}"').replace("57.29578", "?") for row in range(500)))
    assert len(warnings) == 11
    assert "490 more" in warnings[-1]


def test_reading_what_was_written_gives_the_same_as_reading_it_in_pieces():
    """Blocks of rows with other columns in between."""
    data, _ = written(full_model())
    lines = data.decode().splitlines(keepends=True)
    mixed = "".join(line.replace(";PmxBone,", ";PmxBone,#") for line in lines)
    assert_same(read_back(mixed.encode())[0], read_back(data)[0])

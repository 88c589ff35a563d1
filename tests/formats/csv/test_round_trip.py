"""A model that is written as rows and read again is what it was, and what it is not is told."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from editor import formats
from editor.formats import Content
from editor.formats.csv.columns import CLASSIC, PMX
from editor.formats.csv.reader import CsvExtra
from editor.formats.pmx.header import PmxExtra
from editor.model.bones import Bone
from editor.model.columns import Columns
from editor.model.frames import DisplayFrame
from editor.model.materials import Material, MaterialFlags, Texture, ToonKind
from editor.model.model import Info, Model
from editor.model.morphs import BoneOffset, Morph, MorphKind
from editor.model.rigid_bodies import RigidBody
from tests.formats.csv.making import carried, read_back, written
from tests.formats.making import assert_same, full_model
from tests.model.random_models import random_model

DIALECTS = (CLASSIC, PMX)


@pytest.mark.parametrize("dialect", DIALECTS)
def test_every_field_comes_back(dialect):
    model = carried(full_model())
    data, losses = written(model, csv_dialect=dialect)
    again, extra, warnings = read_back(data)
    assert (losses, warnings) == ([], [])
    assert_same(model, again)
    assert extra.dialect == dialect


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize("seed", range(20))
def test_random_models_come_back(seed, dialect):
    model = carried(random_model(seed))
    data, losses = written(model, csv_dialect=dialect)
    again, _, warnings = read_back(data)
    assert (losses, warnings) == ([], [])
    assert_same(model, again)


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize("seed", range(20))
def test_what_is_written_twice_is_the_same(seed, dialect):
    """Once a model has been through rows, going through them again changes nothing."""
    once, _, _ = read_back(written(random_model(seed), csv_dialect=dialect)[0])
    data, losses = written(once, csv_dialect=dialect)
    again, _, warnings = read_back(data)
    assert warnings == []
    if not losses:
        assert_same(once, again)


@pytest.mark.parametrize("folder", ["gene", "uka", "units", "pmx21"])
def test_real_models_come_back(corpus: Path, folder: str):
    files = sorted((corpus / folder).rglob("*.pmx"))
    assert files
    for file in files:
        content = formats.load(file)
        data, losses = written(content)
        again, extra, warnings = read_back(data)
        assert not warnings, file.name
        assert extra.version == pytest.approx(content.extra.version, abs=1e-6)
        if not losses:
            assert_same(content.model, again)


def test_the_longest_texts_come_back():
    model = Model()
    model.info.records[:] = [Info("a\r\nb", '"q", c', "1\r\n\t\\n\n2\r" * 50_000, "\\r\\")]
    model.bones.records += [Bone('"', ","), Bone(" a", "b "), Bone("a\nb", "\u2028\x85\x0b"), Bone(";x", "Pmx")]
    again, _, warnings = read_back(written(model)[0])
    assert warnings == []
    assert_same(model, again)


def test_rows_look_as_pmxeditor_writes_them():
    model = Model()
    model.bones.records += [
        Bone("全ての親", "master"),
        Bone("センター", "center", (0, 6.707446, 0), parent=0, ik_angle=1.0),
    ]
    text = written(model, csv_dialect=CLASSIC)[0].decode("cp932")
    assert text.startswith(";Header,ver,文字エンコード(0:UTF16/1:UTF8),追加UV数\r\nHeader,2,0,0\r\n;ModelInfo,")
    assert text.endswith(
        'Bone,"センター","center",0,0,0,6.707446,0,1,0,0,1,1,"全ての親",0,"",0,0,0,0,0,0,1,"",0,1,0,0,0,1,0,0,0,0,1,0,0,"",'
        "0,57.29578\r\n"
    )


def test_the_header_comes_again_where_the_kind_of_row_changes():
    lines = written(full_model())[0].decode().splitlines()
    tags = [line.split(",")[0] for line in lines]
    for before, tag in pairwise(tags):
        if not tag.startswith(";"):
            assert before.lstrip(";") == tag or before.startswith(";Katachi"), tag
    assert tags.count(";PmxVertex") == tags.count(";PmxBody") == 1


# -- encodings and versions -------------------------------------------------------------------------------------------


def test_what_the_file_says_of_itself():
    content = Content(full_model(), extra=PmxExtra(version=2.1, encoding="utf8"))
    _, extra, _ = read_back(written(content)[0])
    assert (extra.version, extra.encoding) == (2.1, "utf8")
    _, extra, _ = read_back(written(content, encoding="utf16")[0])
    assert extra.encoding == "utf16"


def test_the_classic_dialect_is_shift_jis_unless_told_otherwise():
    model = Model()
    model.bones.records += [Bone("足ＩＫ")]
    assert "足ＩＫ".encode("cp932") in written(model, csv_dialect=CLASSIC)[0]
    assert "足ＩＫ".encode() in written(model, csv_dialect=CLASSIC, encoding="utf8")[0]
    assert "足ＩＫ".encode() in written(model)[0]


@pytest.mark.parametrize(("dialect", "is_unicode"), [(CLASSIC, False), (CLASSIC, True), (PMX, True)])
def test_a_file_of_rows_stays_what_it_was(dialect, is_unicode):
    data, _ = written(carried(full_model()), csv_dialect=dialect, encoding="utf8" if is_unicode else None)
    again, extra, _ = read_back(data)
    assert (extra.dialect, extra.is_unicode) == (dialect, is_unicode)
    assert written(Content(again, extra=extra))[0] == data


def test_what_shift_jis_lacks_is_replaced_wherever_it_stands():
    model = Model()
    model.bones.records += [Bone("骨😀"), Bone("〜", parent=0)]
    data, losses = written(model, csv_dialect=CLASSIC)
    again, _, warnings = read_back(data)
    assert [bone.name for bone in again.bones] == ["骨?", "～"]
    assert again.bones[1].parent == 0
    assert [(loss.table, loss.row, loss.field) for loss in losses] == [("bones", 0, "name"), ("bones", 1, "name")]
    assert warnings == []


def test_version_2_0_is_written_without_what_it_lacks():
    data, losses = written(carried(full_model()), pmx_version="2.0")
    again, extra, _ = read_back(data)
    assert extra.version == 2.0
    assert not len(again.soft_bodies)
    assert losses


@pytest.mark.parametrize("options", [{"csv_dialect": "tsv"}, {"encoding": "latin1"}, {"pmx_version": "3"}])
def test_what_cannot_be_asked_for(options):
    with pytest.raises(formats.FormatError, match="expected"):
        written(Model(), **options)


# -- losses -----------------------------------------------------------------------------------------------------------


def lost(model: Model) -> list[tuple[str, int, str]]:
    return [(loss.table, loss.row, loss.field) for loss in written(model)[1]]


def test_names_that_do_not_tell_rows_apart():
    model = Model()
    model.bones.records += [Bone("a"), Bone("a"), Bone("b", parent=1), Bone("", parent=0), Bone("c", tail_bone=3)]
    assert lost(model) == [("bones", 1, "name"), ("bones", 3, "name")]
    again, _, _ = read_back(written(model)[0])
    assert [bone.name for bone in again.bones] == ["a", "a", "b", "", "c"]
    assert (again.bones[2].parent, again.bones[4].tail_bone) == (0, -1)


def test_namesakes_keep_what_is_nested_in_them():
    model = Model()
    for seed in range(30):
        morphs = random_model(seed, 4).morphs.records
        model.morphs.records += [replace(m, name="同") for m in morphs if m.kind == MorphKind.VERTEX and len(m.offsets)]
    count = max(int(morph.offsets["vertex"].max()) for morph in model.morphs) + 1
    model.vertices.fill(count, position=np.zeros((count, 3)))
    assert len(model.morphs) > 3
    assert lost(model) == []
    assert_same(model, read_back(written(model)[0])[0])


def test_namesakes_keep_their_faces_if_all_have_some():
    model = Model()
    model.vertices.fill(3, position=np.eye(3))
    model.materials.records += [Material("同"), Material("他"), Material("同"), Material("同")]
    model.faces.fill(6, vertices=[(0, 1, 2)] * 6, material=[0, 0, 1, 2, 3, 3])
    assert lost(model) == []
    assert read_back(written(model)[0])[0].faces["material"].tolist() == [0, 0, 1, 2, 3, 3]
    model.faces.fill(3, vertices=[(0, 1, 2)] * 3, material=[1, 2, 2])
    assert lost(model) == [("materials", 2, "name")]
    assert read_back(written(model)[0])[0].faces["material"].tolist() == [0, 0, 1]


def test_what_has_no_column():
    model = Model()
    model.textures.records += [Texture("a"), Texture("b"), Texture("a"), Texture("TOON03.bmp"), Texture("")]
    model.materials.records += [
        Material("1", texture=0, sphere_texture=2),
        Material("2", toon_kind=ToonKind.TEXTURE, toon_texture=3, flags=MaterialFlags.POINTS | MaterialFlags.LINES),
        Material("3", texture=4),
        Material("4", shared_toon=12),
        Material("5", toon_kind=ToonKind(7)),
    ]
    model.bones.records += [Bone("x", flags=0x4000)]
    model.frames.records += [DisplayFrame("Root"), DisplayFrame("表情", special=True), DisplayFrame("手", special=True)]
    assert lost(model) == [
        ("textures", 1, "path"),
        ("textures", 2, "path"),
        ("textures", 4, "path"),
        ("bones", 0, "flags"),
        ("materials", 1, "flags"),
        ("materials", 1, "toon_texture"),
        ("materials", 3, "shared_toon"),
        ("materials", 4, "toon_kind"),
        ("frames", 0, "special"),
        ("frames", 2, "special"),
    ]


def test_a_shared_toon_that_there_is_not_is_told_by_its_number():
    model = Model()
    model.materials.records += [
        Material("a", shared_toon=9),
        Material("b", shared_toon=10),
        Material("c", shared_toon=-1),
    ]
    _, losses = written(model)
    assert [(loss.row, loss.text) for loss in losses] == [
        (1, "there is no shared toon 11"),
        (2, "there is no shared toon 0"),
    ]


def test_values_that_no_text_says():
    model = Model()
    model.bones.records += [Bone("a", position=(0, float("nan"), 0))]
    model.vertices.fill(2, position=[(0, 0, 0), (0, np.inf, 0)])
    model.rigid_bodies.records += [RigidBody("b", mass=float("inf"))]
    offsets = Columns(BoneOffset, bone=[0, 0], rotation=[(0, 0, 0, 1), (0, 0.5, 0, 0.5)])
    model.morphs.records += [Morph("c", kind=MorphKind.BONE, offsets=offsets)]
    assert lost(model) == [
        ("morphs", 0, "offsets"),
        ("vertices", -1, "position"),
        ("bones", 0, "position"),
        ("rigid_bodies", 0, "mass"),
    ]
    again, _, warnings = read_back(written(model)[0])
    assert again.vertices["position"].tolist() == [[0, 0, 0], [0, 0, 0]]
    assert len(warnings) == 3


def test_a_model_of_another_format_can_be_written():
    assert CsvExtra().dialect == PMX
    again, _, _ = read_back(written(Content(carried(full_model()), extra=object()))[0])
    assert_same(carried(full_model()), again)

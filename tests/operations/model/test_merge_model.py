"""Appending a model: what becomes one, what gets another name, and that every reference means what it meant."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.frames import BoneItem, DisplayFrame, MorphItem
from editor.model.history import History
from editor.model.materials import Material, Texture
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind, UvOffset, VertexOffset
from editor.operations.catalog import OPERATIONS
from editor.operations.model.merge_model import MergeModel, MergeResult, merge_model
from editor.operations.operation import OperationContext
from editor.operations.queries.compare import differences
from editor.operations.run_operation import run_operation
from tests.operations.model_making import full_model


def appended(model: Model, other: Model, **options) -> MergeResult:
    """Append, and see to it that taking it back leaves nothing of it."""
    before = model.snapshot()
    edit = Edit(model, "Append")
    report = merge_model(edit, other, **options)
    step = edit.commit()
    assert step is not None
    history = History()
    history.add(step)
    history.undo()
    assert not list(differences(model, before))
    history.redo()
    return report


def names(table) -> list[str]:
    return [record.name for record in table]


def test_all_rows_come_after_those_that_are_there():
    model, other = full_model(), full_model()
    counts = model.counts()
    report = appended(model, other, merge_bones=False, merge_morphs=False)
    for name in ("vertices", "faces", "materials", "bones", "morphs", "rigid_bodies", "joints", "soft_bodies"):
        assert len(model.tables[name]) == 2 * counts[name], name
        assert report.rows[name] == range(counts[name], 2 * counts[name])


def test_the_other_model_stays_as_it_is():
    other = full_model()
    before = other.snapshot()
    appended(full_model(), other)
    assert not list(differences(other, before))


def test_references_mean_what_they_meant():
    """By names: what the new rows refer to is called as in the other model, with what was put behind it."""
    model, other = full_model(), full_model()
    appended(model, other, merge_bones=False, merge_morphs=False)
    bones, vertices = len(other.bones), len(other.vertices)
    for old, new in zip(other.bones, list(model.bones)[bones:], strict=True):
        assert new.name == f"{old.name}_2"
        assert new.parent == (old.parent + bones if old.parent >= 0 else -1)
    moved = np.where(other.vertices["bones"] >= 0, other.vertices["bones"] + bones, -1)
    assert np.array_equal(model.vertices["bones"][vertices:], moved)
    faces = len(other.faces)
    assert np.array_equal(model.faces["vertices"][faces:], other.faces["vertices"] + vertices)
    assert np.array_equal(model.faces["material"][faces:], other.faces["material"] + len(other.materials))
    for old, new in zip(other.rigid_bodies, list(model.rigid_bodies)[len(other.rigid_bodies) :], strict=True):
        assert new.bone == old.bone + bones
    soft = model.soft_bodies[1]
    assert soft.material == other.soft_bodies[0].material + len(other.materials)
    assert np.array_equal(soft.anchors["body"], other.soft_bodies[0].anchors["body"] + len(other.rigid_bodies))
    assert np.array_equal(soft.pins["vertex"], other.soft_bodies[0].pins["vertex"] + vertices)


def test_faces_stay_sorted_though_some_have_no_material():
    model, other = full_model(), full_model()
    model.faces.fill(2, vertices=[(0, 1, 2), (2, 1, 3)], material=[0, -1])
    appended(model, other)
    keys = model.faces["material"].view(np.uint32)
    assert (keys[1:] >= keys[:-1]).all()
    assert len(model.faces) == 2 + len(other.faces)


def test_bones_of_the_same_name_become_one():
    model, other = full_model(), full_model()
    other.bones.records[1] = replace(other.bones[1], name="別の骨", position=(9.0, 9.0, 9.0))
    before = list(model.bones)
    report = appended(model, other)
    assert list(model.bones)[: len(before)] == before
    assert names(model.bones)[len(before) :] == ["別の骨"]
    assert report.merged["bones"] == [(0, 0), (2, 2)] + [(row, row) for row in range(3, len(other.bones))]
    new = model.bones[len(before)]
    assert new.parent == other.bones[1].parent
    numbers = np.array([0, len(before), *range(2, len(other.bones)), -1])
    vertices = len(other.vertices)
    assert np.array_equal(model.vertices["bones"][vertices:], numbers[other.vertices["bones"]])


def test_bones_without_a_name_never_become_one():
    model, other = full_model(), full_model()
    for each in (model, other):
        each.bones.records[0] = replace(each.bones[0], name="")
    report = appended(model, other)
    assert (0, 0) not in report.merged["bones"]


def test_a_name_that_the_other_has_twice_is_taken_once():
    model, other = Model(), Model()
    model.bones.records.append(replace(full_model().bones[0], name="骨"))
    other.bones.records += [replace(full_model().bones[0], name="骨")] * 2
    report = appended(model, other)
    assert names(model.bones) == ["骨", "骨_2"]
    assert report.merged["bones"] == [(0, 0)]
    assert report.renamed["bones"] == [(1, "骨", "骨_2")]


def test_textures_of_the_same_file_become_one():
    model, other = full_model(), Model()
    other.textures.records += [Texture("TEX\\.\\顔.PNG"), Texture("新.png"), Texture("新.png")]
    other.materials.records += [Material("a", texture=0), Material("b", texture=1), Material("c", texture=2)]
    appended(model, other)
    assert [texture.path for texture in model.textures] == ["tex/顔.png", "tex/toon.bmp", "tex/髪.png", "新.png"]
    assert [material.texture for material in model.materials][2:] == [0, 3, 3]


@pytest.mark.parametrize(
    ("folder", "other_folder", "path", "seen"),
    [
        ("/a", "/a", "tex/x.png", "tex/x.png"),
        ("/a", "/a/b", "tex\\x.png", "b\\tex\\x.png"),
        ("/a/c", "/a/b", "tex/x.png", "..\\b\\tex\\x.png"),
        ("/a/c", "/a/b", "..\\c\\x.png", "x.png"),
        (None, "/a/b", "tex\\x.png", "tex\\x.png"),
    ],
)
def test_paths_are_seen_from_the_folder_of_the_model(folder, other_folder, path, seen):
    model, other = Model(), Model()
    other.textures.records.append(Texture(path))
    appended(model, other, folder=folder and Path(folder), other_folder=Path(other_folder))
    assert model.textures[0].path == seen


def test_morphs_of_the_same_name_and_kind_become_one():
    model, other = Model(), Model()
    for each in (model, other):
        each.vertices.fill(2)
    rows = {"vertex": [0, 1], "translation": [(1, 0, 0), (0, 1, 0)]}
    for each in (model, other):
        each.morphs.records.append(Morph("あ", kind=MorphKind.VERTEX, offsets=Columns(VertexOffset, **rows)))
    other.morphs.records.append(Morph("い", kind=MorphKind.UV, offsets=Columns(UvOffset, vertex=[1])))
    model.morphs.records.append(Morph("い", kind=MorphKind.VERTEX))
    report = appended(model, other)
    assert names(model.morphs) == ["あ", "い", "い_2"]
    assert model.morphs[0].offsets["vertex"].tolist() == [0, 1, 2, 3]
    assert model.morphs[2].offsets["vertex"].tolist() == [3]
    assert report.merged["morphs"] == [(0, 0)]
    assert report.renamed["morphs"] == [(2, "い", "い_2")]


def test_a_merged_morph_does_nothing_twice_to_a_bone():
    model, other = full_model(), full_model()
    appended(model, other)
    for morph in model.morphs:
        if morph.kind in (MorphKind.BONE, MorphKind.GROUP):
            target = morph.offsets["bone" if morph.kind == MorphKind.BONE else "morph"].tolist()
            assert len(target) == len(set(target))


def test_frames_of_the_same_name_get_what_is_new():
    model, other = full_model(), full_model()
    other.bones.records[1] = replace(other.bones[1], name="別の骨")
    other.frames.records.append(DisplayFrame("新", items=(BoneItem(1), BoneItem(0))))
    other.frames.records.append(DisplayFrame("古", items=(BoneItem(0),)))
    bones = len(model.bones)
    appended(model, other)
    assert names(model.frames) == ["Root", "表情", "腕", "新"]
    assert model.frames[2].items == (BoneItem(2), BoneItem(1), BoneItem(bones))
    assert model.frames[3].items == (BoneItem(bones),)
    assert model.frames[1].items == (MorphItem(0), MorphItem(3))


def test_a_model_can_be_appended_to_itself():
    model = full_model()
    counts = model.counts()
    appended(model, model, merge_bones=False)
    assert len(model.vertices) == 2 * counts["vertices"]
    assert len(model.bones) == 2 * counts["bones"]


def test_the_model_gets_as_many_additional_uvs_as_either_has():
    model, other = full_model(), full_model()
    other.info.records[0] = replace(other.info[0], additional_uvs=2)
    appended(model, other)
    assert model.info[0].additional_uvs == 2


@pytest.mark.parametrize(("file", "warnings"), [("other.pmx", 0), ("other.zip", 1), ("packed.zip/in/other.pmx", 1)])
def test_the_operation_appends_a_file_and_selects_what_is_new(file: str, warnings: int):
    model, other = full_model(), full_model()
    counts = {name: len(model.tables[name]) for name in ("vertices", "materials", "bones")}
    context = OperationContext(model, models={"model": other}, folder=Path("/models/here"))
    result = run_operation(OPERATIONS["model.merge"], context, MergeModel(f"/models/there/{file}")).result
    for name in ("vertices", "materials"):
        assert result.rows[name] == range(counts[name], 2 * counts[name])
    assert "bones" not in result.rows, "all have a namesake"
    assert len(model.bones) == counts["bones"]
    assert len(result.warnings) == warnings
    is_seen_from_here = any(texture.path.startswith("..\\there\\") for texture in model.textures)
    assert is_seen_from_here == (not warnings)


@pytest.mark.parametrize("path", ["tex\\..\\A.png", "a.png ", ".\\a.png"])
def test_textures_are_one_where_cleaning_would_make_them_one(path: str):
    model, other = Model(), Model()
    model.textures.records.append(Texture("a.png"))
    other.textures.records.append(Texture(path))
    other.materials.records.append(Material("他", texture=0))
    appended(model, other)
    assert [texture.path for texture in model.textures] == ["a.png"]
    assert model.materials[0].texture == 0

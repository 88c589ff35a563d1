"""Copying and pasting rows of every table, within a model and between models."""

from __future__ import annotations

import copy
import gc
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from editor.model.bones import Bone, BoneFlags
from editor.model.edit import Edit
from editor.model.fields import NONE, Kind, fields_of, replaced
from editor.model.joints import Joint
from editor.model.materials import Material, Texture
from editor.model.model import Model
from editor.model.soft_bodies import SoftBody
from editor.model.tables import ArrayTable
from editor.operations.operation import ALL_TABLES
from editor.operations.rows.copy_paste import (
    copy_rows,
    field_groups,
    key_field,
    missing_names,
    paste_rows,
    paste_values,
)
from tests.model import slow_renumbering as slow
from tests.model.random_models import fingerprint, random_model
from tests.operations.model_making import full_model

seeds = st.integers(0, 2**32)


def described(model: Model, record: Any) -> dict[str, Any]:
    """The record with every reference as the name, or position, of its target; without its own names."""
    found: dict[str, Any] = {}
    for field in fields_of(type(record)):
        value = getattr(record, field.name)
        if field.kind is Kind.REFERENCE:
            numbers = value if field.size > 1 else (value,)
            found[field.name] = [key(model, field.target, number) for number in numbers]
        elif field.kind in (Kind.RECORDS, Kind.COLUMNS):
            found[field.name] = [described(model, item) for item in value]
        elif field.name not in ("name", "name_en"):
            found[field.name] = value
    return found


def key(model: Model, table_name: str, row: int) -> Any:
    if row == NONE:
        return None
    table = model.tables[table_name]
    if isinstance(table, ArrayTable):
        return table["position"][row].tolist()
    # A pasted row has a number behind its name where that was taken.
    return table.value(row, key_field(table.row_type)).removesuffix("_2")


def records_at(model: Model, table_name: str, rows: Any) -> list[Any]:
    table = model.tables[table_name]
    return list(table.rows(rows)) if isinstance(table, ArrayTable) else [table[row] for row in rows]


def turned(model: Model) -> Model:
    """The same model with the rows of its tables of names in another order."""
    edit = Edit(model)
    for table in model.tables.values():
        if not isinstance(table, ArrayTable) and len(table) > 1:
            edit.move(table, [len(table) - 1], 0)
    return model


@pytest.mark.parametrize("table_name", ALL_TABLES)
def test_pasted_rows_mean_the_same_in_a_model_that_has_all_they_refer_to(table_name: str) -> None:
    source, receiver = full_model(), turned(full_model())
    rows = range(len(source.tables[table_name]))
    before = len(receiver.tables[table_name])
    new = paste_rows(Edit(receiver), copy_rows(source, table_name, rows), 1)
    assert len(receiver.tables[table_name]) == before + len(rows)
    pasted = records_at(receiver, table_name, new)
    originals = records_at(source, table_name, rows)
    described_originals = [described(source, record) for record in originals]
    described_pasted = [described(receiver, record) for record in pasted]
    if table_name == "faces":  # they stand by material, of which the order is another
        described_originals.sort(key=str)
        described_pasted.sort(key=str)
    assert described_pasted == described_originals


@pytest.mark.parametrize("table_name", ALL_TABLES)
def test_every_table_goes_into_an_empty_model(table_name: str) -> None:
    source, receiver = full_model(), Model()
    edit = Edit(receiver)
    rows = range(len(source.tables[table_name]))
    new = paste_rows(edit, copy_rows(source, table_name, rows), 0)
    assert list(new) == list(rows)
    edit.cancel()
    assert fingerprint(receiver) == fingerprint(Model())


def test_what_has_no_target_refers_to_nothing_and_nested_entries_go() -> None:
    source, receiver = full_model(), Model()
    edit = Edit(receiver)
    paste_rows(edit, copy_rows(source, "bones", [2, 3]), 0)
    hand, ik = receiver.bones
    assert (hand.parent, ik.ik_target) == (NONE, 0)
    assert ik.ik_links == ()
    paste_rows(edit, copy_rows(source, "morphs", [0, 2, 3]), 0)
    smile, wave, clear = receiver.morphs
    assert not len(smile.offsets)
    assert wave.offsets["bone"].tolist() == [0, 1]
    assert clear.offsets["material"].tolist() == [NONE]  # every material stays every material


def test_faces_bring_vertices_materials_and_textures() -> None:
    source, receiver = full_model(), Model()
    new = paste_rows(Edit(receiver), copy_rows(source, "faces", [2, 3]), 0)
    assert list(new) == [0, 1]
    assert receiver.counts() == Model().counts() | {"vertices": 4, "faces": 2, "materials": 1, "textures": 2}
    assert receiver.materials[0].name == "髪"
    assert receiver.textures[receiver.materials[0].texture].path == "tex/髪.png"
    assert receiver.faces["vertices"].tolist() == [[1, 2, 3], [3, 2, 0]]
    np.testing.assert_array_equal(receiver.vertices["position"], source.vertices["position"][[0, 3, 4, 5]])


def test_faces_bring_the_whole_mesh_where_only_some_vertices_are_the_same() -> None:
    source, receiver = full_model(), full_model()
    edit = Edit(receiver)
    edit.set(receiver.vertices, [1], "position", [[9, 9, 9]])
    new = paste_rows(edit, copy_rows(source, "faces", [0]), 0)
    assert receiver.faces["vertices"][list(new)].tolist() == [[6, 7, 8]]
    assert len(receiver.materials) == 2


def test_vertices_bring_their_weights_by_name() -> None:
    source, receiver = full_model(), turned(full_model())
    new = paste_rows(Edit(receiver), copy_rows(source, "vertices", [1]), 6)
    bones = receiver.vertices["bones"][new[0]].tolist()
    assert [receiver.bones[bone].name for bone in bones[:2]] == ["腕", "手"]
    assert bones[2:] == [NONE, NONE]


def test_textures_that_are_there_are_not_brought_again() -> None:
    source, receiver = full_model(), full_model()
    paste_rows(Edit(receiver), copy_rows(source, "materials", [0, 1]), 2)
    assert len(receiver.textures) == 3
    assert [material.name for material in receiver.materials] == ["顔", "髪", "顔_2", "髪_2"]
    assert receiver.materials[2].name_en == "face_2"


@pytest.mark.parametrize("table", ["textures", "materials", "faces"])
def test_textures_mean_the_same_file_from_another_folder(table: str, tmp_path: Path) -> None:
    source, target = full_model(), Model()
    source.textures.records[:] = [Texture("tex\\skin.png") for _ in source.textures]
    clip = copy_rows(source, table, [0], tmp_path / "one")
    with Edit(target, "paste") as edit:
        paste_rows(edit, clip, 0, tmp_path / "all" / "other")
    assert {texture.path for texture in target.textures} == {"..\\..\\one\\tex\\skin.png"}
    target = Model()
    with Edit(target, "paste") as edit:
        paste_rows(edit, copy_rows(source, table, [0]), 0, tmp_path / "other")
    assert {texture.path for texture in target.textures} == {"tex\\skin.png"}, "as it is, from an unknown folder"


def test_a_tail_that_is_not_there_becomes_an_offset() -> None:
    source, target = Model(), Model()
    tail = BoneFlags.TAIL_IS_BONE
    source.bones.records[:] = [
        Bone("a", position=(0, 1, 0), tail_bone=1, flags=tail),
        Bone("b", position=(0, 3, 0), tail_bone=2, flags=tail | BoneFlags.APPEND_ROTATION, append_parent=2),
        Bone("c", position=(1, 3, 0)),
    ]
    clip = copy_rows(source, "bones", [0, 1])
    assert missing_names(target, clip) == ["c"]
    with Edit(target, "paste") as edit:
        paste_rows(edit, clip, 0)
    first, second = target.bones
    assert (first.tail_bone, first.flags) == (1, tail)
    assert (second.tail_bone, second.tail_offset, second.append_parent, second.flags) == (NONE, (1, 0, 0), NONE, 0)
    assert not missing_names(source, clip)


def test_cut_rows_keep_their_names() -> None:
    model = full_model()
    edit = Edit(model)
    clip = copy_rows(model, "materials", [0])
    edit.remove(model.materials, [0])
    assert list(paste_rows(edit, clip, 1)) == [1]
    assert [material.name for material in model.materials] == ["髪", "顔"]
    assert model.materials[1].texture == 0


def test_of_several_of_a_name_the_one_at_the_same_row_is_meant() -> None:
    model = Model()
    model.bones.records += [Bone("同"), Bone("同"), Bone("子", parent=1), Bone(""), Bone("孫", parent=3)]
    paste_rows(Edit(model), copy_rows(model, "bones", [2, 4]), 5)
    assert [model.bones[5].parent, model.bones[6].parent] == [1, 3]


def test_an_empty_name_is_no_name() -> None:
    source, receiver = Model(), Model()
    source.materials.records += [Material("")]
    source.soft_bodies.records += [SoftBody("布", material=0)]
    receiver.materials.records += [Material("顔"), Material("")]
    paste_rows(Edit(receiver), copy_rows(source, "soft_bodies", [0]), 0)
    assert receiver.soft_bodies[0].material == NONE


def test_vertices_are_found_by_number_at_home_though_they_moved() -> None:
    model = full_model()
    clip = copy_rows(model, "morphs", [0])
    edit = Edit(model)
    edit.set(model.vertices, slice(None), "position", [7, 7, 7])
    paste_rows(edit, clip, 0)
    assert model.morphs[0].offsets["vertex"].tolist() == [1, 3]


def test_vertices_are_found_by_position_when_rows_came_or_went() -> None:
    model = full_model()
    clip = copy_rows(model, "morphs", [0])
    edit = Edit(model)
    edit.remove(model.vertices, [3])
    paste_rows(edit, clip, 0)
    assert model.morphs[0].offsets["vertex"].tolist() == [1]


def test_a_clip_outlives_its_model() -> None:
    clip = copy_rows(full_model(), "morphs", [0, 2])
    gc.collect()
    assert clip.source() is None
    receiver = full_model()
    paste_rows(Edit(receiver), clip, 5)
    assert receiver.morphs[5].offsets["vertex"].tolist() == [1, 3]
    assert clip.names == ["笑い", "振る"]


def test_rows_that_are_not_there_cannot_be_copied() -> None:
    with pytest.raises(IndexError, match="bones"):
        copy_rows(full_model(), "bones", [2, 4])


def test_the_models_own_row_cannot_be_pasted() -> None:
    model = full_model()
    with pytest.raises(ValueError, match="info"):
        paste_rows(Edit(model), copy_rows(model, "info", [0]), 0)


def test_an_empty_clip_changes_nothing() -> None:
    model = full_model()
    edit = Edit(model)
    assert not len(paste_rows(edit, copy_rows(model, "bones", []), 0))
    assert edit.commit() is None


def test_pasting_is_taken_back_whole() -> None:
    model = Model()
    edit = Edit(model)
    paste_rows(edit, copy_rows(full_model(), "faces", [0, 3]), 0)
    edit.cancel()
    assert fingerprint(model) == fingerprint(Model())


@settings(max_examples=150)
@given(seeds, st.sampled_from(ALL_TABLES), st.data())
def test_copies_in_the_same_model_refer_as_objects_would(seed: int, table_name: str, data: st.DataObject) -> None:
    """Whatever the names: at home every reference is found again, and copies refer to copies."""
    model = random_model(seed)
    table = model.tables[table_name]
    rows = sorted(data.draw(st.sets(st.sampled_from(range(len(table)))))) if len(table) else []
    row = data.draw(st.integers(0, len(table)))
    tables = slow.objects_of(model)
    _paste_slowly(tables, table_name, rows, row)
    paste_rows(Edit(model), copy_rows(model, table_name, rows), row)
    assert _nameless(slow.plain(tables)) == _nameless(slow.plain(slow.objects_of(model)))


def _paste_slowly(tables: slow.Tables, name: str, rows: list[int], row: int) -> None:
    outside = {id(item): item for others in tables.values() for item in others}
    for copied in rows:
        del outside[id(tables[name][copied])]
    # deepcopy takes what it finds in the memo for copied already: all rows but the wanted ones stay themselves.
    copies = copy.deepcopy([tables[name][copied] for copied in rows], dict(outside))
    tables[name][row:row] = copies
    slow.sort_faces(tables)


def _nameless(plain: dict[str, Any]) -> dict[str, Any]:
    return {
        table: [[(field, value) for field, value in row if field not in ("name", "name_en")] for row in rows]
        for table, rows in plain.items()
    }


# -- values onto other rows --------------------------------------------------------------------------------------------


def pasted_values(model: Model, table: str, source: list[int], rows: list[int], group: str = "") -> None:
    with Edit(model) as edit:
        paste_values(edit, copy_rows(model, table, source), rows, group)
        edit.commit()


@pytest.mark.parametrize("name", ALL_TABLES)
def test_every_group_can_be_pasted_alone_and_all_but_names_together(name: str):
    model = full_model()
    model.joints.records.append(Joint("二", body_a=1, body_b=0))
    model.soft_bodies.records.append(SoftBody("二", material=0))
    table = model.tables[name]
    groups = field_groups(table.row_type)
    for group, names in groups.items():
        before = table.rows([0, 1])
        try:
            pasted_values(model, name, [0], [0, len(table) - 1], group)
        except ValueError:
            continue  # what the model refuses
        first, last = (table.rows([row]) for row in (0, len(table) - 1))
        for field in table.fields:
            if field.name in names:
                assert list(map(str, first[field.name])) == list(map(str, last[field.name])), (group, field.name)
        assert all(str(first[field.name][0]) == str(before[field.name][0]) for field in table.fields)
    assert "name" not in frozenset().union(*groups.values())


def test_a_whole_material_goes_onto_others_but_for_its_names():
    model = full_model()
    edge = replaced(model.materials[0], {"edge_size": 3.0, "diffuse": (1.0, 0.5, 0.25, 0.5), "memo": "a"})
    model.materials.records[0] = edge
    model.materials.records.append(Material("服", "cloth"))
    pasted_values(model, "materials", [0], [1, 2])
    names = [(material.name, material.name_en) for material in model.materials]
    assert names == [("顔", "face"), ("髪", "hair"), ("服", "cloth")]
    assert [replaced(material, {"name": "", "name_en": ""}) for material in model.materials[1:]] == [
        replaced(edge, {"name": "", "name_en": ""})
    ] * 2


def test_textures_of_another_model_come_along_only_where_they_are_meant():
    source, model = full_model(), Model()
    model.textures.records.append(Texture("own.png"))
    model.materials.records += [Material("一", texture=0), Material("二", texture=0)]
    clip = copy_rows(source, "materials", [1])
    with Edit(model) as edit:
        paste_values(edit, clip, [0, 1], "Colour")
        assert [texture.path for texture in model.textures] == ["own.png"]
        assert model.materials[0].texture == 0
        paste_values(edit, clip, [0, 1], "Texture")
    paths = [texture.path for texture in model.textures]
    assert paths == ["own.png", "tex/toon.bmp", "tex/髪.png"]
    assert {(paths[material.texture], paths[material.sphere_texture]) for material in model.materials} == {
        ("tex/髪.png", "tex/toon.bmp")
    }


def test_several_go_onto_as_many_and_no_others():
    model = full_model()
    for row, size in enumerate((1.0, 2.0)):
        model.materials.records[row] = replaced(model.materials[row], {"edge_size": size})
    model.materials.records += [Material("三"), Material("四")]
    pasted_values(model, "materials", [0, 1], [2, 3], "Edge")
    assert [material.edge_size for material in model.materials] == [1, 2, 1, 2]
    with pytest.raises(ValueError, match="2 rows were copied"):
        pasted_values(model, "materials", [0, 1], [1, 2, 3], "Edge")


def test_the_kind_of_a_morph_goes_with_its_offsets_alone():
    model = full_model()
    kind, offsets = model.morphs[0].kind, model.morphs[0].offsets
    pasted_values(model, "morphs", [1], [0], "Morph")
    assert (model.morphs[0].kind, model.morphs[0].offsets) == (kind, offsets)
    pasted_values(model, "morphs", [2], [0], "Offsets")
    assert (model.morphs[0].kind, model.morphs[0].offsets) == (model.morphs[2].kind, model.morphs[2].offsets)


def test_weights_of_one_vertex_go_onto_many():
    model = full_model()
    pasted_values(model, "vertices", [2], [0, 4, 5], "Weight")
    assert model.vertices["bones"][[0, 4, 5]].tolist() == [model.vertices["bones"][2].tolist()] * 3
    assert model.vertices["position"][4].tolist() == [4, 2, -4]

"""What two models differ in, and what does not count as a difference."""

import itertools
from dataclasses import replace

import numpy as np
import pytest

from editor.model.bones import Bone, IkLink
from editor.model.edit import Edit
from editor.model.materials import Material
from editor.model.model import Model
from editor.operations.queries.compare import Difference, compare, differences
from tests.formats.making import full_model


@pytest.fixture
def pair() -> tuple[Model, Model]:
    return full_model(), full_model()


def found(pair: tuple[Model, Model]) -> list[Difference]:
    return list(differences(*pair))


def test_a_model_does_not_differ_from_itself(pair):
    assert not found(pair)
    assert not list(differences(Model(), Model()))


def test_every_field_of_every_record_is_compared():
    a, b = full_model(), full_model()
    for name, table in a.tables.items():
        for row, field in itertools.product(range(min(2, len(getattr(table, "records", ())))), table.fields):
            if table.value(row, field.name) == field.default:
                continue
            records = b.tables[name].records
            before = records[row]
            records[row] = replace(before, **{field.name: field.default})
            told = {(d.table, d.row, d.field) for d in differences(a, b)}
            records[row] = before
            assert (name, row, field.name) in told
            assert {(table, row) for table, row, _ in told} == {(name, row)}


def test_every_column_is_compared(pair):
    for name in ("vertices", "faces"):
        for field in pair[0].tables[name].fields:
            a, b = full_model(), full_model()
            column = b.tables[name].writable(field.name)
            column[2] = column[2] == 0
            (difference,) = differences(a, b)
            assert (difference.table, difference.row, difference.field) == (name, 2, field.name)
            assert difference.a != difference.b


def test_values_are_as_records_hold_them(pair):
    _, b = pair
    b.vertices.writable("position")[1] = (1, 2, 3)
    b.bones.records[0] = replace(b.bones[0], position=(7.0, 8.0, 9.0))
    vertex, bone = found(pair)
    assert (vertex.table, vertex.b) == ("vertices", (1.0, 2.0, 3.0))
    assert bone == Difference("bones", 0, "position", pair[0].bones[0].position, (7.0, 8.0, 9.0))


def test_what_is_nested_is_named_by_its_index(pair):
    _, b = pair
    bone, morph = b.bones[0], b.morphs[1]
    links = (bone.ik_links[0], replace(bone.ik_links[1], lower=(0.0, 0.0, 0.0)))
    b.bones.records[0] = replace(bone, ik_links=links)
    changed = morph.offsets["translation"].copy()
    changed[2] = 0
    b.morphs.records[1] = replace(morph, offsets=morph.offsets.replace(translation=changed))
    assert [(d.table, d.row, d.field) for d in found(pair)] == [
        ("bones", 0, "ik_links[1].lower"),
        ("morphs", 1, "offsets[2].translation"),
    ]


def test_nested_entries_that_came_are_counted(pair):
    _, b = pair
    b.bones.records[0] = replace(b.bones[0], ik_links=(*b.bones[0].ik_links, IkLink(1)))
    b.frames.records[1] = replace(b.frames[1], items=b.frames[1].items[::-1])
    links, first, *_ = found(pair)
    assert (links.field, links.a, links.b) == ("ik_links", "2 entries", "3 entries")
    assert (first.field, first.a, first.b) == ("items[0]", "BoneItem", "MorphItem")


def test_a_row_that_came_or_went_is_the_only_difference(pair):
    a, b = pair
    Edit(b).insert(b.materials, 2, [Material("new")])
    assert found(pair) == [Difference("materials", 2, "", None, "new")]
    assert list(differences(b, a)) == [Difference("materials", 2, "", "new", None)]


def test_one_that_came_and_one_that_went(pair):
    _, b = pair
    Edit(b).remove(b.bones, [4])
    Edit(b).insert(b.bones, 0, [Bone("new")])
    told = found(pair)
    assert [d for d in told if not d.field] == [
        Difference("bones", 4, "", pair[0].bones[4].name, None),
        Difference("bones", 0, "", None, "new"),
    ]
    assert not any(d.field in ("name", "position") for d in told)


def test_references_are_compared_by_what_they_mean(pair):
    _, b = pair
    Edit(b).insert(b.bones, 0, [Bone("new")])
    assert found(pair) == [Difference("bones", 0, "", None, "new")]


def test_scattered_vertices_that_went(pair):
    a, b = pair
    for model in pair:
        count = 1000
        model.vertices.fill(count, position=np.arange(3 * count, dtype=np.float32).reshape(count, 3))
        rows = np.arange(count - 2)
        model.faces.fill(
            len(rows), vertices=np.stack((rows, rows + 1, rows + 2), axis=1), material=np.zeros(len(rows), np.int32)
        )
    Edit(b).remove(b.vertices, [10, 11, 500])
    told = found(pair)
    assert [d.row for d in told if d.table == "vertices"] == [10, 11, 500]
    assert all(d.a == str(d.row) and d.b is None for d in told if d.table == "vertices")
    faces = [d.row for d in told if d.table == "faces"]
    assert faces == [8, 9, 10, 11, 498, 499, 500]
    assert {d.table for d in told} <= {"vertices", "faces", "morphs", "soft_bodies"}
    assert len(a.vertices) == 1000


def test_rows_in_each_others_place_are_compared(pair):
    _, b = pair
    b.bones.records[3] = replace(b.bones[3], name="renamed")
    assert found(pair) == [Difference("bones", 3, "name", pair[0].bones[3].name, "renamed")]


def test_moved_rows_are_not_taken_for_renamed_ones():
    def named(names: str) -> Model:
        model = Model()
        Edit(model).insert(model.materials, 0, [Material(name) for name in names])
        return model

    told = list(differences(named("abcxdef"), named("xabcwdef")))
    assert [(d.row, d.a, d.b) for d in told if not d.field] == [(3, "x", None), (0, None, "x"), (4, None, "w")]
    assert not [d for d in told if d.field]


def test_a_vertex_that_went_makes_none_of_those_after_it_differ_though_others_moved():
    a = Model()
    a.vertices.fill(100, position=np.repeat(np.arange(50), 2 * 3).reshape(100, 3))
    b = a.snapshot()
    Edit(b).remove(b.vertices, [10])
    b.vertices.writable("position")[80] = (7, 7, 7)
    found = compare(a, b).tables["vertices"]
    assert len(found.removed) == 1
    assert found.removed[0] in (10, 11)
    assert found.fields["position"].tolist() == [[81, 80]]
    assert not len(found.added)


def test_all_differences_as_rows_are_those_one_by_one():
    a, b = full_model(), full_model()
    Edit(b).insert(b.bones, 0, [Bone("new")])
    b.vertices.writable("position")[1:4] = 1
    b.morphs.records[0] = replace(b.morphs[0], name="other")
    told = {(d.table, d.row, d.field.partition("[")[0]) for d in differences(a, b)}
    rows = {
        (name, int(row), field)
        for name, table in compare(a, b).tables.items()
        for field, pairs in {**table.fields, "": np.stack((table.added, table.added), axis=1)}.items()
        for row in pairs[:, 0]
    }
    assert rows == told


def test_nan_is_no_difference_to_nan():
    a = full_model()
    a.vertices.writable("position")[1] = np.nan
    a.bones.records[0] = replace(a.bones[0], position=(float("nan"), 0.0, 0.0))
    b = a.snapshot()
    b.bones.records[0] = replace(a.bones[0], position=(float("nan"), 0.0, 0.0))
    assert not compare(a, b).tables
    assert not list(differences(a, b))

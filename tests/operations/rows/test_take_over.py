"""What differs in another model is taken over: all of it, or what was chosen; references mean the same rows."""

import random
from dataclasses import replace

import numpy as np
import pytest

from editor.model.bones import Bone
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.frames import BoneItem, DisplayFrame, MorphItem
from editor.model.model import Model
from editor.model.morphs import Morph
from editor.operations.queries.compare import TableDifferences, compare, differences
from editor.operations.rows.take_over import take_over
from tests.formats.making import full_model
from tests.model.random_models import fingerprint, random_edit, random_model

NO_ROWS = np.empty(0, np.intp)


def take_all(model: Model, other: Model) -> Edit:
    compared = compare(model, other)
    edit = Edit(model)
    take_over(edit, other, compared.tables, compared.aligned)
    return edit


@pytest.mark.parametrize("seed", range(120))
def test_all_that_is_taken_over_makes_the_models_alike(seed):
    rng = random.Random(seed)
    model = random_model(seed, 8)
    other = model.snapshot()
    for _ in range(rng.randrange(1, 6)):
        with Edit(other) as edit:
            random_edit(rng, edit)
    before = fingerprint(model)
    edit = take_all(model, other)
    assert not list(differences(model, other))
    edit.cancel()
    assert fingerprint(model) == before


@pytest.mark.parametrize("seed", range(40))
def test_it_becomes_another_model_to_the_last_byte(seed):
    model, other = random_model(seed, 8), random_model(seed + 1000, 8)
    before, wanted = fingerprint(model), fingerprint(other)
    with Edit(model) as edit:
        edit.become(other)
    assert fingerprint(model) == wanted
    edit.cancel()
    assert fingerprint(model) == before
    assert fingerprint(other) == wanted


def test_what_did_not_change_stays_the_same_object_when_it_becomes_another():
    model = full_model()
    other = model.snapshot()
    with Edit(other) as edit:
        edit.set(other.bones, 2, "name", "other")
    step = Edit(model)
    step.become(other)
    done = step.commit()
    assert done is not None
    assert len(done.patches) == 1


def test_one_value_is_taken_over_and_means_the_row_of_the_same_name():
    model = Model()
    model.bones.records += [Bone("a"), Bone("b", parent=0), Bone("c", parent=0)]
    other = model.snapshot()
    with Edit(other) as edit:
        edit.insert(other.bones, 0, [Bone("new")])
        edit.set(other.bones, 3, "parent", 2)
        edit.set(other.bones, 2, "position", (1.0, 2.0, 3.0))
    compared = compare(model, other)
    assert {table: list(found.fields) for table, found in compared.tables.items()} == {"bones": ["position", "parent"]}
    chosen = {"bones": TableDifferences(NO_ROWS, NO_ROWS, {"parent": compared.tables["bones"].fields["parent"]})}
    with Edit(model) as edit:
        take_over(edit, other, chosen, compared.aligned)
    assert [bone.name for bone in model.bones] == ["a", "b", "c"]
    assert model.bones[2].parent == 1
    assert model.bones[1].position == (0.0, 0.0, 0.0)


def test_a_reference_to_a_row_that_is_not_here_is_lost():
    model = Model()
    model.bones.records += [Bone("a"), Bone("b", parent=0)]
    other = model.snapshot()
    with Edit(other) as edit:
        edit.insert(other.bones, 0, [Bone("new")])
        edit.set(other.bones, 2, "parent", 0)
    compared = compare(model, other)
    chosen = {"bones": replace(compared.tables["bones"], added=NO_ROWS)}
    with Edit(model) as edit:
        take_over(edit, other, chosen, compared.aligned)
    assert model.bones[1].parent == NONE


def test_rows_that_come_stand_where_they_stand_there():
    model = Model()
    model.bones.records += [Bone("a"), Bone("b", parent=0)]
    other = model.snapshot()
    with Edit(other) as edit:
        edit.insert(other.bones, 1, [Bone("x", parent=2), Bone("y", parent=1)])
        edit.insert(other.bones, 0, [Bone("first", parent=4)])
    take_all(model, other)
    assert [bone.name for bone in model.bones] == ["first", "a", "x", "y", "b"]
    assert [bone.parent for bone in model.bones] == [4, NONE, 3, 2, 1]


def test_many_vertices_that_come_take_one_step_each_table():
    model = Model()
    count = 20_000
    model.vertices.fill(count, position=np.random.default_rng(1).normal(size=(count, 3)))
    other = model.snapshot()
    with Edit(other) as edit:
        edit.remove(other.vertices, np.arange(0, count, 7))
    compared = compare(other, model)
    assert len(compared.tables["vertices"].added) == len(range(0, count, 7))
    edit = take_all(other, model)
    step = edit.commit()
    assert step is not None
    assert len(step.patches) <= 3
    assert np.array_equal(other.vertices["position"], model.vertices["position"])


def test_bones_and_morphs_that_come_enter_display_frames():
    model = full_model()
    model.frames.records[:] = [DisplayFrame("Root", special=True), DisplayFrame("表情", special=True)]
    other = model.snapshot()
    with Edit(other) as edit:
        edit.insert(other.bones, 1, [Bone("new"), Bone("unlisted")])
        edit.insert(other.morphs, 0, [Morph("new")])
        edit.insert(other.frames, 2, [DisplayFrame("frame", items=(BoneItem(1), MorphItem(0)))])
    compared = compare(model, other)
    chosen = {name: compared.tables[name] for name in ("bones", "morphs")}
    with Edit(model) as edit:
        take_over(edit, other, chosen, compared.aligned)
    items = [item for frame in model.frames for item in frame.items]
    assert items == [MorphItem(0), BoneItem(1)]

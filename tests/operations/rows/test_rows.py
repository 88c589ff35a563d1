"""What can be done with rows of every table, and that references stay right."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.model.bones import BoneFlags
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.frames import BoneItem, MorphItem
from editor.model.materials import Material
from editor.model.model import Model
from editor.operations.operation import ALL_TABLES
from editor.operations.rows.rows import (
    delete,
    duplicate_into,
    insert_after,
    insert_new,
    move_down,
    move_to_bottom,
    move_to_top,
    move_up,
)
from tests.model import slow_renumbering as slow
from tests.model.random_models import random_model
from tests.operations.model_making import full_model
from tests.operations.running import apply


def names(table: Any) -> list[str]:
    return [record.name for record in table]


@pytest.mark.parametrize("table_name", ALL_TABLES)
def test_a_new_row_comes_before_the_given_one(table_name: str) -> None:
    model = full_model()
    table = model.tables[table_name]
    before = len(table)
    row = insert_new(Edit(model), table, 1)
    assert row == 1
    assert len(table) == before + 1


def test_new_rows_have_free_names() -> None:
    model = full_model()
    edit = Edit(model)
    insert_new(edit, model.bones, 0)
    insert_new(edit, model.bones, 0)
    assert names(model.bones)[:2] == ["新規ボーン_2", "新規ボーン"]
    assert model.bones[0].name_en == "New bone_2"


def test_a_new_bone_has_the_parent_of_the_one_before() -> None:
    model = full_model()
    insert_new(Edit(model), model.bones, 3)
    assert model.bones[3].parent == 1


def test_a_new_bone_finds_the_parent_that_its_own_insertion_moves() -> None:
    model = full_model()
    edit = Edit(model)
    edit.set(model.bones, 0, "parent", 2)
    row = insert_new(edit, model.bones, 1)
    assert model.bones[model.bones[row].parent].name == "手"
    assert model.bones[0].parent == model.bones[row].parent


def test_a_new_face_has_the_material_of_the_one_before() -> None:
    model = full_model()
    assert insert_new(Edit(model), model.faces, 2) == 2
    assert model.faces["material"].tolist() == [0, 0, 0, 1, 1]
    assert model.faces["vertices"][2].tolist() == [0, 1, 2]


@pytest.mark.parametrize(("materials", "material"), [(2, 0), (0, NONE)])
def test_the_first_face_has_the_first_vertices_and_material(materials: int, material: int) -> None:
    model = Model()
    model.vertices.fill(3)
    model.materials.records += [Material()] * materials
    assert insert_new(Edit(model), model.faces, 0) == 0
    assert model.faces["vertices"].tolist() == [[0, 1, 2]]
    assert model.faces["material"].tolist() == [material]


def test_a_face_needs_three_vertices() -> None:
    model = full_model()
    edit = Edit(model)
    edit.remove(model.vertices, range(4))
    with pytest.raises(ValueError, match="three vertices"):
        insert_new(edit, model.faces, 0)


def test_new_rows_of_an_empty_model() -> None:
    model = Model()
    edit = Edit(model)
    for table in model.tables.values():
        if not table.fixed and table.name != "faces":
            row = len(table)  # the bone came with a display frame
            assert list(insert_after(edit, table, [])) == [row]
    assert model.vertices["bones"].tolist() == [[NONE, NONE, NONE, NONE]]


def test_inserting_goes_after_the_last_of_the_rows() -> None:
    model = full_model()
    assert list(insert_after(Edit(model), model.bones, [2, 0])) == [3]


def test_new_bones_and_morphs_enter_display_frames() -> None:
    model = full_model()
    with Edit(model) as edit:
        insert_after(edit, model.bones, [2])
        duplicate_into(edit, model.bones, [1])
        insert_after(edit, model.morphs, [0])
        edit.set(model.bones, 4, "flags", BoneFlags(0))
        duplicate_into(edit, model.bones, [4])  # a hidden one stays alone
    assert names(model.bones) == ["センター", "腕", "腕_2", "手", "新規ボーン", "新規ボーン_2", "手ＩＫ"]
    assert model.frames[2].items == (BoneItem(3), BoneItem(4), BoneItem(1), BoneItem(2))
    assert model.frames[1].items == (MorphItem(0), MorphItem(4), MorphItem(1))


def test_copies_refer_to_copies() -> None:
    model = full_model()
    assert list(duplicate_into(Edit(model), model.bones, [1, 2])) == [3, 4]
    assert names(model.bones) == ["センター", "腕", "手", "腕_2", "手_2", "手ＩＫ"]
    arm, hand, ik = model.bones[3], model.bones[4], model.bones[5]
    assert (arm.parent, arm.tail_bone, arm.append_parent) == (0, 4, 0)
    assert hand.parent == 3
    assert (ik.ik_target, ik.ik_links[0].bone) == (2, 1)


def test_copies_of_faces_stand_with_their_material() -> None:
    model = full_model()
    new = duplicate_into(Edit(model), model.faces, [0, 2])
    assert list(new) == [2, 4]
    assert model.faces["material"].tolist() == [0, 0, 0, 1, 1, 1]
    assert model.faces["vertices"][list(new)].tolist() == [[0, 1, 2], [3, 4, 5]]


def test_nothing_is_duplicated_of_nothing() -> None:
    model = full_model()
    edit = Edit(model)
    assert not len(duplicate_into(edit, model.bones, []))
    assert edit.commit() is None


def test_deleted_bones_leave_weights_and_bodies_to_their_parents() -> None:
    model = full_model()
    delete(Edit(model), model.bones, [1, 2])
    assert names(model.bones) == ["センター", "手ＩＫ"]
    assert (model.bones[1].ik_target, [link.bone for link in model.bones[1].ik_links]) == (NONE, [0])
    assert set(model.vertices["bones"].ravel().tolist()) == {0, NONE}
    assert [body.bone for body in model.rigid_bodies] == [0, 0]


def test_deleted_vertices_take_their_faces_along() -> None:
    model = full_model()
    delete(Edit(model), model.vertices, [1])
    assert model.faces["vertices"].tolist() == [[2, 3, 4], [4, 3, 0]]
    assert model.morphs[0].offsets["vertex"].tolist() == [2]


def test_deleted_bodies_take_their_joints_and_anchors_along_and_say_so() -> None:
    model = full_model()
    outcome = apply(model, "rows.delete", {"rigid_bodies": [0]})
    assert outcome.result.message == "Rigid bodies: 1 deleted; Joints with them: 1"
    assert not len(model.joints)
    assert [(anchor.body, anchor.vertex) for anchor in model.soft_bodies[0].anchors] == [(0, 2)]


def test_the_models_own_row_stays() -> None:
    model = full_model()
    with pytest.raises(ValueError, match="info"):
        delete(Edit(model), model.info, [0])


def order_after(operation: Any, rows: list[int]) -> tuple[list[int], list[int]]:
    """Where rows 0 to 5 of the vertices are after the operation, and what it returned."""
    model = full_model()
    new = operation(Edit(model), model.vertices, rows)
    return model.vertices["position"][:, 0].astype(int).tolist(), list(new)


def test_runs_move_up_one_by_one() -> None:
    assert order_after(move_up, [1, 2, 4]) == ([1, 2, 0, 4, 3, 5], [0, 1, 3])
    assert order_after(move_up, [0, 2]) == ([0, 2, 1, 3, 4, 5], [0, 1])


def test_runs_move_down_one_by_one() -> None:
    assert order_after(move_down, [3, 0, 1]) == ([2, 0, 1, 4, 3, 5], [1, 2, 4])
    assert order_after(move_down, [3, 5]) == ([0, 1, 2, 4, 3, 5], [4, 5])


def test_rows_move_to_top_and_bottom() -> None:
    assert order_after(move_to_top, [4, 2]) == ([2, 4, 0, 1, 3, 5], [0, 1])
    assert order_after(move_to_bottom, [0, 3]) == ([1, 2, 4, 5, 0, 3], [4, 5])


def test_faces_move_within_their_material() -> None:
    for operation, after in (
        (move_up, [[0, 1, 2], [2, 1, 3], [5, 4, 0], [3, 4, 5]]),
        (move_to_top, [[0, 1, 2], [2, 1, 3], [5, 4, 0], [3, 4, 5]]),
        (move_down, [[2, 1, 3], [0, 1, 2], [3, 4, 5], [5, 4, 0]]),
        (move_to_bottom, [[2, 1, 3], [0, 1, 2], [3, 4, 5], [5, 4, 0]]),
    ):
        model = full_model()
        new = operation(Edit(model), model.faces, [0, 3])
        assert model.faces["vertices"].tolist() == after
        assert [model.faces["vertices"][row].tolist() for row in new] == [[0, 1, 2], [5, 4, 0]]
        assert model.faces["material"].tolist() == [0, 0, 1, 1]


@pytest.mark.parametrize("operation", [move_up, move_down, move_to_top, move_to_bottom])
@pytest.mark.parametrize("rows", [[0], [1, 2], [0, 1, 2]])
def test_special_frames_stay_where_they_are(operation: Any, rows: list[int]) -> None:
    model = full_model()
    with pytest.raises(ValueError, match="Root and 表情 have to come first: they cannot be moved"):
        operation(Edit(model), model.frames, rows)
    assert names(model.frames) == ["Root", "表情", "腕"]


@given(st.integers(0, 2**32), st.sampled_from(["bones", "materials", "vertices", "faces"]), st.data())
def test_moving_is_what_a_list_would_do(seed: int, table_name: str, data: st.DataObject) -> None:
    """Every row is somewhere, the moved ones where the operation says, and all references follow."""
    model = random_model(seed)
    table = model.tables[table_name]
    rows = data.draw(st.lists(st.sampled_from(range(len(table))), unique=True)) if len(table) else []
    operation = data.draw(st.sampled_from([move_up, move_down, move_to_top, move_to_bottom]))
    tables = slow.objects_of(model)
    moved = [tables[table_name][row] for row in sorted(rows)]
    others = [row for row in tables[table_name] if row not in moved]
    new = operation(Edit(model), table, rows).tolist()
    assert sorted(set(new)) == new
    tables[table_name] = _arranged(others, moved, new)
    slow.sort_faces(tables)
    assert slow.plain(tables) == slow.plain(slow.objects_of(model))


def _arranged(others: list[Any], moved: list[Any], indices: list[int]) -> list[Any]:
    rows = list(others)
    for index, row in zip(indices, moved, strict=True):
        rows.insert(index, row)
    return rows


def test_duplicating_many_vertices_makes_no_objects() -> None:
    model = Model()
    model.vertices.fill(200_000, position=np.zeros((200_000, 3), np.float32))
    new = duplicate_into(Edit(model), model.vertices, np.arange(200_000))
    assert isinstance(new, range)
    assert len(model.vertices) == 400_000


def test_scattered_rows_are_moved_together_and_references_follow() -> None:
    model = full_model()
    outcome = apply(model, "rows.move-to", {"bones": [0, 2]}, to=1)
    assert names(model.bones) == ["腕", "センター", "手", "手ＩＫ"]
    assert list(outcome.result.rows["bones"]) == [1, 2]
    assert [bone.parent for bone in model.bones] == [1, NONE, 0, NONE]
    assert [link.bone for link in model.bones[3].ik_links] == [0, 1]
    apply(model, "rows.move-to", {"bones": [0, 1]}, to=99)
    assert names(model.bones) == ["手", "手ＩＫ", "腕", "センター"]


def test_faces_are_moved_among_those_of_their_material() -> None:
    model = full_model()
    outcome = apply(model, "rows.move-to", {"faces": [1, 3]}, to=0)
    assert list(outcome.result.rows["faces"]) == [0, 2]
    assert model.faces["vertices"].tolist() == [[2, 1, 3], [0, 1, 2], [5, 4, 0], [3, 4, 5]]


def test_nothing_comes_before_the_special_frames() -> None:
    model = full_model()
    with pytest.raises(ValueError, match="have to come first"):
        apply(model, "rows.move-to", {"frames": [2]}, to=0)
    with pytest.raises(ValueError, match="have to come first"):
        apply(model, "rows.move-to", {"frames": [0]}, to=2)
    assert names(model.frames) == ["Root", "表情", "腕"]


def test_many_runs_of_rows_move_by_one_change() -> None:
    model = Model()
    model.vertices.fill(1000, edge_scale=np.arange(1000))
    with Edit(model) as edit:
        new = move_up(edit, model.vertices, np.arange(1, 1000, 2))
        step = edit.commit()
    assert step is not None
    assert len(step.patches) == 1
    assert new.tolist() == list(range(0, 1000, 2))
    assert model.vertices["edge_scale"][:4].tolist() == [1, 0, 3, 2]

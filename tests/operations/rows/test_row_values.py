"""Values of rows: sorted by, set, calculated, transformed."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from editor.model.bones import BoneFlags
from editor.model.materials import Material
from editor.model.model import Model
from editor.model.rigid_bodies import BodyMode
from editor.operations.catalog import OPERATIONS
from editor.operations.choices import TransformPivot
from editor.operations.operation import OperationContext
from editor.operations.parameters import parameters_from_texts
from editor.operations.rows.row_values import TransformRows
from editor.operations.run_operation import Outcome, run_operation
from tests.operations.model_making import full_model
from tests.operations.running import apply

TRANSFORM = OPERATIONS["rows.transform"]


def test_references_follow_what_is_sorted():
    model = full_model()
    parents = {bone.name: model.bones[bone.parent].name for bone in model.bones if bone.parent >= 0}
    apply(model, "rows.sort", {"bones": [0, 1, 2, 3]}, field="name_en", descending=True)
    assert [bone.name_en for bone in model.bones] == ["hand IK", "hand", "center", "arm"]
    assert {bone.name: model.bones[bone.parent].name for bone in model.bones if bone.parent >= 0} == parents


def test_chosen_rows_are_sorted_within_the_rows_they_occupy():
    model = full_model()
    model.materials.records[:] = [Material(name) for name in "dbca"]
    apply(model, "rows.sort", {"materials": [0, 2, 3]})
    assert [material.name for material in model.materials] == ["a", "b", "c", "d"]


def test_equal_rows_stay_in_their_order_both_ways():
    model = full_model()
    model.materials.records[:] = [
        Material(name, shininess=value) for name, value in zip("abcd", (1, 2, 1, 2), strict=True)
    ]
    apply(model, "rows.sort", {"materials": [0, 1, 2, 3]}, field="shininess", descending=True)
    assert [material.name for material in model.materials] == ["b", "d", "a", "c"]


def test_special_frames_stay_first():
    model = full_model()
    apply(model, "rows.sort", {"frames": [0, 1, 2]}, field="name", descending=True)
    assert [frame.name for frame in model.frames] == ["Root", "表情", "腕"]


def test_faces_keep_their_material_when_materials_are_sorted():
    model = full_model()
    before = [model.materials[row].name for row in model.faces["material"].tolist()]
    apply(model, "rows.sort", {"materials": [0, 1]}, field="name_en", descending=True)
    assert [material.name_en for material in model.materials] == ["hair", "face"]
    after = [model.materials[row].name for row in model.faces["material"].tolist()]
    assert sorted(after) == sorted(before)
    assert after == ["髪", "髪", "顔", "顔"]


@pytest.mark.parametrize(
    ("table", "field", "value", "after"),
    [
        ("bones", "level", "7", [7, 7, 7, 7]),
        ("bones", "level", "i*2", [0, 2, 4, 6]),
        ("bones", "position", "1,2,i", [(1, 2, 0), (1, 2, 1), (1, 2, 2), (1, 2, 3)]),
        ("bones", "position", "x+1", [(1, 1, 1)] * 4),
        ("bones", "name", "{i}: {x}", ["0: センター", "1: 腕", "2: 手", "3: 手ＩＫ"]),
        ("bones", "tail_bone", "腕", [1] * 4),
        ("bones", "append_parent", "none", [-1] * 4),
        ("rigid_bodies", "mode", "physics", [BodyMode.PHYSICS] * 2),
        ("rigid_bodies", "rotation", "90,0,-45", [pytest.approx((np.pi / 2, 0, -np.pi / 4))] * 2),
        ("soft_bodies", "mass", "x*3", [3.0]),
    ],
)
def test_values_and_arithmetic(table, field, value, after):
    model = full_model()
    rows = list(range(len(model.tables[table])))
    apply(model, "rows.set", {table: rows}, field=field, value=value)
    assert [getattr(record, field) for record in model.tables[table]] == after


def test_columns_of_vertices():
    model = full_model()
    apply(model, "rows.set", {"vertices": [1, 3]}, field="edge_scale", value="x/2+i")
    assert model.vertices["edge_scale"].tolist() == [1, 0.5, 1, 1.5, 1, 1]
    apply(model, "rows.set", {"vertices": [0]}, field="position", value="x,9,x")
    assert model.vertices["position"][0].tolist() == [0, 9, 0]


def test_flags_are_set_as_a_number():
    model = full_model()
    apply(model, "rows.set", {"bones": [1]}, field="flags", value="26")
    assert model.bones[1].flags == BoneFlags(26)


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("bogus", "1", "bogus"),
        ("ik_links", "1", "list"),
        ("level", "one", "formula"),
        ("position", "1,2", "3 values"),
        ("position", "1/0", "computed"),
        ("parent", "nobody", "nobody"),
        ("parent", "2", "parent"),  # a circle
        ("name", "", "cannot be empty"),
    ],
)
def test_what_cannot_be_set_is_refused(field, value, said):
    model = full_model()
    with pytest.raises(ValueError, match=said):
        apply(model, "rows.set", {"bones": [2]}, field=field, value=value)


def test_other_texts_may_be_emptied():
    model = full_model()
    apply(model, "rows.set", {"bones": [2]}, field="name_en", value="")
    assert model.bones[2].name_en == ""


def run(model: Model, table: str, rows: list[int], **parameters: Any) -> Outcome:
    return run_operation(TRANSFORM, OperationContext(model, {table: np.array(rows)}), TransformRows(**parameters))


def positions(model: Model, table: str) -> np.ndarray:
    return np.array([model.tables[table].value(row, "position") for row in range(len(model.tables[table]))])


@pytest.mark.parametrize("table", ["vertices", "bones", "rigid_bodies", "joints"])
def test_what_is_chosen_moves_and_nothing_else(table: str) -> None:
    model = full_model()
    before = positions(model, table)
    run(model, table, [0], move=(1, 2, 3))
    expected = before.copy()
    expected[0] += (1, 2, 3)
    np.testing.assert_allclose(positions(model, table), expected, atol=1e-6)


@pytest.mark.parametrize("table", ["faces", "materials"])
def test_faces_and_materials_are_their_vertices(table: str) -> None:
    model = full_model()
    faces = model.faces["vertices"]
    chosen = np.unique(faces[:1] if table == "faces" else faces[model.faces["material"] == 0])
    before = positions(model, "vertices")
    run(model, table, [0], move=(0, 1, 0))
    assert np.flatnonzero(positions(model, "vertices")[:, 1] != before[:, 1]).tolist() == chosen.tolist()


def test_the_pivot_stays() -> None:
    for pivot in TransformPivot:
        model = full_model()
        before = positions(model, "vertices")
        every = list(range(len(before)))
        centre = (before.min(axis=0) + before.max(axis=0)) / 2 * (pivot is TransformPivot.CENTRE)
        run(model, "vertices", every, scale=(2, 2, 2), rotate=(0, 0, math.pi / 2), pivot=pivot)
        x, y, z = ((before - centre) * 2).T
        np.testing.assert_allclose(positions(model, "vertices"), np.stack([-y, x, z], axis=1) + centre, atol=1e-5)


def test_degrees_are_typed() -> None:
    parameters = parameters_from_texts(TRANSFORM, {"rotate": "0,0,90", "pivot": "origin"}, full_model())
    assert parameters.rotate == pytest.approx((0, 0, math.pi / 2))
    assert parameters.pivot is TransformPivot.ORIGIN


def test_a_scale_that_would_flatten_is_refused() -> None:
    model = full_model()
    with pytest.raises(ValueError, match=r"at least 0\.001"):
        parameters_from_texts(TRANSFORM, {"scale": "1,0,1"}, model)
    with pytest.raises(ValueError, match="positive"):
        run(model, "bones", [0], scale=(1, 0, 1))


def test_nothing_asked_for_is_no_step() -> None:
    assert run(full_model(), "bones", [0]).step is None

"""Morphs made of others, and of another model."""

from __future__ import annotations

import dataclasses
import math
from typing import Any

import numpy as np
import pytest

from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.frames import MorphItem
from editor.model.model import Model
from editor.model.morphs import (
    BoneOffset,
    ImpulseOffset,
    MaterialOffset,
    Morph,
    MorphKind,
    MorphOffset,
    Panel,
    VertexOffset,
)
from editor.operations.catalog import OPERATIONS
from editor.operations.morphs.material_offsets import seen_material
from editor.operations.morphs.morph_making import bone_morph_from_pose, vertex_morph_from_shape
from editor.operations.operation import OperationContext
from editor.operations.queries.compare import differences
from editor.operations.run_operation import Outcome, run_operation
from editor.preview.pose import Pose
from tests.operations.model_making import full_model
from tests.operations.running import apply

QUARTER = (0.0, 0.0, np.sqrt(0.5), np.sqrt(0.5))


def of_kind(kind: MorphKind, *offsets: Columns) -> Model:
    model = full_model()
    model.morphs.records += [Morph(f"m{row}", kind=kind, offsets=each) for row, each in enumerate(offsets)]
    return model


def combined(kind: MorphKind, *offsets: Columns, weights: str = "") -> Columns:
    model = of_kind(kind, *offsets)
    apply(model, "morphs.combine", {"morphs": list(range(5, 5 + len(offsets)))}, weights=weights)
    return model.morphs[len(model.morphs) - 1].offsets


def turned(degrees: float) -> tuple[float, float, float, float]:
    return 0, math.sin(math.radians(degrees) / 2), 0, math.cos(math.radians(degrees) / 2)


def test_offsets_of_vertices_add_up_at_their_weights_and_the_originals_stay():
    one = Columns(VertexOffset, vertex=[1, 3], translation=[(0, 1, 0), (0, 0, 2)])
    other = Columns(VertexOffset, vertex=[3, 0], translation=[(4, 0, 0), (1, 1, 1)])
    assert combined(MorphKind.VERTEX, one, other, weights="0.5,1") == Columns(
        VertexOffset, vertex=[1, 3, 0], translation=[(0, 0.5, 0), (4, 0, 1), (1, 1, 1)]
    )
    model = of_kind(MorphKind.VERTEX, one, other)
    before = list(model.morphs)
    outcome = apply(model, "morphs.combine", {"morphs": [5, 6]})
    assert list(model.morphs)[:7] == before
    assert model.morphs[7].name == "m0+m1"
    assert list(outcome.result.rows["morphs"]) == [7]
    assert MorphItem(7) in model.frames[1].items


def test_rotations_follow_each_other_and_translations_add_up():
    one = Columns(BoneOffset, bone=[1], translation=[(1, 0, 0)], rotation=[turned(20)])
    other = Columns(BoneOffset, bone=[1], translation=[(0, 2, 0)], rotation=[turned(50)])
    both = combined(MorphKind.BONE, one, other, weights="1,0.5")
    assert both["translation"].tolist() == [[1, 1, 0]]
    assert both["rotation"][0] == pytest.approx(turned(45), abs=1e-6)


def test_factors_of_materials_are_multiplied_and_summands_added():
    one = Columns(MaterialOffset, material=[0, 0], operation=[0, 1], edge_size=[0.5, 3])
    other = Columns(MaterialOffset, material=[0, -1, 0], operation=[0, 0, 1], edge_size=[0.5, 7, 4])
    both = combined(MorphKind.MATERIAL, one, other)
    assert both["material"].tolist() == [0, 0, -1]
    assert both["edge_size"].tolist() == [0.25, 7, 7]


def test_weights_of_groups_add_up_and_impulses_that_cancel_out_stop_nothing():
    group = Columns(MorphOffset, morph=[0, 2], weight=[1, 0.5])
    assert combined(MorphKind.GROUP, group, group, weights="1,0.5")["weight"].tolist() == [1.5, 0.75]
    push = Columns(ImpulseOffset, body=[0, 1], velocity=[(1, 0, 0), (0, 0, 0)])
    both = combined(MorphKind.IMPULSE, push, push, weights="1,-1")
    assert both == Columns(ImpulseOffset, body=[1], velocity=[(0, 0, 0)])


@pytest.mark.parametrize(
    ("rows", "weights", "reason"),
    [
        ([0, 1], "", "one kind"),
        ([5, 6], "1,2,3", "2 weights"),
        ([5, 6], "1,x", "weights as in"),
        ([5, 6], "nan", "weights"),
    ],
)
def test_what_cannot_be_combined_is_refused(rows, weights, reason):
    model = of_kind(MorphKind.VERTEX, *[Columns(VertexOffset, 0)] * 2)
    with pytest.raises(ValueError, match=reason):
        apply(model, "morphs.combine", {"morphs": rows}, weights=weights)


@pytest.mark.parametrize(("id", "kind"), [("morphs.group", MorphKind.GROUP), ("morphs.flip", MorphKind.FLIP)])
def test_groups_and_flips_have_the_chosen_ones_with_their_weights(id, kind):
    model = full_model()
    apply(model, id, {"morphs": [0, 2, 4]}, weights="0.5,1,0.25", name="口")
    assert model.morphs[5] == Morph(
        "口",
        "",
        Panel.OTHER,
        kind,
        Columns(MorphOffset, morph=[0, 2, 4], weight=[0.5, 1, 0.25]),
    )
    apply(model, id, {"morphs": [0, 2]})
    assert model.morphs[6].name == f"{model.morphs[0].name}+{model.morphs[2].name}"
    assert model.morphs[6].offsets["weight"].tolist() == [1, 1]
    with pytest.raises(ValueError, match="within a flip morph: 口"):
        apply(model, id, {"morphs": [0, 5]})


@pytest.mark.parametrize(
    ("names", "name"),
    [
        (("瞬き_左", "瞬き_右"), "瞬き"),
        (("まゆ", "まばたき", "う"), "まゆ+2"),
        (("まゆ", "まばたき"), "まゆ+まばたき"),
        (("あ",), "あ_2"),
    ],
)
def test_a_group_without_a_name_is_called_after_its_members(names, name):
    model = Model()
    model.morphs.records[:] = [Morph(each) for each in names]
    apply(model, "morphs.group", {"morphs": list(range(len(names)))})
    assert model.morphs[len(names)].name == name


def test_hidden_morphs_enter_no_frame():
    model = full_model()
    model.morphs.records[0] = Morph("隠", panel=Panel.HIDDEN)
    apply(model, "morphs.group", {"morphs": [0, 2]})
    assert MorphItem(5) not in model.frames[1].items


def from_model(model: Model, other: Model, **parameters: object) -> Outcome:
    operation = OPERATIONS["morphs.from-model"]
    told = operation.parameters(model="/tmp/笑顔.pmx", **parameters)
    return run_operation(operation, OperationContext(model, models={"model": other}), told)


def test_what_another_model_has_elsewhere_is_a_morph():
    model, other = full_model(), full_model()
    positions = other.vertices.writable("position")
    positions[2] += (0, 0.5, 0)
    positions[4] += (0, 0.01, 0)
    positions[5] = np.nan
    from_model(model, other, threshold=0.02)
    assert model.morphs[5].name == "笑顔"
    assert model.morphs[5].offsets == Columns(VertexOffset, vertex=[2], translation=[(0, 0.5, 0)])
    from_model(model, other, name="二")
    assert model.morphs[6].offsets["vertex"].tolist() == [2, 4]
    with pytest.raises(ValueError, match="No vertex"):
        from_model(model, full_model())
    other.vertices.fill(5)
    with pytest.raises(ValueError, match="6 vertices and the other one 5"):
        from_model(model, other)


# -- new ones ----------------------------------------------------------------------------------------------------------


def test_a_new_morph_does_nothing_and_is_in_the_frame_of_morphs() -> None:
    model = full_model()
    apply(model, "morphs.new", kind=MorphKind.BONE, name="振る", panel=Panel.EYE)
    row = len(model.morphs) - 1
    assert (model.morphs[row].kind, model.morphs[row].panel) == (MorphKind.BONE, Panel.EYE)
    assert model.morphs[row].name != "振る", "it is taken"
    assert MorphItem(row) in model.frames[1].items


@pytest.mark.parametrize("keep", [False, True])
def test_what_a_morph_does_to_selected_vertices_is_split_off(keep: bool) -> None:
    model = full_model()
    whole = model.morphs[0].offsets
    outcome = extracted(model, 0, [0, 3], name="右目", keep=keep)
    new = model.morphs[len(model.morphs) - 1]
    assert outcome.result.rows["morphs"] == range(5, 6)
    assert (new.name, new.offsets["vertex"].tolist()) == ("右目", [3])
    assert model.morphs[0].offsets["vertex"].tolist() == ([1, 3] if keep else [1])
    np.testing.assert_array_equal(new.offsets["translation"], whole["translation"][1:])


def test_splitting_off_says_why_it_cannot() -> None:
    model = full_model()
    for row, vertices, words in (
        (0, [], "Select the vertices"),
        (0, [5], "None of the selected"),
        (2, [5], "neither vertices nor UVs"),
    ):
        with pytest.raises(ValueError, match=words):
            extracted(model, row, vertices)


def extracted(model: Model, row: int, vertices: list[int], **parameters: Any) -> Outcome:
    operation, rows = OPERATIONS["morphs.extract"], {"morphs": np.array([row])}
    context = OperationContext(model, rows, {**rows, "vertices": np.array(vertices, np.intp)})
    return run_operation(operation, context, operation.parameters(**parameters))


def test_a_morph_makes_materials_what_they_were() -> None:
    model = full_model()
    hair = model.materials[1]
    apply(model, "morphs.from-materials", {"materials": [1]}, name="元")
    row = len(model.morphs) - 1
    assert model.morphs[row].offsets["texture"].tolist() == [[1] * 4, [0] * 4], "textures are left alone"
    model.materials.records[1] = dataclasses.replace(hair, diffuse=(0, 1, 0, 0.5), shininess=50, edge_size=0)
    assert seen_material(model, row, 1) == hair


@pytest.fixture
def model() -> Model:
    return full_model()


def posed(model: Model) -> Pose:
    pose = Pose.at_rest(len(model.bones), len(model.morphs))
    pose.offsets[1] = (0, 2, 0)
    pose.rotations[2] = QUARTER
    pose.offsets[0] = 1e-6
    pose.rotations[3] = (0, 0, 0, -1)
    return pose


def test_bones_that_are_moved_become_a_morph(model: Model) -> None:
    row = bone_morph_from_pose(Edit(model), posed(model), "構え", "stance", Panel.EYE)
    morph = model.morphs[row]
    assert (morph.name, morph.name_en, morph.panel, morph.kind) == ("構え", "stance", Panel.EYE, MorphKind.BONE)
    assert morph.offsets["bone"].tolist() == [1, 2]
    np.testing.assert_allclose(morph.offsets["translation"], [(0, 2, 0), (0, 0, 0)])
    np.testing.assert_allclose(morph.offsets["rotation"], [(0, 0, 0, 1), QUARTER], atol=1e-7)


@pytest.mark.parametrize("sign", [1, -1])
@pytest.mark.parametrize("axis", [(1, 0, 0), (0.6, 0, 0.8)])
def test_bones_that_turn_by_the_threshold_in_radians_are_left_out(model: Model, axis: tuple, sign: int) -> None:
    pose = Pose.at_rest(len(model.bones), len(model.morphs))
    for row, angle in enumerate((0.098, 0.102, 3.0)):
        pose.rotations[row] = sign * np.append(np.multiply(axis, np.sin(angle / 2)), np.cos(angle / 2))
    pose.offsets[3] = (0, 0.098, 0)
    row = bone_morph_from_pose(Edit(model), pose, "構え", threshold=0.1)
    assert model.morphs[row].offsets["bone"].tolist() == [1, 2]


def test_vertices_that_are_moved_become_a_morph(model: Model) -> None:
    shape = np.array(model.vertices["position"])
    shape[2] += (0, 0.5, 0)
    shape[4] += (0.01, 0, 0)
    row = vertex_morph_from_shape(Edit(model), shape, "形", threshold=0.02)
    morph = model.morphs[row]
    assert morph.kind is MorphKind.VERTEX
    assert morph.offsets["vertex"].tolist() == [2]
    np.testing.assert_allclose(morph.offsets["translation"], [(0, 0.5, 0)])


def test_it_comes_last_and_is_shown(model: Model) -> None:
    row = bone_morph_from_pose(Edit(model), posed(model), "構え")
    assert row == len(model.morphs) - 1
    shown = [frame for frame in model.frames if any(getattr(item, "morph", None) == row for item in frame.items)]
    assert [frame.name for frame in shown] == ["表情"]


def test_names_that_are_taken_are_counted_on(model: Model) -> None:
    row = bone_morph_from_pose(Edit(model), posed(model), "笑い", "smile")
    assert (model.morphs[row].name, model.morphs[row].name_en) == ("笑い_2", "smile_2")


def test_nothing_is_made_of_nothing(model: Model) -> None:
    edit, rest = Edit(model), Pose.at_rest(len(model.bones), len(model.morphs))
    with pytest.raises(ValueError, match="No bone"):
        bone_morph_from_pose(edit, rest, "構え")
    with pytest.raises(ValueError, match="No vertex"):
        vertex_morph_from_shape(edit, np.array(model.vertices["position"]), "形")
    assert edit.commit() is None


def test_it_can_be_taken_back(model: Model) -> None:
    edit = Edit(model)
    bone_morph_from_pose(edit, posed(model), "構え")
    edit.cancel()
    assert not list(differences(full_model(), model))

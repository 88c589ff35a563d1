"""Morphs split into left and right, and mirrored."""

from __future__ import annotations

import math

import numpy as np
import pytest

from editor.math3d.rotations import product
from editor.model.columns import Columns
from editor.model.model import Model
from editor.model.morphs import BoneOffset, Morph, MorphKind, MorphOffset, UvOffset, VertexOffset
from editor.operations.choices import PrimitiveKind
from editor.preview.morphed_vertices import MorphDeltas
from tests.operations.model_making import full_model
from tests.operations.running import apply


def sphere_with(name: str, kind: MorphKind = MorphKind.VERTEX, seed: int = 1) -> Model:
    model = Model()
    apply(model, "model.add-primitive", kind=PrimitiveKind.SPHERE, size=(2, 2, 2))
    model.frames.records.clear()
    count, rng = len(model.vertices), np.random.default_rng(seed)
    if kind is MorphKind.VERTEX:
        offsets = Columns(VertexOffset, vertex=np.arange(count), translation=rng.normal(0, 3, (count, 3)))
    else:
        offsets = Columns(UvOffset, vertex=np.arange(count), uv=rng.normal(0, 3, (count, 4)))
    model.morphs.records[:] = [Morph(name, "smile", kind=kind, offsets=offsets)]
    return model


def dense(model: Model, row: int) -> np.ndarray:
    deltas = MorphDeltas.of(model.morphs[row].offsets)
    whole = np.zeros((len(model.vertices), deltas.values.shape[1]))
    whole[deltas.rows] = deltas.values
    return whole


@pytest.mark.parametrize("blend", [0, 0.1, 0.5, 7])
@pytest.mark.parametrize("kind", [MorphKind.VERTEX, MorphKind.UV])
def test_left_and_right_add_up_to_the_whole_to_the_bit(kind, blend):
    model = sphere_with("笑い", kind)
    apply(model, "morphs.split-sides", blend=blend)
    assert [morph.name for morph in model.morphs] == ["笑い", "笑い左", "笑い右"]
    assert [morph.name_en for morph in model.morphs] == ["smile", "smile_L", "smile_R"]
    assert (dense(model, 1) + dense(model, 2) == dense(model, 0)).all()
    x = model.vertices["position"][:, 0]
    assert (dense(model, 1)[x > blend] == dense(model, 0)[x > blend]).all()
    assert not dense(model, 1)[x < -blend].any()
    assert not dense(model, 2)[x > blend].any()
    middle = x == 0
    assert dense(model, 1)[middle] == pytest.approx(dense(model, 0)[middle] / 2)


def test_within_the_blend_shares_grow_evenly():
    model = full_model()
    model.vertices.writable("position")[:, 0] = [-0.5, -0.25, 0, 0.25, 0.5, np.nan]
    offsets = Columns(VertexOffset, vertex=range(6), translation=[(0, 1, 0)] * 6)
    model.morphs.records[0] = Morph("笑い", offsets=offsets)
    apply(model, "morphs.split-sides", {"morphs": [0]})
    assert dense(model, 5)[:, 1].tolist() == [0, 0.25, 0.5, 0.75, 1, 0.5]
    assert len(model.morphs[5].offsets) == len(model.morphs[6].offsets) == 5


def test_bones_turn_by_parts_that_come_to_the_whole():
    model = full_model()
    half = math.radians(80) / 2
    whole = (0, math.sin(half), 0, math.cos(half))
    offsets = Columns(BoneOffset, bone=[0, 1], translation=[(2, 0, 0)] * 2, rotation=[whole] * 2)
    model.bones.records[1] = Model().bones.row_type("右腕", position=(-3, 0, 0))
    model.morphs.records[2] = Morph("振る", kind=MorphKind.BONE, offsets=offsets)
    apply(model, "morphs.split-sides", {"morphs": [2]})
    left, right = model.morphs[5].offsets, model.morphs[6].offsets
    assert left["bone"].tolist() == [0]
    assert right["bone"].tolist() == [0, 1]
    assert left["translation"].tolist() == [[1, 0, 0]]
    both = product(right["rotation"][:1].astype(float), left["rotation"].astype(float))
    assert both[0] == pytest.approx(whole, abs=1e-6)


def test_what_has_no_sides_is_left_out_or_refused():
    outcome = apply(full_model(), "morphs.split-sides", {"morphs": [0, 1]})
    assert len(outcome.result.warnings) == 1
    with pytest.raises(ValueError, match="vertices, UVs or bones"):
        apply(full_model(), "morphs.split-sides", {"morphs": [1, 3]})


def test_the_mirror_image_is_on_the_other_side_under_its_name():
    model = sphere_with("ウィンク左")
    assert apply(model, "morphs.mirror").result.warnings == ()
    apply(model, "morphs.mirror", {"morphs": [1]})
    assert [morph.name for morph in model.morphs] == ["ウィンク左", "ウィンク右", "ウィンク左_2"]
    positions = model.vertices["position"].astype(float)
    moved = positions + dense(model, 1)
    opposite = [int(np.abs(positions * (-1, 1, 1) - position).sum(axis=1).argmin()) for position in positions]
    wanted = positions[opposite] * (-1, 1, 1) + dense(model, 0)[opposite] * (-1, 1, 1)
    alone = np.array([np.abs(positions - position).sum(axis=1).argsort()[1] for position in positions])
    is_alone = np.abs(positions[alone] - positions).sum(axis=1) > 1e-4
    assert moved[is_alone] == pytest.approx(wanted[is_alone], abs=1e-5)
    assert dense(model, 2)[is_alone] == pytest.approx(dense(model, 0)[is_alone], abs=1e-6)


def test_a_vertex_close_to_the_opposite_position_is_not_taken_for_it():
    model = Model()
    positions = [(1, 0, 0), (-1, 0, 0), (-1, 0.002, 0), (-1, 0, 0), (5, 0, 0)]
    model.vertices.fill(5, position=positions)
    offsets = Columns(VertexOffset, vertex=[0, 4], translation=[(1, 2, 3)] * 2)
    model.morphs.records += [Morph("左", offsets=offsets), Morph("左目", offsets=offsets)]
    outcome = apply(model, "morphs.mirror", {"morphs": [1]})
    assert model.morphs[2].name == "右目"
    assert model.morphs[2].offsets == Columns(VertexOffset, vertex=[1, 3], translation=[(-1, 2, 3)] * 2)
    assert outcome.result.warnings[0].endswith("other side: 1")


def test_bones_and_members_are_found_by_name():
    model = full_model()
    bone = model.bones.row_type
    model.bones.records[:] = [bone("センター"), bone("左腕"), bone("右腕"), bone("左足")]
    offsets = Columns(BoneOffset, bone=[0, 1, 3], translation=[(1, 1, 1)] * 3, rotation=[(0, 0.6, 0, 0.8)] * 3)
    model.morphs.records[2] = Morph("左振る", kind=MorphKind.BONE, offsets=offsets)
    outcome = apply(model, "morphs.mirror", {"morphs": [2]})
    assert model.morphs[5].name == "右振る"
    assert model.morphs[5].offsets["bone"].tolist() == [0, 2]
    assert model.morphs[5].offsets["translation"].tolist() == [[-1, 1, 1]] * 2
    assert model.morphs[5].offsets["rotation"] == pytest.approx(np.array([(0, -0.6, 0, 0.8)] * 2))
    assert len(outcome.result.warnings) == 1
    group = Columns(MorphOffset, morph=[0, 2], weight=[0.5, 1])
    model.morphs.records[1] = Morph("左全部", kind=MorphKind.GROUP, offsets=group)
    apply(model, "morphs.mirror", {"morphs": [1]})
    assert model.morphs[6].offsets == Columns(MorphOffset, morph=[0, 5], weight=[0.5, 1])


@pytest.mark.parametrize(
    ("there", "other"),
    [
        (["ウィンク"], "ウィンク右"),
        (["ウィンク右"], "ウィンク"),
        (["ウィンク２"], "ｳｨﾝｸ２右"),
        (["browDownLeft"], "browDownRight"),
        (["ウィンク", "ウィンク右"], "ウィンク右_2"),
        (["browDownLeft", "browDownRIght"], "browDownRIght_2"),
        (["付与R"], "付与R_2"),
    ],
)
def test_what_the_mirror_image_of_a_morph_is_called(there: list[str], other: str) -> None:
    model = Model()
    model.morphs.records[:] = [Morph(name) for name in there]
    apply(model, "morphs.mirror", {"morphs": [0]})
    assert [morph.name for morph in model.morphs] == [*there, other]

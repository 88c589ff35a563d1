"""The way back of skinning: what is moved in a pose stands there once it was carried back, whatever its bones do."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.math3d.rotations import quaternions_about_axes
from editor.model.bones import Bone
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.mesh import Deform
from editor.model.model import Model
from editor.model.morphs import Morph, VertexOffset
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel

COUNT = 40


def mixed_model(seed: int) -> Model:
    """Vertices of every kind of deform on a chain of bones, half of them moved by a morph."""
    rng, model = np.random.default_rng(seed), Model()
    model.bones.records[:] = [Bone(f"骨{row}", position=(row, row, 0), parent=row - 1) for row in range(4)]
    weights = rng.dirichlet(np.ones(4), COUNT).astype(np.float32)
    deform = np.arange(COUNT) % len(Deform)
    pairs = np.isin(deform, (Deform.BDEF2, Deform.SDEF))
    weights[pairs, 1] = 1 - weights[pairs, 0]
    weights[pairs, 2:] = 0
    model.vertices.fill(
        COUNT,
        deform=deform,
        bones=np.argsort(rng.random((COUNT, 4)), axis=1),
        weights=weights,
        **{name: rng.uniform(-9, 9, (COUNT, 3)) for name in ("position", "normal", "sdef_c", "sdef_r0", "sdef_r1")},
    )
    half = np.arange(0, COUNT, 2)
    offsets = Columns(VertexOffset, len(half), vertex=half, translation=rng.uniform(-1, 1, (len(half), 3)))
    model.morphs.records[:] = [Morph("動き", offsets=offsets)]
    return model


def posed(model: Model, seed: int, furthest: float) -> PosedModel:
    """In a random pose whose bones turn by no more than an angle."""
    rng = np.random.default_rng(seed)
    pose = Pose.at_rest(len(model.bones), len(model.morphs))
    axes = rng.normal(size=(len(model.bones), 3))
    axes /= np.linalg.norm(axes, axis=1, keepdims=True)
    pose.rotations[:] = quaternions_about_axes(axes, rng.uniform(-furthest, furthest, len(axes)))
    pose.offsets[:] = rng.uniform(-1, 1, pose.offsets.shape)
    pose.weights[:] = rng.uniform(0, 1)
    posed_model = PosedModel(model)
    posed_model.pose(pose)
    return posed_model


@given(st.integers(0, 10_000))
def test_what_is_dragged_stands_where_it_was_dragged(seed: int) -> None:
    model = mixed_model(seed)
    posed_model, rows = posed(model, seed, 1.0), np.arange(COUNT)
    way = posed_model.unskinning(rows)
    goals = way.seen + np.random.default_rng(seed).uniform(-2, 2, (COUNT, 3))
    edit = Edit(model)
    edit.set(model.vertices, rows, "position", model.vertices["position"] + way.carried_back(goals))
    again = PosedModel(model)
    again.pose(posed_model.current_pose)
    assert way.is_good.sum() > COUNT / 2
    found = np.where(way.is_good[:, None], goals, way.seen)
    np.testing.assert_allclose(again.skinned()[0], found, atol=1e-4)


def test_what_bones_cancel_out_in_stays() -> None:
    model = mixed_model(0)
    model.bones.records[1] = Bone("骨1", position=model.bones[1].position)
    edit = Edit(model)
    edit.set(model.vertices, [0, 1], "deform", [Deform.BDEF2] * 2)
    edit.set(model.vertices, [0, 1], "bones", [(0, 1, -1, -1)] * 2)
    edit.set(model.vertices, [0, 1], "weights", [(0.5, 0.5, 0, 0), (0.9, 0.1, 0, 0)])
    pose = Pose.at_rest(4, 1)
    pose.rotations[1] = (1.0, 0, 0, 0)  # half a turn: across the axis nothing is left of the mean of both
    posed_model = PosedModel(model)
    posed_model.pose(pose)
    way = posed_model.unskinning(np.array([0, 1]))
    assert way.is_good.tolist() == [False, True]
    moved = way.carried_back(way.seen + 1)
    assert moved[0].tolist() == [0, 0, 0]
    assert moved[1] == pytest.approx((1, 1 / 0.8, 1 / 0.8), abs=1e-5)


def test_no_number_and_no_weight_have_no_way_back() -> None:
    model = mixed_model(0)
    edit = Edit(model)
    edit.set(model.vertices, [0, 1], "deform", [Deform.BDEF4] * 2)
    edit.set(model.vertices, [0, 1], "weights", [(0, 0, 0, 0), (np.nan, 0, 0, 0)])
    way = posed(model, 1, 0.5).unskinning(np.array([1, 0]))
    assert way.is_good.tolist() == [False, False]
    assert not way.carried_back(np.ones((2, 3))).any()

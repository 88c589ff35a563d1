"""Weights into the mesh: what moved stays moved, and what was at rest stays at rest."""

from __future__ import annotations

import numpy as np
import pytest

from editor.formats import load_model
from editor.model.edit import Edit
from editor.model.model import Model
from editor.model.morphs import MorphKind
from editor.operations.pose.apply_morphs import apply_morphs, morphed_columns, reaching_kinds
from editor.operations.queries.compare import differences
from editor.preview.morphed_vertices import COLUMNS
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel
from editor.resources import resource


@pytest.fixture
def model() -> Model:
    return load_model(resource("samples", "mochi.pmx")).model


def figure(model: Model, **weights: float) -> PosedModel:
    made, pose = PosedModel(model), Pose.at_rest(len(model.bones), len(model.morphs))
    rows = {morph.name: row for row, morph in enumerate(model.morphs)}
    for name, weight in weights.items():
        pose.weights[rows[name]] = weight
    made.pose(pose)
    return made


def test_the_mesh_is_what_the_morphs_made_of_it(model: Model) -> None:
    posed = figure(model, あ=0.5, はぁと=1.0, きらきら=0.4, もよう=0.3)
    columns = morphed_columns(posed.morphed_vertices)
    assert set(columns) == {"position", "uv", "uv1"}
    count = apply_morphs(Edit(model), columns)
    for name in COLUMNS.values():
        np.testing.assert_array_equal(model.vertices[name], columns.get(name, model.vertices[name]))
    np.testing.assert_array_equal(figure(model).morphed_vertices.column("position"), columns["position"])
    assert 0 < count < len(model.vertices)


def test_nothing_but_the_mesh_changes(model: Model) -> None:
    before = model.snapshot()
    apply_morphs(Edit(model), morphed_columns(figure(model, まばたき=1.0, ぐるぐる=1.0).morphed_vertices))
    changed = {(found.table, found.field) for found in differences(before, model)}
    assert changed == {("vertices", "position"), ("vertices", "uv")}


def test_what_does_nothing_changes_nothing(model: Model) -> None:
    columns = morphed_columns(figure(model, 照れ=1.0, 耳ぴん=1.0).morphed_vertices)
    assert columns == {}
    edit = Edit(model)
    assert apply_morphs(edit, columns) == 0
    assert edit.commit() is None


def test_uvs_that_the_file_had_no_room_for_get_it(model: Model) -> None:
    with Edit(model) as edit:
        edit.set(model.info, 0, "additional_uvs", 0)
    apply_morphs(Edit(model), morphed_columns(figure(model, もよう=1.0).morphed_vertices))
    assert model.info[0].additional_uvs == 1


def test_groups_act_through_their_members(model: Model) -> None:
    names = [morph.name for morph in model.morphs]
    of_bones = reaching_kinds(model, (MorphKind.BONE,))
    found = {names[row] for row in np.flatnonzero(of_bones)}
    assert found == {"耳ぴん", "耳ぺたん", "しっぽふり", "えへへ", "しょんぼり", "おどろき", "きらきら"}

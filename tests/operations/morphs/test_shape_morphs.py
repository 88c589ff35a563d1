"""New morphs of what is seen: they do again what was seen when they were made, and MMD shows them."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.edit import Edit
from editor.model.model import Model
from editor.model.morphs import MorphKind, Panel
from editor.operations.morphs.shape_morphs import bone_morph_from_pose, vertex_morph_from_shape
from editor.operations.queries.compare import differences
from editor.preview.pose import Pose
from tests.operations.model_making import full_model

QUARTER = (0.0, 0.0, np.sqrt(0.5), np.sqrt(0.5))


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

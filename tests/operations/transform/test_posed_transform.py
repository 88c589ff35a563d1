"""Moving vertices where a pose has them: they stand where they were dragged, and at rest all that belongs to them."""

from __future__ import annotations

import numpy as np
import pytest

from editor.math3d.rotations import matrices_from_quaternions, quaternions_about_axes
from editor.model.edit import Edit
from editor.model.model import Model
from editor.operations.transform.session import TransformOptions, begin_transform
from editor.operations.transform.targets import SeenMorph
from editor.operations.transform.transform import Transform, moved, rotated
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel
from tests.operations.transform.test_transform import body, contents, rows

X, Y, Z = np.eye(3)
RIGHT, LEFT = 1, 2  # bones
TURN = quaternions_about_axes([(1, 0, 0)], [0.8])[0]


def posed(model: Model, turn: np.ndarray = TURN, bone: int = LEFT) -> PosedModel:
    """One arm turned, so that the two sides are not alike any more."""
    pose = Pose.at_rest(len(model.bones), len(model.morphs))
    pose.rotations[bone] = turn
    pose.weights[:] = 0.5
    posed_model = PosedModel(model)
    posed_model.pose(pose)
    return posed_model


def seen(model: Model, posed_model: PosedModel) -> np.ndarray:
    again = PosedModel(model)
    again.pose(posed_model.current_pose)
    return again.skinned()[0]


def go(model: Model, posed_model: PosedModel, chosen: np.ndarray, transform: Transform, **options: object) -> Edit:
    edit = Edit(model)
    kept = TransformOptions(**options)  # type: ignore[arg-type]
    session = begin_transform(model, "vertices", chosen, kept, posed_model=posed_model)
    session.write(edit, rotated((3, 2, 1), Y, 1.0))  # on the way to somewhere else
    session.write(edit, transform)
    session.finish(edit, transform)
    return edit


@pytest.mark.parametrize("transform", [moved((1, 2, 3)), rotated((2, 12, 4), Z, 0.7)])
def test_what_is_moved_stands_there_in_the_pose_and_undo_is_exact(transform: Transform) -> None:
    model = body()
    before, posed_model = contents(model), posed(model)
    goals = posed_model.skinned()[0].copy()
    goals[3:] = transform.points(goals[3:].astype(np.float64))
    edit = go(model, posed_model, rows(3, 4, 5), transform, morphs=False)
    np.testing.assert_allclose(seen(model, posed_model), goals, atol=1e-4)
    edit.cancel()
    assert contents(model) == before


def test_at_the_end_nothing_was_moved_to_the_bit() -> None:
    model = body()
    before, posed_model = contents(model), posed(model)
    go(model, posed_model, rows(0, 3, 4, 5), moved((0, 0, 0)), morphs=True)
    assert contents(model) == before


def test_normals_and_morphs_are_turned_as_they_are_seen() -> None:
    model = body()
    posed_model = posed(model)
    go(model, posed_model, rows(5), rotated((0, 0, 0), Z, np.pi / 2), morphs=True)
    way = matrices_from_quaternions(TURN[None])[0]
    expected = way.T @ (rotated((0, 0, 0), Z, np.pi / 2).directions((way @ X)[None])[0])
    np.testing.assert_allclose(model.morphs[0].offsets["translation"][0], expected, atol=1e-6)
    normal = way.T @ rotated((0, 0, 0), Z, np.pi / 2).directions((way @ -Z)[None])[0]
    np.testing.assert_allclose(model.vertices["normal"][5], normal, atol=1e-6)


def test_the_positions_of_sdef_stay_with_the_bones() -> None:
    model, names = body(), ("sdef_c", "sdef_r0", "sdef_r1")
    before = [model.vertices[name].copy() for name in names]
    go(model, posed(model), rows(3), moved((1, 1, 1)))
    np.testing.assert_array_equal([model.vertices[name] for name in names], before)


def test_the_other_side_does_at_rest_what_its_partner_does() -> None:
    model = body()
    at_rest, posed_model = model.vertices["position"].copy(), posed(model)
    go(model, posed_model, rows(2, 5), moved((1, 2, 3)), symmetry=True)
    change = model.vertices["position"] - at_rest
    np.testing.assert_allclose(change[0], change[5] * (-1, 1, 1), atol=1e-5)
    assert change[2].tolist() == [0, 2, 3]  # stays in the middle
    np.testing.assert_allclose(
        seen(model, posed_model)[5], posed_position(posed_model, 5) + np.array((1, 2, 3)), atol=1e-4
    )


def posed_position(posed_model: PosedModel, row: int) -> np.ndarray:
    """Where the vertex stood before it was moved: of the body as it comes."""
    return seen(body(), posed_model)[row]


def test_the_falloff_is_measured_in_the_pose() -> None:
    model = body()
    before = model.vertices["position"].copy()
    half = quaternions_about_axes([(0, 1, 0)], [np.pi])[0]
    posed_model = posed(model, half)  # the left arm lies before the other one now
    near = np.linalg.norm(posed_model.skinned()[0] - posed_model.skinned()[0][5], axis=1) < 4
    go(model, posed_model, rows(5), moved((0, 1, 0)), radius=4.0)
    assert ((model.vertices["position"] != before).any(axis=1) == near).all()
    assert near.tolist() != (np.linalg.norm(before - before[5], axis=1) < 4).tolist()


def test_what_cannot_be_carried_back_stays_and_is_counted() -> None:
    model = body()
    edit = Edit(model)
    edit.set(model.vertices, [4], "weights", [(0, 0, 0, 0)])
    edit.set(model.vertices, [4], "deform", [2])
    session = begin_transform(model, "vertices", rows(4, 5), TransformOptions(), posed_model=posed(model))
    session.write(edit, moved((1, 1, 1)))
    assert session.stayed == 1
    assert model.vertices["position"][4].tolist() == body().vertices["position"][4].tolist()
    assert model.vertices["position"][5].tolist() != body().vertices["position"][5].tolist()


@pytest.mark.parametrize("transform", [moved((1, 2, 3)), rotated((2, 12, 4), Z, 0.7)])
def test_a_morph_takes_what_is_moved_and_the_mesh_stays(transform: Transform) -> None:
    model = body()
    before, posed_model = contents(model), posed(model)
    mesh = {name: column.copy() for name, column in model.vertices.arrays.items()}
    goals = posed_model.skinned()[0].copy()
    goals[3:] = transform.points(goals[3:].astype(np.float64))
    edit, options = Edit(model), TransformOptions(morphs=True)
    session = begin_transform(
        model, "vertices", rows(3, 4, 5), options, posed_model=posed_model, morph=SeenMorph(0, 0.5)
    )
    for each in (rotated((3, 2, 1), Y, 1.0), transform):
        session.write(edit, each)
    session.finish(edit, transform)
    np.testing.assert_allclose(seen(model, posed_model), goals, atol=1e-4)
    for name, column in mesh.items():
        np.testing.assert_array_equal(model.vertices[name], column)
    edit.cancel()
    assert contents(model) == before


def test_bones_are_not_moved_in_a_pose() -> None:
    model = body()
    with pytest.raises(ValueError, match="In a pose only"):
        begin_transform(model, "bones", rows(1), TransformOptions(), posed_model=posed(model))

"""What was dragged in the model's space is what posed bones do, whatever turns them besides."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest
from numpy.typing import ArrayLike

from editor.math3d.arrays import Float64Array
from editor.math3d.rotations import (
    angles_about_axes,
    in_axes,
    inverse,
    matrices_from_quaternions,
    product,
    quaternions_about_axes,
)
from editor.model.bones import Bone, BoneFlags, IkLink
from editor.model.columns import Columns
from editor.model.model import Model
from editor.model.morphs import BoneOffset, Morph, MorphKind
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel
from editor.ui.viewport.gizmo.posed_bones import GrabbedBones, can_rotate, rows_not_carried

X, Y, Z = np.eye(3)
ALL = BoneFlags.ROTATABLE | BoneFlags.MOVABLE | BoneFlags.VISIBLE | BoneFlags.OPERABLE
APPENDS = ALL | BoneFlags.APPEND_ROTATION | BoneFlags.APPEND_TRANSLATION
ROOT, BODY, ARM, TWIST, APPENDED, LEG, KNEE, ANKLE, IK, LINKED_APPENDED = range(10)


@pytest.fixture
def model() -> Model:
    model = Model()
    model.bones.records[:] = [
        Bone("root", flags=ALL),
        Bone("body", position=(0, 5, 0), parent=ROOT, flags=ALL),
        Bone("arm", position=(1, 8, 0), parent=BODY, flags=ALL),
        Bone("twist", position=(2, 8, 0), parent=ARM, flags=ALL | BoneFlags.FIXED_AXIS, fixed_axis=(0.6, -0.8, 0)),
        Bone("appended", position=(3, 8, 0), parent=ARM, flags=APPENDS, append_parent=BODY, append_ratio=0.5),
        Bone("leg", position=(1, 5, 0), parent=BODY, flags=ALL),
        Bone("knee", position=(1, 3, -0.1), parent=LEG, flags=ALL),
        Bone("ankle", position=(1, 1, 0), parent=KNEE, flags=ALL),
        Bone(
            "ik",
            position=(1, 1, 0),
            parent=ROOT,
            flags=ALL | BoneFlags.IK,
            ik_target=ANKLE,
            ik_loops=20,
            ik_angle=1.0,
            ik_links=(IkLink(KNEE), IkLink(LEG)),
        ),
        Bone("d", position=(1, 5, 0), parent=BODY, flags=APPENDS, append_parent=LEG, append_ratio=1.0),
    ]
    turns = about(np.stack((Z, X)), np.radians((30, -20)))
    offsets = Columns(BoneOffset, 2, bone=[ARM, APPENDED], translation=[(0.1, 0, 0), (0, 0.2, 0)], rotation=turns)
    model.morphs.records[:] = [Morph("pose", kind=MorphKind.BONE, offsets=offsets)]
    return model


@pytest.fixture
def pose(model: Model) -> Pose:
    """Every bone turned and moved by something."""
    random = np.random.default_rng(4)
    pose = Pose.at_rest(len(model.bones), len(model.morphs))
    axes = random.normal(size=(len(model.bones), 3))
    pose.rotations[:] = about(axes / np.linalg.norm(axes, axis=1, keepdims=True), random.uniform(0.2, 1, len(axes)))
    pose.offsets[:] = random.normal(size=(len(axes), 3)) * 0.3
    pose.weights[:] = 0.7
    return pose


def posed(model: Model, pose: Pose) -> PosedModel:
    posed_model = PosedModel(model)
    posed_model.pose(pose)
    return posed_model


def hold(posed_model: PosedModel, pose: Pose, *rows: int) -> GrabbedBones:
    return GrabbedBones.of(posed_model, pose, np.array(rows, np.intp))


def turned(model: Model, pose: Pose, axis: np.ndarray, angle: float, *rows: int) -> np.ndarray:
    """(rows, 3, 3) what the bones' matrices are turned by in the model's space when they are dragged so."""
    posed_model = posed(model, pose)
    before = posed_model.bone_transforms.rotation_matrices()
    held = hold(posed_model, pose, *rows)
    pose = dataclasses.replace(pose, rotations=pose.rotations.copy())
    pose.rotations[held.rows] = held.rotated(axis, angle)
    after = posed(model, pose).bone_transforms.rotation_matrices()
    return (after @ before.transpose(0, 2, 1))[list(rows)]


def turn_matrix(axis: np.ndarray, angle: float) -> np.ndarray:
    cross = np.cross(axis, np.eye(3)).T  # cross @ v is axis × v
    return np.eye(3) + np.sin(angle) * cross + (1 - np.cos(angle)) * cross @ cross


@pytest.mark.parametrize("row", [ROOT, BODY, ARM, APPENDED, ANKLE, IK, LINKED_APPENDED])
@pytest.mark.parametrize("axis", [X, Y, np.array((0.36, 0.48, -0.8))])
def test_a_bone_is_turned_in_the_model_by_what_was_dragged(
    model: Model, pose: Pose, row: int, axis: np.ndarray
) -> None:
    (found,) = turned(model, pose, axis, np.pi / 2, row)
    np.testing.assert_allclose(found, turn_matrix(axis, np.pi / 2), atol=1e-6)


def test_what_ik_and_morphs_turn_is_seen_through(model: Model, pose: Pose) -> None:
    """Own rotations, set out from their frames, make what is seen of bones that append nothing."""
    posed_model = posed(model, pose)
    held = hold(posed_model, pose, ARM, LEG, KNEE, ANKLE)
    assert not np.allclose(posed_model.skeleton.ik_rotations()[[LEG, KNEE], 3], 1)
    seen = product(held.frames, held.rotations)
    expected = posed_model.bone_transforms.rotation_matrices()[held.rows]
    np.testing.assert_allclose(matrices_from_quaternions(seen), expected, atol=1e-9)


def test_a_link_is_turned_so_where_its_ik_is_off(model: Model, pose: Pose) -> None:
    pose.ik[IK] = False
    (found,) = turned(model, pose, Y, 1.0, LEG)
    np.testing.assert_allclose(found, turn_matrix(Y, 1.0), atol=1e-6)


def test_a_link_under_ik_still_reaches_the_goal(model: Model, pose: Pose) -> None:
    posed_model = posed(model, pose)
    held = hold(posed_model, pose, LEG)
    pose.rotations[held.rows] = held.rotated(Y, 0.3)
    places = posed(model, pose).bone_transforms.positions
    reach = np.linalg.norm(places[ANKLE] - places[IK])
    assert (
        reach
        <= np.linalg.norm(posed_model.bone_transforms.positions[ANKLE] - posed_model.bone_transforms.positions[IK])
        + 0.05
    )


def test_several_bones_are_turned_alike(model: Model, pose: Pose) -> None:
    for found in turned(model, pose, Z, 0.8, APPENDED, LINKED_APPENDED):
        np.testing.assert_allclose(found, turn_matrix(Z, 0.8), atol=1e-6)


@pytest.mark.parametrize("angle", [0.5, -2.0, 3.5])
def test_a_bone_with_an_axis_turns_about_it(model: Model, pose: Pose, angle: float) -> None:
    """About its axis as it stands, by all of the angle, and what it is told is a turn about the axis."""
    axis = np.array((0.6, -0.8, 0))
    pose.rotations[TWIST] = about(axis, 0.4)
    held = hold(posed(model, pose), pose, TWIST)
    seen = posed(model, pose).bone_transforms.rotation_matrices()[ARM] @ axis
    (found,) = turned(model, pose, seen, angle, TWIST)
    np.testing.assert_allclose(found, turn_matrix(seen, angle), atol=1e-6)
    (told,) = held.rotated(seen, angle)
    np.testing.assert_allclose(np.cross(told[:3], axis), 0, atol=1e-9)


def test_of_another_turn_a_bone_with_an_axis_takes_its_part(model: Model) -> None:
    at_rest = Pose.at_rest(len(model.bones), 1)
    (told,) = hold(posed(model, at_rest), at_rest, TWIST).rotated(X, 1.0)
    np.testing.assert_allclose(told, about((0.6, -0.8, 0), 0.6), atol=1e-9)


@pytest.mark.parametrize("row", [ROOT, ARM, APPENDED, TWIST, IK])
def test_a_bone_is_moved_in_the_model_by_what_was_dragged(model: Model, pose: Pose, row: int) -> None:
    posed_model = posed(model, pose)
    held = hold(posed_model, pose, row)
    before = posed_model.bone_transforms.positions[row].copy()
    pose.offsets[held.rows] = held.moved((0.5, -1, 2))
    np.testing.assert_allclose(posed(model, pose).bone_transforms.positions[row] - before, (0.5, -1, 2), atol=1e-9)


def test_what_is_carried_along_is_not_moved_twice(model: Model) -> None:
    bones = model.bones.records
    assert rows_not_carried(bones, [BODY, ARM, LEG, IK, ANKLE]).tolist() == [BODY, IK]
    assert rows_not_carried(bones, [ANKLE, KNEE]).tolist() == [KNEE]
    assert rows_not_carried([Bone("a", parent=1), Bone("b", parent=0)], [0]).tolist() == [0]  # a circle of parents


def test_only_what_may_be_turned_is() -> None:
    turns, moves, operable = BoneFlags.ROTATABLE, BoneFlags.MOVABLE, BoneFlags.OPERABLE
    assert can_rotate(Bone("b", flags=turns | operable))
    assert not can_rotate(Bone("b", flags=turns))
    assert not can_rotate(Bone("b", flags=moves | operable))
    assert not can_rotate(Bone("b", flags=turns | operable | BoneFlags.FIXED_AXIS, fixed_axis=(0, 0, 0)))


def test_turns_by_themselves() -> None:
    turn = about(X, 0.5)
    np.testing.assert_allclose(inverse(turn), about(X, -0.5))
    np.testing.assert_allclose(in_axes(about(Y, 0.5)[None], about(Z, np.pi / 2)[None]), [turn], atol=1e-12)
    np.testing.assert_allclose(angles_about_axes(np.stack((turn, -turn)), np.stack((X, -X))), (0.5, -0.5))


def about(axes: ArrayLike, angles: ArrayLike) -> Float64Array:
    """The turn, or turns, about one axis or several."""
    turns = quaternions_about_axes(np.reshape(axes, (-1, 3)), np.reshape(angles, -1))
    return turns[0] if np.ndim(angles) == 0 else turns

"""What a placement says of points."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.bones import Bone, BoneFlags
from editor.model.mesh import Deform
from editor.model.model import Model
from editor.preview.bone_transforms import BoneTransforms
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel
from tests.preview.skeletons import Z, turn

ROOT, ARM, HAND, OTHER = range(4)
QUARTER = (0.0, 0.0, np.sqrt(0.5), np.sqrt(0.5))  # about z


def test_at_rest_nothing_is_moved():
    bone_transforms = BoneTransforms.at_rest([Bone(position=(1, 2, 3)), Bone(position=(0, 5, 0))])
    assert np.array_equal(bone_transforms.matrices(), np.tile(np.eye(4, dtype=np.float32), (2, 1, 1)))
    assert bone_transforms.globals()[0].tolist() == [[1, 0, 0, 1], [0, 1, 0, 2], [0, 0, 1, 3], [0, 0, 0, 1]]
    assert not bone_transforms.translations().any()


def test_a_point_goes_with_its_bone():
    """A quarter turn about z carries what lies to the right of the bone above it."""
    bone_transforms = BoneTransforms(turn(Z, 90)[None], np.array([[10.0, 0, 0]]), np.array([[1.0, 1, 1]]))
    assert np.allclose(bone_transforms.matrices()[0] @ (3, 1, 1, 1), (10, 2, 0, 1), atol=1e-6)
    assert np.allclose(
        bone_transforms.rotation_matrices()[0] @ (3, 1, 1) + bone_transforms.translations()[0], (10, 2, 0)
    )
    assert bone_transforms.matrices().dtype == bone_transforms.globals().dtype == np.float32


def test_of_no_bones():
    bone_transforms = BoneTransforms.at_rest([])
    assert bone_transforms.matrices().shape == bone_transforms.globals().shape == (0, 4, 4)
    assert bone_transforms.translations().shape == (0, 3)


@pytest.fixture
def model() -> Model:
    """An arm with a hand, another bone beside it, and vertices of every kind around each."""
    model = Model()
    model.bones.records += [
        Bone("センター", position=(0, 1, 0)),
        Bone("枝", parent=ROOT, position=(1, 2, 0)),
        Bone("葉", parent=ARM, position=(3, 2, 0)),
        Bone("他", parent=ROOT, position=(-1, 2, 0)),
    ]
    random = np.random.default_rng(2)
    count = 60
    weights = random.uniform(0.1, 1, (count, 4))
    model.vertices.fill(
        count,
        position=random.uniform(-3, 3, (count, 3)),
        normal=np.tile((0, 0, -1), (count, 1)),
        deform=np.arange(count) % len(Deform),
        bones=random.integers(0, 4, (count, 4)),
        weights=weights / weights.sum(axis=1, keepdims=True),
        sdef_c=random.uniform(-1, 1, (count, 3)),
        sdef_r0=random.uniform(-1, 1, (count, 3)),
        sdef_r1=random.uniform(-1, 1, (count, 3)),
    )
    return model


def turned(model: Model, seed: int = 1) -> Pose:
    random = np.random.default_rng(seed)
    pose = Pose.at_rest(len(model.bones), 0)
    rotations = random.normal(size=(4, 4))
    rotations[:, 3] += 2
    pose.rotations[:] = rotations / np.linalg.norm(rotations, axis=1, keepdims=True)
    pose.offsets[:] = random.uniform(-0.5, 0.5, (4, 3))
    return pose


def posed(model: Model, pose: Pose) -> PosedModel:
    figure = PosedModel(model)
    figure.pose(pose)
    return figure


def test_without_a_scale_nothing_is_computed(model: Model) -> None:
    transforms = posed(model, turned(model)).bone_transforms
    assert transforms.linear is None
    assert transforms.stretches() is None


def test_an_even_scale_of_the_root_scales_all_about_it(model: Model) -> None:
    """Vertices of all kinds, as one and the same scale has no axes."""
    pose = turned(model)
    before = posed(model, pose)
    pose.scales[ROOT] = 2
    after = posed(model, pose)
    root = before.bone_transforms.positions[ROOT]
    np.testing.assert_allclose(
        after.bone_transforms.positions, root + 2 * (before.bone_transforms.positions - root), atol=1e-9
    )
    np.testing.assert_allclose(after.skinned()[0], root + 2 * (before.skinned()[0] - root), atol=2e-5)
    np.testing.assert_allclose(after.skinned()[1], before.skinned()[1], atol=1e-5)
    assert np.array_equal(after.bone_transforms.rotations, before.bone_transforms.rotations)


def test_children_go_along_and_others_stay(model: Model) -> None:
    pose = Pose.at_rest(4, 0)
    pose.rotations[ARM] = QUARTER
    pose.scales[ARM] = (3, 1, 1)
    placed = posed(model, pose).bone_transforms
    np.testing.assert_allclose(placed.positions[ARM], (1, 2, 0), atol=1e-12)
    np.testing.assert_allclose(placed.positions[HAND], (1, 8, 0), atol=1e-12)  # 2 along x, three times, turned to y
    np.testing.assert_allclose(placed.linear_maps()[HAND], [[0, -1, 0], [3, 0, 0], [0, 0, 1]], atol=1e-12)
    rows = np.flatnonzero((model.vertices["deform"] == Deform.BDEF1) & (model.vertices["bones"][:, 0] == OTHER))
    np.testing.assert_array_equal(posed(model, pose).skinned()[0][rows], model.vertices["position"][rows])


def test_scales_of_parents_and_children_multiply(model: Model) -> None:
    pose = Pose.at_rest(4, 0)
    pose.scales[ARM] = 2
    pose.scales[HAND] = (1, 3, 1)
    placed = posed(model, pose).bone_transforms
    np.testing.assert_allclose(placed.linear_maps()[HAND], np.diag((2, 6, 2)), atol=1e-12)


def test_a_bone_with_axes_of_its_own_is_scaled_along_these(model: Model) -> None:
    slanted = np.array((1.0, 1.0, 0.0)) / np.sqrt(2)
    model.bones.records[ARM] = Bone(
        "枝", parent=ROOT, position=(1, 2, 0), flags=BoneFlags.LOCAL_AXES, local_x=tuple(slanted), local_z=(0, 0, 1)
    )
    pose = Pose.at_rest(4, 0)
    pose.scales[ARM] = (2, 1, 1)
    linear = posed(model, pose).bone_transforms.linear_maps()[ARM]
    np.testing.assert_allclose(linear @ slanted, 2 * slanted, atol=1e-6)
    np.testing.assert_allclose(linear @ (0, 0, 1), (0, 0, 1), atol=1e-6)


def test_the_way_back_of_vertices_knows_scales(model: Model) -> None:
    pose = turned(model)
    pose.scales[ROOT] = (2, 1.5, 1)
    figure = posed(model, pose)
    rows = np.flatnonzero(model.vertices["deform"] != Deform.BDEF4)
    unskinning = figure.unskinning(rows)
    moved = figure.skinned()[0][rows] + (0.5, 0, 0)
    steps = unskinning.carried_back(moved)
    model.vertices.writable("position")[rows] += steps[: len(rows)].astype(np.float32)
    good = unskinning.is_good
    sdef = model.vertices["deform"][rows] == Deform.SDEF
    np.testing.assert_allclose(posed(model, pose).skinned()[0][rows][good & ~sdef], moved[good & ~sdef], atol=1e-3)

"""First weights by how near bones are."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.bones import Bone, BoneFlags
from editor.model.fields import NONE
from editor.model.mesh import Deform
from editor.model.model import Model
from editor.model.weights import VertexWeights
from editor.operations.catalog import OPERATIONS
from editor.operations.operation import OperationContext
from editor.operations.run_operation import run_operation
from editor.operations.weights.bone_axes import BoneAxes
from tests.operations.running import apply
from tests.operations.weights.rigged import grid, rigged
from tests.operations.weights.test_weight_kinds import told

BDEF1, BDEF2, BDEF4, SDEF, QDEF = Deform


def test_vertices_hang_from_the_bone_whose_axis_is_nearest() -> None:
    model = rigged(*[(BDEF1, [NONE], [1])] * 4)
    model.vertices.writable("position")[:] = [(0.5, -3, 0), (0, 1.4, 9), (0, 2.6, 0), (0, 99, 0)]
    apply(model, "weights.nearest-bone", fall_off=0)
    assert told(model) == [{0: 1}, {1: 1}, {2: 1}, {3: 1}]


@pytest.mark.parametrize("seed", range(3))
def test_the_nearest_are_those_that_a_loop_finds(seed: int) -> None:
    rng = np.random.default_rng(seed)
    bones = [
        Bone(str(row), position=tuple(rng.normal(size=3)), tail_offset=tuple(rng.normal(size=3)), flags=BoneFlags(2))
        for row in range(20)
    ]
    axes, points, rows = BoneAxes(bones), rng.normal(size=(50, 3)), np.array([1, 3, 4, 7, 8, 12, 19])
    away = np.stack([np.linalg.norm(axes.nearest(points, np.full(50, row)) - points, axis=1) for row in rows], axis=1)
    found, weights = axes.nearest_with_weights(points, rows, 0.5)
    assert (found[:, 0] == rows[away.argmin(axis=1)]).all()
    for point in range(50):
        raw = np.sort(np.maximum(0, 1 - (away[point] - away[point].min()) / 0.5))[::-1][:4]
        np.testing.assert_allclose(weights[point], raw / raw.sum(), atol=1e-5)


def test_at_a_joint_both_bones_have_a_half_and_further_away_less() -> None:
    model = rigged(*[(BDEF1, [NONE], [1])] * 3)
    model.vertices.writable("position")[:] = [(0.5, 1, 0), (0.5, 1.3, 0), (0.5, 1.9, 0)]
    apply(model, "weights.nearest-bone", bones=(0, 1), fall_off=0.5)
    weights = VertexWeights.of(model, np.arange(3)).of_bone(0)
    assert weights[0] == pytest.approx(0.5)
    assert 0.3 < weights[1] < 0.5
    assert weights[2] < 0.2


def test_bones_are_those_told_or_selected_or_that_turn() -> None:
    model = rigged((BDEF1, [3], [1]))
    model.bones.records[0] = Bone("センター", position=(0, 0, 0), tail_offset=(0, 9, 0), flags=BoneFlags(0x1E))
    model.vertices.writable("position")[:] = [(0.1, 0.3, 0)]
    operation = OPERATIONS["weights.nearest-bone"]
    rows, bones = {"vertices": np.arange(1)}, {"bones": np.array([2, 3])}
    apply(model, operation.id, fall_off=0)
    assert told(model) == [{1: 1}]  # the first can be moved: it is for the whole
    run_operation(operation, OperationContext(model, rows, {**rows, **bones}), operation.parameters(fall_off=0))
    assert told(model) == [{2: 1}]
    apply(model, operation.id, bones=(0, 3), fall_off=0)
    assert told(model) == [{0: 1}]


def two_legs() -> Model:
    """Two square tubes beside each other, normals outwards, and a bone in each; their inner sides are nearly one."""
    model = Model()
    model.bones.records += [
        Bone("左足", position=(1.5, 0, 0), tail_offset=(0, 4, 0), flags=BoneFlags(0x1A)),
        Bone("右足", position=(-0.4, 0, 0), tail_offset=(0, 4, 0), flags=BoneFlags(0x1A)),
    ]
    grid(model, 5, 5)
    ring = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1)])
    around, up = np.tile(ring, (5, 1)), np.repeat(np.arange(5), 5)
    tube = np.column_stack((around[:, 0], up, 0.3 * around[:, 1])).astype(np.float32)
    outwards = np.column_stack((around[:, 0], 0 * up, 0 * up))
    faces = model.faces["vertices"].copy()
    model.vertices.fill(
        50, position=np.concatenate((tube + np.array([1.5, 0, 0]), tube - np.array([1, 0, 0]))), normal=[*outwards] * 2
    )
    model.faces.fill(len(faces) * 2, vertices=np.concatenate((faces, faces + 25)), material=np.zeros(len(faces) * 2))
    return model


def test_automatic_weights_are_of_the_bone_behind_the_surface() -> None:
    """The inner side of one leg is nearer to the bone of the other, but that is outside of it."""
    model = two_legs()
    right = np.arange(50) >= 25
    apply(model, "weights.nearest-bone", fall_off=0)
    assert VertexWeights.of(model, np.arange(50)).of_bone(0)[~right].min() == 0
    apply(model, "weights.automatic", fall_off=0)
    weights = VertexWeights.of(model, np.arange(50))
    assert weights.of_bone(0).tolist() == np.where(right, 0, 1).tolist()


def test_automatic_weights_are_smooth_along_the_surface() -> None:
    model = rigged((BDEF1, [0], [1]))
    grid(model, 3, 9)
    model.vertices.writable("position")[:] *= np.array([1, 0.5, 1], np.float32)
    apply(model, "weights.automatic", fall_off=0, iterations=0)
    assert set(VertexWeights.of(model, np.arange(27)).of_bone(1).tolist()) == {0.0, 1.0}
    apply(model, "weights.automatic", fall_off=0)
    weights = VertexWeights.of(model, np.arange(27))
    np.testing.assert_allclose(weights.sums, 1, atol=1e-6)
    up = weights.of_bone(0).reshape(9, 3)[:, 1]
    assert (np.diff(up) <= 1e-6).all()
    assert len(set(up.tolist())) > 4

"""Smoothing and averaging of weights: what a mean keeps, and that seams stay closed."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.bones import Bone
from editor.model.fields import NONE
from editor.model.mesh import Deform
from editor.model.model import Model
from editor.model.weights import VertexWeights
from tests.operations.running import apply
from tests.operations.weights.rigged import grid

BDEF1, BDEF2, BDEF4, SDEF, QDEF = Deform


def plane(columns: int = 5, rows: int = 5, bones: int = 3) -> Model:
    """A grid of vertices that hang from the first bone."""
    model = Model()
    model.bones.records += [Bone(f"骨{row}", position=(0, row, 0)) for row in range(bones)]
    grid(model, columns, rows)
    model.vertices.writable("bones")[:, 0] = 0
    return model


def of_bone(model: Model, bone: int) -> np.ndarray:
    return VertexWeights.of(model, np.arange(len(model.vertices))).of_bone(bone)


def random_weights(model: Model, seed: int) -> None:
    rng = np.random.default_rng(seed)
    count = len(model.vertices)
    model.vertices.writable("deform")[:] = BDEF4
    model.vertices.writable("bones")[:] = [0, 1, 2, NONE]
    weights = rng.random((count, 3)) * rng.integers(0, 2, (count, 3)) + (1e-3, 0, 0)
    model.vertices.writable("weights")[:, :3] = weights / weights.sum(axis=1, keepdims=True)


@pytest.mark.parametrize("seed", range(4))
def test_smoothing_takes_the_mean_of_the_ends_of_edges(seed: int) -> None:
    """Against a loop over vertices and edges."""
    model = plane(4, 4)
    random_weights(model, seed)
    before = np.stack([of_bone(model, bone) for bone in range(3)], axis=1)
    beside: list[set[int]] = [set() for _ in before]
    for face in model.faces["vertices"].tolist():
        for corner in face:
            beside[corner] |= set(face) - {corner}
    means = np.array([before[list(others)].mean(axis=0) for others in beside])
    apply(model, "weights.smooth", strength=0.25)
    after = np.stack([of_bone(model, bone) for bone in range(3)], axis=1)
    np.testing.assert_allclose(after, 0.75 * before + 0.25 * means, atol=1e-6)
    np.testing.assert_allclose(after.sum(axis=1), 1, atol=1e-6)


def test_a_constant_field_stays() -> None:
    model = plane()
    model.vertices.writable("deform")[:] = BDEF2
    model.vertices.writable("bones")[:, 1] = 2
    model.vertices.writable("weights")[:, 0] = 0.3
    assert apply(model, "weights.smooth", iterations=5).step is None


def test_sums_that_scale_a_vertex_stay() -> None:
    model = plane()
    random_weights(model, 1)
    model.vertices.writable("weights")[12] *= 2
    apply(model, "weights.smooth")
    sums = VertexWeights.of(model, np.arange(25)).sums
    assert sums[12] == pytest.approx(2, abs=1e-6)
    np.testing.assert_allclose(np.delete(sums, 12), 1, atol=1e-6)


def test_only_what_is_chosen_is_smoothed_by_all_around_it() -> None:
    model = plane()
    model.vertices.writable("bones")[12, 0] = 1
    apply(model, "weights.smooth", {"vertices": [12]}, strength=1)
    assert of_bone(model, 1).tolist() == [0.0] * 25
    model.vertices.writable("bones")[12, 0] = 1
    apply(model, "weights.smooth", {"vertices": [11]})
    assert of_bone(model, 1)[11] == pytest.approx(0.5 / 6)
    assert np.count_nonzero(of_bone(model, 1)) == 2


def test_a_seam_stays_closed_and_weights_go_over_it() -> None:
    """Two halves of a grid that share positions, and no vertex."""
    model = plane(3, 3)
    first = model.faces["vertices"].copy()
    positions = model.vertices["position"].copy()
    model.vertices.fill(
        18,
        position=np.concatenate((positions, positions + np.array([2, 0, 0]))),
        bones=[(row // 9, NONE, NONE, NONE) for row in range(18)],
    )
    model.faces.fill(len(first) * 2, vertices=np.concatenate((first, first + 9)), material=np.zeros(len(first) * 2))
    left, right = [2, 5, 8], [9, 12, 15]
    apply(model, "weights.smooth", strength=1)
    weights = of_bone(model, 1)
    np.testing.assert_allclose(weights[left], weights[right], atol=1e-6)
    assert (weights[[1, 4, 7]] > 0).all()
    assert (weights[[10, 13, 16]] < 1).all()


def test_vertices_at_one_position_get_the_mean_of_their_weights() -> None:
    model = plane()
    model.vertices.writable("position")[[3, 7]] = (9, 9, 9)
    model.vertices.writable("bones")[3, 0] = 1
    before = of_bone(model, 0)
    apply(model, "weights.average-coincident")
    assert of_bone(model, 1)[[3, 7]].tolist() == [0.5, 0.5]
    assert np.delete(of_bone(model, 0), [3, 7]).tolist() == np.delete(before, [3, 7]).tolist()
    assert apply(model, "weights.average-coincident").step is None


def test_what_has_no_bone_is_smoothed_to_that_of_its_neighbours() -> None:
    model = plane()
    model.vertices.writable("bones")[12, 0] = NONE
    apply(model, "weights.smooth")
    assert of_bone(model, 0).tolist() == [1.0] * 25


@pytest.mark.parametrize("kind", [SDEF, QDEF])
def test_curved_kinds_stay_while_their_bones_do(kind: Deform) -> None:
    model = plane()
    vertices = model.vertices
    vertices.writable("deform")[:] = kind
    vertices.writable("bones")[:, 1] = 2
    vertices.writable("weights")[:, 0] = np.linspace(0.2, 0.7, 25)
    vertices.writable("weights")[:, 1] = 1 - vertices["weights"][:, 0]
    vertices.writable("bones")[24, 1] = 1
    apply(model, "weights.smooth")
    assert (vertices["deform"][:18] == kind).all()
    assert vertices["deform"][23] == (BDEF4 if kind is SDEF else QDEF)

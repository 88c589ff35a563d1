"""Weights brought into order and into other kinds: what is said of them stays, as far as the kind can say it."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.fields import NONE
from editor.model.mesh import Deform, effective_weights, sum_to_one, used_slots
from editor.model.model import Model
from tests.operations.posing import random_skeleton
from tests.operations.running import apply
from tests.operations.weights.rigged import posed_positions, rigged, turned_positions

NAN, INFINITE = float("nan"), float("inf")
BDEF1, BDEF2, BDEF4, SDEF, QDEF = Deform


def told(model: Model) -> list[dict[int, float]]:
    """By vertex: the bones that move it, and by how much."""
    deform, bones = model.vertices["deform"], model.vertices["bones"]
    weights = np.where(used_slots(deform), effective_weights(deform, model.vertices["weights"]), 0)
    return [
        {int(bone): pytest.approx(float(weight), abs=1e-6) for bone, weight in zip(*row, strict=True) if weight}
        for row in zip(bones, weights, strict=True)
    ]


@pytest.mark.parametrize(
    ("kind", "bones", "weights", "expected", "becomes"),
    [
        (BDEF1, [2], [1], {2: 1}, BDEF1),
        (BDEF2, [0, 1], [0.25], {0: 0.25, 1: 0.75}, BDEF2),
        (BDEF2, [0, 1], [1.3], {0: 1}, BDEF1),
        (BDEF2, [0, 0], [0.4], {0: 1}, BDEF1),
        (BDEF2, [0, NONE], [0.4], {0: 1}, BDEF1),
        (BDEF2, [0, 1], [NAN], {0: 1}, BDEF1),
        (BDEF4, [0, 1, 2, 3], [1, 1, 1, 1], {0: 0.25, 1: 0.25, 2: 0.25, 3: 0.25}, BDEF4),
        (BDEF4, [0, 1, 2, 3], [0.5, 0, 0.5, 0], {0: 0.5, 2: 0.5}, BDEF2),
        (BDEF4, [0, 1, 0, 3], [0.5, 0.25, 0.25, 0], {0: 0.75, 1: 0.25}, BDEF2),
        (BDEF4, [0, 1, 2, 3], [NAN, INFINITE, -1, 2], {3: 1}, BDEF1),
        (BDEF4, [NONE, 3, 1, NONE], [0.5, 0, 0, 0.5], {3: 1}, BDEF1),
        (BDEF4, [3, 1, 2, 0], [0, 0, 0, 0], {3: 1}, BDEF1),
        (SDEF, [0, 1], [0.25], {0: 0.25, 1: 0.75}, SDEF),
        (SDEF, [1, 1], [0.25], {1: 1}, BDEF1),
        (QDEF, [0, 1, 2], [1, 1, 2], {0: 0.25, 1: 0.25, 2: 0.5}, QDEF),
        (QDEF, [2, 1], [3, 0], {2: 1}, BDEF1),
    ],
)
def test_normalized_weights_say_by_few_bones_what_they_said(
    kind: Deform, bones: list[int], weights: list[float], expected: dict[int, float], becomes: Deform
) -> None:
    model = rigged((kind, bones, weights))
    apply(model, "weights.normalize")
    assert told(model) == [expected]
    assert model.vertices["deform"][0] == becomes


def test_a_vertex_without_a_bone_hangs_from_the_nearest_that_moves_vertices() -> None:
    model = rigged((BDEF1, [0], [1]), (BDEF1, [2], [1]), (BDEF4, [NONE] * 4, [0.0] * 4), (BDEF1, [NONE], [1]))
    model.vertices.writable("position")[2:] = [(0, 1.4, 0), (0, 2.1, 0)]  # bone 1 is nearest to one, but moves nothing
    apply(model, "weights.normalize")
    assert told(model) == [{0: 1}, {2: 1}, {0: 1}, {2: 1}]
    bare = rigged((BDEF1, [NONE], [1]))
    apply(bare, "weights.normalize")
    assert told(bare) == [{0: 1}]


def test_without_bones_weights_cannot_be_normalized() -> None:
    with pytest.raises(ValueError, match="no bones"):
        apply(rigged((BDEF1, [NONE], [1]), bones=0), "weights.normalize")


def test_what_was_normal_is_left_alone() -> None:
    model = rigged((BDEF4, [2, 0, 1, 3], [0.1, 0.2, 0.3, 0.4]), (SDEF, [1, 0], [0.3]), (BDEF2, [0, 1], [0.9]))
    model.vertices.writable("sdef_c")[1] = NAN
    assert apply(model, "weights.normalize").step is None


@pytest.mark.parametrize("id", ["weights.normalize", "weights.limit"])
@pytest.mark.parametrize("seed", range(8))
def test_normal_vertices_are_posed_as_before(id: str, seed: int) -> None:
    model = random_skeleton(seed)
    vertices = model.vertices
    weights = np.where(used_slots(vertices["deform"]), effective_weights(vertices["deform"], vertices["weights"]), 0)
    there = ((vertices["bones"] != NONE) | (weights == 0)).all(axis=1)
    normal = there & sum_to_one(weights.sum(axis=1)) & (weights >= 0).all(axis=1)
    before = posed_positions(model, seed)
    apply(model, id)
    assert normal.any()
    # QDEF takes turns as they are near to that of its first bone, which a bone that is dropped was.
    normal &= vertices["deform"] != QDEF
    np.testing.assert_allclose(posed_positions(model, seed)[normal], before[normal], atol=1e-4)


def test_limited_weights_are_the_greatest_and_none_is_very_small() -> None:
    row = (BDEF4, [0, 1, 2, 3], [0.5, 0.3, 0.195, 0.005])
    model = rigged(row)
    apply(model, "weights.limit")
    assert told(model) == [{0: 0.5 / 0.995, 1: 0.3 / 0.995, 2: 0.195 / 0.995}]
    model = rigged(row)
    apply(model, "weights.limit", bones=2, prune=0)
    assert told(model) == [{0: 0.625, 1: 0.375}]
    assert model.vertices["deform"][0] == BDEF2
    model = rigged((BDEF4, [0, 1, 2, 3], [0.25] * 4))
    apply(model, "weights.limit", prune=1)
    assert told(model) == [{0: 0.25, 1: 0.25, 2: 0.25, 3: 0.25}]  # the greatest stay


@pytest.mark.parametrize(
    ("to", "expected"),
    [
        (BDEF1, {2: 1}),
        (BDEF2, {1: 0.375, 2: 0.625}),
        (BDEF4, {0: 0.2, 1: 0.3, 2: 0.5}),
        (SDEF, {1: 0.375, 2: 0.625}),
        (QDEF, {0: 0.2, 1: 0.3, 2: 0.5}),
    ],
)
def test_converted_vertices_keep_their_greatest_weights(to: Deform, expected: dict[int, float]) -> None:
    model = rigged((BDEF4, [0, 1, 2, 3], [0.2, 0.3, 0.5, 0]))
    apply(model, "weights.convert", to=to)
    assert told(model) == [expected]
    assert model.vertices["deform"][0] == to


def test_sdef_turns_about_the_nearest_point_of_its_bones() -> None:
    model = rigged((BDEF2, [1, 2], [0.5]), (BDEF2, [1, 2], [0.25]), (BDEF1, [3], [1]), (BDEF2, [0, 2], [0.5]))
    model.vertices.writable("position")[:] = [(0.5, 1.7, 0), (0.5, 2.4, 0), (0, 3, 0), (0.1, 0.5, 0)]
    outcome = apply(model, "weights.convert", to=SDEF)
    points = [model.vertices[name] for name in ("sdef_c", "sdef_r0", "sdef_r1")]
    np.testing.assert_allclose([values[0] for values in points], [(0, 1.7, 0), (0, 1.7, 0), (0, 2, 0)], atol=1e-6)
    np.testing.assert_allclose([values[1] for values in points], [(0, 2, 0), (0, 2, 0), (0, 2.4, 0)], atol=1e-6)
    assert model.vertices["deform"].tolist() == [SDEF, SDEF, BDEF1, SDEF]
    assert [str(warning) for warning in outcome.result.warnings] == [
        "Vertices that became BDEF1, as they have one bone: 1",
        "SDEF vertices of bones that are not parent and child: 1",
    ]


def test_sdef_keeps_its_points_unless_it_has_none() -> None:
    model = rigged((SDEF, [1, 2], [0.5]), (SDEF, [1, 2], [0.5]))
    model.vertices.writable("sdef_c")[0] = (0, 5, 0)
    apply(model, "weights.convert", to=SDEF)
    assert model.vertices["sdef_c"][0].tolist() == [0, 5, 0]
    assert model.vertices["sdef_c"][1].any()


def test_at_a_bend_sdef_keeps_the_width_that_bdef_loses() -> None:
    """Half-way round a joint that is bent by a right angle, a vertex stays as far from it as it was."""
    model = rigged((BDEF2, [0, 1], [0.5]), bones=2)
    model.vertices.writable("position")[:] = [(0, 1, 0.5)]
    bent = np.array([(0, 0, 0, 1), (np.sqrt(0.5), 0, 0, np.sqrt(0.5))])
    narrow = np.linalg.norm(turned_positions(model, bent)[0] - (0, 1, 0))
    apply(model, "weights.convert", to=SDEF)
    wide = np.linalg.norm(turned_positions(model, bent)[0] - (0, 1, 0))
    assert narrow == pytest.approx(0.5 * np.cos(np.pi / 4), abs=1e-5)
    assert wide == pytest.approx(0.5, abs=1e-5)

"""Weights of one bone given to vertices, as a brush does it: the others make room, locked ones do not."""

from __future__ import annotations

import random

import numpy as np
import pytest

from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.mesh import Deform
from editor.model.weights import VertexWeights, weights_divided, with_weight, write_weights
from tests.operations.weights.rigged import rigged

BDEF1, BDEF2, BDEF4, SDEF, QDEF = Deform


def given(
    vertex: tuple[Deform, list[int], list[float]],
    bone: int,
    value: float,
    locked: tuple[int, ...] = (),
    normalized: bool = True,
) -> tuple[Deform, dict[int, float]]:
    """The kind and weights of a vertex after a bone is given a weight of it."""
    model = rigged(vertex, bones=6)
    mask = np.isin(np.arange(6), locked)
    after = with_weight(VertexWeights.of(model, np.arange(1)), bone, value, mask, normalized)
    pairs = zip(after.bones[0].tolist(), after.weights[0].tolist(), strict=True)
    return Deform(int(after.deform[0])), {own: pytest.approx(weight, abs=1e-6) for own, weight in pairs if weight}


def test_the_other_bones_share_the_rest_as_before() -> None:
    assert given((BDEF4, [0, 1, 2], [0.5, 0.25, 0.25]), 0, 0.8) == (BDEF4, {0: 0.8, 1: 0.1, 2: 0.1})
    assert given((BDEF2, [0, 1], [0.5]), 3, 0.5) == (BDEF4, {0: 0.25, 1: 0.25, 3: 0.5})
    assert given((BDEF1, [0], [1]), 3, 0.25) == (BDEF2, {0: 0.75, 3: 0.25})
    assert given((BDEF2, [0, 1], [0.5]), 0, 1) == (BDEF1, {0: 1})
    assert given((BDEF2, [0, 1], [0.5]), 0, 0) == (BDEF1, {1: 1})


def test_a_bone_that_is_alone_keeps_the_vertex() -> None:
    assert given((BDEF1, [0], [1]), 0, 0.3) == (BDEF1, {0: 1})
    assert given((BDEF1, [NONE], [1]), 2, 0.3) == (BDEF1, {2: 1})


def test_locked_bones_keep_their_weights() -> None:
    vertex = BDEF4, [0, 1, 2], [0.5, 0.25, 0.25]
    assert given(vertex, 0, 0.7, locked=(1,)) == (BDEF4, {0: 0.7, 1: 0.25, 2: pytest.approx(0.05)})
    assert given(vertex, 0, 1, locked=(1,)) == (BDEF2, {0: 0.75, 1: 0.25})
    assert given(vertex, 0, 0, locked=(1, 2)) == (BDEF4, {0: 0.5, 1: 0.25, 2: 0.25})
    assert given(vertex, 1, 1, locked=(1,)) == (BDEF4, {0: 0.5, 1: 0.25, 2: 0.25})


def test_a_fifth_bone_takes_the_slot_of_the_least_that_is_not_locked() -> None:
    vertex = BDEF4, [0, 1, 2, 3], [0.4, 0.3, 0.2, 0.1]
    assert given(vertex, 5, 0.1)[1].keys() == {0, 1, 2, 5}
    assert given(vertex, 5, 0.1, locked=(3,)) == (BDEF4, {0: 0.8 * 4 / 7, 1: 0.8 * 3 / 7, 3: 0.1, 5: 0.1})
    assert given(vertex, 5, 0.1, locked=(0, 1, 2, 3))[1].keys() == {0, 1, 2, 3}


def test_sdef_stays_while_its_two_bones_do() -> None:
    """C, R0 and R1 do not depend on the weights, but R0 is of the first bone."""
    assert given((SDEF, [1, 0], [0.5]), 0, 0.2) == (SDEF, {1: 0.8, 0: 0.2})
    assert given((SDEF, [1, 0], [0.5]), 1, 0.2) == (SDEF, {1: 0.2, 0: 0.8})
    assert given((SDEF, [1, 0], [0.5]), 2, 0.2) == (BDEF4, {1: 0.4, 0: 0.4, 2: 0.2})
    assert given((SDEF, [1, 0], [0.5]), 1, 1) == (BDEF1, {1: 1})
    assert given((SDEF, [1, 0], [0.8]), 1, 0) == (BDEF1, {0: 1})
    model = rigged((SDEF, [1, 0], [0.5]))
    after = with_weight(VertexWeights.of(model, np.arange(1)), 0, 0.2)
    assert after.bones[0, :2].tolist() == [1, 0]
    assert given((QDEF, [0, 1], [0.5, 0.5]), 2, 0.5) == (QDEF, {0: 0.25, 1: 0.25, 2: 0.5})


def test_without_normalizing_the_others_stay() -> None:
    assert given((BDEF2, [0, 1], [0.5]), 0, 0.2, normalized=False) == (BDEF4, {0: 0.2, 1: 0.5})
    assert given((BDEF1, [0], [1]), 0, 0.2, normalized=False) == (BDEF4, {0: 0.2})


@pytest.mark.parametrize("seed", range(20))
def test_whatever_is_given_sums_to_1_and_what_is_locked_stays(seed: int) -> None:
    rng = random.Random(seed)
    vertices = []
    for _ in range(30):
        kind = rng.choice(list(Deform))
        weights = np.array([rng.choice([0, 0.25, 0.5, 1, 3]) for _ in range(4)]) + 1e-3
        count = {BDEF1: 1, BDEF2: 2, SDEF: 2}.get(kind, 4)
        vertices.append((kind, rng.sample(range(6), count), (weights[:count] / weights[:count].sum()).tolist()))
    model = rigged(*vertices, bones=6)
    locked = np.array([rng.random() < 0.3 for _ in range(6)])
    bone, rows = rng.randrange(6), np.arange(30)
    before = VertexWeights.of(model, rows)
    after = with_weight(before, bone, np.array([rng.random() for _ in rows]), locked)
    np.testing.assert_allclose(after.sums, 1, atol=1e-6)
    assert (after.weights >= 0).all()
    for kept in np.flatnonzero(locked):
        np.testing.assert_allclose(after.of_bone(int(kept)), before.of_bone(int(kept)), atol=1e-6)
    with Edit(model) as edit:
        changed = write_weights(edit, rows, before, after)
    again = VertexWeights.of(model, rows)
    np.testing.assert_allclose(again.weights, after.weights, atol=1e-6)
    assert (again.bones == after.bones).all()
    assert set(changed) <= set(rows)


# -- a bone divided ----------------------------------------------------------------------------------------------------


def parted(vertex: tuple[Deform, list[int], list[float]], share: float) -> tuple[Deform, dict[int, float]]:
    """The kind and weights of a vertex after bone 5 took a share of bone 0."""
    before = VertexWeights.of(rigged(vertex, bones=6), np.arange(1))
    after = weights_divided(before, 0, np.array([0]), np.array([5]), np.array([share]))
    pairs = zip(after.bones[0].tolist(), after.weights[0].tolist(), strict=True)
    return Deform(int(after.deform[0])), {own: pytest.approx(weight, abs=1e-6) for own, weight in pairs if weight}


def test_a_bone_gives_a_share_of_its_weight() -> None:
    assert parted((BDEF1, [0], [1]), 0.25) == (BDEF2, {0: 0.75, 5: 0.25})
    assert parted((BDEF2, [0, 1], [0.5]), 0.5) == (BDEF4, {0: 0.25, 1: 0.5, 5: 0.25})
    assert parted((BDEF4, [0, 1, 2], [0.5, 0.25, 0.25]), 1) == (BDEF4, {5: 0.5, 1: 0.25, 2: 0.25})
    assert parted((QDEF, [0, 1], [0.5, 0.5]), 0.5) == (QDEF, {0: 0.25, 1: 0.5, 5: 0.25})
    assert parted((BDEF2, [1, 2], [0.5]), 0.5) == (BDEF2, {1: 0.5, 2: 0.5})


def test_sdef_of_which_a_third_bone_is_given_a_weight_becomes_bdef4() -> None:
    assert given((SDEF, [0, 1], [0.5]), 5, 0.25) == (BDEF4, {0: 0.375, 1: 0.375, 5: 0.25})


@pytest.mark.parametrize(("share", "heir"), [(0, 0), (0.4, 0), (0.6, 5), (1, 5)])
def test_sdef_of_which_a_bone_is_divided_bends_as_before(share: float, heir: int) -> None:
    assert parted((SDEF, [0, 1], [0.5]), share) == (SDEF, {heir: 0.5, 1: 0.5})
    assert parted((SDEF, [1, 0], [0.75]), share) == (SDEF, {heir: 0.25, 1: 0.75})


def test_sdef_of_one_bone_alone_is_divided() -> None:
    assert parted((SDEF, [0, 1], [1]), 0.25) == (BDEF2, {0: 0.75, 5: 0.25})
    assert parted((SDEF, [1, 0], [0]), 0.25) == (BDEF2, {0: 0.75, 5: 0.25})


def test_the_first_bone_of_qdef_leads_the_others_without_a_weight_of_its_own() -> None:
    before = VertexWeights.of(rigged((QDEF, [1, 0, 2], [0, 0.5, 0.5]), bones=6), np.arange(1))
    after = weights_divided(before, 0, np.array([0]), np.array([5]), np.array([0.5]))
    assert after.deform[0] == QDEF
    assert after.bones[0].tolist() == [1, 0, 2, 5]
    assert after.weights[0].tolist() == [0, 0.25, 0.5, 0.25]


def test_a_full_vertex_has_the_greater_of_the_two() -> None:
    vertex = BDEF4, [0, 1, 2, 3], [0.4, 0.3, 0.2, 0.1]
    assert parted(vertex, 0.6) == (BDEF4, {5: 0.4, 1: 0.3, 2: 0.2, 3: 0.1})
    assert parted(vertex, 0.4) == (BDEF4, {0: 0.4, 1: 0.3, 2: 0.2, 3: 0.1})


def test_weights_of_any_sum_keep_it() -> None:
    assert parted((BDEF4, [0, 1], [0.5, 0.25]), 0.5) == (BDEF4, {0: 0.25, 1: 0.25, 5: 0.25})

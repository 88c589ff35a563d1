"""What bones do to chosen vertices together, and one of them changed: the others make room, locked ones stay."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.bones import Bone
from editor.model.edit import Edit
from editor.model.mesh import Deform
from editor.model.model import Model
from editor.model.weights import VertexWeights, packed
from editor.operations.checks.catalog import CHECKS
from editor.operations.checks.check import CheckSubject
from editor.operations.queries.faults import sdef_without_parent_and_child
from editor.operations.weights.influences import Influences, replace_bone, set_weight, unevenly_weighted
from tests.operations.weights.rigged import rigged

ALL = np.arange(4)
FREE = np.zeros(4, np.bool_)


def arm() -> Model:
    """Four bones in a row, and vertices of one, of two, of two as SDEF, and of four that sum to 1.5."""
    model = Model()
    model.bones.records[:] = [Bone(name, position=(x, 0, 0), parent=x - 1) for x, name in enumerate("肩腕肘手")]
    model.vertices.fill(
        4,
        deform=[Deform.BDEF1, Deform.BDEF2, Deform.SDEF, Deform.BDEF4],
        bones=[(0, -1, -1, -1), (0, 1, -1, -1), (1, 2, -1, -1), (0, 1, 2, 3)],
        weights=[(1, 0, 0, 0), (0.25, 0.75, 0, 0), (0.5, 0.5, 0, 0), (0.5, 0.5, 0.25, 0.25)],
        position=[(0, 1, 0), (0.5, 1, 0), (1.5, 1, 0), (2, 1, 0)],
    )
    return model


def weights(model: Model) -> VertexWeights:
    return VertexWeights.of(model, np.arange(len(model.vertices)))


def test_influences_are_told_over_all_vertices_strongest_first() -> None:
    found = Influences.of(weights(arm()))
    assert found.bones.tolist() == [0, 1, 2, 3]
    np.testing.assert_allclose(found.mean, [1.75 / 4, 1.75 / 4, 0.75 / 4, 0.25 / 4])
    assert found.least.tolist() == [0, 0, 0, 0]
    assert found.most.tolist() == [1, 0.75, 0.5, 0.25]
    assert found.counts.tolist() == [3, 3, 2, 1]


def test_of_nothing_there_are_none() -> None:
    assert not len(Influences.of(VertexWeights.of(arm(), np.zeros(0, np.intp))).bones)


def test_a_bone_gets_a_weight_and_the_others_what_is_left() -> None:
    model = arm()
    edit = Edit(model)
    changed = set_weight(edit, np.array([0, 1]), 2, 0.6, FREE)
    assert changed.tolist() == [0, 1]
    after = weights(model)
    np.testing.assert_allclose(after.of_bone(2)[:2], 0.6, atol=1e-6)
    np.testing.assert_allclose(after.of_bone(0)[:2], [0.4, 0.1], atol=1e-6)
    np.testing.assert_allclose(after.of_bone(1)[:2], [0, 0.3], atol=1e-6)


def test_locked_bones_keep_their_weights_and_cannot_be_changed() -> None:
    model, locked = arm(), FREE.copy()
    locked[1] = True
    set_weight(Edit(model), np.array([1]), 3, 1.0, locked)
    after = weights(model)
    np.testing.assert_allclose([after.of_bone(1)[1], after.of_bone(3)[1], after.of_bone(0)[1]], [0.75, 0.25, 0])
    with pytest.raises(ValueError, match="腕 is locked"):
        set_weight(Edit(model), ALL, 1, 0.5, locked)
    with pytest.raises(ValueError, match="腕 is locked"):
        replace_bone(Edit(model), ALL, 0, 1, locked)


def test_a_bone_is_replaced_and_united_with_itself() -> None:
    model = arm()
    before = weights(model)
    edit = Edit(model)
    assert replace_bone(edit, ALL, 0, 1, FREE).tolist() == [0, 1, 3]
    after = weights(model)
    np.testing.assert_allclose(after.of_bone(1), before.of_bone(0) + before.of_bone(1))
    assert after.deform.tolist() == [Deform.BDEF1, Deform.BDEF1, Deform.SDEF, Deform.BDEF4]
    edit.cancel()
    np.testing.assert_array_equal(weights(model).weights, before.weights)


def test_sdef_stays_with_the_centre_of_its_new_bones() -> None:
    model = arm()
    replace_bone(Edit(model), ALL, 1, 3, FREE)
    after = weights(model)
    assert after.deform[2] == Deform.SDEF
    assert set(after.bones[2, :2].tolist()) == {2, 3}
    np.testing.assert_allclose(model.vertices["sdef_c"][2], (2, 0, 0), atol=1e-6)
    assert not sdef_without_parent_and_child(model, after).any()
    replace_bone(Edit(model), ALL, 2, 0, FREE)
    assert sdef_without_parent_and_child(model, weights(model)).tolist() == [False, False, True, False]


def test_weights_of_another_sum_are_found_but_not_of_qdef() -> None:
    model = arm()
    assert unevenly_weighted(weights(model)).tolist() == [False, False, False, True]
    Edit(model).set(model.vertices, [3], "deform", [Deform.QDEF])
    assert not unevenly_weighted(weights(model)).any()


@pytest.mark.parametrize(("total", "is_whole"), [(1.00005, True), (0.99995, True), (1.0002, False), (0.9998, False)])
def test_which_weights_sum_to_1_has_one_answer(total: float, is_whole: bool) -> None:
    model = rigged((Deform.BDEF4, [0, 1, 2], [0.5, 0.25, total - 0.75]))
    before = weights(model)
    assert unevenly_weighted(before).tolist() == [not is_whole]
    assert bool(list(CHECKS["weight-sum"].findings(CheckSubject(model)))) is not is_whole
    assert packed(before, before.bones, before.weights).sums == pytest.approx(1, abs=1e-9), "what is written is exact"

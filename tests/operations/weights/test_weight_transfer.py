"""Weights taken over from another model: of its own surface they are the same, on a finer one in between."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from editor.model.bones import Bone
from editor.model.fields import NONE, replaced
from editor.model.mesh import Deform
from editor.model.model import Model
from editor.model.weights import VertexWeights
from editor.operations.catalog import OPERATIONS
from editor.operations.choices import VertexSource
from editor.operations.operation import OperationContext
from editor.operations.run_operation import Outcome, run_operation
from tests.model.random_models import fingerprint
from tests.operations.weights.rigged import grid
from tests.operations.weights.test_weight_smoothing import plane, random_weights

BDEF1, BDEF2, BDEF4, SDEF, QDEF = Deform


def transfer(model: Model, other: Model, distance: float = 0.0, **parameters: Any) -> Outcome:
    operation = OPERATIONS["weights.transfer"]
    rows = {"vertices": np.arange(len(model.vertices))}
    context = OperationContext(model, rows, rows, models={"model": other})
    return run_operation(operation, context, operation.parameters(distance=distance, **parameters))


@pytest.mark.parametrize("seed", range(4))
def test_a_model_onto_itself_stays(seed: int) -> None:
    model = plane(6, 6)
    random_weights(model, seed)
    model.vertices.writable("deform")[:10] = SDEF
    model.vertices.writable("weights")[:, 1] = 1 - model.vertices["weights"][:, 0]
    model.vertices.writable("deform")[30:] = QDEF
    model.vertices.writable("sdef_c")[:] = 7
    before = fingerprint(model)
    transfer(model, model.snapshot())
    assert fingerprint(model) == before


def test_between_vertices_weights_are_between_too() -> None:
    rough, fine = plane(3, 3), plane(5, 5)
    rough.vertices.writable("deform")[:] = BDEF2
    rough.vertices.writable("bones")[:, 1] = 2
    rough.vertices.writable("weights")[:, 0] = rough.vertices["position"][:, 1] / 2
    fine.vertices.writable("position")[:] /= 2
    fine.vertices.writable("position")[:, 2] = 0.1
    outcome = transfer(fine, rough)
    weights = VertexWeights.of(fine, np.arange(25))
    np.testing.assert_allclose(weights.of_bone(0), fine.vertices["position"][:, 1] / 2, atol=1e-6)
    np.testing.assert_allclose(weights.sums, 1, atol=1e-6)
    assert "distance: 0.1" in str(outcome.result.message)


def test_bones_are_found_by_name_and_those_that_are_missing_are_told() -> None:
    model, other = plane(), plane()
    other.vertices.writable("deform")[:] = BDEF4
    other.vertices.writable("bones")[:] = [0, 1, 2, NONE]
    other.vertices.writable("weights")[:] = [0.25, 0.25, 0.5, 0]
    other.vertices.writable("bones")[3] = [2, 2, NONE, NONE]
    model.bones.records[:] = [Bone("別"), Bone("骨1"), replaced(model.bones[0], {"name": "骨0"})]
    outcome = transfer(model, other)
    weights = VertexWeights.of(model, np.arange(25))
    others = np.arange(25) != 3
    assert weights.of_bone(2)[others].tolist() == [0.5] * 24
    assert weights.of_bone(1)[others].tolist() == [0.5] * 24
    assert weights.bones[3].tolist() == [0, NONE, NONE, NONE]  # of bones that are not here it took nothing
    assert [str(text) for text in outcome.result.warnings] == ["there are no bones of these names: 骨2"]


def test_what_is_far_away_stays() -> None:
    model, other = plane(), plane()
    other.vertices.writable("bones")[:, 0] = 1
    model.vertices.writable("position")[:5, 2] = 3
    outcome = transfer(model, other, distance=1)
    assert VertexWeights.of(model, np.arange(25)).of_bone(1).tolist() == [0.0] * 5 + [1.0] * 20
    assert [str(text) for text in outcome.result.warnings] == ["Vertices that are too far away: 5"]


def test_sdef_gets_a_centre_of_its_own() -> None:
    model, other = Model(), plane(3, 3)
    model.bones.records += other.bones.records
    grid(model, 2, 2)
    model.vertices.writable("position")[:, 0] *= 0.6
    other.vertices.writable("deform")[:] = SDEF
    other.vertices.writable("bones")[:, 1] = 1
    other.vertices.writable("weights")[:, 0] = 0.5
    other.vertices.writable("sdef_c")[:] = 7
    transfer(model, other)
    assert (model.vertices["deform"] == SDEF).all()
    np.testing.assert_allclose(model.vertices["sdef_c"], model.vertices["position"] * np.array([0, 1, 0]), atol=1e-6)


def test_a_model_without_faces_has_nothing_to_take() -> None:
    with pytest.raises(ValueError, match="no faces"):
        transfer(plane(), Model())


@pytest.mark.parametrize("source", VertexSource, ids=lambda source: source.token)
def test_a_model_from_a_file_of_linear_weights_onto_itself_keeps_sdef(source: VertexSource) -> None:
    """What another program writes has no SDEF, and weights that are rounded."""
    model = plane(6, 6)
    model.vertices.writable("uv")[:] = model.vertices["position"][:, :2]
    random_weights(model, 5)
    model.vertices.writable("deform")[:20] = SDEF
    model.vertices.writable("weights")[:20, 1] = 1 - model.vertices["weights"][:20, 0]
    model.vertices.writable("sdef_c")[:] = 7
    other = model.snapshot()
    other.vertices.writable("deform")[:20] = BDEF2
    other.vertices.writable("weights")[:] *= np.float32(1 + 3e-7)
    before = fingerprint(model)
    transfer(model, other, source=source)
    kept = source is not VertexSource.SURFACE
    assert (fingerprint(model) == before) == kept


def test_by_number_the_position_does_not_matter() -> None:
    model, other = plane(), plane()
    other.vertices.writable("position")[:] *= 3
    other.vertices.writable("bones")[7, 0] = 2
    transfer(model, other, source=VertexSource.ORDER)
    assert np.flatnonzero(VertexWeights.of(model, np.arange(25)).of_bone(2)).tolist() == [7]


def test_by_position_a_file_in_other_units_is_scaled() -> None:
    model, other = plane(), plane()
    other.vertices.writable("position")[:] *= 3
    other.vertices.writable("bones")[7, 0] = 2
    outcome = transfer(model, other, 0.01, source=VertexSource.PLACE, scale=1 / 3)
    assert np.flatnonzero(VertexWeights.of(model, np.arange(25)).of_bone(2)).tolist() == [7]
    assert not outcome.result.warnings

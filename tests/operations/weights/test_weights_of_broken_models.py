"""Operations on weights of models in which nothing is as it should be: all are normal afterwards, or refused."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.bones import Bone
from editor.model.mesh import Deform
from editor.model.model import Model
from editor.model.rigid_bodies import BodyShape, RigidBody
from editor.model.weights import VertexWeights
from editor.operations.catalog import OPERATIONS
from editor.operations.operation import OperationContext
from editor.operations.run_operation import run_operation
from tests.operations.weights.rigged import grid

NAN = float("nan")
WEIGHTS = [id for id in OPERATIONS if id.startswith("weights.")]


def broken(seed: int) -> Model:
    """A mesh with positions, weights and bones that are no numbers, missing, below 0 or there twice."""
    rng = np.random.default_rng(seed)
    model = Model()
    model.bones.records += [
        Bone("左", position=(NAN, 0, 0), parent=1),
        Bone("右", position=(1, 0, 0), tail_offset=(0, NAN, 0), parent=0),
        Bone("中", position=(0, 1, 0), tail_offset=(0, 1, 0)),
    ]
    model.rigid_bodies.records += [
        RigidBody("a", bone=1, size=(0, 0, 0)),
        RigidBody("b", bone=2, size=(NAN, 1, 1)),
        RigidBody("c", bone=2, size=(-1, 1, 1), shape=BodyShape.BOX),
    ]
    grid(model, 5, 5)
    vertices = model.vertices
    vertices.writable("position")[rng.integers(0, 25, 4)] = (NAN, 1, np.inf)
    vertices.writable("normal")[:] = (NAN, 0, 0)
    vertices.writable("deform")[:] = rng.integers(0, 5, 25)
    vertices.writable("bones")[:] = rng.integers(-1, 3, (25, 4))
    vertices.writable("weights")[:] = rng.choice([NAN, np.inf, -1, 0, 0, 0.5, 1, 3], (25, 4))
    vertices.writable("sdef_c")[:] = rng.choice([NAN, 0, 1], (25, 3))
    return model


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("id", WEIGHTS)
def test_weights_that_are_no_numbers_stop_nothing(id: str, seed: int) -> None:
    model, operation = broken(seed), OPERATIONS[id]
    rows = {"vertices": np.arange(25)}
    context = OperationContext(model, rows, rows, models={"model": broken(seed + 1)})
    run_operation(operation, context, operation.parameters())
    weights = VertexWeights.of(model, np.arange(25))
    if id == "weights.convert":
        assert (weights.deform == Deform.BDEF2).all()
    if id in ("weights.normalize", "weights.limit", "weights.nearest-bone", "weights.automatic"):
        np.testing.assert_allclose(weights.sums, 1, atol=1e-6)
        assert (weights.weights >= 0).all()

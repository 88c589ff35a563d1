"""Weights copied from one vertex onto others, and from one side of the model onto the other."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.bones import Bone
from editor.model.fields import NONE
from editor.model.mesh import Deform
from editor.model.model import Model
from editor.model.weights import VertexWeights
from editor.operations.choices import SideOfModel
from tests.model.random_models import fingerprint
from tests.operations.running import apply
from tests.operations.weights.rigged import grid, rigged
from tests.operations.weights.test_weight_kinds import told

BDEF1, BDEF2, BDEF4, SDEF, QDEF = Deform
CENTRE, LEFT, RIGHT = range(3)


def sides(columns: int = 5, rows: int = 4) -> Model:
    """A grid symmetric to x = 0, left (where x is positive) by its own bone, right by that of the centre."""
    model = Model()
    model.bones.records += [Bone("センター"), Bone("左腕", position=(2, 1, 0)), Bone("右腕", position=(-2, 1, 0))]
    grid(model, columns, rows)
    x = model.vertices["position"][:, 0]
    model.vertices.writable("deform")[:] = BDEF2
    model.vertices.writable("bones")[:, :2] = np.where((x > 0)[:, None], (LEFT, CENTRE), (CENTRE, NONE))
    model.vertices.writable("weights")[:, 0] = np.where(x > 0, 0.75, 1)
    return model


def test_the_other_side_gets_the_weights_of_its_own_bones() -> None:
    model = sides()
    outcome = apply(model, "weights.mirror")
    x = model.vertices["position"][:, 0]
    weights = VertexWeights.of(model, np.arange(20))
    assert weights.of_bone(RIGHT).tolist() == np.where(x < 0, 0.75, 0).tolist()
    assert weights.of_bone(LEFT).tolist() == np.where(x > 0, 0.75, 0).tolist()
    assert outcome.changed["vertices"]["set"] == 8
    assert outcome.result.rows["vertices"].tolist() == np.flatnonzero(x < 0).tolist()
    before = fingerprint(model)
    apply(model, "weights.mirror")
    assert fingerprint(model) == before
    apply(model, "weights.mirror", from_=SideOfModel.RIGHT)
    assert fingerprint(model) == before


def test_the_way_may_be_the_other() -> None:
    model = sides()
    apply(model, "weights.mirror", from_=SideOfModel.RIGHT)
    assert VertexWeights.of(model, np.arange(20)).of_bone(CENTRE).tolist() == [1.0] * 20


@pytest.mark.parametrize("side", [1, -1])
def test_of_a_pair_either_may_be_selected(side: int) -> None:
    model = sides()
    x = model.vertices["position"][:, 0]
    apply(model, "weights.mirror", {"vertices": np.flatnonzero(x == 2 * side).tolist()})
    assert VertexWeights.of(model, np.arange(20)).of_bone(RIGHT).tolist() == np.where(x == -2, 0.75, 0).tolist()


def test_in_the_middle_both_sides_weigh_the_same() -> None:
    model = sides()
    row = int(np.flatnonzero(model.vertices["position"][:, 0] == 0)[0])
    model.vertices.writable("bones")[row, :2] = LEFT, CENTRE
    model.vertices.writable("weights")[row, 0] = 0.5
    apply(model, "weights.mirror", {"vertices": [row]})
    assert told(model)[row] == {LEFT: 0.25, RIGHT: 0.25, CENTRE: 0.5}


def test_vertices_and_bones_without_a_partner_are_told() -> None:
    model = sides()
    x = model.vertices["position"][:, 0]
    row = int(np.flatnonzero(x == -2)[0])
    model.vertices.writable("position")[row, 0] = -2.01
    del model.bones.records[RIGHT]
    outcome = apply(model, "weights.mirror")
    assert [str(text) for text in outcome.result.warnings] == [
        "bones on one side only, whose weights stay as they are: 左腕",
        "Vertices without a counterpart on the other side: 1",
    ]
    assert told(model)[row] == {CENTRE: 1}
    apply(model, "weights.mirror", {"vertices": [row]}, tolerance=0.02)
    assert told(model)[row] == {LEFT: 0.75, CENTRE: 0.25}


def test_sdef_turns_about_the_mirrored_point() -> None:
    model = sides()
    x = model.vertices["position"][:, 0]
    model.vertices.writable("deform")[x > 0] = SDEF
    model.vertices.writable("sdef_c")[x > 0] = (1, 2, 3)
    apply(model, "weights.mirror")
    assert (model.vertices["deform"][x < 0] == SDEF).all()
    assert model.vertices["sdef_c"][x < 0].tolist() == [[-1, 2, 3]] * 8


def test_the_weights_of_one_vertex_are_copied_onto_others() -> None:
    model = rigged((BDEF1, [0], [1]), (BDEF4, [1, 2, 3], [0.5, 0.25, 0.25]), (BDEF1, [3], [1]))
    apply(model, "weights.copy", {"vertices": [0, 2]}, from_=1)
    assert told(model) == [{1: 0.5, 2: 0.25, 3: 0.25}] * 3
    model = rigged((BDEF1, [0], [1]), (BDEF4, [1, 2, 3], [0.5, 0.25, 0.25]), (BDEF1, [3], [1]))
    apply(model, "weights.copy", {"vertices": [1, 2]})
    assert told(model) == [{0: 1}] + [{1: 0.5, 2: 0.25, 3: 0.25}] * 2
    with pytest.raises(ValueError, match="no vertex 3"):
        apply(model, "weights.copy", from_=3)


def test_copied_sdef_turns_about_a_point_of_its_own() -> None:
    model = rigged((SDEF, [0, 1], [0.5]), (BDEF1, [3], [1]))
    model.vertices.writable("position")[1] = (1, 0.9, 0)
    apply(model, "weights.copy")
    np.testing.assert_allclose(model.vertices["sdef_c"][1], (0, 0.9, 0), atol=1e-6)

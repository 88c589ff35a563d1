"""Vertices at one position made one."""

from __future__ import annotations

import math

import numpy as np
import pytest

from editor.model.columns import Columns
from editor.model.mesh import Deform
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind, UvOffset, VertexOffset
from editor.model.soft_bodies import Anchor, Pin, SoftBody
from editor.operations.choices import MergedUv, PrimitiveKind
from tests.model.random_models import fingerprint
from tests.operations.model_making import drawn, full_model
from tests.operations.running import apply

MERGE = "vertices.merge-by-distance"


def twins(**columns: object) -> Model:
    """Two vertices at one position, and one each beside it; a face of each."""
    model = Model()
    positions = [(0, 0, 0), (0, 0, 0), (1, 0, 0), (0, 1, 0)]
    model.vertices.fill(4, position=positions, normal=[(0, 0, 1)] * 4, **columns)
    model.faces.fill(2, vertices=[(0, 2, 3), (1, 3, 2)], material=[-1, -1])
    return model


def test_merging_takes_back_separating():
    model = full_model()
    before, shown = fingerprint(model), drawn(model)
    apply(model, "vertices.separate", {"faces": [1, 2]})
    assert len(model.vertices) == 10
    outcome = apply(model, MERGE)
    assert drawn(model) == shown
    assert fingerprint(model) == before
    assert list(outcome.result.rows["vertices"]) == [1, 2, 4, 5]


def test_the_first_stays_with_the_mean_of_the_normals():
    model = twins()
    model.vertices.writable("normal")[1] = (1, 0, 0)
    apply(model, MERGE)
    assert model.faces["vertices"].tolist() == [[0, 1, 2], [0, 2, 1]]
    assert model.vertices["normal"][0] == pytest.approx((math.sqrt(0.5), 0, math.sqrt(0.5)))


def test_a_box_of_24_vertices_becomes_one_of_8_where_uvs_do_not_count():
    model = Model()
    apply(model, "model.add-primitive", kind=PrimitiveKind.BOX)
    apply(model, MERGE, uv=MergedUv.FIRST)
    assert (len(model.vertices), len(model.faces)) == (8, 12)
    assert np.abs(model.vertices["normal"]) == pytest.approx(np.full((8, 3), 1 / math.sqrt(3)), abs=1e-6)


@pytest.mark.parametrize(
    ("columns", "wish"),
    [
        ({"uv": [(0, 0), (0.5, 0), (0, 0), (0, 0)]}, {"uv": MergedUv.FIRST}),
        ({"uv2": [(0, 0, 0, 0), (0, 0, 0, 1), (0, 0, 0, 0), (0, 0, 0, 0)]}, {"uv": MergedUv.FIRST}),
        ({"bones": [(0, -1, -1, -1), (1, -1, -1, -1)] * 2}, {"weights": True}),
        ({"deform": [1] * 4, "weights": [(0.5, 0, 0, 0), (0.4, 0, 0, 0)] * 2}, {"weights": True}),
    ],
)
def test_what_differs_stays_apart_unless_that_is_wished(columns, wish):
    model = twins(**columns)
    assert apply(model, MERGE).step is None
    apply(model, MERGE, **wish)
    assert len(model.vertices) == 3


def test_weights_that_come_to_the_same_are_the_same_whatever_the_slots_hold():
    model = twins(
        deform=[Deform.BDEF2, Deform.BDEF2, 0, 0],
        bones=[(0, 1, -1, -1), (1, 0, 3, 3), (0, 0, 0, 0), (0, 0, 0, 0)],
        weights=[(0.25, 0, 0, 0), (0.75, 0.9, 0.9, 0), (1, 0, 0, 0), (1, 0, 0, 0)],
    )
    apply(model, MERGE)
    assert len(model.vertices) == 3


@pytest.mark.parametrize("kind", [MorphKind.VERTEX, MorphKind.UV])
def test_what_morphs_move_differently_stays_apart_unless_that_is_wished(kind):
    row_type, name, value = (
        (VertexOffset, "translation", (0, 1, 0)) if kind is MorphKind.VERTEX else (UvOffset, "uv", (0, 1, 0, 0))
    )
    model = twins()
    offsets = Columns(row_type, vertex=[1, 2], **{name: [value, value]})
    model.morphs.records += [Morph("a", kind=kind, offsets=offsets)]
    assert apply(model, MERGE).step is None
    apply(model, MERGE, offsets=True)
    assert model.morphs[0].offsets == Columns(row_type, vertex=[0, 1], **{name: [value, value]})


def test_offsets_of_the_same_come_once_and_anchors_and_pins_follow():
    model = twins()
    offsets = Columns(VertexOffset, vertex=[1, 0], translation=[(0, 1, 0), (0, 1, 0)])
    model.morphs.records += [Morph("a", offsets=offsets)]
    anchors = Columns(Anchor, body=[-1, -1, -1], vertex=[1, 0, 3])
    model.soft_bodies.records += [SoftBody("布", anchors=anchors, pins=Columns(Pin, vertex=[1, 3]))]
    apply(model, MERGE)
    assert model.morphs[0].offsets == Columns(VertexOffset, vertex=[0], translation=[(0, 1, 0)])
    assert model.soft_bodies[0].anchors["vertex"].tolist() == [0, 2]
    assert model.soft_bodies[0].pins["vertex"].tolist() == [0, 2]


def test_the_two_sides_of_cloth_stay_apart():
    model = twins()
    model.vertices.writable("normal")[1] = (0, 0, -1)
    assert apply(model, MERGE).step is None


def test_faces_that_collapse_go_and_those_that_had_no_area_stay():
    model = twins()
    model.faces.fill(3, vertices=[(0, 2, 3), (0, 1, 2), (2, 2, 3)], material=[-1] * 3)
    apply(model, MERGE)
    assert model.faces["vertices"].tolist() == [[0, 1, 2], [1, 1, 2]]


def test_only_the_chosen_are_merged_and_no_number_is_nowhere():
    model = twins()
    assert apply(model, MERGE, {"vertices": [0, 2]}).step is None
    model.vertices.writable("position")[:2] = np.nan
    assert apply(model, MERGE).step is None

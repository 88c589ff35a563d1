"""Faces extruded, and diagonals swapped."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.columns import Columns
from editor.model.mesh import Deform
from editor.model.model import Model
from editor.model.morphs import Morph, VertexOffset
from editor.operations.choices import PrimitiveKind
from tests.model.random_models import fingerprint
from tests.operations.model_making import full_model
from tests.operations.running import apply


def square() -> Model:
    model = Model()
    model.vertices.fill(4, position=[(0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0)])
    model.faces.fill(2, vertices=[(0, 1, 2), (2, 1, 3)], material=[-1, -1])
    return model


def primitive(kind: PrimitiveKind) -> Model:
    model = Model()
    apply(model, "model.add-primitive", kind=kind)
    return model


def volume(model: Model) -> float:
    one, two, three = np.moveaxis(model.vertices["position"][model.faces["vertices"]].astype(float), 1, 0)
    return float(np.einsum("ij,ij->i", one, np.cross(two, three)).sum() / 6)


def area(model: Model) -> np.ndarray:
    one, two, three = np.moveaxis(model.vertices["position"][model.faces["vertices"]].astype(float), 1, 0)
    return np.cross(two - one, three - one).sum(axis=0) / 2


def test_the_other_diagonal_and_swapped_twice_the_same_as_before():
    model = square()
    apply(model, "faces.swap-diagonal")
    assert {frozenset(face) for face in model.faces["vertices"].tolist()} == {
        frozenset((0, 1, 3)),
        frozenset((0, 2, 3)),
    }
    assert area(model).tolist() == area(square()).tolist()
    apply(model, "faces.swap-diagonal")
    assert {frozenset(face) for face in model.faces["vertices"].tolist()} == {
        frozenset((0, 1, 2)),
        frozenset((1, 2, 3)),
    }
    assert area(model).tolist() == area(square()).tolist()


def test_of_many_faces_squares_are_found_by_their_longest_sides():
    model = primitive(PrimitiveKind.PLANE)
    apply(model, "faces.swap-diagonal")
    sides = model.vertices["position"][model.faces["vertices"]]
    lengths = np.linalg.norm(sides - np.roll(sides, 1, axis=1), axis=2)
    assert area(model) == pytest.approx(area(primitive(PrimitiveKind.PLANE)))
    assert np.sort(lengths, axis=1) == pytest.approx(np.sort(lengths, axis=1)[:1].repeat(len(lengths), axis=0))


def test_faces_of_other_materials_or_without_a_common_side_are_refused():
    with pytest.raises(ValueError, match="share an edge"):
        apply(full_model(), "faces.swap-diagonal", {"faces": [1, 2]})
    with pytest.raises(ValueError, match="share an edge"):
        apply(square(), "faces.swap-diagonal", {"faces": [0]})


def test_a_plane_extruded_is_as_far_from_where_it_was_as_was_said():
    model, before = primitive(PrimitiveKind.PLANE), primitive(PrimitiveKind.PLANE)
    apply(model, "faces.extrude", distance=2)
    lid = model.vertices["position"][model.faces["vertices"][: len(before.faces)]]
    moves = lid - before.vertices["position"][before.faces["vertices"]]
    assert moves.reshape(-1, 3) == pytest.approx(np.tile((0, 0, -2), (moves.size // 3, 1)), abs=1e-6)


def test_one_side_of_a_box_extruded_makes_the_box_longer_and_leaves_it_closed():
    model = primitive(PrimitiveKind.BOX)
    before = volume(model)
    outcome = apply(model, "faces.extrude", {"faces": [0, 1]}, distance=0.5)
    assert np.abs(area(model)).max() < 1e-5  # closed: the areas cancel out
    assert abs(volume(model)) > abs(before)
    assert len(model.faces) == 20
    assert list(outcome.result.rows["faces"]) == [0, 1]


def test_a_closed_shape_gets_larger_without_walls_or_tears_at_seams():
    model = primitive(PrimitiveKind.SPHERE)
    count = len(model.vertices), len(model.faces)
    before = model.vertices["position"].copy()
    apply(model, "faces.extrude", distance=1)
    assert (len(model.vertices), len(model.faces)) == count
    moves = model.vertices["position"] - before
    assert np.linalg.norm(moves, axis=1) == pytest.approx(np.ones(count[0]), abs=1e-5)
    assert np.einsum("ij,ij->i", moves, model.vertices["normal"]).min() > 0.99


def test_weights_morphs_ties_and_sdef_go_along():
    model = full_model()
    model.vertices.writable("position")[:] = [(0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0), (2, 1, 0), (2, 2, 0)]
    model.vertices.writable("deform")[1] = Deform.SDEF
    model.vertices.writable("sdef_c")[1] = (1, 0, 0)
    apply(model, "faces.extrude", {"faces": [0]}, distance=3)
    assert model.vertices["position"][6:].tolist() == [[0, 0, 3], [1, 0, 3], [0, 1, 3]]
    assert model.vertices["bones"][6:].tolist() == model.vertices["bones"][:3].tolist()
    assert model.vertices["sdef_c"][[1, 7]].tolist() == [[1, 0, 0], [1, 0, 3]]
    assert model.morphs[0].offsets["vertex"].tolist() == [1, 3, 7]
    assert model.soft_bodies[0].pins["vertex"].tolist() == [0, 4, 6]
    assert model.soft_bodies[0].anchors["vertex"].tolist() == [2, 5, 8]
    assert len(model.faces) == 10
    assert model.faces["material"].tolist() == [0] * 8 + [1] * 2


def test_faces_without_all_corners_are_refused():
    model = Model()
    model.vertices.fill(2)
    model.faces.fill(1, vertices=[(0, 1, -1)], material=[-1])
    before = fingerprint(model)
    with pytest.raises(ValueError, match="corners"):
        apply(model, "faces.extrude")
    assert fingerprint(model) == before


def test_morphs_of_vertices_within_are_not_doubled():
    model = primitive(PrimitiveKind.SPHERE)
    offsets = Columns(VertexOffset, vertex=[3], translation=[(0, 1, 0)])
    model.morphs.records += [Morph("a", offsets=offsets)]
    apply(model, "faces.extrude")
    assert model.morphs[0].offsets == offsets

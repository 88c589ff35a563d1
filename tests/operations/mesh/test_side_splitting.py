"""Sides of faces split: in every face that has them, whichever way round, and faces put in the place of others."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.bones import Bone
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.materials import Material
from editor.model.mesh import Deform
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind, UvOffset, VertexOffset
from editor.model.rigid_bodies import RigidBody
from editor.model.soft_bodies import Anchor, Pin, SoftBody
from editor.operations.mesh.side_splitting import NO_SIDE, FaceSides, add_between, add_faces, replace_faces, split_sides
from tests.operations.mesh.test_face_shapes import area, square


def pair(**columns: object) -> Model:
    """Two vertices, at 0 and at 4 on x, and three bones along y."""
    model = Model()
    model.bones.records += [Bone(f"{row}", position=(0, row, 0), tail_offset=(0, 1, 0)) for row in range(3)]
    model.vertices.fill(2, position=[(0, 0, 0), (4, 0, 0)], **columns)
    return model


def between(model: Model, share: float = 0.25) -> object:
    """The vertex that is added a share of the way from the first to the second, as a record."""
    (row,) = add_between(Edit(model), np.array([[0, 1]]), np.array([[1 - share, share]]))
    return model.vertices.rows(np.array([row])).row(0)


def test_all_that_can_be_measured_is_the_mean() -> None:
    model = pair(
        uv=[(0, 0), (1, 0.5)], uv2=[(0, 0, 0, 0), (4, 0, 0, 8)], edge_scale=[1, 2], normal=[(1, 0, 0), (0, 1, 0)]
    )
    found = between(model)
    assert (found.position, found.uv, found.uv2, found.edge_scale) == ((1, 0, 0), (0.25, 0.125), (1, 0, 0, 2), 1.25)
    assert found.normal == pytest.approx(np.array((3, 1, 0)) / np.sqrt(10))


def test_opposite_normals_leave_one_of_them() -> None:
    assert between(pair(normal=[(1, 0, 0), (-1, 0, 0)]), 0.5).normal == (1, 0, 0)


@pytest.mark.parametrize(
    ("bones", "weights", "deform", "found"),
    [
        ([(0, -1), (0, -1)], [(1, 0), (1, 0)], [0, 0], (Deform.BDEF1, {0: 1.0})),
        ([(0, -1), (1, -1)], [(1, 0), (1, 0)], [0, 0], (Deform.BDEF2, {0: 0.75, 1: 0.25})),
        ([(0, 1), (1, 0)], [(0.5, 0.5), (0.9, 0.1)], [1, 1], (Deform.BDEF2, {0: 0.4, 1: 0.6})),
        ([(0, 1), (2, -1)], [(0.5, 0.5), (1, 0)], [1, 0], (Deform.BDEF4, {0: 0.375, 1: 0.375, 2: 0.25})),
        ([(0, 1), (2, 1)], [(0.5, 0.5), (0.5, 0.5)], [4, 0], (Deform.QDEF, {0: 0.375, 1: 0.375, 2: 0.25})),
    ],
)
def test_weights_are_the_mean_in_the_smallest_kind_that_holds_them(bones, weights, deform, found) -> None:
    wide = {"bones": [(*each, -1, -1) for each in bones], "weights": [(*each, 0, 0) for each in weights]}
    vertex = between(pair(deform=deform, **wide))
    shares = {bone: weight for bone, weight in zip(vertex.bones, vertex.weights, strict=True) if weight}
    assert vertex.deform == found[0]
    assert shares == pytest.approx(found[1])


def test_of_many_bones_the_greatest_four_are_left() -> None:
    model = Model()
    model.bones.records += [Bone(str(row)) for row in range(8)]
    weights = [(0.4, 0.3, 0.2, 0.1), (0.4, 0.3, 0.2, 0.1)]
    model.vertices.fill(2, deform=[2, 2], bones=[(0, 1, 2, 3), (4, 5, 6, 7)], weights=weights)
    vertex = between(model, 0.5)
    assert set(vertex.bones) == {0, 1, 4, 5}
    assert sum(vertex.weights) == pytest.approx(1)


def test_sdef_between_two_of_the_same_bones_has_the_mean_of_their_points() -> None:
    same = {"deform": [3, 3], "bones": [(0, 1, -1, -1)] * 2, "weights": [(0.5, 0.5, 0, 0), (0.9, 0.1, 0, 0)]}
    vertex = between(pair(**same, sdef_c=[(0, 0, 0), (4, 4, 4)], sdef_r0=[(0, 0, 0), (8, 0, 0)]))
    assert (vertex.deform, vertex.bones[:2], vertex.weights[0]) == (Deform.SDEF, (0, 1), pytest.approx(0.6))
    assert (vertex.sdef_c, vertex.sdef_r0) == ((1, 1, 1), (2, 0, 0))


def test_sdef_beside_another_kind_of_the_same_bones_gets_points_of_its_own() -> None:
    other = {"deform": [3, 1], "bones": [(0, 1, -1, -1)] * 2, "weights": [(0.5, 0.5, 0, 0)] * 2}
    vertex = between(pair(**other, sdef_c=[(9, 9, 9), (0, 0, 0)]))
    assert vertex.deform == Deform.SDEF
    assert vertex.sdef_c == (0, 0, 0)  # on the way from the one bone to the other, nearest to the vertex


def test_morphs_move_the_new_vertex_by_the_mean() -> None:
    model = pair()
    model.morphs.records += [
        Morph("both", offsets=Columns(VertexOffset, vertex=[1, 0], translation=[(4, 0, 0), (0, 4, 0)])),
        Morph("one", offsets=Columns(VertexOffset, vertex=[1], translation=[(0, 0, 8)])),
        Morph("uv", kind=MorphKind.UV1, offsets=Columns(UvOffset, vertex=[0, 0], uv=[(1, 0, 0, 1), (1, 0, 0, 1)])),
        Morph("none", offsets=Columns(VertexOffset, vertex=[-1], translation=[(0, 0, 8)])),
    ]
    between(model)
    both, one, uv, none = (morph.offsets for morph in model.morphs)
    assert both["vertex"].tolist() == [1, 0, 2]
    assert both["translation"][2].tolist() == [1, 3, 0]
    assert (one["vertex"].tolist(), one["translation"][1].tolist()) == ([1, 2], [0, 0, 2])
    assert uv["uv"][2].tolist() == [1.5, 0, 0, 1.5]
    assert len(none) == 1


def test_what_lies_between_pinned_vertices_is_pinned() -> None:
    model = pair()
    model.rigid_bodies.records += [RigidBody(), RigidBody()]
    anchors = Columns(Anchor, body=[0, 0, 1], vertex=[0, 1, 1], near=[True, True, False])
    model.soft_bodies.records += [
        SoftBody("both", pins=Columns(Pin, vertex=[0, 1]), anchors=anchors),
        SoftBody("one", pins=Columns(Pin, vertex=[0])),
    ]
    between(model)
    both, one = model.soft_bodies
    assert (both.pins["vertex"].tolist(), one.pins["vertex"].tolist()) == ([0, 1, 2], [0])
    assert (both.anchors["vertex"].tolist(), both.anchors["body"].tolist()) == ([0, 1, 1, 2], [0, 0, 1, 0])
    assert both.anchors["near"].tolist() == [True, True, False, True]


def test_sides_between_the_same_positions_have_the_same_key_and_broken_ones_none() -> None:
    model = square()
    model.faces.fill(3, vertices=[(0, 1, 2), (2, 1, 3), (0, 0, -1)], material=[-1] * 3)
    sides = FaceSides.of(model)
    assert sides.keys[0, 1] == sides.keys[1, 0]
    assert sides.ends[0, 1].tolist() == sides.ends[1, 0].tolist()
    assert sides.keys[2].tolist() == [NO_SIDE] * 3
    assert len(sides.unique_edges(slice(None))[0]) == 5


@pytest.mark.parametrize("number", range(5))
def test_one_side_split_anywhere_leaves_the_shape(number: int) -> None:
    model = square()
    sides = FaceSides.of(model)
    keys, ends = sides.unique_edges(slice(None))
    split = split_sides(Edit(model), sides, keys[number : number + 1], np.array([0.25]))
    start, end = model.vertices["position"][ends[number]]
    assert model.vertices["position"][4].tolist() == (start * 0.75 + end * 0.25).tolist()
    assert split.parents.tolist() == [ends[number].tolist()]
    assert area(model).tolist() == area(square()).tolist()
    assert len(model.faces) == len(split.origins) == 2 + np.count_nonzero(sides.keys == keys[number])


def test_pieces_stand_where_their_face_stood_and_new_faces_behind_those_of_their_material() -> None:
    model = Model()
    model.materials.records += [Material("a"), Material("b")]
    model.vertices.fill(6)
    model.faces.fill(4, vertices=[(0, 1, 2)] * 4, material=[0, 0, 1, 1])
    edit = Edit(model)
    origins = replace_faces(edit, np.array([0, 0, 2]), np.array([(3, 4, 5), (3, 3, 3), (4, 4, 4)]))
    assert origins.tolist() == [0, 0, 1, 2, 3]
    assert model.faces["vertices"].tolist() == [[3, 4, 5], [3, 3, 3], [0, 1, 2], [4, 4, 4], [0, 1, 2]]
    assert add_faces(edit, np.array([(5, 5, 5), (1, 1, 1)]), np.array([0, 1])).tolist() == [3, 6]
    assert model.faces["vertices"][[3, 6]].tolist() == [[5, 5, 5], [1, 1, 1]]

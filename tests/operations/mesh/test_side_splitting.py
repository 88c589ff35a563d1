"""Sides of faces split: in every face that has them, whichever way round, and faces put in the place of others."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.edit import Edit
from editor.model.materials import Material
from editor.model.model import Model
from editor.operations.mesh.side_splitting import NO_SIDE, FaceSides, add_faces, replace_faces, split_sides
from tests.operations.mesh.test_face_shapes import area, square


def test_sides_between_the_same_places_have_the_same_key_and_broken_ones_none() -> None:
    model = square()
    model.faces.fill(3, vertices=[(0, 1, 2), (2, 1, 3), (0, 0, -1)], material=[-1] * 3)
    sides = FaceSides.of(model)
    assert sides.keys[0, 1] == sides.keys[1, 0]
    assert sides.ends[0, 1].tolist() == sides.ends[1, 0].tolist()
    assert sides.keys[2].tolist() == [NO_SIDE] * 3
    assert len(sides.found(slice(None))[0]) == 5


@pytest.mark.parametrize("number", range(5))
def test_one_side_split_anywhere_leaves_the_shape(number: int) -> None:
    model = square()
    sides = FaceSides.of(model)
    keys, ends = sides.found(slice(None))
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

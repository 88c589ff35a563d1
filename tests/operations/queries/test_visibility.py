"""Which faces go with bones and morphs, held against what is said of each vertex one by one."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.bones import Bone
from editor.model.columns import Columns
from editor.model.mesh import Deform
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind, MorphOffset, UvOffset, VertexOffset
from editor.operations.queries.visibility import counts_by_material, faces_of_bones, faces_of_morphs, faces_with


def two_faces() -> Model:
    """Faces 0 1 2 and 2 3 4. Bone 1 moves vertex 0 wholly, 1 by half, 2 by a fifth in two slots, and 4 by nothing."""
    model = Model()
    model.bones.records[:] = [Bone("0"), Bone("1")]
    weights = [(1, 0, 0, 0), (0.5, 0, 0, 0), (0.1, 0.1, 0.8, 0), (1, 0, 0, 0), (0, 1, 0, 0)]
    bones = [(1, -1, -1, -1), (1, 0, -1, -1), (1, 1, 0, -1), (0, 1, -1, -1), (1, 0, -1, -1)]
    deform = [Deform.BDEF1, Deform.BDEF2, Deform.BDEF4, Deform.BDEF1, Deform.BDEF4]
    model.vertices.fill(5, bones=bones, weights=weights, deform=deform)
    model.faces.fill(2, vertices=[(0, 1, 2), (2, 3, 4)], material=[0, -1])
    return model


@pytest.mark.parametrize(
    ("least", "whole", "faces"),
    [
        (0.0, False, [True, True]),
        (0.0, True, [True, False]),
        (0.19, True, [True, False]),
        (0.21, True, [False, False]),
        (0.21, False, [True, False]),
        (1.1, False, [False, False]),
    ],
)
def test_faces_of_a_bone(least: float, whole: bool, faces: list[bool]) -> None:
    assert faces_of_bones(two_faces(), np.array([False, True]), least=least, whole=whole).tolist() == faces


def test_the_weights_of_chosen_bones_add_up() -> None:
    assert faces_of_bones(two_faces(), np.array([True, True]), least=0.99, whole=True).tolist() == [True, True]
    assert not faces_of_bones(two_faces(), np.zeros(2, np.bool_)).any()


def with_morphs() -> Model:
    model = two_faces()
    moved = Columns.of(VertexOffset, [VertexOffset(0, (1, 0, 0)), VertexOffset(3, (0, 0, 0))])
    model.morphs.records[:] = [
        Morph("moves 0", kind=MorphKind.VERTEX, offsets=moved),
        Morph("slides", kind=MorphKind.UV, offsets=Columns.of(UvOffset, [UvOffset(3, (1, 0, 0, 0))])),
        Morph("group", kind=MorphKind.GROUP, offsets=Columns.of(MorphOffset, [MorphOffset(0), MorphOffset(3)])),
        Morph("in a ring", kind=MorphKind.GROUP, offsets=Columns.of(MorphOffset, [MorphOffset(2)])),
    ]
    return model


@pytest.mark.parametrize(
    ("morph", "faces"), [(0, [True, False]), (1, [False, False]), (2, [True, False]), (3, [True, False])]
)
def test_faces_of_a_morph(morph: int, faces: list[bool]) -> None:
    chosen = np.arange(4) == morph
    assert faces_of_morphs(with_morphs(), chosen).tolist() == faces
    assert not faces_of_morphs(with_morphs(), chosen, whole=True).any()


def test_corners_and_materials_that_are_none_are_none_of_the_rows() -> None:
    model = two_faces()
    model.materials.records[:] = []
    model.faces.fill(2, vertices=[(0, 1, -1), (-1, 3, 4)], material=[-1, -1])
    assert not faces_with(model, "materials", np.zeros(0, np.bool_)).any()
    assert faces_with(model, "vertices", np.ones(5, np.bool_)).tolist() == [True, True]
    assert faces_with(model, "vertices", np.arange(5) < 2, whole=True).tolist() == [True, False]


def test_counts_by_material() -> None:
    model = two_faces()
    model.materials.records[:] = [object()]
    faces = np.array([True, True])
    assert [counts.tolist() for counts in counts_by_material(model, faces)] == [[1], [1]]
    assert [counts.tolist() for counts in counts_by_material(model, None)] == [[0], [1]]

"""Rows that go with rows of other tables: over the declared references, and over weights."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import pytest

from editor.model.bones import Bone
from editor.model.columns import Columns
from editor.model.mesh import Deform
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind, MorphOffset, UvOffset, VertexOffset
from editor.operations.queries.related import (
    CHAIN,
    counts_by_material,
    faces_of_bones,
    faces_of_morphs,
    faces_with,
    influence_weights,
    referred_rows,
    related,
    targets,
)
from tests.model.random_models import random_model
from tests.operations.model_making import full_model


@pytest.fixture
def model() -> Model:
    return full_model()


def go(model: Model, source: str, rows: Iterable[int], target: str, least: float = 0.0) -> list[int]:
    mask = np.zeros(len(model.tables[source]), np.bool_)
    mask[list(rows)] = True
    return np.flatnonzero(related(model, source, mask, target, least)).tolist()


def test_faces_and_materials_and_vertices(model: Model) -> None:
    assert go(model, "faces", [2], "vertices") == [3, 4, 5]
    assert go(model, "faces", [0, 1], "materials") == [0]
    assert go(model, "materials", [1], "faces") == [2, 3]
    assert go(model, "materials", [0], "vertices") == [0, 1, 2, 3]
    assert go(model, "vertices", [4], "materials") == [1]
    assert go(model, "materials", [0], "textures") == [0]
    assert go(model, "textures", [1], "materials") == [1]


def test_vertices_go_with_the_faces_that_they_make_up_or_else_with_those_around(model: Model) -> None:
    assert go(model, "vertices", [0, 1, 2, 3], "faces") == [0, 1]
    assert go(model, "vertices", [3], "faces") == [1, 2]
    assert go(model, "vertices", [0], "materials") == [0, 1]


def test_bodies_and_joints_and_bones(model: Model) -> None:
    assert go(model, "bones", [1], "rigid_bodies") == [0]
    assert go(model, "bones", [1], "joints") == [0]
    assert go(model, "joints", [0], "rigid_bodies") == [0, 1]
    assert go(model, "joints", [0], "bones") == [1, 2]
    assert go(model, "rigid_bodies", [1], "joints") == [0]


def test_what_morphs_and_frames_hold_and_who_holds_it(model: Model) -> None:
    assert go(model, "morphs", [0], "vertices") == [1, 3]
    assert go(model, "vertices", [3], "morphs") == [0]
    assert go(model, "bones", [3], "morphs") == [2]
    assert go(model, "morphs", [3], "materials") == [1]
    assert go(model, "frames", [2], "bones") == [1, 2]
    assert go(model, "morphs", [3], "frames") == [1]
    assert go(model, "soft_bodies", [0], "vertices") == [0, 2, 4, 5]


def weigh(model: Model, *rows: tuple[Deform, tuple[int, ...], tuple[float, ...]]) -> None:
    deforms, bones, weights = zip(*rows, strict=True)
    model.vertices.fill(len(rows), deform=deforms, bones=bones, weights=weights)


def test_weights_count_as_their_kind_has_it(model: Model) -> None:
    weigh(
        model,
        (Deform.BDEF1, (0, 1, 2, 3), (0.2, 0.3, 0.3, 0.2)),
        (Deform.BDEF2, (0, 1, 2, -1), (0.25, 0.0, 0.5, 0.0)),
        (Deform.BDEF4, (3, 2, 1, -1), (0.5, 0.5, 0.0, 1.0)),
        (Deform.SDEF, (1, 2, -1, -1), (1.0, 0.7, 0.0, 0.0)),
        (Deform.QDEF, (2, 0, -1, -1), (-0.5, 1.5, 0.0, 0.0)),
    )
    expected = [(1, 0, 0, 0), (0.25, 0.75, 0, 0), (0.5, 0.5, 0, 1), (1, 0, 0, 0), (-0.5, 1.5, 0, 0)]
    assert np.array_equal(influence_weights(model), np.array(expected, np.float32))
    assert go(model, "bones", [0], "vertices") == [0, 1, 4]
    assert go(model, "bones", [0], "vertices", 0.5) == [0, 4]
    assert go(model, "bones", [1], "vertices") == [1, 3]
    assert go(model, "vertices", [1], "bones") == [0, 1]
    assert go(model, "vertices", [1], "bones", 0.5) == [1]
    assert go(model, "vertices", [2], "bones") == [2, 3]


def test_fields_that_do_not_apply_refer_to_nothing(model: Model) -> None:
    model.bones.records.append(Bone("先", parent=0, tail_bone=2, append_parent=3))
    last = np.arange(len(model.bones)) == len(model.bones) - 1
    assert np.flatnonzero(referred_rows(model.bones, last, model.bones)).tolist() == [0]


def test_nothing_is_related_to_the_model_itself(model: Model) -> None:
    assert targets(model, "info") == []
    with pytest.raises(ValueError, match="nothing to do"):
        go(model, "info", [0], "bones")


def test_where_one_can_go(model: Model) -> None:
    assert targets(model, "bones") == [
        "vertices",
        "faces",
        "textures",
        "materials",
        "morphs",
        "frames",
        "rigid_bodies",
        "joints",
    ]
    assert targets(model, "frames") == ["bones", "morphs"]


@pytest.mark.parametrize("seed", range(40))
def test_every_way_works_in_every_model_and_from_nothing_leads_nowhere(seed: int) -> None:
    model = random_model(seed)
    for source in model.tables:
        for target in targets(model, source):
            count = len(model.tables[source])
            assert len(related(model, source, np.ones(count, np.bool_), target)) == len(model.tables[target])
            assert not related(model, source, np.zeros(count, np.bool_), target).any()
            assert source in targets(model, target)


def test_the_chain_names_tables(model: Model) -> None:
    assert set(CHAIN) <= set(model.tables)


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

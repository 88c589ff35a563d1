"""Where the camera is for a picture of each morph: before the face, or what the morph changes."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.bones import Bone
from editor.model.columns import Columns
from editor.model.materials import Material
from editor.model.model import Model
from editor.model.morphs import (
    BoneOffset,
    ImpulseOffset,
    MaterialOffset,
    Morph,
    MorphKind,
    MorphOffset,
    Panel,
    UvOffset,
    VertexOffset,
)
from editor.render.camera import Camera
from editor.render.morph_views import CELL, MorphViews, SheetLayout

EYES, MOUTH, FOOT, HIDE_CLOTH, BOTH, WAVE, SLIDE, PUSH, BLUSH = range(9)
SIZE = (64, 64)


def model() -> Model:
    """A face of four vertices at a height of 20, cloth at 10 that hangs from a bone, a foot at 0."""
    model = Model()
    heights = [20, 20, 18, 18, 11, 10, 9, 0]
    across = [-1, 1, -1, 1, -3, 0, 3, 2]
    model.vertices.fill(8, position=np.stack((across, heights, np.zeros(8)), axis=1), bones=[(0, -1, -1, -1)] * 8)
    model.vertices.arrays["bones"][4:7, 0] = 1
    model.bones.records += [Bone("センター"), Bone("布", parent=0)]
    model.materials.records += [Material("肌"), Material("布")]
    model.faces.fill(2, vertices=[(0, 1, 2), (4, 5, 6)], material=[0, 1])
    move = {"translation": [(0, 0.5, 0)]}
    model.morphs.records += [
        Morph("目", panel=Panel.EYE, offsets=Columns(VertexOffset, vertex=[0, 1], translation=[(0, 1, 0)] * 2)),
        Morph("口", panel=Panel.MOUTH, offsets=Columns(VertexOffset, vertex=[2, 3], translation=[(0, 1, 0)] * 2)),
        Morph("足", offsets=Columns(VertexOffset, vertex=[7], **move)),
        Morph("消", kind=MorphKind.MATERIAL, offsets=Columns(MaterialOffset, material=[1], diffuse=[(1, 1, 1, 0)])),
        Morph("両", kind=MorphKind.GROUP, offsets=Columns(MorphOffset, morph=[0, 1])),
        Morph("振", kind=MorphKind.BONE, offsets=Columns(BoneOffset, bone=[1], **move)),
        Morph("柄", kind=MorphKind.UV, offsets=Columns(UvOffset, vertex=[5], uv=[(0.5, 0, 0, 0)])),
        Morph("押", kind=MorphKind.IMPULSE, offsets=Columns(ImpulseOffset, body=[0])),
        Morph("頬", panel=Panel.OTHER, offsets=Columns(VertexOffset, vertex=[3], **move)),
    ]
    return model


@pytest.fixture
def views() -> MorphViews:
    return MorphViews(model(), Camera(), SIZE)


@pytest.mark.parametrize(
    ("row", "vertices"),
    [
        (EYES, [0, 1]),
        (FOOT, [7]),
        (HIDE_CLOTH, [4, 5, 6]),
        (BOTH, [0, 1, 2, 3]),
        (WAVE, [4, 5, 6]),
        (SLIDE, [5]),
        (PUSH, []),
    ],
)
def test_what_a_morph_changes(views: MorphViews, row: int, vertices: list[int]) -> None:
    assert views.changed_vertices(row).tolist() == vertices


def test_the_face_is_seen_alike_and_other_parts_by_themselves(views: MorphViews) -> None:
    face = views.camera(EYES)
    assert face.target == pytest.approx((0, 19, 0), abs=0.1)
    assert face.rotation == (0, 0, 0)
    for row in (MOUTH, BOTH, BLUSH, PUSH):
        assert views.camera(row) == face
    assert views.camera(FOOT).target == pytest.approx((2, 0, 0))
    assert views.camera(FOOT).distance < face.distance
    for row in (HIDE_CLOTH, WAVE):
        assert views.camera(row).target == pytest.approx((0, 10, 0), abs=0.1)
    assert views.pose(WAVE).weights.tolist() == [0, 0, 0, 0, 0, 1, 0, 0, 0]


def test_without_a_face_a_morph_that_changes_nothing_shows_the_model() -> None:
    whole = model()
    whole.morphs.records[:] = [Morph("無")]
    assert MorphViews(whole, Camera(), SIZE).camera(0).target[1] == pytest.approx(10, abs=1)
    assert MorphViews(_empty(), Camera(), SIZE).camera(0) == Camera(rotation=(0.0, 0.0, 0.0))


def _empty() -> Model:
    empty = Model()
    empty.morphs.records[:] = [Morph("無")]
    return empty


@pytest.mark.parametrize(
    ("count", "columns", "cell"), [(1, 1, CELL), (5, 3, CELL), (213, 15, CELL), (4000, 64, 128), (10**6, 1000, 48)]
)
def test_a_sheet_is_about_square_and_not_too_large(count: int, columns: int, cell: int) -> None:
    layout = SheetLayout.of(count)
    assert (layout.columns, layout.cell) == (columns, cell)

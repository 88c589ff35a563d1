"""The axis that the selection gives: between two rows, along a bone, across a face; where they are posed."""

from __future__ import annotations

import numpy as np
import pytest

from editor.document.document import Document
from editor.document.virtual_axis import VirtualAxis, axis_of
from editor.formats import Content
from editor.model.bones import Bone, BoneFlags
from editor.model.materials import Material
from editor.model.model import Model
from editor.model.rigid_bodies import RigidBody

POSABLE = BoneFlags.ROTATABLE | BoneFlags.MOVABLE | BoneFlags.OPERABLE


@pytest.fixture
def document() -> Document:
    model = Model()
    model.vertices.fill(3, position=[(0, 0, 0), (0, 2, 0), (2, 0, 0)])
    model.faces.fill(1, vertices=[(0, 1, 2)], material=[0])
    model.materials.records[:] = [Material("板")]
    model.bones.records[:] = [
        Bone("右腕", position=(1, 0, 0), flags=POSABLE, tail_offset=(0, 0, 2)),
        Bone("右ひじ", position=(1, 3, 0), flags=POSABLE | BoneFlags.TAIL_IS_BONE, tail_bone=0),
        Bone("右手先", flags=POSABLE | BoneFlags.TAIL_IS_BONE),
        Bone("壊", position=(float("nan"), 0, 0), tail_offset=(1, 0, 0)),
    ]
    model.rigid_bodies.records[:] = [RigidBody("錘"), RigidBody("錘2", position=(0, -4, 0))]
    return Document(Content(model))


def axis(document: Document, table: str, *rows: int) -> VirtualAxis:
    posed_model = document.posing.posed_model() if document.posing.is_active else None
    return axis_of(document.model, table, list(rows), posed_model)


@pytest.mark.parametrize(
    ("table", "rows", "origin", "direction"),
    [
        ("bones", (0, 1), (1, 0, 0), (0, 1, 0)),
        ("bones", (0,), (1, 0, 0), (0, 0, 1)),
        ("bones", (1,), (1, 3, 0), (0, -1, 0)),
        ("rigid_bodies", (0, 1), (0, 0, 0), (0, -1, 0)),
        ("vertices", (0, 2), (0, 0, 0), (1, 0, 0)),
        ("faces", (0,), (2 / 3, 2 / 3, 0), (0, 0, -1)),
    ],
)
def test_rows_give_an_axis(
    document: Document, table: str, rows: tuple[int, ...], origin: tuple[float, ...], direction: tuple[float, ...]
) -> None:
    found = axis(document, table, *rows)
    np.testing.assert_allclose(found.origin, origin, atol=1e-6)
    np.testing.assert_allclose(found.direction, direction, atol=1e-6)


@pytest.mark.parametrize(
    ("table", "rows"),
    [
        ("bones", ()),
        ("bones", (0, 1, 2)),
        ("vertices", (0,)),
        ("materials", (0,)),
        ("rigid_bodies", (1,)),
        ("bones", (2,)),
        ("bones", (3,)),
        ("bones", (0, 3)),
    ],
)
def test_what_gives_none_is_refused(document: Document, table: str, rows: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=r"Select two|begins and ends at the same place"):
        axis(document, table, *rows)


def test_it_is_where_the_pose_has_what_is_selected(document: Document) -> None:
    document.posing.set_active(True)
    half = float(np.sqrt(0.5))
    document.posing.pose_bones([0], offsets=(0, 5, 0), rotations=(half, 0, 0, half))
    found = axis(document, "bones", 0)
    np.testing.assert_allclose(found.origin, (1, 5, 0), atol=1e-6)
    np.testing.assert_allclose(found.direction, (0, -1, 0), atol=1e-6)
    np.testing.assert_allclose(axis(document, "bones", 1).direction, (0, 1, 0), atol=1e-6)

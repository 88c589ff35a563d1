"""What a box on the screen takes in."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.bones import Bone
from editor.model.materials import Material
from editor.model.model import Model
from editor.preview.figure import Figure
from editor.preview.stance import Stance
from editor.render.camera import Camera
from editor.ui.viewport.region import rows_in_box

SIZE = (400, 300)
EVERYTHING = (0, 0, 400, 300)


@pytest.fixture
def model() -> Model:
    """Two triangles of two materials around (0, 10, 0), one left of the other, and a bone on each."""
    model = Model()
    corners = np.array([(0, 0, 0), (1, 0, 0), (0, 1, 0)], np.float32)
    left, right = np.array((-4, 10, 0), np.float32), np.array((4, 10, 0), np.float32)
    columns = {"position": np.concatenate((corners + left, corners + right)), "bones": np.zeros((6, 4))}
    columns["bones"][3:, 0] = 1
    model.vertices.fill(6, **columns, weights=np.tile((1.0, 0, 0, 0), (6, 1)))
    model.faces.fill(2, vertices=np.arange(6).reshape(2, 3), material=np.array((0, 1)))
    model.materials.records[:] = [Material("left"), Material("right")]
    model.bones.records[:] = [Bone("left", position=(-4, 10, 0)), Bone("right", position=(4, 10, 0))]
    return model


def rows(model: Model, table: str, box: tuple[int, int, int, int], seen: list[int]) -> list[int]:
    return rows_in_box(model, table, box, Camera(), SIZE, np.array(seen, np.intp)).tolist()


def test_faces_and_materials_are_what_is_seen(model: Model) -> None:
    assert rows(model, "faces", EVERYTHING, [1, 1]) == [1]
    assert rows(model, "materials", EVERYTHING, [1]) == [1]


def test_vertices_need_a_face_that_is_seen(model: Model) -> None:
    assert rows(model, "vertices", EVERYTHING, [0]) == [0, 1, 2]


def test_vertices_need_to_be_in_the_box(model: Model) -> None:
    left_half = (0, 0, 200, 300)
    assert rows(model, "vertices", left_half, [0, 1]) == [0, 1, 2]


def test_bones_are_taken_through_the_surface(model: Model) -> None:
    assert rows(model, "bones", (200, 0, 400, 300), []) == [1]
    assert rows(model, "bones", EVERYTHING, []) == [0, 1]


def test_nothing_where_there_is_nothing(model: Model) -> None:
    model.bones.records.clear()
    assert rows(model, "bones", EVERYTHING, []) == []
    assert rows(model, "vertices", EVERYTHING, []) == []


def test_bones_and_vertices_are_taken_where_a_figure_has_them(model: Model) -> None:
    figure = Figure(model)
    stance = Stance.at_rest(len(model.bones), len(model.morphs))
    stance.offsets[:, 0] = (6, -6)
    figure.pose(stance)
    left_half = (0, 0, 200, 300)
    found = {
        table: rows_in_box(model, table, left_half, Camera(), SIZE, np.array((0, 1)), figure).tolist()
        for table in ("bones", "vertices")
    }
    assert found == {"bones": [1], "vertices": [3, 4, 5]}

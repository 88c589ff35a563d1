"""Rows of every table have a box in space that shows them, if anything of theirs is anywhere."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.bones import Bone
from editor.model.columns import Columns
from editor.model.frames import BoneItem, DisplayFrame, MorphItem
from editor.model.materials import Material, Texture
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind, VertexOffset
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel
from editor.ui.viewport.camera_control import AROUND_POINT, box_of


@pytest.fixture
def model() -> Model:
    model = Model()
    places = np.array([(0, 0, 0), (2, 0, 0), (0, 2, 0), (9, 9, 9)], np.float32)
    model.vertices.fill(4, position=places, bones=np.zeros((4, 4)), weights=np.tile((1.0, 0, 0, 0), (4, 1)))
    model.faces.fill(2, vertices=np.array([(0, 1, 2), (0, 1, 3)]), material=np.array((0, 1)))
    model.textures.records[:] = [Texture("a.png"), Texture("unused.png")]
    model.materials.records[:] = [Material("a", texture=0), Material("b")]
    model.bones.records[:] = [Bone("low"), Bone("high", position=(0, 20, 0))]
    offsets = Columns(VertexOffset, 1, vertex=[3], translation=[(0, 1, 0)])
    model.morphs.records[:] = [Morph("m", kind=MorphKind.VERTEX, offsets=offsets), Morph("empty")]
    model.frames.records[:] = [DisplayFrame("f", items=(BoneItem(1), MorphItem(0)))]
    return model


def middle(box: tuple[np.ndarray, np.ndarray] | None) -> list[float]:
    assert box is not None
    return ((np.asarray(box[0]) + np.asarray(box[1])) / 2).tolist()


def test_the_whole_model(model: Model) -> None:
    box = box_of(model)
    assert box is not None
    assert np.asarray(box[1]).tolist() == [9, 9, 9]
    assert middle(box_of(model, "info", [0])) == middle(box)


def test_a_point_gets_room_around_it(model: Model) -> None:
    low, high = box_of(model, "bones", [1]) or (None, None)
    assert (np.asarray(high) - low).tolist() == [AROUND_POINT] * 3
    assert middle((low, high)) == [0, 20, 0]


@pytest.mark.parametrize(
    ("table", "row", "at"),
    [("frames", 0, [0, 20, 0]), ("morphs", 0, [9, 9, 9]), ("textures", 0, [1, 1, 0]), ("materials", 0, [1, 1, 0])],
)
def test_rows_without_a_place_are_where_what_they_refer_to_is(
    model: Model, table: str, row: int, at: list[float]
) -> None:
    assert middle(box_of(model, table, [row])) == at


@pytest.mark.parametrize(("table", "rows"), [("morphs", [1]), ("textures", [1]), ("bones", [])])
def test_nowhere(model: Model, table: str, rows: list[int]) -> None:
    assert box_of(model, table, rows) is None


def test_rows_are_framed_where_a_figure_has_them(model: Model) -> None:
    posed_model = PosedModel(model)
    pose = Pose.at_rest(len(model.bones), len(model.morphs))
    pose.offsets[:] = (1, 2, 3)
    pose.weights[0] = 1.0
    posed_model.pose(pose)
    assert middle(box_of(model, "bones", [1], posed_model)) == [1, 22, 3]
    assert middle(box_of(model, "frames", [0], posed_model)) == [1, 22, 3]
    assert middle(box_of(model, "morphs", [0], posed_model)) == [10, 12, 12]
    box = box_of(model, posed_model=posed_model)
    assert box is not None
    assert np.asarray(box).tolist() == [[1, 2, 3], [10, 12, 12]]


def test_a_model_of_bones_alone(model: Model) -> None:
    model.vertices.fill(0)
    model.faces.fill(0)
    assert middle(box_of(model)) == [0, 10, 0]


def test_an_empty_model() -> None:
    assert box_of(Model()) is None


@pytest.mark.parametrize("place", [(1e6, 0, 0), (0, 0, 1e30)])
@pytest.mark.parametrize("posed", [False, True])
def test_a_vertex_far_outside_does_not_count_unless_it_is_alone(
    model: Model, place: tuple[float, float, float], posed: bool
) -> None:
    positions = model.vertices["position"].copy()
    positions[1] = place
    model.vertices.fill(4, **{**model.vertices.rows(slice(None)).stored, "position": positions})
    posed_model = PosedModel(model) if posed else None
    if posed_model is not None:
        posed_model.pose(Pose.at_rest(2, 2))
    low, high = box_of(model, posed_model=posed_model) or (None, None)
    assert [*np.asarray(low), *np.asarray(high)] == [0, 0, 0, 9, 9, 9]
    low, high = box_of(model, "materials", [1], posed_model) or (None, None)
    assert np.abs([low, high]).max() < 20
    assert middle(box_of(model, "vertices", [1], posed_model)) == np.array(place, np.float32).tolist()

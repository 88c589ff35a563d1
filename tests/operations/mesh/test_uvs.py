"""UVs that are moved, copied and projected."""

from __future__ import annotations

import math

import numpy as np
import pytest

from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind, UvOffset
from editor.operations.mesh.uv_map import HeldMorphUvs, UvMap
from editor.render.camera import Camera, ViewSide
from tests.model.random_models import fingerprint
from tests.operations.model_making import full_model
from tests.operations.running import apply

# Right, up and back of the front lower left corner, which the rest of the model is not of.
CORNERS = [(0, 0, 0), (4, 0, 0), (0, 2, 0), (4, 2, 8)]


def with_uvs(**columns: object) -> Model:
    model = full_model()
    for name, values in columns.items():
        model.vertices.writable(name)[:] = values
    return model


def test_scaled_then_rotated_about_the_pivot_then_moved():
    model = with_uvs(uv=[(1, 0)] * 6)
    apply(model, "vertices.uv", {"vertices": [1]}, scale=(2, 1), rotate=math.pi / 2, pivot=(0, 0), move=(0.25, 0))
    assert model.vertices["uv"][1] == pytest.approx((0.25, 2))
    assert model.vertices["uv"][0].tolist() == [1, 0]


def test_about_the_centre_of_what_is_chosen():
    model = with_uvs(uv=[(0, 0), (1, 2), (3, 3), (4, 4), (5, 5), (np.nan, 6)])
    apply(model, "vertices.uv", {"vertices": [0, 1, 5]}, scale=(-1, 1), centre=True)
    assert model.vertices["uv"][:2].tolist() == [[1, 0], [0, 2]]


def test_only_the_channel_is_changed_and_its_morphs_go_along():
    model = with_uvs(uv=(1, 1), uv1=(1, 1, 7, 8))
    offsets = Columns(UvOffset, vertex=[0, 1], uv=[(1, 2, 3, 4)] * 2)
    model.morphs.records += [Morph("a", kind=MorphKind.UV1, offsets=offsets)]
    model.morphs.records += [Morph("b", kind=MorphKind.UV, offsets=offsets)]
    apply(model, "vertices.uv", {"vertices": [1]}, scale=(2, 3), pivot=(0, 0), move=(1, 0), channel=1)
    assert model.vertices["uv"].tolist() == [[1, 1]] * 6
    assert model.vertices["uv1"][1].tolist() == [3, 3, 7, 8]
    assert model.morphs[5].offsets["uv"].tolist() == [[1, 2, 3, 4], [2, 6, 3, 4]]
    assert model.morphs[6].offsets == offsets


def test_a_morph_takes_what_its_vertices_are_moved_by():
    model = with_uvs(uv=[(row / 8, 0.5) for row in range(6)])
    offsets = Columns(UvOffset, vertex=[0, -1, 4, 0], uv=[(0.25, 0, 1, 2), (9, 9, 9, 9), (0, 0, 0, 0), (0.25, 0, 1, 2)])
    model.morphs.records += [Morph("a", kind=MorphKind.UV, offsets=offsets)]
    before = fingerprint(model)
    held = HeldMorphUvs(model, 5, 0, np.array([0, 1]), 0.5)
    assert held.uvs.tolist() == [[0.25, 0.5], [0.125, 0.5]]
    assert held.centre.tolist() == [0.1875, 0.5]
    edit = Edit(model)
    for move in (0.1, 0.25):  # a drag that goes on
        held.write(edit, UvMap(np.eye(2), held.centre, np.array((0, move))))
    now = model.morphs[5].offsets
    assert now["vertex"].tolist() == [0, 1, 4]
    assert now["uv"].tolist() == [[0.5, 0.5, 2, 4], [0, 0.5, 0, 0], [0, 0, 0, 0]]
    assert fingerprint(model)["vertices"] == before["vertices"]
    step = edit.commit()
    assert step is not None
    assert len(step.patches) == 1
    held.write(edit, UvMap(np.eye(2), held.centre, np.zeros(2)))
    assert model.morphs[5].offsets["vertex"].tolist() == [0, 4]
    edit.cancel()


def test_what_is_no_number_is_left_out_of_a_morph():
    model = with_uvs(uv=[(0, 0), (np.nan, 0), *[(1, 1)] * 4])
    model.morphs.records += [Morph("a", kind=MorphKind.UV, offsets=Columns(UvOffset, 0))]
    held = HeldMorphUvs(model, 5, 0, np.array([0, 1]), 1.0)
    held.write(Edit(model), UvMap(2 * np.eye(2), np.array((1.0, 0)), np.zeros(2)))
    assert model.morphs[5].offsets["vertex"].tolist() == [0]
    assert model.morphs[5].offsets["uv"].tolist() == [[-1, 0, 0, 0]]


def test_nothing_to_do_changes_nothing():
    assert apply(with_uvs(uv=(0.3, 0.7)), "vertices.uv").step is None


def test_copied_there_and_back_uvs_are_as_before():
    model = with_uvs(uv=[(row, -row) for row in range(6)])
    before = fingerprint(model)
    apply(model, "vertices.uv-copy", {"vertices": [1, 2]}, to=2)
    assert model.vertices["uv2"].tolist() == [[0] * 4, [1, -1, 0, 0], [2, -2, 0, 0], *[[0] * 4] * 3]
    assert model.info[0].additional_uvs == 2
    apply(model, "vertices.uv-copy", {"vertices": [1, 2]}, from_=2, to=0)
    assert fingerprint(model)["vertices"]["uv"] == before["vertices"]["uv"]
    apply(model, "vertices.uv-copy", from_=2, to=3)
    assert model.vertices["uv3"].tolist() == model.vertices["uv2"].tolist()
    with pytest.raises(ValueError, match="two different channels"):
        apply(model, "vertices.uv-copy", from_=2, to=2)


def corners() -> Model:
    model = full_model()
    model.vertices.writable("position")[:] = [*CORNERS, (9, 9, 9), (-9, -9, -9)]
    return model


def projected(**parameters: object) -> list[list[float]]:
    model = corners()
    apply(model, "vertices.uv-project", {"vertices": [0, 1, 2, 3]}, **parameters)
    assert model.vertices["uv"][4:].tolist() == [[0, 0]] * 2, "others stay"
    return model.vertices["uv"][:4].round(5).tolist()  # type: ignore[no-any-return]


def test_from_the_front_all_fits_into_the_texture() -> None:
    assert projected() == [[0, 0.75], [1, 0.75], [0, 0.25], [1, 0.25]]


def test_what_is_square_is_square_on_a_texture_that_is_not() -> None:
    assert projected(aspect=2.0) == [[0, 1], [1, 1], [0, 0], [1, 0]]
    assert projected(aspect=4.0) == [[0.25, 1], [0.75, 1], [0.25, 0], [0.75, 0]]


def test_the_scale_can_be_kept() -> None:
    assert projected(scale=8.0) == [[0.25, 0.625], [0.75, 0.625], [0.25, 0.375], [0.75, 0.375]]


@pytest.mark.parametrize("side", ViewSide)
def test_it_is_as_the_camera_sees_it(side: ViewSide) -> None:
    camera = Camera(perspective=False).turned(side)
    forward, up = (tuple(camera.axes[:, axis].tolist()) for axis in (2, 1))
    seen = camera.project(CORNERS, (100, 100))[:, :2]
    found = np.array(projected(direction=forward, up=up))
    scale = np.ptp(seen, axis=0).max()
    np.testing.assert_allclose(found - found[0], (seen - seen[0]) / scale, atol=1e-4)


def test_up_may_be_anything_but_along_the_direction() -> None:
    from_above = {"direction": (0.0, -3.0, 0.0)}
    assert projected(**from_above) == projected(direction=(0.0, -1.0, 0.0), up=(0.0, 0.5, 1.0))
    assert projected(direction=(0.0, 0.0, 1.0), up=(0.0, 0.0, 1.0)) == projected()


def test_only_x_and_y_of_an_additional_uv_are_set() -> None:
    model = corners()
    model.vertices.writable("uv2")[:] = (5, 6, 7, 8)
    apply(model, "vertices.uv-project", {"vertices": [0, 1, 2, 3]}, channel=2)
    assert model.vertices["uv2"][1].tolist() == [1, 0.75, 7, 8]
    assert model.vertices["uv"].tolist() == [[0, 0]] * 6


def test_faces_and_materials_stand_for_their_vertices() -> None:
    model = corners()
    apply(model, "vertices.uv-project", {"faces": [0, 1]})
    assert model.vertices["uv"][:4].tolist() == [[0, 0.75], [1, 0.75], [0, 0.25], [1, 0.25]]
    other = corners()
    apply(other, "vertices.uv-project", {"materials": [0]})
    assert fingerprint(other) == fingerprint(model)


def test_one_vertex_is_in_the_middle_and_what_is_nowhere_is_left_out() -> None:
    model = corners()
    model.vertices.writable("position")[1] = np.nan
    apply(model, "vertices.uv-project", {"vertices": [0, 1]})
    assert model.vertices["uv"][:2].tolist() == [[0.5, 0.5], [0, 0]]
    with pytest.raises(ValueError, match="no vertices"):
        apply(model, "vertices.uv-project", {"vertices": [1]})


def test_a_direction_needs_a_length() -> None:
    with pytest.raises(ValueError, match="no length"):
        projected(direction=(0.0, 0.0, 0.0))

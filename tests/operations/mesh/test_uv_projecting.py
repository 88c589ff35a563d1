"""UVs as vertices are seen from a direction."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.model import Model
from editor.render.camera import Camera, ViewSide
from tests.model.random_models import fingerprint
from tests.operations.model_making import full_model
from tests.operations.running import apply

# Right, up and back of the front lower left corner, which the rest of the model is not of.
CORNERS = [(0, 0, 0), (4, 0, 0), (0, 2, 0), (4, 2, 8)]


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

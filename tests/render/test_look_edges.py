"""The width of edges and the size of points in pixels (mmd-semantics §6.5, §1.4)."""

from math import radians, tan

import numpy as np
import pytest

from editor.model.materials import MaterialFlags
from editor.model.model import Model
from editor.render.camera import Camera
from tests.render.looking import assert_alike, with_columns
from tests.render.making import BLUE, RED, Quad, model_of, picture, plain, showing

pytestmark = [pytest.mark.gl, pytest.mark.usefixtures("gl")]
HEIGHT = 535  # lines of a picture in which edge size 1 is one pixel
EDGE = {"flags": MaterialFlags.EDGE, "edge_color": (0.0, 0.0, 1.0, 1.0)}
HALF = 2.5


def widening(size: float, scale: float = 1.0) -> Model:
    """A square that is seen from behind, so that only its edge is drawn; its normals point to the left and right."""
    model = model_of(Quad(plain(RED, **EDGE, edge_size=size), half=HALF, turned_away=True))
    sideways = np.sign(model.vertices["position"]) * (1, 0, 0)
    return with_columns(model, normal=sideways, edge_scale=np.full(4, scale))


def blue(pixels: np.ndarray) -> np.ndarray:
    return (pixels[..., 2] > 128) & (pixels[..., 0] < 128)


@pytest.mark.parametrize("scale", [0.0, 0.5, 1.0, 2.0])
@pytest.mark.parametrize("fov", [15.0, 30.0, 60.0])
@pytest.mark.parametrize("distance", [20.0, 60.0])
def test_the_width_of_edges_is_in_pixels(distance: float, fov: float, scale: float) -> None:
    camera = Camera(target=(0, 0, 0), distance=distance, fov=fov)
    seen = blue(picture(widening(8.0, scale), camera=camera, size=(HEIGHT, HEIGHT)))
    half = HALF / (distance * tan(radians(fov / 2))) * HEIGHT / 2
    whole_picture = min(2 * (half + 8 * scale), HEIGHT)
    assert seen[HEIGHT // 2].sum() == pytest.approx(whole_picture, abs=1)
    # Where the normals do not point, there is no edge.
    assert seen[:, HEIGHT // 2].sum() == pytest.approx(min(2 * half, HEIGHT), abs=1)


@pytest.mark.parametrize("height", [HEIGHT // 5, HEIGHT, 2 * HEIGHT])
def test_edges_grow_with_the_picture(height: int) -> None:
    camera = Camera(target=(0, 0, 0), distance=18.0, perspective=False)
    seen = blue(picture(widening(10.0), camera=camera, size=(height, height)))
    assert seen[height // 2].sum() == pytest.approx(height / 2 + 2 * 10 * height / HEIGHT, abs=1)


def test_a_normal_towards_the_eye_moves_nothing() -> None:
    model = model_of(Quad(plain(RED, **EDGE, edge_size=20.0), turned_away=True))
    assert blue(picture(model)).sum() == pytest.approx(32 * 32, abs=64)


@pytest.mark.parametrize("ratio", [1.0, 2.0])
@pytest.mark.parametrize("size", [1.0, 5.0, 9.0])
def test_points_have_the_edge_size(size: float, ratio: float) -> None:
    material = plain(RED, flags=MaterialFlags.POINTS | MaterialFlags.EDGE, edge_size=size, edge_color=(0, 0, 1, 1))
    model = model_of(Quad(material, half=HALF))
    seen = picture(model, options=showing(pixel_ratio=ratio))
    red = (seen[..., 0] > 128) & (seen[..., 1] < 128)
    side = int(size * ratio)
    assert red.sum() == 4 * side * side
    assert not blue(seen).any()
    columns = np.flatnonzero(red.any(axis=0))
    # Around 16 and 48.
    assert columns.min() == pytest.approx(16 - side / 2, abs=0.5)
    assert columns.max() + 1 == pytest.approx(48 + side / 2, abs=0.5)


def test_a_face_of_one_corner_is_one_point_and_one_of_two_a_line() -> None:
    material = plain(RED, flags=MaterialFlags.POINTS, edge_size=3.0)
    model = model_of(Quad(material, half=HALF))
    model.faces.fill(1, vertices=np.array([(2, 2, 2)]), material=np.zeros(1))
    seen = picture(model)
    assert (seen[..., 1] < 128).sum() == 9
    assert_alike(seen[48, 48], np.array(RED))
    model.materials.records[0] = plain(BLUE, flags=MaterialFlags.LINES)
    model.faces.fill(1, vertices=np.array([(0, 1, 0)]), material=np.zeros(1))
    rows, columns = np.nonzero(picture(model)[..., 1] < 128)
    assert set(rows) <= {15, 16}
    assert len(set(columns)) == pytest.approx(32, abs=1)

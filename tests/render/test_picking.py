"""The pointer meets what is seen under it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from OpenGL import GL

from editor.model.bones import Bone
from editor.model.joints import Joint
from editor.model.materials import MaterialFlags
from editor.model.rigid_bodies import RigidBody
from editor.render.offscreen.framebuffers import Framebuffer, bound
from editor.render.scene import Scene
from editor.render.textures.textures import decode
from tests.render.making import CAMERA, SIZE, Quad, model_of, plain, save_image

pytestmark = [pytest.mark.gl, pytest.mark.usefixtures("gl")]
PERSPECTIVE = replace(CAMERA, perspective=True, distance=20.0, rotation=(10.0, 20.0, 0.0))


@pytest.fixture
def scene(gl: None) -> Iterator[object]:
    """A quad left, farther away a quad right and, behind it, a large one; bones, a body and a joint."""
    model = model_of(Quad(plain(), x=-2.5, half=2), Quad(plain(), x=2.5, half=2, z=1), Quad(plain(), z=3, half=4.5))
    model.bones.records[:] = [Bone(position=(0, 3, 0)), Bone(position=(0.5, 3, 0))]
    model.rigid_bodies.records[:] = [RigidBody(position=(0, -3, 0))]
    model.joints.records[:] = [Joint(position=(0, -3.1, 0))]
    made = Scene(model, None)
    yield made
    made.release()


def pixel(x: float, y: float) -> tuple[float, float]:
    """Where a point of the plane z = 0 is seen."""
    px, py, _ = CAMERA.project([(x, y, 0)], SIZE)[0]
    return px, py


@pytest.mark.parametrize(
    ("x", "y", "row", "z"),
    [(-2, 1, 0, 0), (-3, -1, 1, 0), (3, 1, 2, 1), (2, -1, 3, 1), (0.05, 3.5, 4, 3), (-0.05, -3.5, 5, 3)],
)
def test_a_face_is_met(scene, x: float, y: float, row: int, z: float) -> None:
    hit = scene.pick(CAMERA, SIZE, *pixel(x, y), tables=("faces",))
    assert (hit.table, hit.row) == ("faces", row)
    np.testing.assert_allclose(hit.point, (x, y, z), atol=1e-5)


@pytest.mark.parametrize("x", [0, 63])
def test_nothing_is_met_beside_the_model(scene, x: int) -> None:
    assert scene.pick(CAMERA, SIZE, x, 2, tables=("faces", "bones")) is None


@pytest.mark.parametrize("camera", [CAMERA, PERSPECTIVE])
def test_every_pixel_agrees_with_the_ray_through_it(scene, camera) -> None:
    for x, y in ((20, 30), (45, 30), (32, 50), (40, 20)):
        hit = scene.pick(camera, SIZE, x + 0.5, y + 0.5, tables=("faces",))
        assert hit is not None
        np.testing.assert_allclose(camera.project([hit.point], SIZE)[0, :2], (x + 0.5, y + 0.5), atol=1e-3)


def test_bones_come_before_faces_when_they_are_near(scene) -> None:
    x, y = pixel(0, 3)
    assert scene.pick(CAMERA, SIZE, x - 1, y).row == 0
    assert scene.pick(CAMERA, SIZE, x + 4, y).table == "bones"
    assert scene.pick(CAMERA, SIZE, x + 4, y).row == 1
    assert scene.pick(CAMERA, SIZE, x, y + 20).table == "faces"


def test_the_order_of_the_tables_is_that_of_preference(scene) -> None:
    x, y = pixel(0, 3)
    assert scene.pick(CAMERA, SIZE, x, y, tables=("faces", "bones")).table == "faces"
    x, y = pixel(0, -3)
    assert scene.pick(CAMERA, SIZE, x, y, tables=("rigid_bodies", "joints")).table == "rigid_bodies"
    assert scene.pick(CAMERA, SIZE, x, y, tables=("joints",)).table == "joints"


def test_vertices_are_those_of_the_faces_that_are_seen(scene) -> None:
    x, y = pixel(-4.5, 2)
    hit = scene.pick(CAMERA, SIZE, x + 2, y + 2, tables=("vertices",))
    assert (hit.table, hit.row) == ("vertices", 0)
    assert hit.point == (-4.5, 2, 0)


def test_hidden_vertices_are_not_met() -> None:
    near, far = Quad(plain(), z=-1, half=4), Quad(plain(), z=1, half=2)
    scene = Scene(model_of(near, far), None)
    assert scene.pick(CAMERA, SIZE, *pixel(2, 2), tables=("vertices",)) is None
    scene.release()


def test_covered_vertices_of_a_face_that_is_seen_are_not_met() -> None:
    """Of the far quad a strip on the right is seen."""
    near, far = Quad(plain(), x=-1.5, z=-1, half=4), Quad(plain(), x=1, z=1, half=2)
    scene = Scene(model_of(near, far), None)
    hit = scene.pick(CAMERA, SIZE, *pixel(-1, 2), tables=("vertices",), radius=60.0)
    assert hit is not None
    assert hit.point == (3, 2, 1)
    scene.release()


def test_vertices_without_faces_are_met() -> None:
    model = model_of(Quad(plain()))
    model.faces.fill(0)
    scene = Scene(model, None)
    assert scene.pick(CAMERA, SIZE, *pixel(2.5, 2.5), tables=("vertices",)).row == 1
    scene.release()


def test_back_faces_and_holes_are_not_met(tmp_path: Path) -> None:
    save_image(tmp_path / "hole.png", [[(255, 255, 255, 0)]])
    away = Quad(plain(), z=-2, turned_away=True)
    hole = Quad(plain(texture=0), z=-1)
    invisible = Quad(plain(alpha=0.0), z=0)
    scene = Scene(model_of(away, hole, invisible, Quad(plain(), z=1), textures=("hole.png",)), tmp_path)
    scene.provide_image(tmp_path / "hole.png", decode(tmp_path / "hole.png"))
    assert scene.pick(CAMERA, SIZE, 32, 30, tables=("faces",)).row in (6, 7)
    scene.release()


@pytest.mark.parametrize("flags", [MaterialFlags.POINTS, MaterialFlags.LINES])
def test_points_and_lines_are_met_as_the_faces_that_they_belong_to(flags: MaterialFlags) -> None:
    scene = Scene(model_of(Quad(plain(), half=1), Quad(plain(flags=flags, edge_size=3.0))), None)
    x, y = pixel(2.5, 2.5)
    hit = scene.pick(CAMERA, SIZE, x - 0.2, y + 0.2, tables=("faces",))
    assert hit is not None
    assert hit.row in (2, 3)
    scene.release()


def test_visible_faces_of_a_box(scene) -> None:
    left, top = (round(v) for v in pixel(-4, 1.9))
    right, bottom = (round(v) for v in pixel(-1, -1.9))
    np.testing.assert_array_equal(scene.visible_faces(CAMERA, SIZE, (left, top, right, bottom)), (0, 1))
    np.testing.assert_array_equal(scene.visible_faces(CAMERA, SIZE, (0, 0, *SIZE)), range(6))
    assert len(scene.visible_faces(CAMERA, SIZE, (0, 0, 2, 2))) == 0


def test_picking_leaves_framebuffer_and_viewport_alone(scene) -> None:
    target = Framebuffer((50, 40))
    with bound(target.name):
        GL.glViewport(0, 0, 50, 40)
        scene.pick(CAMERA, SIZE, 32, 32)
        scene.visible_faces(CAMERA, SIZE, (0, 0, 5, 5))
        assert GL.glGetIntegerv(GL.GL_DRAW_FRAMEBUFFER_BINDING) == target.name
        assert tuple(GL.glGetIntegerv(GL.GL_VIEWPORT)) == (0, 0, 50, 40)
    target.release()

"""What stands close together in the picture is small and faint: bones, and vertices."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from editor.model.bones import Bone, BoneFlags
from editor.model.fields import NONE
from editor.model.model import Model
from editor.model.rigid_bodies import BodyMode, RigidBody
from editor.render.offscreen.pictures import draw_image
from editor.render.options import ViewOptions
from editor.render.scene import Scene
from tests.render.making import CAMERA, Quad, model_of, plain, showing

pytestmark = [pytest.mark.gl, pytest.mark.usefixtures("gl")]
SIZE = (256, 256)


def chain() -> Model:
    """Two bones one above the other, and two beside them that physics moves."""
    model = Model()
    flags = BoneFlags.TAIL_IS_BONE | BoneFlags.VISIBLE | BoneFlags.OPERABLE | BoneFlags.ROTATABLE
    model.bones.records[:] = [
        Bone(position=(-2, -2, 0), tail_bone=1, flags=flags),
        Bone(position=(-2, 2, 0), parent=0, tail_bone=NONE, flags=flags),
        Bone(position=(2, -2, 0), tail_bone=3, flags=flags),
        Bone(position=(2, 2, 0), parent=2, tail_bone=NONE, flags=flags),
    ]
    model.rigid_bodies.records[:] = [RigidBody(bone=row, mode=BodyMode.PHYSICS) for row in (2, 3)]
    return model


def ink(scene: Scene, options: ViewOptions, half: slice, distance: float = CAMERA.distance) -> int:
    """How much overlays change the picture between two columns."""
    camera = replace(CAMERA, distance=distance)
    seen = draw_image(scene, camera, options, SIZE).astype(int)
    return int(np.abs(seen - draw_image(scene, camera, showing(), SIZE))[:, half].sum())


LEFT, RIGHT = slice(0, 128), slice(128, 256)


def test_bones_that_physics_moves_are_faint_until_they_are_selected() -> None:
    scene = Scene(chain(), None)
    faint, usual = (ink(scene, showing("bones"), half) for half in (RIGHT, LEFT))
    assert 0 < faint < usual / 2
    scene.highlight("bones", [2])
    assert ink(scene, showing("bones"), RIGHT) > 2 * usual
    scene.release()


def test_what_is_under_the_pointer_glows_whichever_overlays_are_shown() -> None:
    scene = Scene(chain(), None)
    x, y, _ = CAMERA.project([(2, -2, 0)], SIZE)[0]
    assert scene.row_at(CAMERA, SIZE, x + 3, y, "bones", 8) == 2
    for options in (showing("bones"), showing()):
        before = draw_image(scene, CAMERA, options, SIZE)
        scene.hover("bones", 2)
        assert (draw_image(scene, CAMERA, options, SIZE) != before)[:, RIGHT].any()
        scene.hover("", NONE)
        assert (draw_image(scene, CAMERA, options, SIZE) == before).all()
    scene.hide({"bones": np.ones(4, np.bool_)})
    scene.hover("bones", 2)
    assert (draw_image(scene, CAMERA, options, SIZE) == before).all()
    scene.hide({})
    scene.lock({"bones": np.array([False, False, True, True])})
    assert scene.row_at(CAMERA, SIZE, x + 3, y, "bones", 8) == NONE
    scene.release()


def test_bones_fade_from_afar_unless_overlays_are_shown_dense() -> None:
    scene = Scene(chain(), None)
    options, far = showing("bones"), 20 * CAMERA.distance
    assert ink(scene, options, RIGHT, far) == 0
    assert ink(scene, replace(options, overlay_density=8.0), RIGHT, far) > 0
    scene.release()


def rows_of_quads(count: int) -> Model:
    return model_of(*(Quad(plain((1, 1, 1)), x=-4 + 8 * i / count, half=4 / count) for i in range(count)))


def test_vertices_are_small_and_faint_where_there_are_many() -> None:
    few, many = Scene(rows_of_quads(4), None), Scene(rows_of_quads(64), None)
    all_of = slice(0, 256)
    assert ink(many, showing("vertices"), all_of) / 16 < ink(few, showing("vertices"), all_of) / 4
    for scene in (few, many):
        scene.release()


def test_vertices_behind_the_surface_are_seen_where_that_is_asked_for() -> None:
    model = model_of(Quad(plain((1, 1, 1)), z=2, half=1), Quad(plain((1, 1, 1)), half=3))
    scene = Scene(model, None)
    middle = slice(70, 186)
    hidden = ink(scene, showing("vertices"), middle)
    assert ink(scene, showing("vertices", sees_through=True), middle) > hidden
    scene.release()

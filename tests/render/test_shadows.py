"""The shadow map is drawn when what it shows has changed, and at no other time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from editor.model.materials import MaterialFlags, Texture
from editor.preview.pose import Pose
from editor.render.offscreen.pictures import draw_image
from editor.render.options import ViewOptions
from editor.render.passes import Passes
from editor.render.textures.textures import decode
from tests.render.making import CAMERA, GREEN, RED, SIZE, Quad, Shown, plain, showing
from tests.render.posing import hung

pytestmark = [pytest.mark.gl, pytest.mark.usefixtures("gl")]

OPTIONS = showing("self-shadow", light_direction=(0.3, -0.3, 1))
FLAGS = MaterialFlags.CASTS_SELF_SHADOW | MaterialFlags.SELF_SHADOW


@pytest.fixture
def maps(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """One entry for each time that a map is drawn from now on."""
    drawn: list[int] = []
    draw = Passes.draw_shadow_map
    monkeypatch.setattr(Passes, "draw_shadow_map", lambda passes: (drawn.append(1), draw(passes))[1])
    return drawn


@pytest.fixture
def shown(gl: None, tmp_path: Path) -> Iterator[Shown]:
    """A red quad before a green one, whose texture, a hole, is not there yet."""
    Image.new("RGBA", (1, 1)).save(tmp_path / "hole.png")
    model = hung(Quad(plain(GREEN, flags=FLAGS, texture=0), half=4), Quad(plain(RED, flags=FLAGS), z=-2, half=1))
    model.textures.records[:] = [Texture("hole.png")]
    made = Shown(model, tmp_path)
    yield made
    made.scene.release()


def lifted() -> Pose:
    pose = Pose.at_rest(2, 0)
    pose.offsets[1] = (0, 1, 0)
    return pose


def draw(shown: Shown, options: ViewOptions = OPTIONS) -> np.ndarray:
    """A picture, which has to be the same with a map that is made afresh."""
    picture = shown.picture(options)
    shown.scene._shadows.release()
    assert np.array_equal(picture, shown.picture(options))
    return picture


@pytest.mark.parametrize("is_posed", [False, True])
def test_other_cameras_sizes_and_selections_draw_no_map(shown: Shown, maps: list[int], is_posed: bool) -> None:
    shown.pose(lifted() if is_posed else None)
    shown.picture(OPTIONS)
    for step in range(10):
        draw_image(shown.scene, CAMERA.orbited(step, step), OPTIONS, (50 + step, 40), samples=0)
    shown.scene.highlight("vertices", [1])
    shown.scene.highlight("materials", [0])
    shown.scene.pick(CAMERA, SIZE, 32, 32)
    shown.picture(replace(OPTIONS, background=(0, 0, 0, 1)))
    shown.picture(ViewOptions())
    shown.picture(OPTIONS)
    assert len(maps) == 1


def edit_position(shown: Shown) -> None:
    with shown.edit() as edit:
        edit.set(shown.model.vertices, [4], "position", (0, 0, -3))


def edit_material(shown: Shown) -> None:
    with shown.edit() as edit:
        edit.set(shown.model.materials, [1], "flags", MaterialFlags.SELF_SHADOW)


def edit_faces(shown: Shown) -> None:
    with shown.edit() as edit:
        edit.remove(shown.model.faces, [3])


def provide(shown: Shown) -> None:
    for file in shown.scene.wanted_images():
        shown.scene.provide_image(file, decode(file))


CHANGES: dict[str, Callable[[Shown], object]] = {
    "another pose": lambda shown: shown.pose(lifted()),
    "a place": edit_position,
    "a material": edit_material,
    "faces": edit_faces,
    "hidden faces": lambda shown: shown.scene.hide({"faces": np.array([False, False, False, True])}),
    "a texture": provide,
    "a GPU that forgot": lambda shown: shown.scene.release(),
}


@pytest.mark.parametrize("what", CHANGES)
@pytest.mark.parametrize("is_posed", [False, True])
def test_what_the_light_sees_anew_draws_another_map(shown: Shown, maps: list[int], what: str, is_posed: bool) -> None:
    if is_posed:
        shown.pose(Pose.at_rest(2, 0))
    shown.picture(OPTIONS)
    CHANGES[what](shown)
    shown.scene.pick(CAMERA, SIZE, 32, 32)  # uploads what has changed, and draws no map
    assert len(maps) == 1
    draw(shown)
    assert len(maps) == 3
    shown.picture(OPTIONS)
    assert len(maps) == 3


def test_another_light_draws_another_map_and_darker_shadows_do_not(shown: Shown, maps: list[int]) -> None:
    shown.picture(OPTIONS)
    shown.picture(replace(OPTIONS, self_shadow=replace(OPTIONS.self_shadow, mode=2), light_color=(1, 1, 1)))
    assert len(maps) == 1
    draw(shown, replace(OPTIONS, light_direction=(-0.3, -0.3, 1)))
    assert len(maps) == 3


def test_a_pose_that_ends_draws_the_map_of_the_model_at_rest(shown: Shown, maps: list[int]) -> None:
    before = shown.picture(OPTIONS)
    shown.pose(lifted())
    shown.picture(OPTIONS)
    shown.pose(None)
    assert np.array_equal(shown.picture(OPTIONS), before)
    assert len(maps) == 3

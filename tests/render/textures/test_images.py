"""Images that several scenes draw from: uploaded once, and there until the last of them has let go."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from editor.render import gpu
from editor.render.textures.images import Images
from editor.render.textures.textures import decode
from tests.render.counting import counted
from tests.render.making import GREEN, Quad, Shown, assert_color, model_of, plain, save_image

pytestmark = [pytest.mark.gl, pytest.mark.usefixtures("gl")]


@pytest.fixture
def pair(gl: None, tmp_path: Path) -> Iterator[tuple[Shown, Shown]]:
    """Two scenes of a white quad with a green texture, which is not decoded yet."""
    save_image(tmp_path / "green.png", [[(0, 255, 0)]])
    model = model_of(Quad(plain((1, 1, 1), texture=0)), textures=("green.png",))
    one, other = Shown(model, tmp_path), Shown(model, tmp_path)
    other.scene.images = one.scene.images
    yield one, other
    one.scene.release()
    other.scene.release()


def provide(shown: Shown) -> None:
    for file in shown.scene.wanted_images():
        shown.scene.provide_image(file, decode(file))


def test_an_image_that_comes_reaches_every_scene_and_is_uploaded_once(pair: tuple[Shown, Shown]) -> None:
    one, other = pair
    assert_color(one.centre(), (1, 1, 1))
    assert_color(other.centre(), (1, 1, 1))
    provide(one)
    with counted() as calls:
        assert_color(one.centre(), GREEN)
        assert_color(other.centre(), GREEN)
    assert calls["glTexImage2D"] == 1
    assert other.scene.wanted_images() == []


def test_a_scene_that_is_released_leaves_the_images_to_the_other(
    pair: tuple[Shown, Shown], monkeypatch: pytest.MonkeyPatch
) -> None:
    released: list[int] = []
    release = gpu.GpuTexture.release
    monkeypatch.setattr(gpu.GpuTexture, "release", lambda self: (released.append(self.name), release(self))[1])
    one, other = pair
    provide(one)
    before = one.picture()
    assert np.array_equal(other.picture(), before)
    one.scene.release()
    assert not released
    assert np.array_equal(other.picture(), before)
    assert np.array_equal(one.picture(), before)
    one.scene.release()
    other.scene.release()
    assert released
    assert len(one.scene.wanted_images()) == 1


def test_a_missing_texture_is_a_checker_pattern_where_that_is_wished(gl: None, tmp_path: Path) -> None:
    model = model_of(Quad(plain((1, 1, 1), texture=0)), textures=("lost.png",))
    shown = Shown(model, tmp_path)
    assert len(np.unique(shown.picture().reshape(-1, 4), axis=0)) <= 2  # white on the background
    shown.scene.images = Images(model, tmp_path, marks_missing=True)
    colors = {tuple(color) for color in np.unique(shown.picture().reshape(-1, 4), axis=0)[:, :3].tolist()}
    assert {(255, 190, 255), (190, 80, 200)} <= colors
    save_image(tmp_path / "lost.png", [[(0, 255, 0)]])
    shown.scene.images.look_again(tmp_path)
    assert_color(shown.centre(), (150 / 255,) * 3)  # it is there, but was not read
    provide(shown)
    assert_color(shown.centre(), GREEN)
    shown.scene.release()

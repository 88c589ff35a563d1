"""Images that several scenes draw from: uploaded once, and there until the last of them has let go."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from editor.render import gpu
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
    assert calls["glGenerateMipmap"] == 1
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

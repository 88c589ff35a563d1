"""Thumbnails: the whole model is seen, whatever its size, and a texture that many models have is decoded once."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from editor import formats
from editor.model.edit import Edit
from editor.model.model import Model
from editor.operations.model.whole_model import scale
from editor.render.offscreen import thumbnails
from editor.render.offscreen.thumbnails import BACKGROUND, ThumbnailRenderer
from editor.resources import resource

pytestmark = pytest.mark.gl
SIZE = (96, 64)


@pytest.fixture
def renderer() -> Iterator[ThumbnailRenderer]:
    with ThumbnailRenderer.in_own_context() as renderer:
        yield renderer


@pytest.fixture
def model() -> Model:
    return formats.load_model(resource("samples", "mochi.pmx")).model


@pytest.mark.parametrize("factor", [0.05, 1, 100])
def test_the_whole_model_is_seen(renderer: ThumbnailRenderer, model: Model, factor: float) -> None:
    with Edit(model) as edit:
        scale(edit, factor)
    pixels = renderer.picture(model, None, SIZE)
    assert pixels is not None
    assert pixels.shape == (64, 96, 4)
    is_model = (np.abs(pixels[..., :3] / 255 - BACKGROUND[:3]) > 0.02).any(axis=2)
    rows, columns = np.flatnonzero(is_model.any(axis=1)), np.flatnonzero(is_model.any(axis=0))
    assert len(rows) > 40
    assert 0 < rows[0] <= rows[-1] < 63
    assert 0 < columns[0] <= columns[-1] < 95


def test_of_nothing_there_is_no_picture(renderer: ThumbnailRenderer) -> None:
    assert renderer.picture(formats.new_content().model, None, SIZE) is None


def test_textures_that_are_the_same_are_decoded_once(
    renderer: ThumbnailRenderer, model: Model, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    decoded: list[Path] = []
    monkeypatch.setattr(thumbnails, "decoded", lambda file, _: decoded.append(file))
    for folder in (tmp_path / "a", tmp_path / "b"):
        shutil.copytree(resource("samples", "textures"), folder / "textures")
        renderer.picture(model, folder, SIZE)
    assert decoded
    assert {file.parent.parent for file in decoded} == {tmp_path / "a"}

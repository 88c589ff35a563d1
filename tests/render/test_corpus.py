"""Real models are drawn, and look as they should where that can be told in numbers."""

from pathlib import Path

import numpy as np
import pytest

from editor.formats import load
from editor.render.bounds import bounds
from editor.render.camera import Camera, ViewSide
from editor.render.offscreen.offscreen import render_image
from editor.render.options import ViewOptions
from editor.render.overlays.overlay_list import OVERLAYS
from editor.render.textures.texture_files import missing_textures
from editor.resources import resource

pytestmark = [pytest.mark.gl, pytest.mark.usefixtures("gl")]
SIZE = (180, 180)
EVERYTHING = ViewOptions(show=frozenset(overlay.name for overlay in OVERLAYS))


def test_every_model_is_drawn_with_everything(corpus: Path) -> None:
    for path in sorted(corpus.glob("*/*.pmx")):
        check_drawn(path)


@pytest.mark.parametrize("name", ["mochi.pmx", "cloth.pmx"])
def test_the_samples_are_drawn_with_everything(name: str) -> None:
    path = resource("samples", name)
    assert missing_textures(load(path).model, path.parent) == []
    check_drawn(path)


def check_drawn(path: Path) -> None:
    model = load(path).model
    box = bounds(model) or ((-1, -1, -1), (1, 1, 1))
    camera = Camera(rotation=(15, 30, 0)).framed(*box, SIZE)
    pixels = render_image(model, path.parent, camera, EVERYTHING, SIZE)
    assert len(np.unique(pixels.reshape(-1, 4), axis=0)) > 10, path


@pytest.fixture(scope="module")
def gene(corpus: Path) -> Path:
    return corpus / "gene" / "Gene_light.pmx"


def test_a_character_stands_upright_and_looks_at_the_viewer(gene: Path) -> None:
    model = load(gene).model
    assert missing_textures(model, gene.parent) == []
    size = (400, 400)
    camera = Camera(target=(0, 17.9, 0), distance=8)
    front = render_image(model, gene.parent, camera, ViewOptions(), size).astype(int)
    for x in (-0.45, 0.45):
        column, row, _ = camera.project([(x, 17.85, -1.2)], size)[0].astype(int)
        eye = front[row - 8 : row + 9, column - 8 : column + 9, :3].reshape(-1, 3)
        assert (eye[:, 2] - eye[:, 0] > 60).mean() > 0.3
    column, row, _ = camera.project([(0, 17, -1.2)], size)[0].astype(int)
    assert front[row, column, 0] > front[row, column, 2] > 200
    back = render_image(model, gene.parent, camera.turned(ViewSide.BACK), ViewOptions(), size).astype(int)
    assert (back[..., 2] - back[..., 0] > 60).sum() < (front[..., 2] - front[..., 0] > 60).sum() / 2


def test_the_silhouette_is_that_of_the_vertices(gene: Path) -> None:
    check_silhouette(gene)


def test_the_silhouette_of_the_sample_is_that_of_its_vertices() -> None:
    check_silhouette(resource("samples", "mochi.pmx"))


def check_silhouette(path: Path) -> None:
    model = load(path).model
    camera = Camera(target=(0, 9, 0), rotation=(5, 20, 0), distance=60)
    options = ViewOptions(background=(0, 0, 0, 0)).with_shown("edge", False)
    covered = render_image(model, path.parent, camera, options, SIZE)[..., 3] > 128
    seen = camera.project(model.vertices["position"], SIZE)[:, :2]
    rows, columns = np.nonzero(covered)
    low, high = seen.min(axis=0), seen.max(axis=0)
    np.testing.assert_allclose((columns.min(), rows.min()), low, atol=2.5)
    np.testing.assert_allclose((columns.max(), rows.max()), high, atol=2.5)

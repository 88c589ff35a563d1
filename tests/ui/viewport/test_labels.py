"""Names are written over the picture, in the names that are chosen, and leave the drawing as it was."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtGui import QFont, QImage
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.formats import Content
from editor.model.bones import Bone
from editor.model.model import Model
from editor.render.options import ViewOptions
from editor.render.overlays.labels import Label
from editor.render.overlays.overlay_list import LABELS
from editor.ui.models.marks import NameMode, Names
from editor.ui.viewport.labels import Labels, write
from editor.ui.viewport.viewport import Viewport
from tests.ui.pixels import pixels_of

SHOWN = ViewOptions(show=frozenset({"bones"}), background=(0.0, 0.0, 1.0, 1.0))
NAMED = SHOWN.with_shown(LABELS, True)


def boned() -> Model:
    model = Model()
    model.bones.records[:] = [Bone("左", "left", position=(0, 10, 0)), Bone("", position=(3, 12, 0))]
    return model


@pytest.mark.parametrize(
    ("names", "text"), [(Names.JAPANESE, "左"), (Names.ENGLISH, "left"), (Names.BOTH, "左 / left")]
)
def test_a_row_is_called_as_everywhere_or_by_its_number(names: Names, text: str) -> None:
    labels = Labels(boned(), NameMode(names))
    assert labels.text("bones", 0) == text
    assert labels.text("bones", 1) == "1"
    assert labels.text("vertices", 7) == "7"


@pytest.fixture
def viewport(qtbot: QtBot) -> Iterator[Viewport]:
    document = Document(Content(boned()))
    viewport = Viewport(document)
    viewport.labels = Labels(document.model, NameMode())
    qtbot.addWidget(viewport)
    viewport.set_options(SHOWN)
    font = viewport.font()
    font.setPointSizeF(14)  # as large on every system
    viewport.setFont(font)
    viewport.resize(400, 300)
    viewport.show()
    qtbot.waitUntil(lambda: viewport.has_drawn)
    yield viewport
    viewport.stop()


def pixels(viewport: Viewport, options: ViewOptions) -> np.ndarray:
    viewport.set_options(options)
    return pixels_of(viewport.grabFramebuffer())


@pytest.mark.gl
def test_names_are_written_beside_what_they_name(viewport: Viewport) -> None:
    plain = pixels(viewport, SHOWN)
    rows, columns = np.nonzero((pixels(viewport, NAMED) != plain).any(axis=-1))
    ratio = viewport.devicePixelRatioF()
    for place in ((0, 10, 0), (3, 12, 0)):
        x, y, _ = viewport.camera.project([place], viewport.pixels)[0]
        beside = (np.abs(rows - y) < 12 * ratio) & (columns > x + 4 * ratio) & (columns < x + 40 * ratio)
        assert beside.sum() > 20
    assert columns.min() >= viewport.camera.project([(0, 10, 0)], viewport.pixels)[0, 0]


@pytest.mark.gl
def test_writing_leaves_the_next_picture_as_it_was(viewport: Viewport) -> None:
    plain = pixels(viewport, SHOWN)
    first = pixels(viewport, NAMED)
    np.testing.assert_array_equal(pixels(viewport, NAMED), first)
    np.testing.assert_array_equal(pixels(viewport, SHOWN), plain)


def test_they_stand_on_whole_pixels(qapp: object) -> None:
    """The processor and OpenGL take letters that are halfway to different ones."""

    def written(shift: float) -> QImage:
        image = QImage(100, 50, QImage.Format.Format_RGBA8888)
        image.fill(0)
        write(image, QFont(), [Label("bone", 20 + shift, 20 + shift, 1, True)], SHOWN)
        return image

    assert written(0.2) == written(0) != written(1)

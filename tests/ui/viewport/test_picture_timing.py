"""Views that are left alone become smooth, and tell when they are too slow."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.formats import Content
from editor.render.options import ViewOptions
from editor.ui.viewport.picture_timing import MOST_SECONDS, SLOW_FOR_SECONDS, SLOW_SECONDS, SlowPictures
from editor.ui.viewport.viewport import Viewport
from tests.render.making import RED, Quad, model_of, plain
from tests.ui.pixels import pixels_of

pytestmark = pytest.mark.gl


@pytest.fixture
def viewport(qtbot: QtBot) -> Iterator[Viewport]:
    viewport = Viewport(Document(Content(model_of(Quad(plain(RED), half=3.0)))))
    qtbot.addWidget(viewport)
    viewport.set_options(ViewOptions(show=frozenset(), background=(0.0, 0.0, 0.0, 1.0)), samples=8)
    viewport.resize(200, 200)
    viewport.show()
    qtbot.waitUntil(lambda: viewport.has_drawn)
    viewport.camera_control.set_camera(viewport.camera.orbited(20, 15))
    yield viewport
    viewport.stop()


def shades(viewport: Viewport) -> int:
    """How many reds there are in what is seen now."""
    return len(np.unique(pixels_of(viewport.grab().toImage())[::7, :, 0]))


def test_a_view_that_is_left_alone_becomes_smooth_until_something_changes(viewport: Viewport, qtbot: QtBot) -> None:
    with qtbot.waitSignal(viewport._smooth.finished):
        viewport.redraw()
    assert shades(viewport) >= 5
    viewport.camera_control.set_camera(viewport.camera.orbited(1, 0))
    assert shades(viewport) == 2


def test_without_antialiasing_a_view_that_is_left_alone_stays_as_it_is(viewport: Viewport, qtbot: QtBot) -> None:
    viewport.set_options(viewport.options, samples=1)
    qtbot.waitUntil(lambda: viewport.is_at_rest)
    assert shades(viewport) == 2


def test_pictures_that_are_asked_for_are_the_same_at_any_time(viewport: Viewport, qtbot: QtBot) -> None:
    before = viewport.grabFramebuffer()
    with qtbot.waitSignal(viewport._smooth.finished):
        viewport.redraw()
    assert viewport.grabFramebuffer() == before


def told_of(seconds: list[float]) -> int:
    slow, told = SlowPictures(None), []
    slow.found.connect(lambda: told.append(1))
    for each in seconds:
        slow.count(each)
    return len(told)


def test_slow_pictures_are_told_of_when_they_go_on() -> None:
    slow = SLOW_SECONDS * 1.1
    enough = int(np.ceil(SLOW_FOR_SECONDS / slow))
    assert told_of([slow] * enough) == 1
    assert told_of([slow] * (enough - 1)) == 0
    assert told_of([slow] * (enough - 1) + [0.01] + [slow] * (enough - 1)) == 0


def test_a_single_long_picture_is_no_reason() -> None:
    assert told_of([60.0]) == 0
    assert told_of([60.0] * int(SLOW_FOR_SECONDS / MOST_SECONDS)) == 1

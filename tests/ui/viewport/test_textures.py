"""The textures of a document are decoded and uploaded once, whichever of its views come and go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from PySide6.QtGui import QOpenGLContext
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.formats import Content
from editor.model.materials import Texture
from editor.render.gpu import GpuTexture
from editor.render.options import ViewOptions
from editor.ui.viewport import textures
from editor.ui.viewport.viewport import Viewport
from editor.ui.viewport.views import Views
from editor.ui.window.main_window import MainWindow
from tests.ui.pixels import colors_of
from tests.ui.viewport.test_viewport import two_squares
from tests.ui.viewport.test_views import four

pytestmark = pytest.mark.gl

SIDES = {"yellow.png": 8, "cyan.png": 16}  # pixels, by which an upload is known
YELLOW, CYAN = (255, 255, 0), (0, 255, 255)


@pytest.fixture
def decoded(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each file was decoded."""
    files: Counter[str] = Counter()
    decode = textures.decode
    monkeypatch.setattr(textures, "decode", lambda path: (files.update([path.name]), decode(path))[1])
    return files


@pytest.fixture
def uploaded(monkeypatch: pytest.MonkeyPatch) -> Counter[int]:
    """How many textures of each width there are on the GPU."""
    widths: Counter[int] = Counter()
    of_texture: dict[GpuTexture, int] = {}
    make, release = GpuTexture.__init__, GpuTexture.release

    def made(texture: GpuTexture, levels: list[np.ndarray]) -> None:
        make(texture, levels)
        of_texture[texture] = levels[0].shape[1]
        widths[levels[0].shape[1]] += 1

    def released(texture: GpuTexture) -> None:
        assert QOpenGLContext.currentContext() is not None
        widths[of_texture.pop(texture)] -= 1
        release(texture)

    monkeypatch.setattr(GpuTexture, "__init__", made)
    monkeypatch.setattr(GpuTexture, "release", released)
    return widths


@pytest.fixture
def document(tmp_path: Path) -> Document:
    """A yellow and a cyan square."""
    for (name, side), color in zip(SIDES.items(), (YELLOW, CYAN), strict=True):
        Image.new("RGB", (side, side), color).save(tmp_path / name)
    model = two_squares()
    model.textures.records[:] = [Texture(name) for name in SIDES]
    model.materials.records[:] = [
        replace(material, diffuse=(1, 1, 1, 1), ambient=(1, 1, 1), texture=row)
        for row, material in enumerate(model.materials.records)
    ]
    return Document(Content(model, path=tmp_path / "squares.pmx"))


@pytest.fixture
def views(document: Document, decoded: Counter[str], uploaded: Counter[int], qtbot: QtBot) -> Iterator[Views]:
    options = ViewOptions(show=frozenset({"texture"}), background=(0, 0, 0, 1))
    views = Views(document, lambda view: view.set_options(options))
    qtbot.addWidget(views)
    views.resize(600, 400)
    views.show()
    qtbot.waitUntil(lambda: views.first.has_drawn)
    yield views
    views.stop()
    assert not +uploaded


def colors(view: Viewport) -> set[tuple[int, int, int]]:
    """The bright colours that there are much of in a picture."""
    found = colors_of(view.grabFramebuffer(), apart=4)
    return {color for color, count in found.items() if count > 20 and max(color) > 100}


def test_four_views_decode_and_upload_nothing_twice(
    views: Views, decoded: Counter[str], uploaded: Counter[int], qtbot: QtBot
) -> None:
    first, _, front, _ = four(views, qtbot)
    assert colors(first) == colors(front) == {YELLOW, CYAN}
    views.cameras.set_four(False)
    qtbot.waitUntil(lambda: first.has_drawn)
    assert colors(first) == {YELLOW, CYAN}
    four(views, qtbot)
    assert decoded == dict.fromkeys(SIDES, 1)
    assert all(uploaded[side] == 1 for side in SIDES.values())


def test_views_that_come_while_textures_are_loaded_wait_for_the_same(
    document: Document, decoded: Counter[str], qtbot: QtBot
) -> None:
    document.cameras.set_four(True)
    views = Views(document, lambda view: view.set_options(ViewOptions(show=frozenset({"texture"}))))
    qtbot.addWidget(views)
    views.resize(600, 400)
    views.show()
    qtbot.waitUntil(lambda: all(view.has_drawn for view in views.all))
    assert colors(views.first) >= {YELLOW, CYAN}
    assert decoded == dict.fromkeys(SIDES, 1)
    views.stop()


def test_another_texture_is_seen_in_all(views: Views, decoded: Counter[str], document: Document, qtbot: QtBot) -> None:
    first, _, front, _ = four(views, qtbot)
    Image.new("RGB", (4, 4), (255, 0, 255)).save(document.content.folder / "pink.png")
    with document.edit("Pink") as edit:
        edit.set(document.model.textures, [0], "path", "pink.png")
    qtbot.waitUntil(lambda: colors(first) == colors(front) == {(255, 0, 255), CYAN})
    document.undo()
    assert colors(first) == colors(front) == {YELLOW, CYAN}
    assert decoded == dict.fromkeys((*SIDES, "pink.png"), 1)


def test_a_view_that_loses_its_context_takes_no_texture_from_the_others(
    views: Views, decoded: Counter[str], qtbot: QtBot
) -> None:
    first, _, front, _ = four(views, qtbot)
    first.release()
    assert colors(front) == colors(first) == {YELLOW, CYAN}
    assert decoded == dict.fromkeys(SIDES, 1)


def test_what_the_last_view_let_go_of_is_loaded_again(views: Views, decoded: Counter[str], qtbot: QtBot) -> None:
    all_views = four(views, qtbot)
    for view in all_views:
        view.release()
        view.redraw()
    qtbot.waitUntil(lambda: all(colors(view) == {YELLOW, CYAN} for view in (all_views[0], all_views[2])))
    assert decoded == dict.fromkeys(SIDES, 2)


def test_views_whose_contexts_do_not_share_have_textures_of_their_own(
    views: Views, decoded: Counter[str], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QOpenGLContext, "areSharing", lambda one, other: one is other)
    first, _, front, _ = four(views, qtbot)
    assert colors(first) == colors(front) == {YELLOW, CYAN}
    assert decoded == dict.fromkeys(SIDES, 4)


def test_a_second_view_in_a_window_of_its_own_is_drawn(views: Views, qtbot: QtBot) -> None:
    """Whether its context shares with that of the first is for the system to say."""
    pane = views.make_second()
    qtbot.addWidget(pane)
    pane.resize(300, 200)
    pane.show()
    qtbot.waitUntil(lambda: pane.view.has_drawn)
    assert colors(pane.view) == colors(views.first) == {YELLOW, CYAN}
    views.drop_second()
    assert colors(views.first) == {YELLOW, CYAN}


def test_a_view_that_closes_leaves_the_loading_to_the_others(
    document: Document, decoded: Counter[str], qtbot: QtBot
) -> None:
    document.cameras.set_four(True)
    views = Views(document, lambda view: view.set_options(ViewOptions(show=frozenset({"texture"}))))
    qtbot.addWidget(views)
    views.show()
    qtbot.waitUntil(lambda: not views.first._textures.is_idle)
    document.cameras.set_four(False)
    qtbot.waitUntil(lambda: views.first.has_drawn)
    assert colors(views.first) >= {YELLOW, CYAN}
    assert decoded == dict.fromkeys(SIDES, 1)
    views.stop()


def test_another_language_decodes_and_uploads_nothing_again(
    window: MainWindow, sample: Path, decoded: Counter[str], uploaded: Counter[int], qtbot: QtBot
) -> None:
    window.open([sample])
    qtbot.waitUntil(lambda: window.workbench.tabs.viewport is not None and window.workbench.tabs.viewport.has_drawn)
    before, files = colors(window.workbench.tabs.viewport), Counter(decoded)
    assert files
    names = Counter(uploaded)
    for language in ("ja", "en"):
        window.workbench.commands.list[f"view.language-{language}"].trigger()
        qtbot.waitUntil(lambda: window.workbench.tabs.viewport.has_drawn)
        assert colors(window.workbench.tabs.viewport) == before
    assert decoded == files
    assert uploaded == names
    window.session.close(window.session.current)
    assert not +uploaded

"""The viewport goes on when its context goes, when it has no size, and when the driver refuses something."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.document.selection import SelectionMode
from editor.formats import Content
from editor.model.materials import Texture
from editor.render import gpu
from editor.render.options import ViewOptions
from editor.render.textures import images
from editor.ui.viewport.viewport import Viewport
from tests.ui.viewport.test_posed_viewport import flag_on_a_mast
from tests.ui.viewport.test_viewport import color

pytestmark = pytest.mark.gl

FLAG = (2.0, 8.0, 0.0)
RAISED = (2.0, 10.0, 0.0)


@pytest.fixture
def document(tmp_path: Path) -> Document:
    """A flag with a yellow texture, and a texture that is no image."""
    Image.new("RGB", (8, 8), (255, 255, 0)).save(tmp_path / "yellow.png")
    (tmp_path / "broken.png").write_bytes(b"no image")
    model = flag_on_a_mast()
    model.textures.records[:] = [Texture("yellow.png"), Texture("broken.png")]
    white = replace(model.materials[0], diffuse=(1, 1, 1, 1), ambient=(1, 1, 1), texture=0)
    model.materials.records[:] = [replace(white, sphere_texture=1, sphere_mode=1)]
    return Document(Content(model, path=tmp_path / "flag.pmx"))


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    window = QMainWindow()
    qtbot.addWidget(window)
    window.resize(500, 400)
    return window


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def viewport(document: Document, window: QMainWindow, told: list[str], qtbot: QtBot) -> Iterator[Viewport]:
    """In a dock, which can be floated."""
    viewport = Viewport(document)
    viewport.message_added.connect(lambda message: told.append(message.text))
    viewport.set_options(ViewOptions(show=frozenset({"texture", "sphere"}), background=(0, 0, 1, 1)))
    dock = QDockWidget("view", window)
    dock.setWidget(viewport)
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
    window.show()
    qtbot.waitUntil(lambda: viewport.has_drawn)
    yield viewport
    viewport.stop()


def is_yellow(viewport: Viewport, point: tuple[float, float, float]) -> bool:
    red, green, blue = color(viewport, point)
    return min(red, green) > 200 and blue < 60


def test_floating_and_docking_again_keeps_pose_and_textures(
    viewport: Viewport, document: Document, window: QMainWindow, told: list[str], qtbot: QtBot
) -> None:
    document.posing.set_active(True)
    document.posing.pose_bones([1], offsets=(0.0, 2.0, 0.0))
    viewport.camera_control.frame()
    (dock,) = window.findChildren(QDockWidget)
    for floating in (True, False):
        dock.setFloating(floating)
        qtbot.waitUntil(lambda: viewport.context() is not None and viewport.isValid())
        qtbot.waitUntil(lambda: viewport.has_drawn and is_yellow(viewport, RAISED))
        with document.edit("Rename") as edit:
            edit.set(document.model.materials, [0], "name", f"{floating}")
        assert is_yellow(viewport, RAISED)
    assert not viewport._notice.is_shown
    assert len([text for text in told if "broken.png" in text]) == 1


@pytest.fixture(params=[True, False])
def shares_with_all(viewport: Viewport, request: pytest.FixtureRequest) -> Iterator[bool]:
    """Whether contexts share beyond their window; where they do not, Qt makes a new one in another window."""
    QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_ShareOpenGLContexts, request.param)
    yield request.param
    QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_ShareOpenGLContexts)


def test_a_window_of_its_own_and_back(
    viewport: Viewport, document: Document, window: QMainWindow, shares_with_all: bool, qtbot: QtBot
) -> None:
    (dock,) = window.findChildren(QDockWidget)
    gone: list[int] = []
    viewport.context().aboutToBeDestroyed.connect(lambda: gone.append(1))
    viewport.setParent(None)
    viewport.show()
    qtbot.waitUntil(lambda: viewport.has_drawn and is_yellow(viewport, FLAG))
    assert bool(gone) is not shares_with_all
    dock.setWidget(viewport)
    viewport.show()
    qtbot.waitUntil(lambda: viewport.has_drawn and is_yellow(viewport, FLAG))


@pytest.mark.parametrize("size", [(0, 0), (0, 50), (50, 0), (1, 1)])
def test_without_a_size_there_is_nothing_to_draw_and_no_fault(
    viewport: Viewport, window: QMainWindow, size: tuple[int, int], qtbot: QtBot
) -> None:
    viewport.setParent(window)
    viewport.setMinimumSize(0, 0)
    viewport.show()
    viewport.resize(*size)
    qtbot.wait(20)
    viewport.camera_control.frame()
    viewport.repaint()
    viewport._pick(QPointF(0, 0), SelectionMode.REPLACE)
    assert not viewport._notice.is_shown
    viewport.resize(300, 200)
    viewport.camera_control.reset()
    qtbot.waitUntil(lambda: is_yellow(viewport, FLAG))


def test_a_shader_that_is_refused_is_told_and_can_be_tried_again(
    viewport: Viewport,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    logged_errors: list[logging.LogRecord],
) -> None:
    viewport.release()
    whole = gpu.resource
    bad = tmp_path / "bad.frag"
    bad.write_text("#version 330 core\nvoid main() { nonsense(); }\n")
    with monkeypatch.context() as patch:
        patch.setattr(
            gpu, "resource", lambda *path: tmp_path / "bad.frag" if path[-1] == "color.frag" else whole(*path)
        )
        viewport.grabFramebuffer()
    assert viewport._notice.is_shown
    assert "color.frag" in viewport._notice._text.text()
    assert logged_errors
    logged_errors.clear()
    viewport._notice._again.click()
    viewport.grabFramebuffer()
    assert not viewport._notice.is_shown
    assert color(viewport, FLAG) != (0, 0, 255)


def test_a_texture_that_is_too_large_is_told_once(
    document: Document, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(images, "largest_texture", lambda: 4)
    told: list[str] = []
    viewport = Viewport(document)
    qtbot.addWidget(viewport)
    viewport.message_added.connect(lambda message: told.append(message.text))
    viewport.show()
    qtbot.waitUntil(lambda: viewport.has_drawn and any("yellow.png" in text for text in told))
    viewport.release()
    qtbot.waitUntil(lambda: viewport.has_drawn)
    viewport.grabFramebuffer()
    (text,) = [text for text in told if "yellow.png" in text]
    assert "8 × 8" in text
    assert "4 × 4" in text
    viewport.stop()


def test_a_texture_without_room_is_told(document: Document, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    upload = gpu.GL.glTexImage2D

    def refuse(*arguments: int) -> None:
        if arguments[3] == 8:
            raise gpu.GL.GLError(gpu.GL.GL_OUT_OF_MEMORY)
        upload(*arguments)

    monkeypatch.setattr(gpu.GL, "glTexImage2D", refuse)
    told: list[str] = []
    viewport = Viewport(document)
    qtbot.addWidget(viewport)
    viewport.message_added.connect(lambda message: told.append(message.text))
    viewport.show()
    qtbot.waitUntil(lambda: viewport.has_drawn and any("yellow.png" in text for text in told))
    assert color(viewport, FLAG) == (255, 255, 255)
    assert not viewport._notice.is_shown
    viewport.stop()

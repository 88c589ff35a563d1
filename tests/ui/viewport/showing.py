"""Shows a model view in a window of its own, with tools, as the tests of dragging need it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.render.options import ViewOptions
from editor.ui.command import CommandList
from editor.ui.viewport.tools import Tools
from editor.ui.viewport.viewport import Viewport

Corner = tuple[float, float, float]


@contextmanager
def shown_viewport(
    document: Document,
    qtbot: QtBot,
    box: tuple[Corner, Corner],
    options: ViewOptions,
    prepare: Callable[[Tools], Any] = lambda tools: None,
) -> Iterator[Viewport]:
    """A view, 600 by 500, that looks at a box of the model. `prepare`: for the tools."""
    window = QWidget()
    qtbot.addWidget(window)
    viewport, tools = Viewport(document, window), Tools(CommandList(window))
    prepare(tools)
    viewport.set_tools(tools)
    viewport.set_options(options)
    window.resize(600, 500)
    viewport.resize(600, 500)
    window.show()
    qtbot.waitUntil(lambda: viewport.has_drawn)
    viewport.camera_control.set_camera(viewport.camera.framed(*box, viewport.pixels))
    yield viewport
    viewport.stop()

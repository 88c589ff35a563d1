"""Gives a worker an OpenGL context of its own, of the kind that the window's are, so that drawing holds up nobody.

`editor.render.offscreen` makes its contexts without Qt; beside a window PyOpenGL would speak to the wrong system then.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QThread
from PySide6.QtGui import QOffscreenSurface, QOpenGLContext, QSurfaceFormat

from editor.messages import TranslatableText
from editor.render.errors import RenderError
from editor.render.graphics import VERSION
from editor.render.offscreen.pictures import Limits, limits


class OffscreenGl:
    """Made, and in the end let go of, on the window's thread; in between current on any one thread at a time."""

    def __init__(self) -> None:
        """RenderError when there is no OpenGL 3.3."""
        wanted = QSurfaceFormat(QSurfaceFormat.defaultFormat())
        wanted.setVersion(*VERSION)
        wanted.setProfile(QSurfaceFormat.OpenGLContextProfile.CoreProfile)
        self._context = QOpenGLContext()
        self._context.setFormat(wanted)
        if not self._context.create() or self._context.format().version() < VERSION:
            raise RenderError(TranslatableText("OpenGL 3.3 is needed to draw pictures"))
        # Some systems make it as a window, which only the window's thread may.
        self._surface = QOffscreenSurface()
        self._surface.setFormat(self._context.format())
        self._surface.create()
        self._belong_to(None)
        with self.current():
            self.limits: Limits = limits()

    @contextmanager
    def current(self) -> Iterator[None]:
        """OpenGL draws with this context, on this thread, within. RenderError when it cannot."""
        self._belong_to(QThread.currentThread())
        try:
            if not self._context.makeCurrent(self._surface):
                raise RenderError(TranslatableText("The OpenGL context cannot be used"))
            yield
        finally:
            self._context.doneCurrent()
            self._belong_to(None)

    def _belong_to(self, thread: Any) -> None:
        """Move the context to a thread. A context of no thread can be fetched by any."""
        self._context.moveToThread(thread)

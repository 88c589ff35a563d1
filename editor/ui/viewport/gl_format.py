"""Chooses the GL surface of the program: 3.3 core, and several samples a pixel only where a GPU draws.

Light to import, because the window asks before it is shown whether there is OpenGL at all.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import NamedTuple

from PySide6.QtGui import QOffscreenSurface, QOpenGLContext, QSurfaceFormat

from editor.render.graphics import STRINGS, VERSION, driver_name
from editor.render.offscreen.platform import is_software

SAMPLES = 4


class GlDriver(NamedTuple):
    """The driver: its renderer string ("llvmpipe …"), a name to remember it by, and whether it has OpenGL 3.3."""

    renderer: str
    name: str
    is_enough: bool


@cache
def gl_driver() -> GlDriver:
    """The driver, asked of a context made for that; texts are empty where there is no OpenGL at all."""
    surface = QOffscreenSurface()
    surface.create()
    # Where a system refuses what it cannot make, its driver is asked of whatever it makes.
    for wanted, may_be_enough in ((QSurfaceFormat.defaultFormat(), True), (QSurfaceFormat(), False)):
        context = QOpenGLContext()
        context.setFormat(wanted)
        if context.create() and context.makeCurrent(surface):
            vendor, renderer, version = (str(context.functions().glGetString(what) or "") for what in STRINGS)
            context.doneCurrent()
            is_enough = may_be_enough and context.format().version() >= VERSION
            return GlDriver(renderer, driver_name(vendor, renderer, version), is_enough)
    return GlDriver("", "", False)


def renderer_name() -> str:
    """Return GL's renderer string; "" without OpenGL 3.3."""
    return gl_driver().renderer if has_opengl() else ""


def has_opengl() -> bool:
    """Return whether models can be shown. If not, a single GL widget would leave the whole window black."""
    return gl_driver().is_enough


@contextmanager
def shared_context() -> Iterator[None]:
    """A context that shares with every view is current within, also where there is no view any more."""
    surface, context = QOffscreenSurface(), QOpenGLContext()
    surface.create()
    context.setShareContext(QOpenGLContext.globalShareContext())
    if context.create() and context.makeCurrent(surface):
        try:
            yield
        finally:
            context.doneCurrent()


def viewport_format() -> QSurfaceFormat:
    """The format of a viewport."""
    surface_format = QSurfaceFormat(QSurfaceFormat.defaultFormat())
    surface_format.setSamples(0 if is_software(renderer_name()) else SAMPLES)
    return surface_format

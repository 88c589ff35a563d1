"""Chooses the GL surface of the program: 3.3 core, and several samples a pixel only where a GPU draws.

Light to import, because the window asks before it is shown whether there is OpenGL at all.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QOffscreenSurface, QOpenGLContext, QSurfaceFormat

from editor.render.offscreen.platform import is_software

VERSION = (3, 3)
SAMPLES = 4
GL_RENDERER = 0x1F01


@cache
def renderer_name() -> str:
    """What draws, in GL's words ("llvmpipe …"), asked of a context made for that; empty without OpenGL 3.3."""
    context, surface = QOpenGLContext(), QOffscreenSurface()
    surface.create()
    if not (context.create() and context.makeCurrent(surface)):
        return ""
    name = str(context.functions().glGetString(GL_RENDERER))
    context.doneCurrent()
    return name if context.format().version() >= VERSION else ""


def has_opengl() -> bool:
    """Whether models can be shown. Where they cannot, one GL widget is enough to leave the whole window black."""
    return bool(renderer_name())


def viewport_format() -> QSurfaceFormat:
    """The format of a viewport."""
    surface_format = QSurfaceFormat(QSurfaceFormat.defaultFormat())
    surface_format.setSamples(0 if is_software(renderer_name()) else SAMPLES)
    return surface_format

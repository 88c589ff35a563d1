"""Chooses the GL surface of the program: 3.3 core everywhere, several samples a pixel only where a GPU draws."""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QOffscreenSurface, QOpenGLContext, QSurfaceFormat

from editor.render.platform import is_software

SAMPLES = 4
GL_RENDERER = 0x1F01


@cache
def viewport_format() -> QSurfaceFormat:
    """The format of a viewport; the renderer's name is asked of a context made for that."""
    surface_format = QSurfaceFormat(QSurfaceFormat.defaultFormat())
    surface_format.setSamples(0 if is_software(renderer_name()) else SAMPLES)
    return surface_format


def renderer_name() -> str:
    """What draws, in GL's words ("llvmpipe …"); empty where there is no OpenGL."""
    context, surface = QOpenGLContext(), QOffscreenSurface()
    surface.create()
    if not (context.create() and context.makeCurrent(surface)):
        return ""
    name = context.functions().glGetString(GL_RENDERER)
    context.doneCurrent()
    return str(name)

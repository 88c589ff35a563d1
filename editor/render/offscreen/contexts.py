"""Makes the OpenGL context of this system, that of macOS here through CGL; asks it for its driver. No OpenGL import."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from ctypes import CDLL, byref, c_char_p, c_int, c_void_p
from typing import Protocol

from editor.messages import TranslatableText
from editor.render.graphics import STRINGS, VERSION, RenderError, driver_name
from editor.render.offscreen.egl import EglContext
from editor.render.offscreen.wgl import WglContext


class Context(Protocol):
    """An OpenGL context of one's own, without a window."""

    def current(self) -> AbstractContextManager[None]: ...

    def text(self, name: int) -> str: ...

    def release(self) -> None: ...


def make_context(version: tuple[int, int] | None = VERSION) -> Context:
    """A core context of a version, or one of whatever version for None. RenderError when this machine gives none."""
    if sys.platform == "win32":
        return WglContext(version)
    return CglContext() if sys.platform == "darwin" else EglContext(version)


def present_driver() -> str:
    """The name of the driver that draws in this process; "" where none does."""
    try:
        context = make_context(None)
    except RenderError:
        return ""
    try:
        with context.current():
            return driver_name(*map(context.text, STRINGS))
    except RenderError:
        return ""
    finally:
        context.release()


LIBRARY = "/System/Library/Frameworks/OpenGL.framework/OpenGL"
# What macOS calls 3.2 core is the newest core profile that it has, 4.1.
ATTRIBUTES = (99, 0x3200, 0)  # kCGLPFAOpenGLProfile, kCGLOGLPVersion_3_2_Core


class CglContext:
    """An OpenGL core context without a surface. RenderError when macOS gives none."""

    def __init__(self) -> None:
        self._cgl = CDLL(LIBRARY)
        for name in ("CGLDestroyPixelFormat", "CGLSetCurrentContext", "CGLDestroyContext"):
            getattr(self._cgl, name).argtypes = [c_void_p]
        self._cgl.CGLCreateContext.argtypes = [c_void_p, c_void_p, c_void_p]
        self._cgl.CGLGetCurrentContext.restype = c_void_p
        self._context = self._create()

    def _create(self) -> c_void_p:
        wanted = (c_int * len(ATTRIBUTES))(*ATTRIBUTES)
        kind, found, context = c_void_p(), c_int(), c_void_p()
        error = self._cgl.CGLChoosePixelFormat(wanted, byref(kind), byref(found))
        if not error and kind:
            error = self._cgl.CGLCreateContext(kind, None, byref(context))
            self._cgl.CGLDestroyPixelFormat(kind)
        if error or not context:
            raise RenderError(TranslatableText("macOS gives no OpenGL core context (CGL error {})", error))
        return context

    @contextmanager
    def current(self) -> Iterator[None]:
        """Draw with this context inside the `with`."""
        before = self._cgl.CGLGetCurrentContext()
        self._cgl.CGLSetCurrentContext(self._context)
        try:
            yield
        finally:
            self._cgl.CGLSetCurrentContext(before)

    def text(self, name: int) -> str:
        """Return a string of GL; while the context is current."""
        self._cgl.glGetString.restype = c_char_p
        return (self._cgl.glGetString(name) or b"").decode("utf-8", "replace")

    def release(self) -> None:
        self._cgl.CGLDestroyContext(self._context)

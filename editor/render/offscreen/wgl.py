"""Makes an OpenGL context on Windows, through WGL, with a window that is never shown. No OpenGL import."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import Structure, byref, c_char_p, c_int, c_uint8, c_uint16, c_uint32, c_void_p, c_wchar_p, sizeof
from typing import Any

from editor.messages import TranslatableText
from editor.render.graphics import VERSION, RenderError, is_software_used
from editor.render.offscreen.platform import qt_mesa

DRAW_TO_WINDOW, SUPPORT_OPENGL = 0x04, 0x20
MAJOR_VERSION, MINOR_VERSION, PROFILE_MASK, CORE_PROFILE = 0x2091, 0x2092, 0x9126, 0x0001


class _PixelFormat(Structure):
    """PIXELFORMATDESCRIPTOR; all zero but for these asks for RGBA colours."""

    _fields_ = (
        ("size", c_uint16),
        ("version", c_uint16),
        ("flags", c_uint32),
        ("pixel_type", c_uint8),
        ("color_bits", c_uint8),
        ("unused", c_uint8 * 13),
        ("depth_bits", c_uint8),
        ("stencil_bits", c_uint8),
        ("more_unused", c_uint8 * 3),
        ("masks", c_uint32 * 3),
    )


class WglContext:
    """An OpenGL context: core of a version, or any for None. RenderError when Windows gives none."""

    def __init__(self, version: tuple[int, int] | None = VERSION) -> None:
        library = qt_mesa() if is_software_used() else None
        self._user, self._gdi, self._gl = (_library(name) for name in ("user32", "gdi32", str(library or "opengl32")))
        # Mesa beside Windows' own library takes pixel formats by itself.
        formats, prefix = (self._gl, "wgl") if library else (self._gdi, "")
        self._choose = getattr(formats, f"{prefix}ChoosePixelFormat")
        self._set = getattr(formats, f"{prefix}SetPixelFormat")
        self._declare()
        self._window = self._user.CreateWindowExW(0, "STATIC", None, 0, 0, 0, 1, 1, None, None, None, None)
        self._device = self._user.GetDC(self._window)
        wanted = _PixelFormat(sizeof(_PixelFormat), 1, DRAW_TO_WINDOW | SUPPORT_OPENGL, 0, 32)
        number = self._choose(self._device, byref(wanted))
        fits = number and self._set(self._device, number, byref(wanted))
        self._context = self._gl.wglCreateContext(self._device) if fits else None
        if not self._context:
            self.release()
            raise RenderError(TranslatableText("Windows gives no OpenGL context. Is the GPU's driver installed?"))
        if version is not None:
            self._become_core(version)

    def _become_core(self, version: tuple[int, int]) -> None:
        """Take the place of the context by one of a version; the first one only tells how such are made."""
        with self.current():
            address = self._gl.wglGetProcAddress(b"wglCreateContextAttribsARB")
        attributes = (MAJOR_VERSION, version[0], MINOR_VERSION, version[1], PROFILE_MASK, CORE_PROFILE, 0)
        create = _function(address) if address else None
        context = create(self._device, None, (c_int * len(attributes))(*attributes)) if create is not None else None
        if not context:
            self.release()
            raise RenderError(
                TranslatableText(
                    "The GPU's driver has no OpenGL {}.{}. KATACHI_GL=software draws without the graphics card",
                    *version,
                )
            )
        self._gl.wglDeleteContext(self._context)
        self._context = context

    def _declare(self) -> None:
        user, gl = self._user, self._gl
        # Handles are as wide as pointers.
        user.CreateWindowExW.restype = user.GetDC.restype = gl.wglCreateContext.restype = c_void_p
        gl.wglGetCurrentContext.restype = gl.wglGetCurrentDC.restype = gl.wglGetProcAddress.restype = c_void_p
        user.CreateWindowExW.argtypes = [c_uint32, c_wchar_p, c_wchar_p, c_uint32, *[c_int] * 4, *[c_void_p] * 4]
        user.GetDC.argtypes = user.DestroyWindow.argtypes = [c_void_p]
        user.ReleaseDC.argtypes = [c_void_p, c_void_p]
        self._choose.argtypes = [c_void_p, c_void_p]
        self._set.argtypes = [c_void_p, c_int, c_void_p]
        gl.wglCreateContext.argtypes = gl.wglDeleteContext.argtypes = [c_void_p]
        gl.wglMakeCurrent.argtypes = [c_void_p, c_void_p]
        gl.wglGetProcAddress.argtypes = [c_char_p]
        gl.glGetString.restype = c_char_p

    @contextmanager
    def current(self) -> Iterator[None]:
        """Draw with this context inside the `with`."""
        before = self._gl.wglGetCurrentDC(), self._gl.wglGetCurrentContext()
        self._gl.wglMakeCurrent(self._device, self._context)
        try:
            yield
        finally:
            self._gl.wglMakeCurrent(*before)

    def text(self, name: int) -> str:
        """Return a string of GL; while the context is current."""
        return (self._gl.glGetString(name) or b"").decode("utf-8", "replace")

    def release(self) -> None:
        if self._context:
            self._gl.wglDeleteContext(self._context)
        self._user.ReleaseDC(self._window, self._device)
        self._user.DestroyWindow(self._window)


def _function(address: int) -> Any:
    """wglCreateContextAttribsARB."""
    return ctypes.WINFUNCTYPE(c_void_p, c_void_p, c_void_p, c_void_p)(address)  # type: ignore[attr-defined,unused-ignore]


def _library(name: str) -> Any:
    return ctypes.WinDLL(name)  # type: ignore[attr-defined,unused-ignore]

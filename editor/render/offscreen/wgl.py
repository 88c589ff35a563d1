"""Makes an OpenGL context on Windows, through WGL, with a window that is never shown. No OpenGL import."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import Structure, byref, c_int, c_uint8, c_uint16, c_uint32, c_void_p, c_wchar_p, sizeof
from typing import Any

from editor.messages import TranslatableText
from editor.render.errors import RenderError

DRAW_TO_WINDOW, SUPPORT_OPENGL = 0x04, 0x20


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
    """An OpenGL context, of the newest version that the driver has. RenderError when Windows gives none."""

    def __init__(self) -> None:
        self._user, self._gdi, self._gl = (_library(name) for name in ("user32", "gdi32", "opengl32"))
        self._declare()
        self._window = self._user.CreateWindowExW(0, "STATIC", None, 0, 0, 0, 1, 1, None, None, None, None)
        self._device = self._user.GetDC(self._window)
        wanted = _PixelFormat(sizeof(_PixelFormat), 1, DRAW_TO_WINDOW | SUPPORT_OPENGL, 0, 32)
        number = self._gdi.ChoosePixelFormat(self._device, byref(wanted))
        fits = number and self._gdi.SetPixelFormat(self._device, number, byref(wanted))
        self._context = self._gl.wglCreateContext(self._device) if fits else None
        if not self._context:
            raise RenderError(TranslatableText("Windows gives no OpenGL context. Is the GPU's driver installed?"))

    def _declare(self) -> None:
        user, gdi, gl = self._user, self._gdi, self._gl
        # Handles are as wide as pointers.
        user.CreateWindowExW.restype = user.GetDC.restype = gl.wglCreateContext.restype = c_void_p
        gl.wglGetCurrentContext.restype = gl.wglGetCurrentDC.restype = c_void_p
        user.CreateWindowExW.argtypes = [c_uint32, c_wchar_p, c_wchar_p, c_uint32, *[c_int] * 4, *[c_void_p] * 4]
        user.GetDC.argtypes = user.DestroyWindow.argtypes = [c_void_p]
        user.ReleaseDC.argtypes = [c_void_p, c_void_p]
        gdi.ChoosePixelFormat.argtypes = [c_void_p, c_void_p]
        gdi.SetPixelFormat.argtypes = [c_void_p, c_int, c_void_p]
        gl.wglCreateContext.argtypes = gl.wglDeleteContext.argtypes = [c_void_p]
        gl.wglMakeCurrent.argtypes = [c_void_p, c_void_p]

    @contextmanager
    def current(self) -> Iterator[None]:
        """Draw with this context inside the `with`."""
        before = self._gl.wglGetCurrentDC(), self._gl.wglGetCurrentContext()
        self._gl.wglMakeCurrent(self._device, self._context)
        try:
            yield
        finally:
            self._gl.wglMakeCurrent(*before)

    def release(self) -> None:
        self._gl.wglDeleteContext(self._context)
        self._user.ReleaseDC(self._window, self._device)
        self._user.DestroyWindow(self._window)


def _library(name: str) -> Any:
    return ctypes.WinDLL(name)  # type: ignore[attr-defined,unused-ignore]

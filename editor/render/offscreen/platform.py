"""Settles which window system PyOpenGL speaks to, before OpenGL is imported. Imports nothing of OpenGL itself.

PyOpenGL guesses from the session's variables whether contexts come from GLX or EGL, and a wrong guess ends in a crash.
"""

from __future__ import annotations

import ctypes
import importlib
import importlib.util
import os
import sys
from pathlib import Path
from typing import Any

from editor.render.graphics import is_software_used

LIBRARY = "opengl32sw.dll"


def qt_mesa() -> Path | None:
    """The library with OpenGL in software; None where there is none."""
    found = importlib.util.find_spec("PySide6")
    folders = found.submodule_search_locations if found is not None else None
    files = (Path(folder) / LIBRARY for folder in folders or ())
    return next((file for file in files if file.is_file()), None)


_SOFTWARE = ("llvmpipe", "softpipe", "swrast", "swiftshader", "software", "gdi generic")


def choose_opengl_platform(qt_platform: str) -> None:
    """Pin PyOpenGL to what `qt_platform` draws with: Qt's name of it, or "offscreen" where there is no window.

    The first call in a process counts: once OpenGL is imported nothing can be changed. Errors of OpenGL are not
    asked for after each call unless PYOPENGL_ERROR_CHECKING says so.
    """
    os.environ.setdefault("PYOPENGL_ERROR_CHECKING", "0")
    if sys.platform.startswith("linux") and "OpenGL.platform" not in sys.modules:
        os.environ["PYOPENGL_PLATFORM"] = "egl" if _uses_egl(qt_platform) else "glx"
    if sys.platform == "win32" and is_software_used() and (library := qt_mesa()):
        platform: Any = importlib.import_module("OpenGL.platform")
        platform.PLATFORM.GL = ctypes.WinDLL(str(library))


def is_software(renderer: str) -> bool:
    """Return whether GL_RENDERER names a processor: multisampling and continuous redrawing are then too dear."""
    return any(name in renderer.lower() for name in _SOFTWARE)


def _uses_egl(qt_platform: str) -> bool:
    if qt_platform == "xcb":
        return os.environ.get("QT_XCB_GL_INTEGRATION") == "xcb_egl"
    return qt_platform.startswith(("wayland", "eglfs", "offscreen"))

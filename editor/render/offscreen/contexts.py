"""Makes the OpenGL context of this system, and asks it for its driver. No OpenGL import."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager
from typing import Protocol

from editor.render.graphics import STRINGS, VERSION, RenderError, driver_name
from editor.render.offscreen.cgl import CglContext
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

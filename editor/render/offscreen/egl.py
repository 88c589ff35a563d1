"""Makes an OpenGL context without a window on Linux, through EGL: no display server is needed. No OpenGL import.

Plain ctypes rather than PyOpenGL's bindings, so that it works whatever PyOpenGL was pinned to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import CDLL, CFUNCTYPE, POINTER, byref, c_char_p, c_int, c_uint, c_void_p
from typing import Any

from editor.messages import TranslatableText
from editor.render.graphics import VERSION, RenderError

PLATFORM_SURFACELESS, PLATFORM_DEVICE = 0x31DD, 0x313F
SURFACE_TYPE, PBUFFER_BIT = 0x3033, 0x0001
RENDERABLE_TYPE, OPENGL_BIT, OPENGL_API = 0x3040, 0x0008, 0x30A2
MAJOR_VERSION, MINOR_VERSION, PROFILE_MASK, CORE_PROFILE = 0x3098, 0x30FB, 0x30FD, 0x0001
DRAW, READ = 0x3059, 0x305A
END = 0x3038
MOST_DEVICES = 16

_SIGNATURES: dict[str, tuple[Any, list[Any]]] = {
    "eglGetProcAddress": (c_void_p, [c_char_p]),
    "eglGetDisplay": (c_void_p, [c_void_p]),
    "eglInitialize": (c_uint, [c_void_p, c_void_p, c_void_p]),
    "eglBindAPI": (c_uint, [c_uint]),
    "eglChooseConfig": (c_uint, [c_void_p, c_void_p, c_void_p, c_int, c_void_p]),
    "eglCreateContext": (c_void_p, [c_void_p, c_void_p, c_void_p, c_void_p]),
    "eglGetCurrentDisplay": (c_void_p, []),
    "eglGetCurrentSurface": (c_void_p, [c_int]),
    "eglGetCurrentContext": (c_void_p, []),
    "eglMakeCurrent": (c_uint, [c_void_p, c_void_p, c_void_p, c_void_p]),
    "eglDestroyContext": (c_uint, [c_void_p, c_void_p]),
}


class EglContext:
    """An OpenGL context without a surface, core of a version, or any for None. RenderError when there is none."""

    def __init__(self, version: tuple[int, int] | None = VERSION) -> None:
        self._egl = _library()
        self._version = version
        for display in _displays(self._egl):
            self._display = display
            self._context = self._create()
            if self._context:
                return
        raise RenderError(
            TranslatableText(
                "EGL gives no OpenGL 3.3 context. Are libegl1 and a driver (Mesa's, or the GPU's) installed?"
                " KATACHI_GL=software draws without the graphics card"
            )
        )

    def _create(self) -> int | None:
        egl, display = self._egl, self._display
        if not egl.eglInitialize(display, None, None) or not egl.eglBindAPI(OPENGL_API):
            return None
        config, found = c_void_p(), c_int()
        wanted = _attributes(RENDERABLE_TYPE, OPENGL_BIT, SURFACE_TYPE, PBUFFER_BIT)
        egl.eglChooseConfig(display, wanted, byref(config), 1, byref(found))
        version = _attributes(*self._version_attributes())
        context: int | None = egl.eglCreateContext(display, config if found.value else None, None, version)
        return context

    def _version_attributes(self) -> tuple[int, ...]:
        """The attributes of the context."""
        if self._version is None:
            return ()
        major, minor = self._version
        return MAJOR_VERSION, major, MINOR_VERSION, minor, PROFILE_MASK, CORE_PROFILE

    @contextmanager
    def current(self) -> Iterator[None]:
        """Draw with this context inside the `with`, and with the former one, if any, again afterwards."""
        egl = self._egl
        with _glx_set_aside():
            before = (
                egl.eglGetCurrentDisplay(),
                *map(egl.eglGetCurrentSurface, (DRAW, READ)),
                egl.eglGetCurrentContext(),
            )
            if not egl.eglMakeCurrent(self._display, None, None, self._context):
                raise RenderError(TranslatableText("EGL does not let a context be used without a surface"))
            try:
                yield
            finally:
                egl.eglMakeCurrent(*(before if before[0] else (self._display, None, None, None)))

    def text(self, name: int) -> str:
        """Return a string of GL; while the context is current."""
        get_string = _extension(self._egl, b"glGetString", c_char_p, c_uint)
        return (get_string(name) or b"").decode("utf-8", "replace") if get_string is not None else ""

    def release(self) -> None:
        self._egl.eglDestroyContext(self._display, self._context)


def _library() -> CDLL:
    try:
        egl = CDLL("libEGL.so.1")
    except OSError as error:
        raise RenderError(
            TranslatableText("Pictures are drawn with EGL, which is not installed (libegl1): {}", str(error))
        ) from error
    for name, (result, arguments) in _SIGNATURES.items():
        function = getattr(egl, name)
        function.restype, function.argtypes = result, arguments
    return egl


def _displays(egl: CDLL) -> Iterator[int]:
    """Displays to try: none at all as Mesa has it, each GPU by itself, and whatever EGL thinks best."""
    get_display = _extension(egl, b"eglGetPlatformDisplayEXT", c_void_p, c_uint, c_void_p, c_void_p)
    if get_display is not None:
        candidates = [(PLATFORM_SURFACELESS, None), *((PLATFORM_DEVICE, device) for device in _devices(egl))]
        for platform, device in candidates:
            if display := get_display(platform, device, None):
                yield display
    if display := egl.eglGetDisplay(None):
        yield display


def _devices(egl: CDLL) -> list[int | None]:
    query = _extension(egl, b"eglQueryDevicesEXT", c_uint, c_int, POINTER(c_void_p), POINTER(c_int))
    devices, count = (c_void_p * MOST_DEVICES)(), c_int()
    if query is None or not query(MOST_DEVICES, devices, byref(count)):
        return []
    return list(devices[: count.value])


def _extension(egl: CDLL, name: bytes, result: Any, *arguments: Any) -> Callable[..., Any] | None:
    address = egl.eglGetProcAddress(name)
    return CFUNCTYPE(result, *arguments)(address) if address else None


def _attributes(*values: int) -> Any:
    return (c_int * (len(values) + 1))(*values, END)


@contextmanager
def _glx_set_aside() -> Iterator[None]:
    """Free this thread of a GLX context inside the `with`: a thread has one current context of either kind."""
    try:
        glx = CDLL("libGLX.so.0")
    except OSError:
        yield
        return
    for name in ("glXGetCurrentContext", "glXGetCurrentDisplay", "glXGetCurrentDrawable", "glXGetCurrentReadDrawable"):
        getattr(glx, name).restype = c_void_p
    glx.glXMakeContextCurrent.argtypes = [c_void_p] * 4
    context, display = glx.glXGetCurrentContext(), glx.glXGetCurrentDisplay()
    surfaces = glx.glXGetCurrentDrawable(), glx.glXGetCurrentReadDrawable()
    if context:
        glx.glXMakeContextCurrent(display, None, None, None)
    try:
        yield
    finally:
        if context:
            glx.glXMakeContextCurrent(display, *surfaces, context)

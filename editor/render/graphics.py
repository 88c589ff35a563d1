"""Decides whether the graphics card draws or software does, before any OpenGL is loaded; and the errors of drawing.

No OpenGL import, no Qt. Software draws where the user wants it: by `KATACHI_GL`, by a preference, or because they took
the offer that is made where a driver has no OpenGL 3.3 or crashed. That is remembered for this driver: with another the
card is tried again. A crashed driver is known by the DrawingMark that its process left.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from editor.late_imports import imported
from editor.resources import user_folder


class RenderError(Exception):
    """Nothing can be drawn: no context, or a shader that the driver refuses."""


class TextureError(RenderError):
    """An image file cannot be decoded; the text names the file."""


VERSION = (3, 3)  # of OpenGL, at least
STRINGS = VENDOR, RENDERER, GL_VERSION = 0x1F00, 0x1F01, 0x1F02  # by which it says what draws
CHOICE = "KATACHI_GL"
AUTOMATIC, HARDWARE, SOFTWARE = "automatic", "hardware", "software"
# What Mesa looks at. Where other drivers are installed beside it, the libraries between ask which one is wanted.
MESA = {"LIBGL_ALWAYS_SOFTWARE": "1", "__GLX_VENDOR_LIBRARY_NAME": "mesa"}
MESA_EGL = Path("/usr/share/glvnd/egl_vendor.d/50_mesa.json")
# Qt takes the Mesa that it brings for Windows; and no more than the version that this one first says to have, 3.0.
QT_MESA = {"QT_OPENGL": "software", "MESA_GL_VERSION_OVERRIDE": "3.3"}
# Before what tells one driver from another, a version begins with that of the context.
_OF_CONTEXT = re.compile(r"^[\d.]+\s*(\(?(core|compatibility) profile( forward-compatible)?( context)?\)?)?\s*", re.I)


def driver_name(vendor: str, renderer: str, version: str) -> str:
    """Return the key of a driver, made of GL's strings: the same whatever the context was."""
    return " | ".join((vendor, renderer, _OF_CONTEXT.sub("", version)))


def can_use_software() -> bool:
    """Return whether this system has OpenGL in software that can be asked for; macOS has none for Qt."""
    return sys.platform != "darwin"


def is_software_used() -> bool:
    """Return whether software was settled to draw in this process."""
    return os.environ.get(CHOICE) == SOFTWARE


def use_software() -> None:
    """Have software draw in this process, and in those that it starts; before OpenGL or QApplication is loaded."""
    if not can_use_software():
        return
    os.environ[CHOICE] = SOFTWARE
    os.environ.update(QT_MESA if sys.platform == "win32" else MESA)
    if sys.platform != "win32" and MESA_EGL.is_file():
        os.environ["__EGL_VENDOR_LIBRARY_FILENAMES"] = str(MESA_EGL)


class GraphicsMemory:
    """The remembered graphics settings, in a file that the command line reads too; without a file, for this process."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        self.preference = AUTOMATIC
        self.drivers: list[str] = []  # those in whose place software draws; "" is one that crashed before it was known
        self.crashed_driver: str | None = None  # that of a run before this one which died as it began to draw
        with suppress(OSError, ValueError, TypeError, AttributeError):  # anybody may have written in the file
            known = json.loads(file.read_text("utf-8")) if file is not None else {}
            self.preference = str(known.get("preference", AUTOMATIC))
            self.drivers = [str(name) for name in known.get("software_for", [])]

    @classmethod
    def of_user(cls) -> GraphicsMemory:
        """The user's own."""
        return cls(graphics_folder() / "graphics.json")

    def prefer(self, preference: str) -> None:
        """Have the card draw, or software, or whatever is right for the driver, from the next start on."""
        if preference != self.preference:
            self.preference = preference
            if preference == HARDWARE:
                self.drivers.clear()
            self._save()

    def remember(self, driver: str) -> None:
        """Have software draw in place of this driver from the next start on."""
        if driver not in self.drivers:
            self.drivers.append(driver)
            self._save()

    def _save(self) -> None:
        if self._file is None:
            return
        known = {"preference": self.preference, "software_for": self.drivers}
        with suppress(OSError):  # then it is asked again
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._file.write_text(json.dumps(known, ensure_ascii=False, indent=1), "utf-8")

    @property
    def choice(self) -> str:
        """The chosen graphics: by the environment, else by the preference."""
        return os.environ.get(CHOICE, "") or self.preference


def graphics_folder() -> Path:
    """Return the folder of the graphics settings, and of the marks of processes that begin to draw."""
    named = os.environ.get("KATACHI_GRAPHICS")
    return Path(named) if named else user_folder()


def choose_driver(memory: GraphicsMemory) -> None:
    """Have software draw in this process if that is chosen, or remembered for the driver."""
    is_automatic = memory.choice not in (HARDWARE, SOFTWARE)
    if memory.choice == SOFTWARE or (is_automatic and memory.drivers and _is_remembered(memory.drivers)):
        use_software()


def _is_remembered(drivers: Sequence[str]) -> bool:
    """Return whether the driver of this process is among those, one of which may have crashed before it was known."""
    if "" in drivers:
        return True
    # It takes time to import, and is seldom needed.
    contexts = imported("editor.render.offscreen.contexts")
    return contexts.present_driver() in drivers


def settle_for_window(memory: GraphicsMemory, crashed_driver: str | None) -> None:
    """Have software draw in this process also where the driver crashed as a run before this one began to draw."""
    if crashed_driver is None or memory.choice in (HARDWARE, SOFTWARE):
        choose_driver(memory)
    else:
        memory.crashed_driver = crashed_driver
        use_software()


if sys.platform != "win32":
    import fcntl

PATTERN = "drawing-*.mark"


class DrawingMark:
    """That of this process, in a folder; it holds the name of the driver once it is known."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / PATTERN.replace("*", str(os.getpid()))
        self._file: int | None = None

    def __enter__(self) -> DrawingMark:
        self.put()
        return self

    def __exit__(self, *_: object) -> None:
        self.clear()

    def put(self, driver: str = "") -> None:
        """Put the mark where none is, and write the driver into it. Where none can be written there is none."""
        with suppress(OSError):
            if self._file is None:
                self._path.parent.mkdir(parents=True, exist_ok=True)
                self._file = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600)
                _lock(self._file)
            os.write(self._file, driver.encode())

    def clear(self) -> None:
        """Remove the mark: a picture was drawn, or the process ends well."""
        file, self._file = self._file, None
        if file is not None:
            os.close(file)
            with suppress(OSError):
                self._path.unlink()


def abandoned_driver(folder: Path) -> str | None:
    """The driver with which a process died as it began to draw, "" where it is not known; removes what that left.

    None where there was no such process.
    """
    found = [driver for path in folder.glob(PATTERN) if (driver := _take_if_dead(path)) is not None]
    return found[-1] if found else None


def _take_if_dead(path: Path) -> str | None:
    """The text of a mark whose process is dead, which is removed; None of one that lives."""
    try:
        file = os.open(path, os.O_RDWR)
        try:
            _lock(file)
            text = os.read(file, 1000).decode("utf-8", "replace")
            if sys.platform != "win32":
                path.unlink()
        finally:
            os.close(file)
        path.unlink(missing_ok=True)  # Windows removes no file that is open, as that of a living process is
    except OSError:
        return None
    return text


if sys.platform == "win32":

    def _lock(file: int) -> None:
        """Windows keeps an open file from being removed, which is enough."""

else:

    def _lock(file: int) -> None:
        """Keep the file for this process, until it ends in whatever way. OSError where another has it."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

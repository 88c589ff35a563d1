"""Set-up of the window's program: Qt, language, crash reports, collection of garbage; the window first.

Left alone, Python collects garbage on whatever thread happens to allocate. A job's thread would then destroy widgets
and models of the window that were caught in a circle of references, which Qt does not survive.

The compiler makes the preview faster from the first time that something is posed. Not before that: taking it in costs
time and memory, which many a session never needs.
"""

from __future__ import annotations

import atexit
import contextlib
import ctypes
import gc
import logging
import os
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QStandardPaths, Qt, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent, QGuiApplication, QSurfaceFormat
from PySide6.QtWidgets import QApplication

from editor import __version__
from editor.desktop import shell
from editor.document.program.settings import Settings
from editor.late_imports import imported
from editor.render.graphics import DrawingMark, GraphicsMemory, abandoned_driver, graphics_folder, settle_for_window
from editor.render.offscreen.platform import choose_opengl_platform
from editor.ui.appearance import Appearance
from editor.ui.crash import CrashReporter, start_log
from editor.ui.icons import icon
from editor.ui.language import Language
from editor.ui.viewport.gl_format import gl_driver, has_opengl
from editor.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from editor.document.document import Document
    from editor.document.session import Session

# What takes time to import, in pieces between which the window stays alive.
HEAVY = ("numpy", "editor.formats", "OpenGL.GL", "editor.render.scene", "editor.ui.window.workbench")
EXPOSURE_MS = 10
LONGEST_WAIT = 100  # times EXPOSURE_MS


def run(files: Sequence[Path]) -> int:
    """Open the window, with these files in it, and stay until it is closed; the exit status."""
    memory, crashed = GraphicsMemory.of_user(), abandoned_driver(graphics_folder())
    with DrawingMark(graphics_folder()) as mark:
        settle_for_window(memory, crashed)
        return _run(files, memory, mark)


def _run(files: Sequence[Path], memory: GraphicsMemory, mark: DrawingMark) -> int:
    app = make_application()
    start_log()
    reporter = CrashReporter(app)
    reporter.install()
    garbage = GarbageCollection(app)
    settings = Settings(graphics=memory)
    Appearance(settings, app)
    language = Language(settings, app)
    language.install()
    window = MainWindow(settings, is_expecting=bool(files) or settings.will_reopen)
    window.language_chosen.connect(language.choose)
    window.show()
    warm_up = WarmUp(app)
    arrival = Arrival(window, files, mark)
    arrival.arrived.connect(warm_up.follow)
    arrival.arrived.connect(garbage.follow)
    app.file_wanted.connect(arrival.open)
    arrival.step()
    status = app.exec()
    settings.stored.sync()
    mark.clear()
    warm_up.end_program(status)
    return status


class Application(QApplication):
    """Tells of files that the system has it open: macOS gives no arguments, but an event."""

    file_wanted = Signal(str)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.file_wanted.emit(event.file())
            return True
        return super().event(event)


def make_application() -> Application:
    """The application, with what has to be settled before it: shared contexts, and GL 3.3 core 24/8 for all."""
    shell.identify()
    QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_ShareOpenGLContexts)
    surface = QSurfaceFormat()
    surface.setVersion(3, 3)
    surface.setProfile(QSurfaceFormat.OpenGLContextProfile.CoreProfile)
    surface.setDepthBufferSize(24)
    surface.setStencilBufferSize(8)
    QSurfaceFormat.setDefaultFormat(surface)
    app = Application(["katachi"])
    app.setApplicationName("Katachi")
    app.setOrganizationName("Katachi")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("katachi")  # that of `katachi desktop install`: the entry that windows belong to
    app.setWindowIcon(icon("katachi"))
    choose_opengl_platform(QGuiApplication.platformName())
    return app


class Arrival(QObject):
    """Brings in piece by piece what the window is furnished with, then opens the files."""

    arrived = Signal(QObject)  # the session, before files are opened

    def __init__(self, window: MainWindow, files: Sequence[Path], mark: DrawingMark) -> None:
        super().__init__(window)
        self._mark = mark
        self._window = window
        self._files = list(files)
        self._has_arrived = False
        self._wait = LONGEST_WAIT
        self._left = list(HEAVY)

    def step(self) -> None:
        """Wait for the window to be seen, then import one piece at a time, then furnish."""
        handle = self._window.windowHandle()
        if self._wait and not (handle and handle.isExposed()):
            self._wait -= 1
            QTimer.singleShot(EXPOSURE_MS, self.step)
        elif self._left:
            self._mark.clear()
            imported(self._left.pop(0))
            QTimer.singleShot(0, self.step)
        else:
            self._window.furnish()
            if self._window.session is not None:
                self.arrived.emit(self._window.session)
                self._window.session.remembered.connect(shell.note_recent)
                self._mark_first_model(self._window.session)
            self._has_arrived = True
            self._window.open(self._files)

    def open(self, file: str) -> None:
        """Open a file, once everything is there."""
        if self._has_arrived:
            self._window.open([Path(file)])
        else:
            self._files.append(Path(file))

    def _mark_first_model(self, session: Session) -> None:
        """Put the mark again until the first model was drawn, too."""
        if has_opengl() and self._window.workbench is not None:
            session.opening.connect(self._put_mark, Qt.ConnectionType.SingleShotConnection)
            self._window.workbench.tabs.painted.connect(self._mark.clear, Qt.ConnectionType.SingleShotConnection)

    def _put_mark(self) -> None:
        self._mark.put(gl_driver().name)


COMPILER_WAIT = 0.3  # seconds that the end of the program waits for the compiler

_log = logging.getLogger(__name__)


class WarmUp(QObject):
    """Starts with the first document of a session that enters Transform mode. Failure costs speed only."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread: threading.Thread | None = None

    def follow(self, session: Session) -> None:
        session.opened.connect(self._watch)

    def _watch(self, document: Document) -> None:
        if self._thread is None:
            document.posing.active_changed.connect(self.start)

    def start(self) -> None:
        """Once only."""
        if self._thread is None:
            folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation)
            cache = Path(folder) / "kernels" if folder else None
            self._thread = threading.Thread(target=_compile, args=(cache,), name="warm-up", daemon=True)
            self._thread.start()

    def end_program(self, status: int) -> None:
        """End the process at once if the compiler is still at work, which nothing can stop; all else is finished."""
        if self._thread is None:
            return
        self._thread.join(COMPILER_WAIT)
        if self._thread.is_alive():
            _finish_all_else()
            os._exit(status)


def _finish_all_else() -> None:
    """Do what Python does at its end, but for taking itself down, which may crash under the compiler's feet."""
    threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError, ValueError):  # nobody reads it any more, or it is closed
            if stream is not None:  # as it is on Windows, without a console
                stream.flush()


def _compile(cache: Path | None) -> None:
    reason = imported("editor.preview.compiling").warm_up(cache)
    if reason:
        _log.info("bones are moved by plain Python, which is slower: %s", reason)


COLLECTION_MS = 500
AFTER_CLOSING_MS = 1000


class GarbageCollection(QObject):
    """Switches automatic collection off and, from a timer of the thread it lives in, collects when it is due."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(collect_if_due)
        self._timer.start(COLLECTION_MS)
        self._after_closing = QTimer(self, singleShot=True, interval=AFTER_CLOSING_MS)
        self._after_closing.timeout.connect(collect_everything)

    def follow(self, session: Session) -> None:
        """Collect all of what a closed document leaves, and give its memory back."""
        session.closed.connect(self._collect_soon)

    def _collect_soon(self, _: Document) -> None:
        self._after_closing.start()

    def stop(self) -> None:
        """Let Python collect by itself again."""
        self._timer.stop()
        self._after_closing.stop()
        gc.enable()


def collect_if_due() -> None:
    """Collect the oldest generation that has passed its threshold, if any."""
    due = [
        generation
        for generation, (count, threshold) in enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True))
        if count > threshold > 0
    ]
    if due:
        gc.collect(max(due))


def collect_everything() -> None:
    """Collect all garbage, and have the allocator of C give free memory back to the system, of which most keep it."""
    gc.collect()
    if sys.platform == "win32":
        kernel = ctypes.windll.kernel32
        kernel.GetProcessHeap.restype = ctypes.c_void_p
        kernel.HeapCompact(ctypes.c_void_p(kernel.GetProcessHeap()), 0)
        return
    library = ctypes.CDLL(None)
    if hasattr(library, "malloc_trim"):  # of glibc
        library.malloc_trim(0)
    elif hasattr(library, "malloc_zone_pressure_relief"):  # of macOS
        library.malloc_zone_pressure_relief(None, ctypes.c_size_t(0))

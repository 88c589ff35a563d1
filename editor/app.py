"""Sets the window's program up: Qt, language, crash reports; the window first, what takes time behind it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent, QGuiApplication, QSurfaceFormat
from PySide6.QtWidgets import QApplication

from editor import __version__
from editor.desktop import shell
from editor.document.garbage_collection import GarbageCollection
from editor.document.program.settings import Settings
from editor.late_imports import imported
from editor.render.drawing_mark import DrawingMark, abandoned_driver
from editor.render.graphics import GraphicsMemory, graphics_folder, settle_for_window
from editor.render.offscreen.platform import prepare
from editor.ui.appearance import Appearance
from editor.ui.crash import CrashReporter, start_log
from editor.ui.icons import icon
from editor.ui.language import Language
from editor.ui.main_window import MainWindow
from editor.ui.viewport.gl_format import gl_driver, has_opengl
from editor.ui.warm_up import WarmUp

if TYPE_CHECKING:
    from editor.document.session import Session

# What takes time to import, in pieces between which the window stays alive.
HEAVY = ("numpy", "editor.formats", "OpenGL.GL", "editor.render.scene", "editor.ui.workbench")
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
    GarbageCollection(app)
    settings = Settings(graphics=memory)
    Appearance(settings, app)
    language = Language(settings, app)
    language.install()
    window = MainWindow(settings, is_expecting=bool(files) or settings.will_reopen)
    window.language_chosen.connect(language.choose)
    window.show()
    warm_up = WarmUp(app)
    arrival = Arrival(window, files, warm_up, mark)
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
    prepare(QGuiApplication.platformName())
    return app


class Arrival(QObject):
    """Brings in piece by piece what the window is furnished with, then opens the files."""

    def __init__(self, window: MainWindow, files: Sequence[Path], warm_up: WarmUp, mark: DrawingMark) -> None:
        super().__init__(window)
        self._mark = mark
        self._window = window
        self._warm_up = warm_up
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
                self._warm_up.follow(self._window.session)
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

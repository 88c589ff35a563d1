"""Sets the window's program up: Qt, language, crash reports; the window first, what takes time behind it."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QSurfaceFormat
from PySide6.QtWidgets import QApplication

from editor import __version__
from editor.desktop import shell
from editor.document.garbage_collection import GarbageCollection
from editor.document.settings import Settings
from editor.render.offscreen.platform import prepare
from editor.ui.appearance import Appearance
from editor.ui.crash import CrashReporter, start_log
from editor.ui.icons import icon
from editor.ui.language import Language
from editor.ui.main_window import MainWindow
from editor.ui.warm_up import WarmUp

# What takes time to import, in pieces between which the window stays alive.
HEAVY = ("numpy", "editor.formats", "OpenGL.GL", "editor.render.scene", "editor.ui.workbench")
EXPOSURE_MS = 10
LONGEST_WAIT = 100  # times EXPOSURE_MS


def run(files: Sequence[Path]) -> int:
    """Open the window, with these files in it, and stay until it is closed; the exit status."""
    app = make_application()
    start_log()
    reporter = CrashReporter(app)
    reporter.install()
    GarbageCollection(app)
    settings = Settings()
    Appearance(settings, app)
    language = Language(settings, app)
    language.install()
    window = MainWindow(settings, is_expecting=bool(files) or settings.will_reopen)
    window.language_chosen.connect(language.choose)
    window.show()
    warm_up = WarmUp(app)
    Arrival(window, files, warm_up).step()
    status = app.exec()
    settings.stored.sync()
    warm_up.end_program(status)
    return status


def make_application() -> QApplication:
    """The QApplication, with what has to be settled before it: shared contexts, and GL 3.3 core 24/8 for all."""
    shell.identify()
    QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_ShareOpenGLContexts)
    surface = QSurfaceFormat()
    surface.setVersion(3, 3)
    surface.setProfile(QSurfaceFormat.OpenGLContextProfile.CoreProfile)
    surface.setDepthBufferSize(24)
    surface.setStencilBufferSize(8)
    QSurfaceFormat.setDefaultFormat(surface)
    app = QApplication(["katachi"])
    app.setApplicationName("Katachi")
    app.setOrganizationName("Katachi")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("katachi")  # that of `katachi desktop install`: the entry that windows belong to
    app.setWindowIcon(icon("katachi"))
    prepare(QGuiApplication.platformName())
    return app


class Arrival(QObject):
    """Brings in piece by piece what the window is furnished with, then opens the files."""

    def __init__(self, window: MainWindow, files: Sequence[Path], warm_up: WarmUp) -> None:
        super().__init__(window)
        self._window = window
        self._warm_up = warm_up
        self._files = files
        self._wait = LONGEST_WAIT
        self._left = list(HEAVY)

    def step(self) -> None:
        """Wait for the window to be seen, then import one piece at a time, then furnish."""
        handle = self._window.windowHandle()
        if self._wait and not (handle and handle.isExposed()):
            self._wait -= 1
            QTimer.singleShot(EXPOSURE_MS, self.step)
        elif self._left:
            importlib.import_module(self._left.pop(0))
            QTimer.singleShot(0, self.step)
        else:
            self._window.furnish()
            if self._window.session is not None:
                self._warm_up.follow(self._window.session)
                self._window.session.remembered.connect(shell.note_recent)
            self._window.open(self._files)

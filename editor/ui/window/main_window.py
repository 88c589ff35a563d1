"""The window: shows itself at once, then takes in the Workbench; asks before it closes; takes files that are dropped.

Imports nothing that takes time: what does is imported by `furnish`, when the window is already seen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QSize, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QMoveEvent, QResizeEvent
from PySide6.QtOpenGLWidgets import QOpenGLWidget
from PySide6.QtWidgets import QApplication, QMainWindow, QStyle, QWidget

from editor.document.connections import connect
from editor.document.program.settings import Settings
from editor.late_imports import imported
from editor.ui.dropping import accept_copy, dropped_files, dropped_model
from editor.ui.keyboard import go_to_next
from editor.ui.viewport.gl_format import has_opengl
from editor.ui.welcome import WelcomePage

if TYPE_CHECKING:
    from editor.document.session import Session
    from editor.ui.commands.document_commands import RecoveryCommands
    from editor.ui.commands.file_commands import FileCommands
    from editor.ui.viewport.textures import OpenTextures
    from editor.ui.window.workbench import BenchServices, Workbench

GEOMETRY = "window/geometry"
WANTED_SIZE = QSize(1360, 860)
MS_UNTIL_DEACTIVATED = 100  # from when the window of the system is another one
FRAME = 2  # pixels that the window system adds around, beside the bar of the title


class MainWindow(QMainWindow):
    """Empty but for the welcome page until `furnish`."""

    language_chosen = Signal(str)

    def __init__(self, settings: Settings, *, is_expecting: bool = False) -> None:
        """`is_expecting`: files will be opened at once, so that there is nothing to welcome to."""
        super().__init__()
        self._settings = settings
        self._is_settled = False  # while it closes: whether the user was asked about everything unsaved
        # Qt closes no window within its own closeEvent, so that whoever is asked there could not have it closed.
        self._asking = QTimer(self, singleShot=True, interval=0)
        self._asking.timeout.connect(self._settle)
        # Kept while it works, too: a program that is killed closes nothing.
        self._moved = QTimer(self, singleShot=True, interval=1000)
        self._moved.timeout.connect(self._keep_geometry)
        self.session: Session | None = None
        self.files: FileCommands | None = None
        self.recovery: RecoveryCommands | None = None
        self.workbench: Workbench | None = None
        self._textures: OpenTextures | None = None
        self._services: BenchServices | None = None
        self._awaited: Callable[[FileCommands], object] | None = None  # what is to be done with files after `furnish`
        self.setWindowTitle("Katachi")
        self.setAcceptDrops(True)
        self.setDockNestingEnabled(True)
        self.setAnimated(False)  # docks are rearranged with the mode, at any time: none may be on its way then
        self.menuBar().addMenu(self.tr("&File"))  # keeps the place of the menus until they come
        if has_opengl():
            # A window that gets its first GL widget while it is seen is destroyed and made anew, which flashes and
            # loses the focus. This one, never shown, has it composed by GL from the start.
            QOpenGLWidget(self).hide()
        self.setCentralWidget(QWidget() if is_expecting else self._first_page())
        geometry = settings.stored.value(GEOMETRY)
        if not (isinstance(geometry, QByteArray) and self.restoreGeometry(geometry)):
            self.resize(WANTED_SIZE.boundedTo(self._room()))

    def _first_page(self) -> WelcomePage:
        """Return the welcome page that is seen before `furnish`."""
        page = WelcomePage(self._settings)
        connect(page.start_wanted, self, lambda start: self._await_files(lambda files: files.begin(start)))
        opened = page.recent.file_wanted
        connect(opened, self, lambda path: self._await_files(lambda files: files.open([Path(path)])))
        return page

    def _await_files(self, do: Callable[[FileCommands], object]) -> None:
        """Do something with files, after `furnish` if they are not there yet: then the last of several."""
        if self.files is not None:
            do(self.files)
        else:
            self._awaited = do

    def furnish(self) -> None:
        """Take in everything else; again to take it in anew, as in another language."""
        workbench = imported("editor.ui.window.workbench")
        if self.session is None or self._textures is None or self._services is None:
            self._textures = workbench.OpenTextures()
            self.session = workbench.Session(self._settings, self)
            self.session.plugins.reload()
            self._services = workbench.BenchServices(self.session, self.language_chosen.emit)
            self.files = workbench.FileCommands(self.session, self._services, self)
            self.recovery = workbench.RecoveryCommands(self.session, self._services, self)
        if self.workbench is not None:
            self.workbench.dismantle()
        parts = self.files, self.recovery, self._textures
        self.workbench = workbench.Workbench(self, self.session, self._services, *parts)
        if self._awaited is not None:
            awaited, self._awaited = self._awaited, None
            QTimer.singleShot(0, self, partial(self._await_files, awaited))

    def _rebuild(self) -> None:
        """Take everything in anew, and keep the keyboard.

        For another model view Qt makes the system's window anew, and Windows gives the keyboard to nobody then.
        """
        was_active = self.isActiveWindow()
        self.furnish()
        if was_active:
            QTimer.singleShot(MS_UNTIL_DEACTIVATED, self, self._activate_again)

    def _activate_again(self) -> None:
        if QApplication.activeWindow() is None:
            self.activateWindow()

    def open(self, paths: Sequence[Path]) -> None:
        """Open files; where there are none, what was open last if that is preferred. Before `furnish`, nothing."""
        if self.files is None:
            return
        self.files.open(paths)
        if not paths and self._settings.will_reopen:
            self.files.reopening.reopen()

    def focusNextPrevChild(self, next: bool) -> bool:  # Qt's name
        """Tab goes through the panes in their order."""
        panes = list(self.workbench.docks.values()) if self.workbench is not None else []
        return go_to_next(self, panes, 1 if next else -1) or super().focusNextPrevChild(next)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if self.workbench is None:
            return
        if event.type() == QEvent.Type.LanguageChange:
            self._rebuild()
        elif event.type() == QEvent.Type.PaletteChange:
            self.workbench.view_settings.update_for_mode(self.palette())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._moved.start()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._moved.start()

    def _keep_geometry(self) -> None:
        self._settings.stored.setValue(GEOMETRY, self.saveGeometry())

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_files(event):
            accept_copy(event)

    def dropEvent(self, event: QDropEvent) -> None:
        model = dropped_model(event)
        if self.workbench is not None and model is not None and self._is_over_view(self.workbench, event):
            self.workbench.services.append_model(model)
        else:
            paths = dropped_files(event)
            self._await_files(lambda files: files.take_dropped(paths))
        accept_copy(event)

    def _is_over_view(self, workbench: Workbench, event: QDropEvent) -> bool:
        """Return whether the pointer is over the view of the open model."""
        tabs = workbench.tabs
        return tabs.viewport is not None and tabs.rect().contains(tabs.mapFrom(self, event.position().toPoint()))

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._may_close():
            event.ignore()
            return
        self._keep_geometry()
        if self.workbench is not None and self._textures is not None:
            self.workbench.tabs.keep_pictures()
            self.workbench.dismantle()
            self.workbench = None
            self._textures.release_all()
        if self.files is not None:
            self.files.reopening.remember_if_any()
        if self.recovery is not None:
            self.recovery.stop()
        if self.session is not None:
            self.session.halt()
        event.accept()

    def _room(self) -> QSize:
        """Return the largest size of the window, without its frame, that fits on the screen."""
        title = self.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight)
        return self.screen().availableGeometry().size() - QSize(2 * FRAME, 2 * FRAME + title)

    def _may_close(self) -> bool:
        """Return whether nothing would be lost. If not, the user is asked soon, and the window closes if they agree."""
        if self.files is None or self.session is None or self._is_settled:
            return True
        if not self.files.finish_before_closing(self.session.documents):
            return False
        if any(document.is_modified for document in self.session.documents):
            self._asking.start()
            return False
        return True

    def _settle(self) -> None:
        if self.files is not None and self.session is not None:
            self.files.settle(self.session.documents, self._close_settled)

    def _close_settled(self) -> None:
        self._is_settled = True
        try:
            self.close()
        finally:
            self._is_settled = False

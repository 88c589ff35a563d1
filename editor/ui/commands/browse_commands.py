"""BrowseCommands: shows the models of a folder beside the window, and does what is wanted of them there."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from editor.document.session import Session
from editor.ui.command import Command, CommandList
from editor.ui.commands.file_commands import FileCommands
from editor.ui.dialogs.model_browser import ModelBrowser
from editor.ui.services import WindowServices


class BrowseCommands(QObject):
    """There is one browser; it goes when it is closed."""

    def __init__(
        self, session: Session, files: FileCommands, commands: CommandList, services: WindowServices, window: QWidget
    ) -> None:
        super().__init__(commands)
        self._services = services
        self._session = session
        self._files = files
        self._window = window
        self.browser: ModelBrowser | None = None
        tip = self.tr("All models below a folder in pictures, found by name, missing textures and errors")
        label, key = self.tr("Browse &folder…"), "Ctrl+Shift+O"
        browse = Command("file.browse", label, self._ask_and_show, [key], tip=tip, menu="file.reopen")
        commands.add([browse], "BrowseCommands")

    def _ask_and_show(self) -> None:
        """Show the folder that was shown last, or ask for one; where the browser is there already, go to it."""
        if self.browser is not None:
            self.browser.activateWindow()
            return
        browser = self._made()
        if browser.last_folder is not None:
            browser.show_folder(browser.last_folder)
        else:
            browser.ask_for_folder()
        if not browser.place.text():
            browser.reject()
            return
        browser.show()

    def show_folder(self, folder: Path) -> None:
        """Show the models below a folder."""
        browser = self.browser or self._made()
        browser.show_folder(folder)
        browser.show()

    def close(self) -> None:
        """Close the browser, if it is there."""
        if self.browser is not None:
            self.browser.reject()

    def _made(self) -> ModelBrowser:
        parts = self._session.settings.stored, lambda path: self._files.open([path]), self._services.append_model
        browser = self.browser = ModelBrowser(*parts, self._window)
        browser.closed.connect(self._forget)
        self._session.current_changed.connect(browser.offer_appending)
        browser.offer_appending(self._session.current)
        return browser

    def _forget(self) -> None:
        self.browser = None

"""Commands of the Help menu: what the keys and the mouse do, where the log lies, and what this program is."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QMainWindow

from editor.ui.commands.command import Command, CommandList
from editor.ui.crash import show_log_folder
from editor.ui.dialogs.message_boxes import show_about


class HelpCommands(QObject):
    palette_wanted = Signal()
    keys_wanted = Signal()

    def __init__(self, commands: CommandList, window: QMainWindow) -> None:
        super().__init__(commands)
        rows = [
            Command("help.palette", self.tr("&Find a command…"), self.palette_wanted.emit, ["Ctrl+Shift+P"], "find"),
            Command("help.keys", self.tr("&Keys and mouse"), self.keys_wanted.emit, ["F1"]),
            Command("help.log-files", self.tr("&Log files"), show_log_folder),
            Command("help.about-qt", self.tr("About &Qt"), QApplication.aboutQt),
            Command("help.about", self.tr("&About Katachi"), partial(show_about, window)),
        ]
        commands.add(rows, "HelpCommands")

"""The Help menu: what the keys and the mouse do, where the log lies, and what this program is."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QMainWindow, QMenu

from editor.ui.action import make_action
from editor.ui.crash import show_log_folder
from editor.ui.dialogs.message_boxes import show_about
from editor.ui.dialogs.shortcuts import show_shortcuts


class HelpMenu(QMenu):
    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.setTitle(self.tr("&Help"))
        for text, run, keys in (
            (self.tr("&Keys and mouse"), lambda: show_shortcuts(window), ["F1"]),
            (self.tr("&Log files"), show_log_folder, []),
            (self.tr("About &Qt"), QApplication.aboutQt, []),
            (self.tr("&About Katachi"), lambda: show_about(window), []),
        ):
            self.addAction(make_action(self, text, run, keys=keys))

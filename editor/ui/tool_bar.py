"""The tool bar: made of actions and menus that the menu bar has, too."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolBar, QToolButton, QWidget

from editor.ui.actions.action import plain
from editor.ui.icons import icon


class ToolBar(QToolBar):
    """Filled from left to right by its methods."""

    def __init__(self, title: str, window: QWidget) -> None:
        super().__init__(title, window)
        self.setObjectName("tools")

    def add_group(self, actions: Iterable[QAction]) -> None:
        """Add actions by their icons, and a line after them."""
        self.addActions(list(actions))
        self.addSeparator()

    def add_menu(self, menu: QMenu, icon_name: str) -> None:
        """Add a button that opens a menu."""
        button = QToolButton()
        button.setText(plain(menu.title()))
        button.setIcon(icon(icon_name))
        button.setToolTip(button.text())
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setMenu(menu)
        self.addWidget(button)

    def add_words(self, actions: Iterable[QAction]) -> None:
        """Add actions by their icons and words."""
        for action in actions:
            self.addAction(action)
            button = self.widgetForAction(action)
            if isinstance(button, QToolButton):
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)

"""The tool bar: made of actions and menus that the menu bar has, too."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QActionEvent, QPainter, QPalette
from PySide6.QtWidgets import QMenu, QStyle, QStyleOptionToolButton, QStylePainter, QToolBar, QToolButton, QWidget

from editor.ui.action import plain
from editor.ui.icons import icon, with_selections

EXTENSION = "qt_toolbar_ext_button"  # the name that Qt gives to what opens the rest of a bar that is too short
RADIUS = 3  # logical pixels, of the corners of what is checked


class ToolBar(QToolBar):
    """Filled from left to right by its methods."""

    def __init__(self, title: str, window: QWidget) -> None:
        super().__init__(title, window)
        self.setObjectName("tools")
        if (extension := self.findChild(QToolButton, EXTENSION)) is not None:
            extension.setIcon(icon("more"))

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

    def actionEvent(self, event: QActionEvent) -> None:
        super().actionEvent(event)
        button = self.widgetForAction(event.action())
        if event.type() == QEvent.Type.ActionAdded and isinstance(button, QToolButton):
            button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.Paint or not isinstance(watched, QToolButton):
            return super().eventFilter(watched, event)
        is_marked = watched.isChecked() and watched.isEnabled()
        if is_marked:
            _paint_checked(watched)
        return is_marked


def _paint_checked(button: QToolButton) -> None:
    """Paint a button on the colour of selections: the frame of most styles is hardly seen, above all in the dark."""
    option = QStyleOptionToolButton()
    button.initStyleOption(option)
    option.palette = with_selections(option.palette)
    roles = QPalette.ColorRole
    option.palette.setColor(roles.ButtonText, option.palette.color(roles.HighlightedText))
    painter = QStylePainter(button)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(option.palette.highlight())
    painter.drawRoundedRect(button.rect().adjusted(1, 1, -1, -1), RADIUS, RADIUS)
    painter.drawControl(QStyle.ControlElement.CE_ToolButtonLabel, option)
    painter.end()

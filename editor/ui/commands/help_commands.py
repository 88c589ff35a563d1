"""Commands of the Help menu: the handbook, help on what has the focus, keys, the tour, and what this program is."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRect, Qt, QUrl, Slot
from PySide6.QtGui import QAction, QDesktopServices, QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QDialog,
    QDockWidget,
    QLabel,
    QMainWindow,
    QWhatsThis,
    QWidget,
)

from editor.document.program.settings import Settings
from editor.late_imports import imported
from editor.ui.action import plain
from editor.ui.command import Command, CommandList
from editor.ui.crash import show_log_folder
from editor.ui.dialogs.message_boxes import show_about
from editor.ui.help_card import SCHEME, HelpCard, action_help, chapter_of, command_of, open_handbook, titled
from editor.ui.language import system_language
from editor.ui.services import WindowServices

if TYPE_CHECKING:
    from editor.ui.dialogs.handbook import HandbookWindow

HANDBOOK = "handbook"  # the name of its window

WhatsThisRole = Qt.ItemDataRole.WhatsThisRole


class HelpCommands(QObject):
    """`handbook` is its window, made when it is first wanted."""

    def __init__(
        self,
        commands: CommandList,
        settings: Settings,
        services: WindowServices,
        find_command: Callable[[], object],
        show_keys: Callable[[], object],
        window: QMainWindow,
    ) -> None:
        super().__init__(commands)
        self._commands = commands
        self._window = window
        self._settings = settings
        self.handbook: HandbookWindow | None = None
        handbooks: list[Any] = window.findChildren(QMainWindow, HANDBOOK)
        for before in handbooks:
            if before.isVisible():  # in the language that the window spoke before
                self.handbook = self._make_handbook()
                self.handbook.replace_window(before)
        anywhere = Qt.ShortcutContext.ApplicationShortcut
        focused, words = self.tr("Help on what has the &focus"), self.tr("Shortcuts, hotkeys")
        first, then = partial(Command, menu="help.handbook"), partial(Command, menu="help.others")
        rows = [
            first("help.handbook", self.tr("&Handbook"), open_handbook),
            first("help.tour", self.tr("&Tour"), services.begin_tour),
            then("help.focused", focused, self.show_focused, ["F1"], scope=anywhere),
            then("help.whats-this", self.tr("&What is this?"), QWhatsThis.enterWhatsThisMode, ["Shift+F1"]),
            then("help.palette", self.tr("Find a &command…"), find_command, ["Ctrl+Shift+P"], "find"),
            then("help.keys", self.tr("&Keys and mouse"), show_keys, ["Ctrl+F1"], words=words),
            then("help.log-files", self.tr("&Log files"), show_log_folder),
            then("help.about-qt", self.tr("About &Qt"), QApplication.aboutQt),
            then("help.about", self.tr("&About Katachi"), partial(show_about, window)),
        ]
        commands.add(rows, "HelpCommands")
        commands["help.about"].setMenuRole(QAction.MenuRole.AboutRole)
        commands["help.about-qt"].setMenuRole(QAction.MenuRole.AboutQtRole)
        QGuiApplication.instance().focusWindowChanged.connect(self._reach_modal)  # type: ignore[union-attr]
        QDesktopServices.setUrlHandler(SCHEME, self, "open_link")  # type: ignore[arg-type]  # the stubs want bytes, the call a str

    @Slot(QUrl)
    def open_link(self, url: QUrl) -> None:
        """Show the place of the handbook that a link "handbook:panes.html#outline" names."""
        if self.handbook is None:
            self.handbook = self._make_handbook()
        fragment = url.fragment()
        self.handbook.open(f"{url.path()}#{fragment}" if fragment else url.path())
        self.handbook.show_over(QApplication.activeModalWidget() or self._window)

    def _make_handbook(self) -> HandbookWindow:
        """The handbook in the language of the window."""
        language = self._settings.preferences.language.value or system_language()
        handbook = imported("editor.ui.dialogs.handbook")
        made: HandbookWindow = handbook.HandbookWindow(handbook.handbook_folder(language), self._window)
        made.setObjectName(HANDBOOK)
        self.destroyed.connect(made.deleteLater)  # the window speaks another language now
        return made

    def show_focused(self) -> None:
        """Show the help of what has the keyboard: beside it, or of a pane, and of all else, in the handbook."""
        focused = QApplication.focusWidget()
        owner, text = self._help_of(focused)
        if owner is None or isinstance(owner, QDockWidget):
            open_handbook(chapter_of(focused))
            return
        card = HelpCard(text, chapter_of(focused), owner.window())
        card.show_beside(_place_of(owner))

    def _reach_modal(self) -> None:
        """Give the command to a modal dialog: no key reaches what Qt keeps from the window meanwhile."""
        dialog = QApplication.activeModalWidget()
        if dialog is not None:
            dialog.addAction(self._commands["help.focused"])

    def _help_of(self, widget: QWidget | None) -> tuple[QWidget | None, str]:
        """The widget, of one and those that it is in, that has a help of its own, and that help; None and "" for none.

        In dialogs that is also a tool tip, and the help of the command that opens the dialog.
        """
        is_in_dialog = widget is not None and isinstance(widget.window(), QDialog)
        while widget is not None:
            if isinstance(widget, QAbstractItemView) and (text := widget.currentIndex().data(WhatsThisRole)):
                return widget, str(text)
            if widget.whatsThis():
                return widget, widget.whatsThis()
            if is_in_dialog and widget.toolTip():
                return widget, titled(_name_of(widget), *widget.toolTip().split("\n"))
            if (id := command_of(widget)) in self._commands:
                return widget, action_help(self._commands[id])
            widget = widget.parentWidget()
        return None, ""


def _name_of(widget: QWidget) -> str:
    """Return the name of a widget: its own text, or that of the label before it."""
    if isinstance(widget, QAbstractButton):
        return plain(widget.text())
    labels = (label.text() for label in widget.window().findChildren(QLabel) if label.buddy() is widget)
    return plain(next(labels, widget.accessibleName()))


def _place_of(widget: QWidget) -> QRect:
    """Return the rectangle of a widget, or of the current cell of a view, in global coordinates."""
    if isinstance(widget, QAbstractItemView):
        cell = widget.visualRect(widget.currentIndex())
        return QRect(widget.viewport().mapToGlobal(cell.topLeft()), cell.size())
    return QRect(widget.mapToGlobal(widget.rect().topLeft()), widget.size())

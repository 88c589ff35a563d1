"""HelpCard: the help of one thing beside it, until a key is pressed or something is clicked; F1 again tells more.

Whoever shows a thing gives its help to Qt as rich text, by `setWhatsThis` of its widget or as the WhatsThisRole of its
cells, and may name the place of the handbook that tells more, by `set_chapter`. Light to import.
"""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QUrl
from PySide6.QtGui import QAction, QDesktopServices, QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QMenu, QVBoxLayout, QWidget

from editor.ui.action import plain

# Dynamic properties: the place of the handbook, and the id of the command that opens a dialog.
CHAPTER, COMMAND = "handbook chapter", "command"
COMMANDS_PAGE = "keys.html"
WIDTH = 380  # logical pixels
SCHEME = "handbook"  # of links into the handbook, which HelpCommands opens


def titled(title: str, *paragraphs: str) -> str:
    """Rich text of a title and the paragraphs below it that are not empty."""
    return f"<b>{escape(title)}</b>" + "".join(f"<p>{escape(text)}</p>" for text in paragraphs if text)


def action_help(action: QAction) -> str:
    """Rich text of what a command does, its keys, and why it cannot be done now."""
    keys = ", ".join(key.toString() for key in action.shortcuts())
    reason = "" if action.isEnabled() else "\n".join(action.toolTip().splitlines()[1:])
    return titled(plain(action.text()), action.whatsThis(), keys, reason)


def set_chapter(widget: QWidget, address: str) -> None:
    """Name the place of the handbook, "panes.html#outline", that tells of a widget and all that is in it."""
    widget.setProperty(CHAPTER, address)


def set_command(dialog: QWidget, id: str) -> None:
    """Have a dialog explained as the command that opens it, "file.import"."""
    set_chapter(dialog, f"{COMMANDS_PAGE}#{id}")
    dialog.setProperty(COMMAND, id)


def command_of(dialog: QWidget) -> str:
    """The id of the command that a dialog is explained as; "" for none."""
    return str(dialog.property(COMMAND) or "")


def chapter_of(widget: QWidget | None) -> str:
    """The place of the handbook that tells of a widget, or of what it is in; "" for none."""
    while widget is not None:
        if place := widget.property(CHAPTER):
            return str(place)
        widget = widget.parentWidget()
    return ""


def open_handbook(address: str = "") -> None:
    """Open the handbook at a page or a place in one, "panes.html#outline"; "" for its start."""
    QDesktopServices.openUrl(QUrl(f"{SCHEME}:{address or 'index.html'}"))


class HelpCard(QFrame):
    """Shows a rich text; `chapter` is the place of the handbook that tells more, "" for none."""

    def __init__(self, text: str, chapter: str, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.chapter = chapter
        more = self.tr("F1: more in the handbook")
        link = f'<p><a href="{SCHEME}:{chapter}">{more}</a></p>' if chapter else ""
        self.label = QLabel(text + link, wordWrap=True, textFormat=Qt.TextFormat.RichText)
        self.label.linkActivated.connect(self._open)
        column = QVBoxLayout(self)
        column.addWidget(self.label)
        self.setFixedWidth(WIDTH)
        self.adjustSize()

    def show_beside(self, rect: QRect) -> None:
        """Show below a place on the screen, or above it where there is no room below."""
        screen = self.screen().availableGeometry()
        below = rect.bottom() + 4
        top = below if below + self.height() <= screen.bottom() else max(rect.top() - self.height() - 4, screen.top())
        left = min(max(rect.left(), screen.left()), screen.right() - self.width())
        self.move(QPoint(left, top))
        self.show()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # keys are meant for the card as long as it is there
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F1 and self.chapter:
            self._open()
        else:
            self.close()

    def _open(self) -> None:
        self.close()
        open_handbook(self.chapter)


def show_menu_help(menu: QMenu) -> None:
    """Show the help of the entry that is marked in an open menu; nothing where none is."""
    action = menu.activeAction()
    if action is not None:
        place = menu.actionGeometry(action)
        card = HelpCard(action_help(action), f"{COMMANDS_PAGE}#{action.objectName()}", menu)
        card.show_beside(QRect(menu.mapToGlobal(place.topLeft()), place.size()))

"""HelpCard: the help of one thing beside it, until a key is pressed or something is clicked; F1 again tells more.

Whoever shows a thing gives its help to Qt as rich text, by `setWhatsThis` of its widget or as the WhatsThisRole of its
cells, and may name the place of the handbook that tells more, by `set_chapter`. Light to import.
"""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QEvent, QLocale, QPoint, QRect, Qt, QUrl
from PySide6.QtGui import QAction, QDesktopServices, QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QMenu, QVBoxLayout, QWidget

from editor.model.fields import Field
from editor.model.tables import TABLE_LABELS
from editor.ui.action import plain
from editor.ui.value_text import component_text, field_help, field_label, section_title, tr_field

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


def set_chapter(widget: QWidget, place: str) -> None:
    """Name the place of the handbook, "panes.html#outline", that tells of a widget and all that is in it."""
    widget.setProperty(CHAPTER, place)


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


def open_handbook(place: str = "") -> None:
    """Open the handbook at a page or a place in one, "panes.html#outline"; "" for its start."""
    QDesktopServices.openUrl(QUrl(f"{SCHEME}:{place or 'index.html'}"))


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

    def show_beside(self, place: QRect) -> None:
        """Show below a place on the screen, or above it where there is no room below."""
        screen = self.screen().availableGeometry()
        below = place.bottom() + 4
        top = below if below + self.height() <= screen.bottom() else max(place.top() - self.height() - 4, screen.top())
        left = min(max(place.left(), screen.left()), screen.right() - self.width())
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


_LIMITS = {
    (True, True): QT_TRANSLATE_NOOP("WhatsThis", "From {least} to {most}"),
    (True, False): QT_TRANSLATE_NOOP("WhatsThis", "At least {least}"),
    (False, True): QT_TRANSLATE_NOOP("WhatsThis", "At most {most}"),
}


def field_whats_this(field: Field) -> str:
    """Return the What's This text of a field: its label, its help, its unit, its limits and its options."""
    return titled(field_label(field), field_help(field), " · ".join(field_facts(field)))


def field_facts(field: Field) -> list[str]:
    """The unit, the limits, what can be chosen and what it refers to, as far as a field has any."""
    facts = [_translated(QT_TRANSLATE_NOOP("WhatsThis", "In degrees"))] if field.angle else []
    limits = _LIMITS.get((field.minimum is not None, field.maximum is not None))
    if limits:
        bounds = (field.minimum, field.maximum)
        least, most = (component_text(field, bound) if bound is not None else "" for bound in bounds)
        facts.append(_translated(limits).format(least=least, most=most))
    if field.type is not None:
        labels = (tr_field(member.label) for member in field.type.__members__.values())
        facts.append(_translated(QT_TRANSLATE_NOOP("WhatsThis", "Can be: {}")).format(", ".join(labels)))
    if field.target in TABLE_LABELS:
        facts.append(_translated(QT_TRANSLATE_NOOP("WhatsThis", "Refers to: {}")).format(section_title(field.target)))
    return facts


def number_limits(minimum: float, maximum: float, unit: str) -> str:
    """The limits of a number with a unit behind it, in words."""
    least, most = (QLocale.c().toString(float(bound), "g", 6) + unit for bound in (minimum, maximum))
    return _translated(_LIMITS[True, True]).format(least=least, most=most)


def _translated(text: object) -> str:
    return QCoreApplication.translate("WhatsThis", str(text))  # str: of Qt's marks the stubs know no type

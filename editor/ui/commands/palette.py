"""Palette: finds commands, operations, rows and preferences by a few letters, and runs them or goes there."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache, partial
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSettings,
    QSize,
    Qt,
    QTranslator,
)
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QLabel,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from editor.document.document import Document
from editor.document.program.preferences import LABELS, Preference, declared_preferences
from editor.document.program.settings import present_id
from editor.model.tables import RecordTable
from editor.operations.catalog import OPERATIONS
from editor.resources import resource
from editor.ui.action import draw_key_caps, plain
from editor.ui.command import CommandList
from editor.ui.commands.menus import MenuPlaces
from editor.ui.icons import icon as find_icon
from editor.ui.language import program_translator
from editor.ui.models.row_filter import folded
from editor.ui.style import smaller
from editor.ui.tokens import (
    ICON,
    PALETTE_ROW,
    PALETTE_WIDTH,
    RADIUS,
    SHADOW,
    SHADOW_COLOR,
    SPACING_L,
    SPACING_M,
    SPACING_S,
)
from editor.ui.value_text import record_title, row_noun, section_title

ROW_TABLES = ("bones", "materials", "morphs", "rigid_bodies", "joints")
MOST_ROWS = 50  # that are offered at once

WHOLE, START, WORD, INSIDE, SCATTERED = 100, 80, 60, 40, 20  # how good a match is, by where it was found
RECENT_GAIN = 15  # what a command gains that was run lately, at most


@dataclass(frozen=True, slots=True)
class PaletteEntry:
    """One line of the palette. `names` are folded; `detail` says where it is found, or why it cannot be done."""

    id: str
    label: str
    detail: str
    keys: str
    names: tuple[str, ...]
    run: Callable[[], object]
    is_possible: bool = True
    icon: str | QIcon = ""  # or the name of one
    kind: str = ""  # the title of those with which it stands


class CommandNames:
    """The names by which commands are found: in both languages, as far as they are known, and the id; made once."""

    def __init__(self, commands: CommandList, japanese: QTranslator | None = None) -> None:
        self._commands = commands
        self._japanese = japanese
        self._names: dict[tuple[str, str], tuple[str, ...]] = {}

    def of(self, id: str, text: str) -> tuple[str, ...]:
        """Those of a command, as its label is now."""
        if (id, text) not in self._names:
            self._names[id, text] = self._search_names(id, text)
        return self._names[id, text]

    def _search_names(self, id: str, text: str) -> tuple[str, ...]:
        english = OPERATIONS[id].label if id in OPERATIONS else self._commands.label(id)
        japanese = self._japanese.translate(self._commands.context(id), english) if self._japanese is not None else ""
        as_words = id.replace(".", " ").replace("-", " ")
        names = (plain(text), plain(english), plain(japanese or ""), id, as_words, self._commands.words(id))
        return tuple(dict.fromkeys(folded(name) for name in (*names, *synonyms().get(id, ())) if name))


@cache
def synonyms() -> dict[str, tuple[str, ...]]:
    """Other words for commands, in all languages, by the ids of these."""
    table = tomllib.loads(resource("synonyms.toml").read_text("utf-8"))["synonyms"]
    return {id: tuple(word for words in languages.values() for word in words) for id, languages in table.items()}


def command_entries(commands: CommandList, names: CommandNames, menu_places: MenuPlaces) -> list[PaletteEntry]:
    """Every command that there is now."""
    offered = (id for id in commands if id != ITSELF and commands[id].isVisible())
    return [_command_entry(commands, id, names, menu_places) for id in offered]


def _command_entry(commands: CommandList, id: str, names: CommandNames, menu_places: MenuPlaces) -> PaletteEntry:
    action, reason, label = commands[id], commands.reason(id), menu_places.name(id)
    if (text := commands.text_when_shown(id)) and text != commands.label(id):
        label = plain(text)
    keys, as_it_comes = action.shortcuts(), commands.default_keys(id)
    facts = [reason or "".join(menu_places.path(id)[:1])]
    if keys != as_it_comes:
        was = QCoreApplication.translate("Palette", "was {keys}")
        facts.append(was.format(keys=_keys_text(as_it_comes) or "—"))
    found_by = (*names.of(id, action.text()), folded(label))
    told, kind = " · ".join(filter(None, facts)), QCoreApplication.translate("Palette", "Commands")
    run, sign = action.trigger, action.icon() if not action.icon().isNull() else _subject_icon(id)
    return PaletteEntry(id, label, told, _keys_text(keys), found_by, run, not reason, sign, kind)


# The icons of what commands without one are about, where they have other names than these.
SUBJECT_ICONS = {
    "bodies": "rigid_bodies",
    "edit": "settings",
    "file": "new",
    "hide": "masks",
    "mode": "transform",
    "names": "edit",
    "pane": "display",
    "physics": "bodies",
    "pivot": "handles",
    "playback": "play",
    "positions": "move",
    "region": "region-box",
    "rows": "table",
    "shaping": "handles",
    "soft-bodies": "soft_bodies",
    "timeline": "motion",
    "tool": "select",
    "view": "display",
    "weights": "paint",
}
PANE_COMMANDS = re.compile(r"pane\.(?:show|go-to)-(.+)")


def _subject_icon(id: str) -> str:
    """The name of the icon of what a command is about."""
    pane = PANE_COMMANDS.fullmatch(id)
    subject = pane[1] if pane else id.partition(".")[0]
    return SUBJECT_ICONS.get(subject, subject)


def _keys_text(keys: Sequence[QKeySequence]) -> str:
    return ", ".join(key.toString(QKeySequence.SequenceFormat.NativeText) for key in keys)


def row_entries(document: Document, query: str, go_to: Callable[[str, int], object]) -> list[PaletteEntry]:
    """The rows of the model whose names, or "go to" with their names, have every word of a query."""
    words = folded(query).split()
    found: list[PaletteEntry] = []
    for table_name in ROW_TABLES:
        go = QCoreApplication.translate("Palette", "Go to {}").format(row_noun(table_name))
        records: RecordTable[Any] = getattr(document.model, table_name)
        for row, record in enumerate(records):
            names = folded(f"{record.name} {record.name_en}"), folded(go), f"go to {row_noun_en(table_name)}"
            if words and _names_row(words, *names):
                title = record_title(document.model, table_name, row)
                known = (folded(record.name), folded(record.name_en), " ".join(words))
                run, kind = partial(go_to, table_name, row), section_title(table_name)
                found.append(PaletteEntry("", title, go, "", known, run, icon=table_name, kind=kind))
                if len(found) == MOST_ROWS:
                    return found
    return found


def preference_entries(japanese: QTranslator | None, show: Callable[[str], object]) -> list[PaletteEntry]:
    """Every preference, found by its name in both languages and by its choices; `show` is given the name."""
    place = QCoreApplication.translate("Palette", "Preferences > {group}")
    entries = []
    for name, preference in declared_preferences().items():
        label, group = (
            QCoreApplication.translate("Preferences", text) for text in (preference.label, preference.group)
        )
        known = tuple(dict.fromkeys(folded(text) for text in (label, *_preference_names(preference, japanese)) if text))
        told, kind = place.format(group=group), QCoreApplication.translate("Palette", "Preferences")
        entries.append(PaletteEntry("", label, told, "", known, partial(show, name), icon="settings", kind=kind))
    return entries


def _preference_names(preference: Preference, japanese: QTranslator | None) -> list[str]:
    members = type(preference.default) if isinstance(preference.default, Enum) else ()
    english = [preference.label, *(LABELS[member] for member in members)]
    here = [QCoreApplication.translate("Preferences", text) for text in english]
    there = [japanese.translate("Preferences", text) or "" for text in english] if japanese is not None else []
    return [*english, *here, *there, preference.name.replace("_", " ")]


def row_noun_en(table: str) -> str:
    return {"bones": "bone", "materials": "material", "morphs": "morph", "rigid_bodies": "body", "joints": "joint"}[
        table
    ]


def _names_row(words: Sequence[str], name: str, *prefixes: str) -> bool:
    """Return whether every word is in the name or one of the prefixes, and at least one in the name."""
    in_name = [word in name for word in words]
    return any(in_name) and any(
        all(inside or word in prefix for word, inside in zip(words, in_name, strict=True)) for prefix in prefixes
    )


def ranked_entries(entries: Iterable[PaletteEntry], query: str, recent: Sequence[str]) -> list[PaletteEntry]:
    """The entries that match, the best first; without a query, all of them, those run lately first.

    Of those that match as well, what can be done comes before what cannot, and what was run lately before the rest.
    """
    words = folded(query).split()
    if not words:
        latest = {id: place for place, id in enumerate(recent)}
        return sorted(entries, key=lambda entry: (not entry.is_possible, latest.get(entry.id, len(latest))))
    bonus = {id: RECENT_GAIN - place for place, id in enumerate(recent)}

    def rank(found: tuple[float, PaletteEntry]) -> tuple[float, bool, float, int]:
        points, entry = found
        step = next(step for step in (WHOLE, START, WORD, INSIDE, 0) if points >= step * len(words))
        # Of equals, bones before bodies, as they come.
        return -step, not entry.is_possible, -points - bonus.get(entry.id, 0), len(entry.names[0])

    scored = [(match_score(entry.names, words), entry) for entry in entries]
    return [entry for _, entry in sorted(((points, entry) for points, entry in scored if points), key=rank)]


def grouped_entries(entries: Sequence[PaletteEntry], recent: Sequence[str], query: str) -> list[PaletteEntry]:
    """The entries by their kinds, that of the best one first; below, what cannot be done now.

    Without a query those that were run lately are a kind, the first.
    """
    now = [entry for entry in entries if entry.is_possible]
    lately = QCoreApplication.translate("Palette", "Recent")
    if not query.strip():
        now = [replace(entry, kind=lately) if entry.id and entry.id in recent else entry for entry in now]
    kinds = dict.fromkeys(entry.kind for entry in now)
    later = QCoreApplication.translate("Palette", "Not possible now")
    return [
        *(entry for kind in kinds for entry in now if entry.kind == kind),
        *(replace(entry, kind=later) for entry in entries if not entry.is_possible),
    ]


def match_score(names: Sequence[str], words: Sequence[str]) -> float:
    """Return how well one of the names matches all the words; 0 when it lacks one."""
    best = 0.0
    for name in names:
        points = [_score_of_word(name, word) for word in words]
        if points and min(points) >= 1:
            best = max(best, sum(points))
    return best


def _score_of_word(name: str, word: str) -> float:
    at = name.find(word)
    if at == 0:
        return WHOLE if len(name) == len(word) else START
    if at > 0:
        return WORD if not name[at - 1].isalnum() else INSIDE
    return _scattered_score(name, word)


def _scattered_score(name: str, word: str) -> float:
    """Return how closely the letters of a word follow each other in a name; 0 if they do not, or too far apart."""
    start = at = name.find(word[0])
    for letter in word[1:]:
        at = name.find(letter, at + 1) if at >= 0 else -1
    if at < 0 or len(word) < 2:
        return 0
    gaps = at - start + 1 - len(word)
    return max(SCATTERED - gaps, 1) if gaps <= SCATTERED else 0


ITSELF = "help.palette"
RECENT = "palette/recent"
MOST_RECENT = 12
HEIGHT = 460  # logical pixels, where the window has room for it
LEAST_DETAIL = 60  # logical pixels, below which it is left out
MOVING = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
Roles = QPalette.ColorRole


class PaletteModel(QAbstractTableModel):
    """Shows entries: what they do; the menu that they are in, or why they cannot be done; their keys."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.entries: Sequence[PaletteEntry] = ()

    def show(self, entries: Sequence[PaletteEntry]) -> None:
        self.beginResetModel()
        self.entries = entries
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self.entries)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 3

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        entry = self.entries[index.row()]
        if role in (Role.DisplayRole, Role.ToolTipRole):
            return (entry.label, entry.detail, entry.keys)[index.column()]
        if role == Role.DecorationRole and index.column() == 0:
            return entry.icon if isinstance(entry.icon, QIcon) else find_icon(entry.icon)
        return None


class PaletteDelegate(QStyledItemDelegate):
    """Draws an entry in one row: icon, name, where it is found or why not, and its keys as caps.

    The first of each kind has the title of the kind above it, and what cannot be done now a line.
    """

    def __init__(self, model: PaletteModel) -> None:
        super().__init__(model)
        self._entries = model

    def _begins(self, row: int) -> bool:
        entries = self._entries.entries
        return row == 0 or entries[row].kind != entries[row - 1].kind

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        height = max(PALETTE_ROW, option.fontMetrics.height() + SPACING_M)
        return QSize(0, height + (self._title_height(option) if self._begins(index.row()) else 0))

    def _title_height(self, option: QStyleOptionViewItem) -> int:
        return option.fontMetrics.height() + SPACING_M

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry, rect, palette = self._entries.entries[index.row()], QRect(option.rect), option.palette
        painter.save()
        if self._begins(index.row()):
            title = QRect(rect.topLeft(), QSize(rect.width(), self._title_height(option)))
            rect.setTop(title.bottom() + 1)
            self._draw_title(painter, title, entry, palette)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        group = QPalette.ColorGroup.Active
        text, dim = palette.color(group, Roles.Text), palette.color(group, Roles.PlaceholderText)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.color(group, Roles.Highlight))
            painter.drawRoundedRect(rect.adjusted(SPACING_S, 0, -SPACING_S, 0), RADIUS, RADIUS)
            text = dim = palette.color(group, Roles.HighlightedText)
        elif not entry.is_possible:
            text = palette.color(QPalette.ColorGroup.Disabled, Roles.Text)
        self._draw_entry(painter, rect.adjusted(SPACING_L, 0, -SPACING_L, 0), index, text, dim)
        painter.restore()

    def _draw_title(self, painter: QPainter, rect: QRect, entry: PaletteEntry, palette: QPalette) -> None:
        if not entry.is_possible:
            painter.setPen(palette.color(Roles.Mid))
            painter.drawLine(rect.topLeft(), rect.topRight())
        painter.setPen(palette.color(QPalette.ColorGroup.Active, Roles.PlaceholderText))
        font = painter.font()
        painter.setFont(smaller(font))
        inner = rect.adjusted(SPACING_L, SPACING_S, -SPACING_L, 0)
        painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, entry.kind)
        painter.setFont(font)

    def _draw_entry(self, painter: QPainter, rect: QRect, index: Index, text: QColor, dim: QColor) -> None:
        entry, metrics = self._entries.entries[index.row()], painter.fontMetrics()
        sign = index.data(Role.DecorationRole)
        mode = QIcon.Mode.Normal if entry.is_possible else QIcon.Mode.Disabled
        if isinstance(sign, QIcon):
            sign.paint(painter, QRect(rect.left(), rect.top(), ICON, rect.height()), mode=mode)
        rect = rect.adjusted(ICON + SPACING_M, 0, 0, 0)
        if entry.keys:
            rect.setRight(draw_key_caps(painter, rect, entry.keys.split(", ")[0], dim))
        painter.setPen(text)
        label = metrics.elidedText(entry.label, Qt.TextElideMode.ElideMiddle, rect.width())
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, label)
        rest = rect.adjusted(metrics.horizontalAdvance(label) + SPACING_L, 0, 0, 0)
        if rest.width() > LEAST_DETAIL:
            painter.setPen(dim)
            detail = metrics.elidedText(entry.detail, Qt.TextElideMode.ElideRight, rest.width())
            painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, detail)


class Palette(QFrame):
    """Lies over the top of its window while it is open. `document()` gives the current one, or None.

    `places()` tells where the commands stand in the menus now. `show_preference` shows the one of a name.
    """

    def __init__(
        self,
        commands: CommandList,
        document: Callable[[], Document | None],
        menu_places: Callable[[], MenuPlaces],
        stored: QSettings,
        show_preference: Callable[[str], object],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._commands = commands
        self._document = document
        self._menu_places = menu_places
        self._stored = stored
        self._entries: list[PaletteEntry] = []
        self._preferences: list[PaletteEntry] = []
        self._before: QWidget | None = None
        self._show_preference = show_preference
        self._japanese = program_translator("ja", self)
        self._names = CommandNames(commands, self._japanese)
        self.box = QLineEdit(placeholderText=self.tr("Command, operation, preference, bone, material, morph…"))
        self.box.setAccessibleName(self.box.placeholderText())
        self.box.setTextMargins(SPACING_M, SPACING_S, SPACING_M, SPACING_S)
        self.list = QTreeView()
        self.model = PaletteModel(self)
        self.note = QLabel(wordWrap=True)  # why nothing is run
        self._arrange()
        self.box.textChanged.connect(self._show_matches)
        self.box.installEventFilter(self)
        self.list.clicked.connect(self._run)
        commands.ran.connect(self._remember)
        self.hide()

    def _arrange(self) -> None:
        self.setAccessibleName(self.tr("Commands"))
        self.list.setModel(self.model)
        self.list.setItemDelegate(PaletteDelegate(self.model))
        self.list.setRootIsDecorated(False)
        self.list.setHeaderHidden(True)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for column in range(1, self.model.columnCount()):
            self.list.setColumnHidden(column, True)  # drawn with the first
        layout = QVBoxLayout(self)
        margin = SHADOW + SPACING_M
        layout.setContentsMargins(margin, margin, margin, margin)
        layout.addWidget(self.box)
        layout.addWidget(self.list)
        layout.addWidget(self.note)

    # -- opening and closing ---------------------------------------------------------------------------------------

    def open(self) -> None:
        """Show everything that can be done now, where the keyboard is now; the last commands come first."""
        self._before = QApplication.focusWidget()
        self._entries = command_entries(self._commands, self._names, self._menu_places())
        self._preferences = preference_entries(self._japanese, self._show_preference)
        self.box.clear()
        self._show_matches("")
        room = self._window.rect()
        width = min(PALETTE_WIDTH + 2 * SHADOW, room.width())
        self.setGeometry((room.width() - width) // 2, room.height() // 12, width, self.height())
        self._fit()
        self.show()
        self.raise_()
        self.activateWindow()  # a dock that floats may have the keyboard
        self.box.setFocus(Qt.FocusReason.PopupFocusReason)

    def _fit(self) -> None:
        """Be as high as what is found, as far as there is room."""
        rows = len(self.model.entries) * self.list.sizeHintForRow(0)
        wanted = self.sizeHint().height() - self.list.sizeHint().height() + max(rows, 0) + 2 * SPACING_S
        self.resize(self.width(), min(wanted, HEIGHT + 2 * SHADOW, self._window.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(SHADOW_COLOR)
        for reach in range(1, SHADOW, 2):  # thin sheets upon each other, the darker the nearer
            sheet = whole.adjusted(reach, reach + SPACING_S, -reach, -reach + SPACING_S)
            painter.drawRoundedRect(sheet, SHADOW + RADIUS - reach, SHADOW + RADIUS - reach)
        painter.setBrush(self.palette().base())
        painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
        inner = whole.adjusted(SHADOW - 0.5, SHADOW - 0.5, -SHADOW + 0.5, -SHADOW + 0.5)
        painter.drawRoundedRect(inner, RADIUS, RADIUS)
        painter.end()

    def leave(self) -> None:
        """Close, and give the keyboard back to what had it."""
        if not self.isVisible():
            return
        before, self._before = self._before, None
        has_keyboard = self.box.hasFocus()  # not where the user went to another window
        self.hide()
        if before is not None and isValid(before) and before.isVisible():  # its dialog may be gone
            if has_keyboard:
                before.activateWindow()
            before.setFocus(Qt.FocusReason.PopupFocusReason)

    # -- finding ---------------------------------------------------------------------------------------------------

    @property
    def recent(self) -> list[str]:
        """The ids of the last commands, the latest first."""
        value = self._stored.value(RECENT, [])
        ids = value if isinstance(value, list) else [value] if value else []
        return list(dict.fromkeys(present_id(str(id)) for id in ids))

    def _remember(self, id: str) -> None:
        kept = [id, *(other for other in self.recent if other != id)]
        self._stored.setValue(RECENT, kept[:MOST_RECENT])

    def _show_matches(self, text: str) -> None:
        document = self._document()
        rows = row_entries(document, text, self._go_to) if document is not None else []
        preferences = self._preferences if text.strip() else []
        recent = self.recent
        ranked = ranked_entries([*self._entries, *rows, *preferences], text, recent)
        self.model.show(grouped_entries(ranked, recent, text))
        self.list.scrollToTop()
        if ranked:  # the best one, also where it cannot be done: nothing else is meant
            best = ranked[0].label, ranked[0].detail
            place = next(row for row, entry in enumerate(self.model.entries) if (entry.label, entry.detail) == best)
            self.list.setCurrentIndex(self.model.index(place, 0))
        self._say("" if self.model.entries else self.tr("Nothing is found for “{}”").format(text))

    def _say(self, text: str) -> None:
        self.note.setText(text)
        self.note.setVisible(bool(text))
        self._fit()

    def _go_to(self, table: str, row: int) -> None:
        document = self._document()
        if document is not None:
            document.selection.go_to(table, row)

    # -- keys ------------------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusOut and self.isVisible():
            if QApplication.activePopupWidget() is None:
                self.leave()
        elif isinstance(event, QKeyEvent) and event.type() in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride):
            return self._take(event)
        return super().eventFilter(watched, event)

    def _take(self, event: QKeyEvent) -> bool:
        """Take a key, if it is one of the palette's; asked before, say that it will.

        No other command hears its key while the palette is open: it would act on what lies behind.
        """
        key = event.key()
        mine = (*MOVING, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
        if key not in mine:
            is_asked = event.type() == QEvent.Type.ShortcutOverride
            if is_asked and not event.modifiers() & Qt.KeyboardModifier.AltModifier:  # Alt opens menus
                event.accept()
            return is_asked and event.isAccepted()
        event.accept()
        if event.type() == QEvent.Type.ShortcutOverride:
            return True
        if key in MOVING:
            QApplication.sendEvent(self.list, event)
        elif key == Qt.Key.Key_Escape:
            self.leave()
        else:
            self._run(self.list.currentIndex())
        return True

    def _run(self, index: QModelIndex) -> None:
        """Do what an entry stands for; say why where it cannot be done."""
        if not index.isValid():
            return
        entry = self.model.entries[index.row()]
        if not entry.is_possible:
            self._say(f"{entry.label}: {entry.detail}")
            return
        self.leave()
        entry.run()

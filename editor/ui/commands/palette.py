"""Palette: finds commands, operations, rows and preferences by a few letters, and runs them or goes there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSettings,
    Qt,
)
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import QApplication, QFrame, QHeaderView, QLabel, QLineEdit, QTreeView, QVBoxLayout, QWidget
from shiboken6 import isValid

from editor.document.document import Document
from editor.document.renamed import present_id
from editor.ui.command import CommandList
from editor.ui.commands.menu_builder import MenuPlaces
from editor.ui.commands.palette_entries import (
    CommandNames,
    PaletteEntry,
    command_entries,
    preference_entries,
    ranked,
    row_entries,
)
from editor.ui.language import program_translator

RECENT = "palette/recent"
MOST_RECENT = 12
WIDTH, HEIGHT = 800, 420  # logical pixels, where the window has room for it
LABEL_SHARE, KEYS_SHARE = 0.44, 0.17  # of the width
MOVING = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole


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
        if role == Role.TextAlignmentRole and index.column() == 2:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if role == Role.ForegroundRole and not entry.is_possible:
            return QApplication.palette().brush(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text)
        return None


class Palette(QFrame):
    """Lies over the top of its window while it is open. `document()` gives the current one, or None.

    `places()` tells where the commands stand in the menus now. `show_preference` shows the one of a name.
    """

    def __init__(
        self,
        commands: CommandList,
        document: Callable[[], Document | None],
        places: Callable[[], MenuPlaces],
        stored: QSettings,
        show_preference: Callable[[str], object],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._commands = commands
        self._document = document
        self._places = places
        self._stored = stored
        self._entries: list[PaletteEntry] = []
        self._preferences: list[PaletteEntry] = []
        self._before: QWidget | None = None
        self._show_preference = show_preference
        self._japanese = program_translator("ja", self)
        self._names = CommandNames(commands, self._japanese)
        self.box = QLineEdit(placeholderText=self.tr("Command, operation, preference, bone, material, morph…"))
        self.box.setAccessibleName(self.box.placeholderText())
        self.list = QTreeView()
        self.model = PaletteModel(self)
        self.note = QLabel(wordWrap=True)  # why nothing is run
        self._arrange()
        self.box.textChanged.connect(self._find)
        self.box.installEventFilter(self)
        self.list.clicked.connect(self._run)
        commands.ran.connect(self._remember)
        self.hide()

    def _arrange(self) -> None:
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setAccessibleName(self.tr("Commands"))
        self.list.setUniformRowHeights(True)
        self.list.setModel(self.model)
        self.list.setRootIsDecorated(False)
        self.list.setHeaderHidden(True)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.header().setStretchLastSection(False)
        self.list.header().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        layout = QVBoxLayout(self)
        layout.addWidget(self.box)
        layout.addWidget(self.list)
        layout.addWidget(self.note)

    # -- opening and closing ---------------------------------------------------------------------------------------

    def open(self) -> None:
        """Show everything that can be done now, where the keyboard is now; the last commands come first."""
        self._before = QApplication.focusWidget()
        self._entries = command_entries(self._commands, self._names, self._places())
        self._preferences = preference_entries(self._japanese, self._show_preference)
        self.box.clear()
        self._find("")
        room = self._window.rect()
        width, height = min(WIDTH, room.width()), min(HEIGHT, room.height())
        self.setGeometry((room.width() - width) // 2, room.height() // 12, width, height)
        self.list.header().resizeSection(0, int(width * LABEL_SHARE))
        self.list.header().resizeSection(2, int(width * KEYS_SHARE))
        self.show()
        self.raise_()
        self.activateWindow()  # a dock that floats may have the keyboard
        self.box.setFocus(Qt.FocusReason.PopupFocusReason)

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

    def _find(self, text: str) -> None:
        document = self._document()
        rows = row_entries(document, text, self._go_to) if document is not None else []
        preferences = self._preferences if text.strip() else []
        self.model.show(ranked([*self._entries, *rows, *preferences], text, self.recent))
        self.list.scrollToTop()
        self.list.setCurrentIndex(self.model.index(0, 0))
        self._say("" if self.model.entries else self.tr("Nothing is found for “{}”").format(text))

    def _say(self, text: str) -> None:
        self.note.setText(text)
        self.note.setVisible(bool(text))

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

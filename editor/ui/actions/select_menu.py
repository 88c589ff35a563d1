"""The Select menu: which rows, what a click in the viewport selects, finding rows and the way back from a jump."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from editor.ui.actions.action import Keys, make_action
from editor.ui.actions.row_commands import RowCommands
from editor.ui.actions.trail import Trail
from editor.ui.current import Current
from editor.ui.display import section_title
from editor.ui.viewport.kinds import kind_for

# What a click selects, by table: the key PMXEditor has for it (M is ours), and the icon.
KINDS = {
    "vertices": ("V", "vertices"),
    "faces": ("F", "faces"),
    "materials": ("M", "materials"),
    "bones": ("B", "bones"),
    "rigid_bodies": ("D", "rigid_bodies"),
    "joints": ("J", "joints"),
}


class SelectMenu(QMenu):
    """What a click selects is the active table: the outline, the table and the viewport work on one thing."""

    find_wanted = Signal()
    row_wanted = Signal()

    def __init__(self, current: Current, rows: RowCommands, window: QWidget) -> None:
        super().__init__(window)
        self.setTitle(self.tr("&Select"))
        self._current = current
        self._window = window
        self._add(self.tr("&All"), rows.select_all, [QKeySequence.StandardKey.SelectAll])
        self._add(self.tr("&Nothing"), rows.select_none, ["Ctrl+Shift+A"])
        self._add(self.tr("&Invert"), rows.invert, ["Ctrl+R"])
        self.addSeparator()
        self._add(self.tr("&Find…"), self.find_wanted.emit, [QKeySequence.StandardKey.Find], "find")
        self._add(self.tr("&Go to row…"), self.row_wanted.emit, ["Ctrl+G"])
        self.back = self._add(self.tr("&Back"), self._go_back, ["Ctrl+Q", "Alt+Left"], "back")
        self.addSection(self.tr("A click selects"))
        self.kinds = {table: self._add_kind(table, *KINDS[table]) for table in KINDS}
        current.switched.connect(self._switch)
        current.selection_changed.connect(self._show_kind)
        self._switch()

    def _add(self, text: str, run: Callable[[], object], keys: list[Keys] | None = None, icon: str = "") -> QAction:
        action = make_action(self, text, run, keys=keys or (), icon=icon)
        self.addAction(action)
        return action

    def _add_kind(self, table: str, key: str, icon: str) -> QAction:
        action = make_action(
            self,
            section_title(table),
            partial(self._choose_kind, table),
            keys=[key],
            icon=icon,
            tip=self.tr("Click in the model to select: {}").format(section_title(table)),
            context=Qt.ShortcutContext.WidgetWithChildrenShortcut,
        )
        action.setCheckable(True)
        group = self.findChild(QActionGroup) or QActionGroup(self)
        group.addAction(action)
        self.addAction(action)
        return action

    def _choose_kind(self, table: str) -> None:
        if self._current.document is not None:
            self._current.document.selection.set_active_table(table)

    def _show_kind(self) -> None:
        document = self._current.document
        if document is not None:
            self.kinds[kind_for(document.selection.active_table)].setChecked(True)

    def _switch(self) -> None:
        document = self._current.document
        for action in self.actions():
            action.setEnabled(document is not None)
        if document is not None and document.findChild(Trail) is None:
            Trail(document)
        self._show_kind()

    def _go_back(self) -> None:
        document = self._current.document
        trail = document.findChild(Trail) if document is not None else None
        if document is not None and trail is not None and not trail.back():
            document.done.emit(self.tr("This is where you started"))

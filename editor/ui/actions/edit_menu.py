"""The Edit menu: undo and redo by name, and what can be done with rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from editor.ui.actions.action import Keys, explain, make_action
from editor.ui.actions.row_commands import RowCommands
from editor.ui.current import Current

Standard = QKeySequence.StandardKey


class EditMenu(QMenu):
    """Text fields keep their own undo, clipboard and Delete while they are focused: Qt asks them first."""

    def __init__(self, current: Current, rows: RowCommands, window: QWidget) -> None:
        super().__init__(window)
        self.setTitle(self.tr("&Edit"))
        self._current = current
        self._rows = rows
        self.undo = self._add(self.tr("&Undo"), self._undo, ["Ctrl+Z"], "undo")
        self.redo = self._add(self.tr("&Redo"), self._redo, ["Ctrl+Y", "Ctrl+Shift+Z"], "redo")
        self.addSeparator()
        self.of_rows = [*self._add_clipboard(), *self._add_operations()]
        current.history_changed.connect(self._show_history)
        current.switched.connect(self._switch)
        self._switch()

    def _add_clipboard(self) -> list[QAction]:
        actions = [
            self._add(self.tr("Cu&t"), self._rows.cut, [Standard.Cut], "cut"),
            self._add(self.tr("&Copy"), self._rows.copy, [Standard.Copy], "copy"),
            self._add(self.tr("&Paste"), self._rows.paste, [Standard.Paste], "paste"),
        ]
        self.addSeparator()
        return actions

    def _add_operations(self) -> list[QAction]:
        operations: tuple[tuple[str, str, list[Keys], str], ...] = (
            (self.tr("&Insert"), "insert", ["Ctrl+I", "Ins"], "add"),
            (self.tr("&Duplicate"), "duplicate", ["Ctrl+D"], "duplicate"),
            (self.tr("De&lete"), "delete", [Standard.Delete], "delete"),
            (self.tr("Move &up"), "move-up", ["Ctrl+Up"], "move-up"),
            (self.tr("Move do&wn"), "move-down", ["Ctrl+Down"], "move-down"),
            (self.tr("Move to t&op"), "move-to-top", ["Ctrl+Shift+Up", "Ctrl+Home"], "move-to-top"),
            (self.tr("Move to &bottom"), "move-to-bottom", ["Ctrl+Shift+Down", "Ctrl+End"], "move-to-bottom"),
        )
        actions = []
        for text, name, keys, icon in operations:
            if name == "move-up":
                self.addSeparator()
            actions.append(self._add(text, partial(self._rows.operate, name), keys, icon))
        return actions

    def _add(self, text: str, run: Callable[[], object], keys: Sequence[Keys], icon: str) -> QAction:
        action = make_action(self, text, run, keys=keys, icon=icon)
        self.addAction(action)
        return action

    def _undo(self) -> None:
        if self._current.document is not None:
            self._current.document.undo()

    def _redo(self) -> None:
        if self._current.document is not None:
            self._current.document.redo()

    def _switch(self) -> None:
        for action in self.of_rows:
            action.setEnabled(self._current.document is not None)
        self._show_history()

    def _show_history(self) -> None:
        document = self._current.document
        history = document.history if document is not None else None
        for action, plain, name in (
            (self.undo, self.tr("&Undo"), history.undo_name if history else ""),
            (self.redo, self.tr("&Redo"), history.redo_name if history else ""),
        ):
            action.setText(f"{plain} {name.replace('&', '&&')}".rstrip())
            explain(action)
        self.undo.setEnabled(history is not None and history.can_undo)
        self.redo.setEnabled(history is not None and history.can_redo)

"""The Edit menu: undo and redo by name, of edits and of poses, and what can be done with rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from editor.document.operation_run import repeat_last
from editor.ui.action import Keys, explain, make_action
from editor.ui.commands.pose_commands import PoseCommands
from editor.ui.commands.row_commands import RowCommands
from editor.ui.commands.undo_route import UndoRoute
from editor.ui.current_document import CurrentDocument
from editor.ui.list_commands import CLIPBOARD

Standard = QKeySequence.StandardKey


class EditMenu(QMenu):
    """Text fields keep their own undo, clipboard and Delete while they are focused: Qt asks them first.

    Cut, Copy and Paste are for poses while `is_for_poses` says so; all of them for a list that has the keyboard.
    """

    job_started = Signal(object, str)  # the Job, and what it does

    def __init__(
        self,
        current: CurrentDocument,
        rows: RowCommands,
        poses: PoseCommands,
        window: QWidget,
        is_for_poses: Callable[[], bool] = lambda: False,
    ) -> None:
        super().__init__(window)
        self.setTitle(self.tr("&Edit"))
        self._current = current
        self._rows = rows
        self._poses = poses
        self._is_for_poses = is_for_poses
        self._route = UndoRoute(current)
        self.undo = self._add(self.tr("&Undo"), self._route.undo, ["Ctrl+Z"], "undo")
        self.redo = self._add(self.tr("&Redo"), self._route.redo, ["Ctrl+Y", "Ctrl+Shift+Z"], "redo")
        self.repeat = self._add(self.tr("Re&peat"), self._repeat, ["Ctrl+Shift+R"], "")
        explain(self.repeat, self.tr("Runs the last operation again, with its parameters, on what is selected now"))
        self.addSeparator()
        self.of_rows = [*self._add_clipboard(), *self._add_operations()]
        self.aboutToShow.connect(self._show_possible)
        self.aboutToHide.connect(self._enable)
        self._route.changed.connect(self._show_history)
        current.switched.connect(self._switch)
        self._switch()

    def _add_clipboard(self) -> list[QAction]:
        actions = [
            self._add_command(self.tr("Cu&t"), "cut", [Standard.Cut], "cut"),
            self._add_command(self.tr("&Copy"), "copy", [Standard.Copy], "copy"),
            self._add_command(self.tr("&Paste"), "paste", [Standard.Paste], "paste"),
            self._add_command(self.tr("Paste onto rows of the same &name"), "paste-onto", ["Ctrl+Alt+V"], ""),
        ]
        self.addSeparator()
        return actions

    def _add_operations(self) -> list[QAction]:
        operations: tuple[tuple[str, str, list[Keys], str], ...] = (
            (self.tr("&Insert"), "insert", ["Ctrl+I", "Ins"], "add"),
            (self.tr("&Duplicate"), "duplicate", ["Ctrl+D"], "duplicate"),
            (self.tr("De&lete"), "delete", [Standard.Delete], "delete"),
            (self.tr("Mo&ve up"), "move-up", ["Ctrl+Up"], "move-up"),
            (self.tr("Move do&wn"), "move-down", ["Ctrl+Down"], "move-down"),
            (self.tr("Move to t&op"), "move-to-top", ["Ctrl+Shift+Up", "Ctrl+Home"], "move-to-top"),
            (self.tr("Move to &bottom"), "move-to-bottom", ["Ctrl+Shift+Down", "Ctrl+End"], "move-to-bottom"),
        )
        actions = []
        for text, name, keys, icon in operations:
            if name == "move-up":
                self.addSeparator()
            actions.append(self._add_command(text, name, keys, icon))
        return actions

    def _add_command(self, text: str, name: str, keys: Sequence[Keys], icon: str) -> QAction:
        action = self._add(text, partial(self._run, name), keys, icon)
        action.setData(name)
        return action

    def _add(self, text: str, run: Callable[[], object], keys: Sequence[Keys], icon: str) -> QAction:
        action = make_action(self, text, run, keys=keys, icon=icon)
        self.addAction(action)
        return action

    def _run(self, name: str) -> None:
        if name in CLIPBOARD and self._is_for_poses():
            {"cut": self._poses.cut, "copy": self._poses.copy, "paste": self._poses.paste}[name]()
        else:
            self._rows.run(name)

    def _repeat(self) -> None:
        if self._current.document is not None:
            repeat_last(self._current.document, self.job_started.emit)

    def _show_possible(self) -> None:
        """While the menu is open, grey out what cannot be done; keys find out by themselves."""
        for action in self.of_rows:
            is_for_poses = action.data() in CLIPBOARD and self._is_for_poses()
            action.setEnabled(is_for_poses or self._rows.can(action.data()))

    def _switch(self) -> None:
        self._enable()
        self._show_history()

    def _enable(self) -> None:
        for action in (*self.of_rows, self.repeat):
            action.setEnabled(self._current.document is not None)

    def _show_history(self) -> None:
        route = self._route
        undo = self.tr("&Undo pose:") if route.undoes_pose else self.tr("&Undo")
        redo = self.tr("&Redo pose:") if route.redoes_pose else self.tr("&Redo")
        for action, text, name, can in (
            (self.undo, undo, route.undo_name, route.can_undo),
            (self.redo, redo, route.redo_name, route.can_redo),
        ):
            action.setText(f"{text} {name.replace('&', '&&')}".rstrip())
            explain(action)
            action.setEnabled(can)

"""Commands of the Edit menu: undo and redo by name, and what can be done with rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence

from editor.model.history import History
from editor.ui.action import Keys
from editor.ui.command import Answer, Command, CommandList
from editor.ui.commands.pose_commands import PoseCommands
from editor.ui.commands.row_commands import RowCommands
from editor.ui.conditions import Conditions
from editor.ui.current_document import CurrentDocument
from editor.ui.list_commands import CLIPBOARD
from editor.ui.value_text import translated

Standard = QKeySequence.StandardKey


class EditCommands(QObject):
    """Text fields keep their own undo, clipboard and Delete while they are focused: Qt asks them first.

    Cut, Copy and Paste are for poses while `is_for_poses` says so; all of them for a list that has the keyboard.
    """

    def __init__(
        self,
        current: CurrentDocument,
        rows: RowCommands,
        poses: PoseCommands,
        commands: CommandList,
        is_for_poses: Callable[[], bool] = lambda: False,
    ) -> None:
        super().__init__(commands)
        self._current = current
        self._conditions = Conditions(current)
        self._rows = rows
        self._poses = poses
        self._is_for_poses = is_for_poses
        commands.add([*self._of_history(), *self._of_clipboard(), *self._of_rows()], "EditCommands")

    def _of_history(self) -> list[Command]:
        return [
            Command(
                "edit.undo",
                self.tr("&Undo"),
                self._undo,
                ["Ctrl+Z"],
                "undo",
                when=lambda: self._can_undo() or self.tr("Nothing was done yet"),
                text=lambda: self._named(self.tr("&Undo"), lambda history: history.undo_name),
                menu="edit.history",
            ),
            Command(
                "edit.redo",
                self.tr("&Redo"),
                self._redo,
                ["Ctrl+Y", "Ctrl+Shift+Z"],
                "redo",
                when=lambda: self._can_redo() or self.tr("Nothing was undone"),
                text=lambda: self._named(self.tr("&Redo"), lambda history: history.redo_name),
                menu="edit.history",
            ),
        ]

    def _undo(self) -> None:
        if self._current.document is not None:
            self._current.document.undo()

    def _redo(self) -> None:
        if self._current.document is not None:
            self._current.document.redo()

    def _can_undo(self) -> bool:
        document = self._current.document
        return document is not None and (document.history.can_undo or document.posing.is_open)

    def _can_redo(self) -> bool:
        return self._current.document is not None and self._current.document.history.can_redo

    def _named(self, text: str, name_in: Callable[[History], str]) -> str:
        document = self._current.document
        name = "" if document is None else translated(name_in(document.history))
        return f"{text} {name.replace('&', '&&')}".rstrip()

    def _of_clipboard(self) -> list[Command]:
        add, copying, onto = self._of_row, "edit.copying", "edit.paste-onto"
        values, key = self.tr("Paste v&alues onto the selection"), "Ctrl+Alt+Shift+V"
        return [
            add("edit.cut", self.tr("Cu&t"), [Standard.Cut], "cut", menu="edit.cut"),
            add("edit.copy", self.tr("&Copy"), [Standard.Copy], "copy", menu=copying),
            add("rows.copy-references", self.tr("Copy as re&ferences"), ["Ctrl+Alt+C"], menu=copying),
            add("edit.paste", self.tr("&Paste"), [Standard.Paste], "paste", menu=copying),
            add("edit.paste-onto", self.tr("Paste onto rows of the same &name"), ["Ctrl+Alt+V"], menu=onto),
            add("rows.paste-values", values, [key], menu=onto),
        ]

    def _of_rows(self) -> list[Command]:
        """The operations on rows, which a list that has the keyboard may have as commands of its own."""
        add, in_view = self._of_row, "model-view.rows"
        return [
            add("rows.insert", self.tr("&Insert"), ["Ctrl+I", "Ins"], "add"),
            add("rows.duplicate", self.tr("&Duplicate"), ["Ctrl+D"], "duplicate", menu=in_view),
            add("rows.delete", self.tr("De&lete"), [Standard.Delete], "delete", menu=in_view),
            add("rows.move-up", self.tr("Mo&ve up"), ["Ctrl+Up"], "move-up"),
            add("rows.move-down", self.tr("Move do&wn"), ["Ctrl+Down"], "move-down"),
            add("rows.move-to-top", self.tr("Move to t&op"), ["Ctrl+Shift+Up", "Alt+Home"], "move-to-top"),
            add("rows.move-to-bottom", self.tr("Move to &bottom"), ["Ctrl+Shift+Down", "Alt+End"], "move-to-bottom"),
        ]

    def _of_row(self, id: str, label: str, keys: Sequence[Keys], icon: str = "", *, menu: str = "") -> Command:
        name = id.partition(".")[2]
        when_shown = partial(self._can, name)
        run = partial(self._run, name)
        text = partial(self._rows.label_of_deletion, label) if name == "delete" else None
        when = self._conditions.document
        return Command(id, label, run, keys, icon, when=when, when_shown=when_shown, text_when_shown=text, menu=menu)

    def _run(self, name: str) -> None:
        if name in CLIPBOARD and self._is_for_poses():
            {"cut": self._poses.cut, "copy": self._poses.copy, "paste": self._poses.paste}[name]()
        else:
            self._rows.run(name)

    def _can(self, name: str) -> Answer:
        is_for_poses = name in CLIPBOARD and self._is_for_poses()
        if is_for_poses or self._rows.can(name):
            return self._rows.reason_against(name) or True
        return self.tr("This list cannot do that now")

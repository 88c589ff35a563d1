"""Commands that work by clicks on the model: new bones, bodies, vertices where one clicks; parents, tails by a bone."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from editor.document.operation_run import reason_against
from editor.operations.catalog import OPERATIONS
from editor.ui.command import Answer, Command, CommandList, Conditions, When
from editor.ui.commands.row_actions import named_label
from editor.ui.dialogs.click_dialogs import (
    ClickDialog,
    NewBodyDialog,
    NewBoneDialog,
    NewVertexDialog,
    PickBoneDialog,
    PlacingDialog,
)
from editor.ui.services import CurrentDocument
from editor.ui.value_text import translated
from editor.ui.viewport.click_placing import ClickPlacing


class ClickCommands(QObject):
    """One of their dialogs is open at a time."""

    def __init__(self, current: CurrentDocument, placing: ClickPlacing, commands: CommandList, window: QWidget) -> None:
        super().__init__(commands)
        self._current = current
        self._placing = placing
        self._window = window
        commands.add(self._rows(Conditions(current).editing), "ClickCommands")

    def _rows(self, editing: When) -> list[Command]:
        return [
            Command(
                "bones.new-by-click",
                self.tr("&New bones by click…"),
                self.place_bones,
                tip=self.tr("Each click in the model view makes a bone below the selected one"),
                when=editing,
                menu="bone.by-click",
            ),
            Command(
                "bodies.new-by-click",
                self.tr("New rigid bodies by &click…"),
                self.place_bodies,
                tip=self.tr("Each click in the model view makes a rigid body on the bone that moves the mesh there"),
                when=editing,
                menu="physics.by-click",
            ),
            Command(
                "vertices.new-by-click",
                self.tr("New &vertices by click…"),
                self.place_vertices,
                tip=self.tr("Each click in the model view makes a vertex, or a strip of faces"),
                when=editing,
                menu="mesh.by-click",
            ),
            Command(
                "bones.parent-by-click",
                self.tr("Set &parent by click…"),
                self.pick_parent,
                tip=self.tr("Hangs the selected bones from the bone that is clicked next"),
                when=editing,
                when_shown=partial(self._can, "bones.set-parent"),
                text_when_shown=lambda: self._text("bones.set-parent", self.tr("Set &parent by click…")),
                menu="bone.by-click",
            ),
            Command(
                "bones.tail-by-click",
                self.tr("Set &tail by click…"),
                self.pick_tail,
                tip=self.tr("Leads the tails of the selected bones to the bone that is clicked next"),
                when=editing,
                when_shown=partial(self._can, "bones.set-tail"),
                text_when_shown=lambda: self._text("bones.set-tail", self.tr("Set &tail by click…")),
                menu="bone.by-click",
            ),
        ]

    def place_bones(self) -> None:
        """Let clicks make bones, until that is ended."""
        self._place("bones", NewBoneDialog)

    def place_bodies(self) -> None:
        """Let clicks make rigid bodies, until that is ended."""
        self._place("rigid_bodies", NewBodyDialog)

    def place_vertices(self) -> None:
        """Let clicks make vertices, until that is ended."""
        self._place("vertices", NewVertexDialog)

    def _place(self, table: str, dialog: type[PlacingDialog]) -> None:
        document = self._current.document
        if document is not None:
            document.selection.set_active_table(table)
            self._open(dialog(document, self._placing, self._window))

    def pick_parent(self) -> None:
        self._pick("bones.set-parent", "parent", self.tr("Click the bone that becomes the parent. Escape cancels."))

    def pick_tail(self) -> None:
        self._pick("bones.set-tail", "bone", self.tr("Click the bone that the tails are to lead to. Escape cancels."))

    def _pick(self, id: str, parameter: str, text: str) -> None:
        document, answer = self._current.document, self._can(id)
        if document is not None and answer is not True:
            document.show_status(str(answer))
        elif document is not None:
            self._open(PickBoneDialog(document, OPERATIONS[id], parameter, text, self._window))

    def _open(self, dialog: ClickDialog) -> None:
        for other in self._window.findChildren(ClickDialog):
            if other is not dialog:
                other.reject()
        dialog.begin()

    def _text(self, id: str, label: str) -> str:
        document = self._current.document
        return label if document is None else named_label(document, OPERATIONS[id], label)

    def _can(self, id: str) -> Answer:
        document = self._current.document
        reason = reason_against(document, OPERATIONS[id]) if document is not None else None
        return reason is None or translated(reason)

"""Commands of the operations, in the menu of their subject, and of those that work by clicks on the model."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from operator import attrgetter
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QMenu, QWidget

from editor.document.document import Document
from editor.document.operation_run import reason_against, repeat_last, rows_of
from editor.document.texts import translate
from editor.document.working_rows import named_step
from editor.late_imports import Late
from editor.operations.catalog import OPERATIONS
from editor.operations.operation import Operation, Scope
from editor.ui.command import Answer, Command, CommandList, Conditions, When
from editor.ui.commands.menus import OWN, SEPARATOR, Entry, MenuPlaces
from editor.ui.commands.row_actions import SHOWN, named_label, run_operation_step
from editor.ui.dialogs.click_dialogs import (
    ClickDialog,
    NewBodyDialog,
    NewBoneDialog,
    NewVertexDialog,
    PickBoneDialog,
    PlacingDialog,
)
from editor.ui.dialogs.open_forms import PROJECT, show_operation_form, show_uv_projection
from editor.ui.dialogs.operation_form import NewMorphForm, OperationForm
from editor.ui.dialogs.rename import TranslationForm, rename_rows
from editor.ui.keyboard import MenuKeys
from editor.ui.services import CurrentDocument, WindowServices
from editor.ui.value_text import translated
from editor.ui.viewport.click_placing import ClickPlacing
from editor.ui.viewport.viewport import Viewport

# The part of the menus in which an operation is that names none, by what its id begins with: "operations.model".
SUBJECTS = {
    "model": "model",
    "names": "names",
    "frames": "frames",
    "bones": "bone",
    "materials": "material",
    "textures": "material",
    "morphs": "morph",
    "pose": "morph",
    "vertices": "mesh",
    "faces": "mesh",
    "weights": "weights",
    "rigid-bodies": "physics",
    "bodies": "physics",
    "joints": "physics",
    "physics": "physics",
    "soft-bodies": "physics",
    "rows": "rows",
}
# Operations that have forms of their own.
FORMS: Mapping[str, Callable[..., OperationForm]] = {
    "bones.to-mmd": Late("editor.ui.dialogs.skeleton_form:SkeletonForm"),
    "bones.semi-standard": Late("editor.ui.dialogs.semi_standard_form:SemiStandardForm"),
    "bodies.chain": Late("editor.ui.dialogs.chain_form:ChainForm"),
    "morphs.new": NewMorphForm,
    "names.translate": TranslationForm,
}


ICONS = {"morphs.new": "add"}  # of operations that have a button in a pane
APPENDING = "model.merge"


def listed_by_menu(operations: Iterable[Operation]) -> dict[str, list[Entry]]:
    """Return the ids of operations by the part of the menus in which each stands, in their order, with lines."""
    listed: dict[str, list[Entry]] = {}
    groups: dict[str, int] = {}
    for operation in sorted(operations, key=attrgetter("menu_order")):
        part = operation.menu or f"operations.{SUBJECTS.get(operation.id.partition('.')[0], 'model')}"
        group = operation.menu_order // 100
        entries = listed.setdefault(part, [])
        if group != groups.setdefault(part, group):
            entries.append(SEPARATOR)
        entries.append(operation.id)
        groups[part] = group
    return listed


class OperationCommands(QObject):
    """`listed` are the ids of operations by the part of the menus in which they stand: "operations.bone".

    An operation that is in the list of commands already, as somebody offers it in a way of its own, stays that command.
    """

    def __init__(
        self,
        current: CurrentDocument,
        commands: CommandList,
        services: WindowServices,
        window: QWidget,
    ) -> None:
        super().__init__(commands)
        self._services = services
        self._current = current
        self._commands = commands
        self._window = window
        self._conditions = Conditions(current)
        self._operations: Mapping[str, Operation] = OPERATIONS
        self.listed = listed_by_menu(OPERATIONS.values())
        new = [operation for operation in OPERATIONS.values() if operation.id not in commands]
        commands.add([self._operation_command(operation) for operation in new], "Operation")
        commands.add([self._repeat_command(), self._rename_command()], "OperationCommands")
        self.plugin_ids: list[str] = []

    def offer(self, more: Mapping[str, Operation]) -> None:
        """Offer the operations of plug-ins, in place of those that were offered before; `plugin_ids` are theirs."""
        for id in self.plugin_ids:
            self._commands.remove(id)
        self._operations = {**OPERATIONS, **more}
        self.plugin_ids = [id for id in more if id not in OPERATIONS]
        self._commands.add([self._operation_command(more[id]) for id in self.plugin_ids], "Operation")

    def _operation_command(self, operation: Operation) -> Command:
        label = QCoreApplication.translate("Operation", operation.label)
        return Command(
            operation.id,
            f"{label}…" if operation.fields else label,
            partial(self._run, operation),
            icon=ICONS.get(operation.id, ""),
            tip=QCoreApplication.translate("Operation", operation.help),
            when=self._conditions.document,
            when_shown=partial(self._can, operation),
            text_when_shown=partial(self._text, operation),
        )

    def _repeat_command(self) -> Command:
        return Command(
            "edit.repeat",
            self.tr("R&epeat"),
            self._repeat,
            keys=["Ctrl+Shift+R"],
            tip=self.tr("Runs the last operation again, with its parameters, on what is selected now"),
            when=self._conditions.document,
            text_when_shown=self._repeat_text,
            menu="edit.history",
        )

    def _repeat_text(self) -> str:
        """Return the text of Repeat with the last operation, and the other models that it takes from."""
        document, label = self._current.document, self.tr("R&epeat")
        if document is None or document.last_operation is None:
            return label
        operation, parameters = document.last_operation
        what = translate("Operation", operation.label)
        return f"{label} {named_step(what, '', operation, parameters).replace('&', '&&')}"

    def _rename_command(self) -> Command:
        return Command(
            "names.grid",
            self.tr("Re&name…"),
            self._rename,
            tip=self.tr(
                "Renames many rows at once, in a table that shows old and new names and what is wrong with them"
            ),
            when=self._conditions.document,
            menu="names.grid",
        )

    def _rename(self) -> None:
        if self._current.document is not None:
            rename_rows(self._current.document, self._window)

    def _run(self, operation: Operation) -> None:
        document = self._current.document
        if document is None:
            return
        reason = reason_against(document, operation)
        if reason is not None:
            document.show_status(translated(reason))
        elif self._has_form(document, operation):
            show_operation_form(document, operation, self._window, form_type=FORMS.get(operation.id))
        else:
            run_operation_step(document, operation, show_job=self._services.show_job)

    def _has_form(self, document: Document, operation: Operation) -> bool:
        """Return whether an operation needs a form: for its parameters, or to show that all rows are meant."""
        return bool(operation.fields) or (operation.scope is Scope.OR_ALL and rows_of(document, operation).is_all)

    def _text(self, operation: Operation) -> str:
        document, label = self._current.document, QCoreApplication.translate("Operation", operation.label)
        if document is None:
            return f"{label}…" if operation.fields else label
        return named_label(document, operation, f"{label}…" if self._has_form(document, operation) else label)

    def ask_and_append(self, path: Path) -> None:
        """Show the form of appending a model, with this one in it."""
        document = self._current.document
        if document is not None:
            show_operation_form(document, self._operations[APPENDING], self._window, given={"model": str(path)})

    def _repeat(self) -> None:
        document = self._current.document
        if document is not None:
            repeat_last(document, self._services.show_job)

    def _can(self, operation: Operation) -> Answer:
        document = self._current.document
        reason = reason_against(document, operation) if document is not None else None
        return reason is None or translated(reason)

    # -- for the rows that are selected ----------------------------------------------------------------------------

    def add_to(self, menu: QMenu, document: Document, menu_places: MenuPlaces) -> None:
        """Add to the menu of a right click what can be done with rows of the active table, besides what buttons do.

        Operations that stand together in the menu bar come in a submenu with the title that they have there.
        """
        table = document.selection.active_table
        fitting = [operation.id for operation in self._operations.values() if table in operation.tables]
        groups: dict[str, list[str]] = {}
        for id in (id for id in fitting if id not in SHOWN and not self._commands.reason(id)):
            groups.setdefault("".join(menu_places.path(id)[-1:]), []).append(id)
        menu.addSeparator()
        for title, ids in groups.items():
            is_own = all(len(self._operations[id].tables) == 1 for id in ids)
            together = menu.addMenu(title) if title and len(ids) > 1 else menu
            self._commands.show_possible(ids)
            together.setToolTipsVisible(True)
            together.addActions(self._commands.actions(*ids))
            if together is not menu:
                together.menuAction().setProperty(OWN, is_own)
                MenuKeys([together], together)
        menu.aboutToHide.connect(self._commands.renew_soon)


class UvCommands(QObject):
    """`viewport()` gives the view that is worked in, or None."""

    def __init__(
        self, current: CurrentDocument, viewport: Callable[[], Viewport | None], commands: CommandList, window: QWidget
    ) -> None:
        super().__init__(commands)
        self._current = current
        self._viewport = viewport
        self._window = window
        command = Command(
            "vertices.project-from-view",
            self.tr("Project &UVs from view…"),
            self._project,
            tip=self.tr("Projects the texture onto the selection from the current view"),
            when=Conditions(current).document,
            when_shown=self._can,
            text_when_shown=self._text,
            menu="mesh.by-view",
        )
        commands.add([command], "UvCommands")

    def _project(self) -> None:
        document, viewport = self._current.document, self._viewport()
        if document is not None and viewport is not None:
            show_uv_projection(document, viewport.camera, self._window)

    def _text(self) -> str:
        document, label = self._current.document, self.tr("Project &UVs from view…")
        return label if document is None else named_label(document, PROJECT, label)

    def _can(self) -> Answer:
        document = self._current.document
        reason = reason_against(document, PROJECT) if document is not None else None
        return reason is None or translated(reason)


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
        self._open_placing_dialog("bones", NewBoneDialog)

    def place_bodies(self) -> None:
        """Let clicks make rigid bodies, until that is ended."""
        self._open_placing_dialog("rigid_bodies", NewBodyDialog)

    def place_vertices(self) -> None:
        """Let clicks make vertices, until that is ended."""
        self._open_placing_dialog("vertices", NewVertexDialog)

    def _open_placing_dialog(self, table: str, dialog: type[PlacingDialog]) -> None:
        document = self._current.document
        if document is not None:
            document.selection.set_active_table(table)
            self._open(dialog(document, self._placing, self._window))

    def pick_parent(self) -> None:
        self._open_picking_dialog(
            "bones.set-parent", "parent", self.tr("Click the bone that becomes the parent. Escape cancels.")
        )

    def pick_tail(self) -> None:
        self._open_picking_dialog(
            "bones.set-tail", "bone", self.tr("Click the bone that the tails are to lead to. Escape cancels.")
        )

    def _open_picking_dialog(self, id: str, parameter: str, text: str) -> None:
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

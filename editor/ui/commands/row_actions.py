"""The operations on rows as actions for buttons and context menus: they work on the selection of the active table.

Their shortcuts belong to the commands of the main window and are only named here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np
from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from editor.document.after_step import finish_step
from editor.document.document import Document
from editor.document.operation_run import ShowJob, context_of, reason_against, rows_of, run_at_once
from editor.document.row_texts import about, names_text
from editor.document.said import NOTHING_SAID, Said, translate
from editor.messages import TranslatableText
from editor.model.changes import Rows
from editor.model.tables import Table
from editor.operations.catalog import OPERATIONS
from editor.operations.operation import NO_ROWS, Operation, OperationContext, Scope
from editor.ui.bound_keys import BOUND_KEYS
from editor.ui.commands.removal_text import DELETING, removal_by
from editor.ui.icons import icon
from editor.ui.step_names import operation_name
from editor.ui.value_text import error_text

OF_ROWS = "rows."  # the ids of operations on whole rows begin so

# The operations on rows in the order of the buttons, with their icons.
SHOWN = {
    "rows.insert": "add",
    "rows.duplicate": "duplicate",
    "rows.delete": "delete",
    "rows.move-to-top": "move-to-top",
    "rows.move-up": "move-up",
    "rows.move-down": "move-down",
    "rows.move-to-bottom": "move-to-bottom",
}


def row_actions(document: Document, parent: QWidget) -> list[QAction]:
    """An action for each operation, enabled while the active table has rows for it."""
    actions = [_action(document, OPERATIONS[name], parent) for name in SHOWN]
    follower = RowActionsEnabling(document, actions, parent)
    follower.follow()
    return actions


def run(document: Document, operation: Operation, parameters: Any = None, show_job: ShowJob | None = None) -> None:
    """Run an operation as one step, and select what comes out of it: every command without a form comes here.

    With the default parameters where none are given. What a deletion does to all that refers to the rows is told, and
    kept among the messages. ValueError with the words of an operation on rows for what it cannot do.
    """
    working = rows_of(document, operation, offers_all=False)
    if operation.id.startswith(OF_ROWS):
        _run_on(document, operation, context_of(document, operation, working), parameters)
        return
    removal = removal_by(operation.id, document.model, working.table, working.rows)
    run_at_once(document, operation, parameters, show_job, told=removal.text if removal is not None else NOTHING_SAID)


def delete_rows(document: Document, table: str, rows: Sequence[int]) -> None:
    """Delete rows as one step, as `run` does with those that are selected. ValueError where that is refused."""
    context = OperationContext(document.model, {table: np.asarray(rows, np.intp)})
    _run_on(document, OPERATIONS["rows.delete"], context)


def _run_on(document: Document, operation: Operation, context: OperationContext, parameters: Any = None) -> None:
    """Run an operation on whole rows."""
    table, label = context.table, operation_label(operation)
    rows = context.of(table.name)
    name, removal = _name(operation, table, rows), removal_by(operation.id, document.model, table.name, rows)
    with document.edit(label) as edit:
        result = operation.function(edit, context, operation.parameters() if parameters is None else parameters)
        new = result.rows.get(table.name, NO_ROWS)
        edit.name = _name(operation, table, new) if len(new) else name
    if len(new):
        document.selection.select(table.name, np.asarray(new, np.intp))
        document.selection.set_current(table.name, int(new[0]))
    if removal is not None and removal.has_consequences:
        document.note(removal.text)
    document.show_status(removal.text if removal is not None else edit.name)
    if result.after is not None:
        finish_step(document, result, document.history.last)


def _name(operation: Operation, table: Table, rows: Rows) -> TranslatableText:
    """The name of a step: "Delete bone: 左腕", "Move to a place: 左腕, 右腕"."""
    label = operation_label(operation)
    return operation_name(label, table, rows) if operation.id in SHOWN else about(label, names_text(table, rows))


def named_label(document: Document, operation: Operation, label: str) -> str:
    """The label of a command with the rows that are meant, where they are not simply those seen as selected.

    "Limit weights: 顔…" while the material is selected; the rows that a deletion takes are always named.
    """
    working = rows_of(document, operation)
    is_for_all = working.is_all and operation.scope is not Scope.ALL
    if not (is_for_all or working.are_led_to or operation.id in DELETING):
        return label
    dots, rows = "…" * label.endswith("…"), working.entry_text(document.model).replace("&", "&&")
    return about(label.removesuffix("…"), rows) + dots if rows else label


def operation_label(operation: Operation) -> Said:
    return translate("Operation", operation.label)


def _action(document: Document, operation: Operation, parent: QObject) -> QAction:
    action = QAction(icon(SHOWN[operation.id]), operation_label(operation), parent)
    action.setData(operation.id)
    action.triggered.connect(partial(_try, document, operation))
    return action


def _try(document: Document, operation: Operation) -> None:
    try:
        run(document, operation)
    except ValueError as error:
        document.show_status(error_text(error))


class RowActionsEnabling(QObject):
    """Enables the actions for what the active table and its selection allow, and names the keys of their commands."""

    def __init__(self, document: Document, actions: list[QAction], parent: QWidget) -> None:
        super().__init__(parent)
        self._document = document
        self._actions = actions
        BOUND_KEYS.changed.connect(self.follow)
        document.selection.changed.connect(self.follow)
        document.selection.active_changed.connect(self.follow)

    def follow(self, *_: object) -> None:
        can_change = self._document.selection.active_table in OPERATIONS["rows.delete"].tables
        reason = self.tr("Nothing is selected") if can_change else self.tr("Rows cannot be added or removed here")
        for action in self._actions:
            operation, keys = OPERATIONS[action.data()], BOUND_KEYS.of(action.data())
            label = operation_label(operation)
            named = named_label(self._document, operation, label)
            action.setEnabled(reason_against(self._document, operation) is None)
            action.setText(f"{named}\t{keys}" if keys else named)  # menus show keys behind it
            action.setIconText(label)
            tip = f"{label} ({keys})" if keys else label
            action.setToolTip(tip if action.isEnabled() else f"{tip}\n{reason}")

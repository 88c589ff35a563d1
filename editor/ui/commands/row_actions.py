"""The operations on rows as commands for buttons and context menus: they work on the selection of the active table.

Their shortcuts belong to the commands of the main window and are only named here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
from PySide6.QtCore import QCoreApplication

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
from editor.ui.command import Answer, Command, PaneScope
from editor.ui.commands.removal_text import DELETING, removal_by
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


class RowPane(Protocol):
    """A pane with buttons for whole rows, those that are selected of the active table of its document."""

    document: Document


def row_commands(scope: PaneScope[Any]) -> list[Command]:
    """A command of such panes for each operation on rows; it has the key of the window's own, which is named."""
    return [_command(scope, OPERATIONS[id]) for id in SHOWN]


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
    if operation.scope is Scope.ACTIVE and operation.id not in DELETING:  # for what is seen as selected, and no more
        return label
    working = rows_of(document, operation)
    is_for_all = working.is_all and operation.scope is not Scope.ALL
    if not (is_for_all or working.are_led_to or operation.id in DELETING):
        return label
    dots, rows = "…" * label.endswith("…"), working.entry_text(document.model).replace("&", "&&")
    return about(label.removesuffix("…"), rows) + dots if rows else label


def operation_label(operation: Operation) -> Said:
    return translate("Operation", operation.label)


def _command(scope: PaneScope[Any], operation: Operation) -> Command:
    label = operation_label(operation)
    return Command(
        f"{scope.name}.{operation.id.removeprefix(OF_ROWS)}",
        label,
        scope.run(lambda pane: _try(pane, operation)),
        icon=SHOWN[operation.id],
        tip=label,
        when=scope.when(lambda pane: _can(pane, operation)),
        text=scope.value(lambda pane: _text(pane, operation, label), label),
        key_of=operation.id,
        pane=scope.name,
        short=label,
        listed=False,
    )


def _try(pane: RowPane, operation: Operation) -> None:
    try:
        run(pane.document, operation)
    except ValueError as error:
        pane.document.show_status(error_text(error))


def _can(pane: RowPane, operation: Operation) -> Answer:
    if reason_against(pane.document, operation) is None:
        return True
    if pane.document.selection.active_table in OPERATIONS["rows.delete"].tables:
        return QCoreApplication.translate("RowActionsEnabling", "Nothing is selected")
    return QCoreApplication.translate("RowActionsEnabling", "Rows cannot be added or removed here")


def _text(pane: RowPane, operation: Operation, label: str) -> str:
    """The label with the rows that are meant, and the key as menus show it."""
    keys, named = BOUND_KEYS.of(operation.id), named_label(pane.document, operation, label)
    return f"{named}\t{keys}" if keys else named

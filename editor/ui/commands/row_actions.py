"""The operations on rows as actions for buttons and context menus: they work on the selection of the active table.

Their shortcuts belong to the main window and are only named here, in the tooltips.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QKeySequence

from editor.document.document import Document
from editor.math3d.arrays import IndexArray
from editor.model.consequences import consequences
from editor.model.tables import Table
from editor.operations.catalog import OPERATIONS, Operation
from editor.operations.edits.rows import heir_field
from editor.ui.commands.removal_text import removal_text
from editor.ui.icons import icon
from editor.ui.step_names import operation_name
from editor.ui.value_text import error_text

# The operations of the catalog in the order of the buttons: icon, and the main window's shortcut.
SHOWN = {
    "insert": ("add", "Ctrl+I"),
    "duplicate": ("duplicate", "Ctrl+D"),
    "delete": ("delete", "Del"),
    "move-to-top": ("move-to-top", "Ctrl+Shift+Up"),
    "move-up": ("move-up", "Ctrl+Up"),
    "move-down": ("move-down", "Ctrl+Down"),
    "move-to-bottom": ("move-to-bottom", "Ctrl+Shift+Down"),
}


def row_actions(document: Document, parent: QObject) -> list[QAction]:
    """An action for each operation, enabled while the active table has rows for it."""
    actions = [_action(document, OPERATIONS[name], parent) for name in SHOWN]
    follower = _Enabling(document, actions, parent)
    follower.follow()
    return actions


def run(document: Document, operation: Operation) -> None:
    """Do an operation to the selected rows of the active table, as one step, and select what comes out of it.

    Where none are selected, to the current row. ValueError with the operation's own words for what it cannot do.
    """
    selection, table = document.selection, document.model.tables[document.selection.active_table]
    rows = document.selection.chosen()
    if operation.removes:
        _remove(document, operation, table, rows)
        return
    label = operation_label(operation)
    with document.edit(label) as edit:
        left = operation.function(edit, table, rows)
        edit.name = operation_name(label, table, rows if left is None else left)
    if left is not None and len(left):
        selection.select(table.name, left)
        selection.set_current(table.name, int(left[0]))
    document.show_status(edit.name)


def _remove(document: Document, operation: Operation, table: Table, rows: IndexArray) -> None:
    """Do an operation that removes rows, and tell what became of all that referred to them."""
    found = consequences(document.model, table, rows, heir_field(table))
    text = removal_text(table, rows, found)
    with document.edit(operation_name(operation_label(operation), table, rows)) as edit:
        operation.function(edit, table, rows)
    document.show_status(text)
    if found:
        document.note(text)


def operation_label(operation: Operation) -> str:
    return QCoreApplication.translate("Operation", operation.label)


def _action(document: Document, operation: Operation, parent: QObject) -> QAction:
    image, keys = SHOWN[operation.name]
    action = QAction(icon(image), operation_label(operation), parent)
    action.setData(operation.name)
    shortcut = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
    action.setToolTip(f"{action.text()} ({shortcut})")
    action.triggered.connect(partial(_try, document, operation))
    return action


def _try(document: Document, operation: Operation) -> None:
    try:
        run(document, operation)
    except ValueError as error:
        document.show_status(error_text(error))


class _Enabling(QObject):
    """Enables the actions for what the active table and its selection allow."""

    def __init__(self, document: Document, actions: list[QAction], parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._actions = actions
        document.selection.changed.connect(self.follow)
        document.selection.active_changed.connect(self.follow)

    def follow(self, *_: object) -> None:
        name = self._document.selection.active_table
        has_rows = len(self._document.selection.chosen()) > 0
        for action in self._actions:
            operation = OPERATIONS[action.data()]
            action.setEnabled(name in operation.tables and (has_rows or not operation.needs_rows))

"""Lists the operations that need nothing but a table and rows, so that menus and the command line can offer them.

Plain data: whoever offers operations reads it; nothing adds to it at run time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from editor.model.changes import Rows
from editor.model.edit import Edit
from editor.model.tables import RowNumbers, Table
from editor.operations.edits import rows

RECORD_TABLES = (
    "textures",
    "materials",
    "bones",
    "morphs",
    "frames",
    "rigid_bodies",
    "joints",
    "soft_bodies",
)
ALL_TABLES = ("vertices", "faces", *RECORD_TABLES)


@dataclass(frozen=True, slots=True)
class Operation:
    """A function of an open Edit, a table and rows, and how to offer it.

    `label` is English and translated in the context "Operation". `function` returns where the rows are afterwards,
    None where they are gone. `needs_rows`: it does nothing without rows. `removes`: the rows go, and what refers to
    them has to refer to something else.
    """

    name: str
    label: str
    function: Callable[[Edit, Table, RowNumbers], Rows | None]
    tables: tuple[str, ...] = ALL_TABLES
    needs_rows: bool = True
    removes: bool = False


OPERATIONS: dict[str, Operation] = {
    operation.name: operation
    for operation in (
        Operation("insert", "Insert", rows.insert_after, needs_rows=False),
        Operation("duplicate", "Duplicate", rows.duplicate),
        Operation("delete", "Delete", rows.delete, removes=True),
        Operation("move-up", "Move up", rows.move_up),
        Operation("move-down", "Move down", rows.move_down),
        Operation("move-to-top", "Move to top", rows.move_to_top),
        Operation("move-to-bottom", "Move to bottom", rows.move_to_bottom),
    )
}

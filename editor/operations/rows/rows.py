"""Edits for the rows of every table: make, duplicate, delete, move up and down.

Each function takes an open Edit, a table of its model and row numbers, and returns where the rows are afterwards.
References follow, as the Edit sees to. In a sorted table (faces) rows move among those of their own material.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.math3d.arrays import IndexArray
from editor.messages import TranslatableText
from editor.model.bones import Bone
from editor.model.changes import Rows
from editor.model.columns import RowSet
from editor.model.edit import Edit
from editor.model.fields import NONE, integer
from editor.model.frames import FIXED_SPECIAL
from editor.model.mesh import Face, Vertex
from editor.model.model import Model
from editor.model.tables import TABLE_LABELS, ArrayTable, RowNumbers, Table, ascending, row_array, run_ends
from editor.operations.frames.frame_entries import enter_new
from editor.operations.names.naming import freshly_named
from editor.operations.operation import (
    ALL_TABLES,
    NEEDS_ROWS,
    NoParameters,
    OperationContext,
    Result,
    Scope,
    operation,
)
from editor.operations.queries.related import heir_field
from editor.operations.rows.copy_paste import copy_rows, first_free_row_of, future_rows, paste_rows, row_after

# The names of what is new, as the format keeps them: Japanese and English.
NEW_NAMES = {
    "materials": ("新規材質", "New material"),
    "bones": ("新規ボーン", "New bone"),
    "morphs": ("新規モーフ", "New morph"),
    "frames": ("新規枠", "New frame"),
    "rigid_bodies": ("新規剛体", "New rigid body"),
    "joints": ("新規ジョイント", "New joint"),
    "soft_bodies": ("新規ソフトボディ", "New soft body"),
}


def insert_new(edit: Edit, table: Table, row: int) -> int:
    """Insert a new row before `row`, with names that are free, and return its number.

    A bone gets the parent and the position of the row before it, a vertex the first bone, a face the first three
    vertices and the material of the row before it. ValueError for a face in a model with fewer than three vertices.
    """
    make = _NEW.get(table.name)
    record = make(edit.model, row) if make else table.row_type()
    records = _row_with_name(table, table.row_set.of(table.row_type, [record]))
    rows = future_rows(table, records, row)
    edit.insert(table, row, records)
    return int(rows[0])


def insert_after(edit: Edit, table: Table, rows: RowNumbers) -> Rows:
    """Insert a new row after the last of `rows`, at the end of the table where there are none.

    A bone or a morph enters a display frame.
    """
    numbers = row_array(table, rows)
    new = insert_new(edit, table, row_after(table, int(numbers.max())) if len(numbers) else len(table))
    enter_new(edit, table, range(new, new + 1))
    return range(new, new + 1)


def duplicate_into(edit: Edit, table: Table, rows: RowNumbers) -> Rows:
    """Insert copies after the last of `rows`; what the rows refer to among themselves, the copies do too.

    Bones and morphs enter display frames.
    """
    clip = copy_rows(edit.model, table.name, rows)
    new = paste_rows(edit, clip, row_after(table, int(clip.rows[-1]))) if len(clip) else range(0)
    enter_new(edit, table, new)
    return new


def delete(edit: Edit, table: Table, rows: RowNumbers) -> Rows:
    """Remove rows. What a bone leaves to an heir goes to its nearest parent that stays (see `editor.model.fields`)."""
    edit.remove(table, rows, heir=heir_field(table))
    return range(0)


def move_up(edit: Edit, table: Table, rows: RowNumbers) -> Rows:
    """Move each run of rows up by one; a run that stands at the top stays."""
    return _move_rows(edit, table, rows, -1)


def move_down(edit: Edit, table: Table, rows: RowNumbers) -> Rows:
    """Move each run of rows down by one; a run that stands at the bottom stays."""
    return _move_rows(edit, table, rows, 1)


def move_to_top(edit: Edit, table: Table, rows: RowNumbers) -> Rows:
    """Move the rows to the top, keeping their order."""
    return _move_sections(edit, table, rows, lambda section, count: section.start)


def move_to_bottom(edit: Edit, table: Table, rows: RowNumbers) -> Rows:
    """Move the rows to the bottom, keeping their order."""
    return _move_sections(edit, table, rows, lambda section, count: section.stop - count)


def move_to(edit: Edit, table: Table, rows: RowNumbers, to: int) -> Rows:
    """Move the rows so that they stand together from row `to` on, or as near to it as there is room for them."""
    is_sorted = isinstance(table, ArrayTable) and bool(table.sorted_by)
    return _move_sections(
        edit, table, rows, lambda part, count: min(max(to, part.start if is_sorted else 0), part.stop - count)
    )


def _move_rows(edit: Edit, table: Table, rows: RowNumbers, step: int) -> Rows:
    """Move each run of rows by `step`, one up (-1) or down (1), past the row that stands there."""
    new, order = [np.empty(0, np.intp)], np.arange(len(table))
    for section, part in _sections(table, rows):
        firsts, lasts = run_ends(part)
        passed, behind = (firsts - 1, lasts) if step < 0 else (lasts + 1, firsts)
        has_room = (passed >= section.start) & (passed < section.stop)
        steps = np.repeat(step * has_room, lasts - firsts + 1)
        order[part + steps] = part
        order[behind[has_room]] = passed[has_room]
        new.append(part + steps)
    edit.reorder(table, order)  # all at once: there may be as many runs as rows
    return np.concatenate(new)


def _move_sections(edit: Edit, table: Table, rows: RowNumbers, target_of: Callable[[range, int], int]) -> Rows:
    new = [np.empty(0, np.intp)]
    for section, part in _sections(table, rows):
        to = target_of(section, len(part))
        edit.move(table, part, to)
        new.append(np.arange(to, to + len(part)))
    return np.concatenate(new)


def _sections(table: Table, rows: RowNumbers) -> Iterator[tuple[range, IndexArray]]:
    """The parts of the table within which rows may move, and the rows of each, ascending.

    ValueError where one of them must stay: a special frame.
    """
    numbers = ascending(table, rows)
    if not isinstance(table, ArrayTable) or not table.sorted_by:
        start = first_free_row_of(table)
        if len(numbers) and numbers[0] < start:
            raise ValueError(FIXED_SPECIAL)
        yield range(start, len(table)), numbers
        return
    keys = table[table.sorted_by].view(np.uint32)
    for part in np.split(numbers, np.flatnonzero(np.diff(keys[numbers])) + 1):
        if len(part):
            start, stop = np.searchsorted(keys, keys[part[0]]), np.searchsorted(keys, keys[part[0]], "right")
            yield range(int(start), int(stop)), part


def _new_bone(model: Model, row: int) -> Bone:
    if not row:
        return Bone()
    before = model.bones[row - 1]
    return Bone(position=before.position, parent=before.parent + 1 if before.parent >= row else before.parent)


def _new_vertex(model: Model, row: int) -> Vertex:
    return Vertex(bones=(0 if len(model.bones) else NONE, NONE, NONE, NONE))


def _new_face(model: Model, row: int) -> Face:
    if len(model.vertices) < 3:
        raise ValueError(TranslatableText("A face needs three vertices; the model has fewer."))
    if len(model.faces):
        return Face((0, 1, 2), int(model.faces.value(max(row - 1, 0), "material")))
    return Face((0, 1, 2), 0 if len(model.materials) else NONE)


_NEW: dict[str, Callable[[Model, int], Any]] = {
    "bones": _new_bone,
    "vertices": _new_vertex,
    "faces": _new_face,
}


def _row_with_name(table: Table, rows: RowSet) -> RowSet:
    """A row with the names of what is new, where it has names."""
    if table.name not in NEW_NAMES:
        return rows
    name, name_en = NEW_NAMES[table.name]
    return freshly_named(rows.replace(name=[name], name_en=[name_en]), table.whole)


# -- the operations ----------------------------------------------------------------------------------------------------


@operation(
    "rows.insert",
    "Insert",
    "Inserts a new row after the last selected one, or at the end.",
    tables=ALL_TABLES,
    previews=False,
    scope=Scope.ACTIVE,
    menu="edit.rows",
    menu_order=110,
)
def insert_rows(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Insert a new row."""
    return _run_on_rows(
        edit,
        context,
        insert_after,
        lambda table, count: TranslatableText("{}: {:,} inserted", table, count),
        needs_rows=False,
    )


@operation(
    "rows.duplicate",
    "Duplicate",
    "Inserts copies after the selected rows. References among the selected rows become references among the copies.",
    tables=ALL_TABLES,
    needs=NEEDS_ROWS,
    previews=False,
    scope=Scope.ACTIVE,
    menu="edit.rows",
    menu_order=120,
)
def duplicate_rows(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Insert copies of rows."""
    return _run_on_rows(
        edit, context, duplicate_into, lambda table, count: TranslatableText("{}: {:,} duplicated", table, count)
    )


@operation(
    "rows.delete",
    "Delete",
    "Deletes rows. Children, weights and rigid bodies of bones go to the nearest parent that stays; tails become"
    " offsets. Frame items, IK links, morph offsets, joints and anchors that refer to the rows are deleted, too.",
    tables=ALL_TABLES,
    needs=NEEDS_ROWS,
    previews=False,
    scope=Scope.ACTIVE,
    menu="edit.rows",
    menu_order=130,
)
def delete_rows(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Remove rows."""
    return _run_on_rows(edit, context, delete, lambda table, count: TranslatableText("{}: {:,} deleted", table, count))


@operation(
    "rows.move-up",
    "Move up",
    "Moves rows up by one; references follow.",
    tables=ALL_TABLES,
    needs=NEEDS_ROWS,
    previews=False,
    scope=Scope.ACTIVE,
    menu="edit.rows",
    menu_order=210,
)
def move_rows_up(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Move rows up by one."""
    return _run_on_rows(
        edit, context, move_up, lambda table, count: TranslatableText("{}: {:,} moved up", table, count)
    )


@operation(
    "rows.move-down",
    "Move down",
    "Moves rows down by one; references follow.",
    tables=ALL_TABLES,
    needs=NEEDS_ROWS,
    previews=False,
    scope=Scope.ACTIVE,
    menu="edit.rows",
    menu_order=220,
)
def move_rows_down(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Move rows down by one."""
    return _run_on_rows(
        edit, context, move_down, lambda table, count: TranslatableText("{}: {:,} moved down", table, count)
    )


@operation(
    "rows.move-to-top",
    "Move to top",
    "Moves rows to the top of the table, keeping their order; references follow.",
    tables=ALL_TABLES,
    needs=NEEDS_ROWS,
    previews=False,
    scope=Scope.ACTIVE,
    menu="edit.rows",
    menu_order=230,
)
def move_rows_to_top(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Move rows to the top."""
    return _run_on_rows(
        edit, context, move_to_top, lambda table, count: TranslatableText("{}: {:,} moved to the top", table, count)
    )


@operation(
    "rows.move-to-bottom",
    "Move to bottom",
    "Moves rows to the end of the table, keeping their order; references follow.",
    tables=ALL_TABLES,
    needs=NEEDS_ROWS,
    previews=False,
    scope=Scope.ACTIVE,
    menu="edit.rows",
    menu_order=240,
)
def move_rows_to_bottom(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Move rows to the bottom."""
    return _run_on_rows(
        edit,
        context,
        move_to_bottom,
        lambda table, count: TranslatableText("{}: {:,} moved to the bottom", table, count),
    )


def _run_on_rows(
    edit: Edit,
    context: OperationContext,
    do: Callable[[Edit, Table, RowNumbers], Rows],
    message: Callable[[TranslatableText, int], TranslatableText],
    needs_rows: bool = True,
) -> Result:
    """Do what one of the functions above does. `message`: what it did, of the table's label and a number of rows."""
    name, rows = only_table(context, needs_rows)
    before = _lengths(edit.model)
    new = do(edit, edit.model.tables[name], rows)
    text = message(TABLE_LABELS[name].many, len(new) or len(rows))
    return Result(_with_others(text, name, before, _lengths(edit.model)), {name: new} if len(new) else {})


def _lengths(model: Model) -> dict[str, int]:
    return {name: len(table) for name, table in model.tables.items()}


def _with_others(text: TranslatableText, table: str, before: dict[str, int], after: dict[str, int]) -> TranslatableText:
    """Return the text with the number of rows of other tables that were removed with those of this one."""
    for name, count in after.items():
        if name != table and count < before[name]:
            text = TranslatableText("{}; {} with them: {:,}", text, TABLE_LABELS[name].many, before[name] - count)
    return text


@dataclass(frozen=True, slots=True)
class MoveTo:
    to: int = integer("To row", minimum=0, help="The new number of the first row; the others follow it.")


@operation(
    "rows.move-to",
    "Move to a place",
    "Moves rows so that they stand together at a place, keeping their order; references follow.",
    tables=ALL_TABLES,
    parameters=MoveTo,
    needs=NEEDS_ROWS,
    previews=False,
    scope=Scope.ACTIVE,
)
def move_selected_to(edit: Edit, context: OperationContext, parameters: MoveTo) -> Result:
    """Move rows to a row that is given by its number."""
    name, rows = only_table(context)
    new = np.asarray(move_to(edit, edit.model.tables[name], rows, parameters.to), np.intp)
    text = TranslatableText("{}: {:,} moved to row {}", TABLE_LABELS[name].many, len(new), int(new[0]))
    return Result(text, {name: new})


def only_table(context: OperationContext, needs_rows: bool = True) -> tuple[str, IndexArray]:
    """The one table that an operation is to work on, and its rows. ValueError where there are several, or none."""
    if len(context.rows) > 1:
        raise ValueError(TranslatableText("rows of one table at a time expected, not of {}", ", ".join(context.rows)))
    if not context.rows:
        raise ValueError(TranslatableText("rows of a table expected"))
    return next(iter(context.rows.items()))

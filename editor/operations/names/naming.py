"""Names of rows: fresh ones for rows that come, other ones for rows that are there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import numpy as np

from editor.math3d.arrays import IndexArray
from editor.messages import TranslatableText
from editor.model.columns import RowSet
from editor.model.edit import Edit
from editor.model.fields import fields_of
from editor.model.frames import DisplayFrame
from editor.model.names import fresh_names
from editor.model.references import Rows
from editor.model.tables import RecordTable, RowNumbers, Table, ascending
from editor.operations.operation import OperationContext, Result

NAMED_TABLES = ("bones", "materials", "morphs", "frames", "rigid_bodies", "joints", "soft_bodies")
NAME_FIELDS = ("name", "name_en")


def freshly_named(rows: Rows, others: RowSet) -> Rows:
    """The rows, with a fresh name, and English name, in the place of one that one of the others has, or one before."""
    for field in _name_fields(rows.row_type):
        rows = rows.replace(**{field: fresh_names(rows[field], others[field])})
    return rows


def give_fresh_names(edit: Edit, table: Table, rows: RowNumbers) -> None:
    """Give rows that came names that none of the others has; in a table without names nothing."""
    if _name_fields(table.row_type):
        new = ascending(table, rows)
        others = table.rows(np.delete(np.arange(len(table)), new))
        edit.put(table, new, freshly_named(table.rows(new), others))


def _name_fields(row_type: type) -> list[str]:
    return [field.name for field in fields_of(row_type) if field.name in ("name", "name_en")]


def rename(
    edit: Edit, context: OperationContext, field: str, renamed: Callable[[str, Any], str | None]
) -> dict[str, IndexArray]:
    """Give rows the names that `renamed` makes of their table and record, None for none; the rows that changed."""
    changed = {}
    for table, rows in named_rows(edit, context):
        new = ((row, renamed(table.name, table[row])) for row in rows.tolist())
        differing = set_names(edit, table, field, {row: name for row, name in new if name is not None})
        if len(differing):
            changed[table.name] = differing
    return changed


def set_names(edit: Edit, table: RecordTable[Any], field: str, names: Mapping[int, str]) -> IndexArray:
    """Give rows other names, but those that keep theirs or have them already. The rows that changed."""
    differing = {row: name for row, name in names.items() if name != table.value(row, field)}
    differing = {row: name for row, name in differing.items() if not keeps_name(table[row], field)}
    if differing:
        edit.set(table, _array(differing), field, list(differing.values()))
    return _array(differing)


def renaming_result(changed: dict[str, IndexArray], *warnings: TranslatableText) -> Result:
    """Return the result for rows by table whose names were changed."""
    return Result(TranslatableText("Names changed: {:,}", sum(map(len, changed.values()))), changed, warnings)


def replacer(pairs: Iterable[tuple[str, str]], regex: bool, whole: bool) -> Callable[[str], str]:
    """Return a function that replaces old words by new ones, one pair after the other. ValueError for a bad pattern."""
    replaces = [_replacing(old, new, regex, whole) for old, new in pairs]

    def renamed(name: str) -> str:
        for replace in replaces:
            name = replace(name)
        return name

    return renamed


def _replacing(old: str, new: str, regex: bool, whole: bool) -> Callable[[str], str]:
    if not regex:
        return (lambda name: new if name == old else name) if whole else lambda name: name.replace(old, new)
    try:
        re.compile(old)
    except re.error as error:
        raise ValueError(TranslatableText("{} is no pattern: {}", repr(old), mistake(error))) from error
    pattern = re.compile(rf"(?:{old})\Z" if whole else old)
    try:
        pattern.sub(new, "")
    except (re.error, IndexError) as error:
        raise ValueError(
            TranslatableText("{} cannot replace what matches the pattern {}", repr(new), repr(old))
        ) from error
    if whole:
        return lambda name: pattern.sub(new, name, count=1) if pattern.match(name) else name
    return lambda name: pattern.sub(new, name)


def mistake(error: re.error) -> TranslatableText:
    """Describe the position of the mistake in a regular expression; Python has its cause in English alone."""
    return TranslatableText("there is a mistake at character {}", (error.pos or 0) + 1)


def keeps_name(record: object, field: str) -> bool:
    """Return whether a record is a special display frame, which MMD finds by its Japanese name."""
    return field == "name" and isinstance(record, DisplayFrame) and record.special


def named_rows(
    edit: Edit, context: OperationContext, tables: Iterable[str] = NAMED_TABLES
) -> Iterator[tuple[RecordTable[Any], IndexArray]]:
    """The tables to work on with their rows: those of the context, or else all rows of `tables`."""
    chosen = {name: rows for name, rows in context.rows.items() if len(rows)}
    given = chosen or {name: _array(range(len(edit.model.tables[name]))) for name in tables}
    for name, rows in given.items():
        table = edit.model.tables[name]
        assert isinstance(table, RecordTable)
        yield table, rows


def _array(rows: Iterable[int]) -> IndexArray:
    return np.fromiter(rows, np.intp)

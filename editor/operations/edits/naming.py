"""Makes names for rows that come: none that a row of the same table already has."""

from __future__ import annotations

import re
from collections.abc import Container
from itertools import count

import numpy as np

from editor.model.edit import Edit
from editor.model.fields import fields_of
from editor.model.records import RowSet
from editor.model.references import Rows
from editor.model.tables import RowNumbers, Table, ascending

# "腕_2" is followed by "腕_3". A bare digit says something in this field (上半身2 is not a second 上半身), so it stays.
_COUNTED = re.compile(r"(?P<stem>.+)_(?P<number>[1-9][0-9]*)")


def fresh_name(name: str, taken: Container[str]) -> str:
    """`name` itself where it is free, else with the first free number from 2 on behind it: "腕_2"."""
    if name not in taken:
        return name
    counted = _COUNTED.fullmatch(name)
    stem = counted["stem"] if counted else name
    first = int(counted["number"]) + 1 if counted else 2
    return next(fresh for number in count(first) if (fresh := f"{stem}_{number}") not in taken)


def freshly_named(rows: Rows, others: RowSet) -> Rows:
    """The rows, with a fresh name, and English name, in the place of one that one of the others has, or one before."""
    for field in _name_fields(rows.row_type):
        taken = set(others[field]) - {""}
        names = []
        for name in rows[field]:
            names.append(fresh_name(name, taken))
            taken |= {names[-1]} - {""}
        rows = rows.replace(**{field: names})
    return rows


def give_fresh_names(edit: Edit, table: Table, rows: RowNumbers) -> None:
    """Give rows that came names that none of the others has; in a table without names nothing."""
    if _name_fields(table.row_type):
        new = ascending(table, rows)
        others = table.rows(np.delete(np.arange(len(table)), new))
        edit.put(table, new, freshly_named(table.rows(new), others))


def _name_fields(row_type: type) -> list[str]:
    return [field.name for field in fields_of(row_type) if field.name in ("name", "name_en")]

"""Makes names for rows that come: none that a row of the same table already has."""

from __future__ import annotations

import numpy as np

from editor.model.edit import Edit
from editor.model.fields import fields_of
from editor.model.free_names import fresh_name
from editor.model.records import RowSet
from editor.model.references import Rows
from editor.model.tables import RowNumbers, Table, ascending


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

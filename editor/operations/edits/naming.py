"""Makes names for rows that come: none that a row of the same table already has."""

from __future__ import annotations

import re
from collections.abc import Container
from itertools import count

from editor.model.edit import Edit
from editor.model.tables import ArrayTable, RowNumbers, Table, ascending

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


def give_fresh_names(edit: Edit, table: Table, rows: RowNumbers) -> None:
    """Give rows that came names that none of the others has; in a table without names nothing."""
    new = set(ascending(table, rows).tolist())
    for field in ("name", "name_en"):
        if isinstance(table, ArrayTable) or all(declared.name != field for declared in table.fields):
            continue
        taken = {str(table.value(row, field)) for row in range(len(table)) if row not in new} - {""}
        names = []
        for row in sorted(new):
            names.append(fresh_name(str(table.value(row, field)), taken))
            taken |= {names[-1]} - {""}
        edit.set(table, sorted(new), field, names)

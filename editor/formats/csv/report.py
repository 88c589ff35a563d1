"""What became of the rows of a text that was put into a model."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from editor.formats.content import LoadWarning
from editor.formats.csv.numbers import Array


def _none() -> Array:
    return np.empty(0, np.int64)


@dataclass(slots=True, eq=False)
class AppliedRows:
    """The rows of one table that were updated and added, as they are numbered afterwards."""

    updated: Array = field(default_factory=_none)
    added: Array = field(default_factory=_none)

    @property
    def rows(self) -> Array:
        """All of them, ascending."""
        return np.union1d(self.updated, self.added)


@dataclass(slots=True, eq=False)
class ApplyReport:
    """`tables`: what was placed, by table. `nested`: how many entries, by table and field. And what was noted.

    `rows_read` is how many rows the text had, of whatever use.
    """

    tables: dict[str, AppliedRows] = field(default_factory=dict)
    nested: dict[tuple[str, str], int] = field(default_factory=dict)
    warnings: list[LoadWarning] = field(default_factory=list)
    rows_read: int = 0

    def add(self, table: str, updated: Array, added: Array) -> None:
        if len(updated) or len(added):
            before = self.tables.get(table, AppliedRows())
            self.tables[table] = AppliedRows(np.union1d(before.updated, updated), np.union1d(before.added, added))

    def add_nested(self, table: str, field_: str, owners: Array, count: int) -> None:
        """Entries of some rows of a table; those count as updated unless they were added just now."""
        added = self.tables.get(table, AppliedRows()).added
        self.add(table, np.setdiff1d(owners, added), _none())
        self.nested[table, field_] = self.nested.get((table, field_), 0) + count

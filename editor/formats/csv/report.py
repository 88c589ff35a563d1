"""What became of the rows of a text that was put into a model."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from editor.formats.content import LoadWarning
from editor.math3d.arrays import AnyArray


def _none() -> AnyArray:
    return np.empty(0, np.int64)


@dataclass(slots=True, eq=False)
class AppliedRows:
    """The rows of one table that were updated and added, as they are numbered afterwards."""

    updated: AnyArray = field(default_factory=_none)
    added: AnyArray = field(default_factory=_none)

    @property
    def rows(self) -> AnyArray:
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

    def add(self, table: str, updated: AnyArray, added: AnyArray) -> None:
        if len(updated) or len(added):
            before = self.tables.get(table, AppliedRows())
            self.tables[table] = AppliedRows(np.union1d(before.updated, updated), np.union1d(before.added, added))

    def add_nested(self, table: str, field_: str, owners: AnyArray, count: int) -> None:
        """Entries of some rows of a table; those count as updated unless they were added just now."""
        added = self.tables.get(table, AppliedRows()).added
        self.add(table, np.setdiff1d(owners, added), _none())
        self.nested[table, field_] = self.nested.get((table, field_), 0) + count

"""The fields of rows as arrays, from records or Columns; gathered when first used, and converted back to rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from editor.math3d.arrays import AnyArray
from editor.model.columns import Columns, scalar_of
from editor.model.fields import Field, Kind, field_of, replaced

# Of records these may be greater than what a column holds of them.
WIDE = {Kind.CHOICE: np.int64, Kind.FLAGS: np.int64, Kind.INTEGER: np.int64, Kind.GROUPS: np.int64}


class RowArrays:
    """Copies of the fields of `rows`, records or Columns of one row type: an array a field, of texts a list.

    `given` holds what is no field: the "owner", "number" and "order" of each row, and what columns share.
    """

    def __init__(self, row_type: type, rows: Columns | Sequence[Any]) -> None:
        self.row_type = row_type
        self.given: dict[str, Any] = {}
        self._rows = rows
        self._fields: dict[str, Any] = {}

    def __len__(self) -> int:
        return len(self._rows)

    def __getitem__(self, name: str) -> Any:
        if name not in self._fields:
            self._fields[name] = self._gathered(field_of(self.row_type, name))
        return self._fields[name]

    def __setitem__(self, name: str, values: Any) -> None:
        self._fields[name] = values

    def part(self, name: str, part: int) -> AnyArray:
        """One component of a field; the field itself where `part` is negative. To be written to."""
        values: AnyArray = self[name]
        return values if part < 0 else values[:, part]

    def _gathered(self, field: Field) -> Any:
        if isinstance(self._rows, Columns):
            return self._rows[field.name].copy()
        values = [getattr(row, field.name) for row in self._rows]
        if field.kind is Kind.TEXT:
            return values
        return np.array(values, WIDE.get(field.kind, field.dtype)).reshape(len(values), *field.shape)

    def rows(self) -> Any:
        """The rows with what the fields hold by now: Columns, or a list of records."""
        if isinstance(self._rows, Columns):
            return self._rows.replace(**self._fields)
        fields = [field_of(self.row_type, name) for name in self._fields]
        return [
            replaced(row, {field.name: _scalar(field, self._fields[field.name][at]) for field in fields})
            for at, row in enumerate(self._rows)
        ]


def _scalar(field: Field, value: Any) -> Any:
    return value if field.kind is Kind.TEXT else scalar_of(field, value)

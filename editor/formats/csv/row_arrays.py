"""The fields of rows as arrays, from a row set; gathered when first used, and converted back to rows."""

from __future__ import annotations

from typing import Any

import numpy as np

from editor.math3d.arrays import AnyArray
from editor.model.fields import Field, Kind, field_of
from editor.model.records import RowSet

# Of records these may be greater than what a column holds of them.
WIDE = {Kind.CHOICE: np.int64, Kind.FLAGS: np.int64, Kind.INTEGER: np.int64, Kind.GROUPS: np.int64}


class RowArrays:
    """Copies of the fields of a row set: an array a field, of texts a list.

    `given` holds what is no field: the "owner", "number" and "order" of each row, and what columns share.
    """

    def __init__(self, rows: RowSet) -> None:
        self.row_type = rows.row_type
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
        values = self._rows[field.name]
        if isinstance(values, np.ndarray):
            return values.copy()
        if field.kind is Kind.TEXT:
            return values
        return np.array(values, WIDE.get(field.kind, field.dtype)).reshape(len(values), *field.shape)

    def rows(self) -> RowSet:
        """The rows with what the fields hold by now."""
        return self._rows.replace(**self._fields)

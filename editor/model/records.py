"""Records: rows of one declared row type as frozen records, what Columns are for an array table.

Both are row sets: `row_type`, a length, the values of a field by its name, `row`, `take`, `replace` and `joined`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Generic, overload

import numpy as np

from editor.math3d.arrays import AnyArray
from editor.model.columns import Columns
from editor.model.fields import Field, FieldKey, Kind, RowType, Value, field_of, fields_of, name_of, replaced

FLOATS = (Kind.NUMBER, Kind.VECTOR, Kind.COLOR, Kind.ROTATION)


class Records(Generic[RowType]):
    """Rows of `row_type`, a frozen record a row."""

    __slots__ = ("_records", "row_type")

    def __init__(self, row_type: type[RowType], records: Iterable[RowType] = ()) -> None:
        self.row_type = row_type
        self._records = list(records)

    @classmethod
    def of(cls, row_type: type[RowType], rows: Iterable[RowType]) -> Records[RowType]:
        """Given records of the row type. TypeError for one of another type."""
        records = cls(row_type, rows)
        if any(type(record) is not row_type for record in records):
            raise TypeError(f"rows of {row_type.__name__} expected")
        return records

    def __len__(self) -> int:
        return len(self._records)

    def __iter__(self) -> Iterator[RowType]:
        return iter(self._records)

    @overload
    def __getitem__(self, field: FieldKey[RowType, Value]) -> list[Value]: ...
    @overload
    def __getitem__(self, field: str) -> list[Any]: ...

    def __getitem__(self, field: FieldKey[RowType, Any] | str) -> list[Any]:
        """The values of a field, one a row."""
        name = name_of(field)
        return [getattr(record, name) for record in self._records]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Records):
            return NotImplemented
        return self.row_type is other.row_type and self._records == other._records

    def __hash__(self) -> int:
        return hash((self.row_type, len(self)))

    def __repr__(self) -> str:
        return f"Records({self.row_type.__name__}, {len(self)})"

    @property
    def nbytes(self) -> int:
        return sum(map(record_nbytes, self._records))

    def row(self, index: int) -> RowType:
        """One row."""
        return self._records[index]

    def take(self, rows: Any) -> Records[RowType]:
        """The given rows (index array, mask or slice), in that order."""
        indices = np.arange(len(self))[rows].tolist()
        return Records(self.row_type, [self._records[index] for index in indices])

    def replace(self, **values: Sequence[Any] | AnyArray) -> Records[RowType]:
        """The rows with other values in the given fields, one a row; ValueError for what a field cannot hold."""
        fields = [field_of(self.row_type, name) for name in values]
        for field, given in zip(fields, values.values(), strict=True):
            if len(given) != len(self):
                raise ValueError(f"{field.label}: {len(self)} values expected, not {len(given)}")
        each = [_coerced(field, given) for field, given in zip(fields, values.values(), strict=True)]
        changes = (dict(zip(values, row, strict=True)) for row in zip(*each, strict=True))
        return Records(self.row_type, map(replaced, self._records, changes)) if each else self

    def joined(self, other: Records[RowType]) -> Records[RowType]:
        """These rows, then those of `other`."""
        return Records(self.row_type, [*self._records, *other._records])


RowSet = Columns | Records


def _coerced(field: Field, values: Sequence[Any] | AnyArray) -> list[Any]:
    """Values as records hold them."""
    if isinstance(values, np.ndarray) and field.kind in FLOATS:  # many times as fast as one number at a time
        listed: list[Any] = values.astype(np.float32).tolist()
        return listed if field.size == 1 else list(map(tuple, listed))
    return [field.coerce(value) for value in values]


def record_nbytes(record: Any) -> int:
    """About what keeping a record costs; its nested Columns count in full, though others may share them."""
    size = 64
    for field in fields_of(type(record)):
        value = getattr(record, field.name)
        if field.kind is Kind.COLUMNS:
            size += value.nbytes
        elif field.kind is Kind.RECORDS:
            size += 96 * len(value)
        else:
            size += len(value) * 2 + 8 if field.kind is Kind.TEXT else 8 + 32 * (field.size > 1)
    return size

"""Row sets: rows of one declared row type, as numpy arrays that never change (Columns) or as frozen records (Records).

Morph offsets, soft-body anchors and pins are Columns inside their record; rows travel to and from an ArrayTable
(insert, undo, clipboard) as Columns too. Both have `row_type`, a length, the values of a field by its name, `row`,
`take`, `replace` and `joined`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Generic, overload

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import AnyArray
from editor.messages import TranslatableText
from editor.model.fields import Field, FieldKey, Kind, RowType, Value, field_of, fields_of, limits, name_of, replaced


def read_only(array: AnyArray) -> AnyArray:
    """A view of `array` through which nothing can be written."""
    view = array.view()
    view.setflags(write=False)
    return view


def taken_rows(array: AnyArray, rows: Any) -> AnyArray:
    """Rows of an array: by slice a view, else a copy. numpy takes rows of several values faster than it indexes."""
    return array.take(rows, axis=0) if isinstance(rows, np.ndarray) and rows.dtype != np.bool_ else array[rows]


def default_column(field: Field, length: int) -> AnyArray:
    """(length, *field.shape) of the field's default, in no memory at all."""
    value = np.asarray(field.default, field.dtype)
    return np.broadcast_to(value, (length, *field.shape))


def as_stored(field: Field, values: ArrayLike) -> AnyArray:
    """`values` as an array of the field's type; ValueError for numbers beyond it, which numpy may wrap round."""
    array = np.asarray(values)
    if field.dtype.kind in "iu" and array.dtype != field.dtype and array.size:
        low, high = limits(field.dtype)
        least, most = array.min(), array.max()
        if not low <= least <= most <= high:  # nor is what is no number
            beyond = TranslatableText("{} is not between {} and {}", least if least < low else most, low, high)
            raise ValueError(TranslatableText("{}: {}", TranslatableText(field.label), beyond))
    return array.astype(field.dtype, copy=False)


def column_of(field: Field, values: ArrayLike, length: int) -> AnyArray:
    """`values` as a contiguous (length, *field.shape) array of the field's type; ValueError when they do not fit."""
    array = (
        np.ascontiguousarray(as_stored(field, values)).reshape(-1, *field.shape)
        if length
        else np.empty((0, *field.shape), field.dtype)
    )
    if len(array) != length:
        raise ValueError(f"{field.label}: {length} rows expected, not {len(array)}")
    return array


def scalar_of(field: Field, value: Any) -> Any:
    """One row of a column as the plain Python value that a record of the row type holds."""
    if field.kind in (Kind.CHOICE, Kind.FLAGS):
        assert field.type is not None
        return field.type(int(value))
    return tuple(value.tolist()) if field.size > 1 else value.item()


class Columns(Generic[RowType]):
    """`length` rows of `row_type`, an array a field; fields that are not given have their default everywhere.

    The arrays are taken over, not copied, and must not be written afterwards.
    """

    __slots__ = ("_arrays", "_length", "row_type")

    def __init__(self, row_type: type[RowType], length: int | None = None, **arrays: ArrayLike) -> None:
        self.row_type = row_type
        if length is None:
            length = len(next(iter(arrays.values()), ()))  # type: ignore[arg-type]
        self._length = length
        self._arrays = {
            name: read_only(column_of(field_of(row_type, name), values, length)) for name, values in arrays.items()
        }

    @classmethod
    def of_stored(cls, row_type: type[RowType], length: int, arrays: dict[str, AnyArray]) -> Columns[RowType]:
        """The rows of arrays that are columns already: contiguous, of the type and shape of their fields."""
        columns = cls(row_type, length)
        columns._arrays = {name: read_only(array) for name, array in arrays.items()}
        return columns

    @classmethod
    def of(cls, row_type: type[RowType], rows: Iterable[RowType]) -> Columns[RowType]:
        """The columns of given records of the row type."""
        rows = list(rows)
        arrays = {f.name: [getattr(row, f.name) for row in rows] for f in fields_of(row_type)}
        return cls(row_type, len(rows), **arrays)

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, field: FieldKey[RowType, Any] | str) -> AnyArray:
        """The column of a field, read-only, (length, *field.shape)."""
        array = self._arrays.get(field if isinstance(field, str) else field.__name__)  # as name_of, without its call
        return default_column(field_of(self.row_type, field), self._length) if array is None else array

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Columns) or (self.row_type, len(self)) != (other.row_type, len(other)):
            return NotImplemented if not isinstance(other, Columns) else False
        return all(np.array_equal(self[f.name], other[f.name]) for f in fields_of(self.row_type))

    def __hash__(self) -> int:
        return hash((self.row_type, self._length))

    def __repr__(self) -> str:
        return f"Columns({self.row_type.__name__}, {self._length})"

    def __iter__(self) -> Iterator[RowType]:
        return (self.row(index) for index in range(self._length))

    @property
    def stored(self) -> dict[str, AnyArray]:
        """The arrays that take memory, by field."""
        return dict(self._arrays)

    @property
    def nbytes(self) -> int:
        return sum(array.nbytes for array in self._arrays.values())

    def row(self, index: int) -> RowType:
        """One row as a record of the row type."""
        return self.row_type(**{f.name: scalar_of(f, self[f.name][index]) for f in fields_of(self.row_type)})

    def take(self, rows: Any) -> Columns[RowType]:
        """The given rows (index array, mask or slice), in that order."""
        taken = {name: np.ascontiguousarray(array[rows]) for name, array in self._arrays.items()}
        length = len(np.empty(self._length, np.bool_)[rows])
        return Columns.of_stored(self.row_type, length, taken)

    def replace(self, **arrays: ArrayLike) -> Columns[RowType]:
        """A copy of the rows with other values in the given columns."""
        others = Columns(self.row_type, self._length, **arrays)
        return Columns.of_stored(self.row_type, self._length, self._arrays | others._arrays)

    def joined(self, other: Columns[RowType]) -> Columns[RowType]:
        """These rows, then those of `other`."""
        names = {**self._arrays, **other._arrays}
        joined = {name: np.concatenate((self[name], other[name])) for name in names}
        return Columns.of_stored(self.row_type, len(self) + len(other), joined)


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

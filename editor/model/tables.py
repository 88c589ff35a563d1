"""The two storages of a Model: RecordTable (frozen records) and ArrayTable (numpy columns).

Both are read by everybody and written by patches only (`records`, `arrays` and `resize` are theirs).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, ClassVar, Generic, NamedTuple

import numpy as np

from editor.math3d.arrays import AnyArray, IndexArray, IntegerArray
from editor.messages import TranslatableText
from editor.model.columns import Columns, Records, RowSet, column_of, default_column, read_only, taken_rows
from editor.model.fields import NONE, Field, FieldKey, RowType, field_of, fields_of, name_of

SPARSE = 4  # of a run that is moved: rows of the table at least for each, so that the others are not worth copying
RowNumbers = int | slice | Sequence[int] | AnyArray


class TableLabel(NamedTuple):
    """`one` row, and `many`."""

    one: TranslatableText
    many: TranslatableText


TABLE_LABELS = {
    "info": TableLabel(TranslatableText("Model"), TranslatableText("Model")),
    "vertices": TableLabel(TranslatableText("Vertex"), TranslatableText("Vertices")),
    "faces": TableLabel(TranslatableText("Face"), TranslatableText("Faces")),
    "textures": TableLabel(TranslatableText("Texture"), TranslatableText("Textures")),
    "materials": TableLabel(TranslatableText("Material"), TranslatableText("Materials")),
    "bones": TableLabel(TranslatableText("Bone"), TranslatableText("Bones")),
    "morphs": TableLabel(TranslatableText("Morph"), TranslatableText("Morphs")),
    "frames": TableLabel(TranslatableText("Display frame"), TranslatableText("Display frames")),
    "rigid_bodies": TableLabel(TranslatableText("Rigid body"), TranslatableText("Rigid bodies")),
    "joints": TableLabel(TranslatableText("Joint"), TranslatableText("Joints")),
    "soft_bodies": TableLabel(TranslatableText("Soft body"), TranslatableText("Soft bodies")),
}


def row_array(table: Table, rows: RowNumbers) -> IndexArray:
    """The rows as an index array. IndexError names the first that is not there."""
    if isinstance(rows, slice):
        return np.arange(len(table))[rows]
    array = np.atleast_1d(np.asarray(rows, np.intp))
    if len(array) and (array.min() < 0 or array.max() >= len(table)):
        bad = array[(array < 0) | (array >= len(table))][0]
        raise IndexError(f"{table.name}: no row {bad} among {len(table)}")
    return array


def ascending(table: Table, rows: RowNumbers) -> IndexArray:
    """The rows in ascending order, each once. IndexError for one that is not there."""
    # Marking is many times faster than sorting, or than numpy's unique.
    wanted = np.zeros(len(table), np.bool_)
    wanted[row_array(table, rows)] = True
    return np.flatnonzero(wanted)


def row_index(table: Table, rows: RowNumbers) -> slice | IndexArray:
    """The rows as numpy indexes with: a slice stays a slice."""
    if isinstance(rows, slice):
        return slice(*rows.indices(len(table)))
    return row_array(table, rows)


def are_ascending(rows: IndexArray) -> bool:
    """Return whether rows ascend, each once."""
    return bool((rows[1:] > rows[:-1]).all())


def run_ends(rows: IndexArray) -> tuple[IndexArray, IndexArray]:
    """The first and the last row of each run of neighbours among ascending rows."""
    ends = np.flatnonzero(rows[1:] != rows[:-1] + 1)
    return np.append(rows[:1], rows[ends + 1]), np.append(rows[ends], rows[-1:])


def runs(rows: IndexArray) -> list[range]:
    """Ascending rows as runs of neighbours."""
    firsts, lasts = run_ends(rows)
    return list(map(range, firsts.tolist(), (lasts + 1).tolist()))


def _indices(rows: Any) -> Any:
    """The rows as numpy indexes with, also where a list of them is empty."""
    return np.asarray(rows, np.intp) if isinstance(rows, (range, list, tuple)) else rows


def heirs_of(table: Table, gone: IndexArray, heir: int | FieldKey[Any, int] | str | None) -> IndexArray:
    """For each removed row the old number of the row that takes its references, or NONE."""
    if heir is None:
        return np.full(len(gone), NONE)
    leaving = set(gone.tolist())
    if isinstance(heir, (FieldKey, str)):
        return np.asarray([_surviving(table, row, leaving, name_of(heir)) for row in gone.tolist()], np.intp)
    if not 0 <= heir < len(table) or heir in leaving:
        raise ValueError(f"{table.name}: row {heir} cannot be heir")
    return np.full(len(gone), heir)


def _surviving(table: Table, row: int, leaving: set[int], field: str) -> int:
    seen: set[int] = set()
    while row in leaving and row not in seen:
        seen.add(row)
        row = int(table.value(row, field))
    return NONE if row in leaving else row


class RecordTable(Generic[RowType]):
    """Rows that are frozen records: bones, materials … `fixed` tables neither gain nor lose rows.

    `refused` tells why the records, taken together, cannot be as an edit wants them.
    """

    __slots__ = ("fixed", "name", "records", "refused", "row_type")
    row_set: ClassVar[type[RowSet]] = Records
    sorted_by: ClassVar[str] = ""

    def __init__(
        self,
        name: str,
        row_type: type[RowType],
        fixed: bool = False,
        refused: Callable[[Sequence[RowType]], TranslatableText | None] | None = None,
    ) -> None:
        self.name = name
        self.row_type = row_type
        self.fixed = fixed
        self.refused = refused
        self.records: list[RowType] = [row_type()] if fixed else []

    @property
    def label(self) -> TableLabel:
        return TABLE_LABELS[self.name]

    @property
    def fields(self) -> tuple[Field, ...]:
        return fields_of(self.row_type)

    def __len__(self) -> int:
        return len(self.records)

    def __getitem__(self, row: int) -> RowType:
        return self.records[row]

    def __iter__(self) -> Iterator[RowType]:
        return iter(self.records)

    def value(self, row: int, field: str) -> Any:
        """The value of one field of one row."""
        return getattr(self.records[row], field)

    @property
    def whole(self) -> Records[RowType]:
        """All rows."""
        return Records(self.row_type, self.records)

    def rows(self, rows: Any) -> Records[RowType]:
        """The given rows (index array, mask or slice)."""
        indices = np.arange(len(self))[_indices(rows)].tolist()
        return Records(self.row_type, [self.records[index] for index in indices])

    def differing(self, rows: Any, others: Records, fields: Sequence[Field]) -> tuple[Field, ...]:
        """The fields in which the given rows differ from others."""
        pairs = [pair for pair in zip(self.rows(rows), others, strict=True) if pair[0] is not pair[1]]
        return tuple(
            field for field in fields if any(getattr(old, field.name) != getattr(new, field.name) for old, new in pairs)
        )

    def replace_run(self, start: int, length: int, rows: Records) -> Records[RowType]:
        """Put other rows in the place of neighbours; those that were there. For patches."""
        old = self.rows(slice(start, start + length))
        self.records[start : start + length] = rows
        return old

    def reorder(self, start: int, order: IntegerArray) -> None:
        """Have row start + i hold what row order[i] held, for all of a run. For patches."""
        self.records[start : start + len(order)] = [self.records[row] for row in order.tolist()]


class ArrayTable(Generic[RowType]):
    """Rows that are columns, one contiguous array a field: vertices and faces.

    A column that was never written takes no memory and reads as its default. The table is kept sorted by the column
    `sorted_by`, if any, taken as unsigned, so that NONE comes last.
    """

    __slots__ = ("_length", "_shared", "arrays", "fixed", "name", "row_type", "sorted_by")
    row_set: ClassVar[type[RowSet]] = Columns

    def __init__(self, name: str, row_type: type[RowType], sorted_by: FieldKey[RowType, int] | None = None) -> None:
        self.name = name
        self.row_type = row_type
        self.sorted_by = sorted_by.__name__ if sorted_by is not None else ""
        self.fixed = False
        self.arrays: dict[str, AnyArray] = {}
        self._shared: set[str] = set()  # columns that another table has, too: copied before they are written
        self._length = 0

    @property
    def label(self) -> TableLabel:
        return TABLE_LABELS[self.name]

    @property
    def fields(self) -> tuple[Field, ...]:
        return fields_of(self.row_type)

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, field: FieldKey[RowType, Any] | str) -> AnyArray:
        """The column of a field, (rows, *field.shape), read-only; of now: later edits may show in it, or not."""
        array = self.arrays.get(field if isinstance(field, str) else field.__name__)  # as name_of, without its call
        if array is None:
            return default_column(field_of(self.row_type, field), self._length)
        return read_only(array)

    def value(self, row: int, field: str) -> Any:
        """One row of one column, as numpy gives it."""
        return self[field][row]

    def stores(self, field: FieldKey[RowType, Any] | str) -> bool:
        """Return whether the column takes memory (was ever written)."""
        return name_of(field) in self.arrays

    @property
    def whole(self) -> Columns[RowType]:
        """All rows, not copied: to be done with before the next change."""
        return Columns.of_stored(self.row_type, self._length, self.arrays)

    def rows(self, rows: Any) -> Columns[RowType]:
        """A copy of the given rows (index array, mask or slice)."""
        rows = _indices(rows)
        taken = {name: taken_rows(array, rows) for name, array in self.arrays.items()}
        if isinstance(rows, slice):
            taken = {name: array.copy() for name, array in taken.items()}
        return Columns.of_stored(self.row_type, len(np.empty(self._length, np.bool_)[rows]), taken)

    def writable(self, field: str) -> AnyArray:
        """The column itself, made real if it was not. For patches."""
        if field not in self.arrays:
            self.arrays[field] = default_column(field_of(self.row_type, field), self._length).copy()
        elif field in self._shared:
            self.arrays[field] = self.arrays[field].copy()
        self._shared.discard(field)
        return self.arrays[field]

    def share(self, other: ArrayTable[RowType], names: Collection[str] | None = None) -> None:
        """Let another table hold the same rows, or those columns of them; one copies a column that it writes."""
        others = {name: array for name, array in self.arrays.items() if names is None or name in names}
        other.resize(self._length, others)
        other._shared.update(others)
        self._shared.update(others)

    def take_over(self, other: ArrayTable[RowType]) -> None:
        """Hold the rows of another table, which is of no use any more. For patches."""
        self.resize(len(other), other.arrays)
        self._shared = other._shared

    def differing(self, rows: Any, others: Columns, fields: Sequence[Field]) -> tuple[Field, ...]:
        """The fields in which the given rows differ from others."""
        known = [field for field in fields if self.stores(field.name) or field.name in others.stored]
        return tuple(
            field for field in known if not np.array_equal(taken_rows(self[field.name], rows), others[field.name])
        )

    def replace_run(self, start: int, length: int, rows: Columns) -> Columns[RowType]:
        """Put other rows in the place of neighbours; those that were there. For patches."""
        if not len(rows) and start + length == len(self):
            return self._cut_off(start)
        old = self.rows(slice(start, start + length))
        others, stop = self.columns_with(rows), start + length
        if length == len(rows):
            for name, values in others.items():
                self.writable(name)[start:stop] = values
            return old
        count, arrays = len(self) - length + len(rows), {}
        for name, values in others.items():
            field, before = field_of(self.row_type, name), self[name]
            arrays[name] = whole = np.empty((count, *field.shape), field.dtype)
            end = start + len(rows)
            whole[:start], whole[start:end], whole[end:] = before[:start], values, before[stop:]
        self.resize(count, arrays)
        return old

    def _cut_off(self, start: int) -> Columns[RowType]:
        """Part with the rows from one on: the longer part stays where it is in memory, the other is copied."""
        before = {name: array[:start] for name, array in self.arrays.items()}
        gone = {name: array[start:] for name, array in self.arrays.items()}
        shared, count = self._shared, self._length - start
        if start < count:
            before, shared = {name: array.copy() for name, array in before.items()}, set()
        else:
            gone = {name: array.copy() for name, array in gone.items()}
        self.resize(start, before)
        self._shared = shared
        return Columns.of_stored(self.row_type, count, gone)

    def columns_with(self, rows: Columns) -> dict[str, AnyArray]:
        """The columns of rows that take memory in the table, or would, were the rows in it."""
        others = {name: values for name, values in rows.stored.items() if name not in self.arrays}
        stored = (*self.arrays, *(name for name, values in others.items() if not self._is_default(name, values)))
        return {name: rows[name] for name in stored}

    def _is_default(self, name: str, values: AnyArray) -> bool:
        # By their bits: -0 is not 0.
        default = default_column(field_of(self.row_type, name), 1)
        bits, wanted = (np.ascontiguousarray(array).view(f"u{array.itemsize}") for array in (values, default))
        return bool((bits == wanted).all())

    def reorder(self, start: int, order: IntegerArray) -> None:
        """Have row start + i hold what row order[i] held, for all of a run. For patches."""
        run, order = slice(start, start + len(order)), order.astype(np.intp, copy=False)
        for name, column in self.arrays.items():
            if name not in self._shared and len(order) * SPARSE < self._length:
                column[run] = column.take(order, axis=0)
                continue
            whole = self.arrays[name] = np.empty_like(column)
            whole[: run.start], whole[run.stop :] = column[: run.start], column[run.stop :]
            column.take(order, axis=0, out=whole[run], mode="clip")  # the mode in which numpy writes there at once
            self._shared.discard(name)

    def resize(self, length: int, arrays: dict[str, AnyArray]) -> None:
        """Take over columns of another length. For patches and `fill`."""
        self.arrays, self._shared = arrays, set()
        self._length = length

    def fill(self, length: int, **arrays: Any) -> None:
        """Take over whole columns, without copying, when a model is first made (a reader, a generator)."""
        taken = {}
        for name, values in arrays.items():
            if values is not None:
                array = column_of(field_of(self.row_type, name), values, length)
                taken[name] = array if array.flags.writeable else array.copy()
        self.resize(length, taken)


Table = RecordTable[Any] | ArrayTable[Any]

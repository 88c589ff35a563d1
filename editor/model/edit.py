"""Edit: the only way to change a Model; one undoable step, and a transaction."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from types import TracebackType
from typing import Any, Self, overload

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import AnyArray, IndexArray
from editor.messages import TranslatableText
from editor.model.changes import Watcher
from editor.model.columns import Columns, Records, RowSet, as_stored
from editor.model.fields import NONE, Field, FieldKey, Removal, RowType, Value, field_of
from editor.model.history import Step
from editor.model.model import Model
from editor.model.patches import (
    ColumnsPatch,
    OrderPatch,
    Patch,
    RecordsPatch,
    RenumberPatch,
    RowsPatch,
    RunPatch,
    StructurePatch,
    swap_watched,
    united_patches,
)
from editor.model.references import (
    References,
    Renumbering,
    have_repeats,
    references,
    referring,
    refers,
    remapped_record,
)
from editor.model.tables import (
    TABLE_LABELS,
    ArrayTable,
    RecordTable,
    RowNumbers,
    Table,
    are_ascending,
    ascending,
    heirs_of,
    row_array,
    row_index,
    runs,
)

# Runs of records that go one by one, which views follow row by row; more are one change, after which they begin anew.
MOST_RUNS = 16
MANY = 1000  # rows
NO_KEY = np.uint32(0xFFFFFFFF)  # NONE, taken as unsigned


class Edit:
    """Changes a Model at once and keeps a patch for each change.

    `commit` makes them one Step, `cancel` takes all back. As a context manager it cancels when an exception passes
    through. Raises IndexError for rows that are not there and ValueError for references to rows that are not there,
    before anything is changed.
    """

    def __init__(self, model: Model, name: str = "", watcher: Watcher | None = None) -> None:
        self.model = model
        self.name = name
        self._watcher = watcher
        self._patches: list[Patch] = []
        # Patches of values by what they set, so that a gesture that sets the same again and again keeps only the
        # first originals. A change of rows makes the numbers in the keys void.
        self._setting: dict[Any, Any] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is not None:
            self.cancel()

    # -- the five verbs, and replace -------------------------------------------

    @overload
    def set(
        self,
        table: RecordTable[RowType],
        rows: RowNumbers,
        field: FieldKey[RowType, Value],
        values: Value | list[Value],
    ) -> None: ...
    @overload
    def set(
        self, table: ArrayTable[RowType], rows: RowNumbers, field: FieldKey[RowType, Any], values: ArrayLike
    ) -> None: ...
    @overload
    def set(self, table: Table, rows: RowNumbers, field: str, values: Any) -> None: ...

    def set(self, table: Table, rows: RowNumbers, field: FieldKey | str, values: Any) -> None:
        """Give a field of the given rows other values.

        Record tables: a list is one value a row, anything else the same for all. Array tables: anything numpy can
        broadcast to (rows, *field.shape).
        """
        declared = field_of(table.row_type, field)
        if isinstance(table, ArrayTable):
            index = row_index(table, rows)
            column = np.empty(table[field][index].shape, declared.dtype)
            column[...] = as_stored(declared, values)
            self._put(table, index, Columns(table.row_type, len(column), **{declared.name: column}), (declared,))
        else:
            index = row_array(table, rows)
            each = values if isinstance(values, list) else [values] * len(index)
            self._put(table, index, table.rows(index).replace(**{declared.name: each}), (declared,))

    def put(self, table: Table, rows: RowNumbers, row_set: RowSet, fields: Sequence[FieldKey | str] = ()) -> None:
        """Give rows all values of others, as many, or those of some fields: one change, of those that differ."""
        numbers = row_array(table, rows)
        if len(row_set) != len(numbers):
            raise ValueError(f"{table.name}: {len(numbers)} rows expected, not {len(row_set)}")
        _check_type(table, row_set)
        self._put(table, numbers, row_set, [field_of(table.row_type, field) for field in fields] or table.fields)

    @overload
    def replace(self, table: RecordTable[RowType], row: int, field: FieldKey[RowType, Value], value: Value) -> None: ...
    @overload
    def replace(self, table: RecordTable[Any], row: int, field: str, value: Any) -> None: ...

    def replace(self, table: RecordTable[Any], row: int, field: Any, value: Any) -> None:
        """Give one record another nested array: IK links, offsets, frame items, anchors, pins."""
        self.set(table, [row], field, [value])

    def insert(self, table: Table, row: int, records: Any) -> None:
        """Insert records (Columns in an array table) before `row`; later references move up.

        The references of the inserted records are numbers as they will be after the insertion.
        """
        rows = self._insertable(table, records)
        if not 0 <= row <= len(table):
            raise IndexError(f"{table.name}: no row {row} among {len(table)} rows")
        if not len(rows):
            return
        self._check_inserted(table, rows)
        self._renumber(table, Renumbering.insertion, row, len(rows))
        self._restructure(RunPatch(table, row, 0, rows))
        self._sort(table)

    def remove(self, table: Table, rows: RowNumbers, heir: int | FieldKey[Any, int] | str | None = None) -> None:
        """Remove rows. What becomes of references to them is declared with their fields (see `removal`).

        `heir`: the number of a row that stays, or the field that tells each row's heir (`Bone.parent`).
        """
        self._refuse_fixed(table)
        gone = ascending(table, rows)
        if not len(gone):
            return
        heirs = heirs_of(table, gone, heir)
        self._renumber(table, Renumbering.removal, gone, heirs)
        self._take_out(table, gone)

    def move(self, table: Table, rows: RowNumbers, to: int) -> None:
        """Move rows, keeping their order, so that they stand together from row `to` on; references follow."""
        self._refuse_fixed(table)
        moved = ascending(table, rows)
        if not 0 <= to <= len(table) - len(moved):
            raise IndexError(f"{table.name}: {len(moved)} rows cannot start at row {to}")
        others = np.delete(np.arange(len(table)), moved)
        self._reorder(table, np.concatenate((others[:to], moved, others[to:])))
        self._sort(table)

    def reorder(self, table: Table, order: IndexArray) -> None:
        """Bring the rows into another order: row i will hold what row order[i] holds; references follow.

        ValueError unless `order` holds every row once.
        """
        self._refuse_fixed(table)
        if len(order) != len(table) or len(ascending(table, order)) != len(table):
            raise ValueError(f"{table.name}: an order of {len(table)} rows expected")
        self._reorder(table, order)
        self._sort(table)

    def become(self, other: Model) -> None:
        """Hold what another model holds, references as they are there: those tables change that are not the same."""
        for name, table in self.model.tables.items():
            whole: Any = other.tables[name].whole
            if len(whole) != len(table):
                for length, rows in ((len(table), table.row_set(table.row_type)), (0, whole)):
                    if length or len(rows):
                        self._restructure(RunPatch(table, 0, length, rows))
            elif isinstance(table, RecordTable):
                rows = [row for row, record in enumerate(whole) if record is not table[row]]
                if rows:
                    names = frozenset(field.name for field in table.fields)
                    self._restructure(RecordsPatch(table, rows, whole.take(rows), names))
            else:
                columns = {field: whole[field] for field in {**table.arrays, **whole.stored}}
                others = {field: new for field, new in columns.items() if not _are_same(table[field], new)}
                if others:
                    self._restructure(ColumnsPatch(table, slice(None), others))

    def repeat(self, step: Step) -> None:
        """Do what an Edit did to a copy of the model as it is now, and took back (see `dry_run`)."""
        for kept in step.patches:
            table = self.model.tables[kept.table.name]
            if isinstance(kept, StructurePatch):
                self._restructure(kept.for_table(table))
                continue
            patch = copy.copy(kept)
            patch.table = table
            self._restructure(patch)

    # -- end -------------------------------------------------------------------

    def commit(self) -> Step | None:
        """The step that this edit was, None when it changed nothing."""
        patches, self._patches, self._setting = self._patches, [], {}
        return Step(self.name, united_patches(patches)) if patches else None

    def cancel(self) -> None:
        """Take everything back."""
        self._take_back(0)

    @contextmanager
    def savepoint(self) -> Iterator[None]:
        """A block within the edit: an exception takes back what was done in it, and nothing from before."""
        start = len(self._patches)
        self._setting = {}  # what is set again in the block needs patches of the block
        try:
            yield
        except BaseException:
            self._take_back(start)
            raise

    def _take_back(self, start: int) -> None:
        """Take back all patches from the one with this number on."""
        patches, self._patches, self._setting = self._patches[start:], self._patches[:start], {}
        for patch in reversed(patches):
            swap_watched(patch, self._watcher)

    # -- values ----------------------------------------------------------------

    def _put(self, table: Table, rows: slice | IndexArray, new: Any, fields: Sequence[Field]) -> None:
        if isinstance(table, ArrayTable) and isinstance(rows, np.ndarray) and MANY < len(rows) == len(table):
            rows = slice(0, len(table)) if are_ascending(rows) else rows  # as a slice they are taken at once
        fields = table.differing(rows, new, fields)
        if not fields:
            return
        self._check_references(references(new, fields=[field for field in fields if refers(field)]))
        self._set_values(table, rows, new, fields)
        if any(field.name == table.sorted_by for field in fields):
            self._sort(table)

    def _set_values(self, table: Table, rows: slice | IndexArray, new: Any, fields: Sequence[Field]) -> None:
        """Write the fields of a row set into rows, which must not have to be found again."""
        names = [field.name for field in fields]
        where = table.name, rows.tobytes() if isinstance(rows, np.ndarray) else str(rows)
        if isinstance(table, RecordTable):
            self._keep_records(where, RecordsPatch(table, np.asarray(rows).tolist(), new, frozenset(names)))
        else:
            self._keep_columns(where, ColumnsPatch(table, rows, {name: new[name] for name in names}))

    def _keep_records(self, where: Any, patch: RecordsPatch) -> None:
        swap_watched(patch, self._watcher)
        kept = self._setting.setdefault(where, patch)
        if kept is patch:
            self._patches.append(patch)
        else:
            kept.fields |= patch.fields  # what it holds of the rows are all fields anyway

    def _keep_columns(self, where: Any, patch: ColumnsPatch) -> None:
        swap_watched(patch, self._watcher)
        patch.values = {name: old for name, old in patch.values.items() if (where, name) not in self._setting}
        self._setting.update({(where, name): patch for name in patch.values})
        if patch.values:
            self._patches.append(patch)

    # -- rows ------------------------------------------------------------------

    def _restructure(self, patch: Patch) -> None:
        self._setting.clear()
        swap_watched(patch, self._watcher)
        self._patches.append(patch)

    def _insertable(self, table: Table, records: Any) -> Any:
        self._refuse_fixed(table)
        try:
            rows = records if isinstance(records, table.row_set) else table.row_set.of(table.row_type, records)
        except TypeError as error:
            raise TypeError(f"{table.name}: {error}") from error
        _check_type(table, rows)
        return rows

    def _refuse_fixed(self, table: Table) -> None:
        if table.fixed:
            raise ValueError(f"{table.name}: rows cannot be added or removed")

    def _take_out(self, table: Table, gone: IndexArray) -> None:
        if isinstance(table, ArrayTable) or len(parts := runs(gone)) > MOST_RUNS:
            self._restructure(RowsPatch(table, gone, None))
            return
        for run in reversed(parts):
            self._restructure(RunPatch(table, run.start, len(run), Records(table.row_type)))

    def _reorder(self, table: Table, order: IndexArray) -> None:
        changed = np.flatnonzero(order != np.arange(len(order)))
        if not len(changed):
            return
        start, stop = int(changed[0]), int(changed[-1]) + 1
        part = order[start:stop]
        self._renumber(table, Renumbering.permutation, start, part)
        self._restructure(OrderPatch(table, start, part))

    def _sort(self, table: Table) -> None:
        """Bring a sorted table back into order, rows of equal key staying as they were."""
        if not isinstance(table, ArrayTable) or not table.sorted_by:
            return
        keys = table[table.sorted_by].view(np.uint32)
        if (keys[1:] < keys[:-1]).any():
            # numpy sorts 16-bit keys by counting, ten times as fast; NONE stays the greatest in 16 bits too.
            short = (
                keys.astype(np.uint16) if np.count_nonzero(keys >= 0xFFFF) == np.count_nonzero(keys == NO_KEY) else keys
            )
            self._reorder(table, np.argsort(short, kind="stable"))

    # -- references ------------------------------------------------------------

    def _renumber(self, target: Table, make: Callable[..., Renumbering], *rows: Any) -> None:
        """Renumber every reference to a table, before its rows change; remove what loses its meaning."""
        referrers = [table for table in self.model.tables.values() if referring(table.row_type, target.name)]
        if not referrers:
            return
        numbers = make(target.name, len(target), *rows)
        if numbers.changes_nothing:
            return
        for table in referrers:
            if isinstance(table, RecordTable):
                self._renumber_records(table, numbers)
            else:
                self._renumber_columns(table, numbers)

    def _renumber_records(self, table: RecordTable[Any], numbers: Renumbering) -> None:
        fields = referring(table.row_type, numbers.table)
        targets = self.model.tables[numbers.table]
        released_from = targets.records if isinstance(targets, RecordTable) else ()
        gone = self._dropped_rows(table, fields, numbers)
        new = [(row, remapped_record(record, numbers, released_from)) for row, record in enumerate(table.records)]
        changed = [(row, record) for row, record in new if record is not table.records[row]]
        if changed:
            rows, records = [row for row, _ in changed], [record for _, record in changed]
            names = frozenset(field.name for field in fields)
            if any(field.released for field in fields):
                names = frozenset(field.name for field in table.fields)
            self._restructure(RecordsPatch(table, rows, records, names, numbers))
        if gone:
            self.remove(table, gone)

    def _dropped_rows(self, table: RecordTable[Any], fields: tuple[Field, ...], numbers: Renumbering) -> list[int]:
        """The rows that go with what they refer to."""
        names = [field.name for field in fields if field.removal is Removal.DROP_ROW]
        if not names:
            return []
        return [
            row
            for row, record in enumerate(table.records)
            if any(numbers.removes(getattr(record, name)) for name in names)
        ]

    def _renumber_columns(self, table: ArrayTable, numbers: Renumbering) -> None:
        dropped = [np.empty(0, np.intp)]
        for field in referring(table.row_type, numbers.table):
            if not table.stores(field.name) or table[field.name].max(initial=NONE) < numbers.first:
                continue
            patch = RenumberPatch(table, field.name, numbers)
            self._restructure(patch)
            if field.drop and len(patch.flat_indices):
                orphans = patch.flat_indices[table[field.name].reshape(-1)[patch.flat_indices] == NONE]
                dropped.append(orphans // field.size)
            if field.united is not None:
                self._unite(table, field, patch.flat_indices)
        gone = ascending(table, np.concatenate(dropped))
        if len(gone):
            self.remove(table, gone)
        if any(field.name == table.sorted_by for field in referring(table.row_type, numbers.table)):
            self._sort(table)

    def _unite(self, table: ArrayTable, field: Field, flat_indices: IndexArray) -> None:
        """Make one of slots that go to the same row since those in `flat_indices`, which ascend, went to an heir."""
        assert field.united is not None
        rows = flat_indices // field.size
        rows = rows[np.diff(rows, prepend=-1) != 0]
        rows = rows[have_repeats(np.take(table[field.name], rows, axis=0))]
        if len(rows):
            self._restructure(ColumnsPatch(table, rows, field.united(table.rows(rows))))

    def _check_inserted(self, table: Table, rows: RowSet) -> None:
        self._check_references(references(rows), {table.name: len(rows)})

    def _check_references(self, found: Iterable[References], more: dict[str, int] | None = None) -> None:
        for target, numbers in ((some.target, some.numbers) for some in found if some.numbers.size):
            count = len(self.model.tables[target]) + (more or {}).get(target, 0)
            low, high = int(numbers.min()), int(numbers.max())
            if low < NONE or high >= count:
                row = low if low < NONE else high
                raise ValueError(TranslatableText("{} {} does not exist", TABLE_LABELS[target].one, row))


def _are_same(a: AnyArray, b: AnyArray) -> bool:
    """Return whether two columns are the same, byte for byte: zero is not minus zero, and nan is nan."""
    return a.tobytes() == b.tobytes()


def _check_type(table: Table, rows: RowSet) -> None:
    if not isinstance(rows, table.row_set) or rows.row_type is not table.row_type:
        raise TypeError(f"{table.name}: rows of {table.row_type.__name__} expected")

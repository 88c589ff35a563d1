"""Takes over from another model what differs there: values, rows that only it has, and the lack of rows it has not.

References mean the same rows here: those that `compare` found to be which, or else those of the same name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from editor.math3d.arrays import BoolArray, IndexArray, UInt32Array
from editor.model.columns import Columns, Records
from editor.model.edit import Edit
from editor.model.fields import NONE, Kind, field_of, replaced
from editor.model.frames import BoneItem, FrameItem, MorphItem
from editor.model.mesh import Face
from editor.model.model import Model
from editor.model.references import Renumbering, Rows, referring, renumbered
from editor.model.tables import ArrayTable, RecordTable, Table
from editor.operations.frames.frame_entries import enter_beside, enter_morphs
from editor.operations.queries.compare import GONE, Alignments, TableDifferences, row_name
from editor.operations.rows.copy_paste import ORDER

# A kind of morph is nothing without its offsets, nor they without it.
TOGETHER = {"morphs": {"kind": "offsets", "offsets": "kind"}}
LISTED_AS: Mapping[str, Callable[[int], FrameItem]] = {"bones": BoneItem, "morphs": MorphItem}


def take_over(edit: Edit, other: Model, chosen: Mapping[str, TableDifferences], aligned: Alignments) -> None:
    """Make the model of `edit` like `other` in what is `chosen` by table, of what `compare` found with `aligned`.

    Rows that come stand where they stand in the other model. Of those, faces without all of their vertices stay away.
    """
    taking = _TakingOver(edit, other, aligned)
    taking.drop("faces", chosen)  # whose numbers are others as soon as materials come
    for name in ORDER:
        if name in chosen:
            taking.add(name, chosen[name].added)
    for name in (*edit.model.tables.keys() - {"faces"}, "faces"):
        if name in chosen:
            taking.set(name, chosen[name].fields)
    for name in reversed(ORDER):
        if name != "faces":
            taking.drop(name, chosen)
    taking.enter_frames({name: chosen[name].added for name in ("bones", "morphs") if name in chosen})


class _TakingOver:
    """`_rows` holds, by table, where each row is now, GONE for none; `_here` that of each row of the other model."""

    def __init__(self, edit: Edit, other: Model, aligned: Alignments) -> None:
        self._edit = edit
        self._other = other
        self._rows = {name: np.arange(len(table)) for name, table in edit.model.tables.items()}
        self._here: dict[str, IndexArray] = {}
        for name, table in other.tables.items():
            here = np.full(len(table), GONE)
            pairs = aligned[name].pairs
            here[pairs[:, 1]] = pairs[:, 0]
            self._here[name] = _found_by_name(here, edit.model.tables[name], table)
        self._pairs = {name: aligned[name].pairs for name in aligned}

    # -- rows ------------------------------------------------------------------------------------------------------

    def drop(self, name: str, chosen: Mapping[str, TableDifferences]) -> None:
        """Remove the rows of a table that the other model has not."""
        removed = chosen[name].removed if name in chosen else ()
        if len(removed):
            rows = self._rows[name][removed]
            left = np.ones(len(self._edit.model.tables[name]), np.bool_)
            left[rows] = False
            self._edit.remove(self._edit.model.tables[name], rows)
            self._move(name, np.where(left, np.cumsum(left) - 1, GONE))

    def add(self, name: str, added: IndexArray) -> None:
        """Insert rows of the other model, each behind the one that it follows there."""
        table, other = self._edit.model.tables[name], self._other.tables[name]
        added = added[self._means_something(other, added)]
        if not len(added):
            return
        count = len(table)
        self._here[name][added] = np.arange(count, count + len(added))
        keys = _keys(table)
        rows = self._renumbered(other.rows(added))
        self._edit.insert(table, count, rows)
        ranks = _ranks(np.concatenate((keys, _keys_of(rows, table))))
        wanted = self._order(name, added, count)
        self._reorder(table, ranks, wanted)

    def _order(self, name: str, added: IndexArray, count: int) -> IndexArray:
        """The wanted order of the rows that were there and, numbered after them, of those that came."""
        pairs = self._pairs[name]
        before = np.searchsorted(pairs[:, 1], added) - 1
        behind = np.where(before >= 0, self._rows[name][pairs[before, 0]], NONE) if len(pairs) else added * 0 + NONE
        keys = np.concatenate((np.arange(count), behind))
        return np.lexsort((np.arange(count + len(added)), keys))

    def _reorder(self, table: Table, new_rows: IndexArray, wanted: IndexArray) -> None:
        """Bring rows, numbered as before they were sorted and now at `new_rows`, into an order, and follow them."""
        keys = _keys(table)
        self._move(table.name, new_rows)
        order = new_rows[wanted]
        if not np.array_equal(order, np.arange(len(order))):
            back = np.empty_like(order)
            back[order] = np.arange(len(order))
            resorted = _ranks(keys[order])
            faces = self._edit.model.faces[Face.material].copy() if table.name == "materials" else None
            self._edit.reorder(table, order)
            self._move(table.name, resorted[back])
            if faces is not None:
                moved = np.append(back, NONE).astype(np.int32)[faces]
                self._move("faces", _ranks(moved.view(np.uint32)))

    def _move(self, name: str, new_rows: IndexArray) -> None:
        """Follow the rows of a table to their new rows."""
        looked_up = np.append(new_rows, [GONE, NONE])  # by -2 and -1
        for numbers in (self._rows, self._here):
            numbers[name] = looked_up[numbers[name]]

    # -- values ----------------------------------------------------------------------------------------------------

    def set(self, name: str, fields: Mapping[str, IndexArray]) -> None:
        """Give rows the values of the other model in the fields, by name, in which they differ."""
        table, other = self._edit.model.tables[name], self._other.tables[name]
        if isinstance(table, RecordTable) and isinstance(other, RecordTable):
            self._set_records(table, other, fields)
            return
        assert isinstance(table, ArrayTable) and isinstance(other, ArrayTable)
        for field, pairs in fields.items():
            rows, rows_b = self._rows[name][pairs[:, 0]], pairs[:, 1]
            values = other[field][rows_b]
            if field_of(table.row_type, field).kind is Kind.REFERENCE:
                values = self._numbers(field_of(table.row_type, field).target).forward[values]
                values = np.where(values == GONE, NONE, values)
            if name == "faces":  # no longer where they were, as soon as they have other materials
                keys = _keys(table)
                if field == table.sorted_by:
                    keys[rows] = values.astype(np.int32).view(np.uint32)
                self._edit.set(table, rows, field, values)
                self._move(name, _ranks(keys))
            else:
                self._edit.set(table, rows, field, values)

    def _set_records(self, table: RecordTable[Any], other: RecordTable[Any], fields: Mapping[str, IndexArray]) -> None:
        changes: dict[tuple[int, int], set[str]] = {}
        for field, pairs in fields.items():
            for row, row_b in pairs.tolist():
                changes.setdefault((row, row_b), set()).update((field, TOGETHER.get(table.name, {}).get(field, field)))
        pairs = np.array(list(changes), np.intp).reshape(-1, 2)
        new = self._renumbered(other.rows(pairs[:, 1]))
        rows = self._rows[table.name][pairs[:, 0]]
        records = [
            replaced(table[row], {field: getattr(record, field) for field in names})
            for row, record, names in zip(rows.tolist(), new, changes.values(), strict=True)
        ]
        self._edit.put(table, rows, Records(table.row_type, records))

    def enter_frames(self, added: Mapping[str, IndexArray]) -> None:
        """Put bones and morphs that came into display frames, as far as they are in one there and in none here."""
        listed = {item for frame in self._other.frames for item in frame.items}
        new = {
            name: [int(self._here[name][row]) for row in rows.tolist() if LISTED_AS[name](row) in listed]
            for name, rows in added.items()
        }
        enter_beside(self._edit, {row - 1: [row] for row in new.get("bones", ()) if row != GONE})
        enter_morphs(self._edit, [row for row in new.get("morphs", ()) if row != GONE])

    # -- references ------------------------------------------------------------------------------------------------

    def _renumbered(self, rows: Rows) -> Rows:
        for target in self._here:
            if referring(rows.row_type, target):
                rows = renumbered(rows, self._numbers(target))
        return rows

    def _numbers(self, target: str) -> Renumbering:
        """Return the numbers that rows of the other model have here; references to those that are not here are lost."""
        here = self._here[target]
        lost = np.flatnonzero(here == GONE)
        forward = np.append(here, NONE).astype(np.int32)
        return Renumbering(target, forward, np.empty(0, np.int32), lost, np.full(len(lost), NONE, np.int32))

    def _means_something(self, other: Table, rows: IndexArray) -> BoolArray:
        """(rows,) whether everything is here that these rows of a table of the other model cannot be without."""
        means = np.ones(len(rows), np.bool_)
        if not isinstance(other, ArrayTable):
            return means
        for field in other.fields:
            if field.kind is Kind.REFERENCE and field.drop:
                targets = np.append(self._here[field.target], NONE)[other[field.name][rows]]
                means &= (targets != GONE).reshape(len(rows), field.size).all(axis=1)
        return means


def _found_by_name(here: IndexArray, table: Table, other: Table) -> IndexArray:
    """The numbers, with those of rows of the same name where there were none."""
    if isinstance(table, RecordTable) and (here == GONE).any():
        names = {row_name(table, row): row for row in reversed(range(len(table)))}
        for row in np.flatnonzero(here == GONE).tolist():
            here[row] = names.get(row_name(other, row), GONE)
    return here


def _keys(table: Table) -> UInt32Array:
    """Return the keys that sort the rows of a table; zeros where they are not sorted."""
    return _keys_of(table.whole, table).copy()


def _keys_of(rows: Any, table: Table) -> UInt32Array:
    is_sorted = bool(table.sorted_by) and isinstance(rows, Columns)
    return rows[table.sorted_by].view(np.uint32) if is_sorted else np.zeros(len(rows), np.uint32)


def _ranks(keys: UInt32Array) -> IndexArray:
    """Return the rank of each row when rows are sorted by these keys, equal ones staying as they were."""
    ranks = np.empty(len(keys), np.intp)
    ranks[np.argsort(keys, kind="stable")] = np.arange(len(keys))
    return ranks

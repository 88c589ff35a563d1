"""Finds the rows that names and numbers of a sheet stand for, in the model as it will be when the sheet is in it.

The k-th row of a name in the sheet is the k-th of that name in the model, and new where the model has no more of them;
or all rows are new. A reference goes to the first row of its name, where all are new to that of the sheet; a nested row
to the last of its owner's name that stands before it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

import numpy as np

from editor.formats.csv.columns import MISSING, CsvColumn, Owner, Reference, Switch, Text, VertexIndex
from editor.formats.csv.kinds import MATERIAL, TOP, VERTEX
from editor.formats.csv.parsed_text import ParsedText, RowBlock
from editor.formats.csv.report import Faults
from editor.formats.csv.special_columns import ItemName, ToonReference
from editor.math3d.arrays import AnyArray
from editor.model.fields import NONE, field_of
from editor.model.model import Model


def grouped(values: AnyArray) -> Iterator[tuple[int, AnyArray]]:
    """Each value with the indices where it stands, ascending."""
    order = np.argsort(values, kind="stable")
    for indices in np.split(order, np.flatnonzero(np.diff(values[order])) + 1):
        if len(indices):
            yield int(values[indices[0]]), indices


def first_rows(names: Sequence[str]) -> dict[str, int]:
    """The first row of each name."""
    return {name: row for row, name in reversed(list(enumerate(names)))}


class MatchedRows:
    """Matches of the rows of a sheet in a table: `rows` their numbers afterwards, `new` those that are inserted.

    New rows stand together from `at` on. `names` is what all rows of the table are called afterwards.
    """

    def __init__(self, names: Sequence[str], blocks: Sequence[RowBlock], at: int, inserts: bool) -> None:
        self.at = at
        self.given: list[str] = [name for block in blocks for name in block.of(Text, "name")]
        self.lines = np.concatenate([np.empty(0, np.int64), *(block.lines for block in blocks)])
        old = np.full(len(self.given), NONE, np.int64) if inserts else self._same_rows(names)
        self.new = old == NONE
        added = int(self.new.sum())
        self.rows = np.where(old >= at, old + added, old)
        self.rows[self.new] = np.arange(at, at + added)
        fresh = (name for name, new in zip(self.given, self.new.tolist(), strict=True) if new)
        self.names = [*names[:at], *fresh, *names[at:]]

    def _same_rows(self, names: Sequence[str]) -> AnyArray:
        """(given,) the row that has each given name, NONE where there is none left."""
        rows: dict[str, list[int]] = defaultdict(list)
        for row, name in enumerate(names):
            rows[name].append(row)
        left = {name: iter(same) for name, same in rows.items()}
        return np.array([next(left.get(name, iter(())), NONE) for name in self.given], np.int64)

    @cached_property
    def first(self) -> dict[str, int]:
        new = dict(zip(self.given[::-1], self.rows[::-1].tolist(), strict=True))
        return {**first_rows(self.names), **(new if self.new.all() else {})}

    @cached_property
    def by_name(self) -> dict[str, tuple[list[int], list[int]]]:
        """Lines and rows of what the sheet has, by name."""
        found: dict[str, tuple[list[int], list[int]]] = {}
        for name, line, row in zip(self.given, self.lines.tolist(), self.rows.tolist(), strict=True):
            lines, rows = found.setdefault(name, ([], []))
            lines.append(line)
            rows.append(row)
        return found

    def owners(self, name: str, lines: AnyArray) -> Any:
        """For nested rows on the given lines the row of that name; MISSING when there is none."""
        if name not in self.by_name:
            return self.first.get(name, MISSING)
        own_lines, rows = self.by_name[name]
        return np.array(rows)[np.maximum(np.searchsorted(own_lines, lines) - 1, 0)]


class RowMatcher:
    """Finds the rows of a sheet that is to be put into a model, made while the model is still without it.

    New rows of `table` go to `row`, those of other tables to the end. With `inserts` all rows are new.
    """

    def __init__(
        self, model: Model, sheet: ParsedText, faults: Faults, table: str = "", row: int = -1, *, inserts: bool = False
    ) -> None:
        self.inserts = inserts
        self._sheet = sheet
        self._faults = faults
        self.matched: dict[str, MatchedRows] = {}
        for kind in TOP:
            if kind.is_named:
                records: Any = model.tables[kind.table]
                at = row if kind.table == table and row >= 0 else len(records)
                self.matched[kind.table] = MatchedRows([record.name for record in records], sheet.of(kind), at, inserts)
        known = [texture.path for texture in model.textures]
        self.paths = _new_paths(sheet, set(known))
        self._names = {name: matched.names for name, matched in self.matched.items()}
        self._names["textures"] = known + self.paths
        self._first: dict[str, AnyArray] = {}
        self.vertices_before = len(model.vertices)
        every = np.unique(np.concatenate([np.empty(0, np.int64), *(block.numbers for block in sheet.of(VERTEX))]))
        self.new_vertices: AnyArray = every if inserts else every[every >= self.vertices_before]
        self.vertices_at = row if inserts and table == "vertices" and row >= 0 else self.vertices_before

    # -- references ---------------------------------------------------------------------------------------------------

    def resolved(self, block: RowBlock) -> RowBlock:
        """The block with the rows in place of the names and numbers of what it refers to.

        NONE stands for "", MISSING for what is not there, where a field keeps them apart.
        """
        values = tuple(
            self._resolved(block, column, read) for column, read in zip(block.columns, block.values, strict=True)
        )
        return replace(block, values=values)

    def _resolved(self, block: RowBlock, column: CsvColumn, values: Any) -> Any:
        match column:
            case Owner():
                return self._owners(block, column, values)
            case VertexIndex():
                return self._vertices(column, values, block.lines)
            case ToonReference():
                rows, named = values.copy(), values >= NONE
                rows[named] = np.maximum(self._rows(column.target, column, values[named], block.lines[named]), NONE)
                return rows
            case Reference():
                rows = self._rows(column.target, column, values, block.lines)
                return rows if field_of(block.kind.row_type, column.field).drop else np.maximum(rows, NONE)
            case ItemName():
                return self._items(block, column, values)
        return values

    def _items(self, block: RowBlock, column: ItemName, names: AnyArray) -> AnyArray:
        """(n, 2) the bone and the morph of each item, one of which is none."""
        is_morph = block.of(Switch, "is_morph")
        if is_morph is None:
            is_morph = np.zeros(len(block), np.bool_)
        rows = np.full(names.shape, NONE, np.int64)
        for index, (target, mine) in enumerate((("bones", ~is_morph), ("morphs", is_morph))):
            rows[mine, index] = self._rows(target, column, names[mine, index], block.lines[mine])
        return rows

    def _rows(self, target: str, column: CsvColumn, numbers: AnyArray, lines: AnyArray) -> AnyArray:
        """The first rows with the names that have the numbers in the pool."""
        found = self._first_rows(target)[numbers]
        missing = np.flatnonzero(found == MISSING)
        if len(missing):
            pool = list(self._sheet.name_table.names[target])
            names = [pool[number] for number in numbers[missing].tolist()]
            found[missing] = [self._row_of(column, name) for name in names]
            self._report(target, column, missing, found, lines, names)
        return found

    def _first_rows(self, table: str) -> AnyArray:
        """The row of each name in the pool of the table."""
        if table not in self._first:
            names = self.matched[table].first if table in self.matched else first_rows(self._names[table])
            first = {**names, "": NONE}
            pool = self._sheet.name_table.names.get(table, {})
            self._first[table] = np.array([first.get(name, MISSING) for name in pool], np.int64)
        return self._first[table]

    def _row_of(self, column: CsvColumn, name: str) -> int:
        """The row of what is no name: NONE for words that say so, or the row of that number where that is allowed."""
        if not isinstance(column, Reference):
            return MISSING
        if name in column.none:
            return NONE
        is_number = column.numbered and name.isascii() and name.isdecimal()
        return int(name[:9]) if is_number and int(name[:9]) < len(self._names[column.target]) else MISSING

    def _vertices(self, column: CsvColumn, numbers: AnyArray, lines: AnyArray) -> AnyArray:
        """The rows of vertices that have the numbers in the sheet, or in the model."""
        numbers = numbers.astype(np.int64)
        moved = np.where(numbers < self.vertices_at, numbers, numbers + len(self.new_vertices))
        found = np.where((numbers >= 0) & (numbers < self.vertices_before), moved, MISSING)
        if len(self.new_vertices):
            indices = np.searchsorted(self.new_vertices, numbers)
            is_new = self.new_vertices.take(indices, mode="clip") == numbers
            found[is_new] = indices[is_new] + self.vertices_at
        missing = np.flatnonzero(found == MISSING)
        self._report("vertices", column, missing, found, lines, list(map(str, numbers[missing].tolist())))
        return found

    def _owners(self, block: RowBlock, column: Owner, numbers: AnyArray) -> AnyArray:
        """The rows that nested rows belong to; MISSING where there is no such row."""
        matched, pool = self.matched[block.kind.table], list(self._sheet.name_table.names[block.kind.table])
        found = np.full(len(block), MISSING, np.int64)
        for number, indices in grouped(numbers):
            found[indices] = matched.owners(pool[number], block.lines[indices])
        missing = np.flatnonzero(found == MISSING)
        names = [pool[number] for number in numbers[missing].tolist()]
        self._report(block.kind.table, column, missing, found, block.lines, names)
        return found

    def namesakes(self, table: str) -> Iterator[tuple[int, list[int]]]:
        """The rows that share a name, each time with the first of them."""
        rows: dict[str, list[int]] = defaultdict(list)
        matched = self.matched[table]
        named = zip(matched.rows.tolist(), matched.given, strict=True) if self.inserts else enumerate(matched.names)
        for row, name in named:
            rows[name].append(row)
        return ((same[0], same) for name, same in rows.items() if len(same) > 1 and name)

    def _report(
        self, table: str, column: CsvColumn, indices: AnyArray, found: AnyArray, lines: AnyArray, texts: list[str]
    ) -> None:
        """Note the texts of the indices where nothing was found."""
        lost = [index for index in range(len(indices)) if found[indices[index]] == MISSING]
        if lost:
            self._faults.missing(table, column.names[0], lines[indices[lost]], [texts[index] for index in lost])


def _new_paths(sheet: ParsedText, known: set[str]) -> list[str]:
    """The paths of textures that are new, in the order in which the materials name them."""
    pool = list(sheet.name_table.names.get("textures", {}))
    wanted: list[AnyArray] = []
    for block in sheet.of(MATERIAL):
        columns = [
            values
            for column, values in zip(block.columns, block.values, strict=True)
            if isinstance(column, Reference) and column.target == "textures"
        ]
        wanted += [np.stack(columns, axis=1).reshape(-1)] if columns else []
    numbers = np.concatenate([np.empty(0, np.int64), *wanted])
    paths = dict.fromkeys(pool[number] for number in numbers[numbers >= 0].tolist())
    return [path for path in paths if path and path not in known]

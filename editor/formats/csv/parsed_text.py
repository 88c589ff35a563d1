"""A text taken apart: blocks of rows of one kind, as arrays, in which names still stand for what they refer to."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Collection, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain, groupby, islice
from typing import Any

import numpy as np

from editor.formats.csv.columns import CLASSIC, PMX, CsvColumn, NameTable, Owner, RowArrays, RowIndex
from editor.formats.csv.kinds import KINDS, VERTEX
from editor.formats.csv.report import Faults
from editor.formats.csv.row_kind import COMMENT, PREFIX, RowKind
from editor.formats.progress import Progress
from editor.math3d.arrays import AnyArray
from editor.messages import TranslatableText
from editor.model.columns import RowSet

Cells = list[str]  # of one row
LINE_CHUNK = 4096  # lines taken apart at a time
PIECE = 1 << 20  # characters made into lines at a time
MOST_LINES = 1000  # that one row may go over

_SEPARATED = re.compile(r'\s*"?;?[A-Za-z]+"?\s*([,\t])')
READING = 0.7  # the part of reading a file that is taking its text apart
CHUNK = 4096  # rows made into arrays at a time, so that their texts need not all be kept

HeaderColumns = tuple[CsvColumn | None, ...]  # what is in the cells after the tag; None for what nobody reads


def rows_of(text: str) -> Iterator[tuple[int, list[Cells]]]:
    """All rows, many at a time: the line that the first of them begins on, from 1, and the rows of it and the next.

    Empty lines are rows without cells.
    """
    separator = _separator(text)
    source = _lines(text)
    lines: list[str] = []  # read and not yet taken apart
    line = 1
    while True:
        lines += islice(source, max(0, LINE_CHUNK - len(lines)))
        if not lines:
            return
        rows = _simple_rows(lines[:LINE_CHUNK], separator)
        if rows is not None:
            yield line, rows
            taken = len(rows)
        else:
            lines += islice(source, MOST_LINES)
            taken = yield from _careful_rows(lines, line, separator)
        line += taken
        del lines[:taken]


def _lines(text: str) -> Iterator[str]:
    """The lines with their ends. A piece at a time: StringIO takes four bytes for each character."""
    start = 0
    while start < len(text):
        stop = text.find("\n", start + PIECE) + 1 or len(text)
        yield from io.StringIO(text[start:stop], newline="")
        start = stop


def _separator(text: str) -> str:
    """A comma, or the tab between the cells of spreadsheets: what follows the first tag."""
    for line in io.StringIO(text[:10_000]):
        if match := _SEPARATED.match(line):
            return match[1]
    return ","


def _cells(lines: Iterable[str], separator: str) -> list[Cells]:
    return list(csv.reader(lines, delimiter=separator, skipinitialspace=separator == ","))


def _simple_rows(lines: list[str], separator: str) -> list[Cells] | None:
    """The cells of the lines where each line is a row, which is nearly always so; else None."""
    try:
        rows = _cells(lines, separator)
    except csv.Error:
        return None
    return rows if len(rows) == len(lines) and not _is_open(lines[-1], separator) else None


def _careful_rows(lines: list[str], line: int, separator: str) -> Generator[tuple[int, list[Cells]], None, int]:
    """The rows of a chunk of lines one by one, the last of which may go beyond it. Returns how many lines they took."""
    start, stop = 0, min(LINE_CHUNK, len(lines))
    while start < stop:
        length = _row_length(lines, start, separator)
        row = "".join(lines[start : start + length]) if length else lines[start].rstrip("\r\n") + '"'
        yield line + start, [list(_split_cells(row, separator))]
        start += max(length, 1)
    return start


def _row_length(lines: list[str], start: int, separator: str) -> int:
    """Count the lines of the row that begins here; 0 when it does not end soon."""
    open_ = _is_open(lines[start], separator)
    length = 1
    while open_ and length < MOST_LINES and start + length < len(lines):
        open_ = _is_open('"' + lines[start + length], separator)
        length += 1
    return 0 if open_ else length


def _is_open(line: str, separator: str) -> bool:
    """Return whether the line ends within quotes. They count where they open a cell."""
    at = 0
    while line.find('"', at) >= 0:
        while line[at] == " ":
            at += 1
        if line[at] == '"':
            at = _closing_quote(line, at + 1)
            if at < 0:
                return True
        at = line.find(separator, at)
        if at < 0:
            return False
        at += 1
    return False


def _split_cells(row: str, separator: str) -> Iterator[str]:
    """The cells of a row. The csv module is quicker, and gives up where a cell is long."""
    at = 0
    row = row.rstrip("\r\n")
    while at >= 0:
        while row[at : at + 1] == " ":
            at += 1
        if row[at : at + 1] == '"':
            end = _closing_quote(row, at + 1)
            text = row[at + 1 : end].replace('""', '"')
        else:
            end = row.find(separator, at)
            text = row[at:end] if end >= 0 else row[at:]
        yield text
        at = row.find(separator, end) + 1 if end >= 0 else -1
        at = at or -1


def _closing_quote(line: str, at: int) -> int:
    """Find the quote that closes the cell; -1 when there is none. A doubled one does not."""
    at = line.find('"', at)
    while at >= 0 and line[at + 1 : at + 2] == '"':
        at = line.find('"', at + 2)
    return at


@dataclass(frozen=True, slots=True, eq=False)
class RowBlock:
    """Rows of one kind with the same columns, in the order of the text; `lines` is where they stand in it.

    The values are as the columns have read them, an array or a list of as many as there are rows.
    """

    kind: RowKind
    columns: tuple[CsvColumn, ...]
    values: tuple[Any, ...]
    lines: AnyArray

    def __len__(self) -> int:
        return len(self.lines)

    def of(self, column_type: type[CsvColumn], name: str = "") -> Any:
        """The values of the first column of a type, of the given field; None when there is none."""
        for column, values in zip(self.columns, self.values, strict=True):
            if isinstance(column, column_type) and column.field == name:
                return values
        return None

    @property
    def numbers(self) -> AnyArray:
        """The numbers that the rows have themselves."""
        return np.asarray(self.of(RowIndex))

    def take(self, rows: AnyArray) -> RowBlock:
        """Some of the rows, in the given order."""
        values = tuple(_values_at(values, rows) for values in self.values)
        return RowBlock(self.kind, self.columns, values, self.lines[rows])

    def applied(self, rows: RowSet) -> Any:
        """`rows`, as many as the block has, with what the block, which has been resolved, says of them."""
        cells = RowArrays(rows)
        for column, values in zip(self.columns, self.values, strict=True):
            column.put(cells, values)
        for column in self.columns:
            column.finish(cells)
        return cells.rows()

    def fields(self) -> list[str]:
        """The fields that `applied` may change, each once."""
        return list(dict.fromkeys(name for column in self.columns for name in column.changes))


def _values_at(values: Any, rows: AnyArray) -> Any:
    return values[rows] if isinstance(values, np.ndarray) else [values[row] for row in rows.tolist()]


def joined(blocks: Sequence[RowBlock]) -> RowBlock:
    """One block of several of the same kind and columns."""
    first = blocks[0]
    values = tuple(_joined(parts) for parts in zip(*(block.values for block in blocks), strict=True))
    return RowBlock(first.kind, first.columns, values, np.concatenate([block.lines for block in blocks]))


def _joined(parts: Sequence[Any]) -> Any:
    return np.concatenate(parts) if isinstance(parts[0], np.ndarray) else list(chain.from_iterable(parts))


@dataclass(slots=True, eq=False)
class ParsedText:
    """All blocks of a text, those of a kind in their order, and the names that occur in them."""

    blocks: list[RowBlock] = field(default_factory=list)
    name_table: NameTable = field(default_factory=NameTable)
    dialect: str = CLASSIC

    def of(self, kind: RowKind) -> list[RowBlock]:
        return [block for block in self.blocks if block.kind is kind]

    def without(self, lines: Collection[int]) -> ParsedText:
        """The same text without the rows on some lines."""
        gone = np.array(sorted(lines), np.int64)
        kept = [block.take(np.flatnonzero(~np.isin(block.lines, gone))) for block in self.blocks]
        return replace(self, blocks=[block for block in kept if len(block)])


def parse_text(text: str, faults: Faults, progress: Progress | None = None) -> ParsedText:
    """The rows of a text. FormatError if the faults are strict and a cell cannot be read."""
    parser, lines = _Parser(faults), text.count("\n") + 1
    for line, rows in rows_of(text):
        if progress is not None:
            progress.report(READING * min(1, line / lines))
        for (tag, _), same in groupby(rows, _tag_and_length):
            run = list(same)
            if tag:
                parser.take(tag, line, run)
            line += len(run)
    return parser.finished()


def _tag_and_length(cells: list[str]) -> tuple[str, int]:
    """Return the key that rows which follow each other share when they belong together."""
    return (cells[0], len(cells)) if cells else ("", 0)


@dataclass(slots=True, eq=False)
class _RowGroup:
    """Rows of the same kind and columns that wait to be made into a block."""

    kind: RowKind
    given: HeaderColumns
    lines: list[int] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)


class _Parser:
    """Sorts rows into groups and makes blocks of them."""

    def __init__(self, faults: Faults) -> None:
        self.faults = faults
        self.sheet = ParsedText()
        self.groups: dict[tuple[str, int], _RowGroup | None] = {}  # by tag and number of cells
        self.open: dict[str, _RowGroup] = {}  # the group that rows of a kind came into last, by the kind's tag
        self.blocks: dict[str, list[RowBlock]] = {}  # by the tag of the kind
        self.headers: dict[str, list[str]] = {}

    def take(self, tag: str, line: int, rows: list[list[str]]) -> None:
        """Rows of the same tag and length, one on each line from `line` on."""
        if tag.startswith(COMMENT) and tag not in KINDS:
            self._take_header(rows[-1])
            return
        key = (tag, len(rows[0]))
        if key not in self.groups:
            self.groups[key] = self._group(line, rows[0])
        group = self.groups[key]
        if group is None:
            return
        if self.open.get(group.kind.tag) is not group:
            self._switch(group)
        group.lines += range(line, line + len(rows))
        group.rows += rows
        if len(group.rows) >= CHUNK:
            self._flush(group)

    def finished(self) -> ParsedText:
        for group in self.open.values():
            self._flush(group)
        for blocks in self.blocks.values():
            same = groupby(blocks, key=lambda block: block.columns)
            self.sheet.blocks += [joined(list(run)) for _, run in same]
        return self.sheet

    # -- what a row is ------------------------------------------------------------------------------------------------

    def _take_header(self, cells: list[str]) -> None:
        """A comment; where it names columns, the rows after it have those."""
        tag = re.sub(r"\(.*", "", cells[0].lstrip(COMMENT).strip())
        kind = KINDS.get(tag.removeprefix(PREFIX))
        if kind is None or self.headers.get(tag) == cells:
            return
        self.headers[tag] = cells
        self.groups = {key: group for key, group in self.groups.items() if key[0].strip() != tag}

    def _group(self, line: int, cells: list[str]) -> _RowGroup | None:
        """The group of rows with this tag and number of cells; None for an unknown tag."""
        tag = cells[0].strip()
        kind = KINDS.get(tag.removeprefix(PREFIX))
        if kind is None:
            self.faults.warn("", line, TranslatableText("no known kind of row"), tag)
            return None
        dialect = PMX if tag.startswith(PREFIX) else CLASSIC
        if dialect == PMX:
            self.sheet.dialect = PMX
        named = self._named_columns(kind, dialect, len(cells) - 1)
        given = named or kind.layouts.get(len(cells) - 1) or kind.layout(dialect)[: len(cells) - 1]
        if not _has_key(kind, given):
            self.faults.skipped(
                kind.table, line, TranslatableText("{}: too few columns to tell which row is meant", kind.tag)
            )
            return None
        usual = len(kind.layout(dialect))
        if not named and len(given) < usual and len(given) not in kind.layouts:
            self.faults.warn(
                kind.table, line, TranslatableText("{}: {} columns instead of {}", kind.tag, len(given), usual)
            )
        return _RowGroup(kind, given)

    def _named_columns(self, kind: RowKind, dialect: str, count: int) -> HeaderColumns:
        """The columns that the header names, if it is one for rows of so many cells."""
        header = self.headers.get(kind.tag_in(dialect), [])[1:]
        return _named_columns(kind, header) if len(header) == count else ()

    # -- blocks -------------------------------------------------------------------------------------------------------

    def _switch(self, group: _RowGroup) -> None:
        """Rows of a kind have come into another group: those before them must stay before them."""
        before = self.open.get(group.kind.tag)
        if before is not None:
            self._flush(before)
        self.open[group.kind.tag] = group

    def _flush(self, group: _RowGroup) -> None:
        if not group.rows:
            return
        lines = np.array(group.lines, np.int64)
        texts = list(zip(*group.rows, strict=True))[1:]
        read = [
            (column, self._read(group.kind, column, cells, lines))
            for column, cells in zip(group.given, texts, strict=False)
            if column is not None
        ]
        columns, values = zip(*read, strict=True)
        self.blocks.setdefault(group.kind.tag, []).append(RowBlock(group.kind, columns, values, lines))
        group.lines, group.rows = [], []

    def _read(self, kind: RowKind, column: CsvColumn, texts: Sequence[str], lines: AnyArray) -> Any:
        pools = self.sheet.name_table
        try:
            return column.read(texts, pools, kind.row_type)
        except (ValueError, OverflowError):
            mended = list(self._repaired(kind, column, texts, lines))
            return column.read(mended, pools, kind.row_type)

    def _repaired(self, kind: RowKind, column: CsvColumn, texts: Sequence[str], lines: AnyArray) -> Iterator[str]:
        """The texts, with the blank of the column for those that cannot be read."""
        for line, text in zip(lines.tolist(), texts, strict=True):
            try:
                column.read((text,), self.sheet.name_table, kind.row_type)
                yield text
            except (ValueError, OverflowError):
                self.faults.unreadable(kind.table, column.names[0], line, text)
                yield column.blank


def _named_columns(kind: RowKind, names: Sequence[str]) -> HeaderColumns:
    """The columns of a header that names nothing but columns of the kind, each once; else none."""
    plain = ["".join(name.split()) for name in names]
    used = [name for name in plain if name]
    if not used or len(set(used)) != len(used) or any(name not in kind.by_name for name in used):
        return ()
    return tuple(kind.by_name.get(name) for name in plain)


def _has_key(kind: RowKind, given: HeaderColumns) -> bool:
    """Return whether the columns tell which row is meant."""
    columns = [column for column in given if column is not None]
    if kind.nested:
        return any(isinstance(column, Owner) for column in columns)
    if kind is VERTEX:
        return any(isinstance(column, RowIndex) for column in columns)
    return bool(columns) and (not kind.is_named or any(column.field == "name" for column in columns))

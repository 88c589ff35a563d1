"""Makes lines of rows: of a whole model, or of some records of a table as they travel on the clipboard."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import repeat
from typing import Any

import numpy as np

from editor.formats.csv.apply import entries_of
from editor.formats.csv.columns import Quoted, RowArrays, Texts, quoted
from editor.formats.csv.kinds import FACE, HEADER, INFO, NESTED, TOP, CsvHeader
from editor.formats.csv.row_kind import CsvStyle, RowKind
from editor.math3d.arrays import AnyArray
from editor.model.columns import Columns, Records
from editor.model.mesh import Face
from editor.model.model import Model
from editor.model.morphs import OFFSET_TYPES
from editor.model.tables import ArrayTable, RecordTable

CHUNK = 1 << 15  # rows of vertices and faces written at a time

Lines = list[str]


def quoted_names(names: Iterable[str]) -> AnyArray:
    """(n + 1,): names in quotes; the last, which -1 leads to, is for none."""
    return np.array([*map(quoted, names), '""'], object)


def lines_of(kind: RowKind, style: CsvStyle, cells: RowArrays, names: Quoted) -> Lines:
    """A line a row."""
    parts: list[Texts] = [kind.tag_in(style.dialect)]
    for column in kind.written(style):
        texts = column.texts(cells, names)
        if isinstance(texts, str) and isinstance(parts[-1], str):
            parts[-1] += "," + texts
        else:
            parts.append(texts)
    if len(parts) == 1:
        return [str(parts[0])] * len(cells)
    columns = [repeat(part) if isinstance(part, str) else part for part in parts]
    return list(map(",".join, zip(*columns, strict=False)))


def line_count(table: str, rows: Any) -> int:
    """About how many lines rows of a table take (records, Columns or the table), with what is nested in them."""
    fields = {kind.nested for kind in NESTED if kind.table == table}
    return len(rows) + sum(len(getattr(row, field)) for field in fields for row in rows)


def model_lines(model: Model, header: CsvHeader, style: CsvStyle) -> Iterator[tuple[str, Lines]]:
    """All rows of a model, some lines at a time and with the table that they are of."""
    names = names_of(model)
    for kind, rows in ((HEADER, Records(CsvHeader, [header])), (INFO, model.info.whole)):
        if kind.table not in style.tables:
            yield "info", _with_header(kind, style, RowArrays(rows), names)
    for kind in TOP:
        if kind.table in style.tables:
            continue
        table = model.tables[kind.table]
        if isinstance(table, ArrayTable):
            yield from ((table.name, lines) for lines in _array_lines(model, table, kind, style, names))
        else:
            yield table.name, record_lines(kind, style, table.whole, names)


def names_of(model: Model) -> Quoted:
    """The names of all rows in quotes, by table."""
    names = {"textures": quoted_names(texture.path for texture in model.textures)}
    for table in model.tables.values():
        if isinstance(table, RecordTable) and any(field.name == "name" for field in table.fields):
            names[table.name] = quoted_names(record.name for record in table)
    return names


def _with_header(kind: RowKind, style: CsvStyle, cells: RowArrays, names: Quoted) -> Lines:
    return [*kind.header(style), *lines_of(kind, style, cells, names)] if len(cells) else []


def _array_lines(model: Model, table: ArrayTable, kind: RowKind, style: CsvStyle, names: Quoted) -> Iterator[Lines]:
    numbers = row_numbers(model, table.name)
    for start in range(0, len(table), CHUNK):
        span = slice(start, start + CHUNK)
        cells = RowArrays(table.rows(span))
        cells.given["number"] = numbers[span]
        yield kind.header(style) * (not start) + lines_of(kind, style, cells, names)


def row_numbers(model: Model, table: str) -> AnyArray:
    """The numbers that the rows of an array table have in their texts: of faces those within the material."""
    rows = np.arange(len(model.tables[table]))
    return rows - model.face_starts()[model.faces[Face.material]] if table == FACE.table else rows


# -- records, each with what is nested in it --------------------------------------------------------------------------


def record_lines(kind: RowKind, style: CsvStyle, records: Records, names: Quoted) -> Lines:
    """Records, each followed by the rows of what it holds; the header again wherever the kind of row changes."""
    own = lines_of(kind, style, RowArrays(records), names)
    nested = [(within, nested_lines(within, style, records, names)) for within in NESTED if within.table == kind.table]
    lines: Lines = []
    last = ""
    for row, line in enumerate(own):
        for each, rows in ((kind, [line]), *((within, found[row]) for within, found in nested)):
            if rows and each.tag != last and not each.is_extension:
                lines += each.header(style)
                last = each.tag
            lines += rows
    return lines


def nested_lines(kind: RowKind, style: CsvStyle, records: Records | Sequence[Any], names: Quoted) -> list[Lines]:
    """The lines of the nested rows of each record."""
    none = Columns(kind.row_type, 0)
    entries = [entries_of(kind, record) if has_entries(kind, record) else none for record in records]
    counts = [len(some) for some in entries]
    cells = RowArrays(_joined_columns(kind.row_type, entries))
    cells.given["owner"] = np.repeat(quoted_names(record.name for record in records)[:-1], counts).tolist()
    cells.given["order"] = np.concatenate([np.empty(0, np.int64), *map(np.arange, counts)])
    lines = lines_of(kind, style, cells, names)
    ends = np.cumsum(counts, dtype=np.int64).tolist()
    return [lines[end - count : end] for end, count in zip(ends, counts, strict=True)]


def has_entries(kind: RowKind, record: Any) -> bool:
    """Return whether a record of its table may have entries of the kind: a morph, those of the morph's kind."""
    return kind.nested != "offsets" or OFFSET_TYPES[record.kind] is kind.row_type


def _joined_columns(row_type: type, parts: Sequence[Columns]) -> Columns:
    stored = dict.fromkeys(name for part in parts for name in part.stored)
    arrays = {name: np.concatenate([part[name] for part in parts]) for name in stored}
    return Columns(row_type, sum(map(len, parts)), **arrays)

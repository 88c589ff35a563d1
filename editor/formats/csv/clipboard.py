"""Rows, and entries of one, as CSV text on the clipboard."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from html import escape
from typing import Any

import numpy as np

from editor.formats.csv.apply import apply_rows, field_value_of, has_all_references
from editor.formats.csv.columns import CLASSIC, RowArrays, Text, quoted
from editor.formats.csv.kinds import INFO, NESTED, TOP
from editor.formats.csv.lines import has_entries, lines_of, names_of, nested_lines, quoted_names, record_lines
from editor.formats.csv.matching import RowMatcher, first_rows
from editor.formats.csv.parsed_text import ParsedText, parse_text, rows_of
from editor.formats.csv.report import ApplyReport, Faults
from editor.formats.csv.row_kind import COPIED, CsvStyle, RowKind
from editor.math3d.arrays import AnyArray
from editor.messages import Messages
from editor.model.columns import Columns, RowSet
from editor.model.edit import Edit
from editor.model.model import Model

LINE_END = "\r\n"
KIND_OF = {kind.table: kind for kind in (INFO, *TOP)}

# By table: some of its rows, their names, and how many rows the table has.
Names = Mapping[str, tuple[AnyArray, Sequence[str], int]]


def rows_text(table: str, rows: RowSet, numbers: AnyArray, names: Names, style: CsvStyle = COPIED) -> str:
    """Rows of a table, with a comment that names the columns; "" for a table that has no such rows (textures).

    `numbers`: of a vertex its number, of a face that within its material; of others they do not matter. `names`: of
    all that the rows refer to by row.
    """
    kind = KIND_OF.get(table)
    if kind is None:
        return ""
    style = replace(style, dialect=style.dialect or CLASSIC)
    known = defaultdict(lambda: quoted_names(()), {name: _quoted_at(*some) for name, some in names.items()})
    if isinstance(rows, Columns):
        cells = RowArrays(rows)
        cells.given["number"] = numbers
        lines = [*kind.header(style), *lines_of(kind, style, cells, known)]
    else:
        lines = record_lines(kind, style, rows, known)
    return "".join(line + LINE_END for line in lines)


def _quoted_at(rows: AnyArray, names: Sequence[str], count: int) -> AnyArray:
    """(count + 1,): the names in quotes at their rows, nothing in quotes elsewhere and last."""
    found = np.full(count + 1, quoted(""), object)
    found[rows] = [quoted(name) for name in names]
    return found


def table_html(text: str) -> str:
    """The rows as an HTML table, which spreadsheets take apart into cells."""
    rows = (cells for _, some in rows_of(text) for cells in some)
    lines = ("".join(f"<td>{escape(cell)}</td>" for cell in cells) for cells in rows)
    return "<table>" + "".join(f"<tr>{line}</tr>" for line in lines) + "</table>"


def apply_text(edit: Edit, text: str, table: str = "", row: int = -1, *, inserts: bool = False) -> ApplyReport:
    """Update and add the rows that a text has; what became of them: nothing, if there are no rows in it.

    With `inserts` all are added, and may have names then that others have.

    New rows of `table` go before `row`, others to the end. FormatError tells line and column of what cannot be read;
    whoever holds the Edit takes back what has been done by then. Names that nothing has are warnings.
    """
    messages = Messages()
    faults = Faults(messages, strict=True)
    sheet = parse_text(text, faults)
    report = apply_rows(edit, sheet, faults, table, row, inserts=inserts)
    report.warnings = list(messages)
    report.rows_read = sum(map(len, sheet.blocks))
    return report


def entries_text(model: Model, table: str, owner: Any, field: str) -> str:
    """The entries that `owner`, a record of a table, has in a field; with a comment that names the columns."""
    names = names_of(model)
    lines = []
    for kind in _kinds(table, owner, field):
        lines += [*kind.header(COPIED), *nested_lines(kind, COPIED, [owner], names)[0]]
    return "".join(line + LINE_END for line in lines)


def entries_in(model: Model, text: str, table: str, owner: Any, field: str) -> list[Any]:
    """The entries of a text that the field of `owner` may have, whoever had them: tuples or Columns to be joined.

    Those that refer to what the model does not have are left out. FormatError tells of what cannot be read.
    """
    faults = Faults(Messages(), strict=True)
    sheet = parse_text(text, faults)
    found = []
    for kind in _kinds(table, owner, field):
        blocks = sheet.of(kind)
        finding = RowMatcher(model, ParsedText(blocks, sheet.name_table), faults)
        for block in blocks:
            entries: Columns = finding.resolved(block).applied(Columns(kind.row_type, len(block)))
            found.append(field_value_of(kind, entries.take(np.flatnonzero(has_all_references(entries)))))
    return found


def rows_in(model: Model, text: str, table: str) -> AnyArray:
    """The rows of a table that have the names of the rows of a text, ascending. FormatError as above."""
    sheet = parse_text(text, Faults(Messages(), strict=True))
    kinds = [kind for kind in TOP if kind.table == table and kind.is_named]
    if not kinds:
        return np.empty(0, np.int64)
    rows = first_rows([record.name for record in model.tables[table]])  # type: ignore[union-attr]
    names = [name for block in sheet.of(kinds[0]) for name in block.of(Text, "name")]
    return np.unique([rows[name] for name in names if name in rows]).astype(np.int64)


def _kinds(table: str, owner: Any, field: str) -> list[RowKind]:
    """The kinds of rows that the entries of a field are written as."""
    return [kind for kind in NESTED if (kind.table, kind.nested) == (table, field) and has_entries(kind, owner)]

"""Rows as text on the clipboard: of some records of a table, and put into a model."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from html import escape

import numpy as np

from editor.formats.csv.apply import apply_rows
from editor.formats.csv.columns import CLASSIC, quoted
from editor.formats.csv.kinds import INFO, TOP
from editor.formats.csv.lines import lines_of, quoted_names, record_lines
from editor.formats.csv.parsed_text import parse_text
from editor.formats.csv.report import ApplyReport, Faults
from editor.formats.csv.row_arrays import RowArrays
from editor.formats.csv.row_kind import COPIED, CsvStyle
from editor.formats.csv.text import rows_of
from editor.math3d.arrays import AnyArray
from editor.messages import Messages
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.records import RowSet

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

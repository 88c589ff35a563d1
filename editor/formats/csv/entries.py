"""Entries of one nested list as text on the clipboard: IK links, offsets, items, anchors and pins."""

from __future__ import annotations

from typing import Any

import numpy as np

from editor.formats.csv.apply import field_value_of, is_whole
from editor.formats.csv.columns import Text
from editor.formats.csv.kinds import NESTED, TOP
from editor.formats.csv.lines import has_entries, names_of, nested_lines
from editor.formats.csv.matching import RowMatcher, first_rows
from editor.formats.csv.parsed_text import ParsedText, parse_text
from editor.formats.csv.report import Faults
from editor.formats.csv.row_kind import COPIED, RowKind
from editor.math3d.arrays import AnyArray
from editor.messages import Messages
from editor.model.columns import Columns
from editor.model.model import Model

LINE_END = "\r\n"


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
            found.append(field_value_of(kind, entries.take(np.flatnonzero(is_whole(entries)))))
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

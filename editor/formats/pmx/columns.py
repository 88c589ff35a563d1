"""Nested arrays of a PMX file (morph offsets, anchors, pins): whole columns from and to runs of packed records."""

from __future__ import annotations

from typing import Any

import numpy as np

from editor.formats.pmx.header import PmxHeader
from editor.formats.pmx.streams import PmxReader, PmxWriter
from editor.math3d.arrays import AnyArray
from editor.messages import TranslatableText
from editor.model.columns import Columns
from editor.model.fields import field_of, fields_of

Record = np.dtype[Any]


def record_of(header: PmxHeader, *fields: tuple[str, str]) -> Record:
    """A packed record of fields with their types; the type of an index is its name in the header."""
    return np.dtype([(name, "<" + getattr(header, code, code)) for name, code in fields])


def read_columns(c: PmxReader, row_type: type, record: Record, what: str) -> Columns:
    """A count and so many records."""
    count = c.count(what, record.itemsize)
    packed = c.rows(record, count, what)
    return Columns(row_type, count, **{name: _column(c, row_type, packed, name) for name in record.names or ()})


def _column(c: PmxReader, row_type: type, packed: AnyArray, name: str) -> AnyArray:
    column = packed[name].astype(field_of(row_type, name).dtype)  # a copy, which does not keep the file in memory
    return c.finite(column) if column.dtype == np.float32 else column


def write_columns(s: PmxWriter, columns: Columns, record: Record, field: str) -> None:
    """A count and so many records; not those that refer to no vertex, which no file can say."""
    columns = _with_vertex(s, columns, field)
    packed = np.empty(len(columns), record)
    for name in record.names or ():
        packed[name] = columns[name]
    s.pack("i", len(columns))
    s.array(packed)


def _with_vertex(s: PmxWriter, columns: Columns, field: str) -> Columns:
    for declared in fields_of(columns.row_type):
        if declared.target == "vertices" and len(columns) and columns[declared.name].min() < 0:
            there = columns[declared.name] >= 0
            s.lose(TranslatableText("{:,} entries that refer to no vertex", np.count_nonzero(~there)), field)
            columns = columns.take(there)
    return columns

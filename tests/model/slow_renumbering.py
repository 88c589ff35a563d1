"""Renumbering done the obvious way, to hold the fast one against: rows are objects, references point to them."""

from __future__ import annotations

from typing import Any

import numpy as np

from editor.model.fields import NONE, Kind, fields_of
from editor.model.model import Model
from editor.model.tables import RecordTable


class Row:
    """One row with its values, in which references to rows are Row objects (None: no target)."""

    def __init__(self) -> None:
        self.values: dict[str, Any] = {}
        self.type: Any = None


Tables = dict[str, list[Row]]


def objects_of(model: Model) -> Tables:
    """The model as lists of Row objects."""
    tables: Tables = {name: [Row() for _ in range(len(table))] for name, table in model.tables.items()}
    for name, table in model.tables.items():
        records = table.records if isinstance(table, RecordTable) else table.rows(slice(None))
        for row, record in zip(tables[name], records, strict=True):
            _fill(row, record, tables)
    return tables


def _fill(row: Row, record: Any, tables: Tables) -> None:
    row.type = type(record)
    for field in fields_of(type(record)):
        row.values[field.name] = _objects(field, getattr(record, field.name), tables)


def _objects(field: Any, value: Any, tables: Tables) -> Any:
    if field.kind is Kind.REFERENCE:
        numbers = value if field.size > 1 else (value,)
        return [None if number == NONE else tables[field.target][number] for number in numbers]
    if field.kind in (Kind.RECORDS, Kind.COLUMNS):
        rows = []
        for item in value:
            row = Row()
            _fill(row, item, tables)
            rows.append(row)
        return rows
    return value


def remove(tables: Tables, name: str, gone: list[int], heirs: dict[int, int | None]) -> None:
    """Remove rows the slow way: look at every reference there is."""
    rows = tables[name]
    heir_of = {id(rows[old]): (None if heirs[old] is None else rows[heirs[old]]) for old in gone}
    for other in tables.values():
        other[:] = [row for row in other if not _lose(row, name, heir_of)]
    tables[name] = [row for number, row in enumerate(rows) if number not in set(gone)]


def _lose(row: Row, target: str, heir_of: dict[int, Row | None]) -> bool:
    """Point the references of a row elsewhere; True when the row has lost its meaning."""
    lost = False
    for field in fields_of(row.type):
        value = row.values[field.name]
        if field.kind is Kind.REFERENCE and field.target == target:
            for slot, aim in enumerate(value):
                if aim is not None and id(aim) in heir_of:
                    value[slot] = heir_of[id(aim)]
                    lost |= field.drop and value[slot] is None
        elif field.kind in (Kind.RECORDS, Kind.COLUMNS):
            value[:] = [item for item in value if not _lose(item, target, heir_of)]
    return lost


def sort_faces(tables: Tables) -> None:
    """Faces stand by material, those without last, the rest of the order kept."""
    place = {id(row): number for number, row in enumerate(tables["materials"])}
    tables["faces"].sort(key=lambda face: place.get(id(face.values["material"][0]), len(place)))


def plain(tables: Tables) -> dict[str, Any]:
    """Comparable: every reference as the number of its row."""
    place = {id(row): number for rows in tables.values() for number, row in enumerate(rows)}
    return {name: [_plain(row, place) for row in rows] for name, rows in tables.items()}


def _plain(row: Row, place: dict[int, int]) -> Any:
    found = []
    for field in fields_of(row.type):
        value = row.values[field.name]
        if field.kind is Kind.REFERENCE:
            value = [NONE if aim is None else place[id(aim)] for aim in value]
        elif field.kind in (Kind.RECORDS, Kind.COLUMNS):
            value = [(item.type.__name__, _plain(item, place)) for item in value]
        found.append((field.name, np.asarray(value).tolist() if field.size > 1 else value))
    return found

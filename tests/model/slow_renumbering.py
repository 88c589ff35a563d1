"""Renumbering done the obvious way, to hold the fast one against: rows are objects, references point to them."""

from __future__ import annotations

from typing import Any

import numpy as np

from editor.model.bones import Bone, BoneFlags
from editor.model.fields import NONE, Kind, Removal, fields_of, single
from editor.model.mesh import Deform, Vertex
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
    leaving = {id(row) for row in (rows[old] for old in gone)}
    tables[name] = [row for row in tables[name] if id(row) not in leaving]


def _lose(row: Row, target: str, heir_of: dict[int, Row | None]) -> bool:
    """Point the references of a row elsewhere; True when the row has lost its meaning."""
    lost = False
    for field in fields_of(row.type):
        value = row.values[field.name]
        if field.kind is Kind.REFERENCE and field.target == target:
            hit = [slot for slot, aim in enumerate(value) if aim is not None and id(aim) in heir_of]
            for slot in hit:
                aim, inherits = value[slot], field.removal in (Removal.HEIR, Removal.HEIR_OR_DROP)
                value[slot] = heir_of[id(aim)] if inherits else None
                goes = field.removal in (Removal.DROP, Removal.DROP_ROW)
                lost |= goes or (field.removal is Removal.HEIR_OR_DROP and value[slot] is None)
                _release(row, field.name, aim)
            if hit and row.type is Vertex:
                _unite(row)
        elif field.kind in (Kind.RECORDS, Kind.COLUMNS):
            value[:] = [item for item in value if not _lose(item, target, heir_of)]
    return lost


def _release(row: Row, field: str, aim: Row) -> None:
    values = row.values
    if (row.type, field) == (Bone, "tail_bone") and values["flags"] & BoneFlags.TAIL_IS_BONE:
        pairs = zip(aim.values["position"], values["position"], strict=True)
        values["tail_offset"] = tuple(single(end - start) for end, start in pairs)
        values["flags"] &= ~BoneFlags.TAIL_IS_BONE
    if (row.type, field) == (Bone, "append_parent"):
        values["flags"] &= ~(BoneFlags.APPEND_ROTATION | BoneFlags.APPEND_TRANSLATION | BoneFlags.LOCAL_APPEND)


def _unite(row: Row) -> None:
    """Give each bone of a vertex one weight, where one comes twice among those that its kind uses."""
    values = row.values
    kind, bones, weights = values["deform"], values["bones"], values["weights"]
    count = {Deform.BDEF1: 1, Deform.BDEF2: 2, Deform.SDEF: 2}.get(kind, 4)
    used = [id(bone) for bone in bones[:count] if bone is not None]
    if len(set(used)) == len(used):
        return
    shares = {1: [1.0], 2: [weights[0], float(np.float32(1) - np.float32(weights[0]))]}.get(count, list(weights))
    left: list[tuple[Any, np.float32]] = []
    for bone, share in zip(bones[:count], shares, strict=True):
        if bone is None and share == 0:
            continue
        known = [number for number, (other, _) in enumerate(left) if bone is not None and other is bone]
        if known:
            left[known[0]] = bone, left[known[0]][1] + np.float32(share)
        else:
            left.append((bone, np.float32(share)))
    sums_to_one = abs(sum(share for _, share in left) - 1) < 1e-5
    if len(left) == 1 and (kind != Deform.BDEF4 or sums_to_one):
        kind, left = Deform.BDEF1, [(left[0][0], np.float32(1))]
    elif kind == Deform.BDEF4 and len(left) == 2 and sums_to_one:
        kind = Deform.BDEF2
    spare = 4 - len(left)
    values["deform"] = kind
    values["bones"] = [bone for bone, _ in left] + [None] * spare
    values["weights"] = tuple(float(share) for _, share in left) + (0.0,) * spare


def sort_faces(tables: Tables) -> None:
    """Faces stand by material, those without last, the rest of the order kept."""
    row_of = {id(row): number for number, row in enumerate(tables["materials"])}
    tables["faces"].sort(key=lambda face: row_of.get(id(face.values["material"][0]), len(row_of)))


def plain(tables: Tables) -> dict[str, Any]:
    """Comparable: every reference as the number of its row."""
    row_of = {id(row): number for rows in tables.values() for number, row in enumerate(rows)}
    return {name: [_plain(row, row_of) for row in rows] for name, rows in tables.items()}


def _plain(row: Row, row_of: dict[int, int]) -> Any:
    found = []
    for field in fields_of(row.type):
        value = row.values[field.name]
        if field.kind is Kind.REFERENCE:
            value = [NONE if aim is None else row_of[id(aim)] for aim in value]
        elif field.kind in (Kind.RECORDS, Kind.COLUMNS):
            value = [(item.type.__name__, _plain(item, row_of)) for item in value]
        found.append((field.name, np.asarray(value).tolist() if field.size > 1 else value))
    return found

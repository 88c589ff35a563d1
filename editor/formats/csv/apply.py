"""Puts the rows of a sheet into a model: rows that it has are updated, others are added, all through one Edit.

What tells a row is its name; of a vertex its number, of a face its number within its material. Nested rows (IK links,
offsets, items) are told by what they refer to. A whole file is put into an empty model.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np

from editor.formats.csv.apply_mesh import apply_faces, apply_vertices
from editor.formats.csv.apply_nested import apply_nested
from editor.formats.csv.columns import Integer
from editor.formats.csv.faults import Faults
from editor.formats.csv.kinds import NESTED
from editor.formats.csv.matching import RowMatcher
from editor.formats.csv.mesh import FACE, HEADER, INFO, MATERIAL, VERTEX
from editor.formats.csv.morphs import MORPH
from editor.formats.csv.parsed_text import ParsedText, RowBlock
from editor.formats.csv.physics import BODY, JOINT, SOFT_BODY
from editor.formats.csv.report import ApplyReport
from editor.formats.csv.row_kind import RowKind
from editor.formats.csv.skeleton import BONE, FRAME
from editor.math3d.arrays import AnyArray
from editor.model.edit import Edit
from editor.model.frames import SPECIAL
from editor.model.tables import RecordTable
from editor.model.textures import Texture

# Rows can only refer to what is there already.
ORDER = (MATERIAL, BONE, BODY, VERTEX, FACE, MORPH, FRAME, JOINT, SOFT_BODY)
MOST_UVS = 4


def apply_rows(
    edit: Edit, sheet: ParsedText, faults: Faults, table: str = "", row: int = -1, *, inserts: bool = False
) -> ApplyReport:
    """Put in all rows of the sheet; what became of them. New rows of `table` go before `row`, others to the end.

    With `inserts` all rows are new, though the model has their names; but nested rows whose owner is not in the sheet
    go to the one in the model.

    FormatError if the faults are strict and a nested row does not fit its owner.
    """
    model = edit.model
    finding = RowMatcher(model, sheet, faults, table, row, inserts=inserts)
    report = ApplyReport()
    edit.insert(model.textures, len(model.textures), [Texture(path) for path in finding.paths])
    for kind in ORDER:
        if kind is VERTEX:
            apply_vertices(edit, sheet, finding, report)
        elif kind is FACE:
            apply_faces(edit, sheet, finding, faults, report)
        else:
            _insert_records(edit, sheet, finding, kind, report)
    for kind in ORDER:
        if kind.is_named:
            _update_records(edit, sheet, finding, kind)
    for kind in NESTED:
        for block in sheet.of(kind):
            apply_nested(edit, block, finding, faults, report)
    _apply_info(edit, sheet, finding, report)
    return report


def _insert_records(edit: Edit, sheet: ParsedText, finding: RowMatcher, kind: RowKind, report: ApplyReport) -> None:
    """Add the records of a kind that the model does not have, all at one place."""
    matched = finding.matched[kind.table]
    records: list[Any] = []
    for block, _, new in _parts(sheet, finding, kind):
        records += block.take(np.flatnonzero(new)).applied([kind.row_type()] * int(new.sum()), finding)
    if kind is FRAME:
        records = [replace(frame, special=frame.name in SPECIAL) for frame in records]
    edit.insert(edit.model.tables[kind.table], matched.at, records)
    report.add(kind.table, matched.rows[~matched.new], matched.rows[matched.new])


def _update_records(edit: Edit, sheet: ParsedText, finding: RowMatcher, kind: RowKind) -> None:
    for block, rows, new in _parts(sheet, finding, kind):
        _update(edit, block.take(np.flatnonzero(~new)), rows[~new], finding)


def _parts(sheet: ParsedText, finding: RowMatcher, kind: RowKind) -> Iterator[tuple[RowBlock, AnyArray, AnyArray]]:
    """The blocks of a kind, with the row of each of their rows and whether it is new."""
    matched, start = finding.matched[kind.table], 0
    for block in sheet.of(kind):
        span = slice(start, start + len(block))
        yield block, matched.rows[span], matched.new[span]
        start += len(block)


def _update(edit: Edit, block: RowBlock, rows: AnyArray, finding: RowMatcher) -> None:
    """Give the fields that the block knows of to records that are there."""
    table: RecordTable[Any] = edit.model.tables[block.kind.table]  # type: ignore[assignment]
    changed = block.applied([table[row] for row in rows.tolist()], finding)
    for name in block.fields():
        edit.set(table, rows, name, [getattr(record, name) for record in changed])


def _apply_info(edit: Edit, sheet: ParsedText, finding: RowMatcher, report: ApplyReport) -> None:
    """The names and comments of the model, and room for the additional UVs that the rows have."""
    info, row = edit.model.info, np.zeros(1, np.int64)
    for block in sheet.of(INFO):
        _update(edit, block.take(row + len(block) - 1), row, finding)
        report.add(info.name, row, row[:0])
    for block in sheet.of(HEADER):
        uvs = block.of(Integer, "additional_uvs")
        if uvs is not None:
            wanted = max(info[0].additional_uvs, min(int(uvs[-1]), MOST_UVS))
            edit.set(info, 0, "additional_uvs", wanted)

"""Applies parsed rows to a model: new rows, values of namesakes, and nested rows such as IK links and offsets.

The k-th entry of a target in the text is the k-th of that target in the owner, and new where the owner has no more.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np

from editor.formats.csv.columns import MISSING, Integer, Owner, RowIndex
from editor.formats.csv.kinds import (
    BODY,
    BONE,
    FACE,
    FRAME,
    HEADER,
    INFO,
    JOINT,
    MATERIAL,
    MORPH,
    NESTED,
    SOFT_BODY,
    VERTEX,
)
from editor.formats.csv.matching import RowMatcher, grouped
from editor.formats.csv.parsed_text import ParsedText, RowBlock
from editor.formats.csv.report import ApplyReport, Faults
from editor.formats.csv.row_kind import RowKind
from editor.formats.csv.special_columns import FrameItem
from editor.math3d.arrays import AnyArray
from editor.messages import TranslatableText
from editor.model.columns import Columns, Records
from editor.model.edit import Edit
from editor.model.fields import NONE, Kind, field_of, fields_of
from editor.model.frames import SPECIAL, BoneItem, MorphItem
from editor.model.materials import Texture
from editor.model.mesh import Face, Vertex
from editor.model.model import Info, Model
from editor.model.morphs import OFFSET_TYPES
from editor.model.tables import RecordTable


def apply_nested(edit: Edit, block: RowBlock, faults: Faults, report: ApplyReport) -> None:
    """Update and add the entries of a block. Those without an owner, a target or the right kind of morph are noted."""
    kind = block.kind
    table: RecordTable[Any] = edit.model.tables[kind.table]  # type: ignore[assignment]
    owners = block.of(Owner)
    entries: Columns = block.applied(Columns(kind.row_type, len(block)))
    good = (owners != MISSING) & has_all_references(entries)
    changed, values = [], []
    for owner, indices in grouped(owners):
        if owner == MISSING or not _can_have_entries(table[owner], kind, block.lines[indices], faults):
            continue
        indices = indices[good[indices]]
        changed.append(owner)
        values.append(field_value_of(kind, _merged_entries(entries_of(kind, table[owner]), entries, block, indices)))
    edit.set(table, changed, kind.nested, values)
    report.add_nested(kind.table, kind.nested, np.array(changed, np.int64), int(good.sum()))


def entries_of(kind: RowKind, owner: Any) -> Columns:
    """The nested rows of a record as the columns of the kind."""
    value = getattr(owner, kind.nested)
    if isinstance(value, Columns):
        return value
    if kind.row_type is FrameItem:
        value = [FrameItem(True, morph=i.morph) if isinstance(i, MorphItem) else FrameItem(bone=i.bone) for i in value]
    return Columns.of(kind.row_type, value)


def field_value_of(kind: RowKind, entries: Columns) -> Any:
    """The reverse of `entries_of`: what the field of the record holds."""
    if kind.nested in ("offsets", "anchors", "pins"):
        return entries
    if kind.row_type is FrameItem:
        return tuple(MorphItem(entry.morph) if entry.is_morph else BoneItem(entry.bone) for entry in entries)
    return tuple(entries)


def _can_have_entries(owner: Any, kind: RowKind, lines: AnyArray, faults: Faults) -> bool:
    """Return whether the owner has such entries: a morph has those of its kind."""
    if kind.nested != "offsets" or OFFSET_TYPES[owner.kind] is kind.row_type:
        return True
    faults.skipped(
        kind.table, int(lines[0]), TranslatableText("{}: the morph is of another kind", kind.tag), owner.name
    )
    return False


def _targets(entries: Columns) -> list[str]:
    return [field.name for field in fields_of(entries.row_type) if field.kind is Kind.REFERENCE]


def has_all_references(entries: Columns) -> AnyArray:
    """(n,) whether all that an entry refers to is there."""
    whole = np.ones(len(entries), np.bool_)
    for field in fields_of(entries.row_type):
        if field.kind is Kind.REFERENCE:
            whole &= entries[field.name] >= (0 if field.target == "vertices" else NONE)
    return whole


def _merged_entries(present: Columns, entries: Columns, block: RowBlock, indices: AnyArray) -> Columns:
    """The present entries of an owner with those of the block at the indices."""
    added = entries.take(indices)
    if not len(present):
        return added
    matches = _matching_entries(present, added)
    known, fresh = np.flatnonzero(matches != NONE), np.flatnonzero(matches == NONE)
    updated = block.take(indices[known]).applied(present.take(matches[known]))
    arrays = {}
    for name in block.fields():
        arrays[name] = present[name].copy()
        arrays[name][matches[known]] = updated[name]
    return present.replace(**arrays).joined(added.take(fresh))


def _matching_entries(present: Columns, added: Columns) -> AnyArray:
    """(added,) the present entry that each is, NONE where it is new."""
    indices: dict[tuple[int, ...], list[int]] = defaultdict(list)
    for index, target in enumerate(_keys(present)):
        indices[target].append(index)
    left = {target: iter(same) for target, same in indices.items()}
    return np.array([next(left.get(target, iter(())), NONE) for target in _keys(added)], np.int64)


def _keys(entries: Columns) -> list[tuple[int, ...]]:
    """Return the references of each entry."""
    return list(zip(*(entries[name].tolist() for name in _targets(entries)), strict=True))


LAST = np.iinfo(np.int32).max  # the number of a face that has none


def last_of_each(numbers: AnyArray) -> AnyArray:
    """(n,) the index of the last of each number, by number."""
    _, indices = np.unique(numbers[::-1], return_index=True)
    return len(numbers) - 1 - indices


# -- vertices ---------------------------------------------------------------------------------------------------------


def apply_vertices(edit: Edit, sheet: ParsedText, finding: RowMatcher, report: ApplyReport) -> None:
    """Vertices that the model has are updated; the others are added together, in the order of their numbers."""
    table, at = edit.model.vertices, finding.vertices_at
    added = Columns(Vertex, len(finding.new_vertices))
    updated = [np.empty(0, np.int64)]
    for block in sheet.of(VERTEX):
        part = block.take(last_of_each(block.numbers))
        is_new = np.isin(part.numbers, finding.new_vertices)
        added = _with_new(added, part.take(np.flatnonzero(is_new)), finding.new_vertices)
        old = part.take(np.flatnonzero(~is_new))
        rows = old.numbers
        edit.put(table, rows, old.applied(table.rows(rows)))
        updated.append(rows)
    edit.insert(table, at, _without_defaults(added))
    report.add(table.name, np.concatenate(updated), np.arange(at, at + len(added)))


def _with_new(added: Columns, block: RowBlock, numbers: AnyArray) -> Columns:
    """All new vertices, with what the block says of some of them."""
    indices = np.searchsorted(numbers, block.numbers)
    if len(indices) == len(added):
        return block.applied(added)  # type: ignore[no-any-return]
    part = block.applied(added.take(indices))
    arrays = {}
    for name in block.fields():
        arrays[name] = added[name].copy()
        arrays[name][indices] = part[name]
    return added.replace(**arrays)


def _without_defaults(columns: Columns) -> Columns:
    """The columns without those that say nothing but the default."""
    arrays = {
        name: array
        for name, array in columns.stored.items()
        if (array != np.asarray(field_of(columns.row_type, name).default)).any()
    }
    return Columns(columns.row_type, len(columns), **arrays)


# -- faces ------------------------------------------------------------------------------------------------------------


def apply_faces(edit: Edit, sheet: ParsedText, finding: RowMatcher, faults: Faults, report: ApplyReport) -> None:
    """Faces that their material has are updated, the others added after them."""
    table = edit.model.faces
    found = [_face_columns(edit.model, block, finding, faults) for block in sheet.of(FACE)]
    if not found:
        return
    corners, materials, numbers = (np.concatenate(arrays) for arrays in zip(*found, strict=True))
    starts, counts = _face_starts_and_counts(edit.model)
    is_old = (numbers < counts[materials]) & (not finding.inserts)
    rows = (starts[materials] + numbers)[is_old]
    last = last_of_each(rows)
    edit.set(table, rows[last], Face.vertices, corners[is_old][last])
    new = np.flatnonzero(~is_old)
    new = new[np.lexsort((numbers[new], materials[new].astype(np.int32).view(np.uint32)))]
    edit.insert(table, len(table), Columns(Face, len(new), vertices=corners[new], material=materials[new]))
    starts, _ = _face_starts_and_counts(edit.model)
    drawn = table[Face.material]
    added = np.flatnonzero(np.arange(len(table)) - starts[drawn] >= counts[drawn])
    report.add(table.name, starts[materials[is_old]] + numbers[is_old], added)


def _face_columns(
    model: Model, block: RowBlock, finding: RowMatcher, faults: Faults
) -> tuple[AnyArray, AnyArray, AnyArray]:
    """(n, 3) corners, (n,) materials, NONE where there is no such material, and (n,) numbers within them."""
    faces: Columns = block.applied(Columns(Face, len(block)))
    numbers = block.numbers if block.of(RowIndex) is not None else np.full(len(block), LAST)
    materials = np.maximum(faces[Face.material].astype(np.int64), NONE)
    _resolve_namesakes(materials, numbers, finding)
    whole = (faces[Face.vertices] >= 0).all(axis=1)
    for line in block.lines[~whole].tolist():
        faults.warn("faces", line, TranslatableText("a face without one of its vertices is left out"))
    return faces[Face.vertices][whole], materials[whole], numbers[whole]


def _resolve_namesakes(materials: AnyArray, numbers: AnyArray, finding: RowMatcher) -> None:
    """Resolve names that several materials have: each time the numbers start again, the next of them is meant."""
    for first, rows in finding.namesakes("materials"):
        indices = np.flatnonzero(materials == first)
        again = np.concatenate(([0], np.cumsum(numbers[indices][1:] <= numbers[indices][:-1])))
        materials[indices] = np.array(rows)[np.minimum(again[: len(indices)], len(rows) - 1)]


def _face_starts_and_counts(model: Model) -> tuple[AnyArray, AnyArray]:
    """(materials + 1,) where the faces of each material start, and how many there are; last those of none."""
    starts = model.face_starts()
    return starts, np.diff(np.append(starts, len(model.faces)))


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
    sheet = replace(sheet, blocks=[finding.resolved(block) for block in sheet.blocks])
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
            apply_nested(edit, block, faults, report)
    _apply_info(edit, sheet, report)
    return report


def _insert_records(edit: Edit, sheet: ParsedText, finding: RowMatcher, kind: RowKind, report: ApplyReport) -> None:
    """Add the records of a kind that the model does not have, all at one position."""
    matched = finding.matched[kind.table]
    records: list[Any] = []
    for block, _, new in _blocks_with_rows(sheet, finding, kind):
        if not new.any():
            continue
        blank = Records(kind.row_type, [kind.row_type()] * int(new.sum()))
        records += block.take(np.flatnonzero(new)).applied(blank)
    if kind is FRAME:
        records = [replace(frame, special=frame.name in SPECIAL) for frame in records]
    edit.insert(edit.model.tables[kind.table], matched.at, records)
    report.add(kind.table, matched.rows[~matched.new], matched.rows[matched.new])


def _update_records(edit: Edit, sheet: ParsedText, finding: RowMatcher, kind: RowKind) -> None:
    for block, rows, new in _blocks_with_rows(sheet, finding, kind):
        if not new.all():
            _update(edit, block.take(np.flatnonzero(~new)), rows[~new])


def _blocks_with_rows(
    sheet: ParsedText, finding: RowMatcher, kind: RowKind
) -> Iterator[tuple[RowBlock, AnyArray, AnyArray]]:
    """The blocks of a kind, with the row of each of their rows and whether it is new."""
    matched, start = finding.matched[kind.table], 0
    for block in sheet.of(kind):
        span = slice(start, start + len(block))
        yield block, matched.rows[span], matched.new[span]
        start += len(block)


def _update(edit: Edit, block: RowBlock, rows: AnyArray) -> None:
    """Give the fields that the block knows of to records that are there."""
    table = edit.model.tables[block.kind.table]
    edit.put(table, rows, block.applied(table.rows(rows)))


def _apply_info(edit: Edit, sheet: ParsedText, report: ApplyReport) -> None:
    """The names and comments of the model, and room for the additional UVs that the rows have."""
    info, row = edit.model.info, np.zeros(1, np.int64)
    for block in sheet.of(INFO):
        _update(edit, block.take(row + len(block) - 1), row)
        report.add(info.name, row, row[:0])
    for block in sheet.of(HEADER):
        uvs = block.of(Integer, "additional_uvs")
        if uvs is not None:
            wanted = max(info[0].additional_uvs, min(int(uvs[-1]), MOST_UVS))
            edit.set(info, 0, Info.additional_uvs, wanted)

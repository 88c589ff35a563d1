"""Puts nested rows into the rows that they belong to: IK links, offsets, items, anchors and pins.

The k-th entry of a target in the sheet is the k-th of that target in the owner, and new where the owner has no more.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import numpy as np

from editor.formats.csv.columns import MISSING
from editor.formats.csv.faults import Faults
from editor.formats.csv.matching import RowMatcher, grouped
from editor.formats.csv.parsed_text import RowBlock
from editor.formats.csv.report import ApplyReport
from editor.formats.csv.row_kind import RowKind
from editor.formats.csv.special_columns import FrameItem
from editor.math3d.arrays import AnyArray
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import NONE, Kind, fields_of
from editor.model.frames import BoneItem, MorphItem
from editor.model.morphs import OFFSET_TYPES
from editor.model.tables import RecordTable
from editor.model.translatable_text import TranslatableText


def apply_nested(edit: Edit, block: RowBlock, finding: RowMatcher, faults: Faults, report: ApplyReport) -> None:
    """Update and add the entries of a block. Those without an owner, a target or the right kind of morph are noted."""
    kind = block.kind
    table: RecordTable[Any] = edit.model.tables[kind.table]  # type: ignore[assignment]
    owners = finding.owners(block)
    entries: Columns = block.applied(Columns(kind.row_type, len(block)), finding)
    good = (owners != MISSING) & is_whole(entries)
    changed, values = [], []
    for owner, places in grouped(owners):
        if owner == MISSING or not _fits(table[owner], kind, block.lines[places], faults):
            continue
        places = places[good[places]]
        changed.append(owner)
        values.append(field_value_of(kind, _merged(entries_of(kind, table[owner]), entries, block, places, finding)))
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


def _fits(owner: Any, kind: RowKind, lines: AnyArray, faults: Faults) -> bool:
    """Whether the owner has such entries: a morph has those of its kind."""
    if kind.nested != "offsets" or OFFSET_TYPES[owner.kind] is kind.row_type:
        return True
    faults.skipped(
        kind.table, int(lines[0]), TranslatableText("{}: the morph is of another kind", kind.tag), owner.name
    )
    return False


def _targets(entries: Columns) -> list[str]:
    return [field.name for field in fields_of(entries.row_type) if field.kind is Kind.REFERENCE]


def is_whole(entries: Columns) -> AnyArray:
    """(n,) whether all that an entry refers to is there."""
    whole = np.ones(len(entries), np.bool_)
    for field in fields_of(entries.row_type):
        if field.kind is Kind.REFERENCE:
            whole &= entries[field.name] >= (0 if field.target == "vertices" else NONE)
    return whole


def _merged(present: Columns, entries: Columns, block: RowBlock, places: AnyArray, finding: RowMatcher) -> Columns:
    """The present entries of an owner with those of the block at the places."""
    added = entries.take(places)
    if not len(present):
        return added
    matches = _matches(present, added)
    known, fresh = np.flatnonzero(matches != NONE), np.flatnonzero(matches == NONE)
    updated = block.take(places[known]).applied(present.take(matches[known]), finding)
    arrays = {}
    for name in block.fields():
        arrays[name] = present[name].copy()
        arrays[name][matches[known]] = updated[name]
    return present.replace(**arrays).joined(added.take(fresh))


def _matches(present: Columns, added: Columns) -> AnyArray:
    """(added,) the present entry that each is, NONE where it is new."""
    places: dict[tuple[int, ...], list[int]] = defaultdict(list)
    for place, target in enumerate(_keys(present)):
        places[target].append(place)
    left = {target: iter(same) for target, same in places.items()}
    return np.array([next(left.get(target, iter(())), NONE) for target in _keys(added)], np.int64)


def _keys(entries: Columns) -> list[tuple[int, ...]]:
    """What each entry refers to."""
    return list(zip(*(entries[name].tolist() for name in _targets(entries)), strict=True))

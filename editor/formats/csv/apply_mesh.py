"""Puts the rows of vertices and faces into a model, as arrays all along."""

from __future__ import annotations

import numpy as np

from editor.formats.csv.columns import RowIndex
from editor.formats.csv.faults import Faults
from editor.formats.csv.matching import RowMatcher
from editor.formats.csv.mesh import FACE, VERTEX
from editor.formats.csv.parsed_text import ParsedText, RowBlock
from editor.formats.csv.report import ApplyReport
from editor.math3d.arrays import AnyArray
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.faces import Face
from editor.model.fields import NONE, field_of
from editor.model.model import Model
from editor.model.translatable_text import TranslatableText
from editor.model.vertices import Vertex

LAST = np.iinfo(np.int32).max  # the number of a face that has none


def last_of_each(numbers: AnyArray) -> AnyArray:
    """(n,) the place of the last of each number, by number."""
    _, places = np.unique(numbers[::-1], return_index=True)
    return len(numbers) - 1 - places


# -- vertices ---------------------------------------------------------------------------------------------------------


def apply_vertices(edit: Edit, sheet: ParsedText, finding: RowMatcher, report: ApplyReport) -> None:
    """Vertices that the model has are updated; the others are added at the end, in the order of their numbers."""
    table, before = edit.model.vertices, finding.vertices_before
    added = Columns(Vertex, len(finding.new_vertices))
    updated = [np.empty(0, np.int64)]
    for block in sheet.of(VERTEX):
        part = block.take(last_of_each(block.numbers))
        is_new = np.isin(part.numbers, finding.new_vertices)
        added = _with_new(added, part.take(np.flatnonzero(is_new)), finding)
        old = part.take(np.flatnonzero(~is_new))
        rows = old.numbers
        changed = old.applied(table.rows(rows), finding)
        for name in block.fields():
            edit.set(table, rows, name, changed[name])
        updated.append(rows)
    edit.insert(table, before, _lean(added))
    report.add(table.name, np.concatenate(updated), np.arange(before, before + len(added)))


def _with_new(added: Columns, block: RowBlock, finding: RowMatcher) -> Columns:
    """All new vertices, with what the block says of some of them."""
    places = np.searchsorted(finding.new_vertices, block.numbers)
    if len(places) == len(added):
        return block.applied(added, finding)  # type: ignore[no-any-return]
    part = block.applied(added.take(places), finding)
    arrays = {}
    for name in block.fields():
        arrays[name] = added[name].copy()
        arrays[name][places] = part[name]
    return added.replace(**arrays)


def _lean(columns: Columns) -> Columns:
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
    found = [_faces(edit.model, block, finding, faults) for block in sheet.of(FACE)]
    if not found:
        return
    corners, materials, numbers = (np.concatenate(arrays) for arrays in zip(*found, strict=True))
    starts, counts = _runs(edit.model)
    is_old = (numbers < counts[materials]) & (not finding.inserts)
    rows = (starts[materials] + numbers)[is_old]
    last = last_of_each(rows)
    edit.set(table, rows[last], "vertices", corners[is_old][last])
    new = np.flatnonzero(~is_old)
    new = new[np.lexsort((numbers[new], materials[new].astype(np.int32).view(np.uint32)))]
    edit.insert(table, len(table), Columns(Face, len(new), vertices=corners[new], material=materials[new]))
    starts, _ = _runs(edit.model)
    drawn = table["material"]
    added = np.flatnonzero(np.arange(len(table)) - starts[drawn] >= counts[drawn])
    report.add(table.name, starts[materials[is_old]] + numbers[is_old], added)


def _faces(model: Model, block: RowBlock, finding: RowMatcher, faults: Faults) -> tuple[AnyArray, AnyArray, AnyArray]:
    """(n, 3) corners, (n,) materials, NONE where there is no such material, and (n,) numbers within them."""
    faces: Columns = block.applied(Columns(Face, len(block)), finding)
    numbers = block.numbers if block.of(RowIndex) is not None else np.full(len(block), LAST)
    materials = np.maximum(faces["material"].astype(np.int64), NONE)
    _resolve_namesakes(materials, numbers, finding)
    whole = (faces["vertices"] >= 0).all(axis=1)
    for line in block.lines[~whole].tolist():
        faults.warn("faces", line, TranslatableText("a face without one of its vertices is left out"))
    return faces["vertices"][whole], materials[whole], numbers[whole]


def _resolve_namesakes(materials: AnyArray, numbers: AnyArray, finding: RowMatcher) -> None:
    """Where several materials have a name: each time the numbers start again, the next of them is meant."""
    for first, rows in finding.namesakes("materials"):
        places = np.flatnonzero(materials == first)
        again = np.concatenate(([0], np.cumsum(numbers[places][1:] <= numbers[places][:-1])))
        materials[places] = np.array(rows)[np.minimum(again[: len(places)], len(rows) - 1)]


def _runs(model: Model) -> tuple[AnyArray, AnyArray]:
    """(materials + 1,) where the faces of each material start, and how many there are; last those of none."""
    starts = model.face_starts()
    return starts, np.diff(np.append(starts, len(model.faces)))

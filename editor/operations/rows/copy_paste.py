"""Copies rows out of a model and pastes them into the same model or another.

A Clip holds the rows as they were and, beside them, what tells each row they refer to: its name (of a texture the
path, of a vertex the position). Pasting looks those up in the receiving model. What rows cannot do without travels
along where the receiver lacks it: the vertices and materials of faces, the textures of materials.
"""

from __future__ import annotations

import dataclasses
import weakref
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, IndexArray, mask_of
from editor.messages import TranslatableText
from editor.model.bones import Bone
from editor.model.changes import Rows
from editor.model.columns import Columns, RowSet
from editor.model.edit import Edit
from editor.model.fields import NONE, Kind, field_of, fields_of
from editor.model.frames import DisplayFrame, first_free_row
from editor.model.materials import Texture
from editor.model.mesh import Vertex, effective_weights, used_slots
from editor.model.model import Model
from editor.model.morphs import Morph
from editor.model.references import Renumbering, references, refers, renumbered
from editor.model.tables import ArrayTable, RecordTable, RowNumbers, Table, ascending
from editor.operations.names.naming import freshly_named
from editor.operations.operation import NO_ROWS
from editor.texture_paths import rebased_path

GONE = NONE - 1  # how a Renumbering marks a row that was removed
OFFSETS = field_of(Morph, Morph.offsets).group
COMPANIONS = {"faces": ("vertices", "materials"), "materials": ("textures",)}
# Each after those that it refers to, so that the numbers are known; morphs refer to each other.
ORDER = (
    *("textures", "bones", "vertices", "materials", "faces", "rigid_bodies", "joints", "morphs", "frames"),
    "soft_bodies",
)


@dataclass(frozen=True, slots=True, eq=False)
class Referred:
    """The rows of one table that copied rows refer to.

    `rows` ascend; `keys` tells each: a list of names, or (rows, 3) positions in a table without names. `count` is the
    length that the table had. `records`: the rows themselves, by number; none of a table without names.
    """

    rows: IndexArray
    keys: Any
    count: int
    records: Mapping[int, Any]


@dataclass(frozen=True, slots=True, eq=False)
class Clip:
    """Copied rows of one table: their numbers, their records and all they refer to.

    `group`: of which group of fields the values were copied, for other rows; "" where it was the rows themselves.
    `folder`: that of the model's file, from which paths of textures are meant; None where it is unknown.
    """

    source: weakref.ref[Model]
    table: str
    rows: IndexArray
    records: RowSet
    referred: dict[str, Referred]
    companions: dict[str, Clip]
    group: str = ""
    folder: Path | None = None

    def __len__(self) -> int:
        return len(self.rows)

    @property
    def names(self) -> list[str]:
        """Names of the rows for a reader; of a texture the path; none in a table without names."""
        return [] if isinstance(self.records, Columns) else self.records[key_field(self.records.row_type)]


def copy_rows(model: Model, table_name: str, rows: RowNumbers, folder: Path | None = None) -> Clip:
    """A Clip of the given rows, in ascending order. IndexError for a row that is not there."""
    table = model.tables[table_name]
    numbers = ascending(table, rows)
    records = table.rows(numbers)
    referred = {target: _referred(model.tables[target], found) for target, found in _references(records).items()}
    companions = {
        name: copy_rows(model, name, referred[name].rows, folder)
        for name in COMPANIONS.get(table_name, ())
        if name in referred
    }
    return Clip(weakref.ref(model), table_name, numbers, records, referred, companions, folder=folder)


def paste_rows(edit: Edit, clip: Clip, row: int, folder: Path | None = None) -> Rows:
    """Insert the rows of `clip` before `row` and return their numbers.

    References among the rows go to the new rows; others to what has the same name in the receiving model, the same
    row where several have it, and to NONE where nothing has it: nested entries that mean nothing without their
    target are left out, tails of bones become offsets. A vertex is found again by its number, in the model it came from
    or where its position is the same. A name that is taken gets a number behind it. Faces stand with their material,
    wherever `row` is. Paths of textures mean from `folder`, that of the receiving model's file, what they meant before.
    ValueError for the one row of the model's own information.
    """
    table, clip = edit.model.tables[clip.table], _with_paths_from(clip, folder)
    records = clip.records
    for name, referred in clip.referred.items():
        found = _receiving_rows(edit, clip, name, referred)
        if name == clip.table:
            found = _among_themselves(clip, referred.rows, found, row)
        records = renumbered(records, _numbers(name, referred, found), referred.records)
    records = freshly_named(records, table.whole)
    rows = future_rows(table, records, row)
    edit.insert(table, row, records)
    return rows


def bones_without_parent(model: Model, clip: Clip, rows: Rows) -> dict[int, str]:
    """The pasted bones whose parent the receiving model lacks, with its name."""
    if clip.table != model.bones.name:
        return {}
    referred, parents = clip.referred.get(clip.table), clip.records[Bone.parent]
    names = {} if referred is None else dict(zip(referred.rows.tolist(), referred.keys, strict=True))
    pasted = zip(rows, parents, strict=True)
    return {row: names[parent] for row, parent in pasted if parent != NONE and model.bones[row].parent == NONE}


def field_groups(row_type: type) -> dict[str, frozenset[str]]:
    """The groups of fields whose values other rows may be given: all with a heading, but that of the names.

    The kind of a morph goes with its offsets, which mean nothing in one of another kind.
    """
    groups: dict[str, frozenset[str]] = {}
    for field in fields_of(row_type):
        group = OFFSETS if row_type is Morph and field.name == "kind" else field.group
        groups[group] = groups.get(group, frozenset()) | {field.name}
    return {group: names for group, names in groups.items() if group and "name" not in names}


def missing_names(model: Model, clip: Clip, folder: Path | None = None) -> list[str]:
    """The names of rows that those of a clip refer to, and that a model lacks where they are pasted.

    Bones of weights are not among them: `lost_weights` tells those.
    """
    names: list[str] = []
    if clip.table == "vertices":
        return names
    for name, referred in _with_paths_from(clip, folder).referred.items():
        if name not in clip.companions and not isinstance(model.tables[name], ArrayTable):
            is_found = _found_by_name(model.tables[name], referred) != NONE
            if name == clip.table:
                is_found |= np.isin(referred.rows, clip.rows)
            names += [referred.keys[index] for index in np.flatnonzero(~is_found)]
    return names


def lost_weights(model: Model, clip: Clip) -> tuple[list[str], IndexArray]:
    """The names of the bones that move copied vertices and that a model lacks, and the indices of these vertices.

    The vertices are those of the clip, or those that come with its faces.
    """
    vertices = clip if clip.table == "vertices" else clip.companions.get("vertices")
    if vertices is None or "bones" not in vertices.referred:
        return [], NO_ROWS
    bones, records = vertices.referred["bones"], vertices.records
    assert isinstance(records, Columns)
    lacking = bones.rows[_found_by_name(model.bones, bones) == NONE]
    moves = used_slots(records[Vertex.deform]) & (
        effective_weights(records[Vertex.deform], records[Vertex.weights]) != 0
    )
    lost = moves & np.isin(records[Vertex.bones], lacking)
    is_named = np.isin(bones.rows, records[Vertex.bones][lost])
    return [bones.keys[index] for index in np.flatnonzero(is_named)], np.flatnonzero(lost.any(axis=1))


def paste_values(edit: Edit, clip: Clip, rows: RowNumbers, group: str = "", folder: Path | None = None) -> None:
    """Give rows the values of the clip's in a group of fields; without one in all of them, names apart.

    A clip of one row goes onto any number of rows, another onto as many as it has. References go where they would if
    the rows were pasted. ValueError says what does not fit.
    """
    table, clip = edit.model.tables[clip.table], _with_paths_from(clip, folder)
    numbers = ascending(table, rows)
    if len(clip) not in (1, len(numbers)):
        raise ValueError(
            TranslatableText(
                "{:,} rows were copied: they can be pasted onto as many rows, and a single row onto any number",
                len(clip),
            )
        )
    groups = field_groups(table.row_type)
    names = groups[group] if group else frozenset().union(*groups.values())
    records = clip.records
    fields = [field for field in table.fields if field.name in names and refers(field)]
    for target in {some.target for some in references(records, fields=fields)}:
        found = _receiving_rows(edit, clip, target, clip.referred[target])
        referred = clip.referred[target]
        records = renumbered(records, _numbers(target, referred, found), referred.records)
    each = records.take(np.zeros(len(numbers), np.intp)) if len(clip) == 1 else records
    edit.put(table, numbers, table.rows(numbers).replace(**{name: each[name] for name in sorted(names)}))


# -- copying ------------------------------------------------------------------------------------------------------


def _references(rows: RowSet) -> dict[str, list[AnyArray]]:
    """Every reference of the rows, nested ones too, by the table they go to."""
    found: dict[str, list[AnyArray]] = {}
    for some in references(rows):
        found.setdefault(some.target, []).append(some.numbers)
    return found


def _referred(table: Table, found: Sequence[AnyArray]) -> Referred:
    rows = np.flatnonzero(mask_of(len(table), *found))
    records = {} if isinstance(table, ArrayTable) else dict(zip(rows.tolist(), table.rows(rows), strict=True))
    return Referred(rows, _keys(table, rows), len(table), records)


def _keys(table: Table, rows: IndexArray) -> Any:
    if isinstance(table, ArrayTable):
        return table[Vertex.position][rows]
    return table.rows(rows)[key_field(table.row_type)]


def key_field(row_type: type) -> str:
    """The field by which records of a type are distinguished: the first text, name or path."""
    return next(field.name for field in fields_of(row_type) if field.kind is Kind.TEXT)


# -- pasting ------------------------------------------------------------------------------------------------------


def _with_paths_from(clip: Clip, folder: Path | None) -> Clip:
    """The clip with the paths of textures as they are meant from a folder."""
    if folder is None or clip.folder is None or folder == clip.folder:
        return clip
    referred, records = clip.referred, clip.records
    if "textures" in referred:
        keys = [rebased_path(path, clip.folder, folder) for path in referred["textures"].keys]
        referred = referred | {"textures": dataclasses.replace(referred["textures"], keys=keys)}
    if clip.table == "textures":
        records = records.replace(path=[rebased_path(path, clip.folder, folder) for path in records[Texture.path]])
    companions = {name: _with_paths_from(companion, folder) for name, companion in clip.companions.items()}
    return dataclasses.replace(clip, referred=referred, records=records, companions=companions, folder=folder)


def _receiving_rows(edit: Edit, clip: Clip, name: str, referred: Referred) -> IndexArray:
    """For each referred row its number in the receiving model, NONE where there is none. Pastes companions."""
    table = edit.model.tables[name]
    if isinstance(table, ArrayTable):
        found = _found_by_position(table, referred, clip.source() is edit.model)
    else:
        found = _found_by_name(table, referred)
    companion = clip.companions.get(name)
    missing = found == NONE
    if companion is None or not missing.any():
        return found
    if isinstance(table, ArrayTable):
        missing[:] = True  # a mesh comes as a whole; a vertex that lies at the same position by chance is not its own
    found[missing] = paste_rows(edit, _part(companion, missing), len(table))
    return found


def _found_by_position(table: ArrayTable, referred: Referred, at_home: bool) -> IndexArray:
    if at_home and referred.count == len(table):
        return referred.rows.copy()
    found = np.full(len(referred.rows), NONE, np.intp)
    there = np.flatnonzero(referred.rows < len(table))
    rows = referred.rows[there]
    same = (table[Vertex.position][rows] == referred.keys[there]).all(axis=1)
    found[there[same]] = rows[same]
    return found


def _found_by_name(table: Table, referred: Referred) -> IndexArray:
    names = table.whole[key_field(table.row_type)]
    first = {name: row for row, name in reversed(list(enumerate(names))) if name}
    found = [
        row if row < len(names) and names[row] == name else first.get(name, NONE)
        for row, name in zip(referred.rows.tolist(), referred.keys, strict=True)
    ]
    return np.asarray(found, np.intp)


def _part(clip: Clip, wanted: BoolArray) -> Clip:
    indices = np.flatnonzero(wanted)
    return dataclasses.replace(clip, rows=clip.rows[indices], records=clip.records.take(indices))


def _among_themselves(clip: Clip, rows: IndexArray, found: IndexArray, row: int) -> IndexArray:
    """`found` as it will be after the clip's rows went in before `row`, and going to them where it can."""
    moved = np.where(found >= row, found + len(clip), found)
    index = np.searchsorted(clip.rows, rows)
    pasted = clip.rows.take(index, mode="clip") == rows
    return np.where(pasted, row + index, moved)


def _numbers(name: str, referred: Referred, found: IndexArray) -> Renumbering:
    """The receiving model's numbers in the place of the old ones; what was not found counts as removed."""
    old = referred.rows
    forward = np.full(int(old.max(initial=NONE)) + 2, NONE, np.int32)
    forward[old] = np.where(found == NONE, GONE, found)
    lost = old[found == NONE]
    return Renumbering(name, forward, np.empty(0, np.int32), lost, np.full(lost.shape, NONE, np.int32))


def future_rows(table: Table, records: RowSet, row: int) -> Rows:
    """The numbers that the records will have, once put in before `row` and brought into the table's order."""
    added = range(row, row + len(records))
    if not isinstance(table, ArrayTable) or not table.sorted_by:
        return added
    key = table.sorted_by
    keys = np.concatenate((table[key][:row], records[key], table[key][row:])).view(np.uint32)
    order = np.argsort(keys, kind="stable")
    return np.flatnonzero((order >= added.start) & (order < added.stop))


def row_after(table: Table, row: int) -> int:
    """Return the row for new rows after a row: behind the special frames at least."""
    return max(row + 1, first_free_row_of(table))


def first_free_row_of(table: Table) -> int:
    """The first row that others may stand at."""
    return first_free_row(table.records) if isinstance(table, RecordTable) and table.row_type is DisplayFrame else 0

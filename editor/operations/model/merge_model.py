"""Appends another model: what has the same name in both becomes one where that is wished, all references are right.

The other model stays as it is. `model.merge` does so with the model of a file.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from editor.messages import TranslatableText, listed
from editor.model.columns import Columns, Records
from editor.model.edit import Edit
from editor.model.fields import NONE, Kind, fields_of, model_parameter, switch
from editor.model.frames import BoneItem, DisplayFrame, MorphItem
from editor.model.materials import Texture
from editor.model.model import Info, Model
from editor.model.morphs import Morph
from editor.model.references import Renumbering, Rows, renumbered
from editor.model.tables import TABLE_LABELS, ArrayTable, RecordTable
from editor.operations.names.naming import freshly_named
from editor.operations.operation import OperationContext, Result, operation
from editor.operations.rows.copy_paste import ORDER
from editor.texture_paths import path_key, rebased_path


@dataclass(slots=True)
class MergeResult:
    """The merged rows by table: `rows` are the new rows; `merged` (row of the other model, row here) those that
    became one; `renamed` (row here, old name, new name)."""

    rows: dict[str, range] = field(default_factory=dict)
    merged: dict[str, list[tuple[int, int]]] = field(default_factory=dict)
    renamed: dict[str, list[tuple[int, str, str]]] = field(default_factory=dict)


def merge_model(
    edit: Edit,
    other: Model,
    *,
    merge_bones: bool = True,
    merge_morphs: bool = True,
    folder: Path | None = None,
    other_folder: Path | None = None,
) -> MergeResult:
    """Append all rows of `other` to the model of `edit`, each table after what is there.

    * Textures with the same path are one. With both folders, those of the models' files, paths are made to mean from
      `folder` what they mean from `other_folder`.
    * `merge_bones`: a bone whose name is there already is that bone, which stays as it is; it is also moved by what
      moves the other's, and what belonged to the other's belongs to it.
    * `merge_morphs`: a morph whose name and kind are there already adds to that morph what it does to other targets.
    * Display frames with the same name are one, and get what is new.
    * Other rows whose name is taken get a number behind it.
    """
    return _Merging(edit, other, merge_bones, merge_morphs).run(folder, other_folder)


def share_textures(
    edit: Edit, textures: Sequence[Texture], folder: Path | None, other_folder: Path | None
) -> list[int]:
    """The row here of each texture of another model: of one with the same path, or of a new one.

    With both folders, those of the models' files, paths are made to mean from `folder` what they mean from the other.
    """
    table = edit.model.textures
    rows = {path_key(texture.path): row for row, texture in reversed(list(enumerate(table)))}
    new: list[Texture] = []
    numbers: list[int] = []
    for texture in textures:
        path = rebased_path(texture.path, other_folder, folder)
        row = rows.setdefault(path_key(path), len(table) + len(new))
        if row == len(table) + len(new):
            new.append(dataclasses.replace(texture, path=path))
        numbers.append(row)
    edit.insert(table, len(table), new)
    return numbers


class _Merging:
    """The appending of one model; `_numbers` holds, for each table done, the new numbers of the other's rows."""

    def __init__(self, edit: Edit, other: Model, merge_bones: bool, merge_morphs: bool) -> None:
        self._edit = edit
        self._other = other.snapshot() if other is edit.model else other
        self._merges = {"bones": merge_bones, "morphs": merge_morphs}
        self._numbers: dict[str, Renumbering] = {}
        self._done = MergeResult()

    def run(self, folder: Path | None, other_folder: Path | None) -> MergeResult:
        self._share_textures(folder, other_folder)
        for name in ORDER[1:]:
            table = self._other.tables[name]
            if name == "frames":
                self._add_frames()
            elif isinstance(table, RecordTable):
                self._add_records(table)
            else:
                self._add_rows(table)
        info = self._edit.model.info
        uvs = max(info[0].additional_uvs, self._other.info[0].additional_uvs)
        self._edit.set(info, 0, Info.additional_uvs, [uvs])
        return self._done

    # -- tables --------------------------------------------------------------------------------------------------

    def _share_textures(self, folder: Path | None, other_folder: Path | None) -> None:
        count = len(self._edit.model.textures)
        numbers = share_textures(self._edit, self._other.textures.records, folder, other_folder)
        self._done.rows["textures"] = range(count, len(self._edit.model.textures))
        self._number("textures", numbers)

    def _add_rows(self, table: ArrayTable) -> None:
        count = len(self._edit.model.tables[table.name])
        if table.name != "faces":  # nothing refers to faces
            self._number(table.name, range(count, count + len(table)))
        self._append_rows(table.name, self._renumbered(table.whole), None)

    def _add_records(self, table: RecordTable[Any]) -> None:
        """Append records, but for those that become one with a record that is there."""
        here = self._edit.model.tables[table.name]
        assert isinstance(here, RecordTable)
        merged = self._same(here, table) if self._merges.get(table.name) else {}
        free = iter(range(len(here), len(here) + len(table)))
        numbers = [merged[row] if row in merged else next(free) for row in range(len(table))]
        self._number(table.name, numbers)
        records = self._renumbered(table.whole)
        self._done.merged[table.name] = list(merged.items())
        if table.name == "morphs":
            for row, target in merged.items():
                self._edit.replace(here, target, Morph.offsets, _joined_offsets(here[target], records.row(row)))
        new = records.take(np.delete(np.arange(len(records)), list(merged)))
        self._append_rows(table.name, self._freshly_named(here, new), None)

    def _add_frames(self) -> None:
        """Put what is new into the frames of the same name, and append the frames that have another one."""
        here = self._edit.model.frames
        added = {BoneItem: self._done.rows["bones"], MorphItem: self._done.rows["morphs"]}
        new: list[DisplayFrame] = []
        renumbered_frames = self._renumbered(self._other.frames.whole)
        for row, (frame, shown) in enumerate(zip(self._other.frames, renumbered_frames, strict=True)):
            items = tuple(item for item in shown.items if _target(item) in added[type(item)])
            target = next((at for at, each in enumerate(here) if _same_frame(each, frame)), NONE)
            if target != NONE:
                self._edit.replace(here, target, DisplayFrame.items, here[target].items + items)
                self._done.merged.setdefault("frames", []).append((row, target))
            elif items or not frame.items:
                new.append(dataclasses.replace(shown, items=items))
        self._append_rows("frames", self._freshly_named(here, Records(DisplayFrame, new)), None)

    def _append_rows(self, name: str, rows: Any, numbers: list[int] | None) -> None:
        """Insert rows at the end of a table; `numbers`: those of all rows of the other's, if not known yet."""
        table = self._edit.model.tables[name]
        self._done.rows[name] = range(len(table), len(table) + len(rows))
        self._edit.insert(table, len(table), rows)
        if numbers is not None:
            self._number(name, numbers)

    # -- numbers, names ------------------------------------------------------------------------------------------

    def _number(self, name: str, numbers: Any) -> None:
        forward = np.append(np.asarray(numbers, np.int32), np.int32(NONE))
        self._numbers[name] = Renumbering(name, forward, np.empty(0, np.int32))

    def _renumbered(self, rows: Rows) -> Rows:
        for numbers in self._numbers.values():
            rows = renumbered(rows, numbers)
        return rows

    def _same(self, here: RecordTable[Any], other: RecordTable[Any]) -> dict[int, int]:
        """The row here that each row of the other model merges into (same name, each once); NONE otherwise."""
        first = {_identity(record): row for row, record in reversed(list(enumerate(here))) if record.name}
        found: dict[int, int] = {}
        for row, record in enumerate(other):
            target = first.pop(_identity(record), None)
            if target is not None:
                found[row] = target
        return found

    def _freshly_named(self, here: RecordTable[Any], rows: Records) -> Records:
        """The rows, those whose names are taken with others."""
        new = freshly_named(rows, here.whole)
        names = enumerate(zip(rows["name"], new["name"], strict=True), len(here))
        if renamed := [(row, old, name) for row, (old, name) in names if name != old]:
            self._done.renamed[here.name] = renamed
        return new


def _identity(record: Any) -> Any:
    """Return the key that two records share that are the same: their name, and of morphs their kind."""
    return (record.name, record.kind) if isinstance(record, Morph) else record.name


def _same_frame(a: DisplayFrame, b: DisplayFrame) -> bool:
    return bool(a.name) and (a.name, a.special) == (b.name, b.special)


def _target(item: BoneItem | MorphItem) -> int:
    return item.bone if isinstance(item, BoneItem) else item.morph


def _joined_offsets(here: Morph, other: Morph) -> Columns:
    """The offsets of a morph, and those of another that are about other targets."""
    offsets, more = here.offsets, other.offsets
    key = next(declared.name for declared in fields_of(offsets.row_type) if declared.kind is Kind.REFERENCE)
    return offsets.joined(more.take(~np.isin(more[key], offsets[key])))


# -- the operation ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MergeModel:
    model: str = model_parameter("Model", help="The file of the model to append.")
    merge_bones: bool = switch(
        "Merge bones of the same name", True, help="Bones of the same name become one, as it is in this model."
    )
    merge_morphs: bool = switch(
        "Merge morphs of the same name",
        True,
        help="Morphs of the same name become one; where both change the same, the one of this model counts.",
    )


@operation(
    "model.merge",
    "Append a model",
    "Appends another model with everything: mesh, materials, bones, morphs, frames and physics.",
    parameters=MergeModel,
    on_worker=True,
)
def append_model_file(edit: Edit, context: OperationContext, parameters: MergeModel) -> Result:
    """Append the model of a file to this one."""
    path, other = Path(parameters.model), context.models["model"]
    # Paths within an archive stay: where it lies says nothing of its textures.
    is_packed = any(each.suffix.lower() == ".zip" and not each.is_dir() for each in (path, *path.parents))
    has_folder = path.parent != Path() or path.is_file()  # an open model may have no file yet
    done = merge_model(
        edit,
        other,
        merge_bones=parameters.merge_bones,
        merge_morphs=parameters.merge_morphs,
        folder=None if is_packed else context.folder,
        other_folder=path.parent if has_folder and not is_packed else None,
    )
    new = {name: done.rows[name] for name in ("vertices", "materials", "bones")}
    warning = TranslatableText("the textures of {} have to be unpacked beside the model", path.name)
    warnings = (warning,) if is_packed and len(other.textures) else ()
    return Result(_message(path.name, done), {name: rows for name, rows in new.items() if len(rows)}, warnings)


def _message(name: str, done: MergeResult) -> TranslatableText:
    """The rows of each table that came with a model, and those that became one with others."""
    new, merged = (
        listed(
            [
                TranslatableText("{}: {:,}", label.many, len(of[table]))
                for table, label in TABLE_LABELS.items()
                if of.get(table)
            ]
        )
        for of in (done.rows, done.merged)
    )
    nothing = TranslatableText("nothing")
    if merged:
        return TranslatableText("{} appended; new: {}; merged by name: {}", name, new or nothing, merged)
    return TranslatableText("{} appended; new: {}", name, new or nothing)

"""Finds what of a model rows do not keep: what has no column, and references that a name cannot tell."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import numpy as np

from editor.formats.csv.kinds import TOP
from editor.formats.csv.matching import first_rows
from editor.formats.csv.numbers import euler_errors, euler_texts
from editor.formats.csv.special_columns import LINES, POINTS, SHARED_TOON, TOONS
from editor.math3d.arrays import AnyArray
from editor.math3d.ragged import mask_of
from editor.messages import Level, Message, TranslatableText
from editor.model.columns import Columns
from editor.model.fields import NONE, Kind, field_of, fields_of
from editor.model.frames import SPECIAL
from editor.model.materials import Material, ToonKind, has_shared_toon
from editor.model.model import Model
from editor.model.morphs import MorphKind
from editor.model.references import references
from editor.model.tables import ArrayTable, RecordTable

NOTICED = 1e-12  # differences between quaternions below it are those of rounding near zero


def losses_of(model: Model) -> list[Message]:
    """Everything that is not read back as it was."""
    return [
        *_textures(model),
        *_names(model),
        *_faces(model),
        *_flags(model),
        *_toons(model),
        *_frames(model),
        *_rotations(model),
        *_numbers(model),
    ]


# -- references -------------------------------------------------------------------------------------------------------


def _textures(model: Model) -> Iterator[Message]:
    """There are no rows of textures: materials tell their paths."""
    used = {row for material in model.materials for row in _textures_of(material)}
    first = first_rows([texture.path for texture in model.textures])
    for row, texture in enumerate(model.textures):
        if row not in used:
            yield Message(
                Level.WARNING, TranslatableText("is left out, because no material uses it"), "textures", row, "path"
            )
        elif not texture.path:
            yield Message(Level.WARNING, TranslatableText("is left out, because it is empty"), "textures", row, "path")
        elif first[texture.path] != row:
            yield Message(
                Level.WARNING,
                TranslatableText("becomes one with texture {}, which is the same", first[texture.path]),
                "textures",
                row,
                "path",
            )


def _textures_of(material: Material) -> tuple[int, ...]:
    """The textures that are written with a material."""
    toon = NONE if has_shared_toon(material) else material.toon_texture
    return material.texture, material.sphere_texture, toon


def _names(model: Model) -> Iterator[Message]:
    """Rows whose name does not tell them apart from others, and that something refers to."""
    used = _referred(model)
    for kind in TOP:
        if not kind.is_named:
            continue
        table: RecordTable[Any] = model.tables[kind.table]  # type: ignore[assignment]
        first = first_rows([record.name for record in table])
        for row in np.flatnonzero(used[kind.table]).tolist():
            name = table[row].name
            if not name:
                yield Message(
                    Level.WARNING,
                    TranslatableText("has no name: what refers to it will refer to nothing"),
                    kind.table,
                    row,
                    "name",
                )
            elif first[name] != row:
                yield Message(
                    Level.WARNING,
                    TranslatableText("{!r} is row {} too: references will go there", name, first[name]),
                    kind.table,
                    row,
                    "name",
                )


def _referred(model: Model) -> dict[str, AnyArray]:
    """(rows,) by table, whether anything but a face refers to a row."""
    numbers: dict[str, list[AnyArray]] = defaultdict(list)
    for table in model.tables.values():
        for found in references(table.whole) if table is not model.faces else ():
            numbers[found.target].append(found.numbers)
    return {name: mask_of(len(table), *numbers[name]) for name, table in model.tables.items()}


def _faces(model: Model) -> Iterator[Message]:
    """The faces of namesakes go to them in their order, whichever of them had any."""
    counts = np.diff(model.face_starts())
    rows: dict[str, list[int]] = defaultdict(list)
    for row, material in enumerate(model.materials):
        rows[material.name].append(row)
    for name, same in rows.items():
        drawn = [row for row in same if counts[row]]
        for row, target in zip(drawn, same, strict=False):
            if not name:
                yield Message(
                    Level.WARNING,
                    TranslatableText("has no name: its faces will have no material"),
                    "materials",
                    row,
                    "name",
                )
            elif row != target:
                yield Message(
                    Level.WARNING,
                    TranslatableText("its faces will go to material {}, which has the same name", target),
                    "materials",
                    row,
                    "name",
                )


# -- what has no column -----------------------------------------------------------------------------------------------


def _flags(model: Model) -> Iterator[Message]:
    tables: tuple[RecordTable[Any], ...] = (model.bones, model.soft_bodies)
    for table in tables:
        known = sum(field_of(table.row_type, "flags").type)  # type: ignore[arg-type]
        for row, record in enumerate(table):
            if other := int(record.flags) & ~known:
                yield Message(
                    Level.WARNING, TranslatableText("unknown bits 0x{:X} are left out", other), table.name, row, "flags"
                )
    for row, material in enumerate(model.materials):
        if material.flags & POINTS and material.flags & LINES:
            yield Message(
                Level.WARNING,
                TranslatableText(
                    "has both the point and the line flag; the line flag, which has no effect, is removed"
                ),
                "materials",
                row,
                "flags",
            )


def _toons(model: Model) -> Iterator[Message]:
    paths = [texture.path for texture in model.textures]
    for row, material in enumerate(model.materials):
        path = paths[material.toon_texture] if material.toon_texture != NONE else ""
        if material.toon_kind not in (ToonKind.TEXTURE, ToonKind.SHARED):
            yield Message(
                Level.WARNING,
                TranslatableText("{} becomes {}", int(material.toon_kind), int(ToonKind.TEXTURE)),
                "materials",
                row,
                "toon_kind",
            )
        if material.toon_kind == ToonKind.SHARED and not 0 <= material.shared_toon < TOONS:
            yield Message(
                Level.WARNING,
                TranslatableText("there is no shared toon {}", int(material.shared_toon) + 1),
                "materials",
                row,
                "shared_toon",
            )
        if material.toon_kind != ToonKind.SHARED and SHARED_TOON.fullmatch(path):
            yield Message(
                Level.WARNING,
                TranslatableText("{} becomes the shared toon of that name", path),
                "materials",
                row,
                "toon_texture",
            )


def _frames(model: Model) -> Iterator[Message]:
    for row, frame in enumerate(model.frames):
        if frame.special != (frame.name in SPECIAL):
            lost = TranslatableText("{!r} will be no special frame", frame.name)
            made = TranslatableText("{!r} will be a special frame", frame.name)
            yield Message(Level.WARNING, lost if frame.special else made, "frames", row, "special")


# -- values -----------------------------------------------------------------------------------------------------------


def _rotations(model: Model) -> Iterator[Message]:
    """A quaternion is written as three angles."""
    for row, morph in enumerate(model.morphs):
        if morph.kind == MorphKind.BONE and len(morph.offsets):
            rotations = morph.offsets["rotation"]
            errors = euler_errors(rotations, euler_texts(rotations))
            if (errors > NOTICED).any():
                count, most = np.count_nonzero(errors > NOTICED), errors.max()
                message = TranslatableText(
                    "{:,} rotations, not of length 1, differ by up to {:.2g} when read again", count, most
                )
                yield Message(Level.WARNING, message, "morphs", row, "offsets")


def _numbers(model: Model) -> Iterator[Message]:
    for table in model.tables.values():
        whole = isinstance(table, ArrayTable)
        rows = [table.rows(slice(None))] if isinstance(table, ArrayTable) else table.records
        for row, record in enumerate(rows, NONE if whole else 0):
            for name in sorted(set(_not_finite(record))):
                yield Message(
                    Level.WARNING,
                    TranslatableText("contains values that are not numbers; they will be read as defaults"),
                    table.name,
                    row,
                    name,
                )


def _not_finite(rows: Any) -> Iterator[str]:
    """The fields of a record, or of Columns, that hold what is no number; of nested ones the field of the record."""
    columns = isinstance(rows, Columns)
    for field in fields_of(rows.row_type if columns else type(rows)):
        value = rows[field.name] if columns else getattr(rows, field.name)
        if field.kind is Kind.COLUMNS or field.kind is Kind.RECORDS:
            nested = [value] if field.kind is Kind.COLUMNS else value
            yield from (field.name for part in nested for _ in _not_finite(part))
        elif field.kind is not Kind.TEXT and field.dtype.kind == "f" and not np.isfinite(value).all():
            yield field.name

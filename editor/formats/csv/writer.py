"""Writes a whole model as a file of rows, in the Pmx dialect unless the model came from a file of the classic one.

What rows do not keep is said: what has no column, and references that a name cannot tell.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, BinaryIO

import numpy as np

from editor.formats.content import Content, FormatError
from editor.formats.csv import TABLES
from editor.formats.csv.columns import CLASSIC, PMX
from editor.formats.csv.kinds import NESTED, TOP, CsvHeader
from editor.formats.csv.lines import line_count, model_lines
from editor.formats.csv.matching import first_rows
from editor.formats.csv.numbers import euler_errors, euler_texts
from editor.formats.csv.reader import CsvExtra
from editor.formats.csv.row_kind import CsvStyle
from editor.formats.csv.special_columns import LINES, POINTS, SHARED_TOON, TOONS
from editor.formats.message_texts import either
from editor.formats.pmx.header import ENCODINGS, PmxExtra, downgraded_to_2_0
from editor.formats.pmx.writer import version_for
from editor.formats.progress import Progress
from editor.math3d.arrays import AnyArray, mask_of
from editor.messages import Level, Message, TranslatableText
from editor.model import cp932
from editor.model.columns import Columns
from editor.model.fields import NONE, Kind, field_of, fields_of, replaced
from editor.model.frames import SPECIAL
from editor.model.materials import Material, ToonKind, has_shared_toon
from editor.model.model import Model
from editor.model.morphs import BoneOffset, MorphKind
from editor.model.references import references
from editor.model.tables import ArrayTable, RecordTable

NOTICED = 1e-12  # differences between quaternions below it are those of rounding near zero


def losses_of(model: Model) -> list[Message]:
    """Everything that is not read back as it was."""
    return [
        *_texture_losses(model),
        *_name_losses(model),
        *_face_losses(model),
        *_flag_losses(model),
        *_toon_losses(model),
        *_frame_losses(model),
        *_rotation_losses(model),
        *_number_losses(model),
    ]


# -- references -------------------------------------------------------------------------------------------------------


def _texture_losses(model: Model) -> Iterator[Message]:
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


def _name_losses(model: Model) -> Iterator[Message]:
    """Rows whose name does not tell them apart from others, and that something refers to."""
    used = _masks_of_referred(model)
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


def _masks_of_referred(model: Model) -> dict[str, AnyArray]:
    """(rows,) by table, whether anything but a face refers to a row."""
    numbers: dict[str, list[AnyArray]] = defaultdict(list)
    for table in model.tables.values():
        for found in references(table.whole) if table is not model.faces else ():
            numbers[found.target].append(found.numbers)
    return {name: mask_of(len(table), *numbers[name]) for name, table in model.tables.items()}


def _face_losses(model: Model) -> Iterator[Message]:
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


def _flag_losses(model: Model) -> Iterator[Message]:
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


def _toon_losses(model: Model) -> Iterator[Message]:
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


def _frame_losses(model: Model) -> Iterator[Message]:
    for row, frame in enumerate(model.frames):
        if frame.special != (frame.name in SPECIAL):
            lost = TranslatableText("{!r} will be no special frame", frame.name)
            made = TranslatableText("{!r} will be a special frame", frame.name)
            yield Message(Level.WARNING, lost if frame.special else made, "frames", row, "special")


# -- values -----------------------------------------------------------------------------------------------------------


def _rotation_losses(model: Model) -> Iterator[Message]:
    """A quaternion is written as three angles."""
    for row, morph in enumerate(model.morphs):
        if morph.kind == MorphKind.BONE and len(morph.offsets):
            rotations = morph.offsets[BoneOffset.rotation]
            errors = euler_errors(rotations, euler_texts(rotations))
            if (errors > NOTICED).any():
                count, most = np.count_nonzero(errors > NOTICED), errors.max()
                message = TranslatableText(
                    "{:,} rotations, not of length 1, differ by up to {:.2g} when read again", count, most
                )
                yield Message(Level.WARNING, message, "morphs", row, "offsets")


def _number_losses(model: Model) -> Iterator[Message]:
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


def encoded(text: str, codec: str) -> bytes:
    """The text in the encoding, with "?" for what that lacks, and for bytes that are no text."""
    data = text.encode("utf-8", "replace")
    return cp932.encode(data.decode()) if codec == cp932.ENCODING else data


def in_encoding(model: Model, codec: str) -> tuple[Model, list[Message]]:
    """The model, or a copy of it, with nothing in its texts that the encoding lacks; and what was replaced."""
    losses = []
    copy = model
    for name, table in model.tables.items():
        if not isinstance(table, RecordTable):
            continue
        for row, record in enumerate(table.records):
            plain = _plain_fields(record, table, codec)
            if plain:
                copy = model.snapshot() if copy is model else copy
                copy.tables[name].records[row] = replaced(record, plain)  # type: ignore[union-attr]
                losses += [
                    Message(
                        Level.WARNING,
                        TranslatableText(
                            "{!r} is written as {!r}, as {} lacks some characters", getattr(record, field), text, codec
                        ),
                        name,
                        row,
                        field,
                    )
                    for field, text in plain.items()
                ]
    return copy, losses


def _plain_fields(record: Any, table: RecordTable[Any], codec: str) -> dict[str, str]:
    """The texts of a record that have to be written otherwise."""
    texts = ((field.name, getattr(record, field.name)) for field in table.fields if field.kind is Kind.TEXT)
    plain = {name: encoded(text, codec).decode(codec) for name, text in texts}
    return {name: text for name, text in plain.items() if text != getattr(record, name)}


DIALECTS = (CLASSIC, PMX)
LINE_END = "\r\n"
TEXT_ENCODINGS = {CLASSIC: cp932.ENCODING, PMX: "utf-8"}


def write(
    content: Content,
    stream: BinaryIO,
    progress: Progress,
    *,
    encoding: str | None = None,
    pmx_version: str | None = None,
    csv_dialect: str | None = None,
    csv_tables: str = "",
    csv_no_comments: bool = False,
    csv_style: CsvStyle | None = None,
) -> list[Message]:
    """Write the model; what of it the rows do not keep. FormatError for a dialect or version that there is not.

    `csv_style` says how; its dialect counts where `csv_dialect` says none, and the file's own where neither does.
    `csv_tables`: the tables that are written, separated by commas; all if it is empty.
    `encoding` and `pmx_version` are those of a PMX file, as the first row tells them. The text itself is UTF-8; in the
    classic dialect Shift-JIS, unless "utf8" is asked for or the file that was read had it.
    """
    extra = content.extra if isinstance(content.extra, PmxExtra) else PmxExtra()
    style = csv_style or CsvStyle("", not csv_no_comments, _tables_left_out(csv_tables))
    style = replace(style, dialect=_dialect(csv_dialect or style.dialect, extra))
    if encoding is not None and encoding not in ENCODINGS:
        raise FormatError(TranslatableText("text encoding {!r}: {} expected", encoding, either(ENCODINGS)))
    model = content.model
    losses: list[Message] = []
    version = version_for(model, extra, pmx_version)
    if pmx_version == "2.0":
        model, losses = downgraded_to_2_0(model)
    codec = _codec(style.dialect, encoding, extra)
    model, unkept = in_encoding(model, codec)
    header = CsvHeader(version, ENCODINGS.index(encoding or extra.encoding), model.info[0].additional_uvs)
    done, total = 0, sum(line_count(name, table) for name, table in model.tables.items())
    for table, lines in model_lines(model, header, style):
        progress.report(min(1, done / max(1, total)), table)
        stream.write(encoded("".join(line + LINE_END for line in lines), codec))
        done += len(lines)
    return losses + unkept + losses_of(model) + _left_out(model, style)


def _tables_left_out(tables: str) -> frozenset[str]:
    """The tables that are left out where only some are wanted."""
    return frozenset(TABLES).difference(tables.split(",")) if tables else frozenset()


def _left_out(model: Model, style: CsvStyle) -> list[Message]:
    """Return messages about the tables and columns with values that the style leaves out."""
    tables = [
        Message(Level.WARNING, TranslatableText("left out, as chosen: {:,}", len(model.tables[name])), name)
        for name in model.tables
        if name in style.tables and len(model.tables[name])
    ]
    columns = [
        Message(Level.WARNING, TranslatableText("columns left out, as chosen: {}", ", ".join(labels)), kind.table)
        for kind in (*TOP, *NESTED)
        if kind.table not in style.tables and len(model.tables[kind.table])
        if (labels := list(dict.fromkeys(map(kind.column_label, kind.left_out(style)))))
    ]
    return tables + columns


def _dialect(wanted: str | None, extra: PmxExtra) -> str:
    dialect = wanted or (extra.dialect if isinstance(extra, CsvExtra) else PMX)
    if dialect not in DIALECTS:
        raise FormatError(TranslatableText("dialect {!r}: {} expected", dialect, either(DIALECTS)))
    return dialect


def _codec(dialect: str, encoding: str | None, extra: PmxExtra) -> str:
    was_unicode = isinstance(extra, CsvExtra) and extra.dialect == dialect and extra.is_unicode
    return TEXT_ENCODINGS[PMX if encoding == "utf8" or (encoding is None and was_unicode) else dialect]

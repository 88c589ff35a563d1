"""Writes a whole model as a file of rows, in the Pmx dialect unless the model came from a file of the classic one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, BinaryIO

from editor.formats.content import Content, FormatError
from editor.formats.csv.columns import CLASSIC, PMX
from editor.formats.csv.format_row import TABLES
from editor.formats.csv.kinds import NESTED, TOP, CsvHeader
from editor.formats.csv.lines import line_count, model_lines
from editor.formats.csv.losses import losses_of
from editor.formats.csv.reader import CsvExtra
from editor.formats.csv.row_kind import CsvStyle
from editor.formats.message_texts import either
from editor.formats.pmx.header import ENCODINGS, PmxExtra, downgraded_to_2_0
from editor.formats.pmx.writer import version_for
from editor.formats.progress import Progress
from editor.messages import Level, Message, TranslatableText
from editor.model import cp932
from editor.model.fields import Kind, replaced
from editor.model.model import Model
from editor.model.tables import RecordTable


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
    style = csv_style or CsvStyle("", not csv_no_comments, _others(csv_tables))
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


def _others(tables: str) -> frozenset[str]:
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

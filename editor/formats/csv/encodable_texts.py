"""Brings the texts of a model into what an encoding has, so that names stay the same wherever they stand."""

from __future__ import annotations

from typing import Any

from editor.formats.content import Loss
from editor.model import cp932
from editor.model.fields import Kind, replaced
from editor.model.model import Model
from editor.model.tables import RecordTable
from editor.model.translatable_text import TranslatableText


def encoded(text: str, codec: str) -> bytes:
    """The text in the encoding, with "?" for what that lacks, and for bytes that are no text."""
    data = text.encode("utf-8", "replace")
    return cp932.encode(data.decode()) if codec == cp932.ENCODING else data


def in_encoding(model: Model, codec: str) -> tuple[Model, list[Loss]]:
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
                    Loss(
                        name,
                        row,
                        field,
                        TranslatableText(
                            "{!r} is written as {!r}, in what {} has", getattr(record, field), text, codec
                        ),
                    )
                    for field, text in plain.items()
                ]
    return copy, losses


def _plain_fields(record: Any, table: RecordTable[Any], codec: str) -> dict[str, str]:
    """The texts of a record that have to be written otherwise."""
    texts = ((field.name, getattr(record, field.name)) for field in table.fields if field.kind is Kind.TEXT)
    plain = {name: encoded(text, codec).decode(codec) for name, text in texts}
    return {name: text for name, text in plain.items() if text != getattr(record, name)}

"""Reads a whole file of rows: they are put into an empty model."""

from __future__ import annotations

import codecs
from dataclasses import dataclass

from editor.formats.binary import FileBuffer
from editor.formats.content import FormatError
from editor.formats.csv.apply import apply_rows
from editor.formats.csv.columns import PMX, Integer, Number
from editor.formats.csv.kinds import HEADER
from editor.formats.csv.parsed_text import READING, ParsedText, parse_text
from editor.formats.csv.report import Faults
from editor.formats.pmx.header import ENCODINGS, PmxExtra, is_2_1
from editor.formats.progress import Progress
from editor.formats.text_decoding import decoded
from editor.messages import Messages, TranslatableText
from editor.model.edit import Edit
from editor.model.model import Model

LOST = "�"
MARKS = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


@dataclass(frozen=True, slots=True)
class CsvExtra(PmxExtra):
    """PmxExtra of a file of rows, for the PMX file that it stands for; its dialect, and whether its text is Unicode."""

    dialect: str = PMX
    is_unicode: bool = True


def read(buffer: FileBuffer, messages: Messages, progress: Progress) -> tuple[Model, CsvExtra]:
    """The model that the rows of a file make. FormatError when there are none.

    What cannot be read is noted, with its line, and left at its default.
    """
    data = buffer.array.tobytes()
    buffer.release(len(data))
    text, is_unicode = decoded(data), _is_unicode(data)
    del data
    if LOST in text:
        messages.note("the text is neither UTF-8 nor Shift-JIS throughout: some characters are lost")
    faults = Faults(messages)
    sheet = parse_text(text, faults, progress)
    if not sheet.blocks:
        raise FormatError(TranslatableText("no rows of a model in it"))
    progress.report(READING)
    model = Model()
    apply_rows(Edit(model), sheet, faults)
    return model, _extra(sheet, is_unicode)


def _is_unicode(data: bytes) -> bool:
    """Return whether the text says that it is Unicode: one without any but ASCII characters does not."""
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return data.startswith(MARKS)
    return not data.isascii()


def _extra(sheet: ParsedText, is_unicode: bool) -> CsvExtra:
    version, text = PmxExtra().version, PmxExtra().encoding
    for block in sheet.of(HEADER):
        versions, encodings = block.of(Number, "version"), block.of(Integer, "encoding")
        version = 2.1 if versions is not None and is_2_1(float(versions[-1])) else 2.0
        text = ENCODINGS[1 if encodings is not None and encodings[-1] == 1 else 0]
    return CsvExtra(version=version, encoding=text, dialect=sheet.dialect, is_unicode=is_unicode)

"""PMXEditor's text format: a row a line, in its three dialects (";PmxBone…", ";Bone…" and PMDEditor's shorter rows).

`reader` and `writer` are for whole files, `clipboard` for rows on the clipboard. `kinds` lists what rows there are,
each a `row_kind`; `columns`, `special_columns` and `numbers` know how a column is written and read, `lines` makes rows
of text. `parsed_text` takes a text apart, `matching` finds which rows are meant, `apply` puts them into a model, and
`report` says what came of it. `import csv` means the standard library's module here too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from editor.formats.file_format import FileFormat
from editor.formats.pmx import PmxOptions
from editor.late_imports import Late
from editor.messages import TranslatableText
from editor.model.fields import Choice, choice, no_field, switch, text

# How a file begins that PMXEditor has written, with a mark of its encoding or without.
SIGNATURES = (b";PmxHeader,", b";Header,", b"\xef\xbb\xbf;PmxHeader,", b"\xef\xbb\xbf;Header,")
TABLES = (
    *("info", "vertices", "faces", "materials", "bones", "morphs", "frames"),
    *("rigid_bodies", "joints", "soft_bodies"),
)


class CsvDialect(Choice):
    """Which rows are written."""

    AS_FILE = 0, "As the file had it, else PMXEditor's present one"
    PMX = 1, "PMXEditor's present one (PmxBone …, UTF-8)"
    CLASSIC = 2, "The classic one, for any use (Bone …)"


@dataclass(frozen=True, slots=True)
class CsvOptions(PmxOptions):
    """How a model is written as rows. `csv_style`, a CsvStyle, says all of it at once, and columns besides."""

    csv_dialect: CsvDialect = choice("Dialect", CsvDialect, help="By default the one that the file had, or pmx.")
    csv_tables: str = text("Tables", help="The tables that are written, separated by commas; by default all.")
    csv_no_comments: bool = switch("No comment lines", help="No lines that name the columns of CSV.")
    csv_style: Any = no_field(None)

    def __post_init__(self) -> None:
        if not set(filter(None, self.csv_tables.split(","))).issubset(TABLES):
            raise ValueError(TranslatableText("{}: some of {} expected", self.csv_tables, ", ".join(TABLES)))


FORMAT = FileFormat(
    ".csv",
    "PMXEditor CSV",
    Late("editor.formats.csv.reader:read"),
    Late("editor.formats.csv.writer:write"),
    signatures=SIGNATURES,
    options=CsvOptions,
    asks=True,
)

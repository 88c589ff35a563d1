"""Kinds of rows: tag, columns, the layouts in which they are met; and the functions that declare columns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from editor.formats.csv.columns import (
    CLASSIC,
    PMX,
    Angle,
    Bit,
    CsvColumn,
    Number,
    OffsetIndex,
    Reference,
    Text,
    VertexIndex,
)

Layout = tuple[CsvColumn, ...]

PREFIX = "Pmx"
COMMENT = ";"
XYZ = ("x", "y", "z")
XYZW = (*XYZ, "w")
KEYS = ("name", "is_morph", "kind")  # the fields by which rows are distinguished, and what offsets a morph has
OPAQUE = ("R", "G", "B", "A(非透過度)")


@dataclass(frozen=True, slots=True)
class CsvStyle:
    """Style of written rows: the dialect ("": the usual one), with or without a comment that names the columns.

    `tables` and `columns` are what is left out: tables by name, columns by `RowKind.column_key`.
    """

    dialect: str = PMX
    has_comments: bool = True
    tables: frozenset[str] = frozenset()
    columns: frozenset[str] = frozenset()


COPIED = CsvStyle(CLASSIC)  # how rows go to the clipboard, if nothing is said


@dataclass(frozen=True)
class RowKind:
    """The rows of a table; with `nested`, of that field of its rows. `variants`: other layouts that are met."""

    tag: str
    table: str
    row_type: type
    columns: Layout
    nested: str = ""
    variants: tuple[Layout, ...] = ()

    def layout(self, dialect: str) -> Layout:
        """The columns after the tag that rows of a dialect have."""
        return self.columns if dialect == PMX else self.classic

    @cached_property
    def classic(self) -> Layout:
        return tuple(column for column in self.columns if not isinstance(column, OffsetIndex))

    @cached_property
    def layouts(self) -> dict[int, Layout]:
        """Every layout by its length."""
        older = tuple(column for column in self.classic if not column.later)
        known = (*self.variants, older, self.classic, self.columns)
        return {len(layout): layout for layout in known}

    @cached_property
    def by_name(self) -> dict[str, CsvColumn]:
        """The columns by all of their names."""
        return {name: column for layout in self.layouts.values() for column in layout for name in column.names}

    def tag_in(self, dialect: str) -> str:
        return self.tag if self.is_extension or dialect == CLASSIC else PREFIX + self.tag

    @property
    def is_named(self) -> bool:
        """True if its rows are distinguished by their names."""
        return not self.nested and self.table not in ("info", "vertices", "faces")

    @property
    def is_extension(self) -> bool:
        return self.tag.startswith(COMMENT)

    def written(self, style: CsvStyle) -> Layout:
        """The columns that rows are written with."""
        every = self.layout(style.dialect)
        if not style.columns or self.is_extension:  # which no comment explains
            return every
        return tuple(c for c in every if self.is_key(c) or self.column_key(c) not in style.columns)

    def header(self, style: CsvStyle) -> list[str]:
        """The comment that names the columns, where it is wanted, or needed because some are left out."""
        columns = self.written(style)
        if not style.has_comments and len(columns) == len(self.layout(style.dialect)):
            return []
        names = [column.names[-1 if style.dialect == PMX else 0] for column in columns]
        return [",".join((COMMENT + self.tag_in(style.dialect), *names))]

    def left_out(self, style: CsvStyle) -> Layout:
        """The columns that rows are written without."""
        written = self.written(style)
        return tuple(column for column in self.layout(style.dialect) if column not in written)

    def is_key(self, column: CsvColumn) -> bool:
        """Return whether the column tells which row is meant, so that it cannot be left out."""
        refers = isinstance(column, Reference) and (bool(self.nested) or self.table == "faces")
        return refers or isinstance(column, VertexIndex) or not column.field or column.field in KEYS

    def column_key(self, column: CsvColumn) -> str:
        """Return the key of a column, and of the other components of its field, where columns are chosen."""
        return f"{self.tag}/{self.column_label(column)}"

    def column_label(self, column: CsvColumn) -> str:
        """The dialect's name without the component: "位置" of "位置_x"."""
        return column.names[-1].rsplit("_", 1)[0] if column.part >= 0 else column.names[-1]


def named(kind: str) -> Layout:
    return (Text(f"{kind}名", "name"), Text(f"{kind}名(英)", "name_en"))


def parts(label: str, field: str, suffixes: Sequence[str], column: type[CsvColumn] = Number) -> Layout:
    """A column for each component of a field; of two labels, as in `CsvColumn.name`, each with the suffix."""
    return tuple(
        column("|".join(f"{name}_{suffix}" for name in label.split("|")), field, part)
        for part, suffix in enumerate(suffixes)
    )


def degrees(label: str, field: str, column: type[CsvColumn] = Angle) -> Layout:
    return parts(label, field, [f"{axis}[deg]" for axis in XYZ], column)


def bit(name: str, mask: int, later: bool = False) -> Bit:
    return Bit(name, "flags", later=later, mask=int(mask))


def numbers(*fields: str) -> Layout:
    """Columns called as the fields are, in capitals."""
    return tuple(Number(field.upper(), field) for field in fields)

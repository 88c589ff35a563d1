"""What a kind of row is: its tag, its columns, the layouts in which it is met; and what columns are declared with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from editor.formats.csv.columns import CLASSIC, PMX, Angle, Bit, CsvColumn, Number, OffsetIndex, Text

Layout = tuple[CsvColumn, ...]

PREFIX = "Pmx"
COMMENT = ";"
XYZ = ("x", "y", "z")
XYZW = (*XYZ, "w")
OPAQUE = ("R", "G", "B", "A(非透過度)")


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
        """Whether its rows are told apart by their names."""
        return not self.nested and self.table not in ("info", "vertices", "faces")

    @property
    def is_extension(self) -> bool:
        return self.tag.startswith(COMMENT)

    def header(self, dialect: str) -> str:
        """The comment that names the columns."""
        names = [column.names[-1 if dialect == PMX else 0] for column in self.layout(dialect)]
        return ",".join((COMMENT + self.tag_in(dialect), *names))


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

"""The columns of rows: how the texts of a column are made of a field, read, and put back into it.

`texts` gives a list, or one text that is the same in all rows. `read` raises ValueError for texts that mean nothing.
A name is read as its number in a pool; a RowMatcher puts row numbers in the place of those before they are put.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from editor.formats.csv.numbers import (
    GREATEST,
    degrees_texts,
    float_texts,
    floats,
    integer_texts,
    integers,
    radians_of,
    seven_digits,
    switches,
)
from editor.math3d.arrays import AnyArray
from editor.model.columns import RowSet
from editor.model.fields import NONE, Field, Kind, field_of

# Of records these may be greater than what a column holds of them.
WIDE = {Kind.CHOICE: np.int64, Kind.FLAGS: np.int64, Kind.INTEGER: np.int64, Kind.GROUPS: np.int64}
CLASSIC, PMX = "classic", "pmx"
MISSING = NONE - 1  # the row of a name that no row has
Texts = str | list[str]
Quoted = Mapping[str, AnyArray]  # by table, (rows + 1,): the names of its rows in quotes, the last for none

# What else may be written after a backslash stays as it is: a path in a comment that nobody escaped.
ESCAPES = {"r": "\r", "n": "\n", "t": "\t", "f": "\f", "v": "\v"}
ESCAPED = str.maketrans({"\\": "\\\\", "\r": "\\r", "\n": "\\n", "\t": "\\t"})


class RowArrays:
    """Copies of the fields of a row set: an array a field, of texts a list.

    `given` holds what is no field: the "owner", "number" and "order" of each row, and what columns share.
    """

    def __init__(self, rows: RowSet) -> None:
        self.row_type = rows.row_type
        self.given: dict[str, Any] = {}
        self._rows = rows
        self._fields: dict[str, Any] = {}

    def __len__(self) -> int:
        return len(self._rows)

    def __getitem__(self, name: str) -> Any:
        if name not in self._fields:
            self._fields[name] = self._gathered(field_of(self.row_type, name))
        return self._fields[name]

    def __setitem__(self, name: str, values: Any) -> None:
        self._fields[name] = values

    def part(self, name: str, part: int) -> AnyArray:
        """One component of a field; the field itself where `part` is negative. To be written to."""
        values: AnyArray = self[name]
        return values if part < 0 else values[:, part]

    def _gathered(self, field: Field) -> Any:
        values = self._rows[field.name]
        if isinstance(values, np.ndarray):
            return values.copy()
        if field.kind is Kind.TEXT:
            return values
        return np.array(values, WIDE.get(field.kind, field.dtype)).reshape(len(values), *field.shape)

    def rows(self) -> RowSet:
        """The rows with what the fields hold by now."""
        return self._rows.replace(**self._fields)


class NameTable:
    """The names that occur in a text, each with a number, by the table whose rows they are to be."""

    def __init__(self) -> None:
        self.names: dict[str, dict[str, int]] = {}

    def numbers(self, table: str, texts: Sequence[str]) -> AnyArray:
        """(n,) the numbers of names."""
        known = self.names.setdefault(table, {})
        for text in dict.fromkeys(texts):
            known.setdefault(text, len(known))
        return np.array([known[text] for text in texts], np.int64)


def quoted(text: str) -> str:
    return '"' + text.replace('"', '""') + '"'


def escaped(text: str) -> str:
    return text.translate(ESCAPED)


def unescaped(text: str) -> str:
    return re.sub(r"\\(.)", _unescape, text, flags=re.DOTALL) if "\\" in text else text


def _unescape(match: re.Match[str]) -> str:
    char = match[1]
    return ESCAPES.get(char, match[0] if char.isascii() and char.isalnum() else char)


@dataclass(frozen=True, slots=True, eq=False)
class CsvColumn:
    """`name` is the dialect's own; two, parted by "|", where classic and Pmx call it differently.

    `part` is a component of the field. `later`: PMDEditor's rows do not have the column.
    """

    name: str
    field: str = ""
    part: int = -1
    later: bool = False

    blank: ClassVar[str] = "0"  # what stands for a text that cannot be read

    @property
    def names(self) -> list[str]:
        """In the classic dialect first."""
        return self.name.split("|")

    @property
    def changes(self) -> tuple[str, ...]:
        """The fields that `put` may change."""
        return (self.field,) if self.field else ()

    def texts(self, cells: RowArrays, names: Quoted) -> Texts:
        raise NotImplementedError

    def read(self, texts: Sequence[str], pools: NameTable, row_type: type) -> Any:
        return list(texts)

    def put(self, cells: RowArrays, values: Any) -> None:
        cells.part(self.field, self.part)[:] = values

    def finish(self, cells: RowArrays) -> None:
        """Called when all columns have put what they hold."""


class Text(CsvColumn):
    __slots__ = ()
    blank = ""

    def texts(self, cells: RowArrays, names: Quoted) -> Texts:
        return [quoted(text) for text in cells[self.field]]

    def put(self, cells: RowArrays, values: Any) -> None:
        cells[self.field] = list(values)


class Escaped(CsvColumn):
    """A text of several lines on one."""

    __slots__ = ()
    blank = ""

    def texts(self, cells: RowArrays, names: Quoted) -> Texts:
        return [quoted(escaped(text)) for text in cells[self.field]]

    def put(self, cells: RowArrays, values: Any) -> None:
        cells[self.field] = list(map(unescaped, values))


class Number(CsvColumn):
    __slots__ = ()

    def texts(self, cells: RowArrays, names: Quoted) -> Texts:
        values = np.ascontiguousarray(cells.part(self.field, self.part))
        bits = values.view(np.uint32)
        return float_texts(values[:1])[0] if len(bits) and (bits == bits[0]).all() else float_texts(values)

    def read(self, texts: Sequence[str], pools: NameTable, row_type: type) -> Any:
        return floats(texts).astype(np.float32)

    def put(self, cells: RowArrays, values: Any) -> None:
        """Put the values; what is only what PMXEditor's seven digits made of the present value leaves that as it is."""
        present = cells.part(self.field, self.part)
        present[:] = np.where(seven_digits(present) == values, present, values)


class Angle(Number):
    """Degrees, of radians."""

    __slots__ = ()

    def put(self, cells: RowArrays, values: Any) -> None:
        cells.part(self.field, self.part)[:] = values

    def texts(self, cells: RowArrays, names: Quoted) -> Texts:
        return degrees_texts(cells.part(self.field, self.part))

    def read(self, texts: Sequence[str], pools: NameTable, row_type: type) -> Any:
        return radians_of(floats(texts, math.degrees(GREATEST)))


class Integer(CsvColumn):
    """A whole number: of an integer or a choice."""

    __slots__ = ()

    def texts(self, cells: RowArrays, names: Quoted) -> Texts:
        return integer_texts(cells[self.field])

    def read(self, texts: Sequence[str], pools: NameTable, row_type: type) -> Any:
        return integers(texts, field_of(row_type, self.field).dtype)


class Enumerated(Integer):
    """A choice of which nothing is kept but what the format names."""

    __slots__ = ()

    def read(self, texts: Sequence[str], pools: NameTable, row_type: type) -> Any:
        values = integers(texts)
        choices = field_of(row_type, self.field).type
        assert choices is not None
        if not np.isin(values, list(map(int, choices))).all():
            raise ValueError("no such choice")
        return values


class Switch(CsvColumn):
    __slots__ = ()

    def texts(self, cells: RowArrays, names: Quoted) -> Texts:
        return integer_texts(cells[self.field].astype(np.int64))

    def read(self, texts: Sequence[str], pools: NameTable, row_type: type) -> Any:
        return switches(texts)


@dataclass(frozen=True, slots=True, eq=False)
class Bit(CsvColumn):
    """One of the flags of a field."""

    mask: int = 0

    def texts(self, cells: RowArrays, names: Quoted) -> Texts:
        return integer_texts((cells[self.field] & self.mask != 0).astype(np.int64))

    def read(self, texts: Sequence[str], pools: NameTable, row_type: type) -> Any:
        return switches(texts)

    def put(self, cells: RowArrays, values: Any) -> None:
        flags = cells[self.field]
        flags[:] = np.where(values, flags | self.mask, flags & ~np.int64(self.mask))


@dataclass(frozen=True, slots=True, eq=False)
class Reference(CsvColumn):
    """A reference by name. `none`: names for none; `numbered`: row numbers are understood where no name fits."""

    target: str = ""
    none: tuple[str, ...] = ()
    numbered: bool = False

    blank = ""

    def texts(self, cells: RowArrays, names: Quoted) -> Texts:
        return list(names[self.target][cells.part(self.field, self.part)].tolist())

    def read(self, texts: Sequence[str], pools: NameTable, row_type: type) -> Any:
        return pools.numbers(self.target, texts)


class VertexIndex(CsvColumn):
    """A reference to a vertex by number."""

    __slots__ = ()

    def texts(self, cells: RowArrays, names: Quoted) -> Texts:
        return integer_texts(cells.part(self.field, self.part))

    def read(self, texts: Sequence[str], pools: NameTable, row_type: type) -> Any:
        return integers(texts)


class RowIndex(CsvColumn):
    """The number of the row itself: of a vertex, or of a face among those of its material."""

    __slots__ = ()

    def texts(self, cells: RowArrays, names: Quoted) -> Texts:
        return integer_texts(cells.given["number"])

    def read(self, texts: Sequence[str], pools: NameTable, row_type: type) -> Any:
        numbers = integers(texts)
        if len(numbers) and numbers.min() < 0:
            raise ValueError("negative")
        return numbers

    def put(self, cells: RowArrays, values: Any) -> None:
        """Rows are placed by it, not changed."""


class OffsetIndex(RowIndex):
    """The index of an offset within its morph, which rows of the Pmx dialect tell and nobody needs."""

    __slots__ = ()

    def texts(self, cells: RowArrays, names: Quoted) -> Texts:
        return integer_texts(cells.given["order"])


@dataclass(frozen=True, slots=True, eq=False)
class Owner(CsvColumn):
    """The name of the row that a nested row belongs to."""

    target: str = ""

    blank = ""

    def texts(self, cells: RowArrays, names: Quoted) -> Texts:
        return list(cells.given["owner"])

    def read(self, texts: Sequence[str], pools: NameTable, row_type: type) -> Any:
        return pools.numbers(self.target, texts)

    def put(self, cells: RowArrays, values: Any) -> None:
        """Rows are placed by it, not changed."""

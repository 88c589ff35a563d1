"""Report on the rows of a text that was put into a model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NoReturn

import numpy as np

from editor.formats.content import FormatError
from editor.math3d.arrays import AnyArray
from editor.messages import Message, Messages, TranslatableText

SHOWN = 40  # characters of a cell


def shown(text: str) -> str:
    return repr(text if len(text) <= SHOWN else text[:SHOWN] + "…")


class Faults:
    """Adds faults to messages. With `strict`, what cannot be read raises FormatError; what is not there does not."""

    def __init__(self, messages: Messages, strict: bool = False) -> None:
        self.messages = messages
        self.strict = strict

    def unreadable(self, table: str, column: str, line: int, text: str) -> None:
        """A cell that cannot be read."""
        if self.strict:
            self.refuse(table, line, TranslatableText("{}: {} cannot be read", column, shown(text)))
        values, about = [_at(line, text)], (column,)
        self.messages.note("{}: {} cannot be read and is ignored", table, values=values, about=about)

    def missing(self, table: str, column: str, lines: AnyArray, texts: Sequence[str]) -> None:
        """Names, or numbers, of rows that do not exist."""
        values = [_at(line, text) for line, text in zip(lines.tolist(), texts, strict=True)]
        self.messages.note("{}: {} does not exist", table, [-1] * len(values), values, about=(column,))

    def skipped(self, table: str, line: int, why: str, text: str = "") -> None:
        """A row that cannot be taken at all; `text` is what is wrong in it."""
        if self.strict:
            self.refuse(table, line, TranslatableText("{}: {}", why, shown(text)) if text else why)
        self.warn(table, line, why, text)

    def warn(self, table: str, line: int, why: str, text: str = "") -> None:
        value = _at(line, text) if text else TranslatableText("line {}", line)
        self.messages.note("{}: {}", table, values=[value], about=(why,))

    def refuse(self, table: str, line: int, why: str) -> NoReturn:
        raise FormatError(TranslatableText("line {}, {}", line, why), section=table)


class LineFaults(Faults):
    """Keeps what is wrong by line. `untaken` are the lines of rows that are not to be taken for it.

    Those are the rows that have a cell that cannot be read, or that refer to what is not there.
    """

    def __init__(self) -> None:
        super().__init__(Messages())
        self.by_line: dict[int, tuple[str, str]] = {}  # by line: its table, and the reason
        self.untaken: set[int] = set()

    def unreadable(self, table: str, column: str, line: int, text: str) -> None:
        self._leave_out(table, line, TranslatableText("{}: {} cannot be read", column, shown(text)))

    def missing(self, table: str, column: str, lines: AnyArray, texts: Sequence[str]) -> None:
        for line, text in zip(lines.tolist(), texts, strict=True):
            self._leave_out(table, line, TranslatableText("{}: {} does not exist", column, shown(text)))

    def skipped(self, table: str, line: int, why: str, text: str = "") -> None:
        self._leave_out(table, line, TranslatableText("{}: {}", why, shown(text)) if text else why)

    def warn(self, table: str, line: int, why: str, text: str = "") -> None:
        self.by_line.setdefault(line, (table, TranslatableText("{}: {}", why, shown(text)) if text else why))

    def _leave_out(self, table: str, line: int, why: str) -> None:
        if line not in self.untaken:
            self.by_line[line] = (table, why)
            self.untaken.add(line)


def _at(line: Any, text: str) -> str:
    return TranslatableText("{} on line {}", shown(text), line)


def _none() -> AnyArray:
    return np.empty(0, np.int64)


@dataclass(slots=True, eq=False)
class AppliedRows:
    """The rows of one table that were updated and added, as they are numbered afterwards."""

    updated: AnyArray = field(default_factory=_none)
    added: AnyArray = field(default_factory=_none)

    @property
    def rows(self) -> AnyArray:
        """All of them, ascending."""
        return np.union1d(self.updated, self.added)


@dataclass(slots=True, eq=False)
class ApplyReport:
    """`tables`: what was placed, by table. `nested`: how many entries, by table and field. And what was noted.

    `rows_read` is how many rows the text had, of whatever use.
    """

    tables: dict[str, AppliedRows] = field(default_factory=dict)
    nested: dict[tuple[str, str], int] = field(default_factory=dict)
    warnings: list[Message] = field(default_factory=list)
    rows_read: int = 0

    def add(self, table: str, updated: AnyArray, added: AnyArray) -> None:
        if len(updated) or len(added):
            before = self.tables.get(table, AppliedRows())
            self.tables[table] = AppliedRows(np.union1d(before.updated, updated), np.union1d(before.added, added))

    def add_nested(self, table: str, field_: str, owners: AnyArray, count: int) -> None:
        """Entries of some rows of a table; those count as updated unless they were added just now."""
        added = self.tables.get(table, AppliedRows()).added
        self.add(table, np.setdiff1d(owners, added), _none())
        self.nested[table, field_] = self.nested.get((table, field_), 0) + count

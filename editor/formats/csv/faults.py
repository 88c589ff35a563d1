"""What is wrong with the rows of a text, told by line and column."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

from editor.formats.content import FormatError
from editor.formats.notes import Notes
from editor.math3d.arrays import AnyArray
from editor.model.translatable_text import TranslatableText

SHOWN = 40  # characters of a cell


def shown(text: str) -> str:
    return repr(text if len(text) <= SHOWN else text[:SHOWN] + "…")


class Faults:
    """Notes faults. With `strict`, what cannot be read raises FormatError; what is merely not there is still noted."""

    def __init__(self, notes: Notes, strict: bool = False) -> None:
        self.notes = notes
        self.strict = strict

    def unreadable(self, table: str, column: str, line: int, text: str) -> None:
        """A cell that cannot be read."""
        if self.strict:
            self.refuse(table, line, TranslatableText("{}: {} cannot be read", column, shown(text)))
        values, about = [_at(line, text)], (column,)
        self.notes.add("{}: {} cannot be read and is ignored", table, values=values, about=about)

    def missing(self, table: str, column: str, lines: AnyArray, texts: Sequence[str]) -> None:
        """Names, or numbers, of rows that do not exist."""
        values = [_at(line, text) for line, text in zip(lines.tolist(), texts, strict=True)]
        self.notes.add("{}: {} does not exist", table, [-1] * len(values), values, about=(column,))

    def skipped(self, table: str, line: int, why: str, text: str = "") -> None:
        """A row that cannot be taken at all; `text` is what is wrong in it."""
        if self.strict:
            self.refuse(table, line, TranslatableText("{}: {}", why, shown(text)) if text else why)
        self.warn(table, line, why, text)

    def warn(self, table: str, line: int, why: str, text: str = "") -> None:
        value = _at(line, text) if text else TranslatableText("line {}", line)
        self.notes.add("{}: {}", table, values=[value], about=(why,))

    def refuse(self, table: str, line: int, why: str) -> NoReturn:
        raise FormatError(TranslatableText("line {}, {}", line, why), section=table)


def _at(line: Any, text: str) -> str:
    return TranslatableText("{} on line {}", shown(text), line)

"""Messages about a model or a file: Message, of one row; Finding, of all rows with the same fault; Messages, which
gathers them. The text of each is a TranslatableText, which is English and can be said in another language.

The layers below the window know no languages. What they tell is a str like any other, which remembers how it was made.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

import numpy as np
from numpy.typing import NDArray


class TranslatableText(str):
    """A template, with values in its places, as by `str.format`; values may be TranslatableText, too.

    Templates stand as literals in the calls: from there `translations/update.py` collects them.
    """

    template: str
    values: tuple[object, ...]

    def __new__(cls, template: str, *values: object) -> TranslatableText:
        made = super().__new__(cls, template.format(*values))
        made.template, made.values = template, values
        return made

    def __getnewargs__(self) -> tuple[object, ...]:  # type: ignore[override]
        return (self.template, *self.values)

    def translated(self, translate: Callable[[str], str]) -> str:
        """The text in the language that `translate` gives templates in."""
        return translate(self.template).format(*(translated(value, translate) for value in self.values))


_AS_IT_IS = "{}"  # no literal in the call: there is nothing to be translated in it


def untranslatable(text: str) -> TranslatableText:
    """Return a text that stays as it is in every language, or that has been translated already."""
    return TranslatableText(_AS_IT_IS, text)


def error_message(error: BaseException) -> str:
    """Return the message of an error: a TranslatableText where it was given one."""
    is_translatable = bool(error.args) and isinstance(error.args[0], TranslatableText)
    return error.args[0] if is_translatable else str(error)


def listed(texts: Sequence[TranslatableText]) -> TranslatableText:
    """Texts one after the other, with commas between them."""
    return TranslatableText(", ".join(["{}"] * len(texts)), *texts)


def first_names(names: Sequence[str], more: int = 0) -> TranslatableText:
    """Names one after the other, and how many more there are than those: "a, b, c and 12 more"."""
    shown = untranslatable(", ".join(names))
    return TranslatableText("{} and {:,} more", shown, more) if more else shown


def translated(text: object, translate: Callable[[str], str]) -> object:
    """Words in another language; anything else as it is."""
    return text.translated(translate) if isinstance(text, TranslatableText) else text


class Level(Enum):
    """The severity of a message."""

    INFO = "info"
    WARNING = "warning"
    ERROR = "error"

    @property
    def word(self) -> str:
        """The name in texts; JSON has the value."""
        return "note" if self is Level.INFO else self.value


@dataclass(frozen=True, slots=True)
class Message:
    """A message about a model or a file: about a `row` of a `table` of it, and a `field` there.

    "" and -1 where it is about no table, or no row, or no field. `table` may also be a section of a file.
    """

    level: Level
    text: TranslatableText
    table: str = ""
    row: int = -1
    field: str = ""


SHOWN = 10  # rows with the same fault that are named one by one

Rows = Sequence[int] | NDArray[np.intp]
NO_ROWS = np.empty(0, np.intp)


@dataclass(frozen=True, slots=True, eq=False)
class Finding:
    """A fault of all of the ascending `rows` of a `table`; where there are none, of the table or model as a whole.

    `field` names the field that it is about, "" none or several. `parts`: the rows of another table because of which
    it is so, where they are too many to be told one by one.
    """

    text: TranslatableText
    table: str = ""
    rows: NDArray[np.intp] = dataclasses.field(default_factory=lambda: NO_ROWS)
    field: str = ""
    parts: Finding | None = None


class _FaultGroup:
    """Rows of one table with the same fault: all of them, and of the first few what they have instead."""

    __slots__ = ("about", "first", "rows", "table", "template")

    def __init__(self, template: str, table: str, about: tuple[object, ...]) -> None:
        self.template = template
        self.table = table
        self.about = about
        self.rows: list[Rows] = []
        self.first: list[tuple[int, object]] = []

    def messages(self, level: Level) -> Iterator[Message]:
        for row, value in self.first:
            yield Message(level, TranslatableText(self.template, *self.about, value), self.table, row)
        if rest := sum(map(len, self.rows)) - len(self.first):
            yield Message(level, TranslatableText("and {:,} more of these: {}", rest, self._group_text), self.table)

    def finding(self) -> Finding:
        rows = np.unique(np.concatenate([np.asarray(rows, np.intp) for rows in self.rows]))
        return Finding(self._group_text, self.table, rows[rows >= 0])

    @property
    def _group_text(self) -> TranslatableText:
        """The text that is said of all rows."""
        return TranslatableText(self.template, *self.about, "…")


class Messages:
    """Gathers messages, so that a million rows with the same fault give a handful of them.

    They come in the order in which they, or the first with the same fault, were added.
    """

    def __init__(self, level: Level = Level.WARNING) -> None:
        self._level = level
        self._messages: list[Message | _FaultGroup] = []
        self._groups: dict[tuple[str, str, tuple[object, ...]], _FaultGroup] = {}

    def __iter__(self) -> Iterator[Message]:
        for found in self._messages:
            if isinstance(found, Message):
                yield found
            else:
                yield from found.messages(self._level)

    def __bool__(self) -> bool:
        return bool(self._messages)

    def findings(self) -> Iterator[Finding]:
        """Iterate over the findings, each fault with all the rows that have it."""
        for found in self._messages:
            if isinstance(found, Message):
                yield Finding(found.text, found.table, NO_ROWS if found.row < 0 else np.array([found.row]), found.field)
            else:
                yield found.finding()

    def add(self, text: TranslatableText, table: str = "", row: int = -1, field: str = "") -> None:
        """Add one message, which is kept however many there are like it."""
        self._messages.append(Message(self._level, text, table, row, field))

    def note(
        self,
        template: str,
        table: str = "",
        rows: Rows = (-1,),
        values: Sequence[object] | None = None,
        about: tuple[object, ...] = (),
    ) -> None:
        """Add the same fault in some rows: at most SHOWN messages, and one that counts the rest, for each fault.

        The first `{}` in the template stand for what it is about, the same in all rows; one more for the row's value,
        if `values` has one a row.
        """
        group = self._groups.get((table, template, about))
        if group is None:
            group = self._groups[table, template, about] = _FaultGroup(template, table, about)
            self._messages.append(group)
        group.rows.append(rows)
        for index in range(min(len(rows), SHOWN - len(group.first))):
            group.first.append((int(rows[index]), None if values is None else values[index]))

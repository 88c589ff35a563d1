"""Losses as they are told, those of one kind together, with the rows that they are about: a line a kind."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from editor.formats.translatable_nouns import with_location
from editor.messages import Message, TranslatableText
from editor.model.fields import NONE


def grouped(losses: Iterable[Message]) -> list[list[Message]]:
    """The losses of each kind, in the order in which the kinds come first."""
    groups: dict[object, list[Message]] = {}
    for loss in losses:
        # What is about no row is told of the whole table already.
        kind = _kind(loss.text) if loss.row >= 0 else loss.text
        groups.setdefault((loss.table, kind), []).append(loss)
    return list(groups.values())


def _kind(message: object) -> object:
    """Return the key shared by messages that differ only in their values."""
    if isinstance(message, TranslatableText):
        return (message.template, *(_kind(value) for value in message.values if isinstance(value, TranslatableText)))
    return message


def located_summary(group: Sequence[Message]) -> TranslatableText:
    """A kind of loss in one line, after the table, with the rows."""
    first = group[0]
    return with_location(summary(group), first.table, first.row if len({loss.row for loss in group}) == 1 else NONE)


def summary(group: Sequence[Message]) -> TranslatableText:
    """The message of a kind of loss, with how many and which rows it is about."""
    first, rows = group[0].text, sorted({loss.row for loss in group})
    if not all(loss.text == first for loss in group):
        return TranslatableText("{}, and the like ({:,} in all: {})", first, len(rows), runs(rows))
    return first if len(rows) == 1 else TranslatableText("{} ({:,} in all: {})", first, len(rows), runs(rows))


def runs(rows: Iterable[int]) -> str:
    """Ascending row numbers as text, those that follow each other as a range: "3–5, 9"."""
    found: list[list[int]] = []
    for row in rows:
        if found and row == found[-1][-1] + 1:
            found[-1][1:] = [row]
        else:
            found.append([row])
    return ", ".join("–".join(map(str, run)) for run in found)

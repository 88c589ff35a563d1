"""Collects what a reader mended, so that a million rows with the same fault give a handful of warnings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from editor.formats.content import LoadWarning
from editor.math3d.arrays import IndexArray
from editor.messages import TranslatableText

SHOWN = 10  # rows with the same fault that are named one by one

Rows = Sequence[int] | IndexArray


class _FaultGroup:
    """Rows of one table with the same fault: the first few, and how many there are."""

    __slots__ = ("count", "first")

    def __init__(self) -> None:
        self.count = 0
        self.first: list[tuple[int, Any]] = []


class Notes:
    """Faults by table, text and what it is about, in the order in which they were first found."""

    def __init__(self) -> None:
        self._groups: dict[tuple[str, str, tuple[object, ...]], _FaultGroup] = {}

    def add(
        self,
        text: str,
        table: str = "",
        rows: Rows = (-1,),
        values: Sequence[Any] | None = None,
        about: tuple[object, ...] = (),
    ) -> None:
        """Note the same fault in some rows.

        The first `{}` in the text stand for what it is about, the same in all rows; one more for the row's value, if
        `values` has one a row.
        """
        group = self._groups.setdefault((table, text, about), _FaultGroup())
        group.count += len(rows)
        for index in range(min(len(rows), SHOWN - len(group.first))):
            group.first.append((int(rows[index]), None if values is None else values[index]))

    def warnings(self) -> list[LoadWarning]:
        """At most SHOWN warnings, and one that counts the rest, for each fault."""
        found = []
        for (table, text, about), group in self._groups.items():
            found += [LoadWarning(TranslatableText(text, *about, value), table, row) for row, value in group.first]
            if rest := group.count - len(group.first):
                found.append(
                    LoadWarning(
                        TranslatableText("and {:,} more of these: {}", rest, TranslatableText(text, *about, "…")), table
                    )
                )
        return found

"""Edits of names, in every table that has them: words replaced, namesakes told apart."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import IndexArray
from editor.messages import TranslatableText
from editor.model.cp932 import encode
from editor.model.edit import Edit
from editor.model.fields import Choice, choice, switch, text
from editor.model.tables import RecordTable
from editor.operations.edits.naming import fresh_name
from editor.operations.operation import Operation, OperationContext, Result

NAMED_TABLES = ("bones", "materials", "morphs", "frames", "rigid_bodies", "joints", "soft_bodies")
NAME_FIELDS = ("name", "name_en")
VMD_BYTES = 15  # of a name in a motion (mmd-semantics §2.1)


class NameLanguage(Choice):
    """The field that holds the name."""

    NAME = 0, "Japanese"
    NAME_EN = 1, "English"

    @property
    def token(self) -> str:
        """The name of the field."""
        return self.name.lower()


@dataclass(frozen=True, slots=True)
class ReplaceInNames:
    pairs: str = text("Replace", help="What is replaced by what: old=new, separated by commas.")
    regex: bool = switch("Regular expressions", help="The old words are patterns; \\1 in the new ones is a group.")
    whole: bool = switch("Whole names only", help="A name is replaced where it is the old word, not where it has it.")
    language: NameLanguage = choice("Language", NameLanguage, help="The names that are looked through.")


def replace(edit: Edit, context: OperationContext, parameters: ReplaceInNames) -> Result:
    """Replace words in names, one pair after the other."""
    replaces = [_replacing(old, new, parameters) for old, new in _pairs(parameters.pairs)]
    field = parameters.language.token

    def renamed(name: str) -> str:
        for replace in replaces:
            name = replace(name)
        return name

    changed = {}
    for table, rows in _named_rows(edit, context):
        names = [(row, str(table.value(row, field))) for row in rows.tolist()]
        new = [(row, renamed(name)) for row, name in names]
        differs = [(row, name) for (row, name), (_, old) in zip(new, names, strict=True) if name != old]
        if differs:
            changed[table.name] = [row for row, _ in differs]
            edit.set(table, changed[table.name], field, [name for _, name in differs])
    count = sum(map(len, changed.values()))
    return Result(TranslatableText("{:,} names changed", count), {name: _array(rows) for name, rows in changed.items()})


def _pairs(text: str) -> list[tuple[str, str]]:
    pairs = [part.partition("=") for part in text.split(",") if part]
    for old, equals, _ in pairs:
        if not (old and equals):
            raise ValueError(TranslatableText("{}: old=new expected, separated by commas", repr(text)))
    if not pairs:
        raise ValueError(TranslatableText("nothing is to be replaced: old=new expected, separated by commas"))
    return [(old, new) for old, _, new in pairs]


def _replacing(old: str, new: str, parameters: ReplaceInNames) -> Callable[[str], str]:
    if not parameters.regex:
        return (lambda name: new if name == old else name) if parameters.whole else lambda name: name.replace(old, new)
    try:
        pattern = re.compile(rf"(?:{old})\Z" if parameters.whole else old)
        pattern.sub(new, "")
        apply = pattern.sub
    except (re.error, IndexError) as error:
        raise ValueError(TranslatableText("{} is no pattern: {}", repr(old), str(error))) from error
    if parameters.whole:
        return lambda name: apply(new, name, count=1) if pattern.match(name) else name
    return lambda name: apply(new, name)


@dataclass(frozen=True, slots=True)
class UniqueNames:
    language: NameLanguage = choice("Language", NameLanguage, help="The names that are told apart.")


def make_unique(edit: Edit, context: OperationContext, parameters: UniqueNames) -> Result:
    """Give each row but the first of its name a number: "腕_2".

    A name that fitted into the 15 bytes of a motion still does; its own words are shortened for that.
    """
    field = parameters.language.token
    changed = {}
    for table, rows in _named_rows(edit, context):
        names = [str(getattr(record, field)) for record in table]
        new = _told_apart(names, set(rows.tolist()))
        if new:
            changed[table.name] = _array(list(new))
            edit.set(table, changed[table.name], field, list(new.values()))
    return Result(TranslatableText("{:,} names changed", sum(map(len, changed.values()))), changed)


def _told_apart(names: list[str], rows: set[int]) -> dict[int, str]:
    """New names for those of `rows` whose name a row before them, or one that stays as it is, has already."""
    taken = set(names)
    seen = {name for row, name in enumerate(names) if row not in rows}
    new: dict[int, str] = {}
    for row in sorted(rows):
        name = names[row]
        if name and name in seen:
            new[row] = name = _fresh(name, taken)
            taken.add(name)
        seen.add(name)
    return new


def _fresh(name: str, taken: set[str]) -> str:
    fresh, stem = fresh_name(name, taken), name
    while len(encode(name)) <= VMD_BYTES < len(encode(fresh)):
        stem = stem[:-1]
        fresh = fresh_name(f"{stem}_2", taken)
    return fresh


def _named_rows(edit: Edit, context: OperationContext) -> Iterator[tuple[RecordTable[object], IndexArray]]:
    """The tables to work on with their rows: those of the context, or else all that have names."""
    told = {name: rows for name, rows in context.rows.items() if len(rows)}
    given = told or {name: _array(range(len(edit.model.tables[name]))) for name in NAMED_TABLES}
    for name, rows in given.items():
        table = edit.model.tables[name]
        assert isinstance(table, RecordTable)
        yield table, rows


def _array(rows: Iterable[int]) -> IndexArray:
    return np.fromiter(rows, np.intp)


OPERATIONS = (
    Operation(
        "names.replace",
        "Replace in names",
        replace,
        NAMED_TABLES,
        "Replaces words in names, in the chosen rows or, where none are told, in the whole model.",
        ReplaceInNames,
    ),
    Operation(
        "names.unique",
        "Make names unique",
        make_unique,
        NAMED_TABLES,
        "Gives namesakes numbers. A name that a motion could hold, 15 bytes of Shift-JIS, still can.",
        UniqueNames,
    ),
)

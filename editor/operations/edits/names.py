"""Edits of names, in every table that has them: words replaced, namesakes told apart."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.math3d.arrays import IndexArray
from editor.messages import TranslatableText
from editor.model.cp932 import encode
from editor.model.edit import Edit
from editor.model.fields import Choice, choice, switch, text
from editor.model.frames import DisplayFrame
from editor.model.free_names import fresh_name
from editor.model.tables import RecordTable
from editor.operations.operation import NoParameters, Operation, OperationContext, Result, Scope

NAMED_TABLES = ("bones", "materials", "morphs", "frames", "rigid_bodies", "joints", "soft_bodies")
NAME_FIELDS = ("name", "name_en")
# What rows without any name are called, with their numbers: short enough for a motion.
UNNAMED = {
    "bones": "ボーン",
    "materials": "材質",
    "morphs": "モーフ",
    "frames": "表示枠",
    "rigid_bodies": "剛体",
    "joints": "Joint",
    "soft_bodies": "SoftBody",
}
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
    pairs: str = text(
        "Replace",
        help="The texts to replace, as old=new, separated by commas: 左=L,右=R. They are found as they are written, or"
        " as patterns if “Regular expressions” is on.",
    )
    regex: bool = switch(
        "Regular expressions", help="The old texts are regular expressions; \\1 in the new ones is the first group."
    )
    whole: bool = switch("Whole names only", help="Replaces a name only if all of it is the old text.")
    language: NameLanguage = choice("Language", NameLanguage, help="The names in which texts are replaced.")


def replace(edit: Edit, context: OperationContext, parameters: ReplaceInNames) -> Result:
    """Replace words in names, one pair after the other."""
    renamed = replacer(_pairs(parameters.pairs), parameters.regex, parameters.whole)
    field = parameters.language.token
    return renaming_result(rename(edit, context, field, lambda _, record: renamed(getattr(record, field))))


def rename(
    edit: Edit, context: OperationContext, field: str, renamed: Callable[[str, Any], str | None]
) -> dict[str, IndexArray]:
    """Give rows the names that `renamed` makes of their table and record, None for none; the rows that changed."""
    changed = {}
    for table, rows in named_rows(edit, context):
        new = ((row, renamed(table.name, table[row])) for row in rows.tolist())
        differing = set_names(edit, table, field, {row: name for row, name in new if name is not None})
        if len(differing):
            changed[table.name] = differing
    return changed


def set_names(edit: Edit, table: RecordTable[Any], field: str, names: Mapping[int, str]) -> IndexArray:
    """Give rows other names, but those that keep theirs or have them already. The rows that changed."""
    differing = {row: name for row, name in names.items() if name != table.value(row, field)}
    differing = {row: name for row, name in differing.items() if not keeps_name(table[row], field)}
    if differing:
        edit.set(table, _array(differing), field, list(differing.values()))
    return _array(differing)


def renaming_result(changed: dict[str, IndexArray], *warnings: TranslatableText) -> Result:
    """What is told of rows by table whose names were changed."""
    return Result(TranslatableText("Names changed: {:,}", sum(map(len, changed.values()))), changed, warnings)


def _pairs(text: str) -> list[tuple[str, str]]:
    pairs = [part.partition("=") for part in text.split(",") if part]
    for old, equals, _ in pairs:
        if not (old and equals):
            raise ValueError(TranslatableText("{}: old=new expected, separated by commas", repr(text)))
    if not pairs:
        raise ValueError(TranslatableText("there is nothing to replace: old=new expected, separated by commas"))
    return [(old, new) for old, _, new in pairs]


def replacer(pairs: Iterable[tuple[str, str]], regex: bool, whole: bool) -> Callable[[str], str]:
    """What replaces old words by new ones, one pair after the other. ValueError for what is no pattern."""
    replaces = [_replacing(old, new, regex, whole) for old, new in pairs]

    def renamed(name: str) -> str:
        for replace in replaces:
            name = replace(name)
        return name

    return renamed


def _replacing(old: str, new: str, regex: bool, whole: bool) -> Callable[[str], str]:
    if not regex:
        return (lambda name: new if name == old else name) if whole else lambda name: name.replace(old, new)
    try:
        re.compile(old)
    except re.error as error:
        raise ValueError(TranslatableText("{} is no pattern: {}", repr(old), mistake(error))) from error
    pattern = re.compile(rf"(?:{old})\Z" if whole else old)
    try:
        pattern.sub(new, "")
    except (re.error, IndexError) as error:
        raise ValueError(
            TranslatableText("{} cannot replace what matches the pattern {}", repr(new), repr(old))
        ) from error
    if whole:
        return lambda name: pattern.sub(new, name, count=1) if pattern.match(name) else name
    return lambda name: pattern.sub(new, name)


def mistake(error: re.error) -> TranslatableText:
    """Where a regular expression is wrong; what is wrong there, Python says in English alone."""
    return TranslatableText("there is a mistake at character {}", (error.pos or 0) + 1)


@dataclass(frozen=True, slots=True)
class UniqueNames:
    language: NameLanguage = choice("Language", NameLanguage, help="The names that become unique.")


def make_unique(edit: Edit, context: OperationContext, parameters: UniqueNames) -> Result:
    """Give each row but the first of its name a number: "腕_2".

    A name that fitted into the 15 bytes of a motion still does; its own words are shortened for that.
    """
    field = parameters.language.token
    changed = {}
    for table, rows in named_rows(edit, context):
        names = [str(getattr(record, field)) for record in table]
        new = _told_apart(names, set(rows.tolist()))
        if new:
            changed[table.name] = set_names(edit, table, field, new)
    return renaming_result(changed)


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


def fill_empty(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Call rows without a name by their English one, or else as their table calls a row, with a number."""
    changed = {}
    for table, rows in named_rows(edit, context):
        taken = {record.name for record in table}
        new: dict[int, str] = {}
        for row in rows.tolist():
            if not table[row].name:
                new[row] = fresh_name(table[row].name_en or f"{UNNAMED[table.name]}{row}", taken)
                taken.add(new[row])
        if new:
            changed[table.name] = set_names(edit, table, "name", new)
    return renaming_result(changed)


def keeps_name(record: object, field: str) -> bool:
    """Whether a record is a special display frame, which MMD finds by its Japanese name."""
    return field == "name" and isinstance(record, DisplayFrame) and record.special


def named_rows(
    edit: Edit, context: OperationContext, tables: Iterable[str] = NAMED_TABLES
) -> Iterator[tuple[RecordTable[Any], IndexArray]]:
    """The tables to work on with their rows: those of the context, or else all rows of `tables`."""
    told = {name: rows for name, rows in context.rows.items() if len(rows)}
    given = told or {name: _array(range(len(edit.model.tables[name]))) for name in tables}
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
        "Replaces text in names, in the selected rows or, if none are given, in the whole model. Write old=new, and"
        " commas between several: 左=L,右=R. Text is found as it is written, or as patterns if “Regular expressions” is"
        " on.",
        ReplaceInNames,
        scope=Scope.OR_ALL,
    ),
    Operation(
        "names.unique",
        "Make names unique",
        make_unique,
        NAMED_TABLES,
        "Adds numbers to names that stand twice. A name that a motion could hold, 15 bytes of Shift-JIS, still fits.",
        UniqueNames,
        scope=Scope.OR_ALL,
    ),
    Operation(
        "names.fill-empty",
        "Name rows without a name",
        fill_empty,
        NAMED_TABLES,
        "Gives rows without a name their English one or, without that, a name such as ボーン12.",
        scope=Scope.OR_ALL,
    ),
)

"""Edits of names, in every table that has them: words replaced, namesakes told apart."""

from __future__ import annotations

from dataclasses import dataclass

from editor.messages import TranslatableText
from editor.model.cp932 import encode
from editor.model.edit import Edit
from editor.model.fields import choice, switch, text
from editor.model.free_names import fresh_name
from editor.operations.choices import NameLanguage
from editor.operations.names.naming import NAMED_TABLES, named_rows, rename, renaming_result, replacer, set_names
from editor.operations.operation import NoParameters, OperationContext, Result, Scope, operation
from editor.operations.queries.name_faults import VMD_BYTES

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


@operation(
    "names.replace",
    "Replace in names",
    "Replaces text in names, in the selected rows or, if none are given, in the whole model. Write old=new, and"
    " commas between several: 左=L,右=R. Text is found as it is written, or as patterns if “Regular expressions” is"
    " on.",
    tables=NAMED_TABLES,
    parameters=ReplaceInNames,
    scope=Scope.OR_ALL,
)
def replace(edit: Edit, context: OperationContext, parameters: ReplaceInNames) -> Result:
    """Replace words in names, one pair after the other."""
    renamed = replacer(_pairs(parameters.pairs), parameters.regex, parameters.whole)
    field = parameters.language.token
    return renaming_result(rename(edit, context, field, lambda _, record: renamed(getattr(record, field))))


def _pairs(text: str) -> list[tuple[str, str]]:
    pairs = [part.partition("=") for part in text.split(",") if part]
    for old, equals, _ in pairs:
        if not (old and equals):
            raise ValueError(TranslatableText("{}: old=new expected, separated by commas", repr(text)))
    if not pairs:
        raise ValueError(TranslatableText("there is nothing to replace: old=new expected, separated by commas"))
    return [(old, new) for old, _, new in pairs]


@dataclass(frozen=True, slots=True)
class UniqueNames:
    language: NameLanguage = choice("Language", NameLanguage, help="The names that become unique.")


@operation(
    "names.unique",
    "Make names unique",
    "Adds numbers to names that stand twice. A name that a motion could hold, 15 bytes of Shift-JIS, still fits.",
    tables=NAMED_TABLES,
    parameters=UniqueNames,
    scope=Scope.OR_ALL,
)
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


@operation(
    "names.fill-empty",
    "Name rows without a name",
    "Gives rows without a name their English one or, without that, a name such as ボーン12.",
    tables=NAMED_TABLES,
    scope=Scope.OR_ALL,
)
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

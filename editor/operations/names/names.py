"""Edits of names of rows: replaced, made unique, filled in, translated, with sides spelled alike, from related rows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.math3d.arrays import IndexArray
from editor.messages import TranslatableText
from editor.model.cp932 import encode
from editor.model.edit import Edit
from editor.model.fields import NONE, choice, switch, text
from editor.model.model import Model
from editor.model.names import SideStyle, fresh_name, in_style
from editor.model.tables import RecordTable
from editor.operations.choices import JointBody, NameLanguage
from editor.operations.names.names_dictionary import TranslateNames, needs_translation, related_row, translated_name
from editor.operations.names.naming import (
    NAME_FIELDS,
    NAMED_TABLES,
    named_rows,
    rename,
    renaming_result,
    replacer,
    set_names,
)
from editor.operations.operation import NO_ROWS, NoParameters, OperationContext, Result, Scope, operation
from editor.operations.queries.faults import VMD_BYTES

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
RELATED = ("rigid_bodies", "joints")
NAMED = 5  # names that a warning lists


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
def replace_in_names(edit: Edit, context: OperationContext, parameters: ReplaceInNames) -> Result:
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
        new = _renames_of_duplicates(names, set(rows.tolist()))
        if new:
            changed[table.name] = set_names(edit, table, field, new)
    return renaming_result(changed)


def _renames_of_duplicates(names: list[str], rows: set[int]) -> dict[int, str]:
    """New names for those of `rows` whose name a row before them, or one that stays as it is, has already."""
    taken = set(names)
    seen = {name for row, name in enumerate(names) if row not in rows}
    new: dict[int, str] = {}
    for row in sorted(rows):
        name = names[row]
        if name and name in seen:
            new[row] = name = _fresh_name(name, taken)
            taken.add(name)
        seen.add(name)
    return new


def _fresh_name(name: str, taken: set[str]) -> str:
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


@operation(
    "names.translate",
    "Translate names",
    "Translates Japanese names into English ones, or the other way, with the program's dictionary of names.",
    tables=NAMED_TABLES,
    parameters=TranslateNames,
    scope=Scope.OR_ALL,
)
def translate_names(edit: Edit, context: OperationContext, parameters: TranslateNames) -> Result:
    """Fill in the names of one language by those of the other."""
    unknown: dict[str, None] = {}

    def translated(table: str, record: Any) -> str | None:
        if not needs_translation(record, parameters):
            return None
        name = getattr(record, parameters.to.source)
        found = translated_name(name, table, parameters.to, parameters.by)
        if found is None:
            unknown[name] = None
        return found

    changed = rename(edit, context, parameters.to.goal, translated)
    return renaming_result(changed, *([_unknown_text(list(unknown))] if unknown else []))


def _unknown_text(names: list[str]) -> TranslatableText:
    shown = ", ".join(names[:NAMED]) + (" …" if len(names) > NAMED else "")
    return TranslatableText("Names that are not in the dictionary ({:,}): {}", len(names), shown)


@dataclass(frozen=True, slots=True)
class SpellSides:
    style: SideStyle = choice("Sides", SideStyle, help="How names mark left and right.")
    language: NameLanguage = choice("Language", NameLanguage, help="The names that are changed.")


@operation(
    "names.sides",
    "Change left and right marks of names",
    "Converts how names mark left and right: 左腕, arm_L, arm.L.",
    tables=NAMED_TABLES,
    parameters=SpellSides,
    scope=Scope.OR_ALL,
)
def spell_sides(edit: Edit, context: OperationContext, parameters: SpellSides) -> Result:
    """Have names say their sides in one style."""
    field = parameters.language.token
    return renaming_result(
        rename(edit, context, field, lambda _, record: in_style(getattr(record, field), parameters.style))
    )


@dataclass(frozen=True, slots=True)
class NamesFromRelated:
    body: JointBody = choice("Joints by", JointBody, help="The rigid body whose name a joint gets.")


@operation(
    "names.from-related",
    "Name by bone or rigid body",
    "Names rigid bodies after their bones, and joints after their bodies, in both languages.",
    tables=RELATED,
    parameters=NamesFromRelated,
    scope=Scope.OR_ALL,
)
def name_from_related(edit: Edit, context: OperationContext, parameters: NamesFromRelated) -> Result:
    """Name bodies as their bones, and joints as their bodies; namesakes get numbers."""
    changed = {}
    for table, rows in named_rows(edit, context, RELATED):
        differing = NO_ROWS
        for field in NAME_FIELDS:
            names = _numbered_names(table, field, _related_names(edit.model, table, rows, field, parameters.body))
            differing = np.union1d(differing, set_names(edit, table, field, names))
        if len(differing):
            changed[table.name] = differing
    return renaming_result(changed)


def _related_names(
    model: Model, table: RecordTable[Any], rows: IndexArray, field: str, body: JointBody
) -> dict[int, str]:
    """Return the names of the bones of bodies, or of the bodies of joints, by row; without those that have none."""
    related = ((row, *related_row(table.name, table[row], body)) for row in rows.tolist())
    names = {row: str(model.tables[name].value(target, field)) for row, name, target in related if target != NONE}
    return {row: name for row, name in names.items() if name}


def _numbered_names(table: RecordTable[Any], field: str, names: dict[int, str]) -> dict[int, str]:
    """Names for rows that no other row of the table has: numbers stand behind those that are taken."""
    taken = {getattr(record, field) for row, record in enumerate(table) if row not in names}
    distinct = {}
    for row, name in names.items():
        distinct[row] = fresh_name(name, taken)
        taken.add(distinct[row])
    return distinct

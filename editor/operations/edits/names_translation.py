"""Edits of names by what they mean: translated, their sides spelt another way, taken from the bone or the body."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from editor.math3d.arrays import IndexArray
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import NONE, Choice, choice, switch
from editor.model.free_names import fresh_name
from editor.model.model import Model
from editor.model.names import SideStyle, in_style
from editor.model.tables import RecordTable
from editor.operations.edits.names import (
    NAME_FIELDS,
    NAMED_TABLES,
    NameLanguage,
    named_rows,
    rename,
    renaming_result,
    set_names,
)
from editor.operations.edits.names_dictionary import name_dictionary
from editor.operations.operation import NO_ROWS, Operation, OperationContext, Result, Scope

RELATED = ("rigid_bodies", "joints")
# Kanji with 々 and 〇, hiragana, katakana, and these in half width; not the dots, marks and signs among them.
JAPANESE = re.compile("[々〇㐀-䶿一-鿿豈-﫿ぁ-ゖァ-ヺｦ-ﾝ]")
NAMED = 5  # names that a warning lists


class TranslatedTo(Choice):
    """The language that names are translated to."""

    EN = 0, "English"
    JA = 1, "Japanese"

    @property
    def source(self) -> str:
        """The field that the names are read from."""
        return "name" if self is TranslatedTo.EN else "name_en"

    @property
    def goal(self) -> str:
        """The field that their translations are written to."""
        return "name_en" if self is TranslatedTo.EN else "name"


class TranslatedBy(Choice):
    """How much of a name the dictionary has to know."""

    WHOLE = 0, "Whole names"
    PARTS = 1, "Also parts of names"


class JointBody(Choice):
    """The body that a joint is named from."""

    B = 0, "Body B (the one that hangs)"
    A = 1, "Body A"


@dataclass(frozen=True, slots=True)
class TranslateNames:
    to: TranslatedTo = choice(
        "Into", TranslatedTo, help="The language of the new names, which are translated from the other one."
    )
    by: TranslatedBy = choice(
        "Look up",
        TranslatedBy,
        help="Also parts of names: translates names made of several words of the dictionary, such as 前髪内側.",
    )
    overwrite: bool = switch(
        "Overwrite",
        help="Also replaces names that are there already. Otherwise only names are filled in that are empty or Japanese"
        " where English ones belong.",
    )


@lru_cache(maxsize=1 << 14)
def translated_name(name: str, table: str, to: TranslatedTo, by: TranslatedBy) -> str | None:
    """The translation of the name of a row of a table; None where the dictionary does not know it."""
    dictionary = name_dictionary()
    translate = dictionary.english if to is TranslatedTo.EN else dictionary.japanese
    return translate(name, table, by is TranslatedBy.PARTS)


def translate(edit: Edit, context: OperationContext, parameters: TranslateNames) -> Result:
    """Fill in the names of one language by those of the other."""
    unknown: dict[str, None] = {}

    def translated(table: str, record: Any) -> str | None:
        if not _is_meant(record, parameters):
            return None
        name = getattr(record, parameters.to.source)
        found = translated_name(name, table, parameters.to, parameters.by)
        if found is None:
            unknown[name] = None
        return found

    changed = rename(edit, context, parameters.to.goal, translated)
    return renaming_result(changed, *([_unknown_text(list(unknown))] if unknown else []))


def _is_meant(record: Any, parameters: TranslateNames) -> bool:
    name, now = getattr(record, parameters.to.source), getattr(record, parameters.to.goal)
    return bool(name) and (parameters.overwrite or is_untranslated(name, now, parameters.to))


def untranslated_rows(
    model: Model, rows: Mapping[str, Sequence[int]], parameters: TranslateNames
) -> dict[str, list[int]]:
    """The rows, of some by table, that are to be translated, whether the dictionary knows their names or not."""
    tables: Mapping[str, Any] = model.tables
    lacking = {name: [row for row in some if _is_meant(tables[name][row], parameters)] for name, some in rows.items()}
    return {name: found for name, found in lacking.items() if found}


def knows_any(model: Model, rows: Mapping[str, Sequence[int]], parameters: TranslateNames) -> bool:
    """Whether the dictionary has the translation of one of the names of rows, by table."""
    to, by = parameters.to, parameters.by
    named = ((str(model.tables[table].value(row, to.source)), table) for table, some in rows.items() for row in some)
    return any(translated_name(name, table, to, by) is not None for name, table in named)


def is_untranslated(name: str, translation: str, to: TranslatedTo = TranslatedTo.EN) -> bool:
    """Whether a name has no translation, or, of one into English, one that is Japanese."""
    return bool(name) and (lacks_translation(name, translation) or (to is TranslatedTo.EN and is_japanese(translation)))


def lacks_translation(name: str, translation: str) -> bool:
    """Whether a name has no translation, or one that repeats it, or its beginning, in letters that are no Latin."""
    return bool(name) and (not translation or (name.startswith(translation) and not translation.isascii()))


def is_japanese(text: str) -> bool:
    """Whether a text has Japanese letters, kana or kanji; signs as in (・∀・) are none."""
    return JAPANESE.search(text) is not None


def _unknown_text(names: list[str]) -> TranslatableText:
    shown = ", ".join(names[:NAMED]) + (" …" if len(names) > NAMED else "")
    return TranslatableText("Names that are not in the dictionary ({:,}): {}", len(names), shown)


@dataclass(frozen=True, slots=True)
class SpellSides:
    style: SideStyle = choice("Sides", SideStyle, help="How names mark left and right.")
    language: NameLanguage = choice("Language", NameLanguage, help="The names that are changed.")


def spell_sides(edit: Edit, context: OperationContext, parameters: SpellSides) -> Result:
    """Have names say their sides in one style."""
    field = parameters.language.token
    return renaming_result(
        rename(edit, context, field, lambda _, record: in_style(getattr(record, field), parameters.style))
    )


@dataclass(frozen=True, slots=True)
class NamesFromRelated:
    body: JointBody = choice("Joints by", JointBody, help="The rigid body whose name a joint gets.")


def name_from_related(edit: Edit, context: OperationContext, parameters: NamesFromRelated) -> Result:
    """Name bodies as their bones, and joints as their bodies; namesakes get numbers."""
    changed = {}
    for table, rows in named_rows(edit, context, RELATED):
        differing = NO_ROWS
        for field in NAME_FIELDS:
            names = _distinct(table, field, _related_names(edit.model, table, rows, field, parameters.body))
            differing = np.union1d(differing, set_names(edit, table, field, names))
        if len(differing):
            changed[table.name] = differing
    return renaming_result(changed)


def related_row(table: str, record: Any, body: JointBody) -> tuple[str, int]:
    """The table and the row of what a body or a joint is named after; the row may be NONE."""
    if table == "rigid_bodies":
        return "bones", record.bone
    return "rigid_bodies", record.body_a if body is JointBody.A else record.body_b


def _related_names(
    model: Model, table: RecordTable[Any], rows: IndexArray, field: str, body: JointBody
) -> dict[int, str]:
    """What the bones of bodies, or the bodies of joints, are called, by row; what has none, or no name, is left out."""
    related = ((row, *related_row(table.name, table[row], body)) for row in rows.tolist())
    names = {row: str(model.tables[name].value(target, field)) for row, name, target in related if target != NONE}
    return {row: name for row, name in names.items() if name}


def _distinct(table: RecordTable[Any], field: str, names: dict[int, str]) -> dict[int, str]:
    """Names for rows that no other row of the table has: numbers stand behind those that are taken."""
    taken = {getattr(record, field) for row, record in enumerate(table) if row not in names}
    distinct = {}
    for row, name in names.items():
        distinct[row] = fresh_name(name, taken)
        taken.add(distinct[row])
    return distinct


OPERATIONS = (
    Operation(
        "names.translate",
        "Translate names",
        translate,
        NAMED_TABLES,
        "Translates Japanese names into English ones, or the other way, with the program's dictionary of names.",
        TranslateNames,
        scope=Scope.OR_ALL,
    ),
    Operation(
        "names.sides",
        "Change left and right marks of names",
        spell_sides,
        NAMED_TABLES,
        "Converts how names mark left and right: 左腕, arm_L, arm.L.",
        SpellSides,
        scope=Scope.OR_ALL,
    ),
    Operation(
        "names.from-related",
        "Name by bone or rigid body",
        name_from_related,
        RELATED,
        "Names rigid bodies after their bones, and joints after their bodies, in both languages.",
        NamesFromRelated,
        scope=Scope.OR_ALL,
    ),
)

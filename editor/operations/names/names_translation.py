"""Edits of names by what they mean: translated, their sides spelt another way, taken from the bone or the body."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.math3d.arrays import IndexArray
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import NONE, choice
from editor.model.free_names import fresh_name
from editor.model.model import Model
from editor.model.names import SideStyle, in_style
from editor.model.tables import RecordTable
from editor.operations.choices import JointBody, NameLanguage
from editor.operations.names.names_dictionary import TranslateNames, is_meant, related_row, translated_name
from editor.operations.names.naming import NAME_FIELDS, NAMED_TABLES, named_rows, rename, renaming_result, set_names
from editor.operations.operation import NO_ROWS, OperationContext, Result, Scope, operation

RELATED = ("rigid_bodies", "joints")
NAMED = 5  # names that a warning lists


@operation(
    "names.translate",
    "Translate names",
    "Translates Japanese names into English ones, or the other way, with the program's dictionary of names.",
    tables=NAMED_TABLES,
    parameters=TranslateNames,
    scope=Scope.OR_ALL,
)
def translate(edit: Edit, context: OperationContext, parameters: TranslateNames) -> Result:
    """Fill in the names of one language by those of the other."""
    unknown: dict[str, None] = {}

    def translated(table: str, record: Any) -> str | None:
        if not is_meant(record, parameters):
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
            names = _distinct(table, field, _related_names(edit.model, table, rows, field, parameters.body))
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


def _distinct(table: RecordTable[Any], field: str, names: dict[int, str]) -> dict[int, str]:
    """Names for rows that no other row of the table has: numbers stand behind those that are taken."""
    taken = {getattr(record, field) for row, record in enumerate(table) if row not in names}
    distinct = {}
    for row, name in names.items():
        distinct[row] = fresh_name(name, taken)
        taken.add(distinct[row])
    return distinct

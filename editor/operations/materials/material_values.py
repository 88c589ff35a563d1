"""Sets values of materials: colours within the range that MMD draws, names after textures, shared toons."""

from __future__ import annotations

import re
from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import IndexArray
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import number, switch
from editor.model.materials import Material, ToonKind
from editor.model.names import fresh_name
from editor.operations.names.names_dictionary import lacks_translation
from editor.operations.operation import NEEDS_ROWS, NoParameters, OperationContext, Result, Scope, operation
from editor.operations.queries.faults import COLORS, texture_named, texture_stem, toons_like_shared

AUTOMATIC_ENGLISH = re.compile(r"material ?\d+", re.IGNORECASE)  # the same, as it is translated


@dataclass(frozen=True, slots=True)
class AmbientFromDiffuse:
    factor: float = number("Factor", 0.5, minimum=0, maximum=10, help="The diffuse colour is multiplied by this.")


@operation(
    "materials.ambient-from-diffuse",
    "Ambient from diffuse",
    "Sets the ambient colour of materials to a share of their diffuse colour.",
    tables=("materials",),
    parameters=AmbientFromDiffuse,
    needs=NEEDS_ROWS,
    scope=Scope.OR_ALL,
)
def ambient_from_diffuse(edit: Edit, context: OperationContext, parameters: AmbientFromDiffuse) -> Result:
    """Set the ambient colour to the diffuse one, multiplied by a factor."""
    materials, rows = edit.model.materials, context.of("materials")
    diffuse = np.array(materials.rows(rows)[Material.diffuse], np.float32)[:, :3]
    edit.set(materials, rows, Material.ambient, [tuple(color) for color in (diffuse * parameters.factor).tolist()])
    return Result(TranslatableText("Ambient colours set: {:,}", len(rows)), {"materials": rows})


@operation(
    "materials.clamp-colors",
    "Clamp colours",
    "Limits all colours of materials, opacity included, to 0 to 1.",
    tables=("materials",),
    needs=NEEDS_ROWS,
    previews=False,
)
def clamp_colors(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Bring every component of every colour, opacity too, between 0 and 1; what is no number becomes 0."""
    materials, rows = edit.model.materials, context.of("materials")
    before = materials.rows(rows)
    is_changed = np.zeros(len(rows), np.bool_)
    clamped = {}
    for name in COLORS:
        colors = np.array(before[name], np.float32)
        within = np.clip(np.nan_to_num(colors), 0, 1)
        is_changed |= (colors != within).any(axis=1)
        clamped[name] = [tuple(color) for color in within.tolist()]
    edit.put(materials, rows, before.replace(**clamped))
    changed = rows[is_changed]
    text = TranslatableText("Materials with colours beyond 0 to 1: {:,}", len(changed))
    return Result(text, {"materials": changed} if len(changed) else {})


@dataclass(frozen=True, slots=True)
class NameFromTextures:
    overwrite: bool = switch(
        "All names", help="Also renames materials that have a name of their own; otherwise only 材質1 and so on."
    )


@operation(
    "materials.name-from-textures",
    "Name after textures",
    "Names materials after the files of their textures, as a PMD has no names of materials.",
    tables=("materials",),
    parameters=NameFromTextures,
    scope=Scope.OR_ALL,
)
def name_from_textures(edit: Edit, context: OperationContext, parameters: NameFromTextures) -> Result:
    """Call materials as the files of their textures are called, without folder and extension; in English, too."""
    materials = edit.model.materials
    given = context.of("materials").tolist() or range(len(materials))
    rows = [row for row in texture_named(edit.model) if row in set(given)]
    if parameters.overwrite:
        rows = [row for row in given if texture_stem(edit.model, materials[row].texture)]
    taken = {material.name for row, material in enumerate(materials) if row not in set(rows)}
    names = []
    for row in rows:
        names.append(fresh_name(texture_stem(edit.model, materials[row].texture), taken))
        taken.add(names[-1])
    english = [_english_name(materials[row], name) for row, name in zip(rows, names, strict=True)]
    edit.set(materials, rows, Material.name_en, english)
    edit.set(materials, rows, Material.name, names)
    return Result(TranslatableText("Materials named: {:,}", len(rows)), {"materials": _array(rows)})


def _english_name(material: Material, name: str) -> str:
    """The English name of a material that gets another name: its own, if it has one, or else that if it is English."""
    is_own = not lacks_translation(material.name, material.name_en) and not AUTOMATIC_ENGLISH.fullmatch(
        material.name_en
    )
    return material.name_en if is_own and material.name_en else name * name.isascii()


@operation(
    "materials.shared-toons",
    "Use MMD's shared toons",
    "Makes materials use the shared toon of MMD if their toon file is named toon01 to toon10.",
    tables=("materials",),
    scope=Scope.OR_ALL,
)
def use_shared_toons(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Have materials use MMD's own toon where the file of theirs is called like it."""
    materials = edit.model.materials
    chosen = set(context.of("materials").tolist() or range(len(materials)))
    toons = {row: toon for row, toon in toons_like_shared(edit.model).items() if row in chosen}
    rows = list(toons)
    edit.set(materials, rows, Material.toon_kind, ToonKind.SHARED)
    edit.set(materials, rows, Material.shared_toon, list(toons.values()))
    return Result(
        TranslatableText("Materials that use a shared toon now: {:,}", len(rows)), {"materials": _array(rows)}
    )


def _array(rows: list[int]) -> IndexArray:
    return np.array(rows, np.intp)

"""Merges materials into others, that draw their faces then: chosen ones, and those that are alike."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import FloatArray, IndexArray
from editor.messages import TranslatableText
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import Field, Kind, fields_of, number, switch
from editor.model.materials import Material
from editor.model.mesh import Face
from editor.model.model import Model
from editor.model.morphs import MaterialOffset
from editor.model.soft_bodies import SoftBody
from editor.operations.operation import NEEDS_ROWS, NoParameters, OperationContext, Result, Scope, operation

OF_NO_ACCOUNT = ("name", "name_en", "memo")
_FIELDS = [field for field in fields_of(Material) if field.name not in OF_NO_ACCOUNT]
_MEASURED = [field for field in _FIELDS if field.kind in (Kind.NUMBER, Kind.COLOR)]
_TOLD_APART = [field for field in _FIELDS if field not in _MEASURED]


@operation(
    "materials.merge",
    "Merge materials",
    "Merges the selected materials into the first one, which gets all their faces.",
    tables=("materials",),
    needs=NEEDS_ROWS,
    previews=False,
    scope=Scope.ACTIVE,
)
def merge_materials(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Let the first of the materials draw the faces of the others, which go; soft bodies go along."""
    materials, rows = edit.model.materials, context.of("materials")
    if len(rows) < 2:
        raise ValueError(TranslatableText("two materials at least are needed to merge them"))
    first = int(rows[0])
    heirs = np.arange(len(materials))
    heirs[rows] = first
    faces = merge_into(edit, heirs)
    text = TranslatableText("Materials merged: {:,} into {}; faces: {:,}", len(rows), materials[first].name, faces)
    return Result(text, {"materials": range(first, first + 1)})


def merge_into(edit: Edit, heirs: IndexArray) -> int:
    """Merge each material into heirs[row], which is itself where it stays. Returns how many faces change hands.

    Soft bodies go along. Morphs do to all faces of an heir what they do to the heir.
    """
    model = edit.model
    gone = np.flatnonzero(heirs != np.arange(len(heirs)))
    owners = model.faces[Face.material]
    moved = np.flatnonzero(np.isin(owners, gone))
    edit.set(model.faces, moved, Face.material, heirs[owners[moved]])
    leaving = set(gone.tolist())
    bodies = [row for row, body in enumerate(model.soft_bodies) if body.material in leaving]
    edit.set(
        model.soft_bodies, bodies, SoftBody.material, [int(heirs[model.soft_bodies[row].material]) for row in bodies]
    )
    edit.remove(model.materials, gone)
    return len(moved)


@dataclass(frozen=True, slots=True)
class MergeIdentical:
    tolerance: float = number(
        "Tolerance", 0.0, minimum=0, help="How much colours, edge size and specular power may differ."
    )
    same_use: bool = switch(
        "Only with the same use",
        True,
        help="Keeps materials apart that morphs change in different ways, and those of soft bodies.",
    )


@operation(
    "materials.merge-identical",
    "Merge identical materials",
    "Merges materials that differ only in name and memo: those like the selected ones or, if none are selected,"
    " all. They are drawn in the place of the first one.",
    tables=("materials",),
    parameters=MergeIdentical,
    previews=False,
    scope=Scope.OR_ALL,
)
def merge_identical(edit: Edit, context: OperationContext, parameters: MergeIdentical) -> Result:
    """Merge materials that are alike but for name and memo into the first of each kind.

    Those that are like one of the chosen ones or, where none are chosen, all.
    """
    heirs = _first_alike(edit.model, parameters)
    chosen = context.of("materials")
    if len(chosen):
        heirs = np.where(np.isin(heirs, heirs[chosen]), heirs, np.arange(len(heirs)))
    gone = np.flatnonzero(heirs != np.arange(len(heirs)))
    kept = np.unique(heirs[gone])
    faces = merge_into(edit, heirs)
    text = TranslatableText("Materials merged: {:,} into {:,}; faces: {:,}", len(gone), len(kept), faces)
    return Result(text, {"materials": kept - np.searchsorted(gone, kept)} if len(kept) else {})


def _first_alike(model: Model, parameters: MergeIdentical) -> IndexArray:
    """(materials,): the first material that each one is like."""
    records = model.materials.records
    measures = np.array([_numbers_of(material) for material in records], np.float32) + np.float32(0)  # -0 is 0
    uses = _offset_keys(model) if parameters.same_use else {}
    kinds: dict[Hashable, list[int]] = {}
    for row, material in enumerate(records):
        exact = b"" if parameters.tolerance else measures[row].tobytes()
        key = (*(_value_that_counts(material, field) for field in _TOLD_APART), exact, *uses.get(row, ()))
        kinds.setdefault(key, []).append(row)
    heirs = np.arange(len(records))
    for rows in kinds.values():
        is_exact = not parameters.tolerance
        heirs[rows] = rows[0] if is_exact else _first_within(measures[rows], parameters.tolerance, np.array(rows))
    return heirs


def _first_within(measures: FloatArray, tolerance: float, rows: IndexArray) -> IndexArray:
    """(n,) of `rows` (n,): the first from which the measures (n, k) of each differ by no more than the tolerance."""
    heirs = rows.copy()
    left = np.arange(len(rows))
    while len(left):
        alike = (np.abs(measures[left] - measures[left[0]]) <= tolerance).all(axis=1)
        alike[0] = True  # though it should be NaN
        heirs[left[alike]] = rows[left[0]]
        left = left[~alike]
    return heirs


def _numbers_of(material: Material) -> list[float]:
    """All numbers and colours of a material, in one list."""
    values = (getattr(material, field.name) for field in _MEASURED)
    return [part for value in values for part in (value if isinstance(value, tuple) else (value,))]


def _value_that_counts(material: Material, field: Field) -> Hashable:
    """The value of a field; None where it means nothing for this material."""
    value: Hashable = getattr(material, field.name)
    return value if field.applies is None or field.applies(material) else None


def _offset_keys(model: Model) -> dict[int, list[Hashable]]:
    """Return the morph offsets of each material, and a mark that keeps one with a soft body apart from all others."""
    uses: dict[int, list[Hashable]] = {}
    for row, morph in enumerate(model.morphs):
        if morph.offsets.row_type is MaterialOffset:
            for material, values in zip(
                morph.offsets[MaterialOffset.material].tolist(), _offset_bytes(morph.offsets), strict=True
            ):
                uses.setdefault(material, []).append((row, values))
    for body in model.soft_bodies:
        uses.setdefault(body.material, []).append(body.material)
    return uses


def _offset_bytes(offsets: Columns) -> list[bytes]:
    """Return each material offset, without its material, as bytes."""
    fields = [field for field in fields_of(MaterialOffset) if field.name != "material"]
    parts = [offsets[field.name].reshape(len(offsets), field.size).astype(np.float32) for field in fields]
    return [row.tobytes() for row in np.hstack(parts)]

"""Edits of what morphs do: scaled, and rid of what does nothing or is broken."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, IndexArray
from editor.math3d.quaternions import powers, rotation_angles, unit
from editor.messages import TranslatableText
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import NONE, Field, Kind, fields_of, number, switch
from editor.model.morphs import (
    BoneOffset,
    ImpulseOffset,
    MaterialOffset,
    Morph,
    MorphKind,
    MorphOffset,
    OffsetMethod,
    UvOffset,
    VertexOffset,
)
from editor.model.records import FLOATS
from editor.operations.operation import NEEDS_ROWS, Operation, OperationContext, Result, Scope

MATERIAL_VALUES = [field for field in fields_of(MaterialOffset) if field.kind in FLOATS]  # multiplied, or added


def set_offsets(edit: Edit, rows: IndexArray, change: Callable[[Morph], Columns]) -> IndexArray:
    """Give morphs the offsets that `change` returns for each, all in one change; returns which got others."""
    morphs = edit.model.morphs
    pairs = ((row, change(morphs[row])) for row in rows.tolist())
    new = {row: offsets for row, offsets in pairs if offsets is not morphs[row].offsets}
    edit.set(morphs, list(new), "offsets", list(new.values()))
    return np.array(list(new), np.intp)


# -- what does nothing -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PruneMorphs:
    threshold: float = number(
        "Threshold",
        0.0001,
        minimum=0,
        help="Offsets of at most this, in model units, radians or values, are removed.",
    )
    empty: bool = switch("Also empty morphs", help="Also removes morphs that have no offsets left.")


def prune(edit: Edit, context: OperationContext, parameters: PruneMorphs) -> Result:
    """Remove offsets that do nothing, and such as are no numbers or are about nothing."""
    morphs, rows = edit.model.morphs, context.of("morphs")
    before = sum(len(morphs[row].offsets) for row in rows.tolist())
    set_offsets(edit, rows, lambda morph: _pruned(morph, parameters.threshold))
    after = sum(len(morphs[row].offsets) for row in rows.tolist())
    text = TranslatableText("Offsets removed: {:,}", before - after)
    if parameters.empty:
        gone = [row for row in rows.tolist() if not len(morphs[row].offsets)]
        edit.remove(morphs, gone)
        text = TranslatableText("{}; morphs removed: {:,}", text, len(gone))
        rows = np.setdiff1d(rows, gone)
        rows = rows - np.searchsorted(gone, rows)
    return Result(text, {"morphs": rows})


def _pruned(morph: Morph, threshold: float) -> Columns:
    whole = morph.offsets.take(~is_broken(morph.offsets))
    kept = whole.take(does_something(morph.kind, whole, threshold))
    return morph.offsets if len(kept) == len(morph.offsets) else kept


def is_broken(offsets: Columns) -> BoolArray:
    """(offsets,) which have what is no number, or are about nothing where that means nothing."""
    broken = np.zeros(len(offsets), np.bool_)
    for field in fields_of(offsets.row_type):
        if field.kind in FLOATS:
            broken |= ~np.isfinite(_values(offsets, field)).all(axis=1)
        elif field.kind is Kind.REFERENCE and not field.optional:
            broken |= offsets[field.name] == NONE
    return broken


def does_something(kind: MorphKind, offsets: Columns, threshold: float) -> BoolArray:
    """(offsets,) which do more than `threshold`.

    Entries of a flip have their places on its slider, and an impulse of zero stops its body (mmd-semantics §3).
    """
    row_type = offsets.row_type
    if row_type is VertexOffset:
        return _summed_lengths(offsets["vertex"], offsets["translation"]) > threshold
    if row_type is UvOffset:
        used = 2 if kind is MorphKind.UV else 4
        return _summed_lengths(offsets["vertex"], offsets["uv"][:, :used]) > threshold
    if row_type is BoneOffset:
        angles = rotation_angles(unit(offsets["rotation"].astype(np.float64)))
        return np.asarray((np.linalg.norm(offsets["translation"], axis=1) > threshold) | (angles > threshold))
    if row_type is MaterialOffset:
        return _changes_material(offsets, threshold)
    if kind is MorphKind.GROUP:
        return np.asarray(np.abs(offsets["weight"]) > threshold)
    return np.ones(len(offsets), np.bool_)


def _summed_lengths(vertices: IndexArray, values: AnyArray) -> AnyArray:
    """(offsets,) how far the vertex of each is moved by all of its offsets, which add up."""
    if (vertices[1:] > vertices[:-1]).all():  # as most are: each once
        return np.asarray(np.sqrt(np.einsum("ij,ij->i", values, values)))
    once, places = np.unique(vertices, return_inverse=True)
    sums = np.stack([np.bincount(places, part, len(once)) for part in values.T], axis=1)
    return np.asarray(np.linalg.norm(sums, axis=1)[places])


def _changes_material(offsets: Columns, threshold: float) -> BoolArray:
    neutral = np.where(offsets["operation"] == OffsetMethod.MULTIPLY, 1, 0)[:, None]
    values = np.hstack([_values(offsets, field) for field in MATERIAL_VALUES])
    return np.asarray((np.abs(values - neutral) > threshold).any(axis=1))


def _values(offsets: Columns, field: Field) -> AnyArray:
    """(offsets, field.size) a column, even of a single number."""
    return offsets[field.name].reshape(len(offsets), field.size)


# -- more or less of it ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ScaleMorphs:
    factor: float = number(
        "Factor", 1.0, help="All offsets are multiplied by this: 2 doubles the effect, -1 reverses it."
    )


def scale_morphs(edit: Edit, context: OperationContext, parameters: ScaleMorphs) -> Result:
    """Let morphs do so much more of what they do."""
    rows = context.of("morphs")
    changed = set_offsets(edit, rows, lambda morph: scaled_offsets(morph.offsets, parameters.factor))
    return Result(TranslatableText("Morphs scaled: {:,} (× {:g})", len(changed), parameters.factor), {"morphs": rows})


def scaled_offsets(offsets: Columns, factor: float) -> Columns:
    """Offsets that do so much more. Of impulses none are left by 0, for zero would stop their bodies."""
    if not len(offsets) or factor == 1:
        return offsets
    row_type, times = offsets.row_type, np.float32(factor)
    if row_type is BoneOffset:
        rotation = powers(unit(offsets["rotation"].astype(np.float64)), factor)
        return offsets.replace(translation=offsets["translation"] * times, rotation=rotation)
    if row_type is MaterialOffset:
        neutral = (offsets["operation"] == OffsetMethod.MULTIPLY).astype(np.float32)[:, None]
        values = {field.name: _values(offsets, field) for field in MATERIAL_VALUES}
        return offsets.replace(**{name: neutral + (each - neutral) * times for name, each in values.items()})
    if row_type is ImpulseOffset and factor == 0:
        return offsets.take(slice(0, 0))
    return offsets.replace(**{name: offsets[name] * times for name in SCALED[row_type]})


SCALED: dict[type, tuple[str, ...]] = {
    VertexOffset: ("translation",),
    UvOffset: ("uv",),
    MorphOffset: ("weight",),
    ImpulseOffset: ("velocity", "torque"),
}

OPERATIONS = (
    Operation(
        "morphs.prune",
        "Remove offsets without effect",
        prune,
        ("morphs",),
        "Removes offsets with no or almost no effect, and those that refer to nothing or have invalid numbers (NaN).",
        PruneMorphs,
        NEEDS_ROWS,
        on_worker=True,
        scope=Scope.OR_ALL,
    ),
    Operation(
        "morphs.scale",
        "Scale morphs",
        scale_morphs,
        ("morphs",),
        "Multiplies what morphs do: offsets, angles, colours, weights of groups.",
        ScaleMorphs,
        NEEDS_ROWS,
    ),
)

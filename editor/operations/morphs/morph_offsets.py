"""Edits of what morphs do: scaled, and rid of what does nothing or is broken."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import BoolArray
from editor.math3d.rotations import powers, unit_quaternions
from editor.messages import TranslatableText
from editor.model.columns import FLOATS, Columns
from editor.model.edit import Edit
from editor.model.fields import NONE, Kind, fields_of, number, switch
from editor.model.morphs import (
    BoneOffset,
    ImpulseOffset,
    MaterialOffset,
    Morph,
    MorphOffset,
    OffsetMethod,
    UvOffset,
    VertexOffset,
)
from editor.operations.mesh.offset_copies import set_offsets
from editor.operations.operation import NEEDS_ROWS, OperationContext, Result, Scope, operation
from editor.operations.queries.faults import LEAST, MATERIAL_VALUES, does_something, material_values

# -- what does nothing -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PruneMorphs:
    threshold: float = number(
        "Threshold",
        LEAST,
        minimum=0,
        help="Offsets of at most this, in model units, radians or values, are removed.",
    )
    empty: bool = switch("Also empty morphs", help="Also removes morphs that have no offsets left.")


@operation(
    "morphs.prune",
    "Remove offsets without effect",
    "Removes offsets with no or almost no effect, and those that refer to nothing or have invalid numbers (NaN).",
    tables=("morphs",),
    parameters=PruneMorphs,
    needs=NEEDS_ROWS,
    on_worker=True,
    scope=Scope.OR_ALL,
)
def prune_offsets(edit: Edit, context: OperationContext, parameters: PruneMorphs) -> Result:
    """Remove offsets that do nothing, and such as are no numbers or are about nothing."""
    morphs, rows = edit.model.morphs, context.of("morphs")
    before = sum(len(morphs[row].offsets) for row in rows.tolist())
    set_offsets(edit, rows, lambda morph: _pruned_offsets(morph, parameters.threshold))
    after = sum(len(morphs[row].offsets) for row in rows.tolist())
    text = TranslatableText("Offsets removed: {:,}", before - after)
    if parameters.empty:
        gone = [row for row in rows.tolist() if not len(morphs[row].offsets)]
        edit.remove(morphs, gone)
        text = TranslatableText("{}; morphs removed: {:,}", text, len(gone))
        rows = np.setdiff1d(rows, gone)
        rows = rows - np.searchsorted(gone, rows)
    return Result(text, {"morphs": rows})


def _pruned_offsets(morph: Morph, threshold: float) -> Columns:
    whole = morph.offsets.take(~is_broken(morph.offsets))
    kept = whole.take(does_something(morph.kind, whole, threshold))
    return morph.offsets if len(kept) == len(morph.offsets) else kept


def is_broken(offsets: Columns) -> BoolArray:
    """(offsets,) which have what is no number, or are about nothing where that means nothing."""
    broken = np.zeros(len(offsets), np.bool_)
    for field in fields_of(offsets.row_type):
        if field.kind in FLOATS:
            broken |= ~np.isfinite(material_values(offsets, field)).all(axis=1)
        elif field.kind is Kind.REFERENCE and not field.optional:
            broken |= offsets[field.name] == NONE
    return broken


# -- more or less of it ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ScaleMorphs:
    factor: float = number(
        "Factor", 1.0, help="All offsets are multiplied by this: 2 doubles the effect, -1 reverses it."
    )


@operation(
    "morphs.scale",
    "Scale morphs",
    "Multiplies what morphs do: offsets, angles, colours, weights of groups.",
    tables=("morphs",),
    parameters=ScaleMorphs,
    needs=NEEDS_ROWS,
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
        rotation = powers(unit_quaternions(offsets[BoneOffset.rotation].astype(np.float64)), factor)
        return offsets.replace(translation=offsets[BoneOffset.translation] * times, rotation=rotation)
    if row_type is MaterialOffset:
        neutral = (offsets[MaterialOffset.operation] == OffsetMethod.MULTIPLY).astype(np.float32)[:, None]
        values = {field.name: material_values(offsets, field) for field in MATERIAL_VALUES}
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

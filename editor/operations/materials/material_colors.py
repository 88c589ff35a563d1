"""Sets the colours of materials: ambient by diffuse, and all within the range that MMD draws."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import number
from editor.operations.operation import NEEDS_ROWS, NoParameters, OperationContext, Result, Scope, operation
from editor.operations.queries.faults import COLORS


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
    diffuse = np.array(materials.rows(rows)["diffuse"], np.float32)[:, :3]
    edit.set(materials, rows, "ambient", [tuple(color) for color in (diffuse * parameters.factor).tolist()])
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

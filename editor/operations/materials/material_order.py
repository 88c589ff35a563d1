"""Brings transparent materials to where they are seen through: behind all others."""

from __future__ import annotations

import numpy as np

from editor.math3d.arrays import UInt8Array
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.operations.operation import NoParameters, OperationContext, Report, Result, Scope, operation
from editor.operations.queries.transparency import texture_alphas, transparent_materials


def alphas_of(context: OperationContext, parameters: NoParameters, report: Report) -> dict[int, UInt8Array]:
    """Read the textures."""
    return texture_alphas(context.model, context.folder, report)


@operation(
    "materials.order-transparent",
    "Transparent materials last",
    "Moves transparent materials after all others, because what is drawn later is not seen through them."
    " Transparent are those with an alpha below 1 or a texture that is translucent where they use it; one of alpha"
    " 0 counts as the morphs show it. It works on all materials.",
    tables=("materials",),
    prepare=alphas_of,
    previews=False,
    scope=Scope.ALL,
)
def order_transparent(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Move transparent materials behind all others; among themselves both keep their order."""
    materials = edit.model.materials
    transparent = transparent_materials(edit.model, context.prepared)
    order = np.argsort(transparent, kind="stable")
    is_moved = (order != np.arange(len(order))) & transparent[order]
    edit.reorder(materials, order)
    text = TranslatableText(
        "Transparent materials: {:,}; moved: {:,}", int(np.count_nonzero(transparent)), int(np.count_nonzero(is_moved))
    )
    return Result(text, {"materials": np.flatnonzero(is_moved)} if is_moved.any() else {})

"""Edits of rows of materials: duplicated and deleted with all that they draw, transparent ones behind all others."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import UInt8Array
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import NONE, switch
from editor.model.mesh import Face
from editor.operations.mesh.offset_copies import copy_material_offsets, copy_vertex_offsets
from editor.operations.names.naming import give_fresh_names
from editor.operations.operation import NEEDS_ROWS, NoParameters, OperationContext, Report, Result, Scope, operation
from editor.operations.queries.related import faces_of, own_vertices, used_vertices
from editor.operations.queries.transparency import texture_alphas, transparent_materials


@operation(
    "materials.delete-part",
    "Delete with faces and vertices",
    "Removes materials with their faces, and the vertices that nothing else uses.",
    tables=("materials",),
    needs=NEEDS_ROWS,
    on_worker=True,
    previews=False,
    scope=Scope.ACTIVE,
)
def delete_part(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Remove materials with their faces, and the vertices that only those had."""
    model, rows = edit.model, context.of("materials")
    faces = faces_of(model, rows)
    own = own_vertices(model, faces)
    edit.remove(model.faces, faces)
    edit.remove(model.vertices, np.flatnonzero(own))
    edit.remove(model.materials, rows)
    text = TranslatableText(
        "Materials deleted: {:,}; faces: {:,}, vertices: {:,}", len(rows), len(faces), int(np.count_nonzero(own))
    )
    return Result(text)


@dataclass(frozen=True, slots=True)
class DuplicatePart:
    morphs: bool = switch("Morphs", True, help="Morphs change the copies as they change the originals.")


@operation(
    "materials.duplicate-part",
    "Duplicate with faces and vertices",
    "Copies materials with their faces, vertices and weights.",
    tables=("materials",),
    parameters=DuplicatePart,
    needs=NEEDS_ROWS,
    on_worker=True,
    previews=False,
)
def duplicate_part(edit: Edit, context: OperationContext, parameters: DuplicatePart) -> Result:
    """Insert copies of materials behind the last one, with copies of their faces, vertices and weights."""
    model, rows = edit.model, context.of("materials")
    faces = faces_of(model, rows)
    used = np.flatnonzero(used_vertices(model, model.faces[Face.vertices][faces]))
    first_vertex, first_material = len(model.vertices), len(model.materials)
    new_vertex = np.full(len(model.vertices) + 1, NONE)
    new_vertex[used] = np.arange(first_vertex, first_vertex + len(used))
    new_material = np.full(len(model.materials), NONE)
    new_material[rows] = np.arange(first_material, first_material + len(rows))
    edit.insert(model.vertices, first_vertex, model.vertices.rows(used))
    edit.insert(model.materials, first_material, [model.materials[row] for row in rows.tolist()])
    give_fresh_names(edit, model.materials, range(first_material, first_material + len(rows)))
    copies = model.faces.rows(faces)
    corners, owners = new_vertex[copies[Face.vertices]], new_material[copies[Face.material]]
    edit.insert(model.faces, len(model.faces), copies.replace(vertices=corners, material=owners))
    if parameters.morphs:
        copy_vertex_offsets(edit, used, new_vertex[used])
        copy_material_offsets(edit, rows, new_material[rows])
    text = TranslatableText("Materials duplicated: {:,}; faces: {:,}, vertices: {:,}", len(rows), len(faces), len(used))
    return Result(text, {"materials": range(first_material, first_material + len(rows))})


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

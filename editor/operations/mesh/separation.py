"""Separates faces from those beside them: with vertices, or a material, of their own, alike in all they do."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import IndexArray, Int32Array
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import NONE, switch
from editor.model.materials import Material
from editor.model.mesh import Face
from editor.model.model import Model
from editor.operations.materials.material_splitting import insert_behind, soft_bodies_cut
from editor.operations.mesh.offset_copies import copy_vertex_offsets, copy_vertex_ties
from editor.operations.names.naming import give_fresh_names
from editor.operations.operation import NEEDS_ROWS, NO_ROWS, NoParameters, OperationContext, Result, operation
from editor.operations.queries.related import used_vertices


@operation(
    "vertices.separate",
    "Separate faces",
    "Separates the selected faces from the others: duplicates the vertices that they share, with weights, morph"
    " offsets, anchors and pins.",
    tables=("faces",),
    needs=NEEDS_ROWS,
    on_worker=True,
    previews=False,
)
def separate_faces(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Give faces vertices of their own where others have them, too."""
    rows = context.of("faces")
    shared, new = separate_vertices(edit, rows)
    copy_vertex_ties(edit, shared, new)
    text = TranslatableText("Faces separated: {:,}; vertices duplicated: {:,}", len(rows), len(new))
    return Result(text, {"vertices": new} if len(new) else {})


def separate_vertices(edit: Edit, faces: IndexArray) -> tuple[IndexArray, IndexArray]:
    """Duplicate the vertices that faces share with others, with weights and morph offsets; the faces get the copies.

    Returns the vertices that were shared, and their copies.
    """
    model = edit.model
    corners = model.faces[Face.vertices][faces]
    shared = np.flatnonzero(used_vertices(model, corners) & used_vertices(model, _corners_of_other_faces(model, faces)))
    new = len(model.vertices) + np.arange(len(shared))
    copies = np.append(np.arange(len(model.vertices)), NONE)
    copies[shared] = new
    edit.insert(model.vertices, len(model.vertices), model.vertices.rows(shared))
    edit.set(model.faces, faces, Face.vertices, copies[corners])
    copy_vertex_offsets(edit, shared, new)
    return shared, new


def _corners_of_other_faces(model: Model, faces: IndexArray) -> Int32Array:
    is_other = np.ones(len(model.faces), np.bool_)
    is_other[faces] = False
    others: Int32Array = model.faces[Face.vertices][is_other]
    return others


@dataclass(frozen=True, slots=True)
class FacesToMaterial:
    separate: bool = switch(
        "Separate vertices", False, help="Duplicates the vertices shared with other faces, with weights and morphs."
    )


@operation(
    "faces.to-material",
    "Faces to a new material",
    "Moves the selected faces to a new material, which is a copy of that of the first face and stands right after it.",
    tables=("faces",),
    parameters=FacesToMaterial,
    needs=NEEDS_ROWS,
    on_worker=True,
    previews=False,
)
def faces_to_material(edit: Edit, context: OperationContext, parameters: FacesToMaterial) -> Result:
    """Let faces be drawn by a new material, like that of the first of them and right behind it."""
    model, rows = edit.model, context.of("faces")
    owners = model.faces[Face.material]
    original = int(owners[rows[0]])
    if original != NONE and np.array_equal(rows, np.flatnonzero(owners == original)):
        raise ValueError(TranslatableText("{} has these faces and no others already", model.materials[original].name))
    copies = separate_vertices(edit, rows)[1] if parameters.separate else NO_ROWS
    if original == NONE:
        new = len(model.materials)
        edit.insert(model.materials, new, [Material("材質", "material")])
        give_fresh_names(edit, model.materials, [new])
    else:
        new = int(insert_behind(edit, np.array([original]))[0])
    edit.set(model.faces, rows, Face.material, new)
    text = TranslatableText(
        "Faces moved to a new material: {:,} ({}); vertices duplicated: {:,}",
        len(rows),
        model.materials[new].name,
        len(copies),
    )
    return Result(text, {"materials": range(new, new + 1)}, soft_bodies_cut(edit, np.array([new])))

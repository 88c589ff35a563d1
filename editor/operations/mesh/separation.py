"""Separates faces from those beside them: vertices that both have become two, alike in all they do."""

from __future__ import annotations

import numpy as np

from editor.math3d.arrays import IndexArray, Int32Array
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.model import Model
from editor.operations.mesh.offset_copies import copy_vertex_offsets, copy_vertex_ties
from editor.operations.operation import NEEDS_ROWS, NoParameters, OperationContext, Result, operation
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
def separate(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
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
    corners = model.faces["vertices"][faces]
    shared = np.flatnonzero(used_vertices(model, corners) & used_vertices(model, _others(model, faces)))
    new = len(model.vertices) + np.arange(len(shared))
    copies = np.append(np.arange(len(model.vertices)), NONE)
    copies[shared] = new
    edit.insert(model.vertices, len(model.vertices), model.vertices.rows(shared))
    edit.set(model.faces, faces, "vertices", copies[corners])
    copy_vertex_offsets(edit, shared, new)
    return shared, new


def _others(model: Model, faces: IndexArray) -> Int32Array:
    is_other = np.ones(len(model.faces), np.bool_)
    is_other[faces] = False
    others: Int32Array = model.faces["vertices"][is_other]
    return others

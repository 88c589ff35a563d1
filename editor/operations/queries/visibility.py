"""Finds the faces that go with rows of other tables, for hiding and showing them.

Reads the model and answers with masks, (faces,); changes nothing.
"""

from __future__ import annotations

import numpy as np

from editor.math3d.arrays import BoolArray, IndexArray, are_among, bounds_of
from editor.model.mesh import Face, Vertex
from editor.model.model import Model
from editor.model.morphs import MorphKind, MorphOffset, VertexOffset
from editor.operations.queries.related import influence_weights


def faces_with(model: Model, table: str, rows: BoolArray, *, whole: bool = False) -> BoolArray:
    """The faces of some rows of `vertices`, `materials` or `faces` itself.

    Of vertices: those that have one of them; `whole`: those that they make up or, where they make up none, as before.
    """
    if table == "faces":
        return rows
    if table == "materials":
        return are_among(rows, model.faces[Face.material])
    inner = _faces_at(model, rows, whole=True) if whole else None
    return inner if inner is not None and inner.any() else _faces_at(model, rows, whole=False)


def faces_of_bones(model: Model, bones: BoolArray, *, least: float = 0.0, whole: bool = False) -> BoolArray:
    """The faces that bones move: one corner at least by a weight of `least` or more in all; `whole`: all corners."""
    weights = np.where(are_among(bones, model.vertices[Vertex.bones]), influence_weights(model), 0).sum(axis=1)
    return _faces_at(model, (weights >= least) & (weights > 0), whole=whole)


def faces_of_morphs(model: Model, morphs: BoolArray, *, whole: bool = False) -> BoolArray:
    """The faces of which vertex morphs, on their own or in groups, move one corner; `whole`: all corners."""
    return _faces_at(model, moved_vertices(model, morphs), whole=whole)


def moved_vertices(model: Model, morphs: BoolArray) -> BoolArray:
    """(vertices,) whether vertex morphs, on their own or in groups, move each vertex."""
    found = np.zeros(len(model.vertices), np.bool_)
    for row in np.flatnonzero(_with_members(model, morphs)).tolist():
        morph = model.morphs[row]
        if morph.kind == MorphKind.VERTEX:
            found[morph.offsets[VertexOffset.vertex][morph.offsets[VertexOffset.translation].any(axis=1)]] = True
    return found


def _with_members(model: Model, morphs: BoolArray) -> BoolArray:
    """The morphs, and those that the groups among them have, groups within groups included."""
    found = np.zeros(len(morphs), np.bool_)
    due = np.flatnonzero(morphs).tolist()
    while due:
        row = due.pop()
        if not found[row]:
            found[row] = True
            morph = model.morphs[row]
            due += morph.offsets[MorphOffset.morph].tolist() if morph.kind == MorphKind.GROUP else []
    return found


def _faces_at(model: Model, vertices: BoolArray, *, whole: bool) -> BoolArray:
    """The faces that have one of some vertices; `whole`: that have nothing else."""
    first, second, third = (are_among(vertices, corners) for corners in model.faces[Face.vertices].T)
    return first & second & third if whole else first | second | third


def counts_by_material(model: Model, faces: BoolArray | None) -> tuple[IndexArray, IndexArray]:
    """(materials,) how many of its faces are among some, None: none, and how many each has."""
    starts = model.face_starts()
    total = np.diff(starts)
    if faces is None:
        return np.zeros_like(total), total
    among = bounds_of(faces)
    return np.diff(among[starts]), total

"""Finds the rows of one table that go with rows of another: the vertices of a bone, the faces that a morph moves.

Reads the model by what its fields declare to refer to; changes nothing.
"""

from __future__ import annotations

from functools import reduce
from itertools import pairwise

import numpy as np

from editor.math3d.arrays import (
    AnyArray,
    BoolArray,
    Float32Array,
    IndexArray,
    IntegerArray,
    are_among,
    bounds_of,
    mask_of,
)
from editor.model.fields import NONE
from editor.model.mesh import Face, Vertex, effective_weights
from editor.model.model import Model
from editor.model.morphs import MorphKind, MorphOffset, VertexOffset
from editor.model.references import references, referring
from editor.model.soft_bodies import Anchor, Pin
from editor.model.tables import Table

# From the picture to what shakes it: between any two of these a way leads over those in between.
CHAIN = ("textures", "materials", "faces", "vertices", "bones", "rigid_bodies", "joints")

# From which tables the selected rows lead an operation to rows of a table that it works on.
LEADING = {
    "vertices": ("faces", "materials", "bones"),
    "faces": ("vertices", "materials"),
    "materials": ("faces", "textures"),
    "textures": ("materials",),
    "bones": ("rigid_bodies",),
    "rigid_bodies": ("bones", "joints"),
    "joints": ("rigid_bodies",),
    "soft_bodies": ("materials",),
}


def targets(model: Model, source: str) -> list[str]:
    """The tables in which something can be related to rows of `source`, in PMX order."""
    return [name for name in model.tables if name != source and _route(model, source, name)]


def related(model: Model, source: str, rows: BoolArray, target: str, least: float = 0.0) -> BoolArray:
    """The rows of the table `target` that go with `rows`, a mask of the table `source`.

    A bone goes with the vertices that it moves by a weight of `least` or more. Vertices go with the faces that they
    make up or, where they make up none, with those around them. ValueError where nothing is ever related.
    """
    route = _route(model, source, target)
    if not route:
        raise ValueError(f"{source} and {target} have nothing to do with each other")
    for here, there in pairwise(route):
        vertices, rows = rows, _step(model, here, rows, there, least)
    if route[-2:] == ("vertices", "faces"):
        inner = ~_have_any(~vertices, model.faces[Face.vertices])
        return inner if inner.any() else rows
    return rows


def referred_rows(table: Table, rows: BoolArray, target: Table) -> BoolArray:
    """The rows of `target` that the given rows of `table` refer to, with fields that apply to them."""
    found = references(table.whole, target.name, applying=True)
    return mask_of(len(target), *(some.numbers[rows[some.owners]] for some in found))


def influence_weights(model: Model) -> Float32Array:
    """(vertices, 4) how much each bone of a vertex moves it (PMX 2.0: ウェイト), whatever its kind leaves unused."""
    return effective_weights(model.vertices[Vertex.deform], model.vertices[Vertex.weights])


def is_weighted(model: Model, least: float = 0.0) -> BoolArray:
    """(vertices, 4) whether each bone of a vertex is there, and moves it by a weight of `least` or more."""
    weights = influence_weights(model)
    return np.asarray((model.vertices[Vertex.bones] != NONE) & (weights >= least) & (weights != 0))


def _route(model: Model, source: str, target: str) -> tuple[str, ...]:
    """The tables from one to the other; none where no way leads."""
    if source in CHAIN and target in CHAIN:
        start, end = CHAIN.index(source), CHAIN.index(target)
        return CHAIN[start : end + 1] if start <= end else CHAIN[end : start + 1][::-1]
    types = model.tables[source].row_type, model.tables[target].row_type
    return (source, target) if referring(types[0], target) or referring(types[1], source) else ()


def _step(model: Model, source: str, rows: BoolArray, target: str, least: float) -> BoolArray:
    if (source, target) == ("vertices", "bones"):
        numbers = model.vertices[Vertex.bones][rows[:, None] & is_weighted(model, least)]
        return mask_of(len(model.bones), numbers)
    if (source, target) == ("bones", "vertices"):
        return _any(are_among(rows, model.vertices[Vertex.bones]) & is_weighted(model, least))
    tables = model.tables
    return referred_rows(tables[source], rows, tables[target]) | _referring_rows(tables[target], source, rows)


def _referring_rows(table: Table, target: str, wanted: BoolArray) -> BoolArray:
    """The rows of `table` that refer to one of the wanted rows of the table `target`."""
    found = np.zeros(len(table), np.bool_)
    for some in references(table.whole, target, applying=True):
        found[some.owners[_have_any(wanted, some.numbers)]] = True
    return found


def _have_any(wanted: BoolArray, numbers: IntegerArray) -> BoolArray:
    """Return whether each row of numbers has a wanted one among them."""
    return _any(are_among(wanted, numbers))


def _any(rows: BoolArray) -> BoolArray:
    """Return whether each row has anything true; ten times as fast as any(axis=1), as the rows are short."""
    return np.asarray(reduce(np.logical_or, rows.T))


def used_vertices(model: Model, corners: AnyArray) -> BoolArray:
    """(vertices,): which are among the corners."""
    return mask_of(len(model.vertices), corners)


def faces_of(model: Model, materials: IndexArray) -> IndexArray:
    """The rows of the faces that materials draw, ascending."""
    return np.flatnonzero(np.isin(model.faces[Face.material], materials))


def own_vertices(model: Model, faces: IndexArray) -> BoolArray:
    """(vertices,): which have corners of these faces, and of no others."""
    vertices = model.faces[Face.vertices]
    return used_vertices(model, vertices[faces]) & ~used_vertices(model, np.delete(vertices, faces, axis=0))


def unused_vertices(model: Model) -> BoolArray:
    """(vertices,): which no face and no soft body has."""
    used = used_vertices(model, model.faces[Face.vertices])
    for body in model.soft_bodies:
        used |= used_vertices(model, body.anchors[Anchor.vertex]) | used_vertices(model, body.pins[Pin.vertex])
    return ~used


def heir_field(table: Table) -> str | None:
    """The field that tells the heir of each deleted row of a table, if there is one."""
    has_parent = any(field.name == "parent" and field.target == table.name for field in table.fields)
    return "parent" if has_parent else None


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

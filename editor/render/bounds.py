"""The box around what is selected, for a camera to frame. No OpenGL."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from editor.math3d.arrays import Float32Array, Float64Array, IndexArray, IntegerArray
from editor.model.model import Model
from editor.model.tables import RecordTable

Rows = Sequence[int] | IntegerArray
Box = tuple[Float64Array, Float64Array]
PLACED = ("bones", "rigid_bodies", "joints")


def bounds(model: Model, table: str = "vertices", rows: Rows | None = None) -> Box | None:
    """The lowest and highest corner, (3,) each, around rows of a table (None: all); None when nothing is there.

    Tables: vertices, faces, materials, bones, rigid_bodies, joints; others have no place.
    """
    points = points_of(model, table, rows)
    points = points[np.isfinite(points).all(axis=1)]
    if not len(points):
        return None
    return points.min(axis=0).astype(np.float64), points.max(axis=0).astype(np.float64)


def points_of(model: Model, table: str, rows: Rows | None) -> Float32Array:
    """(n, 3) the points of rows of a table; rows that are not there count for nothing."""
    records = model.tables[table]
    if table in PLACED and isinstance(records, RecordTable):
        chosen = range(len(records)) if rows is None else present(rows, len(records))
        return np.array([records[int(row)].position for row in chosen], np.float32).reshape(-1, 3)
    corners = corners_of(model, table, rows)
    positions = model.vertices["position"]
    return positions if corners is None else positions[corners]


def present(rows: Rows, length: int) -> IndexArray:
    """Those of `rows` that are rows of a table of that length."""
    numbers = np.asarray(rows, np.intp)
    return numbers[(numbers >= 0) & (numbers < length)]


def corners_of(model: Model, table: str, rows: Rows | None) -> IndexArray | None:
    """The vertices of rows of vertices, faces or materials, those of faces one by one; None for all there are."""
    if table == "vertices":
        return None if rows is None else present(rows, len(model.vertices))
    if table not in ("faces", "materials"):
        return np.empty(0, np.intp)
    faces = present(rows, len(model.tables[table])) if rows is not None else np.arange(len(model.tables[table]))
    if table == "materials":
        faces = np.flatnonzero(np.isin(model.faces["material"], faces))
    return present(model.faces["vertices"][faces].reshape(-1), len(model.vertices))

"""Finds the rows on the other side of the plane x = 0: vertices and faces by position, all else by name.

Reads the model and answers with masks, (rows of the table,); changes nothing.
"""

from __future__ import annotations

from itertools import product

import numpy as np

from editor.math3d.arrays import BoolArray, FloatArray, IndexArray, Int64Array
from editor.math3d.rotations import mirrored_offsets
from editor.model.fields import NONE
from editor.model.mesh import Vertex
from editor.model.model import Model
from editor.model.names import SidePairs
from editor.model.tables import RecordTable
from editor.operations.queries.topology import MeshTopology, mesh_of

SIDED = ("vertices", "faces", "materials", "bones", "morphs", "rigid_bodies", "joints", "soft_bodies")
NEAR = 0.005  # model units, 0.4 mm: what modellers take for symmetric is hardly ever so to the last bit
STRIDES = np.array([1 << 42, 1 << 21, 1])


def other_side(
    model: Model, table: str, rows: BoolArray, mesh: MeshTopology | None = None, tolerance: float = NEAR
) -> BoolArray:
    """Return a mask of the counterparts of `rows`, of a table of SIDED. `mesh`: that of the model, where it is known.

    Vertices are taken to be symmetric up to `tolerance`. Faces are on the other side if all their corners are, for the
    two sides may be cut into triangles differently. What stands in the middle is on its own other side, and so is what
    has a name without a side; what is there on one side alone has none. ValueError for another table.
    """
    if table == "vertices":
        mesh = mesh or mesh_of(model)
        return _positions_across(model, mesh, mesh.at(rows), tolerance)[mesh.position_number]
    if table == "faces":
        network = (mesh := mesh or mesh_of(model)).network
        return network.within(_positions_across(model, mesh, network.members(rows), tolerance))
    found = np.zeros(len(rows), np.bool_)
    records = model.tables[table]
    if table not in SIDED or not isinstance(records, RecordTable):
        raise ValueError(f"{table} have no sides")
    across = SidePairs.of(records).across[rows]
    found[across[across != NONE]] = True
    return found


def _positions_across(model: Model, mesh: MeshTopology, wanted: BoolArray, tolerance: float) -> BoolArray:
    """The positions on the other side of those that are wanted."""
    points = np.empty((len(wanted), 3), np.float32)
    points[mesh.position_number] = model.vertices[Vertex.position]
    found = nearest_indices(points, mirrored_offsets(points[wanted]), tolerance)
    there = np.zeros(len(wanted), np.bool_)
    there[found[found >= 0]] = True
    return there


def nearest_indices(points: FloatArray, queries: FloatArray, tolerance: float) -> IndexArray:
    """(q,) for each of `queries` (q, 3) the nearest of `points` (p, 3); -1 where none is within `tolerance`.

    The points are sorted into cells twice as wide as the tolerance, so that what is near a query lies in one of the
    eight cells that meet around it. In its own cell many a query finds a point that is exactly there.
    """
    cells = _cells(points, tolerance)
    order = np.argsort(cells)
    cells = cells[order]
    best, distance = np.full(len(queries), -1), np.full(len(queries), np.inf)
    for step in ((0.0, 0.0, 0.0), *product((-tolerance, tolerance), repeat=3)):
        asking = np.flatnonzero(distance > 0)
        keys = _cells(queries[asking] + np.array(step), tolerance)
        index, end = np.searchsorted(cells, keys), np.searchsorted(cells, keys, "right")
        while len(asking := asking[index < end]):
            index, end = index[index < end], end[index < end]
            candidates = order[index]
            apart = np.linalg.norm(points[candidates] - queries[asking], axis=1)
            nearer = (apart <= tolerance) & (apart < distance[asking])
            best[asking[nearer]], distance[asking[nearer]] = candidates[nearer], apart[nearer]
            index = index + 1
    return best


def _cells(points: FloatArray, tolerance: float) -> Int64Array:
    """(n,) a number for the cell that each point lies in; cells that are far apart may have the same."""
    with np.errstate(invalid="ignore"):  # what is no number lies anywhere
        cells = np.floor(np.asarray(points, np.float64) / (2 * tolerance)).astype(np.int64)
    return np.asarray((cells * STRIDES).sum(axis=1))

"""Tells into which pieces the faces of materials fall: connected parts of the mesh, islands of the UV map."""

from __future__ import annotations

import numpy as np

from editor.math3d.arrays import AnyArray, Float32Array, IndexArray, Int32Array
from editor.model.fields import NONE
from editor.model.model import Model
from editor.operations.queries.topology import Network, position_numbers


def connected_pieces(model: Model, faces: IndexArray) -> IndexArray:
    """(faces,): the piece of each face; pieces are of one material, and hang together at places, seams or not.

    Numbered by their first faces. A face without any corner is a piece of its own.
    """
    return _pieces(model, faces, position_numbers(model.vertices["position"]))


def uv_islands(model: Model, faces: IndexArray) -> IndexArray:
    """(faces,): as `connected_pieces`, cut where the UV map is: a seam has several UVs at one place."""
    places = position_numbers(model.vertices["position"]).astype(np.int64)
    uvs = position_numbers(_with_zero(model.vertices["uv"]))
    return _pieces(model, faces, np.unique(places * len(places) + uvs, return_inverse=True)[1].astype(np.int32))


def _with_zero(uvs: Float32Array) -> Float32Array:
    return np.column_stack((uvs, np.zeros(len(uvs), np.float32)))


def _pieces(model: Model, faces: IndexArray, places: Int32Array) -> IndexArray:
    """The pieces of faces that hang together at places of vertices, (vertices,) numbers from 0 up."""
    corners = np.append(places, np.int32(NONE))[model.faces["vertices"][faces]]
    count = int(places.max(initial=-1)) + 1
    corners, count = _apart(corners, model.faces["material"][faces], count)
    network = Network(count, corners)
    part = np.append(network.parts, np.int32(NONE))
    pieces = np.maximum.reduce([part[slot] for slot in network.groups.T])  # faster than along the corners
    alone = np.flatnonzero(pieces == NONE)
    pieces[alone] = count + np.arange(len(alone))
    return numbered_by_first(pieces, count + len(alone))


def _apart(corners: Int32Array, owners: Int32Array, count: int) -> tuple[Int32Array, int]:
    """The corners (faces, 3) with places of their own for each material where several meet; how many places there are.

    Only those places are sorted: as a rule few.
    """
    owner = np.full(count + 1, NONE, np.int32)  # of each place; the last is no place
    for slot in corners.T:
        owner[slot] = owners
    meets = np.zeros(count + 1, np.bool_)
    for slot in corners.T:
        meets[slot[owner[slot] != owners]] = True
    meets[NONE] = False
    where = np.flatnonzero(meets[corners])
    if not len(where):
        return corners, count
    pairs = corners.reshape(-1)[where].astype(np.int64) * (int(owners.max()) + 1) + owners[where // 3]
    known, inverse = np.unique(pairs, return_inverse=True)
    apart = corners.copy()
    apart.reshape(-1)[where] = count + inverse
    return apart, count + len(known)


def numbered_by_first(labels: AnyArray, count: int) -> IndexArray:
    """The labels (n,), from 0 to `count` - 1, numbered from 0 up in the order in which they first appear."""
    rows = np.arange(len(labels))
    first = np.zeros(count, np.intp)
    first[labels[::-1]] = rows[::-1]  # of those written to one place numpy keeps the last
    heads = first[labels]
    numbers: IndexArray = (np.cumsum(heads == rows) - 1)[heads]
    return numbers

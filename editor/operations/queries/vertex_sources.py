"""Finds for each vertex of a mesh what corresponds to it in another: a vertex, or a point on its surface."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import AnyArray, BoolArray, Float64Array, IndexArray, entries_of, owners_of
from editor.messages import TranslatableText
from editor.model.fields import NONE
from editor.model.mesh import Face, Vertex
from editor.model.model import Model
from editor.operations.choices import VertexMatch, VertexSource
from editor.operations.queries.nearest_surface import NOWHERE, nearest_points
from editor.operations.queries.proximity import near_groups

ROUNDING = 1e-5  # units of a model, or of UVs: how far apart programs write what is at one position
NORMAL_ROUNDING = 0.05  # of normals, which Blender keeps in 2 x 16 bits
LATER = 1e3  # how much more materials count than UVs or positions, and UVs than normals
CROWD = 64  # vertices at one position that are looked at, where there are more


MATCHES = {source: VertexMatch[source.name] for source in VertexSource if source is not VertexSource.SURFACE}


@dataclass(frozen=True, slots=True, eq=False)
class VertexSources:
    """Sources of n vertices in another mesh: `corners` (n, 3) are vertices of that, and `weights` (n, 3) theirs.

    `distances` (n,) tell how far away that is. What has no source has corners NONE and no weights.
    """

    corners: IndexArray
    weights: Float64Array
    distances: Float64Array

    @property
    def has_source(self) -> BoolArray:
        """(n,) which have a source."""
        found: BoolArray = self.corners[:, 0] != NONE
        return found

    def take(self, indices: IndexArray) -> VertexSources:
        """Those of some of the vertices."""
        return VertexSources(self.corners[indices], self.weights[indices], self.distances[indices])

    def mixed(self, values: AnyArray) -> Float64Array:
        """(n, …) what values (others, …) of the other mesh come to; 0 where there is no source."""
        padded = np.concatenate((values, np.zeros((1, *values.shape[1:]), values.dtype))).astype(np.float64)
        mixed: Float64Array = np.einsum("nk,nk...->n...", self.weights, padded[self.corners])
        return mixed


def vertex_sources(
    model: Model, rows: IndexArray, other: Model, source: VertexSource, distance: float
) -> VertexSources:
    """From where of another model some vertices take something, no further away than a distance; 0 is no limit."""
    if source is VertexSource.SURFACE:
        return surface_sources(model.vertices[Vertex.position][rows], other, distance or np.inf)
    matched = matched_vertices(model, other, MATCHES[source], distance)[rows]
    there = np.flatnonzero(matched != NONE)
    corners, shares = np.full((len(rows), 3), NONE), np.zeros((len(rows), 3))
    corners[there], shares[there, 0] = matched[there, None], 1
    apart = np.full(len(rows), np.inf)
    ways = model.vertices[Vertex.position][rows[there]] - other.vertices[Vertex.position][matched[there]]
    apart[there] = np.linalg.norm(ways, axis=1)
    return VertexSources(corners, shares, apart)


def surface_sources(points: AnyArray, other: Model, limit: float = np.inf) -> VertexSources:
    """The points of a model's surface that are nearest to points (n, 3)."""
    faces = other.faces[Face.vertices]
    faces = faces[(faces != NONE).all(axis=1)]
    if not len(faces):
        nothing = np.full((len(points), 3), NONE)
        return VertexSources(nothing, np.zeros((len(points), 3)), np.full(len(points), np.inf))
    nearest = nearest_points(points, other.vertices[Vertex.position][faces], limit)
    near = nearest.faces != NOWHERE
    corners = np.where(near[:, None], faces[nearest.faces], NONE).astype(np.intp)
    return VertexSources(corners, nearest.barycentric, nearest.distances)


def matched_vertices(model: Model, other: Model, match: VertexMatch, distance: float) -> IndexArray:
    """(vertices,) the vertex of another model that each of a model is, NONE where there is none.

    By position the nearest within a distance in units, by UV within one of UVs; 0 is no limit. Of several there, it is
    that of the material of the same name, of these the nearest by UV, then by normal, or else by position. Where
    several are alike in all of that, each gets one of its own, in their order, while there are enough. ValueError
    where UVs are to be compared that one of the models has not.
    """
    if match is VertexMatch.ORDER:
        numbers = np.arange(len(model.vertices))
        return np.where(numbers < len(other.vertices), numbers, NONE)
    if not len(model.vertices) or not len(other.vertices):
        return np.full(len(model.vertices), NONE)
    have_uvs = model.vertices.stores(Vertex.uv) and other.vertices.stores(Vertex.uv)
    if match is VertexMatch.UV and not have_uvs:
        raise ValueError(TranslatableText("one of the two models has no UVs"))
    ours, theirs = (_Corners.of(one, match, have_uvs) for one in (model, other))
    return _nearest_alike(ours, theirs, max(distance, ROUNDING) if distance else np.inf)


@dataclass(frozen=True, slots=True, eq=False)
class _Corners:
    """Vertices by what they are matched by: `points` (n, 3) first, then `traits`, and the names of their materials.

    `traits` are vectors (n, k), what counts more first, each with how far apart two may be that are the same.
    """

    points: Float64Array
    traits: tuple[tuple[Float64Array, float], ...]
    materials: AnyArray

    @classmethod
    def of(cls, model: Model, match: VertexMatch, have_uvs: bool) -> _Corners:
        vertices = model.vertices
        position, uv, normal = (
            np.nan_to_num(vertices[key].astype(np.float64)) for key in (Vertex.position, Vertex.uv, Vertex.normal)
        )
        if match is VertexMatch.UV:
            return cls(np.pad(uv, ((0, 0), (0, 1))), ((position, ROUNDING),), _material_names(model))
        traits = ((uv, ROUNDING), (normal, NORMAL_ROUNDING)) if have_uvs else ((normal, NORMAL_ROUNDING),)
        return cls(position, traits, _material_names(model))

    def costs(self, rows: IndexArray, others: _Corners, other_rows: IndexArray) -> Float64Array:
        """(pairs,) how much vertices differ from others besides their points; 0 for those that are alike."""
        cost = (self.materials[rows] != others.materials[other_rows]).astype(np.float64)
        for (own, rounding), (their, _) in zip(self.traits, others.traits, strict=True):
            apart = np.linalg.norm(own[rows] - their[other_rows], axis=1)
            cost = cost * LATER + np.maximum(apart - rounding, 0)
        return np.asarray(cost, np.float64)


def _material_names(model: Model) -> AnyArray:
    """(vertices,) the name of the first material that draws a vertex; "" for none."""
    names = np.array([*(material.name for material in model.materials), ""], np.object_)
    rows = np.full(len(model.vertices), NONE)
    corners = model.faces[Face.vertices]
    there = (corners != NONE).all(axis=1)
    rows[corners[there][::-1].reshape(-1)] = np.repeat(model.faces[Face.material][there][::-1], 3)
    named: AnyArray = names[rows]
    return named


def _nearest_alike(ours: _Corners, theirs: _Corners, limit: float) -> IndexArray:
    """(n,) which of theirs is each of ours, as `matched_vertices` says."""
    heads = near_groups(theirs.points, ROUNDING)
    once = np.unique(heads)
    nearest = nearest_points(ours.points, np.repeat(theirs.points[once][:, None], 3, axis=1), limit)
    asking = np.flatnonzero(nearest.faces != NOWHERE)
    there = once[nearest.faces[asking]]
    asking = asking[by_vertex := np.argsort(there, kind="stable")]
    there = there[by_vertex]
    order = np.argsort(heads, kind="stable")
    starts, ends = np.searchsorted(heads[order], there), np.searchsorted(heads[order], there, side="right")
    ranks = np.arange(len(there)) - np.searchsorted(there, there)
    starts = np.clip(starts + ranks - CROWD // 2, starts, np.maximum(ends - CROWD, starts))
    counts = np.minimum(ends - starts, CROWD)
    pairs, candidates = owners_of(counts), order[entries_of(starts, counts)]
    cost = ours.costs(asking[pairs], theirs, candidates)
    found = np.full(len(ours.points), NONE)
    found[asking] = _shared_out(pairs, candidates, cost, len(theirs.points))
    return found


def _shared_out(asking: IndexArray, candidates: IndexArray, cost: Float64Array, count: int) -> IndexArray:
    """(n,) the candidate of least cost that each of n gets, another one each as long as there are free ones.

    `asking` numbers them from 0, in order, with one of the candidates, of `count`, a pair.
    """
    order = np.lexsort((candidates, cost, asking))
    asking, candidates, cost = asking[order], candidates[order], cost[order]
    is_first = np.diff(asking, prepend=-1) > 0
    found = candidates[is_first]
    is_taken, is_done = np.zeros(count, np.bool_), np.zeros(len(found), np.bool_)
    while len(asking):
        first = np.flatnonzero(np.diff(asking, prepend=-1))
        first = first[np.lexsort((asking[first], cost[first], candidates[first]))]
        first = first[np.flatnonzero(np.diff(candidates[first], prepend=-1))]
        found[asking[first]] = candidates[first]
        is_done[asking[first]] = is_taken[candidates[first]] = True
        left = ~is_done[asking] & ~is_taken[candidates]
        asking, candidates, cost = asking[left], candidates[left], cost[left]
    return found

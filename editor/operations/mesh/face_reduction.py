"""Leaves fewer faces: vertices go where that changes least what is seen, and how it moves.

By edge collapse with quadric errors (Garland, Heckbert 1998). A vertex that goes is replaced by one beside it, and none
is moved: whatever is said of those that stay holds as before. Errors count in all that faces interpolate, positions,
UVs, normals and more, as if it were one space of many dimensions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain

import numpy as np

from editor.math3d.arrays import (
    AnyArray,
    BoolArray,
    Float64Array,
    IndexArray,
    Int64Array,
    are_among,
    entries_of,
    finite_rows,
    mask_of,
    owners_of,
    unit_or_zero,
)
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import NONE, number
from editor.model.mesh import Face, Vertex, effective_weights, used_slots
from editor.model.model import Model
from editor.model.morphs import VertexOffset
from editor.model.soft_bodies import Anchor, Pin
from editor.operations.operation import NEEDS_ROWS, OperationContext, Report, Result, operation
from editor.operations.queries.related import used_vertices
from editor.operations.queries.topology import position_numbers
from editor.preview.morphed_vertices import MorphDeltas

SIDES = np.array([(0, 1), (1, 2), (2, 0)])  # of a face
FLAT = 0.25  # the cosine of the angle that faces may turn by
OPEN = 20.0  # how much leaving a rim or a seam counts beside leaving the surface
TRIES = 3  # ways that are tried for a vertex in a pass
PART = 4  # of the vertices one in so many, the cheapest, is tried in a pass
PIECE = 1 << 15  # errors that are worked out at once
# What errors in UVs and normals, and in where bones and morphs move something, count beside errors in positions.
UV, NORMAL, MOTION = 0.5, 0.25, 0.5


class Simplification:
    """A mesh of `corners` (f, 3) while vertices go, each to its heir in `heirs` (v,); `rows` are of the faces left.

    `points` (v, d): the positions of vertices, three numbers, and whatever else counts. Vertices of one
    `position_number` (v,) are skins that meet in a seam there, as faces of different `groups` (f,) do. Those that are
    `fixed` (v,) stay.
    """

    def __init__(
        self, corners: IndexArray, groups: AnyArray, points: Float64Array, position_number: IndexArray, fixed: BoolArray
    ) -> None:
        self.rows = np.arange(len(corners))
        self.heirs = np.arange(len(points))
        self._corners, self._groups, self._position_number = corners, groups, position_number
        self._is_fixed = np.zeros(int(position_number.max(initial=-1)) + 1, np.bool_)
        self._is_fixed[position_number[fixed]] = True
        self._points = points - points.mean(axis=0)
        one, other = self._pairs = np.triu_indices(points.shape[1])
        products = self._points[:, one]  # as few copies of so much as can be
        products *= self._points[:, other]
        products *= np.where(one == other, 1, 2)
        # (v, …) by what the numbers of a quadric are multiplied to give the error at a vertex.
        self._features = np.column_stack((products, 2 * self._points, np.ones(len(points))))
        del products
        self._quadrics = np.zeros(self._features.shape)
        self._add_faces()
        self._add_open_sides()

    def reduce(self, count: int) -> Iterator[float]:
        """Let vertices go until `count` faces are left, or no more can go; tells after each pass how far that is."""
        wanted = max(len(self.rows) - count, 1)
        while len(self.rows) > count:
            yield 1 - (len(self.rows) - count) / wanted
            collapses = self._chosen((len(self.rows) - count + 1) // 2)
            if not len(collapses):
                break
            ends = np.concatenate((collapses[:, :2], collapses[collapses[:, 2] != NONE, 2:]))
            heirs = np.arange(len(self.heirs))
            heirs[ends[:, 0]] = ends[:, 1]
            self.heirs = heirs[self.heirs]
            np.add.at(self._quadrics, ends[:, 1], self._quadrics[ends[:, 0]])
            self._corners = heirs[self._corners]
            one, two, three = self._position_number[self._corners].T
            is_left = (one != two) & (two != three) & (three != one)
            self._corners, self._groups, self.rows = (
                each[is_left] for each in (self._corners, self._groups, self.rows)
            )

    # -- errors ----------------------------------------------------------------------------------------------------

    def _add_faces(self) -> None:
        """Add squared distances from the planes of faces around to the quadrics.

        They count by the roots of their areas: by the areas themselves all that is small would go first, as eyes.
        """
        one, two, three = self._points[self._corners].transpose(1, 0, 2)
        first, across = unit_or_zero(two - one), three - one
        second = unit_or_zero(across - first * _dots(across, first)[:, None])
        sizes = np.sqrt(np.linalg.norm(np.cross((two - one)[:, :3], across[:, :3]), axis=1) / 2)
        self._add(self._corners, one, (first, second), sizes)

    def _add_open_sides(self) -> None:
        """Add squared distances from the lines of rims and seams to the quadrics."""
        sides = _Sides(self._corners, self._groups, self._position_number, len(self._is_fixed))
        ends = np.stack((sides.start, sides.end), axis=1)[sides.is_rim | sides.is_seam]
        start, end = self._points[ends].transpose(1, 0, 2)
        self._add(ends, start, (unit_or_zero(end - start),), OPEN * np.linalg.norm((end - start)[:, :3], axis=1))

    def _add(
        self, owners: IndexArray, points: Float64Array, axes: Sequence[Float64Array], weights: Float64Array
    ) -> None:
        """Add to the quadrics of the owners (n, k) of flats through points (n, d), along axes of length 1.

        A number of all quadrics at a time: they are many, and more flats than owners.
        """
        offsets = sum(axis * _dots(points, axis)[:, None] for axis in axes) - points
        pairs = zip(*self._pairs, strict=True)
        of_pairs = (float(i == j) - sum(axis[:, i] * axis[:, j] for axis in axes) for i, j in pairs)
        for column, part in enumerate(chain(of_pairs, offsets.T, [-_dots(offsets, points)])):
            shared = np.repeat(part * weights, owners.shape[1])
            self._quadrics[:, column] += np.bincount(owners.reshape(-1), shared, len(self._points))

    def _errors(self, ends: IndexArray) -> Float64Array:
        """(n,) what it costs that vertices become others, (n, 2); nothing for NONE."""
        found = np.zeros(len(ends))
        for start in range(0, len(ends), PIECE):
            one, other = ends[start : start + PIECE].T
            found[start : start + PIECE] = _dots(self._quadrics[one], self._features[other])
        return np.where(ends[:, 0] == NONE, 0, np.maximum(found, 0))

    # -- ways ------------------------------------------------------------------------------------------------------

    def _chosen(self, wanted: int) -> IndexArray:
        """(n, 4) the best ways of vertices to go, at most as many as wanted; no two have to do with the same face."""
        sides = _Sides(self._corners, self._groups, self._position_number, len(self._is_fixed))
        collapses = sides.edge_collapses(self._is_fixed)
        errors = self._errors(collapses[:, :2]) + self._errors(collapses[:, 2:])
        order = np.argsort(errors, kind="stable")
        every = collapses = collapses[order]
        ranks, good = np.arange(len(collapses)), []
        most = min(wanted, len(np.unique(self._corners)) // PART + 1)
        for _ in range(TRIES):
            at = self._position_number[collapses[:, 0]]
            first = np.sort(np.unique(at, return_index=True)[1])[:most]  # the best of each position
            is_good = self._keeps_faces(collapses[first]) & sides.stays_whole(
                self._position_number[collapses[first, :2]]
            )
            good.append(ranks[first[is_good]])
            is_left = np.ones(len(collapses), np.bool_)
            is_left[first] = False
            is_left &= ~mask_of(len(self._is_fixed), at[first[is_good]])[at]
            collapses, ranks = collapses[is_left], ranks[is_left]
        return self._apart(every[np.sort(np.concatenate(good))])[:wanted]

    def _keeps_faces(self, collapses: IndexArray) -> BoolArray:
        """(n,) whether no face around turns over when that way alone is gone."""
        to = np.full(len(self.heirs) + 1, NONE)
        to[collapses[:, 0]] = collapses[:, 1]
        to[collapses[:, 2]] = collapses[:, 3]
        to[NONE] = NONE
        is_bad = np.zeros(len(self._is_fixed), np.bool_)
        for slot in range(3):
            faces = np.flatnonzero(to[self._corners[:, slot]] != NONE)
            corners = self._corners[faces]
            moved = corners.copy()
            moved[:, slot] = to[corners[:, slot]]
            stays = (self._position_number[moved[:, [slot]]] != self._position_number[corners]).all(axis=1)
            before, after = self._normals(corners), self._normals(moved)
            limit = FLAT * np.linalg.norm(before, axis=1) * np.linalg.norm(after, axis=1)
            is_bad[self._position_number[corners[stays & (_dots(before, after) <= limit), slot]]] = True
        return ~is_bad[self._position_number[collapses[:, 0]]]

    def _normals(self, corners: IndexArray) -> Float64Array:
        one, two, three = self._points[corners][..., :3].transpose(1, 0, 2)
        return np.asarray(np.cross(two - one, three - one))

    def _apart(self, collapses: IndexArray) -> IndexArray:
        """Those of ways, the best first, that are better than all others about one of their faces, or to their heir."""
        at, to = self._position_number[collapses[:, :2]].T
        rank = np.full(len(self._is_fixed), len(collapses))
        rank[at] = np.arange(len(collapses))
        around = self._position_number[self._corners]
        ranks = rank[around]
        beaten = mask_of(len(rank), around[ranks > ranks.min(axis=1, keepdims=True)])
        wins = np.flatnonzero(~beaten[at])
        return collapses[np.sort(wins[np.unique(to[wins], return_index=True)[1]])]


class _Sides:
    """The sides of faces (f, 3), all first ones, then all second ones: `start` and `end` (3f,), vertices.

    `is_rim`: nothing is beside it. `is_seam`: what is beside it is of other vertices, or another group.
    """

    def __init__(self, corners: IndexArray, groups: AnyArray, position_number: IndexArray, count: int) -> None:
        self._position_number, self._count = position_number, count
        self.start, self.end = corners[:, SIDES].transpose(2, 1, 0).reshape(2, -1)
        self._from, self._to = position_number[self.start].astype(np.int64), position_number[self.end].astype(np.int64)
        keys, reverse = self._from * count + self._to, self._to * count + self._from
        order = np.argsort(keys, kind="stable")
        self._sorted: Int64Array = keys[order]
        index = np.minimum(np.searchsorted(self._sorted, reverse), max(len(order) - 1, 0))
        self.is_rim = self._sorted[index] != reverse
        self._beside = order[index]
        group = np.tile(groups, 3)
        is_other = (self.start[self._beside] != self.end) | (self.end[self._beside] != self.start)
        self.is_seam: BoolArray = ~self.is_rim & (is_other | (group[self._beside] != group))
        is_double = np.zeros(len(keys), np.bool_)
        twice = self._sorted[1:] == self._sorted[:-1]
        is_double[order[1:][twice]] = is_double[order[:-1][twice]] = True
        is_double |= np.tile(self.is_rim.reshape(3, -1).all(axis=0), 3)  # a face alone stays
        self._is_odd = mask_of(count, self._from[is_double], self._to[is_double])

    def edge_collapses(self, fixed: BoolArray) -> IndexArray:
        """(n, 4) how vertices can go: which one, to which, and on a seam the same of the other skin, or NONE.

        From within a skin along any side, from rims and seams along these; where more meets, vertices stay.
        """
        rims, seams = self._ends_at(self.is_rim), self._ends_at(self.is_seam)
        skins = np.bincount(self._position_number[np.unique(self.start)], minlength=self._count)
        is_free = ~(fixed | self._is_odd)
        inner = is_free & (skins == 1) & (rims == 0) & (seams == 0)
        on_rim = is_free & (skins == 1) & (rims == 2) & (seams == 0)
        on_seam = is_free & (skins <= 2) & (rims == 0) & (seams == 4)
        start, end = self.start, self.end
        other_start, other_end = start[self._beside], end[self._beside]
        none = np.full(len(start), NONE)
        found = []
        for one, other, at in ((start, end, self._from), (end, start, self._to)):
            rows = np.flatnonzero((inner[at] & (at == self._from)) | (on_rim[at] & self.is_rim))
            found.append(np.stack((one, other, none, none), axis=1)[rows])
        forth = np.stack((start, end, other_end, other_start), axis=1)[self.is_seam & on_seam[self._from]]
        found.append(forth[(forth[:, 0] != forth[:, 2]) | (forth[:, 1] == forth[:, 3])])
        return np.concatenate(found)

    def _ends_at(self, wanted: BoolArray) -> IndexArray:
        """(positions,) how many of the sides end there, either way."""
        ends = np.concatenate((self._from[wanted], self._to[wanted]))
        return np.bincount(ends, minlength=self._count)

    @cached_property
    def _links(self) -> Int64Array:
        """The keys of all pairs of positions that share a side, both ways, ascending."""
        keys = np.sort(np.concatenate((self._sorted, self._to * self._count + self._from)))
        links: Int64Array = keys[np.diff(keys, prepend=-1) != 0]
        return links

    def stays_whole(self, ends: IndexArray) -> BoolArray:
        """(n,) whether all that is beside both of two positions (n, 2) shares a face with them: no fold comes of it."""
        links = self._links
        starts = np.searchsorted(links, np.arange(self._count + 1) * self._count)
        counts = np.diff(starts)[ends[:, 0]]
        owners = owners_of(counts)
        beside = links[entries_of(starts[ends[:, 0]], counts)] % self._count
        wanted = beside * self._count + ends[owners, 1]
        found = links[np.minimum(np.searchsorted(links, wanted), len(links) - 1)] == wanted
        common = np.bincount(owners[found], minlength=len(ends))
        one, other = ends.T.astype(np.int64)
        faces = sum(
            np.searchsorted(self._sorted, key, "right") - np.searchsorted(self._sorted, key)
            for key in (one * self._count + other, other * self._count + one)
        )
        return np.asarray(common == faces)


def _dots(one: Float64Array, other: Float64Array) -> Float64Array:
    return np.asarray(np.einsum("ij,ij->i", one, other))


@dataclass(frozen=True, slots=True)
class Reduce:
    ratio: float = number("Ratio", 0.5, minimum=0, maximum=1, help="The share of the faces that is kept.")


@dataclass(frozen=True, slots=True, eq=False)
class ReducedFaces:
    """Of faces, `rows` (n,) those that are left, with `corners` (n, 3), and those that are `removed`."""

    rows: IndexArray
    corners: IndexArray
    removed: IndexArray


def work_out_reduction(context: OperationContext, parameters: Reduce, report: Report) -> ReducedFaces:
    """Find which faces are left when vertices are taken out."""
    model, rows = context.model, context.of("faces")
    rows = rows[_are_whole(model, rows)]
    corners = model.faces[Face.vertices][rows].astype(np.intp)
    others = np.delete(model.faces[Face.vertices], rows, axis=0)
    used = np.flatnonzero(used_vertices(model, corners))
    position_number = np.unique(position_numbers(model.vertices[Vertex.position])[used], return_inverse=True)[1]
    fixed = (_at_positions(model, used_vertices(model, others)) | _tied_vertices(model))[used]
    numbers = np.searchsorted(used, corners)
    if not len(rows):
        return ReducedFaces(rows, corners, rows)
    mesh = Simplification(
        numbers, model.faces[Face.material][rows], _measured_points(model, used, numbers), position_number, fixed
    )
    for part in mesh.reduce(round(len(rows) * parameters.ratio)):
        report(part, "")
    return ReducedFaces(rows[mesh.rows], used[mesh.heirs[numbers[mesh.rows]]], np.delete(rows, mesh.rows))


@operation(
    "faces.reduce",
    "Reduce faces",
    "Reduces the selected faces to a share of their number, with the least change of shape, UVs and movement."
    " Vertices that remain stay as they are, and so do rims, seams and the borders of materials.",
    tables=("faces",),
    parameters=Reduce,
    needs=NEEDS_ROWS,
    prepare=work_out_reduction,
)
def reduce_faces(edit: Edit, context: OperationContext, parameters: Reduce) -> Result:
    """Take out vertices until a share of the faces is left, or all that can go have gone."""
    model, found = edit.model, context.prepared
    assert isinstance(found, ReducedFaces)
    if not len(found.removed):
        raise ValueError(TranslatableText("none of the faces can be removed"))
    before = used_vertices(model, model.faces[Face.vertices])
    edit.set(model.faces, found.rows, Face.vertices, found.corners)
    edit.remove(model.faces, found.removed)
    edit.remove(model.vertices, np.flatnonzero(before & ~used_vertices(model, model.faces[Face.vertices])))
    text = TranslatableText("Faces: {0:,} of {1:,} are left", len(found.rows), len(found.rows) + len(found.removed))
    return Result(text, {"faces": found.rows - np.searchsorted(found.removed, found.rows)})


def _are_whole(model: Model, rows: IndexArray) -> BoolArray:
    """(rows,) which faces have three corners, each at a position of its own that is one."""
    corners = model.faces[Face.vertices][rows]
    position_number = np.append(position_numbers(model.vertices[Vertex.position]), NONE)[corners]
    one, two, three = position_number.T
    is_known = are_among(finite_rows(model.vertices[Vertex.position]), corners).all(axis=1)
    return np.asarray(is_known & (one != two) & (two != three) & (three != one))


def _at_positions(model: Model, vertices: BoolArray) -> BoolArray:
    """(vertices,) which are where one of the vertices is."""
    position_number = position_numbers(model.vertices[Vertex.position])
    found = np.zeros(len(position_number), np.bool_)
    found[position_number[vertices]] = True
    return np.asarray(found[position_number])


def _tied_vertices(model: Model) -> BoolArray:
    """(vertices,) which soft bodies are tied by."""
    tied = np.zeros(len(model.vertices), np.bool_)
    for body in model.soft_bodies:
        tied |= used_vertices(model, body.anchors[Anchor.vertex]) | used_vertices(model, body.pins[Pin.vertex])
    return tied


def _measured_points(model: Model, used: IndexArray, corners: IndexArray) -> Float64Array:
    """(used, 11) positions, UVs, normals, and where bones and morphs would move vertices; all of it in model units."""
    vertices = model.vertices
    positions, uvs, normals = (
        np.nan_to_num(vertices[key][used].astype(np.float64), posinf=0, neginf=0)
        for key in (Vertex.position, Vertex.uv, Vertex.normal)
    )
    one, other = corners[:, SIDES].reshape(-1, 2).T
    length, uv_length = (np.linalg.norm(each[one] - each[other], axis=1).mean() for each in (positions, uvs))
    uvs *= UV * length / uv_length if uv_length > 0 else 0
    normals = unit_or_zero(normals) * NORMAL * length
    return np.column_stack((positions, uvs, normals, _bone_and_morph_moves(model, length)[used] * MOTION))


def _bone_and_morph_moves(model: Model, length: float) -> Float64Array:
    """(vertices, 3) where vertices would go if each bone moved so far some way, and each morph were in at random."""
    vertices, random = model.vertices, np.random.default_rng(0)
    directions = unit_or_zero(random.normal(size=(len(model.bones) + 1, 3))) * length  # the last is of no bone
    deform = vertices[Vertex.deform]
    weights = effective_weights(deform, vertices[Vertex.weights].astype(np.float64))
    shares = np.where(used_slots(deform) & np.isfinite(weights), weights, 0)
    moves: Float64Array = np.einsum("vs,vsa->va", shares, directions[vertices[Vertex.bones]])
    for morph in model.morphs:
        if morph.offsets.row_type is VertexOffset and len(vertices):
            deltas = MorphDeltas.of(morph.offsets)
            moves[deltas.rows] += deltas.values * random.uniform(-1, 1)
    return moves

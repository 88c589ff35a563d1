"""Replaces the mesh of a model by that of a file, and keeps what belongs to vertices that are in both.

So a mesh comes back from Blender: weights, morphs, edge scales and additional UVs, pins and anchors stay with vertices
that match; new ones get theirs from the nearest point of the surface that was there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

import numpy as np

from editor.math3d.arrays import AnyArray, Float32Array, IndexArray, unit_or_zero
from editor.messages import TranslatableText
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import NONE, choice, model_parameter, name_of, number
from editor.model.materials import Material
from editor.model.mesh import SDEF_POINTS, SLOTS, Face, Vertex
from editor.model.model import Model
from editor.model.morphs import Morph, VertexOffset
from editor.model.weights import VertexWeights, cleaned
from editor.operations.bones.bone_rows import listed_names
from editor.operations.choices import VertexMatch
from editor.operations.mesh.offset_copies import (
    copy_vertex_offsets,
    copy_vertex_ties,
    has_vertex_offsets,
    mixed_offsets,
)
from editor.operations.model.merge_model import share_textures
from editor.operations.model.whole_model import file_scale, scaled_copy
from editor.operations.operation import OperationContext, Result, operation
from editor.operations.queries.additional_uvs import UVS
from editor.operations.queries.vertex_sources import (
    NORMAL_ROUNDING,
    ROUNDING,
    VertexSources,
    matched_vertices,
    surface_sources,
)
from editor.operations.weights.weight_transfer import weights_at

# How far values may be from those here to be the same ones, written by another program.
WRITTEN = {"position": ROUNDING, "normal": NORMAL_ROUNDING, "uv": ROUNDING}
NUMBERED = re.compile(r"(\.\d{3}|_\d+)$")  # put behind names that are taken, by Blender and in OBJ files


@dataclass(frozen=True, slots=True)
class ReplaceGeometry:
    model: str = model_parameter("Model", help="The file whose mesh replaces the present one.")
    match: VertexMatch = choice(
        "Match vertices",
        VertexMatch,
        help="How vertices of the file are matched with those of the model. Blender changes the order of"
        " vertices when it writes glTF.",
    )
    distance: float = number(
        "Distance",
        0.01,
        minimum=0,
        help="The largest distance, in model units or UV, at which vertices match. 0: any distance.",
    )
    scale: float = file_scale()


@operation(
    "model.replace-geometry",
    "Replace the geometry",
    "Replaces vertices and faces by those of another file, for instance after work in Blender. Matching"
    " vertices keep weights, morphs, edge scale, additional UVs, pins and anchors; new ones get theirs"
    " from the nearest place of the surface. Bones, physics, frames and the settings of materials of"
    " the same name stay.",
    parameters=ReplaceGeometry,
    on_worker=True,
)
def replace_geometry(edit: Edit, context: OperationContext, parameters: ReplaceGeometry) -> Result:
    """Give the model the vertices and faces of another one, with what the vertices that match have here."""
    model, other = edit.model, scaled_copy(context.models["model"], parameters.scale)
    matched = matched_vertices(other, model, parameters.match, parameters.distance)
    fit = _Fit(model.snapshot(), other, matched)
    count = len(model.materials)
    materials = _material_rows(edit, other, context.folder, Path(parameters.model).parent)
    _replace_mesh(edit, fit, materials)
    kept = _offset_count(fit.before, fit.stay)
    message = TranslatableText(
        "Vertices matched: {:,} of {:,}, new: {:,}, gone: {:,}; morph offsets kept: {:,}, lost: {:,}",
        *fit.counts,
        kept,
        _offset_count(fit.before) - kept,
    )
    rows = {"vertices": fit.new} if len(fit.new) else {}
    return Result(message, rows, tuple(_warnings(model, count)), fit.distances())


class _Fit:
    """Match of vertices of another mesh with those `before`: `matched` (others,) has the row of each, NONE for none.

    The first that is a vertex takes its row; `again` are those that are one, too, and `new` those that are none.
    """

    def __init__(self, before: Model, other: Model, matched: IndexArray) -> None:
        self.before = before
        self.other = other
        self.matched = matched
        self.is_matched = matched != NONE
        self.new = np.flatnonzero(~self.is_matched)
        rows, first = np.unique(matched, return_index=True)
        self.stay, self.first = rows[rows != NONE], first[rows != NONE]
        is_first = np.zeros(len(matched), np.bool_)
        is_first[self.first] = True
        self.again = np.flatnonzero(self.is_matched & ~is_first)

    @property
    def removed(self) -> IndexArray:
        """The vertices that no other one is."""
        return np.delete(np.arange(len(self.before.vertices)), self.stay)

    @property
    def counts(self) -> tuple[int, int, int, int]:
        """Counts of the other mesh's vertices that match and of all, of new ones, and of those that are gone."""
        return len(self.matched) - len(self.new), len(self.matched), len(self.new), len(self.removed)

    @cached_property
    def sources(self) -> VertexSources:
        """The points of the surface before that are nearest to the new vertices."""
        return surface_sources(self.other.vertices[Vertex.position][self.new], self.before)

    def distances(self) -> Float32Array:
        """(others,) how far each vertex that matches is moved, NaN for the new ones."""
        distances = np.full(len(self.matched), np.nan, np.float32)
        there = np.flatnonzero(self.is_matched)
        ways = self.other.vertices[Vertex.position][there] - self.before.vertices[Vertex.position][self.matched[there]]
        lengths = np.linalg.norm(ways, axis=1)
        distances[there] = np.where(lengths > ROUNDING, lengths, 0)
        return distances

    def column(self, name: str) -> AnyArray:
        """(others,) positions, normals or UVs of the file, but those that are here but for their rounding."""
        own, before = self.other.vertices[name].copy(), self.before.vertices[name]
        there = np.flatnonzero(self.is_matched)
        had = before[self.matched[there]]
        compared = unit_or_zero(had) if name == "normal" else had
        if name == "uv" and not self.other.vertices.stores(Vertex.uv):  # a file without UVs
            own[self.new] = self.sources.mixed(before)
            own[there] = had
            return own
        same = (np.abs(own[there].astype(np.float64) - compared) <= WRITTEN[name]).all(axis=1)
        own[there[same]] = had[same]
        return own


# -- the mesh ----------------------------------------------------------------------------------------------------------


def _replace_mesh(edit: Edit, fit: _Fit, materials: IndexArray) -> None:
    """Put the vertices and faces of the other model in place of those here."""
    model, others = edit.model, fit.other.faces
    faces = Columns(Face, vertices=others[Face.vertices], material=materials[others[Face.material]])
    faces = faces.take(np.argsort(faces[Face.material].view(np.uint32), kind="stable"))
    is_same = np.array_equal(fit.matched, np.arange(len(model.vertices))) and faces == model.faces.whole
    if not is_same:
        edit.remove(model.faces, np.arange(len(model.faces)))
        _replace_vertices(edit, fit)
    for name in WRITTEN:
        edit.set(model.vertices, slice(None), name, fit.column(name))
    if not is_same:
        edit.insert(model.faces, 0, faces)


def _replace_vertices(edit: Edit, fit: _Fit) -> None:
    """Have those of the file, in its order, each with what it has here, or with what is there where it is new."""
    vertices = edit.model.vertices
    edit.remove(vertices, fit.removed)
    edit.insert(vertices, len(vertices), fit.before.vertices.rows(fit.matched[fit.again]))
    edit.insert(vertices, len(vertices), _new_vertices(fit))
    order = np.empty(len(fit.matched), np.intp)
    order[np.concatenate((fit.first, fit.again, fit.new))] = np.arange(len(order))
    edit.reorder(vertices, order)
    firsts = fit.first[np.searchsorted(fit.stay, fit.matched[fit.again])]
    by_first = np.argsort(firsts, kind="stable")
    copy_vertex_offsets(edit, firsts[by_first], fit.again[by_first])
    copy_vertex_ties(edit, firsts[by_first], fit.again[by_first])
    _add_offsets(edit, fit)


def _new_vertices(fit: _Fit) -> Columns:
    """The new vertices with weights, edge scales and additional UVs of the nearest points of the surface before."""
    columns: dict[str, AnyArray] = {"position": fit.other.vertices[Vertex.position][fit.new]}
    found = np.flatnonzero(fit.sources.has_source)
    for name in filter(fit.before.vertices.stores, (*UVS, "edge_scale")):
        columns[name] = fit.sources.mixed(fit.before.vertices[name])
    weights = np.zeros((len(fit.new), SLOTS))
    bones, deform = np.full((len(fit.new), SLOTS), NONE), np.zeros(len(fit.new))
    points = np.zeros((len(fit.new), 3, 3))
    weights[:, 0], bones[:, 0] = 1, 0 if len(fit.before.bones) else NONE
    if len(found):
        there = cleaned(VertexWeights.of(fit.before, np.arange(len(fit.before.vertices))))
        own, has_any = weights_at(fit.before, columns["position"][found], there, fit.sources.take(found))
        own, found = own.take(has_any), found[has_any]
        deform[found], bones[found], weights[found], points[found] = own.deform, own.bones, own.weights, own.points
    columns |= {"deform": deform, "bones": bones, "weights": weights}
    columns |= {name_of(point): points[:, number] for number, point in enumerate(SDEF_POINTS)}
    return Columns(Vertex, len(fit.new), **columns)


def _add_offsets(edit: Edit, fit: _Fit) -> None:
    """Have morphs of vertices and UVs move the new ones as they move the surface that is nearest to them."""
    count, morphs = len(fit.before.vertices), edit.model.morphs
    rows = [row for row, morph in enumerate(morphs) if has_vertex_offsets(morph)] if len(fit.new) else []
    more = [mixed_offsets(fit.before.morphs[row].offsets, count, fit.sources, fit.new) for row in rows]
    changed = [(row, morphs[row].offsets.joined(added)) for row, added in zip(rows, more, strict=True) if len(added)]
    edit.set(morphs, [row for row, _ in changed], Morph.offsets, [offsets for _, offsets in changed])


def _offset_count(model: Model, rows: IndexArray | None = None) -> int:
    """Count the offsets of morphs for vertices and UVs; for some vertices alone, if `rows` are given."""
    every = [morph.offsets[VertexOffset.vertex] for morph in model.morphs if has_vertex_offsets(morph)]
    return sum(len(each) if rows is None else int(np.isin(each, rows).sum()) for each in every)


# -- materials ---------------------------------------------------------------------------------------------------------


def _same_materials(materials: Sequence[Material], others: Sequence[Material]) -> list[int]:
    """The row of each of other materials: that of the same name, of several the next one; NONE where there is none."""
    free: dict[str, list[int]] = {}
    for row, material in enumerate(materials):
        free.setdefault(material.name, []).append(row)
    rows = []
    for other in others:
        name = other.name if other.name in free else NUMBERED.sub("", other.name)
        same = free.get(name, [NONE])
        rows.append(same.pop(0) if len(same) > 1 else same[0])
    return rows


def _material_rows(edit: Edit, other: Model, folder: Path | None, other_folder: Path) -> IndexArray:
    """(others + 1,) the rows here of another model's materials, the last for none; those that lack are added."""
    table = edit.model.materials
    rows = np.array([*_same_materials(table.records, other.materials.records), NONE], np.intp)
    draws = np.diff(other.face_starts()) > 0
    new = np.flatnonzero((rows[:-1] == NONE) & draws)
    if len(new):
        used = sorted({other.materials[row].texture for row in new.tolist()} - {NONE})
        shared = share_textures(edit, [other.textures[row] for row in used], folder, other_folder)
        textures = dict(zip(used, shared, strict=True))
        added = [_with_texture(other.materials[row], textures) for row in new.tolist()]
        rows[new] = len(table) + np.arange(len(new))
        edit.insert(table, len(table), added)
    return rows


def _with_texture(material: Material, textures: Mapping[int, int]) -> Material:
    """A material of another model with its texture only, as files of meshes have no other."""
    return replace(material, texture=textures.get(material.texture, NONE), sphere_texture=NONE, toon_texture=NONE)


def _warnings(model: Model, count: int) -> Iterator[TranslatableText]:
    """Iterate over warnings about new materials, those from row `count` on, and about materials without faces."""
    new = list(range(count, len(model.materials)))
    if new:
        yield TranslatableText("new materials: {}", listed_names(model.materials.records, new))
    idle = np.flatnonzero(np.diff(model.face_starts()) == 0).tolist()
    if idle:
        yield TranslatableText("materials that draw nothing: {}", listed_names(model.materials.records, idle))

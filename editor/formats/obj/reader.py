"""Reads an OBJ file, and the material libraries that it names, as a model with one bone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from editor.formats.binary import FileBuffer
from editor.formats.content import FormatError
from editor.formats.mesh_exchange import (
    MIRROR,
    REVERSED,
    ImportedMesh,
    TextureTable,
    add_bone,
    fans,
    fill_mesh,
    smooth_normals,
)
from editor.formats.notes import Notes
from editor.formats.obj.lines import ObjLines, polygons, sorted_lines, table
from editor.formats.obj.mtl import Entry, material_of, read_library
from editor.formats.progress import Progress
from editor.formats.side_files import read_side_file
from editor.formats.text_decoding import decoded
from editor.math3d.arrays import BoolArray, Float64Array, Int64Array
from editor.messages import TranslatableText
from editor.model.model import Model

LARGEST_LIBRARY = 16 << 20
MOST_LIBRARIES = 32  # of a file, and of a line
UNNAMED = "材質"


def read(buffer: FileBuffer, notes: Notes, progress: Progress, *, scale: float = 1.0) -> tuple[Model, None]:
    """The model. `scale` is how many units of the model one of the file is.

    Vertices are in the order of their positions in the file, several with the same position in that of their uvs and
    normals; materials in the order in which they are first used.
    """
    found = sorted_lines(buffer.array.tobytes(), progress)
    if not (found.positions or found.runs or found.libraries):
        raise FormatError(TranslatableText("the file contains nothing of a Wavefront OBJ file"))
    if found.others:
        notes.add("{:,} lines, points or curves; only faces are kept", about=(found.others,))
    progress.report(0.5, "vertices")
    arrays = [_rows(found.positions, 3, notes), _rows(found.uvs, 2, notes), _rows(found.normals, 3, notes)]
    triangles, faces = _triangles(found, arrays, notes)
    progress.report(0.8, "materials")
    model = Model()
    model.info.records[0] = replace(model.info[0], name=buffer.path.stem)
    materials = _fill_materials(model, found, buffer.path.parent, notes)
    fill_mesh(model, _mesh(arrays, triangles, materials[faces], scale), notes)
    add_bone(model)
    return model, None


def _rows(lines: list[bytes], columns: int, notes: Notes) -> Float64Array:
    rows, wrong = table(lines, columns, least=columns if columns == 3 else 1)
    if wrong:
        notes.add("a line is not made of numbers", "vertices", wrong)
    return rows


# -- faces ------------------------------------------------------------------------------------------------------------


def _triangles(found: ObjLines, arrays: list[Float64Array], notes: Notes) -> tuple[Int64Array, Int64Array]:
    """(m, 3, 3) the v, vt and vn of each corner of each triangle, and (m,) the face that it comes from; in order."""
    groups, wrong = polygons(found)
    if wrong:
        notes.add("a degenerate face; left out", "faces", wrong)
    corners, faces = [np.empty((0, 3, 3), np.int64)], [np.empty(0, np.int64)]
    for group in groups:
        kept, right = _existing(group.corners, arrays, notes)
        fan = fans(arrays[0][kept[:, :, 0]])
        corners.append(np.take_along_axis(kept[:, None], fan[..., None], axis=2).reshape(-1, 3, 3))
        faces.append(np.repeat(group.faces[right], fan.shape[1]))
    origin = np.concatenate(faces)
    order = np.argsort(origin, kind="stable")
    return np.concatenate(corners)[order], origin[order]


def _existing(corners: Int64Array, arrays: list[Float64Array], notes: Notes) -> tuple[Int64Array, BoolArray]:
    """The faces whose positions exist, and which these are; uvs and normals that do not exist count as missing."""
    for place in (1, 2):
        column = corners[..., place]
        column[(column >= len(arrays[place])) | (column < 0)] = -1
    positions = corners[..., 0]
    right = np.logical_and.reduce((positions >= 0) & (positions < len(arrays[0])), axis=1)
    if not right.all():
        notes.add("left out, because it refers to a vertex that does not exist", "faces", np.flatnonzero(~right))
    return corners[right], right


def _mesh(arrays: list[Float64Array], triangles: Int64Array, materials: Int64Array, scale: float) -> ImportedMesh:
    positions, uvs, normals = arrays
    unused = np.setdiff1d(np.arange(len(positions)), triangles[..., 0])
    bare = np.full((len(unused), 3), -1, np.int64)
    bare[:, 0] = unused
    vertices, inverse = _distinct(np.concatenate((triangles.reshape(-1, 3), bare)), arrays)
    return ImportedMesh(
        positions[vertices[:, 0]] * scale * MIRROR,
        inverse[: triangles.shape[0] * 3].reshape(-1, 3)[:, REVERSED],
        materials,
        _normals(positions, normals, triangles, vertices) * MIRROR,
        _uvs(uvs, vertices),
    )


def _distinct(corners: Int64Array, arrays: list[Float64Array]) -> tuple[Int64Array, Int64Array]:
    """The different corners in ascending order, and for each corner its row among them."""
    keys = corners[:, 0]
    for place in (1, 2):
        # Numbering anew at each step keeps the product small, whatever the counts are.
        _, keys = np.unique(keys * (len(arrays[place]) + 1) + corners[:, place] + 1, return_inverse=True)
    _, first, inverse = np.unique(keys, return_index=True, return_inverse=True)
    return corners[first], inverse


def _normals(
    positions: Float64Array, normals: Float64Array, triangles: Int64Array, vertices: Int64Array
) -> Float64Array:
    """(n, 3) what the file says; where it says nothing, as smooth as the positions are shared."""
    missing = vertices[:, 2] < 0
    made: Float64Array = np.zeros((len(vertices), 3))
    made[~missing] = normals[vertices[~missing, 2]]
    if missing.any():
        finite = np.nan_to_num(positions, posinf=0, neginf=0)
        made[missing] = smooth_normals(finite, triangles[..., 0])[vertices[missing, 0]]
    return made


def _uvs(uvs: Float64Array, vertices: Int64Array) -> Any:
    """(n, 2) with v downwards, as in PMX (mmd-semantics §0.5); 0 where there is none."""
    made = np.zeros((len(vertices), 2))
    present = vertices[:, 1] >= 0
    made[present] = uvs[vertices[present, 1]] * (1, -1) + (0, 1)
    return made


# -- materials --------------------------------------------------------------------------------------------------------


def _fill_materials(model: Model, found: ObjLines, folder: Path, notes: Notes) -> Int64Array:
    """Make the materials in the order of their first use; for each face its material."""
    runs = [(start, decoded(name)) for start, name in found.runs]
    if found.faces and (not runs or runs[0][0] > 0):
        runs.insert(0, (0, ""))
    library = _library(found, folder, notes)
    names = list(dict.fromkeys(name for _, name in runs))
    textures = TextureTable()
    for row, name in enumerate(names):
        if name and name not in library:
            notes.add("{} is in no material library; a plain material instead", "materials", [row], [name])
        material = material_of(name or f"{UNNAMED}{row + 1}", library.get(name, Entry()), textures)
        model.materials.records.append(material)
    model.textures.records[:] = textures.textures
    rows = {name: row for row, name in enumerate(names)}
    bounds = np.array([*(start for start, _ in runs), len(found.faces)], np.int64)
    return np.repeat(np.array([rows[name] for _, name in runs], np.int64), bounds[1:] - bounds[:-1])


def _library(found: ObjLines, folder: Path, notes: Notes) -> dict[str, Entry]:
    entries: dict[str, Entry] = {}
    for name in map(decoded, list(dict.fromkeys(found.libraries))[:MOST_LIBRARIES]):
        data = read_side_file(folder, name, LARGEST_LIBRARY)
        # One file whose name has spaces, or several files.
        parts = [name] if data is not None else list(dict.fromkeys(name.split()))[:MOST_LIBRARIES]
        for part in parts:
            data = read_side_file(folder, part, LARGEST_LIBRARY) if data is None else data
            if data is None:
                notes.add("the material library {} is missing", "", (-1,), [part])
            else:
                entries |= read_library(data)
            data = None
    return entries

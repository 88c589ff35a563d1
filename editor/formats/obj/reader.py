"""Reads an OBJ file, and the material libraries that it names, as a model with one bone."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
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
    fan_triangles,
    fill_mesh,
    smooth_normals,
)
from editor.formats.obj.mtl import Entry, material_of, read_library
from editor.formats.progress import Progress
from editor.formats.side_files import read_side_file
from editor.formats.text_decoding import decoded
from editor.math3d.arrays import AnyArray, BoolArray, Float64Array, Int64Array
from editor.messages import Messages, TranslatableText
from editor.model.model import Model

LINES_A_REPORT = 1 << 16
MOST_INDEX = 2**31 - 1
MISSING = 0  # OBJ counts from 1: what a corner does not have
LARGEST_LIBRARY = 16 << 20
MOST_LIBRARIES = 32  # of a file, and of a line
UNNAMED = "材質"


@dataclass(slots=True)
class ObjLines:
    """The lines of a file by kind, without their keyword.

    `faces` are lines with the number of v, vt and vn lines before each; `runs` (number of the first face, material)
    at every `usemtl`. `skipped` counts lines that could not be understood.
    """

    positions: list[bytes] = field(default_factory=list)
    uvs: list[bytes] = field(default_factory=list)
    normals: list[bytes] = field(default_factory=list)
    faces: list[bytes] = field(default_factory=list)
    before: list[tuple[int, int, int]] = field(default_factory=list)
    runs: list[tuple[int, bytes]] = field(default_factory=list)
    libraries: list[bytes] = field(default_factory=list)
    others: int = 0


def sorted_lines(data: bytes, progress: Progress) -> ObjLines:
    """The lines of an OBJ file. A backslash at the end continues a line."""
    found = ObjLines()
    data = data.replace(b"\r\n", b"\n").replace(b"\r", b"\n").replace(b"\\\n", b" ").replace(b"\t", b" ")
    lines = data.split(b"\n")
    for start in range(0, len(lines), LINES_A_REPORT):
        progress.report(0.5 * start / len(lines))
        _sort_by_keyword(lines[start : start + LINES_A_REPORT], found)
    return found


def _sort_by_keyword(lines: list[bytes], found: ObjLines) -> None:
    positions, uvs, normals = found.positions, found.uvs, found.normals
    for line in lines:
        keyword, _, rest = line.partition(b" ")
        if not keyword and rest:
            keyword, _, rest = line.lstrip().partition(b" ")
        if keyword == b"v":
            positions.append(rest)
        elif keyword == b"vt":
            uvs.append(rest)
        elif keyword == b"vn":
            normals.append(rest)
        elif keyword in (b"f", b"fo"):
            found.faces.append(rest)
            found.before.append((len(positions), len(uvs), len(normals)))
        else:
            _take_rest(keyword, rest.strip(), found)


def _take_rest(keyword: bytes, rest: bytes, found: ObjLines) -> None:
    if keyword == b"usemtl":
        found.runs.append((len(found.faces), rest))
    elif keyword == b"mtllib":
        found.libraries.append(rest)
    elif keyword in (b"l", b"p", b"curv", b"surf"):
        found.others += 1


def number_table(lines: list[bytes], columns: int, least: int) -> tuple[Float64Array, list[int]]:
    """(lines, columns) numbers, and the rows that are no numbers, which are NaN. Further numbers are passed over.

    A line may have fewer numbers, down to `least`; the rest of it is 0.
    """
    width = len(lines[0].split()) if lines else 0
    if width >= least:
        numbers = _numbers(b" ".join(lines), float)
        if numbers.size == width * len(lines) and all(len(line.split()) == width for line in lines):
            return _with_columns(numbers.reshape(-1, width), columns), []
    rows = [_row(line, columns, least) for line in lines]
    wrong = [number for number, row in enumerate(rows) if row is None]
    return np.array([row or [np.nan] * columns for row in rows], np.float64).reshape(-1, columns), wrong


def _numbers(text: bytes, kind: type) -> AnyArray:
    """Every number of the text; fewer than there are where something is no number."""
    try:
        return np.fromstring(text, kind, sep=" ")
    except ValueError:
        return np.empty(0, kind)


def _with_columns(rows: Float64Array, columns: int) -> Float64Array:
    if rows.shape[1] >= columns:
        return rows[:, :columns]
    return np.pad(rows, ((0, 0), (0, columns - rows.shape[1])))


def _row(line: bytes, columns: int, least: int) -> list[float] | None:
    try:
        numbers = [float(part) for part in line.split()[:columns]]
    except ValueError:
        return None
    return numbers + [0.0] * (columns - len(numbers)) if len(numbers) >= least else None


@dataclass(slots=True)
class Polygons:
    """Faces of the same number of corners k: `faces` (n,) their numbers, `corners` (n, k, 3) rows of v, vt and vn.

    Rows count from 0; -1 is what a corner does not have.
    """

    faces: Int64Array
    corners: Int64Array


def polygons(found: ObjLines) -> tuple[list[Polygons], list[int]]:
    """The faces by number of corners, and the numbers of those that could not be understood."""
    groups: dict[tuple[int, int], list[int]] = {}
    for number, line in enumerate(found.faces):
        groups.setdefault((len(line.split()), line.count(b"/")), []).append(number)
    made: list[Polygons] = []
    wrong: list[int] = []
    before = np.array(found.before, np.int64).reshape(-1, 3)
    for (corners, slashes), numbers in groups.items():
        if corners < 3:
            wrong += numbers
            continue
        faces = np.array(numbers, np.int64)
        indices = _indices_of_lines([found.faces[number] for number in numbers], corners, slashes)
        if indices is not None:
            made.append(Polygons(faces, _absolute_rows(indices, before[faces])))
        else:
            _add_singly(found, numbers, before, made, wrong)
    return made, sorted(wrong)


def _add_singly(
    found: ObjLines, numbers: list[int], before: Int64Array, made: list[Polygons], wrong: list[int]
) -> None:
    """Take one face after the other, for those that differ in form."""
    for number in numbers:
        corners = _line_indices(found.faces[number])
        if corners is None:
            wrong.append(number)
        else:
            made.append(Polygons(np.array([number]), _absolute_rows(corners[None], before[[number]])))


def _indices_of_lines(lines: list[bytes], corners: int, slashes: int) -> Int64Array | None:
    """(lines, corners, 3) indices of lines of the same form; None where they are of several, or of none."""
    columns, rest = divmod(slashes, corners)
    if rest or columns > 2:
        return None
    text = b" ".join(lines).replace(b"//", b"/0/").replace(b"/", b" ")
    numbers = _numbers(text, np.int64)
    if numbers.size != len(lines) * corners * (columns + 1):
        return None
    indices = np.zeros((len(lines), corners, 3), np.int64)
    indices[..., : columns + 1] = numbers.reshape(len(lines), corners, columns + 1)
    return indices


def _line_indices(line: bytes) -> Any:
    """(corners, 3) indices of one line; None where it is none."""
    rows = []
    for corner in line.split():
        parts = corner.split(b"/")
        try:
            row = [int(part or MISSING) for part in parts]
        except ValueError:
            return None
        if not 1 <= len(row) <= 3 or max(map(abs, row)) > MOST_INDEX:
            return None
        rows.append(row + [MISSING] * (3 - len(row)))
    return np.array(rows, np.int64)


def _absolute_rows(indices: Int64Array, before: Int64Array) -> Int64Array:
    """Rows from 0 in the place of indices from 1, or back from what came before the face; -1 for what is missing."""
    back = np.where(indices < 0, before[:, None, :] + indices, indices - 1)
    return np.where(indices == MISSING, -1, np.where((indices < 0) & (back < 0), MOST_INDEX, back))


def read(buffer: FileBuffer, messages: Messages, progress: Progress, *, scale: float = 1.0) -> tuple[Model, None]:
    """The model. `scale` is how many units of the model one of the file is.

    Vertices are in the order of their positions in the file, several with the same position in that of their uvs and
    normals; materials in the order in which they are first used.
    """
    found = sorted_lines(buffer.array.tobytes(), progress)
    if not (found.positions or found.runs or found.libraries):
        raise FormatError(TranslatableText("the file contains nothing of a Wavefront OBJ file"))
    if found.others:
        messages.note("{:,} lines, points or curves; only faces are kept", about=(found.others,))
    progress.report(0.5, "vertices")
    arrays = [_rows(found.positions, 3, messages), _rows(found.uvs, 2, messages), _rows(found.normals, 3, messages)]
    triangles, faces = _triangles(found, arrays, messages)
    progress.report(0.8, "materials")
    model = Model()
    model.info.records[0] = replace(model.info[0], name=buffer.path.stem)
    materials = _fill_materials(model, found, buffer.path.parent, messages)
    fill_mesh(model, _mesh(arrays, triangles, materials[faces], scale), messages)
    add_bone(model)
    return model, None


def _rows(lines: list[bytes], columns: int, messages: Messages) -> Float64Array:
    rows, wrong = number_table(lines, columns, least=columns if columns == 3 else 1)
    if wrong:
        messages.note("a line is not made of numbers", "vertices", wrong)
    return rows


# -- faces ------------------------------------------------------------------------------------------------------------


def _triangles(found: ObjLines, arrays: list[Float64Array], messages: Messages) -> tuple[Int64Array, Int64Array]:
    """(m, 3, 3) the v, vt and vn of each corner of each triangle, and (m,) the face that it comes from; in order."""
    groups, wrong = polygons(found)
    if wrong:
        messages.note("a degenerate face; left out", "faces", wrong)
    corners, faces = [np.empty((0, 3, 3), np.int64)], [np.empty(0, np.int64)]
    for group in groups:
        kept, right = _faces_that_exist(group.corners, arrays, messages)
        fan = fan_triangles(arrays[0][kept[:, :, 0]])
        corners.append(np.take_along_axis(kept[:, None], fan[..., None], axis=2).reshape(-1, 3, 3))
        faces.append(np.repeat(group.faces[right], fan.shape[1]))
    origin = np.concatenate(faces)
    order = np.argsort(origin, kind="stable")
    return np.concatenate(corners)[order], origin[order]


def _faces_that_exist(
    corners: Int64Array, arrays: list[Float64Array], messages: Messages
) -> tuple[Int64Array, BoolArray]:
    """The faces whose positions exist, and which these are; uvs and normals that do not exist count as missing."""
    for kind in (1, 2):
        column = corners[..., kind]
        column[(column >= len(arrays[kind])) | (column < 0)] = -1
    positions = corners[..., 0]
    right = np.logical_and.reduce((positions >= 0) & (positions < len(arrays[0])), axis=1)
    if not right.all():
        messages.note("left out, because it refers to a vertex that does not exist", "faces", np.flatnonzero(~right))
    return corners[right], right


def _mesh(arrays: list[Float64Array], triangles: Int64Array, materials: Int64Array, scale: float) -> ImportedMesh:
    positions, uvs, normals = arrays
    unused = np.setdiff1d(np.arange(len(positions)), triangles[..., 0])
    bare = np.full((len(unused), 3), -1, np.int64)
    bare[:, 0] = unused
    vertices, inverse = _distinct_corners(np.concatenate((triangles.reshape(-1, 3), bare)), arrays)
    return ImportedMesh(
        positions[vertices[:, 0]] * scale * MIRROR,
        inverse[: triangles.shape[0] * 3].reshape(-1, 3)[:, REVERSED],
        materials,
        _normals(positions, normals, triangles, vertices) * MIRROR,
        _uvs(uvs, vertices),
    )


def _distinct_corners(corners: Int64Array, arrays: list[Float64Array]) -> tuple[Int64Array, Int64Array]:
    """The different corners in ascending order, and for each corner its row among them."""
    keys = corners[:, 0]
    for kind in (1, 2):
        # Numbering anew at each step keeps the product small, whatever the counts are.
        _, keys = np.unique(keys * (len(arrays[kind]) + 1) + corners[:, kind] + 1, return_inverse=True)
    _, first, inverse = np.unique(keys, return_index=True, return_inverse=True)
    return corners[first], inverse


def _normals(
    positions: Float64Array, normals: Float64Array, triangles: Int64Array, vertices: Int64Array
) -> Float64Array:
    """(n, 3) what the file says; where it says nothing, as smooth as the positions are shared."""
    missing = vertices[:, 2] < 0
    result: Float64Array = np.zeros((len(vertices), 3))
    result[~missing] = normals[vertices[~missing, 2]]
    if missing.any():
        finite = np.nan_to_num(positions, posinf=0, neginf=0)
        result[missing] = smooth_normals(finite, triangles[..., 0])[vertices[missing, 0]]
    return result


def _uvs(uvs: Float64Array, vertices: Int64Array) -> Any:
    """(n, 2) with v downwards, as in PMX (mmd-semantics §0.5); 0 where there is none."""
    result = np.zeros((len(vertices), 2))
    present = vertices[:, 1] >= 0
    result[present] = uvs[vertices[present, 1]] * (1, -1) + (0, 1)
    return result


# -- materials --------------------------------------------------------------------------------------------------------


def _fill_materials(model: Model, found: ObjLines, folder: Path, messages: Messages) -> Int64Array:
    """Make the materials in the order of their first use; for each face its material."""
    runs = [(start, decoded(name)) for start, name in found.runs]
    if found.faces and (not runs or runs[0][0] > 0):
        runs.insert(0, (0, ""))
    library = _library(found, folder, messages)
    names = list(dict.fromkeys(name for _, name in runs))
    textures = TextureTable()
    for row, name in enumerate(names):
        if name and name not in library:
            messages.note("{} is in no material library; a plain material instead", "materials", [row], [name])
        material = material_of(name or f"{UNNAMED}{row + 1}", library.get(name, Entry()), textures)
        model.materials.records.append(material)
    model.textures.records[:] = textures.textures
    rows = {name: row for row, name in enumerate(names)}
    bounds = np.array([*(start for start, _ in runs), len(found.faces)], np.int64)
    return np.repeat(np.array([rows[name] for _, name in runs], np.int64), bounds[1:] - bounds[:-1])


def _library(found: ObjLines, folder: Path, messages: Messages) -> dict[str, Entry]:
    entries: dict[str, Entry] = {}
    for name in map(decoded, list(dict.fromkeys(found.libraries))[:MOST_LIBRARIES]):
        data = read_side_file(folder, name, LARGEST_LIBRARY)
        # One file whose name has spaces, or several files.
        parts = [name] if data is not None else list(dict.fromkeys(name.split()))[:MOST_LIBRARIES]
        for part in parts:
            data = read_side_file(folder, part, LARGEST_LIBRARY) if data is None else data
            if data is None:
                messages.note("the material library {} is missing", "", (-1,), [part])
            else:
                entries |= read_library(data)
            data = None
    return entries

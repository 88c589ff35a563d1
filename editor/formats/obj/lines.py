"""Sorts the lines of an OBJ file by what they say, and makes numbers of them: many lines at a time.

A file of 200,000 faces has half a million lines: what is done for each of them has to be little.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from editor.formats.progress import Progress
from editor.math3d.arrays import AnyArray, Float64Array, Int64Array

LINES_A_REPORT = 1 << 16
MOST_INDEX = 2**31 - 1
MISSING = 0  # OBJ counts from 1: what a corner does not have


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
        _sort(lines[start : start + LINES_A_REPORT], found)
    return found


def _sort(lines: list[bytes], found: ObjLines) -> None:
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


def table(lines: list[bytes], columns: int, least: int) -> tuple[Float64Array, list[int]]:
    """(lines, columns) numbers, and the rows that are no numbers, which are NaN. Further numbers are passed over.

    A line may have fewer numbers, down to `least`; the rest of it is 0.
    """
    width = len(lines[0].split()) if lines else 0
    if width >= least:
        numbers = _numbers(b" ".join(lines), float)
        if numbers.size == width * len(lines) and all(len(line.split()) == width for line in lines):
            return _fitted(numbers.reshape(-1, width), columns), []
    rows = [_row(line, columns, least) for line in lines]
    wrong = [number for number, row in enumerate(rows) if row is None]
    return np.array([row or [np.nan] * columns for row in rows], np.float64).reshape(-1, columns), wrong


def _numbers(text: bytes, kind: type) -> AnyArray:
    """Every number of the text; fewer than there are where something is no number."""
    try:
        return np.fromstring(text, kind, sep=" ")
    except ValueError:
        return np.empty(0, kind)


def _fitted(rows: Float64Array, columns: int) -> Float64Array:
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
        indices = _indices([found.faces[number] for number in numbers], corners, slashes)
        if indices is not None:
            made.append(Polygons(faces, _absolute(indices, before[faces])))
        else:
            _add_singly(found, numbers, before, made, wrong)
    return made, sorted(wrong)


def _add_singly(
    found: ObjLines, numbers: list[int], before: Int64Array, made: list[Polygons], wrong: list[int]
) -> None:
    """Take one face after the other, for those that differ in form."""
    for number in numbers:
        corners = _parsed(found.faces[number])
        if corners is None:
            wrong.append(number)
        else:
            made.append(Polygons(np.array([number]), _absolute(corners[None], before[[number]])))


def _indices(lines: list[bytes], corners: int, slashes: int) -> Int64Array | None:
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


def _parsed(line: bytes) -> Any:
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


def _absolute(indices: Int64Array, before: Int64Array) -> Int64Array:
    """Rows from 0 in the place of indices from 1, or back from what came before the face; -1 for what is missing."""
    back = np.where(indices < 0, before[:, None, :] + indices, indices - 1)
    return np.where(indices == MISSING, -1, np.where((indices < 0) & (back < 0), MOST_INDEX, back))

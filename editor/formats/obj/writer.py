"""Writes an OBJ file, and beside it the material library that it needs."""

from __future__ import annotations

from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

from editor.formats.atomic_write import atomic_write
from editor.formats.content import Content
from editor.formats.mesh_exchange import MIRROR, REVERSED, not_kept, without_tables
from editor.formats.obj.mtl import library_lines
from editor.formats.progress import Progress
from editor.math3d.arrays import AnyArray
from editor.messages import Message
from editor.model.mesh import Face, Vertex
from editor.model.model import Model

ROWS_AT_ONCE = 1 << 14
HEADER = "# Katachi"
LOST = ("bones", "morphs", "frames", "rigid_bodies", "joints", "soft_bodies")


def write(
    content: Content, stream: BinaryIO, progress: Progress, *, path: Path, backups: int = 0, scale: float = 1.0
) -> list[Message]:
    """Write the mesh and, beside `path`, its materials; what of the model is not kept.

    `scale` is how many units of the file one of the model is. Every vertex is written once, in the order of its row,
    so that what comes back has the same vertices.
    """
    model = content.model
    names = material_names(model)
    library = path.with_suffix(".mtl")
    stream.write(f"{HEADER}\nmtllib {library.name}\n".encode())
    _write_vertices(stream, model, scale, progress)
    _write_faces(stream, model, names, progress)
    with atomic_write(library, backups) as file:
        file.write("\n".join([HEADER, "", *library_lines(model, names)]).encode())
    return [*without_tables(model, LOST), *not_kept(model)]


def material_names(model: Model) -> list[str]:
    """A name for each material, on one line, not empty and not used twice: OBJ knows materials by name."""
    names: list[str] = []
    for row, material in enumerate(model.materials):
        wanted = " ".join(material.name.split()) or f"material{row + 1}"
        name, number = wanted, 2
        while name in names:
            name, number = f"{wanted}_{number}", number + 1
        names.append(name)
    return names


def _write_vertices(stream: BinaryIO, model: Model, scale: float, progress: Progress) -> None:
    vertices = model.vertices
    columns: list[tuple[str, Any]] = [
        ("v %.9g %.9g %.9g\n", lambda rows: vertices[Vertex.position][rows] * np.float32(scale) * MIRROR),
        ("vt %.10g %.10g\n", lambda rows: vertices[Vertex.uv][rows] * (1, -1) + (0, 1)),
        ("vn %.9g %.9g %.9g\n", lambda rows: vertices[Vertex.normal][rows] * MIRROR),
    ]
    for number, (line, column) in enumerate(columns):
        for start in range(0, len(vertices), ROWS_AT_ONCE):
            progress.report((number + start / len(vertices)) / 5, "vertices")
            stream.write(_formatted(line, column(slice(start, start + ROWS_AT_ONCE))))


def _write_faces(stream: BinaryIO, model: Model, names: list[str], progress: Progress) -> None:
    """The faces by material. Those that no material draws would be drawn with the one before them, and stay away."""
    starts = model.face_starts().tolist()
    for row, name in enumerate(names):
        stream.write(f"usemtl {name}\n".encode())
        progress.report(0.6 + 0.4 * starts[row] / max(1, len(model.faces)), "faces")
        for start in range(starts[row], starts[row + 1], ROWS_AT_ONCE):
            faces = model.faces[Face.vertices][start : min(start + ROWS_AT_ONCE, starts[row + 1]), REVERSED]
            corners = np.repeat(faces.reshape(-1) + 1, 3)
            stream.write(_formatted("f %d/%d/%d %d/%d/%d %d/%d/%d\n", corners.reshape(-1, 9)))


def _formatted(line: str, rows: AnyArray) -> bytes:
    return (line * len(rows) % tuple(rows.reshape(-1).tolist())).encode("ascii")

"""Reads a PMX file section by section, in the order of the specification (PMX 2.0: PMXのデータ構造概要)."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

import numpy as np

from editor.formats.binary import FileBuffer
from editor.formats.content import FormatError, TruncatedError
from editor.formats.pmx.header import SIGNED, PmxExtra, PmxReader, read_header
from editor.formats.pmx.tables import (
    fill_faces,
    read_bone,
    read_faces,
    read_frame,
    read_info,
    read_joint,
    read_material,
    read_morph,
    read_rigid_body,
    read_soft_body,
    read_texture,
)
from editor.formats.pmx.vertices import read_vertices
from editor.formats.progress import Progress
from editor.math3d.arrays import Int32Array
from editor.messages import Messages
from editor.model.materials import Material
from editor.model.model import Model, newer_features
from editor.model.tables import RecordTable


def read(buffer: FileBuffer, messages: Messages, progress: Progress) -> tuple[Model, PmxExtra]:
    """The model in the bytes of a file, which are given back as they are read.

    FormatError when header, vertices or faces are not whole, or the layout of a record is not known. A file cut short
    after the faces gives what is whole of it, with a warning (mmd-semantics §1.5).
    """
    c = PmxReader(buffer, messages, progress)
    model = Model()
    # What is no number is looked for and mended; numpy need not warn about it.
    with np.errstate(all="ignore"):
        has_soft_bodies = read_model(c, model)
    return model, extra_of(c, model, has_soft_bodies)


def read_model(c: PmxReader, model: Model) -> bool:
    """Read all sections. Whether there was one of soft bodies, were it empty."""
    c.header = read_header(c)
    c.enter(model.info.name)
    model.info.records[:] = [read_info(c)]
    corners = read_mesh(c, model)
    runs: list[int] = []
    has_soft_bodies = True
    try:
        has_soft_bodies = read_tables(c, model, runs)
    except TruncatedError as error:
        c.note("the file ends here, and what was read whole is kept: {}", error.message.text)
        c.offset = len(c.data)
    fill_faces(c, model, corners, runs)
    return has_soft_bodies


def read_mesh(c: PmxReader, model: Model) -> Int32Array:
    """Read vertices and faces; the corners of the faces.

    There are files whose vertices have bone indices of another size than the header says. Where they cannot be read as
    it says, the other sizes are tried while the bytes are still there, and taken if the faces after them are sound.
    """
    start, header, messages = c.offset, c.header, c.messages
    try:
        return read_sized_mesh(c, model)
    except FormatError as error:
        if c.buffer.released:
            raise
        for bone in SIGNED.values():
            c.offset, c.messages, c.header = start, Messages(), replace(header, bone=bone)
            with suppress(FormatError):
                corners = read_sized_mesh(c, model)
                if len(corners) and corners.min() >= 0 and corners.max() < len(model.vertices):
                    c.header, c.messages = header, messages
                    messages.note(
                        "the bone indices of the vertices are not of the size that the header says", "vertices"
                    )
                    return corners
        raise error


def read_sized_mesh(c: PmxReader, model: Model) -> Int32Array:
    read_vertices(c, model.vertices)
    return read_faces(c)


def read_tables(c: PmxReader, model: Model, runs: list[int]) -> bool:
    """Read what comes after the faces; `runs` takes how many of them each material draws."""
    read_table(c, model.textures, 4, read_texture)
    read_materials(c, model.materials, runs)
    read_table(c, model.bones, 28, read_bone)
    read_table(c, model.morphs, 14, read_morph)
    read_table(c, model.frames, 13, read_frame)
    read_table(c, model.rigid_bodies, 70, read_rigid_body)
    read_table(c, model.joints, 107, read_joint)
    # A 2.1 file that ends right here is tolerated (mmd-semantics §1.3).
    if not c.header.is_2_1 or not c.left:
        return False
    read_table(c, model.soft_bodies, 142, read_soft_body)
    return True


def read_table(c: PmxReader, table: RecordTable[Any], smallest: int, read_record: Callable[[PmxReader], Any]) -> None:
    """Read a count and so many records of at least `smallest` bytes. Those before an error stay in the table."""
    c.enter(table.name)
    for _ in c.records(c.count_of_records(table.name, smallest)):
        table.records.append(read_record(c))


def read_materials(c: PmxReader, table: RecordTable[Material], runs: list[int]) -> None:
    c.enter(table.name)
    for _ in c.records(c.count_of_records(table.name, 86)):
        material, faces = read_material(c)
        table.records.append(material)
        runs.append(faces)


def extra_of(c: PmxReader, model: Model, has_soft_bodies: bool) -> PmxExtra:
    h = c.header
    return PmxExtra(
        version=h.version,
        encoding=h.encoding,
        settings=h.extra_settings,
        trailing=bytes(c.bytes(c.left, "trailing bytes")),
        newer_features=frozenset() if h.is_2_1 else newer_features(model),
        soft_bodies=has_soft_bodies or not h.is_2_1,
        index_sizes=h.sizes,
    )

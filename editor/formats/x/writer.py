"""Writes a DirectX model, text or binary: one mesh with its materials, as MMD loads an accessory."""

from __future__ import annotations

import struct
from pathlib import Path, PureWindowsPath
from typing import BinaryIO, Protocol

import numpy as np

from editor.formats.content import Content
from editor.formats.mesh_exchange import finite, not_kept, without_tables
from editor.formats.progress import Progress
from editor.formats.text_decoding import decoded
from editor.formats.x import ACCESSORY_SCALE
from editor.formats.x import tokens as binary
from editor.formats.x.reader import SEPARATOR, SPHERES
from editor.math3d.arrays import AnyArray, IndexArray
from editor.messages import Level, Message, Messages, TranslatableText
from editor.model import cp932
from editor.model.fields import NONE
from editor.model.materials import Material
from editor.model.mesh import Face, Vertex
from editor.model.model import Model
from editor.model.tables import ArrayTable

ROWS_AT_ONCE = 1 << 14
HEAD = b"xof 0303"
FORMAT = {"text": b"txt 0032\n", "binary": b"bin 0032"}
DECIMALS = "%.12f"  # no exponents: not every reader of the format knows them
SEMICOLON = 20  # the token
LOST = ("bones", "morphs", "frames", "rigid_bodies", "joints", "soft_bodies")
BREAKING = frozenset(' \t\n\r\f\v;,{}"<>#/')  # end a name, or begin a comment
NUMERIC = tuple("0123456789+-.")  # what begins with these may be taken for a number


class BlockWriter(Protocol):
    """Writer of blocks into a stream, each with its values and the blocks in it."""

    def open(self, kind: str, name: bytes = b"") -> None: ...

    def close(self) -> None: ...

    def integers(self, *values: int) -> None: ...

    def floats(self, values: AnyArray) -> None:
        """The values of one structure: a colour, or a number."""

    def list(self, values: AnyArray) -> None:
        """Whole numbers after their count."""

    def vectors(self, values: AnyArray) -> None:
        """Vectors (n, size) after their count."""

    def triangles(self, corners: AnyArray) -> None:
        """Polygons of three corners (n, 3) after their count."""

    def text(self, text: str) -> None: ...


def encoded(text: str) -> bytes:
    """The text in Shift-JIS, in which MMD reads it, or in UTF-8 where that would not be read as the same text."""
    data = cp932.encode(text)
    return data if decoded(data) == text else text.encode("utf-8", "replace")


class TextBlocks:
    """Every structure ends with a semicolon, and every entry of a list but the last with a comma."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        stream.write(HEAD + FORMAT["text"])

    def open(self, kind: str, name: bytes = b"") -> None:
        self._stream.write(kind.encode() + b" " + name + b" " * bool(name) + b"{\n")

    def close(self) -> None:
        self._stream.write(b"}\n")

    def integers(self, *values: int) -> None:
        self._stream.write(b"".join(b"%d;\n" % value for value in values))

    def floats(self, values: AnyArray) -> None:
        text = (DECIMALS + ";") * len(values) % tuple(values.tolist())
        self._stream.write(text.encode() + b";\n"[len(values) == 1 :])

    def list(self, values: AnyArray) -> None:
        self._lines("%d,\n", values.reshape(-1, 1), b";;\n")

    def vectors(self, values: AnyArray) -> None:
        self._lines((DECIMALS + ";") * values.shape[1] + ",\n", values, b";\n")

    def triangles(self, corners: AnyArray) -> None:
        self._lines("3;%d,%d,%d;,\n", corners, b";\n")

    def text(self, text: str) -> None:
        self._stream.write(b'"' + encoded(text.replace("\\", "\\\\")) + b'";\n')

    def _lines(self, line: str, rows: AnyArray, end: bytes) -> None:
        """The count of the rows, and a line for each, the last of which ends otherwise."""
        self._stream.write(b"%d;\n" % len(rows))
        for start in range(0, len(rows), ROWS_AT_ONCE):
            some = rows[start : start + ROWS_AT_ONCE]
            text = (line * len(some) % tuple(some.reshape(-1).tolist())).encode()
            is_last = start + ROWS_AT_ONCE >= len(rows)
            self._stream.write(text[:-2] + end if is_last else text)
        if not len(rows):
            self._stream.write(end)


class BinaryBlocks:
    """Tokens, each a number of two bytes and what belongs to it."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        stream.write(HEAD + FORMAT["binary"])

    def open(self, kind: str, name: bytes = b"") -> None:
        for word in filter(None, (kind.encode(), name)):
            self._stream.write(struct.pack("<HI", binary.NAME, len(word)) + word)
        self._stream.write(struct.pack("<H", binary.OPEN))

    def close(self) -> None:
        self._stream.write(struct.pack("<H", binary.CLOSE))

    def integers(self, *values: int) -> None:
        self._integers(np.array(values, np.uint32))

    def floats(self, values: AnyArray) -> None:
        floats = np.ascontiguousarray(values, "<f4").reshape(-1)
        self._stream.write(struct.pack("<HI", binary.FLOATS, len(floats)) + floats.tobytes())

    def list(self, values: AnyArray) -> None:
        self._integers(np.concatenate(([len(values)], values)))

    def vectors(self, values: AnyArray) -> None:
        self.integers(len(values))
        self.floats(values)

    def triangles(self, corners: AnyArray) -> None:
        threes = np.full((len(corners), 1), 3)
        self._integers(np.concatenate(([len(corners)], np.hstack((threes, corners)).reshape(-1))))

    def text(self, text: str) -> None:
        data = encoded(text)
        self._stream.write(struct.pack("<HI", binary.TEXT, len(data)) + data + struct.pack("<H", SEMICOLON))

    def _integers(self, values: AnyArray) -> None:
        integers = np.ascontiguousarray(values, "<u4")
        self._stream.write(struct.pack("<HI", binary.INTEGERS, len(integers)) + integers.tobytes())


def write(
    content: Content,
    stream: BinaryIO,
    progress: Progress,
    *,
    path: Path | None = None,
    backups: int = 0,
    scale: float = 1 / ACCESSORY_SCALE,
    is_binary: bool = False,
    writes_emissive: bool = True,
) -> list[Message]:
    """Write the mesh, in the space that it has (mmd-semantics §0.5); what of the model is not kept.

    `scale` is how many units of the file one of the model is: MMD shows accessories ten times as large as they are.
    `writes_emissive`: the ambient colours, as the emissive ones that the format has; else those are black.
    """
    model, messages = content.model, Messages()
    blocks: BlockWriter = BinaryBlocks(stream) if is_binary else TextBlocks(stream)
    drawn = model.faces[Face.material] != NONE
    blocks.open("Mesh")
    _write_vertices(blocks, model.vertices, model.faces[Face.vertices][drawn], scale, messages, progress)
    progress.report(0.9, "materials")
    blocks.open("MeshMaterialList")
    blocks.integers(len(model.materials))
    blocks.list(model.faces[Face.material][drawn])
    lost = _write_materials(blocks, model, messages, writes_emissive)
    blocks.close()
    blocks.close()
    return [*without_tables(model, LOST), *not_kept(model, _keeps_sphere), *messages, *lost]


def _write_vertices(
    blocks: BlockWriter,
    vertices: ArrayTable[Vertex],
    faces: IndexArray,
    scale: float,
    messages: Messages,
    progress: Progress,
) -> None:
    """Positions, normals and UVs, with the faces (n, 3) of the first two; the block of the mesh stays open."""
    position, normal, uv = (
        finite(vertices[key], "vertices", messages) for key in (Vertex.position, Vertex.normal, Vertex.uv)
    )
    blocks.vectors(position.astype(np.float64) * scale)
    blocks.triangles(faces)
    progress.report(0.4, "vertices")
    blocks.open("MeshNormals")
    blocks.vectors(normal)
    blocks.triangles(faces)
    blocks.close()
    progress.report(0.8, "vertices")
    blocks.open("MeshTextureCoords")
    blocks.vectors(uv)
    blocks.close()


# -- materials --------------------------------------------------------------------------------------------------------


def _write_materials(blocks: BlockWriter, model: Model, messages: Messages, writes_emissive: bool) -> list[Message]:
    """Write all materials; which names are written otherwise, and what of each is lost."""
    losses: list[Message] = []
    for row, material in enumerate(model.materials):
        name, file = material_name(material.name), texture_name(model, material)
        blocks.open("Material", name)
        emissive = material.ambient if writes_emissive else (0.0, 0.0, 0.0)
        for values in (material.diffuse, (material.shininess,), material.specular, emissive):
            blocks.floats(finite([values], "materials", messages)[0])
        if file:
            blocks.open("TextureFilename")
            blocks.text(file)
            blocks.close()
        blocks.close()
        losses += _material_losses(row, model, material, name, file)
        if not writes_emissive and any(material.ambient):
            losses.append(_lost(row, "ambient", TranslatableText("not kept: the ambient colour")))
    return losses


def _material_losses(row: int, model: Model, material: Material, name: bytes, file: str) -> list[Message]:
    losses = []
    if decoded(name) != material.name:
        losses.append(_lost(row, "name", TranslatableText("the name {!r} becomes {!r}", material.name, decoded(name))))
    if material.texture != NONE and not _can_be_texture(model.textures[material.texture].path):
        text = TranslatableText("the texture {!r} cannot be named in the file", model.textures[material.texture].path)
        losses.append(_lost(row, "texture", text))
    if cp932.lacking(file):
        losses.append(_lost(row, "texture", TranslatableText("MMD cannot read the path {!r}", file)))
    return losses


def _lost(row: int, field: str, text: TranslatableText) -> Message:
    return Message(Level.WARNING, text, "materials", row, field)


def material_name(name: str) -> bytes:
    """The name as the format allows one, with "_" for what would end it."""
    plain = "".join("_" if character in BREAKING else character for character in name)
    data = encoded(f"_{plain}" if plain[:1] in NUMERIC else plain)
    # Half of a character of Shift-JIS may be a brace, which none of UTF-8 has.
    return decoded(data).encode("utf-8", "replace") if BREAKING.intersection(map(chr, data)) else data


def texture_name(model: Model, material: Material) -> str:
    """The paths of texture and sphere map as the one name that stands for both; "" for none."""
    paths = [model.textures[material.texture].path] if material.texture != NONE else []
    paths = [path for path in paths if _can_be_texture(path)]
    if _keeps_sphere(model, material):
        paths.append(model.textures[material.sphere_texture].path)
    return SEPARATOR.join(paths)


def _can_be_texture(path: str) -> bool:
    """Return whether a path can be written as that of a texture, and is not read as that of a sphere map."""
    return _is_plain(path) and PureWindowsPath(path).suffix.lower() not in SPHERES


def _is_plain(path: str) -> bool:
    return bool(path.strip()) and not set(path) & {SEPARATOR, '"', "\n", "\r"}


def _keeps_sphere(model: Model, material: Material) -> bool:
    """Return whether the sphere map is known by its extension, as the format does (mmd-semantics §1.8)."""
    if material.sphere_texture == NONE:
        return False
    path = model.textures[material.sphere_texture].path
    return _is_plain(path) and SPHERES.get(PureWindowsPath(path).suffix.lower()) == material.sphere_mode

"""The PMX header (PMX 2.0: PMXヘッダ): version, text encoding, sizes of indices; and what else no model holds."""

from __future__ import annotations

import codecs
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import BinaryIO

from editor.formats.binary import Cursor, Sink, layout
from editor.formats.content import FormatError
from editor.formats.message_texts import noun
from editor.formats.progress import Progress
from editor.formats.text_decoding import printable
from editor.messages import Level, Message, TranslatableText
from editor.model.edit import Edit
from editor.model.joints import Joint, JointKind
from editor.model.materials import Material
from editor.model.mesh import Deform, Vertex
from editor.model.model import (
    MATERIAL_FLAGS,
    Model,
    Rows,
    qdef_vertices,
    soft_bodies,
    special_joints,
    special_materials,
    special_morphs,
)

SIGNATURE = b"PMX "
SIGNATURE_1_0 = b"Pmx "
ENCODINGS = ("utf16", "utf8")
MOST_UVS = 4
SETTINGS = 8

# Struct codes of an index by its size. Vertex indices are unsigned up to two bytes and have no "none".
UNSIGNED = {1: "B", 2: "H", 4: "i"}
SIGNED = {1: "b", 2: "h", 4: "i"}
INDICES = ("vertex", "texture", "material", "bone", "morph", "rigid_body")


@dataclass(frozen=True, slots=True)
class PmxHeader:
    """Header of a PMX file. The indices are struct codes: their sizes are chosen by the rows they count."""

    version: float = 2.0
    encoding: str = "utf16"
    additional_uvs: int = 0
    vertex: str = "B"
    texture: str = "b"
    material: str = "b"
    bone: str = "b"
    morph: str = "b"
    rigid_body: str = "b"
    extra_settings: bytes = b""  # settings that the specification does not know

    @property
    def is_2_1(self) -> bool:
        return is_2_1(self.version)

    @property
    def sizes(self) -> dict[str, int]:
        """The sizes of the indices in bytes."""
        return {name: layout(getattr(self, name)).size for name in INDICES}


def is_2_1(version: float) -> bool:
    """Return whether a version as a file states it means 2.1, which no 32-bit float is exactly."""
    return version >= 2.05


def index_sizes(counts: Sequence[int]) -> list[int]:
    """The sizes for so many rows of tables in the order of the file (PMX 2.0: Index参照のバイトサイズ)."""
    vertices, *others = counts
    sizes = [1 if vertices <= 255 else 2 if vertices <= 65535 else 4]
    return sizes + [1 if count <= 127 else 2 if count <= 32767 else 4 for count in others]


def header_of(version: float, encoding: str, uvs: int, sizes: Sequence[int], more: bytes = b"") -> PmxHeader:
    """The header with index sizes in the order of the file. KeyError when one of them is not 1, 2 or 4."""
    vertex, *others = sizes
    codes = dict(zip(INDICES, [UNSIGNED[vertex], *(SIGNED[size] for size in others)], strict=True))
    return PmxHeader(version, encoding, uvs, extra_settings=more, **codes)


def read_header(c: Cursor) -> PmxHeader:
    """Raises FormatError for versions that are not known, and for settings that leave the layout unknown."""
    c.enter("header")
    check_signature(c)
    version = c.one("f")
    if not 1.95 <= version < 2.15:
        raise c.error(TranslatableText("version {:.6g}: 2.0 or 2.1 expected", version))
    count = c.one("B")
    if count < SETTINGS:
        raise c.error(TranslatableText("{} settings: {} or more expected", count, SETTINGS))
    encoding, uvs, *rest = c.bytes(count, "settings")
    if encoding >= len(ENCODINGS):
        raise c.error(TranslatableText("text encoding {}: 0 (UTF-16) or 1 (UTF-8) expected", encoding))
    if uvs > MOST_UVS:
        raise c.error(TranslatableText("{} additional UVs: 0 to {} expected", uvs, MOST_UVS))
    sizes = rest[: len(INDICES)]
    for name, size in zip(INDICES, sizes, strict=True):
        if size not in SIGNED:
            raise c.error(TranslatableText("{} index of {} bytes: 1, 2 or 4 expected", noun(name), size))
    return header_of(version, ENCODINGS[encoding], uvs, sizes, bytes(rest[len(INDICES) :]))


def check_signature(c: Cursor) -> None:
    signature = bytes(c.bytes(4, "signature"))
    if signature == SIGNATURE_1_0:
        raise c.error(TranslatableText("PMX 1.0, which was never published; 2.0 or 2.1 expected"))
    if signature != SIGNATURE:
        text = TranslatableText("{!r} is not {!r}: not a PMX file", printable(signature), printable(SIGNATURE))
        raise FormatError(text, section="header", offset=0)


def write_header(s: Sink, h: PmxHeader) -> None:
    s.enter("header")
    s.bytes(SIGNATURE)
    s.pack("f", h.version)
    s.pack("B", SETTINGS + len(h.extra_settings))
    s.pack("BB6B", ENCODINGS.index(h.encoding), h.additional_uvs, *h.sizes.values())
    s.bytes(h.extra_settings)


@dataclass(frozen=True, slots=True)
class PmxExtra:
    """Contents of a PMX file beside the model, so that saving gives back what was opened.

    `newer_features` names what a 2.0 file had although it belongs to 2.1; `soft_bodies`: a 2.1 file had the block at
    all.
    """

    version: float = 2.0
    encoding: str = "utf16"
    settings: bytes = b""
    trailing: bytes = b""
    newer_features: frozenset[str] = frozenset()
    soft_bodies: bool = True
    index_sizes: dict[str, int] | None = None


def downgraded_to_2_0(model: Model) -> tuple[Model, list[Message]]:
    """A copy of the model without what PMX 2.0 has not, and what was lost."""
    copy = model.snapshot()
    edit = Edit(copy)
    losses = [*_plain_weights(edit), *_plain_materials(edit), *_plain_joints(edit)]
    for table, rows, text in (
        (copy.morphs, special_morphs(copy), TranslatableText("left out: PMX 2.0 has no flip or impulse morphs")),
        (copy.soft_bodies, soft_bodies(copy), TranslatableText("left out: PMX 2.0 has no soft bodies")),
    ):
        losses += _losses(table.name, rows, "", text)
        edit.remove(table, rows)
    return copy, losses


def _plain_weights(edit: Edit) -> Iterable[Message]:
    vertices = edit.model.vertices
    if rows := qdef_vertices(edit.model):
        edit.set(vertices, rows, Vertex.deform, Deform.BDEF4)
        message = TranslatableText("becomes BDEF4, as all {:,} vertices with QDEF", len(rows))
        yield Message(Level.WARNING, message, vertices.name, int(rows[0]), "deform")


def _plain_materials(edit: Edit) -> Iterable[Message]:
    materials = edit.model.materials
    rows = special_materials(edit.model)
    edit.set(materials, rows, Material.flags, [materials[row].flags & ~MATERIAL_FLAGS for row in rows])
    return _losses(
        materials.name, rows, "flags", TranslatableText("vertex colours, points and lines are not kept in PMX 2.0")
    )


def _plain_joints(edit: Edit) -> Iterable[Message]:
    joints = edit.model.joints
    rows = special_joints(edit.model)
    edit.set(joints, rows, Joint.kind, JointKind.SPRING_6DOF)
    return _losses(joints.name, rows, "kind", TranslatableText("becomes a spring 6DOF joint, the only kind of PMX 2.0"))


def _losses(table: str, rows: Rows, field: str, text: TranslatableText) -> list[Message]:
    return [Message(Level.WARNING, text, table, row, field) for row in rows]


class PmxReader(Cursor):
    """A Cursor that knows the header."""

    header = PmxHeader()

    def text(self) -> str:
        """A text, decoded so that it encodes to the same bytes: lone surrogates and wrong bytes are kept."""
        (size,) = self.read("i")
        if size <= 0:
            if size:
                raise self.error(TranslatableText("text of {} bytes: a length of 0 or more expected", size))
            return ""
        data = self.bytes(size, "text")
        if self.header.encoding == "utf8":
            return str(data, "utf-8", "surrogateescape")
        if size % 2:
            self.note("text of {} bytes, an odd number in UTF-16; the last byte is left out", size)
            data = data[:-1]
        return codecs.utf_16_le_decode(data, "surrogatepass", True)[0]

    def texts(self) -> tuple[str, str]:
        """A name and its English counterpart."""
        return self.text(), self.text()


class PmxWriter(Sink):
    """A Sink that knows the header."""

    def __init__(self, stream: BinaryIO, progress: Progress, expected: int, header: PmxHeader) -> None:
        super().__init__(stream, progress, expected)
        self.header = header

    def texts(self, *texts: str) -> None:
        """Write texts. UnicodeEncodeError when the encoding has no bytes for one."""
        for text in texts:
            if self.header.encoding == "utf8":
                data = text.encode("utf-8", "surrogateescape")
            else:
                data = text.encode("utf-16-le", "surrogatepass")
            self.pack("i", len(data))
            self.bytes(data)

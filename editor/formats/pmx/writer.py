"""Writes a PMX file section by section, in the order of the specification (PMX 2.0: PMXのデータ構造概要)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, BinaryIO

from editor.formats.content import Content, FormatError
from editor.formats.message_texts import either
from editor.formats.pmx.header import (
    ENCODINGS,
    MOST_UVS,
    PmxExtra,
    PmxHeader,
    PmxWriter,
    downgraded_to_2_0,
    header_of,
    index_sizes,
    is_2_1,
    write_header,
)
from editor.formats.pmx.tables import (
    write_bone,
    write_faces,
    write_frame,
    write_info,
    write_joint,
    write_material,
    write_morph,
    write_rigid_body,
    write_soft_body,
    write_texture,
)
from editor.formats.pmx.vertices import UVS, write_vertices
from editor.formats.progress import Progress
from editor.messages import Message, TranslatableText
from editor.model.fields import Kind, fields_of
from editor.model.model import Model, newer_features
from editor.model.tables import RecordTable

VERSIONS = {"2.0": 2.0, "2.1": 2.1}
VERTEX_BYTES, FACE_BYTES = 56, 14  # about what there is in a file for each, other sections included


def write(
    content: Content,
    stream: BinaryIO,
    progress: Progress,
    *,
    encoding: str | None = None,
    pmx_version: str | None = None,
) -> list[Message]:
    """Write the model; what of it could not be kept. FormatError for what cannot be written at all.

    `encoding`: "utf16" or "utf8", None for the file's own. `pmx_version`: "2.0" or "2.1"; "auto" for what the model
    needs; None for that, but not less than the file had.
    """
    model = content.model
    extra = content.extra if isinstance(content.extra, PmxExtra) else PmxExtra()
    version = version_for(model, extra, pmx_version)
    losses: list[Message] = []
    if pmx_version == "2.0":
        model, losses = downgraded_to_2_0(model)
    header = header_for(model, extra, version, encoding or extra.encoding)
    s = PmxWriter(stream, progress, VERTEX_BYTES * len(model.vertices) + FACE_BYTES * len(model.faces), header)
    write_header(s, s.header)
    write_model(s, model, extra)
    s.bytes(extra.trailing)
    s.flush()
    return [*losses, *s.losses]


def version_for(model: Model, extra: PmxExtra, wanted: str | None) -> float:
    """The version to write; 2.0 stays 2.0 with what the file already had beyond it."""
    if wanted in VERSIONS:
        return VERSIONS[wanted]
    if wanted == "auto":
        return 2.1 if newer_features(model) else 2.0
    if wanted is not None:
        raise FormatError(TranslatableText("PMX version {!r}: auto, 2.0 or 2.1 expected", wanted))
    if is_2_1(extra.version) or newer_features(model) <= extra.newer_features:
        return extra.version
    return 2.1


def notes_of_becoming_2_1(content: Content, *, pmx_version: str | None = None, **_: Any) -> list[str]:
    """A warning where a file was none of PMX 2.1 and becomes one without having been asked for."""
    extra = content.extra if isinstance(content.extra, PmxExtra) else PmxExtra()
    is_wanted = pmx_version == "2.1" or is_2_1(extra.version)
    if is_wanted or not is_2_1(version_for(content.model, extra, pmx_version)):
        return []
    features = ", ".join(sorted(newer_features(content.model)))
    return [f"becomes PMX 2.1, which MMD does not read, because of what only PMX 2.1 has: {features}"]


def header_for(model: Model, extra: PmxExtra, version: float, encoding: str) -> PmxHeader:
    """The header with the index sizes that the specification gives to the counts of the model."""
    if encoding not in ENCODINGS:
        raise FormatError(TranslatableText("text encoding {!r}: {} expected", encoding, either(ENCODINGS)))
    uvs = model.info[0].additional_uvs
    if not 0 <= uvs <= MOST_UVS:
        raise FormatError(
            TranslatableText("{} additional UVs: 0 to {} expected", uvs, MOST_UVS), section=model.info.name
        )
    tables = (model.vertices, model.textures, model.materials, model.bones, model.morphs, model.rigid_bodies)
    return header_of(version, encoding, uvs, index_sizes([len(table) for table in tables]), extra.settings)


def write_model(s: PmxWriter, model: Model, extra: PmxExtra) -> None:
    write_all(s, model.info, write_info)
    write_vertices(s, model.vertices)
    report_lost_uvs(s, model)
    runs = write_faces(s, model)
    write_table(s, model.textures, write_texture)
    remaining = iter(runs)
    write_table(s, model.materials, lambda s, material: write_material(s, material, next(remaining)))
    write_table(s, model.bones, write_bone)
    write_table(s, model.morphs, write_morph)
    write_table(s, model.frames, write_frame)
    write_table(s, model.rigid_bodies, write_rigid_body)
    write_table(s, model.joints, write_joint)
    if s.header.is_2_1 and (extra.soft_bodies or len(model.soft_bodies)):
        write_table(s, model.soft_bodies, write_soft_body)


def write_table(s: PmxWriter, table: RecordTable[Any], write_record: Callable[[PmxWriter, Any], None]) -> None:
    s.pack("i", len(table))
    write_all(s, table, write_record)


def write_all(s: PmxWriter, table: RecordTable[Any], write_record: Callable[[PmxWriter, Any], None]) -> None:
    s.enter(table.name)
    for s.record, record in enumerate(table):
        try:
            write_record(s, record)
        except UnicodeEncodeError as error:
            raise s.error(unencodable(record, error)) from error
    s.record = -1


def unencodable(record: Any, error: UnicodeEncodeError) -> TranslatableText:
    """Return the text that cannot be encoded, with the name of its field."""
    fields = fields_of(type(record))
    names = [f.name for f in fields if f.kind is Kind.TEXT and getattr(record, f.name) == error.object]
    character = f"U+{ord(error.object[error.start]):04X}"
    return TranslatableText("{}: {} cannot be written in this encoding ({})", names[0], character, error.encoding)


def report_lost_uvs(s: PmxWriter, model: Model) -> None:
    for name in UVS[s.header.additional_uvs :]:
        if model.vertices.stores(name) and model.vertices[name].any():
            s.lose(TranslatableText("the file has fewer additional UVs"), name)

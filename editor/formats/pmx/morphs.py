"""The morphs of a PMX file (PMX 2.0: モーフ; flip and impulse: PMX 2.1) and their offsets."""

from __future__ import annotations

from functools import cache

from editor.formats.pmx.columns import Record, read_columns, record_of, write_columns
from editor.formats.pmx.header import PmxHeader
from editor.formats.pmx.streams import PmxReader, PmxWriter
from editor.messages import TranslatableText
from editor.model.morphs import OFFSET_TYPES, Morph, MorphKind, Panel

KINDS = tuple(MorphKind)

GROUP = (("morph", "morph"), ("weight", "f4"))
VERTEX = (("vertex", "vertex"), ("translation", "3f4"))
BONE = (("bone", "bone"), ("translation", "3f4"), ("rotation", "4f4"))
UV = (("vertex", "vertex"), ("uv", "4f4"))
MATERIAL = (
    ("material", "material"),
    ("operation", "u1"),
    ("diffuse", "4f4"),
    ("specular", "3f4"),
    ("shininess", "f4"),
    ("ambient", "3f4"),
    ("edge_color", "4f4"),
    ("edge_size", "f4"),
    ("texture", "4f4"),
    ("sphere", "4f4"),
    ("toon", "4f4"),
)
IMPULSE = (("body", "rigid_body"), ("local", "u1"), ("velocity", "3f4"), ("torque", "3f4"))

# By kind: グループ, 頂点, ボーン, UV, 追加UV1〜4, 材質, フリップ, インパルス
OFFSETS = (GROUP, VERTEX, BONE, UV, UV, UV, UV, UV, MATERIAL, GROUP, IMPULSE)


@cache
def offset_record(header: PmxHeader, kind: int) -> Record:
    return record_of(header, *OFFSETS[kind])


def read_morph(c: PmxReader) -> Morph:
    name, name_en = c.texts()
    panel, kind = c.read("BB")
    if kind >= len(KINDS):
        raise c.error(TranslatableText("morph of kind {}: 0 to {} expected", kind, len(KINDS) - 1))
    offsets = read_columns(c, OFFSET_TYPES[KINDS[kind]], offset_record(c.header, kind), "offsets")
    return Morph(name, name_en, Panel(panel), KINDS[kind], offsets)


def write_morph(s: PmxWriter, morph: Morph) -> None:
    s.texts(morph.name, morph.name_en)
    s.pack("BB", morph.panel, morph.kind)
    write_columns(s, morph.offsets, offset_record(s.header, morph.kind), "offsets")

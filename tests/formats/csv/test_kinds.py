"""The columns are those of the dialects, and every field of a row type has one."""

from __future__ import annotations

import pytest

from editor.formats.csv.columns import CLASSIC, PMX, Owner, RowIndex
from editor.formats.csv.kinds import KINDS, NESTED, OFFSETS, TOP
from editor.formats.csv.row_kind import CsvStyle, RowKind
from editor.model.fields import Kind, fields_of
from editor.model.morphs import OFFSET_TYPES

# Cells of a row, with its tag, in the classic dialect and in the Pmx one; and in PMDEditor's where it has fewer.
LENGTHS = {
    "Header": (4, 4),
    "ModelInfo": (5, 5),
    "Vertex": (45, 45),
    "Material": (31, 31, 29),
    "Face": (6, 6),
    "Bone": (40, 40, 38),
    "IKLink": (10, 10),
    "Morph": (5, 5),
    "VertexMorph": (6, 7),
    "UVMorph": (7, 8),
    "BoneMorph": (9, 10),
    "MaterialMorph": (32, 33),
    "GroupMorph": (4, 5),
    "ImpulseMorph": (10, 11),
    "Node": (3, 3),
    "NodeItem": (4, 4),
    "Body": (22, 22),
    "Joint": (30, 30, 29),
    "SoftBody": (40, 40),
}
NOT_CARRIED = {("frames", "special"), ("materials", "toon_kind"), ("materials", "shared_toon")}


def header(kind: RowKind, dialect: str) -> str:
    (line,) = kind.header(CsvStyle(dialect))
    return line


@pytest.mark.parametrize("tag", LENGTHS)
def test_the_rows_have_the_length_of_the_dialect(tag):
    kind = KINDS[tag]
    classic, pmx, *older = LENGTHS[tag]
    assert len(header(kind, CLASSIC).split(",")) == classic
    assert len(header(kind, PMX).split(",")) == pmx
    assert {length + 1 for length in kind.layouts} >= {classic, pmx, *older}


def test_headers():
    assert header(KINDS["Node"], PMX) == ";PmxNode,表示枠名,表示枠名(英)"
    assert header(KINDS["VertexMorph"], CLASSIC) == (
        ";VertexMorph,親モーフ名,頂点Index,位置オフセット_x,位置オフセット_y,位置オフセット_z"
    )
    assert "表示先オフセット_x" in header(KINDS["Bone"], PMX)
    assert ",オフセット_x" in header(KINDS["Bone"], CLASSIC)
    assert header(KINDS["BoneMorph"], PMX).startswith(";PmxBoneMorph,親モーフ名,オフセットIndex,ボーン名,移動量_x")


@pytest.mark.parametrize("kind", [*TOP, *NESTED], ids=lambda kind: kind.tag)
def test_every_field_has_a_column(kind: RowKind):
    nested = {within.nested for within in NESTED if within.table == kind.table} if kind in TOP else set()
    changed = {name for column in kind.columns for name in column.changes}
    for field in fields_of(kind.row_type):
        assert field.name in changed | nested or (kind.table, field.name) in NOT_CARRIED, field.name
        parts = [column.part for column in kind.columns if column.field == field.name]
        if field.size > 1 and field.kind is not Kind.ROTATION:
            assert sorted(parts) == list(range(field.size))


def test_every_kind_of_morph_has_rows_for_its_offsets():
    assert {kind.row_type for kind in OFFSETS} == set(OFFSET_TYPES.values())


def test_every_row_can_be_placed():
    for kind in NESTED:
        assert isinstance(kind.columns[0], Owner)
        assert kind.columns[0].target == kind.table
    assert any(isinstance(column, RowIndex) for column in KINDS["Vertex"].columns)

"""Rows are written as is wanted: the dialect, some tables, some columns, with comments or without; and read again."""

from __future__ import annotations

import numpy as np
import pytest

from editor.formats.csv.clipboard import apply_text, rows_text
from editor.formats.csv.columns import CLASSIC, PMX
from editor.formats.csv.kinds import BONE, NESTED, TOP
from editor.formats.csv.row_kind import COPIED, CsvStyle
from editor.model.edit import Edit
from editor.model.model import Model
from editor.operations.queries.compare import differences
from tests.formats.csv.making import carried, read_back, written
from tests.model.random_models import random_model
from tests.operations.model_making import full_model

EVERY_COLUMN = frozenset(kind.column_key(column) for kind in (*TOP, *NESTED) for column in kind.columns)
DIALECTS = (CLASSIC, PMX)


def text_of(model: Model, style: CsvStyle) -> str:
    return written(model, csv_style=style, encoding="utf8")[0].decode()


def tags(text: str) -> set[str]:
    return {line.split(",")[0] for line in text.splitlines()}


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize("seed", range(5))
def test_without_comments_the_same_is_read(seed: int, dialect: str) -> None:
    model = carried(random_model(seed))
    text = text_of(model, CsvStyle(dialect, has_comments=False))
    assert not [tag for tag in tags(text) if tag.startswith(";") and "Katachi" not in tag]
    assert not list(differences(model, read_back(text.encode())[0]))


def test_only_some_tables_are_written_and_that_is_told() -> None:
    model = full_model()
    others = frozenset(model.tables) - {"bones", "textures"}
    data, losses = written(model, csv_style=CsvStyle(tables=others))
    assert tags(data.decode()) == {";PmxBone", "PmxBone", ";PmxIKLink", "PmxIKLink"}
    told = {loss.table for loss in losses if loss.text.startswith("left out, as chosen")}
    assert told == {name for name in others if len(model.tables[name])}


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize("has_comments", [True, False])
def test_columns_that_are_left_out_stay_as_they_are(dialect: str, has_comments: bool) -> None:
    """The comment is written whether it is wanted or not: only it tells which columns there are."""
    model, other = full_model(), full_model()
    with Edit(other) as edit:
        edit.set(other.bones, 1, "level", 7)
        edit.set(other.bones, 1, "position", (7.0, 8.0, 9.0))
        edit.set(other.vertices, [0], "position", (7.0, 8.0, 9.0))
        edit.set(other.vertices, [0], "uv", (7.0, 8.0))
    style = CsvStyle(dialect, has_comments, columns=frozenset(("Bone/位置", "Vertex/UV")))
    with Edit(model) as edit:
        apply_text(edit, text_of(other, style))
    found = {(d.table, d.field) for d in differences(model, other)}
    assert found == {("bones", "position"), ("vertices", "uv")}


@pytest.mark.parametrize("seed", range(5))
def test_what_tells_rows_apart_is_always_written(seed: int) -> None:
    model = carried(random_model(seed))
    before = model.snapshot()
    with Edit(model) as edit:
        apply_text(edit, text_of(model, CsvStyle(columns=EVERY_COLUMN)))
    assert not list(differences(before, model))


def test_copied_rows_have_the_columns_that_are_wanted() -> None:
    model = full_model()
    bones, every = model.bones.rows([1]), np.arange(len(model.bones))
    names = {"bones": (every, [bone.name for bone in model.bones], len(every))}
    style = CsvStyle(CLASSIC, columns=frozenset(BONE.column_key(column) for column in BONE.columns))
    assert rows_text("bones", bones, np.array([1]), names, style).splitlines() == [";Bone,ボーン名", 'Bone,"腕"']
    assert rows_text("bones", bones, np.array([1]), names, CsvStyle(PMX, has_comments=False)).startswith('PmxBone,"腕"')
    assert CsvStyle(CLASSIC) == COPIED

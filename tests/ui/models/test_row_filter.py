"""What a filter finds: words, numbers of rows, and regular expressions between slashes."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.bones import Bone
from editor.model.model import Model
from editor.ui.models.row_filter import pattern_fault, rows_matching


@pytest.fixture
def model() -> Model:
    model = Model()
    model.bones.records[:] = [
        Bone("左腕", "arm_L"),
        Bone("右腕", "arm_R", parent=0),
        Bone("左足ＩＫ", "leg IK_L", parent=1),
        Bone("a/b", "10"),
    ]
    return model


def found(model: Model, text: str) -> list[int]:
    fields = [field for field in model.bones.fields if field.name in ("name", "name_en", "parent")]
    return np.flatnonzero(rows_matching(model, model.bones, fields, text)).tolist()


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("左", [0, 1, 2]),  # the parent of row 1 is 左腕
        ("/^左/", [0, 1, 2]),
        ("/^左.$/", [0, 1]),
        ("/ik$/", [2]),
        ("/ＩＫ/", [2]),
        ("/arm|leg/", [0, 1, 2]),
        (" /_[LR]$/ ", [0, 1, 2]),
        ("/\\d/", [3]),
        ("/b", [3]),
        ("/", [3]),
        ("//", []),
        ("/(/", []),
        ("arm /x/", []),
        ("1", [1, 3]),
    ],
)
def test_what_is_found(model: Model, text: str, rows: list[int]) -> None:
    assert found(model, text) == rows


def test_a_pattern_is_also_looked_for_in_choices_and_flags(model: Model) -> None:
    flags = [field for field in model.bones.fields if field.name == "flags"]
    hits = rows_matching(model, model.bones, flags, "/^rot.*able$/")
    assert hits.tolist() == rows_matching(model, model.bones, flags, "rotatable").tolist()


def test_only_what_stands_between_slashes_can_be_a_wrong_pattern() -> None:
    assert pattern_fault("/[/") == "there is a mistake at character 1"
    assert pattern_fault("[") == pattern_fault("/[") == pattern_fault("/a/") == ""

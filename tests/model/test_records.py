"""Records: rows of a record table as a row set."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.bones import Bone
from editor.model.model import Model
from editor.model.records import Records

BONES = Records(Bone, [Bone("a", level=1), Bone("b"), Bone("c", position=(1, 2, 3))])


def test_fields_rows_and_parts() -> None:
    assert BONES["name"] == ["a", "b", "c"]
    assert BONES.row(2).position == (1, 2, 3)
    assert BONES.take([2, 0])["name"] == ["c", "a"]
    assert BONES.take(np.array([True, False, True]))["name"] == ["a", "c"]
    assert BONES.take(slice(1, None)).joined(BONES.take([0]))["name"] == ["b", "c", "a"]


def test_replaced_values_are_as_a_record_holds_them() -> None:
    new = BONES.replace(position=np.full((3, 3), 0.1), append_ratio=[0.1, 2, 3], level=[4, 5, 6])
    assert new.row(0).position == (float(np.float32(0.1)),) * 3
    assert new["append_ratio"] == [float(np.float32(0.1)), 2, 3]
    assert (new["level"], new["name"]) == ([4, 5, 6], BONES["name"])
    assert BONES["level"] == [1, 0, 0], "they are frozen"


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="Deform level: 3 values expected, not 2"):
        BONES.replace(level=[1, 2])
    with pytest.raises(ValueError, match="Position"):
        BONES.replace(position=[(1, 2)] * 3)
    with pytest.raises(TypeError, match="Bone"):
        Records.of(Bone, [Bone(), "bone"])


def test_rows_of_a_table_are_a_row_set() -> None:
    model = Model()
    model.bones.records[:] = list(BONES)
    model.vertices.fill(3, uv=[[0, 0], [1, 0], [2, 0]])
    assert model.bones.rows(slice(None)) == BONES
    for rows in ([2, 0], np.array([2, 0]), np.array([True, False, True]), slice(0, 2), []):
        names = np.array(["a", "b", "c"])[np.array(rows, np.intp) if isinstance(rows, list) else rows]
        assert model.bones.rows(rows)["name"] == names.tolist()
        assert len(model.vertices.rows(rows)) == len(names)

"""Columns and the two tables: defaults without memory, read-only views, rows as records."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.bones import Bone
from editor.model.columns import Columns, Records
from editor.model.edit import Edit
from editor.model.mesh import Deform, Vertex
from editor.model.model import Model
from editor.model.morphs import MaterialOffset, OffsetMethod, VertexOffset


def test_rows_come_back_as_records() -> None:
    rows = [MaterialOffset(material=3, operation=OffsetMethod.ADD, diffuse=(0.5, 0, 0, 1)), MaterialOffset()]
    columns = Columns.of(MaterialOffset, rows)
    assert list(columns) == rows
    assert columns["diffuse"].shape == (2, 4)
    assert columns["material"].dtype == np.int32


def test_missing_columns_read_as_defaults() -> None:
    columns = Columns(VertexOffset, vertex=[4, 5])
    assert columns["translation"].tolist() == [[0, 0, 0]] * 2
    assert columns.nbytes == 8


def test_arrays_cannot_be_written() -> None:
    columns = Columns(VertexOffset, vertex=[4, 5])
    with pytest.raises(ValueError, match="read-only"):
        columns["vertex"][0] = 1


def test_take_replace_join() -> None:
    columns = Columns(VertexOffset, vertex=[4, 5, 6])
    assert columns.take([2, 0])["vertex"].tolist() == [6, 4]
    assert columns.take(np.array([True, False, True]))["vertex"].tolist() == [4, 6]
    assert columns.replace(vertex=[1, 2, 3])["vertex"].tolist() == [1, 2, 3]
    moved = Columns(VertexOffset, vertex=[7], translation=[[1, 2, 3]])
    assert columns.joined(moved)["translation"].tolist() == [[0, 0, 0]] * 3 + [[1, 2, 3]]


def test_equality_is_by_value() -> None:
    assert Columns(VertexOffset, vertex=[1]) == Columns(VertexOffset, vertex=[1], translation=[[0, 0, 0]])
    assert Columns(VertexOffset, vertex=[1]) != Columns(VertexOffset, vertex=[2])
    assert Columns(VertexOffset, 0) != Columns(MaterialOffset, 0)


def test_wrong_length() -> None:
    with pytest.raises(ValueError, match="Offset: 2 rows expected, not 1"):
        Columns(VertexOffset, vertex=[1, 2], translation=[[0, 0, 0]])


def test_unwritten_vertex_columns_take_no_memory() -> None:
    vertices = Model().vertices
    vertices.fill(1000, position=np.zeros((1000, 3), np.float32))
    assert set(vertices.arrays) == {"position"}
    assert vertices["uv4"].shape == (1000, 4)
    assert vertices["weights"][999].tolist() == [1, 0, 0, 0]
    assert vertices["bones"][0].tolist() == [-1, -1, -1, -1]
    assert not vertices.stores("sdef_c")


def test_a_row_of_vertices_is_a_vertex() -> None:
    vertices = Model().vertices
    vertices.fill(2, deform=[0, 3], position=[[0, 0, 0], [1, 2, 3]])
    assert vertices.rows([1]).row(0) == Vertex(deform=Deform.SDEF, position=(1, 2, 3))


def test_snapshot_stays() -> None:
    model = Model()
    model.vertices.fill(2, position=[[0, 0, 0], [1, 2, 3]])
    copy = model.snapshot()
    model.vertices.writable("position")[0] = 9
    assert copy.vertices["position"].tolist() == [[0, 0, 0], [1, 2, 3]]


def test_face_starts() -> None:
    model = Model()
    model.materials.records[:] = [model.materials.row_type() for _ in range(3)]
    model.faces.fill(4, material=[0, 2, 2, -1])
    assert model.face_starts().tolist() == [0, 1, 1, 3]


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


def test_copies_of_a_model_share_columns_until_one_is_written() -> None:
    model = Model()
    model.vertices.fill(3, position=np.zeros((3, 3), np.float32), uv=np.ones((3, 2), np.float32))
    copy = model.snapshot()
    assert copy.vertices.arrays["position"] is model.vertices.arrays["position"]
    held = copy.vertices["position"]
    Edit(model).set(model.vertices, [1], "position", [(1, 2, 3)])
    assert model.vertices["position"][1].tolist() == [1, 2, 3]
    assert not held.any()
    assert not copy.vertices["position"].any()
    Edit(copy).set(copy.vertices, [0], "uv", [(5, 5)])
    assert model.vertices["uv"].tolist() == [[1, 1]] * 3
    assert copy.snapshot(["vertices.uv"]).vertices.arrays.keys() == {"uv"}


def test_rows_that_come_make_no_column_of_defaults_but_keep_minus_zero() -> None:
    model = Model()
    model.vertices.fill(3, position=np.ones((3, 3), np.float32))
    Edit(model).insert(model.vertices, 1, Columns.of(Vertex, [Vertex(uv=(-0.0, 0))]))
    assert model.vertices.arrays.keys() == {"position", "uv"}
    assert np.signbit(model.vertices["uv"]).tolist() == [[False] * 2, [True, False], [False] * 2, [False] * 2]

"""The keys of fields: what a row type has instead of a value, and what a type checker says of a wrong one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import editor
from editor.model.bones import Bone, BoneFlags
from editor.model.columns import Columns, Records
from editor.model.edit import Edit
from editor.model.fields import field_of, fields_of, name_of
from editor.model.mesh import Face, Vertex
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind, VertexOffset

RIGHT = """
from editor.model.bones import Bone
from editor.model.edit import Edit
from editor.model.mesh import Face
from editor.model.model import Model
from editor.model.mesh import Vertex

edit = Edit(Model())
bones, vertices = edit.model.bones, edit.model.vertices
edit.set(bones, 0, Bone.position, (1.0, 2.0, 3.0))
edit.set(bones, [0, 1], Bone.position, [(1.0, 2.0, 3.0), (4.0, 5.0, 6.0)])
edit.set(bones, 0, "position", (1.0, 2.0, 3.0))
edit.set(vertices, [0, 1], Vertex.normal, vertices[Vertex.position])
edit.remove(bones, 0, Bone.parent)
height: float = bones[0].position[1]
"""
WRONG = (
    "edit.set(bones, 0, Bone.positon, (1.0, 2.0, 3.0))",
    'edit.set(bones, 0, Bone.position, "above")',
    "edit.set(bones, [0], Bone.parent, [1.5])",
    "edit.set(bones, 0, Face.material, 1)",
    "edit.set(vertices, 0, Face.material, 1)",
    "edit.remove(bones, 0, Bone.name)",
    "vertices[Bone.position]",
    "vertices[Vertex.nromal]",
    "bones[0].positon",
    'Bone(position="above")',
)


def model_of_bones(count: int) -> Model:
    model = Model()
    edit = Edit(model)
    edit.insert(model.bones, 0, [Bone(str(row)) for row in range(count)])
    edit.commit()
    return model


def test_a_row_has_values_and_its_type_has_keys() -> None:
    assert Bone(position=(1, 2, 3)).position == (1, 2, 3)
    assert name_of(Bone.position) == name_of("position") == "position"
    for row_type in (Bone, Vertex, Face, Morph, VertexOffset):
        assert [name_of(getattr(row_type, field.name)) for field in fields_of(row_type)] == [
            field.name for field in fields_of(row_type)
        ]


def test_a_row_has_no_room_but_for_its_fields() -> None:
    assert not hasattr(Bone(), "__dict__")


def test_a_key_leads_to_the_declaration() -> None:
    assert field_of(Bone, Bone.flags) is field_of(Bone, "flags")
    with pytest.raises(KeyError, match="Bone has no field 'material'"):
        field_of(Bone, Face.material)


def test_records_are_set_by_key() -> None:
    model = model_of_bones(3)
    with Edit(model) as edit:
        edit.set(model.bones, [0, 2], Bone.flags, BoneFlags.IK)
        edit.set(model.bones, [1, 2], Bone.parent, [0, 1])
        edit.remove(model.bones, 1, Bone.parent)
    assert [bone.flags for bone in model.bones] == [BoneFlags.IK, BoneFlags.IK]
    assert model.bones[1].parent == 0
    assert model.bones.whole[Bone.name] == ["0", "2"]


def test_columns_are_set_and_read_by_key() -> None:
    model = Model()
    model.vertices.fill(2, position=[(0, 0, 0), (1, 1, 1)])
    with Edit(model) as edit:
        edit.set(model.vertices, slice(None), Vertex.normal, (0, 1, 0))
        edit.put(model.vertices, [1], Columns(Vertex, 1, edge_scale=[2.0]), [Vertex.edge_scale])
    assert model.vertices.stores(Vertex.normal)
    assert not model.vertices.stores(Vertex.uv1)
    assert model.vertices[Vertex.normal].tolist() == [[0, 1, 0]] * 2
    assert model.vertices[Vertex.edge_scale].tolist() == [1, 2]
    np.testing.assert_array_equal(model.vertices.whole[Vertex.position], model.vertices["position"])


def test_nested_columns_are_read_by_key() -> None:
    model = Model()
    offsets = Columns(VertexOffset, vertex=[4, 2], translation=[(1, 0, 0), (0, 1, 0)])
    with Edit(model) as edit:
        edit.insert(model.morphs, 0, Records(Morph, [Morph(kind=MorphKind.VERTEX)]))
        model.vertices.fill(5)
        edit.replace(model.morphs, 0, Morph.offsets, offsets)
    assert model.morphs[0].offsets[VertexOffset.vertex].tolist() == [4, 2]


def test_a_type_checker_finds_a_misspelt_field_and_a_wrong_value(tmp_path: Path) -> None:
    pytest.importorskip("mypy")
    source = tmp_path / "snippet.py"
    source.write_text(RIGHT + "\n".join(WRONG), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--config-file=", "--strict", "--cache-dir", tmp_path / "cache", source]
    # A process of its own: mypy changes the collection of garbage in the one it runs in.
    mypy = subprocess.run(
        [os.fspath(word) for word in command],
        cwd=Path(editor.__file__).parent.parent,
        capture_output=True,
        text=True,
    )
    faults = {int(line.split(":")[-3]) for line in mypy.stdout.splitlines() if ": error:" in line}
    first = RIGHT.count("\n") + 1
    assert faults == set(range(first, first + len(WRONG))), mypy.stdout + mypy.stderr

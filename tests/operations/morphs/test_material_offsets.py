"""Entries of material morphs: neutral ones, switched ones, and those that bring materials to a colour."""

from __future__ import annotations

import numpy as np
import pytest

from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import field_of
from editor.model.materials import Material
from editor.model.model import Model
from editor.model.morphs import MaterialOffset, Morph, MorphKind, OffsetMethod
from editor.operations.morphs.material_offsets import bring_to, neutral, neutral_entries, seen_material, with_operation

MULTIPLY, ADD = OffsetMethod.MULTIPLY, OffsetMethod.ADD
DIFFUSE = field_of(Material, "diffuse")


def model_with(offsets: Columns) -> Model:
    model = Model()
    model.materials.records += [Material("顔", diffuse=(0.5, 0.5, 0, 1)), Material("髪", edge_size=0.5)]
    model.morphs.records += [Morph("色", kind=MorphKind.MATERIAL, offsets=offsets)]
    return model


def bring(model: Model, rows: list[int], value: object, method: OffsetMethod, name: str = "diffuse") -> Columns:
    edit = Edit(model, "test")
    bring_to(edit, 0, np.array(rows), field_of(Material, name), value, method)
    edit.commit()
    return model.morphs[0].offsets


def test_a_neutral_entry_changes_nothing() -> None:
    for method in OffsetMethod:
        model = model_with(neutral_entries([-1, 0], method))
        assert [seen_material(model, 0, row) for row in (0, 1)] == list(model.materials)
    offsets = Columns(MaterialOffset, material=[0, 1], operation=[ADD, MULTIPLY], edge_size=[3, 3])
    assert neutral(offsets, np.array([0]))["edge_size"].tolist() == [0, 3]
    assert neutral(offsets, np.array([1]))["edge_size"].tolist() == [3, 1]


def test_another_operation_keeps_what_changes_nothing_so() -> None:
    offsets = Columns(MaterialOffset, material=[0, 1], operation=[MULTIPLY, ADD], edge_size=[2, 0])
    switched = with_operation(offsets, np.array([0, 1]), ADD)
    assert switched["operation"].tolist() == [ADD, ADD]
    assert switched["edge_size"].tolist() == [2, 0], "what was set stays"
    assert switched["diffuse"].tolist() == [[0] * 4, [1] * 4], "the second added already"
    back = with_operation(switched, np.array([0]), MULTIPLY)
    assert back["diffuse"].tolist()[0] == [1] * 4
    assert back["edge_size"].tolist()[0] == 2


@pytest.mark.parametrize("method", list(OffsetMethod))
def test_a_material_is_brought_to_a_colour_through_all_entries_that_there_are(method: OffsetMethod) -> None:
    darker = Columns(
        MaterialOffset,
        material=[-1, 0, 0],
        operation=[MULTIPLY, ADD, MULTIPLY],
        diffuse=[(0.5, 0.5, 0.5, 1), (0.25, 0, 0, 0), (1, 0.5, 1, 1)],
    )
    model = model_with(darker)
    assert seen_material(model, 0, 0).diffuse == (0.5, 0.125, 0, 1)
    offsets = bring(model, [0], (0.75, 0.125, 0.25, 1.0), method)
    assert seen_material(model, 0, 0).diffuse == (0.75, 0.125, 0.25, 1)
    assert offsets["material"].tolist() == [-1, 0, 0]
    factor = 2 if method is MULTIPLY else 1
    assert offsets["diffuse"][2].tolist() == [factor, 0.5, 1, 1]
    assert offsets["diffuse"][1][2] == 0.25, "0 times anything is 0"


def test_only_what_is_told_changes_and_numbers_are_brought_too() -> None:
    model = model_with(Columns(MaterialOffset, 0))
    bring(model, [0, 1], [(0.25, 0.5, 0.0, 1.0), (1.0, 1.0, 1.0, 0.0)], MULTIPLY)
    offsets = bring(model, [1], 1.0, MULTIPLY, "edge_size")
    assert offsets["material"].tolist() == [0, 1]
    assert offsets["diffuse"].tolist() == [[0.5, 1, 1, 1], [1, 1, 1, 0]]
    assert offsets["edge_size"].tolist() == [1, 2]
    assert bring(model, [0], (0.5, 0.5, 0.0, 1.0), MULTIPLY)["material"].tolist() == [1], "idle entries go"

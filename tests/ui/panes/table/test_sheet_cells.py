"""Blocks of cells: copied as a spreadsheet takes them, pasted and filled down in one step."""

from __future__ import annotations

import pytest

from editor.document.document import Document
from editor.ui.models.field_table import FieldTableModel
from editor.ui.panes.table.sheet_cells import copy_cells, filled_down, is_single, paste_cells
from tests.operations.model_making import full_model
from tests.ui.models.watching import document_of


@pytest.fixture
def document(qapp: object) -> Document:
    return document_of(full_model())


@pytest.fixture
def bones(document: Document) -> FieldTableModel:
    return FieldTableModel(document, "bones")


NAME, ENGLISH, POSITION, PARENT, LEVEL = range(5)


def test_what_is_copied_comes_back_by_pasting(document: Document, bones: FieldTableModel) -> None:
    with document.edit("edit") as edit:
        edit.set(document.model.bones, 0, "name", 'with\ttab,\nline and "quotes"')
    before = list(document.model.bones)
    text = copy_cells(bones, [0, 1, 2], [NAME, POSITION, PARENT])
    with document.edit("edit") as edit:
        edit.set(document.model.bones, [0, 1, 2], "name", "?")
        edit.set(document.model.bones, [0, 1, 2], "parent", -1)
    assert paste_cells(bones, range(4), [NAME, POSITION, PARENT], text) == 9
    assert list(document.model.bones) == before
    assert len(document.history.steps) == 3


def test_one_cell_goes_into_all(document: Document, bones: FieldTableModel) -> None:
    assert is_single("7\n")
    assert not is_single("7\t8")
    assert paste_cells(bones, [0, 2], [LEVEL], "7\n") == 2
    assert [bone.level for bone in document.model.bones] == [7, 0, 7, 0]


def test_closed_cells_stay_and_the_rest_is_pasted(document: Document, bones: FieldTableModel) -> None:
    loops = [field.name for field in bones.fields].index("ik_loops")
    assert paste_cells(bones, range(4), [loops], "1\n2\n3\n4\n") == 1
    assert document.model.bones[3].ik_loops == 4


def test_one_bad_cell_and_nothing_is_pasted(document: Document, bones: FieldTableModel) -> None:
    refused: list[str] = []
    bones.refused.connect(refused.append)
    assert paste_cells(bones, range(4), [NAME, LEVEL], "a\t1\nb\tmuch\n") == 0
    assert document.model.bones[0].name == "センター"
    assert refused == ["“much” does not fit into Deform level."]
    assert not document.history.steps


def test_filling_down(document: Document, bones: FieldTableModel) -> None:
    filled_down(bones, {LEVEL: [0, 1], POSITION: [1, 3], PARENT: [2]})
    rows = document.model.bones
    assert rows[3].position == rows[1].position
    assert rows[2].parent == rows[1].parent == 0  # one cell: from the cell above
    assert len(document.history.steps) == 1
    filled_down(bones, {NAME: [0]})  # nothing above
    assert len(document.history.steps) == 1


def test_places_are_those_of_the_view(document: Document, bones: FieldTableModel) -> None:
    bones.sort(NAME)
    assert copy_cells(bones, range(4), [NAME]).split() == sorted(bone.name for bone in document.model.bones)
    filled_down(bones, {LEVEL: [0, 1]})

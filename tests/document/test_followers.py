"""Positions that were stored are put back, of those rows that are still there, as one step and to the byte."""

from __future__ import annotations

import numpy as np
import pytest

from editor.document.document import Document
from editor.formats import Content
from tests.model.random_models import fingerprint
from tests.operations.model_making import full_model

NO_ROWS = np.empty(0, np.intp)


@pytest.fixture
def document() -> Document:
    return Document(Content(full_model()))


def store(document: Document, table: str, *rows: int) -> int:
    return document.stored_positions.store(document.model, table, np.array(rows, np.intp))


def restore(document: Document, table: str, *rows: int) -> list[int]:
    with document.edit("Restore") as edit:
        return document.stored_positions.restore(edit, table, np.array(rows, np.intp)).tolist()


def push(document: Document, table: str, rows: list[int]) -> None:
    with document.edit("Push") as edit:
        target = document.model.tables[table]
        field = "position"
        value = [(9.0, 9.0, 9.0)] * len(rows)
        edit.set(target, rows, field, value)


@pytest.mark.parametrize("table", ["vertices", "bones", "rigid_bodies", "joints"])
def test_what_was_moved_goes_back(document: Document, table: str) -> None:
    count = len(document.model.tables[table])
    assert store(document, table, *range(count)) == count
    before = fingerprint(document.model)
    push(document, table, list(range(count)))
    assert restore(document, table) == list(range(count))
    assert fingerprint(document.model) == before
    document.undo()
    assert fingerprint(document.model) != before
    assert len(document.history.steps) == 2


def test_normals_and_sdef_points_go_along(document: Document) -> None:
    store(document, "vertices", 1)
    before = fingerprint(document.model)
    with document.edit("Turn") as edit:
        for field in ("normal", "sdef_c", "sdef_r1"):
            edit.set(document.model.vertices, [1], field, (1, 2, 3))
        edit.set(document.model.vertices, [1], "uv", (0.5, 0.5))
    restore(document, "vertices")
    with document.edit("UV") as edit:
        edit.set(document.model.vertices, [1], "uv", (0, 0))
    assert fingerprint(document.model) == before


def test_faces_and_materials_are_their_vertices(document: Document) -> None:
    assert store(document, "faces", 0) == 3
    push(document, "vertices", [0, 1, 2])
    assert restore(document, "materials", 1) == [0]  # of those of the second material only one was stored
    assert restore(document, "faces", 0) == [0, 1, 2]


def test_only_what_is_selected_goes_back(document: Document) -> None:
    store(document, "vertices", 0, 1, 2)
    push(document, "vertices", [0, 1, 2, 3])
    assert restore(document, "vertices", 1, 3) == [1]
    assert document.model.vertices["position"][:, 0].tolist() == [9, 1, 9, 9, 4, 5]


def test_rows_are_followed_when_others_come_go_and_move(document: Document) -> None:
    places = [bone.position for bone in document.model.bones]
    store(document, "bones", 0, 1, 3)
    push(document, "bones", [0, 1, 2, 3])
    with document.edit("Rows") as edit:
        edit.insert(document.model.bones, 0, [document.model.bones[2]])
        edit.remove(document.model.bones, [1])
        edit.move(document.model.bones, [3], 0)  # the last of those that are stored
    assert document.stored_positions.counts == {"bones": 2}
    assert restore(document, "bones") == [0, 2]
    assert [document.model.bones[row].position for row in (0, 2)] == [places[3], places[1]]
    with document.edit("Remove") as edit:
        edit.remove(document.model.bones, range(4))
    assert document.stored_positions.counts == {}


def test_tables_are_stored_apart(document: Document) -> None:
    store(document, "bones", 0)
    store(document, "vertices", 0, 1)
    store(document, "bones", 1, 2, 3)
    assert document.stored_positions.counts == {"bones": 3, "vertices": 2}
    assert store(document, "morphs", 0) == 0
    assert restore(document, "morphs", 0) == []

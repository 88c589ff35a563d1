"""Masking: the rules that hide, the step back, and that what is hidden follows its rows through any edit."""

from __future__ import annotations

import random

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.document.files.pictures import ModelSnapshot
from editor.document.masking import HIDEABLE, Masking
from editor.formats import Content
from editor.model.materials import Material
from editor.model.model import Model
from tests.model.random_models import random_edit, random_model
from tests.operations.model_making import full_model


def strip(squares: int = 3) -> Model:
    """Squares beside each other, of two faces and a material each, that share the vertices between them."""
    model = Model()
    columns = np.arange(squares + 1)
    model.vertices.fill(2 * len(columns), position=[(x, y, 0) for x in columns for y in (0, 1)])
    left = 2 * np.arange(squares)
    pairs = np.stack((np.stack((left, left + 1, left + 3), 1), np.stack((left, left + 3, left + 2), 1)), 1)
    model.faces.fill(2 * squares, vertices=pairs.reshape(-1, 3), material=np.repeat(np.arange(squares), 2))
    model.materials.records[:] = [Material(str(row)) for row in range(squares)]
    return model


@pytest.fixture
def document(qapp: object) -> Document:
    return Document(Content(strip()))


@pytest.fixture
def masking(document: Document) -> Masking:
    return document.masking


def hidden(masking: Masking, table: str = "faces") -> list[int]:
    return np.flatnonzero(masking.masked(table)).tolist()


def test_at_first_nothing_is_hidden(masking: Masking) -> None:
    assert not masking.is_hiding
    assert not masking.can_go_back
    assert not any(masking.count(table) for table in (*HIDEABLE, "vertices", "materials", "morphs"))


def test_materials_hide_their_faces_and_vertices_go_with_all_of_theirs(masking: Masking) -> None:
    masking.mask("materials", [0])
    assert hidden(masking) == [0, 1]
    assert hidden(masking, "vertices") == [0, 1]
    assert hidden(masking, "materials") == [0]
    masking.mask("materials", [1])
    assert hidden(masking, "vertices") == [0, 1, 2, 3]
    masking.unmask("materials", [0])
    assert hidden(masking, "materials") == [1]
    assert hidden(masking, "vertices") == []


def test_a_vertex_without_faces_and_a_material_without_faces_are_never_hidden(document: Document) -> None:
    with document.edit("more") as edit:
        edit.insert(document.model.materials, 3, [Material()])
        edit.insert(document.model.vertices, 8, document.model.vertices.rows([0]))
    document.masking.isolate("faces", [])
    assert hidden(document.masking, "vertices") == list(range(8))
    assert hidden(document.masking, "materials") == [0, 1, 2]


def test_hidden_vertices_take_every_face_along_that_has_one(masking: Masking) -> None:
    masking.mask("vertices", [0])
    assert hidden(masking) == [0, 1]
    masking.unmask("vertices", [0])
    assert not masking.is_hiding


@pytest.mark.parametrize(("vertices", "shown"), [([2, 3, 4, 5], [2, 3]), ([0, 1, 3], [0]), ([7], [4, 5]), ([], [])])
def test_isolated_vertices_show_the_faces_they_make_up_or_else_those_around(
    masking: Masking, vertices: list[int], shown: list[int]
) -> None:
    masking.isolate("vertices", vertices)
    assert np.flatnonzero(~masking.masked("faces")).tolist() == shown


def test_rows_are_numbers_or_a_mask(masking: Masking) -> None:
    masking.mask("faces", np.arange(6) == 2)
    masking.mask("faces", 4)
    assert hidden(masking) == [2, 4]
    with pytest.raises(IndexError):
        masking.mask("faces", [6])


def test_isolating_leaves_other_tables_as_they_are(masking: Masking) -> None:
    masking.isolate("faces", [0])
    assert masking.count("faces") == 5
    assert masking.count("bones") == 0


def test_bones_bodies_and_joints_of_the_faces_that_are_shown(qapp: object) -> None:
    document = Document(Content(full_model()))
    with document.edit("one bone a half") as edit:
        edit.set(document.model.vertices, slice(None), "bones", [(1 + (row > 2), -1, -1, -1) for row in range(6)])
    masking = document.masking
    masking.isolate("faces", [0])
    masking.isolate_belonging()
    assert hidden(masking, "bones") == [0, 2, 3]
    assert hidden(masking, "rigid_bodies") == [1]
    assert hidden(masking, "joints") == []
    masking.go_back()
    assert masking.count("bones") == 0
    assert masking.count("faces") == 3
    masking.isolate("faces", [])
    masking.isolate_belonging()
    assert hidden(masking, "joints") == [0]


def test_inverting_twice_is_nothing(masking: Masking) -> None:
    masking.mask("faces", [1, 2])
    masking.invert()
    assert hidden(masking) == [0, 3, 4, 5]
    masking.invert()
    assert hidden(masking) == [1, 2]


def test_one_step_back_and_forth(masking: Masking) -> None:
    masking.mask("faces", [0])
    masking.mask("faces", [1])
    masking.go_back()
    assert hidden(masking) == [0]
    masking.go_back()
    assert hidden(masking) == [0, 1]
    masking.clear()
    assert not masking.is_hiding
    masking.go_back()
    assert hidden(masking) == [0, 1]


def test_what_changes_nothing_is_no_step_and_is_not_told(masking: Masking, qtbot: QtBot) -> None:
    masking.mask("faces", [0])
    masks = masking.masks["faces"]
    with qtbot.assertNotEmitted(masking.changed):
        masking.mask("faces", [0])
        masking.unmask("bones", [])
    assert masking.masks["faces"] is masks
    masking.go_back()
    assert not masking.is_hiding


def test_masks_of_other_tables_stay_the_same_arrays(document: Document) -> None:
    masking = document.masking
    masking.mask("faces", [0])
    faces = masking.masks["faces"]
    masking.isolate("bones", [])
    assert masking.masks["faces"] is faces


def test_hiding_is_no_edit(document: Document) -> None:
    document.masking.mask("faces", [0])
    assert not document.is_modified
    assert not document.history.can_undo


def test_pictures_hide_the_same(document: Document) -> None:
    document.masking.mask("faces", [0])
    snapshot = ModelSnapshot.of(document, {})
    document.masking.clear()
    assert snapshot.hidden["faces"].tolist() == [True] + [False] * 5


def test_faces_stay_hidden_in_another_material(document: Document) -> None:
    document.masking.mask("materials", [2])
    with document.edit("material") as edit:
        edit.set(document.model.faces, [5], "material", [0])
    assert hidden(document.masking) == [2, 5]
    document.undo()
    assert hidden(document.masking) == [4, 5]


def test_what_an_undo_brings_back_is_shown(document: Document) -> None:
    document.masking.mask("faces", [1, 4])
    with document.edit("remove") as edit:
        edit.remove(document.model.faces, [0, 1])
    assert hidden(document.masking) == [2]
    document.undo()
    assert hidden(document.masking) == [4]


class Marks:
    """Follows each row by a mark of its own, in plain Python: what is new gets a new one."""

    def __init__(self, document: Document) -> None:
        self.model = document.model
        self.rows = {table: list(range(len(self.model.tables[table]))) for table in HIDEABLE}
        self.next = 1_000_000
        document.changed.connect(self.follow)

    def follow(self, change: object) -> None:
        if change.table not in self.rows or change.action.name == "SET":
            return
        before = self.rows[change.table]
        now: list[int | None] = [None] * len(self.model.tables[change.table])
        for old, mark in enumerate(before):
            new = int(change.renumber([old])[0])
            if new >= 0:
                now[new] = mark
        for place, mark in enumerate(now):
            if mark is None:
                now[place] = self.next = self.next + 1
        self.rows[change.table] = now


@pytest.mark.parametrize("seed", range(40))
def test_what_is_hidden_follows_its_rows_through_random_edits(qapp: object, seed: int) -> None:
    rng = random.Random(seed)
    document = Document(Content(random_model(seed, 8)))
    marks, masking = Marks(document), document.masking
    hidden_marks: dict[str, set[int]] = {table: set() for table in HIDEABLE}
    for _ in range(30):
        if rng.random() < 0.4:
            table = rng.choice(HIDEABLE)
            rows = [row for row in range(len(marks.rows[table])) if rng.random() < 0.5]
            masking.isolate(table, rows)
            hidden_marks[table] = set(marks.rows[table]) - {marks.rows[table][row] for row in rows}
        elif rng.random() < 0.3:
            rng.choice([document.undo, document.redo])()
        else:
            with document.edit("edit", refuses=False) as edit:
                random_edit(rng, edit)
        for table in HIDEABLE:
            expected = [mark in hidden_marks[table] for mark in marks.rows[table]]
            assert masking.masked(table).tolist() == expected
            # What is gone comes back under a mark that was never hidden.
            hidden_marks[table] &= set(marks.rows[table])
        assert masking.masked("vertices").tolist() == slowly_hidden(document.model, masking.masked("faces"))


@pytest.mark.parametrize("seed", range(10))
def test_the_step_back_follows_too(qapp: object, seed: int) -> None:
    rng = random.Random(seed)
    document = Document(Content(random_model(seed, 8)))
    twin, masking = Masking(document.model), document.masking
    document.changed.connect(twin.follow)
    rows = np.array([rng.random() < 0.5 for _ in document.model.bones], np.bool_)
    for each in (twin, masking):
        each.mask("bones", rows)
    masking.clear()
    for _ in range(10):
        with document.edit("edit", refuses=False) as edit:
            random_edit(rng, edit)
    masking.go_back()
    assert masking.masked("bones").tolist() == twin.masked("bones").tolist()


def slowly_hidden(model: Model, faces: np.ndarray) -> list[bool]:
    of_vertex: dict[int, list[bool]] = {}
    for face, corners in enumerate(model.faces["vertices"].tolist()):
        for corner in corners:
            of_vertex.setdefault(corner, []).append(bool(faces[face]))
    return [all(of_vertex.get(vertex, [False])) for vertex in range(len(model.vertices))]

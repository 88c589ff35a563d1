"""The selection: what select does, the current row, how both follow the rows, and going back to what was selected."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from editor import formats
from editor.document.document import Document
from editor.document.selection import LONGEST, Selection, SelectionMode
from editor.model.bones import Bone
from editor.model.changes import Action, Change
from editor.model.edit import Edit
from editor.model.model import Model
from editor.operations.rows.rows import delete, insert_new
from tests.model.random_models import random_model
from tests.operations.model_making import full_model


@pytest.fixture
def selection() -> Selection:
    return Selection(full_model())


class Following:
    """A watcher that lets the selection follow, as a Document does."""

    def __init__(self, selection: Selection) -> None:
        self.selection = selection

    def about_to_change(self, change: Change) -> None: ...

    def changed(self, change: Change) -> None:
        self.selection.follow(change)


def following(model: Model) -> tuple[Selection, Edit]:
    selection = Selection(model)
    return selection, Edit(model, watcher=Following(selection))


def test_nothing_is_selected_at_first(selection: Selection) -> None:
    assert not len(selection.rows("bones"))
    assert selection.current("bones") == -1
    assert selection.active_table == "materials"


def test_rows_in_any_form(selection: Selection) -> None:
    selection.select("bones", 2)
    assert selection.rows("bones").tolist() == [2]
    selection.select("bones", [3, 1, 3])
    assert selection.rows("bones").tolist() == [1, 3]
    selection.select("bones", np.array([True, False, True, False]))
    assert selection.rows("bones").tolist() == [0, 2]
    selection.select("bones", range(1, 3))
    assert selection.rows("bones").tolist() == [1, 2]
    selection.select("bones", [])
    assert selection.rows("bones").tolist() == []


def test_more_and_less(selection: Selection) -> None:
    selection.select("bones", [1])
    selection.select("bones", [3, 0], SelectionMode.ADD)
    assert selection.rows("bones").tolist() == [0, 1, 3]
    selection.select("bones", [1, 2], SelectionMode.REMOVE)
    assert selection.rows("bones").tolist() == [0, 3]
    assert selection.mask("bones").tolist() == [True, False, False, True]


@pytest.mark.parametrize("rows", [[4], [-1], [0, 99]])
def test_rows_that_are_not_there(selection: Selection, rows: list[int]) -> None:
    with pytest.raises(IndexError, match="bones"):
        selection.select("bones", rows)
    assert not len(selection.rows("bones"))


def test_the_rows_cannot_be_written(selection: Selection) -> None:
    selection.select("bones", [1])
    with pytest.raises(ValueError, match="read-only"):
        selection.rows("bones")[0] = 0


def test_tables_are_selected_apart(selection: Selection) -> None:
    selection.select("bones", [1])
    selection.select("materials", [0])
    assert selection.rows("bones").tolist() == [1]
    selection.clear()
    assert not len(selection.rows("bones"))
    assert not len(selection.rows("materials"))


def test_speaks_only_when_something_is_other(selection: Selection, qtbot: QtBot) -> None:
    with qtbot.waitSignal(selection.changed) as said:
        selection.select("bones", [1])
    assert said.args == ["bones"]
    with qtbot.assertNotEmitted(selection.changed):
        selection.select("bones", [1])
        selection.select("bones", [1], SelectionMode.ADD)
        selection.set_current("bones", 1)
    with qtbot.waitSignal(selection.changed):
        selection.set_current("bones", 0)


def test_the_current_row_is_among_what_is_selected(selection: Selection) -> None:
    selection.select("bones", [1, 3])
    assert selection.current("bones") == 1
    selection.set_current("bones", 3)
    selection.select("bones", [2, 3])
    assert selection.current("bones") == 3
    selection.select("bones", [3], SelectionMode.REMOVE)
    assert selection.current("bones") == 2
    selection.select("bones", [])
    assert selection.current("bones") == -1
    with pytest.raises(IndexError):
        selection.set_current("bones", 4)


def test_the_active_table(selection: Selection, qtbot: QtBot) -> None:
    with qtbot.waitSignal(selection.active_changed) as said:
        selection.set_active_table("bones")
    assert said.args == ["bones"]
    with qtbot.assertNotEmitted(selection.active_changed):
        selection.set_active_table("bones")
    with pytest.raises(KeyError):
        selection.set_active_table("bananas")


def test_follows_rows_that_come_go_and_move() -> None:
    model = full_model()
    selection, edit = following(model)
    selection.select("vertices", [1, 4])
    selection.set_current("vertices", 4)
    edit.insert(model.vertices, 2, model.vertices.rows([0, 0]))
    assert (selection.rows("vertices").tolist(), selection.current("vertices")) == ([1, 6], 6)
    edit.remove(model.vertices, [0, 2])
    assert (selection.rows("vertices").tolist(), selection.current("vertices")) == ([0, 4], 4)
    edit.move(model.vertices, [4], 0)
    assert (selection.rows("vertices").tolist(), selection.current("vertices")) == ([0, 1], 0)
    edit.cancel()
    assert (selection.rows("vertices").tolist(), selection.current("vertices")) == ([1, 4], 4)


def test_follows_the_faces_that_go_with_a_material() -> None:
    model = full_model()
    selection, edit = following(model)
    selection.select("faces", [1, 3])
    edit.remove(model.materials, [0])
    assert selection.rows("faces").tolist() == [1]


def test_a_current_row_that_goes_gives_way_to_what_is_selected_or_to_none() -> None:
    model = full_model()
    selection, edit = following(model)
    selection.select("bones", [1, 2, 3])
    edit.remove(model.bones, [0, 1])
    assert (selection.rows("bones").tolist(), selection.current("bones")) == ([0, 1], 0)
    edit.remove(model.bones, [0, 1])
    assert (selection.rows("bones").tolist(), selection.current("bones")) == ([], -1)


def test_a_state_is_restored_and_says_what_is_another() -> None:
    model = full_model()
    selection = Selection(model)
    selection.select("bones", [1, 2])
    selection.set_current("bones", 2)
    selection.set_active_table("bones")
    state = selection.state()
    selection.select("bones", 0)
    selection.set_active_table("morphs")
    told: list[str] = []
    selection.changed.connect(told.append)
    selection.active_changed.connect(told.append)
    selection.restore(state)
    assert told == ["bones", "bones"]
    assert (selection.rows("bones").tolist(), selection.current("bones")) == ([1, 2], 2)


def test_the_mesh_is_kept_until_an_edit_changes_it() -> None:
    model = full_model()
    selection, edit = following(model)
    mesh = selection.mesh()
    edit.set(model.vertices, 0, "uv", (0.5, 0.5))
    edit.insert(model.bones, 0, [Bone()])
    assert selection.mesh() is mesh
    edit.set(model.vertices, 0, "position", (5, 5, 5))
    moved = selection.mesh()
    assert moved is not mesh
    edit.remove(model.faces, [0])
    assert selection.mesh() is not moved
    edit.cancel()
    chosen = np.arange(6) == 0
    assert selection.mesh().beside_vertices(chosen).tolist() == mesh.beside_vertices(chosen).tolist()


def test_stored_selections_follow_their_rows(qtbot: QtBot) -> None:
    model = full_model()
    selection, edit = following(model)
    with qtbot.waitSignal(selection.stored.changed):
        selection.stored.store("腕", "bones", np.array([1, 2]))
    selection.stored.store("顔", "materials", np.array([0]))
    assert selection.stored.names == ["腕", "顔"]
    edit.insert(model.bones, 0, [Bone(), Bone()])
    edit.remove(model.bones, [3])
    assert selection.stored["腕"].rows.tolist() == [3]
    assert selection.stored["顔"].rows.tolist() == [0]
    selection.stored.store("腕", "joints", np.array([0]))
    assert selection.stored.names == ["腕", "顔"]
    assert selection.stored["腕"].table == "joints"
    with qtbot.waitSignal(selection.stored.changed):
        selection.stored.forget("腕")
    assert selection.stored.names == ["顔"]
    with pytest.raises(KeyError):
        selection.stored.forget("腕")


@given(st.integers(0, 2**32), st.data())
def test_follows_each_row_it_names(seed: int, data: st.DataObject) -> None:
    """Rows marked by their own position are still the ones selected, whatever was done to the table."""
    model = random_model(seed, size=10)
    count = len(model.vertices)
    Edit(model).set(model.vertices, slice(None), "position", np.arange(count, dtype=np.float32)[:, None])
    rows = data.draw(st.sets(st.sampled_from(range(count)))) if count else set()
    selection, edit = following(model)
    selection.select("vertices", sorted(rows))
    selection.stored.store("same", "vertices", selection.rows("vertices"))
    for _ in range(data.draw(st.integers(0, 4))):
        _disturb(model, edit, data)
    left = model.vertices["position"][selection.rows("vertices"), 0].astype(int).tolist()
    there = set(model.vertices["position"][:, 0].astype(int).tolist())
    assert sorted(left) == sorted(rows & there)
    assert (np.diff(selection.rows("vertices")) > 0).all()
    assert selection.stored["same"].rows.tolist() == selection.rows("vertices").tolist()


def _disturb(model: Model, edit: Edit, data: st.DataObject) -> None:
    count = len(model.vertices)
    some = sorted(data.draw(st.sets(st.sampled_from(range(count)), max_size=3))) if count else []
    match data.draw(st.sampled_from([Action.INSERT, Action.REMOVE, Action.MOVE])):
        case Action.INSERT:
            new = model.vertices.rows(some).replace(position=np.full((len(some), 3), -1))
            edit.insert(model.vertices, data.draw(st.integers(0, count)), new)
        case Action.REMOVE:
            edit.remove(model.vertices, some)
        case Action.MOVE:
            edit.move(model.vertices, some, data.draw(st.integers(0, count - len(some))))


def test_without_selected_rows_the_current_one_is_chosen(selection: Selection) -> None:
    assert not len(selection.chosen("bones"))
    selection.set_current("bones", 2)
    assert selection.chosen("bones").tolist() == [2]
    selection.select("bones", [1, 3])
    assert selection.chosen("bones").tolist() == [1, 3]
    assert not len(selection.chosen())  # of materials, where work is
    selection.set_active_table("bones")
    assert selection.chosen().tolist() == [1, 3]


def test_going_to_a_row_makes_it_the_only_one_and_its_table_the_active_one(selection: Selection) -> None:
    selection.select("bones", [1, 3])
    selection.go_to("bones", 2)
    assert selection.rows("bones").tolist() == [2]
    assert selection.current("bones") == 2
    assert selection.active_table == "bones"


@pytest.fixture
def document(qtbot: QtBot) -> Document:
    return Document(dataclasses.replace(formats.new_content(), model=full_model()))


def go(document: Document, table: str, row: int, qtbot: QtBot) -> None:
    """Go to a row, and let the event end in which that happens."""
    document.selection.select(table, row)
    document.selection.set_current(table, row)
    document.selection.set_active_table(table)
    qtbot.wait(1)


def place(document: Document) -> tuple[str, list[int]]:
    table = document.selection.active_table
    return table, document.selection.rows(table).tolist()


def test_back_through_jumps_between_and_within_tables(document: Document, qtbot: QtBot) -> None:
    history = document.selection_history
    go(document, "bones", 2, qtbot)
    go(document, "bones", 0, qtbot)
    go(document, "materials", 1, qtbot)
    assert history.back()
    assert place(document) == ("bones", [0])
    assert history.back()
    assert place(document) == ("bones", [2])


def test_forward_undoes_back_until_something_else_is_selected(document: Document, qtbot: QtBot) -> None:
    history = document.selection_history
    go(document, "bones", 2, qtbot)
    go(document, "bones", 0, qtbot)
    assert not history.forward()
    history.back()
    history.back()
    assert history.forward()
    assert place(document) == ("bones", [2])
    assert history.forward()
    assert place(document) == ("bones", [0])
    history.back()
    go(document, "morphs", 0, qtbot)
    assert not history.forward()
    assert history.back()
    assert place(document) == ("bones", [2])


def test_a_selection_that_grew_from_one_row_is_no_step(document: Document, qtbot: QtBot) -> None:
    history = document.selection_history
    go(document, "vertices", 2, qtbot)
    for rows in ([1, 2, 3], [0, 1, 2, 3, 4]):
        document.selection.select("vertices", rows)
        qtbot.wait(1)
    for rows in ([1, 2, 3], [2]):
        assert history.back()
        assert place(document) == ("vertices", rows)
    assert history.forward()
    assert place(document) == ("vertices", [1, 2, 3])


def test_what_lies_ahead_follows_its_rows(document: Document, qtbot: QtBot) -> None:
    history = document.selection_history
    go(document, "bones", 0, qtbot)
    go(document, "bones", 3, qtbot)
    history.back()
    with document.edit("Insert") as edit:
        insert_new(edit, document.model.bones, 1)
    qtbot.wait(1)
    assert history.forward()
    assert place(document) == ("bones", [4])


def test_many_rows_are_remembered_a_few_times_only(
    document: Document, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("editor.document.selection.MOST_ROWS", 10)
    history = document.selection_history
    for _ in range(5):
        for rows in ([0, 1, 2, 3], [2, 3, 4, 5]):
            document.selection.set_active_table("vertices")
            document.selection.select("vertices", rows)
            qtbot.wait(1)
    count = 0
    while history.back():
        count += 1
    assert count == 2


def test_steps_with_the_arrow_keys_are_no_jumps(document: Document, qtbot: QtBot) -> None:
    history = document.selection_history
    go(document, "bones", 0, qtbot)
    for row in (1, 2):
        go(document, "bones", row, qtbot)
    go(document, "morphs", 0, qtbot)
    history.back()
    assert place(document) == ("bones", [2])
    history.back()
    assert place(document)[0] == "materials"  # where it all began
    assert not history.back()


def test_rows_keep_their_place_when_others_come_and_go(document: Document, qtbot: QtBot) -> None:
    history = document.selection_history
    go(document, "bones", 2, qtbot)
    go(document, "morphs", 0, qtbot)
    with document.edit("Insert") as edit:
        insert_new(edit, document.model.bones, 0)
    history.back()
    assert place(document) == ("bones", [3])


def test_rows_that_are_gone_are_left_out(document: Document, qtbot: QtBot) -> None:
    history = document.selection_history
    go(document, "bones", 2, qtbot)
    go(document, "morphs", 0, qtbot)
    with document.edit("Delete") as edit:
        delete(edit, document.model.bones, [2])
    history.back()
    assert place(document) == ("bones", [])


def test_the_trail_is_no_longer_than_need_be(document: Document, qtbot: QtBot) -> None:
    history = document.selection_history
    for _ in range(LONGEST // 2 + 2):
        go(document, "bones", 0, qtbot)
        go(document, "morphs", 0, qtbot)
    count = 0
    while history.back():
        count += 1
    assert count == LONGEST

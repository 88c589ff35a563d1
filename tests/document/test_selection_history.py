"""Back returns from jumps, over changes of rows."""

from __future__ import annotations

import dataclasses

import pytest
from pytestqt.qtbot import QtBot

from editor import formats
from editor.document.document import Document
from editor.document.selection import LONGEST
from editor.operations.rows.rows import delete, insert_new
from tests.operations.model_making import full_model


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

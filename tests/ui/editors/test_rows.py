"""Rows are typed by number, run or name, which completes behind each comma, or taken from the selection."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from PySide6.QtTest import QTest

from editor.document.document import Document
from editor.model.fields import rows_parameter
from editor.ui.editors.references import rows_of_text, rows_text
from tests.ui.editors.desk import Desk, Key


@dataclass(frozen=True, slots=True)
class OfRows:
    bones: tuple[int, ...] = rows_parameter("Bones", "bones", help="Any.")
    vertices: tuple[int, ...] = rows_parameter("Vertices", "vertices", help="Any.")


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("", ()),
        ("2, 0", (0, 2)),
        ("1: 腕, 手", (1, 2)),
        ("0-2", (0, 1, 2)),
        ("arm,", (1,)),
        ("all", (0, 1, 2, 3)),
        ("2,2", (2,)),
        ("—", ()),
    ],
)
def test_rows_are_typed(document: Document, text: str, rows: tuple[int, ...]) -> None:
    assert rows_of_text(document.model.bones, text) == rows


@pytest.mark.parametrize("text", ["nobody", "0, 99", "2-99", "2-1"])
def test_rows_that_are_not_there_are_refused(document: Document, text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        rows_of_text(document.model.bones, text)


def test_what_is_shown_can_be_typed(document: Document) -> None:
    assert rows_text(document.model, "bones", (1, 2)).startswith("1: 腕, 2: ")
    assert rows_text(document.model, "vertices", (0, 1, 2, 4)) == "0-2, 4"
    with document.edit("rename") as edit:
        edit.set(document.model.bones, 3, "name", "a, b")
    for rows in ((), (0,), (0, 1, 3)):
        assert rows_of_text(document.model.bones, rows_text(document.model, "bones", rows)) == rows


def test_names_complete_behind_each_comma(desk: Desk) -> None:
    editor = desk.editor(OfRows, "bones", (0,))
    line = editor.line
    desk.focus(line)
    line.setCursorPosition(len(line.text()))
    QTest.keyClicks(line, ", ar")
    completer = line.completer()
    desk.qtbot.waitUntil(completer.popup().isVisible)
    QTest.keyClick(completer.popup(), Key.Key_Down)
    QTest.keyClick(completer.popup(), Key.Key_Return)
    desk.qtbot.waitUntil(lambda: desk.edited == [(0, 1)])
    assert line.text() == rows_text(desk.document.model, "bones", (0, 1))


def test_the_list_of_all_rows_adds_one(desk: Desk) -> None:
    editor = desk.editor(OfRows, "bones", (0,))
    line = editor.line
    desk.focus(line)
    QTest.keyClick(line, Key.Key_Down)
    popup = line.completer().popup()
    desk.qtbot.waitUntil(popup.isVisible)
    assert popup.model().rowCount() == 1 + len(desk.document.model.bones)
    popup.setCurrentIndex(popup.model().index(3, 0))
    QTest.keyClick(popup, Key.Key_Return)
    desk.qtbot.waitUntil(lambda: desk.edited == [(0, 2)])


def test_what_is_selected_is_taken(desk: Desk) -> None:
    editor = desk.editor(OfRows, "vertices", ())
    desk.document.selection.select("vertices", [0, 1, 3])
    editor.take.click()
    assert desk.edited == [(0, 1, 3)]
    assert editor.line.text() == "0-1, 3"


def test_a_wrong_name_stays_to_be_mended(desk: Desk) -> None:
    editor = desk.editor(OfRows, "bones", (0,))
    desk.type(editor.line, "nobody")
    assert desk.edited == []
    assert editor.line.text() == "nobody"
    desk.type(editor.line, "1")
    assert desk.edited == [(1,)]

"""What is hidden is not seen in the viewport, and neither clicks nor boxes select it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.document.selection import SelectionMode
from editor.formats import Content
from editor.ui.viewport.click_selection import select
from editor.ui.viewport.viewport import Viewport
from tests.ui.viewport.test_viewport import at, color, selected, shown, two_squares

pytestmark = pytest.mark.gl
Left = Qt.MouseButton.LeftButton
RED, GREEN = (-2, 10, 0), (2, 10, 0)


@pytest.fixture
def document() -> Document:
    return Document(Content(two_squares()))


@pytest.fixture
def viewport(document: Document, qtbot: QtBot) -> Iterator[Viewport]:
    viewport = shown(document, qtbot)
    yield viewport
    viewport.stop()


@pytest.mark.parametrize("is_posed", [False, True])
def test_hidden_faces_are_neither_seen_nor_clicked(viewport: Viewport, document: Document, is_posed: bool) -> None:
    document.posing.set_active(is_posed)
    document.selection.set_active_table("materials")
    document.masking.mask("materials", [0])
    assert color(viewport, RED) == (0, 0, 255)
    assert color(viewport, GREEN)[1] > 200
    for point, rows in ((RED, []), (GREEN, [1])):
        QTest.mouseClick(viewport, Left, pos=at(viewport, point))
        assert selected(document, "materials") == rows
    document.masking.clear()
    assert color(viewport, RED)[0] > 200


@pytest.mark.parametrize(("table", "rows"), [("vertices", [4, 5, 6, 7]), ("faces", [2, 3]), ("bones", [1])])
def test_a_box_leaves_out_what_is_hidden(viewport: Viewport, document: Document, table: str, rows: list[int]) -> None:
    document.selection.set_active_table(table)
    document.masking.mask("materials", [0])
    document.masking.mask("bones", [0])
    start, end = at(viewport, (-3.5, 11.5, 0)), at(viewport, (3.5, 8.5, 0))
    QTest.mousePress(viewport, Left, pos=start)
    for place in ((start + end) / 2, end):
        QTest.mouseMove(viewport, place)
    QTest.mouseRelease(viewport, Left, pos=end)
    assert selected(document, table) == rows


def test_faces_stay_hidden_while_the_model_is_edited(viewport: Viewport, document: Document) -> None:
    document.masking.mask("materials", [1])
    assert color(viewport, GREEN) == (0, 0, 255)
    with document.edit("swap") as edit:
        edit.move(document.model.materials, [1], 0)
    assert color(viewport, GREEN) == (0, 0, 255)
    assert color(viewport, RED)[0] > 200
    document.undo()
    assert color(viewport, GREEN) == (0, 0, 255)
    with document.edit("remove") as edit:
        edit.remove(document.model.faces, [2, 3])
    document.undo()
    assert color(viewport, GREEN)[1] > 200


def test_what_is_selected_by_the_viewport_is_never_hidden(document: Document, qapp: object) -> None:
    document.masking.mask("faces", [1])
    select(document, "faces", [0, 1, 2], SelectionMode.REPLACE)
    assert selected(document, "faces") == [0, 2]

"""References are found by number or name, complete, and lead to their targets."""

from __future__ import annotations

import numpy as np
import pytest

from editor.document.document import Document
from editor.model.bones import Bone
from editor.model.fields import NONE
from editor.model.mesh import Vertex
from editor.ui.editors import MIXED
from editor.ui.editors.references import row_of_text
from tests.ui.editors.desk import Desk

ARM = 1


@pytest.mark.parametrize(
    ("text", "row"),
    [("2", 2), ("2: whatever", 2), ("腕", ARM), ("arm", ARM), ("セン", 0), ("", NONE), ("—", NONE), ("-1", NONE)],
)
def test_rows_are_found_by_number_name_or_part(document: Document, text: str, row: int) -> None:
    assert row_of_text(document.model.bones, text) == row


@pytest.mark.parametrize("text", ["手ＩＫか", "99", "a", "nobody"])
def test_rows_that_are_not_one_are_refused(document: Document, text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        row_of_text(document.model.bones, text)


def test_a_name_completes(desk: Desk) -> None:
    editor = desk.editor(Bone, "parent", NONE)
    line = editor.lines[0]
    assert line.text() == "—"
    desk.type(line, "ar", confirm=False)
    completer = line.completer()
    completer.setCompletionPrefix("ar")
    assert [completer.currentCompletion(), completer.completionCount()] == ["1: 腕  (arm)", 1]
    with desk.qtbot.waitSignal(editor.edited):
        completer.activated.emit("1: 腕  (arm)")
    assert desk.edited == [ARM]
    assert line.text() == "1: 腕"


def test_the_arrow_goes_to_the_target(desk: Desk) -> None:
    editor = desk.editor(Bone, "parent", ARM)
    with desk.qtbot.waitSignal(editor.jump_requested) as jump:
        editor.arrows[0].click()
    assert jump.args == ["bones", ARM]
    editor.set_value(NONE)
    assert not editor.arrows[0].isEnabled()


def test_slots_change_one_by_one(desk: Desk) -> None:
    editor = desk.editor(Vertex, "bones", (0, MIXED, NONE, NONE))
    desk.type(editor.lines[2], "手")
    assert desk.edited == [(0, MIXED, 2, NONE)]
    assert editor.revision.column(np.array([[0, 1, -1, -1], [0, 2, -1, -1]])).tolist() == [[0, 1, 2, -1], [0, 2, 2, -1]]


def test_an_unknown_name_is_refused(desk: Desk) -> None:
    editor = desk.editor(Bone, "parent", ARM)
    desk.type(editor.lines[0], "nobody")
    assert desk.edited == []
    editor.lines[0].clearFocus()
    assert editor.lines[0].text() == "1: 腕"

"""Text of one line or several."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolTip

from editor.model.bones import Bone
from editor.model.materials import Material
from tests.ui.editors.desk import Desk

Key = Qt.Key


def test_text_counts_when_confirmed(desk: Desk) -> None:
    editor = desk.editor(Bone, "name", "腕")
    desk.type(editor.line, "arm")
    assert desk.edited == ["arm"]


def test_line_ends_are_kept(desk: Desk) -> None:
    for old, new in (("a\r\nb", "a\r\nb!"), ("a\nb", "a\nb!"), ("a", "a!")):
        editor = desk.editor(Material, "memo", old)
        editor.lines.moveCursor(editor.lines.textCursor().MoveOperation.End)
        desk.qtbot.keyClicks(editor.lines, "!")
        assert editor.value() == new
    desk.qtbot.keyClick(editor.lines, Key.Key_Return)
    assert editor.value() == "a!\r\n"


def test_typing_stays_while_the_same_value_is_shown_again(desk: Desk) -> None:
    for name in ("memo", "name"):
        editor = desk.editor(Material, name, "a")
        widget = editor.lines if name == "memo" else editor.line
        desk.qtbot.keyClicks(widget, "x")
        editor.set_value("a")
        assert "x" in (widget.toPlainText() if name == "memo" else widget.text())
        editor.discard()
        assert editor.value() == "a"


def test_several_lines_are_confirmed_and_taken_back(desk: Desk) -> None:
    editor = desk.editor(Material, "memo", "a")
    desk.qtbot.keyClicks(editor.lines, "x")
    desk.qtbot.keyClick(editor.lines, Key.Key_Escape)
    assert editor.lines.toPlainText() == "a"
    desk.qtbot.keyClicks(editor.lines, "y")
    desk.qtbot.keyClick(editor.lines, Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert desk.edited == ["ya"]


def test_what_is_not_seen_tells_no_fault_on_the_screen(desk: Desk) -> None:
    editor, told = desk.editor(Bone, "name", "腕"), []
    editor.rejected.connect(told.append)
    editor.hide()
    editor.complain("It is going")
    assert told == ["It is going"]
    assert not QToolTip.isVisible()

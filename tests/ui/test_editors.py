"""Field editors: every kind shows and gives back its values, says what was touched, and leaves the rest alone."""

import math
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence, QWheelEvent
from PySide6.QtWidgets import QApplication, QColorDialog
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.formats import Content
from editor.model.bones import Bone, BoneFlags
from editor.model.fields import NONE, Field, field_of, single
from editor.model.materials import Material, SphereMode
from editor.model.morphs import MaterialOffset
from editor.model.rigid_bodies import RigidBody
from editor.model.vertices import Vertex
from editor.operations.expressions import parse
from editor.ui.editors import MIXED, FieldEditor, MixedBits, editor_for
from editor.ui.editors.bits import FlagsEditor, GroupsEditor
from editor.ui.editors.cells import placed
from editor.ui.editors.choices import ChoiceEditor, SwitchEditor
from editor.ui.editors.colors import ColorEditor
from editor.ui.editors.lines import MARGINS
from editor.ui.editors.numbers import DragLabel, NumberEditor
from editor.ui.editors.references import ReferenceEditor, ReferencesEditor, row_of_text
from editor.ui.editors.texts import LinesEditor, TextEditor
from editor.ui.editors.vectors import VectorEditor
from tests.operations.model_making import full_model
from tests.ui.keyboard import show_active

ARM = 1
Key = Qt.Key


@pytest.fixture
def document(qapp: QApplication) -> Document:
    return Document(Content(full_model()))


class Desk:
    """Makes editors, and notes what they say."""

    def __init__(self, qtbot: QtBot, document: Document) -> None:
        self.qtbot = qtbot
        self.document = document
        self.edited: list[Any] = []
        self.dragged: list[Any] = []
        self.gestures: list[Any] = []

    def editor(self, row_type: type, name: str, value: Any, **more: Any) -> Any:
        editor = editor_for(field_of(row_type, name), self.document, **more)
        self.qtbot.addWidget(editor)
        editor.edited.connect(self.edited.append)
        editor.dragging.connect(self.dragged.append)
        editor.gesture_started.connect(lambda: self.gestures.append("started"))
        editor.gesture_ended.connect(self.gestures.append)
        editor.set_value(value)
        editor.show()
        return editor

    def focus(self, line: Any) -> None:
        show_active(line.window(), self.qtbot)
        line.setFocus()
        self.qtbot.waitUntil(line.hasFocus)

    def type(self, line: Any, text: str, confirm: bool = True) -> None:
        self.focus(line)
        line.selectAll()
        if text.isascii():
            self.qtbot.keyClicks(line, text)
        else:
            line.insert(text)  # there are no keys for it
        if confirm:
            self.qtbot.keyClick(line, Key.Key_Return)


@pytest.fixture
def desk(qtbot: QtBot, document: Document) -> Desk:
    return Desk(qtbot, document)


def every_field() -> list[tuple[type, Field]]:
    tables = full_model().tables.values()
    return [(table.row_type, field) for table in tables for field in table.fields if not field.items]


# -- all kinds ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("row_type", "field"), every_field(), ids=lambda part: getattr(part, "name", None))
@pytest.mark.parametrize("in_cell", [False, True])
def test_every_field_gives_back_what_it_shows(desk: Desk, row_type: type, field: Field, in_cell: bool) -> None:
    for table in desk.document.model.tables.values():
        if table.row_type is row_type and len(table):
            value = field.coerce(table.value(0, field.name))
            editor = desk.editor(row_type, field.name, value, in_cell=in_cell)
            assert editor.value() == value
            editor.set_value(MIXED)
            assert editor.value() is MIXED
    assert not desk.edited, "nothing was touched"


@pytest.mark.parametrize(
    ("row_type", "name", "kind"),
    [
        (Bone, "name", TextEditor),
        (Material, "memo", LinesEditor),
        (Bone, "level", NumberEditor),
        (Bone, "position", VectorEditor),
        (Material, "diffuse", ColorEditor),
        (Material, "sphere_mode", ChoiceEditor),
        (Bone, "flags", FlagsEditor),
        (RigidBody, "mask", GroupsEditor),
        (Bone, "parent", ReferenceEditor),
        (Vertex, "bones", ReferencesEditor),
    ],
)
def test_kinds_have_their_editor(desk: Desk, row_type: type, name: str, kind: type[FieldEditor]) -> None:
    editor = desk.editor(row_type, name, field_of(row_type, name).default)
    assert type(editor) is kind
    assert editor.accessibleName()


# -- numbers -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("180/3", 60),
        ("*1.1", 11),
        ("/4", 2.5),
        ("+5", 15),
        ("-5", -5),
        ("-=5", 5),
        ("+=1", 11),
        ("*=2+1", 30),
        ("/=4", 2.5),
        ("x*2+1", 21),
        ("2^3", 8),
        ("-(1+2)*3", -9),
        ("１０＋２", 12),
        ("2*pi", 2 * math.pi),
        ("7%4", 3),
        (".5", 0.5),
        ("1e3", 1000),
    ],
)
def test_arithmetic(text: str, result: float) -> None:
    assert parse(text)(np.array([10.0, 10.0])).tolist() == pytest.approx([result, result])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "abc",
        "1,2",
        "[1]",
        "x.real",
        "__import__('os')",
        "x(1)",
        "True",
        "1;2",
        "1j",
        "x<2",
        "1 if x else 2",
        "(" * 150,
        "9" * 300,
    ],
)
def test_what_is_not_arithmetic_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        parse(text)


def test_a_tower_of_powers_is_infinite_at_once() -> None:
    assert np.isinf(parse("9**9**9**9")(np.zeros(1))).all()


def test_a_typed_number_counts_when_confirmed(desk: Desk) -> None:
    editor = desk.editor(Material, "shininess", 5.0)
    desk.type(editor.line, "7.25", confirm=False)
    assert desk.edited == []
    desk.qtbot.keyClick(editor.line, Key.Key_Return)
    assert desk.edited == [7.25]


def test_value_includes_what_is_being_typed(desk: Desk) -> None:
    editor = desk.editor(Material, "shininess", 5.0)
    desk.type(editor.line, "*3", confirm=False)
    assert editor.value() == 15.0


def test_the_same_number_is_no_edit(desk: Desk) -> None:
    editor = desk.editor(Material, "shininess", single(0.1))
    desk.type(editor.line, "0.1")
    assert desk.edited == []


def test_escape_takes_typing_back(desk: Desk) -> None:
    editor = desk.editor(Material, "shininess", 5.0)
    desk.type(editor.line, "7", confirm=False)
    desk.qtbot.keyClick(editor.line, Key.Key_Escape)
    assert editor.line.text() == "5"
    assert editor.value() == 5.0


def test_nonsense_is_refused_and_stays_to_be_mended(desk: Desk) -> None:
    editor = desk.editor(Material, "shininess", 5.0)
    desk.type(editor.line, "seven")
    assert (desk.edited, editor.line.text()) == ([], "seven")
    desk.type(editor.line, "1/0")
    assert desk.edited == []
    editor.line.clearFocus()
    assert editor.line.text() == "5"


def test_limits_hold_for_what_is_entered(desk: Desk) -> None:
    editor = desk.editor(Material, "shininess", 5.0)
    desk.type(editor.line, "-3")
    editor = desk.editor(Bone, "ik_loops", 3)
    desk.type(editor.line, "999")
    assert desk.edited == [0.0, 255]


def test_a_value_beyond_the_limits_is_left_alone(desk: Desk) -> None:
    editor = desk.editor(Material, "shininess", -4.0)
    desk.focus(editor.line)
    editor.line.clearFocus()
    assert (editor.value(), desk.edited) == (-4.0, [])


def test_a_number_that_does_not_fit_is_rounded_until_it_is_edited(desk: Desk) -> None:
    value = single(-12.3456789)
    editor = desk.editor(Bone, "position", (value, 0.0, 0.0))
    line = editor.lines[0]
    line.resize(line.minimumSizeHint())
    assert line.text() in ("-12", "-12.3", "-12.35")
    assert line.toolTip() == "-12.345679"
    desk.focus(line)
    assert line.text() == "-12.345679"
    line.clearFocus()
    assert (editor.value(), desk.edited) == ((value, 0.0, 0.0), [])


@pytest.mark.parametrize("value", [-2.5727e-08, 1.3765e-10, -4.5678e-30])
def test_a_tiny_number_looks_tiny_in_a_narrow_box_and_stays_as_it_is(desk: Desk, value: float) -> None:
    editor = desk.editor(Bone, "position", (single(value), 0.0, 0.0))
    line = editor.lines[0]
    line.resize(line.minimumSizeHint())
    assert abs(float(line.text())) < 1e-6
    assert line.fontMetrics().horizontalAdvance(line.text()) <= line.width() - MARGINS
    assert line.toolTip() == str(np.float32(value))
    desk.focus(line)
    desk.qtbot.keyClick(line, Key.Key_Return)
    line.clearFocus()
    assert (editor.value(), desk.edited) == ((single(value), 0.0, 0.0), [])


def test_a_whole_number_that_does_not_fit_is_cut_where_it_is_seen(desk: Desk) -> None:
    line = desk.editor(Bone, "level", 123456789).line
    line.resize(line.minimumSizeHint())
    assert line.text().endswith("…")
    assert line.toolTip() == "123456789"


def test_integers_are_rounded(desk: Desk) -> None:
    editor = desk.editor(Bone, "level", 3)
    desk.type(editor.line, "/2+0.2")
    assert desk.edited == [2]
    assert isinstance(desk.edited[0], int)


def test_angles_are_typed_in_degrees(desk: Desk) -> None:
    editor = desk.editor(RigidBody, "rotation", (0.0, single(math.radians(10)), 0.0))
    assert editor.lines[1].text() == "10°"
    desk.type(editor.lines[1], "*9")
    assert editor.lines[1].text() == "90°"
    assert desk.edited == [(0.0, single(math.radians(90)), 0.0)]
    desk.type(editor.lines[0], "45°")
    assert desk.edited[-1][0] == single(math.radians(45))


def test_up_and_down_step_in_one_gesture(desk: Desk) -> None:
    editor = desk.editor(Bone, "level", 3)
    desk.qtbot.keyPress(editor.line, Key.Key_Up)
    desk.qtbot.keyPress(editor.line, Key.Key_Up)
    desk.qtbot.keyRelease(editor.line, Key.Key_Up)
    assert (desk.gestures, desk.dragged) == (["started", True], [4, 5])
    assert editor.revision.of(10) == 12


def test_escape_ends_a_gesture_without_it(desk: Desk) -> None:
    editor = desk.editor(Bone, "level", 3)
    desk.qtbot.keyPress(editor.line, Key.Key_Down)
    desk.qtbot.keyPress(editor.line, Key.Key_Escape)
    assert desk.gestures == ["started", False]
    assert editor.value() == 3


def turn_wheel(line: Any, notches: int) -> QWheelEvent:
    angle, none = QPoint(0, 120 * notches), Qt.KeyboardModifier.NoModifier
    event = QWheelEvent(
        QPointF(5, 5),
        QPointF(5, 5),
        QPoint(),
        angle,
        Qt.MouseButton.NoButton,
        none,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    line.wheelEvent(event)
    return event


def test_the_wheel_counts_only_with_focus(desk: Desk) -> None:
    editor = desk.editor(Bone, "level", 3)
    editor.line.clearFocus()
    assert not turn_wheel(editor.line, 1).isAccepted()
    desk.focus(editor.line)
    turn_wheel(editor.line, 2)
    assert desk.dragged == [5]
    editor.line.clearFocus()
    assert desk.gestures == ["started", True]


def drag(desk: Desk, label: DragLabel, pixels: int, *, drop: bool = True) -> None:
    button, middle = Qt.MouseButton.LeftButton, label.rect().center()
    desk.qtbot.mousePress(label, button, pos=middle)
    for step in (pixels // 2, pixels):
        desk.qtbot.mouseMove(label, middle + QPoint(step, 0))
    if drop:
        desk.qtbot.mouseRelease(label, button, pos=middle + QPoint(pixels, 0))


def test_numbers_drag_by_their_label(desk: Desk) -> None:
    editor = desk.editor(Bone, "level", 3)
    label = editor.make_label("Level")
    desk.qtbot.addWidget(label)
    label.show()
    drag(desk, label, 40)
    assert (desk.gestures, desk.dragged) == (["started", True], [8, 13])
    assert editor.revision.of(100) == 110


def test_escape_takes_a_drag_back(desk: Desk) -> None:
    editor = desk.editor(Bone, "position", (1.0, 2.0, 3.0))
    label = editor.grid.itemAtPosition(0, 2).widget()
    drag(desk, label, 80, drop=False)
    assert editor.value() == (1.0, 4.0, 3.0)
    desk.qtbot.keyPress(label, Key.Key_Escape)
    assert (desk.gestures, editor.value()) == (["started", False], (1.0, 2.0, 3.0))


# -- vectors and colours -----------------------------------------------------------------------------------------


def test_only_the_typed_component_changes(desk: Desk) -> None:
    editor = desk.editor(Bone, "position", (1.0, MIXED, MIXED))
    assert [line.placeholderText() for line in editor.lines] == ["", "mixed", "mixed"]
    desk.type(editor.lines[1], "7")
    assert desk.edited == [(1.0, 7.0, MIXED)]
    assert editor.revision.column(np.array([[1, 2, 3], [1, 5, 6]])).tolist() == [[1, 7, 3], [1, 7, 6]]


def test_sums_on_mixed_values_work_on_each(desk: Desk) -> None:
    editor = desk.editor(Bone, "position", (1.0, MIXED, MIXED))
    desk.type(editor.lines[2], "*2")
    assert desk.edited == [(1.0, MIXED, MIXED)]
    assert editor.revision.column(np.array([[1.0, 2, 3], [1, 5, 6]])).tolist() == [[1, 2, 6], [1, 5, 12]]


def test_vectors_are_copied_and_pasted_whole(desk: Desk) -> None:
    first = desk.editor(RigidBody, "rotation", (single(math.radians(30)), 0.0, 0.0))
    first.lines[0].deselect()
    desk.qtbot.keyClick(first.lines[0], Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "30, 0, 0"
    second = desk.editor(RigidBody, "rotation", (1.0, 1.0, 1.0))
    desk.qtbot.keyClick(second.lines[2], Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert second.value() == first.value()


def test_pasting_one_number_goes_into_one_line(desk: Desk) -> None:
    QGuiApplication.clipboard().setText("4.5")
    editor = desk.editor(Bone, "position", (1.0, 2.0, 3.0))
    editor.lines[1].selectAll()
    desk.qtbot.keyClick(editor.lines[1], Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert editor.value() == (1.0, 4.5, 3.0)


def test_the_colour_dialog_is_one_gesture(desk: Desk) -> None:
    editor = desk.editor(Material, "diffuse", (1.0, 0.5, 0.25, MIXED))
    editor.swatch.click()
    dialog = editor.findChild(QColorDialog)
    color = dialog.currentColor()
    color.setGreenF(0.0)
    dialog.setCurrentColor(color)
    assert desk.dragged == [(1.0, 0.0, 0.25, MIXED)]
    dialog.accept()
    assert desk.gestures == ["started", True]


def test_colours_beyond_the_screen_keep_what_was_not_chosen(desk: Desk) -> None:
    editor = desk.editor(MaterialOffset, "diffuse", (-1.0, 3.0, 0.0, 1.0))
    editor.choose()
    dialog = editor.findChild(QColorDialog)
    color = dialog.currentColor()
    color.setBlueF(1.0)
    dialog.setCurrentColor(color)
    dialog.reject()
    assert desk.dragged == [(-1.0, 3.0, 1.0, 1.0)]
    assert (desk.gestures, editor.value()) == (["started", False], (-1.0, 3.0, 0.0, 1.0))


# -- text --------------------------------------------------------------------------------------------------------


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


# -- choices and bits --------------------------------------------------------------------------------------------


def test_a_mixed_switch_is_switched_on_by_the_first_click(desk: Desk, document: Document) -> None:
    editor = desk.editor(type(document.model.frames[0]), "special", MIXED)
    assert isinstance(editor, SwitchEditor)
    assert editor.box.checkState() == Qt.CheckState.PartiallyChecked
    editor.box.click()
    editor.box.click()
    assert desk.edited == [True, False]


def test_choices_keep_values_without_a_name(desk: Desk) -> None:
    editor = desk.editor(Material, "sphere_mode", SphereMode(9))
    assert editor.box.currentText() == "9"
    editor.set_value(SphereMode.OFF)
    assert editor.box.findText("9") < 0
    desk.qtbot.keyClick(editor.box, Key.Key_Down)
    assert desk.edited == [SphereMode.MULTIPLY]


def test_a_flag_changes_its_own_bit_only(desk: Desk) -> None:
    visible, ik = int(BoneFlags.VISIBLE), int(BoneFlags.IK)
    editor = desk.editor(Bone, "flags", MixedBits(visible, visible | ik | 0x4000))
    box = editor.boxes[ik]
    assert box.checkState() == Qt.CheckState.PartiallyChecked
    box.click()
    assert box.checkState() == Qt.CheckState.Checked
    old = np.array([0x4008, 0x28], np.uint16)
    assert editor.revision.column(old).tolist() == [0x4028, 0x28]
    box.click()
    assert editor.revision.column(old).tolist() == [0x4008, 0x08]


def test_groups_are_buttons(desk: Desk) -> None:
    editor = desk.editor(RigidBody, "mask", 0xFFFF)
    editor.buttons[3].click()
    assert desk.edited == [0xFFF7]
    desk.qtbot.keyClick(editor.buttons[3], Key.Key_Space)
    assert desk.edited[-1] == 0xFFFF
    editor.set_value(MixedBits(1, 3))
    assert [button.isChecked() for button in editor.buttons[:3]] == [True, False, False]
    editor.grab()


# -- references --------------------------------------------------------------------------------------------------


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


# -- cells and shortcuts -----------------------------------------------------------------------------------------


def test_editors_in_cells_stay_within_the_table(desk: Desk) -> None:
    editor = desk.editor(Bone, "flags", BoneFlags(0), in_cell=True)
    bounds, cell = editor.rect().adjusted(0, 0, 500, 300), editor.rect()
    cell.setSize(cell.size() / 10)
    cell.moveBottomRight(bounds.bottomRight())
    rect = placed(editor, cell, bounds)
    assert bounds.contains(rect)
    assert rect.height() >= editor.sizeHint().height()
    assert not desk.editor(Bone, "parent", 0, in_cell=True).arrows[0].isVisible()


def test_undo_is_the_documents_unless_something_is_being_typed(desk: Desk) -> None:
    editor = desk.editor(Bone, "name", "腕")
    undone: list[bool] = []
    shortcut = QAction("Undo", editor)
    shortcut.setShortcut(QKeySequence.StandardKey.Undo)
    shortcut.triggered.connect(lambda: undone.append(True))
    editor.addAction(shortcut)
    desk.focus(editor.line)
    desk.qtbot.keyClick(editor.line, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert undone == [True]
    desk.qtbot.keyClicks(editor.line, "x")
    desk.qtbot.keyClick(editor.line, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (undone, editor.line.text()) == ([True], "腕")

"""Numbers are typed, stepped, turned and dragged; limits hold for what is entered."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from editor.model.bones import Bone
from editor.model.fields import single
from editor.model.materials import Material
from editor.model.rigid_bodies import RigidBody
from tests.ui.editors.desk import Desk
from tests.ui.keyboard import show_active

Key = Qt.Key


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
def test_a_tiny_number_reads_0_until_it_is_edited_and_stays_as_it_is(desk: Desk, value: float) -> None:
    editor = desk.editor(Bone, "position", (single(value), 0.0, 0.0))
    line = editor.lines[0]
    line.resize(line.minimumSizeHint())
    assert line.text() == "0"
    assert line.toolTip() == str(np.float32(value))
    desk.focus(line)
    assert line.text() == str(np.float32(value))
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


def drag(desk: Desk, label: QWidget, pixels: int, *, drop: bool = True) -> None:
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


def test_numbers_drag_by_themselves_until_a_click_gives_them_the_keyboard(desk: Desk) -> None:
    editor = desk.editor(Bone, "level", 3)
    show_active(editor, desk.qtbot)
    editor.line.clearFocus()
    drag(desk, editor.line, 40)
    assert (desk.gestures, desk.dragged) == (["started", True], [8, 13])
    assert not editor.line.hasFocus()
    desk.qtbot.mouseClick(editor.line, Qt.MouseButton.LeftButton)
    desk.qtbot.waitUntil(editor.line.hasFocus)
    assert editor.line.selectedText() == "13"
    drag(desk, editor.line, 40)
    assert len(desk.dragged) == 2


@pytest.mark.parametrize(("modifier", "value"), [("ShiftModifier", 1.1), ("ControlModifier", 11.0)])
def test_a_drag_is_finer_with_shift_and_coarser_with_control(desk: Desk, modifier: str, value: float) -> None:
    editor = desk.editor(Material, "edge_size", 1.0)
    held, middle = getattr(Qt.KeyboardModifier, modifier), editor.line.rect().center()
    editor.line.clearFocus()
    for kind, place in ((QEvent.Type.MouseButtonPress, middle), (QEvent.Type.MouseMove, middle + QPoint(40, 0))):
        left = Qt.MouseButton.LeftButton
        event = QMouseEvent(kind, QPointF(place), editor.line.mapToGlobal(QPointF(place)), left, left, held)
        QApplication.sendEvent(editor.line, event)
    desk.qtbot.mouseRelease(editor.line, Qt.MouseButton.LeftButton, held, middle + QPoint(40, 0))
    assert editor.value() == single(value)


def test_escape_takes_a_drag_of_the_field_back(desk: Desk) -> None:
    editor = desk.editor(Bone, "level", 3)
    editor.line.clearFocus()
    drag(desk, editor.line, 40, drop=False)
    desk.qtbot.keyPress(editor.line, Key.Key_Escape)
    assert (desk.gestures, editor.value()) == (["started", False], 3)


def test_points_stand_below_each_other(desk: Desk) -> None:
    def point(text: str) -> int:
        line = desk.editor(Material, "edge_size", float(text)).line
        line.resize(200, line.height())
        line.clearFocus()
        decimals = line.text().partition(".")
        return int(line.textMargins().right() + line.fontMetrics().horizontalAdvance("".join(decimals[1:])))

    points = [point(text) for text in ("1", "0.25", "-12.5", "0.125")]
    assert min(points) > 0
    assert max(points) - min(points) <= 1  # letters are as wide as fractions of a pixel


def test_focus_shows_all_digits_and_leaving_changes_nothing(desk: Desk) -> None:
    value = single(1.23456789)
    editor = desk.editor(Material, "edge_size", value)
    assert editor.line.text() == "1.235"
    desk.focus(editor.line)
    assert editor.line.text() == "1.2345679"
    editor.line.clearFocus()
    assert (editor.line.text(), editor.value(), desk.edited) == ("1.235", value, [])

"""Vectors change by component, and are copied and pasted whole."""

from __future__ import annotations

import math

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from editor.model.bones import Bone
from editor.model.fields import single
from editor.model.rigid_bodies import RigidBody
from editor.ui.editors import MIXED
from tests.ui.editors.desk import Desk

Key = Qt.Key


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

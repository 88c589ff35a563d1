"""Switches and choices."""

from __future__ import annotations

from PySide6.QtCore import Qt

from editor.document.document import Document
from editor.model.materials import Material, SphereMode
from editor.ui.editors import MIXED
from editor.ui.editors.choices import SwitchEditor
from tests.ui.editors.desk import Desk

Key = Qt.Key


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

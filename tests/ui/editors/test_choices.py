"""Switches and choices."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

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


def test_a_switch_is_seen_to_be_on_where_it_was_mixed_before(desk: Desk, document: Document) -> None:
    editor = desk.editor(type(document.model.frames[0]), "special", MIXED)
    assert isinstance(editor, SwitchEditor)
    desk.qtbot.waitExposed(editor)
    QApplication.processEvents()
    paints = Paints(editor.box)
    editor.set_value(True)
    desk.qtbot.waitUntil(lambda: paints.count > 0)
    assert editor.box.checkState() == Qt.CheckState.Checked


class Paints(QObject):
    """The number of times that a widget was painted."""

    def __init__(self, watched: QWidget) -> None:
        super().__init__(watched)
        self.count = 0
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        self.count += event.type() == QEvent.Type.Paint
        return False


def test_choices_keep_values_without_a_name(desk: Desk) -> None:
    editor = desk.editor(Material, "sphere_mode", SphereMode(9))
    assert editor.box.currentText() == "9"
    editor.set_value(SphereMode.OFF)
    assert editor.box.findText("9") < 0
    desk.qtbot.keyClick(editor.box, Key.Key_Down)
    assert desk.edited == [SphereMode.MULTIPLY]

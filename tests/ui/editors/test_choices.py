"""Switches and choices."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

from editor.document.document import Document
from editor.model.bones import Bone, BoneFlags
from editor.model.materials import Material, SphereMode
from editor.model.rigid_bodies import RigidBody
from editor.ui.editors import MIXED, MixedBits
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
    desk.qtbot.keyClick(editor.buttons[3], Qt.Key.Key_Space)
    assert desk.edited[-1] == 0xFFFF
    editor.set_value(MixedBits(1, 3))
    assert [button.isChecked() for button in editor.buttons[:3]] == [True, False, False]
    editor.grab()

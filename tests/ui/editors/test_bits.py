"""Flags and groups change bit by bit."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import Qt

from editor.model.bones import Bone, BoneFlags
from editor.model.rigid_bodies import RigidBody
from editor.ui.editors import MixedBits
from tests.ui.editors.desk import Desk

Key = Qt.Key


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

"""The question of where the keys of a pose go."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from editor.ui.dialogs.pose_keys import Into, PoseKeys, PoseKeysDialog, ask_pose_keys
from tests.ui.posing import arm_pose


@pytest.fixture
def dialog(qtbot: QtBot) -> PoseKeysDialog:
    dialog = PoseKeysDialog(arm_pose(), ["a.vmd", "b.vmd"], 12)
    qtbot.addWidget(dialog)
    return dialog


def test_what_is_offered(dialog: PoseKeysDialog) -> None:
    texts = [dialog.into.itemText(place) for place in range(dialog.into.count())]
    assert texts == ["A new motion", "a.vmd", "b.vmd", "The motion in a file…"]
    assert "Keys; bones: 2, morphs: 2" in {label.text() for label in dialog.findChildren(QLabel)}
    assert dialog.chosen() == PoseKeys(12)


@pytest.mark.parametrize(("place", "chosen"), [(2, PoseKeys(0, Into.LOADED, 1)), (3, PoseKeys(0, Into.FILE))])
def test_what_is_chosen(dialog: PoseKeysDialog, place: int, chosen: PoseKeys) -> None:
    dialog.frame.setValue(-5)
    dialog.into.setCurrentIndex(place)
    assert dialog.chosen() == chosen


def test_asking(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    for answer, wanted in ((QDialog.DialogCode.Accepted, PoseKeys(3)), (QDialog.DialogCode.Rejected, None)):
        monkeypatch.setattr(PoseKeysDialog, "exec", lambda dialog, answer=answer: answer)
        assert ask_pose_keys(parent, arm_pose(), [], 3) == wanted

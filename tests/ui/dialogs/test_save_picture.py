"""The dialogs of pictures and animations offer what is possible, and their answers are remembered."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from editor.document.program.settings import store_choice, stored_choice
from editor.render.offscreen.pictures import Limits
from editor.ui.dialogs.save_picture import (
    AnimationChoice,
    AnimationDialog,
    PictureChoice,
    PictureDialog,
)

LIMITS = Limits(16384, 8)


def test_answers_are_remembered_and_nonsense_is_not(tmp_path: Path) -> None:
    stored = QSettings(str(tmp_path / "a.ini"), QSettings.Format.IniFormat)
    assert stored_choice(stored, "a", AnimationChoice()) == AnimationChoice()
    chosen = AnimationChoice(width=100, height=50, count=7, format=".apng", transparent=True)
    store_choice(stored, "a", chosen)
    assert stored_choice(stored, "a", AnimationChoice()) == chosen
    stored.setValue("a", '{"width": "wide", "count": 5, "other": 1}')
    assert stored_choice(stored, "a", AnimationChoice()) == AnimationChoice(count=5)
    for nonsense in ("", "[]", "{"):
        stored.setValue("a", nonsense)
        assert stored_choice(stored, "a", AnimationChoice()) == AnimationChoice()


def test_sizes_are_offered_up_to_what_can_be_drawn(qtbot: QtBot) -> None:
    dialog = PictureDialog(PictureChoice(), (700, 500), Limits(2048, 4))
    qtbot.addWidget(dialog)
    assert dialog.choice() == PictureChoice()
    assert dialog.choice().picturing((700, 500)).size == (700, 500)
    assert (dialog.width_box.value(), dialog.width_box.maximum()) == (700, 2048)
    dialog.sizes.setCurrentText("1920 × 1080")
    dialog.sizes.activated.emit(dialog.sizes.currentIndex())
    assert (dialog.choice().width, dialog.choice().height) == (1920, 1080)
    dialog.height_box.setValue(1000)
    assert (dialog.choice().width, dialog.choice().height) == (1920, 1000)
    assert dialog.sizes.findText("3840 × 2160") == -1
    assert [dialog.samples.itemData(place) for place in range(dialog.samples.count())] == [0, 2, 4]


@pytest.mark.parametrize("last_frame", [None, 90])
def test_a_motion_is_offered_where_there_is_one(qtbot: QtBot, last_frame: int | None) -> None:
    dialog = AnimationDialog(AnimationChoice(subject="motion", fps=60), (700, 500), LIMITS, last_frame)
    qtbot.addWidget(dialog)
    assert dialog.choice().subject == ("turntable" if last_frame is None else "motion")
    assert ("181" in dialog.summary.text()) is (last_frame is not None)
    assert ("90" in dialog.summary.text()) is (last_frame is None)

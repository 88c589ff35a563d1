"""What is asked before physics is baked, or hangs."""

from __future__ import annotations

from math import radians

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from editor.motion.reducing import Tolerance
from editor.preview.baked_motion import Baking
from editor.ui.dialogs.physics import BakeChoice, BakeDialog, BakedInto


@pytest.fixture
def dialog(qtbot: QtBot) -> BakeDialog:
    dialog = BakeDialog(BakeChoice(), 300, has_motions=True)
    qtbot.addWidget(dialog)
    return dialog


def texts(dialog: BakeDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel)]


def test_what_it_offers_at_first(dialog: BakeDialog) -> None:
    assert dialog.baking() == Baking(0, 300, Tolerance(radians(0.5), 0.02), warm_up=0.5)
    assert dialog.choice() == BakeChoice()
    assert dialog.length.text() == "301 frames, 10.0 seconds"


def test_what_was_chosen_before_is_chosen_again(qtbot: QtBot) -> None:
    choice = BakeChoice(False, 2.0, 0.25, True, False, 3.0, BakedInto.BESIDE.value)
    dialog = BakeDialog(choice, 10, has_motions=True)
    qtbot.addWidget(dialog)
    assert dialog.choice() == choice
    assert dialog.baking() == Baking(0, 10, None, True, False, 3.0)


def test_tolerances_are_for_few_keys(dialog: BakeDialog) -> None:
    assert dialog.form.isRowVisible(dialog.angle)
    dialog.keys.setCurrentIndex(1)
    assert not dialog.form.isRowVisible(dialog.angle)
    assert not dialog.form.isRowVisible(dialog.distance)


def test_the_first_frame_is_not_after_the_last(dialog: BakeDialog) -> None:
    dialog.first.setValue(200)
    dialog.last.setValue(100)
    assert (dialog.baking().first, dialog.baking().last) == (100, 100)


def test_in_the_place_of_the_motions_there_is_everything(dialog: BakeDialog) -> None:
    dialog.into.setCurrentIndex(dialog.into.findData(BakedInto.IN_PLACE.value))
    assert dialog.baking().is_whole
    assert not dialog.extent.isEnabled()


def test_without_motions_there_is_no_place_of_theirs(qtbot: QtBot) -> None:
    dialog = BakeDialog(BakeChoice(into=BakedInto.IN_PLACE.value), 10, has_motions=False)
    qtbot.addWidget(dialog)
    assert dialog.into.count() == 2
    assert dialog.choice().into == BakedInto.FILE.value


def test_soft_bodies_are_told_of(qtbot: QtBot, dialog: BakeDialog) -> None:
    with_soft = BakeDialog(BakeChoice(), 10, has_motions=True, has_soft_bodies=True)
    qtbot.addWidget(with_soft)
    told = set(texts(with_soft)) - set(texts(dialog)) - {with_soft.length.text()}
    assert told == {"Soft bodies cannot become part of a motion."}

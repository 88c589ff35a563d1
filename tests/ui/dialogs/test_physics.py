"""Gravity, the ground and the steps of physics, with the numbers that MMD shows; and the status line beside them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.document.playback import IN_WINDOW, PhysicsPlayback
from editor.document.session import Session
from editor.model.bones import BoneFlags
from editor.model.rigid_bodies import BodyMode, RigidBody
from editor.preview.physics.engine import AS_MMD, FINE, PhysicsSettings
from editor.ui.dialogs.physics import PhysicsDialog, show_physics
from editor.ui.services import CurrentDocument
from editor.ui.window.status import StatusLine
from tests.ui.posing import LEFT, RIGHT, open_posable


@pytest.fixture
def current(session: Session) -> CurrentDocument:
    return CurrentDocument(session, session)


@pytest.fixture
def document(session: Session, current: CurrentDocument) -> Document:
    document = open_posable(session)
    document.posing.set_active(True)
    return document


@pytest.fixture
def dialog(current: CurrentDocument, document: Document, qtbot: QtBot) -> PhysicsDialog:
    dialog = PhysicsDialog(current)
    qtbot.addWidget(dialog)
    return dialog


def test_starts_with_gravity_as_mmd_shows_it(dialog: PhysicsDialog) -> None:
    assert dialog.gravity.value == 9.8
    assert [amount.value for amount in dialog.direction.values()] == [0, -1, 0]
    assert dialog.ground.isChecked()
    assert dialog.steps.currentData() == FINE


def test_everything_takes_effect_at_once(dialog: PhysicsDialog, document: Document) -> None:
    dialog.gravity.box.setValue(4.9)
    dialog.direction["X"].slider.setValue(50)
    dialog.ground.setChecked(False)
    dialog.steps.setCurrentIndex(dialog.steps.findData(AS_MMD))
    settings = document.posing.physics.settings
    assert settings.gravity == pytest.approx(49)
    assert settings.direction == (0.5, -1, 0)
    assert (settings.ground, settings.step, settings.appends_again) == (False, AS_MMD, False)


def test_what_appends_from_a_falling_bone_falls_as_in_mmd(dialog: PhysicsDialog, document: Document) -> None:
    pytest.importorskip("panda3d.bullet")
    with document.edit("Rig") as edit:
        edit.set(document.model.bones, RIGHT, "flags", int(BoneFlags.APPEND_TRANSLATION))
        edit.set(document.model.bones, RIGHT, "append_parent", LEFT)
        edit.insert(document.model.rigid_bodies, 0, [RigidBody(bone=LEFT, position=(1, 2, 0), mode=BodyMode.PHYSICS)])
    dialog.warm_up.box.setValue(0)
    posing = document.posing
    posing.physics.switch(True)
    posing.advance(0.0)
    posing.advance(0.1)

    def fallen() -> list[float]:
        posing.advance(0.0)
        return (2 - posing.posed_model().bone_transforms.positions[[LEFT, RIGHT], 1]).tolist()

    left, right = fallen()
    assert left > 0.2
    assert right == 0
    dialog.appending.setCurrentIndex(1)
    assert fallen() == pytest.approx([left, left])
    dialog.appending.setCurrentIndex(0)
    assert fallen() == pytest.approx([left, 0])


def test_back_to_the_values_of_mmd(dialog: PhysicsDialog, document: Document) -> None:
    document.posing.physics.settings = PhysicsSettings(gravity=5.0, direction=(1.0, 0.0, 0.0), ground=False)
    assert dialog.gravity.value == 0.5
    dialog.resets.click()
    assert document.posing.physics.settings == replace(IN_WINDOW, step=AS_MMD, appends_again=True)
    assert dialog.gravity.value == 9.8
    assert dialog.steps.currentData() == AS_MMD


def test_it_follows_the_document_and_the_mode(dialog: PhysicsDialog, document: Document, session: Session) -> None:
    dialog.gravity.box.setValue(1)
    other = open_posable(session)
    assert dialog.gravity.value == 9.8
    assert not dialog.settings.isEnabled()
    other.posing.set_active(True)
    assert dialog.settings.isEnabled()
    session.set_current(document)
    assert dialog.gravity.value == 1
    assert other.posing.physics.settings == IN_WINDOW


def test_there_is_one_dialog_and_it_goes_with_the_window(
    current: CurrentDocument, document: Document, qtbot: QtBot
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    dialog = show_physics(current, window)
    assert show_physics(current, window) is dialog
    with qtbot.waitSignal(dialog.destroyed):
        current.deleteLater()


def test_the_status_line_tells_of_physics(
    current: CurrentDocument, document: Document, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("panda3d.bullet")
    status = StatusLine(current)
    qtbot.addWidget(status)
    status.show()

    def texts() -> list[str]:
        return [label.text() for label in status.findChildren(QLabel) if label.isVisible()]

    assert "physics" not in texts()
    document.posing.physics.switch(True)
    assert "physics" in texts()
    monkeypatch.setattr(PhysicsPlayback, "speed", 0.5)
    status.rate._report()
    assert "physics: slower than real time (50%)" in texts()
    document.posing.physics.only_playing = True
    assert "physics: while playing" in texts()
    document.posing.set_active(False)
    assert not any("physics" in text for text in texts())

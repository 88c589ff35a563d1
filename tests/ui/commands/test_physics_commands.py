"""Physics as actions of the Transform menu."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from editor.document import physics_playback
from editor.document.document import Document
from editor.document.session import Session
from editor.messages import Level, Message, TranslatableText
from editor.ui.command import CommandList
from editor.ui.commands.physics_commands import PhysicsCommands
from editor.ui.current_document import CurrentDocument
from tests.ui.posing import open_posable
from tests.ui.told_services import ToldServices


@pytest.fixture
def services() -> ToldServices:
    return ToldServices()


@pytest.fixture
def commands(session: Session, services: ToldServices, qtbot: QtBot) -> PhysicsCommands:
    window = QWidget()
    qtbot.addWidget(window)
    return PhysicsCommands(CurrentDocument(session, session), CommandList(window), services, window)


@pytest.fixture
def document(session: Session, commands: PhysicsCommands) -> Document:
    return open_posable(session)


def test_only_in_transform_mode(commands: PhysicsCommands, document: Document) -> None:
    assert not commands.commands["physics.on"].isEnabled()
    assert not commands.commands["physics.settings"].isEnabled()
    document.posing.set_active(True)
    assert commands.commands["physics.on"].isEnabled()
    assert commands.commands["physics.settings"].isEnabled()
    assert not commands.commands["physics.reset"].isEnabled()


def test_each_document_has_its_own(commands: PhysicsCommands, document: Document, session: Session) -> None:
    pytest.importorskip("panda3d.bullet")
    document.posing.set_active(True)
    commands.commands["physics.on"].trigger()
    assert document.posing.physics.is_on
    assert commands.commands["physics.reset"].isEnabled()
    open_posable(session).posing.set_active(True)
    assert not commands.commands["physics.on"].isChecked()
    session.set_current(document)
    assert commands.commands["physics.on"].isChecked()
    commands.commands["physics.on"].trigger()
    assert not document.posing.physics.is_on


def test_when_it_works(commands: PhysicsCommands, document: Document) -> None:
    document.posing.set_active(True)
    commands.commands["physics.only-playing"].trigger()
    assert document.posing.physics.only_playing
    assert commands.commands["physics.only-playing"].isChecked()
    commands.commands["physics.only-playing"].trigger()
    assert not document.posing.physics.only_playing


def test_warnings_go_to_the_messages(commands: PhysicsCommands, services: ToldServices, document: Document) -> None:
    document.posing.physics.warnings_added.emit(
        [Message(Level.WARNING, TranslatableText("It has no mass."), "rigid_bodies", 3)]
    )
    assert services.messages == [(document, [Message(Level.WARNING, "It has no mass.", "rigid_bodies", 3)])]


def test_it_tells_why_there_is_none(
    commands: PhysicsCommands, services: ToldServices, document: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(physics_playback, "unavailable", lambda: "no Bullet")
    document.posing.set_active(True)
    commands.commands["physics.on"].trigger()
    assert services.reports == ["Physics is not available: no Bullet"]
    assert not commands.commands["physics.on"].isChecked()

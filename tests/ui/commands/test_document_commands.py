"""What a crash left behind is offered, opened as unsaved, or given up."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from editor.document.files import autosave
from editor.document.files.autosave import Autosave
from editor.document.session import Session
from editor.ui.commands.document_commands import RecoveryCommands
from tests.ui.told_services import ToldServices


@pytest.fixture
def crashed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    """An earlier run that ended without a word, with an unsaved new model."""
    monkeypatch.setattr(autosave, "default_folder", lambda: tmp_path)
    session = Session()
    saving = Autosave(session)
    document = session.new()
    with document.edit("Rename") as edit:
        edit.set(document.model.info, 0, "name", "甲")
    saving.save_now()
    qtbot.waitUntil(lambda: len(list(tmp_path.glob("*/*.json"))) == 1)
    assert saving._lock is not None
    os.close(saving._lock)  # as the system does when the process ends


@pytest.fixture
def session() -> Session:
    return Session()


@pytest.mark.usefixtures("crashed")
def test_recovering(session: Session, qtbot: QtBot) -> None:
    commands = RecoveryCommands(session, ToldServices())
    (recovery,) = commands.recoveries
    with qtbot.waitSignal(commands.changed):
        commands.open(recovery)
    assert session.current is not None
    assert session.current.model.info[0].name == "甲"
    assert session.current.is_modified
    assert session.current.path is None
    assert not commands.recoveries
    commands.stop()


@pytest.mark.usefixtures("crashed")
def test_discarding(session: Session) -> None:
    commands = RecoveryCommands(session, ToldServices())
    (recovery,) = commands.recoveries
    commands.discard(recovery)
    assert not commands.recoveries
    assert recovery.file.exists()  # it can be had back until the program ends
    commands.undo_discard(recovery)
    assert commands.recoveries == [recovery]
    commands.discard(recovery)
    commands.stop()
    assert not recovery.file.exists()
    assert not RecoveryCommands(Session(), ToldServices()).recoveries


@pytest.mark.usefixtures("crashed")
def test_a_copy_that_cannot_be_read_stays_until_it_is_discarded(session: Session, qtbot: QtBot) -> None:
    services = ToldServices()
    commands = RecoveryCommands(session, services)
    (recovery,) = commands.recoveries
    recovery.file.write_bytes(b"PMX ")
    commands.open(recovery)
    qtbot.waitUntil(lambda: bool(services.reports))
    assert commands.recoveries == [recovery]

"""A row is all that an id which became another takes: what users have by the former one is theirs by the new one."""

from __future__ import annotations

import dataclasses
import json

import pytest
from PySide6.QtCore import QObject

from editor.document.checker import AcceptedFindings
from editor.document.program.preferences import Preferences, declared_preferences
from editor.document.program.settings import MERGED, RENAMED, Settings
from editor.operations.catalog import OPERATIONS
from editor.operations.checks.catalog import CHECKS
from editor.ui.command import Command, CommandList
from editor.ui.dialogs.operation_form import remember_parameters, remembered_parameters
from editor.ui.shortcuts import Shortcuts
from tests.operations.model_making import full_model


def test_nothing_has_an_id_that_became_another() -> None:
    assert RENAMED.keys().isdisjoint({*OPERATIONS, *CHECKS, *declared_preferences()})
    assert not {*RENAMED.values()} & {*RENAMED, *MERGED}


def test_a_preference(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RENAMED, "copies", "backups")
    Settings().stored.setValue("copies", "7")
    assert Settings().preferences.backups == 7
    Settings().choose(backups=3)
    assert Settings().preferences.backups == 3
    Settings().reset_preferences()
    assert Settings().preferences.backups == 1


def test_the_values_of_a_form(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    operation, stored = OPERATIONS["bones.split"], Settings().stored
    monkeypatch.setitem(RENAMED, "bones.cut", operation.id)
    remember_parameters(stored, dataclasses.replace(operation, id="bones.cut"), operation.parameters(parts=5))
    assert remembered_parameters(stored, operation, Preferences()).parts == 5
    remember_parameters(stored, operation, operation.parameters(parts=4))
    assert remembered_parameters(stored, operation, Preferences()).parts == 4


def test_an_accepted_finding(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    model, stored = full_model(), Settings().stored
    monkeypatch.setitem(RENAMED, "former-check", "body-mass-zero")
    AcceptedFindings(stored).accept(model, [("former-check", "a")])
    assert AcceptedFindings(stored).of(model) == {("body-mass-zero", "a")}


# -- keys --------------------------------------------------------------------------------------------------------------


@pytest.fixture
def commands(qapp: object) -> CommandList:
    made = CommandList(QObject(qapp))
    keys = {"edit.undo": ["Ctrl+Z"], "edit.redo": ["Ctrl+Y"], "rows.raise": ["Alt+Home"], "rows.lower": ["Alt+End"]}
    made.add([Command(id, id, lambda: None, of) for id, of in keys.items()], "Test")
    return made


def shortcuts(commands: CommandList, **own: list[str]) -> Shortcuts:
    """As they are read at the start; ids with "__" for dots."""
    stored = Settings().stored
    stored.setValue("keys/own", json.dumps({id.replace("__", "."): keys for id, keys in own.items()}))
    return Shortcuts(commands, stored, commands)


def test_the_keys_of_a_command(commands: CommandList, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RENAMED, "rows.up", "rows.raise")
    assert shortcuts(commands, rows__up=["Ctrl+U"]).keys("rows.raise") == ["Ctrl+U"]
    assert shortcuts(commands, rows__up=[]).keys("rows.raise") == []


def test_the_keys_of_a_command_whose_work_another_does_are_beside_those_that_it_has(commands: CommandList) -> None:
    assert shortcuts(commands, pose__undo=["Ctrl+W"]).keys("edit.undo") == ["Ctrl+Z", "Ctrl+W"]
    assert shortcuts(commands, pose__undo=["Ctrl+W"], edit__undo=["Ctrl+U"]).keys("edit.undo") == ["Ctrl+U", "Ctrl+W"]
    assert shortcuts(commands, pose__undo=[]).keys("edit.undo") == ["Ctrl+Z"]


def test_a_key_that_comes_with_a_command_now_stays_with_what_the_user_gave_it_to(commands: CommandList) -> None:
    mine = shortcuts(commands, edit__redo=["Alt+End"])
    assert mine.keys("edit.redo") == ["Alt+End"]
    assert mine.keys("rows.lower") == []
    assert mine.conflicts() == {}
    assert mine.keys("rows.raise") == ["Alt+Home"]

"""Positions are stored and put back by menu and keys, and the status line says what became of it."""

from __future__ import annotations

import pytest

from tests.model.random_models import fingerprint
from tests.operations.model_making import full_model
from tests.ui.driving import Control, Driver, Key, Shift


@pytest.mark.parametrize("keys", ["Katachi", "PMXEditor"])
def test_keys_store_and_restore(driver: Driver, keys: str) -> None:
    driver.bench.commands.shortcuts.choose_set(keys)
    driver.click_row("bones", 1)
    driver.key(Key.Key_F4, Control)
    assert driver.status() == "Positions stored: Bones 1"
    before = fingerprint(driver.model)
    with driver.document.edit("Move") as edit:
        edit.set(driver.model.bones, [0, 1], "position", (5.0, 5.0, 5.0))
    driver.key(Key.Key_F4, Control | Shift)
    assert driver.status() == "Positions restored: 1"
    assert driver.document.history.steps[-1].name == "Restore positions"
    assert driver.model.bones[0].position == (5, 5, 5)
    driver.key(Key.Key_Z, Control)
    driver.key(Key.Key_Z, Control)
    assert fingerprint(driver.model) == before


def test_it_says_what_there_is_to_restore(driver: Driver) -> None:
    commands = driver.bench.commands
    driver.click_row("bones", 1)
    commands["positions.restore"].trigger()
    assert driver.status() == "No positions are stored."
    commands["positions.store"].trigger()
    driver.click_row("rigid_bodies", 0)
    commands["positions.restore"].trigger()
    assert driver.status() == "Nothing of this is stored; stored are: Bones 1"
    assert not driver.document.history.steps
    driver.click_row("morphs", 0)
    commands["positions.store"].trigger()
    assert driver.status() == "Nothing is selected that has a position."


def test_they_go_with_their_document_and_wait_for_edit_mode(driver: Driver) -> None:
    driver.click_row("bones", 1)
    driver.bench.commands["positions.store"].trigger()
    first = driver.document
    driver.open(full_model(), "other.pmx")
    assert driver.document.stored_positions.counts == {}
    driver.bench.session.set_current(first)
    assert driver.document.stored_positions.counts == {"bones": 1}
    driver.key(Key.Key_F9)
    assert not driver.bench.commands["positions.store"].isEnabled()

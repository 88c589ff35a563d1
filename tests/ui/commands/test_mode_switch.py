"""The switch between the modes: of the document in front, in menu and tool bar alike."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from editor.document.session import Session
from editor.ui.commands.playback_commands import ModeSwitch
from editor.ui.current_document import CurrentDocument


@pytest.fixture
def session(qapp: QApplication) -> Session:
    return Session()


@pytest.fixture
def switch(session: Session) -> ModeSwitch:
    return ModeSwitch(CurrentDocument(session, session))


def shown(switch: ModeSwitch) -> tuple[bool, ...]:
    return tuple(action.isChecked() for action in switch.all)


def test_nothing_to_switch_without_a_document(switch: ModeSwitch, session: Session) -> None:
    assert not any(action.isEnabled() for action in switch.all)
    session.new()
    assert all(action.isEnabled() for action in switch.all)
    assert shown(switch) == (False, True, False)


def test_there_and_back(switch: ModeSwitch, session: Session) -> None:
    document = session.new()
    switch.toggle.trigger()
    assert document.posing.is_active
    assert shown(switch) == (True, False, True)
    switch.choices[1].trigger()  # where it is already
    assert document.posing.is_active
    switch.choices[0].trigger()
    assert not document.posing.is_active
    switch.choices[1].trigger()
    switch.toggle.trigger()
    assert not document.posing.is_active
    assert shown(switch) == (False, True, False)


def test_each_document_has_its_own(switch: ModeSwitch, session: Session) -> None:
    first, second = session.new(), session.new()
    second.posing.set_active(True)
    assert shown(switch) == (True, False, True)
    session.set_current(first)
    assert shown(switch) == (False, True, False)
    assert not first.posing.is_active
    session.set_current(second)
    assert second.posing.is_active

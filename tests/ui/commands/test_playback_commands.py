"""Playing, and the switch between the modes: what can be done when, and that the buttons say how it is."""

from __future__ import annotations

import pytest

from editor.document.document import Document
from editor.document.session import Session
from editor.ui.command import CommandList
from editor.ui.commands.motion_commands import ModeSwitch, Transport
from editor.ui.icons import icon
from editor.ui.services import CurrentDocument
from tests.ui.posing import arm_motion, camera_motion, open_posable


@pytest.fixture
def transport(session: Session) -> Transport:
    return Transport(CurrentDocument(session, session), CommandList(session))


@pytest.fixture
def document(session: Session, transport: Transport) -> Document:
    document = open_posable(session)
    document.posing.set_active(True)
    document.posing.add_motion(arm_motion(60), "arm.vmd")
    return document


def test_only_in_transform_mode(transport: Transport, document: Document) -> None:
    assert transport.commands["playback.play"].isEnabled()
    document.posing.set_active(False)
    assert not any(action.isEnabled() for action in transport.commands.actions(*transport.commands))


def test_nothing_plays_without_a_motion(transport: Transport, document: Document) -> None:
    document.posing.clear_motions()
    assert not transport.commands["playback.play"].isEnabled()
    assert transport.commands["playback.step-on"].isEnabled()


def test_play_and_pause_with_one_button(transport: Transport, document: Document) -> None:
    transport.commands["playback.play"].trigger()
    assert document.posing.is_playing
    assert transport.commands["playback.play"].text() == "&Pause"
    assert transport.commands["playback.play"].icon().cacheKey() == icon("pause").cacheKey()
    transport.commands["playback.play"].trigger()
    assert not document.posing.is_playing
    assert transport.commands["playback.play"].text() == "&Play"


def test_stop_goes_to_the_start(transport: Transport, document: Document) -> None:
    document.posing.set_frame(20)
    transport.commands["playback.play"].trigger()
    transport.commands["playback.stop"].trigger()
    assert (document.posing.is_playing, document.posing.frame) == (False, 0)


@pytest.mark.parametrize(("frame", "back", "forward"), [(0.0, 0, 1), (10.0, 9, 11), (10.25, 10, 11)])
def test_steps_end_on_whole_frames(
    transport: Transport, document: Document, frame: float, back: int, forward: int
) -> None:
    document.posing.set_frame(frame)
    transport.commands["playback.step-back"].trigger()
    assert document.posing.frame == back
    document.posing.set_frame(frame)
    transport.commands["playback.step-on"].trigger()
    assert document.posing.frame == forward


def test_to_either_end(transport: Transport, document: Document) -> None:
    transport.commands["playback.to-end"].trigger()
    assert document.posing.frame == 60
    transport.commands["playback.to-start"].trigger()
    assert document.posing.frame == 0


def test_switches_are_those_of_the_document(transport: Transport, document: Document, session: Session) -> None:
    transport.commands["playback.loop"].trigger()
    transport.commands["playback.60-fps"].trigger()
    assert (document.posing.loops, document.posing.fps) == (False, 60)
    other = open_posable(session)
    other.posing.set_active(True)
    assert transport.commands["playback.loop"].isChecked()
    assert transport.commands["playback.30-fps"].isChecked()
    session.set_current(document)
    assert not transport.commands["playback.loop"].isChecked()
    assert transport.commands["playback.60-fps"].isChecked()


def test_a_camera_has_to_be_there(transport: Transport, document: Document) -> None:
    assert not transport.commands["playback.camera"].isEnabled()
    document.posing.add_motion(camera_motion(), "camera.vmd")
    assert transport.commands["playback.camera"].isEnabled()
    transport.commands["playback.camera"].trigger()
    assert not document.posing.uses_camera


# -- the switch between the modes --------------------------------------------------------------------------------


@pytest.fixture
def switch(session: Session) -> ModeSwitch:
    return ModeSwitch(CurrentDocument(session, session), CommandList(session))


def shown(switch: ModeSwitch) -> tuple[bool, ...]:
    return tuple(action.isChecked() for action in switch.commands.actions(switch.TOGGLE, *switch.CHOICES))


def test_nothing_to_switch_without_a_document(switch: ModeSwitch, session: Session) -> None:
    assert not any(action.isEnabled() for action in switch.commands.actions(switch.TOGGLE, *switch.CHOICES))
    session.new()
    assert all(action.isEnabled() for action in switch.commands.actions(switch.TOGGLE, *switch.CHOICES))
    assert shown(switch) == (False, True, False)


def test_there_and_back(switch: ModeSwitch, session: Session) -> None:
    document = session.new()
    switch.commands[switch.TOGGLE].trigger()
    assert document.posing.is_active
    assert shown(switch) == (True, False, True)
    switch.commands[switch.CHOICES[1]].trigger()  # where it is already
    assert document.posing.is_active
    switch.commands[switch.CHOICES[0]].trigger()
    assert not document.posing.is_active
    switch.commands[switch.CHOICES[1]].trigger()
    switch.commands[switch.TOGGLE].trigger()
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

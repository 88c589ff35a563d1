"""Undo takes back what was done last, be it a pose or an edit; in Edit mode only edits."""

from __future__ import annotations

from itertools import count

import pytest
from editor.ui.commands.undo_route import UndoRoute
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.document.session import Session
from editor.ui.current_document import CurrentDocument
from tests.ui.posing import LEFT, TURN, open_posable


@pytest.fixture(autouse=True)
def _clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """No two things at the same time, however coarse the clock of the machine is."""
    ticks = count(1.0)
    monkeypatch.setattr("time.monotonic", lambda: next(ticks))


@pytest.fixture
def route(session: Session) -> UndoRoute:
    return UndoRoute(CurrentDocument(session, session))


@pytest.fixture
def document(session: Session, route: UndoRoute) -> Document:
    document = open_posable(session)
    document.posing.set_active(True)
    return document


def edit(document: Document, name: str) -> None:
    with document.edit(f"Rename {name}") as step:
        step.set(document.model.info, 0, "name", name)


def turn(document: Document) -> None:
    document.posing.pose_bones([LEFT], rotations=TURN)


def turn_more(document: Document) -> None:
    document.posing.set_weights([0], 1.0)


def test_nothing_to_undo(route: UndoRoute, document: Document) -> None:
    assert (route.can_undo, route.can_redo, route.undo_name, route.redo_name) == (False, False, "", "")
    route.undo()
    route.redo()


def test_the_last_comes_first(route: UndoRoute, document: Document) -> None:
    edit(document, "甲")
    turn(document)
    edit(document, "乙")
    assert (route.undo_name, route.undoes_pose) == ("Rename 乙", False)
    route.undo()
    assert route.undoes_pose
    route.undo()
    assert not document.posing.overridden_bones.any()
    assert (route.undo_name, route.undoes_pose) == ("Rename 甲", False)
    route.undo()
    assert not route.can_undo


def test_redo_goes_the_same_way_back(route: UndoRoute, document: Document) -> None:
    edit(document, "甲")
    turn(document)
    edit(document, "乙")
    turn_more(document)
    for _ in range(4):
        route.undo()
    redone = []
    while route.can_redo:
        redone.append(route.redoes_pose)
        route.redo()
    assert redone == [False, True, False, True]
    assert document.model.info[0].name == "乙"
    assert document.posing.overridden_bones[LEFT]


def test_in_edit_mode_only_edits(route: UndoRoute, document: Document) -> None:
    edit(document, "甲")
    turn(document)
    document.posing.set_active(False)
    assert (route.undo_name, route.undoes_pose) == ("Rename 甲", False)
    route.undo()
    assert document.posing.overridden_bones[LEFT]
    assert not route.can_undo
    document.posing.set_active(True)
    assert route.undoes_pose


def test_what_was_done_before_the_first_look_is_older(session: Session, qtbot: QtBot) -> None:
    document = open_posable(session)
    edit(document, "甲")
    route = UndoRoute(CurrentDocument(session, session))
    document.posing.set_active(True)
    turn(document)
    assert route.undoes_pose


def test_an_edit_that_is_under_way_is_taken_back_first(route: UndoRoute, document: Document) -> None:
    turn(document)
    document.begin("Drag").set(document.model.info, 0, "name", "丙")
    assert not route.undoes_pose
    route.undo()
    assert document.model.info[0].name == "もち"
    assert document.posing.overridden_bones[LEFT]


def test_a_pose_that_is_under_way_is_taken_back_first(route: UndoRoute, document: Document) -> None:
    edit(document, "甲")
    document.posing.begin("Rotate")
    turn(document)
    assert route.undoes_pose
    route.undo()
    assert not document.posing.overridden_bones.any()
    assert document.model.info[0].name == "甲"

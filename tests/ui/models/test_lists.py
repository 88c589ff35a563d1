"""The history as a list, the messages as a list, and the switch between names."""

from __future__ import annotations

import random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.messages import Level, Message
from editor.model.bones import Bone
from editor.ui.models.marks import NameMode, Names
from editor.ui.panes.history import StepsModel
from editor.ui.panes.messages import PLACE, MessageList
from tests.operations.model_making import full_model
from tests.ui.models.watching import Mirror, document_of, edit_at_random, failures, qt_tester, shown


@pytest.fixture
def document(qapp: object) -> Document:
    return document_of(full_model())


def rename(document: Document, name: str) -> None:
    with document.edit(f"Name {name}") as edit:
        edit.set(document.model.bones, 0, "name", name)


def test_steps_are_listed_after_the_start(document: Document, qtlog: Any) -> None:
    model = StepsModel(document)
    kept, mirror = qt_tester(model), Mirror(model)
    rename(document, "a")
    rename(document, "b")
    document.undo()
    assert shown(model) == [("Start",), ("Name a",), ("Name b",)]
    rename(document, "c")
    assert shown(model) == mirror.rows == [("Start",), ("Name a",), ("Name c",)]
    document.history.budget = 0
    rename(document, "d")
    assert shown(model) == mirror.rows == [("Start",), ("Name d",)]
    assert kept
    assert not failures(qtlog)


@pytest.mark.parametrize("seed", range(5))
def test_steps_follow_random_edits(document: Document, qtlog: Any, seed: int) -> None:
    model = StepsModel(document)
    kept, mirror = qt_tester(model), Mirror(model)
    rng = random.Random(seed)
    for _ in range(20):
        edit_at_random(document, rng)
        assert mirror.rows == [("Start",), *((step.name,) for step in document.history.steps)]
    assert kept
    assert not failures(qtlog)


def test_messages_follow_their_rows(document: Document, qtlog: Any) -> None:
    model = MessageList(document)
    kept, mirror = qt_tester(model), Mirror(model)
    model.add(Message(Level.WARNING, "Wrong", "bones", 1), Message(Level.ERROR, "Gone", "bones", 2))
    model.add(Message(Level.INFO, "Said"))
    assert [row[PLACE] for row in shown(model)] == ["Bone 1: 腕", "Bone 2: 手", ""]
    with document.edit("edit") as edit:
        edit.insert(document.model.bones, 0, [Bone("a")])
        edit.remove(document.model.bones, 3)
    assert [row[PLACE] for row in shown(model)] == ["Bone 2: 腕", "Bones", ""]
    assert shown(model) == mirror.rows
    assert model.line(model.messages[0]) == "Warning: Bone 2: 腕: Wrong"
    assert model.line(model.messages[2]) == "Note: Said"
    model.clear()
    assert mirror.rows == []
    assert kept
    assert not failures(qtlog)


def test_names(document: Document, qtbot: QtBot) -> None:
    names = NameMode()
    bones, model = document.model.bones, document.model
    assert names.name(bones, 1) == "腕"
    assert names.reference(model, "bones", 1) == "1: 腕"
    assert names.reference(model, "bones", -1) == "—"
    assert names.reference(model, "bones", 9) == "9: ?"
    assert names.reference(model, "vertices", 3) == "3"
    with qtbot.waitSignal(names.changed):
        names.choose(Names.BOTH)
    with qtbot.assertNotEmitted(names.changed):
        names.choose(Names.BOTH)
    assert names.name(bones, 1) == "腕 / arm"
    names.choose(Names.ENGLISH)
    assert names.reference(model, "bones", 1) == "1: arm"
    assert names.name(model.textures, 0) == "tex/顔.png"
    rename(document, "a")
    with document.edit("edit") as edit:
        edit.set(bones, 0, "name_en", "")
    assert names.name(bones, 0) == "a"

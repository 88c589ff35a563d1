"""PoseWarnings: what is left out when the model moves, worked out after edits and not while nothing is edited."""

from __future__ import annotations

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from editor.document import pose_warnings
from editor.document.document import Document
from editor.document.message_log import MessageLog
from editor.formats import Content
from editor.messages import Level, Message, TranslatableText
from editor.model.bones import Bone, BoneFlags
from editor.model.columns import Columns
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind, MorphOffset
from editor.preview.skeleton import Skeleton


@pytest.fixture
def document(qapp: object) -> Document:
    """A circle of bones, an append parent that is missing, IK without links, and a group within a group."""
    model = Model()
    model.bones.records[:] = [
        Bone("a", parent=1),
        Bone("b", parent=0),
        Bone("c", flags=BoneFlags.APPEND_ROTATION),
        Bone("ik", flags=BoneFlags.IK, ik_target=0),
    ]
    groups = [Columns(MorphOffset, morph=np.array(members, np.int32)) for members in ([], [0])]
    model.morphs.records[:] = [Morph("m", kind=MorphKind.GROUP, offsets=members) for members in groups]
    return Document(Content(model))


def rows(document: Document) -> list[tuple[str, int]]:
    return [(message.table, message.row) for message in document.messages.all]


def test_all_are_messages_about_rows_from_the_start(document: Document) -> None:
    assert rows(document) == [("bones", 3), ("bones", 2), ("bones", 0), ("bones", 1), ("morphs", 1)]
    assert all(isinstance(message.text, TranslatableText) for message in document.messages.all)


def test_they_are_looked_for_after_edits_only(
    document: Document, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[object] = []
    monkeypatch.setattr(pose_warnings, "Skeleton", lambda bones: made.append(bones) or Skeleton(bones))
    with qtbot.waitSignal(document.messages.removed):
        for parent in (2, 3, -1):
            with document.edit("Change") as edit:
                edit.set(document.model.bones, 0, "parent", parent)
    assert len(made) == 1
    assert rows(document) == [("bones", 3), ("bones", 2), ("morphs", 1)]
    with document.edit("Change") as edit:
        edit.set(document.model.info, 0, "name", "x")
    qtbot.wait(2 * pose_warnings.PAUSE)
    assert len(made) == 1


def test_those_that_were_cleared_come_back_only_with_others(document: Document, qtbot: QtBot) -> None:
    document.messages.clear()
    with document.edit("Change") as edit:
        edit.set(document.model.bones, 0, "position", (1, 0, 0))
    qtbot.wait(2 * pose_warnings.PAUSE)
    assert rows(document) == []
    with qtbot.waitSignal(document.messages.added), document.edit("Change") as edit:
        edit.set(document.model.bones, 0, "parent", -1)
    assert rows(document) == [("bones", 3), ("bones", 2), ("morphs", 1)]


def test_what_the_reader_said_and_commands_did_stays(qtbot: QtBot) -> None:
    read = Message(Level.WARNING, TranslatableText("is odd"), "bones", 0)
    log = MessageLog([read])
    current = [Message(Level.WARNING, TranslatableText("is left out"), "bones", row) for row in (0, 1)]
    log.set_current(current)
    assert log.all == [read, *current]
    done = Message(Level.INFO, TranslatableText("done"))
    log.add(done)
    log.set_current(current[1:])
    assert log.all == [read, current[1], done]


def test_current_messages_follow_their_rows(document: Document, qtbot: QtBot) -> None:
    with document.edit("Insert") as edit:
        edit.insert(document.model.bones, 0, [Bone("root")])
    assert rows(document) == [("bones", 4), ("bones", 3), ("bones", 1), ("bones", 2), ("morphs", 1)]
    qtbot.wait(2 * pose_warnings.PAUSE)
    assert rows(document) == [("bones", 4), ("bones", 3), ("bones", 1), ("bones", 2), ("morphs", 1)]

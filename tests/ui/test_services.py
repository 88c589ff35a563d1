"""CurrentDocument: the signals of whichever document is current."""

from __future__ import annotations

from pathlib import Path

from editor.document.session import Session
from editor.ui.services import CurrentDocument, WindowMode


def test_current_knows_the_mode_of_its_document(current: CurrentDocument, session: Session) -> None:
    assert (current.mode, current.is_posing) == (None, False)
    first, second = session.new(), session.new()
    assert current.mode is WindowMode.EDIT
    heard = []
    current.mode_changed.connect(lambda: heard.append(current.mode))
    second.posing.set_active(True)
    first.posing.set_active(False)
    session.set_current(first)
    assert heard == [WindowMode.TRANSFORM, WindowMode.EDIT]


def test_current_follows_one_document_at_a_time(current: CurrentDocument, session: Session, tmp_path: Path) -> None:
    first, second = session.new(), session.new()
    heard = []
    current.history_changed.connect(lambda: heard.append("history"))
    with first.edit("Rename") as edit:
        edit.set(first.model.info, 0, "name", "甲")
    assert not heard
    with second.edit("Rename") as edit:
        edit.set(second.model.info, 0, "name", "甲")
    assert heard == ["history"]

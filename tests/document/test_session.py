"""The documents that are open and the files of late."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from editor.document.program.settings import MOST_RECENT, Settings
from editor.document.session import Session
from editor.formats import new_content
from tests.preview.physics.worlds import open_worlds


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return Session(Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)))


def test_a_new_document_is_in_front(session: Session, qtbot: QtBot) -> None:
    assert session.current is None
    with qtbot.waitSignals([session.opened, session.current_changed], order="strict"):
        document = session.new()
    assert session.documents == [document]
    assert session.current is document
    assert not document.is_modified
    assert [frame.name for frame in document.model.frames] == ["Root", "表情"]


def test_closing_brings_the_neighbour_to_the_front(session: Session, qtbot: QtBot) -> None:
    first, second, third = session.new(), session.new(), session.new()
    session.set_current(second)
    with qtbot.waitSignals([session.current_changed, session.closed], order="strict"):
        session.close(second)
    assert session.current is third
    session.close(third)
    assert session.current is first
    session.close(first)
    assert session.current is None


def test_closing_one_behind_changes_nothing_in_front(session: Session, qtbot: QtBot) -> None:
    first, second = session.new(), session.new()
    with qtbot.assertNotEmitted(session.current_changed):
        session.close(first)
    assert session.current is second


def test_only_an_open_document_comes_to_the_front(session: Session) -> None:
    document = session.new()
    session.close(document)
    with pytest.raises(ValueError, match="not open"):
        session.set_current(document)


def test_reverting_keeps_the_place(session: Session) -> None:
    first, second, third = session.new(), session.new(), session.new()
    fresh = session.replace(second, new_content())
    assert session.documents == [first, fresh, third]
    assert session.current is fresh


def test_a_file_is_found_however_it_is_spelt(session: Session, tmp_path: Path) -> None:
    content = new_content()
    content.path = tmp_path / "a" / ".." / "b.pmx"
    document = session.add(content)
    session.new()
    assert session.find(tmp_path / "b.pmx") is document
    assert session.find(tmp_path / "c.pmx") is None


def test_each_file_is_told_to_who_listens(session: Session, tmp_path: Path, qtbot: QtBot) -> None:
    """Also one that is at the top already, or pinned: the system keeps a list of its own."""
    told: list[Path] = []
    session.remembered.connect(told.append)
    session.remember(tmp_path / "a.pmx")
    session.pin(tmp_path / "a.pmx", True)
    session.remember(tmp_path / "a.pmx")
    assert told == [tmp_path / "a.pmx"] * 2


def test_recent_files(session: Session, tmp_path: Path, qtbot: QtBot) -> None:
    a, b = tmp_path / "a.pmx", tmp_path / "b.pmx"
    with qtbot.waitSignal(session.recent_files_changed):
        session.remember(a)
    session.remember(b)
    session.remember(a)
    assert session.recent_files() == [a, b]
    session.forget(a)
    assert session.recent_files() == [b]


@pytest.mark.parametrize("ends", [lambda session: session.close(session.documents[0]), Session.halt])
def test_physics_ends_with_the_document_or_the_window(session: Session, ends: Callable[[Session], None]) -> None:
    pytest.importorskip("panda3d.bullet")
    posing = session.new().posing
    posing.set_active(True)
    posing.physics.switch(True)
    posing.posed_model()
    assert len(open_worlds()) == 1
    ends(session)
    assert not open_worlds()


def test_a_pinned_file_stays_at_the_top_and_in_the_list(session: Session, tmp_path: Path) -> None:
    paths = [tmp_path / f"{number}.pmx" for number in range(MOST_RECENT + 3)]
    session.remember(paths[0])
    session.pin(paths[0], True)
    for path in paths[1:]:
        session.remember(path)
    assert session.recent_files() == [paths[0], *reversed(paths[3:])]
    session.remember(paths[0])  # opened again
    assert session.recent_files()[1] == paths[-1]
    session.pin(paths[5], True)
    assert session.recent_files()[:2] == [paths[0], paths[5]]
    session.pin(paths[0], False)
    assert session.recent_files()[:2] == [paths[5], paths[0]]
    session.forget(paths[5])
    assert paths[5] not in session.recent_files()

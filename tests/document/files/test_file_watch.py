"""A document notices what other programs do to its file, and never takes its own saving for that."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from editor import formats
from editor.document.document import Document
from editor.document.files.file_watch import FileState
from editor.document.files.loading import save_job
from editor.document.program.settings import Settings
from editor.document.session import Session
from editor.formats import Content


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return Session(Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "models" / "model.pmx"
    path.parent.mkdir()
    formats.save(formats.new_content(), path)
    return path


@pytest.fixture
def document(session: Session, path: Path) -> Document:
    content = formats.load(path)
    assert isinstance(content, Content)
    return session.add(content)


def write_elsewhere(path: Path) -> None:
    """As another program does that writes into the file itself."""
    path.write_bytes(path.read_bytes() + b"\0")


def rename(document: Document, name: str) -> None:
    with document.edit("Rename") as edit:
        edit.set(document.model.info, 0, "name", name)


def wait_for(document: Document, state: FileState, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: document.file_watch.state is state)


def save(document: Document, path: Path, qtbot: QtBot) -> None:
    job = save_job(document, path)
    with qtbot.waitSignal(job.finished):
        job.start()


def test_a_file_that_is_written_into_or_replaced(document: Document, path: Path, qtbot: QtBot) -> None:
    write_elsewhere(path)
    wait_for(document, FileState.CHANGED, qtbot)
    document.file_watch.keep()
    assert document.file_watch.state is FileState.SAME
    formats.save(formats.new_content(), path)
    wait_for(document, FileState.CHANGED, qtbot)
    write_elsewhere(path)
    document.file_watch.keep()
    write_elsewhere(path)
    wait_for(document, FileState.CHANGED, qtbot)


def test_a_file_that_goes_and_comes_back(document: Document, path: Path, qtbot: QtBot) -> None:
    aside = path.rename(path.with_name("aside.pmx"))
    wait_for(document, FileState.GONE, qtbot)
    aside.rename(path)
    wait_for(document, FileState.SAME, qtbot)


def test_a_whole_folder_that_goes(document: Document, path: Path) -> None:
    """No system tells of that; whoever comes back to the window looks."""
    path.parent.rename(path.parent.with_name("elsewhere"))
    document.file_watch.look()
    assert document.file_watch.state is FileState.GONE


def test_saving_is_no_change_and_ends_one(document: Document, path: Path, qtbot: QtBot) -> None:
    told = []
    document.file_watch.changed.connect(lambda: told.append(document.file_watch.state))
    rename(document, "a")
    save(document, path, qtbot)
    qtbot.wait(600)  # longer than a watch waits
    assert told == []
    write_elsewhere(path)
    wait_for(document, FileState.CHANGED, qtbot)
    rename(document, "b")
    save(document, path, qtbot)
    assert document.file_watch.state is FileState.SAME


def test_after_saving_elsewhere_the_new_file_counts(document: Document, path: Path, qtbot: QtBot) -> None:
    other = path.with_name("other.pmx")
    save(document, other, qtbot)
    write_elsewhere(path)
    qtbot.wait(600)
    assert document.file_watch.state is FileState.SAME
    write_elsewhere(other)
    wait_for(document, FileState.CHANGED, qtbot)


def test_a_document_without_a_file(session: Session, qtbot: QtBot, path: Path) -> None:
    document = session.new()
    assert document.file_watch.state is FileState.SAME
    save(document, path.with_name("new.pmx"), qtbot)
    write_elsewhere(path.with_name("new.pmx"))
    wait_for(document, FileState.CHANGED, qtbot)

"""Autosave: copies while working, none when done, and found again after a crash."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile, QSettings
from pytestqt.qtbot import QtBot

from editor import formats
from editor.document.document import Document
from editor.document.files.autosave import Autosave
from editor.document.files.loading import load_job
from editor.document.program.settings import Settings
from editor.document.session import Session
from editor.formats import Content, new_content
from tests.jobs import let_jobs_end


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return Session(Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "autosave"


@pytest.fixture
def autosave(session: Session, folder: Path) -> Iterator[Autosave]:
    autosave = Autosave(session, folder)
    yield autosave
    autosave.stop()


def rename(document: Document, name: str) -> None:
    with document.edit("Rename") as edit:
        edit.set(document.model.info, 0, "name", name)


def copies(folder: Path) -> list[Path]:
    return sorted(folder.glob("*/*.pmx"))


def name_in(copy: Path) -> str:
    """What the model of a copy is called."""
    content = formats.load(copy)
    assert isinstance(content, Content)
    return content.model.info[0].name


def wait_for_copies(folder: Path, count: int, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: len(list(folder.glob("*/*.json"))) == count)
    assert len(copies(folder)) == count
    let_jobs_end()  # before that nothing is copied again


def test_modified_documents_are_copied(autosave: Autosave, session: Session, folder: Path, qtbot: QtBot) -> None:
    document, _ = session.new(), session.new()
    rename(document, "a")
    autosave.save_now()
    wait_for_copies(folder, 1, qtbot)
    assert document.is_modified
    assert document.path is None


def test_only_what_changed_is_copied_again(autosave: Autosave, session: Session, folder: Path, qtbot: QtBot) -> None:
    document = session.new()
    rename(document, "a")
    autosave.save_now()
    wait_for_copies(folder, 1, qtbot)
    (copy,) = copies(folder)
    copy.write_bytes(b"as it was")
    qtbot.wait(20)
    autosave.save_now()
    let_jobs_end()
    assert copy.read_bytes() == b"as it was"
    rename(document, "b")
    autosave.save_now()
    qtbot.waitUntil(lambda: copy.read_bytes() != b"as it was")


def test_no_copy_stays_of_what_was_saved_or_closed(
    autosave: Autosave, session: Session, folder: Path, qtbot: QtBot
) -> None:
    saved, closed = session.new(), session.new()
    for document in (saved, closed):
        rename(document, "a")
    autosave.save_now()
    wait_for_copies(folder, 2, qtbot)
    session.close(closed)
    wait_for_copies(folder, 1, qtbot)
    saved.undo()
    autosave.save_now()
    wait_for_copies(folder, 0, qtbot)


def test_no_copy_is_offered_of_what_was_saved_just_before_a_crash(
    autosave: Autosave, session: Session, folder: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    document, file = session.new(), tmp_path / "a.pmx"
    rename(document, "a")
    autosave.save_now()
    wait_for_copies(folder, 1, qtbot)
    content, revision = document.snapshot()
    formats.save(content, file)
    document.saved(revision, file, "pmx")
    session.remember(file)
    assert copies(folder) == []


def test_closing_while_the_copy_is_written(autosave: Autosave, session: Session, folder: Path, qtbot: QtBot) -> None:
    document = session.new()
    rename(document, "a")
    autosave.save_now()
    session.close(document)
    qtbot.wait(50)
    assert copies(folder) == []


def test_a_gesture_goes_on_and_is_a_part_of_the_copy(
    autosave: Autosave, session: Session, folder: Path, qtbot: QtBot
) -> None:
    """A form may stay open for an hour, with a preview; what was done before it must not be lost meanwhile."""
    document = session.new()
    rename(document, "a")
    edit = document.begin("Drag")
    edit.set(document.model.info, 0, "name", "b")
    autosave.save_now()
    wait_for_copies(folder, 1, qtbot)
    (copy,) = copies(folder)

    def saves(name: str) -> bool:
        autosave.save_now()
        let_jobs_end()  # Windows lets nobody read a file while it is being replaced
        return name_in(copy) == name

    assert saves("b")
    assert document.is_open(edit)
    edit.set(document.model.info, 0, "name", "c")
    qtbot.waitUntil(lambda: saves("c"))
    assert document.is_open(edit)
    document.cancel()
    qtbot.waitUntil(lambda: saves("a"))


def test_the_copy_of_a_gesture_that_was_taken_back_goes(
    autosave: Autosave, session: Session, folder: Path, qtbot: QtBot
) -> None:
    document = session.new()
    document.begin("Drag")
    autosave.save_now()
    wait_for_copies(folder, 1, qtbot)
    document.cancel()
    autosave.save_now()
    assert copies(folder) == []


def test_nothing_is_left_after_a_good_end(session: Session, folder: Path, qtbot: QtBot) -> None:
    autosave = Autosave(session, folder)
    rename(session.new(), "a")
    autosave.save_now()
    wait_for_copies(folder, 1, qtbot)
    autosave.stop()
    assert list(folder.iterdir()) == []


def test_a_running_program_is_not_recovered_from(
    autosave: Autosave, session: Session, folder: Path, qtbot: QtBot
) -> None:
    rename(session.new(), "a")
    autosave.save_now()
    wait_for_copies(folder, 1, qtbot)
    other = Autosave(session, folder)
    assert other.recoveries() == []
    other.stop()


def test_failure_is_told(
    autosave: Autosave, session: Session, folder: Path, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    folder.write_text("not a folder")
    document = session.new()
    rename(document, "a")
    with caplog.at_level(logging.CRITICAL), qtbot.waitSignal(autosave.failed) as told:
        autosave.save_now()
    assert told.args[0] is document
    assert isinstance(told.args[1], OSError)


CRASH = """
    import os, sys
    from pathlib import Path
    from PySide6.QtCore import QCoreApplication, QSettings
    from editor.document.files.autosave import Autosave
    from editor.document.session import Session
    from editor.document.program.settings import Settings
    from editor.formats import new_content

    folder, original = Path(sys.argv[1]), Path(sys.argv[2])
    app = QCoreApplication([])
    session = Session(Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)))
    content = new_content()
    content.path = original
    document = session.add(content)
    autosave = Autosave(session, folder / "autosave")
    with document.edit("Rename") as edit:
        edit.set(document.model.info, 0, "name", "never saved")
    autosave.save_now()
    while not list(folder.glob("autosave/*/*.json")):
        app.processEvents()
    os._exit(1)
"""


@pytest.fixture
def crashed(tmp_path: Path, folder: Path, checkout: Path) -> Path:
    """The file of a document that was edited and never saved."""
    original = tmp_path / "モデル.pmx"
    original.write_bytes(b"as it was")
    os.utime(original, (0, 0))
    subprocess.run(
        [sys.executable, "-c", textwrap.dedent(CRASH), str(tmp_path), str(original)],
        cwd=checkout,
        timeout=60,
        check=False,
    )
    assert len(copies(folder)) == 1
    return original


def test_recovers_from_a_crash(crashed: Path, autosave: Autosave, session: Session, folder: Path, qtbot: QtBot) -> None:
    (recovery,) = autosave.recoveries()
    assert (recovery.title, recovery.original) == ("モデル.pmx", crashed)
    job = load_job(recovery.file)
    with qtbot.waitSignal(job.finished) as loaded:
        job.start()
    document = session.add(recovery.recovered(loaded.args[0]), is_saved=False)
    assert document.path == crashed
    assert document.is_modified
    assert document.model.info[0].name == "never saved"
    assert crashed.read_bytes() == b"as it was"
    autosave.discard(recovery)
    assert autosave.recoveries() == []
    assert copies(folder) == []


def test_copies_are_recovered_by_a_process_with_the_number_of_the_one_that_crashed(
    crashed: Path, autosave: Autosave, folder: Path
) -> None:
    """In a container every run has the same; earlier versions wrote it into this file, and went by it."""
    (copy,) = copies(folder)
    others = QLockFile(str(copy.parent / "lock"))
    assert others.tryLock(0)
    written = (copy.parent / "lock").read_bytes()
    others.unlock()
    (copy.parent / "lock").write_bytes(written)
    (recovery,) = autosave.recoveries()
    assert recovery.original == crashed


def test_copies_of_another_machine_are_left_to_it(crashed: Path, autosave: Autosave, folder: Path) -> None:
    """Its locks are not seen everywhere."""
    (lock,) = folder.glob("*/lock-*")
    lock.rename(lock.with_name("lock-another"))
    assert autosave.recoveries() == []
    assert len(copies(folder)) == 1


def test_a_copy_tells_whether_it_is_older_than_the_file(crashed: Path, autosave: Autosave, folder: Path) -> None:
    """It stays: the file may have been written without what the copy holds, by another program or after the crash."""
    (copy,) = copies(folder)
    (recovery,) = autosave.recoveries()
    assert recovery.written == copy.stat().st_mtime
    assert not recovery.is_older
    os.utime(crashed, (recovery.written + 1, recovery.written + 1))
    (recovery,) = autosave.recoveries()
    assert recovery.is_older
    assert copies(folder) == [copy]


def test_new_documents_have_no_file_to_go_back_to(crashed: Path, autosave: Autosave) -> None:
    (recovery,) = autosave.recoveries()
    assert recovery.recovered(new_content()).path == crashed
    nameless = type(recovery)(recovery.file, "Untitled", None)
    assert nameless.recovered(new_content()).path is None


def test_the_interval_follows_the_settings(session: Session, folder: Path) -> None:
    session.settings.choose(autosave_minutes=0)
    autosave = Autosave(session, folder)
    assert not autosave.is_on
    session.settings.choose(autosave_minutes=3)
    assert autosave.is_on
    session.settings.choose(autosave_minutes=0)
    assert not autosave.is_on
    session.settings.choose(autosave_minutes=2)
    autosave.stop()
    assert not autosave.is_on

"""Opening, saving, reverting and closing, with the answers that a user may give."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from editor import formats
from editor.document.document import Document
from editor.document.files.loading import SaveOptions
from editor.document.operation_run import run_at_once
from editor.document.session import Session
from editor.operations.catalog import OPERATIONS
from editor.texture_paths import TexturePlaces
from editor.ui.commands import file_commands
from editor.ui.commands.file_commands import CLOTH, MOCHI, FileCommands, sample_file
from editor.ui.dialogs.message_boxes import Answer
from tests.ui.commands.message_boxes import boxes
from tests.ui.told_services import ToldServices

Answering = Callable[[str, object], None]


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch) -> Answering:
    """Have one of the questions answered."""

    def answering(question: str, given: object) -> None:
        monkeypatch.setattr(file_commands, question, lambda *arguments: given)

    return answering


@pytest.fixture
def model_file(tmp_path: Path) -> Path:
    path = tmp_path / "model.pmx"
    formats.save(formats.new_content(), path)
    return path


def rename(document: Document, name: str) -> None:
    with document.edit("Rename") as edit:
        edit.set(document.model.info, 0, "name", name)


def opened(files: FileCommands, session: Session, path: Path, qtbot: QtBot) -> Document:
    with qtbot.waitSignal(session.opened):
        files.open([path])
    assert session.current is not None
    return session.current


def test_open_brings_it_to_the_front_and_remembers_it(
    files: FileCommands, session: Session, model_file: Path, qtbot: QtBot
) -> None:
    document = opened(files, session, model_file, qtbot)
    assert document.path == model_file
    assert session.recent_files() == [model_file]


def test_a_file_that_is_open_is_not_opened_again(
    files: FileCommands, session: Session, model_file: Path, qtbot: QtBot
) -> None:
    document = opened(files, session, model_file, qtbot)
    session.new()
    files.open([model_file.parent / "." / model_file.name])
    assert session.current is document
    assert len(session.documents) == 2


def test_what_cannot_be_opened_is_explained(
    files: FileCommands, session: Session, window: QWidget, tmp_path: Path, qtbot: QtBot
) -> None:
    damaged = tmp_path / "damaged.pmx"
    damaged.write_bytes(b"PMX \x00\x00\x00\x40\x08")
    for count, path in enumerate((damaged, tmp_path / "missing.pmx"), 1):
        files.open([path])  # by itself, for several at once are told in one box
        qtbot.waitUntil(lambda count=count: len(boxes(window)) == count)
    texts = [box.text() + box.informativeText() for box in boxes(window)]
    assert any("damaged.pmx" in text for text in texts)
    assert any("missing.pmx" in text for text in texts)
    assert not session.documents


def test_save_as_then_save(
    files: FileCommands, session: Session, answer: Answering, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "new.pmx"
    answer("choose_file_to_save", path)
    document = session.new()
    rename(document, "甲")
    files.save(document)  # without a file yet: as Save as
    qtbot.waitUntil(lambda: not document.is_modified)
    assert document.path == path
    rename(document, "乙")
    answer("choose_file_to_save", None)
    files.save(document)
    qtbot.waitUntil(lambda: not document.is_modified)
    assert formats.load(path).model.info[0].name == "乙"


def test_a_copy_leaves_the_document_where_it_was(
    services: ToldServices,
    files: FileCommands,
    session: Session,
    answer: Answering,
    model_file: Path,
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    document = opened(files, session, model_file, qtbot)
    rename(document, "甲")
    answer("choose_file_to_save", tmp_path / "copy.pmx")
    files.save_copy(document)
    qtbot.waitUntil(lambda: any("copy.pmx" in text for text in services.reports))
    assert document.path == model_file
    assert document.is_modified
    assert (tmp_path / "copy.pmx").exists()


def test_the_chosen_options_are_used(
    files: FileCommands, session: Session, answer: Answering, model_file: Path, qtbot: QtBot
) -> None:
    document = opened(files, session, model_file, qtbot)
    answer("ask_save_options", SaveOptions({"encoding": "utf8", "pmx_version": "2.1"}, backups=0))
    files.ask_options(document)
    rename(document, "甲")
    files.save(document)
    qtbot.waitUntil(lambda: not document.is_modified)
    assert model_file.read_bytes()[4:8] == b"\x66\x66\x06\x40"  # 2.1
    assert files.options(session.new()).backups == 0


@pytest.mark.parametrize("opening", ["open_sample", "open_cloth_sample"])
def test_a_sample_is_not_overwritten(
    opening: str,
    files: FileCommands,
    session: Session,
    answer: Answering,
    monkeypatch: pytest.MonkeyPatch,
    model_file: Path,
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    monkeypatch.setattr(file_commands, "sample_file", lambda *name: model_file)
    before = model_file.read_bytes()
    with qtbot.waitSignal(session.opened):
        getattr(files, opening)()
    document = session.documents[0]
    assert not session.recent_files()
    rename(document, "甲")
    answer("choose_file_to_save", tmp_path / "mine.pmx")
    files.save(document)
    qtbot.waitUntil(lambda: not document.is_modified)
    assert model_file.read_bytes() == before


@pytest.mark.parametrize(("opening", "name"), [("open_sample", MOCHI), ("open_cloth_sample", CLOTH)])
def test_nor_is_anything_written_beside_a_sample(
    opening: str, name: str, files: FileCommands, session: Session, answer: Answering, tmp_path: Path, qtbot: QtBot
) -> None:
    """Its textures are sorted in a folder of its own, and go along as it is saved."""
    there = sorted(sample_file().parent.rglob("*"))
    with qtbot.waitSignal(session.opened):
        getattr(files, opening)()
    document = session.documents[0]
    assert document.content.folder != sample_file(name).parent
    places = TexturePlaces(document.content.folder)
    assert all(places.locate(texture.path) for texture in document.model.textures)
    run_at_once(document, OPERATIONS["textures.sort-folders"], OPERATIONS["textures.sort-folders"].parameters())
    qtbot.waitUntil(lambda: document.is_modified)
    answer("choose_file_to_save", tmp_path / "mine.pmx")
    files.save(document)
    qtbot.waitUntil(lambda: not document.is_modified)
    assert all((tmp_path / texture.path.replace("\\", "/")).exists() for texture in document.model.textures)
    assert sorted(sample_file().parent.rglob("*")) == there


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_what_cannot_be_saved_is_explained(
    files: FileCommands, session: Session, window: QWidget, model_file: Path, qtbot: QtBot
) -> None:
    document = opened(files, session, model_file, qtbot)
    rename(document, "甲")
    model_file.parent.chmod(0o500)
    files.save(document)
    qtbot.waitUntil(lambda: len(boxes(window)) == 1)
    model_file.parent.chmod(0o700)
    assert document.is_modified


def test_a_folder_that_is_not_there_is_explained(
    files: FileCommands, session: Session, window: QWidget, answer: Answering, tmp_path: Path, qtbot: QtBot
) -> None:
    document = session.new()
    answer("choose_file_to_save", tmp_path / "nowhere" / "a.pmx")
    files.save_as(document)
    qtbot.waitUntil(lambda: len(boxes(window)) == 1)
    assert document.path is None


def test_revert(files: FileCommands, session: Session, answer: Answering, model_file: Path, qtbot: QtBot) -> None:
    document = opened(files, session, model_file, qtbot)
    rename(document, "甲")
    answer("ask_revert", False)
    files.revert(document)
    assert session.documents == [document]
    answer("ask_revert", True)
    with qtbot.waitSignal(session.opened):
        files.revert(document)
    assert session.documents == [session.current]
    assert not session.documents[0].is_modified
    assert session.documents[0].model.info[0].name == ""


@pytest.mark.parametrize(("given", "left"), [(Answer.DISCARD, 0), (Answer.CANCEL, 1)])
def test_closing_asks_about_changes(
    files: FileCommands, session: Session, answer: Answering, given: Answer, left: int
) -> None:
    document = session.new()
    rename(document, "甲")
    answer("ask_unsaved", given)
    files.close(document)
    assert len(session.documents) == left


def test_closing_after_saving(
    files: FileCommands, session: Session, answer: Answering, model_file: Path, qtbot: QtBot
) -> None:
    document = opened(files, session, model_file, qtbot)
    rename(document, "甲")
    answer("ask_unsaved", Answer.SAVE)
    with qtbot.waitSignal(session.closed):
        files.close(document)
    assert formats.load(model_file).model.info[0].name == "甲"


def test_closing_waits_for_a_save_under_way(
    files: FileCommands, session: Session, answer: Answering, model_file: Path, qtbot: QtBot
) -> None:
    document = opened(files, session, model_file, qtbot)
    rename(document, "甲")
    answer("ask_unsaved", Answer.SAVE)
    files.save(document)
    with qtbot.waitSignal(session.closed):
        files.close(document)


def test_settling_stops_where_the_user_cancels(files: FileCommands, session: Session, answer: Answering) -> None:
    documents = [session.new(), session.new()]
    for document in documents:
        rename(document, "甲")
    settled: list[bool] = []
    answer("ask_unsaved", Answer.CANCEL)
    files.settle(documents, lambda: settled.append(True))
    assert not settled
    answer("ask_unsaved", Answer.DISCARD)
    files.settle(documents, lambda: settled.append(True))
    assert settled
    assert len(session.documents) == 2  # closing them is for who asked

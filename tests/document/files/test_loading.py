"""Loading and saving as jobs, with edits going on meanwhile."""

from __future__ import annotations

import dataclasses
import zipfile
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from editor import formats
from editor.document.document import Document
from editor.document.files.loading import NoModelError, SaveOptions, SeveralModelsError, load_job, save_job
from editor.formats import Content, FormatError
from editor.formats.content import ExtractedFiles
from editor.formats.vmd.content import MotionContent
from editor.model.materials import Texture
from editor.motion.motion import Motion
from tests.operations.model_making import full_model


@pytest.fixture
def document() -> Document:
    return Document(dataclasses.replace(formats.new_content(), model=full_model()))


def rename(document: Document, name: str) -> None:
    with document.edit("Rename") as edit:
        edit.set(document.model.info, 0, "name", name)


def load(path: Path, qtbot: QtBot) -> Content:
    job = load_job(path)
    with qtbot.waitSignal(job.finished) as loaded:
        job.start()
    content = loaded.args[0]
    assert isinstance(content, Content)
    return content


def save(document: Document, path: Path, qtbot: QtBot, options: SaveOptions | None = None) -> None:
    job = save_job(document, path, options)
    with qtbot.waitSignal(job.finished):
        job.start()


def test_saves_and_loads(document: Document, tmp_path: Path, qtbot: QtBot) -> None:
    rename(document, "名前")
    path = tmp_path / "モデル.pmx"
    save(document, path, qtbot)
    assert document.path == path
    assert not document.is_modified
    content = load(path, qtbot)
    assert content.path == path
    assert content.model.info[0].name == "名前"
    assert content.model.counts() == document.model.counts()


def test_saves_what_was_there_when_it_was_asked_to(document: Document, tmp_path: Path, qtbot: QtBot) -> None:
    rename(document, "then")
    job = save_job(document, tmp_path / "a.pmx")
    rename(document, "now")
    with qtbot.waitSignal(job.finished):
        job.start()
        rename(document, "later")
    assert load(tmp_path / "a.pmx", qtbot).model.info[0].name == "then"
    assert document.is_modified
    document.go_to(1)
    assert not document.is_modified


def test_a_copy_is_not_the_documents_file(document: Document, tmp_path: Path, qtbot: QtBot) -> None:
    rename(document, "a")
    save(document, tmp_path / "copy.pmx", qtbot, SaveOptions(is_copy=True))
    assert (tmp_path / "copy.pmx").exists()
    assert document.path is None
    assert document.is_modified


def test_a_backup_is_kept_or_not(document: Document, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "a.pmx"
    save(document, path, qtbot)
    rename(document, "b")
    save(document, path, qtbot, SaveOptions(backups=0))
    assert list(tmp_path.iterdir()) == [path]
    rename(document, "c")
    save(document, path, qtbot)
    assert len(list(tmp_path.iterdir())) == 2


def test_a_save_that_fails_leaves_the_document_modified(document: Document, tmp_path: Path, qtbot: QtBot) -> None:
    rename(document, "a")
    job = save_job(document, tmp_path / "no such folder" / "a.pmx")
    with qtbot.waitSignal(job.failed):
        job.start()
    assert document.is_modified
    assert document.path is None


def test_a_save_that_is_cancelled_leaves_the_document_modified(
    document: Document, tmp_path: Path, qtbot: QtBot
) -> None:
    rename(document, "a")
    job = save_job(document, tmp_path / "a.pmx")
    job.cancel()
    with qtbot.waitSignal(job.cancelled):
        job.start()
    assert document.is_modified
    assert not list(tmp_path.iterdir())


def test_a_document_may_be_closed_while_it_is_saved(document: Document, tmp_path: Path, qtbot: QtBot) -> None:
    other = Document(dataclasses.replace(document.content, model=document.model.snapshot()))
    job = save_job(other, tmp_path / "a.pmx")
    del other
    with qtbot.waitSignal(job.finished):
        job.start()
    assert load(tmp_path / "a.pmx", qtbot).model.counts() == document.model.counts()


def test_a_gesture_is_saved_as_far_as_it_came(document: Document, tmp_path: Path, qtbot: QtBot) -> None:
    document.begin("Drag").set(document.model.info, 0, "name", "dragged")
    save(document, tmp_path / "a.pmx", qtbot)
    assert load(tmp_path / "a.pmx", qtbot).model.info[0].name == "dragged"
    assert not document.is_modified


def test_what_is_no_model_fails_to_load(tmp_path: Path, qtbot: QtBot) -> None:
    other = tmp_path / "other.pmx"
    other.write_bytes(b"no model at all")
    for path, kind in ((other, FormatError), (tmp_path / "missing.pmx", OSError)):
        job = load_job(path)
        with qtbot.waitSignal(job.failed) as ended:
            job.start()
        assert isinstance(ended.args[0], kind)


def test_a_motion_is_no_model(tmp_path: Path, qtbot: QtBot) -> None:
    formats.save(MotionContent(Motion("")), tmp_path / "dance.vmd")
    job = load_job(tmp_path / "dance.vmd")
    with qtbot.waitSignal(job.failed) as ended:
        job.start()
    assert isinstance(ended.args[0], NoModelError)
    assert isinstance(ended.args[0].content, MotionContent)


def test_an_archive_with_several_models_says_which(document: Document, tmp_path: Path, qtbot: QtBot) -> None:
    save(document, tmp_path / "a.pmx", qtbot)
    path = tmp_path / "models.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for name in ("one.pmx", "folder/two.pmx"):
            archive.write(tmp_path / "a.pmx", name)
    job = load_job(path)
    with qtbot.waitSignal(job.failed) as ended:
        job.start()
    assert isinstance(ended.args[0], SeveralModelsError)
    assert ended.args[0].models == ["one.pmx", "folder/two.pmx"]
    assert load(path / "folder/two.pmx", qtbot).model.counts() == document.model.counts()


def test_textures_of_an_archive_go_where_the_model_is_saved(tmp_path: Path, qtbot: QtBot) -> None:
    content = formats.new_content()
    content.model.textures.records.append(Texture("tex\\a.png"))
    content.extracted = ExtractedFiles()
    content.extracted.put("tex/a.png", b"a picture")
    document = Document(content)
    save(document, tmp_path / "a.pmx", qtbot)
    assert (tmp_path / "tex" / "a.png").read_bytes() == b"a picture"
    assert document.content.folder == tmp_path


def test_loading_can_be_cancelled(document: Document, tmp_path: Path, qtbot: QtBot) -> None:
    save(document, tmp_path / "a.pmx", qtbot)
    job = load_job(tmp_path / "a.pmx")
    job.cancel()
    with qtbot.waitSignal(job.cancelled):
        job.start()

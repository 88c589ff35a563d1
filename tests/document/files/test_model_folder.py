"""The models below a folder: which there are, what they are called, and what another process finds out of them."""

from __future__ import annotations

import os
import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from editor import formats
from editor.document.files import model_folder
from editor.document.files.model_folder import MOST_DEATHS, ModelFolder, SummaryProcess, prune_cache
from editor.resources import resource


@pytest.fixture
def models(tmp_path: Path) -> Path:
    place = tmp_path / "models"
    (place / "below").mkdir(parents=True)
    formats.save(formats.new_content(), place / "below" / "b.pmd")
    formats.save(formats.new_content(), place / "C.PMX")
    shutil.copy(resource("samples", "mochi.pmx"), place / "a.pmx")
    (place / "picture.png").write_bytes(b"")
    with zipfile.ZipFile(place / "packed.zip", "w") as archive:
        archive.write(place / "C.PMX", "in/d.pmx")
        archive.writestr("readme.txt", "")
    (place / "broken.zip").write_bytes(b"PK\3\4")
    return place


@pytest.fixture
def folder(tmp_path: Path, qtbot: QtBot) -> Iterator[ModelFolder]:
    folder = ModelFolder(cache=tmp_path / "cache")
    yield folder
    folder.stop()


@pytest.fixture
def no_process(monkeypatch: pytest.MonkeyPatch) -> list[SummaryProcess]:
    """Those that were asked, who never answer."""
    asked: list[SummaryProcess] = []

    def ask(process: SummaryProcess, path: Path) -> None:
        process.current = path
        asked.append(process)

    monkeypatch.setattr(SummaryProcess, "ask", ask)
    monkeypatch.setattr(model_folder, "MOST_PROCESSES", 1)
    return asked


def names(folder: ModelFolder) -> list[str]:
    return [model.path.name for model in folder.models]


def test_all_models_are_listed_with_their_names(
    folder: ModelFolder, models: Path, no_process: list[SummaryProcess], qtbot: QtBot
) -> None:
    with qtbot.waitSignal(folder.named):
        folder.start(models)
    assert names(folder) == ["a.pmx", "C.PMX", "b.pmd", "d.pmx"]
    assert folder.models[0].names == ("もち", "Mochi")
    assert folder.models[3].path == models / "packed.zip" / "in" / "d.pmx"
    assert folder.summarized_count == 0


def test_what_is_seen_comes_first(
    folder: ModelFolder, models: Path, no_process: list[SummaryProcess], qtbot: QtBot
) -> None:
    folder.start(models)
    qtbot.waitUntil(lambda: bool(no_process))
    folder.look_first_at([3, 99])
    process = no_process[0]
    process.summarized.emit({"file": str(process.current), "error": "no"})
    assert process.current == folder.models[3].path
    assert folder.models[0].fault == "no"


@pytest.mark.gl
def test_another_process_looks_into_them(folder: ModelFolder, models: Path, qtbot: QtBot) -> None:
    with qtbot.waitSignal(folder.finished, timeout=120_000):  # which a process needs that imports and draws
        folder.start(models)
    mochi, new, _, packed = folder.models
    assert all(model.is_known and not model.fault for model in folder.models)
    assert mochi.vertices == 19704
    assert len(mochi.missing_textures) == 18
    assert mochi.thumbnail is not None
    assert mochi.thumbnail.is_file()
    assert packed.names == new.names
    assert new.thumbnail is None  # a bone is all there is
    assert not folder.is_working
    assert folder.summarized_count == 4


def test_a_model_at_which_the_process_ends_is_told_of(
    folder: ModelFolder, models: Path, no_process: list[SummaryProcess], qtbot: QtBot
) -> None:
    folder.start(models)
    qtbot.waitUntil(lambda: bool(no_process))
    for _ in range(MOST_DEATHS):
        no_process[-1].died.emit()
    assert [bool(model.fault) for model in folder.models] == [True] * MOST_DEATHS + [False]
    assert not folder.is_working


def test_a_program_that_cannot_be_started(
    folder: ModelFolder, models: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.executable", str(models / "nothing"))
    with qtbot.waitSignal(folder.finished):
        folder.start(models)
    assert folder.models[0].fault
    assert len(folder.models) == 4


def test_stopping_ends_the_process(folder: ModelFolder, models: Path, qtbot: QtBot) -> None:
    folder.start(models)
    qtbot.waitUntil(lambda: bool(folder.findChildren(QProcess)))
    process = folder.findChildren(QProcess)[0]
    folder.stop()
    assert process.state() == QProcess.ProcessState.NotRunning
    assert not folder.is_working


def test_a_process_that_takes_long_to_end_is_let_go_of_afterwards(
    models: Path, tmp_path: Path, qtbot: QtBot, qtlog: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(model_folder, "ENDING", 0)
    summaries = SummaryProcess(tmp_path / "cache")
    summaries.ask(models / "C.PMX")
    process = summaries.findChildren(QProcess)[0]
    qtbot.waitUntil(lambda: process.state() == QProcess.ProcessState.Running)
    with qtbot.waitSignal(process.destroyed):
        summaries.stop()
        summaries.deleteLater()
    assert not [record.message for record in qtlog.records if "still running" in record.message]


def test_another_folder_instead(
    folder: ModelFolder, models: Path, no_process: list[SummaryProcess], qtbot: QtBot
) -> None:
    folder.start(models)
    folder.start(models / "below")
    qtbot.waitUntil(lambda: bool(no_process))
    assert names(folder) == ["b.pmd"]


def test_a_cache_is_kept_small(tmp_path: Path) -> None:
    for number in range(5):
        (tmp_path / f"{number}.png").write_bytes(b"\0" * 100)
        os.utime(tmp_path / f"{number}.png", (number, number))
    prune_cache(tmp_path, 250)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["3.png", "4.png"]
    prune_cache(tmp_path / "nothing")

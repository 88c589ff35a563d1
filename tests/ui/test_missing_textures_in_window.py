"""Textures whose files are missing: a bar says so and searches them, and the lists mark the materials that use them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from editor.model.materials import Texture
from editor.resources import resource
from editor.ui.commands import file_commands
from editor.ui.panes.messages import TEXT, MessagesPane
from editor.ui.window import bars
from editor.ui.window.bars import TexturesBar
from editor.ui.window.main_window import MainWindow
from tests.ui.driving import Driver

WAIT = 20_000


@pytest.fixture
def driver(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> Driver:
    """The sample alone in a folder, and its textures in another one."""
    shutil.copytree(resource("samples", "textures"), tmp_path / "elsewhere" / "textures")
    (tmp_path / "model").mkdir()
    driver = Driver(window, qtbot)
    driver.bench.files.open([Path(shutil.copy(resource("samples", "mochi.pmx"), tmp_path / "model"))])
    qtbot.waitUntil(lambda: driver.bench.session.current is not None)
    qtbot.waitUntil(bar(driver).isVisible, timeout=WAIT)
    return driver


def bar(driver: Driver) -> TexturesBar:
    found = driver.window.findChild(TexturesBar)
    assert found is not None
    return found


def told_missing(driver: Driver) -> list[str]:
    """The lines of Messages that tell of a texture that is not found."""
    pane = driver.bench.docks["messages"].pane_of(driver.document)
    assert isinstance(pane, MessagesPane)
    lines = [pane.model.index(row, TEXT).data() for row in range(pane.model.rowCount())]
    return [line for line in lines if "not found" in line or "There is no file" in line]


def answer(driver: Driver, text: str) -> None:
    driver.click(next(button for button in bar(driver).findChildren(QPushButton) if button.text() == text))


def test_the_bar_the_checks_and_the_status_line_count_alike(driver: Driver) -> None:
    label = bar(driver).findChild(QLabel)
    assert label is not None
    count = len(driver.document.checker.findings["texture-missing"])
    assert label.text().startswith(f"{count} textures are not found: ")
    driver.qtbot.waitUntil(lambda: driver.document.checker.is_fresh, timeout=WAIT)
    assert f"{count} warnings" in driver.bench.indicators["checks"].text()
    assert not any(character.isdigit() for character in driver.status().partition(":")[0])


def test_materials_are_marked_with_what_is_missing(driver: Driver) -> None:
    outline = driver.outline.model
    index = outline.row_index("materials", 0)
    path = driver.model.textures[driver.model.materials[0].texture].path
    driver.qtbot.waitUntil(lambda: f"There is no file {path}" in (index.data(3) or ""), timeout=WAIT)


@pytest.mark.gl
def test_files_are_found_in_a_folder_and_undo_loses_them_again(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = [texture.path for texture in driver.model.textures]
    driver.qtbot.waitUntil(lambda: len(told_missing(driver)) == len(before), timeout=WAIT)
    monkeypatch.setattr(bars, "choose_folder", lambda *_: tmp_path / "elsewhere")
    answer(driver, "Look in folder…")
    driver.qtbot.waitUntil(lambda: not bar(driver).isVisible(), timeout=WAIT)
    assert driver.model.textures[0].path.replace("\\", "/").startswith("../elsewhere/textures/")
    driver.qtbot.waitUntil(lambda: not told_missing(driver), timeout=WAIT)
    driver.document.undo()
    assert [texture.path for texture in driver.model.textures] == before
    driver.qtbot.waitUntil(bar(driver).isVisible, timeout=WAIT)
    driver.qtbot.waitUntil(lambda: len(told_missing(driver)) == len(before), timeout=WAIT)


def test_paths_that_were_not_yet_looked_for_are_not_told(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The checks of files answer after all others."""
    with driver.document.edit("Unused") as edit:
        edit.insert(driver.model.textures, len(driver.model.textures), [Texture("C:/unused.png")])
    checker = driver.document.checker
    driver.qtbot.waitUntil(lambda: checker.is_fresh, timeout=WAIT)
    label = bar(driver).findChild(QLabel)
    assert label is not None
    told: list[str] = []
    hearing = checker.changed.connect(lambda: told.append(label.text() if bar(driver).isVisible() else ""))
    monkeypatch.setattr(bars, "choose_folder", lambda *_: tmp_path / "elsewhere")
    answer(driver, "Look in folder…")
    driver.qtbot.waitUntil(lambda: "elsewhere" in driver.model.textures[0].path, timeout=WAIT)
    driver.qtbot.waitUntil(lambda: checker.is_fresh, timeout=WAIT)
    checker.changed.disconnect(hearing)
    assert len(told) > 1
    assert not any("elsewhere" in text for text in told)


def test_what_is_dismissed_stays_so(driver: Driver) -> None:
    first = driver.document
    answer(driver, "Dismiss")
    assert not bar(driver).isVisible()
    driver.bench.files.new()
    driver.bench.session.set_current(first)
    driver.settle()
    assert not bar(driver).isVisible()
    with first.edit("Path") as edit:
        edit.set(first.model.textures, 0, "path", "other.png")
    driver.qtbot.waitUntil(bar(driver).isVisible, timeout=WAIT)


def test_textures_that_a_model_leaves_behind_are_told_as_it_is_saved_elsewhere(
    window: MainWindow, sample: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """And searched where they were."""
    driver = Driver(window, qtbot)
    driver.bench.files.open([sample])
    qtbot.waitUntil(lambda: driver.bench.session.current is not None)
    (tmp_path / "far" / "away").mkdir(parents=True)
    path = tmp_path / "far" / "away" / "copy.pmx"
    monkeypatch.setattr(file_commands, "choose_file_to_save", lambda *_: path)
    assert not bar(driver).isVisible()
    driver.bench.commands["file.save-as"].trigger()
    qtbot.waitUntil(bar(driver).isVisible, timeout=WAIT)
    asked: list[object] = []
    monkeypatch.setattr(bars, "choose_folder", lambda *given: asked.append(given[-1]) or sample.parent)
    answer(driver, "Look in folder…")
    assert asked == [sample.parent]
    qtbot.waitUntil(lambda: not bar(driver).isVisible(), timeout=WAIT)
    assert all(driver.document.texture_files.file_of(texture.path) for texture in driver.model.textures)

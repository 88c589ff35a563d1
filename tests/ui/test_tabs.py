"""The tabs of documents tell files apart that are called the same."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QIcon
from pytestqt.qtbot import QtBot

from editor import formats
from editor.formats import Content
from editor.ui.tabs import distinguishing_folders
from editor.ui.welcome import picture_file
from tests.operations.model_making import full_model
from tests.ui.driving import Control, Driver, Key


@pytest.fixture
def driver(empty_driver: Driver) -> Driver:
    return empty_driver


def titles(driver: Driver) -> list[str]:
    tabs = driver.bench.tabs.widget(1)
    return [tabs.tabText(place) for place in range(tabs.count())]


def test_files_of_one_name_are_told_by_their_folders(driver: Driver, tmp_path: Path, qtbot: QtBot) -> None:
    paths = [tmp_path / name for name in ("red/miku.pmx", "blue/miku.pmx", "red/luka.pmx")]
    for path in paths:
        path.parent.mkdir(exist_ok=True)
        formats.save(Content(full_model(), "pmx"), path)
    for count, path in enumerate(paths, 1):
        driver.window.open([path])
        qtbot.waitUntil(lambda count=count: len(titles(driver)) == count)
        assert titles(driver)[0] == ("miku.pmx" if count == 1 else "miku.pmx — red")
    assert titles(driver) == ["miku.pmx — red", "miku.pmx — blue", "luka.pmx"]
    driver.bench.session.set_current(driver.bench.session.documents[1])
    driver.click_row("bones", 1)
    driver.key(Key.Key_Delete)
    assert titles(driver)[1] == "miku.pmx* — blue"
    driver.key(Key.Key_W, Control)
    assert titles(driver) == ["miku.pmx", "luka.pmx"], "there is one of the name now"


@pytest.mark.gl
def test_a_model_that_is_closed_is_seen_among_the_recent_files(driver: Driver, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "miku.pmx"
    formats.save(Content(full_model(), "pmx"), path)
    driver.window.open([path])
    qtbot.waitUntil(lambda: driver.bench.session.current is not None and driver.view.has_drawn)
    driver.key(Key.Key_W, Control)
    item = driver.bench.tabs.welcome.recent.item(0)
    qtbot.waitUntil(item.listWidget().isVisible)
    size = item.listWidget().iconSize()
    assert item.text().startswith("miku.pmx")
    assert item.icon().pixmap(size).toImage() == QIcon(str(picture_file(path))).pixmap(size).toImage()


@pytest.mark.parametrize(
    ("paths", "told"),
    [
        (["/a/x/m.pmx", "/b/x/m.pmx"], ["a/x", "b/x"]),
        (["/a/x/m.pmx", "/a/y/m.pmx", "/b/x/m.pmx"], ["a/x", "y", "b/x"]),
        (["/x/m.pmx", "/b/x/m.pmx"], ["/x", "b/x"]),
        (["/x/m.pmx", "/x/n.pmx"], ["", ""]),
    ],
)
def test_folders_are_told_as_far_up_as_they_differ(paths: list[str], told: list[str]) -> None:
    found = distinguishing_folders([Path(path) for path in paths])
    assert [found.get(Path(path)) for path in paths] == [Path(folder) if folder else None for folder in told]

"""The page of a PMD in the whole window: what was upgraded, what is better after a click, what a PMD would lose."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QTreeWidget
from pytestqt.qtbot import QtBot

from editor import formats
from editor.formats.content import Content
from editor.model.materials import Material, ToonKind
from editor.model.textures import Texture
from editor.ui.main_window import MainWindow
from editor.ui.panes.upgrade_pane import UpgradePane
from tests.operations.model_making import full_model
from tests.ui.driving import Driver, Key, Shift

pytestmark = pytest.mark.gl


@pytest.fixture
def driver(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> Driver:
    """A window in which a PMD is opened, of a model one of whose materials has its toon from a folder."""
    model = full_model()
    model.textures.records[:] = [Texture("顔.png"), Texture("toon/toon03.bmp")]
    model.materials.records[:] = [
        Material("材質1", texture=0, toon_kind=ToonKind.TEXTURE, toon_texture=1),
        Material("材質2"),
    ]
    formats.save(Content(model), tmp_path / "old.pmd")
    driver = Driver(window, qtbot)
    driver.bench.files.open([tmp_path / "old.pmd"])
    qtbot.waitUntil(lambda: driver.bench.session.current is not None)
    driver.settle()
    return driver


def page(driver: Driver) -> UpgradePane:
    pane = driver.bench.docks["upgrade"].pane
    assert isinstance(pane, UpgradePane)
    return pane


def click(driver: Driver, operation: str) -> None:
    driver.qtbot.mouseClick(page(driver).rows[operation].button, Qt.MouseButton.LeftButton)


def test_a_pmd_opens_with_its_page(driver: Driver) -> None:
    assert page(driver).isVisible()
    told = page(driver).summary.text()
    assert "old.pmd is a PMD" in told
    assert "Materials: 2." in told
    assert "Materials with one of MMD's shared toons: 1, with a toon of the model: 1." in told


def test_a_button_makes_it_better_and_undo_asks_again(driver: Driver) -> None:
    driver.document.selection.select("materials", [1])  # what is selected is of no matter
    row = page(driver).rows["materials.shared-toons"]
    assert row.button.isEnabled()
    click(driver, "materials.shared-toons")
    assert driver.model.materials[0].toon_kind == ToonKind.SHARED
    driver.qtbot.waitUntil(lambda: not row.button.isEnabled())
    assert row.text.text() == "The shared toons of MMD are used where toon files are named like them"
    driver.document.undo()
    driver.qtbot.waitUntil(row.button.isEnabled)


def test_what_a_pmd_would_lose_is_told_and_nothing_is_written(driver: Driver) -> None:
    path = driver.document.path
    assert path is not None
    before = path.read_bytes()
    with driver.document.edit("Memo") as edit:
        edit.set(driver.model.materials, 0, "memo", "lost")
    driver.qtbot.mouseClick(page(driver).losses, Qt.MouseButton.LeftButton)
    driver.qtbot.waitUntil(lambda: any(dialog.isVisible() for dialog in driver.window.findChildren(QDialog)))
    dialog = next(dialog for dialog in driver.window.findChildren(QDialog) if dialog.isVisible())
    tree = dialog.findChild(QTreeWidget)
    assert tree is not None
    assert tree.topLevelItemCount() > 0
    dialog.close()
    assert path.read_bytes() == before


def test_a_model_that_was_no_pmd_is_said_to_be_none(driver: Driver) -> None:
    driver.open(full_model())
    driver.key(Key.Key_F6, Shift)
    assert "was not opened from a PMD" in page(driver).summary.text()

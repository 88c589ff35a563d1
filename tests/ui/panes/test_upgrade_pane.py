"""The page of a PMD in the whole window: what was upgraded, what is better after a click, what a PMD would lose."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QDialog, QTreeWidget
from pytestqt.qtbot import QtBot

from editor import formats
from editor.formats.content import Content
from editor.model.materials import Material, Texture, ToonKind
from editor.resources import resource
from editor.ui.commands import file_commands
from editor.ui.dialogs.rename import RenameDialog
from editor.ui.panes.upgrade_pane import UpgradePane
from editor.ui.window.docks import lies_in_front
from editor.ui.window.main_window import MainWindow
from tests.operations.model_making import full_model
from tests.ui.driving import Driver, Key, Shift


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


def save_as(driver: Driver, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_commands, "choose_file_to_save", lambda *_: path)
    driver.bench.commands["file.save-as"].trigger()
    driver.qtbot.waitUntil(lambda: driver.document.path == path)
    driver.settle()


def is_in_front(driver: Driver, pane: str) -> bool:
    driver.settle()
    return lies_in_front(driver.window, driver.bench.docks[pane])


def open_file(driver: Driver, path: Path) -> None:
    driver.bench.files.open([path])
    driver.qtbot.waitUntil(lambda: driver.document.path == path)
    driver.qtbot.wait(20)


def test_saved_as_pmx_it_is_behind_and_names_the_pmd(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert is_in_front(driver, "upgrade")
    save_as(driver, tmp_path / "new.pmx", monkeypatch)
    assert is_in_front(driver, "inspector")
    assert not driver.bench.docks["upgrade"].isHidden()
    assert page(driver).summary.text().startswith("new.pmx was opened from old.pmd, a PMD:")
    driver.key(Key.Key_F6, Shift)
    with driver.document.edit("Memo") as edit:
        edit.set(driver.model.materials, 0, "memo", "any")
    assert is_in_front(driver, "upgrade")  # as it was asked for


def test_the_pmx_that_is_opened_again_has_none(driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save_as(driver, tmp_path / "new.pmx", monkeypatch)
    driver.bench.session.close(driver.document)
    open_file(driver, tmp_path / "new.pmx")
    assert driver.bench.docks["upgrade"].isHidden()
    assert not driver.bench.commands["pane.go-to-upgrade"].isEnabled()
    assert not driver.bench.commands["pane.show-upgrade"].isVisible()


def test_it_goes_and_comes_with_its_document(driver: Driver, tmp_path: Path) -> None:
    pmd = driver.document
    driver.open(full_model())
    assert driver.bench.docks["upgrade"].isHidden()
    assert is_in_front(driver, "inspector")
    driver.key(Key.Key_F9)  # each mode has a layout of its own
    driver.key(Key.Key_F9)
    assert driver.bench.docks["upgrade"].isHidden()
    driver.bench.session.set_current(pmd)
    driver.settle()
    assert not driver.bench.docks["upgrade"].isHidden()
    driver.bench.docks["upgrade"].close()
    driver.open(full_model())
    driver.bench.session.set_current(pmd)
    assert driver.bench.docks["upgrade"].isHidden()


def test_a_later_session_begins_with_the_inspector_and_a_pmd_with_its_page(driver: Driver, tmp_path: Path) -> None:
    driver.bench.layout.remember()
    driver.bench.session.close(driver.document)
    driver.window.furnish()
    open_file(driver, resource("samples", "mochi.pmx"))
    assert is_in_front(driver, "inspector")
    assert driver.bench.docks["upgrade"].isHidden()
    open_file(driver, tmp_path / "old.pmd")
    assert is_in_front(driver, "upgrade")


@pytest.mark.parametrize("english", ["", "ぬゑの"])
def test_names_that_the_dictionary_does_not_know_are_renamed_by_hand(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, english: str
) -> None:
    with driver.document.edit("Names") as edit:
        for table in ("materials", "bones", "morphs", "frames"):
            rows = range(len(driver.model.tables[table]))
            edit.set(driver.model.tables[table], rows, "name_en", [f"{table} {row}" for row in rows])
        edit.set(driver.model.bones, 1, "name", "ぬゑぬゑ")
        edit.set(driver.model.bones, 1, "name_en", english)
    row = page(driver).rows["names.translate"]
    driver.qtbot.waitUntil(lambda: row.button.text() == "Rename…")
    shown: list[list[tuple[str, int]]] = []
    monkeypatch.setattr(RenameDialog, "exec", lambda dialog: shown.append(dialog.grid.shown_rows))
    click(driver, "names.translate")
    assert shown == [[("bones", 1)]]


def test_materials_are_named_before_names_are_translated(driver: Driver) -> None:
    places = {id: row.button.mapTo(page(driver), QPoint()).y() for id, row in page(driver).rows.items()}
    assert places["materials.name-from-textures"] < places["names.translate"]

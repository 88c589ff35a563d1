"""The Plug-ins pane in the whole window: enabling, what is wrong with a broken one, and that the editor goes on."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QInputDialog, QStyle, QStyleOptionViewItem, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from editor.document.operation_run import run_at_once
from editor.operations.catalog import OPERATIONS
from editor.plugins.plugin_folder import enabled_ids, plugins_folder
from editor.ui.panes.plugins_pane import NAME, STATE, VERSION, PluginsPane
from editor.ui.window.main_window import MainWindow
from tests.model.random_models import fingerprint
from tests.operations.model_making import full_model
from tests.ui.driving import Driver, Key, Shift

GOOD = """
from editor.plugins import api
def rename(edit, context, parameters):
    edit.set(edit.model.bones, 0, "name", "renamed")
    return api.Result("renamed")
def fail(edit, context, parameters):
    edit.set(edit.model.bones, 0, "name", "half done")
    {}["lacking"]
def plugin():
    operations = [api.Operation("good.rename", "Rename the first", rename, help="It does."),
                  api.Operation("good.fail", "Fail", fail, help="It does not.")]
    return api.Plugin(operations)
"""


def write(id: str, source: str, api: int = 1) -> Path:
    folder = plugins_folder() / id
    folder.mkdir(parents=True)
    (folder / "plugin.toml").write_text(f'id = "{id}"\nname = "{id.title()}"\nversion = "1.2"\napi = {api}\n', "utf-8")
    (folder / "plugin.py").write_text(source, "utf-8")
    return folder


@pytest.fixture
def driver(window: MainWindow, qtbot: QtBot) -> Driver:
    write("good", GOOD)
    write("import-error", "import nothing_of_this_name\n")
    write("old", GOOD, api=99)
    driver = Driver(window, qtbot)
    driver.bench.session.plugins.reload()
    driver.settle()
    driver.open(full_model())
    driver.key(Key.Key_F3, Shift)
    return driver


def shown(driver: Driver) -> PluginsPane:
    """The pane as it is now: with other plug-ins the window is furnished anew."""
    driver.settle()
    pane = driver.bench.docks["plugins"].pane
    assert isinstance(pane, PluginsPane)
    assert pane.isVisible()
    return pane


def item(driver: Driver, name: str) -> QTreeWidgetItem:
    (found,) = shown(driver).list.findItems(name, Qt.MatchFlag.MatchExactly, NAME)
    return found


def row(driver: Driver, name: str) -> list[str]:
    return [item(driver, name).text(column) for column in (NAME, VERSION, STATE)]


def tick(driver: Driver, name: str) -> None:
    """Click the check box of a plug-in."""
    driver.qtbot.wait(100)  # until a window that was furnished anew has its layout
    seen, index = shown(driver).list, shown(driver).list.indexFromItem(item(driver, name), NAME)
    seen.scrollTo(index)
    option = QStyleOptionViewItem()
    option.initFrom(seen)
    option.rect = seen.visualRect(index)  # type: ignore[attr-defined]
    option.features = QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator  # type: ignore[attr-defined]
    box = seen.style().subElementRect(QStyle.SubElement.SE_ItemViewItemCheckIndicator, option, seen)
    driver.click(seen.viewport(), box.center())


def choose(driver: Driver, name: str) -> None:
    driver.click_index(shown(driver).list, shown(driver).list.indexFromItem(item(driver, name), VERSION))


def test_nothing_runs_before_it_is_enabled(driver: Driver) -> None:
    plugins, changes = driver.bench.session.plugins, []
    plugins.changed.connect(lambda: changes.append(1))
    assert row(driver, "Good") == ["Good", "1.2", "Disabled"]
    assert "good.rename" not in plugins.operations
    tick(driver, "Good")
    assert row(driver, "Good") == ["Good", "1.2", "Enabled"]
    assert set(plugins.operations) - set(OPERATIONS) == {"good.rename", "good.fail"}
    assert changes == [1]
    assert item(driver, "Good").child(0).text(NAME) == "Rename the first"
    tick(driver, "Good")
    assert enabled_ids() == set()
    assert plugins.operations == OPERATIONS


def test_an_operation_of_a_plug_in_is_one_like_any_other(driver: Driver) -> None:
    menu = driver.bench.commands.of_plugins.menu
    assert not menu.menuAction().isVisible()
    tick(driver, "Good")
    assert menu.menuAction().isVisible()
    (rename, _) = menu.actions()
    rename.trigger()
    assert driver.model.bones[0].name == "renamed"
    assert driver.document.history.undo_name == "Rename the first"
    tick(driver, "Good")
    assert not menu.menuAction().isVisible()
    assert "good.rename" not in driver.bench.commands.list


def test_one_that_raises_is_contained_and_named(driver: Driver) -> None:
    tick(driver, "Good")
    before = fingerprint(driver.model)
    run_at_once(driver.document, driver.bench.session.plugins.operations["good.fail"])
    assert driver.status() == "Plug-in Good failed: KeyError: 'lacking' (plugin.py, line 8)"
    assert fingerprint(driver.model) == before
    assert not driver.document.is_editing
    assert not driver.document.history.can_undo


def test_a_broken_one_is_told_of_in_full(driver: Driver) -> None:
    before = fingerprint(driver.model)
    tick(driver, "Good")
    tick(driver, "Import-Error")
    assert row(driver, "Import-Error")[STATE] == "Broken"
    assert row(driver, "Good")[STATE] == "Enabled"
    choose(driver, "Import-Error")
    told = shown(driver).details.toPlainText()
    assert "ModuleNotFoundError: No module named 'nothing_of_this_name'" in told
    assert "plugin.py" in told
    assert "line 1" in told
    driver.click(shown(driver).copy)
    assert QGuiApplication.clipboard().text() == told
    assert shown(driver).notice.text() == "Plug-ins: 3, broken: 2"
    assert fingerprint(driver.model) == before
    tick(driver, "Import-Error")
    assert row(driver, "Import-Error")[STATE] == "Disabled"


def test_one_for_another_version_is_broken(driver: Driver) -> None:
    choose(driver, "old")
    assert row(driver, "old")[STATE] == "Broken"
    assert "made for version 99 of the API; this is version 1" in shown(driver).details.toPlainText()


def test_reload_takes_in_what_was_written(driver: Driver) -> None:
    tick(driver, "Good")
    file = plugins_folder() / "good" / "plugin.py"
    file.write_text(GOOD.replace('"renamed")\n    return', '"anew")\n    return'), "utf-8")
    driver.click(shown(driver).reload)
    run_at_once(driver.document, driver.bench.session.plugins.operations["good.rename"])
    assert driver.model.bones[0].name == "anew"


def test_a_new_one_is_written_enabled_and_chosen(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: ("My Tools", True))
    driver.click(shown(driver).new)
    assert row(driver, "My Tools") == ["My Tools", "0.1", "Enabled"]
    assert "my-tools.add-prefix" in driver.bench.session.plugins.operations
    assert shown(driver).details.toPlainText().startswith("my-tools 0.1")
    driver.click(shown(driver).new)
    assert shown(driver).notice.text() == "There is a plug-in my-tools already"
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: ("道具", True))
    driver.click(shown(driver).new)
    assert "Latin letter" in shown(driver).notice.text()


def test_its_folder_is_opened(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Path] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(Path(url.toLocalFile())))
    choose(driver, "Good")
    driver.click(shown(driver).folder)
    assert opened == [plugins_folder() / "good"]

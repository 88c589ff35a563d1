"""What plug-ins add to the window: commands, formats and panes, used as a user does, and contained where they fail."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from editor.document.program.settings import Settings
from editor.formats.registry import ADDED, set_added_formats
from editor.messages import Level
from editor.plugins.plugin import WORKSPACES as KNOWN_TO_PLUGINS
from editor.plugins.plugin_folder import plugins_folder, set_enabled
from editor.ui.commands.keys_and_mouse import ShortcutsDialog
from editor.ui.panes.plugins_pane import PluginsPane
from editor.ui.window.main_window import MainWindow
from editor.ui.workspaces import WORKSPACES
from tests.model.random_models import fingerprint
from tests.operations.model_making import full_model
from tests.plugins.plugin_making import EVERYTHING, write_plugin
from tests.ui.commands.message_boxes import boxes
from tests.ui.driving import Alt, Control, Driver, Key, Shift, driven
from tests.ui.keyboard import show_active
from tests.ui.panes.test_python_pane import stop_when_asked
from tests.ui.test_dropping import drop

HALF_DONE = """    with model.edit() as edit:
        edit.set("bones", 0, "name", "half done")
"""
FAILING_PANE = EVERYTHING.replace("    button = QPushButton", f"{HALF_DONE}    1 / 0\n    button = QPushButton")
LONG = """def shift(model, host):
    import time
    end = time.monotonic() + 20
    while time.monotonic() < end:
        pass
"""
SLOW = EVERYTHING.replace("def shift(model, host):\n", f"{LONG}{HALF_DONE}")


@pytest.fixture(autouse=True)
def _own_formats() -> Iterator[None]:
    yield
    set_added_formats(())


@pytest.fixture
def driver(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    """A window that was opened with the plug-in enabled."""
    write_plugin("all", EVERYTHING)
    with driven(qtbot, monkeypatch) as driver:
        driver.open(full_model())
        yield driver


def reload(driver: Driver, source: str | None = None, *, enabled: bool = True) -> PluginsPane:
    """Enable or disable the plug-in, or write it anew, and click Reload."""
    if source is not None:
        write_plugin("all", source)
    set_enabled("all", enabled)
    pane = plugins_pane(driver)
    driver.click(pane.reload)
    return pane


def plugins_pane(driver: Driver) -> PluginsPane:
    if driver.bench.docks["plugins"].isHidden():
        driver.key(Key.Key_F3, Shift)
    pane = driver.bench.docks["plugins"].pane
    assert isinstance(pane, PluginsPane)
    return pane


def entries(driver: Driver) -> list[str]:
    return [action.text() for action in driver.bench.commands.of_plugins.menu.actions()]


def errors(driver: Driver) -> list[str]:
    return [str(message.text) for message in driver.document.messages.all if message.level is Level.ERROR]


# -- commands ----------------------------------------------------------------------------------------------------------


def test_a_command_edits_the_selected_rows_as_one_step(driver: Driver) -> None:
    driver.document.selection.select("bones", [1])
    before = fingerprint(driver.model)
    menu = driver.bench.commands.of_plugins.menu
    driver.open_menu(driver.bench.commands.menus["model"])
    driver.bench.commands.menus["model"].setActiveAction(menu.menuAction())
    driver.qtbot.waitUntil(menu.isVisible)
    driver.click(menu, menu.actionGeometry(menu.actions()[0]).center())
    driver.close_menus()
    assert driver.model.bones[1].name == "shifted"
    assert driver.status() == "done it"
    assert driver.document.history.undo_name == "Shift it"
    driver.key(Key.Key_Z, Control)
    assert fingerprint(driver.model) == before
    driver.key(Key.Key_J, Control | Alt)
    assert driver.model.bones[1].name == "shifted"


def test_it_is_in_the_palette(driver: Driver) -> None:
    driver.document.selection.select("bones", [1])
    driver.key(Key.Key_P, Control | Shift)
    driver.type("shift it")
    driver.key(Key.Key_Return)
    assert driver.model.bones[1].name == "shifted"


def test_one_that_raises_is_taken_back_and_named_with_its_line(driver: Driver) -> None:
    before = fingerprint(driver.model)
    driver.bench.commands["all.fail"].trigger()
    told = "plug-in All failed: KeyError: 'lacking' (plugin.py, line 12)"
    assert driver.status() == told
    assert errors(driver) == [told]
    assert fingerprint(driver.model) == before
    assert not driver.document.history.can_undo
    driver.document.selection.select("bones", [0])
    driver.bench.commands["all.shift"].trigger()
    assert driver.model.bones[0].name == "shifted"


def test_one_that_takes_long_can_be_stopped(driver: Driver) -> None:
    reload(driver, SLOW)
    before = fingerprint(driver.model)
    asked = stop_when_asked()
    driver.bench.commands["all.shift"].trigger()
    assert asked == ["A script is running"]
    assert driver.status() == "Stopped; nothing was changed"
    assert fingerprint(driver.model) == before


def test_commands_come_and_go_as_the_plugin_does(driver: Driver) -> None:
    assert entries(driver) == ["&Shift it", "Fail"]
    reload(driver, enabled=False)
    assert entries(driver) == []
    assert not driver.bench.commands.of_plugins.menu.menuAction().isVisible()
    assert "all.shift" not in driver.bench.commands.list
    driver.document.selection.select("bones", [1])  # after which every command is asked again whether it can run
    reload(driver, EVERYTHING.replace("&Shift it", "Shift that"))
    assert entries(driver) == ["Shift that", "Fail"]


def test_a_key_that_is_taken_is_not_stolen_and_that_is_told(driver: Driver) -> None:
    commands = driver.bench.commands
    assert [key.toString() for key in commands["all.shift"].shortcuts()] == ["Ctrl+Alt+J"]
    assert [key.toString() for key in commands["file.save"].shortcuts()] == ["Ctrl+S"]
    told = "“Shift it” does not get the key Ctrl+S: “Save” has it"
    assert told in plugins_pane(driver).details.toPlainText()
    reload(driver)
    assert driver.status() == told


def test_the_user_gives_it_another_key_which_stays(driver: Driver) -> None:
    driver.key(Key.Key_F1, Control)
    (dialog,), name = driver.window.findChildren(ShortcutsDialog), "From plug-ins > Shift it"
    (found,) = dialog.tree.findItems(name, Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchRecursive)
    assert isinstance(found, QTreeWidgetItem)
    dialog.tree.setCurrentItem(found)
    dialog.key_edit.setKeySequence("Ctrl+Alt+K")
    driver.click(dialog.give_button)
    dialog.close()
    reload(driver)
    assert [key.toString() for key in driver.bench.commands["all.shift"].shortcuts()] == ["Ctrl+Alt+K"]
    driver.document.selection.select("bones", [1])
    driver.key(Key.Key_K, Control | Alt)
    assert driver.model.bones[1].name == "shifted"


def test_an_id_of_the_window_is_refused(driver: Driver) -> None:
    pane = reload(driver, EVERYTHING.replace('"all.shift"', '"file.open"'))
    assert "file.open is taken already" in pane.details.toPlainText()
    assert entries(driver) == []
    assert driver.bench.commands["file.open"].text() == "&Open…"


def test_an_id_of_the_window_is_refused_from_the_start(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    write_plugin("all", EVERYTHING.replace('"all.shift"', '"file.open"'))
    with driven(qtbot, monkeypatch) as driver:
        driver.open(full_model())
        assert "file.open is taken already" in plugins_pane(driver).details.toPlainText()
        assert ".lot" not in ADDED
        assert not driver.bench.list["pane.show-all.notes"].isVisible()


# -- formats -----------------------------------------------------------------------------------------------------------


def test_a_format_is_opened_dropped_and_exported(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filters: list[str] = []
    (tmp_path / "a.lot").write_text("first 1 2 3\nsecond 4 5 6", "utf-8")

    def choose(parent: object, caption: str, folder: str, filter: str) -> tuple[list[str], str]:
        filters.append(filter)
        return [str(tmp_path / "a.lot")], ""

    monkeypatch.setattr(QFileDialog, "getOpenFileNames", choose)
    with driver.qtbot.waitSignal(driver.bench.session.opened):
        driver.key(Key.Key_O, Control)
    assert "List of bones (*.lot)" in filters[0]
    assert [bone.name for bone in driver.model.bones] == ["first", "second"]
    (tmp_path / "b.lot").write_text("other 1 2 3", "utf-8")
    with driver.qtbot.waitSignal(driver.bench.session.opened):
        drop(driver.window, tmp_path / "b.lot")
    assert driver.model.bones[0].position == (1, 2, 3)
    offered: list[str] = []
    monkeypatch.setattr(QFileDialog, "setNameFilters", lambda _, names: offered.extend(names))
    monkeypatch.setattr(QFileDialog, "exec", lambda _: True)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda _: [str(tmp_path / "out.lot")])
    driver.bench.commands["file.export"].trigger()
    driver.qtbot.waitUntil((tmp_path / "out.lot").exists)
    assert "List of bones (*.lot)" in offered
    assert (tmp_path / "out.lot").read_text("utf-8") == "other 1.0 2.0 3.0"
    assert driver.model.bones[0].name == "other"


def test_a_file_that_a_plugin_cannot_read_is_told(driver: Driver, tmp_path: Path) -> None:
    (tmp_path / "a.lot").write_text("first", "utf-8")
    driver.bench.files.open([tmp_path / "a.lot"])
    driver.qtbot.waitUntil(lambda: len(boxes(driver.window)) == 1)
    assert "plug-in All: line 1 has no place" in boxes(driver.window)[0].informativeText()
    assert len(driver.bench.session.documents) == 1


# -- panes -------------------------------------------------------------------------------------------------------------


def open_notes(driver: Driver) -> QLabel | QPushButton:
    """Open the pane from the menu of panes."""
    action = driver.bench.list["pane.show-all.notes"]
    assert action.text() == "Notes on it"
    action.trigger()
    driver.settle()
    pane = driver.bench.docks["all.notes"].pane
    assert isinstance(pane, QLabel | QPushButton)
    driver.qtbot.waitUntil(pane.isVisible)
    return pane


def test_a_pane_is_closed_as_it_comes_and_works_on_its_document(driver: Driver) -> None:
    assert driver.bench.docks["all.notes"].isHidden()
    pane = open_notes(driver)
    assert isinstance(pane, QPushButton)
    assert pane.text() == f"{len(driver.model.bones)} bones"
    driver.click(pane)
    assert driver.model.bones[0].name == "by the pane"
    assert driver.document.history.undo_name == "By the pane"
    of_pane = driver.bench.list.actions("pane.show-all.notes", "pane.go-to-all.notes")
    assert not any(action.shortcuts() for action in of_pane)


def test_one_that_cannot_be_made_says_so_in_its_place(driver: Driver) -> None:
    reload(driver, FAILING_PANE)
    before = fingerprint(driver.model)
    pane = open_notes(driver)
    assert isinstance(pane, QLabel)
    assert "plug-in All failed: ZeroDivisionError: division by zero (plugin.py, line " in pane.text()
    assert errors(driver) == [pane.text()]
    assert fingerprint(driver.model) == before
    assert not driver.document.history.can_undo
    reload(driver, EVERYTHING.replace("    return button", "    return 3"))
    assert "TypeError: 3 is no QWidget" in open_text(driver)
    reload(driver, EVERYTHING)
    assert "bones" in open_text(driver)


def open_text(driver: Driver) -> str:
    pane = driver.bench.docks["all.notes"].pane
    assert isinstance(pane, QLabel | QPushButton)
    return pane.text()


def test_a_pane_goes_with_its_plugin(driver: Driver) -> None:
    open_notes(driver)
    reload(driver, enabled=False)
    assert driver.bench.docks["all.notes"].isHidden()
    assert not driver.bench.list["pane.show-all.notes"].isVisible()
    reload(driver)
    assert isinstance(open_notes(driver), QPushButton)


def test_one_that_is_enabled_later_comes_with_the_next_start(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings()
    with driven(qtbot, monkeypatch) as driver:
        driver.open(full_model())
        write_plugin("all", EVERYTHING)
        pane = plugins_pane(driver)
        driver.click(pane.reload)
        told = pane.details.toPlainText()
        assert "Pane: Notes on it\nIt comes with the next start of Katachi" in told
        assert "all.notes" not in driver.bench.docks
    # What was remembered of the layout knows nothing of it.
    window = MainWindow(settings)
    qtbot.addWidget(window)
    window.show()
    window.furnish()
    show_active(window, qtbot)
    again = Driver(window, qtbot)
    again.open(full_model())
    assert again.bench.docks["all.notes"].isHidden()
    assert "In View > Panes" in plugins_pane(again).details.toPlainText()
    open_notes(again)
    assert again.window.dockWidgetArea(again.bench.docks["all.notes"]) is Qt.DockWidgetArea.RightDockWidgetArea
    window.close()


def test_a_pane_is_open_in_the_workspaces_that_it_joins(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    assert [workspace.name for workspace in WORKSPACES] == list(KNOWN_TO_PLUGINS)
    with driven(qtbot, monkeypatch) as driver:
        driver.open(full_model())
        for id in ("workspace.rig", "workspace.model"):
            driver.bench.list[id].trigger()
    write_plugin("all", EVERYTHING.replace(", make)", ", make, workspaces=['rig', 'physics'])"))
    with driven(qtbot, monkeypatch) as driver:
        driver.open(full_model())
        open_in = []
        for workspace in WORKSPACES:
            driver.bench.list[f"workspace.{workspace.name}"].trigger()
            if not driver.bench.docks["all.notes"].isHidden():
                open_in.append(workspace.name)
        assert open_in == ["rig", "physics"]
        driver.bench.list["workspace.rig"].trigger()
        driver.bench.docks["all.notes"].close()
        for id in ("workspace.physics", "workspace.rig"):
            driver.bench.list[id].trigger()
        assert driver.bench.docks["all.notes"].isHidden()


def test_the_pane_tells_of_all_that_a_plugin_adds(driver: Driver) -> None:
    pane = plugins_pane(driver)
    item = pane.list.findItems("All", Qt.MatchFlag.MatchExactly)[0]
    assert [item.child(row).text(0) for row in range(item.childCount())] == [
        "Shift it",
        "Fail",
        "List of bones (*.lot)",
        "Notes on it",
    ]
    told = pane.details.toPlainText()
    assert "Command: Shift it\nall.shift\nShifts." in told
    assert "Format: List of bones (*.lot)\nRead and written" in told
    assert str(plugins_folder() / "all") in told

"""Workspaces: those of the program; the user's own, remembered, saved, switched, renamed, deleted and reset."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QInputDialog
from pytestqt.qtbot import QtBot

from editor.document.program.settings import Settings
from editor.ui.commands.window_commands import workspace_id
from editor.ui.services import WindowMode
from editor.ui.window.main_window import MainWindow
from editor.ui.workspaces import LAYOUTS, WORKSPACES, OwnWorkspaces
from tests.ui.window.test_main_window import bench


def test_they_are_remembered() -> None:
    own = OwnWorkspaces(Settings().stored)
    own.save("一つ", {"a": "1"})
    own.save("b", {"a": "2", "mode": "transform"})
    own.save("一つ", {"a": "3"})
    own.rename("一つ", "c")
    again = OwnWorkspaces(Settings().stored)
    assert (again.names, again["c"]) == (["c", "b"], {"a": "3"})
    assert [again.workspace(name).mode for name in again.names] == [None, WindowMode.TRANSFORM]
    with pytest.raises(ValueError, match="b"):
        own.rename("c", "b")
    own.forget("c")
    assert own.names == ["b"]


@pytest.mark.parametrize("text", ["", "[]", "{", '{"a": 1}', '{"a": {"b": 1}}'])
def test_what_somebody_wrote_there_does_no_harm(text: str) -> None:
    Settings().stored.setValue(LAYOUTS, text)
    assert OwnWorkspaces(Settings().stored).names == []


class Driver:
    """Chooses in View > Layouts, and gives names when asked."""

    def __init__(self, window: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
        self.window, self._monkeypatch, self._qtbot = window, monkeypatch, qtbot

    def run(self, id: str, name: str = "") -> None:
        self._monkeypatch.setattr(QInputDialog, "getText", lambda *_, **__: (name, bool(name)))
        bench(self.window).commands[id].trigger()

    @property
    def names(self) -> list[QAction]:
        return bench(self.window).commands.workspaces._switches.actions()

    def switch(self, name: str) -> None:
        next(action for action in self.names if action.text() == name).trigger()
        self._qtbot.wait(50)  # docks get their sizes when those are gone whose place they take

    def dock(self, name: str) -> QDockWidget:
        return bench(self.window).docks[name]


@pytest.fixture
def driver(main_window: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> Driver:
    assert main_window.session is not None
    main_window.session.new()
    return Driver(main_window, monkeypatch, qtbot)


def test_the_workspaces_of_the_program(driver: Driver, qtbot: QtBot) -> None:
    list = bench(driver.window).list
    seen = {}
    for workspace in WORKSPACES:
        list[workspace_id(workspace)].trigger()
        qtbot.wait(20)
        seen[workspace.name] = {name for name, dock in bench(driver.window).docks.items() if not dock.isHidden()}
        assert bench(driver.window).current.mode is workspace.mode
        assert [each.name for each in WORKSPACES if list[workspace_id(each)].isChecked()] == [workspace.name]
        assert all(list[id].isChecked() for id in workspace.commands if list[id].isEnabled())
        assert bench(driver.window).view_settings.options.show >= workspace.overlays
    assert seen == {workspace.name: {*workspace.panes} for workspace in WORKSPACES}


def test_f9_goes_within_the_pair_that_was_used_last(driver: Driver) -> None:
    list = bench(driver.window).list
    for id in ("workspace.rig", "workspace.physics"):
        list[id].trigger()
    for name in ("rig", "physics", "rig"):
        list["mode.toggle"].trigger()
        current = bench(driver.window).workspaces.current
        assert current is not None
        assert current.name == name


def test_overlays_are_those_of_the_workspace(driver: Driver) -> None:
    list, settings = bench(driver.window).list, bench(driver.window).view_settings
    usual = settings.options.show
    list["workspace.physics"].trigger()
    assert settings.options.show == usual | {"bodies", "joints"}
    settings.show("joints", False)
    list["workspace.model"].trigger()
    assert settings.options.show == usual
    list["workspace.physics"].trigger()
    assert settings.options.show == usual | {"bodies"}


def test_saved_and_switched(driver: Driver) -> None:
    driver.dock("history").show()
    driver.run("view.save-layout", "all")
    bench(driver.window).list["workspace.model"].trigger()
    driver.dock("history").close()
    driver.dock("checks").show()
    driver.run("view.save-layout", "few")
    driver.switch("all")
    assert driver.dock("history").isVisible()
    assert driver.dock("checks").isHidden()
    assert [action.isChecked() for action in driver.names] == [True, False]
    driver.switch("few")
    assert driver.dock("history").isHidden()
    assert driver.dock("checks").isVisible()


def test_one_of_the_users_is_of_the_mode_in_which_it_was_saved(driver: Driver, qtbot: QtBot) -> None:
    session = bench(driver.window).session
    assert session.current is not None
    session.current.posing.set_active(True)
    driver.dock("morphs").close()
    driver.run("view.save-layout", "no morphs")
    session.current.posing.set_active(False)
    assert bench(driver.window).current.mode is WindowMode.EDIT
    driver.switch("no morphs")
    qtbot.wait(50)
    assert bench(driver.window).current.mode is WindowMode.TRANSFORM
    assert driver.dock("morphs").isHidden()
    driver.run("view.reset-layout")
    assert driver.dock("morphs").isVisible()


def test_layouts_of_before_are_workspaces_of_both_modes(driver: Driver, qtbot: QtBot) -> None:
    arrangement, current = bench(driver.window).layout, bench(driver.window).current
    driver.dock("history").show()
    states = arrangement.states()
    assert current.posing is not None
    current.posing.set_active(True)
    driver.dock("morphs").close()
    states |= arrangement.states()
    del states["mode"]  # which they did not have
    bench(driver.window).workspaces.own.save("before", states)
    bench(driver.window).list["workspace.model"].trigger()
    driver.run("view.reset-layout")
    driver.switch("before")
    assert current.mode is WindowMode.EDIT
    assert driver.dock("history").isVisible()
    bench(driver.window).list["mode.toggle"].trigger()
    qtbot.wait(50)
    assert driver.dock("morphs").isHidden()


def test_renamed_and_deleted(driver: Driver) -> None:
    assert not bench(driver.window).commands["view.rename-layout"].isEnabled()
    driver.run("view.save-layout", "a")
    driver.run("view.save-layout", "b")
    driver.run("view.rename-layout", "a")
    assert [action.text() for action in driver.names] == ["a", "a_2"]
    driver.run("view.rename-layout")  # cancelled
    driver.run("view.delete-layout")
    assert [action.text() for action in driver.names] == ["a"]
    assert not bench(driver.window).commands["view.delete-layout"].isEnabled()


def test_after_the_next_start_they_are_there(driver: Driver) -> None:
    driver.dock("outline").close()
    driver.run("view.save-layout", "few")
    bench(driver.window).list["workspace.model"].trigger()
    driver.run("view.reset-layout")
    driver.window.furnish()  # as for another language
    driver.switch("few")
    assert driver.dock("outline").isHidden()

"""Layouts with names: what is remembered of them; saved, switched, renamed, deleted and reset in the window."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QInputDialog
from pytestqt.qtbot import QtBot

from editor.document.program.settings import Settings
from editor.ui.commands.layout_commands import LAYOUTS, NamedLayouts
from editor.ui.services import WindowMode
from editor.ui.window.main_window import MainWindow
from tests.ui.window.test_main_window import bench


def test_they_are_remembered() -> None:
    layouts = NamedLayouts(Settings().stored)
    layouts.save("一つ", {"a": "1"})
    layouts.save("b", {"a": "2"})
    layouts.save("一つ", {"a": "3"})
    layouts.rename("一つ", "c")
    again = NamedLayouts(Settings().stored)
    assert (again.names, again.current, again["c"]) == (["c", "b"], "c", {"a": "3"})
    with pytest.raises(ValueError, match="b"):
        layouts.rename("c", "b")
    layouts.forget("c")
    assert (layouts.names, layouts.current) == (["b"], "")


@pytest.mark.parametrize("text", ["", "[]", "{", '{"a": 1}', '{"a": {"b": 1}}'])
def test_what_somebody_wrote_there_does_no_harm(text: str) -> None:
    Settings().stored.setValue(LAYOUTS, text)
    assert NamedLayouts(Settings().stored).names == []


class Driver:
    """Chooses in View > Layouts, and gives names when asked."""

    def __init__(self, window: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
        self.window, self._monkeypatch, self._qtbot = window, monkeypatch, qtbot

    def run(self, id: str, name: str = "") -> None:
        self._monkeypatch.setattr(QInputDialog, "getText", lambda *_, **__: (name, bool(name)))
        bench(self.window).commands[id].trigger()

    @property
    def names(self) -> list[QAction]:
        actions = bench(self.window).commands.layouts.actions()
        return actions[: next(place for place, action in enumerate(actions) if action.isSeparator())]

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


def test_saved_and_switched(driver: Driver) -> None:
    driver.run("view.save-layout", "all")
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


def test_a_layout_is_of_both_modes(driver: Driver, qtbot: QtBot) -> None:
    session = bench(driver.window).session
    assert session.current is not None
    session.current.posing.set_active(True)
    driver.dock("morphs").close()
    driver.run("view.save-layout", "no morphs")
    driver.run("view.reset-layout")
    assert driver.dock("morphs").isVisible()
    assert not any(action.isChecked() for action in driver.names)
    session.current.posing.set_active(False)
    assert bench(driver.window).current.mode is WindowMode.EDIT
    driver.switch("no morphs")
    session.current.posing.set_active(True)
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
    driver.dock("history").close()
    driver.run("view.save-layout", "few")
    driver.run("view.reset-layout")
    driver.window.furnish()  # as for another language
    driver.switch("few")
    assert driver.dock("history").isHidden()

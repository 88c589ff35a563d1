"""Panes that come before those beside them by themselves: the inspector for a row, the pane of a tool."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QTimer, QTimerEvent
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QTabBar
from pytestqt.qtbot import QtBot

from editor.ui.window.docks import lies_in_front
from editor.ui.window.main_window import MainWindow
from tests.operations.model_making import full_model
from tests.ui.driving import Alt, Driver, Key


@pytest.fixture
def driver(window: MainWindow, qtbot: QtBot) -> Driver:
    driver = Driver(window, qtbot)
    driver.open(full_model())
    return driver


def front(driver: Driver) -> str:
    driver.settle()
    right = ("inspector", "morphs", "collisions", "weights", "sculpt", "pose")
    return next(name for name in right if lies_in_front(driver.window, driver.bench.docks[name]))


def open_pane(driver: Driver, name: str) -> None:
    driver.bench.commands[f"pane.go-to-{name}"].trigger()
    driver.settle()
    assert front(driver) == name


def test_bones_are_in_front_at_first_where_poses_are_made_and_then_what_the_user_left_there(driver: Driver) -> None:
    driver.bench.commands["workspace.motion"].trigger()
    assert front(driver) == "pose"
    open_pane(driver, "morphs")
    for workspace in ("workspace.model", "workspace.motion"):
        driver.bench.commands[workspace].trigger()
        driver.settle()
    driver.qtbot.waitUntil(lambda: front(driver) == "morphs")


def test_a_row_brings_the_inspector_before_a_pane_without_such_rows(driver: Driver) -> None:
    open_pane(driver, "collisions")
    driver.click_row("bones", 1)
    assert front(driver) == "inspector"


def test_a_pane_that_shows_such_rows_stays(driver: Driver) -> None:
    open_pane(driver, "collisions")
    driver.click_row("rigid_bodies", 0)
    assert front(driver) == "collisions"


def test_the_pane_that_has_the_keyboard_stays(driver: Driver) -> None:
    open_pane(driver, "collisions")
    driver.document.selection.select("bones", [1])
    driver.document.selection.set_active_table("bones")
    assert front(driver) == "collisions"


@pytest.mark.gl
def test_what_another_document_has_selected_brings_nothing(driver: Driver) -> None:
    first = driver.document
    driver.click_row("bones", 1)
    driver.open(full_model())
    open_pane(driver, "collisions")
    driver.view.setFocus()
    driver.bench.session.set_current(first)
    assert front(driver) == "collisions"


@pytest.mark.gl
@pytest.mark.parametrize(("key", "pane"), [(Key.Key_P, "weights"), (Key.Key_U, "sculpt")])
def test_a_brush_brings_its_pane_which_stays(driver: Driver, key: Key, pane: str) -> None:
    driver.view.setFocus()
    driver.key(key)
    assert front(driver) == pane
    assert driver.view.hasFocus()
    driver.click_row("materials", 0)
    assert front(driver) == pane
    driver.view.setFocus()
    driver.key(Key.Key_Q)
    driver.click_row("materials", 1)
    assert front(driver) == "inspector"


def right_click(driver: Driver, at: QPoint) -> QMenu:
    """The menu that a right click in the window opens."""
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, driver.window.mapToGlobal(at))
    QApplication.sendEvent(driver.window, event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def tab_of(driver: Driver, title: str) -> QPoint:
    bars = [bar for bar in driver.window.findChildren(QTabBar) if bar.isVisible()]
    bar, tab = next((bar, tab) for bar in bars for tab in range(bar.count()) if bar.tabText(tab) == title)
    return bar.mapTo(driver.window, bar.tabRect(tab).center())


def test_a_pane_that_is_kept_in_front_stays_also_after_a_restart(driver: Driver) -> None:
    open_pane(driver, "collisions")
    menu = right_click(driver, tab_of(driver, "Collision groups"))
    keep = menu.actions()[0]
    assert keep.whatsThis()
    keep.trigger()
    driver.close_menus()
    driver.click_row("bones", 1)
    assert front(driver) == "collisions"
    driver.window.furnish()
    driver.settle()
    open_pane(driver, "collisions")
    command = driver.bench.commands["pane.keep-in-front"]
    driver.bench.commands.list.renew()
    assert command.isChecked()
    command.trigger()
    driver.click_row("bones", 2)
    assert front(driver) == "inspector"


def test_a_title_has_the_same_menu_and_what_is_below_it_has_not(driver: Driver) -> None:
    dock = driver.bench.docks["inspector"]
    menu = right_click(driver, dock.mapTo(driver.window, QPoint(20, 8)))
    assert not menu.actions()[0].isEnabled()  # there is nothing to be brought before it
    driver.close_menus()
    line = dock.findChild(QLineEdit)
    assert line is not None
    assert driver.bench.raised.dock_at(line.mapTo(driver.window, QPoint(3, 3))) is None


def test_nothing_is_raised_once_the_docks_are_gone(driver: Driver) -> None:
    """On Windows timers come between the docks and the rest of the window, which go one after the other."""
    driver.click_row("bones", 1)
    driver.choose(driver.bench.commands.menus["bone"], "Set tail by click…")  # its end selects the bone again
    raised, docks = driver.bench.raised, list(driver.bench.docks.values())
    driver.window.close()
    for dock in docks:
        QCoreApplication.sendPostedEvents(dock, QEvent.Type.DeferredDelete)
    for timer in raised.findChildren(QTimer):
        if timer.isActive():
            QCoreApplication.sendEvent(timer, QTimerEvent(timer.timerId()))


@pytest.mark.gl
@pytest.mark.parametrize(("pane", "key"), [("history", Key.Key_3), ("inspector", Key.Key_2)])
def test_the_key_of_a_pane_closes_it_where_the_keyboard_is_there(driver: Driver, pane: str, key: Key) -> None:
    dock = driver.bench.docks[pane]
    driver.view.setFocus()
    driver.key(key, Alt)
    assert dock.isAncestorOf(QApplication.focusWidget())
    driver.view.setFocus()
    driver.key(key, Alt)
    assert dock.isVisible(), "the keyboard was elsewhere"
    driver.key(key, Alt)
    assert dock.isHidden()
    assert driver.view.hasFocus()

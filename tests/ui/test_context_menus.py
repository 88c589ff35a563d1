"""The menus of a right click: short, without what cannot be done now, operations gathered as in the menu bar."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QMenu, QWidget

from tests.operations.model_making import full_model
from tests.ui.driving import Driver

LONGEST = 11  # More with the rest is one of them
TABLES = [name for name, table in full_model().tables.items() if not table.fixed]


def opened(driver: Driver, widget: QWidget) -> QMenu:
    """The menu that a right click into a widget opens, where it is to be in the middle of it."""
    middle = widget.rect().center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, middle, widget.mapToGlobal(middle))
    QApplication.sendEvent(widget, event)
    driver.qtbot.waitUntil(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def of_view(driver: Driver) -> QMenu:
    driver.click(driver.view, button=Qt.MouseButton.RightButton)
    driver.qtbot.waitUntil(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def of_list(view: Callable[[Driver], QAbstractItemView]) -> Callable[[Driver], QMenu]:
    return lambda driver: opened(driver, view(driver).viewport())


LISTS = (of_list(lambda driver: driver.outline.tree), of_list(lambda driver: driver.table.sheet))


def entries(menu: QMenu) -> list[QAction]:
    return [action for action in menu.actions() if action.isVisible() and not action.isSeparator()]


def texts(menu: QMenu) -> list[str]:
    return [action.text().replace("&", "") for action in entries(menu)]


def more(menu: QMenu) -> QMenu:
    """The menu at the end of one, of what is used less."""
    inner = QMenu.menuInAction(entries(menu)[-1])
    assert isinstance(inner, QMenu)
    return inner


@pytest.mark.parametrize("place", [pytest.param(of_view, marks=pytest.mark.gl), *LISTS])
@pytest.mark.parametrize("count", [0, 1])
def test_they_are_short_and_offer_what_can_be_done(
    driver: Driver, place: Callable[[Driver], QMenu], count: int
) -> None:
    for table in TABLES:
        driver.document.selection.set_active_table(table)
        driver.document.selection.select(table, range(min(count, len(driver.model.tables[table]))))
        driver.settle()
        menu = place(driver)
        assert len(entries(menu)) <= LONGEST, (table, texts(menu))
        every = [*entries(menu), *(entries(more(menu)) if texts(menu)[-1:] == ["More"] else ())]
        assert [action.text() for action in every if not action.isEnabled()] == [], table
        driver.close_menus()
        driver.settle()


def test_the_most_used_come_first_in_lists(driver: Driver) -> None:
    driver.click_row("bones", 1)
    for place in LISTS:
        ids = [action.objectName().partition(".")[2] for action in entries(place(driver))]
        assert ids[:6] == ["rename", "frame", "copy", "paste", "duplicate", "delete"]
        driver.close_menus()


@pytest.mark.gl
def test_operations_come_in_submenus_as_in_the_menu_bar(driver: Driver) -> None:
    driver.click_row("bones", 1)
    driver.view.setFocus()
    menu = of_view(driver)
    assert texts(menu)[:3] == ["Frame selection", "Copy", "Paste"]
    assert "Set parent by click…" in texts(menu)
    assert texts(menu)[-1] == "More"
    assert {"Make bones", "Tails and axes", "Put into a display frame…"} <= set(texts(more(menu)))
    driver.click(menu, menu.actionGeometry(entries(menu)[-1]).center())
    menu = more(menu)
    driver.qtbot.waitUntil(menu.isVisible)
    (make,) = (action for action in entries(menu) if action.text() == "Make bones")
    driver.click(menu, menu.actionGeometry(make).center())
    inner = make.menu()
    assert isinstance(inner, QMenu)
    driver.qtbot.waitUntil(inner.isVisible)
    (insert,) = (action for action in entries(inner) if action.text() == "Insert a bone before the child")
    driver.click(inner, inner.actionGeometry(insert).center())
    driver.close_menus()
    driver.qtbot.waitUntil(lambda: len(driver.model.bones) == 5)

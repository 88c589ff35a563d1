"""Drives the whole window as a user does: keys go to whatever has the focus, clicks to what is seen."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QPoint, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QMenu, QMessageBox, QTreeView, QWidget
from pytestqt.qtbot import QtBot

from editor import formats
from editor.document.document import Document
from editor.document.program.settings import Settings
from editor.model.model import Model
from editor.ui.inspector.inspector import InspectorPane
from editor.ui.inspector.nested_list import NestedList
from editor.ui.panes.outline import OutlinePane
from editor.ui.panes.table.table_pane import TablePane
from editor.ui.viewport.viewport import Viewport
from editor.ui.window.main_window import MainWindow
from editor.ui.window.workbench import Workbench
from tests.ui.keyboard import give_keyboard

Key = Qt.Key
Pane = TypeVar("Pane", bound=QWidget)
Plain, Control, Shift, Alt = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)


class Driver:
    """A window with a document."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window = window
        self.qtbot = qtbot

    # -- what is there ------------------------------------------------------------------------------------------

    @property
    def bench(self) -> Workbench:
        assert self.window.workbench is not None
        return self.window.workbench

    @property
    def document(self) -> Document:
        assert self.bench.session.current is not None
        return self.bench.session.current

    @property
    def model(self) -> Model:
        return self.document.model

    @property
    def view(self) -> Viewport:
        view = self.bench.tabs.viewport
        assert view is not None
        return view

    @property
    def outline(self) -> OutlinePane:
        return self._pane("outline", OutlinePane)

    @property
    def table(self) -> TablePane:
        return self._pane("table", TablePane)

    @property
    def inspector(self) -> InspectorPane:
        return self._pane("inspector", InspectorPane)

    def _pane(self, name: str, kind: type[Pane]) -> Pane:
        pane = self.bench.docks[name].pane
        assert isinstance(pane, kind)
        return pane

    @property
    def focused(self) -> QWidget:
        widget = QApplication.focusWidget()
        assert widget is not None
        return widget

    def pane_of(self, widget: QWidget) -> str:
        """The dock that a widget is in; "" for none."""
        return next((name for name, dock in self.bench.docks.items() if dock.isAncestorOf(widget)), "")

    def rows(self, table: str = "") -> list[int]:
        """The rows that are selected."""
        selection = self.document.selection
        return selection.rows(table or selection.active_table).tolist()

    def status(self) -> str:
        return self.bench.status.currentMessage()

    # -- what is done -------------------------------------------------------------------------------------------

    def open(self, model: Model, name: str = "model.pmx") -> Document:
        content = dataclasses.replace(formats.new_content(), model=model, path=Path("/nowhere") / name)
        document = self.bench.session.add(content)
        for name in ("table", "history"):
            self.bench.docks[name].show()
        self.settle()
        return document

    def settle(self) -> None:
        """Let everything happen that waits for the event loop."""
        for _ in range(5):
            QApplication.processEvents()

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Plain) -> None:
        """Type a key, as the window system sends it: to the window that has the keyboard, whatever popup is open.

        A bare screen has no window manager to give it to this one when one before it is closed.
        """
        if QApplication.focusWindow() is None and QApplication.activePopupWidget() is None:
            give_keyboard(QApplication.activeModalWidget() or self.window, self.qtbot)
        QTest.keyClick(QApplication.focusWindow() or self.window.windowHandle(), key, modifiers)
        self.settle()

    def type(self, text: str) -> None:
        """Type a text once the keyboard is somebody's: a form that was just opened waits for it."""
        self.qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
        for letter in text:  # of any script, as an input method gives them
            QApplication.sendEvent(self.focused, QKeyEvent(QEvent.Type.KeyPress, 0, Plain, letter))
        self.settle()

    def click(
        self,
        widget: QWidget,
        at: QPoint | None = None,
        modifiers: Qt.KeyboardModifier = Plain,
        button: Qt.MouseButton = Qt.MouseButton.LeftButton,
    ) -> None:
        self._activate(widget.window())
        QTest.mouseClick(widget, button, modifiers, at if at is not None else widget.rect().center())
        self.settle()

    def _activate(self, window: QWidget) -> None:
        """Give the keyboard to the window that is clicked, as the window system does."""
        is_blocked = QApplication.activePopupWidget() or QApplication.activeModalWidget() not in (None, window)
        is_top_level = window.windowType() in (Qt.WindowType.Window, Qt.WindowType.Dialog)
        if not is_blocked and is_top_level and QApplication.activeWindow() not in (None, window):
            give_keyboard(window, self.qtbot)

    def click_index(
        self,
        view: QAbstractItemView,
        index: QModelIndex,
        modifiers: Qt.KeyboardModifier = Plain,
        button: Qt.MouseButton = Qt.MouseButton.LeftButton,
    ) -> None:
        view.scrollTo(index)
        self.settle()
        rect = view.visualRect(index)
        assert view.viewport().rect().intersects(rect), "it cannot be clicked where it is not seen"
        self.click(view.viewport(), rect.center(), modifiers, button)

    def click_row(self, table: str, row: int, modifiers: Qt.KeyboardModifier = Plain) -> None:
        """Click a row in the outline."""
        model = self.outline.model
        section = model.section_index(table)
        if not self.outline.tree.isExpanded(section):
            self.outline.tree.expand(section)
        self.click_index(self.outline.tree, model.row_index(table, row), modifiers)

    def nested(self, field: str) -> NestedList:
        """The list of the inspector's page, scrolled to where it is seen."""
        form = self.inspector.form
        nested = form.lists[field]
        group = form.groups[next(each.group for each in form.table.fields if each.name == field)]
        if group.is_folded:
            self.click(group.heading)
        area = self.inspector.form.parentWidget().parentWidget()
        area.ensureWidgetVisible(nested)  # type: ignore[attr-defined]
        self.settle()
        return nested

    def click_entry(self, field: str, place: int, modifiers: Qt.KeyboardModifier = Plain) -> None:
        view = self.nested(field).view
        self.click_index(view, view.model().index(place, 0), modifiers)

    def filter(self, pane: OutlinePane | TablePane, text: str) -> None:
        self.click(pane.filter_box)
        pane.filter_box.selectAll()
        self.type(text)
        self.qtbot.wait(200)  # until typing has paused

    def open_menu(self, menu: QMenu) -> None:
        """Open a menu of the menu bar with the mouse."""
        bar = self.window.menuBar()
        self.click(bar, bar.actionGeometry(menu.menuAction()).center())
        self.qtbot.waitUntil(menu.isVisible)

    def close_menus(self) -> None:
        while popup := QApplication.activePopupWidget():
            popup.close()

    def choose(self, menu: QMenu, *texts: str) -> None:
        """Click the entries of a menu of the menu bar, and of those in it, that lead to one."""
        self.open_menu(menu)
        for text in texts:
            action = next(action for action in menu.actions() if action.text().replace("&", "") == text)
            self.click(menu, menu.actionGeometry(action).center())
            inner = QMenu.menuInAction(action)
            if isinstance(inner, QMenu):
                menu = inner
                self.qtbot.waitUntil(menu.isVisible)
        self.close_menus()


def entries(menu: QMenu) -> Iterator[QAction]:
    """The entries of a menu and of those in it, as they are when it is open."""
    menu.aboutToShow.emit()
    for action in menu.actions():
        inner = QMenu.menuInAction(action)
        if isinstance(inner, QMenu):
            yield from entries(inner)
        elif not action.isSeparator():
            yield action


def sections_seen(tree: QTreeView) -> list[str]:
    """The texts of the top level of a tree that are in sight."""
    model, area = tree.model(), tree.viewport().rect()
    indexes = [model.index(place, 0) for place in range(model.rowCount())]
    return [index.data() for index in indexes if area.contains(tree.visualRect(index).center())]


@contextmanager
def driven(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    """The window, opened and active; closed without saving anything."""
    monkeypatch.setattr(QMessageBox, "exec", lambda box: QMessageBox.StandardButton.Discard)
    window = MainWindow(Settings())
    qtbot.addWidget(window)
    window.resize(1360, 860)
    window.show()
    window.furnish()
    give_keyboard(window, qtbot)
    driver = Driver(window, qtbot)
    yield driver
    if window.workbench is not None:  # the test is over before its widgets are closed
        driver.close_menus()
        window.close()

"""Every control of the window can be reached by Tab, and says to a screen reader what it is."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QDockWidget, QLineEdit, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.ui.keyboard import tab_stops
from editor.ui.window.main_window import MainWindow
from tests.ui.window.test_main_window import bench


@pytest.fixture
def document(window: MainWindow, sample: Path, qtbot: QtBot) -> Document:
    assert window.session is not None
    with qtbot.waitSignal(window.session.opened):
        window.open([sample])
    assert window.session.current is not None
    return window.session.current


def is_inner(widget: QWidget) -> bool:
    """Whether it is a part of a control, which speaks for it, or one for which a part speaks."""
    if widget.focusProxy() is not None:
        return True
    parent = widget.parentWidget()
    if isinstance(widget, QLineEdit) and isinstance(parent, QAbstractSpinBox | QComboBox):
        return True
    return isinstance(widget, QTabBar) and isinstance(parent, MainWindow)  # of docks behind each other, as Qt makes it


def dock_of(widget: QWidget) -> QWidget:
    """The dock that a widget is in, which others may cover; the widget itself where it is in none."""
    parent: QWidget | None = widget
    while parent is not None and not isinstance(parent, QDockWidget):
        parent = parent.parentWidget()
    return parent or widget


def nameless(window: MainWindow) -> list[str]:
    stops = [stop for stop in tab_stops(window) if not is_inner(stop)]
    assert stops
    return [
        f"{type(stop).__name__} in {type(stop.parentWidget()).__name__}"
        for stop in stops
        if not QAccessible.queryAccessibleInterface(stop).text(QAccessible.Text.Name)
    ]


def show_each_dock(window: MainWindow, qtbot: QtBot) -> list[str]:
    """The nameless stops of the window with each dock in front, one after another."""
    found = []
    for dock in bench(window).docks.values():
        if bench(window).tabs.isVisible() and isinstance(dock, QDockWidget) and dock.isEnabled():
            dock.show()
            dock.raise_()
            qtbot.wait(20)
            found += nameless(window)
    return found


@pytest.mark.parametrize("posed", [False, True])
def test_every_stop_has_a_name(posed: bool, document: Document, window: MainWindow, qtbot: QtBot) -> None:
    document.posing.set_active(posed)
    assert show_each_dock(window, qtbot) == []


@pytest.mark.gl
@pytest.mark.parametrize("posed", [False, True])
def test_tab_comes_by_every_stop_and_back_to_the_first(
    posed: bool, document: Document, window: MainWindow, qtbot: QtBot
) -> None:
    document.posing.set_active(posed)
    qtbot.wait(100)
    first = QApplication.focusWidget()
    assert first is not None
    seen = [first]
    for _ in range(3 * len(tab_stops(window))):
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        assert focused is not None
        if focused is first:
            break
        seen.append(focused)
    assert QApplication.focusWidget() is first
    there = [stop for stop in tab_stops(window) if not is_inner(stop) and not dock_of(stop).visibleRegion().isEmpty()]
    missed = [stop for stop in there if stop not in seen]
    assert [f"{type(stop).__name__} in {type(stop.parentWidget()).__name__}" for stop in missed] == []

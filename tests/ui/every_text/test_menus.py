"""Menus and tooltips are translated as they are really opened: those of the window, and of each place in each pane."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QMenu, QToolButton, QToolTip, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from editor.ui.window.main_window import MainWindow
from tests.ui.every_text.marking import texts_below
from tests.ui.every_text.read_session import ReadSession
from tests.ui.every_text.showing import Shown

ROWS = 3  # of a list, at which its menu is opened


def menus_of(window: MainWindow) -> Iterator[QMenu]:
    """Those of the menu bar, and of buttons."""
    for action in window.menuBar().actions():
        menu = action.menu()
        assert isinstance(menu, QMenu)
        yield menu
    for button in window.findChildren(QToolButton):
        if isValid(button) and button.menu() is not None:
            yield button.menu()


def places_in(widget: QWidget) -> list[QPoint]:
    """Where in a widget a menu is asked for: on the first rows of a list and below them, else in its middle."""
    view = widget.parentWidget()
    if not isinstance(view, QAbstractItemView) or view.viewport() is not widget or view.model() is None:
        return [widget.rect().center()]
    model = view.model()
    indexes = [model.index(row, 0, view.rootIndex()) for row in range(min(model.rowCount(view.rootIndex()), ROWS))]
    rects = [view.visualRect(index) for index in indexes]
    return [*(rect.center() for rect in rects if rect.isValid()), widget.rect().bottomRight()]


def point_at(widget: QWidget, place: QPoint, session: ReadSession) -> None:
    """Rest the pointer at a place until the tooltip comes, then open the menu."""
    there = widget.mapToGlobal(place)
    QToolTip.hideText()
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, place, there))
    session.shown.add("tooltips", QToolTip.text())
    QToolTip.hideText()
    QApplication.sendEvent(widget, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, there))
    session.wait()


def read_places(root: QWidget, session: ReadSession) -> None:
    """Point at everything that is seen in a part of the window."""
    session.shown.add("", *texts_below(root))
    for widget in root.findChildren(QWidget):
        for place in places_in(widget) if isValid(widget) and widget.isVisible() else ():
            session.shown.doing = f"{type(widget).__name__} in {root.objectName() or type(root).__name__}"
            point_at(widget, place, session)


def fill_menus(session: ReadSession) -> None:
    """Keep one of everything that menus offer by name."""
    for id in ("snapshots.keep", "camera.remember-1"):
        session.run(id)
    document = session.session.current
    assert document is not None
    document.selection.stored.store("名", "bones", np.array([0]))
    session.bench.masks.save("名")


@pytest.mark.gl
@pytest.mark.parametrize("posed", [False, True], ids=["edit", "transform"])
def test_every_menu_and_tooltip(
    marked_window: MainWindow, shown: Shown, model_file: Path, qtbot: QtBot, posed: bool
) -> None:
    session = ReadSession(marked_window, shown, qtbot, model_file, posed)
    fill_menus(session)
    for menu in menus_of(marked_window):
        shown.doing = menu.title()
        menu.popup(QPoint())
        session.wait()
    for dock in session.bench.docks.values():
        dock.show()
        dock.raise_()
        session.wait()
        read_places(dock, session)
        dock.close()
    for part in (marked_window.centralWidget(), session.bench.status, marked_window.menuBar()):
        read_places(part, session)
    view = session.bench.tabs.viewport
    assert view is not None
    QTest.mouseClick(view, Qt.MouseButton.RightButton)
    session.wait()
    assert shown.counts["menus"] > 200
    assert shown.counts["tooltips"] > 400
    assert shown.bad() == []


def test_the_welcome_page(marked_window: MainWindow, shown: Shown, model_file: Path, qtbot: QtBot) -> None:
    session = ReadSession(marked_window, shown, qtbot)
    session.session.remember(model_file)
    for menu in menus_of(marked_window):
        menu.popup(QPoint())
        session.wait()
    read_places(marked_window.centralWidget(), session)
    assert shown.counts["menus"] > 10
    assert shown.bad() == []

"""Docks show the pane of the current document, in a window without the rest."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtOpenGLWidgets import QOpenGLWidget
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QScrollArea, QTabBar
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.document.session import Session
from editor.ui.icons import icon
from editor.ui.services import CurrentDocument
from editor.ui.tokens import TAB
from editor.ui.window.docks import DockTabs, DocumentDock


@pytest.fixture
def window(bare_window: QMainWindow) -> QMainWindow:
    return bare_window


class Pane(QLabel):
    def __init__(self, document: Document) -> None:
        super().__init__()
        self.document = document


def test_a_dock_shows_the_pane_of_the_current_document(
    current: CurrentDocument, session: Session, window: QMainWindow, qtbot: QtBot
) -> None:
    dock = DocumentDock("outline", "Outline", Pane, current, (200, 100), window)
    dock.show()
    first, second = session.new(), session.new()
    assert isinstance(dock.pane, Pane)
    assert dock.pane.document is second
    pane = dock.pane_of(first)
    session.set_current(first)
    assert dock.pane is pane
    dock.forget(first)
    qtbot.wait(1)
    assert dock.pane_of(first) is not pane


def test_a_pane_that_needs_more_height_than_there_is_scrolls(
    current: CurrentDocument, session: Session, window: QMainWindow, qtbot: QtBot
) -> None:
    def make(document: Document) -> Pane:
        pane = Pane(document)
        pane.setMinimumSize(150, 900)
        return pane

    dock = DocumentDock("masks", "Masks", make, current, (200, 100), window)
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    session.new()
    window.resize(600, 300)
    window.show()
    qtbot.waitExposed(window)
    assert window.height() == 300, "it had to grow"
    assert dock.pane is not None
    room = dock.findChild(QScrollArea)
    qtbot.waitUntil(lambda: room.verticalScrollBar().maximum() > 0)
    qtbot.waitUntil(lambda: room.viewport().width() >= 150)
    dock.pane.setMinimumHeight(50)
    qtbot.waitUntil(lambda: room.verticalScrollBar().maximum() == 0)


def test_a_closed_dock_makes_no_pane_until_it_is_opened(
    current: CurrentDocument, session: Session, window: QMainWindow
) -> None:
    made = []

    def make(document: Document) -> Pane:
        made.append(document)
        return Pane(document)

    dock = DocumentDock("history", "History", make, current, (200, 100), window)
    dock.hide()
    session.new()
    assert not made
    dock.show()
    assert made == session.documents


def test_a_floating_dock_gets_a_view_though_its_window_is_made_anew_for_it(
    current: CurrentDocument, session: Session, window: QMainWindow, qtbot: QtBot, qtlog: Any
) -> None:
    dock = DocumentDock("second", "Second view", lambda document: QOpenGLWidget(), current, (200, 100), window)
    dock.setFloating(True)
    dock.hide()
    document = session.new()
    dock.show()
    qtbot.waitUntil(dock.pane_of(document).isVisible)
    assert not [record.message for record in qtlog.records if "not contained" in record.message]


def test_tabs_at_the_right_are_icons_that_never_shrink(bare_window: QMainWindow, current: CurrentDocument) -> None:
    names = [f"A pane with a long title {number}" for number in range(9)]
    docks = [DocumentDock(name, name, Pane, current, (200, 100), bare_window) for name in names]
    DockTabs(bare_window, docks, bare_window)
    for dock in docks:
        dock.setWindowIcon(icon("morphs"))
        bare_window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    for below, above in pairwise(docks):
        bare_window.tabifyDockWidget(below, above)
    bare_window.resize(500, 300)
    QApplication.processEvents()
    (bar,) = bare_window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    bar.grab()
    assert [bar.tabToolTip(tab) for tab in range(bar.count())] == names
    assert {bar.tabRect(tab).size().toTuple() for tab in range(bar.count())} == {(TAB, TAB)}
    assert not any(bar.tabIcon(tab).isNull() for tab in range(bar.count()))

"""Docks show the pane of the current document, in a window without the rest."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtOpenGLWidgets import QOpenGLWidget
from PySide6.QtWidgets import QLabel, QMainWindow
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.document.session import Session
from editor.ui.services import CurrentDocument
from editor.ui.window.docks import DocumentDock


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


@pytest.mark.gl
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

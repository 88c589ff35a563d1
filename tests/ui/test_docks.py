"""Docks show the pane of the current document, in a window without the rest."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QMainWindow
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.document.session import Session
from editor.ui.current_document import CurrentDocument
from editor.ui.docks import DocumentDock


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

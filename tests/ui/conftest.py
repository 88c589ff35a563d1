"""What tests of the window's parts share: a session that closes its documents again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from editor.document.session import Session


@pytest.fixture
def session(qtbot: QtBot) -> Iterator[Session]:
    parent = QWidget()
    qtbot.addWidget(parent)
    session = Session(parent=parent)
    yield session
    for document in list(session.documents):
        session.close(document)

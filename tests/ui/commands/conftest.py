"""What tests of commands share: a window that they ask and tell in, and the commands on files."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from editor.document.session import Session
from editor.ui.commands.file_commands import FileCommands
from tests.ui.commands.message_boxes import boxes
from tests.ui.told_services import ToldServices


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QWidget]:
    window = QWidget()
    qtbot.addWidget(window)
    yield window
    for box in boxes(window):
        box.close()


@pytest.fixture
def services() -> ToldServices:
    return ToldServices()


@pytest.fixture
def files(session: Session, services: ToldServices, window: QWidget) -> FileCommands:
    return FileCommands(session, services, window)

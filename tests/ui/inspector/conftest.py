"""What the tests of the inspector share: a Document with something in every table, and the pane on it."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.formats import Content
from editor.ui.inspector.inspector import InspectorPane
from tests.operations.model_making import full_model


@pytest.fixture
def document(qapp: QApplication) -> Document:
    return Document(Content(full_model()))


@pytest.fixture
def settings(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)


@pytest.fixture
def pane(qtbot: QtBot, document: Document, settings: QSettings) -> InspectorPane:
    """The inspector of a user who has unfolded what is folded at first."""
    settings.setValue("inspector/folded/morphs/Offsets", False)
    pane = InspectorPane(document, settings=settings)
    qtbot.addWidget(pane)
    pane.show()
    return pane

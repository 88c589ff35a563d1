"""What tests of editors share: a document, and a desk for its editors."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.formats import Content
from tests.operations.model_making import full_model
from tests.ui.editors.desk import Desk


@pytest.fixture
def document(qapp: QApplication) -> Document:
    return Document(Content(full_model()))


@pytest.fixture
def desk(qtbot: QtBot, document: Document) -> Desk:
    return Desk(qtbot, document)

"""Rows that are dragged, or copied as references, mean something in their own document only."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from editor.document.clipboard import (
    ROWS_TYPE,
    copy_references,
    mime_of_rows,
    references_on_clipboard,
    rows_of_mime,
)
from editor.document.document import Document
from editor.formats import Content
from tests.operations.model_making import full_model


def a_document() -> Document:
    return Document(Content(full_model()))


def test_only_their_own_document_knows_the_rows(qtbot: QtBot) -> None:
    document, other = a_document(), a_document()
    mime = mime_of_rows(document, "bones", np.array([1, 3]))
    assert mime.formats() == [ROWS_TYPE]
    found = rows_of_mime(document, mime)
    assert found is not None
    assert (found[0], found[1].tolist()) == ("bones", [1, 3])
    assert rows_of_mime(other, mime) is None


def test_what_another_version_of_the_program_wrote_is_nothing(qtbot: QtBot) -> None:
    document = a_document()
    for content in (b"123 456", b"{}", b"7", b"\xff"):
        mime = QMimeData()
        mime.setData(ROWS_TYPE, content)
        assert rows_of_mime(document, mime) is None
    assert rows_of_mime(document, None) is None


def test_references_follow_their_rows_until_something_else_is_copied(qtbot: QtBot) -> None:
    document, other = a_document(), a_document()
    copy_references(document, "bones", np.array([0, 2]))
    with document.edit("test") as edit:
        edit.move(document.model.bones, [2], 0)
        edit.remove(document.model.bones, [1])
    found = references_on_clipboard(document)
    assert found is not None
    assert (found[0], found[1].tolist()) == ("bones", [0])
    assert references_on_clipboard(other) is None
    QGuiApplication.clipboard().setText("from elsewhere")
    assert references_on_clipboard(document) is None

"""Copied rows on the system's clipboard."""

from __future__ import annotations

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from editor.document.clipboard import clip_in, mime_of, text_of
from editor.operations.transfer import copy_rows
from tests.operations.model_making import full_model


def test_rows_are_found_again_on_the_clipboard(qtbot: QtBot) -> None:
    clip = copy_rows(full_model(), "bones", [1, 2])
    clipboard = QGuiApplication.clipboard()
    clipboard.setMimeData(mime_of(clip))
    assert clip_in(clipboard.mimeData(), clip) is clip
    assert clipboard.text() == "腕\n手"


def test_what_was_copied_later_takes_their_place(qtbot: QtBot) -> None:
    clip = copy_rows(full_model(), "bones", [1])
    clipboard = QGuiApplication.clipboard()
    clipboard.setMimeData(mime_of(clip))
    clipboard.setText("from elsewhere")
    assert clip_in(clipboard.mimeData(), clip) is None


def test_what_another_session_copied_is_not_ours() -> None:
    ours, theirs = (copy_rows(full_model(), "bones", [1]) for _ in range(2))
    assert clip_in(mime_of(theirs), ours) is None
    assert clip_in(mime_of(ours), None) is None
    assert clip_in(QMimeData(), ours) is None
    assert clip_in(None, ours) is None


def test_the_text_for_other_programs() -> None:
    model = full_model()
    assert text_of(copy_rows(model, "textures", [0, 2])) == "tex/顔.png\ntex/髪.png"
    assert text_of(copy_rows(model, "vertices", [4, 2])) == "2\n4"

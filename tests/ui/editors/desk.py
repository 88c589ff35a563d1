"""Desk: where tests of editors make them, type into them and hear what they say."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.model.fields import field_of
from editor.ui.editors import editor_for
from tests.ui.keyboard import show_active

Key = Qt.Key


class Desk:
    """Makes editors, and notes what they say."""

    def __init__(self, qtbot: QtBot, document: Document) -> None:
        self.qtbot = qtbot
        self.document = document
        self.edited: list[Any] = []
        self.dragged: list[Any] = []
        self.gestures: list[Any] = []

    def editor(self, row_type: type, name: str, value: Any, **more: Any) -> Any:
        editor = editor_for(field_of(row_type, name), self.document, **more)
        self.qtbot.addWidget(editor)
        editor.edited.connect(self.edited.append)
        editor.dragging.connect(self.dragged.append)
        editor.gesture_started.connect(lambda: self.gestures.append("started"))
        editor.gesture_ended.connect(self.gestures.append)
        editor.set_value(value)
        editor.show()
        return editor

    def focus(self, line: Any) -> None:
        show_active(line.window(), self.qtbot)
        line.setFocus()
        self.qtbot.waitUntil(line.hasFocus)

    def type(self, line: Any, text: str, confirm: bool = True) -> None:
        self.focus(line)
        line.selectAll()
        if text.isascii():
            self.qtbot.keyClicks(line, text)
        else:
            line.insert(text)  # there are no keys for it
        if confirm:
            self.qtbot.keyClick(line, Key.Key_Return)

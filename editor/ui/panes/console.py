"""The console of Python: its input with what was entered before, and its output."""

from __future__ import annotations

import codeop
import json
import re
import rlcompleter
import warnings
from collections.abc import Sequence
from enum import Enum
from typing import Any

from PySide6.QtCore import QEvent, QSettings, QStringListModel, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontDatabase,
    QKeyEvent,
    QKeySequence,
    QPalette,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import QAbstractItemView, QCompleter, QPlainTextEdit, QSizePolicy, QWidget

KEY = "python/history"
MOST = 200


class ConsoleHistory:
    """Entries, the oldest first, and the index in them; behind the last stands what is being typed.

    All consoles share the entries by the settings.
    """

    def __init__(self, stored: QSettings) -> None:
        self._stored = stored
        self._entries = self._stored_entries()
        self._index = len(self._entries)
        self._draft = ""

    def add(self, entry: str) -> None:
        """Keep an entry as the last one, and no older one that is the same."""
        self._entries = [*(other for other in self._stored_entries() if other != entry), entry][-MOST:]
        self._stored.setValue(KEY, json.dumps(self._entries, ensure_ascii=False))
        self._index = len(self._entries)

    def earlier(self, typed: str) -> str | None:
        """The entry before; None at the first. `typed`: what is there now, which is kept where it is no entry."""
        if self._index == len(self._entries):
            self._entries, self._draft = self._stored_entries(), typed
            self._index = len(self._entries)
        if self._index == 0:
            return None
        self._index -= 1
        return self._entries[self._index]

    def later(self) -> str | None:
        """The entry after, in the end what was being typed; None behind it."""
        if self._index >= len(self._entries):
            return None
        self._index += 1
        return self._entries[self._index] if self._index < len(self._entries) else self._draft

    def _stored_entries(self) -> list[str]:
        try:
            held = json.loads(str(self._stored.value(KEY, "[]")))
            return [str(entry) for entry in held]
        except (ValueError, TypeError):
            return []


MOST_OUTPUT_LINES = 5000
TONE = QTextFormat.Property.UserProperty.value + 1  # of the format of a line: the name of its tone


class Tone(Enum):
    """The kind of a line, with the prefix before it and the role of its colour in the palette."""

    ENTRY = (">>> ", QPalette.ColorRole.Link)
    OUTPUT = ("", QPalette.ColorRole.Text)
    ERROR = ("✗ ", QPalette.ColorRole.BrightText)
    NOTE = ("• ", QPalette.ColorRole.PlaceholderText)


class ConsoleOutput(QPlainTextEdit):
    """Shows the last lines; nothing can be typed into it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setMaximumBlockCount(MOST_OUTPUT_LINES)
        self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.setAccessibleName(self.tr("Output"))
        self._tone = Tone.OUTPUT
        self._is_at_start = True  # of a line

    def add(self, text: str, tone: Tone) -> None:
        """Add whole lines."""
        self.write(text + "\n", tone)

    def write(self, text: str, tone: Tone) -> None:
        """Go on with a text; where the last one was of another tone, in a line of its own."""
        if tone is not self._tone and not self._is_at_start:
            text = "\n" + text
        sign, at_start = tone.value[0], self._is_at_start
        self._tone, self._is_at_start = tone, text.endswith("\n")
        marked = []
        for line in text.splitlines(keepends=True):
            needs_sign = at_start and line != "\n"
            marked.append((sign if needs_sign else "") + line)
            at_start = line.endswith("\n")
            if tone is Tone.ENTRY:
                sign = "... "
        self._append("".join(marked), tone)

    def _append(self, text: str, tone: Tone) -> None:
        bar = self.verticalScrollBar()
        is_followed = bar.value() >= bar.maximum() - 1
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.insertText(text, self._format(tone))
        if is_followed:
            bar.setValue(bar.maximum())

    def _format(self, tone: Tone) -> QTextCharFormat:
        shown = QTextCharFormat()
        shown.setForeground(self.palette().color(tone.value[1]))
        shown.setProperty(TONE, tone.name)
        return shown

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._renew_colors()

    def _renew_colors(self) -> None:
        """Give what was written the colours of the theme of now."""
        block, cursor = self.document().begin(), QTextCursor(self.document())
        while block.isValid():
            for change in block.textFormats():
                if (name := change.format.property(TONE)) is not None:
                    cursor.setPosition(block.position() + change.start)
                    cursor.setPosition(cursor.position() + change.length, QTextCursor.MoveMode.KeepAnchor)
                    cursor.setCharFormat(self._format(Tone[name]))
            block = block.next()


INDENT = "    "
MOST_LINES = 8  # that are seen at once
ROOM = 3  # pixels below the last line, without which it scrolls
MOST_NAMES = 500
WORD = re.compile(r"[\w.]+$")
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
NEITHER = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier
OF_POPUP = (*ENTER, Qt.Key.Key_Tab, Qt.Key.Key_Escape)
UNDOING = QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo


class ConsoleInput(QPlainTextEdit):
    """Return runs what is complete, and begins a line within a block, which an empty line ends; so does Shift+Return.

    Up and Down fetch earlier entries, Tab completes names.
    """

    entered = Signal(str)

    def __init__(self, names: dict[str, Any], history: ConsoleHistory, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._history = history
        self._completer = QCompleter(self)
        self._completer.setModel(QStringListModel(self._completer))
        self._completer.setWidget(self)
        self._completer.setCaseSensitivity(Qt.CaseSensitivity.CaseSensitive)
        self._completer.activated.connect(self._replace_word)
        self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setAccessibleName(self.tr("Python"))
        self.setPlaceholderText(self.tr("Python: model, api and window are there; Tab completes"))
        self.textChanged.connect(self._fit)
        self._fit()

    def show_text(self, text: str) -> None:
        """Have this typed, the cursor behind it."""
        self.setPlainText(text)
        self.moveCursor(QTextCursor.MoveOperation.End)

    # -- keys ------------------------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Undo and Redo are of the document where nothing was typed that they could take back."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            available = self.document().isUndoAvailable(), self.document().isRedoAvailable()
            if any(event.matches(key) and not can for key, can in zip(UNDOING, available, strict=True)):
                event.ignore()
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, is_plain = Qt.Key(event.key()), event.modifiers() in NEITHER
        if self._popup.isVisible() and key in OF_POPUP:
            event.ignore()  # the popup takes it
        elif key in ENTER and is_plain:
            self._run_entry()
        elif key in ENTER:
            self._begin_line()
        elif key == Qt.Key.Key_Tab and is_plain and self.toPlainText():
            self._complete()
        elif key == Qt.Key.Key_Up and is_plain and self._is_on_edge(QTextCursor.MoveOperation.Up):
            self._fetch(self._history.earlier(self.toPlainText()))
        elif key == Qt.Key.Key_Down and is_plain and self._is_on_edge(QTextCursor.MoveOperation.Down):
            self._fetch(self._history.later())
        else:
            super().keyPressEvent(event)
            if self._popup.isVisible():
                self._offer(self._matches())

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab leaves where there is nothing to complete."""
        if next and self.toPlainText():
            return False
        return super(QPlainTextEdit, self).focusNextPrevChild(next)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self._popup.hide()

    def _is_on_edge(self, operation: QTextCursor.MoveOperation) -> bool:
        return not QTextCursor(self.textCursor()).movePosition(operation)

    def _fetch(self, entry: str | None) -> None:
        if entry is not None:
            self.show_text(entry)

    # -- entries ---------------------------------------------------------------------------------------------------

    def _run_entry(self) -> None:
        text = self.toPlainText()
        if not text.strip():
            return
        if self.textCursor().atEnd() and not is_unfinished(text):
            self._history.add(text.rstrip())
            self.clear()
            self.entered.emit(text.rstrip())
        elif self.textCursor().atEnd() or "\n" in text:
            self._begin_line()
        else:
            self.moveCursor(QTextCursor.MoveOperation.End)
            self._run_entry()

    def _begin_line(self) -> None:
        cursor = self.textCursor()
        before = cursor.block().text()[: cursor.positionInBlock()]
        indent = before[: len(before) - len(before.lstrip())]
        cursor.insertText("\n" + indent + (INDENT if before.rstrip().endswith(":") else ""))
        self.ensureCursorVisible()

    def _fit(self) -> None:
        """Be as high as what is typed, up to a point."""
        lines = min(max(1, self.blockCount()), MOST_LINES)
        self.setFixedHeight(lines * self.fontMetrics().lineSpacing() + 2 * self.text_top + ROOM)

    @property
    def text_top(self) -> int:
        """Pixels from the top to the first line."""
        return self.frameWidth() + round(self.document().documentMargin())

    # -- completion ------------------------------------------------------------------------------------------------

    @property
    def _word_before_cursor(self) -> str:
        """The text before the cursor that may be the beginning of a name."""
        cursor = self.textCursor()
        found = WORD.search(cursor.block().text()[: cursor.positionInBlock()])
        return found.group() if found else ""

    @property
    def _popup(self) -> QAbstractItemView:
        popup = self._completer.popup()
        assert popup is not None
        return popup

    def _matches(self) -> list[str]:
        return completions(self._word_before_cursor, self._names) if self._word_before_cursor else []

    def _complete(self) -> None:
        """Complete the name as far as it is certain, and offer what it could be; indent where there is none."""
        if not self._word_before_cursor:
            self.insertPlainText(INDENT)
            return
        matches = self._matches()
        common = common_beginning(matches)
        if len(common) > len(self._word_before_cursor):
            self._replace_word(common)
        if len(matches) > 1:
            self._offer(matches)

    def _offer(self, matches: Sequence[str]) -> None:
        popup = self._popup
        if not matches:
            popup.hide()
            return
        model = self._completer.model()
        assert isinstance(model, QStringListModel)
        model.setStringList(list(matches))
        self._completer.setCompletionPrefix(self._word_before_cursor)
        popup.setCurrentIndex(self._completer.completionModel().index(0, 0))
        rect = self.cursorRect()
        rect.setWidth(popup.sizeHintForColumn(0) + popup.verticalScrollBar().sizeHint().width())
        self._completer.complete(rect)

    def _replace_word(self, name: str) -> None:
        cursor = self.textCursor()
        cursor.movePosition(
            QTextCursor.MoveOperation.Left, QTextCursor.MoveMode.KeepAnchor, len(self._word_before_cursor)
        )
        cursor.insertText(name)
        self.setTextCursor(cursor)


def is_unfinished(text: str) -> bool:
    """Return whether a block goes on: until a line is empty, as in Python's own console."""
    last = text.rpartition("\n")[2]
    if "\n" in text and last.strip() and last[0].isspace():
        return True
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return codeop.compile_command(text, symbol="exec") is None
    except (SyntaxError, ValueError, OverflowError):
        return False  # it is said when it runs


def common_beginning(texts: Sequence[str]) -> str:
    """Return the common prefix of the texts."""
    first, last = min(texts, default=""), max(texts, default="")
    length = next((index for index, (a, b) in enumerate(zip(first, last, strict=False)) if a != b), len(first))
    return first[:length]


def completions(word: str, names: dict[str, Any]) -> list[str]:
    """The names that begin so, whole."""
    completer = rlcompleter.Completer(names)
    found = dict[str, None]()
    for state in range(MOST_NAMES):
        match = completer.complete(word, state)
        if match is None:
            break
        found[match.rstrip("( ").removesuffix("()")] = None
    return list(found)

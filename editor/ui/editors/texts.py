"""The editors of text: one line, and several lines for comments and memos."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QWidget

from editor.document.document import Document
from editor.model.fields import Field
from editor.ui.editors.field_editor import FieldEditor
from editor.ui.editors.lines import ENTER, EntryLine
from editor.ui.editors.revisions import MIXED, Revision, SameValue
from editor.ui.tokens import SPACING_S

LINES = 5  # of a text of several lines are seen without scrolling


class TextLine(EntryLine):
    """A line of text; `entered` carries what was typed."""

    entered = Signal(str)

    def _text(self, value: str) -> str:
        return value

    def _take(self, text: str) -> None:
        if text != self._value:
            self.entered.emit(text)


class TextEditor(FieldEditor):
    """One line of text. Emptying it is a value too, also where rows differ."""

    def __init__(self, field: Field, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(field, document, parent)
        self.line = TextLine()
        self.line.setAccessibleName(self.accessibleName())
        self.line.setTextMargins(SPACING_S, 0, SPACING_S, 0)
        self.line.entered.connect(lambda text: self._commit(SameValue(text)))
        self.setFocusProxy(self.line)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.line)
        self._show(self._value)

    def pending(self) -> str:
        return self.line.text() if self.line.isModified() else self._value

    def coming(self) -> Revision:
        return SameValue(self.pending())

    def finish(self) -> None:
        self.line.finish()

    def discard(self) -> None:
        self.line.discard()

    def _show(self, value: object) -> None:
        self.line.show_value(value)


class MultiLineEdit(QPlainTextEdit):
    """Several lines; `left` when they are confirmed (Ctrl+Return, leaving) or taken back (Escape: False)."""

    left = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabChangesFocus(True)

    def sizeHint(self) -> QSize:
        frame = 2 * (self.frameWidth() + round(self.document().documentMargin()))
        return QSize(super().sizeHint().width(), self.fontMetrics().lineSpacing() * LINES + frame)

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and not self.document().isModified():
            assert isinstance(event, QKeyEvent)
            if event.matches(QKeySequence.StandardKey.Undo) or event.matches(QKeySequence.StandardKey.Redo):
                event.ignore()
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        modified = self.document().isModified()
        if event.key() in ENTER and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.left.emit(True)
        elif event.key() == Qt.Key.Key_Escape and modified:
            self.left.emit(False)
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason):
            self.left.emit(True)


class LinesEditor(FieldEditor):
    """Several lines of text. Line ends are kept as they were: CR LF unless the text has bare LFs only."""

    def __init__(self, field: Field, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(field, document, parent)
        self.lines = MultiLineEdit()
        self.lines.setAccessibleName(self.accessibleName())
        self.lines.left.connect(lambda keep: self.finish() if keep else self.discard())
        self.setFocusProxy(self.lines)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.lines)
        self._show(self._value)

    def set_value(self, value: object) -> None:
        """Show a value; what is being typed stays while the value does."""
        if value != self._value or not self.lines.document().isModified():
            super().set_value(value)

    def finish(self) -> None:
        if not self.lines.document().isModified():
            return
        self.lines.document().setModified(False)
        text = self.lines.toPlainText()
        if self._value is MIXED or text != _shown(self._value):
            self._commit(SameValue(text.replace("\n", self._line_end())))

    def discard(self) -> None:
        if self.lines.document().isModified():
            self._show(self._value)

    def _line_end(self) -> str:
        bare = self._value is not MIXED and "\n" in self._value and "\r\n" not in self._value
        return "\n" if bare else "\r\n"

    def _show(self, value: object) -> None:
        text = "" if value is MIXED else _shown(str(value))
        self.lines.setPlaceholderText(self.tr("mixed") if value is MIXED else "")
        if text != self.lines.toPlainText():
            self.lines.setPlainText(text)
        self.lines.document().setModified(False)


def _shown(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")

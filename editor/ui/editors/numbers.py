"""The editor of one number, and the label by which numbers are dragged."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QWidget

from editor.document.document import Document
from editor.model.fields import Field
from editor.ui.editors.field_editor import FieldEditor
from editor.ui.editors.lines import NumberLine, Quantity
from editor.ui.editors.revisions import Parts, Revision, pending_parts
from editor.ui.value_text import field_help

PIXELS = 4.0  # of a drag are one step
FINE, COARSE = 0.1, 10.0  # with Shift, with Ctrl


class DragLabel(QLabel):
    """A label that changes the number beside it while it is dragged sideways; Escape takes the drag back."""

    def __init__(self, text: str, line: NumberLine, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._line = line
        self._is_in_cell = False
        self._last: QPointF | None = None
        self._dragging = False
        self.setBuddy(line)
        self.setCursor(Qt.CursorShape.SizeHorCursor)
        self._show_hint(self.tr("Drag sideways to change; Shift: finer, Ctrl: coarser, Esc: take back."))

    def fit_cell(self) -> None:
        """Leave Ctrl to the table, where it means all selected rows."""
        self._is_in_cell = True
        self._show_hint(self.tr("Drag sideways to change; Shift: finer, Ctrl: in all selected rows, Esc: take back."))

    def _show_hint(self, hint: str) -> None:
        self.setToolTip("\n".join(filter(None, (field_help(self._line.quantity.field), hint))))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._line.isEnabled():
            self._last = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._last is None:
            return
        moved = event.position().x() - self._last.x()
        if not self._dragging and abs(moved) < QApplication.startDragDistance():
            return
        if not self._dragging:
            self._dragging = True
            self.grabKeyboard()
        self._last = event.position()
        self._line.nudge(moved / PIXELS * self._factor(event.modifiers()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._dragging:
            self._stop(keep=True)
        elif self._last is not None:
            self._line.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self._line.selectAll()
        self._last = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._dragging and event.key() == Qt.Key.Key_Escape:
            self._last = None
            self._stop(keep=False)
        else:
            super().keyPressEvent(event)

    def _factor(self, modifiers: Qt.KeyboardModifier) -> float:
        if modifiers & Qt.KeyboardModifier.ShiftModifier:
            return FINE
        return COARSE if modifiers & Qt.KeyboardModifier.ControlModifier and not self._is_in_cell else 1.0

    def _stop(self, keep: bool) -> None:
        self._dragging = False
        self.releaseKeyboard()
        self._line.stop(keep)


class NumberEditor(FieldEditor):
    """A number or an integer."""

    def __init__(self, field: Field, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(field, document, parent)
        self.line = NumberLine(Quantity(field))
        self.line.setAccessibleName(self.accessibleName())
        self.line.entered.connect(lambda arithmetic: self._commit(Parts({0: arithmetic})))
        self.line.started.connect(self._begin)
        self.line.moved.connect(lambda arithmetic: self._drag(Parts({0: arithmetic})))
        self.line.ended.connect(self._end)
        self.line.rejected.connect(self.complain)
        self.setFocusProxy(self.line)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.line)
        self._show(self._value)

    def pending(self) -> Any:
        return pending_parts(self.field, self._value, [self.line.typed()])

    def coming(self) -> Revision:
        typed = self.line.coming()
        return super().coming() if typed is None else Parts({0: typed})

    def make_label(self, text: str) -> QLabel:
        return DragLabel(text, self.line)

    def finish(self) -> None:
        self.line.finish()

    def stop(self, keep: bool = True) -> None:
        self.line.stop(keep)

    def discard(self) -> None:
        self.line.discard()

    def _show(self, value: object) -> None:
        self.line.show_value(value)

"""Editors of a line: texts, numbers and quantities, and a number with a slider.

Return or leaving confirms, Escape takes back. Undo and redo go to the document unless something has been typed.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QDoubleSpinBox, QHBoxLayout, QLabel, QLineEdit, QSlider, QWidget

from editor.document.document import Document
from editor.math3d.arrays import AnyArray
from editor.model.fields import Field, Kind
from editor.operations.expressions import parse
from editor.ui.editors.field_editor import FieldEditor
from editor.ui.editors.revisions import MIXED, Arithmetic, Parts, Revision, pending_parts
from editor.ui.tokens import signal_color
from editor.ui.value_text import component_shown, component_text, error_text, field_help, lacking_decimals, short_number

ELLIPSIS = "…"


def fitted_text(text: str, width: int, metrics: QFontMetrics) -> str:
    """`text`, or its beginning and an ellipsis."""
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)


def fitted_number(text: str, width: int, metrics: QFontMetrics) -> str:
    """A number, as `short_number` writes it, with or without the sign of degrees, with as many decimals as fit.

    What reads other than 0 does not read 0 for want of room; where nothing fits there is an ellipsis.
    """
    if metrics.horizontalAdvance(text) <= width:
        return text
    number = text.removesuffix("°")
    unit = text[len(number) :]
    decimals = range(len(number.partition(".")[2]) - 1, -1, -1)
    forms = (short_number(float(number), count) for count in decimals)
    fitting = (form + unit for form in forms if float(form) and metrics.horizontalAdvance(form + unit) <= width)
    return next(fitting, ELLIPSIS)


def point_margin(text: str, width: int, metrics: QFontMetrics) -> int:
    """The pixels to leave at the right of a number, as far as there are, for its point to stand below others'."""
    room = max(width - metrics.horizontalAdvance(text), 0)
    return 0 if text == ELLIPSIS else min(metrics.horizontalAdvance(lacking_decimals(text)), room)


STEPS = {Kind.COLOR: 0.01, Kind.ROTATION: 0.01, Kind.INTEGER: 1.0}  # others: 0.1, angles 1 degree
DECIMALS = 4  # that are tried for a short number
INTEGERS = (-(2.0**31), 2.0**31 - 1)


@dataclass(frozen=True, slots=True)
class Quantity:
    """Radians are stored and degrees shown where the field is an angle, and `counts_from` is shown for 0.

    Limits hold for what is entered. No widgets.
    """

    field: Field

    @property
    def unit(self) -> float:
        """The factor from shown to stored values: π/180 for angles, else 1."""
        return math.pi / 180 if self.field.angle else 1.0

    @property
    def is_whole(self) -> bool:
        return self.field.kind is Kind.INTEGER

    @property
    def suffix(self) -> str:
        return "°" if self.field.angle else ""

    @property
    def step(self) -> float:
        """One notch of the wheel, as shown."""
        return 1.0 if self.field.angle else STEPS.get(self.field.kind, 0.1)

    def text(self, stored: float) -> str:
        """The number with all digits, as it is edited."""
        return component_text(self.field, stored)

    def shown_text(self, stored: float) -> str:
        """The number as it is read, and stands in tables."""
        return component_shown(self.field, stored)

    def entered(self, text: str) -> Arithmetic:
        """Return the arithmetic on stored values that typing `text` means. ValueError where it means none."""
        compute = parse(text)
        return lambda stored: self._stored(compute(self._shown(stored)))

    def shifted(self, steps: float) -> Arithmetic:
        """Return the arithmetic that moves stored values up by so many steps."""
        return lambda stored: self._stored(self._shown(stored) + steps * self.step)

    def _shown(self, stored: AnyArray) -> AnyArray:
        """Return the shown values: 90 and not 90.0000025, where single precision cannot tell the two apart."""
        shown = stored / self.unit
        short = np.round(shown, DECIMALS)
        same = (short * self.unit).astype(np.float32) == stored.astype(np.float32)
        return np.where(same, short, shown) + self.field.counts_from

    def _stored(self, shown: AnyArray) -> AnyArray:
        low, high = INTEGERS if self.is_whole else (-math.inf, math.inf)
        low = low if self.field.minimum is None else self.field.minimum
        high = high if self.field.maximum is None else self.field.maximum
        stored = np.clip((shown - self.field.counts_from) * self.unit, low, high)
        return np.rint(stored) if self.is_whole else stored


NOTCH = 120  # what QWheelEvent calls one notch of a wheel
PAUSE = 600  # milliseconds without a notch end a turn of the wheel
WIDEST = "-000.000"  # number that shall have room
MARGINS = 12  # pixels of a line that are not text
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
UP_DOWN = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_PageUp: 10, Qt.Key.Key_PageDown: -10}


class EntryLine(QLineEdit):
    """A line for a value; `rejected` says why what was typed was not taken."""

    rejected = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._value: Any = None
        self._when_empty = ""

    def show_when_empty(self, text: str) -> None:
        """Show, in gray, what an empty line comes to."""
        self._when_empty = text
        self.setPlaceholderText(self._placeholder())

    def show_value(self, value: Any) -> None:
        """Show `value`, or MIXED; what is being typed stays while the value does."""
        same, self._value = value is self._value or value == self._value, value
        if not (same and self.isModified()):
            self._restore()

    @property
    def is_in_use(self) -> bool:
        """True if text has been typed, or a part of it is selected to be typed over."""
        return self.isModified() or (self.hasFocus() and self.hasSelectedText() and not self._is_all_selected)

    def discard(self) -> None:
        """Forget what has been typed, or was about to be."""
        if self.isModified():
            self._restore()
        elif self.is_in_use:
            self.deselect()

    def finish(self, leaving: bool = False) -> None:
        """Take over what has been typed. What makes no sense stays to be mended, or goes when `leaving`."""
        if not self.isModified():
            return
        self.setModified(False)
        try:
            self._take(self.text())
        except ValueError as error:
            self.rejected.emit(error_text(error))
            if leaving:
                self._restore()
            else:
                self.setModified(True)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and not self.isModified():
            assert isinstance(event, QKeyEvent)
            if event.matches(QKeySequence.StandardKey.Undo) or event.matches(QKeySequence.StandardKey.Redo):
                self.deselect()
                event.ignore()
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.finish()
            self.selectAll()
            event.ignore()
        elif event.key() == Qt.Key.Key_Escape and self.isModified():
            self._restore()
            self.selectAll()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason):
            self.finish(leaving=True)
            self.setCursorPosition(0)

    def _text(self, value: Any) -> str:
        """`value` as it is typed."""
        raise NotImplementedError

    def _take(self, text: str) -> None:
        """Make something of typed text. ValueError, saying why, when that cannot be done."""
        raise NotImplementedError

    @property
    def _is_all_selected(self) -> bool:
        return self.hasSelectedText() and self.selectedText() == self.text()

    def _placeholder(self) -> str:
        return self.tr("mixed") if self._value is MIXED else self._when_empty

    def _restore(self) -> None:
        """Show the value. The cursor stays, and a text that is selected as a whole is selected again."""
        was_selected, cursor = self._is_all_selected, self.cursorPosition() if self.hasFocus() else 0
        self.setPlaceholderText(self._placeholder())
        self.setText("" if self._value is MIXED else self._text(self._value))
        self.setCursorPosition(cursor)
        if was_selected:
            self.selectAll()


class NumberLine(EntryLine):
    """One number of a field. What was typed, or stepped, comes out as arithmetic on stored values.

    A key held down, a turn of the wheel and a drag (`nudge`, then `stop`) are gestures: `started`, any number of
    `moved` with all the steps since, `ended` with whether to keep it. Without the focus the line is dragged sideways; a
    click takes the focus.
    """

    entered = Signal(object)
    started = Signal()
    moved = Signal(object)
    ended = Signal(bool)

    def __init__(self, quantity: Quantity, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.quantity = quantity
        self.is_in_cell = False  # where Ctrl means all selected rows
        self._drag = SidewaysDrag(self, self)
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.SizeHorCursor)
        self._shown = ""  # the text of the value, as it was written last
        self._steps: float | None = None  # since the gesture started; None outside of one
        self._notches = 0.0
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._pause.timeout.connect(self.stop)

    def show_value(self, value: Any) -> None:
        """Show `value`, or MIXED, unless its text stands there already: a motion that plays says it each time."""
        if value != self._value or self.text() != self._shown:
            super().show_value(value)

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance(WIDEST) + MARGINS, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance("-0.00") + MARGINS, super().minimumSizeHint().height())

    def nudge(self, steps: float) -> None:
        """Go up so many steps in the running gesture, or start one."""
        if self._steps is None:
            self.finish(leaving=True)
            self._steps = 0.0
            self.started.emit()
        self._steps += steps
        self.moved.emit(self.quantity.shifted(self._steps))

    def typed(self) -> Arithmetic | None:
        """Return the arithmetic that Enter would apply; None where nothing was typed, or nothing valid yet."""
        try:
            return self.coming()
        except ValueError:
            return None

    def coming(self) -> Arithmetic | None:
        """Give what confirming the text would do; None where nothing was typed. ValueError for nonsense."""
        return self._entered() if self.isModified() and self.text().strip() else None

    def stop(self, keep: bool = True) -> None:
        """End the running gesture, if any."""
        self._pause.stop()
        if self._steps is not None:
            self._steps = None
            self.ended.emit(keep)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.hasFocus() or self.isReadOnly() or event.button() != Qt.MouseButton.LeftButton:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            super().mousePressEvent(event)
        else:
            self._drag.press(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        super().mouseDoubleClickEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._drag.is_pressed:
            self._drag.move(event)
        else:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if not self._drag.is_pressed:
            super().mouseReleaseEvent(event)
        elif not self._drag.release():
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._drag.takes(event):
            return
        if event.key() in UP_DOWN and not self.isReadOnly():
            self.nudge(UP_DOWN[Qt.Key(event.key())])
        elif event.key() == Qt.Key.Key_Escape and self._steps is not None:
            self.stop(keep=False)
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() in UP_DOWN and not event.isAutoRepeat():
            self.stop()
        super().keyReleaseEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if not self.hasFocus() or self.isReadOnly():
            event.ignore()  # the pane scrolls
            return
        self._notches += event.angleDelta().y() / NOTCH
        whole = int(self._notches)
        self._notches -= whole
        if whole:
            self.nudge(whole)
            self._pause.start()
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.setCursor(Qt.CursorShape.IBeamCursor)
        self._fit()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.setCursor(Qt.CursorShape.SizeHorCursor)
        self.stop()
        super().focusOutEvent(event)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Bring the text to the room there is, unless something is being typed."""
        if not self.isModified() and self._value is not None:
            self._restore()

    def _text(self, value: Any) -> str:
        """All digits while the line has the focus; otherwise what tables show, with fewer decimals rather than cut."""
        suffix = self.quantity.suffix
        exact, shown = self.quantity.text(value) + suffix, self.quantity.shown_text(value) + suffix
        room, metrics = self.width() - MARGINS, self.fontMetrics()
        fit = fitted_text if self.quantity.is_whole else fitted_number
        fitted = fit(shown, room, metrics)
        tip = exact if fitted != exact else ""
        if tip != self.toolTip():
            self.setToolTip(tip)
        self._shown = exact if self.hasFocus() else fitted
        margin = 0 if self.hasFocus() else point_margin(fitted, room, metrics)
        if margin != self.textMargins().right():
            self.setTextMargins(0, 0, margin, 0)
        return self._shown

    def _take(self, text: str) -> None:
        if not text.strip():
            self._restore()
            return
        arithmetic = self._entered()
        if self._value is not MIXED and not self._changes(arithmetic(np.asarray([self._value], np.float64))[0]):
            self._restore()
            return
        self.entered.emit(arithmetic)

    def _entered(self) -> Arithmetic:
        try:
            return self.quantity.entered(self.text().replace("°", ""))
        except ValueError as error:
            raise ValueError(self.tr("Not a number or sum: {text}").format(text=self.text())) from error

    def _changes(self, value: float) -> bool:
        if not np.isfinite(np.float32(value)):
            raise ValueError(self.tr("This has no finite result."))
        return bool(np.float32(value) != np.float32(self._value))


PIXELS = 4.0  # of a drag are one step
FINE, COARSE = 0.1, 10.0  # with Shift, with Ctrl


class SidewaysDrag:
    """A drag of the mouse sideways, from a press on `pressed`, that changes the number of a line."""

    def __init__(self, line: NumberLine, pressed: QWidget) -> None:
        self._line = line
        self._pressed = pressed
        self._last: QPointF | None = None
        self._is_running = False

    @property
    def is_pressed(self) -> bool:
        """True from a press to its release, or to Escape."""
        return self._last is not None

    def press(self, event: QMouseEvent) -> None:
        self._last = event.position()

    def move(self, event: QMouseEvent) -> None:
        """Begin, once the mouse has gone far enough, or go on."""
        if self._last is None:
            return
        moved = event.position().x() - self._last.x()
        if not self._is_running and abs(moved) < QApplication.startDragDistance():
            return
        if not self._is_running:
            self._is_running = True
            self._pressed.grabKeyboard()
        self._last = event.position()
        self._line.nudge(moved / PIXELS * self._factor(event.modifiers()))

    def release(self) -> bool:
        """End it; False where it was but a click."""
        self._last = None
        return self._stop(keep=True)

    def takes(self, event: QKeyEvent) -> bool:
        """Take the drag back on Escape; False for another key, or outside of one."""
        if event.key() != Qt.Key.Key_Escape or not self._is_running:
            return False
        self._last = None
        return self._stop(keep=False)

    def _factor(self, modifiers: Qt.KeyboardModifier) -> float:
        if modifiers & Qt.KeyboardModifier.ShiftModifier:
            return FINE
        return COARSE if modifiers & Qt.KeyboardModifier.ControlModifier and not self._line.is_in_cell else 1.0

    def _stop(self, keep: bool) -> bool:
        was_running, self._is_running = self._is_running, False
        if was_running:
            self._pressed.releaseKeyboard()
            self._line.stop(keep)
        return was_running


class DragLabel(QLabel):
    """A label that changes the number beside it while it is dragged sideways; Escape takes the drag back.

    `color` is the name of the colour of its text among those of the theme; "" for the usual one.
    """

    def __init__(self, text: str, line: NumberLine, parent: QWidget | None = None, *, color: str = "") -> None:
        super().__init__(text, parent)
        self._line = line
        self._color = color
        self._drag = SidewaysDrag(line, self)
        self.setBuddy(line)
        self.setCursor(Qt.CursorShape.SizeHorCursor)
        self._show_hint(self.tr("Drag sideways to change; Shift: finer, Ctrl: coarser, Esc: take back."))

    def show_text(self, text: str, color: str) -> None:
        self._color = color
        self.setText(text)

    def fit_cell(self) -> None:
        """Leave Ctrl to the table, where it means all selected rows."""
        self._line.is_in_cell = True
        self._show_hint(self.tr("Drag sideways to change; Shift: finer, Ctrl: in all selected rows, Esc: take back."))

    def _show_hint(self, hint: str) -> None:
        self.setToolTip("\n".join(filter(None, (field_help(self._line.quantity.field), hint))))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._line.isEnabled():
            self._drag.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._drag.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._drag.is_pressed and not self._drag.release():
            self._line.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self._line.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._drag.takes(event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._color or not self.isEnabled():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setPen(signal_color(self.palette(), self._color))
        painter.drawText(self.contentsRect(), self.alignment(), self.text())


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


class Amount(QWidget):
    """A number with a slider."""

    moved = Signal()

    def __init__(self, name: str, lowest: int, highest: int, decimals: int = 0) -> None:
        """The slider moves by whole steps of the last decimal."""
        super().__init__()
        self._steps = 10**decimals  # that make 1
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(lowest * self._steps, highest * self._steps)
        self.box = QDoubleSpinBox(decimals=decimals, minimum=lowest, maximum=highest)
        self.box.setSingleStep(0.1 if decimals else 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for part in (self.slider, self.box):
            part.setAccessibleName(name)
            row.addWidget(part)
        self.slider.valueChanged.connect(lambda steps: self.box.setValue(steps / self._steps))
        self.box.valueChanged.connect(self._emit)

    @property
    def value(self) -> float:
        return self.box.value()

    def show_value(self, value: float) -> None:
        """Show a number that comes from elsewhere; tells nobody."""
        with QSignalBlocker(self.box):
            self.box.setValue(value)
        self._move_slider(value)

    def _move_slider(self, value: float) -> None:
        with QSignalBlocker(self.slider):
            self.slider.setValue(round(value * self._steps))

    def _emit(self, value: float) -> None:
        self._move_slider(value)
        self.moved.emit()

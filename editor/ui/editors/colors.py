"""The editor of colours: a swatch that opens the colour dialog, and a number a component.

A colour of a model may lie outside 0 to 1 (an additive material morph does); the numbers keep that, the swatch and the
dialog do not know it, so that only the components that were changed in the dialog are taken from it, and those that
differ between the rows.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QColorDialog, QHBoxLayout, QSizePolicy, QToolButton, QWidget

from editor.document.document import Document
from editor.model.fields import Field
from editor.ui.editors.revisions import MIXED, Parts, constant, is_mixed
from editor.ui.editors.vectors import VectorEditor
from editor.ui.tokens import CHECKER
from editor.ui.value_text import field_label

SQUARE = 4  # pixels of the chequered ground under a colour with alpha


def qt_color(value: tuple[Any, ...]) -> QColor:
    """A stored colour (3 or 4 numbers), clamped to what can be shown; components that differ count as 0, alpha as 1."""
    parts = [0.0 if part is MIXED else min(max(float(part), 0.0), 1.0) for part in value]
    if len(parts) == 4 and value[3] is MIXED:
        parts[3] = 1.0
    return QColor.fromRgbF(*parts)


def _components(color: QColor) -> tuple[float, ...]:
    return color.redF(), color.greenF(), color.blueF(), color.alphaF()


def paint_swatch(painter: QPainter, rect: Any, color: QColor) -> None:
    """Fill `rect` with the colour: opaque on the left, as transparent as it is over squares on the right."""
    painter.save()
    painter.setClipRect(rect)
    painter.fillRect(rect, CHECKER[0])
    for x in range(rect.left(), rect.right() + 1, SQUARE):
        for y in range(rect.top(), rect.bottom() + 1, SQUARE):
            if (x - rect.left() + y - rect.top()) // SQUARE % 2:
                painter.fillRect(x, y, SQUARE, SQUARE, CHECKER[1])
    painter.fillRect(rect, color)
    opaque = QColor(color.red(), color.green(), color.blue())
    painter.fillRect(rect.adjusted(0, 0, -(rect.width() // 2), 0), opaque)
    painter.restore()


class Swatch(QToolButton):
    """A button that shows a colour; hatched while the rows differ."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._value: tuple[Any, ...] = (0.0, 0.0, 0.0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        height = self.fontMetrics().height() + 6
        return QSize(2 * height, height)

    @property
    def color(self) -> tuple[Any, ...]:
        """The colour that is shown."""
        return self._value

    def show_color(self, value: tuple[Any, ...]) -> None:
        self._value = value
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = self.rect().adjusted(1, 1, -2, -2)
        if is_mixed(self._value):
            painter.fillRect(rect, self.palette().base())
            painter.fillRect(rect, QBrush(self.palette().mid().color(), Qt.BrushStyle.BDiagPattern))
        else:
            paint_swatch(painter, rect, qt_color(self._value))
        painter.setPen(self.palette().highlight().color() if self.hasFocus() else self.palette().mid().color())
        painter.drawRect(rect)
        if self.hasFocus():
            painter.drawRect(rect.adjusted(1, 1, -1, -1))


class ColorEditor(VectorEditor):
    """The numbers of a colour with a swatch behind them."""

    numbers_wanted = Signal(bool)  # whether they are to be shown

    def __init__(self, field: Field, document: Document, parent: QWidget | None = None) -> None:
        self.swatch = Swatch()
        self._unfold: QToolButton | None = None  # where the swatch leads
        self._is_trying = False
        super().__init__(field, document, parent)
        self.swatch.setToolTip(self.tr("Choose a colour"))
        self.swatch.setAccessibleName(self.accessibleName())
        self.swatch.clicked.connect(self.choose)
        self.grid.addWidget(self.swatch, 0, 2 * field.size)

    def lead_with_swatch(self) -> None:
        """Put the swatch first, as wide as there is room, with a button that shows the numbers below it."""
        self.first_row = 1
        self._arrange(self.field.size)
        self._unfold = QToolButton()
        self._unfold.setAutoRaise(True)
        self._unfold.setToolTip(self.tr("Show the numbers, or not"))
        self._unfold.setAccessibleName(f"{self.accessibleName()}: {self._unfold.toolTip()}")
        self._unfold.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._unfold.clicked.connect(lambda: self.numbers_wanted.emit(self.lines[0].isHidden()))
        self.swatch.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout()
        row.addWidget(self.swatch, 1)
        row.addWidget(self._unfold)
        self.grid.addLayout(row, 0, 0, 1, 2 * self.field.size)

    def show_numbers(self, shown: bool) -> None:
        """Show the numbers, or the swatch alone, where that leads."""
        for part in (*self.labels, *self.lines):
            part.setVisible(shown)
        if self._unfold is not None:
            self._unfold.setArrowType(Qt.ArrowType.DownArrow if shown else Qt.ArrowType.RightArrow)
        self.setFocusProxy(self.lines[0] if shown else self.swatch)
        self.updateGeometry()

    def choose(self) -> None:
        """Open the colour dialog; while it is open, every colour tried shows in the model."""
        shown = self._components(self._value)
        mixed = frozenset(c for c, part in enumerate(shown[:3]) if part is MIXED)
        dialog = QColorDialog(qt_color(shown), self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(field_label(self.field))
        dialog.setOption(QColorDialog.ColorDialogOption.ShowAlphaChannel, self.field.size == 4)
        dialog.setOption(QColorDialog.ColorDialogOption.DontUseNativeDialog)
        before = dialog.currentColor()
        dialog.currentColorChanged.connect(lambda color: self._show_tried(self._picked_parts(before, color, mixed)))
        dialog.finished.connect(lambda result: self._end_trying(bool(result)))
        self.document.selection.set_tinted(False)
        dialog.open()  # modal to its window: the gesture must not run into other edits

    def stop(self, keep: bool = True) -> None:
        super().stop(keep)
        self._end_trying(keep)

    def _begin(self) -> None:
        self.document.selection.set_tinted(False)
        super()._begin()

    def _end(self, keep: bool) -> None:
        super()._end(keep)
        self.document.selection.set_tinted(True)

    def _show_tried(self, picked: Parts) -> None:
        if not self._is_trying:
            self._is_trying = True
            self._begin()
        self._drag(picked)

    def _end_trying(self, keep: bool) -> None:
        if self._is_trying:
            self._is_trying = False
            self._end(keep)
        self.document.selection.set_tinted(True)

    def _picked_parts(self, before: QColor, after: QColor, mixed: frozenset[int]) -> Parts:
        """The components that differ from those of the colour the dialog started with.

        Of red, green and blue those that are `mixed` come along: the dialog does not show them, and a hue is chosen as
        a whole.
        """
        old, new = _components(before), _components(after)
        changed = {c for c in range(self.field.size) if old[c] != new[c]}
        if changed & {0, 1, 2}:
            changed |= mixed
        return Parts({c: constant(round(new[c], 4)) for c in sorted(changed)})

    def _show(self, value: Any) -> None:
        super()._show(value)
        self.swatch.show_color(self._components(value))

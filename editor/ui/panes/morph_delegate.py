"""MorphDelegate: paints the rows of morphs with their sliders, quickly, and edits weights as numbers.

It asks the model in Python, once a cell, instead of letting Qt collect a dozen roles: sliders move with the motion.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPalette
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyleOptionViewItem, QWidget

from editor.model.fields import Field, Kind
from editor.ui.editors.cells import CellDelegate, Index
from editor.ui.editors.lines import EntryLine
from editor.ui.editors.revisions import Parts, Revision
from editor.ui.models.morph_list import SLIDER, WEIGHT, MorphList
from editor.ui.models.row_tree import HELD, NAME, NUMBER, OVERRIDDEN_SIGN, is_heading

State = QStyle.StateFlag
MARGIN = 4
AIR = 5  # pixels of a row that are not text: sliders are to be hit
GROOVE = 4.0  # pixels high
HANDLE = 5.0  # pixels from the middle of the handle to its edge
WEIGHT_FIELD = Field(Kind.NUMBER, "Weight", 0.0, name="weight")
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
CENTER = Qt.AlignmentFlag.AlignCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

DISABLED = QPalette.ColorGroup.Disabled


class Inks(NamedTuple):
    text: QColor
    faint: QColor  # what matters less: numbers, and weights of 0
    filled: QColor


def weight_at(x: float, cell: QRect) -> float:
    """The weight, 0 to 1, that a place in the cell of a slider stands for."""
    way = cell.width() - 2 * (MARGIN + HANDLE)
    return min(max((x - cell.left() - MARGIN - HANDLE) / way, 0.0), 1.0) if way > 0 else 0.0


class MorphDelegate(CellDelegate):
    """Headings are left to Qt."""

    def __init__(self, model: MorphList, view: QAbstractItemView) -> None:
        super().__init__(model.document, view)
        self._model = model

    # -- editing ----------------------------------------------------------------------------------------------------

    def field(self, index: Index) -> Field:
        return WEIGHT_FIELD

    def value(self, index: Index) -> float:
        return self._model.weight(self._model.node(index))

    def revise(self, index: Index, revision: Revision) -> None:
        assert isinstance(revision, Parts)
        self._model.setData(index, revision.of(self.value(index)))

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """What is being typed stays, while a motion plays too."""
        if not any(line.isModified() for line in editor.findChildren(EntryLine)):
            super().setEditorData(editor, index)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(super().sizeHint(option, index).width(), option.fontMetrics.height() + AIR)

    # -- painting ---------------------------------------------------------------------------------------------------

    def prepare(self, palette: QPalette, part: QRect) -> None:
        """Take the colours, before `part` of the view is painted."""
        self._part = part
        self._selection = palette.color(QPalette.ColorRole.Highlight)
        text, grey = palette.color(QPalette.ColorRole.Text), palette.color(DISABLED, QPalette.ColorRole.Text)
        self._plain = Inks(text, grey, self._selection)
        light = palette.color(QPalette.ColorRole.HighlightedText)
        self._selected = Inks(light, light, light)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect, row = option.rect, self._model.node(index)
        if is_heading(row):
            super().paint(painter, option, index)
            return
        if not self._part.intersects(rect):
            return
        inks = self._plain
        if option.state & State.State_Selected:
            painter.fillRect(rect, self._selection)
            inks = self._selected
        inner = rect.adjusted(MARGIN, 0, -MARGIN, 0)
        if index.column() == SLIDER:
            paint_slider(painter, inner, self._model.weight(row), inks)
        else:
            self._write(painter, inner, row, index.column(), inks)

    def _write(self, painter: QPainter, rect: QRect, row: int, column: int, inks: Inks) -> None:
        is_faint = column == NUMBER or (column == WEIGHT and not self._model.weight(row))
        painter.setPen(inks.faint if is_faint else inks.text)
        if column == NAME:
            name = painter.fontMetrics().elidedText(self._model.name(row), Qt.TextElideMode.ElideMiddle, rect.width())
            painter.drawText(rect, LEFT, name)
        elif column == HELD and self._model.is_overridden(row):
            painter.drawText(rect, CENTER, OVERRIDDEN_SIGN)
        elif column == NUMBER:
            painter.drawText(rect, RIGHT, str(row))
        elif column == WEIGHT:
            painter.drawText(rect, RIGHT, self._model.weight_text(row))


def paint_slider(painter: QPainter, rect: QRect, weight: float, inks: Inks) -> None:
    """A groove, filled as far as the weight goes, and a handle; at 0 without colour."""
    way = rect.width() - 2 * HANDLE
    if way <= 0:
        return
    middle = QRectF(rect).center().y()
    x = rect.left() + HANDLE + way * min(max(weight, 0.0), 1.0)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    groove = QColor(inks.faint)
    groove.setAlphaF(0.35)
    _bar(painter, groove, rect.left(), rect.left() + rect.width(), middle)
    if weight:
        _bar(painter, inks.filled, rect.left(), x, middle)
    painter.setBrush(inks.filled if weight else inks.faint)
    painter.drawEllipse(QPointF(x, middle), HANDLE, HANDLE)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)


def _bar(painter: QPainter, color: QColor, left: float, right: float, middle: float) -> None:
    painter.setBrush(color)
    bar = QRectF(left, middle - GROOVE / 2, right - left, GROOVE)
    painter.drawRoundedRect(bar, GROOVE / 2, GROOVE / 2)

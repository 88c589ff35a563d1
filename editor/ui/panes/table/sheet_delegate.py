"""SheetDelegate: paints the cells of a sheet, quickly, and has them edited, with Ctrl in all selected rows.

It asks the model in Python, one call a cell, instead of letting Qt collect a dozen roles: that is what makes a table
of a million rows scroll.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRect, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QTableView

from editor.model.fields import Field, Kind
from editor.ui.dialogs.rename import rename_rows
from editor.ui.editors.cells import CellDelegate
from editor.ui.editors.lines import fitted_number
from editor.ui.editors.questions import OneName, ask_one_name
from editor.ui.editors.revisions import Revision, applying
from editor.ui.editors.textures import draw_thumbnail
from editor.ui.lists import Index, alignment
from editor.ui.models.field_table import FieldTableModel
from editor.ui.models.marks import ROLE_WIDTH, draw_mark, draw_role, draw_swatch
from editor.ui.panes.selection_link import SelectionLink
from editor.ui.value_text import FRACTIONS

State = QStyle.StateFlag

VECTORS = (Kind.VECTOR, Kind.ROTATION, Kind.COLOR)
MARGIN = 4
SELECTION_ALPHA = 70  # opacity, of 255, of the highlight behind the rest of a selected row


class SheetDelegate(CellDelegate):
    """Selected cells are painted as such; of rows that are selected only in the document the rest is tinted."""

    def __init__(self, model: FieldTableModel, link: SelectionLink, view: QTableView) -> None:
        super().__init__(model.document, view)
        self._model = model
        self._link = link
        self._alignments = [alignment(field) for field in model.fields]
        self._parts = [field.size if field.kind in VECTORS else 1 for field in model.fields]

    def field(self, index: Index) -> Field:
        return self._model.fields[index.column()]

    def value(self, index: Index) -> Any:
        return self._model.value(index.row(), index.column())

    def revise(self, index: Index, revision: Revision) -> None:
        self._model.revise(index.row(), index.column(), revision)

    def count_selected(self, index: Index) -> int:
        return len(applying(self._model.table, self._model.selected_rows(index.row()), self.field(index)))

    def revise_selected(self, index: Index, revision: Revision) -> bool:
        """Ask before many rows get one name."""
        answer = ask_one_name(self._view, self.field(index), self.count_selected(index))
        if answer is OneName.WRITE:
            self._model.revise(index.row(), index.column(), revision, in_selected=True)
        elif answer is OneName.RENAME:
            QTimer.singleShot(0, self._view, lambda: rename_rows(self._document, self._view.window()))
        return answer is not OneName.CANCEL

    def show_coming(self, index: Index, revision: Revision | None) -> None:
        self._model.show_coming(index.row(), index.column(), revision)
        self._view.viewport().update()

    # -- painting -----------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view_row, column = index.row(), index.column()
        row = self._model.row(view_row)
        is_adorned = column in self._model.adorned
        rect, palette = option.rect, option.palette
        groups = palette.ColorGroup
        group = groups.Active if option.state & State.State_Active else groups.Inactive
        painter.setPen(palette.color(group, palette.ColorRole.Text))
        if option.state & State.State_Selected:
            painter.fillRect(rect, palette.brush(group, palette.ColorRole.Highlight))
            painter.setPen(palette.color(group, palette.ColorRole.HighlightedText))
        elif self._link.is_selected(row):
            painter.fillRect(rect, blended(palette.color(group, palette.ColorRole.Highlight)))
        elif is_adorned and (brush := self._model.foreground(view_row, column)) is not None:
            painter.setPen(brush.color())
        inner = rect.adjusted(MARGIN, 0, -MARGIN, 0)
        if is_adorned:
            inner = self._decorated(painter, inner, view_row, column)
        self._write(painter, inner, self._model.seen_text(row, column), column)
        if option.state & State.State_HasFocus:
            painter.setPen(QPen(palette.color(palette.ColorRole.Text), 1))
            painter.drawRect(rect.adjusted(0, 0, -1, -1))

    def _write(self, painter: QPainter, rect: QRect, text: str, column: int) -> None:
        """Write the text of a cell; components of vectors each in their part of it, so that they stand in columns."""
        parts = text.split(", ") if self._parts[column] > 1 else [text]
        width = rect.width() // len(parts)
        is_number = self._model.fields[column].kind in FRACTIONS
        gap, metrics = MARGIN if len(parts) > 1 else 0, painter.fontMetrics()
        for number, part in enumerate(parts):
            room = QRect(rect.left() + number * width + gap, rect.top(), width - gap, rect.height())
            if not is_number:
                part = metrics.elidedText(part, Qt.TextElideMode.ElideRight, room.width())
            elif metrics.horizontalAdvance(part) > room.width():
                part = fitted_number(part, room.width(), metrics)
            painter.drawText(room, self._alignments[column], part)

    def _decorated(self, painter: QPainter, rect: QRect, view_row: int, column: int) -> QRect:
        """Draw the colour of a cell, or what a bone does, and the warning; what is left for its text."""
        if (color := self._model.color(view_row, column)) is not None:
            return draw_swatch(painter, rect, color)
        thumbnail = self._model.thumbnail(view_row, column)
        if thumbnail is not None and thumbnail.small is not None:
            side = rect.height() - 2
            draw_thumbnail(painter, QRect(rect.left(), rect.top() + 1, side, side), thumbnail.small)
            return rect.adjusted(rect.height() + MARGIN, 0, 0, 0)
        if (role := self._model.role(view_row, column)) is not None:
            rect = draw_role(painter, rect, role)
        return draw_mark(painter, rect) if self._model.warns(view_row, column) else rect

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        text = self._model.text(index.row(), index.column())
        sign = ROLE_WIDTH if self._model.role(index.row(), index.column()) is not None else 0
        height = option.fontMetrics.height()
        if self._model.thumbnail(index.row(), index.column()) is not None:
            sign += height + 2 * MARGIN
        return QSize(option.fontMetrics.horizontalAdvance(text) + sign + 4 * MARGIN, height)


def blended(color: QColor) -> QColor:
    color.setAlpha(SELECTION_ALPHA)
    return color

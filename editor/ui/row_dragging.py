"""Dragging of rows out of lists."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QDrag, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QToolTip, QWidget

from editor.document.clipboard import mime_of_rows
from editor.document.document import Document
from editor.document.row_texts import rows_named
from editor.math3d.arrays import IndexArray

MARGIN, WIDEST = 4, 260  # pixels of what is shown at the pointer
BESIDE = QPoint(-12, -8)  # of the pointer


def drag_rows(source: QWidget, document: Document, table: str, rows: IndexArray) -> None:
    """Drag rows from a list until they are dropped; whoever takes them does what is to be done."""
    drag = QDrag(source)
    drag.setMimeData(mime_of_rows(document, table, rows))
    drag.setPixmap(_card(source, rows_named(document.model.tables[table], rows)))
    drag.setHotSpot(BESIDE)
    drag.exec(Qt.DropAction.MoveAction | Qt.DropAction.CopyAction, Qt.DropAction.MoveAction)


def _card(widget: QWidget, text: str) -> QPixmap:
    """Return a pixmap for the pointer that says what is dragged."""
    metrics, palette = widget.fontMetrics(), QToolTip.palette()
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, WIDEST)
    size = metrics.size(0, shown) + QSize(2 * MARGIN, MARGIN)
    pixmap = QPixmap(size * widget.devicePixelRatioF())
    pixmap.setDevicePixelRatio(widget.devicePixelRatioF())
    pixmap.fill(palette.color(QPalette.ColorRole.ToolTipBase))
    painter = QPainter(pixmap)
    painter.setFont(widget.font())
    painter.setPen(palette.color(QPalette.ColorRole.ToolTipText))
    painter.drawText(QRect(QPoint(MARGIN, 0), size), Qt.AlignmentFlag.AlignVCenter, shown)
    painter.end()
    return pixmap

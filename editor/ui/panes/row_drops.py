"""Dragging of rows out of lists, and drops on them: rows are moved or pasted, pictures become textures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QDrag, QDragMoveEvent, QDropEvent, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QRubberBand, QToolTip, QWidget

from editor.document.clipboard import ROWS_TYPE, TableRows, foreign_rows_of_mime, mime_of_rows, rows_of_mime
from editor.document.document import Document
from editor.document.texts import rows_named
from editor.math3d.arrays import IndexArray
from editor.model.fields import NONE
from editor.operations.catalog import OPERATIONS
from editor.operations.rows.copy_paste import Clip, copy_rows
from editor.ui.commands.row_actions import paste_clip, run_operation_step
from editor.ui.commands.texture_commands import add_pictures
from editor.ui.dropping import PictureDropFilter, accept_copy
from editor.ui.value_text import error_text

LINE = 2  # pixels: what shows where the rows would come
EDGE = 16  # pixels at the ends of a list, over which it scrolls
PACE = 60  # milliseconds from one line to the next

Kinds = QEvent.Type
NO_ROWS: IndexArray = np.empty(0, np.intp)


@dataclass(frozen=True, slots=True)
class DropPosition:
    """The position of dropped rows: the row of the table that they come before, and its y in the view.

    Bones that are dropped onto what has the rectangle `box` in the view hang from `parent`, and stay in their order.
    """

    row: int
    y: int
    box: QRect | None = None
    parent: int = NONE


class RowDrops(QObject):
    """`position_at(table, rows, point)` says where rows of a table would come; ValueError why they cannot be dropped.

    It is given no rows where these are of another open document. Those are pasted: where they are dropped, or where
    they cannot come there, as by the keys.
    """

    def __init__(
        self,
        view: QAbstractItemView,
        document: Document,
        position_at: Callable[[str, IndexArray, QPoint], DropPosition],
    ) -> None:
        super().__init__(view)
        self._view = view
        self._document = document
        self._position_at = position_at
        self._dragged: TableRows | None = None
        self._foreign: Clip | None = None  # the rows that are dragged, of another document
        self._reason = ""  # that was told last
        self.line = QWidget(view.viewport())
        self.line.setAutoFillBackground(True)
        self.line.setBackgroundRole(QPalette.ColorRole.Highlight)
        self.line.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.line.hide()
        self.box = QRubberBand(QRubberBand.Shape.Rectangle, view.viewport())
        self._by = 0  # lines to scroll by: -1, 0 or 1
        self._scrolling = QTimer(self, interval=PACE)
        self._scrolling.timeout.connect(self._scroll)
        self.watch(view.viewport())

    def watch(self, part: QWidget) -> None:
        """Take what is dropped on a part of the view, in which heights are those of the rows."""
        part.setAcceptDrops(True)
        part.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (Kinds.DragEnter, Kinds.DragMove, Kinds.Drop):
            assert isinstance(event, QDropEvent)
            return event.mimeData().hasFormat(ROWS_TYPE) and self._take(event)
        if event.type() == Kinds.DragLeave:
            self._end()
        return False

    # -- what is dragged ---------------------------------------------------------------------------------------------

    def _take(self, event: QDropEvent) -> bool:
        """Answer whether rows can be dropped here, and move them when they are."""
        if event.type() == Kinds.DragEnter:  # once, for there may be many
            self._dragged = rows_of_mime(self._document, event.mimeData())
            self._foreign = self._foreign_rows(event)
        if self._foreign is not None:
            self._take_foreign(event, self._foreign)
            return True
        dragged, position = self._dragged, self._position(event.position().toPoint())
        if position is not None:
            event.setDropAction(Qt.DropAction.MoveAction)
        event.setAccepted(position is not None or event.type() == Kinds.DragEnter)  # or no move would be told
        if event.type() != Kinds.Drop:
            self._show_line(position)
            self._follow(event)
            return True
        self._end()
        if position is not None and dragged is not None:
            self._move(dragged, position)
        return True

    def _foreign_rows(self, event: QDropEvent) -> Clip | None:
        found = foreign_rows_of_mime(self._document, event.mimeData())
        if found is None:
            return None
        other, (table, rows) = found
        return copy_rows(other.model, table, rows, other.content.folder)

    def _take_foreign(self, event: QDropEvent, clip: Clip) -> None:
        """Take rows of another document, anywhere."""
        try:
            position = self._position_at(clip.table, NO_ROWS, event.position().toPoint())
        except ValueError:
            position = None
        accept_copy(event)
        if event.type() != Kinds.Drop:
            self._show_line(position)
            self._follow(event)
            return
        self._end()
        said = paste_clip(self._document, clip, position.row if position is not None else NONE)
        self._document.show_status(said)

    def _position(self, point: QPoint) -> DropPosition | None:
        try:
            if self._dragged is None:
                raise ValueError(self.tr("These rows are of a model that is not open here; copy and paste brings them"))
            position = self._position_at(*self._dragged, point)
        except ValueError as error:
            self._report(error_text(error))
            return None
        self._report("")
        return position

    def _report(self, reason: str) -> None:
        if reason != self._reason:
            self._document.show_status(reason)
        self._reason = reason

    def _move(self, dragged: TableRows, position: DropPosition) -> None:
        table, rows = dragged
        self._document.selection.set_active_table(table)
        self._document.selection.select(table, rows)
        to = position.row - int(np.searchsorted(rows, position.row))  # as many stand before that row already
        id, value = ("rows.move-to", to) if position.box is None else ("bones.set-parent", position.parent)
        try:
            run_operation_step(self._document, OPERATIONS[id], OPERATIONS[id].parameters(value))
        except ValueError as error:
            self._document.show_status(error_text(error))

    # -- what is seen ------------------------------------------------------------------------------------------------

    def _show_line(self, position: DropPosition | None) -> None:
        box = position.box if position is not None else None
        self.line.setVisible(position is not None and box is None)
        self.box.setVisible(box is not None)
        if box is not None:
            self.box.setGeometry(box)
        elif position is not None:
            height = self._view.viewport().height()
            y = min(max(position.y - LINE // 2, 0), height - LINE)
            self.line.setGeometry(0, y, self._view.viewport().width(), LINE)

    def _follow(self, event: QDropEvent) -> None:
        """Scroll while what is dragged is at an end of the list."""
        y, height = event.position().y(), self._view.viewport().height()
        self._by = -1 if y < EDGE else 1 if y > height - EDGE else 0
        if isinstance(event, QDragMoveEvent) and self._by and not self._scrolling.isActive():
            self._scrolling.start()

    def _scroll(self) -> None:
        bar = self._view.verticalScrollBar()
        before = bar.value()
        bar.setValue(before + self._by * bar.singleStep())
        if bar.value() == before:
            self._scrolling.stop()
        else:
            self._show_line(None)

    def _end(self) -> None:
        self._scrolling.stop()
        self._dragged = self._foreign = None
        self._reason = ""  # it stays in the status line
        self._show_line(None)


def take_pictures(
    view: QAbstractItemView, document: Document, takes: Callable[[QPoint], bool] = lambda _: True
) -> PictureDropFilter:
    """Have pictures become textures that are dropped where `takes(point)` says that a list shows textures."""
    return PictureDropFilter(view.viewport(), lambda pictures, _: add_pictures(document, pictures), takes)


MARGIN, WIDEST = 4, 260  # pixels of what is shown at the pointer
BESIDE = QPoint(-12, -8)  # of the pointer


def drag_rows(source: QWidget, document: Document, table: str, rows: IndexArray) -> None:
    """Drag rows from a list until they are dropped; whoever takes them does what is to be done."""
    drag = QDrag(source)
    drag.setMimeData(mime_of_rows(document, table, rows))
    drag.setPixmap(_drag_pixmap(source, rows_named(document.model.tables[table], rows)))
    drag.setHotSpot(BESIDE)
    drag.exec(Qt.DropAction.MoveAction | Qt.DropAction.CopyAction, Qt.DropAction.MoveAction)


def _drag_pixmap(widget: QWidget, text: str) -> QPixmap:
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

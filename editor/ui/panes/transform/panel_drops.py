"""PanelDrops: morphs that are dropped on a panel of the Morphs pane, or on one of its morphs, go to that panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QRubberBand

from editor.document.clipboard import rows_of_mime
from editor.document.document import Document
from editor.math3d.arrays import IndexArray
from editor.model.morphs import Panel
from editor.operations.catalog import OPERATIONS
from editor.ui.commands.row_actions import run
from editor.ui.models.row_tree import heading_node

if TYPE_CHECKING:
    from editor.ui.panes.transform.morph_view import MorphView

Kinds = QEvent.Type


def move_to_panel(document: Document, rows: IndexArray, panel: Panel) -> None:
    """Show morphs in another panel, as one step."""
    document.selection.set_active_table("morphs")
    document.selection.select("morphs", rows)
    moving = OPERATIONS["morphs.move-to-panel"]
    run(document, moving, moving.parameters(panel))


class PanelDrops(QObject):
    """A frame around its heading shows which panel is meant."""

    def __init__(self, view: MorphView) -> None:
        super().__init__(view)
        self._view = view
        self.frame = QRubberBand(QRubberBand.Shape.Rectangle, view.viewport())
        view.viewport().setAcceptDrops(True)
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == Kinds.DragLeave:
            self.frame.hide()
        if event.type() not in (Kinds.DragEnter, Kinds.DragMove, Kinds.Drop):
            return False
        assert isinstance(event, QDropEvent)
        document = self._view.morphs.document
        dragged = rows_of_mime(document, event.mimeData())
        if dragged is None or dragged[0] != "morphs":
            return False
        panel = self._panel_at(event.position().toPoint())
        event.setDropAction(Qt.DropAction.MoveAction)
        event.setAccepted(panel is not None or event.type() == Kinds.DragEnter)  # or no move would be told
        if event.type() != Kinds.Drop:
            self._show(panel)
        else:
            self.frame.hide()
            if panel is not None:
                move_to_panel(document, dragged[1], panel)
        return True

    def _panel_at(self, point: QPoint) -> Panel | None:
        index = self._view.indexAt(point)
        return self._view.morphs.panel_at(index) if index.isValid() else None

    def _show(self, panel: Panel | None) -> None:
        self.frame.setVisible(panel is not None)
        if panel is not None:
            heading = self._view.visualRect(self._view.morphs.node_index(heading_node(panel)))
            self.frame.setGeometry(0, heading.top(), self._view.viewport().width(), heading.height())

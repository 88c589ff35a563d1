"""UnlistedRows: the visible bones, and the morphs with a panel, that are in no display frame."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QMimeData, QModelIndex, QObject, Qt, Signal

from editor.document.document import Document
from editor.operations.queries.display_frames import bones_in_no_frame, morphs_in_no_frame
from editor.ui.icons import icon
from editor.ui.item_models import NO_INDEX, Index, Role
from editor.ui.models.frame_drag import FRAMES_TYPE, LISTED, FrameDrag, drag_of
from editor.ui.models.frame_tree import NAME, NUMBER, RIGHT, Flag
from editor.ui.models.name_marks import NameMode
from editor.ui.value_text import row_noun

OF_ROWS = Flag.ItemIsEnabled | Flag.ItemIsSelectable | Flag.ItemIsDragEnabled | Flag.ItemNeverHasChildren


class UnlistedRows(QAbstractTableModel):
    """Shows them as they were at the last `refresh`. Items that are dropped here are to leave their frames."""

    dropped = Signal(FrameDrag)

    def __init__(self, document: Document, parent: QObject | None = None, names: NameMode | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.names = names or NameMode(parent=self)
        self.rows: list[tuple[str, int]] = []  # table and row
        self._icons = {table: icon(table) for table in LISTED}
        self.names.changed.connect(self._show_texts)
        self.refresh()

    def refresh(self) -> None:
        """Show what is in no frame now."""
        model = self.document.model
        bones, morphs = bones_in_no_frame(model), morphs_in_no_frame(model)
        rows = [*(("bones", row) for row in bones), *(("morphs", row) for row in morphs)]
        if rows == self.rows:
            self._show_texts()
            return
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def by_table(self, indexes: Iterable[Index]) -> dict[str, list[int]]:
        """The rows of indexes, ascending."""
        found: dict[str, list[int]] = defaultdict(list)
        for view_row in sorted({index.row() for index in indexes}):
            table, row = self.rows[view_row]
            found[table].append(row)
        return dict(found)

    def _show_texts(self) -> None:
        if self.rows:
            self.dataChanged.emit(self.index(0, NAME), self.index(len(self.rows) - 1, NUMBER))

    # -- cells --------------------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 2

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        table, row = self.rows[index.row()]
        if index.column() == NUMBER:
            texts = {Role.DisplayRole: f"{row_noun(table)} {row}", Role.TextAlignmentRole: RIGHT}
            return texts.get(Role(role))
        if role == Role.DisplayRole:
            return self.names.name(self.document.model.tables[table], row) or self.tr("(no name)")
        if role == Role.DecorationRole:
            return self._icons[table]
        return self.tr("In no display frame: MMD does not show it") if role == Role.ToolTipRole else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Vertical or role != Role.DisplayRole:
            return None
        return self.tr("Name") if section == NAME else self.tr("No.")

    # -- drag and drop ------------------------------------------------------------------------------------------------

    def flags(self, index: Index) -> Flag:
        return OF_ROWS if index.isValid() else Flag.ItemIsDropEnabled

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction | Qt.DropAction.CopyAction

    def mimeTypes(self) -> list[str]:
        return [FRAMES_TYPE]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        return FrameDrag(rows=self.by_table(indexes)).mime(self.document)

    def canDropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        drag = drag_of(data, self.document)
        return drag is not None and bool(drag.items)

    def dropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        drag = drag_of(data, self.document)
        if drag is not None and drag.items:
            self.dropped.emit(drag)
        return drag is not None

"""SheetMenu: what can be done with the cells that were right-clicked in a sheet."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from editor.math3d.arrays import IndexArray
from editor.ui.menu_keys import MenuKeys
from editor.ui.panes.sheet_view import SheetView


class SheetMenu(QMenu):
    """Made for one right click; deletes itself when it closes."""

    frame_wanted = Signal(str, object)  # table, rows

    def __init__(self, view: SheetView, index: QModelIndex, actions_on_rows: Sequence[QAction]) -> None:
        super().__init__(view)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._view = view
        MenuKeys([self], self)
        if index.isValid():
            self._add_jumps(index)
            self._add_cell(index)
        self.addActions(view.actions())
        self.addSeparator()
        self.addActions(list(actions_on_rows))
        self.addSeparator()
        self.addAction(self.tr("Frame in the view"), self._frame).setEnabled(len(self._selected()) > 0)

    def _add_jumps(self, index: QModelIndex) -> None:
        for table, row in self._view.sheet.targets(index.row(), index.column()):
            name = self._view.sheet.names.reference(self._view.sheet.document.model, table, row)
            self.addAction(
                self.tr("Go to {name}").format(name=name), partial(self._view.link_followed.emit, table, row)
            )
        self.addSeparator()

    def _add_cell(self, index: QModelIndex) -> None:
        edit = self.addAction(self.tr("Edit"), partial(self._view.edit, index))
        edit.setEnabled(bool(index.flags() & Qt.ItemFlag.ItemIsEditable))

    def _selected(self) -> IndexArray:
        sheet = self._view.sheet
        return sheet.document.selection.rows(sheet.table.name)

    def _frame(self) -> None:
        self.frame_wanted.emit(self._view.sheet.table.name, self._selected())

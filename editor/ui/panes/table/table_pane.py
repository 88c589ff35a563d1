"""TablePane: the active table of the selection as a sheet, with a filter, a way to a row and the operations on rows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QModelIndex, QPoint, QSettings, Qt, Signal
from PySide6.QtGui import QAction, QIntValidator
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QStackedWidget,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from editor.document.connections import connect
from editor.document.document import Document
from editor.math3d.arrays import IndexArray
from editor.ui.command import Command, CommandList, PaneScope
from editor.ui.commands.menus import OWN
from editor.ui.commands.row_actions import SHOWN, row_commands
from editor.ui.keyboard import MenuKeys
from editor.ui.models.field_table import FieldTableModel
from editor.ui.models.marks import NameMode
from editor.ui.panes.filtered_pane import FilteredPane
from editor.ui.panes.table.sheet_cells import cell_commands
from editor.ui.panes.table.sheet_view import SheetView
from editor.ui.services import WindowServices
from editor.ui.tokens import SPACING_S
from editor.ui.value_text import count_text, section_title

LAST = 2**31 - 1


class RowBox(QLineEdit):
    """`row_requested` carries the number when Return confirms it."""

    row_requested = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setPlaceholderText(self.tr("Row"))
        self.setAccessibleName(self.tr("Go to row"))
        self.setToolTip(self.tr("Type the number of a row and press Return to go there."))
        self.setValidator(QIntValidator(0, LAST, self))
        self.setFixedWidth(self.fontMetrics().horizontalAdvance("0000000") + 16)
        self.returnPressed.connect(self._confirm)

    def _confirm(self) -> None:
        self.row_requested.emit(int(self.text()))
        self.clear()


class SheetMenu(QMenu):
    """Made for one right click; deletes itself when it closes."""

    def __init__(
        self,
        view: SheetView,
        index: QModelIndex,
        actions_on_cells: Sequence[QAction],
        actions_on_rows: Sequence[QAction],
        services: WindowServices,
    ) -> None:
        super().__init__(view)
        self._services = services
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._view = view
        MenuKeys([self], self)
        if index.isValid():
            self._add_jumps(index)
            self._add_cell(index)
        self.addActions(list(actions_on_cells))
        self.addSeparator()
        self.addActions(list(actions_on_rows))
        self.addSeparator()
        frame = self.addAction(self.tr("Frame in the view"), self._frame)
        frame.setObjectName("rows.frame")
        frame.setEnabled(len(self._selected()) > 0)

    def _add_jumps(self, index: QModelIndex) -> None:
        for table, row in self._view.sheet.targets(index.row(), index.column()):
            name = self._view.sheet.names.reference(self._view.sheet.document.model, table, row)
            text = self.tr("Go to {name}").format(name=name)
            jump = self.addAction(text, partial(self._view.link_followed.emit, table, row))
            jump.setProperty(OWN, True)
        self.addSeparator()

    def _add_cell(self, index: QModelIndex) -> None:
        edit = self.addAction(self.tr("Edit"), partial(self._view.edit, index))
        edit.setObjectName("rows.rename")
        edit.setEnabled(bool(index.flags() & Qt.ItemFlag.ItemIsEditable))

    def _selected(self) -> IndexArray:
        sheet = self._view.sheet
        return sheet.document.selection.rows(sheet.table.name)

    def _frame(self) -> None:
        self._services.frame_rows(self._view.sheet.table.name, self._selected())


def _table_commands(scope: PaneScope[Any]) -> list[Command]:
    return [*row_commands(scope), *cell_commands(scope)]


TABLE_COMMANDS = _table_commands, "SheetCells"


class TablePane(FilteredPane):
    """A sheet for each table that has been active; each keeps its place, its order and its filter."""

    def __init__(
        self,
        document: Document,
        parent: QWidget | None = None,
        *,
        names: NameMode | None = None,
        stored: QSettings | None = None,
        commands: CommandList | None = None,
    ) -> None:
        """Without the `commands` of a window the pane has its own."""
        super().__init__(document, parent)
        self.commands = commands if commands is not None else CommandList(self)
        self._names = names or NameMode(parent=self)
        self._stored = stored
        self._sheets: dict[str, SheetView] = {}
        self._stack = QStackedWidget()
        self.row_box = RowBox()
        self._count = QLabel()
        self._scope = self.commands.scope("table")
        self._scope.declare(TABLE_COMMANDS)
        self._arrange()
        self._connect()
        self._show_table()
        self._scope.join(self, TABLE_COMMANDS)

    @property
    def actions_on_rows(self) -> list[QAction]:
        return self.commands.actions(*self._scope.ids[: len(SHOWN)])

    @property
    def actions_on_cells(self) -> list[QAction]:
        return self.commands.actions(*self._scope.ids[len(SHOWN) :])

    @property
    def sheet(self) -> SheetView:
        """The sheet of the active table."""
        name = self.document.selection.active_table
        if name not in self._sheets:
            self._sheets[name] = self._make_sheet(name)
        return self._sheets[name]

    def go_to_row(self, row: int) -> None:
        """Select a row of the active table; a filter that hides it goes."""
        table = self.sheet.sheet.table
        if not 0 <= row < len(table):
            self.document.show_status(self.tr("There is no row {row}").format(row=row))
            return
        if self.sheet.sheet.view_rows([row])[0] < 0:
            self.filter_box.show_text("")
            self._filter("")
        self.document.selection.go_to(table.name, row)
        self.sheet.setFocus()

    # -- parts --------------------------------------------------------------------------------------------------

    def _arrange(self) -> None:
        bar = QHBoxLayout()
        bar.setContentsMargins(SPACING_S, 0, SPACING_S, 0)
        bar.addWidget(self.filter_box, 1)
        bar.addWidget(self.row_box)
        for id in self._scope.ids[: len(SHOWN)]:
            bar.addWidget(self.commands.button(id))
        bar.addWidget(self._count)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SPACING_S)
        layout.addLayout(bar)
        layout.addWidget(self._stack)
        self.setFocusProxy(self._stack)

    def _connect(self) -> None:
        self.filter_box.filter_changed.connect(self._filter)
        self.document.selection.changed.connect(self.commands.renew_soon)
        self.document.selection.active_changed.connect(self.commands.renew_soon)
        connect(self.filter_box.left, self, lambda: self.sheet.setFocus())
        self.row_box.row_requested.connect(self.go_to_row)
        self.document.selection.active_changed.connect(self._show_table)
        self.document.selection.changed.connect(self._show_count)

    def _make_sheet(self, name: str) -> SheetView:
        model = FieldTableModel(self.document, name, self, self._names)
        view = SheetView(model, self._stack, self._stored)
        self._stack.addWidget(view)
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.link_followed.connect(self._follow)
        view.row_framed.connect(lambda row: self.services.frame_rows(name, [row]))
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        view.customContextMenuRequested.connect(self._open_menu)
        model.refused.connect(self._complain)
        for signal in (model.modelReset, model.rowsInserted, model.rowsRemoved):
            signal.connect(self._show_count)
        return view

    # -- showing ------------------------------------------------------------------------------------------------

    def _show_table(self) -> None:
        is_new = self.document.selection.active_table not in self._sheets
        self._stack.setCurrentWidget(self.sheet)
        self._stack.setFocusProxy(self.sheet)
        if is_new:
            self.sheet.show_current()
        self.filter_box.show_text(self.sheet.sheet.filter_text)
        self._show_count()

    def _show_count(self) -> None:
        model = self.sheet.sheet
        shown, count = count_text(model.rowCount()), count_text(len(model.table))
        text = count if shown == count else self.tr("{shown} of {count}").format(shown=shown, count=count)
        parts = [f"{section_title(model.table.name)}: {text}"]
        if selected := len(self.document.selection.rows(model.table.name)):
            parts.append(self.tr("selected: {count}").format(count=count_text(selected)))
        self._count.setText(" · ".join(parts))

    def _filter(self, text: str) -> None:
        self.sheet.sheet.set_filter(text)

    def _complain(self, text: str) -> None:
        """Say at the cell, and in the status line, why it stays as it was."""
        below = self.sheet.visualRect(self.sheet.currentIndex()).bottomLeft()
        QToolTip.showText(self.sheet.viewport().mapToGlobal(below), text, self.sheet)
        self.document.show_status(text)

    def _follow(self, table: str, row: int) -> None:
        self.document.selection.go_to(table, row)

    def _open_menu(self, position: QPoint) -> None:
        actions = self.actions_on_cells, self.actions_on_rows
        menu = SheetMenu(self.sheet, self.sheet.indexAt(position), *actions, self.services)
        menu.setToolTipsVisible(True)
        self.services.add_operations(self.document, menu)
        menu.popup(self.sheet.viewport().mapToGlobal(position))

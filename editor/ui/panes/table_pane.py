"""TablePane: the active table of the selection as a sheet, with a filter, a way to a row and the operations on rows."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedWidget, QToolButton, QToolTip, QVBoxLayout, QWidget

from editor.document.document import Document
from editor.ui.models.field_table import FieldTableModel
from editor.ui.models.name_mode import NameMode
from editor.ui.panes.filtered_pane import FilteredPane
from editor.ui.panes.jumps import go_to
from editor.ui.panes.row_actions import row_actions
from editor.ui.panes.row_box import RowBox
from editor.ui.panes.sheet_menu import SheetMenu
from editor.ui.panes.sheet_view import SheetView
from editor.ui.value_text import count_text, section_title


class TablePane(FilteredPane):
    """A sheet for each table that has been active; each keeps its place, its order and its filter."""

    def __init__(
        self,
        document: Document,
        parent: QWidget | None = None,
        *,
        names: NameMode | None = None,
        stored: QSettings | None = None,
    ) -> None:
        super().__init__(document, parent)
        self._names = names or NameMode(parent=self)
        self._stored = stored
        self._sheets: dict[str, SheetView] = {}
        self._stack = QStackedWidget()
        self.row_box = RowBox()
        self._count = QLabel()
        self.actions_on_rows = row_actions(document, self)
        self._arrange()
        self._connect()
        self._show_table()

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
        go_to(self.document, table.name, row)
        self.sheet.setFocus()

    # -- parts --------------------------------------------------------------------------------------------------

    def _arrange(self) -> None:
        bar = QHBoxLayout()
        bar.setContentsMargins(0, 0, 4, 0)
        bar.addWidget(self.filter_box, 1)
        bar.addWidget(self.row_box)
        for action in self.actions_on_rows:
            button = QToolButton()
            button.setDefaultAction(action)
            button.setAutoRaise(True)
            bar.addWidget(button)
        bar.addWidget(self._count)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addLayout(bar)
        layout.addWidget(self._stack)
        self.setFocusProxy(self._stack)

    def _connect(self) -> None:
        self.filter_box.wanted.connect(self._filter)
        self.filter_box.left.connect(lambda: self.sheet.setFocus())
        self.row_box.wanted.connect(self.go_to_row)
        self.document.selection.active_changed.connect(self._show_table)
        self.document.selection.changed.connect(self._show_count)

    def _make_sheet(self, name: str) -> SheetView:
        model = FieldTableModel(self.document, name, self, self._names)
        view = SheetView(model, self._stack, self._stored)
        self._stack.addWidget(view)
        view.link_followed.connect(self._follow)
        view.row_framed.connect(lambda row: self.frame_requested.emit(name, [row]))
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
        go_to(self.document, table, row)

    def _open_menu(self, place: QPoint) -> None:
        menu = SheetMenu(self.sheet, self.sheet.indexAt(place), self.actions_on_rows)
        menu.frame_wanted.connect(self.frame_requested)
        menu.popup(self.sheet.viewport().mapToGlobal(place))

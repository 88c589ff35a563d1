"""TransformPane: what panes of Transform mode have in common: a filter, a tree of rows, buttons, staying live."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from editor.document.connections import connect
from editor.document.document import Document
from editor.ui.keyboard import MenuKeys
from editor.ui.panes.filtered_pane import FilteredPane, PoseFollower
from editor.ui.panes.row_tree_view import RowTreeView
from editor.ui.tokens import SPACING_S


class TransformPane(FilteredPane):
    """Subclasses fill `top` and `bottom`, say what is in the menu, and `refresh`."""

    has_operations = False  # whether the menu offers what operations do to the rows

    def __init__(self, document: Document, view: RowTreeView, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        self.view = view
        self._table: str = view.rows.table.name
        self.top, self.column, self.bottom = QHBoxLayout(), QVBoxLayout(self), QHBoxLayout()
        self._lay_out()
        self._connect()

    def refresh(self) -> None:
        """Show the pose as it is now."""
        raise NotImplementedError

    def menu_actions(self) -> Sequence[QAction | None]:
        """Return the actions for the rows that are worked on; None is a separator."""
        raise NotImplementedError

    def rows(self) -> list[int]:
        """The rows that are worked on: the selected ones, or else the current one."""
        rows: list[int] = self.document.selection.chosen(self._table).tolist()
        return rows

    def add_buttons(self, *actions: QAction) -> None:
        """Offer actions below the rows, by their words."""
        for action in actions:
            button = QToolButton()
            button.setDefaultAction(action)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.bottom.addWidget(button, 1)

    def _lay_out(self) -> None:
        self.top.setSpacing(0)
        self.top.setContentsMargins(SPACING_S, 0, SPACING_S, 0)
        self.top.addWidget(self.filter_box, 1)
        self.bottom.setContentsMargins(SPACING_S, 0, SPACING_S, SPACING_S)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(SPACING_S)
        self.column.addLayout(self.top)
        self.column.addWidget(self.view, 1)
        self.column.addLayout(self.bottom)
        self.view.rows.setParent(self)
        self.setFocusProxy(self.view)

    def _connect(self) -> None:
        follower = PoseFollower(self, self.document.posing, self.refresh)
        self.document.selection.changed.connect(follower.mark)
        self.view.rows.names.changed.connect(follower.mark)
        self.filter_box.filter_changed.connect(self.view.rows.set_filter)
        self.filter_box.left.connect(self.setFocus)  # those that are shown
        view = self.view.viewport()
        connect(self.view.customContextMenuRequested, self, lambda at: self.open_menu(view.mapToGlobal(at)))
        connect(self.view.row_framed, self, lambda row: self.services.frame_rows(self._table, [row]))

    def open_menu(self, position: QPoint) -> None:
        """Open the menu of the rows at a position of the screen."""
        menu = QMenu(self)
        MenuKeys([menu], menu)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for action in self.menu_actions():
            if action is None:
                menu.addSeparator()
            else:
                menu.addAction(action)
        menu.addSeparator()
        frame = menu.addAction(self.tr("Frame in the view"))
        connect(frame.triggered, self, lambda: self.services.frame_rows(self._table, self.rows()))
        frame.setEnabled(len(self.rows()) > 0)
        if self.has_operations:
            self.services.add_operations(self.document, menu)
        menu.popup(position)

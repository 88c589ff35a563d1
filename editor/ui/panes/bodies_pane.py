"""BodiesPane: the rigid bodies or the joints as a list, whichever a click in the view selects."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from editor.document.document import Document
from editor.ui.action import Segments
from editor.ui.command import CommandList
from editor.ui.commands.select_commands import kind_id
from editor.ui.models.marks import NameMode
from editor.ui.models.row_lists import PhysicsList
from editor.ui.models.row_tree import HELD
from editor.ui.panes.row_tree_view import RowTreeView
from editor.ui.panes.transform.transform_pane import TransformPane
from editor.ui.services import WindowServices
from editor.ui.tokens import SPACING_S

MAKING = {"rigid_bodies": "joints.connect", "joints": "joints.from-bodies"}  # the commands below the lists


class PhysicsView(RowTreeView):
    """Names and numbers alone."""

    def __init__(self, model: PhysicsList) -> None:
        super().__init__(model)
        self.setColumnHidden(HELD, True)
        del self._widths[HELD]


class PhysicsPage(TransformPane):
    """The rows of one table, with a filter, the menu of a right click, and a command below them."""

    has_operations = True

    def __init__(self, document: Document, table: str, names: NameMode, commands: CommandList) -> None:
        super().__init__(document, PhysicsView(PhysicsList(document, table, names=names)))
        self.bottom.addWidget(commands.button(MAKING[table], wide=True))

    def refresh(self) -> None:
        self.view.rows.refresh()

    def menu_actions(self) -> Sequence[QAction | None]:
        return ()


class BodiesPane(QWidget):
    """A switch chooses what is listed, and with it what a click in the view selects; the view's own does the same."""

    def __init__(
        self, document: Document, names: NameMode, commands: CommandList, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.document = document
        self.switch = Segments(commands.keep_up(*map(kind_id, MAKING)))
        self.switch.setAccessibleName(self.tr("What is listed"))
        self.switch.show_names(True)
        self.pages = {table: PhysicsPage(document, table, names, commands) for table in MAKING}
        self._stack = QStackedWidget()
        for page in self.pages.values():
            self._stack.addWidget(page)
        head, column = QHBoxLayout(), QVBoxLayout(self)
        head.setContentsMargins(SPACING_S, 0, SPACING_S, 0)
        head.addWidget(self.switch)
        head.addStretch(1)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING_S)
        column.addLayout(head)
        column.addWidget(self._stack, 1)
        document.selection.active_changed.connect(self._show)
        self._show(document.selection.active_table)

    @property
    def services(self) -> WindowServices:
        """The services that the lists ask for what the window does."""
        return next(iter(self.pages.values())).services

    @services.setter
    def services(self, services: WindowServices) -> None:
        for page in self.pages.values():
            page.services = services

    def _show(self, table: str) -> None:
        """List the rows of the active table; those of others leave the list as it is."""
        if table in self.pages:
            self._stack.setCurrentWidget(self.pages[table])
            self.setFocusProxy(self.pages[table])

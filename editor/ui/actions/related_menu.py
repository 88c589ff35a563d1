"""The submenu that goes from what is selected to what goes with it: from a bone to its vertices, and the like."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from editor.model.model import Model
from editor.operations.queries.related import targets
from editor.ui.actions.action import make_action
from editor.ui.actions.select_commands import SelectCommands
from editor.ui.current_document import CurrentDocument
from editor.ui.value_text import section_title

WEIGHTS = (0.0, 0.1, 0.5, 0.9)


class RelatedMenu(QMenu):
    """Offers the tables that have anything to do with the active one, and which weights count on the way."""

    def __init__(self, current: CurrentDocument, commands: SelectCommands, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("&Related"))
        self._current = current
        self._commands = commands
        self.to = {table: self._add_target(table) for table in Model().tables if table != "info"}
        self._add_weights()
        current.selection_changed.connect(self.show_possible)
        self.show_possible()

    def show_possible(self) -> None:
        """Show the tables that can be gone to from the active one."""
        document = self._current.document
        possible = targets(document.model, document.selection.active_table) if document is not None else []
        for table, action in self.to.items():
            action.setVisible(table in possible)
        self.menuAction().setEnabled(bool(possible))

    def _add_target(self, table: str) -> QAction:
        title = section_title(table)
        tip = self.tr("Select related rows: {}").format(title)
        action = make_action(self, title, partial(self._commands.relate, table), tip=tip, icon=table)
        self.addAction(action)
        return action

    def _add_weights(self) -> None:
        self.addSection(self.tr("Weights that count"))
        group = QActionGroup(self)
        for least in WEIGHTS:
            text = self.tr("{} % and more").format(round(least * 100)) if least else self.tr("All")
            action = make_action(self, text, partial(self._count_from, least))
            action.setCheckable(True)
            action.setChecked(least == self._commands.least_weight)
            group.addAction(action)
            self.addAction(action)

    def _count_from(self, least: float) -> None:
        self._commands.least_weight = least

"""The Select menu: all rows, rows by what is selected, finding rows, the way back, and what a click selects."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from editor.document.selection_history import SelectionHistory
from editor.operations.queries.selection import GROWING, OF_THE_MESH, USED
from editor.operations.queries.symmetry import SIDED
from editor.ui.action import Keys, make_action
from editor.ui.commands.dynamic_menus import RelatedMenu, StoredMenu
from editor.ui.commands.row_commands import RowCommands
from editor.ui.commands.select_commands import SelectCommands
from editor.ui.current_document import CurrentDocument
from editor.ui.value_text import section_title
from editor.ui.viewport.click_selection import kind_for
from editor.ui.viewport.region_tool import RegionTool

# What a click selects, by table: the key PMXEditor has for it (M is ours), and the icon.
KINDS = {
    "vertices": ("V", "vertices"),
    "faces": ("F", "faces"),
    "materials": ("M", "materials"),
    "bones": ("B", "bones"),
    "rigid_bodies": ("D", "rigid_bodies"),
    "joints": ("J", "joints"),
}


class SelectMenu(QMenu):
    """What a click selects is the active table: the outline, the table and the viewport work on one thing."""

    find_wanted = Signal()
    row_wanted = Signal()

    def __init__(self, current: CurrentDocument, rows: RowCommands, window: QWidget) -> None:
        super().__init__(window)
        self.setTitle(self.tr("&Select"))
        self._current = current
        self._window = window
        self._commands = SelectCommands(current, self)
        self._group = QActionGroup(self)  # of what a click selects
        self._tables_of: dict[QAction, Collection[str]] = {}
        self._add(self.tr("&All"), partial(rows.run, "select-all"), [QKeySequence.StandardKey.SelectAll])
        self._add(self.tr("&Nothing"), partial(rows.run, "select-none"), ["Ctrl+Shift+A"])
        self._add(self.tr("&Invert"), partial(rows.run, "invert"), ["Ctrl+R"])
        self.addSeparator()
        self._add_extents()
        self.more = self._make_more()
        self.related = RelatedMenu(current, self._commands, self)
        self.stored = StoredMenu(current, self._commands, self, window)
        for menu in (self.more, self.related, self.stored):
            self.addMenu(menu)
        self.addSeparator()
        self._add(self.tr("&Find…"), self.find_wanted.emit, [QKeySequence.StandardKey.Find], "find")
        self._add(self.tr("&Go to row…"), self.row_wanted.emit, ["Ctrl+G"])
        self.back = self._add(self.tr("&Back"), self._go_back, ["Ctrl+Q", "Alt+Left"], "back")
        self.forward = self._add(self.tr("F&orward"), self._go_forward, ["Alt+Right"])
        self.addSection(self.tr("A click selects"))
        self.kinds = {table: self._add_kind(table, *KINDS[table]) for table in KINDS}
        current.switched.connect(self._switch)
        current.selection_changed.connect(self._show_table)
        self._switch()

    def add_regions(self, regions: RegionTool) -> None:
        """Offer the regions that a drag in the model view may draw, and what goes with them."""
        menu = self.addMenu(self.tr("R&egion"))
        menu.addActions(regions.actions)
        menu.addSeparator()
        menu.addActions([regions.through, regions.smaller, regions.larger])

    def _add_extents(self) -> None:
        commands = self._commands
        for text, run, key, tip in (
            (self.tr("Gro&w"), commands.grow, "Ctrl++", self.tr("Add the neighbours of what is selected")),
            (self.tr("S&hrink"), commands.shrink, "Ctrl+-", self.tr("Leave out what has a neighbour that is not")),
            (
                self.tr("&Connected part"),
                commands.connected,
                "Ctrl+Shift+L",
                self.tr("Select all that hangs together with what is selected; of bones, the chain"),
            ),
        ):
            self._limit(self._add(text, run, [key], tip=tip), GROWING)

    def _make_more(self) -> QMenu:
        """What is needed now and then, each for some tables only."""
        menu, commands = QMenu(self.tr("&More"), self), self._commands
        for text, run, tables, tip in (
            (self.tr("&Other side"), commands.other_side, SIDED, self.tr("Select what is across the middle instead")),
            (self.tr("&Both sides"), commands.both_sides, SIDED, self.tr("Add what is across the middle")),
            (self.tr("Same &material"), commands.same_material, OF_THE_MESH, self.tr("Add all of the same material")),
            (self.tr("&Unused"), commands.unused, USED, self.tr("Select unused rows")),
            (self.tr("With &parents"), commands.with_parents, ("bones",), self.tr("Add the parents of the bones")),
            (self.tr("With &children"), commands.with_children, ("bones",), self.tr("Add the children of the bones")),
            (
                self.tr("With &all below"),
                commands.with_descendants,
                ("bones",),
                self.tr("Add all that hangs from the bones"),
            ),
        ):
            action = make_action(self, text, run, tip=tip)
            menu.addAction(action)
            self._limit(action, tables)
        return menu

    def _limit(self, action: QAction, tables: Collection[str]) -> None:
        """Let an action be used for some tables only."""
        self._tables_of[action] = tables

    def _add(
        self, text: str, run: Callable[[], object], keys: list[Keys] | None = None, icon: str = "", tip: str = ""
    ) -> QAction:
        action = make_action(self, text, run, keys=keys or (), icon=icon, tip=tip)
        self.addAction(action)
        return action

    def _add_kind(self, table: str, key: str, icon: str) -> QAction:
        action = make_action(
            self,
            section_title(table),
            partial(self._choose_kind, table),
            keys=[key],
            icon=icon,
            tip=self.tr("Click in the model to select: {}").format(section_title(table)),
            context=Qt.ShortcutContext.WidgetWithChildrenShortcut,
        )
        action.setCheckable(True)
        self._group.addAction(action)
        self.addAction(action)
        return action

    def _choose_kind(self, table: str) -> None:
        if self._current.document is not None:
            self._current.document.selection.set_active_table(table)

    def _show_table(self) -> None:
        document = self._current.document
        if document is not None:
            self.kinds[kind_for(document.selection.active_table)].setChecked(True)
        for action, tables in self._tables_of.items():
            action.setEnabled(document is not None and document.selection.active_table in tables)

    def _switch(self) -> None:
        document = self._current.document
        for action in self.actions():
            action.setEnabled(document is not None)
        self.related.show_possible()
        self._show_table()

    def _go_back(self) -> None:
        self._go(SelectionHistory.back, self.tr("This is where you started"))

    def _go_forward(self) -> None:
        self._go(SelectionHistory.forward, self.tr("This is the latest selection"))

    def _go(self, step: Callable[[SelectionHistory], bool], at_the_end: str) -> None:
        document = self._current.document
        if document is not None and not step(document.selection_history):
            document.show_status(at_the_end)

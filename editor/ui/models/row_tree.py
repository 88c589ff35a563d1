"""RowTree: the rows of one table below headings, or below each other, with what the pose says of each.

The panes of Transform mode show bones and morphs so. Whatever comes, goes or is arranged anew resets the model, which
for a few hundred rows is a matter of milliseconds; what a motion changes is told row by row.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from PySide6.QtCore import QAbstractItemModel, QItemSelectionRange, QModelIndex, QObject, Qt
from PySide6.QtGui import QBrush, QFont, QGuiApplication, QPalette

from editor.document.document import Document
from editor.math3d.arrays import BoolArray, Float64Array, IndexArray
from editor.model.changes import Action, Change
from editor.model.fields import NONE
from editor.model.tables import RecordTable
from editor.ui.lists import NO_INDEX, Index, Role
from editor.ui.models.marks import FEW, FaultMarks, NameMode, warning_icon
from editor.ui.models.outline_section import Branches
from editor.ui.models.row_filter import rows_matching
from editor.ui.models.row_view import RowView
from editor.ui.value_text import NAMING

NAME, NUMBER, HELD = range(3)  # columns of both panes; more may follow
OVERRIDDEN_SIGN = "●"
FIRST_HEADING = NONE - 1

ENABLED = Qt.ItemFlag.ItemIsEnabled
SELECTABLE = ENABLED | Qt.ItemFlag.ItemIsSelectable


# An index keeps the node above it counted from here, below all headings, for it may not be negative.
LEAST = -(1 << 20)
NO_ROWS: list[int] = []


def heading_node(number: int) -> int:
    """The node of a heading; it is its own inverse."""
    return FIRST_HEADING - number


def is_heading(node: int) -> bool:
    return node <= FIRST_HEADING


class RowTree(QAbstractItemModel):
    """A *node* is a row of the table or a heading (below NONE). Subclasses say how nodes stand and what cells hold.

    `refresh` takes over what the pose is now; nothing else follows the pose, so that it is for the view to say when.
    """

    shown_fields = frozenset(NAMING)  # of the table; a change of others shows nowhere
    column_total = HELD + 1

    def __init__(
        self, document: Document, table_name: str, parent: QObject | None = None, names: NameMode | None = None
    ) -> None:
        super().__init__(parent)
        self.document = document
        self.posing = document.posing
        table = document.model.tables[table_name]
        assert isinstance(table, RecordTable)
        self.table: RecordTable[Any] = table
        self.names = names or NameMode(parent=self)
        self.folded: set[int] = set()  # nodes whose children the user does not want to see; renumbered here
        self.is_changing = False  # rows are just coming, going or moving: views must not be told anything now
        self.filter_text = ""
        self._warning = warning_icon()
        self._view = RowView(self.table)
        self._branches = self.make_branches(self._view.rows.tolist())
        self._state = self.state()
        self._marks = FaultMarks(document, [table_name], self)
        self._marks.changed.connect(self._show_marks)
        document.about_to_change.connect(self._about_to_change)
        document.changed.connect(self._changed)
        self.names.changed.connect(self._show_all)

    # -- for subclasses to say --------------------------------------------------------------------------------------

    def make_branches(self, rows: list[int]) -> Branches:
        """Return the tree of the given rows as it is now."""
        raise NotImplementedError

    def state(self) -> Float64Array:
        """(rows, any): what the pose says of each row, as far as it is shown; the first number: held by hand."""
        raise NotImplementedError

    def heading_text(self, number: int) -> str:
        raise NotImplementedError

    def cell(self, row: int, column: int, role: int) -> Any:
        """Return the data of a role in a column beyond HELD."""
        raise NotImplementedError

    def cell_flags(self, row: int, column: int) -> Qt.ItemFlag:
        """Return the item flags of a cell; views ask for them of each cell that they paint."""
        return SELECTABLE

    def override_reason(self, row: int) -> str:
        """Return the meaning of the sign of a row that is held by hand."""
        raise NotImplementedError

    def is_mute(self, row: int) -> bool:
        """Return whether the row is shown as one with which nothing can be done."""
        return False

    def about(self, row: int) -> str:
        """Return a text about a row beyond its name."""
        return ""

    def rearranges(self, change: Change) -> bool:
        """Return whether a change of values moves rows in the tree."""
        return False

    # -- what is shown ----------------------------------------------------------------------------------------------

    def set_filter(self, text: str) -> None:
        """Show the rows whose names have every word of `text`."""
        self.filter_text = text.strip()
        mask = None
        if self.filter_text:
            fields = [field for field in self.table.fields if field.name in NAMING]
            mask = rows_matching(self.document.model, self.table, fields, self.filter_text)
        self._view.show(mask, None, False)
        self.rearrange()

    def rearrange(self) -> None:
        """Let the rows stand as they ought to now."""
        self.is_changing = True
        self.beginResetModel()
        self._end_reset()

    def _end_reset(self) -> None:
        self._branches = self.make_branches(self._view.rows.tolist())
        self._state = self.state()
        self.is_changing = False
        self.endResetModel()

    def is_overridden(self, row: int) -> bool:
        """Return whether the row was set by hand, as of the last `refresh`."""
        return bool(self._state[row, 0])

    def refresh(self) -> None:
        """Take over what the pose is now, and tell what became another."""
        old, new = self._state, self.state()
        if self.is_changing or len(new) != len(self.table):
            return
        self._state = new
        changed = np.flatnonzero((new != old).any(axis=1)) if new.shape == old.shape else np.arange(len(new))
        for first, last in self.ranges(changed.tolist(), HELD):
            self.dataChanged.emit(first, last)

    def _show_all(self) -> None:
        for above in self._branches.families():
            nodes = self._branches.children(above)
            self.dataChanged.emit(self.node_index(nodes[0]), self.node_index(nodes[-1], self.columnCount() - 1))

    def _show_marks(self, _: str, rows: IndexArray) -> None:
        if len(rows) > FEW:
            self._show_all()
        else:
            for first, last in self.ranges(rows.tolist()):
                self.dataChanged.emit(first, last)

    # -- indexes ----------------------------------------------------------------------------------------------------

    def node(self, index: Index) -> int:
        """The row or heading at an index, NONE at none."""
        if not index.isValid():
            return NONE
        siblings, view_row = self._branches.below.get(index.internalId() + LEAST, NO_ROWS), index.row()
        return siblings[view_row] if view_row < len(siblings) else NONE

    def node_index(self, node: int, column: int = NAME) -> QModelIndex:
        """The index of a row or heading; an invalid one when it is not shown."""
        spot = self._branches.spots.get(node)
        return self.createIndex(spot[1], column, spot[0] - LEAST) if spot is not None else QModelIndex()

    def depth(self) -> int:
        """Return the number of levels of the tree: 1 for a plain list."""
        return self._branches.depth()

    def nodes_below(self, parent: Index = NO_INDEX) -> list[int]:
        return self._branches.children(self.node(parent))

    def ranges(self, rows: Iterable[int], column: int = NAME) -> list[tuple[QModelIndex, QModelIndex]]:
        """The shown ones of given rows, as runs of neighbours, from a column on: first and last index."""
        last = self.columnCount() - 1
        return [
            (self.createIndex(run[0], column, above - LEAST), self.createIndex(run[-1], last, above - LEAST))
            for above, run in self._branches.blocks(rows)
        ]

    def row_at(self, index: Index) -> tuple[str, int]:
        """The table and the row of an index; NONE as the row of a heading, "" as the table of nothing."""
        return (self.table.name, max(self.node(index), NONE)) if index.isValid() else ("", NONE)

    def index_of(self, table: str, row: int) -> QModelIndex:
        """The index of a row of the table; an invalid one when it is not shown."""
        return self.node_index(row)

    def is_shown(self, table: str, rows: IndexArray) -> BoolArray:
        return np.fromiter((row in self._branches for row in rows.tolist()), np.bool_, len(rows))

    def ranges_of(self, table: str, rows: IndexArray, most: int) -> list[tuple[QModelIndex, QModelIndex]] | None:
        """The shown ones of the rows, as runs of neighbours: first and last index; None where they are over `most`."""
        ranges = self.ranges(rows.tolist())
        return ranges if len(ranges) <= most else None

    def rows_of(self, ranges: Iterable[QItemSelectionRange]) -> dict[str, IndexArray]:
        """The rows in ranges of items, ascending, by table."""
        nodes = (self.nodes_below(part.parent())[part.top() : part.bottom() + 1] for part in ranges)
        rows = sorted({node for run in nodes for node in run if not is_heading(node)})
        return {self.table.name: np.array(rows, np.intp)} if rows else {}

    def index(self, view_row: int, column: int, parent: Index = NO_INDEX) -> QModelIndex:
        above = self.node(parent) if parent.isValid() else NONE
        is_there = 0 <= view_row < len(self._branches.below.get(above, NO_ROWS)) and 0 <= column < self.column_total
        return self.createIndex(view_row, column, above - LEAST) if is_there and parent.column() <= NAME else NO_INDEX

    def parent(self, index: Index = NO_INDEX) -> QModelIndex:  # type: ignore[override]
        spot = self._branches.spots.get(index.internalId() + LEAST) if index.isValid() else None
        return self.createIndex(spot[1], NAME, spot[0] - LEAST) if spot is not None else QModelIndex()

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        if not parent.isValid():
            return len(self._branches.children(NONE))
        return 0 if parent.column() > NAME else len(self.nodes_below(parent))

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return self.column_total

    # -- cells ------------------------------------------------------------------------------------------------------

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        node = self.node(index)
        if node == NONE or node >= min(len(self.table), len(self._state)):
            return None
        if is_heading(node):
            return self._heading_data(node, index.column(), role)
        answer = (
            (self._name_data, self._number_data, self._overridden_data)[index.column()]
            if index.column() <= HELD
            else None
        )
        return answer(node, role) if answer else self.cell(node, index.column(), role)

    def flags(self, index: Index) -> Qt.ItemFlag:
        node = self.node(index)
        if node < 0:
            return ENABLED if is_heading(node) else Qt.ItemFlag.NoItemFlags
        return self.cell_flags(node, index.column())

    def name(self, row: int) -> str:
        return self.names.name(self.table, row) or self.tr("(no name)")

    def _heading_data(self, node: int, column: int, role: int) -> Any:
        if role == Role.DisplayRole and column == NAME:
            return self.heading_text(heading_node(node))
        if role == Role.FontRole and column == NAME:
            font = QFont(QGuiApplication.font())
            font.setBold(True)
            return font
        return self._number_data(len(self._branches.children(node)), role) if column == NUMBER else None

    def _name_data(self, row: int, role: int) -> Any:
        if role == Role.DisplayRole:
            return self.name(row)
        if role == Role.ToolTipRole:
            return "\n".join(filter(None, (self._marks.text(self.table.name, row), self.name(row), self.about(row))))
        if role == Role.DecorationRole:
            return self._warning if self._marks.warns(self.table.name, row) else None
        if role == Role.ForegroundRole:
            return self._marks.brush(self.table.name, row) or (mute_brush() if self.is_mute(row) else None)
        return None

    def _number_data(self, number: int, role: int) -> Any:
        if role == Role.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Role.ForegroundRole:
            return mute_brush()
        return str(number) if role == Role.DisplayRole else None

    def _overridden_data(self, row: int, role: int) -> Any:
        if role == Role.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter
        if not self.is_overridden(row):
            return None
        if role == Role.DisplayRole:
            return OVERRIDDEN_SIGN
        return self.override_reason(row) if role == Role.ToolTipRole else None

    # -- changes ----------------------------------------------------------------------------------------------------

    def _about_to_change(self, change: Change) -> None:
        if change.table == self.table.name and change.action is not Action.SET:
            self.is_changing = True
            self.beginResetModel()

    def _changed(self, change: Change) -> None:
        if self.is_changing:
            self._view.follow(change)
            self.folded = {new for node in self.folded if (new := _renumbered(node, change)) != NONE}
            self._end_reset()
        elif self.rearranges(change):
            self.rearrange()
        elif change.table == self.table.name and change.fields & self.shown_fields:
            for first, last in self.ranges(np.asarray(change.rows).tolist()):
                self.dataChanged.emit(first, last)


def _renumbered(node: int, change: Change) -> int:
    return node if is_heading(node) else int(change.renumber([node])[0])


def mute_brush() -> QBrush:
    """For what is written with less weight than the rest."""
    return QGuiApplication.palette().brush(QPalette.ColorRole.PlaceholderText)

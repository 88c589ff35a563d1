"""The selected rows of every table, the current row, stored rows, and what was selected before.

All of them follow rows that move.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Protocol

import numpy as np
from numpy.typing import ArrayLike
from PySide6.QtCore import QObject, QTimer, Signal

from editor.math3d.arrays import BoolArray, IndexArray
from editor.model.changes import Action, Change
from editor.model.columns import read_only
from editor.model.model import Model
from editor.operations.queries.related import LEADING, related
from editor.operations.queries.topology import MeshTopology, mesh_of

LONGEST = 100  # places of a SelectionHistory
MOST_ROWS = 1 << 23  # in all places together, 64 MiB: a million vertices can be selected a few times over


class KeepsRows(Protocol):
    """An object that holds numbers of rows, and can restore them."""

    def state(self) -> Any: ...

    def restore(self, state: Any) -> None: ...


class PastStates:
    """Of what holds numbers of rows: the model is the same whenever it is at a position, so that the numbers hold."""

    def __init__(self, keeper: KeepsRows) -> None:
        self._keeper = keeper
        self._states: dict[int, Any] = {}

    def leave(self, position: int) -> None:
        """Note what is held, before the model goes from a position to another."""
        self._states[position] = self._keeper.state()

    def restore(self, position: int) -> None:
        """Have that held which was held at a position."""
        if position in self._states:
            self._keeper.restore(self._states[position])

    def follow(self, before: int, forgotten: int) -> None:
        """A step was added at `before`, and the oldest `forgotten` ones went."""
        kept = {position - forgotten: state for position, state in self._states.items() if position <= before}
        self._states = {position: state for position, state in kept.items() if position >= 0}


NO_ROW = -1
_NO_ROWS = np.empty(0, np.intp)
SHAPED_BY = {"vertices": "position", "faces": "vertices"}  # the fields that the mesh is made of


def reshapes(change: Change) -> bool:
    """Return whether the mesh is another after a change."""
    field = SHAPED_BY.get(change.table)
    return field is not None and (change.action is not Action.SET or field in change.fields)


class SelectionMode(Enum):
    """The way in which `select` combines rows with those selected before."""

    REPLACE = auto()
    ADD = auto()
    REMOVE = auto()


@dataclass(frozen=True, slots=True, eq=False)
class SelectionState:
    """Selected rows and current row of every table, and the active table, at one moment."""

    active: str
    rows: dict[str, IndexArray]
    current: dict[str, int]


class Selection(QObject):
    """Selected rows by table, kept as ascending index arrays, so that a million vertices are a matter of milliseconds.

    A table's current row is the one that the inspector shows and the keyboard moves from. It is usually among the
    selected, but need not be.
    """

    changed = Signal(str)  # table whose selected rows, or current row, are others
    active_changed = Signal(str)  # table that is worked on
    tinted_changed = Signal()
    hovered_changed = Signal()

    def __init__(self, model: Model, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._rows = {name: _frozen(np.empty(0, np.intp)) for name in model.tables}
        self._current = dict.fromkeys(model.tables, NO_ROW)
        self._active = "materials"
        self.stored = StoredSelections(self)
        self._mesh: MeshTopology | None = None
        self._led: dict[str, IndexArray] = {}
        self._is_tinted = True
        self._hovered = ("", NO_ROW)
        self._is_hovered_in_view = False

    # -- asked ----------------------------------------------------------------------------------------------------

    def rows(self, table_name: str) -> IndexArray:
        """The selected rows, ascending, read-only."""
        return self._rows[table_name]

    def chosen(self, table_name: str = "") -> IndexArray:
        """The selected rows of a table ("": the active one), or else its current one: what commands are for."""
        name = table_name or self._active
        rows, current = self._rows[name], self._current[name]
        return rows if len(rows) or current == NO_ROW else np.array([current])

    def mask(self, table_name: str) -> BoolArray:
        """Return whether each row of the table is selected."""
        mask = np.zeros(len(self._model.tables[table_name]), np.bool_)
        mask[self._rows[table_name]] = True
        return mask

    def current(self, table_name: str) -> int:
        """The current row, -1 for none."""
        return self._current[table_name]

    @property
    def active_table(self) -> str:
        """The table that is worked on: what the table pane shows and Delete deletes from."""
        return self._active

    def led_to(self, table_name: str) -> IndexArray:
        """The rows of another table to which the chosen rows of the active one lead; kept until something changes."""
        if self._active not in LEADING.get(table_name, ()):
            return _NO_ROWS
        if table_name not in self._led:
            chosen = np.zeros(len(self._model.tables[self._active]), np.bool_)
            chosen[self.chosen()] = True
            self._led[table_name] = np.flatnonzero(related(self._model, self._active, chosen, table_name))
        return self._led[table_name]

    @property
    def is_tinted(self) -> bool:
        """True if surfaces that are selected are tinted; not while their colour is being chosen."""
        return self._is_tinted

    @property
    def hovered(self) -> tuple[str, int]:
        """The table and the row that the pointer is over, in the view or a list; "" and -1 for none."""
        return self._hovered

    @property
    def lit(self) -> tuple[str, int]:
        """As `hovered`, of what the view shows by a colour: not materials below a pointer that is in the view."""
        is_seen = self._is_hovered_in_view and self._hovered[0] == "materials"
        return ("", NO_ROW) if is_seen else self._hovered

    def mesh(self) -> MeshTopology:
        """Return the topology of the present mesh; made when it is asked for, and kept until an edit."""
        if self._mesh is None:
            self._mesh = mesh_of(self._model)
        return self._mesh

    def state(self) -> SelectionState:
        """All of it, to be restored while the model has the same rows."""
        return SelectionState(self._active, dict(self._rows), dict(self._current))

    # -- told -----------------------------------------------------------------------------------------------------

    def select(self, table_name: str, rows: ArrayLike, mode: SelectionMode = SelectionMode.REPLACE) -> None:
        """Select rows: a number, numbers in any order, or a mask of the table's length.

        The current row moves to the first of the selected, unless it is selected itself, and goes where nothing is.
        IndexError for a row that is not there.
        """
        mask = np.zeros(len(self._model.tables[table_name]), np.bool_)
        if mode is not SelectionMode.REPLACE:
            mask[self._rows[table_name]] = True
        mask[_numbers(table_name, rows, len(mask))] = mode is not SelectionMode.REMOVE
        selected = np.flatnonzero(mask)
        current = self._current[table_name]
        if not (0 <= current < len(mask) and mask[current]):
            current = int(selected[0]) if len(selected) else NO_ROW
        if self._take(table_name, selected, current):
            self.changed.emit(table_name)

    def set_tinted(self, tinted: bool) -> None:
        """Tint surfaces that are selected, or let their colours be seen."""
        if tinted != self._is_tinted:
            self._is_tinted = tinted
            self.tinted_changed.emit()

    def hover(self, table_name: str = "", row: int = NO_ROW, *, in_view: bool = False) -> None:
        """Show a row everywhere as the one that the pointer is over, in a list or the view; without one, none."""
        self._is_hovered_in_view = in_view
        hovered = (table_name, row) if row != NO_ROW else ("", NO_ROW)
        if hovered != self._hovered:
            self._hovered = hovered
            self.hovered_changed.emit()

    def clear(self) -> None:
        """Select nothing, in no table."""
        for name in self._rows:
            if self._take(name, np.empty(0, np.intp), NO_ROW):
                self.changed.emit(name)

    def set_current(self, table_name: str, row: int) -> None:
        """Make a row the current one, -1 for none, whether it is selected or not."""
        if not NO_ROW <= row < len(self._model.tables[table_name]):
            raise IndexError(f"{table_name}: no row {row}")
        if self._take(table_name, self._rows[table_name], row):
            self.changed.emit(table_name)

    def go_to(self, table_name: str, row: int) -> None:
        """Make a row the selected and current one, and its table the active one."""
        self.select(table_name, row)
        self.set_current(table_name, row)
        self.set_active_table(table_name)

    def restore(self, state: SelectionState) -> None:
        """Select what was selected then."""
        for name, rows in state.rows.items():
            if self._take(name, rows, state.current[name]):
                self.changed.emit(name)
        self.set_active_table(state.active)

    def set_active_table(self, name: str) -> None:
        """Make a table the one that is worked on. KeyError for a name that no table has."""
        self._model.tables[name]
        if name != self._active:
            self._active = name
            self._led.clear()
            self.active_changed.emit(name)

    # -- following ------------------------------------------------------------------------------------------------

    def follow(self, change: Change) -> bool:
        """Give the selected rows the numbers that they have after `change`; whether any is another.

        For the Document: it emits `changed` itself, when everybody else has heard of the change.
        """
        name = change.table
        if reshapes(change):
            self._mesh = None
        self._led.clear()
        if change.action is Action.SET:
            return False
        self.stored.follow(change)
        if self._hovered[0] == name:
            self.hover()
        rows, current = renumbered(self._rows[name], change), self._current[name]
        if current != NO_ROW:
            current = int(change.renumber([current])[0])
            if current < 0:  # it went: not to another row, which the next command would be done to
                current = int(rows[0]) if len(rows) else NO_ROW
        return self._take(name, rows, current)

    def _take(self, name: str, rows: IndexArray, current: int) -> bool:
        same = current == self._current[name] and np.array_equal(rows, self._rows[name])
        if not same:
            self._rows[name] = _frozen(rows)
            self._current[name] = current
            self._led.clear()
        return not same


@dataclass(frozen=True, slots=True, eq=False)
class StoredRows:
    """Rows of one table, ascending."""

    table: str
    rows: IndexArray


class StoredSelections(QObject):
    """Rows of one table each, by the name that the user gave them, in the order of storing. Go with the document."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._slots: dict[str, StoredRows] = {}

    @property
    def names(self) -> list[str]:
        return list(self._slots)

    def __getitem__(self, name: str) -> StoredRows:
        """Return the rows stored under a name. KeyError for one that nothing has."""
        return self._slots[name]

    def store(self, name: str, table: str, rows: IndexArray) -> None:
        """Keep rows of a table, instead of what had the name before. `rows` ascend, and are not written any more."""
        self._slots[name] = StoredRows(table, rows)
        self.changed.emit()

    def forget(self, name: str) -> None:
        """Keep what is stored under a name no longer. KeyError for one that nothing has."""
        del self._slots[name]
        self.changed.emit()

    def follow(self, change: Change) -> None:
        """Give the stored rows the numbers that they have after `change`; those that are gone are left out."""
        for name, slot in self._slots.items():
            if slot.table == change.table:
                self._slots[name] = StoredRows(slot.table, _frozen(renumbered(slot.rows, change)))


def renumbered(rows: IndexArray, change: Change) -> IndexArray:
    """Return the numbers of ascending rows after a change of their table, ascending; without those that are gone."""
    if change.action is Action.MOVE:
        return _moved(rows, change)
    new = change.renumber(rows)
    return new[new >= 0] if change.action is Action.REMOVE else new


def _moved(rows: IndexArray, change: Change) -> IndexArray:
    """The numbers of ascending rows after a move within a run, outside of which all rows stay."""
    first, count = change.rows[0], len(change.rows)
    start, stop = np.searchsorted(rows, (first, first + count))
    if stop - start in (0, count):
        return rows
    marked = np.zeros(count, np.bool_)
    marked[change.renumber(rows[start:stop]) - first] = True
    new = rows.copy()
    new[start:stop] = np.flatnonzero(marked) + first  # many times as fast as sorting
    return new


def _frozen(rows: IndexArray) -> IndexArray:
    return read_only(rows)


def _numbers(table_name: str, rows: ArrayLike, count: int) -> IndexArray:
    """The rows as an index array; a mask as the numbers that it picks."""
    array = np.atleast_1d(np.asarray(rows))
    if array.dtype == np.bool_:
        array = np.flatnonzero(array)
    array = array.astype(np.intp, copy=False)
    if len(array) and not 0 <= array.min() <= array.max() < count:
        raise IndexError(f"{table_name}: rows {array.min()} to {array.max()} are not all among {count}")
    return array


def tables_selected_alike(one: SelectionState, other: SelectionState) -> list[str]:
    """The tables of which the same rows are selected, and the same one is current."""
    return [
        name
        for name, rows in one.rows.items()
        if np.array_equal(rows, other.rows[name]) and one.current[name] == other.current[name]
    ]


@dataclass(frozen=True, slots=True)
class SelectedRows:
    """A table, its selected rows and its current row, at one moment of work."""

    table: str
    rows: IndexArray
    current: int

    def is_beside(self, other: SelectedRows) -> bool:
        """Return whether the way from here to there is none, or one step with the arrow keys."""
        is_step = max(len(self.rows), len(other.rows)) <= 1 and abs(self.current - other.current) <= 1
        return self.table == other.table and (is_step or self._is_at(other))

    def _is_at(self, other: SelectedRows) -> bool:
        return self.current == other.current and np.array_equal(self.rows, other.rows)

    def renumbered(self, change: Change) -> SelectedRows:
        if change.table != self.table or change.action is Action.SET:
            return self
        return SelectedRows(self.table, renumbered(self.rows, change), int(change.renumber([self.current])[0]))


class SelectionHistory(QObject):
    """Places that were selected before: "back" returns from a jump or a slip, and "forward" undoes the return.

    Oldest first. Notes where things stand after each event, not within one.
    """

    def __init__(self, selection: Selection, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._selection = selection
        self._behind: list[SelectedRows] = []
        self._ahead: list[SelectedRows] = []  # the nearest last
        self._latest = self._present()
        self._changes: list[Change] = []  # that the places have yet to follow, which are many rows now and then
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._update)
        selection.changed.connect(self._later.start)
        selection.active_changed.connect(self._later.start)

    def back(self) -> bool:
        """Select what was selected before; False at the start of the trail."""
        return self._go(self._behind, self._ahead)

    def forward(self) -> bool:
        """Select what was selected when the user last went back from there; False at the end of the trail."""
        return self._go(self._ahead, self._behind)

    def _go(self, source: list[SelectedRows], target: list[SelectedRows]) -> bool:
        self._update()
        if not source:
            return False
        target.append(self._latest)
        entry = self._latest = source.pop()
        self._selection.set_active_table(entry.table)
        self._selection.select(entry.table, entry.rows)
        self._selection.set_current(entry.table, entry.current)
        return True

    def _present(self) -> SelectedRows:
        table = self._selection.active_table
        return SelectedRows(table, self._selection.rows(table), self._selection.current(table))

    def _update(self) -> None:
        self._later.stop()
        self._catch_up()
        here = self._present()
        if not self._latest.is_beside(here):
            self._behind.append(self._latest)
            self._ahead.clear()
            self._shorten()
        self._latest = here

    def _shorten(self) -> None:
        """Forget the oldest places, when they are too many or hold too much."""
        rows = sum(len(entry.rows) for entry in self._behind)
        while len(self._behind) > LONGEST or (rows > MOST_ROWS and len(self._behind) > 1):
            rows -= len(self._behind.pop(0).rows)

    def follow(self, change: Change) -> None:
        """Stay with the same rows after a change of the model, once the event is over."""
        if change.action is not Action.SET:
            self._changes.append(change)
            self._later.start()

    def _catch_up(self) -> None:
        changes, self._changes = self._changes, []
        for change in changes:
            self._behind[:] = [entry.renumbered(change) for entry in self._behind]
            self._ahead[:] = [entry.renumbered(change) for entry in self._ahead]
            self._latest = self._latest.renumbered(change)

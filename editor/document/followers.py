"""Followers: what of a document goes by the rows of its model, and stays with them as they come, go and move.

They are told of each change in the order in which the Document makes them.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike
from PySide6.QtCore import QObject, Signal

from editor.math3d.arrays import BoolArray, Float32Array, IndexArray
from editor.messages import Level, Message
from editor.model.bone_roles import BoneRole, bone_roles, changes_roles
from editor.model.bones import Bone
from editor.model.changes import Action, Change
from editor.model.columns import RowSet
from editor.model.edit import Edit
from editor.model.fields import NONE, FieldKey
from editor.model.joints import Joint
from editor.model.mesh import SDEF_POINTS, Vertex
from editor.model.model import Model
from editor.model.patches import rows_left, sources_with, taken_parts, with_rows
from editor.model.rigid_bodies import RigidBody
from editor.operations.operation import NO_ROWS
from editor.operations.transform.session import vertices_of

# By table what belongs to the position of a row: whatever handles change of it.
FIELDS: dict[str, tuple[FieldKey, ...]] = {
    "vertices": (Vertex.position, Vertex.normal, *SDEF_POINTS),
    "bones": (Bone.position, Bone.tail_offset, Bone.fixed_axis, Bone.local_x, Bone.local_z),
    "rigid_bodies": (RigidBody.position, RigidBody.rotation, RigidBody.size),
    "joints": (Joint.position, Joint.rotation),
}
OF_VERTICES = ("faces", "materials")  # whose rows stand for their vertices


class BoneRoleList:
    """Roles of the bones, for all lists that show bones.

    Worked out once after each edit that may make a difference, when somebody asks.
    """

    def __init__(self, model: Model) -> None:
        self._model = model
        self._roles: IndexArray | None = None

    def follow(self, change: Change) -> None:
        """Take notice of a change of the model."""
        if changes_roles(change):
            self._roles = None

    def of(self, row: int) -> BoneRole:
        """Return the role of a bone of the model."""
        if self._roles is None:
            self._roles = bone_roles(self._model)
        return BoneRole(self._roles[row])


class CopiedReferences(QObject):
    """The rows that were copied last to be referred to, which may move before they are pasted."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = ""
        self.rows: IndexArray = NO_ROWS

    def copy(self, table: str, rows: IndexArray) -> None:
        self.table, self.rows = table, rows
        self.changed.emit()

    def follow(self, change: Change) -> None:
        """Take over what a change made of the rows."""
        if change.table == self.table and change.action is not Action.SET:
            rows = change.renumber(self.rows)
            self.rows = rows[rows != NONE]


class SavedShape(QObject):
    """Positions of the vertices in the file of the document, which brushes restore.

    `positions` (vertices, 3) as they were opened or last saved; of vertices that came since, where they came.
    """

    def __init__(self, model: Model, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._vertices = model.vertices
        self.positions: Float32Array = np.empty((0, 3), np.float32)
        self.take()

    def take(self) -> None:
        """Let the shape be that of now."""
        self.positions = self._vertices[Vertex.position].copy()

    def follow(self, change: Change) -> None:
        """Stay with the same vertices as they come, go and move."""
        if change.table != "vertices" or change.action is Action.SET:
            return
        if isinstance(change.rows, range):
            self._follow_run(change, slice(change.rows.start, change.rows.stop))
        elif change.action is Action.REMOVE:
            self.positions = taken_parts(self.positions, rows_left(len(self.positions), change.rows))
        else:
            come = self._vertices[Vertex.position][change.rows]
            sources = sources_with(len(self._vertices), change.rows)
            self.positions = with_rows(self.positions, sources, change.rows, come)

    def _follow_run(self, change: Change, run: slice) -> None:
        old = self.positions
        if change.action is Action.REMOVE:
            self.positions = np.concatenate((old[: run.start], old[run.stop :]))
        elif change.order is None:
            come = self._vertices[Vertex.position][run]
            self.positions = np.concatenate((old[: run.start], come, old[run.start :]))
        else:
            self.positions = np.concatenate((old[: run.start], old.take(change.order, axis=0), old[run.stop :]))


class WeightLocks(QObject):
    """The bones whose weights are kept while others change, and the one that painting takes from, if one."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: IndexArray = NO_ROWS  # ascending
        self.giver = NONE  # NONE: weight is taken from all bones that are not locked

    def set(self, rows: ArrayLike, locked: bool) -> None:
        """Lock bones, or let their weights change."""
        self._take(np.union1d(self.rows, rows) if locked else np.setdiff1d(self.rows, rows), self.giver)

    def set_giver(self, bone: int) -> None:
        self._take(self.rows, bone)

    def is_locked(self, bone: int) -> bool:
        return bool((self.rows == bone).any())

    def mask(self, count: int) -> BoolArray:
        """(count,) whether each of so many bones is locked."""
        locked = np.zeros(count, np.bool_)
        locked[self.rows] = True
        return locked

    def follow(self, change: Change) -> None:
        """Take over what a change made of the rows."""
        if change.table != "bones" or change.action is Action.SET:
            return
        rows = change.renumber(self.rows)
        giver = self.giver if self.giver == NONE else int(change.renumber([self.giver])[0])
        self._take(np.sort(rows[rows != NONE]), giver)

    def _take(self, rows: IndexArray, giver: int) -> None:
        self.rows, self.giver = rows.astype(np.intp), giver
        self.changed.emit()


@dataclass(frozen=True, slots=True, eq=False)
class _StoredRows:
    """Numbers of rows (n,), ascending, and what they held."""

    rows: IndexArray
    values: RowSet


class StoredPositions(QObject):
    """Positions of rows, of each table apart, as they were when the user asked for it, to be put back there later."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stored: dict[str, _StoredRows] = {}

    @property
    def counts(self) -> dict[str, int]:
        """The number of rows of each table that have a stored position."""
        return {table: len(stored.rows) for table, stored in self._stored.items()}

    def store(self, model: Model, table: str, rows: IndexArray) -> int:
        """Keep where rows of a table are, in place of what was stored of the table; how many there are.

        Of faces and materials it is their vertices; of a table without positions nothing.
        """
        name, numbers = _rows_with_positions(model, table, rows)
        if len(numbers):
            self._stored[name] = _StoredRows(numbers, model.tables[name].rows(numbers))
            self.changed.emit()
        return len(numbers)

    def restore(self, edit: Edit, table: str, rows: IndexArray) -> IndexArray:
        """Put those rows of a table back that are stored, all of these if no rows are told; which these are."""
        name, numbers = _rows_with_positions(edit.model, table, rows)
        stored = self._stored.get(name)
        if stored is None:
            return NO_ROWS
        chosen = np.flatnonzero(np.isin(stored.rows, numbers)) if len(rows) else np.arange(len(stored.rows))
        edit.put(edit.model.tables[name], stored.rows[chosen], stored.values.take(chosen), FIELDS[name])
        return stored.rows[chosen]

    def follow(self, change: Change) -> None:
        """Stay with the same rows after a change of the model; those that went are stored no longer."""
        stored = self._stored.get(change.table)
        if stored is None or change.action is Action.SET:
            return
        rows = change.renumber(stored.rows)
        order = np.argsort(rows, kind="stable")
        order = order[rows[order] >= 0]
        self._stored[change.table] = _StoredRows(rows[order], stored.values.take(order))
        if not len(order):
            del self._stored[change.table]
        self.changed.emit()


def _rows_with_positions(model: Model, table: str, rows: IndexArray) -> tuple[str, IndexArray]:
    """The table whose positions are meant, and its rows."""
    if table in OF_VERTICES:
        return "vertices", vertices_of(model, table, rows)
    return table, rows if table in FIELDS else NO_ROWS


class MessageLog(QObject):
    """Messages about a document: warnings of its file, losses, what physics cannot do.

    They follow their rows when these move, and stay without a row when it goes.
    """

    about_to_add = Signal(int)  # how many, at the end
    added = Signal()
    about_to_settle = Signal(int)  # which is going to be taken out
    settled = Signal()
    about_to_clear = Signal()
    cleared = Signal()
    renumbered = Signal(int, int)  # the first and the last message whose row is another

    def __init__(self, warnings: Iterable[Message], parent: QObject | None = None) -> None:
        """`warnings`: of the reader of the file."""
        super().__init__(parent)
        self.all = list(warnings)

    def add(self, *messages: Message) -> None:
        if messages:
            self.about_to_add.emit(len(messages))
            self.all.extend(messages)
            self.added.emit()

    def settle(self, message: Message) -> None:
        """Take out what was told of how things are, and are no longer, in whichever row that is now."""
        for place in reversed(range(len(self.all))):
            if (self.all[place].text, self.all[place].table) == (message.text, message.table):
                self.about_to_settle.emit(place)
                del self.all[place]
                self.settled.emit()

    def count(self, level: Level) -> int:
        """Return the number of messages of a level."""
        return sum(message.level is level for message in self.all)

    def clear(self) -> None:
        self.about_to_clear.emit()
        self.all.clear()
        self.cleared.emit()

    def follow(self, change: Change) -> None:
        """Rows of the model have moved."""
        if change.action is Action.SET:
            return
        about = [place for place, message in enumerate(self.all) if message.table == change.table]
        self.all[:] = _renumbered_messages(self.all, change)
        if about:
            self.renumbered.emit(about[0], about[-1])


def _renumbered_messages(messages: Sequence[Message], change: Change) -> list[Message]:
    """The messages, with the rows as they are numbered now."""
    rows = iter(change.renumber([message.row for message in messages if message.table == change.table]).tolist())
    return [
        dataclasses.replace(message, row=next(rows)) if message.table == change.table else message
        for message in messages
    ]

"""StoredPositions: where rows were when the user asked for it to be remembered, to be put back there later."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QObject, Signal

from editor.math3d.arrays import IndexArray
from editor.model.bones import Bone
from editor.model.changes import Action, Change
from editor.model.edit import Edit
from editor.model.fields import FieldKey
from editor.model.joints import Joint
from editor.model.model import Model
from editor.model.records import RowSet
from editor.model.rigid_bodies import RigidBody
from editor.model.vertices import SDEF_POINTS, Vertex
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


@dataclass(frozen=True, slots=True, eq=False)
class _StoredRows:
    """Numbers of rows (n,), ascending, and what they held."""

    rows: IndexArray
    held: RowSet


class StoredPositions(QObject):
    """Of one document, of each table apart; follows the rows as they come, go and move."""

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
        name, numbers = _meant(model, table, rows)
        if len(numbers):
            self._stored[name] = _StoredRows(numbers, model.tables[name].rows(numbers))
            self.changed.emit()
        return len(numbers)

    def restore(self, edit: Edit, table: str, rows: IndexArray) -> IndexArray:
        """Put those rows of a table back that are stored, all of these if no rows are told; which these are."""
        name, numbers = _meant(edit.model, table, rows)
        stored = self._stored.get(name)
        if stored is None:
            return NO_ROWS
        places = np.flatnonzero(np.isin(stored.rows, numbers)) if len(rows) else np.arange(len(stored.rows))
        edit.put(edit.model.tables[name], stored.rows[places], stored.held.take(places), FIELDS[name])
        return stored.rows[places]

    def follow(self, change: Change) -> None:
        """Stay with the same rows after a change of the model; those that went are stored no longer."""
        stored = self._stored.get(change.table)
        if stored is None or change.action is Action.SET:
            return
        rows = change.renumber(stored.rows)
        order = np.argsort(rows, kind="stable")
        order = order[rows[order] >= 0]
        self._stored[change.table] = _StoredRows(rows[order], stored.held.take(order))
        if not len(order):
            del self._stored[change.table]
        self.changed.emit()


def _meant(model: Model, table: str, rows: IndexArray) -> tuple[str, IndexArray]:
    """The table whose positions are meant, and its rows."""
    if table in OF_VERTICES:
        return "vertices", vertices_of(model, table, rows)
    return table, rows if table in FIELDS else NO_ROWS

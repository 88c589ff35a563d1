"""Selects by what is selected: neighbours, parts, the other side, what goes with it in another table.

Acts on the current document's selection, or on the current row where nothing is selected; changes no model.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from PySide6.QtCore import QObject

from editor.document.document import Document
from editor.document.selection import SelectionMode
from editor.math3d.arrays import BoolArray
from editor.model.fields import Field
from editor.model.model import Model
from editor.model.tables import RecordTable
from editor.model.weights import VertexWeights
from editor.operations.queries import selection
from editor.operations.queries.related import related
from editor.operations.queries.symmetry import other_side
from editor.operations.queries.topology import MeshTopology
from editor.ui.current_document import CurrentDocument
from editor.ui.value_text import count_text, section_title

Choose = Callable[[Model, str, BoolArray, MeshTopology | None], BoolArray]


class SelectCommands(QObject):
    """Each says in the status line what is selected then, or why nothing else is."""

    def __init__(self, current: CurrentDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._current = current
        self.least_weight = 0.0  # of a bone in a vertex, for the two to go with each other

    # -- within the active table -----------------------------------------------------------------------------------

    def grow(self) -> None:
        self._choose(selection.grow)

    def shrink(self) -> None:
        self._choose(selection.shrink)

    def connected(self) -> None:
        self._choose(selection.connected)

    def other_side(self) -> None:
        """Select what is on the other side instead; what is selected stays so where nothing is there."""
        self._choose(other_side, self.tr("{}: nothing is on the other side"))

    def both_sides(self) -> None:
        self._choose(lambda model, table, rows, mesh: rows | other_side(model, table, rows, mesh))

    def same_material(self) -> None:
        self._choose(lambda model, table, rows, mesh: selection.of_same_material(model, table, rows))

    def with_children(self) -> None:
        self._choose(lambda model, table, rows, mesh: selection.children(model, rows))

    def with_parents(self) -> None:
        self._choose(lambda model, table, rows, mesh: selection.parents(model, rows))

    def with_descendants(self) -> None:
        self._choose(lambda model, table, rows, mesh: selection.descendants(model, rows))

    def similar(self, field: Field) -> None:
        """Add the rows that have the same value of a field of the active table, which is one of records."""
        chosen = self._chosen()
        if chosen is not None:
            document, name, rows = chosen
            table = document.model.tables[name]
            if isinstance(table, RecordTable):
                self._take(document, name, selection.similar(table, rows, field))

    def unused(self) -> None:
        """Select the rows of the active table that nothing needs; what is selected stays so where all are needed."""
        document = self._current.document
        if document is not None:
            table = document.selection.active_table
            self._take(document, table, selection.unused(document.model, table), self.tr("{}: all are used"))

    def by_weights(self, find: Callable[[Model, VertexWeights], BoolArray]) -> None:
        """Select the vertices whose weights are found; what is selected stays so where none are."""
        document = self._current.document
        if document is not None:
            model = document.model
            weights = VertexWeights.of(model, np.arange(len(model.vertices)))
            self._take(document, "vertices", find(model, weights), self.tr("{}: none are like that"))

    def by_bones(self) -> None:
        """Select the vertices that the selected bones move, whichever table is the active one."""
        document = self._current.document
        if document is not None:
            rows = np.zeros(len(document.model.bones), np.bool_)
            rows[document.selection.chosen("bones")] = True
            found = related(document.model, "bones", rows, "vertices", self.least_weight)
            self._take(document, "vertices", found, self.tr("{}: the selected bones move none"))

    def _choose(self, choose: Choose, when_none: str = "") -> None:
        chosen = self._chosen()
        if chosen is not None:
            document, table, rows = chosen
            mesh = document.selection.mesh() if table in selection.OF_THE_MESH else None
            self._take(document, table, choose(document.model, table, rows, mesh), when_none)

    # -- to another table ------------------------------------------------------------------------------------------

    def relate(self, target: str) -> None:
        """Select what goes with the selection in the table `target`, and work on that one; if there is anything."""
        chosen = self._chosen()
        if chosen is not None:
            document, table, rows = chosen
            found = related(document.model, table, rows, target, self.least_weight)
            self._take(document, target, found, self.tr("{}: none are related to the selection"))

    # -- stored ----------------------------------------------------------------------------------------------------

    def store(self, name: str) -> None:
        """Keep the selected rows of the active table under a name."""
        chosen = self._chosen()
        if chosen is not None:
            document, table, rows = chosen
            document.selection.stored.store(name, table, np.flatnonzero(rows))
            text = self.tr("Stored as {name}: {count} ({section})")
            count = count_text(int(np.count_nonzero(rows)))
            document.show_status(text.format(name=name, count=count, section=section_title(table)))

    def recall(self, name: str, mode: SelectionMode = SelectionMode.REPLACE) -> None:
        """Select what is stored under a name, add it to the selection of its table, or take it from that."""
        document = self._current.document
        if document is not None:
            slot = document.selection.stored[name]
            document.selection.set_active_table(slot.table)
            document.selection.select(slot.table, slot.rows, mode)
            self._show_status(document, slot.table)

    def forget(self, name: str) -> None:
        document = self._current.document
        if document is not None:
            document.selection.stored.forget(name)
            document.show_status(self.tr("{} is no longer stored").format(name))

    # -- the selection ---------------------------------------------------------------------------------------------

    def _chosen(self) -> tuple[Document, str, BoolArray] | None:
        """The document, its active table and the rows that are chosen there; None, and a word, where none are."""
        document = self._current.document
        if document is None:
            return None
        table = document.selection.active_table
        rows = np.zeros(len(document.model.tables[table]), np.bool_)
        rows[document.selection.chosen()] = True
        if not rows.any():
            document.show_status(self.tr("{}: nothing is selected").format(section_title(table)))
            return None
        return document, table, rows

    def _take(self, document: Document, table: str, rows: BoolArray, when_none: str = "") -> None:
        """Select the rows; where there are none, say so instead if there are words for that."""
        if when_none and not rows.any():
            document.show_status(when_none.format(section_title(table)))
            return
        document.selection.set_active_table(table)
        document.selection.select(table, rows)
        self._show_status(document, table)

    def _show_status(self, document: Document, table: str) -> None:
        count = count_text(len(document.selection.rows(table)))
        document.show_status(self.tr("{section}: {count} selected").format(section=section_title(table), count=count))

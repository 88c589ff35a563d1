"""SavedShape: where the vertices of a document's model are in its file, which brushes restore."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QObject

from editor.math3d.arrays import Float32Array
from editor.model.changes import Action, Change
from editor.model.model import Model
from editor.model.vertices import Vertex


class SavedShape(QObject):
    """`positions` (vertices, 3) as they were opened or last saved; of vertices that came since, where they came."""

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
        now = self._vertices[Vertex.position].copy()
        rows = change.renumber(np.arange(len(self.positions)))
        stays = rows >= 0
        now[rows[stays]] = self.positions[stays]
        self.positions = now

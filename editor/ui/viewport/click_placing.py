"""Turns clicks in the model view into new rows: where a click means, and of what it makes one."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

import numpy as np
from numpy.typing import ArrayLike
from PySide6.QtCore import QCoreApplication, QObject, Signal

from editor.document.document import Document
from editor.math3d.arrays import BoolArray, Float64Array
from editor.model.fields import NONE, Vec3
from editor.model.mesh import Face, Vertex
from editor.operations.queries.nearest_surface import middle_of_mesh
from editor.ui.viewport.gizmo.geometry import At, ViewProjection, on_plane
from editor.ui.viewport.view_tool import IdleTool, Pointer, ToolView


class PlaceOn(Enum):
    """The targets of a click that puts something into the model."""

    SURFACE = "surface"
    MIDDLE = "middle"
    PLANE = "plane"


def current_of(document: Document, table: str) -> int:
    """The current one of the selected rows of a table, NONE where none is selected."""
    current, rows = document.selection.current(table), document.selection.rows(table)
    return current if current in rows else NONE


# Makes a row at a point in a document's model.
MakeRow = Callable[[Document, Vec3], object]


class ClickPlacing(QObject):
    """Placing of rows by clicks in all views of a window: on or off, of which table, and on what."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.make_row: MakeRow | None = None  # what a click makes
        self.place_on = PlaceOn.MIDDLE

    @property
    def is_on(self) -> bool:
        return self.make_row is not None

    def switch(self, make_row: MakeRow | None) -> None:
        """Let clicks make something from now on, or not any more."""
        if make_row is not self.make_row:
            self.make_row = make_row
            self.changed.emit()


class ClickPlacer(IdleTool):
    """Makes what clicks make, in one view."""

    def __init__(self, view: ToolView, placing: ClickPlacing) -> None:
        super().__init__(view)
        self._view, self._document = view, view.document
        self._placing = placing
        self._is_pressed = False

    @property
    def is_on(self) -> bool:
        return self._placing.is_on and not self._document.posing.is_active

    def press(self, pointer: Pointer) -> bool:
        self._is_pressed = True
        return True

    def release(self, pointer: Pointer | None) -> None:
        if self.cancel() and pointer is not None and self._view.sync():
            self._click(pointer.projection, pointer.at)

    def cancel(self) -> bool:
        was_pressed, self._is_pressed = self._is_pressed, False
        return was_pressed

    def _click(self, projection: ViewProjection, at: At) -> None:
        """Make what clicks make where one means; or say why there is none."""
        if self._document.posing.is_shown:
            self._document.show_status(QCoreApplication.translate("ClickPlacing", "Nothing is placed in a pose"))
            return
        point = self._placed_point(projection, at)
        if point is None:
            self._document.show_status(self._refusal())
        elif self._placing.make_row is not None:
            x, y, z = point.tolist()
            self._placing.make_row(self._document, (x, y, z))

    def _placed_point(self, projection: ViewProjection, at: At) -> Float64Array | None:
        match self._placing.place_on:
            case PlaceOn.SURFACE:
                with self._view.current():
                    hit = self._view.scene.pick(projection.camera, projection.size, *at, ("faces",), 0)
                return None if hit is None else np.asarray(hit.point)
            case PlaceOn.MIDDLE:
                faces = self._document.model.faces[Face.vertices][self._drawn_faces()]
                return middle_of_mesh(self._view.scene.posed("vertices"), faces, *projection.ray(at))
            case PlaceOn.PLANE:
                camera = projection.camera
                return on_plane(projection.ray(at), self._current_position(camera.target), camera.axes[:, 2])

    def _current_position(self, default: ArrayLike) -> Float64Array:
        """(3,) where the current one of the selected bones is, or vertices if one works on these; else the default."""
        model = self._document.model
        table = "vertices" if self._document.selection.active_table == "vertices" else "bones"
        row = current_of(self._document, table)
        if row == NONE:
            return np.asarray(default, np.float64)
        position = model.vertices[Vertex.position][row] if table == "vertices" else model.bones[row].position
        return np.asarray(position, np.float64)

    def _drawn_faces(self) -> BoolArray:
        """(faces,) which are seen: not those that are hidden, nor those of materials that nothing is seen of."""
        model, hidden = self._document.model, self._view.scene.hidden("faces")
        seen = np.array([material.diffuse[3] > 0 for material in model.materials] + [False])
        drawn = seen[model.faces[Face.material]]
        return drawn if hidden is None else drawn & ~hidden

    def _refusal(self) -> str:
        match self._placing.place_on:
            case PlaceOn.SURFACE:
                return QCoreApplication.translate("ClickPlacing", "There is no surface here to place anything on")
            case PlaceOn.MIDDLE:
                return QCoreApplication.translate("ClickPlacing", "Nothing here has a front and a back to be between")
            case PlaceOn.PLANE:
                return QCoreApplication.translate("ClickPlacing", "The plane cannot be met from here")

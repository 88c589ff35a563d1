"""Selects the rows of a table that are seen at a pixel of the screen, or in a region of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace

import numpy as np
from PySide6.QtCore import QObject, QPointF, QTimer, Signal

from editor.document.document import Document
from editor.document.selection import SelectionMode
from editor.math3d.arrays import BoolArray, IntegerArray
from editor.model.fields import NONE, Vec3
from editor.model.mesh import Face
from editor.model.model import Model
from editor.operations.queries.selection import GROWING, OF_THE_MESH, connected_rows
from editor.render.overlays.labels import NAMED
from editor.render.picking import Hit
from editor.render.scene import Scene
from editor.ui.viewport.gizmo.geometry import At, ViewProjection
from editor.ui.viewport.region_tool import Region, RegionTool, Stroke
from editor.ui.viewport.rows_in_region import RowsInRegion, projected_points

# The tables that can be picked from, with the overlay that makes their rows visible ("" where the model itself does).
OVERLAYS = {
    "vertices": "vertices",
    "faces": "",
    "materials": "",
    "bones": "bones",
    "rigid_bodies": "bodies",
    "joints": "joints",
}
# What is picked while a table that has no position of its own is worked on: the materials, unless named here.
INSTEAD = {"frames": "bones"}


def kind_for(table: str, *, is_posed: bool = False) -> str:
    """The table that is picked from while `table` is the active one; bones are what a pose is made of."""
    return table if table in OVERLAYS else INSTEAD.get(table, "bones" if is_posed else "materials")


RADIUS = 8.0  # logical pixels

Rows = Sequence[int] | IntegerArray


class ClickSelection:
    """Selects in one document's view. While a region is drawn only the view shows what it would select.

    The scene's context has to be current for what says so.
    """

    def __init__(self, document: Document, scene: Scene) -> None:
        self.regions: RegionTool | None = None
        self._document = document
        self._scene = scene
        self._screen: RowsInRegion | None = None
        self._key: object = None  # what the screen was made for

    def reset(self) -> None:
        """Forgets what was picked, because the model changed. No GL."""
        self._screen = None

    @property
    def takes_covered(self) -> bool:
        """True if what the model covers is selected along."""
        return self.regions is not None and self.regions.takes_covered

    # -- at a pixel ----------------------------------------------------------------------------------------------

    def click(self, kind: str, projection: ViewProjection, at: At, mode: SelectionMode) -> Hit | None:
        """Select the row of `kind` at a pixel, or the part that it is of; what was hit. The context is current."""
        model = self._document.model
        hit = pick(model, self._scene, projection, kind, at, through=self.takes_covered, selectable=True)
        if hit is None:
            select(self._document, kind, [], mode)
        elif hit.row >= 0:
            takes_part = self.regions is not None and self.regions.region is Region.PART
            select(self._document, kind, self._parts(kind, [hit.row]) if takes_part else [hit.row], mode)
        return hit

    def point_at(self, kind: str, projection: ViewProjection, at: At) -> Vec3 | None:
        """The point of the row of `kind`, or else of the surface, that is seen at a pixel. The context is current."""
        for table in (kind, "faces"):
            hit = pick(self._document.model, self._scene, projection, table, at)
            if hit is not None:
                return hit.point
        return None

    def _parts(self, kind: str, rows: Rows) -> Rows:
        """The parts of a table that rows of it belong to, where it has parts."""
        if kind not in GROWING or not len(rows):
            return rows
        model = self._document.model
        mask = np.zeros(len(model.tables[kind]), np.bool_)
        mask[rows] = True
        mesh = self._document.selection.mesh() if kind in OF_THE_MESH else None
        return np.flatnonzero(connected_rows(model, kind, mask, mesh))

    # -- in a region ---------------------------------------------------------------------------------------------

    def show(self, kind: str, projection: ViewProjection, stroke: Stroke | None) -> None:
        """Show what a region, None: there is none, would select; not its parts. The context is current."""
        if stroke is None:
            self._screen = None
        elif stroke.region is not Region.PART:
            found, chosen = self._mask(kind, projection, stroke), self._document.selection.mask(kind)
            match stroke.mode:
                case SelectionMode.ADD:
                    found = chosen | found
                case SelectionMode.REMOVE:
                    found = chosen & ~found
            self._scene.highlight(kind, np.flatnonzero(found))

    def take(self, kind: str, projection: ViewProjection, stroke: Stroke) -> None:
        """Select what is in a region that is drawn. The context is current."""
        rows = np.flatnonzero(self._mask(kind, projection, stroke))
        self._screen = None
        select(self._document, kind, self._parts(kind, rows) if stroke.region is Region.PART else rows, stroke.mode)

    def _mask(self, kind: str, projection: ViewProjection, stroke: Stroke) -> BoolArray:
        """(rows,) what is in a region of the picture."""
        area, posed_model = stroke.area(), self._scene.posed_model
        if projection.size != area.size:  # the view got another size meanwhile
            return np.zeros(len(self._document.model.tables[kind]), np.bool_)
        key = stroke, projection, posed_model.version if posed_model is not None else None
        if self._screen is None or key != self._key:
            self._screen, self._key = RowsInRegion(self._document.model, self._scene, projection), key
        rows = self._screen.rows(kind, area, through=self.takes_covered)
        return rows & ~self._document.locking.masked(kind)


MS_OF_REST = 80  # of the pointer, before what is below it is looked up by drawing


class Hovering(QObject):
    """Shows in one view what a click would select; `current`: within it the context is."""

    changed = Signal()  # another row is shown by a colour

    def __init__(
        self,
        document: Document,
        scene: Scene,
        sync: Callable[[], bool],
        projection: Callable[[], ViewProjection],
        current: Callable[[], AbstractContextManager[None]],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._scene = scene
        self._sync = sync
        self._projection = projection
        self._current = current
        self._lit = document.selection.lit
        self._pixel = QPointF()
        self._at_rest = QTimer(self, singleShot=True, interval=MS_OF_REST)
        self._at_rest.timeout.connect(self._look_for_material)
        document.selection.hovered_changed.connect(self._follow)

    def _follow(self) -> None:
        before, self._lit = self._lit, self._document.selection.lit
        if self._lit != before:
            self.changed.emit()

    def look(self, kind: str, pixel: QPointF) -> None:
        """Show the row of `kind` at a pixel: materials once the pointer rests, others at once; none of ""."""
        self._at_rest.stop()
        if kind == "materials":
            self._pixel = pixel
            self._at_rest.start()
        elif kind in NAMED and self._sync():
            projection = self._projection()
            at = pixel.x(), pixel.y()
            row = self._scene.row_at(projection.camera, projection.size, *at, kind, RADIUS * projection.ratio)
            self._document.selection.hover(kind, row, in_view=True)
        else:
            self.end()

    def end(self) -> None:
        """Show nothing as under the pointer."""
        self._at_rest.stop()
        self._document.selection.hover()

    def _look_for_material(self) -> None:
        """Draw the surface once, to see what is below the pointer."""
        if self._sync():
            at = self._pixel.x(), self._pixel.y()
            with self._current():
                hit = pick(self._document.model, self._scene, self._projection(), "materials", at, selectable=True)
            self._document.selection.hover("materials", hit.row if hit is not None else NONE, in_view=True)


def pick(
    model: Model,
    scene: Scene,
    projection: ViewProjection,
    kind: str,
    at: At,
    *,
    through: bool = False,
    selectable: bool = False,
) -> Hit | None:
    """The row of `kind`, a table, at a pixel (-1: a face of no material). The scene's context has to be current.

    Vertices are met `through` the surface, if that is wanted; faces never. `selectable`: nothing that is locked.
    """
    if kind == "vertices" and through:
        return _nearest_vertex(scene, projection, at, selectable=selectable)
    table = "faces" if kind == "materials" else kind
    radius = RADIUS * projection.ratio
    hit = scene.pick(projection.camera, projection.size, *at, (table,), radius, selectable=selectable)
    if hit is None or kind != "materials":
        return hit
    return replace(hit, table=kind, row=int(model.faces[Face.material][hit.row]))


def _nearest_vertex(scene: Scene, projection: ViewProjection, at: At, *, selectable: bool) -> Hit | None:
    """The vertex that is nearest to a pixel, whatever covers it."""
    points, hidden = scene.posed("vertices"), scene.hidden("vertices")
    locked = scene.locked("vertices") if selectable else None
    spots = projected_points(points, projection)
    away = np.hypot(spots.x - np.float32(at[0]), spots.y - np.float32(at[1]))
    away[~np.isfinite(away)] = np.inf
    for mask in (hidden, locked):
        if mask is not None:
            away[mask] = np.inf
    if not len(away) or away.min() > RADIUS * projection.ratio:
        return None
    row = int(away.argmin())
    x, y, z = points[row].tolist()
    return Hit("vertices", row, (x, y, z))


def select(document: Document, kind: str, rows: Rows, mode: SelectionMode) -> None:
    """Make `kind` the active table and select those of its rows that are neither hidden nor locked.

    None of them selects nothing, or leaves all as it is.
    """
    selection = document.selection
    rows = document.locking.unmasked(kind, document.masking.unmasked(kind, rows))
    selection.set_active_table(kind)
    if len(rows) or mode is SelectionMode.REPLACE:
        selection.select(kind, rows, mode)

"""Shows what is selected: tinted materials and faces, dotted vertices; bones and bodies are for their overlays.

Also draws the dots of all vertices, of which the selected ones are a part.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike
from OpenGL import GL

from editor.math3d.arrays import AnyArray, BoolArray, IndexArray
from editor.model.changes import Action, Change
from editor.model.fields import Vec4
from editor.model.mesh import Face
from editor.model.model import Model
from editor.render.bounds import existing_rows
from editor.render.geometry import Geometry
from editor.render.gpu import Buffer
from editor.render.options import ViewOptions
from editor.render.passes import BASE, Passes, bind_texture

SELECTION_ALPHA = 0.3
FACE_ALPHA = 0.55
DOT, SELECTED_DOT = 3.0, 5.0  # logical pixels
EVERY = "every vertex"  # in place of a table: the vertices that are not hidden, when some are
DOT_COLOR: Vec4 = (0.1, 0.3, 0.9, 1.0)
NEARER = 3e-5


class SelectionView:
    """The selected rows by table, and index buffers of the selected faces and vertices."""

    def __init__(self, model: Model, geometry: Geometry) -> None:
        self._model = model
        self._geometry = geometry
        self._rows: dict[str, IndexArray] = {}
        self._buffers: dict[str, Buffer] = {}
        self._dirty = {"vertices", "faces", EVERY}

    def select(self, table: str, rows: ArrayLike) -> None:
        """Take over which rows of a table are selected."""
        self._rows[table] = np.asarray(rows, np.intp).reshape(-1)
        self._dirty.add(table)

    def mark(self, change: Change) -> None:
        """Remember what a change made stale: faces that are drawn have other corners, rows are no longer there."""
        if change.table == "faces" or change.action is not Action.SET:
            self.mark_all()

    def mark_all(self) -> None:
        self._dirty |= {"vertices", "faces", EVERY}

    def rows(self, table: str) -> IndexArray:
        """The selected rows of a table, of those that it has."""
        return existing_rows(self._rows.get(table, np.empty(0, np.intp)), len(self._model.tables[table]))

    def mask(self, table: str) -> BoolArray:
        """(rows,) whether each row of a table is selected."""
        mask = np.zeros(len(self._model.tables[table]), np.bool_)
        mask[self.rows(table)] = True
        return mask

    # -- drawing ---------------------------------------------------------------

    def draw_faces(self, passes: Passes, options: ViewOptions) -> None:
        """Tint the faces of selected materials, and selected faces more so."""
        if not options.shows("selected-faces"):
            return
        GL.glDepthMask(False)
        materials = self.rows("materials").tolist()
        if materials:
            passes.draw_in_color(materials, (*options.selection_color, SELECTION_ALPHA))
        faces = self._sync("faces")
        if faces.rows:
            passes.flat((*options.selection_color, FACE_ALPHA), nearer=0)
            self._draw(GL.GL_TRIANGLES, faces, 3 * faces.rows, passes)
        GL.glDepthMask(True)

    def draw_vertices(self, passes: Passes, options: ViewOptions) -> None:
        """Dot all vertices, and the selected ones, which are seen through the model, if they are shown."""
        if options.shows("vertices"):
            passes.flat(DOT_COLOR, NEARER, DOT * options.pixel_ratio)
            bind_texture(BASE, passes.white)
            self._draw_every_vertex(passes)
        chosen = self._sync("vertices") if options.shows("selected-vertices") else None
        if chosen is not None and chosen.rows:
            passes.flat((*options.selection_color, 1.0), NEARER, SELECTED_DOT * options.pixel_ratio)
            GL.glDisable(GL.GL_DEPTH_TEST)
            self._draw(GL.GL_POINTS, chosen, chosen.rows, passes)
            GL.glEnable(GL.GL_DEPTH_TEST)

    def _draw_every_vertex(self, passes: Passes) -> None:
        if self._geometry.hidden.mask("vertices") is None:
            GL.glDrawArrays(GL.GL_POINTS, 0, len(self._model.vertices))
        else:
            shown = self._sync(EVERY)
            self._draw(GL.GL_POINTS, shown, shown.rows, passes)

    def _draw(self, primitive: int, indices: Buffer, count: int, passes: Passes) -> None:
        bind_texture(BASE, passes.white)
        with self._geometry.indexed_by(indices):
            GL.glDrawElements(primitive, count, GL.GL_UNSIGNED_INT, None)

    def _sync(self, table: str) -> Buffer:
        buffer = self._buffers.get(table)
        if buffer is None:
            buffer = self._buffers[table] = Buffer()
            self._dirty.add(table)
        if table in self._dirty:
            self._dirty.discard(table)
            buffer.fill(self._indices(table).astype(np.uint32))
        return buffer

    def _indices(self, table: str) -> AnyArray:
        """Numbers of vertices to be drawn: rows that are hidden are not."""
        hidden = self._geometry.hidden
        if table == EVERY:
            return hidden.among_shown("vertices", np.arange(len(self._model.vertices)))
        rows = hidden.among_shown(table, self.rows(table))
        return rows if table == "vertices" else self._geometry.valid(self._model.faces[Face.vertices][rows])

    def release(self) -> None:
        """Give everything back; it is uploaded again when it is next drawn."""
        for buffer in self._buffers.values():
            buffer.release()
        self._buffers.clear()

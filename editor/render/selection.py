"""Shows what is selected: tinted materials and faces, dotted vertices; bones and bodies are for their overlays.

Also draws the dots of all vertices, of which the selected ones are a part.
"""

from __future__ import annotations

from collections.abc import Sized

import numpy as np
from numpy.typing import ArrayLike
from OpenGL import GL

from editor.math3d.arrays import AnyArray, BoolArray, Float32Array, IndexArray
from editor.model.changes import Action, Change, Rows
from editor.model.fields import NONE, Vec4
from editor.model.mesh import Face, Vertex
from editor.model.model import Model
from editor.render.bounds import existing_rows
from editor.render.geometry import Geometry
from editor.render.gpu import Buffer, VertexArray
from editor.render.options import ViewOptions
from editor.render.passes import BASE, Passes, bind_texture

SELECTION_ALPHA, HOVER_ALPHA = 0.3, 0.16
FACE_ALPHA = 0.55
DOTS, SELECTED_DOTS = (1.5, 3.0), (5.0, 5.0)  # logical pixels, the least and the most
COVERED_ALPHA = 0.35  # of dots that are seen through the model
EVERY = "every vertex"  # in place of a table: the vertices that are not hidden, when some are
SPACING = "spacing of vertices"  # in place of a table, too
DOT_COLOR: Vec4 = (0.1, 0.3, 0.9, 1.0)
NEARER = 3e-5
MOST_FACES = 100_000  # that the spacing of vertices is taken from


class SelectionView:
    """The selected rows by table, and index buffers of the selected faces and vertices."""

    def __init__(self, model: Model, geometry: Geometry) -> None:
        self._model = model
        self._geometry = geometry
        self._rows: dict[str, IndexArray] = {}
        self._hovered_material = NONE
        self._buffers: dict[str, Buffer] = {}
        self._dirty = {"vertices", "faces", EVERY, SPACING}
        self._dots: VertexArray | None = None
        self._read: list[Buffer] = []  # what the dots are fed from

    def select(self, table: str, rows: ArrayLike) -> None:
        """Take over which rows of a table are selected."""
        self._rows[table] = np.asarray(rows, np.intp).reshape(-1)
        self._dirty.add(table)

    def hover(self, table: str, row: int) -> None:
        """Take over the row under the pointer; of materials it is tinted, as if half selected."""
        self._hovered_material = row if table == "materials" else NONE

    def mark(self, change: Change) -> None:
        """Remember what a change made stale: faces that are drawn have other corners, rows are no longer there."""
        if change.table == "faces" or change.action is not Action.SET:
            self.mark_all()
            self._dirty.add(SPACING)
        elif change.table == "vertices" and "position" in change.fields and _is_most(change.rows, self._model.vertices):
            self._dirty.add(SPACING)  # perhaps of another size; what is moved by hand keeps its spacing

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
        """Tint the faces of selected materials, selected faces more so, and those under the pointer less."""
        GL.glDepthMask(False)
        if self._hovered_material != NONE:
            passes.draw_in_color([self._hovered_material], (*options.selection_color, HOVER_ALPHA))
        if options.shows("selected-faces"):
            self._draw_selected_faces(passes, options)
        GL.glDepthMask(True)

    def _draw_selected_faces(self, passes: Passes, options: ViewOptions) -> None:
        materials = self.rows("materials").tolist()
        if materials:
            passes.draw_in_color(materials, (*options.selection_color, SELECTION_ALPHA))
        faces = self._sync("faces")
        if faces.rows:
            passes.flat((*options.selection_color, FACE_ALPHA), nearer=0)
            self._draw(GL.GL_TRIANGLES, faces, 3 * faces.rows, passes)

    def draw_vertices(self, passes: Passes, options: ViewOptions) -> None:
        """Dot all vertices, and the selected ones, which are seen through the model, if they are shown."""
        chosen = self._sync("vertices") if options.shows("selected-vertices") else None
        if not (options.shows("vertices") or (chosen is not None and chosen.rows)) or not self._bind_dots():
            return
        if options.shows("vertices"):
            every = None if self._geometry.hidden.mask("vertices") is None else self._sync(EVERY)
            if options.sees_through:
                GL.glDisable(GL.GL_DEPTH_TEST)
                self._draw_dots(passes, every, (*DOT_COLOR[:3], COVERED_ALPHA), DOTS)
                GL.glEnable(GL.GL_DEPTH_TEST)
            self._draw_dots(passes, every, DOT_COLOR, DOTS)
        if chosen is not None and chosen.rows:
            GL.glDisable(GL.GL_DEPTH_TEST)
            self._draw_dots(passes, chosen, (*options.selection_color, 1.0), SELECTED_DOTS)
            GL.glEnable(GL.GL_DEPTH_TEST)
        self._geometry.bind()

    def _bind_dots(self) -> bool:
        """Bind positions and spacing of the vertices; False where there are no positions."""
        (positions,) = self._geometry.buffers(("position",))
        if positions is None:
            return False
        buffers = [positions, self._sync(SPACING)]
        if self._dots is None:
            self._dots, self._read = VertexArray(), []
        if self._read != buffers:
            for location, (buffer, size) in enumerate(zip(buffers, (3, 1), strict=True)):
                self._dots.enable(location, buffer, "f4", size)
            self._read = buffers
        self._dots.bind()
        return True

    def _draw_dots(self, passes: Passes, rows: Buffer | None, color: Vec4, sizes: tuple[float, float]) -> None:
        """Draw some vertices, None: all."""
        program = passes.program("dot.vert", "dot.frag")
        GL.glUniform4f(program.uniform("tint"), *color)
        GL.glUniform2f(program.uniform("sizes"), *sizes)
        GL.glUniform1f(program.uniform("nearer"), NEARER)
        GL.glDepthMask(False)
        if rows is None:
            GL.glDrawArrays(GL.GL_POINTS, 0, len(self._model.vertices))
        else:
            GL.glBindBuffer(GL.GL_ELEMENT_ARRAY_BUFFER, rows.name)
            GL.glDrawElements(GL.GL_POINTS, rows.rows, GL.GL_UNSIGNED_INT, None)
        GL.glDepthMask(True)

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
            buffer.fill(self._spacing() if table == SPACING else self._indices(table).astype(np.uint32, copy=False))
        return buffer

    def _indices(self, table: str) -> AnyArray:
        """Numbers of vertices to be drawn: rows that are hidden are not."""
        hidden = self._geometry.hidden
        if table == EVERY:
            return hidden.among_shown("vertices", np.arange(len(self._model.vertices)))
        rows = hidden.among_shown(table, self.rows(table))
        return rows if table == "vertices" else self._geometry.valid(self._model.faces[Face.vertices][rows])

    def _spacing(self) -> Float32Array:
        corners = self._geometry.valid(self._model.faces[Face.vertices])
        return vertex_spacing(self._model.vertices[Vertex.position], corners)

    def release(self) -> None:
        """Give everything back; it is uploaded again when it is next drawn."""
        if self._dots is not None:
            self._dots.release()
            self._dots = None
        for buffer in self._buffers.values():
            buffer.release()
        self._buffers.clear()


def vertex_spacing(points: Float32Array, corners: AnyArray) -> Float32Array:
    """(n,) the mean length of the sides of faces at each of (n, 3) points; 0: there are none.

    `corners` (faces, 3). Of very many faces only some are looked at, and points that these leave out have the spacing
    of one before them.
    """
    if not len(points):
        return np.empty(0, np.float32)
    step = max(len(corners) // MOST_FACES, 1)
    some = corners[::step].astype(np.intp)
    at = points[some]
    with np.errstate(all="ignore"):  # vertices may be anywhere, or nowhere
        lengths = np.sqrt(((at - np.roll(at, -1, axis=1)) ** 2).sum(axis=2))  # from each corner to the next
        sums = lengths + np.roll(lengths, 1, axis=1)
        total = np.bincount(some.reshape(-1), sums.reshape(-1), len(points))
        count = np.bincount(some.reshape(-1), minlength=len(points))
        spacing: Float32Array = (total / np.maximum(2 * count, 1)).astype(np.float32)
    if step > 1:
        spacing = spacing[np.maximum.accumulate(np.where(count, np.arange(len(points)), 0))]
    return spacing


def _is_most(rows: Rows, table: Sized) -> bool:
    return 2 * len(rows) > len(table)

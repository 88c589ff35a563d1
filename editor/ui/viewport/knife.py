"""Knife: the tool that cuts the faces under a line that is drawn across the model view."""

from __future__ import annotations

import numpy as np

from editor.document.selection import SelectionMode
from editor.document.texts import translate
from editor.math3d.arrays import BoolArray, Float64Array, IndexArray, StructArray
from editor.model.fields import Vec3
from editor.model.mesh import Face, Vertex
from editor.operations.catalog import OPERATIONS
from editor.operations.operation import OperationContext
from editor.operations.queries.related import faces_with
from editor.operations.queries.topology import SIDES
from editor.render.overlays.overlay_lines import segments
from editor.ui.value_text import translated
from editor.ui.viewport.gizmo.geometry import At, ViewProjection
from editor.ui.viewport.gizmo.parts import NO_LINES
from editor.ui.viewport.region_tool import LINE, at_one_depth
from editor.ui.viewport.rows_in_region import Area, RowsInRegion, projected_points
from editor.ui.viewport.view_tool import IdleTool, Pointer, ToolView

SHORTEST = 3.0  # logical pixels: a shorter line has no direction
WIDTH = 1.0  # device pixels on both sides of the line, in which faces are looked for
OF_FACES = ("vertices", "faces", "materials")  # tables whose selected rows stand for faces


class Knife(IdleTool):
    """A cut is one step.

    It cuts what is seen, and what is covered too where regions take that; of the mesh what is selected, or all.
    """

    def __init__(self, view: ToolView) -> None:
        super().__init__(view)
        self._view, self._document = view, view.document
        self._line: tuple[ViewProjection, At, At] | None = None  # that is drawn

    # -- the pointer -----------------------------------------------------------------------------------------------

    def press(self, pointer: Pointer) -> bool:
        """Begin a line, or say why nothing can be cut."""
        if self._document.posing.is_shown:
            self._document.show_status(self.tr("Nothing is cut in a pose: switch “Show the pose in Edit mode” off"))
            return True
        self._line = pointer.projection, pointer.at, pointer.at
        return True

    def drag(self, pointer: Pointer) -> None:
        """Draw the line to the pointer."""
        if self._line is not None:
            self._line = *self._line[:2], pointer.at
            self._view.changed.emit()

    def release(self, pointer: Pointer | None) -> None:
        """Cut along the line; nothing if none was drawn."""
        line = self._line
        if line is None:
            return
        self.cancel()
        projection, start, end = line
        if np.hypot(*np.subtract(end, start)) < SHORTEST * projection.ratio:
            return
        faces = np.flatnonzero(self._faces_to_cut(*line))
        if len(faces):
            self._cut(faces, *line)
        else:
            self._document.show_status(self.tr("The line crosses nothing that can be cut"))

    def cancel(self) -> bool:
        """Give the line up; False when there is none."""
        was_pressed, self._line = self._line is not None, None
        if was_pressed:
            self._view.changed.emit()
        return was_pressed

    def lines(self, projection: ViewProjection) -> StructArray:
        """The line that is drawn."""
        if self._line is None:
            return NO_LINES
        start, end = at_one_depth(np.array(self._line[1:]), projection)
        return segments(start, end, LINE)

    # -- the cut ---------------------------------------------------------------------------------------------------

    def _cut(self, faces: IndexArray, projection: ViewProjection, start: At, end: At) -> None:
        (eye, sight), (other, way) = projection.ray(start), projection.ray(end)
        normal = np.cross(sight, other + way - eye)
        normal /= np.linalg.norm(normal)
        target = np.asarray(projection.camera.target, np.float64)
        point = target - normal * ((target - eye) @ normal)  # of the plane, near to what is seen
        cutting = OPERATIONS["faces.cut"]
        context, count = OperationContext(self._document.model, {"faces": faces}), len(self._document.model.vertices)
        try:
            with self._document.edit(translate("Knife", "Cut with the knife")) as edit:
                parameters = cutting.parameters(point=_vec3(point), normal=_vec3(normal))
                result = cutting.function(edit, context, parameters)
        except ValueError as error:
            self._document.show_status(translated(error.args[0]))
            return
        new = {"faces": result.rows["faces"], "vertices": range(count, len(self._document.model.vertices))}
        selection, table = self._document.selection, self._document.selection.active_table
        if table in new and len(selection.rows(table)):
            selection.select(table, np.asarray(new[table], np.intp), SelectionMode.ADD)
        self._document.show_status(translated(result.message))

    def _faces_to_cut(self, projection: ViewProjection, start: At, end: At) -> BoolArray:
        """(faces,) which are to be cut."""
        model, selection = self._document.model, self._document.selection
        found = self._faces_under_line(projection, start, end)
        table = selection.active_table
        if table in OF_FACES and len(rows := selection.rows(table)):
            mask = np.zeros(len(model.tables[table]), np.bool_)
            mask[rows] = True
            found &= faces_with(model, table, mask, whole=True)
        if (hidden := self._view.scene.hidden("faces")) is not None:
            found &= ~hidden
        if not self._view.regions.takes_covered:
            area = Area(projection.size)
            area.add_trace([start, end], WIDTH)
            with self._view.current():
                found &= RowsInRegion(model, self._view.scene, projection).rows("faces", area, through=False)
        return found

    def _faces_under_line(self, projection: ViewProjection, start: At, end: At) -> BoolArray:
        """(faces,) which the line crosses in the picture, seen or covered."""
        model = self._document.model
        spots = projected_points(model.vertices[Vertex.position], projection)
        way = np.subtract(end, start)
        x, y = np.append(spots.x, np.nan) - start[0], np.append(spots.y, np.nan) - start[1]
        along, aside = (x * way[0] + y * way[1]) / (way @ way), x * way[1] - y * way[0]
        corners = model.faces[Face.vertices]
        crossings = []  # on the line, 0 to 1, where it meets sides of faces
        for one, other in corners.T[SIDES]:
            first, second = aside[one], aside[other]
            with np.errstate(invalid="ignore", divide="ignore"):
                crossing = (along[one] * second - along[other] * first) / (second - first)
            crossings.append(np.where((first < 0) != (second < 0), crossing, np.nan))
        is_met = (np.fmin.reduce(crossings) <= 1) & (np.fmax.reduce(crossings) >= 0)
        found: BoolArray = is_met & np.isfinite(aside)[corners].all(axis=1)
        return found


def _vec3(values: Float64Array) -> Vec3:
    x, y, z = values.tolist()
    return x, y, z

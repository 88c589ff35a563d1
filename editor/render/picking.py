"""Finds what is under the pointer: faces by drawing their numbers, vertices among what is seen, bones by projection."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from OpenGL import GL

from editor.math3d.arrays import BoolArray, Float32Array, Float64Array, IndexArray, Int32Array
from editor.model.fields import Vec3
from editor.model.mesh import Face
from editor.model.model import Model
from editor.preview.posed_model import PosedModel
from editor.render.bounds import PLACED, existing_rows
from editor.render.bounds import Rows as AnyRows
from editor.render.camera import Camera, Size
from editor.render.hiding import Hidden
from editor.render.offscreen.framebuffers import Framebuffer, bound
from editor.render.overlays.overlay_input import points_at
from editor.render.passes import BASE, Passes, bind_texture, cull

Box = tuple[int, int, int, int]  # left, top, right, bottom in pixels; right and bottom excluded
NOTHING = -1
NEARER = 2e-6  # of the depth range: how much deeper than the surface what lies on it may come out


@dataclass(frozen=True, slots=True)
class Hit:
    """A row under the pointer, and the point that was met, in model space."""

    table: str
    row: int
    point: Vec3


@dataclass(frozen=True, slots=True, eq=False)
class SeenSurface:
    """The surface in one picture, pixel by pixel: what regions of the picture are looked up in.

    `faces` (height, width): the row of the face that is seen, NOTHING where none is; `depths` (height, width) as in the
    depth buffer, 1 where nothing is. `drawn` and `two_sided` (materials + 1,): whether each material is drawn, and from
    both sides; the last, for faces of no material, is not.
    """

    faces: Int32Array
    depths: Float32Array
    drawn: BoolArray
    two_sided: BoolArray


class Picker:
    """Finds rows by pixels for one model, with the geometry that is drawn."""

    def __init__(self, model: Model, passes: Passes, hidden: Hidden, locked: Hidden) -> None:
        """`locked`: what is met only where nothing is to be selected."""
        self._model = model
        self._passes = passes
        self._hidden = hidden
        self._locked = locked
        self._posed_model: PosedModel | None = None

    def show(self, posed_model: PosedModel | None) -> None:
        """Meet everything where a figure has it, None: where it is at rest."""
        self._posed_model = posed_model

    def points(self, table: str, rows: AnyRows | None) -> Float32Array:
        """(n, 3) where rows of a table are; None: all of them."""
        return points_at(self._model, self._posed_model, table, rows)

    def seen_surface(self, camera: Camera, size: Size) -> SeenSurface:
        """Return the faces seen in the whole picture."""
        depths = np.empty(size[::-1], np.float32)
        faces = self.face_numbers(camera, size, (0, 0, *size), depths)
        drawn, two_sided = np.zeros((2, len(self._model.materials) + 1), np.bool_)
        for row, draw in self._passes.visible():
            drawn[row], two_sided[row] = True, draw.double_sided or draw.primitive != GL.GL_TRIANGLES
        return SeenSurface(faces, np.ascontiguousarray(depths[::-1]), drawn, two_sided)

    def face_numbers(self, camera: Camera, size: Size, box: Box, depths: Float32Array | None = None) -> Int32Array:
        """(height, width) of the box: the row of the face seen in each pixel, NOTHING where none is.

        `depths` (height, width) takes what is in the depth buffer, the lowest line of pixels first. Uses the state that
        `Scene` sets; the framebuffer and viewport that were current are so again afterwards.
        """
        left, top, right, bottom = box
        window = max(right - left, 1), max(bottom - top, 1)
        numbers = np.empty((window[1], window[0]), np.uint32)
        target = Framebuffer(window, GL.GL_R32UI)
        viewport = GL.glGetIntegerv(GL.GL_VIEWPORT)
        with bound(target.name):
            self._draw_numbers(window_projection(camera, size, box), window)
            GL.glReadPixels(0, 0, *window, GL.GL_RED_INTEGER, GL.GL_UNSIGNED_INT, numbers)
            if depths is not None:
                GL.glReadPixels(0, 0, *window, GL.GL_DEPTH_COMPONENT, GL.GL_FLOAT, depths)
        GL.glViewport(*viewport)
        target.release()
        return self._hidden.rows_of(numbers[::-1].astype(np.int32) - 1)

    def _draw_numbers(self, projection: Float64Array, window: Size) -> None:
        GL.glViewport(0, 0, *window)
        GL.glDisable(GL.GL_BLEND)
        GL.glClearBufferuiv(GL.GL_COLOR, 0, np.zeros(4, np.uint32))
        GL.glClearBufferfi(GL.GL_DEPTH_STENCIL, 0, 1.0, 0)
        program = self._passes.program("face_id.vert", "face_id.frag")
        GL.glUniformMatrix4fv(program.uniform("window_projection"), 1, True, projection.astype(np.float32))
        for _, draw in self._passes.visible():
            GL.glUniform1i(program.uniform("first_face"), draw.first)
            GL.glUniform1i(program.uniform("parts"), 1 if draw.primitive == GL.GL_TRIANGLES else 3)
            bind_texture(BASE, draw.base)
            cull(draw)
            self._passes.draw_faces(draw)
        GL.glDisable(GL.GL_CULL_FACE)
        GL.glEnable(GL.GL_BLEND)

    def pick(
        self,
        camera: Camera,
        size: Size,
        x: float,
        y: float,
        tables: Sequence[str],
        radius: float,
        *,
        selectable: bool = False,
    ) -> Hit | None:
        """The first of `tables` that has something within `radius` pixels of a point (faces: right under it).

        `selectable`: nothing that is locked.
        """
        reach = max(int(radius), 0)
        box = int(x) - reach, int(y) - reach, int(x) + reach + 1, int(y) + reach + 1
        depths = np.ones((2 * reach + 1, 2 * reach + 1), np.float32)
        needed = {"faces", "vertices"} & set(tables)
        numbers = self.face_numbers(camera, size, box, depths) if needed else np.full(depths.shape, NOTHING, np.int32)
        for table in tables:
            if table == "faces":
                face = int(numbers[reach, reach])
                hit = None if selectable and self._is_locked_face(face) else self._face(camera, size, x, y, face)
            else:
                rows = self._candidates(table, numbers)
                rows = self._locked.among_shown(table, rows) if selectable else rows
                points = self.points(table, rows)
                if table == "vertices":
                    seen = _is_uncovered(points, window_projection(camera, size, box), local_max_depths(depths[::-1]))
                    rows, points = rows[seen], points[seen]
                hit = _nearest_point(camera, size, x, y, table, radius, rows, points)
            if hit is not None:
                return hit
        return None

    def _face(self, camera: Camera, size: Size, x: float, y: float, face: int) -> Hit | None:
        if not 0 <= face < len(self._model.faces):
            return None
        corners = self.points("faces", np.array([face])).astype(np.float64)
        return Hit("faces", face, meeting_point(*camera.ray(x, y, size), corners))

    def _is_locked_face(self, face: int) -> bool:
        mask = self._locked.mask("faces")
        return mask is not None and 0 <= face < len(mask) and bool(mask[face])

    def _candidates(self, table: str, numbers: Int32Array) -> IndexArray:
        """Vertices of the faces that are seen, if any; everything that is not hidden of the other tables."""
        seen = np.unique(numbers[numbers >= 0])
        if table == "vertices" and len(seen):
            corners = self._model.faces[Face.vertices][existing_rows(seen, len(self._model.faces))]
            return existing_rows(np.unique(corners), len(self._model.vertices))
        known = table in PLACED or table == "vertices"
        rows = np.arange(len(self._model.tables[table]) if known else 0)
        return self._hidden.among_shown(table, rows)


def window_projection(camera: Camera, size: Size, box: Box) -> Float64Array:
    """(4, 4) the camera's projection, with the box of pixels filling all of clip space."""
    left, top, right, bottom = box
    across, down = max(right - left, 1), max(bottom - top, 1)
    matrix = np.eye(4)
    matrix[0, 0], matrix[0, 3] = size[0] / across, (size[0] - left - right) / across
    matrix[1, 1], matrix[1, 3] = size[1] / down, (top + bottom - size[1]) / down
    result: Float64Array = matrix @ camera.view_projection(size)
    return result


def local_max_depths(depths: Float32Array) -> Float32Array:
    """(height, width) how deep a picture is at most in each pixel and those around it."""
    padded = np.pad(depths, 1, mode="edge")
    across = np.maximum(np.maximum(padded[:, :-2], padded[:, 1:-1]), padded[:, 2:])
    result: Float32Array = np.maximum(np.maximum(across[:-2], across[1:-1]), across[2:])
    return result


def _is_uncovered(points: Float32Array, projection: Float64Array, depths: Float32Array) -> BoolArray:
    """(n,) whether no surface, which is `depths` (height, width) deep, is before points (n, 3) in its window."""
    clip = points @ projection[:, :3].T + projection[:, 3]
    w = np.where(clip[:, 3] > 0, clip[:, 3], np.inf)
    height, width = depths.shape
    x = np.clip((clip[:, 0] / w + 1) / 2 * width, 0, width - 1).astype(np.intp)
    y = np.clip((1 - clip[:, 1] / w) / 2 * height, 0, height - 1).astype(np.intp)
    return np.asarray((clip[:, 2] / w + 1) / 2 <= depths[y, x] + NEARER)


def _nearest_point(
    camera: Camera, size: Size, x: float, y: float, table: str, radius: float, rows: IndexArray, points: Float32Array
) -> Hit | None:
    """The one of some rows of a table, at points (n, 3), that is seen nearest to a pixel."""
    if not len(points):
        return None
    seen = camera.project(points, size)
    away = np.hypot(seen[:, 0] - x, seen[:, 1] - y)
    away[(seen[:, 2] <= 0) | ~np.isfinite(away)] = np.inf
    nearest = int(away.argmin())
    if away[nearest] > radius:
        return None
    px, py, pz = points[nearest].tolist()
    return Hit(table, int(rows[nearest]), (px, py, pz))


def meeting_point(origin: Float64Array, direction: Float64Array, corners: Float64Array) -> Vec3:
    """Return the intersection of a ray and the plane of a face; the middle of the face if there is none."""
    normal = np.cross(corners[1] - corners[0], corners[2] - corners[0])
    slope = normal @ direction
    middle = corners.mean(axis=0)
    point = middle if slope == 0 else origin + direction * (normal @ (corners[0] - origin) / slope)
    x, y, z = point.tolist()
    return x, y, z

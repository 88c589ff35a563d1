"""Finds the rows of a table inside a box on the screen: what is seen of the surface, and points through it."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from editor.model.model import Model
from editor.preview.figure import Figure
from editor.render.camera import Camera
from editor.render.places import points_at

Box = tuple[int, int, int, int]  # left, top, right, bottom in device pixels
Rows = NDArray[np.intp]


def rows_in_box(
    model: Model,
    table: str,
    box: Box,
    camera: Camera,
    size: tuple[int, int],
    seen: NDArray[np.integer],
    figure: Figure | None = None,
) -> Rows:
    """The rows of `table` in the box. `seen`: the face rows visible in it, for faces, materials and vertices.

    Vertices count when a face that is seen has them; bones, bodies and joints are taken through the surface. They are
    where `figure` has them, or at rest without one.
    """
    faces = np.asarray(seen, np.intp)
    match table:
        case "faces":
            return np.unique(faces)
        case "materials":
            materials = np.unique(model.faces["material"][faces]).astype(np.intp)
            return materials[materials >= 0]
        case "vertices":
            corners = np.unique(model.faces["vertices"][faces]).astype(np.intp)
            corners = corners[corners >= 0]
            return corners[_inside(points_at(model, figure, table, corners), box, camera, size)]
        case _:
            return np.flatnonzero(_inside(points_at(model, figure, table, None), box, camera, size))


def _inside(points: NDArray[np.float32], box: Box, camera: Camera, size: tuple[int, int]) -> NDArray[np.bool_]:
    left, top, right, bottom = box
    x, y, depth = camera.project(points, size).T
    inside = (left <= x) & (x <= right) & (top <= y) & (y <= bottom) & (depth > 0)
    return np.asarray(inside)

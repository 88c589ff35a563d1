"""Flat drawings laid over the face, each with the drawings it turns into: lashes, brows, mouth, eye parts.

Imports numpy, curves, mesh and skull. A drawing is a grid (rows, columns, 2) of points in (x, y) of the face;
a vertex morph is the way from one grid to another of the same size.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import ArrayLike

from .mesh import Floats, Mesh, sheet
from .skull import front_normal, lit, on_face

TOWARDS_VIEWER = (0.0, 0.0, -1.0)


def decal(
    grid: Floats, height: ArrayLike, uv: Floats | None = None, targets: Mapping[str, Floats] | None = None
) -> Mesh:
    """A grid as a surface `height` above the skin, without an edge; `targets` are its grids by vertex morph."""
    height = np.broadcast_to(height, grid.shape[:2])
    points = laid(grid, height)
    mesh = sheet(points, uv, facing=TOWARDS_VIEWER).edged(0.0)
    mesh.normal = lit(front_normal(grid[..., 0], grid[..., 1])).reshape(-1, 3)
    for morph, target in (targets or {}).items():
        mesh.moves[morph] = (laid(target, height) - points).reshape(-1, 3)
    return mesh


def laid(grid: Floats, height: Floats) -> Floats:
    """The points of a grid on the face; what lies below the skin goes straight back, to keep its place from before."""
    x, y = grid[..., 0], grid[..., 1]
    return on_face(x, y, np.maximum(height, 0)) - np.minimum(height, 0)[..., None] * (0.0, 0.0, 1.0)


def outwards(path: Floats) -> Floats:
    """(n, 2) unit normals to the left of a path (n, 2)."""
    tangent = np.gradient(path, axis=0)
    normal = np.stack((-tangent[:, 1], tangent[:, 0]), 1)
    return normal / np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-9)


def stroke(path: Floats, thickness: ArrayLike, lean: float = 0.5) -> Floats:
    """(3, n, 2): a line along `path`, `thickness` (n,) wide, of which the share `lean` lies to its left."""
    across = outwards(path) * np.broadcast_to(thickness, len(path))[:, None]
    return np.stack((path + across * lean, path + across * (lean - 0.5), path - across * (1 - lean)))


def pen(count: int, thickness: float, power: float = 2.0) -> Floats:
    """The thickness (n,) of a stroke that swells in the middle and ends in points; higher powers are blunter."""
    t = np.linspace(-1, 1, count)
    return thickness * (1 - np.abs(t) ** power) ** (1 / 2)


def disc(rings: int, sides: int, squareness: float = 2.0) -> Floats:
    """(rings, sides + 1, 2): the unit disc as a polar grid, its centre first."""
    angle = np.linspace(0, 2 * np.pi, sides + 1)
    angle[-1] = 0.0
    rim = np.stack((np.cos(angle), np.sin(angle)), 1)
    rim = np.sign(rim) * np.abs(rim) ** (2 / squareness)
    return np.linspace(0, 1, rings)[:, None, None] * rim


def cell(unit_grid: Floats, left: float, top: float, width: float, height: float) -> Floats:
    """UVs that show the rectangle of a texture over a grid that spans -1 to 1."""
    u = left + width * (0.5 + 0.5 * unit_grid[..., 0])
    v = top + height * (0.5 - 0.5 * unit_grid[..., 1])
    return np.stack((u, v), -1)

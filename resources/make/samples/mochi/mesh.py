"""Mesh: a piece of surface with everything a PMX vertex needs, and the few ways to make and join one.

Faces wind so that the cross product of their edges points outwards, as the format wants.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from editor.model.names import other_side_name

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]


@dataclass
class Joint:
    """Where a limb bends with SDEF: the two bones, the joint, the direction of the limb and the ring spacing."""

    parent: str
    child: str
    centre: Floats
    axis: Floats
    spacing: float


@dataclass
class Mesh:
    """`n` vertices and their faces.

    `along` is a parameter (n,) that shapes leave for weighting. `weights` (n,) by bone, `moves` (n, 3) by vertex
    morph, `slides` (n, 2) by UV morph; `uv1` is the additional UV that the scarf's pattern uses.
    """

    position: Floats
    uv: Floats
    faces: Ints
    normal: Floats
    along: Floats
    edge: Floats
    uv1: Floats
    weights: dict[str, Floats] = field(default_factory=dict)
    moves: dict[str, Floats] = field(default_factory=dict)
    slides: dict[str, Floats] = field(default_factory=dict)
    slides1: dict[str, Floats] = field(default_factory=dict)
    joint: Joint | None = None

    def __len__(self) -> int:
        return len(self.position)

    def bound(self, bone: str) -> Mesh:
        """The same surface, carried by one bone."""
        return replace(self, weights={bone: np.ones(len(self))})

    def edged(self, scale: float) -> Mesh:
        """The same surface with another edge scale."""
        return replace(self, edge=np.full(len(self), scale))


def smooth_normals(position: Floats, faces: Ints) -> Floats:
    """(n, 3) unit normals, area-weighted; vertices at the same place share theirs, so that no seam shows."""
    _, same = np.unique(np.round(position, 4) + 0.0, axis=0, return_inverse=True)
    same = same.ravel()
    corners = position[faces]
    cross = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    total = np.zeros((same.max() + 1, 3))
    for corner in range(3):
        np.add.at(total, same[faces[:, corner]], cross)
    return unit(total[same])


def unit(vectors: ArrayLike) -> Floats:
    """The vectors (…, 3) at length one; zero ones become +Y."""
    vectors = np.asarray(vectors, float)
    length = np.linalg.norm(vectors, axis=-1, keepdims=True)
    return np.where(length > 1e-12, vectors / np.maximum(length, 1e-12), (0.0, 1.0, 0.0))


def grid_faces(rows: int, columns: int) -> Ints:
    """Two triangles for each cell of a grid of vertices."""
    first = (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)).ravel()
    cell = np.stack((first, first + 1, first + columns, first + 1, first + columns + 1, first + columns), 1)
    return cell.reshape(-1, 3)


def sheet(points: Floats, uv: Floats | None = None, facing: Any = None) -> Mesh:
    """A grid (rows, columns, 3) of points as a surface.

    `facing`, a direction or one direction a vertex, says where the front is; without it the surface counts as
    closed and its outside is the front. Cells that have shrunk to a line are left out.
    """
    rows, columns = points.shape[:2]
    if uv is None:
        uv = np.stack(np.meshgrid(np.linspace(0, 1, columns), np.linspace(0, 1, rows)), 2)
    position = points.reshape(-1, 3).astype(float)
    faces = turned(position, without_slivers(position, grid_faces(rows, columns)), facing)
    return Mesh(
        position,
        uv.reshape(-1, 2).astype(float),
        faces,
        smooth_normals(position, faces),
        np.repeat(np.linspace(0, 1, rows), columns),
        np.ones(len(position)),
        np.zeros((len(position), 2)),
    )


def without_slivers(position: Floats, faces: Ints) -> Ints:
    corners = np.round(position, 5)[faces]
    same = [np.all(corners[:, i] == corners[:, (i + 1) % 3], axis=1) for i in range(3)]
    return faces[~np.any(same, axis=0)]


def turned(position: Floats, faces: Ints, facing: Any) -> Ints:
    """The faces, turned over if they look away from `facing` (or inwards, when there is none)."""
    a, b, c = position[faces].transpose(1, 0, 2)
    normal = np.cross(b - a, c - a)
    if facing is None:
        outward = np.einsum("ij,ij", a - position.mean(0), normal)
    else:
        direction = np.broadcast_to(np.asarray(facing, float), position.shape)
        outward = np.einsum("ij,ij", direction[faces[:, 0]], normal)
    return faces if outward > 0 else faces[:, ::-1]


def joined(meshes: Iterable[Mesh]) -> Mesh:
    """Several meshes as one; weights and morphs that a mesh lacks are zero there. SDEF joints do not survive."""
    meshes = list(meshes)
    starts = np.cumsum([0] + [len(mesh) for mesh in meshes])
    faces = [mesh.faces + start for mesh, start in zip(meshes, starts, strict=False)]

    def stacked(name: str) -> Floats:
        return np.concatenate([getattr(mesh, name) for mesh in meshes])

    def merged(name: str, *shape: int) -> dict[str, Floats]:
        keys = dict.fromkeys(key for mesh in meshes for key in getattr(mesh, name))
        return {
            key: np.concatenate([getattr(m, name).get(key, np.zeros((len(m), *shape))) for m in meshes]) for key in keys
        }

    return Mesh(
        stacked("position"), stacked("uv"), np.concatenate(faces), stacked("normal"), stacked("along"),
        stacked("edge"), stacked("uv1"), merged("weights"), merged("moves", 3), merged("slides", 2),
        merged("slides1", 2),
    )  # fmt: skip


def compacted(mesh: Mesh) -> Mesh:
    """The mesh without the vertices that no face uses."""
    used, faces = np.unique(mesh.faces, return_inverse=True)

    def kept(arrays: dict[str, Floats]) -> dict[str, Floats]:
        return {name: array[used] for name, array in arrays.items()}

    columns: dict[str, Any] = {
        name: getattr(mesh, name)[used] for name in ("position", "uv", "normal", "along", "edge", "uv1")
    }
    columns |= {name: kept(getattr(mesh, name)) for name in ("weights", "moves", "slides", "slides1")}
    return replace(mesh, faces=faces.reshape(-1, 3), **columns)


def mirrored(mesh: Mesh) -> Mesh:
    """The mesh at -x: names of bones and morphs change side."""
    flip = np.array([-1.0, 1.0, 1.0])
    joint = mesh.joint and Joint(
        other_side_name(mesh.joint.parent),
        other_side_name(mesh.joint.child),
        mesh.joint.centre * flip,
        mesh.joint.axis * flip,
        mesh.joint.spacing,
    )
    return replace(
        mesh,
        position=mesh.position * flip,
        normal=mesh.normal * flip,
        faces=mesh.faces[:, ::-1],
        weights={other_side_name(bone): weight for bone, weight in mesh.weights.items()},
        moves={other_side_name(name): move * flip for name, move in mesh.moves.items()},
        joint=joint,
    )


def both_sides(mesh: Mesh) -> list[Mesh]:
    return [mesh, mirrored(mesh)]

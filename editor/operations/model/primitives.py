"""Adds primitives: a plane, a box or something turned on a lathe, with normals, UVs and a material of their own.

All are patches of squares that are seen from outside with u to the right and v downwards, so that front faces are
clockwise (mmd-semantics §0.5). Vertices are doubled where UVs or normals part, at positions that are exactly the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from editor.math3d.arrays import Float64Array, IndexArray, bounds_of
from editor.messages import TranslatableText
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import NONE, Vec3, choice, integer, number, reference, vector
from editor.model.materials import Material, MaterialFlags
from editor.model.mesh import Face, Vertex
from editor.model.model import Model
from editor.operations.choices import PrimitiveKind
from editor.operations.names.naming import give_fresh_names
from editor.operations.operation import NO_ROWS, OperationContext, Result, operation

MANY = 512  # segments, at most
ROUND, ROPE_SIDES = 16, 8  # segments, where none are given


NAMES = {
    PrimitiveKind.PLANE: ("平面", "plane"),
    PrimitiveKind.BOX: ("箱", "box"),
    PrimitiveKind.SPHERE: ("球", "sphere"),
    PrimitiveKind.CYLINDER: ("円柱", "cylinder"),
    PrimitiveKind.CONE: ("円錐", "cone"),
    PrimitiveKind.TORUS: ("トーラス", "torus"),
    PrimitiveKind.ROPE: ("ロープ", "rope"),
}


@dataclass(frozen=True, slots=True)
class AddPrimitive:
    kind: PrimitiveKind = choice(
        "Kind", PrimitiveKind, help="The shape. A plane faces the viewer; all others are closed."
    )
    size: Vec3 = vector(
        "Size", 2, 2, 2, minimum=1e-4, maximum=1e6, help="Width, height and depth; a single number sets all three."
    )
    segments: int = integer(
        "Segments",
        0,
        minimum=0,
        maximum=MANY,
        help="Plane and box: squares along an edge. Rope: pieces from end to end. Others: pieces around. 0"
        " chooses what suits the shape.",
    )
    thickness: float = number(
        "Thickness", 0.2, minimum=0.001, maximum=0.45, help="The thickness of a torus or rope, as a share of its size."
    )
    position: Vec3 = vector("Position", help="The centre of the new mesh.")
    bone: int = reference(
        "Bone", "bones", help="The bone that moves the new mesh. None: the selected bone, or else the first."
    )


@operation(
    "model.add-primitive",
    "Add a primitive",
    "Adds a plane, box, sphere, cylinder, cone, torus or rope, with normals, UVs and a material of its own.",
    parameters=AddPrimitive,
    uses=("bones",),
)
def add_primitive(edit: Edit, context: OperationContext, parameters: AddPrimitive) -> Result:
    """Insert a primitive behind the vertices, materials and faces that are there."""
    model, size = edit.model, np.array(parameters.size)
    patch = _mesh_of_kind(parameters).unified()
    normals = patch.normals / size
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    bones = np.full((len(patch.positions), 4), NONE)
    bones[:, 0] = _moving_bone(model, context, parameters.bone)
    vertex, material = len(model.vertices), len(model.materials)
    positions = patch.positions * size + parameters.position
    edit.insert(model.vertices, vertex, Columns(Vertex, position=positions, normal=normals, uv=patch.uvs, bones=bones))
    edit.insert(model.materials, material, [_material(parameters.kind)])
    give_fresh_names(edit, model.materials, [material])
    faces = Columns(Face, vertices=patch.triangles + vertex, material=[material] * len(patch.triangles))
    edit.insert(model.faces, len(model.faces), faces)
    name, counts = model.materials[material].name, (len(patch.positions), len(faces))
    text = TranslatableText("{} added: {:,} vertices, {:,} faces", name, *counts)
    return Result(text, {"materials": range(material, material + 1)})


def _moving_bone(model: Model, context: OperationContext, given: int) -> int:
    """The bone that moves the new vertices; NONE in a model without bones."""
    selected = context.selected.get("bones", NO_ROWS)
    if given != NONE:
        return given
    if len(selected):
        return int(selected[0])
    return 0 if len(model.bones) else NONE


def _material(kind: PrimitiveKind) -> Material:
    """A grey one, in which light and shade are seen; that of a plane is seen from behind, too."""
    grey = Material(*NAMES[kind], diffuse=(0.625, 0.625, 0.625, 1.0), ambient=(0.375, 0.375, 0.375))
    is_plane = kind is PrimitiveKind.PLANE
    return replace(grey, flags=grey.flags | MaterialFlags.DOUBLE_SIDED) if is_plane else grey


# -- shapes of size 1 ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Mesh:
    """A mesh: (vertices, 3) positions and normals, (vertices, 2) UVs, and the corners of its (triangles, 3)."""

    positions: Float64Array
    normals: Float64Array
    uvs: Float64Array
    triangles: IndexArray

    def unified(self) -> Mesh:
        """The same without triangles of no area, as at poles, and without the vertices that only these had."""
        positions = np.round(self.positions, 9) + 0.0  # seams meet exactly
        corners = positions[self.triangles]
        is_flat = (corners == np.roll(corners, 1, axis=1)).all(axis=2).any(axis=1)
        used, triangles = np.unique(self.triangles[~is_flat], return_inverse=True)
        return Mesh(positions[used], self.normals[used], self.uvs[used], triangles.reshape(-1, 3))


def _mesh_of_kind(parameters: AddPrimitive) -> Mesh:
    segments, thickness = parameters.segments, parameters.thickness
    around = max(segments, 3) if segments else ROUND
    match parameters.kind:
        case PrimitiveKind.PLANE:
            return _square(segments or 1)
        case PrimitiveKind.BOX:
            return _box(segments or 1)
        case PrimitiveKind.SPHERE:
            return _sphere(around)
        case PrimitiveKind.CYLINDER:
            return _with_caps(around, [(0.5, 0.5), (0.5, -0.5)])
        case PrimitiveKind.CONE:
            return _with_caps(around, [(0.0, 0.5), (0.5, -0.5)])
        case PrimitiveKind.TORUS:
            return _torus(around, thickness / 2)
        case _:
            heights = np.linspace(0.5, -0.5, (segments or ROUND) + 1)
            return _with_caps(ROPE_SIDES, [(thickness / 2, height) for height in heights])


def _grid(columns: int, rows: int) -> tuple[Float64Array, Float64Array, IndexArray]:
    """s and t of the corners of so many squares, and their triangles: s from 0 to 1 to the right, t downwards."""
    t, s = (
        some.ravel()
        for some in np.meshgrid(np.arange(rows + 1) / rows, np.arange(columns + 1) / columns, indexing="ij")
    )
    first = np.arange((columns + 1) * rows).reshape(rows, columns + 1)[:, :-1].reshape(-1, 1)
    corners = np.array([0, 1, columns + 2, 0, columns + 2, columns + 1])
    return s, t, (first + corners).reshape(-1, 3)


def _joined(patches: Sequence[Mesh]) -> Mesh:
    starts = bounds_of([len(patch.positions) for patch in patches]).tolist()
    return Mesh(
        np.concatenate([patch.positions for patch in patches]),
        np.concatenate([patch.normals for patch in patches]),
        np.concatenate([patch.uvs for patch in patches]),
        np.concatenate([patch.triangles + start for patch, start in zip(patches, starts, strict=False)]),
    )


def _square(segments: int) -> Mesh:
    """Upright, towards the viewer, who looks along Z."""
    s, t, triangles = _grid(segments, segments)
    normals = np.tile((0.0, 0.0, -1.0), (len(s), 1))
    return Mesh(np.stack((s - 0.5, 0.5 - t, 0 * s), axis=1), normals, np.stack((s, t), axis=1), triangles)


# The turns that bring what faces the viewer to the six sides: rows are what X, Y and Z become.
_SIDES = np.array(
    [
        [(1, 0, 0), (0, 1, 0), (0, 0, 1)],
        [(-1, 0, 0), (0, 1, 0), (0, 0, -1)],
        [(0, 0, 1), (0, 1, 0), (-1, 0, 0)],
        [(0, 0, -1), (0, 1, 0), (1, 0, 0)],
        [(1, 0, 0), (0, 0, 1), (0, -1, 0)],
        [(1, 0, 0), (0, 0, -1), (0, 1, 0)],
    ],
    np.float64,
)


def _box(segments: int) -> Mesh:
    side = _square(segments)
    front = side.positions - (0, 0, 0.5)
    return _joined([Mesh(front @ turn, side.normals @ turn, side.uvs, side.triangles) for turn in _SIDES])


def _revolved(around: int, radii: Float64Array, heights: Float64Array, slopes: Float64Array) -> Mesh:
    """Return the mesh of a profile, from above down the outside, revolved about Y. The seam is behind.

    `slopes` (points, 2): the normal of each point, outwards and upwards.
    """
    s, t, triangles = _grid(around, len(radii) - 1)
    point = np.rint(t * (len(radii) - 1)).astype(np.intp)
    out = np.stack((-np.sin(2 * np.pi * s), np.cos(2 * np.pi * s)), axis=1)  # X and Z
    flat, up = out * radii[point, None], out * slopes[point, :1]
    positions = np.stack((flat[:, 0], heights[point], flat[:, 1]), axis=1)
    normals = np.stack((up[:, 0], slopes[point, 1], up[:, 1]), axis=1)
    return Mesh(positions, normals, np.stack((s, t), axis=1), triangles)


def _sphere(around: int) -> Mesh:
    angles = np.linspace(0, np.pi, max(around // 2, 2) + 1)
    slopes = np.stack((np.sin(angles), np.cos(angles)), axis=1)
    return _revolved(around, slopes[:, 0] / 2, slopes[:, 1] / 2, slopes)


def _torus(around: int, radius: float) -> Mesh:
    angles = np.linspace(-np.pi, np.pi, max(around // 2, 6) + 1)  # from the inside over the top
    slopes = np.stack((np.cos(angles), -np.sin(angles)), axis=1)
    return _revolved(around, 0.5 - radius + radius * slopes[:, 0], radius * slopes[:, 1], slopes)


def _with_caps(around: int, profile: list[tuple[float, float]]) -> Mesh:
    """The side that a straight profile makes, with flat ends where it does not come to a point."""
    points = np.array(profile)
    way = points[-1] - points[0]
    slopes = np.tile((-way[1], way[0]) / np.hypot(*way), (len(points), 1))
    ends = [_disc(around, *end, up) for end, up in ((profile[0], 1.0), (profile[-1], -1.0)) if end[0]]
    return _joined([_revolved(around, points[:, 0], points[:, 1], slopes), *ends])


def _disc(around: int, radius: float, height: float, up: float) -> Mesh:
    """A disc, its UVs as it is seen from above or below with the front of the model below or above it."""
    radii = np.array([0, radius] if up > 0 else [radius, 0])
    disc = _revolved(around, radii, np.full(2, height), np.array([(0, up)] * 2))
    uvs = 0.5 + disc.positions[:, ::2] / (2 * radius) * (1, -up)
    return Mesh(disc.positions, disc.normals, uvs, disc.triangles)

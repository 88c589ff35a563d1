"""Edits of UVs: moved, scaled, rotated, copied between channels, projected from a direction."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import Float64Array, finite_rows
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import XY, Vec2, Vec3, number, switch, vector
from editor.model.mesh import Vertex
from editor.operations.mesh.uv_map import UV_COLUMNS, HeldUvs, UvMap, channel, rotation
from editor.operations.operation import NEEDS_ROWS, OperationContext, Result, operation
from editor.operations.transform.session import MESH, vertices_of

PARALLEL = 1e-6  # the sine of an angle that is none
BACK = (0.0, 0.0, 1.0)  # where up is, as one looks from straight above or below


@dataclass(frozen=True, slots=True)
class TransformUvs:
    move: Vec2 = vector("Move", components=XY, help="The distance; 1 is the width or height of the texture.")
    scale: Vec2 = vector("Scale", 1, 1, components=XY, help="The scale along U and V; below 0 it mirrors.")
    rotate: float = number("Rotate", angle=True, help="The angle from U towards V: clockwise on the texture.")
    pivot: Vec2 = vector(
        "Pivot", 0.5, 0.5, components=XY, help="The point that stays in place when scaling and rotating."
    )
    centre: bool = switch("About their centre", help="Uses the centre of the selection as the pivot.")
    channel: int = channel("Channel", 0, "0: the UV itself; 1 to 4: X and Y of an additional UV.")


@operation(
    "vertices.uv",
    "Move, rotate and scale UVs",
    "Moves, rotates and scales the UVs of the selected vertices, and the UV morphs with them.",
    tables=("vertices",),
    parameters=TransformUvs,
    needs=NEEDS_ROWS,
)
def transform_uvs(edit: Edit, context: OperationContext, parameters: TransformUvs) -> Result:
    """Scale UVs, then rotate, then move them; what UV morphs do to them is scaled and rotated, too."""
    rows = context.of("vertices")
    held = HeldUvs(edit.model, parameters.channel, rows)
    pivot = held.centre if parameters.centre else np.array(parameters.pivot)
    uv_map = UvMap(_matrix(parameters), pivot, np.array(parameters.move))
    if not uv_map.is_identity:
        held.write(edit, uv_map)
        held.finish(edit, uv_map)
    return Result(TranslatableText("Vertices whose UVs were transformed: {:,}", len(rows)), {"vertices": rows})


def _matrix(parameters: TransformUvs) -> Float64Array:
    return rotation(parameters.rotate) * parameters.scale


@dataclass(frozen=True, slots=True)
class CopyUvs:
    from_: int = channel("From channel", 0, "0: the UV itself; 1 to 4: an additional UV.")
    to: int = channel("To channel", 1, "0: the UV itself; 1 to 4: an additional UV.")


@operation(
    "vertices.uv-copy",
    "Copy UVs to another channel",
    "Copies UVs to additional UVs or back; additional UVs are added to the model as needed.",
    tables=("vertices",),
    parameters=CopyUvs,
    needs=NEEDS_ROWS,
)
def copy_uvs(edit: Edit, context: OperationContext, parameters: CopyUvs) -> Result:
    """Copy a channel to another one; Z and W, which the UV itself has not, become 0."""
    vertices, rows = edit.model.vertices, context.of("vertices")
    source, target = UV_COLUMNS[parameters.from_], UV_COLUMNS[parameters.to]
    if source == target:
        raise ValueError(TranslatableText("two different channels are needed to copy from one to the other"))
    values = np.zeros((len(rows), 4))
    values[:, : vertices[source].shape[1]] = vertices[source][rows]
    edit.set(vertices, rows, target, values[:, : vertices[target].shape[1]])
    return Result(TranslatableText("Vertices whose UVs were copied: {:,}", len(rows)), {"vertices": rows})


@dataclass(frozen=True, slots=True)
class ProjectUvs:
    direction: Vec3 = vector(
        "Direction", 0, 0, 1, help="The direction in which one looks; along Z one looks at the front of the model."
    )
    up: Vec3 = vector("Up", 0, 1, 0, help="The direction that is up on the texture.")
    scale: float = number(
        "Scale",
        0,
        minimum=0,
        help="The width of the texture in model units. 0: as wide as is needed for everything to fit.",
    )
    aspect: float = number(
        "Width to height",
        1,
        minimum=0.001,
        maximum=1000,
        help="The width of the texture divided by its height, so that squares on the model are squares on the texture.",
    )
    channel: int = channel("Channel", 0, "0: the UV itself; 1 to 4: X and Y of an additional UV.")


@operation(
    "vertices.uv-project",
    "Project UVs",
    "Projects the UVs of vertices along a direction. What lies behind gets the same UVs, too: select only what is"
    " to be projected.",
    tables=MESH,
    parameters=ProjectUvs,
    needs=NEEDS_ROWS,
    on_worker=True,
)
def project_uvs(edit: Edit, context: OperationContext, parameters: ProjectUvs) -> Result:
    """Lay the texture onto vertices as a slide projector with parallel light does, their middle on its middle."""
    table, chosen = next(iter(context.rows.items()))
    vertices = edit.model.vertices
    rows = vertices_of(edit.model, table, chosen)
    positions = vertices[Vertex.position][rows].astype(np.float64)
    is_known = finite_rows(positions)
    rows, positions = rows[is_known], positions[is_known]
    if not len(rows):
        raise ValueError(TranslatableText("there are no vertices in it"))
    across = (
        positions @ _projection_axes(np.array(parameters.direction), np.array(parameters.up)).T * (1, parameters.aspect)
    )
    low, high = across.min(axis=0), across.max(axis=0)
    width = parameters.scale or float((high - low).max()) or 1.0
    values = vertices[UV_COLUMNS[parameters.channel]][rows].astype(np.float64)
    values[:, :2] = (across - (low + high) / 2) / width + 0.5
    edit.set(vertices, rows, UV_COLUMNS[parameters.channel], values)
    return Result(TranslatableText("Vertices whose UVs were projected: {:,}", len(rows)), {"vertices": rows})


def _projection_axes(direction: Float64Array, up: Float64Array) -> Float64Array:
    """(2, 3) the directions of U, to the right, and of V, downwards. ValueError for a direction without a length."""
    length = float(np.linalg.norm(direction))
    if not length:
        raise ValueError(TranslatableText("the direction has no length"))
    forward = direction / length
    for above in (up, np.array(BACK), np.array((0.0, 1.0, 0.0))):
        right = np.cross(above, forward)  # of a left-handed space
        if np.linalg.norm(right) > PARALLEL * np.linalg.norm(above):
            right /= np.linalg.norm(right)
            return np.stack((right, -np.cross(forward, right)))
    raise AssertionError("of two axes one is not parallel")

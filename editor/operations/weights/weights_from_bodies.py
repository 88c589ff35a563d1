"""Weights by volumes: rigid bodies hang what is in and around them from their bones, as PMXEditor's anchors do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import AnyArray, Float64Array, finite_rows
from editor.math3d.rotations import matrices_from_euler
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import NONE, choice, integer, number, rows_parameter
from editor.model.mesh import SLOTS, Vertex, strongest
from editor.model.rigid_bodies import BodyShape, RigidBody
from editor.model.weights import VertexWeights, WeightEntries, cleaned, packed, unless_same, write_weights
from editor.operations.bones.bone_rows import NEARLY_NONE, listed_names
from editor.operations.choices import PresentWeights
from editor.operations.operation import NEEDS_ROWS, OperationContext, Result, Scope, operation
from editor.operations.weights.weight_kinds import MESH, chosen_vertices

PAIRS = 1 << 16  # of vertices and bodies that are looked at together


@dataclass(frozen=True, slots=True)
class WeightsFromBodies:
    bodies: tuple[int, ...] = rows_parameter(
        "Rigid bodies",
        "rigid_bodies",
        help="The rigid bodies to use. None: the selected ones; if none is selected, all that have a bone.",
    )
    fall_off: float = number(
        "Fall-off",
        0.5,
        minimum=0,
        help="How far outside the surface of a body its weight falls to 0, in model units.",
    )
    present: PresentWeights = choice(
        "Present weights",
        PresentWeights,
        help="Replaced: vertices near bodies follow these alone. Blended: the farther outside the bodies, the"
        " more of the present weights stays. Kept: only vertices without weights get some.",
    )
    max_bones: int = integer(
        "Bones at most", SLOTS, minimum=1, maximum=SLOTS, help="How many bones may move a vertex at most."
    )


@operation(
    "weights.from-bodies",
    "Weights from rigid bodies",
    "Gives vertices in and around rigid bodies the weights of their bones, as PMXEditor's weight anchors do. Deep"
    " inside one body its bone gets all the weight; between several, the nearest gets the most. The preview shows"
    " by colours how far bodies reach; what is grey stays as it is. Bodies made for this purpose can be removed"
    " afterwards.",
    tables=MESH,
    parameters=WeightsFromBodies,
    needs=NEEDS_ROWS,
    on_worker=True,
    scope=Scope.OR_ALL,
    uses=("rigid_bodies",),
)
def from_bodies(edit: Edit, context: OperationContext, parameters: WeightsFromBodies) -> Result:
    """Hang vertices from the bones of the bodies that they are in or near to; others stay as they are."""
    model, rows = edit.model, chosen_vertices(context)
    bodies, warnings = _with_bones(context, parameters.bodies)
    before = VertexWeights.of(model, rows)
    stays = (before.weights > 0).any(axis=1) & (parameters.present is PresentWeights.KEEP)
    asking = np.flatnonzero(finite_rows(model.vertices[Vertex.position][rows]) & ~stays)
    rows = rows[asking]
    found, nearness = BodyVolumes(bodies).nearest(model.vertices[Vertex.position][rows], parameters.fall_off)
    near = np.flatnonzero(nearness.any(axis=1))
    if len(near) < len(rows):
        warnings.append(TranslatableText("Vertices that are near none of the bodies: {:,}", len(rows) - len(near)))
    rows, before, found, nearness = rows[near], before.take(asking).take(near), found[near], nearness[near]
    parts = np.minimum(nearness.max(axis=1), 1)  # of the weights that the bodies may tell
    if parameters.present is PresentWeights.BLEND:
        found, nearness = _blended_weights(before, found, nearness, parts)
    after = packed(before, *strongest(found, nearness, parameters.max_bones))
    changed = write_weights(edit, rows, before, unless_same(before, after))
    count = len({body.bone for body in bodies})
    message = TranslatableText("Vertices with new weights: {:,}; bones: {:,}", len(changed), count)
    heat = np.full(len(model.vertices), np.nan, np.float32)
    heat[rows] = parts
    return Result(message, {"vertices": changed}, tuple(warnings), heat)


def _with_bones(context: OperationContext, given: tuple[int, ...]) -> tuple[list[RigidBody], list[TranslatableText]]:
    """The bodies that are given, or selected, or all, less those that cannot hang anything; and warnings of these."""
    bodies = context.model.rigid_bodies.records
    selected = given or tuple(np.asarray(context.selected.get("rigid_bodies", ())).tolist())
    wanted = sorted(set(selected)) or range(len(bodies))
    usable = [row for row in wanted if bodies[row].bone != NONE and np.isfinite(_size_and_frame(bodies[row])).all()]
    if not usable:
        raise ValueError(TranslatableText("there are no rigid bodies that have a bone"))
    left_out = sorted(set(wanted).difference(usable)) if selected else []
    warnings = [TranslatableText("rigid bodies left out, as they have no bone: {}", listed_names(bodies, left_out))]
    return [bodies[row] for row in usable], warnings if left_out else []


def _blended_weights(
    before: VertexWeights, bones: AnyArray, nearness: AnyArray, parts: AnyArray
) -> tuple[AnyArray, AnyArray]:
    """Blend the weights from bodies, as a part (n,) of the weights of each vertex, with those from before."""
    own = cleaned(before)
    near = WeightEntries.of(VertexWeights(own.deform, bones, nearness, own.points))
    return WeightEntries.of(own).mixed(near, parts).slots()


class BodyVolumes:
    """Rigid bodies as volumes, each of which hangs from a bone.

    Every one is a box of half extents `cores` (n, 3) and what is no further from that than its `rim` (n,): a capsule
    is so around a line, and a sphere around a point.
    """

    def __init__(self, bodies: Sequence[RigidBody]) -> None:
        bodies = sorted(bodies, key=lambda body: body.bone)
        self._bones, self._starts = np.unique([body.bone for body in bodies], return_index=True)
        values = np.array([_size_and_frame(body) for body in bodies])
        shapes, sizes = np.array([body.shape for body in bodies]), np.abs(values[:, 0])
        is_box = shapes == BodyShape.BOX
        self._cores = np.where(is_box[:, None], sizes, 0)
        self._cores[shapes == BodyShape.CAPSULE, 1] = sizes[shapes == BodyShape.CAPSULE, 1] / 2
        self._rims = np.where(is_box, 0, sizes[:, 0])
        self._axes = matrices_from_euler(values[:, 2])
        self._centers = np.einsum("bi,bij->bj", values[:, 1], self._axes)

    def distances(self, points: AnyArray) -> Float64Array:
        """(n, bodies) how far points (n, 3) are from the surfaces of bodies, ordered by bone; below 0 inside."""
        squares, most = np.zeros((len(points), len(self._rims))), np.full((len(points), len(self._rims)), -np.inf)
        for axis in range(3):
            beyond = np.abs(points @ self._axes[:, :, axis].T - self._centers[:, axis]) - self._cores[:, axis]
            most = np.maximum(most, beyond)
            squares += np.maximum(beyond, 0) ** 2
        distances: Float64Array = np.sqrt(squares) + np.minimum(most, 0) - self._rims
        return distances

    def nearest(self, points: AnyArray, fall_off: float) -> tuple[AnyArray, AnyArray]:
        """(n, 4) the bones to whose bodies points (n, 3) are nearest, the nearest first, and how near; NONE and 0."""
        bones, nearness = np.full((len(points), SLOTS), NONE, np.int32), np.zeros((len(points), SLOTS))
        step = max(1, PAIRS // len(self._rims))
        for start in range(0, len(points), step):
            some = slice(start, start + step)
            near = self._nearness(points[some].astype(np.float64), fall_off)
            rows, columns = np.nonzero(near)
            bones[some], nearness[some] = WeightEntries(
                len(near), rows, self._bones[columns], near[rows, columns]
            ).slots()
        return bones, nearness

    def _nearness(self, points: Float64Array, fall_off: float) -> Float64Array:
        """(n, bones) from 2 as deep in a body as can be, over 1 at the surface, to 0 where it is too far away."""
        away = self.distances(points)
        depths = np.minimum(np.maximum(-away, 0) / np.maximum(self._rims + self._cores.min(axis=1), NEARLY_NONE), 1)
        outside = np.maximum(1 - away / fall_off, 0) if fall_off > 0 else np.zeros_like(away)
        nearness: Float64Array = np.maximum.reduceat(np.where(away <= 0, 1 + depths, outside), self._starts, axis=1)
        return nearness


def _size_and_frame(body: RigidBody) -> tuple[tuple[float, float, float], ...]:
    return body.size, body.position, body.rotation

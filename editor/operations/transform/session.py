"""Begins a transform of rows: the rows themselves, what is attached to them, proportional falloff, and symmetry."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from editor.math3d.arrays import BoolArray, Float64Array, FloatArray, IndexArray, Int8Array, mask_of
from editor.messages import TranslatableText
from editor.model.bone_tree import parents_of, with_descendants
from editor.model.edit import Edit
from editor.model.joints import carrying_bones
from editor.model.mesh import Face, Vertex
from editor.model.model import Model
from editor.operations.queries.related import influence_weights
from editor.operations.queries.topology import MeshTopology, mesh_of
from editor.operations.transform.influence import (
    Influence,
    MirrorSide,
    distances_to,
    falloff_weights,
    influence_of_weights,
    mirrored_names,
    mirrored_vertices,
)
from editor.operations.transform.targets import (
    TARGETS,
    NormalTarget,
    PosedVertexTarget,
    SeenMorph,
    TransformTarget,
    VertexMorphTarget,
    VertexTarget,
)
from editor.operations.transform.transform import Transform
from editor.preview.posed_model import PosedModel

MESH = ("vertices", "faces", "materials")
AHEAD = 1.5  # for the radius to be widened without measuring again
MOVABLE = (*MESH, "bones", "rigid_bodies", "joints")


@dataclass(frozen=True, slots=True)
class TransformOptions:
    """Options of a transform: symmetry, falloff radius, children, attached rows, vertex morphs, normals, joints.

    `radius`: of the falloff around vertices, 0 for none. With `with_attached` what bones move goes along with them:
    vertices by their weights, rigid bodies, joints. `normals`: vertices that are chosen stay, their normals turn.
    `with_joints`: joints go along with rigid bodies, where both that they connect are transformed.
    """

    symmetry: bool = False
    radius: float = 0.0
    with_children: bool = False
    with_attached: bool = False
    morphs: bool = False
    normals: bool = False
    with_joints: bool = False


class TransformSession:
    """The rows under transform with their initial values; `write` sets them anew from these each time."""

    def __init__(self, holds: list[TransformTarget], options: TransformOptions) -> None:
        self._targets = holds
        self._options = options

    def write(self, edit: Edit, transform: Transform) -> None:
        """Bring everything from where it was at the beginning to where the transform takes it."""
        for hold in self._targets:
            hold.write(edit, transform)

    @property
    def stayed(self) -> int:
        """The number of vertices that stay where they are, for there is no way back for them from the pose."""
        return sum(hold.stayed for hold in self._targets if isinstance(hold, PosedVertexTarget))

    def finish(self, edit: Edit, transform: Transform) -> None:
        """Do what is to be done once, when the transform is the last one."""
        if self._options.morphs:
            for hold in self._targets:
                if isinstance(hold, VertexTarget):
                    hold.write_morphs(edit, transform)


class Distances:
    """Distances of all vertices from the chosen ones, as of the beginning; measured as far as they are asked for."""

    def __init__(self, model: Model, chosen: IndexArray, positions: FloatArray | None = None) -> None:
        """`positions` (vertices, 3): where a pose has them."""
        self._positions = model.vertices[Vertex.position].copy() if positions is None else positions.copy()
        self._chosen = chosen
        self._distances = np.empty(0)
        self._limit = -1.0  # beyond which nothing was measured

    def weights(self, radius: float) -> Float64Array:
        """(vertices,) how much each goes along: wholly when it was chosen."""
        if radius > self._limit:
            self._measure(radius * AHEAD)
        return falloff_weights(self._distances, radius)

    def _measure(self, limit: float) -> None:
        others = np.ones(len(self._positions), np.bool_)
        others[self._chosen] = False
        self._distances = np.zeros(len(self._positions))
        self._distances[others] = distances_to(self._positions[others], self._positions[self._chosen], limit)
        self._limit = limit


def vertices_of(model: Model, table: str, rows: IndexArray) -> IndexArray:
    """The vertices that rows of vertices, faces or materials are made of, ascending."""
    if table == "vertices":
        return rows
    faces = model.faces[Face.vertices]
    corners = faces[rows] if table == "faces" else faces[np.isin(model.faces[Face.material], rows)]
    return np.flatnonzero(mask_of(len(model.vertices), corners))


def begin_transform(
    model: Model,
    table: str,
    rows: IndexArray,
    options: TransformOptions,
    *,
    mesh: MeshTopology | None = None,
    distances: Distances | None = None,
    hidden: Mapping[str, BoolArray] | None = None,
    posed_model: PosedModel | None = None,
    morph: SeenMorph | None = None,
) -> TransformSession:
    """Take hold of rows of a table of MOVABLE, ascending. ValueError for another table.

    With a `posed_model` they are transformed where it has them, which only what is of the MESH can be, and normals on
    their own cannot. With a `morph` of that pose the mesh stays, and what is moved becomes part of what the morph does.

    `mesh` and `distances`, of the vertices that `rows` stand for, may be given where they are known. What is `hidden`,
    by table, goes along with nothing, unless it is chosen itself.
    """
    _check_movable(table, options, is_posed=posed_model is not None)
    if posed_model is not None and options.radius > 0 and distances is None:
        distances = Distances(model, vertices_of(model, table, rows), posed_model.skinned()[0])
    influences = _influences(model, table, rows, options, mesh, distances)
    for name, mask in (hidden or {}).items():
        if name in influences:
            chosen = vertices_of(model, table, rows) if name == "vertices" else rows if name == table else rows[:0]
            influences[name] = _without_hidden(influences[name], mask, chosen)
    make: Mapping[str, Callable[[Model, Influence], TransformTarget]] = TARGETS
    if posed_model is not None:
        make = {"vertices": _posed_target(posed_model, morph)}
    elif options.normals and table in MESH:
        make = {"vertices": NormalTarget}
    return TransformSession(
        [make[name](model, influence) for name, influence in influences.items() if len(influence.rows)], options
    )


def _check_movable(table: str, options: TransformOptions, *, is_posed: bool) -> None:
    if table not in MOVABLE:
        raise ValueError(f"{table} cannot be moved: they have no position")
    if is_posed and table not in MESH:
        raise ValueError(TranslatableText("In a pose only vertices, faces and materials can be moved"))
    if is_posed and options.normals:
        raise ValueError(TranslatableText("In a pose normals cannot be turned on their own"))


def _posed_target(posed_model: PosedModel, morph: SeenMorph | None) -> Callable[[Model, Influence], PosedVertexTarget]:
    return partial(PosedVertexTarget, posed_model) if morph is None else partial(VertexMorphTarget, posed_model, morph)


def _without_hidden(influence: Influence, hidden: BoolArray, chosen: IndexArray) -> Influence:
    stays = ~hidden
    stays[chosen] = True
    return influence.take(stays[influence.rows])


def _influences(
    model: Model,
    table: str,
    rows: IndexArray,
    options: TransformOptions,
    mesh: MeshTopology | None,
    distances: Distances | None,
) -> dict[str, Influence]:
    if table not in MESH:
        return _of_records(model, table, rows, options)
    chosen = vertices_of(model, table, rows)
    if options.radius > 0 and len(chosen):
        weights = (distances or Distances(model, chosen)).weights(options.radius)
    else:
        weights = np.zeros(len(model.vertices))
        weights[chosen] = 1
    if not options.symmetry:
        return {"vertices": influence_of_weights(weights)}
    return {
        "vertices": influence_of_weights(
            *mirrored_vertices(model.vertices[Vertex.position], weights, mesh or mesh_of(model))
        )
    }


def _of_records(model: Model, table: str, rows: IndexArray, options: TransformOptions) -> dict[str, Influence]:
    if table == "bones" and options.with_children:
        rows = with_children(model, rows)
    influence = _mirrored_influence(model, table, rows, options)
    found = {table: influence}
    if table == "bones" and options.with_attached:
        found |= _influence_on_attached(model, influence)
    if table == "rigid_bodies" and options.with_joints:
        found["joints"] = _joints_between(model, influence)
    return found


def _joints_between(model: Model, bodies: Influence) -> Influence:
    """The influence on joints that connect two of the bodies; one between the two sides does what they both do."""
    sides = np.full(len(model.rigid_bodies) + 1, -1, np.int8)  # the last stands for none
    sides[bodies.rows] = bodies.sides
    pairs = np.array([(joint.body_a, joint.body_b) for joint in model.joints], np.intp).reshape(-1, 2)
    of_joint = sides[pairs]
    rows = np.flatnonzero((of_joint >= 0).all(axis=1))
    same = of_joint[rows, 0] == of_joint[rows, 1]
    return Influence(rows, None, np.where(same, of_joint[rows, 0], MirrorSide.BOTH).astype(np.int8))


def _mirrored_influence(model: Model, table: str, rows: IndexArray, options: TransformOptions) -> Influence:
    if not options.symmetry:
        return Influence(rows)
    records: list[Any] = list(model.tables[table])  # type: ignore[arg-type]
    positions = np.array([record.position for record in records], np.float64).reshape(-1, 3)
    return mirrored_names([record.name for record in records], positions, rows)


def with_children(model: Model, rows: IndexArray) -> IndexArray:
    """Bones and all that hang from them, ascending."""
    chosen = np.zeros(len(model.bones), np.bool_)
    chosen[rows] = True
    return np.flatnonzero(with_descendants(chosen, parents_of(model.bones.records)))


def _influence_on_attached(model: Model, bones: Influence) -> dict[str, Influence]:
    """The influence on vertices, rigid bodies and joints that move with bones."""
    sides = np.full(len(model.bones) + 1, -1, np.int8)
    sides[bones.rows] = bones.sides
    bodies = np.array([sides[body.bone] for body in model.rigid_bodies], np.int8)
    joints = carrying_bones(model.joints.records, model.rigid_bodies.records, model.bones.records)
    found = {"vertices": _influence_by_weights(model, sides)}
    for name, of_row in (("rigid_bodies", bodies), ("joints", sides[np.array(joints, np.intp)])):
        rows = np.flatnonzero(of_row >= 0)
        found[name] = Influence(rows, None, of_row[rows])
    return found


def _influence_by_weights(model: Model, sides: Int8Array) -> Influence:
    """The vertices by the weights of the bones; a vertex goes the way of the bone that holds most of it."""
    bones = model.vertices[Vertex.bones]
    weights = np.where(sides[bones] >= 0, influence_weights(model), 0)
    side = sides[np.take_along_axis(bones, weights.argmax(axis=1)[:, None], axis=1)[:, 0]] if len(bones) else sides[:0]
    total = np.clip(weights.sum(axis=1, dtype=np.float64), 0, 1)
    total[np.abs(total - 1) < 1e-6] = 1
    return influence_of_weights(total, np.maximum(side, 0))

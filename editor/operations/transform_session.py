"""Takes hold of what is to be moved together: chosen rows, what hangs on them, what is around, and the other side."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.joints import carrying_bones
from editor.model.model import Model
from editor.model.topology import Mesh, mesh_of
from editor.operations.falloff import distances_to, smooth_shares
from editor.operations.moving import HOLDS, Hold, VertexHold
from editor.operations.reach import Mask, Reach, Rows, mirrored_names, mirrored_vertices, reach_of_shares
from editor.operations.related import shares as weight_shares
from editor.operations.transform import Floats, Transform

AHEAD = 1.5  # for the radius to be widened without measuring again
MOVABLE = ("vertices", "faces", "materials", "bones", "rigid_bodies", "joints")


@dataclass(frozen=True, slots=True)
class Manner:
    """What goes along with what is moved.

    `radius`: of the falloff around vertices, 0 for none. With `hanging` what bones move goes along with them: vertices
    by their weights, rigid bodies, joints.
    """

    mirrors: bool = False
    radius: float = 0.0
    with_children: bool = False
    hanging: bool = False
    morphs: bool = False


class Grasp:
    """What is held of a model, as it was when it was taken hold of."""

    def __init__(self, holds: list[Hold], manner: Manner) -> None:
        self._holds = holds
        self._manner = manner

    def write(self, edit: Edit, transform: Transform) -> None:
        """Bring everything from where it was at the beginning to where the transform takes it."""
        for hold in self._holds:
            hold.write(edit, transform)

    def finish(self, edit: Edit, transform: Transform) -> None:
        """Do what is to be done once, when the transform is the last one."""
        if self._manner.morphs:
            for hold in self._holds:
                if isinstance(hold, VertexHold):
                    hold.write_morphs(edit, transform)


class Distances:
    """How far each vertex is from those that were chosen, as of the beginning; measured as far as it is asked for."""

    def __init__(self, model: Model, chosen: Rows) -> None:
        self._positions = model.vertices["position"].copy()
        self._chosen = chosen
        self._found = np.empty(0)
        self._limit = -1.0  # beyond which nothing was measured

    def shares(self, radius: float) -> Floats:
        """(vertices,) how much each goes along: wholly when it was chosen."""
        if radius > self._limit:
            self._measure(radius * AHEAD)
        return smooth_shares(self._found, radius)

    def _measure(self, limit: float) -> None:
        others = np.ones(len(self._positions), np.bool_)
        others[self._chosen] = False
        self._found = np.zeros(len(self._positions))
        self._found[others] = distances_to(self._positions[others], self._positions[self._chosen], limit)
        self._limit = limit


def vertices_of(model: Model, table: str, rows: Rows) -> Rows:
    """The vertices that rows of vertices, faces or materials are made of, ascending."""
    if table == "vertices":
        return rows
    chosen = np.zeros(len(model.vertices) + 1, np.bool_)  # the last stands for none
    faces = model.faces["vertices"]
    chosen[faces[rows] if table == "faces" else faces[np.isin(model.faces["material"], rows)]] = True
    return np.flatnonzero(chosen[:-1])


def take_hold(
    model: Model,
    table: str,
    rows: Rows,
    manner: Manner,
    *,
    mesh: Mesh | None = None,
    distances: Distances | None = None,
    hidden: Mapping[str, Mask] | None = None,
) -> Grasp:
    """Take hold of rows of a table of MOVABLE, ascending. ValueError for another table.

    `mesh` and `distances`, of the vertices that `rows` stand for, may be given where they are known. What is `hidden`,
    by table, goes along with nothing, unless it is chosen itself.
    """
    if table not in MOVABLE:
        raise ValueError(f"{table} are nowhere")
    reaches = _reaches(model, table, rows, manner, mesh, distances)
    for name, mask in (hidden or {}).items():
        if name in reaches:
            chosen = vertices_of(model, table, rows) if name == "vertices" else rows if name == table else rows[:0]
            reaches[name] = _without(reaches[name], mask, chosen)
    return Grasp([HOLDS[name](model, reach) for name, reach in reaches.items() if len(reach.rows)], manner)


def _without(reach: Reach, hidden: Mask, chosen: Rows) -> Reach:
    stays = ~hidden
    stays[chosen] = True
    return reach.take(stays[reach.rows])


def _reaches(
    model: Model, table: str, rows: Rows, manner: Manner, mesh: Mesh | None, distances: Distances | None
) -> dict[str, Reach]:
    if table not in ("vertices", "faces", "materials"):
        return _of_records(model, table, rows, manner)
    chosen = vertices_of(model, table, rows)
    if manner.radius > 0 and len(chosen):
        shares = (distances or Distances(model, chosen)).shares(manner.radius)
    else:
        shares = np.zeros(len(model.vertices))
        shares[chosen] = 1
    if not manner.mirrors:
        return {"vertices": reach_of_shares(shares)}
    return {"vertices": reach_of_shares(*mirrored_vertices(model.vertices["position"], shares, mesh or mesh_of(model)))}


def _of_records(model: Model, table: str, rows: Rows, manner: Manner) -> dict[str, Reach]:
    if table == "bones" and manner.with_children:
        rows = with_children(model, rows)
    reach = _sided(model, table, rows, manner)
    found = {table: reach}
    if table == "bones" and manner.hanging:
        found |= _hanging(model, reach)
    return found


def _sided(model: Model, table: str, rows: Rows, manner: Manner) -> Reach:
    if not manner.mirrors:
        return Reach(rows)
    records: list[Any] = list(model.tables[table])  # type: ignore[arg-type]
    positions = np.array([record.position for record in records], np.float64).reshape(-1, 3)
    return mirrored_names([record.name for record in records], positions, rows)


def with_children(model: Model, rows: Rows) -> Rows:
    """Bones and all that hang from them, ascending."""
    parents = np.array([bone.parent for bone in model.bones], np.intp)
    has_parent = (parents >= 0) & (parents < len(parents))
    found = np.zeros(len(parents), np.bool_)
    found[rows] = True
    count = -1
    while count != (count := int(found.sum())):
        found |= has_parent & found[np.where(has_parent, parents, 0)]
    return np.flatnonzero(found)


def _hanging(model: Model, bones: Reach) -> dict[str, Reach]:
    """What goes along with bones, each as its bone does."""
    sides = np.full(len(model.bones) + 1, -1, np.int8)
    sides[bones.rows] = bones.sides
    bodies = np.array([sides[_known(body.bone, len(model.bones))] for body in model.rigid_bodies], np.int8)
    joints = carrying_bones(model.joints.records, model.rigid_bodies.records, model.bones.records)
    found = {"vertices": _weighed(model, sides)}
    for name, of_row in (("rigid_bodies", bodies), ("joints", sides[np.array(joints, np.intp)])):
        rows = np.flatnonzero(of_row >= 0)
        found[name] = Reach(rows, None, of_row[rows])
    return found


def _known(row: int, count: int) -> int:
    return row if 0 <= row < count else NONE


def _weighed(model: Model, sides: NDArray[np.int8]) -> Reach:
    """The vertices by the weights of the bones; a vertex goes the way of the bone that holds most of it."""
    bones = model.vertices["bones"]
    weights = np.where(sides[bones] >= 0, weight_shares(model), 0)
    side = sides[np.take_along_axis(bones, weights.argmax(axis=1)[:, None], axis=1)[:, 0]] if len(bones) else sides[:0]
    total = np.clip(weights.sum(axis=1, dtype=np.float64), 0, 1)
    total[np.abs(total - 1) < 1e-6] = 1
    return reach_of_shares(total, np.maximum(side, 0))

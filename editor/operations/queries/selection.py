"""Chooses rows by rows of the same table: neighbours, connected parts, the same material; and what nothing uses.

Reads the model and answers with masks, (rows of the table,); changes nothing.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from editor.math3d.arrays import BoolArray, IndexArray, are_among
from editor.model.bone_tree import parents_of, with_descendants
from editor.model.bones import Bone, BoneFlags
from editor.model.fields import NONE, Field, Kind
from editor.model.mesh import Vertex
from editor.model.model import Model
from editor.model.rigid_bodies import BodyMode
from editor.model.tables import RecordTable, Table
from editor.operations.queries.related import is_weighted, referred_rows, related
from editor.operations.queries.topology import MeshTopology, Network, mesh_of

OF_THE_MESH = ("vertices", "faces")
GROWING = (*OF_THE_MESH, "bones", "rigid_bodies", "joints")
USED = ("vertices", "textures", "materials", "bones")
INCOMPARABLE = (Kind.TEXT, Kind.RECORDS, Kind.COLUMNS)


def grown_rows(model: Model, table: str, rows: BoolArray, mesh: MeshTopology | None = None) -> BoolArray:
    """The rows of a table of GROWING, and their neighbours. `mesh`: that of the model, where it is known already.

    Neighbours are the vertices of a face, faces with a common corner, a bone and its parent, the bodies of a joint,
    the joints of a body. ValueError for another table.
    """
    match table:
        case "vertices":
            return (mesh or mesh_of(model)).beside_vertices(rows)
        case "faces":
            return (mesh or mesh_of(model)).beside_faces(rows)
        case "bones":
            return _family(model).beside(rows)
        case "rigid_bodies":
            return _jointed(model).beside(rows)
        case "joints":
            network = _jointed(model)
            return rows | network.touching(network.members(rows))
    raise ValueError(f"{table} have no neighbours")


def shrink(model: Model, table: str, rows: BoolArray, mesh: MeshTopology | None = None) -> BoolArray:
    """The rows of a table of GROWING all of whose neighbours are among them."""
    return ~grown_rows(model, table, ~rows, mesh)


def connected_rows(model: Model, table: str, rows: BoolArray, mesh: MeshTopology | None = None) -> BoolArray:
    """The whole parts of which `rows`, of a table of GROWING, are parts.

    A part of the mesh is what hangs together, a part of the bones is a chain without branches, and a part of the bodies
    and joints is what swings together: a body that follows its bone holds several such parts, and connects none.
    """
    match table:
        case "vertices":
            return (mesh or mesh_of(model)).connected_vertices(rows)
        case "faces":
            return (mesh or mesh_of(model)).connected_faces(rows)
        case "bones":
            return _chains(model).connected(rows)
        case "rigid_bodies":
            moved = rows | grown_rows(model, table, rows) & _is_moved(model)
            return _islands(model).connected(moved)
        case "joints":
            islands = _islands(model)
            return rows | islands.touching(islands.connected(islands.members(rows)))
    raise ValueError(f"{table} have no parts")


def children(model: Model, bones: BoolArray) -> BoolArray:
    """The bones, and those whose parent is one of them."""
    return bones | are_among(bones, _parents(model))


def parents(model: Model, bones: BoolArray) -> BoolArray:
    """The bones, and their parents."""
    return bones | _family(model).members(bones)


def descendants(model: Model, bones: BoolArray) -> BoolArray:
    """The bones, their children, and the children of those, to the last."""
    return with_descendants(bones, _parents(model))


def of_same_material(model: Model, table: str, rows: BoolArray) -> BoolArray:
    """The vertices or faces of the materials that those of `rows` are of."""
    return rows | related(model, "materials", related(model, table, rows, "materials"), table)


def comparable_fields(table: Table) -> list[Field]:
    """The fields by which rows of a table can be similar: in tables of records all but names and nested lists."""
    fields = table.fields if isinstance(table, RecordTable) else ()
    return [field for field in fields if field.kind not in INCOMPARABLE]


def similar_rows(table: RecordTable[Any], rows: BoolArray, field: Field) -> BoolArray:
    """The rows whose value of a field is that of one of `rows`, where the field means anything for them."""
    values = [
        getattr(record, field.name) if field.applies is None or field.applies(record) else None for record in table
    ]
    wanted = {value for value, is_chosen in zip(values, rows.tolist(), strict=True) if is_chosen} - {None}
    return rows | np.array([value in wanted for value in values], np.bool_)


def unused_rows(model: Model, table: str) -> BoolArray:
    """The rows of a table of USED that nothing needs. ValueError for another table.

    Needed are vertices by faces, textures by materials, materials by faces, and bones by the vertices, bodies and
    morphs that they move, by IK, and by other bones that are needed.
    """
    match table:
        case "vertices":
            return ~_referred_by(model, "faces", table)
        case "textures":
            return ~_referred_by(model, "materials", table)
        case "materials":
            return ~_referred_by(model, "faces", table)
        case "bones":
            return ~_needed_bones(model)
    raise ValueError(f"cannot tell which {table} are unused")


def _referred_by(model: Model, source: str, target: str) -> BoolArray:
    table = model.tables[source]
    return referred_rows(table, np.ones(len(table), np.bool_), model.tables[target])


def _needed_bones(model: Model) -> BoolArray:
    needed = _referred_by(model, "rigid_bodies", "bones") | _referred_by(model, "morphs", "bones")
    needed[model.vertices[Vertex.bones][is_weighted(model)]] = True
    needed |= np.array([_leads(bone) for bone in model.bones], np.bool_)
    new = needed
    while new.any():
        new = referred_rows(model.bones, new, model.bones) & ~needed
        needed = needed | new
    return needed


def _leads(bone: Bone) -> bool:
    return bool(bone.flags & BoneFlags.IK) and bone.ik_target != NONE


def _parents(model: Model) -> IndexArray:
    return parents_of(model.bones.records)


def _family(model: Model) -> Network:
    """Each bone with its parent."""
    above = _parents(model)
    return Network(len(above), np.stack((np.arange(len(above)), above), axis=1))


def _chains(model: Model) -> Network:
    """Each bone with its parent, where it is the only child."""
    above = _parents(model)
    children_of = np.bincount(above[above >= 0], minlength=len(above))
    is_only = are_among(children_of == 1, above)
    return Network(len(above), np.stack((np.arange(len(above)), np.where(is_only, above, -1)), axis=1))


def _jointed(model: Model) -> Network:
    """The bodies of each joint."""
    bodies = [(joint.body_a, joint.body_b) for joint in model.joints]
    return Network(len(model.rigid_bodies), np.array(bodies, np.intp).reshape(-1, 2))


def _islands(model: Model) -> Network:
    """The bodies of each joint, without those that follow their bone."""
    network = _jointed(model)
    is_moved = are_among(_is_moved(model), network.groups)
    return Network(network.count, np.where(is_moved, network.groups, -1))


def _is_moved(model: Model) -> BoolArray:
    """Return whether physics moves each body."""
    return np.array([body.mode != BodyMode.FOLLOWS_BONE for body in model.rigid_bodies], np.bool_)

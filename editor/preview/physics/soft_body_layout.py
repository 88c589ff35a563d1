"""SoftBodyLayout: what a soft body is made of: nodes, what links them, pins, anchors; or why none can be made.

`SoftVertices` and `SoftNormals`: where its nodes take vertices, and how normals follow their faces.

Decisions where the specification (PMX 2.1: SoftBodyの実装方法) leaves room (mmd-semantics §5.6):
- Vertices at the same position are one node. Nodes are numbered as the faces of the material first name them.
- A mesh is made of the faces that have an area, each once though it may be there twice, as of cloth with two sides:
  those would have air and pressure act twice. Its vertices are those of faces with an area, and all at such a position.
- A rope is the series of its nodes, each linked to the next; how the faces join them says nothing.
- Of several soft bodies of one material the first is made.

`SoftBodyParameters`: its numbers as Bullet can take them; what is replaced or brought into range is told. What panda3d
does not reach: 0 iterations of positions and of clusters, for which 1 stands in. VC and MT act as in the
specification's order of creation, in which the body takes no pose: VC draws the volume towards none, and MT has nothing
to match. LST is that of B-links, as it is there; the edges of faces are as stiff as can be.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import inf, isfinite
from typing import NamedTuple

import numpy as np

from editor.math3d.arrays import BoolArray, Float32Array, Float64Array, IndexArray, unit_or_zero
from editor.messages import Level, Message, TranslatableText, listed
from editor.model.fields import NONE, field_of, fields_of, single
from editor.model.mesh import Face, Vertex
from editor.model.model import Model
from editor.model.soft_bodies import AeroModel, Anchor, Pin, SoftBody, SoftFlags, SoftShape
from editor.preview.physics.bodies import LARGEST, Warnings


@dataclass(frozen=True, slots=True, eq=False)
class SoftVertices:
    """`rows` (n,) vertices, ascending, each once; `positions` (n, 3) and `normals` (n, 3) of length one, file space.

    As long as the same vertices are soft, `rows` is the same object.
    """

    rows: IndexArray
    positions: Float32Array
    normals: Float32Array

    def lay_over(self, positions: Float32Array, normals: Float32Array, rows: IndexArray | None = None) -> None:
        """Write them into what bones made of all vertices, or of `rows`, in any order: (n, 3) each."""
        if rows is None:
            positions[self.rows], normals[self.rows] = self.positions, self.normals
        elif len(self.rows):
            found = np.minimum(np.searchsorted(self.rows, rows), len(self.rows) - 1)
            soft = self.rows[found] == rows
            positions[soft], normals[soft] = self.positions[found[soft]], self.normals[found[soft]]


ALIKE = 64  # parts of a length of one within which normals are the same
NEARLY_NONE = 1e-12


@dataclass(frozen=True, slots=True, eq=False)
class SoftNormals:
    """`corners` (faces, 3) nodes and `sides` (faces, 3) which normal each corner adds to; `of` (vertices,) its number.

    `rest` (normals, 3): those of the model; taken where faces say nothing.
    """

    corners: IndexArray
    sides: IndexArray
    of_vertex: IndexArray
    rest: Float64Array
    signs: Float64Array

    @classmethod
    def of(
        cls, faces: IndexArray, rows: IndexArray, nodes: IndexArray, rest: Float64Array, normals: Float32Array
    ) -> SoftNormals:
        """`faces` (faces, 3) vertices; `rows`, `nodes` and `normals` (vertices,): theirs, their nodes and normals."""
        usable = unit_or_zero(np.where(np.isfinite(normals), normals, 0))
        keys = np.column_stack((nodes, np.rint(usable * ALIKE).astype(np.int64)))
        _, first, sides = np.unique(keys, axis=0, return_index=True, return_inverse=True)
        sides = sides.reshape(-1)
        indices = np.minimum(np.searchsorted(rows, faces), len(rows) - 1)
        whole = (rows[indices] == faces).all(axis=1)
        indices = indices[whole]
        made = cls(nodes[indices], sides[indices], sides, usable[first], np.ones((len(first), 1)))
        facing = np.einsum("ij,ij->i", made._sums(rest), made.rest)
        made.signs[facing < 0] = -1
        return made

    def at(self, positions: Float64Array) -> Float32Array:
        """(vertices, 3) of length one, with the nodes at `positions` (nodes, 3)."""
        sums = self._sums(positions) * self.signs
        lengths = np.sqrt(np.einsum("ij,ij->i", sums, sums))
        flat = lengths < NEARLY_NONE
        sums[flat], lengths[flat] = self.rest[flat], 1
        made: Float32Array = (sums / lengths[:, None]).astype(np.float32)[self.of_vertex]
        return made

    def _sums(self, positions: Float64Array) -> Float64Array:
        """(normals, 3) the sum of twice the areas, along their normals, of the faces that meet."""
        a, b, c = (positions[self.corners[:, corner]] for corner in range(3))
        crosses = np.cross(b - a, c - a)
        count, sides = len(self.rest), self.sides.T.ravel()
        shares = np.tile(crosses, (3, 1))
        return np.stack([np.bincount(sides, shares[:, axis], count) for axis in range(3)], axis=1)

    def key(self) -> tuple[bytes, ...]:
        """Equal where everything is."""
        arrays = (self.corners, self.sides, self.of_vertex, self.rest)
        return tuple(array.tobytes() for array in arrays)


MOST_TOUCHED = 20_000  # squares of a mesh, counted once for each of its nodes that may touch them
SMALLEST_AREA = 1e-10  # of a face, twice and squared: what is less has no direction in single precision


@dataclass(frozen=True, slots=True)
class NodeAnchor:
    """An anchor: node `node` at rigid body `body`."""

    body: int
    node: int
    near: bool


@dataclass(frozen=True, slots=True, eq=False)
class SoftBodyLayout:
    """Soft body `row`. `rest` (nodes, 3): where the nodes are at rest; `source_vertices` (nodes,): a vertex that is
    there.

    `corners` (faces, 3): the nodes of the faces of a mesh; `rows` (vertices,) ascending: the vertices that it moves,
    and `nodes` the node of each; `pins` (pins,): nodes, each once, and `pin_rows` the vertex that each follows. Node
    `pulled` is pulled by hand, or NONE is.
    """

    row: int
    rest: Float64Array
    source_vertices: IndexArray
    corners: IndexArray
    rows: IndexArray
    nodes: IndexArray
    pins: IndexArray
    pin_rows: IndexArray
    anchors: tuple[NodeAnchor, ...]
    group: int
    mask: int
    is_rope: bool
    parameters: SoftBodyParameters
    normals: SoftNormals
    pulled: int = NONE

    def has_same_structure(self, other: SoftBodyLayout) -> bool:
        """Return whether nothing is another but coefficients that may change while it moves."""
        return self._structure() == other._structure()

    def has_nodes_of(self, other: SoftBodyLayout) -> bool:
        """Return whether the nodes are the same ones, wherever they are, and joined alike."""
        are_alike = self.is_rope == other.is_rope and len(self.rest) == len(other.rest)
        return are_alike and np.array_equal(self.corners, other.corners)

    def node_of(self, vertex: int) -> int:
        """The node of a vertex; NONE where it is not one of these."""
        found = np.flatnonzero(self.rows == vertex)
        return int(self.nodes[found[0]]) if len(found) else NONE

    def meets(self, other: SoftBodyLayout) -> bool:
        """Return whether the two collide, by their groups and masks."""
        return bool(self.mask >> other.group & other.mask >> self.group & 1)

    def spacing(self) -> float:
        """Return the mean length of a link."""
        if self.is_rope:
            return float(np.linalg.norm(np.diff(self.rest, axis=0), axis=1).mean())
        corners = self.rest[self.corners]
        return float(np.linalg.norm(corners - np.roll(corners, 1, axis=1), axis=2).mean())

    def _structure(self) -> tuple[object, ...]:
        arrays = (self.rest, self.source_vertices, self.corners, self.rows, self.nodes, self.pins, self.pin_rows)
        numbers = self.parameters.structure()
        others = (self.anchors, self.group, self.mask, self.is_rope, numbers, self.normals.key(), self.pulled)
        return (*(array.tobytes() for array in arrays), *others)


def soft_body_layouts(model: Model, warnings: Warnings) -> list[SoftBodyLayout]:
    """The soft bodies that can be made."""
    layouts: list[SoftBodyLayout] = []
    taken: set[int] = set()
    for row, body in enumerate(model.soft_bodies.records):
        fault = _fault(model, body, taken)
        made = fault or _layout(model, row, body, warnings)
        if isinstance(made, str):
            warnings.append(Message(Level.WARNING, TranslatableText("{}; it is left out.", made), "soft_bodies", row))
        else:
            taken.add(body.material)
            layouts.append(made)
    return [_with_narrower_margin(layout, layouts, warnings) for layout in layouts]


def _with_narrower_margin(layout: SoftBodyLayout, layouts: list[SoftBodyLayout], warnings: Warnings) -> SoftBodyLayout:
    """With no wider margin than it can have among soft bodies: each node touches all faces that are within it."""
    if not any(layout.meets(other) for other in layouts if other is not layout):
        return layout
    widest = layout.spacing() * (MOST_TOUCHED / len(layout.rest)) ** 0.5
    if layout.parameters.margin <= widest:
        return layout
    text = TranslatableText("The collision margin is too large for this many vertices; {:.3g} is used.", widest)
    warnings.append(Message(Level.WARNING, text, "soft_bodies", layout.row, "margin"))
    return replace(layout, parameters=replace(layout.parameters, margin=widest))


def _fault(model: Model, body: SoftBody, taken: set[int]) -> str:
    if body.shape not in (SoftShape.TRIMESH, SoftShape.ROPE):
        return TranslatableText("Its shape is unknown")
    if body.material == NONE:
        return TranslatableText("Its material is missing")
    if body.material in taken:
        return TranslatableText("Its material belongs to another soft body already")
    return TranslatableText("It has no mass") if body.mass <= 0 else ""


def _layout(model: Model, row: int, body: SoftBody, warnings: Warnings) -> SoftBodyLayout | str:
    faces = _faces(model, body.material)
    if not len(faces):
        return TranslatableText("Its material has no faces")
    mesh = _mesh(body.shape, faces, model.vertices[Vertex.position])
    if isinstance(mesh, str):
        return mesh
    faults: list[TranslatableText] = []
    pins, pin_rows = _pins(body, mesh)
    anchors = tuple(_anchors(body, mesh, faults))
    warnings.extend(Message(Level.WARNING, fault, "soft_bodies", row, "anchors") for fault in faults)
    return SoftBodyLayout(
        row=row,
        rest=mesh.rest,
        source_vertices=mesh.source_vertices,
        corners=mesh.corners,
        rows=mesh.rows,
        nodes=mesh.nodes,
        pins=pins,
        pin_rows=pin_rows,
        anchors=anchors,
        group=body.group & 15,
        mask=body.mask & 0xFFFF,
        is_rope=body.shape == SoftShape.ROPE,
        parameters=SoftBodyParameters.of(body, row, len(mesh.rest), warnings),
        normals=SoftNormals.of(faces, mesh.rows, mesh.nodes, mesh.rest, model.vertices[Vertex.normal][mesh.rows]),
    )


class _Mesh(NamedTuple):
    """The fields of a SoftBodyLayout while it is being made."""

    rest: Float64Array
    source_vertices: IndexArray
    corners: IndexArray
    rows: IndexArray
    nodes: IndexArray


def _mesh(shape: int, faces: IndexArray, vertex_positions: Float32Array) -> _Mesh | str:
    """The nodes of faces (faces, 3) of vertices that are at `vertex_positions`."""
    rows, first = np.unique(faces, return_index=True)
    positions = np.asarray(vertex_positions[rows], np.float64)
    if not (np.abs(positions) <= LARGEST).all():
        return TranslatableText("A vertex is at no usable place")
    nodes, rest, source_vertices = _merged_nodes(rows, first, positions)
    made = _mesh_of_faces(shape, nodes[np.searchsorted(rows, faces)], rest)
    if isinstance(made, str):
        return made
    corners, used = made
    if used.sum() > MOST_NODES:
        return TranslatableText("It has more than {:,} vertices at different places", MOST_NODES)
    # What no face with an area has is not part of it: number the others anew, and leave out the vertices there.
    numbers = np.where(used, np.cumsum(used) - 1, NONE)
    kept = used[nodes]
    return _Mesh(rest[used], source_vertices[used], numbers[corners], rows[kept], numbers[nodes[kept]])


def _faces(model: Model, material: int) -> IndexArray:
    """(faces, 3) vertices, without what is none."""
    owners = model.faces[Face.material]
    run = slice(*np.searchsorted(owners.astype(np.int64) & 0xFFFFFFFF, (material, material + 1)).tolist())
    faces = np.asarray(model.faces[Face.vertices][run], np.intp)
    kept: IndexArray = faces[(faces != NONE).all(axis=1)]
    return kept


def _merged_nodes(
    rows: IndexArray, first: IndexArray, positions: Float64Array
) -> tuple[IndexArray, Float64Array, IndexArray]:
    """The node of each vertex, and of each node its position and the vertex that is named first; in order of that."""
    rounded = positions.astype(np.float32) + np.float32(0)  # which makes 0 of -0
    _, numbers = np.unique(rounded.view(np.uint32), axis=0, return_inverse=True)
    numbers = numbers.reshape(-1)
    named = np.full(numbers.max() + 1, np.iinfo(np.intp).max, np.intp)
    np.minimum.at(named, numbers, first)
    order = np.argsort(named)
    renumbered = np.empty_like(order)
    renumbered[order] = np.arange(len(order))
    by_name = np.argsort(first)
    at_name = by_name[np.searchsorted(first[by_name], named[order])]
    return renumbered[numbers], rounded[at_name].astype(np.float64), rows[at_name]


def _mesh_of_faces(shape: int, faces: IndexArray, rest: Float64Array) -> tuple[IndexArray, BoolArray] | str:
    """The faces of a mesh, and which nodes (nodes,) are part of it; of a rope all are, and it has no faces."""
    if shape == SoftShape.ROPE:
        if len(rest) < 2:
            return TranslatableText("A rope has to have vertices at two places")
        return np.zeros((0, 3), np.intp), np.ones(len(rest), np.bool_)
    crosses = np.cross(rest[faces[:, 1]] - rest[faces[:, 0]], rest[faces[:, 2]] - rest[faces[:, 0]])
    faces = faces[np.einsum("ij,ij->i", crosses, crosses) > SMALLEST_AREA]
    if not len(faces):
        return TranslatableText("No face of its material has an area")
    _, first = np.unique(np.sort(faces, axis=1), axis=0, return_index=True)
    corners = faces[np.sort(first)]
    used = np.zeros(len(rest), np.bool_)
    used[corners] = True
    return corners, used


def _pins(body: SoftBody, mesh: _Mesh) -> tuple[IndexArray, IndexArray]:
    """Nodes that are pinned, each once, and the vertex that each follows."""
    told = np.unique(np.asarray(body.pins[Pin.vertex], np.intp))
    told = told[np.isin(told, mesh.rows)]
    pinned, first = np.unique(mesh.nodes[np.searchsorted(mesh.rows, told)], return_index=True)
    return pinned, told[first]


def _anchors(body: SoftBody, mesh: _Mesh, faults: list[TranslatableText]) -> Iterator[NodeAnchor]:
    lost, known = 0, set()
    nodes = dict(zip(mesh.rows.tolist(), mesh.nodes.tolist(), strict=True))
    told = zip(*(body.anchors[key].tolist() for key in (Anchor.body, Anchor.vertex, Anchor.near)), strict=True)
    for rigid, vertex, near in told:
        if rigid == NONE or vertex not in nodes:
            lost += 1
            continue
        hold = NodeAnchor(rigid, nodes[vertex], bool(near))
        if hold not in known:
            known.add(hold)
            yield hold
    if lost:
        faults.append(
            TranslatableText(
                "Anchors without a rigid body, or at vertices that are not its own, are left out: {}.", lost
            )
        )


MOST_ITERATIONS = 100
MOST_CLUSTERS = 200  # Bullet compares all pairs of them, with all their nodes, as it makes them
MOST_NODES = 10_000  # Bullet asks for a byte a pair of nodes, and is far from real time
MOST_LINKED = {2: 5_000}  # nodes by B-link distance; four bytes a pair
MOST_FAR_LINKED = 800  # for other distances, which take Bullet the cube of the nodes

FRACTION, FROM_NOTHING, ANY = (0.0, 1.0), (0.0, inf), (-inf, inf)


class Coefficient(NamedTuple):
    """A coefficient of the config: its name in panda3d, and its range (PMX 2.1: SoftBodyの実装方法)."""

    name: str
    low: float
    high: float


CONFIG = {
    "vcf": Coefficient("velocities_correction_factor", *ANY),
    "dp": Coefficient("damping_coefficient", *FRACTION),
    "dg": Coefficient("drag_coefficient", *FROM_NOTHING),
    "lf": Coefficient("lift_coefficient", *FROM_NOTHING),
    "pr": Coefficient("pressure_coefficient", *ANY),
    "vc": Coefficient("volume_conservation_coefficient", *FROM_NOTHING),
    "df": Coefficient("dynamic_friction_coefficient", *FRACTION),
    "mt": Coefficient("pose_matching_coefficient", *FRACTION),
    "chr": Coefficient("rigid_contacts_hardness", *FRACTION),
    "khr": Coefficient("kinetic_contacts_hardness", *FRACTION),
    "shr": Coefficient("soft_contacts_hardness", *FRACTION),
    "ahr": Coefficient("anchors_hardness", *FRACTION),
    "srhr_cl": Coefficient("soft_vs_rigid_hardness", *FRACTION),
    "skhr_cl": Coefficient("soft_vs_kinetic_hardness", *FRACTION),
    "sshr_cl": Coefficient("soft_vs_soft_hardness", *FRACTION),
    "sr_splt_cl": Coefficient("soft_vs_rigid_impulse_split", *FRACTION),
    "sk_splt_cl": Coefficient("soft_vs_kinetic_impulse_split", *FRACTION),
    "ss_splt_cl": Coefficient("soft_vs_soft_impulse_split", *FRACTION),
}
ITERATIONS = {
    "v_it": Coefficient("velocities_solver_iterations", 0, MOST_ITERATIONS),
    "p_it": Coefficient("positions_solver_iterations", 1, MOST_ITERATIONS),
    "d_it": Coefficient("drift_solver_iterations", 0, MOST_ITERATIONS),
    "c_it": Coefficient("cluster_solver_iterations", 1, MOST_ITERATIONS),
}
OTHERS = {"mass": (1e-4, LARGEST), "margin": (1e-4, 100.0), "lst": FRACTION, "ast": FRACTION, "vst": FRACTION}
# What of a soft body has a range in which it is used; nearly every margin is 0 where nobody thought of it.
RANGES = {name: (one.low, one.high) for name, one in (CONFIG | ITERATIONS).items()} | OTHERS
del RANGES["margin"]
LOST_BY_ROPES = ("dg", "lf", "pr", "vc")  # all of them are about areas and volumes, of which a rope has none


@dataclass(frozen=True, slots=True)
class SoftBodyParameters:
    """`config`: coefficients by their name in panda3d, which may change while the body moves; the rest may not.

    `link_distance` 0: no B-links; `clusters` None: none, and 0: one for each face.
    """

    config: tuple[tuple[str, float], ...]
    iterations: tuple[tuple[str, int], ...]
    aero_model: AeroModel
    mass: float
    margin: float
    stiffness: tuple[float, float, float]
    link_distance: int
    clusters: int | None
    is_random: bool

    @classmethod
    def of(cls, body: SoftBody, row: int, nodes: int, warnings: Warnings) -> SoftBodyParameters:
        told = _CheckedFields(body, row, warnings)
        config = {name: told.number(name, setting.low, setting.high) for name, setting in CONFIG.items()}
        if body.shape == SoftShape.ROPE:
            config.update(dict.fromkeys(LOST_BY_ROPES, 0.0))
        others = {name: told.number(name, *limits) for name, limits in OTHERS.items()}
        made = cls(
            config=tuple((CONFIG[name].name, value) for name, value in config.items()),
            iterations=tuple(
                (setting.name, int(told.number(name, setting.low, setting.high)))
                for name, setting in ITERATIONS.items()
            ),
            aero_model=told.aero_model(),
            mass=others["mass"],
            margin=others["margin"],
            stiffness=(others["lst"], others["ast"], others["vst"]),
            link_distance=told.link_distance(nodes),
            clusters=told.clusters(nodes),
            is_random=bool(body.flags & SoftFlags.RANDOMIZE_LINKS),
        )
        told.warn_clamped()
        return made

    def structure(self) -> tuple[object, ...]:
        """All that cannot change while the body moves."""
        others = (self.mass, self.margin, self.stiffness, self.link_distance, self.clusters, self.is_random)
        return (*others, self.iterations, self.aero_model)


def usable_numbers(body: SoftBody) -> dict[str, float]:
    """The numbers of a soft body that are used otherwise than it says, as they are used."""
    used = {}
    for name, limits in RANGES.items():
        value = float(getattr(body, name))
        if not is_usable(value):
            value = float(field_of(SoftBody, name).default)
        inside = single(min(max(value, limits[0]), limits[1]))
        if inside != getattr(body, name):
            used[name] = inside
    return used


def is_usable(value: float) -> bool:
    return isfinite(value) and abs(value) <= LARGEST


class _CheckedFields:
    """Fields of a soft body, checked before they are used."""

    def __init__(self, body: SoftBody, row: int, warnings: Warnings) -> None:
        self._body, self._row, self._warnings = body, row, warnings
        self._fields = {field.name: field for field in fields_of(SoftBody)}
        self._clamped: list[TranslatableText] = []

    def warn(self, text: TranslatableText, field: str = "") -> None:
        self._warnings.append(Message(Level.WARNING, text, "soft_bodies", self._row, field))

    def warn_clamped(self) -> None:
        if self._clamped:
            self.warn(TranslatableText("Out of range, the nearest that is in it is used: {}.", listed(self._clamped)))

    def number(self, name: str, low: float, high: float) -> float:
        value, field = float(getattr(self._body, name)), self._fields[name]
        if not is_usable(value):
            value = float(field.default)
            self.warn(
                TranslatableText("{} is not a usable number; {} is used.", TranslatableText(field.label), f"{value:g}")
            )
        inside = min(max(value, low), high)
        if single(inside) != value and name in RANGES:
            self._clamped.append(TranslatableText(field.label))
        return inside

    def aero_model(self) -> AeroModel:
        if self._body.shape == SoftShape.ROPE:
            return AeroModel.V_POINT
        if not self._body.aero_model.known:
            self.warn(TranslatableText("Its aero model is unknown; V_Point is used."), "aero_model")
            return AeroModel.V_POINT
        return self._body.aero_model

    def link_distance(self, nodes: int) -> int:
        distance = self._body.link_distance
        if not self._body.flags & SoftFlags.B_LINKS or distance < 2:
            return 0
        if distance >= nodes:
            return 0  # nothing is so far apart
        most = MOST_LINKED.get(distance, MOST_FAR_LINKED)
        if nodes > most:
            text = TranslatableText("B-links of distance {} are left out: more than {:,} vertices.", distance, most)
            self.warn(text, "link_distance")
            return 0
        return distance

    def clusters(self, nodes: int) -> int | None:
        count = self._body.clusters
        if not self._body.flags & SoftFlags.CLUSTERS:
            return None
        if count < 0:
            self.warn(TranslatableText("The number of clusters is negative; none are used."), "clusters")
            return None
        return self._few(count, nodes)

    def _few(self, count: int, nodes: int) -> int:
        most = min(nodes, MOST_CLUSTERS)
        if count > most or (count == 0 and nodes > MOST_CLUSTERS):
            self.warn(TranslatableText("More clusters than can be made; {} are used.", most), "clusters")
            return most
        return count

"""Vertices, faces and morph targets of the primitives of a glTF document, brought to the space of PMX."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.formats.content import FormatError
from editor.formats.gltf.document import GltfDocument
from editor.formats.gltf.library import part
from editor.formats.gltf.skins import SkinJoints, SkinWeights, matrices, sets, weights_of
from editor.formats.mesh_exchange import MIRROR, REVERSED, smooth_normals, unit
from editor.formats.message_texts import noun
from editor.math3d.arrays import AnyArray, Float64Array, Int64Array
from editor.messages import Messages, TranslatableText

TRIANGLES, STRIP, FAN = 4, 5, 6
MODES = {0: "points", 1: "lines", 2: "lines", 3: "lines"}
MOST_VERTICES = 1 << 24
STILL = 1e-5  # metres: a matrix that moves nothing further than that moves nothing


@dataclass(slots=True)
class MorphTarget:
    """A morph target: `rows` of the vertices, and their (n, 3) `translations`."""

    name: str
    rows: Int64Array
    translations: AnyArray


@dataclass(slots=True)
class PrimitiveVertices:
    """(n, 3) positions and normals, (n, 2) uvs, in the space of PMX, and what moves them."""

    positions: AnyArray
    normals: AnyArray
    uvs: AnyArray
    weights: SkinWeights
    targets: list[MorphTarget]


@dataclass(slots=True)
class PrimitiveFaces:
    """(m, 3) vertices of a mesh, and the material that draws them, None for the default one."""

    vertices: AnyArray
    material: int | None


class MeshReader:
    """Reads the meshes of a document, each where a node puts it. Primitives with the same vertices share them."""

    def __init__(self, document: GltfDocument, joints: SkinJoints, scale: float, messages: Messages) -> None:
        self.vertices: list[PrimitiveVertices] = []
        self.faces: list[PrimitiveFaces] = []
        self._document = document
        self._joints = joints
        self._scale = scale
        self._messages = messages
        self._count = 0

    def read(self, node: int) -> None:
        """Read the mesh of a node."""
        tree = self._document.tree
        mesh = part(tree.meshes, tree.nodes[node].mesh, "mesh")
        shared: dict[Any, int] = {}
        for primitive in mesh.primitives or ():
            mode = TRIANGLES if primitive.mode is None else primitive.mode
            attributes = {name: value for name, value in vars(primitive.attributes).items() if value is not None}
            if mode in MODES or "POSITION" not in attributes:
                what = noun(MODES.get(mode, "faces without positions"))
                self._messages.note("{} are not kept", about=(what,))
                continue
            key = (tuple(sorted(attributes.items())), repr(primitive.targets))
            if key not in shared:
                shared[key] = self._count
                self._add(self._read(node, mesh, primitive, attributes, mode))
            count = self._count - shared[key]
            self._add_faces(node, primitive, mode, shared[key], count)

    def _add(self, vertices: PrimitiveVertices) -> None:
        self.vertices.append(vertices)
        self._count += len(vertices.positions)
        if self._count > MOST_VERTICES:
            raise FormatError(TranslatableText("more than {:,} vertices", MOST_VERTICES))

    def _read(self, node: int, mesh: Any, primitive: Any, attributes: dict[str, Any], mode: int) -> PrimitiveVertices:
        positions = self._document.array(attributes["POSITION"])[:, :3].astype(np.float64)
        count = len(positions)
        moves, weights = self._moves(node, attributes, count)
        normals = self._normals(primitive, attributes, positions, mode)
        return PrimitiveVertices(
            self._placed(_moved(positions, moves)),
            _rotated(normals, moves) * MIRROR,
            self._uvs(primitive, attributes, count),
            weights,
            self._targets(mesh, primitive, moves, count),
        )

    def _placed(self, points: AnyArray) -> AnyArray:
        return points * self._scale * MIRROR

    def _moves(self, node: int, attributes: dict[str, Any], count: int) -> tuple[Float64Array | None, SkinWeights]:
        """Return the transform of the vertices to where they are seen: one (4, 4), (count, 4, 4), or None for none."""
        tree = self._document.tree
        skin_row = tree.nodes[node].skin
        joints, weights = sets(self._document, attributes, count)
        if skin_row is None or attributes.get("JOINTS_0") is None:
            bone = np.array([max(0, self._joints.above(node))])
            return _unless_still(self._joints.nodes.world[node]), weights_of(joints * 0, weights, bone, self._messages)
        skin = part(tree.skins, skin_row, "skin")
        bones = np.array([self._joints.rows[joint] for joint in skin.joints or ()])
        each = matrices(self._document, skin, self._joints.nodes)
        made = weights_of(joints, weights, bones, self._messages)
        if len(each) and abs(each - each[0]).max() < STILL:
            return _unless_still(each[0]), made
        sums = np.maximum(weights.sum(axis=1), np.finfo(float).tiny)
        blended = np.zeros((count, 4, 4))
        for slot in range(weights.shape[1]):
            blended += each[np.clip(joints[:, slot], 0, len(each) - 1)] * (weights[:, slot] / sums)[:, None, None]
        return blended, made

    def _normals(self, primitive: Any, attributes: dict[str, Any], positions: AnyArray, mode: int) -> AnyArray:
        if "NORMAL" in attributes:
            return self._document.array(attributes["NORMAL"], len(positions))[:, :3].astype(np.float64)
        faces = self._triangles(primitive, mode, len(positions))
        inside = (faces < len(positions)).all(axis=1)
        return smooth_normals(np.nan_to_num(positions, posinf=0, neginf=0), faces[inside]).astype(np.float64)

    def _uvs(self, primitive: Any, attributes: dict[str, Any], count: int) -> AnyArray:
        """(count, 2) those that the colour texture of the material asks for."""
        name = "TEXCOORD_0"
        if primitive.material is not None:
            material = part(self._document.tree.materials, primitive.material, "material")
            texture = material.pbrMetallicRoughness and material.pbrMetallicRoughness.baseColorTexture
            name = f"TEXCOORD_{texture.texCoord or 0}" if texture else name
        if name not in attributes:
            return np.zeros((count, 2), np.float32)
        return self._document.array(attributes[name], count)[:, :2].astype(np.float32)

    def _targets(self, mesh: Any, primitive: Any, moves: Float64Array | None, count: int) -> list[MorphTarget]:
        names = (mesh.extras or {}).get("targetNames")
        names = names if isinstance(names, list) else []
        made = []
        for number, target in enumerate(primitive.targets or ()):
            name = str(names[number]) if number < len(names) else f"{mesh.name or 'モーフ'}{number + 1}"
            rows, translations = np.empty(0, np.int64), np.empty((0, 3), np.float32)
            if target.get("POSITION") is not None:
                deltas = self._document.array(target["POSITION"], count)[:, :3]
                rows = np.flatnonzero(deltas.any(axis=1))
                linear = moves[rows] if moves is not None and moves.ndim == 3 else moves
                translations = self._placed(_moved(deltas[rows].astype(np.float64), linear, points_too=False))
            made.append(MorphTarget(name, rows, translations))
        return made

    def _add_faces(self, node: int, primitive: Any, mode: int, first: int, count: int) -> None:
        faces = self._triangles(primitive, mode, count)
        inside = (faces < count).all(axis=1)
        if not inside.all():
            wrong = np.flatnonzero(~inside)
            self._messages.note("left out, because it refers to a vertex that does not exist", "faces", wrong)
        linear = self._joints.nodes.world[node, :3, :3]
        mirrored = self._document.tree.nodes[node].skin is None and np.linalg.det(linear) < 0
        turned = faces[inside] if mirrored else faces[inside][:, REVERSED]
        self.faces.append(PrimitiveFaces(turned + first, primitive.material))

    def _triangles(self, primitive: Any, mode: int, count: int) -> Int64Array:
        """(m, 3) the faces of a primitive, as its vertices are numbered."""
        if primitive.indices is None:
            corners = np.arange(count)
        else:
            corners = self._document.array(primitive.indices)[:, 0].astype(np.int64)
        if mode == TRIANGLES:
            return corners[: len(corners) // 3 * 3].reshape(-1, 3)
        if len(corners) < 3:
            return np.empty((0, 3), np.int64)
        steps = np.arange(len(corners) - 2)
        if mode == FAN:
            return np.stack((np.full_like(steps, corners[0]), corners[steps + 1], corners[steps + 2]), axis=1)
        odd = steps % 2
        return np.stack((corners[steps], corners[steps + 1 + odd], corners[steps + 2 - odd]), axis=1)


def _unless_still(matrix: Float64Array) -> Float64Array | None:
    return None if abs(matrix - np.eye(4)).max() < STILL else matrix


def _moved(points: AnyArray, moves: Float64Array | None, points_too: bool = True) -> AnyArray:
    """The points, or directions, moved by one matrix or each by its own."""
    if moves is None:
        return points
    linear, offset = moves[..., :3, :3], moves[..., :3, 3]
    moved = points @ linear.T if moves.ndim == 2 else np.einsum("nij,nj->ni", linear, points)
    return moved + offset if points_too else moved


def _rotated(normals: AnyArray, moves: Float64Array | None) -> AnyArray:
    """The normals of points that are moved. Each by its own matrix: as directions, for bones only turn."""
    if moves is None:
        return normals
    if moves.ndim == 3:
        return unit(_moved(normals, moves, points_too=False))
    try:
        return unit(normals @ np.linalg.inv(moves[:3, :3]))
    except np.linalg.LinAlgError:
        return normals

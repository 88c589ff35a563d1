"""Reads a glTF document, with its bones, weights and morph targets if it has them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from editor.formats.binary import FileBuffer
from editor.formats.content import ExtractedFiles, FormatError
from editor.formats.gltf import METRES
from editor.formats.gltf.document import GltfDocument
from editor.formats.gltf.library import damage_reported, part
from editor.formats.gltf.materials import GltfImages, default_material, materials_of
from editor.formats.gltf.skins import (
    Nodes,
    SkinJoints,
    SkinWeights,
    joint_matrices,
    placed_nodes,
    read_joints_and_weights,
    weights_of,
)
from editor.formats.mesh_exchange import (
    MIRROR,
    REVERSED,
    ImportedMesh,
    TextureTable,
    add_bone,
    fill_mesh,
    smooth_normals,
    unit,
)
from editor.formats.message_texts import noun
from editor.formats.progress import Progress
from editor.math3d.arrays import AnyArray, Float64Array, Int64Array, finite_rows
from editor.messages import Messages, TranslatableText
from editor.model.columns import Columns
from editor.model.frames import BoneItem, DisplayFrame, MorphItem, special_frames
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind, VertexOffset

TRIANGLES, STRIP, FAN = 4, 5, 6
MODES = {0: "points", 1: "lines", 2: "lines", 3: "lines"}
MOST_VERTICES = 1 << 24
STILL = 1e-5  # metres: a matrix that moves nothing further than that moves nothing
UNITS = 1 / METRES
BONES_FRAME = ("ボーン", "Bones")


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
            self._placed(_moved_points(positions, moves)),
            _rotated_normals(normals, moves) * MIRROR,
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
        joints, weights = read_joints_and_weights(self._document, attributes, count)
        if skin_row is None or attributes.get("JOINTS_0") is None:
            bone = np.array([max(0, self._joints.above(node))])
            return _unless_still(self._joints.nodes.world[node]), weights_of(joints * 0, weights, bone, self._messages)
        skin = part(tree.skins, skin_row, "skin")
        bones = np.array([self._joints.rows[joint] for joint in skin.joints or ()])
        each = joint_matrices(self._document, skin, self._joints.nodes)
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
        targets = []
        for number, target in enumerate(primitive.targets or ()):
            name = str(names[number]) if number < len(names) else f"{mesh.name or 'モーフ'}{number + 1}"
            rows, translations = np.empty(0, np.int64), np.empty((0, 3), np.float32)
            if target.get("POSITION") is not None:
                deltas = self._document.array(target["POSITION"], count)[:, :3]
                rows = np.flatnonzero(deltas.any(axis=1))
                linear = moves[rows] if moves is not None and moves.ndim == 3 else moves
                translations = self._placed(_moved_points(deltas[rows].astype(np.float64), linear, points_too=False))
            targets.append(MorphTarget(name, rows, translations))
        return targets

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


def _moved_points(points: AnyArray, moves: Float64Array | None, points_too: bool = True) -> AnyArray:
    """The points, or directions, moved by one matrix or each by its own."""
    if moves is None:
        return points
    linear, offset = moves[..., :3, :3], moves[..., :3, 3]
    moved = points @ linear.T if moves.ndim == 2 else np.einsum("nij,nj->ni", linear, points)
    return moved + offset if points_too else moved


def _rotated_normals(normals: AnyArray, moves: Float64Array | None) -> AnyArray:
    """The normals of points that are moved. Each by its own matrix: as directions, for bones only turn."""
    if moves is None:
        return normals
    if moves.ndim == 3:
        return unit(_moved_points(normals, moves, points_too=False))
    try:
        return unit(normals @ np.linalg.inv(moves[:3, :3]))
    except np.linalg.LinAlgError:
        return normals


def read(
    buffer: FileBuffer, messages: Messages, progress: Progress, *, scale: float = UNITS
) -> tuple[Model, ExtractedFiles | None]:
    """The model, and its pictures if they lie within the file. `scale` is how many units one metre is.

    Joints become bones in the order of their skins; without any, the model has one bone. Meshes stand as the document
    shows them. Morphs of the same name, of several meshes, are one.
    """
    with damage_reported():
        document = GltfDocument(buffer.array.tobytes(), buffer.path.parent)
        model = Model()
        model.info.records[0] = replace(model.info[0], name=buffer.path.stem)
        images = GltfImages(document, buffer.path.stem, messages)
        _fill_materials(model, document, images, messages)
        progress.report(0.3, "bones")
        nodes = placed_nodes(document.tree, messages)
        meshes = [row for row in nodes.shown if document.tree.nodes[row].mesh is not None]
        joints = _joints(document.tree, nodes, meshes)
        model.bones.records[:] = joints.bones(document.tree, scale, messages)
        reader = MeshReader(document, joints, scale, messages)
        for number, row in enumerate(meshes):
            progress.report(0.3 + 0.6 * number / len(meshes), "vertices")
            reader.read(row)
        _fill_mesh(model, reader, messages)
        _fill_morphs(model, reader.vertices, messages)
        _fill_frames(model)
        _report_ignored(document.tree, messages)
        return model, images.unpacked()


def _joints(tree: Any, nodes: Nodes, meshes: list[int]) -> SkinJoints:
    """The joints of all skins of the meshes that are seen."""
    joints = SkinJoints(nodes)
    for row in meshes:
        if tree.nodes[row].skin is not None:
            joints.add(part(tree.skins, tree.nodes[row].skin, "skin"))
    return joints


def _fill_materials(model: Model, document: GltfDocument, images: GltfImages, messages: Messages) -> None:
    textures = TextureTable()
    model.materials.records[:] = materials_of(document, images, textures, messages)
    model.textures.records[:] = textures.textures


def _fill_mesh(model: Model, reader: MeshReader, messages: Messages) -> None:
    parts = reader.vertices
    mesh = ImportedMesh(
        _stacked([each.positions for each in parts], (0, 3)),
        _stacked([faces.vertices for faces in reader.faces], (0, 3)),
        _face_materials(model, reader),
        _stacked([each.normals for each in parts], (0, 3)),
        _stacked([each.uvs for each in parts], (0, 2)),
    )
    fill_mesh(model, mesh, messages)
    if len(model.bones) and parts:
        for name in ("bones", "weights", "deform"):
            model.vertices.writable(name)[:] = np.concatenate([getattr(each.weights, name) for each in parts])


def _face_materials(model: Model, reader: MeshReader) -> AnyArray:
    """(faces,) their materials; one more is made where faces have none."""
    count = len(model.materials)
    rows = [count if faces.material is None else faces.material for faces in reader.faces]
    if count in rows:
        model.materials.records.append(default_material(count))
    for row in rows:
        part(model.materials.records, row, "material")
    return np.repeat(np.array(rows, np.int64), [len(faces.vertices) for faces in reader.faces])


def _fill_frames(model: Model) -> None:
    """The two special frames and one for the bones; a bone where there is none."""
    morphs = tuple(MorphItem(row) for row in range(len(model.morphs)))
    if not len(model.bones):
        add_bone(model)
        model.frames.records[-1] = replace(model.frames[-1], items=morphs)
        return
    model.frames.records += special_frames((BoneItem(0),), morphs)
    if len(model.bones) > 1:
        items = tuple(BoneItem(row) for row in range(1, len(model.bones)))
        model.frames.records.append(DisplayFrame(*BONES_FRAME, items=items))


def _stacked(parts: list[AnyArray], empty: tuple[int, ...]) -> AnyArray:
    return np.concatenate(parts) if parts else np.empty(empty)


def _fill_morphs(model: Model, parts: list[PrimitiveVertices], messages: Messages) -> None:
    """A vertex morph for each name, with what the parts of the model move by it."""
    found: dict[str, list[MorphTarget]] = {}
    first = 0
    for each in parts:
        for target in each.targets:
            found.setdefault(target.name, []).append(MorphTarget(target.name, target.rows + first, target.translations))
        first += len(each.positions)
    model.morphs.records[:] = [
        Morph(name, kind=MorphKind.VERTEX, offsets=_offsets(targets, messages)) for name, targets in found.items()
    ]


def _offsets(targets: list[MorphTarget], messages: Messages) -> Columns:
    rows = np.concatenate([target.rows for target in targets])
    with np.errstate(over="ignore", invalid="ignore"):
        moves = np.concatenate([target.translations for target in targets]).astype(np.float32)
    right = finite_rows(moves)
    if not right.all():
        messages.note("a morph moves a vertex by numbers that are not finite; left out", "vertices", rows[~right])
    return Columns(VertexOffset, vertex=rows[right], translation=moves[right])


def _report_ignored(tree: Any, messages: Messages) -> None:
    for what in ("animations", "cameras"):
        if getattr(tree, what):
            messages.note("the document has {}, which are not kept", about=(noun(what),))

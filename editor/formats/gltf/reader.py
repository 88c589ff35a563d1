"""Reads a glTF document, with its bones, weights and morph targets if it has them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from editor.formats.binary import FileBuffer
from editor.formats.content import ExtractedFiles, FormatError
from editor.formats.gltf import METRES
from editor.formats.gltf.document import GltfDocument
from editor.formats.gltf.library import damage_reported, part
from editor.formats.gltf.materials import (
    TEXTURE_TRANSFORM,
    GltfImages,
    default_material,
    materials_of,
    moved_uvs,
    uv_transform,
)
from editor.formats.gltf.skins import (
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
from editor.math3d.arrays import AnyArray, Float64Array, IndexArray, Int64Array, finite_rows
from editor.messages import Messages, TranslatableText
from editor.model.columns import Columns
from editor.model.fields import NONE
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
    """A morph target, the one of number `index` of the mesh of a node: `rows` of the vertices, and their (n, 3)
    `translations`.
    """

    name: str
    rows: Int64Array
    translations: AnyArray
    node: int
    index: int


@dataclass(slots=True)
class PrimitiveVertices:
    """(n, 3) positions and normals, (n, 2) uvs, in the space of PMX, and what moves them."""

    positions: AnyArray
    normals: AnyArray
    uvs: AnyArray
    weights: SkinWeights
    targets: list[MorphTarget]

    def only(self, rows: IndexArray) -> tuple[PrimitiveVertices, IndexArray]:
        """Some of the vertices, and the (n,) rows that all have among these, NONE for those that are left out."""
        lookup = np.full(len(self.positions), NONE, np.intp)
        lookup[rows] = np.arange(len(rows))
        weights = SkinWeights(self.weights.bones[rows], self.weights.weights[rows], self.weights.deform[rows])
        targets = []
        for target in self.targets:
            kept = lookup[target.rows] != NONE
            moved = replace(target, rows=lookup[target.rows][kept], translations=target.translations[kept])
            targets.append(moved)
        made = PrimitiveVertices(self.positions[rows], self.normals[rows], self.uvs[rows], weights, targets)
        return made, lookup


@dataclass(frozen=True, slots=True)
class _Block:
    """Vertices of a primitive among all: from `first` on. `count` is how many it has, `lookup` which of them is where,
    None where all are there.
    """

    first: int
    count: int
    lookup: IndexArray | None


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
        self.uv_transforms: dict[int, Float64Array] = {}  # by material, in the place of those of the document
        self._document = document
        self._joints = joints
        self._scale = scale
        self._messages = messages
        self._count = 0
        self._shared: dict[str, _Block] = {}  # by what they are made of
        self._met: set[bytes] = set()  # digests of positions

    def read(self, node: int) -> None:
        """Read the mesh of a node."""
        tree = self._document.tree
        mesh = part(tree.meshes, tree.nodes[node].mesh, "mesh")
        for primitive in mesh.primitives or ():
            mode = TRIANGLES if primitive.mode is None else primitive.mode
            attributes = {name: value for name, value in vars(primitive.attributes).items() if value is not None}
            if mode in MODES or "POSITION" not in attributes:
                what = noun(MODES.get(mode, "faces without positions"))
                self._messages.note("{} are not kept", about=(what,))
                continue
            self._add_faces(node, primitive, mode, self._block(node, mesh, primitive, attributes, mode))

    def _block(self, node: int, mesh: Any, primitive: Any, attributes: dict[str, Any], mode: int) -> _Block:
        """The vertices of a primitive, which another may have brought already.

        Of those that come again with something else, as other morph targets, only what it draws is taken.
        """
        key, points = self._made_of(node, primitive, attributes), self._document.digest(attributes["POSITION"])
        comes_again = key not in self._shared and points in self._met
        if comes_again:
            key += repr(primitive.indices)
        if key not in self._shared:
            self._met.add(points)
            vertices, lookup = self._read(node, mesh, primitive, attributes, mode), None
            count = len(vertices.positions)
            if comes_again:
                faces = self._triangles(primitive, mode, count)
                vertices, lookup = vertices.only(np.unique(faces[(faces < count).all(axis=1)]))
            self._shared[key] = _Block(self._count, count, lookup)
            self._add(vertices)
        return self._shared[key]

    def _made_of(self, node: int, primitive: Any, attributes: dict[str, Any]) -> str:
        """The key of vertices: what they are, and what places them. Morph targets are those of one node."""
        document, uv_set = self._document, self._uv_set(primitive)
        skin = document.tree.nodes[node].skin
        own = (node, None) if skin is None or primitive.targets else (None, skin)
        count = part(document.tree.accessors, attributes["POSITION"], "accessor").count
        arrays = [
            (name, document.digest(index, count))
            for name, index in sorted(attributes.items())
            if name in ("POSITION", "NORMAL", uv_set) or name.startswith(("JOINTS_", "WEIGHTS_"))
        ]
        moved = [target.get("POSITION") for target in primitive.targets or ()]
        targets = [None if index is None else document.digest(index, count) for index in moved]
        normals = primitive.indices if "NORMAL" not in attributes else None  # made from the faces
        return repr((own, arrays, targets, normals, self.uv_transform(primitive.material)))

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
            self._targets(node, mesh, primitive, moves, count),
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
        """(count, 2) those that the colour texture of the material asks for, moved as it moves them."""
        name = self._uv_set(primitive)
        if name not in attributes:
            return np.zeros((count, 2), np.float32)
        uvs = self._document.array(attributes[name], count)[:, :2].astype(np.float32)
        return moved_uvs(uvs, self.uv_transform(primitive.material))

    def _uv_set(self, primitive: Any) -> str:
        texture = self._color_texture(primitive.material)
        if not texture:
            return "TEXCOORD_0"
        moved = (texture.extensions or {}).get(TEXTURE_TRANSFORM) or {}
        return f"TEXCOORD_{moved.get('texCoord', texture.texCoord) or 0}"

    def uv_transform(self, material: int | None) -> Float64Array | None:
        """(2, 3) how a material moves UVs; None where it does not."""
        if material in self.uv_transforms:
            return self.uv_transforms[material]
        texture = self._color_texture(material)
        return uv_transform(texture) if texture else None

    def _color_texture(self, material: int | None) -> Any:
        """The colour texture of a material, if it has one."""
        if material is None:
            return None
        surface = part(self._document.tree.materials, material, "material").pbrMetallicRoughness
        return surface and surface.baseColorTexture

    def _targets(
        self, node: int, mesh: Any, primitive: Any, moves: Float64Array | None, count: int
    ) -> list[MorphTarget]:
        names = target_names(mesh, primitive)
        targets = []
        for number, target in enumerate(primitive.targets or ()):
            name = str(names[number]) if number < len(names) else f"{mesh.name or 'モーフ'}{number + 1}"
            rows, translations = np.empty(0, np.int64), np.empty((0, 3), np.float32)
            if target.get("POSITION") is not None:
                deltas = self._document.array(target["POSITION"], count)[:, :3]
                rows = np.flatnonzero(deltas.any(axis=1))
                linear = moves[rows] if moves is not None and moves.ndim == 3 else moves
                translations = self._placed(_moved_points(deltas[rows].astype(np.float64), linear, points_too=False))
            targets.append(MorphTarget(name, rows, translations, node, number))
        return targets

    def _add_faces(self, node: int, primitive: Any, mode: int, block: _Block) -> None:
        faces = self._triangles(primitive, mode, block.count)
        inside = (faces < block.count).all(axis=1)
        if not inside.all():
            wrong = np.flatnonzero(~inside)
            self._messages.note("left out, because it refers to a vertex that does not exist", "faces", wrong)
        linear = self._joints.nodes.world[node, :3, :3]
        mirrored = self._document.tree.nodes[node].skin is None and np.linalg.det(linear) < 0
        turned = faces[inside] if mirrored else faces[inside][:, REVERSED]
        rows = turned if block.lookup is None else block.lookup[turned]
        self.faces.append(PrimitiveFaces(rows + block.first, primitive.material))

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


def target_names(mesh: Any, primitive: Any) -> list[str]:
    """The names of the morph targets of a mesh, as far as they are told: of all primitives, or of that one."""
    for extras in (mesh.extras, primitive.extras):
        names = extras.get("targetNames") if isinstance(extras, dict) else None
        if isinstance(names, list):
            return [str(name) for name in names]
    return []


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

    Joints become bones in the order of their skins, and after them nodes below joints; without any, the model has one
    bone. Meshes stand as the document shows them. Morphs of the same name, of several meshes, are one.
    """
    with damage_reported():
        document = GltfDocument(buffer.array.tobytes(), buffer.path.parent)
        found = GltfImport(document, buffer.path.stem, scale, messages)
        found.joints.add_skins(document, found.meshes)
        found.joints.add_below(document.tree)
        found.fill(progress)
        fill_morphs(found.model, found.targets(), messages)
        fill_frames(found.model)
        return found.model, found.images.unpacked()


class GltfImport:
    """A document on its way into a `model`. What is to be a bone is added to `joints` before it is filled."""

    def __init__(self, document: GltfDocument, stem: str, scale: float, messages: Messages) -> None:
        self.document = document
        self.model = Model()
        self.model.info.records[0] = replace(self.model.info[0], name=stem)
        self.textures = TextureTable()
        self.images = GltfImages(document, stem, messages)
        self.nodes = placed_nodes(document.tree, messages)
        self.meshes = [row for row in self.nodes.shown if document.tree.nodes[row].mesh is not None]
        self.joints = SkinJoints(self.nodes)
        self.scale = scale
        self.messages = messages
        self.reader = MeshReader(document, self.joints, scale, messages)
        self.material_rows = list(range(len(document.tree.materials or ())))  # of the model, by those of the document

    def fill(self, progress: Progress) -> None:
        """Give the model materials, bones, vertices and faces."""
        model, tree = self.model, self.document.tree
        made = materials_of(self.document, self.images, self.textures)
        model.materials.records[:] = [made[self.material_rows.index(row)] for row in range(len(made))]
        model.textures.records[:] = self.textures.textures
        progress.report(0.3, "bones")
        model.bones.records[:] = self.joints.bones(tree, self.scale, self.messages)
        for number, row in enumerate(self.meshes):
            progress.report(0.3 + 0.6 * number / len(self.meshes), "vertices")
            with damage_reported("node", row):
                self.reader.read(row)
        _fill_mesh(model, self.reader, self.material_rows, self.messages)
        _report_ignored(tree, self.messages)

    def texture_row(self, index: Any) -> int:
        """The row of the picture of a texture of the document, NONE where it cannot be had."""
        return self.images.texture_row(index, self.textures)

    def add_picture(self, name: str, data: bytes) -> int:
        """The row of a picture that is made for the model, of a plain name."""
        return self.textures.row(self.images.add(name, data))

    def targets(self) -> dict[str, list[MorphTarget]]:
        """The morph targets by name, with rows of the model."""
        found: dict[str, list[MorphTarget]] = {}
        first = 0
        for each in self.reader.vertices:
            for target in each.targets:
                found.setdefault(target.name, []).append(replace(target, rows=target.rows + first))
            first += len(each.positions)
        return found


def _fill_mesh(model: Model, reader: MeshReader, material_rows: Sequence[int], messages: Messages) -> None:
    parts = reader.vertices
    mesh = ImportedMesh(
        _stacked([each.positions for each in parts], (0, 3)),
        _stacked([faces.vertices for faces in reader.faces], (0, 3)),
        _face_materials(model, reader, material_rows),
        _stacked([each.normals for each in parts], (0, 3)),
        _stacked([each.uvs for each in parts], (0, 2)),
    )
    fill_mesh(model, mesh, messages)
    if len(model.bones) and parts:
        for name in ("bones", "weights", "deform"):
            model.vertices.writable(name)[:] = np.concatenate([getattr(each.weights, name) for each in parts])


def _face_materials(model: Model, reader: MeshReader, material_rows: Sequence[int]) -> AnyArray:
    """(faces,) their materials; one more is made where faces have none."""
    count = len(model.materials)
    rows = [
        count if faces.material is None else part(material_rows, faces.material, "material") for faces in reader.faces
    ]
    if count in rows:
        model.materials.records.append(default_material(count))
    return np.repeat(np.array(rows, np.int64), [len(faces.vertices) for faces in reader.faces])


def fill_frames(model: Model) -> None:
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


def fill_morphs(model: Model, targets: dict[str, list[MorphTarget]], messages: Messages) -> None:
    """Give a model a vertex morph for each name, with what the parts of the model move by it."""
    model.morphs.records[:] = [
        Morph(name, kind=MorphKind.VERTEX, offsets=morph_offsets(each, messages)) for name, each in targets.items()
    ]


def morph_offsets(targets: list[MorphTarget], messages: Messages) -> Columns:
    """What morph targets move, with those left out that are not finite."""
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

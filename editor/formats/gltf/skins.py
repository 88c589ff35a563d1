"""Nodes, bones and weights of a glTF document: where nodes lie, the joints of skins, and how they move the vertices."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

import numpy as np

from editor.formats.content import FormatError
from editor.formats.gltf.document import GltfDocument
from editor.formats.gltf.library import Packer, damage_reported, part
from editor.formats.mesh_exchange import MIRROR, finite
from editor.math3d.arrays import AnyArray, Float32Array, Float64Array
from editor.math3d.rotations import matrices_from_quaternions, unit_quaternions
from editor.messages import Messages, TranslatableText
from editor.model.bone_tree import circles
from editor.model.bones import Bone, BoneFlags
from editor.model.fields import NONE, field_of
from editor.model.mesh import Deform, Vertex, effective_weights, smallest_kinds, sum_to_one
from editor.model.model import Model


@dataclass(slots=True)
class Nodes:
    """`world` is where each node lies, (nodes, 4, 4), `parents` the node above it, -1; `shown` those of the scene.

    `order` has all, each after the one above it.
    """

    world: Float64Array
    parents: list[int]
    shown: list[int] = field(default_factory=list)
    order: list[int] = field(default_factory=list)


def placed_nodes(tree: Any, messages: Messages) -> Nodes:
    """Compute the transforms of nodes. A node with several parents, or in a circle, stays with the first met."""
    nodes = tree.nodes or []
    found = Nodes(np.tile(np.eye(4), (len(nodes), 1, 1)), [-1] * len(nodes))
    below = {child for node in nodes for child in node.children or ()}
    met: set[int] = set()
    stack = [row for row in reversed(range(len(nodes))) if row not in below]
    met.update(stack)
    while stack:
        row = stack.pop()
        found.order.append(row)
        with damage_reported("node", row):
            found.world[row] = _local(nodes[row], row, messages)
            if found.parents[row] >= 0:
                found.world[row] = found.world[found.parents[row]] @ found.world[row]
            for child in reversed(nodes[row].children or ()):
                part(nodes, child, "node")
                if child not in met:
                    met.add(child)
                    found.parents[child] = row
                    stack.append(child)
    found.shown = _shown(tree, nodes, met)
    return found


def _shown(tree: Any, nodes: Any, met: set[int]) -> list[int]:
    """The nodes of the scene that the document shows, or of its first; all, if it has none."""
    if not tree.scenes:
        return sorted(met)
    scene = part(tree.scenes, tree.scene or 0, "scene")
    shown: dict[int, None] = {}
    stack = list(reversed(scene.nodes or ()))
    while stack:
        row = stack.pop()
        if row not in shown:
            shown[row] = None
            stack += reversed(part(nodes, row, "node").children or ())
    return list(shown)


def _local(node: Any, row: int, messages: Messages) -> Float64Array:
    """(4, 4) what a node does to what lies in it, for points that are columns."""
    if node.matrix is not None:
        matrix = np.array(node.matrix, np.float64).reshape(4, 4).T
    else:
        matrix = np.eye(4)
        matrix[:3, :3] = _rotation_of(node) * np.array(node.scale or (1, 1, 1), np.float64)
        matrix[:3, 3] = node.translation or (0, 0, 0)
    if np.isfinite(matrix).all():
        return matrix
    messages.note("node {} has no transform; its parent's is used", "", (-1,), [row])
    return np.eye(4)


def _rotation_of(node: Any) -> Float64Array:
    quaternions = np.array([node.rotation or (0, 0, 0, 1)], np.float64)
    return np.asarray(matrices_from_quaternions(unit_quaternions(quaternions))[0])


SLOTS = 4
MOST_SETS = 4  # of joints and weights, of four each
ABILITIES = BoneFlags.ROTATABLE | BoneFlags.VISIBLE | BoneFlags.OPERABLE
ARMATURE = "Armature"


@dataclass(slots=True)
class SkinWeights:
    """Bone weights of n vertices: (n, 4) bones, NONE where there is none, (n, 4) weights, (n,) kinds."""

    bones: AnyArray
    weights: AnyArray
    deform: AnyArray


@dataclass(slots=True)
class SkinJoints:
    """The joints of a document as bones: `rows` tells the bone of a node."""

    nodes: Nodes
    rows: dict[int, int] = field(default_factory=dict)

    def add(self, skin: Any) -> None:
        """Take up the joints of a skin, in its order."""
        for joint in skin.joints or ():
            part(self.nodes.parents, joint, "node")
            self.rows.setdefault(joint, len(self.rows))

    def add_skins(self, document: GltfDocument, meshes: list[int]) -> None:
        """Take up the joints of the skins of the nodes of meshes."""
        tree = document.tree
        for row in meshes:
            if tree.nodes[row].skin is not None:
                self.add(part(tree.skins, tree.nodes[row].skin, "skin"))

    def add_below(self, tree: Any) -> None:
        """Take up the nodes below joints that are no joints and hold no mesh: ends of limbs, and what is put there."""
        for row in range(len(self.nodes.parents)):
            if row not in self.rows and tree.nodes[row].mesh is None and self.above(row) != NONE:
                self.rows[row] = len(self.rows)

    def add_nodes(self, wanted: set[int]) -> None:
        """Take up other nodes, and bring all into the order of the document, each after the one above it."""
        kept = wanted | self.rows.keys()
        ordered = [node for node in self.nodes.order if node in kept]
        ordered += sorted(kept.difference(ordered))  # those in a circle
        self.rows = {node: row for row, node in enumerate(ordered)}

    def above(self, node: int) -> int:
        """The bone of a node, or of the nearest above it; NONE where there is none."""
        while node >= 0 and node not in self.rows:
            node = self.nodes.parents[node]
        return self.rows.get(node, NONE)

    def bones(self, tree: Any, scale: float, messages: Messages) -> list[Bone]:
        """The bones, in the space of PMX, each with the first of its children as its tail."""
        parents = [self.above(self.nodes.parents[node]) for node in self.rows]
        children = {parent: row for row, parent in reversed(list(enumerate(parents)))}
        position = field_of(Bone, Bone.position)
        with np.errstate(over="ignore", invalid="ignore"):
            points = self.nodes.world[list(self.rows), :3, 3] * scale * MIRROR
        return [
            Bone(
                str(tree.nodes[node].name or f"ボーン{row + 1}"),
                position=position.coerce(point.tolist()),
                parent=parent,
                flags=_abilities(parent, row in children),
                tail_bone=children.get(row, NONE),
            )
            for row, (node, parent, point) in enumerate(
                zip(self.rows, parents, finite(points, "bones", messages), strict=True)
            )
        ]


def _abilities(parent: int, has_child: bool) -> BoneFlags:
    flags = ABILITIES | (BoneFlags.TAIL_IS_BONE if has_child else BoneFlags(0))
    return flags | BoneFlags.MOVABLE if parent == NONE else flags


def joint_matrices(document: GltfDocument, skin: Any, nodes: Nodes) -> Float64Array:
    """(joints, 4, 4) what each joint of a skin does to the vertices where the document shows it."""
    joints = skin.joints or []
    world = nodes.world[joints] if joints else np.empty((0, 4, 4))
    if skin.inverseBindMatrices is None:
        return world
    inverse = document.array(skin.inverseBindMatrices).astype(np.float64)
    if inverse.shape[1] != 16 or len(inverse) < len(joints):
        raise FormatError(TranslatableText("{} inverse bind matrices for {} joints", len(inverse), len(joints)))
    moved: Float64Array = world @ np.nan_to_num(inverse[: len(joints)]).reshape(-1, 4, 4).transpose(0, 2, 1)
    return moved


def read_joints_and_weights(
    document: GltfDocument, attributes: dict[str, Any], count: int
) -> tuple[AnyArray, Float64Array]:
    """(count, 4 k) joints and weights of a primitive, of all its sets, the weights finite and not negative."""
    numbers = [n for n in range(MOST_SETS) if attributes.get(f"JOINTS_{n}") is not None]
    joints = [document.array(attributes[f"JOINTS_{n}"], count)[:, :SLOTS].astype(np.int64) for n in numbers]
    weights = [document.array(attributes.get(f"WEIGHTS_{n}"), count)[:, :SLOTS] for n in numbers]
    if not numbers:
        return np.zeros((count, SLOTS), np.int64), np.tile((1.0, 0.0, 0.0, 0.0), (count, 1))
    whole = np.concatenate(weights, axis=1).astype(np.float64)
    return np.concatenate(joints, axis=1), np.maximum(np.nan_to_num(whole, posinf=0, neginf=0), 0)


def weights_of(joints: AnyArray, weights: AnyArray, bones: AnyArray, messages: Messages) -> SkinWeights:
    """The four heaviest of the joints of each vertex, as bones. `bones` tells the bone of each joint."""
    usable = (joints >= 0) & (joints < len(bones))
    if not usable[weights > 0].all():
        messages.note(
            "a vertex is moved by a joint that does not exist", "vertices", np.flatnonzero(~usable.all(axis=1))
        )
    weights = np.where(usable, weights, 0)
    if joints.shape[1] > SLOTS:
        heaviest = np.argsort(-weights, axis=1, kind="stable")[:, :SLOTS]
        joints, weights = np.take_along_axis(joints, heaviest, 1), np.take_along_axis(weights, heaviest, 1)
    packed = np.argsort(weights == 0, axis=1, kind="stable")
    joints, weights = np.take_along_axis(joints, packed, 1), np.take_along_axis(weights, packed, 1)
    return _skin_weights(bones[np.where(weights > 0, joints, 0)], weights)


def _skin_weights(bones: AnyArray, weights: AnyArray) -> SkinWeights:
    """Weights that sum to 1, the first bone where there are none, and the simplest kind that can say them."""
    sums = weights.sum(axis=1, keepdims=True)
    weights = np.where(sum_to_one(sums), weights, weights / np.where(sums > 0, sums, 1))
    used = weights > 0
    counts = used.sum(axis=1)
    bones = np.where(used, bones, NONE)
    bones[counts == 0, 0] = 0
    weights[counts <= 1, 0] = 1
    weights[counts == 2, 1] = 1 - weights[counts == 2, 0]
    deform = smallest_kinds(np.full(len(bones), Deform.BDEF1, np.uint8), counts, True)
    return SkinWeights(bones.astype(np.int32), weights.astype(np.float32), deform)


def write_bones(packer: Packer, model: Model, scale: float) -> bool:
    """Make a node of each bone, in their order, one more that holds them, and the skin. False where there is no bone.

    Bones of PMX rest without rotation: a node is its position, seen from its parent.
    """
    bones = list(model.bones)
    if not bones:
        return False
    points = np.array([bone.position for bone in bones], np.float64) * scale * MIRROR
    parents = [bone.parent for bone in bones]
    for circle in circles(bones):
        parents[circle[-1]] = NONE
    for bone, parent, point in zip(bones, parents, points, strict=True):
        local = point if parent == NONE else point - points[parent]
        packer.tree.nodes.append(packer.gltf.Node(name=bone.name, translation=(local + 0).tolist(), children=[]))
    roots: list[int] = []
    for row, parent in enumerate(parents):
        (roots if parent == NONE else packer.tree.nodes[parent].children).append(row)
    packer.tree.nodes.append(packer.gltf.Node(name=ARMATURE, children=roots))
    inverse = np.tile(np.eye(4, dtype=np.float32), (len(bones), 1, 1))
    inverse[:, 3, :3] = -points  # a matrix of glTF is stored column by column
    matrices = packer.accessor(inverse.reshape(-1, 16))
    skin = packer.gltf.Skin(inverseBindMatrices=matrices, joints=list(range(len(bones))), skeleton=len(bones))
    packer.tree.skins.append(skin)
    return True


def joints_and_weights_of(model: Model) -> tuple[AnyArray, Float32Array]:
    """(n, 4) joints, none twice, and weights, which sum to 1. A vertex that no bone moves stays with the first."""
    vertices = model.vertices
    bones, weights = vertices[Vertex.bones], vertices[Vertex.weights].astype(np.float64)
    weights = effective_weights(vertices[Vertex.deform], weights)
    used = (bones != NONE) & (weights > 0)
    weights = np.where(used, weights, 0)
    for slot, before in combinations(reversed(range(4)), 2):
        again = used[:, slot] & used[:, before] & (bones[:, slot] == bones[:, before])
        weights[again, before] += weights[again, slot]
        weights[again, slot] = 0
    used = weights > 0
    sums = weights.sum(axis=1, keepdims=True)
    weights = np.where(sums > 0, weights / np.where(sums > 0, sums, 1), (1, 0, 0, 0))
    joints = np.where(used, bones, 0)
    return joints.astype("<u1" if len(model.bones) <= 256 else "<u2"), weights.astype(np.float32)

"""Writes the bones of a model as the joints of a glTF skin, and how they move the vertices."""

from __future__ import annotations

from itertools import combinations

import numpy as np

from editor.formats.gltf.packing import Packer
from editor.formats.mesh_exchange import MIRROR
from editor.math3d.arrays import AnyArray, Float32Array
from editor.model.bone_tree import circles
from editor.model.fields import NONE
from editor.model.model import Model
from editor.model.vertices import effective_weights

ARMATURE = "Armature"


def write_bones(packer: Packer, model: Model, scale: float) -> bool:
    """Make a node of each bone, in their order, one more that holds them, and the skin. False where there is no bone.

    Bones of PMX rest without rotation: a node is its place, seen from its parent.
    """
    bones = list(model.bones)
    if not bones:
        return False
    places = np.array([bone.position for bone in bones], np.float64) * scale * MIRROR
    parents = [bone.parent for bone in bones]
    for circle in circles(bones):
        parents[circle[-1]] = NONE
    for bone, parent, place in zip(bones, parents, places, strict=True):
        local = place if parent == NONE else place - places[parent]
        packer.tree.nodes.append(packer.gltf.Node(name=bone.name, translation=(local + 0).tolist(), children=[]))
    roots: list[int] = []
    for row, parent in enumerate(parents):
        (roots if parent == NONE else packer.tree.nodes[parent].children).append(row)
    packer.tree.nodes.append(packer.gltf.Node(name=ARMATURE, children=roots))
    inverse = np.tile(np.eye(4, dtype=np.float32), (len(bones), 1, 1))
    inverse[:, 3, :3] = -places  # a matrix of glTF is stored column by column
    matrices = packer.accessor(inverse.reshape(-1, 16))
    skin = packer.gltf.Skin(inverseBindMatrices=matrices, joints=list(range(len(bones))), skeleton=len(bones))
    packer.tree.skins.append(skin)
    return True


def deforms(model: Model) -> tuple[AnyArray, Float32Array]:
    """(n, 4) joints, none twice, and weights, which sum to 1. A vertex that no bone moves stays with the first."""
    vertices = model.vertices
    bones, weights = vertices["bones"], effective_weights(vertices["deform"], vertices["weights"].astype(np.float64))
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

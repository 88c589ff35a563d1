"""The space of glTF and that of PMX: metres, right-handed, against units of 8 cm, left-handed (mmd-semantics §0.5)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from editor.formats.gltf.library import part
from editor.math3d.arrays import Float64Array
from editor.math3d.rotations import matrices_from_quaternions, unit
from editor.messages import Messages


@dataclass(slots=True)
class Nodes:
    """`world` is where each node lies, (nodes, 4, 4), `parents` the node above it, -1; `shown` those of the scene."""

    world: Float64Array
    parents: list[int]
    shown: list[int] = field(default_factory=list)


def placed(tree: Any, messages: Messages) -> Nodes:
    """Compute the transforms of nodes. A node with several parents, or in a circle, stays with the first met."""
    nodes = tree.nodes or []
    found = Nodes(np.tile(np.eye(4), (len(nodes), 1, 1)), [-1] * len(nodes))
    below = {child for node in nodes for child in node.children or ()}
    met: set[int] = set()
    stack = [row for row in reversed(range(len(nodes))) if row not in below]
    met.update(stack)
    while stack:
        row = stack.pop()
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
    return np.asarray(matrices_from_quaternions(unit(quaternions))[0])

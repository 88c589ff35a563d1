"""Makes morphs of what is seen: one of bones out of a pose, one of vertices out of a deformed shape."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from editor.math3d.arrays import FloatArray
from editor.math3d.quaternions import rotation_angles
from editor.messages import TranslatableText
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.morphs import BoneOffset, Morph, MorphKind, Panel, VertexOffset
from editor.model.records import Records
from editor.operations.frames.frame_entries import enter_new
from editor.operations.names.naming import freshly_named
from editor.preview.pose import Pose

LEAST_MOVE = 1e-4  # of a bone in model units, or in radians: what is less comes of rounding


def bone_morph_from_pose(
    edit: Edit, pose: Pose, name: str, name_en: str = "", panel: Panel = Panel.OTHER, threshold: float = LEAST_MOVE
) -> int:
    """Add a morph that moves the bones as the stance does, and return its row.

    Bones that are moved by `threshold` (model units, radians) or less are left out. ValueError where none is left.
    """
    rows = np.flatnonzero(
        (rotation_angles(pose.rotations) > threshold) | (np.linalg.norm(pose.offsets, axis=1) > threshold)
    )
    if not len(rows):
        raise ValueError(TranslatableText("No bone is moved."))
    offsets = Columns(BoneOffset, bone=rows, translation=pose.offsets[rows], rotation=pose.rotations[rows])
    return add_morphs(edit, [Morph(name, name_en, panel, MorphKind.BONE, offsets)])[0]


def vertex_morph_from_shape(
    edit: Edit,
    positions: FloatArray,
    name: str,
    name_en: str = "",
    panel: Panel = Panel.OTHER,
    threshold: float = LEAST_MOVE,
) -> int:
    """Add a morph that takes the vertices to `positions` (vertices, 3), and return its row.

    Vertices that are moved by `threshold` (model units) or less are left out. ValueError where none is left.
    """
    moves = positions - edit.model.vertices["position"]
    rows = np.flatnonzero(np.einsum("ij,ij->i", moves, moves) > threshold * threshold)
    if not len(rows):
        raise ValueError(TranslatableText("No vertex is moved."))
    offsets = Columns(VertexOffset, vertex=rows, translation=moves[rows])
    return add_morphs(edit, [Morph(name, name_en, panel, MorphKind.VERTEX, offsets)])[0]


def add_morphs(edit: Edit, morphs: Sequence[Morph]) -> range:
    """Insert morphs as the last ones, under names that are free, and where MMD shows them; returns their rows."""
    table = edit.model.morphs
    rows = range(len(table), len(table) + len(morphs))
    edit.insert(table, len(table), freshly_named(Records(Morph, morphs), table.whole))
    enter_new(edit, table, rows)
    return rows

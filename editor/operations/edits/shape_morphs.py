"""Makes morphs of what is seen: one of bones out of a pose, one of vertices out of a deformed shape."""

from __future__ import annotations

import numpy as np

from editor.math3d.arrays import FloatArray
from editor.math3d.quaternions import rotation_angles
from editor.messages import TranslatableText
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.morphs import BoneOffset, Morph, MorphKind, Panel, VertexOffset
from editor.operations.edits.frame_entries import enter_morphs
from editor.operations.edits.naming import fresh_name
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
    return _add(edit, Morph(name, name_en, panel, MorphKind.BONE, offsets))


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
    return _add(
        edit, Morph(name, name_en, panel, MorphKind.VERTEX, Columns(VertexOffset, vertex=rows, translation=moves[rows]))
    )


def _add(edit: Edit, morph: Morph) -> int:
    """Insert a morph as the last one, under names that are free, and where MMD shows it."""
    morphs = edit.model.morphs
    row = len(morphs)
    name = fresh_name(morph.name, {other.name for other in morphs})
    name_en = fresh_name(morph.name_en, {other.name_en for other in morphs if other.name_en})
    edit.insert(morphs, row, [Morph(name, name_en, morph.panel, morph.kind, morph.offsets)])
    enter_morphs(edit, [row])
    return row

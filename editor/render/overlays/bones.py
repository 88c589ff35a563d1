"""Makes the signs that bones are shown as: a mark for what a bone can do, a wedge to where it ends, and its axes."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from editor.math3d.arrays import Float64Array, FloatArray, IndexArray, Int32Array, StructArray
from editor.model.bone_tree import BoneRole, bone_roles, has_flag
from editor.model.bones import Bone, BoneFlags
from editor.model.fields import NONE, Vec3
from editor.model.model import Model
from editor.preview.bone_axes import local_axes
from editor.render.overlays.grid import AXIS_COLORS
from editor.render.overlays.overlay_input import OverlayInput
from editor.render.overlays.overlay_lines import (
    CROSSED,
    DIAMOND,
    DISC,
    DOUBLE,
    FILLED,
    HOLLOW,
    RING,
    SQUARE,
    SQUARES,
    AttachedLines,
    markers,
    segments,
)
from editor.render.overlays.overlay_transforms import vectors

# By BoneRole: IK, driven, twisted, link, moved, rotated, inoperable.
ROLE_COLORS: tuple[Vec3, ...] = (
    (1.0, 0.6, 0.05),
    (0.95, 0.35, 0.45),
    (0.72, 0.4, 1.0),
    (0.95, 0.8, 0.15),
    (0.25, 0.5, 1.0),
    (0.25, 0.5, 1.0),
    (0.6, 0.62, 0.65),
)
_SHAPES = {
    BoneRole.IK: SQUARES,
    BoneRole.DRIVEN: DIAMOND,
    BoneRole.TWISTED: CROSSED,
    BoneRole.LINK: DOUBLE,
    BoneRole.MOVED: SQUARE,
    BoneRole.ROTATED: RING,
    BoneRole.INOPERABLE: HOLLOW,
}
HIDDEN_ALPHA = 0.4
SPREAD, SPREAD_OF_SELECTED = 3.5, 5.0  # half the breadth of a wedge at the joint, in pixels
SIZE, SIZE_OF_DOT, SIZE_OF_SELECTED = 11.0, 6.0, 14.0
AXIS_LENGTH = 0.8  # model units


def bone_lines(overlay_input: OverlayInput) -> AttachedLines:
    """Wedges and marks of the bones, the selected ones last, so that nothing hides them.

    Hidden bones are pale dots, and left out unless "hidden-bones" are shown or they are selected.
    """
    bones, selected = overlay_input.model.bones.records, overlay_input.selected("bones")
    flags = np.array([int(bone.flags) for bone in bones], np.int32)
    visible = has_flag(flags, BoneFlags.VISIBLE)
    order = overlay_input.rows("bones")
    if not overlay_input.options.shows("hidden-bones"):
        order = order[(visible | selected)[order]]
    colors, shapes = _signs(overlay_input.model, flags, overlay_input.options.bone_colors)
    colors[selected] = overlay_input.highlight
    shapes[selected] += FILLED
    sizes = np.where(selected, SIZE_OF_SELECTED, np.where(shapes == DISC, SIZE_OF_DOT, SIZE))
    heads = vectors([bone.position for bone in bones])
    marks = markers(heads[order], colors[order], sizes[order], shapes[order])
    tails, ends = _tails(bones, heads)
    spreads = np.where(selected, SPREAD_OF_SELECTED, SPREAD)
    long = order[(heads != tails).any(axis=1)[order]]
    wedges = _wedges(heads[long], tails[long], colors[long], spreads[long])
    return AttachedLines(wedges, np.repeat(long, 2), np.repeat(ends[long], 2), marks, order)


def axis_lines(overlay_input: OverlayInput) -> AttachedLines:
    """The local axes of the selected bones."""
    bones = overlay_input.model.bones.records
    rows = np.flatnonzero(overlay_input.selected("bones") & overlay_input.seen("bones"))
    if not len(rows):
        return AttachedLines.joined(())
    axes = np.concatenate([local_axes(bones, row).T for row in rows.tolist()])
    starts = np.repeat(vectors([bones[row].position for row in rows.tolist()]), 3, axis=0)
    lines = segments(starts, starts + axes * AXIS_LENGTH, np.tile(AXIS_COLORS, (len(rows), 1)))
    hung = np.repeat(rows, 3)
    return AttachedLines.lines_of(lines, hung, hung)


def _tails(bones: list[Bone], heads: FloatArray) -> tuple[FloatArray, IndexArray]:
    """(bones, 3) where bones end, at another bone or at an offset, else where they begin; and what that hangs from."""
    at_bone = np.array([bool(bone.flags & BoneFlags.TAIL_IS_BONE) for bone in bones], np.bool_)
    tails = heads + vectors([bone.tail_offset for bone in bones]) * ~at_bone[:, None]
    targets = np.array([bone.tail_bone for bone in bones], np.intp)
    ending = at_bone & (targets != NONE)
    tails[ending] = heads[targets[ending]]
    return tails, np.where(ending, targets, np.arange(len(bones)))


def _wedges(heads: FloatArray, tails: FloatArray, colors: FloatArray, spreads: FloatArray) -> StructArray:
    sides = [segments(heads, tails, colors, spread) for spread in (-spreads, spreads)]
    # Both sides of a bone one after the other, so that the order of the bones is that of drawing.
    return np.stack(sides, axis=1).reshape(-1)


def _signs(model: Model, flags: Int32Array, role_colors: Sequence[Vec3]) -> tuple[Float64Array, Float64Array]:
    """(bones, 4) the colour and (bones,) the shape of each bone by what it does."""
    roles = bone_roles(model)
    colors = np.array(role_colors)[roles]
    shapes = np.array([_SHAPES[role] for role in BoneRole], np.float64)[roles]
    visible = has_flag(flags, BoneFlags.VISIBLE)
    return np.column_stack((colors, np.where(visible, 1.0, HIDDEN_ALPHA))), np.where(visible, shapes, DISC)

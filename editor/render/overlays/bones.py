"""The signs of bones: a mark for what one can do, a wedge to its end, its axes, and IK, append links and parents."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import BoolArray, Float64Array, FloatArray, IndexArray, StructArray
from editor.model.bone_roles import BoneRole, bone_roles, has_flag
from editor.model.bones import APPEND, Bone, BoneFlags, IkLink
from editor.model.fields import NONE, Vec3, Vec4
from editor.preview.bone_axes import local_axes
from editor.render.overlays.joints import fans
from editor.render.overlays.overlay_input import OverlayInput, vectors
from editor.render.overlays.overlay_lines import (
    AXIS_COLORS,
    CROSSED,
    DIAMOND,
    DISC,
    DOUBLE,
    FILLED,
    HOLLOW,
    NOTHING,
    RING,
    SQUARE,
    SQUARES,
    AttachedLines,
    markers,
    segments,
)

GOAL: Vec4 = (1.0, 0.6, 0.05, 0.9)  # from an IK bone to its target
CHAIN: Vec4 = (0.95, 0.8, 0.15, 1.0)
ADDED: Vec4 = (0.25, 0.8, 0.35, 1.0)  # a ratio above 0
SUBTRACTED: Vec4 = (0.95, 0.3, 0.75, 1.0)  # below
NO_RATIO: Vec4 = (0.6, 0.62, 0.65, 1.0)
PARENT: Vec4 = (0.6, 0.7, 0.8, 0.7)
DASH, DOT = 12.0, 5.0  # logical pixels
LINK_SPREAD = 3.0
MARK = 7.0
# Of the length of a link, the radius of the fan of its limits; at least so much, in model units.
FAN, LEAST_FAN = 0.5, 0.2

Ends = list[tuple[int, int]]


def ik_lines(overlay_input: OverlayInput) -> AttachedLines:
    """For each IK bone a dashed line to its target and the links from there; limits of selected bones and links."""
    bones = overlay_input.model.bones.records
    chosen, seen = overlay_input.selected("bones"), overlay_input.seen("bones")
    goals: Ends = []
    chain: Ends = []
    limited: list[AttachedLines] = []
    for row, bone in enumerate(bones):
        if not seen[row] or not bone.flags & BoneFlags.IK or bone.ik_target == NONE:
            continue
        links = [link for link in bone.ik_links if link.bone != NONE]
        path = [bone.ik_target, *(link.bone for link in links)]
        goals.append((row, bone.ik_target))
        chain += zip(path[1:], path, strict=False)
        limited += [
            _limit_fans(bones, link, ahead)
            for link, ahead in zip(links, path, strict=False)
            if link.limited and (chosen[row] or chosen[link.bone])
        ]
    heads = vectors([bone.position for bone in bones])
    ends = np.array([goal for _, goal in goals], np.intp)
    marks = AttachedLines.marks_of(markers(heads[ends], GOAL, MARK, DIAMOND), ends)
    colors = np.where(chosen[:, None], overlay_input.highlight, CHAIN)
    ties = (
        _lines_between_bones(heads, goals, GOAL, dash=DASH),
        _lines_between_bones(heads, chain, colors, spread=LINK_SPREAD),
    )
    return AttachedLines.joined((*ties, *limited, marks))


def append_lines(overlay_input: OverlayInput) -> AttachedLines:
    """A dashed wedge from each append parent to what follows it: green and long if with it, pink dots if against."""
    bones = overlay_input.model.bones.records
    heads = vectors([bone.position for bone in bones])
    seen = np.flatnonzero(overlay_input.seen("bones")).tolist()
    taken = [row for row in seen if bones[row].flags & APPEND and bones[row].append_parent != NONE]
    made = []
    for sign, color, dash in ((1, ADDED, DASH), (-1, SUBTRACTED, DOT), (0, NO_RATIO, DASH)):
        rows = [row for row in taken if np.sign(bones[row].append_ratio) == sign]
        ends = [(bones[row].append_parent, row) for row in rows]
        made += [_lines_between_bones(heads, ends, color, side, dash) for side in (-LINK_SPREAD, LINK_SPREAD)]
        followers = np.array(rows, np.intp)
        made.append(AttachedLines.marks_of(markers(heads[followers], color, MARK - 1, DISC), followers))
    return AttachedLines.joined(made)


def parent_lines(overlay_input: OverlayInput) -> AttachedLines:
    """A dotted line from each bone to its parent."""
    bones = overlay_input.model.bones.records
    seen = np.flatnonzero(overlay_input.seen("bones")).tolist()
    ends = [(bones[row].parent, row) for row in seen if bones[row].parent != NONE]
    heads = vectors([bone.position for bone in bones])
    colors = np.where(overlay_input.selected("bones")[:, None], overlay_input.highlight, PARENT)
    return _lines_between_bones(heads, ends, colors, dash=DOT)


def _lines_between_bones(
    heads: FloatArray, ends: Ends, tints: ArrayLike, spread: float = 0.0, dash: float = 0.0
) -> AttachedLines:
    """Lines between pairs of bones; one colour, or (bones, 4) by the bone that a line ends at."""
    rows = np.array(ends, np.intp).reshape(-1, 2)
    colors = np.broadcast_to(np.asarray(tints), (len(heads), 4))[rows[:, 1]]
    lines = segments(heads[rows[:, 0]], heads[rows[:, 1]], colors, spread, dash)
    return AttachedLines.lines_of(lines, rows[:, 0], rows[:, 1])


def _limit_fans(bones: list[Bone], link: IkLink, ahead: int) -> AttachedLines:
    """The fans of a link's limits, which stand still while the link turns: they hang from its parent."""
    bone = bones[link.bone]
    centre = np.asarray(bone.position, np.float64)
    way = np.asarray(bones[ahead].position, np.float64) - centre
    radius = max(float(np.linalg.norm(way)) * FAN, LEAST_FAN)
    lines = np.concatenate(fans(centre, np.eye(3), link.lower, link.upper, way, radius))
    return AttachedLines.lines_of(lines, bone.parent, bone.parent)


# By BoneRole: IK, driven, twisted, link, moved, rotated, inoperable.
ROLE_COLORS: tuple[Vec3, ...] = (
    (1.0, 0.6, 0.05),
    (0.95, 0.35, 0.45),
    (0.72, 0.4, 1.0),
    (0.95, 0.8, 0.15),
    (0.25, 0.62, 0.88),
    (0.25, 0.62, 0.88),
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
FAINT_ALPHA = 0.35  # of bones that are seldom handled, until they are selected
FAINT_ROLES = (BoneRole.DRIVEN, BoneRole.TWISTED, BoneRole.INOPERABLE)
FAINT_SPACING = 0.2  # of that of others: they fade earlier
SPREAD, SPREAD_OF_SELECTED = 3.0, 4.0  # half the breadth of a wedge at the joint, in pixels
SIZE, SIZE_OF_DOT, SIZE_OF_SELECTED = 8.0, 4.0, 12.0
WIDTH_OF_SELECTED, GLOW, GLOW_ALPHA = 2.5, 8.0, 0.35
AXIS_LENGTH = 0.8  # model units
LEAST_SPACING = 1e-3  # model units


def bone_lines(overlay_input: OverlayInput) -> AttachedLines:
    """Wedges and marks of the bones, the selected ones last, so that nothing hides them.

    Those that physics or other bones move are faint, unless they are in the chain of a selected one. Hidden bones are
    dots, and left out unless "hidden-bones" are shown or they are selected.
    """
    bones, selected = overlay_input.model.bones.records, overlay_input.selected("bones")
    flags = np.array([int(bone.flags) for bone in bones], np.int32)
    visible = has_flag(flags, BoneFlags.VISIBLE)
    order = overlay_input.rows("bones")
    if not overlay_input.options.shows("hidden-bones"):
        order = order[(visible | selected)[order]]
    roles = bone_roles(overlay_input.model)
    colors, shapes = _colors_and_shapes(roles, visible, overlay_input.options.bone_colors)
    chain = _chains(bones, selected)
    faint = (np.isin(roles, FAINT_ROLES) | has_flag(flags, APPEND) | ~visible) & ~chain
    colors[faint, 3] = FAINT_ALPHA
    colors[selected] = overlay_input.highlight
    shapes[selected] += FILLED
    sizes = np.where(selected, SIZE_OF_SELECTED, np.where(shapes == DISC, SIZE_OF_DOT, SIZE))
    heads = vectors([bone.position for bone in bones])
    tails, ends = _tail_positions(bones, heads)
    spacing = np.where(chain, 0.0, _spacing(bones, heads, tails) * np.where(faint, FAINT_SPACING, 1.0))
    marks = markers(heads[order], colors[order], sizes[order], shapes[order], spacing[order])
    spreads = np.where(selected, SPREAD_OF_SELECTED, SPREAD)
    widths = np.where(selected, WIDTH_OF_SELECTED, 0.0)
    long = order[(heads != tails).any(axis=1)[order]]
    wedges = _wedges(heads[long], tails[long], colors[long], spreads[long], widths[long], spacing[long])
    return AttachedLines(wedges, np.repeat(long, 2), np.repeat(ends[long], 2), marks, order)


def hovered_bone_lines(overlay_input: OverlayInput) -> AttachedLines:
    """The bone under the pointer: its wedge and mark, with a glow around them."""
    bones, row = overlay_input.model.bones.records, overlay_input.hovered_row("bones")
    if row == NONE:
        return NOTHING
    flags = np.array([int(bones[row].flags)], np.int32)
    roles, visible = bone_roles(overlay_input.model)[[row]], has_flag(flags, BoneFlags.VISIBLE)
    colors, shapes = _colors_and_shapes(roles, visible, overlay_input.options.bone_colors)
    if overlay_input.selected("bones")[row]:
        colors[0], shapes[0] = overlay_input.highlight, shapes[0] + FILLED
    heads = vectors([bone.position for bone in bones])
    tails, ends = _tail_positions(bones, heads)
    glow = (*colors[0, :3], GLOW_ALPHA)
    rows = np.array([row], np.intp)
    marks = markers(
        heads[[row, row]], [glow, colors[0]], [SIZE_OF_SELECTED + GLOW, SIZE_OF_SELECTED], [DISC, shapes[0]]
    )
    lines = np.concatenate(
        (
            segments(heads[rows], tails[rows], glow, width=GLOW),
            _wedges(heads[rows], tails[rows], colors, np.array([SPREAD_OF_SELECTED]), np.array([2.0]), np.zeros(1)),
        )
    )
    return AttachedLines(lines, np.repeat(rows, 3), np.repeat(ends[rows], 3), marks, np.repeat(rows, 2))


def _chains(bones: list[Bone], selected: BoolArray) -> BoolArray:
    """(bones,) whether each is selected, or follows from tail to tail on one that is."""
    chain = selected.copy()
    for row in np.flatnonzero(selected).tolist():
        while bones[row].flags & BoneFlags.TAIL_IS_BONE and 0 <= bones[row].tail_bone < len(bones):
            row = bones[row].tail_bone
            if chain[row]:
                break
            chain[row] = True
    return chain


def _spacing(bones: list[Bone], heads: FloatArray, tails: FloatArray) -> FloatArray:
    """(bones,) model units from each to its end or its parent, whichever is nearer; 0: there is neither."""
    parents = np.array([bone.parent for bone in bones], np.intp)
    with np.errstate(all="ignore"):  # bones may be anywhere, or nowhere
        ways = np.stack((tails - heads, np.where((parents == NONE)[:, None], 0.0, heads[parents] - heads)))
        lengths = np.linalg.norm(ways, axis=2)
    nearest = np.where(lengths > LEAST_SPACING, lengths, np.inf).min(axis=0)
    return np.where(np.isfinite(nearest), nearest, 0.0)


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


def _tail_positions(bones: list[Bone], heads: FloatArray) -> tuple[FloatArray, IndexArray]:
    """(bones, 3) where bones end, at another bone or at an offset, else where they begin; and what that hangs from."""
    at_bone = np.array([bool(bone.flags & BoneFlags.TAIL_IS_BONE) for bone in bones], np.bool_)
    tails = heads + vectors([bone.tail_offset for bone in bones]) * ~at_bone[:, None]
    targets = np.array([bone.tail_bone for bone in bones], np.intp)
    ending = at_bone & (targets != NONE)
    tails[ending] = heads[targets[ending]]
    return tails, np.where(ending, targets, np.arange(len(bones)))


def _wedges(
    heads: FloatArray,
    tails: FloatArray,
    colors: FloatArray,
    spreads: FloatArray,
    widths: FloatArray,
    spacing: FloatArray,
) -> StructArray:
    sides = [segments(heads, tails, colors, spread, width=widths, spacing=spacing) for spread in (-spreads, spreads)]
    # Both sides of a bone one after the other, so that the order of the bones is that of drawing.
    return np.stack(sides, axis=1).reshape(-1)


def _colors_and_shapes(
    roles: IndexArray, visible: BoolArray, role_colors: Sequence[Vec3]
) -> tuple[Float64Array, Float64Array]:
    """(bones, 4) the colour and (bones,) the shape of each bone by what it does."""
    colors = np.column_stack((np.array(role_colors)[roles], np.ones(len(roles))))
    shapes = np.array([_SHAPES[role] for role in BoneRole], np.float64)[roles]
    return colors, np.where(visible, shapes, DISC)

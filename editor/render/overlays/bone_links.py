"""Makes the signs of what ties bones to one another: IK chains with their limits, append links and parents."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import FloatArray
from editor.model.bones import APPEND, Bone, BoneFlags, IkLink
from editor.model.fields import NONE, Vec4
from editor.render.overlays.joint_limits import fans
from editor.render.overlays.overlay_input import OverlayInput
from editor.render.overlays.overlay_lines import DIAMOND, DISC, AttachedLines, markers, segments
from editor.render.overlays.overlay_transforms import vectors

GOAL: Vec4 = (1.0, 0.6, 0.05, 0.9)  # from an IK bone to its target
CHAIN: Vec4 = (0.95, 0.8, 0.15, 1.0)
ADDED: Vec4 = (0.25, 0.8, 0.35, 1.0)  # a ratio above 0
TAKEN: Vec4 = (0.95, 0.3, 0.75, 1.0)  # below
NO_RATIO: Vec4 = (0.6, 0.62, 0.65, 1.0)
PARENT: Vec4 = (0.6, 0.7, 0.8, 0.7)
DASH, DOT = 12.0, 5.0  # logical pixels
SPREAD = 3.0
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
            _limits(bones, link, ahead)
            for link, ahead in zip(links, path, strict=False)
            if link.limited and (chosen[row] or chosen[link.bone])
        ]
    heads = vectors([bone.position for bone in bones])
    ends = np.array([goal for _, goal in goals], np.intp)
    marks = AttachedLines.marks_of(markers(heads[ends], GOAL, MARK, DIAMOND), ends)
    colors = np.where(chosen[:, None], overlay_input.highlight, CHAIN)
    ties = (_ties(heads, goals, GOAL, dash=DASH), _ties(heads, chain, colors, spread=SPREAD))
    return AttachedLines.joined((*ties, *limited, marks))


def append_lines(overlay_input: OverlayInput) -> AttachedLines:
    """A dashed wedge from each append parent to what follows it: green and long if with it, pink dots if against."""
    bones = overlay_input.model.bones.records
    heads = vectors([bone.position for bone in bones])
    seen = np.flatnonzero(overlay_input.seen("bones")).tolist()
    taken = [row for row in seen if bones[row].flags & APPEND and bones[row].append_parent != NONE]
    made = []
    for sign, color, dash in ((1, ADDED, DASH), (-1, TAKEN, DOT), (0, NO_RATIO, DASH)):
        rows = [row for row in taken if np.sign(bones[row].append_ratio) == sign]
        ends = [(bones[row].append_parent, row) for row in rows]
        made += [_ties(heads, ends, color, side, dash) for side in (-SPREAD, SPREAD)]
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
    return _ties(heads, ends, colors, dash=DOT)


def _ties(heads: FloatArray, ends: Ends, tints: ArrayLike, spread: float = 0.0, dash: float = 0.0) -> AttachedLines:
    """Lines between pairs of bones; one colour, or (bones, 4) by the bone that a line ends at."""
    rows = np.array(ends, np.intp).reshape(-1, 2)
    colors = np.broadcast_to(np.asarray(tints), (len(heads), 4))[rows[:, 1]]
    lines = segments(heads[rows[:, 0]], heads[rows[:, 1]], colors, spread, dash)
    return AttachedLines.lines_of(lines, rows[:, 0], rows[:, 1])


def _limits(bones: list[Bone], link: IkLink, ahead: int) -> AttachedLines:
    """The fans of a link's limits, which stand still while the link turns: they hang from its parent."""
    bone = bones[link.bone]
    centre = np.asarray(bone.position, np.float64)
    way = np.asarray(bones[ahead].position, np.float64) - centre
    radius = max(float(np.linalg.norm(way)) * FAN, LEAST_FAN)
    lines = np.concatenate(fans(centre, np.eye(3), link.lower, link.upper, way, radius))
    return AttachedLines.lines_of(lines, bone.parent, bone.parent)

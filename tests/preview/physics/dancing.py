"""Lets characters dance with physics, and says how their bodies bore it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from editor.math3d.rotations import Transforms, inverse, rotated
from editor.model.fields import NONE
from editor.model.joints import JointKind
from editor.model.model import Model
from editor.motion.motion import Motion
from editor.preview.physics.constraints import MOVE_LOWER, MOVE_UPPER, JointSetup, joint_setups
from editor.preview.physics.physics import Physics
from editor.preview.player import Player
from editor.preview.posed_model import PosedModel

FRAMES = 30  # a second
LONGEST = 20.0  # of a lever: one model has a weight on a locked joint 90 units away, left there by its maker
HELD = (JointKind.SPRING_6DOF, JointKind.SIX_DOF)  # the joints that have limits to moving as `gap` reads them


@dataclass(frozen=True, slots=True)
class Report:
    """`gap`: model units that a joint has been apart at most. `moved`: how far a body has got from its rest."""

    joints: int
    gap: float
    moved: float
    failures: int
    is_finite: bool


def dance(model: Model, motion: Motion, seconds: float) -> Report:
    """Let a model with its physics move to a motion, which begins again at its end."""
    player, posed_model = Player(model), PosedModel(model)
    player.set_motions([motion])
    posed_model.physics = Physics(model)
    posed_model.pose(player.pose(0))
    bodies = posed_model.physics.simulation.bodies
    links = [
        link
        for link in joint_setups(model.joints.records, range(len(model.joints)), bodies, [])
        if link.kind in HELD and max(np.abs(frame.positions).max() for frame in (link.frame_a, link.frame_b)) < LONGEST
    ]
    worst, is_finite, length = 0.0, True, max(motion.last_frame, 1)
    for frame in range(1, round(seconds * FRAMES)):
        if frame % length == 0:
            posed_model.physics.reset()
        posed_model.pose(player.pose(frame % length), 1 / FRAMES)
        now = posed_model.physics.bodies
        is_finite &= bool(np.isfinite(now.positions).all() and np.isfinite(posed_model.bone_transforms.positions).all())
        worst = max(worst, gap(links, now))
    driven = bodies.moving & (bodies.bones != NONE)
    moved = np.linalg.norm(now.positions - bodies.rest.positions, axis=1)[driven]
    return Report(len(links), worst, float(moved.max()), posed_model.physics.simulation.failures, is_finite)


def gap(links: Sequence[JointSetup], bodies: Transforms) -> float:
    """By how much the ends of any of the joints are farther apart than it allows."""
    if not links:
        return 0.0
    ends = [
        bodies.take(np.array(rows)).times(
            Transforms(
                np.concatenate([frame.rotations for frame in frames]),
                np.concatenate([frame.positions for frame in frames]),
            )
        )
        for rows, frames in (
            ([link.body_a for link in links], [link.frame_a for link in links]),
            ([link.body_b for link in links], [link.frame_b for link in links]),
        )
    ]
    apart = rotated(inverse(ends[0].rotations), ends[1].positions - ends[0].positions)
    limits = np.stack([link.values for link in links])
    lower, upper = limits[:, MOVE_LOWER], limits[:, MOVE_UPPER]
    excess = np.where(lower > upper, 0, apart - np.clip(apart, lower, np.maximum(lower, upper)))
    return float(np.linalg.norm(excess, axis=1).max())

"""Physics: the middle of a frame: bodies go with the bones, move for a while in fixed steps, and take bones with them.

What is told goes in and where the bones are comes out; same input, same result.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from editor.model.changes import Change
from editor.model.model import Model
from editor.preview.morphs import MorphParts
from editor.preview.physics.bodies import Bodies, Warnings
from editor.preview.physics.bullet import BulletSimulation
from editor.preview.physics.driving import Driving
from editor.preview.physics.poses import Poses, Rows, Switches
from editor.preview.physics.settings import Settings
from editor.preview.physics.simulation import Simulation
from editor.preview.physics.soft_vertices import SoftVertices
from editor.preview.placement import Placement
from editor.preview.skeleton import Skeleton, Stage
from editor.preview.stance import Stance

JUMP = 1.0  # seconds: whoever comes later than that has not watched
SHARE = 1e-6  # of a step, that may be lacking to a whole one
WARMING = 60  # frames a second while warming up
LEARNING = 0.3  # how much the latest frame counts in what a step takes

Vertices = Callable[[Placement, Rows], NDArray[np.float32]]  # where bones that stand so take vertices (n,): (n, 3)


class Physics:
    """The physics of one model, for its Figure, until it is closed: whoever made it does that.

    `simulation`: in place of Bullet. Without one, PhysicsUnavailableError where there is no Bullet.
    """

    def __init__(self, model: Model, settings: Settings | None = None, simulation: Simulation | None = None) -> None:
        self._model = model
        self.simulation: Simulation = BulletSimulation(model, settings) if simulation is None else simulation
        self.budget: float | None = None  # seconds that a frame's steps may take; what cannot be done in it is dropped
        self.dropped = 0.0  # seconds of the last frame that were not simulated
        self._cost = 0.0  # seconds that a step has taken of late
        self._driving: tuple[Bodies, bytes, Driving] | None = None
        self.reset()

    @property
    def settings(self) -> Settings:
        return self.simulation.settings

    @settings.setter
    def settings(self, settings: Settings) -> None:
        self.simulation.settings = settings

    @property
    def warnings(self) -> Warnings:
        """Table, row and text for what of the model is left out or replaced."""
        return self.simulation.warnings

    @property
    def bodies(self) -> Poses:
        """(bodies,) where the bodies are in model space; there has to have been a frame."""
        return self.simulation.poses

    @property
    def soft(self) -> SoftVertices | None:
        """Where soft bodies have their vertices; None where none works."""
        return self.simulation.soft

    def mark(self, change: Change) -> None:
        """Take notice of a change of the model; the next frame takes it in."""
        self.simulation.mark(change)
        if change.table in ("bones", "rigid_bodies", "joints"):
            self._driving = None

    def reset(self, warms_up: bool = True) -> None:
        """Have every body start from its bone, at rest, in the next frame, or have warmed up by then."""
        self._starts_anew, self._warms_up = True, warms_up
        self._left, self.dropped = 0.0, 0.0

    def close(self) -> None:
        """Give back what the engine has of it; if there is a frame after that, everything starts anew in it."""
        self.simulation.close()
        self.reset()

    def solve(
        self, skeleton: Skeleton, stance: Stance, parts: MorphParts, seconds: float, vertices: Vertices
    ) -> Placement:
        """Where the bones are in a stance, so many seconds after the one before. `vertices`: for soft bodies.

        Backwards in time, and after a jump, everything starts anew (mmd-semantics §5.5). Once nothing: bodies stay.
        """
        self._vertices: Vertices = vertices
        if not 0 <= seconds <= JUMP:
            self.reset(warms_up=False)
        if not self._starts_anew:
            return self._frame(skeleton, stance, parts, self._steps(seconds))
        warm_up = self.settings.warm_up if self._warms_up else 0.0
        placement = self._frame(skeleton, stance, parts, 0)
        for _ in range(round(warm_up * WARMING)):
            placement = self._frame(skeleton, stance, parts, round(1 / WARMING / self.settings.step))
        return placement

    def _frame(self, skeleton: Skeleton, stance: Stance, parts: MorphParts, steps: int) -> Placement:
        held, is_known = self._held(stance.physics), self._driving is not None
        driving = self._driving_of(held)
        if self.simulation.is_soft:
            self._lead(skeleton, stance, parts, driving if is_known else None)
        # Where bones with bodies will be that deform after physics is taken from a frame without physics.
        late = Poses.of(skeleton.solve(stance, parts.bones)) if driving.late.any() else None
        skeleton.begin(stance, parts.bones, driving.switches())
        skeleton.run(Stage.BEFORE)
        before = Poses.of(skeleton.placement())
        targets = self.simulation.bodies.at(before if late is None else late.where(driving.late, before))
        self._move(targets, held, parts, steps)
        taken = driving.taken(self.simulation.poses, before)
        skeleton.drive(driving.bones, taken.rotations, taken.positions)
        skeleton.run(Stage.AFTER)
        placement = skeleton.placement()
        if steps and len(driving.dragged):
            bones = Poses.of(placement)
            self.simulation.shift(driving.dragged, self.simulation.bodies.origins_at(driving.dragged, bones))
        return placement

    def _lead(self, skeleton: Skeleton, stance: Stance, parts: MorphParts, driving: Driving | None) -> None:
        """Tell soft bodies where the bones take vertices: those that bodies drive, to where these are by now."""
        vertices = self._vertices
        if driving is None or self._starts_anew or not len(driving.bones):
            placement = skeleton.solve(stance, parts.bones)
        else:
            skeleton.begin(stance, parts.bones, driving.switches())
            skeleton.run(Stage.BEFORE)
            taken = driving.taken(self.simulation.poses, Poses.of(skeleton.placement()))
            skeleton.drive(driving.bones, taken.rotations, taken.positions)
            skeleton.run(Stage.AFTER)
            placement = skeleton.placement()
        self.simulation.lead(lambda rows: vertices(placement, rows))

    def _move(self, targets: Poses, held: Switches, parts: MorphParts, steps: int) -> None:
        if self._starts_anew:
            self._starts_anew = False
            self.simulation.reset(targets)
        else:
            self.simulation.update(targets)
        self.simulation.hold(held)
        if steps:
            self.simulation.push(parts.impulses)
            began = perf_counter()
            self.simulation.run(targets, steps)
            self._cost += ((perf_counter() - began) / steps - self._cost) * LEARNING

    def _steps(self, seconds: float) -> int:
        """How many steps a frame takes; what is left of its time counts for the next."""
        settings = self.settings
        self._left += seconds
        due = int(self._left / settings.step + SHARE)
        steps = min(due, settings.most_steps, self._affordable())
        self.dropped = (due - steps) * settings.step
        self._left = max(self._left - due * settings.step, 0.0)
        return steps

    def _affordable(self) -> int:
        """The steps that the budget is enough for, by what they took of late; never none, or nothing would move."""
        if self.budget is None or not self._cost:
            return self.settings.most_steps
        return max(1, int(self.budget / self._cost))

    def _held(self, switches: Switches) -> Switches:
        """(bodies,) which of them follow their bone because they may not move by themselves."""
        bones = self.simulation.bodies.bones
        return np.append(~switches, False)[bones]  # NONE is the last: nobody can switch off a body without a bone

    def _driving_of(self, held: Switches) -> Driving:
        bodies, key = self.simulation.bodies, held.tobytes()
        if self._driving is None or self._driving[0] is not bodies or self._driving[1] != key:
            self._driving = bodies, key, Driving(self._model.bones.records, bodies, held)
        return self._driving[2]

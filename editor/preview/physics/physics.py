"""Physics: the middle of a frame: bodies go with the bones, move for a while in fixed steps, and take bones with them.

What is told goes in and where the bones are comes out; same input, same result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import ceil
from time import perf_counter

import numpy as np

from editor.math3d.arrays import BoolArray, Float32Array, IndexArray, are_among
from editor.math3d.rotations import Transforms
from editor.model.bone_tree import parents_of, with_ancestors
from editor.model.bones import Bone, BoneFlags
from editor.model.changes import Change
from editor.model.fields import NONE
from editor.model.model import Model
from editor.model.rigid_bodies import BodyMode
from editor.preview.bone_transforms import BoneTransforms
from editor.preview.morphs import MorphParts
from editor.preview.physics.bodies import Bodies, Warnings
from editor.preview.physics.bullet import BulletSimulation
from editor.preview.physics.engine import PhysicsSettings
from editor.preview.physics.simulation import Simulation, SimulationState, SimulationTargets
from editor.preview.pose import Pose
from editor.preview.skeleton import Skeleton, Stage

JUMP = 1.0  # seconds: whoever comes later than that has not watched
STEP_TOLERANCE = 1e-6  # of a step, that may be lacking to a whole one
RATE = 60  # poses a second while nobody watches: warming up, settling and simulating up to a frame
LEARNING = 0.3  # how much the latest frame counts in what a step takes

Vertices = Callable[[BoneTransforms, IndexArray], Float32Array]  # where bones that stand so take vertices (n,): (n, 3)


class BoneDriver:
    """Made for bodies of which some are held (bodies,). `bones`: the rows of the driven ones, each once."""

    def __init__(self, bones: Sequence[Bone], bodies: Bodies, kinematic: BoolArray) -> None:
        self._bodies = bodies
        moving = np.flatnonzero(bodies.moving & ~kinematic & (bodies.bones != NONE))
        # Of several bodies of a bone the last one says where it is.
        driven = {int(bodies.bones[row]): int(row) for row in moving}
        self.bones: IndexArray = np.array(list(driven), np.intp)
        self._drivers: IndexArray = np.array(list(driven.values()), np.intp)
        keep_position = bodies.modes == BodyMode.PHYSICS_AND_BONE
        self.dragged: IndexArray = moving[keep_position[moving]]  # the bodies that their bones keep in place
        # Bones with bodies that have their turn only when the bodies have had theirs.
        self.late: BoolArray = np.zeros(len(bones), np.bool_)
        for bone in {int(bone) for bone in bodies.bones if bone != NONE}:
            self.late[bone] = bool(bones[bone].flags & BoneFlags.AFTER_PHYSICS)
        self._parents = parents_of(bones)
        kept = self.bones[keep_position[self._drivers]]
        self._levels = list(_bones_by_level(bones, driven, kept.tolist()))
        self._is_driven = np.zeros(len(bones), np.bool_)
        self._is_driven[self.bones] = True

    def switches(self) -> BoolArray:
        """(bones,) whether physics drives the bone."""
        return self._is_driven

    def driven_transforms(self, bodies: Transforms, before: Transforms) -> Transforms:
        """The transforms of the driven bones (n,), from the bodies and from the bones before physics.

        A bone that keeps its position has only its rotation from the body; its position is what its parent gives.
        """
        now = before.copy()
        given = self._bodies.bones_at(self._drivers, bodies.take(self._drivers))
        now.rotations[self.bones] = given.rotations
        frees = self._bodies.modes[self._drivers] != BodyMode.PHYSICS_AND_BONE
        now.positions[self.bones[frees]] = given.positions[frees]
        for rows in self._levels:
            parents = self._parents[rows]
            own = before.take(parents).inverse().times(before.take(rows))
            placed = now.take(parents).times(own)
            now.positions[rows] = placed.positions
            undriven = ~self._is_driven[rows]
            now.rotations[rows[undriven]] = placed.rotations[undriven]
        return now.take(self.bones)


def _bones_by_level(bones: Sequence[Bone], driven: dict[int, int], kept: list[int]) -> Iterator[IndexArray]:
    """Parents first, the bones that keep their position, and what lies between them and the driven bones above them."""
    depths: dict[int, int] = {}
    for bone in kept:
        path = list(with_ancestors(bones, bone))
        tops = [number for number, above in enumerate(path) if above in driven]
        if len(tops) > 1:  # the bone itself is the first
            wanted = path[: tops[-1]]
            depths.update({row: len(path) - number for number, row in enumerate(wanted)})
    free = {row for row in depths if row in driven and row not in set(kept)}
    for depth in sorted({depth for row, depth in depths.items() if row not in free}):
        yield np.array([row for row, at in depths.items() if at == depth and row not in free], np.intp)


def pose_intervals(seconds: float) -> list[float]:
    """The equal times between poses, RATE a second or a few more, that together are so many seconds."""
    count = ceil(seconds * RATE)
    return [seconds / count] * count if count > 0 else []


def kinematic_bodies(bodies: Bodies, pose: Pose) -> BoolArray:
    """(bodies,) which of them follow their bone because they may not move by themselves."""
    return are_among(~pose.physics, bodies.bones)


def driven_bone_transforms(
    skeleton: Skeleton,
    pose: Pose,
    parts: MorphParts,
    driver: BoneDriver,
    moved: Callable[[Transforms], SimulationState],
) -> BoneTransforms:
    """Solves bones of which bodies drive some; `moved`: where bodies get to, by the bones that come before physics."""
    skeleton.begin(pose, parts.bones, driver.switches())
    skeleton.run(Stage.BEFORE)
    before = skeleton.bone_transforms().transforms()
    state = moved(before)
    taken = driver.driven_transforms(state.transforms, before)
    skeleton.drive(driver.bones, taken.rotations, taken.positions, state.appends_again)
    skeleton.run(Stage.AFTER)
    return skeleton.bone_transforms()


def driven_by_state(
    state: SimulationState, model: Model, skeleton: Skeleton, pose: Pose, parts: MorphParts
) -> BoneTransforms:
    """Solves bones of which bodies drive some that were simulated elsewhere: without Bullet, on any thread."""
    bodies = Bodies.of(model, [])
    driver = BoneDriver(model.bones.records, bodies, kinematic_bodies(bodies, pose))
    return driven_bone_transforms(skeleton, pose, parts, driver, lambda _: state)


class Physics:
    """The physics of one model, for its PosedModel, until it is closed: whoever made it does that.

    `state`: after the last frame, None before there was one. PhysicsUnavailableError where there is no Bullet.
    """

    def __init__(self, model: Model, settings: PhysicsSettings | None = None) -> None:
        self._model = model
        self.simulation: Simulation = BulletSimulation(model, settings)
        self.state: SimulationState | None = None
        self.budget: float | None = None  # seconds that a frame's steps may take; what cannot be done in it is dropped
        self.dropped = 0.0  # seconds of the last frame that were not simulated
        self._cost = 0.0  # seconds that a step has taken of late
        self._bone_driver: tuple[Bodies, bytes, BoneDriver] | None = None
        self._restarts, self._warms_up = True, True  # in the next frame
        self._left = 0.0  # seconds that were not enough for another step

    @property
    def settings(self) -> PhysicsSettings:
        return self.simulation.settings

    @settings.setter
    def settings(self, settings: PhysicsSettings) -> None:
        self.simulation.settings = settings

    @property
    def warnings(self) -> Warnings:
        """Table, row and text for what of the model is left out or replaced."""
        return self.simulation.warnings

    @property
    def bodies(self) -> Transforms:
        """(bodies,) where the bodies are in model space; there has to have been a frame."""
        assert self.state is not None, "there has been no frame"
        return self.state.transforms

    def mark(self, change: Change) -> None:
        """Take notice of a change of the model; the next frame takes it in."""
        self.simulation.mark(change)
        if change.table in ("bones", "rigid_bodies", "joints"):
            self._bone_driver = None

    def reset(self, warms_up: bool = True) -> None:
        """Have every body start from its bone, at rest, in the next frame, or have warmed up by then."""
        self._restarts, self._warms_up = True, warms_up
        self._left, self.dropped = 0.0, 0.0

    def close(self) -> None:
        """Give back what the engine has of it; if there is a frame after that, everything starts anew in it."""
        self.simulation.close()
        self.state = None
        self.reset()

    def solve(
        self, skeleton: Skeleton, pose: Pose, parts: MorphParts, seconds: float, vertices: Vertices
    ) -> BoneTransforms:
        """Solves bones with physics for a pose `seconds` after the previous one.

        `vertices` gives skinned positions to soft bodies. Backwards in time, and after a jump, everything starts anew
        (mmd-semantics §5.5). With `seconds` 0 the bodies keep their transforms.
        """
        if not 0 <= seconds <= JUMP:
            self.reset(warms_up=False)
        if not self._restarts:
            return self._frame(skeleton, pose, parts, self._due_steps(seconds), vertices)
        warm_up = self.settings.warm_up if self._warms_up else 0.0
        bone_transforms = self._frame(skeleton, pose, parts, 0, vertices)
        for _ in range(round(warm_up * RATE)):
            bone_transforms = self._frame(skeleton, pose, parts, round(1 / RATE / self.settings.step), vertices)
        return bone_transforms

    def _frame(
        self, skeleton: Skeleton, pose: Pose, parts: MorphParts, steps: int, vertices: Vertices
    ) -> BoneTransforms:
        simulation, kinematic = self.simulation, kinematic_bodies(self.simulation.bodies, pose)
        is_known = self._bone_driver is not None and not self._restarts
        driver = self._bone_driver_of(kinematic)
        bones = self._skinning(skeleton, pose, parts, driver if is_known else None)
        skinned = None if bones is None else partial(vertices, bones)
        # Where bones with bodies will be that deform after physics is taken from a frame without physics.
        late = skeleton.solve(pose, parts.bones).transforms() if driver.late.any() else None

        def moved(before: Transforms) -> SimulationState:
            targets = simulation.bodies.at(before if late is None else late.where(driver.late, before))
            self._move(SimulationTargets(targets, kinematic, skinned), parts, steps)
            return simulation.state

        bone_transforms = driven_bone_transforms(skeleton, pose, parts, driver, moved)
        if steps and len(driver.dragged):
            origins = simulation.bodies.origins_at(driver.dragged, bone_transforms.transforms())
            simulation.teleport(driver.dragged, origins)
        self.state = simulation.state
        return bone_transforms

    def _skinning(
        self, skeleton: Skeleton, pose: Pose, parts: MorphParts, driver: BoneDriver | None
    ) -> BoneTransforms | None:
        """The bones that vertices of soft bodies follow: those that bodies drive stand where these are by now.

        None where there are no soft bodies; where all starts anew, there may be some that were off.
        """
        if not self.simulation.is_soft and not self._restarts:
            return None
        if driver is None or self.state is None or not len(driver.bones):
            return skeleton.solve(pose, parts.bones)
        now = self.state
        return driven_bone_transforms(skeleton, pose, parts, driver, lambda _: now)

    def _move(self, targets: SimulationTargets, parts: MorphParts, steps: int) -> None:
        if self._restarts:
            self._restarts = False
            self.simulation.reset(targets)
        else:
            self.simulation.update(targets)
        if steps:
            began = perf_counter()
            self.simulation.run(targets, steps, parts.impulses)
            self._cost += ((perf_counter() - began) / steps - self._cost) * LEARNING

    def _due_steps(self, seconds: float) -> int:
        """The number of fixed steps in a frame; the remainder is carried over to the next one."""
        settings = self.settings
        self._left += seconds
        due = int(self._left / settings.step + STEP_TOLERANCE)
        steps = min(due, settings.most_steps, self._affordable())
        self.dropped = (due - steps) * settings.step
        self._left = max(self._left - due * settings.step, 0.0)
        return steps

    def _affordable(self) -> int:
        """The steps that the budget is enough for, by what they took of late; never none, or nothing would move."""
        if self.budget is None or not self._cost:
            return self.settings.most_steps
        return max(1, int(self.budget / self._cost))

    def _bone_driver_of(self, kinematic: BoolArray) -> BoneDriver:
        bodies, key = self.simulation.bodies, kinematic.tobytes()
        if self._bone_driver is None or self._bone_driver[0] is not bodies or self._bone_driver[1] != key:
            self._bone_driver = bodies, key, BoneDriver(self._model.bones.records, bodies, kinematic)
        return self._bone_driver[2]

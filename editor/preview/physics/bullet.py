"""BulletSimulation: the bodies of a model in a World of Bullet, made anew in parts or whole as the model changes."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import BoolArray, Float64Array, IndexArray
from editor.math3d.quaternions import rotated
from editor.math3d.transforms import Transforms
from editor.messages import TranslatableText
from editor.model.changes import Action, Change
from editor.model.fields import NONE
from editor.model.model import Model
from editor.preview.morphs import Impulse
from editor.preview.physics.bodies import BODY_PROPERTIES, Bodies, Warnings
from editor.preview.physics.contacts import Contacts
from editor.preview.physics.engine import engine
from editor.preview.physics.joint_limits import JointLimits, LimitViolations
from editor.preview.physics.joint_setups import JointSetup, joint_setups
from editor.preview.physics.mouse_constraint import GrabPoint, SoftGrabPoint
from editor.preview.physics.settings import PhysicsSettings
from editor.preview.physics.soft_bodies import Skinned, SoftBodies
from editor.preview.physics.soft_surface import SoftVertices
from editor.preview.physics.world import World

PATIENCE = 3  # times
WITHIN = 5.0  # seconds


class UnstableBodies:
    """Of so many bodies. Time is simulated time: the same happens whenever it happens again."""

    def __init__(self, count: int) -> None:
        self.disabled: BoolArray = np.zeros(count, np.bool_)
        self._now = 0.0
        self._thrown: deque[tuple[float, IndexArray]] = deque()

    def pass_time(self, seconds: float) -> None:
        self._now += seconds

    def add_failure(self, rows: IndexArray) -> None:
        """Bodies were thrown away."""
        self._thrown.append((self._now, rows))
        while self._now - self._thrown[0][0] > WITHIN:
            self._thrown.popleft()
        times = np.zeros(len(self.disabled), np.intp)
        for _, thrown in self._thrown:
            times[thrown] += 1
        self.disabled |= times >= PATIENCE

    @property
    def warnings(self) -> Warnings:
        text = TranslatableText("Became unstable repeatedly; this body follows its bone from now on.")
        return [("rigid_bodies", row, text) for row in np.flatnonzero(self.disabled).tolist()]


NAMES = frozenset(("name", "name_en"))
RESTART_FIELDS = frozenset(("position", "rotation", "bone", "mode"))  # of a body: where these change, it begins anew
ENDS = frozenset(("body_a", "body_b"))
FARTHEST = 1e5  # model units: what gets there has been thrown, and would soon have no numbers at all
OF_BONES = frozenset(("position", "parent", "flags"))


class BulletSimulation:
    """A Simulation that has a World until it is closed. Raises PhysicsUnavailableError where there is no Bullet."""

    def __init__(self, model: Model, settings: PhysicsSettings | None = None) -> None:
        self._engine = engine()
        self._model = model
        self._settings = settings or PhysicsSettings()
        self.failures = 0
        self._bodies: Bodies | None = None
        self._soft = SoftBodies(model)
        self._unstable = UnstableBodies(0)
        self._world: World | None = None
        self._grab_point: GrabPoint | None = None
        self._limits: tuple[list[JointSetup], JointLimits] | None = None
        self._forget()

    def _forget(self) -> None:
        """Nothing is stale."""
        self._is_restructured = False
        self._changed_bodies: set[int] = set()
        self._changed_joints: set[int] = set()
        # Where the bodies of the world are in the model by now; NONE: gone, or to begin anew.
        self._rows = np.arange(len(self._model.rigid_bodies))

    @property
    def settings(self) -> PhysicsSettings:
        return self._settings

    @settings.setter
    def settings(self, settings: PhysicsSettings) -> None:
        self._settings = settings
        if self._world is not None:
            self._world.apply_settings(settings)

    @property
    def warnings(self) -> Warnings:
        self._compile()
        return [*self._body_warnings, *self._joint_warnings, *self._unstable.warnings, *self._soft.warnings]

    @property
    def bodies(self) -> Bodies:
        return self._compile()

    def _compile(self) -> Bodies:
        if self._bodies is None:
            self._body_warnings: Warnings = []
            self._bodies = Bodies.of(self._model, self._body_warnings)
            self._unstable = UnstableBodies(len(self._bodies))
            self._joint_warnings: Warnings = []
            self._joints = joint_setups(
                self._model.joints.records, range(len(self._model.joints)), self._bodies, self._joint_warnings
            )
        return self._bodies

    @property
    def transforms(self) -> Transforms:
        return self._running.now

    @property
    def soft(self) -> SoftVertices | None:
        return self._soft.vertices

    @property
    def is_soft(self) -> bool:
        return bool(self._soft.layouts)

    def set_skinning(self, skinned: Skinned) -> None:
        self._soft.set_skinning(skinned)

    @property
    def _running(self) -> World:
        assert self._world is not None, "update or reset has to come first"
        return self._world

    # -- following the model -----------------------------------------------------------------------------------------

    def mark(self, change: Change) -> None:
        self._soft.mark(change)
        fields = change.fields - NAMES
        if change.action is Action.SET and not fields:
            return
        match change.table:
            case "rigid_bodies":
                self._mark_bodies(change, fields)
            case "joints":
                self._mark_joints(change, fields)
            case "bones" if change.action is not Action.SET or fields & OF_BONES:
                self._bodies, self._is_restructured = None, True

    def _mark_bodies(self, change: Change, fields: frozenset[str]) -> None:
        self._bodies = None
        if change.action is not Action.SET:
            self._is_restructured = True
            self._grab_point = self._grab_point and self._grab_point.followed(change)
            there = self._rows != NONE
            self._rows[there] = change.renumber(self._rows[there])
            return
        if fields & RESTART_FIELDS:
            self._rows[np.isin(self._rows, change.rows)] = NONE
        if fields <= set(BODY_PROPERTIES):
            self._changed_bodies.update(np.asarray(change.rows).tolist())
        else:
            self._is_restructured = True

    def _mark_joints(self, change: Change, fields: frozenset[str]) -> None:
        self._bodies = None
        if change.action is not Action.SET or fields & ENDS:
            self._is_restructured = True
        else:
            self._changed_joints.update(np.asarray(change.rows).tolist())

    def update(self, targets: Transforms) -> None:
        if self._world is None:
            self.reset(targets)
            return
        self._is_restructured |= self._soft.must_be_remade
        self._soft.update_properties(self._is_restructured)
        if not (self._is_restructured or self._changed_bodies or self._changed_joints):
            return
        before, bodies = self._running, self.bodies
        if self._is_restructured or not np.array_equal(before.modes, bodies.modes):
            self._rebuild(before, targets)
        else:
            before.update_properties(bodies, sorted(self._changed_bodies))
            joints = [joint for joint in self._joints if joint.row in self._changed_joints]
            before.replace_joints(joints, sorted(self._changed_joints))
        self._forget()

    def _rebuild(self, before: World, targets: Transforms) -> None:
        """Another world, in which the bodies that stay go on moving."""
        kept = np.flatnonzero(self._rows != NONE)
        start = targets.copy()
        rows = self._rows[kept]
        start.rotations[rows], start.positions[rows] = before.now.rotations[kept], before.now.positions[kept]
        velocities, kinematic = before.velocities()[kept], before.kinematic[kept]
        world = self._build(start)
        now_held = world.kinematic.copy()
        now_held[rows] |= kinematic
        world.set_kinematic(now_held)
        for row, velocity, was_held in zip(rows.tolist(), velocities.tolist(), kinematic.tolist(), strict=True):
            if not was_held and not world.kinematic[row]:
                world.set_velocity(row, velocity)

    def reset(self, targets: Transforms) -> None:
        self._soft.reset()
        self._unstable = UnstableBodies(len(self.bodies))
        self._build(targets)
        self._forget()

    def _build(self, start: Transforms) -> World:
        bodies, before = self.bodies, self._world
        self._world = world = World(self._engine, bodies, self._joints, start, self._soft.starts())
        if before is not None:
            before.close()
        self._soft.run(world.softs)
        world.apply_settings(self._settings)
        self._keep_grabbing(world)
        return world

    def close(self) -> None:
        self._soft.drop()
        if self._world is not None:
            self._world.close()
            self._world = None

    def _keep_grabbing(self, world: World) -> None:
        """Go on pulling what is pulled, unless it is held by now."""
        if self._grab_point is not None and world.kinematic[self._grab_point.row]:
            self._grab_point = None
        world.set_grab_point(self._grab_point)

    # -- moving ------------------------------------------------------------------------------------------------------

    @property
    def moving(self) -> BoolArray:
        return ~self._running.kinematic

    def set_kinematic(self, kinematic: BoolArray) -> None:
        wanted = kinematic | ~self.bodies.moving | self._unstable.disabled
        if not np.array_equal(wanted, self._running.kinematic):
            self._running.set_kinematic(wanted)
            self._keep_grabbing(self._running)

    def push(self, impulses: Sequence[Impulse]) -> None:
        world = self._running
        known = [one for one in impulses if one.body < len(world.kinematic) and not world.kinematic[one.body]]
        for row in sorted({one.body for one in known if one.is_stop}):
            world.stop(row)
        pushing = [one for one in known if not one.is_stop]
        for row in sorted({one.body for one in pushing}):
            for is_local in (False, True):
                total = _total(one for one in pushing if one.body == row and one.local == is_local)
                if is_local:
                    total = rotated(world.now.rotations[[row, row]], total)
                if total.any():
                    world.push(row, *total.tolist())

    def run(self, targets: Transforms, steps: int) -> None:
        world = self._running
        begins, ends = world.now.take(world.kinematic_rows), targets.take(world.kinematic_rows)
        try:
            for number, soft_targets in enumerate(self._soft.targets(steps), 1):
                world.step(begins.towards(ends, number / steps), self._settings.step, soft_targets)
                self._unstable.pass_time(self._settings.step)
                strays = world.out_of_range(FARTHEST)
                if self._soft.count_failures(FARTHEST) or len(strays):
                    self._restart(targets, strays)
                    return
        except AssertionError:  # what panda3d raises for numbers that are none
            self._soft.read_nodes()
            self._soft.count_failures(FARTHEST)
            self._restart(targets, world.non_finite())

    def _restart(self, targets: Transforms, strays: IndexArray) -> None:
        """Put everything back; `strays`: the bodies that are to blame."""
        self.failures += 1
        self._unstable.add_failure(strays)
        self.let_go()
        kinematic = self._running.kinematic | self._unstable.disabled
        self._soft.drop()
        self._build(targets)
        self._running.set_kinematic(kinematic)

    def teleport(self, rows: IndexArray, positions: Float64Array) -> None:
        self._running.teleport(rows.tolist(), positions)

    # -- by hand, and what is seen of it -----------------------------------------------------------------------------

    @property
    def grab_point(self) -> GrabPoint | SoftGrabPoint | None:
        return self._grab_point or self._soft.grab_point

    def grab(self, body: int, point: ArrayLike) -> bool:
        world, position = self._running, np.asarray(point, np.float64)
        if not 0 <= body < len(world.kinematic) or world.kinematic[body] or not np.isfinite(position).all():
            return False
        self.let_go()
        self._grab_point = GrabPoint.at(body, position, world.now)
        world.set_grab_point(self._grab_point)
        return True

    def grab_vertex(self, vertex: int, point: ArrayLike) -> bool:
        position = np.asarray(point, np.float64)
        if not np.isfinite(position).all():
            return False
        self.let_go()
        return self._soft.grab(vertex, position)

    def pull(self, point: ArrayLike) -> None:
        position = np.asarray(point, np.float64)
        if not np.isfinite(position).all():
            return
        self._soft.pull(position)
        if self._grab_point is not None:
            self._grab_point = replace(self._grab_point, target=position)
            self._running.update_grab_point(self._grab_point)

    def let_go(self) -> None:
        self._grab_point = None
        self._soft.let_go()
        if self._world is not None:
            self._world.set_grab_point(None)

    def contacts(self) -> Contacts:
        return self._running.contacts()

    def limit_violations(self) -> LimitViolations:
        self._compile()
        if self._limits is None or self._limits[0] is not self._joints:
            self._limits = self._joints, JointLimits(self._joints)
        return self._limits[1].violations(self._running.now)


def _total(impulses: Iterable[Impulse]) -> Float64Array:
    """(2, 3) the sum of velocities and that of torques."""
    total = np.zeros((2, 3))
    for one in impulses:
        total += one.velocity, one.torque
    return total

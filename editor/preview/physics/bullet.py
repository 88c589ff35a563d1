"""BulletSimulation: the bodies of a model in a World of Bullet, made anew in parts or whole as the model changes."""

from __future__ import annotations

import weakref
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import BoolArray, Float64Array, IndexArray
from editor.math3d.rotations import Transforms, rotated
from editor.messages import Level, Message, TranslatableText
from editor.model.changes import Action, Change
from editor.model.fields import NONE
from editor.model.model import Model
from editor.preview.morphs import Impulse
from editor.preview.physics.bodies import BODY_PROPERTIES, Bodies, Warnings
from editor.preview.physics.collisions import NO_CONTACTS, Contacts
from editor.preview.physics.constraints import JointSetup, joint_setups
from editor.preview.physics.engine import PhysicsSettings, engine
from editor.preview.physics.joint_limits import JointLimits
from editor.preview.physics.mouse_constraint import GrabPoint, SoftGrabPoint
from editor.preview.physics.simulation import SimulationState, SimulationTargets
from editor.preview.physics.soft_bodies import Skinned, SoftBodies
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
        return [Message(Level.WARNING, text, "rigid_bodies", row) for row in np.flatnonzero(self.disabled).tolist()]


NAMES = frozenset(("name", "name_en"))
RESTART_FIELDS = frozenset(("position", "rotation", "bone", "mode"))  # of a body: where these change, it begins anew
ENDS = frozenset(("body_a", "body_b"))
FARTHEST = 1e5  # model units: what gets there has been thrown, and would soon have no numbers at all
OF_BONES = frozenset(("position", "parent", "flags"))


@dataclass(frozen=True, slots=True, eq=False)
class _Compiled:
    """The bodies and joints of a model, fit for Bullet, and what joints allow."""

    bodies: Bodies
    joints: list[JointSetup]
    limits: JointLimits
    warnings: Warnings

    @classmethod
    def of(cls, model: Model) -> _Compiled:
        warnings: Warnings = []
        bodies = Bodies.of(model, warnings)
        joints = joint_setups(model.joints.records, range(len(model.joints)), bodies, warnings)
        return cls(bodies, joints, JointLimits(joints), warnings)


class _Changes:
    """Changes of a model since its world was made.

    `rows`: where the bodies of the world are in the model by now; NONE: gone, or to begin anew.
    """

    def __init__(self, bodies: int) -> None:
        self.is_restructured = False
        self.bodies: set[int] = set()
        self.joints: set[int] = set()
        self.rows = np.arange(bodies)


class BulletSimulation:
    """A Simulation that has a World until it is closed. Raises PhysicsUnavailableError where there is no Bullet."""

    def __init__(self, model: Model, settings: PhysicsSettings | None = None) -> None:
        self._engine = engine()
        self._model = model
        self._settings = settings or PhysicsSettings()
        self.failures = 0
        self._compiled: _Compiled | None = None  # None: anything of it has changed
        self._soft = SoftBodies(model)
        self._unstable = UnstableBodies(0)
        self._world: World | None = None
        self._grab_point: GrabPoint | None = None
        self._changes = _Changes(len(model.rigid_bodies))

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
        return [*self._compile().warnings, *self._unstable.warnings, *self._soft.warnings]

    @property
    def bodies(self) -> Bodies:
        return self._compile().bodies

    def _compile(self) -> _Compiled:
        if self._compiled is None:
            self._compiled = _Compiled.of(self._model)
            self._unstable = UnstableBodies(len(self._compiled.bodies))
        return self._compiled

    @property
    def is_soft(self) -> bool:
        return bool(self._soft.layouts)

    @property
    def state(self) -> SimulationState:
        world, limits = self._running, self._compile().limits
        now = world.now.copy()
        contacts = partial(_contacts_of, weakref.ref(world))
        violations, again = partial(limits.violations, now), self._settings.appends_again
        return SimulationState(now, ~world.kinematic, self._soft.vertices(), contacts, violations, again)

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
                self._compiled, self._changes.is_restructured = None, True

    def _mark_bodies(self, change: Change, fields: frozenset[str]) -> None:
        self._compiled, changes = None, self._changes
        if change.action is not Action.SET:
            changes.is_restructured = True
            self._grab_point = self._grab_point and self._grab_point.followed(change)
            there = changes.rows != NONE
            changes.rows[there] = change.renumber(changes.rows[there])
            return
        if fields & RESTART_FIELDS:
            changes.rows[np.isin(changes.rows, change.rows)] = NONE
        if fields <= set(BODY_PROPERTIES):
            changes.bodies.update(np.asarray(change.rows).tolist())
        else:
            changes.is_restructured = True

    def _mark_joints(self, change: Change, fields: frozenset[str]) -> None:
        self._compiled = None
        if change.action is not Action.SET or fields & ENDS:
            self._changes.is_restructured = True
        else:
            self._changes.joints.update(np.asarray(change.rows).tolist())

    def update(self, targets: SimulationTargets) -> None:
        if self._world is None:
            self.reset(targets)
            return
        changes = self._changes
        changes.is_restructured |= self._soft.must_be_remade
        self._soft.update_properties(changes.is_restructured)
        if changes.is_restructured or changes.bodies or changes.joints:
            self._take_in(changes, targets)
        self._set_kinematic(targets.kinematic)

    def _take_in(self, changes: _Changes, targets: SimulationTargets) -> None:
        before, compiled = self._running, self._compile()
        if changes.is_restructured or not np.array_equal(before.modes, compiled.bodies.modes):
            self._rebuild(before, targets)
        else:
            before.update_properties(compiled.bodies, sorted(changes.bodies))
            joints = [joint for joint in compiled.joints if joint.row in changes.joints]
            before.replace_joints(joints, sorted(changes.joints))
        self._changes = _Changes(len(self._model.rigid_bodies))

    def _rebuild(self, before: World, targets: SimulationTargets) -> None:
        """Another world, in which the bodies that stay go on moving."""
        kept = np.flatnonzero(self._changes.rows != NONE)
        start = targets.transforms.copy()
        rows = self._changes.rows[kept]
        start.rotations[rows], start.positions[rows] = before.now.rotations[kept], before.now.positions[kept]
        velocities, kinematic = before.velocities()[kept], before.kinematic[kept]
        world = self._build(start, targets.skinned)
        now_held = world.kinematic.copy()
        now_held[rows] |= kinematic
        world.set_kinematic(now_held)
        for row, velocity, was_held in zip(rows.tolist(), velocities.tolist(), kinematic.tolist(), strict=True):
            if not was_held and not world.kinematic[row]:
                world.set_velocity(row, velocity)

    def reset(self, targets: SimulationTargets) -> None:
        self._soft.reset()
        self._unstable = UnstableBodies(len(self.bodies))
        self._build(targets.transforms, targets.skinned)
        self._changes = _Changes(len(self._model.rigid_bodies))
        self._set_kinematic(targets.kinematic)

    def _build(self, start: Transforms, skinned: Skinned | None) -> World:
        compiled, before = self._compile(), self._world
        starts = self._soft.starts(skinned)
        self._world = world = World(self._engine, compiled.bodies, compiled.joints, start, starts)
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

    def _set_kinematic(self, kinematic: BoolArray) -> None:
        wanted = kinematic | ~self.bodies.moving | self._unstable.disabled
        if not np.array_equal(wanted, self._running.kinematic):
            self._running.set_kinematic(wanted)
            self._keep_grabbing(self._running)

    def _push(self, impulses: Sequence[Impulse]) -> None:
        """Stop bodies and push bodies by impulses; kinematic ones do not feel it."""
        world = self._running
        known = [one for one in impulses if one.body < len(world.kinematic) and not world.kinematic[one.body]]
        for row in sorted({one.body for one in known if one.is_stop}):
            world.stop(row)
        pushing = [one for one in known if not one.is_stop]
        for row in sorted({one.body for one in pushing}):
            for is_local in (False, True):
                total = _total_impulse(one for one in pushing if one.body == row and one.local == is_local)
                if is_local:
                    total = rotated(world.now.rotations[[row, row]], total)
                if total.any():
                    world.push(row, *total.tolist())

    def run(self, targets: SimulationTargets, steps: int, impulses: Sequence[Impulse] = ()) -> None:
        self._push(impulses)
        world = self._running
        begins, ends = world.now.take(world.kinematic_rows), targets.transforms.take(world.kinematic_rows)
        try:
            for number, soft_targets in enumerate(self._soft.targets(steps, targets.skinned), 1):
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

    def _restart(self, targets: SimulationTargets, strays: IndexArray) -> None:
        """Put everything back; `strays`: the bodies that are to blame."""
        self.failures += 1
        self._unstable.add_failure(strays)
        self.release()
        kinematic = self._running.kinematic | self._unstable.disabled
        self._soft.drop()
        self._build(targets.transforms, targets.skinned)
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
        self.release()
        self._grab_point = GrabPoint.at(body, position, world.now)
        world.set_grab_point(self._grab_point)
        return True

    def grab_vertex(self, vertex: int, point: ArrayLike) -> bool:
        position = np.asarray(point, np.float64)
        if not np.isfinite(position).all():
            return False
        self.release()
        return self._soft.grab(vertex, position)

    def pull(self, point: ArrayLike) -> None:
        position = np.asarray(point, np.float64)
        if not np.isfinite(position).all():
            return
        self._soft.pull(position)
        if self._grab_point is not None:
            self._grab_point = replace(self._grab_point, target=position)
            self._running.update_grab_point(self._grab_point)

    def release(self) -> None:
        self._grab_point = None
        self._soft.release()
        if self._world is not None:
            self._world.set_grab_point(None)


def _contacts_of(world: weakref.ref[World]) -> Contacts:
    """Those of a world that may be gone by now: whoever could still ask does not keep it."""
    there = world()
    return NO_CONTACTS if there is None or not there.is_open else there.contacts()


def _total_impulse(impulses: Iterable[Impulse]) -> Float64Array:
    """(2, 3) the sum of velocities and that of torques."""
    total = np.zeros((2, 3))
    for one in impulses:
        total += one.velocity, one.torque
    return total

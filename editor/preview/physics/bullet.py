"""BulletSimulation: the bodies of a model in a World of Bullet, made anew in parts or whole as the model changes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import ArrayLike

from editor.model.changes import Action, Change
from editor.model.fields import NONE
from editor.model.model import Model
from editor.preview.morphs import Impulse
from editor.preview.physics.beyond import Beyond, Bounds
from editor.preview.physics.bodies import FEELINGS, Bodies, Warnings
from editor.preview.physics.contacts import Contacts
from editor.preview.physics.engine import engine
from editor.preview.physics.grabbing import Grip
from editor.preview.physics.joints import Link, links_of
from editor.preview.physics.poses import Doubles, Poses, Rows, Switches, turned
from editor.preview.physics.settings import Settings
from editor.preview.physics.soft_bodies import Skinned, SoftBodies
from editor.preview.physics.soft_grabbing import SoftGrip
from editor.preview.physics.soft_vertices import SoftVertices
from editor.preview.physics.strays import Strays
from editor.preview.physics.world import World

NAMES = frozenset(("name", "name_en"))
PLACES = frozenset(("position", "rotation", "bone", "mode"))  # of a body: where these change, it begins anew
ENDS = frozenset(("body_a", "body_b"))
FARTHEST = 1e5  # model units: what gets there has been thrown, and would soon have no numbers at all
OF_BONES = frozenset(("position", "parent", "flags"))


class BulletSimulation:
    """A Simulation that has a World until it is closed. Raises PhysicsUnavailableError where there is no Bullet."""

    def __init__(self, model: Model, settings: Settings | None = None) -> None:
        self._engine = engine()
        self._model = model
        self._settings = settings or Settings()
        self.failures = 0
        self._bodies: Bodies | None = None
        self._soft = SoftBodies(model)
        self._strays = Strays(0)
        self._world: World | None = None
        self._grip: Grip | None = None
        self._bounds: tuple[list[Link], Bounds] | None = None
        self._forget()

    def _forget(self) -> None:
        """Nothing is stale."""
        self._is_restructured = False
        self._felt: set[int] = set()
        self._linked: set[int] = set()
        # Where the bodies of the world are in the model by now; NONE: gone, or to begin anew.
        self._rows = np.arange(len(self._model.rigid_bodies))

    @property
    def settings(self) -> Settings:
        return self._settings

    @settings.setter
    def settings(self, settings: Settings) -> None:
        self._settings = settings
        if self._world is not None:
            self._world.settle(settings)

    @property
    def warnings(self) -> Warnings:
        self._compile()
        return [*self._body_warnings, *self._link_warnings, *self._strays.warnings, *self._soft.warnings]

    @property
    def bodies(self) -> Bodies:
        return self._compile()

    def _compile(self) -> Bodies:
        if self._bodies is None:
            self._body_warnings: Warnings = []
            self._bodies = Bodies.of(self._model, self._body_warnings)
            self._strays = Strays(len(self._bodies))
            self._link_warnings: Warnings = []
            self._links = links_of(
                self._model.joints.records, range(len(self._model.joints)), self._bodies, self._link_warnings
            )
        return self._bodies

    @property
    def poses(self) -> Poses:
        return self._running.now

    @property
    def soft(self) -> SoftVertices | None:
        return self._soft.vertices

    @property
    def is_soft(self) -> bool:
        return bool(self._soft.plans)

    def lead(self, skinned: Skinned) -> None:
        self._soft.lead(skinned)

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
            self._grip = self._grip and self._grip.followed(change)
            there = self._rows != NONE
            self._rows[there] = change.renumber(self._rows[there])
            return
        if fields & PLACES:
            self._rows[np.isin(self._rows, change.rows)] = NONE
        if fields <= set(FEELINGS):
            self._felt.update(np.asarray(change.rows).tolist())
        else:
            self._is_restructured = True

    def _mark_joints(self, change: Change, fields: frozenset[str]) -> None:
        self._bodies = None
        if change.action is not Action.SET or fields & ENDS:
            self._is_restructured = True
        else:
            self._linked.update(np.asarray(change.rows).tolist())

    def update(self, targets: Poses) -> None:
        if self._world is None:
            self.reset(targets)
            return
        self._is_restructured |= self._soft.is_other
        self._soft.feel(self._is_restructured)
        if not (self._is_restructured or self._felt or self._linked):
            return
        before, bodies = self._running, self.bodies
        if self._is_restructured or not np.array_equal(before.modes, bodies.modes):
            self._rebuild(before, targets)
        else:
            before.feel(bodies, sorted(self._felt))
            links = [link for link in self._links if link.row in self._linked]
            before.relink(links, sorted(self._linked))
        self._forget()

    def _rebuild(self, before: World, targets: Poses) -> None:
        """Another world, in which the bodies that stay go on moving."""
        kept = np.flatnonzero(self._rows != NONE)
        start = targets.copy()
        rows = self._rows[kept]
        start.rotations[rows], start.positions[rows] = before.now.rotations[kept], before.now.positions[kept]
        velocities, held = before.velocities()[kept], before.held[kept]
        world = self._build(start)
        now_held = world.held.copy()
        now_held[rows] |= held
        world.hold(now_held)
        for row, velocity, was_held in zip(rows.tolist(), velocities.tolist(), held.tolist(), strict=True):
            if not was_held and not world.held[row]:
                world.set_velocity(row, velocity)

    def reset(self, targets: Poses) -> None:
        self._soft.reset()
        self._strays = Strays(len(self.bodies))
        self._build(targets)
        self._forget()

    def _build(self, start: Poses) -> World:
        bodies, before = self.bodies, self._world
        self._world = world = World(self._engine, bodies, self._links, start, self._soft.starts())
        if before is not None:
            before.close()
        self._soft.run(world.softs)
        world.settle(self._settings)
        self._hold_on(world)
        return world

    def close(self) -> None:
        self._soft.drop()
        if self._world is not None:
            self._world.close()
            self._world = None

    def _hold_on(self, world: World) -> None:
        """Go on pulling what is pulled, unless it is held by now."""
        if self._grip is not None and world.held[self._grip.row]:
            self._grip = None
        world.grip(self._grip)

    # -- moving ------------------------------------------------------------------------------------------------------

    @property
    def moving(self) -> Switches:
        return ~self._running.held

    def hold(self, held: Switches) -> None:
        wanted = held | ~self.bodies.moving | self._strays.held
        if not np.array_equal(wanted, self._running.held):
            self._running.hold(wanted)
            self._hold_on(self._running)

    def push(self, impulses: Sequence[Impulse]) -> None:
        world = self._running
        known = [one for one in impulses if one.body < len(world.held) and not world.held[one.body]]
        for row in sorted({one.body for one in known if one.is_stop}):
            world.stop(row)
        pushing = [one for one in known if not one.is_stop]
        for row in sorted({one.body for one in pushing}):
            for is_local in (False, True):
                total = _total(one for one in pushing if one.body == row and one.local == is_local)
                if is_local:
                    total = turned(world.now.rotations[[row, row]], total)
                if total.any():
                    world.push(row, *total.tolist())

    def run(self, targets: Poses, steps: int) -> None:
        world = self._running
        begins, ends = world.now.take(world.led), targets.take(world.led)
        try:
            for number, aims in enumerate(self._soft.aims(steps), 1):
                world.step(begins.towards(ends, number / steps), self._settings.step, aims)
                self._strays.pass_time(self._settings.step)
                strays = world.astray(FARTHEST)
                if self._soft.blame(FARTHEST) or len(strays):
                    self._begin_anew(targets, strays)
                    return
        except AssertionError:  # what panda3d raises for numbers that are none
            self._soft.look()
            self._soft.blame(FARTHEST)
            self._begin_anew(targets, world.lost())

    def _begin_anew(self, targets: Poses, strays: Rows) -> None:
        """Put everything back; `strays`: the bodies that are to blame."""
        self.failures += 1
        self._strays.note(strays)
        self.let_go()
        held = self._running.held | self._strays.held
        self._soft.drop()
        self._build(targets)
        self._running.hold(held)

    def shift(self, rows: Rows, positions: Doubles) -> None:
        self._running.place(rows.tolist(), positions)

    # -- by hand, and what is seen of it -----------------------------------------------------------------------------

    @property
    def grip(self) -> Grip | SoftGrip | None:
        return self._grip or self._soft.grip

    def grab(self, body: int, point: ArrayLike) -> bool:
        world, place = self._running, np.asarray(point, np.float64)
        if not 0 <= body < len(world.held) or world.held[body] or not np.isfinite(place).all():
            return False
        self.let_go()
        self._grip = Grip.at(body, place, world.now)
        world.grip(self._grip)
        return True

    def grab_vertex(self, vertex: int, point: ArrayLike) -> bool:
        place = np.asarray(point, np.float64)
        if not np.isfinite(place).all():
            return False
        self.let_go()
        return self._soft.grab(vertex, place)

    def pull(self, point: ArrayLike) -> None:
        place = np.asarray(point, np.float64)
        if not np.isfinite(place).all():
            return
        self._soft.pull(place)
        if self._grip is not None:
            self._grip = replace(self._grip, hand=place)
            self._running.lead(self._grip)

    def let_go(self) -> None:
        self._grip = None
        self._soft.let_go()
        if self._world is not None:
            self._world.grip(None)

    def contacts(self) -> Contacts:
        return self._running.contacts()

    def beyond(self) -> Beyond:
        self._compile()
        if self._bounds is None or self._bounds[0] is not self._links:
            self._bounds = self._links, Bounds(self._links)
        return self._bounds[1].beyond(self._running.now)


def _total(impulses: Iterable[Impulse]) -> Doubles:
    """(2, 3) the sum of velocities and that of torques."""
    total = np.zeros((2, 3))
    for one in impulses:
        total += one.velocity, one.torque
    return total

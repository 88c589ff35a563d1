"""World: bodies and joints in one world of Bullet, as they were when it was made; the only place that moves them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from editor.model.rigid_bodies import BodyShape
from editor.preview.physics.bodies import Bodies
from editor.preview.physics.constraints import constraint_of, transform
from editor.preview.physics.engine import Engine
from editor.preview.physics.filtering import EVERY_GROUP, GROUND_GROUP, meeting
from editor.preview.physics.joints import Link
from editor.preview.physics.poses import Doubles, Poses, Switches
from editor.preview.physics.settings import Settings
from editor.preview.physics.springs import Springs

FROM_PANDA = [1, 2, 3, 0]  # its quaternions are w x y z
MOST_CLASSES = 32  # bits of a mask of panda3d


class World:
    """`now` is where the bodies are. Numbers that Bullet makes no sense of raise AssertionError."""

    def __init__(self, engine: Engine, bodies: Bodies, links: Sequence[Link], start: Poses) -> None:
        self._engine, self._bodies = engine, bodies
        self.modes = bodies.modes
        self.now = start.copy()
        classes, meets = _classes(bodies)
        self._world = _empty_world(engine, meets)
        self._names = classes
        self.nodes = [self._node(row) for row in range(len(bodies))]
        self._ground = self._make_ground(int(classes[-1]))
        if len(meets) > MOST_CLASSES:
            self._filter(classes, meets)
        for node in self.nodes:
            self._world.attach(node)
        self.held = np.zeros(len(bodies), np.bool_)
        self._has_ground = False
        self._links: dict[int, tuple[Link, Any]] = {}
        self.relink(links, [])
        self.hold(~bodies.moving)

    # -- what it is made of ------------------------------------------------------------------------------------------

    def _node(self, row: int) -> Any:
        bodies = self._bodies
        node = self._engine.bullet.BulletRigidBodyNode(str(row))
        node.add_shape(_shape(self._engine, int(bodies.shapes[row]), bodies.sizes[row]))
        node.set_deactivation_enabled(False)
        node.set_transform(transform(self._engine.core, self.now, row))
        self._classify(node, int(self._names[row]))
        self._feel(node, bodies.feelings[row])
        # A body that is attached without mass would be left out of gravity for good.
        node.set_mass(float(bodies.feelings[row, 0]) or 1.0)
        return node

    def _make_ground(self, group: int) -> Any:
        node = self._engine.bullet.BulletRigidBodyNode(str(len(self._bodies)))
        node.add_shape(self._engine.bullet.BulletPlaneShape(self._engine.core.LVector3(0, 1, 0), 0))
        self._classify(node, group)
        return node

    def _classify(self, node: Any, group: int) -> None:
        node.set_into_collide_mask(self._engine.core.BitMask32.bit(group if group < MOST_CLASSES else 0))

    def _filter(self, classes: Any, meets: Switches) -> None:
        """Ask here for each pair, where there are more classes than a mask has bits."""
        numbers, table = classes.tolist(), meets.tolist()

        def decide(pair: Any) -> None:
            one, other = (int(node.get_name()) for node in (pair.get_node_0(), pair.get_node_1()))
            pair.set_collide(table[numbers[one]][numbers[other]])

        self._world.set_filter_callback(self._engine.core.PythonCallbackObject(decide))

    @staticmethod
    def _feel(node: Any, feelings: Doubles) -> None:
        _, linear_damping, angular_damping, restitution, friction = feelings.tolist()
        node.set_linear_damping(linear_damping)
        node.set_angular_damping(angular_damping)
        node.set_restitution(restitution)
        node.set_friction(friction)

    # -- what may change while it moves ------------------------------------------------------------------------------

    def settle(self, settings: Settings) -> None:
        """Gravity and ground."""
        self._world.set_gravity(self._engine.core.LVector3(*settings.pull()))
        if settings.ground != self._has_ground:
            self._has_ground = settings.ground
            (self._world.attach if settings.ground else self._world.remove)(self._ground)

    def feel(self, bodies: Bodies, rows: Sequence[int]) -> None:
        """Take masses, damping, friction and restitution of some bodies anew."""
        self._bodies = bodies
        for row in rows:
            self._feel(self.nodes[row], bodies.feelings[row])
            if not self.held[row]:
                self.nodes[row].set_mass(float(bodies.feelings[row, 0]))

    def relink(self, links: Sequence[Link], gone: Sequence[int]) -> None:
        """Put joints in the place of those of the same rows, and of those that are gone."""
        for row in (*gone, *(link.row for link in links)):
            if row in self._links:
                self._world.remove(self._links.pop(row)[1])
        for link in links:
            made = constraint_of(self._engine, link, self.nodes[link.body_a], self.nodes[link.body_b])
            self._world.attach_constraint(made, False)  # False: the two may collide
            self._links[link.row] = link, made
        held = self._links.values()
        self._springs = Springs(self._engine, [link for link, _ in held], [made for _, made in held])

    def hold(self, held: Switches) -> None:
        for row in np.flatnonzero(held != self.held).tolist():
            node = self.nodes[row]
            node.set_mass(0.0 if held[row] else float(self._bodies.feelings[row, 0]))
            node.set_kinematic(bool(held[row]))
            if not held[row]:
                node.set_deactivation_enabled(False)
                self.stop(row)
        self.held = held.copy()
        self._free, self._led = np.flatnonzero(~held), np.flatnonzero(held)
        self._readers = [self.nodes[row].get_transform for row in self._free.tolist()]
        # Arrays of panda3d take a vector as it is; number by number, reading would take longest of all.
        core, count = self._engine.core, len(self._free)
        self._places, self._turns = core.PTA_LVecBase3f.empty_array(count), core.PTA_LVecBase4f.empty_array(count)
        self._place_values = np.frombuffer(memoryview(self._places), np.float32).reshape(-1, 3)
        self._turn_values = np.frombuffer(memoryview(self._turns), np.float32).reshape(-1, 4)
        self._leads = [self.nodes[row].set_transform for row in self._led.tolist()]

    # -- moving ------------------------------------------------------------------------------------------------------

    def step(self, targets: Poses, seconds: float) -> None:
        """One step; held bodies go to their targets (bodies,) first."""
        self._lead(targets.take(self._led))
        self._springs.push(self.now, seconds)
        # With 0 for the most steps it is one of just this length, and no pose lies between two steps.
        self._world.do_physics(seconds, 0, seconds)
        self._read()

    def _lead(self, targets: Poses) -> None:
        """Have held bodies go, in the coming step, to where they are told."""
        core = self._engine.core
        self.now.rotations[self._led], self.now.positions[self._led] = targets.rotations, targets.positions
        one, make = core.LVecBase3(1), core.TransformState.make_pos_quat_scale
        told = zip(self._leads, targets.positions.tolist(), targets.rotations.tolist(), strict=True)
        for lead, place, (x, y, z, w) in told:
            lead(make(core.LPoint3(*place), core.LQuaternion(w, x, y, z), one))

    def _read(self) -> None:
        put_place, put_turn = self._places.set_element, self._turns.set_element
        for number, read in enumerate(self._readers):
            state = read()
            put_place(number, state.get_pos())
            put_turn(number, state.get_quat())
        self.now.positions[self._free] = self._place_values
        self.now.rotations[self._free] = self._turn_values[:, FROM_PANDA]

    def place(self, rows: Sequence[int], positions: Doubles) -> None:
        """Put bodies (n,) elsewhere (n, 3), with the velocity they have."""
        self.now.positions[rows] = positions
        for row in rows:
            self.nodes[row].set_transform(transform(self._engine.core, self.now, row))

    def stop(self, row: int) -> None:
        nothing = self._engine.core.LVector3(0)
        self.nodes[row].set_linear_velocity(nothing)
        self.nodes[row].set_angular_velocity(nothing)
        self.nodes[row].clear_forces()

    def push(self, row: int, linear: Sequence[float], angular: Sequence[float]) -> None:
        """An impulse and a torque impulse, along the axes of the model."""
        vector = self._engine.core.LVector3
        self.nodes[row].apply_central_impulse(vector(*linear))
        self.nodes[row].apply_torque_impulse(vector(*angular))

    def velocities(self) -> Doubles:
        """(bodies, 6) linear and angular."""
        told = [(*node.get_linear_velocity(), *node.get_angular_velocity()) for node in self.nodes]
        return np.array(told, np.float64).reshape(-1, 6)

    def set_velocity(self, row: int, velocity: Sequence[float]) -> None:
        """Linear and angular, as one (6,)."""
        vector = self._engine.core.LVector3
        self.nodes[row].set_linear_velocity(vector(*velocity[:3]))
        self.nodes[row].set_angular_velocity(vector(*velocity[3:]))


def _classes(bodies: Bodies) -> tuple[Any, Switches]:
    """What `meeting` says of the bodies and, as the last of them, the ground."""
    return meeting(
        np.append(bodies.groups, GROUND_GROUP), np.append(bodies.masks, EVERY_GROUP), np.append(~bodies.moving, True)
    )


def _empty_world(engine: Engine, meets: Switches) -> Any:
    """A world that knows which classes of bodies meet; how it is told them is settled when it is made."""
    algorithm = "groups-mask" if len(meets) <= MOST_CLASSES else "callback"
    engine.core.ConfigVariableString("bullet-filter-algorithm").set_value(algorithm)
    world = engine.bullet.BulletWorld()
    if len(meets) <= MOST_CLASSES:
        for one, row in enumerate(meets.tolist()):
            for other, meet in enumerate(row[: one + 1]):
                world.set_group_collision_flag(one, other, meet)
    return world


def _shape(engine: Engine, shape: int, size: Doubles) -> Any:
    bullet = engine.bullet
    x, y, z = size.tolist()
    match shape:
        case BodyShape.SPHERE:
            return bullet.BulletSphereShape(x)
        case BodyShape.BOX:
            return bullet.BulletBoxShape(engine.core.LVector3(x, y, z))
        case _:
            return bullet.BulletCapsuleShape(x, y, bullet.YUp)

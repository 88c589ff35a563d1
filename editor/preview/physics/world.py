"""World: bodies and joints in one world of Bullet, as they were when it was made; nothing else moves them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from editor.math3d.arrays import BoolArray, Float64Array, IndexArray
from editor.math3d.rotations import Transforms
from editor.model.rigid_bodies import BodyShape
from editor.preview.physics.bodies import Bodies
from editor.preview.physics.collisions import (
    EVERY_GROUP,
    GROUND_GROUP,
    Contacts,
    Filter,
    collision_classes,
    contacts_of,
    without_garbage_collection,
)
from editor.preview.physics.constraints import JointSetup, constraint_of, transform_state
from editor.preview.physics.engine import Engine, PhysicsSettings
from editor.preview.physics.joint_limits import Springs
from editor.preview.physics.mouse_constraint import CARRIED, GrabPoint, MouseConstraint
from editor.preview.physics.soft_bodies import SoftStart
from editor.preview.physics.soft_body_layout import SoftBodyLayout
from editor.preview.physics.soft_nodes import PinTargets, SoftNodes

FROM_PANDA = [1, 2, 3, 0]  # its quaternions are w x y z
GROUND = 16  # the group of the ground alone


class World:
    """`now` is where the bodies are. Numbers that Bullet makes no sense of raise AssertionError.

    Whoever is done with one closes it: `filters` says what may happen else.
    """

    def __init__(
        self,
        engine: Engine,
        bodies: Bodies,
        joints: Sequence[JointSetup],
        start: Transforms,
        softs: Sequence[SoftStart] = (),
    ) -> None:
        self._engine, self._bodies = engine, bodies
        self.modes = bodies.modes
        self.now = start.copy()
        self._filter = Filter(engine, *_collision_classes(bodies, [soft.layout for soft in softs]))
        self._world = self._filter.world()
        self.softs = [self._soft_nodes(soft) for soft in softs]
        self.nodes = [self._node(row) for row in range(len(bodies))]
        self._ground = self._make_ground()
        for node in self.nodes:
            self._attach(node)
        self._attach_softs()
        self._gravity = np.zeros(3)
        self._has_ground = False
        self.kinematic = np.zeros(len(bodies), np.bool_)
        self.kinematic_rows: IndexArray = np.flatnonzero(self.kinematic)
        self._set_transforms: list[Any] = []  # of the nodes of those
        self._free = _FreeBodies(engine, self.nodes, np.flatnonzero(~self.kinematic))
        self._joints: dict[int, tuple[JointSetup, Any]] = {}
        self._springs = Springs(engine, [], [])
        self._mouse_constraint: MouseConstraint | None = None
        self.replace_joints(joints, [])
        self.set_kinematic(~bodies.moving)

    # -- what it is made of ------------------------------------------------------------------------------------------

    def _node(self, row: int) -> Any:
        bodies = self._bodies
        node = self._engine.bullet.BulletRigidBodyNode()
        node.add_shape(_bullet_shape(self._engine, int(bodies.shapes[row]), bodies.sizes[row]))
        node.set_deactivation_enabled(False)
        node.set_transform(transform_state(self._engine.core, self.now, row))
        self._filter.mark(node, row)
        self._set_properties(node, bodies.properties[row])
        # A body that is attached without mass would be left out of gravity for good.
        node.set_mass(float(bodies.properties[row, 0]) or 1.0)
        return node

    def _make_ground(self) -> Any:
        node = self._engine.bullet.BulletRigidBodyNode()
        node.add_shape(self._engine.bullet.BulletPlaneShape(self._engine.core.LVector3(0, 1, 0), 0))
        self._filter.mark(node, len(self._bodies))
        return node

    def _soft_nodes(self, soft: SoftStart) -> SoftNodes:
        """A soft body where it begins, not attached yet; nothing else may be by then."""
        made = SoftNodes(self._engine, self._world, soft.layout)
        made.set_state(self._world, soft.positions, soft.velocities)
        return made

    def _attach_softs(self) -> None:
        """They come after the ground in the order of names and classes."""
        for number, soft in enumerate(self.softs, len(self.nodes) + 1):
            self._filter.mark(soft.node, number)
            self._attach(soft.node)
            soft.anchor(self.nodes, self._bodies.rest)

    def _attach(self, node: Any) -> None:
        with without_garbage_collection():
            self._world.attach(node)

    def close(self) -> None:
        """Let go of what Bullet has; nothing can move any more."""
        self.set_grab_point(None)
        self._world = None

    @property
    def is_open(self) -> bool:
        return self._world is not None

    @staticmethod
    def _set_properties(node: Any, feelings: Float64Array) -> None:
        _, linear_damping, angular_damping, restitution, friction = feelings.tolist()
        node.set_linear_damping(linear_damping)
        node.set_angular_damping(angular_damping)
        node.set_restitution(restitution)
        node.set_friction(friction)

    # -- what may change while it moves ------------------------------------------------------------------------------

    def apply_settings(self, settings: PhysicsSettings) -> None:
        """Gravity and ground."""
        self._gravity = np.array(settings.pull())
        self._world.set_gravity(self._engine.core.LVector3(*settings.pull()))
        if settings.ground != self._has_ground:
            self._has_ground = settings.ground
            (self._attach if settings.ground else self._world.remove)(self._ground)

    def update_properties(self, bodies: Bodies, rows: Sequence[int]) -> None:
        """Take masses, damping, friction and restitution of some bodies anew."""
        self._bodies = bodies
        for row in rows:
            self._set_properties(self.nodes[row], bodies.properties[row])
            if not self.kinematic[row]:
                self.nodes[row].set_mass(float(bodies.properties[row, 0]))

    def replace_joints(self, joints: Sequence[JointSetup], gone: Sequence[int]) -> None:
        """Put joints in the place of those of the same rows, and of those that are gone."""
        for row in (*gone, *(joint.row for joint in joints)):
            if row in self._joints:
                self._world.remove(self._joints.pop(row)[1])
        for joint in joints:
            made = constraint_of(self._engine, joint, self.nodes[joint.body_a], self.nodes[joint.body_b])
            self._world.attach_constraint(made, False)  # False: the two may collide
            self._joints[joint.row] = joint, made
        held = self._joints.values()
        self._springs = Springs(self._engine, [joint for joint, _ in held], [made for _, made in held])

    def set_grab_point(self, grab_point: GrabPoint | None) -> None:
        """Attaches a mouse constraint at a grab point, or removes the present one (None)."""
        if self._mouse_constraint is not None:
            self._mouse_constraint.release()
        self._mouse_constraint = (
            None
            if grab_point is None
            else MouseConstraint(self._engine, self._world, self.nodes[grab_point.row], grab_point)
        )

    def _pulled_mass(self, row: int) -> float:
        """The mass that a body is pulled as: that of the heaviest one which a joint ties to it, within reason."""
        ends = [(joint.body_a, joint.body_b) for joint, _ in self._joints.values()]
        tied = [body for pair in ends if row in pair for body in pair if not self.kinematic[body]]
        masses: Float64Array = self._bodies.properties[:, 0]
        return float(min(masses[[row, *tied]].max(), masses[row] * CARRIED))

    def update_grab_point(self, grab_point: GrabPoint) -> None:
        """Moves the target of the mouse constraint."""
        if self._mouse_constraint is not None:
            self._mouse_constraint.grab_point = grab_point

    def set_kinematic(self, kinematic: BoolArray) -> None:
        for row in np.flatnonzero(kinematic != self.kinematic).tolist():
            node = self.nodes[row]
            node.set_mass(0.0 if kinematic[row] else float(self._bodies.properties[row, 0]))
            node.set_kinematic(bool(kinematic[row]))
            if not kinematic[row]:
                node.set_deactivation_enabled(False)
                self.stop(row)
        self.kinematic = kinematic.copy()
        self.kinematic_rows = np.flatnonzero(kinematic)
        self._set_transforms = [self.nodes[row].set_transform for row in self.kinematic_rows.tolist()]
        self._free = _FreeBodies(self._engine, self.nodes, np.flatnonzero(~kinematic))

    # -- moving ------------------------------------------------------------------------------------------------------

    def step(self, targets: Transforms, seconds: float, targets_of_softs: Sequence[PinTargets] = ()) -> None:
        """One step; the bodies `kinematic_rows` go to their targets (led,) first, and pins of soft bodies to their
        aims in it.
        """
        self._set_targets(targets)
        self._springs.push(self.now, seconds)
        if self._mouse_constraint is not None:
            self._mouse_constraint.pull(self.now, self._pulled_mass(self._mouse_constraint.grab_point.row), seconds)
        for soft, aim in zip(self.softs, targets_of_softs, strict=True):
            soft.set_targets(aim, self._gravity, seconds)
        # With 0 for the most steps it is one of just this length, and no pose lies between two steps.
        with without_garbage_collection():
            self._world.do_physics(seconds, 0, seconds)
        self._free.read(self.now)
        for soft in self.softs:
            soft.read()
            self._draw_near(soft)

    def _draw_near(self, soft: SoftNodes) -> None:
        """Apply near anchors: the node is pushed to a kinematic body; any other body is put where its node is."""
        for anchor in soft.layout.anchors:
            if anchor.near and self.kinematic[anchor.body]:
                soft.push(anchor.node, self.now.positions[anchor.body] - soft.now[anchor.node])
            elif anchor.near:
                self.teleport([anchor.body], soft.now[[anchor.node]])

    def _set_targets(self, targets: Transforms) -> None:
        """Have held bodies go, in the coming step, to where they are told."""
        core = self._engine.core
        self.now.rotations[self.kinematic_rows], self.now.positions[self.kinematic_rows] = (
            targets.rotations,
            targets.positions,
        )
        one, make = core.LVecBase3(1), core.TransformState.make_pos_quat_scale
        told = zip(self._set_transforms, targets.positions.tolist(), targets.rotations.tolist(), strict=True)
        for lead, position, (x, y, z, w) in told:
            lead(make(core.LPoint3(*position), core.LQuaternion(w, x, y, z), one))

    def teleport(self, rows: Sequence[int], positions: Float64Array) -> None:
        """Put bodies (n,) elsewhere (n, 3), with the velocity they have."""
        self.now.positions[rows] = positions
        for row in rows:
            self.nodes[row].set_transform(transform_state(self._engine.core, self.now, row))

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

    def contacts(self) -> Contacts:
        """Return the contacts of bodies after the last step."""
        return contacts_of(self._world, len(self.nodes))

    def out_of_range(self, distance: float) -> IndexArray:
        """The moving bodies that are farther away than a distance, or have no position at all."""
        if np.abs(self.now.positions).max(initial=0) < distance:  # as it is nearly always
            return self._free.rows[:0]
        near = np.abs(self.now.positions[self._free.rows]) < distance
        return self._free.rows[~near.all(axis=1)]

    def non_finite(self) -> IndexArray:
        """The moving bodies whose velocities are none, after a step that did not come to its end."""
        return self._free.rows[~np.isfinite(self.velocities()[self._free.rows]).all(axis=1)]

    def velocities(self) -> Float64Array:
        """(bodies, 6) linear and angular."""
        told = [(*node.get_linear_velocity(), *node.get_angular_velocity()) for node in self.nodes]
        return np.array(told, np.float64).reshape(-1, 6)

    def set_velocity(self, row: int, velocity: Sequence[float]) -> None:
        """Linear and angular, as one (6,)."""
        vector = self._engine.core.LVector3
        self.nodes[row].set_linear_velocity(vector(*velocity[:3]))
        self.nodes[row].set_angular_velocity(vector(*velocity[3:]))


class _FreeBodies:
    """Reads the transforms of the bodies `rows` (free,) from their nodes, all at once."""

    def __init__(self, engine: Engine, nodes: Sequence[Any], rows: IndexArray) -> None:
        self.rows = rows
        self._readers = [nodes[row].get_transform for row in rows.tolist()]
        # Arrays of panda3d take a vector as it is; number by number, reading would take longest of all.
        self._positions = engine.core.PTA_LVecBase3f.empty_array(len(rows))
        self._rotations = engine.core.PTA_LVecBase4f.empty_array(len(rows))
        self._position_values = np.frombuffer(memoryview(self._positions), np.float32).reshape(-1, 3)
        self._rotation_values = np.frombuffer(memoryview(self._rotations), np.float32).reshape(-1, 4)

    def read(self, now: Transforms) -> None:
        """Have `now` (bodies,) be what the last step made of the bodies."""
        put_position, put_rotation = self._positions.set_element, self._rotations.set_element
        for number, read in enumerate(self._readers):
            state = read()
            put_position(number, state.get_pos())
            put_rotation(number, state.get_quat())
        now.positions[self.rows] = self._position_values
        now.rotations[self.rows] = self._rotation_values[:, FROM_PANDA]


def _collision_classes(bodies: Bodies, softs: Sequence[SoftBodyLayout]) -> tuple[IndexArray, BoolArray]:
    """Return the `collision_classes` of the bodies, then the ground, then soft bodies, which fall through it.

    They do so in PMXEditor, too (mmd-semantics §5.6). What meets the ground has a bit of its own, because
    soft bodies meet bodies of its group all the same.
    """
    meets_ground = (bodies.masks >> GROUND_GROUP & 1) << GROUND
    groups = [*bodies.groups.tolist(), GROUND, *(soft.group for soft in softs)]
    masks = [*(bodies.masks | meets_ground).tolist(), EVERY_GROUP, *(soft.mask for soft in softs)]
    passive = [*(~bodies.moving).tolist(), True, *(False for _ in softs)]
    return collision_classes(np.array(groups, np.int64), np.array(masks, np.int64), np.array(passive, np.bool_))


def _bullet_shape(engine: Engine, shape: int, size: Float64Array) -> Any:
    bullet = engine.bullet
    x, y, z = size.tolist()
    match shape:
        case BodyShape.SPHERE:
            return bullet.BulletSphereShape(x)
        case BodyShape.BOX:
            return bullet.BulletBoxShape(engine.core.LVector3(x, y, z))
        case _:
            return bullet.BulletCapsuleShape(x, y, bullet.YUp)

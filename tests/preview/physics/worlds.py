"""Small models of bodies and joints for tests, and a way to let time pass for them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any
from weakref import WeakSet

import numpy as np

from editor.model.bones import Bone
from editor.model.changes import Action, Change
from editor.model.joints import Joint, JointKind
from editor.model.model import Model
from editor.model.rigid_bodies import BodyMode, BodyShape, RigidBody
from editor.preview.morphs import Impulse
from editor.preview.physics.engine import PhysicsSettings
from editor.preview.physics.physics import Physics
from editor.preview.physics.simulation import SimulationTargets
from editor.preview.physics.world import World
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel

STEP = 1 / 120
FREE = ((1.0, 1.0, 1.0), (-1.0, -1.0, -1.0))  # a lower limit above the upper one: no limit
LOCKED = ((0.0, 0.0, 0.0), (0.0, 0.0, 0.0))
FLOATING = PhysicsSettings(gravity=0, ground=False)
FALLING = PhysicsSettings(ground=False)


def body(**values: object) -> RigidBody:
    """A ball of radius 1 that meets no other, and that nothing slows down."""
    plain = {
        "bone": -1,
        "mask": 0,
        "shape": BodyShape.SPHERE,
        "mode": BodyMode.PHYSICS,
        "linear_damping": 0.0,
        "angular_damping": 0.0,
    }
    return RigidBody("body", **(plain | values))


def fixed(**values: object) -> RigidBody:
    return body(mode=BodyMode.FOLLOWS_BONE, **values)


def joint(
    kind: JointKind = JointKind.SPRING_6DOF,
    moves: tuple[tuple[float, ...], tuple[float, ...]] = LOCKED,
    turns: tuple[tuple[float, ...], tuple[float, ...]] = LOCKED,
    **values: object,
) -> Joint:
    """Between bodies 0 and 1."""
    limits = {"move_lower": moves[0], "move_upper": moves[1], "turn_lower": turns[0], "turn_upper": turns[1]}
    return Joint("joint", kind=kind, **({"body_a": 0, "body_b": 1} | limits | values))


def model_of(bodies: Iterable[RigidBody], joints: Iterable[Joint] = (), bones: Iterable[Bone] = ()) -> Model:
    model = Model()
    model.rigid_bodies.records[:] = bodies
    model.joints.records[:] = joints
    model.bones.records[:] = bones
    return model


class Play:
    """A model with physics, at rest at first; `stance` may be written into."""

    def __init__(self, model: Model, settings: PhysicsSettings | None = None) -> None:
        self.model = model
        self.figure = PosedModel(model)
        self.physics = self.figure.physics = Physics(model, settings)
        self.stance = Pose.at_rest(len(model.bones), len(model.morphs))
        self.figure.pose(self.stance)

    def run(self, seconds: float) -> Play:
        """Let time pass, a frame for each step."""
        for _ in range(round(seconds / STEP)):
            self.figure.pose(self.stance, STEP)
        return self

    def push(self, impulse: Impulse) -> None:
        """Push a body, without time passing."""
        state = self.physics.simulation.state
        self.physics.simulation.run(SimulationTargets(state.transforms, ~state.moving, None), 0, [impulse])

    def track(self, seconds: float, row: int = -1) -> np.ndarray:
        """(steps, 3) where a body is after each step."""
        return np.array([self.run(STEP).positions[row].copy() for _ in range(round(seconds / STEP))])

    def change(self, table: str, row: int, **values: object) -> None:
        """Set fields of a record, and tell the figure."""
        records = getattr(self.model, table).records
        records[row] = replace(records[row], **values)
        self.figure.mark(Change(Action.SET, table, range(row, row + 1), frozenset(values)))

    def remove(self, table: str, row: int) -> None:
        del getattr(self.model, table).records[row]
        self.figure.mark(Change(Action.REMOVE, table, range(row, row + 1)))

    @property
    def positions(self) -> np.ndarray:
        return self.physics.bodies.positions

    @property
    def rotations(self) -> np.ndarray:
        return self.physics.bodies.rotations


def open_worlds() -> list[World]:
    """All that Bullet still has, also those that only the cycle collector would find."""
    return [world for world in _worlds if world.is_open]


_worlds: WeakSet[World] = WeakSet()  # all there are: to search the whole memory for them takes a tenth of a second
_begin = World.__init__


def _begin_noted(world: World, *args: Any, **more: Any) -> None:
    _worlds.add(world)
    _begin(world, *args, **more)


World.__init__ = _begin_noted  # type: ignore[method-assign]


def angle(rotation: np.ndarray) -> float:
    """Degrees of a rotation x y z w."""
    return float(np.degrees(2 * np.arctan2(np.linalg.norm(rotation[:3]), abs(rotation[3]))))

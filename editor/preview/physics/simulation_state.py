"""RecordedSimulation: a Simulation in which nothing moves: it shows one moment of another, also where Bullet must
not be used.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from numpy.typing import ArrayLike

from editor.math3d.arrays import BoolArray, Float64Array, IndexArray
from editor.math3d.transforms import Transforms
from editor.model.changes import Change
from editor.model.model import Model
from editor.preview.morphs import Impulse
from editor.preview.physics.bodies import Bodies, Warnings
from editor.preview.physics.contacts import Contacts
from editor.preview.physics.joint_limits import LimitViolations
from editor.preview.physics.settings import PhysicsSettings
from editor.preview.physics.simulation import Simulation
from editor.preview.physics.soft_bodies import Skinned
from editor.preview.physics.soft_surface import SoftVertices


@dataclass(frozen=True, slots=True, eq=False)
class SimulationState:
    """A copy of the state of a simulation after a frame, which other threads may read."""

    transforms: Transforms
    moving: BoolArray
    soft: SoftVertices | None
    contacts: Contacts
    limit_violations: LimitViolations

    @classmethod
    def of(cls, simulation: Simulation) -> SimulationState:
        poses, moving = simulation.transforms.copy(), simulation.moving.copy()
        return cls(poses, moving, simulation.soft, simulation.contacts(), simulation.limit_violations())


class RecordedSimulation:
    """Shows `moment` of a simulation of the same model, which must not change."""

    grab_point = None
    failures = 0
    is_soft = False

    def __init__(self, model: Model, moment: SimulationState) -> None:
        self.moment = moment
        self.settings = PhysicsSettings()
        self.warnings: Warnings = []  # whoever recorded it was told
        self.bodies = Bodies.of(model, [])

    @property
    def transforms(self) -> Transforms:
        return self.moment.transforms

    @property
    def moving(self) -> BoolArray:
        return self.moment.moving

    @property
    def soft(self) -> SoftVertices | None:
        return self.moment.soft

    def contacts(self) -> Contacts:
        return self.moment.contacts

    def limit_violations(self) -> LimitViolations:
        return self.moment.limit_violations

    # -- what would move something -----------------------------------------------------------------------------------

    def mark(self, change: Change) -> None: ...

    def update(self, targets: Transforms) -> None: ...

    def reset(self, targets: Transforms) -> None: ...

    def set_skinning(self, skinned: Skinned) -> None: ...

    def set_kinematic(self, kinematic: BoolArray) -> None: ...

    def push(self, impulses: Sequence[Impulse]) -> None: ...

    def run(self, targets: Transforms, steps: int) -> None: ...

    def teleport(self, rows: IndexArray, positions: Float64Array) -> None: ...

    def close(self) -> None: ...

    def grab(self, body: int, point: ArrayLike) -> bool:
        return False

    def grab_vertex(self, vertex: int, point: ArrayLike) -> bool:
        return False

    def pull(self, point: ArrayLike) -> None: ...

    def let_go(self) -> None: ...

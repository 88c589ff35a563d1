"""Recorded: a Simulation in which nothing moves: it shows one moment of another, also where Bullet must not be used."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from numpy.typing import ArrayLike

from editor.model.changes import Change
from editor.model.model import Model
from editor.preview.morphs import Impulse
from editor.preview.physics.beyond import Beyond
from editor.preview.physics.bodies import Bodies, Warnings
from editor.preview.physics.contacts import Contacts
from editor.preview.physics.poses import Doubles, Poses, Rows, Switches
from editor.preview.physics.settings import Settings
from editor.preview.physics.simulation import Simulation
from editor.preview.physics.soft_bodies import Skinned
from editor.preview.physics.soft_vertices import SoftVertices


@dataclass(frozen=True, slots=True, eq=False)
class Moment:
    """What there is to be seen of a simulation after a frame; copies, so that it may go to another thread."""

    poses: Poses
    moving: Switches
    soft: SoftVertices | None
    contacts: Contacts
    beyond: Beyond

    @classmethod
    def of(cls, simulation: Simulation) -> Moment:
        poses, moving = simulation.poses.copy(), simulation.moving.copy()
        return cls(poses, moving, simulation.soft, simulation.contacts(), simulation.beyond())


class Recorded:
    """Shows `moment` of a simulation of the same model, which must not change."""

    grip = None
    failures = 0
    is_soft = False

    def __init__(self, model: Model, moment: Moment) -> None:
        self.moment = moment
        self.settings = Settings()
        self.warnings: Warnings = []  # whoever recorded it was told
        self.bodies = Bodies.of(model, [])

    @property
    def poses(self) -> Poses:
        return self.moment.poses

    @property
    def moving(self) -> Switches:
        return self.moment.moving

    @property
    def soft(self) -> SoftVertices | None:
        return self.moment.soft

    def contacts(self) -> Contacts:
        return self.moment.contacts

    def beyond(self) -> Beyond:
        return self.moment.beyond

    # -- what would move something -----------------------------------------------------------------------------------

    def mark(self, change: Change) -> None: ...

    def update(self, targets: Poses) -> None: ...

    def reset(self, targets: Poses) -> None: ...

    def lead(self, skinned: Skinned) -> None: ...

    def hold(self, held: Switches) -> None: ...

    def push(self, impulses: Sequence[Impulse]) -> None: ...

    def run(self, targets: Poses, steps: int) -> None: ...

    def shift(self, rows: Rows, positions: Doubles) -> None: ...

    def close(self) -> None: ...

    def grab(self, body: int, point: ArrayLike) -> bool:
        return False

    def grab_vertex(self, vertex: int, point: ArrayLike) -> bool:
        return False

    def pull(self, point: ArrayLike) -> None: ...

    def let_go(self) -> None: ...

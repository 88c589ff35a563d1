"""Simulation: what Physics asks of an engine: the rigid bodies and joints of one model, numpy in and numpy out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from numpy.typing import ArrayLike

from editor.math3d.arrays import BoolArray, Float64Array, IndexArray
from editor.math3d.rotations import Transforms
from editor.model.changes import Change
from editor.preview.morphs import Impulse
from editor.preview.physics.bodies import Bodies, Warnings
from editor.preview.physics.collisions import Contacts
from editor.preview.physics.engine import PhysicsSettings
from editor.preview.physics.joint_limits import LimitViolations
from editor.preview.physics.mouse_constraint import GrabPoint, SoftGrabPoint
from editor.preview.physics.soft_bodies import Skinned
from editor.preview.physics.soft_body_layout import SoftVertices


class SimulationState:
    """`transforms` (bodies,) where bodies are, and `moving` (bodies,) which of them move by themselves.

    `appends_again`: whether what they do to bones is appended, as the settings say. The rest is worked out when it is
    first asked for. Contacts are those of the last step: they have to be asked for before the next one.
    """

    def __init__(
        self,
        transforms: Transforms,
        moving: BoolArray,
        soft: Callable[[], SoftVertices | None],
        contacts: Callable[[], Contacts],
        limit_violations: Callable[[], LimitViolations],
        appends_again: bool = False,
    ) -> None:
        """`soft`, `contacts` and `limit_violations` work out what has these names."""
        self.transforms, self.moving, self.appends_again = transforms, moving, appends_again
        self._soft, self._contacts, self._limit_violations = soft, contacts, limit_violations

    @cached_property
    def soft(self) -> SoftVertices | None:
        """Vertices of soft bodies; None where none works."""
        return self._soft()

    @cached_property
    def contacts(self) -> Contacts:
        """Contacts of bodies after the last step."""
        return self._contacts()

    @cached_property
    def limit_violations(self) -> LimitViolations:
        """Distances of joints beyond their limits."""
        return self._limit_violations()

    def complete(self) -> SimulationState:
        """Itself, with everything worked out: other threads may read it from now on."""
        _ = self.soft, self.contacts, self.limit_violations
        return self


@dataclass(frozen=True, slots=True, eq=False)
class SimulationTargets:
    """Input of a simulation for a frame: transforms of bodies that follow their bones (bodies,), and which have to.

    `skinned`: where the bones take vertices; soft bodies begin there, and their pins go there. None where there are no
    soft bodies.
    """

    transforms: Transforms
    kinematic: BoolArray
    skinned: Skinned | None


class Simulation(Protocol):
    """Follows its model by `mark`. Transforms and switches are by row of the model's rigid bodies, in file space.

    Bodies that are kinematic, and those that follow a bone, go to their targets; the others where physics has them.
    """

    settings: PhysicsSettings

    @property
    def warnings(self) -> Warnings:
        """Table, row and text for what of the model is left out or replaced."""

    @property
    def bodies(self) -> Bodies:
        """The bodies as the model has them now."""

    @property
    def is_soft(self) -> bool:
        """True if there are soft bodies, which ask where bones take vertices."""

    @property
    def failures(self) -> int:
        """The number of times that the simulation became unstable and was restarted."""

    @property
    def grab_point(self) -> GrabPoint | SoftGrabPoint | None:
        """The grab point of the mouse, or None; it survives resets and edits, but not the removal of its body."""

    @property
    def state(self) -> SimulationState:
        """The present state; `update` or `reset` has to have been called before."""

    def mark(self, change: Change) -> None:
        """Take notice of a change of the model. `update` or `reset` has to come before anything else then."""

    def update(self, targets: SimulationTargets) -> None:
        """Take in what was marked: only what changed is made anew, and the rest goes on moving.

        Bodies that are new, or are somewhere else in the model at rest, begin at their targets; those that are no
        longer kinematic begin at rest.
        """

    def reset(self, targets: SimulationTargets) -> None:
        """Start anew with every body at its target and at rest; what was before has no influence."""

    def run(self, targets: SimulationTargets, steps: int, impulses: Sequence[Impulse] = ()) -> None:
        """Push bodies (mmd-semantics §3.4), and take steps in which kinematic ones go to their targets."""

    def teleport(self, rows: IndexArray, positions: Float64Array) -> None:
        """Put bodies (n,) elsewhere (n, 3), with the velocity they have."""

    def grab(self, body: int, point: ArrayLike) -> bool:
        """Take hold of a body at a point (3,) of the model; False if it is kinematic."""

    def grab_vertex(self, vertex: int, point: ArrayLike) -> bool:
        """Take hold of a vertex of a soft body, at a point (3,); False if it is of none, or pinned."""

    def pull(self, point: ArrayLike) -> None:
        """Moves the target of the mouse constraint to a point (3,); points that are not finite are ignored."""

    def release(self) -> None:
        """Pull nothing any more."""

    def close(self) -> None:
        """Give back what the engine has of it. `reset` may come after it, and nothing else."""

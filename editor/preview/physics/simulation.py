"""Simulation: what Physics asks of an engine: the rigid bodies and joints of one model, numpy in and numpy out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from numpy.typing import ArrayLike

from editor.math3d.arrays import BoolArray, Float64Array, IndexArray
from editor.math3d.transforms import Transforms
from editor.model.changes import Change
from editor.preview.morphs import Impulse
from editor.preview.physics.bodies import Bodies, Warnings
from editor.preview.physics.contacts import Contacts
from editor.preview.physics.joint_limits import LimitViolations
from editor.preview.physics.mouse_constraint import GrabPoint, SoftGrabPoint
from editor.preview.physics.settings import PhysicsSettings
from editor.preview.physics.soft_bodies import Skinned
from editor.preview.physics.soft_surface import SoftVertices


class Simulation(Protocol):
    """Follows its model by `mark`. Poses and switches are by row of the model's rigid bodies, in file space.

    Bodies that are held, and those that follow a bone, go where they are told; the others where physics has them.
    """

    @property
    def settings(self) -> PhysicsSettings: ...

    @settings.setter
    def settings(self, settings: PhysicsSettings) -> None: ...

    @property
    def warnings(self) -> Warnings:
        """Table, row and text for what of the model is left out or replaced."""

    @property
    def bodies(self) -> Bodies:
        """The bodies as the model has them now."""

    @property
    def transforms(self) -> Transforms:
        """(bodies,) where they are now; as many as at the last `update` or `reset`."""

    @property
    def soft(self) -> SoftVertices | None:
        """Where soft bodies have their vertices now; None where none works."""

    @property
    def is_soft(self) -> bool:
        """Whether there are soft bodies, for which `set_skinning` has to come before `reset`, `update` and `run`."""

    def set_skinning(self, skinned: Skinned) -> None:
        """Where the bones take vertices in this frame: soft bodies begin there, and their pins go there."""

    @property
    def failures(self) -> int:
        """How often the simulation became unstable and was restarted."""

    def mark(self, change: Change) -> None:
        """Take notice of a change of the model. `update` or `reset` has to come before anything else then."""

    def update(self, targets: Transforms) -> None:
        """Take in what was marked: only what changed is made anew, and the rest goes on moving.

        `targets` (bodies,): where bodies begin that are new, or are somewhere else in the model at rest.
        """

    def reset(self, targets: Transforms) -> None:
        """Start anew with every body at its target and at rest; what was before has no influence."""

    @property
    def moving(self) -> BoolArray:
        """(bodies,) which of them move by themselves now."""

    def set_kinematic(self, kinematic: BoolArray) -> None:
        """Which bodies (bodies,) go where they are told from now on; those let go are at rest first."""

    def push(self, impulses: Sequence[Impulse]) -> None:
        """Stop bodies and push bodies by impulses (mmd-semantics §3.4); held ones do not feel it."""

    def run(self, targets: Transforms, steps: int) -> None:
        """Take steps, in the course of which held bodies go to their targets (bodies,)."""

    def teleport(self, rows: IndexArray, positions: Float64Array) -> None:
        """Put bodies (n,) elsewhere (n, 3), with the velocity they have."""

    def close(self) -> None:
        """Give back what the engine has of it. `reset` may come after it, and nothing else."""

    # -- by hand, and what is seen of it; after `update` or `reset` as all else --------------------------------------

    @property
    def grab_point(self) -> GrabPoint | SoftGrabPoint | None:
        """The grab point of the mouse, or None; it survives resets and edits, but not the removal of its body."""

    def grab(self, body: int, point: ArrayLike) -> bool:
        """Take hold of a body at a point (3,) of the model; False if it is held already, as one that follows a bone."""

    def grab_vertex(self, vertex: int, point: ArrayLike) -> bool:
        """Take hold of a vertex of a soft body, at a point (3,); False if it is of none, or pinned."""

    def pull(self, point: ArrayLike) -> None:
        """Moves the target of the mouse constraint to a point (3,); points that are not finite are ignored."""

    def let_go(self) -> None:
        """Pull nothing any more."""

    def contacts(self) -> Contacts:
        """Where bodies touch after the last step."""

    def limit_violations(self) -> LimitViolations:
        """How far each joint is out of what it allows."""

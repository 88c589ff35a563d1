"""LimitViolations: which joints are outside of what they allow, and by how much; what they allow is compiled from
JointSetups.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import BoolArray, Float64Array, IndexArray
from editor.math3d.quaternions import inverse, product, rotated
from editor.math3d.transforms import Transforms
from editor.model.joints import JointKind
from editor.preview.physics.joint_limit_errors import ROTATION_ERRORS, length_errors
from editor.preview.physics.joint_setups import MOVE_LOWER, MOVE_UPPER, JointSetup
from editor.preview.physics.springs import Ends

# Bullet gives way where joints pull against each other: of good models that dance 95 joints in 100 are out by less than
# half of this. What is out by more could be seen.
MOVED, BENT = 0.2, np.radians(5.0)  # model units, radians


@dataclass(frozen=True, slots=True, eq=False)
class LimitViolations:
    """Of joints `rows` (n,) between bodies `bodies` (n, 2), A and B: how far B is out of what they allow.

    `moved` (n, 3) is in model units, `bent` (n, 3) a rotation vector in radians, both along the axes of `frames_a` and
    0 within the limits. `frames_a` and `frames_b` (n,) are where body A and body B have the joint.
    """

    rows: IndexArray
    bodies: IndexArray
    frames_a: Transforms
    frames_b: Transforms
    moved: Float64Array
    bent: Float64Array

    def __len__(self) -> int:
        return len(self.rows)

    @property
    def is_violated(self) -> BoolArray:
        """(n,) whether a joint is out by more than the softness of joints explains."""
        far = np.linalg.norm(self.moved, axis=1) > MOVED
        return np.asarray(far | (np.linalg.norm(self.bent, axis=1) > BENT))

    def violated(self) -> LimitViolations:
        """Only the joints that are out by more than that."""
        return self.take(self.is_violated)

    def take(self, chosen: BoolArray) -> LimitViolations:
        """Only some of the joints (n,)."""
        rows = np.flatnonzero(chosen)
        frames = self.frames_a.take(rows), self.frames_b.take(rows)
        return LimitViolations(self.rows[rows], self.bodies[rows], *frames, self.moved[rows], self.bent[rows])


class JointLimits:
    """What some joints allow."""

    def __init__(self, joints: Sequence[JointSetup]) -> None:
        self._ends = Ends(joints)
        self._rows = np.array([joint.row for joint in joints], np.intp)
        self._bodies = np.stack((self._ends.bodies_a, self._ends.bodies_b), axis=1)
        self._values = np.array([joint.values for joint in joints], np.float64).reshape(-1, 6, 3)
        kinds = np.array([joint.kind for joint in joints], np.intp)
        self._kinds = {kind: np.flatnonzero(kinds == kind) for kind in ROTATION_ERRORS}
        self._low, self._high = _moves(kinds, self._values)

    def violations(self, now: Transforms) -> LimitViolations:
        """How it is with all of them while the bodies (bodies,) are where they are now."""
        ends = self._ends
        frames_a = now.take(ends.bodies_a).times(ends.frames_a)
        frames_b = now.take(ends.bodies_b).times(ends.frames_b)
        back = inverse(frames_a.rotations)
        apart = rotated(back, frames_b.positions - frames_a.positions)
        relative = product(back, frames_b.rotations)
        bent = np.zeros((len(self._rows), 3))
        for kind, rows in self._kinds.items():
            bent[rows] = ROTATION_ERRORS[kind](relative[rows], self._values[rows])
        moved = length_errors(apart, self._low, self._high)
        return LimitViolations(self._rows, self._bodies, frames_a, frames_b, moved, bent)


def _moves(kinds: IndexArray, values: Float64Array) -> tuple[Float64Array, Float64Array]:
    """(n, 3) lower and upper limits of moving; only a 6DOF moves along all axes, and a slider along x."""
    free = np.zeros((len(kinds), 3), np.bool_)
    free[np.isin(kinds, (JointKind.SPRING_6DOF, JointKind.SIX_DOF))] = True
    free[kinds == JointKind.SLIDER, 0] = True
    return np.where(free, values[:, MOVE_LOWER], 0.0), np.where(free, values[:, MOVE_UPPER], 0.0)

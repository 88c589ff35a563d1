"""SimulationState: where a simulation has bodies and soft vertices after a frame: what all but physics itself read."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from editor.math3d.arrays import BoolArray
from editor.math3d.transforms import Transforms
from editor.preview.physics.contacts import Contacts
from editor.preview.physics.joint_limits import LimitViolations
from editor.preview.physics.soft_surface import SoftVertices


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

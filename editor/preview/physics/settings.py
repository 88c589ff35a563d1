"""PhysicsSettings: what the user chooses of the world that bodies move in."""

from __future__ import annotations

from dataclasses import dataclass

from editor.model.fields import Vec3

FINEST, FINE, AS_MMD = 1 / 240, 1 / 120, 1 / 60  # seconds a step


@dataclass(frozen=True, slots=True)
class PhysicsSettings:
    """`gravity`: model units a second squared, along `direction`, of any length; ten times what MMD's dialog shows.

    `ground`: whether bodies lie on the plane y = 0. `step`: seconds, one of the above. `most_steps`: of one frame; what
    is left of its time then is dropped (mmd-semantics §5.1). `warm_up`: seconds that bodies move after a start before
    they are first seen (mmd-semantics §5.5). `appends_again`: once bodies have moved, bones append again, as in MMD;
    else only those that deform after physics are evaluated then, as in PMXEditor (mmd-semantics §2.11).
    """

    gravity: float = 98.0
    direction: Vec3 = (0.0, -1.0, 0.0)
    ground: bool = True
    step: float = FINE
    most_steps: int = 10
    warm_up: float = 0.0
    appends_again: bool = False

    def pull(self) -> tuple[float, ...]:
        """Gravity as a vector; none where there is no direction."""
        length = sum(part * part for part in self.direction) ** 0.5
        return tuple(self.gravity * part / length for part in self.direction) if length else (0.0, 0.0, 0.0)

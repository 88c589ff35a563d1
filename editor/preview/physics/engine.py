"""The engine of physics: what the user chooses of its world; and Bullet (panda3d), loaded when it is first needed.

It is set up for models here, and says why it cannot be had.
"""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from editor.model.fields import Vec3

FINEST, FINE, AS_MMD = 1 / 240, 1 / 120, 1 / 60  # seconds a step
SOLVER_ITERATIONS = 10  # of MMD, and of Bullet where nothing is said (mmd-semantics §5.1)

SETTINGS = f"""
bullet-solver-iterations {SOLVER_ITERATIONS}
bullet-split-impulse false
bullet-additional-damping true
garbage-collect-states false
transform-cache false
"""


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


# Without a frame loop nobody would collect the states of panda3d: every step would leave some behind.


class PhysicsUnavailableError(Exception):
    """Bullet cannot be loaded; the text says why."""


class Engine(NamedTuple):
    """The modules panda3d.core and panda3d.bullet; `log` takes what panda3d would print."""

    core: Any
    bullet: Any
    log: Any

    @property
    def divides_motor_force(self) -> bool:
        """True if the force of a motor is an impulse a step: 2.88 moved the division by the frequency elsewhere."""
        return bool(self.bullet.get_bullet_version() < 288)


def reason_unavailable() -> str | None:
    """Why there is no physics; None where there is."""
    try:
        engine()
    except PhysicsUnavailableError as error:
        return str(error)
    return None


@cache
def engine() -> Engine:
    """Bullet, ready for use. Raises PhysicsUnavailableError."""
    try:
        core, bullet = importlib.import_module("panda3d.core"), importlib.import_module("panda3d.bullet")
    except ImportError as error:
        raise PhysicsUnavailableError(f"Physics needs the package panda3d, which cannot be loaded: {error}") from error
    core.load_prc_file_data("Katachi", SETTINGS)
    # It prints each assertion before it raises it; whoever catches that has dealt with it.
    log = core.StringStream()
    core.Notify.ptr().set_ostream_ptr(log, False)
    return Engine(core, bullet, log)

"""Loads Bullet (panda3d) when it is first needed, sets it up for models, and says why it cannot be had."""

from __future__ import annotations

import importlib
from functools import cache
from typing import Any, NamedTuple

SOLVER_ITERATIONS = 10  # of MMD, and of Bullet where nothing is said (mmd-semantics §5.1)

SETTINGS = f"""
bullet-solver-iterations {SOLVER_ITERATIONS}
bullet-split-impulse false
bullet-additional-damping true
garbage-collect-states false
transform-cache false
"""
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


def unavailable() -> str | None:
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

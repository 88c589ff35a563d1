"""Presets of chains: how heavy and how stiff what hangs is, as plain data. Angles are degrees about the joint's axes.

The axes of a joint go along its bone: Y is the bone, about which it twists, Z looks outward or backward. About X
positive angles swing the lower end the way that Z looks.
"""

from __future__ import annotations

from dataclasses import dataclass

from editor.model.fields import Choice, Vec3


class ChainPreset(Choice):
    """What a chain is to be."""

    HAIR = 0, "Hair"
    SKIRT = 1, "Skirt"
    RIBBON = 2, "Ribbon"
    CHEST = 3, "Chest"
    TAIL = 4, "Tail"


@dataclass(frozen=True, slots=True)
class CrossJoints:
    """What joins neighbouring chains: `slack` is how much nearer or farther they may come, as a part of the way."""

    slack: float
    turn: float
    turn_spring: float


@dataclass(frozen=True, slots=True)
class ChainValues:
    """The bodies and joints of a chain, from its root on.

    `mass_fall`, `spring_fall`, `loosening`: what each next body's mass, and each next joint's springs and limits, are
    times those before it. `group`: 0 to 15, which the bodies share and do not collide with.
    """

    group: int
    mass: float
    mass_fall: float
    linear_damping: float
    angular_damping: float
    turn_lower: Vec3
    turn_upper: Vec3
    loosening: float
    turn_spring: Vec3
    spring_fall: float
    friction: float = 0.5
    restitution: float = 0.0
    cross: CrossJoints | None = None


PRESETS = {
    ChainPreset.HAIR: ChainValues(
        group=1,
        mass=0.3,
        mass_fall=0.8,
        linear_damping=0.9,
        angular_damping=0.97,
        turn_lower=(-20, -6, -20),
        turn_upper=(20, 6, 20),
        loosening=1.1,
        turn_spring=(30, 30, 30),
        spring_fall=0.8,
    ),
    ChainPreset.SKIRT: ChainValues(
        group=2,
        mass=0.5,
        mass_fall=0.8,
        linear_damping=0.9,
        angular_damping=0.97,
        turn_lower=(-5, -5, -12),
        turn_upper=(50, 5, 12),
        loosening=1.0,
        turn_spring=(20, 20, 20),
        spring_fall=0.9,
        cross=CrossJoints(slack=0.3, turn=40, turn_spring=5),
    ),
    ChainPreset.RIBBON: ChainValues(
        group=3,
        mass=0.15,
        mass_fall=0.8,
        linear_damping=0.9,
        angular_damping=0.97,
        turn_lower=(-28, -9, -28),
        turn_upper=(28, 9, 28),
        loosening=1.1,
        turn_spring=(12, 12, 12),
        spring_fall=0.8,
    ),
    ChainPreset.CHEST: ChainValues(
        group=4,
        mass=0.3,
        mass_fall=0.8,
        linear_damping=0.7,
        angular_damping=0.95,
        turn_lower=(-10, -4, -8),
        turn_upper=(10, 4, 8),
        loosening=1.0,
        turn_spring=(150, 150, 150),
        spring_fall=0.8,
    ),
    ChainPreset.TAIL: ChainValues(
        group=5,
        mass=0.2,
        mass_fall=0.8,
        linear_damping=0.9,
        angular_damping=0.97,
        turn_lower=(-12, -5, -12),
        turn_upper=(12, 5, 12),
        loosening=1.1,
        turn_spring=(400, 400, 400),
        spring_fall=0.85,
    ),
}

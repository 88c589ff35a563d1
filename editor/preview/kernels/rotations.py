"""Turning by parts of rotations and by angles. Quaternions are x y z w, angles radians (mmd-semantics §0.4, §2.4, §2.7)."""

from __future__ import annotations

from math import asin, atan2, cos, pi, sin, sqrt

Quaternion = tuple[float, float, float, float]
Angles = tuple[float, float, float]

# Which of three rotations comes last, middle and first, as columns multiply.
YXZ, ZYX, XZY = 0, 1, 2
OFF_THE_POLE = 88 * pi / 180  # the middle angle stays within it


def power(x: float, y: float, z: float, w: float, ratio: float) -> Quaternion:
    """A rotation with its angle times a ratio, any real number; of two ways round the shorter is meant."""
    if w < 0:
        x, y, z, w = -x, -y, -z, -w
    sine = sqrt(x * x + y * y + z * z)
    if sine == 0:
        return 0.0, 0.0, 0.0, 1.0
    half = atan2(sine, w) * ratio
    part = sin(half) / sine
    return x * part, y * part, z * part, cos(half)


def angles_of(x: float, y: float, z: float, w: float, form: int) -> Angles:
    """The angles about x, y and z that make a rotation in one of the three orders."""
    if form == YXZ:
        return (
            arcsine(2 * (w * x - y * z)),
            atan2(2 * (x * z + w * y), 1 - 2 * (x * x + y * y)),
            atan2(2 * (x * y + w * z), 1 - 2 * (x * x + z * z)),
        )
    if form == ZYX:
        return (
            atan2(2 * (y * z + w * x), 1 - 2 * (x * x + y * y)),
            arcsine(2 * (w * y - x * z)),
            atan2(2 * (x * y + w * z), 1 - 2 * (y * y + z * z)),
        )
    return (
        atan2(2 * (y * z + w * x), 1 - 2 * (x * x + z * z)),
        atan2(2 * (x * z + w * y), 1 - 2 * (y * y + z * z)),
        arcsine(2 * (w * z - x * y)),
    )


def arcsine(value: float) -> float:
    angle = asin(min(max(value, -1.0), 1.0))
    return min(max(angle, -OFF_THE_POLE), OFF_THE_POLE)


def rotation_of(ax: float, ay: float, az: float, form: int) -> Quaternion:
    """The rotation that three angles make in one of the three orders."""
    sx, cx, sy, cy, sz, cz = sin(ax / 2), cos(ax / 2), sin(ay / 2), cos(ay / 2), sin(az / 2), cos(az / 2)
    if form == YXZ:
        return (
            cy * sx * cz + sy * cx * sz,
            sy * cx * cz - cy * sx * sz,
            cy * cx * sz - sy * sx * cz,
            cy * cx * cz + sy * sx * sz,
        )
    if form == ZYX:
        return (
            cz * cy * sx - sz * sy * cx,
            cz * sy * cx + sz * cy * sx,
            sz * cy * cx - cz * sy * sx,
            cz * cy * cx + sz * sy * sx,
        )
    return (
        sx * cz * cy - cx * sz * sy,
        cx * cz * sy - sx * sz * cy,
        cx * sz * cy + sx * cz * sy,
        cx * cz * cy + sx * sz * sy,
    )


def reflected(angle: float, lower: float, upper: float, reflects: bool) -> float:
    """An angle brought between limits: in the first half of the loops mirrored at the one it passed, if that is enough."""
    if angle < lower:
        mirrored = 2 * lower - angle
        return mirrored if reflects and mirrored <= upper else lower
    if angle > upper:
        mirrored = 2 * upper - angle
        return mirrored if reflects and mirrored >= lower else upper
    return angle

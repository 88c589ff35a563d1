"""Turning by rotations, parts of them and angles. Quaternions are x y z w, angles radians (mmd-semantics §0.4)."""

from __future__ import annotations

from math import asin, atan2, cos, pi, sin, sqrt

from editor.preview.kernels.layout import YXZ, ZYX

Quaternion = tuple[float, float, float, float]
Vector = tuple[float, float, float]

OFF_THE_POLE = 88 * pi / 180  # the middle angle stays within it
LOST = 1e-12  # a length that is lost in rounding


def product(second: Quaternion, first: Quaternion) -> Quaternion:
    """The Hamilton product second · first: `first` turns first."""
    a, b, c, d = second
    x, y, z, w = first
    return (
        d * x + a * w + b * z - c * y,
        d * y - a * z + b * w + c * x,
        d * z + a * y - b * x + c * w,
        d * w - a * x - b * y - c * z,
    )


def inverse(rotation: Quaternion) -> Quaternion:
    x, y, z, w = rotation
    return -x, -y, -z, w


def normalized(rotation: Quaternion) -> Quaternion:
    """A rotation of length 1, made of one that products have moved off it by rounding."""
    x, y, z, w = rotation
    length = sqrt(x * x + y * y + z * z + w * w)
    return x / length, y / length, z / length, w / length


def unit(rotation: Quaternion) -> Quaternion:
    """A rotation of length 1, made of one of any length; no rotation where all is 0 (mmd-semantics §1.9)."""
    x, y, z, w = rotation
    length = sqrt(x * x + y * y + z * z + w * w)
    if length < LOST:
        return 0.0, 0.0, 0.0, 1.0
    return x / length, y / length, z / length, w / length


def about_axis(rotation: Quaternion, axis: Vector) -> Quaternion:
    """A rotation by the same angle about an axis of length 1; no rotation where that is 0 (mmd-semantics §2.9)."""
    x, y, z, w = rotation
    u, v, n = axis
    if u == 0 and v == 0 and n == 0:
        return 0.0, 0.0, 0.0, 1.0
    sine = sqrt(x * x + y * y + z * z)
    if x * u + y * v + z * n < 0:
        sine = -sine
    return u * sine, v * sine, n * sine, w


def rotated(rotation: Quaternion, x: float, y: float, z: float) -> Vector:
    """A vector after a rotation, by two cross products."""
    a, b, c, d = rotation
    u, v, w = 2 * (b * z - c * y), 2 * (c * x - a * z), 2 * (a * y - b * x)
    return x + d * u + b * w - c * v, y + d * v + c * u - a * w, z + d * w + a * v - b * u


def power(rotation: Quaternion, ratio: float) -> Quaternion:
    """A rotation with its angle times a ratio, any real number; of two ways round the shorter is meant.

    That is what appending takes (mmd-semantics §2.4).
    """
    x, y, z, w = rotation
    if w < 0:
        x, y, z, w = -x, -y, -z, -w
    sine = sqrt(x * x + y * y + z * z)
    if sine == 0:
        return 0.0, 0.0, 0.0, 1.0
    half = atan2(sine, w) * ratio
    part = sin(half) / sine
    return x * part, y * part, z * part, cos(half)


def euler_from_quaternion(rotation: Quaternion, form: int) -> Vector:
    """The angles about x, y and z that make a rotation in one of the three orders (mmd-semantics §2.7)."""
    x, y, z, w = rotation
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


def quaternion_from_euler(angles: Vector, form: int) -> Quaternion:
    """The rotation that three angles make in one of the three orders."""
    x, y, z = angles[0] / 2, angles[1] / 2, angles[2] / 2
    sx, cx, sy, cy, sz, cz = sin(x), cos(x), sin(y), cos(y), sin(z), cos(z)
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
    """An angle brought between limits: where it reflects, mirrored at the one it passed, if that is enough."""
    if angle < lower:
        mirrored = 2 * lower - angle
        return mirrored if reflects and mirrored <= upper else lower
    if angle > upper:
        mirrored = 2 * upper - angle
        return mirrored if reflects and mirrored >= lower else upper
    return angle

"""Keys of each kind (VMD): declared like the rows of a model, kept as Columns, never one object a key.

Values are those of the file: frames of 1/30 s, file space, angles in radians, a camera distance that is negative when
the target is before it (mmd-semantics §1.9, §6.8). A curve is a Bézier curve's two inner points, of which each
coordinate goes from 0 to 127; it leads to the key that has it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.math3d.arrays import BoolArray, Float64Array, FloatArray, UInt8Array, UInt32Array
from editor.model.columns import Columns
from editor.model.fields import (
    Attribute,
    Choice,
    Row,
    Vec3,
    Vec4,
    choice,
    color,
    integer,
    number,
    rotation,
    switch,
    vector,
)
from editor.motion.tracks import is_last

SIDE = 127.0


def is_straight(points: UInt8Array) -> BoolArray:
    """(...,) for points (..., 4): whether the curve is a straight line, on which the value keeps up with the time."""
    straight: BoolArray = (points[..., 0] == points[..., 1]) & (points[..., 2] == points[..., 3])
    return straight


def progress(times: FloatArray, points: UInt8Array) -> Float64Array:
    """(n,) how far the values are, 0 to 1, at times (n,) from 0 to 1 on curves (n, 4) x1 y1 x2 y2.

    Coordinates above 127 count as 127.
    """
    done: Float64Array = np.array(times, np.float64)
    bent = np.flatnonzero(~is_straight(points) & (done > 0) & (done < 1))
    if len(bent):
        done[bent] = bent_progress(done[bent], points[bent])
    return done


def bent_progress(times: Float64Array, points: UInt8Array) -> Float64Array:
    """The progress on curves that are not straight, for times between 0 and 1."""
    x1, y1, x2, y2 = np.minimum(points, SIDE).T.astype(np.float64)
    s = parameter(times, x1, x2)
    rest = 1 - s
    done: Float64Array = s * ((3 / SIDE) * rest * (rest * y1 + s * y2) + s * s)
    return done


def parameter(times: Float64Array, x1: Float64Array, x2: Float64Array) -> Float64Array:
    """(n,) the s from 0 to 1 with x(s) = time, by Cardano's formula.

    x(s) is a s³ + b s² + c s. Over whole numbers a is never 0, because SIDE is no multiple of 3. With s = u - shift the
    equation is u³ + p u + q = 0.
    """
    a = SIDE + 3 * (x1 - x2)
    shift = (x2 - 2 * x1) / a
    slope = 3 * x1 / a
    third_p = slope / 3 - shift * shift
    half_q = shift * shift * shift - (shift * slope + SIDE * times / a) / 2
    inside = half_q * half_q + third_p * third_p * third_p
    # Where a < 0 the curve lies between two turning points: whatever rounding says, there are three solutions.
    three = (a < 0) | (inside < 0)
    u = np.where(three, _one_of_three(third_p, half_q, a, shift), _single(third_p, half_q, inside))
    s: Float64Array = np.minimum(np.maximum(u - shift, 0), 1)
    return s


def _single(third_p: Float64Array, half_q: Float64Array, inside: Float64Array) -> Float64Array:
    """The only solution, by the sum in which nothing cancels."""
    root = np.cbrt(np.abs(half_q) + np.sqrt(np.maximum(inside, 0)))
    root = np.maximum(root, 1e-30)  # 0 when p and q are both 0, and u then, too
    u: Float64Array = np.copysign(root - third_p / root, -half_q)
    return u


def _one_of_three(third_p: Float64Array, half_q: Float64Array, a: Float64Array, shift: Float64Array) -> Float64Array:
    """Of three solutions the one on the rising part over 0 to 1: between the turning points, after or before them."""
    size = np.sqrt(np.maximum(-third_p, 1e-30))
    angle = np.arccos(np.minimum(np.maximum(-half_q / (size * size * size), -1), 1))
    turn = np.where(a < 0, 4 * np.pi, np.where(shift > -0.5, 0, 2 * np.pi))
    u: Float64Array = 2 * size * np.cos((angle + turn) / 3)
    return u


Curve = tuple[float, float, float, float]

CURVE_POINTS = ("X1", "Y1", "X2", "Y2")


def frame() -> Any:
    return integer("Frame", minimum=0, stored_as="uint32")


def curve(label: str) -> Any:
    """The curve that a new key of MMD has, which is a straight line."""
    straight = (20, 20, 107, 107)
    return vector(label, *straight, components=CURVE_POINTS, minimum=0, maximum=127, group="Curves", stored_as="uint8")


@dataclass(frozen=True, slots=True)
class BoneKey(Row):
    frame: Attribute[int] = frame()
    offset: Attribute[Vec3] = vector("Offset")
    rotation: Attribute[Vec4] = rotation("Rotation")
    curve_x: Attribute[Curve] = curve("X curve")
    curve_y: Attribute[Curve] = curve("Y curve")
    curve_z: Attribute[Curve] = curve("Z curve")
    curve_rotation: Attribute[Curve] = curve("Rotation curve")
    physics: Attribute[bool] = switch("Physics", True, help="Off: the bodies of the bone follow it.")


@dataclass(frozen=True, slots=True)
class MorphKey(Row):
    frame: Attribute[int] = frame()
    weight: Attribute[float] = number("Weight")


@dataclass(frozen=True, slots=True)
class CameraKey(Row):
    frame: Attribute[int] = frame()
    distance: Attribute[float] = number("Distance", -45.0)
    target: Attribute[Vec3] = vector("Target", 0, 10, 0)
    rotation: Attribute[Vec3] = vector("Rotation", angle=True)
    curve_x: Attribute[Curve] = curve("X curve")
    curve_y: Attribute[Curve] = curve("Y curve")
    curve_z: Attribute[Curve] = curve("Z curve")
    curve_rotation: Attribute[Curve] = curve("Rotation curve")
    curve_distance: Attribute[Curve] = curve("Distance curve")
    curve_fov: Attribute[Curve] = curve("View angle curve")
    fov: Attribute[int] = integer("View angle", 30, minimum=1, maximum=135, stored_as="uint32", help="In degrees.")
    perspective: Attribute[bool] = switch("Perspective", True)


@dataclass(frozen=True, slots=True)
class LightKey(Row):
    frame: Attribute[int] = frame()
    color: Attribute[Vec3] = color("Color", 154 / 256, 154 / 256, 154 / 256)
    direction: Attribute[Vec3] = vector("Direction", -0.5, -1, 0.5)


class ShadowMode(Choice):
    OFF = 0, "No self shadow"
    MODE_1 = 1, "Mode 1"
    MODE_2 = 2, "Mode 2"


@dataclass(frozen=True, slots=True)
class SelfShadowKey(Row):
    frame: Attribute[int] = frame()
    mode: Attribute[ShadowMode] = choice("Mode", ShadowMode, ShadowMode.MODE_1)
    distance: Attribute[float] = number("Distance", 0.01125, help="(10000 - shown) / 100000")


@dataclass(frozen=True, slots=True)
class ShowKey(Row):
    frame: Attribute[int] = frame()
    visible: Attribute[bool] = switch("Visible", True)


@dataclass(frozen=True, slots=True)
class IkState(Row):
    """State of the IK `name`, a number in a list of names, from the ShowKey in row `key` on."""

    key: Attribute[int] = integer("Key", minimum=0)
    name: Attribute[int] = integer("IK", minimum=0)
    enabled: Attribute[bool] = switch("Enabled", True)


BONE_CURVES = ("curve_x", "curve_y", "curve_z", "curve_rotation")
CAMERA_CURVES = (*BONE_CURVES, "curve_distance", "curve_fov")


def stacked_curves(keys: Columns, names: tuple[str, ...]) -> UInt8Array:
    """(keys, names, 4): the named curves of each key."""
    return np.stack([keys[name] for name in names], axis=1)


def by_frame(keys: Columns) -> Columns:
    """The keys sorted by frame; those of one frame stay in their order."""
    frames: UInt32Array = keys["frame"]
    if (frames[:-1] <= frames[1:]).all():
        return keys
    return keys.take(np.argsort(frames, kind="stable"))


def put(keys: Columns, others: Columns) -> Columns:
    """The keys and others, which take the place of those at the same frame; sorted by frame."""
    kept = keys.take(~np.isin(keys["frame"], others["frame"]))
    others = by_frame(others)
    return by_frame(kept.joined(others.take(is_last(others["frame"]))))

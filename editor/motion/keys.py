"""Keys of each kind (VMD): declared like the rows of a model, kept as Columns, never one object a key.

Values are those of the file: frames of 1/30 s, file space, angles in radians, a camera distance that is negative when
the target is before it (mmd-semantics §1.9, §6.8). A curve is a Bézier curve's two inner points, of which each
coordinate goes from 0 to 127; it leads to the key that has it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.math3d.arrays import UInt8Array, UInt32Array
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

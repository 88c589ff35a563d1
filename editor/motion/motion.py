"""Motion: all that a VMD file moves, with a block of keys for each kind of thing that moves, and the kinds of keys.

Keys are declared like the rows of a model and kept as Columns, never one object a key. Their values are those of the
file: frames of 1/30 s, file space, angles in radians, a camera distance that is negative when the target is before it
(mmd-semantics §1.9, §6.8).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from editor.math3d.arrays import UInt32Array
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
from editor.motion.curves import Curve, curve
from editor.motion.tracks import Tracks, is_last

CAMERA_NAME = "カメラ・照明"  # what stands for a model in a motion of camera, light and self shadow

FRAMES_PER_SECOND = 30  # of motions (mmd-semantics §1.9); pictures may be more

# That can be typed anywhere: 92 hours. More digits would only widen each box; files keep greater ones that they have.
HIGHEST_FRAME = 9_999_999

BLOCKS = ("bones", "morphs", "camera", "light", "self_shadow", "show_ik")


def frame() -> Any:
    return integer("Frame", minimum=0, stored_as="uint32")


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


def by_frame(keys: Columns) -> Columns:
    """The keys sorted by frame; those of one frame stay in their order."""
    frames: UInt32Array = keys["frame"]
    if (frames[:-1] <= frames[1:]).all():
        return keys
    return keys.take(np.argsort(frames, kind="stable"))


def with_keys_replaced(keys: Columns, others: Columns) -> Columns:
    """The keys and others, which take the place of those at the same frame; sorted by frame."""
    kept = keys.take(~np.isin(keys["frame"], others["frame"]))
    others = by_frame(others)
    return by_frame(kept.joined(others.take(is_last(others["frame"]))))


@dataclass(frozen=True, slots=True)
class ShowIk:
    """Visibility of the model and states of its IK: `keys` sorted by frame; `states` (IkState) sorted by key.

    An IK that a key does not name stays as it was. Before the first key everything is shown and works.
    """

    keys: Columns[ShowKey] = field(default_factory=lambda: Columns(ShowKey, 0))
    names: tuple[str, ...] = ()
    states: Columns[IkState] = field(default_factory=lambda: Columns(IkState, 0))

    def sorted(self) -> ShowIk:
        """A copy with keys by frame and states by key."""
        order = np.argsort(self.keys[ShowKey.frame], kind="stable")
        ranks = np.empty(len(order), np.int32)
        ranks[order] = np.arange(len(order))
        owners = ranks[self.states[IkState.key]]
        by_key = np.argsort(owners, kind="stable")
        states = self.states.replace(key=owners).take(by_key)
        return ShowIk(self.keys.take(order), self.names, states)


@dataclass(frozen=True, slots=True)
class Motion:
    """A value: whoever edits a motion makes another one with `dataclasses.replace`. Single tracks are sorted by frame.

    `name`: of the model that it was made for.
    """

    name: str = ""
    bones: Tracks = field(default_factory=lambda: Tracks.empty(BoneKey))
    morphs: Tracks = field(default_factory=lambda: Tracks.empty(MorphKey))
    camera: Columns[CameraKey] = field(default_factory=lambda: Columns(CameraKey, 0))
    light: Columns[LightKey] = field(default_factory=lambda: Columns(LightKey, 0))
    self_shadow: Columns[SelfShadowKey] = field(default_factory=lambda: Columns(SelfShadowKey, 0))
    show_ik: ShowIk = field(default_factory=ShowIk)

    @property
    def for_camera(self) -> bool:
        """True if MMD takes it for a motion of camera, light and self shadow, and not of a model."""
        return self.name == CAMERA_NAME

    def keys(self, block: str) -> Columns:
        """The keys of one of BLOCKS."""
        held = getattr(self, block)
        keys: Columns = held if isinstance(held, Columns) else held.keys
        return keys

    def counts(self) -> dict[str, int]:
        """Keys by block, in the order of the file."""
        return {block: len(self.keys(block)) for block in BLOCKS}

    @property
    def last_frame(self) -> int:
        """The highest frame that has a key; 0 when none has."""
        return max((int(self.keys(block)["frame"].max()) for block in BLOCKS if len(self.keys(block))), default=0)

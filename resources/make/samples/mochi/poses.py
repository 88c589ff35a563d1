"""Keys of a motion from angles, directions and beats: what the dance is written in.

Imports numpy and editor.motion. Angles are in degrees, in model space: x > 0 leans back, y > 0 turns to the right of
the one who dances, z > 0 lifts the left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, radians, sin
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.rotations import mirrored_offsets, mirrored_rotations
from editor.model.columns import Columns
from editor.model.fields import Vec3, Vec4
from editor.model.names import other_side_name
from editor.motion.curves import Curve
from editor.motion.motion import BONE_CURVES, BoneKey, MorphKey
from editor.motion.tracks import Tracks

from .mesh import unit

BEAT = 16  # frames
STRAIGHT: Curve = (20, 20, 107, 107)
SMOOTH: Curve = (42, 0, 85, 127)
RISE: Curve = (42, 85, 85, 127)  # what is thrown up
FALL: Curve = (42, 0, 85, 42)

ARM = unit((0.8, -0.6, -0.02))  # the way the left arm hangs at rest
ELBOW = unit((0.6, 0.8, 0.0))  # about which it bends forward
NO_TURN: Vec4 = (0.0, 0.0, 0.0, 1.0)


class Key(NamedTuple):
    """A bone at a beat, and how it comes there."""

    beat: float
    move: Vec3 = (0.0, 0.0, 0.0)
    rotation: Vec4 = NO_TURN
    curve: Curve = SMOOTH

    def mirrored(self, later: float) -> Key:
        """The same on the other side, some beats later."""
        move = mirrored_offsets(np.array([self.move]))[0] + 0.0
        rotation = mirrored_rotations(np.array([self.rotation]))[0] + 0.0
        return Key(self.beat + later, tuple(move.tolist()), tuple(rotation.tolist()), self.curve)


class Arm(NamedTuple):
    """Where the upper and the lower left arm point, and how far the hand bends on."""

    upper: Vec3
    lower: Vec3
    hand: float = 0.0


def product(second: ArrayLike, first: ArrayLike) -> Vec4:
    """The rotation that is `first` and then `second`."""
    (ax, ay, az, aw), (bx, by, bz, bw) = np.asarray(second, float), np.asarray(first, float)
    return (
        float(aw * bx + ax * bw + ay * bz - az * by),
        float(aw * by - ax * bz + ay * bw + az * bx),
        float(aw * bz + ax * by - ay * bx + az * bw),
        float(aw * bw - ax * bx - ay * by - az * bz),
    )


def about(axis: ArrayLike, degrees: float) -> Vec4:
    x, y, z = unit(axis) * sin(radians(degrees) / 2)
    return float(x), float(y), float(z), cos(radians(degrees) / 2)


def turn(x: float = 0.0, y: float = 0.0, z: float = 0.0) -> Vec4:
    """First about z, then about x, then about y."""
    return product(about((0, 1, 0), y), product(about((1, 0, 0), x), about((0, 0, 1), z)))


def towards(start: ArrayLike, end: ArrayLike) -> Vec4:
    """The shortest rotation from one direction to another."""
    first, second = unit(start), unit(end)
    x, y, z, w = *np.cross(first, second), 1 + float(first @ second)
    return tuple((np.array([x, y, z, w]) / np.linalg.norm((x, y, z, w))).tolist())


def turned(rotation: Vec4, direction: ArrayLike) -> np.ndarray:
    """A direction after a rotation."""
    axis, w = np.array(rotation[:3]), rotation[3]
    v = np.asarray(direction, float)
    return v + 2 * np.cross(axis, np.cross(axis, v) + w * v)


def arm_keys(poses: Sequence[tuple[float, Arm]]) -> dict[str, list[Key]]:
    """The keys of the left arm, elbow and hand for what it does at beats."""
    keys: dict[str, list[Key]] = {"左腕": [], "左ひじ": [], "左手首": []}
    for beat, arm in poses:
        upper = towards(ARM, arm.upper)
        x, y, z, w = upper
        lower = towards(ARM, turned((-x, -y, -z, w), arm.lower))
        for name, rotation in (("左腕", upper), ("左ひじ", lower), ("左手首", about(ELBOW, arm.hand))):
            keys[name].append(Key(beat, rotation=rotation))
    return keys


def both_sides(half: Mapping[str, Sequence[Key]], later: float) -> dict[str, list[Key]]:
    """The keys, and after them the same mirrored, which end as the first ones begin."""
    whole = {name: list(keys) for name, keys in half.items()}
    for name, keys in half.items():
        whole.setdefault(other_side_name(name), []).extend(key.mirrored(later) for key in keys)
    for keys in whole.values():
        keys.append(keys[0]._replace(beat=2 * later, curve=SMOOTH))
    return whole


def swinging(size: Vec3, beats: float, delay: float, lift: Vec3, falls: Sequence[float], whole: float) -> list[Key]:
    """Swinging to both sides by up to `size` degrees, once in `beats`, and lifted by `lift` degrees at each fall."""
    every = np.arange(0, whole + 0.125, 0.25)
    waves = np.outer(np.sin(2 * np.pi * (every - delay) / beats), size)
    for fall in falls:
        flight, rebound = np.exp(-(((every - fall) / 0.3) ** 2)), np.exp(-(((every - fall - 0.6) / 0.3) ** 2))
        waves += np.outer(flight - 0.3 * rebound, lift)
    waves[-1] = waves[0]
    return [
        Key(float(beat), rotation=turn(*angles), curve=STRAIGHT)
        for beat, angles in zip(every, waves.tolist(), strict=True)
    ]


def bone_tracks(bones: Mapping[str, Sequence[Key]]) -> Tracks:
    every = [key for keys in bones.values() for key in keys]
    tracks = np.repeat(np.arange(len(bones)), [len(keys) for keys in bones.values()])
    curves = {name: [key.curve for key in every] for name in BONE_CURVES}
    frames = [round(key.beat * BEAT) for key in every]
    moves, rotations = [key.move for key in every], np.round([key.rotation for key in every], 6)
    return Tracks.of(list(bones), tracks, Columns(BoneKey, frame=frames, offset=moves, rotation=rotations, **curves))


def morph_tracks(morphs: Mapping[str, Sequence[tuple[float, float]]]) -> Tracks:
    """Tracks of (beat, weight)."""
    every = [key for keys in morphs.values() for key in keys]
    tracks = np.repeat(np.arange(len(morphs)), [len(keys) for keys in morphs.values()])
    frames = [round(beat * BEAT) for beat, _ in every]
    return Tracks.of(list(morphs), tracks, Columns(MorphKey, frame=frames, weight=[weight for _, weight in every]))

"""Tracks of a motion at a frame, each moving its row of a pose; the sums are those of `motion.sampling` and `curves`.

A track is its keys in order: those from its start to before that of the next track. Numbers of keys are single, hence
`1.0 *`: what is compiled would otherwise calculate in single precision.
"""

from __future__ import annotations

from math import acos, copysign, cos, pi, sin, sqrt

from editor.preview.kernels.layout import Bytes, Flags, Reals, Singles, Whole
from editor.preview.kernels.rotations import LOST, Quaternion

SIDE = 127.0  # of the square in which a curve lies
CURVES, TURNING = 4, 3  # of a key: x, y, z and, the last of them, rotation
TINY = 1e-30  # in place of 0 where something is divided by it


def sample_bones(
    frame: float,
    tracks: Whole,
    rows: Whole,
    starts: Whole,
    frames: Reals,
    rates: Reals,
    offsets: Singles,
    rotations: Singles,
    physics: Flags,
    points: Bytes,
    bent: Flags,
    sliding: Flags,
    posed_offsets: Reals,
    posed_rotations: Reals,
    posed_physics: Flags,
) -> None:
    """Put bones, a row of the pose for each of some tracks, where a motion has them."""
    for number in range(len(tracks)):
        track, row = tracks[number], rows[number]
        key = last_key(frames, starts[track], starts[track + 1], frame)
        time = max(frame - frames[key], 0.0) * rates[key]
        at, turn = 3 * row, single_rotation(rotations, key)
        for axis in range(3):
            posed_offsets[at + axis] = 1.0 * offsets[3 * key + axis]
        if time > 0:
            if sliding[key]:
                for axis in range(3):
                    way = 1.0 * offsets[3 * key + 3 + axis] - posed_offsets[at + axis]
                    posed_offsets[at + axis] += way * progress(time, points, bent, CURVES * (key + 1) + axis)
            turn = between(
                turn, single_rotation(rotations, key + 1), progress(time, points, bent, CURVES * (key + 2) - 1)
            )
        at = 4 * row
        posed_rotations[at], posed_rotations[at + 1], posed_rotations[at + 2], posed_rotations[at + 3] = turn
        posed_physics[row] = physics[key]


def sample_weights(
    frame: float,
    tracks: Whole,
    rows: Whole,
    starts: Whole,
    frames: Reals,
    rates: Reals,
    weights: Singles,
    posed_weights: Reals,
) -> None:
    """Give morphs, a row of the pose for each of some tracks, the weights that a motion has."""
    for number in range(len(tracks)):
        track = tracks[number]
        key = last_key(frames, starts[track], starts[track + 1], frame)
        time = max(frame - frames[key], 0.0) * rates[key]
        weight = 1.0 * weights[key]
        if time > 0:
            weight += (1.0 * weights[key + 1] - weight) * time
        posed_weights[rows[number]] = weight


def last_key(frames: Reals, first: int, end: int, frame: float) -> int:
    """The last of the keys from `first` to before `end` that has come; the first if none has."""
    while end - first > 1:
        middle = (first + end) // 2
        if frames[middle] <= frame:
            first = middle
        else:
            end = middle
    return first


def single_rotation(rotations: Singles, key: int) -> Quaternion:
    at = 4 * key
    return 1.0 * rotations[at], 1.0 * rotations[at + 1], 1.0 * rotations[at + 2], 1.0 * rotations[at + 3]


def between(start: Quaternion, end: Quaternion, done: float) -> Quaternion:
    """A rotation on the shorter way from one to another."""
    a, b, c, d = start
    x, y, z, w = end
    cosine = a * x + b * y + c * z + d * w
    near = min(abs(cosine), 1.0)
    angle = acos(near) * done
    second = sin(angle) / max(sqrt(1 - near * near), LOST)
    first = cos(angle) - near * second
    second = copysign(second, cosine)
    return a * first + x * second, b * first + y * second, c * first + z * second, d * first + w * second


def progress(time: float, points: Bytes, bent: Flags, curve: int) -> float:
    """How far a value is at a time, both 0 to 1, on the curve of a number."""
    if not bent[curve]:
        return time
    at = 4 * curve
    x1, y1 = min(1.0 * points[at], SIDE), min(1.0 * points[at + 1], SIDE)
    x2, y2 = min(1.0 * points[at + 2], SIDE), min(1.0 * points[at + 3], SIDE)
    s = parameter(time, x1, x2)
    rest = 1 - s
    return s * ((3 / SIDE) * rest * (rest * y1 + s * y2) + s * s)


def parameter(time: float, x1: float, x2: float) -> float:
    """The s from 0 to 1 with x(s) = time, by Cardano's formula."""
    a = SIDE + 3 * (x1 - x2)
    shift = (x2 - 2 * x1) / a
    slope = 3 * x1 / a
    third_p = slope / 3 - shift * shift
    half_q = shift * shift * shift - (shift * slope + SIDE * time / a) / 2
    inside = half_q * half_q + third_p * third_p * third_p
    if a < 0 or inside < 0:
        size = sqrt(max(-third_p, TINY))
        angle = acos(min(max(-half_q / (size * size * size), -1.0), 1.0))
        turn = 4 * pi if a < 0 else 0.0 if shift > -0.5 else 2 * pi
        u = 2 * size * cos((angle + turn) / 3)
    else:
        root = max((abs(half_q) + sqrt(inside)) ** (1 / 3), TINY)
        u = copysign(root - third_p / root, -half_q)
    return min(max(u - shift, 0.0), 1.0)

"""Bones one after the other: append, then where they stand (mmd-semantics §2.3 to §2.5).

`place_bone` calls nothing, though there are functions for what it does: most of the time of a frame is spent in it.
"""

from __future__ import annotations

from editor.preview.kernels.layout import (
    APPENDS,
    APPENDS_LOCALLY,
    APPENDS_SHIFT,
    APPENDS_TURN,
    IK_ROTATION,
    IS_DRIVEN,
    IS_LINK,
    LOCAL_ROTATION,
    LOCAL_TRANSLATION,
    OFFSET,
    OWN_ROTATION,
    OWN_TRANSLATION,
    PARENT,
    PER_BONE,
    PER_STATE,
    POSITION,
    RATIO,
    REST,
    ROTATION,
    SOURCE,
    Reals,
    Whole,
)
from editor.preview.kernels.rotations import Quaternion, Vector, inverse, power, product, rotated


def evaluate(bones: Whole, state: Reals, bone: int) -> None:
    """Compute the local transform of a bone with its append, and its position in the model."""
    kind = bones[PER_BONE * bone + APPENDS]
    if kind & APPENDS_TURN:
        append_rotation(bones, state, bone)
    if kind & APPENDS_SHIFT:
        append_translation(bones, state, bone)
    place_bone(bones, state, bone)


def append_rotation(bones: Whole, state: Reals, bone: int) -> None:
    """Add the share of how the append parent turns. Whoever appends from this bone finds the sum."""
    row, at = PER_BONE * bone, PER_STATE * bone
    source = bones[row + SOURCE]
    of = PER_STATE * source
    if bones[row + APPENDS] & APPENDS_LOCALLY:
        rotation = rotation_at(state, of + ROTATION)
    else:
        rotation = rotation_at(state, of + LOCAL_ROTATION)
        if bones[PER_BONE * source + IS_LINK]:
            rotation = product(rotation_at(state, of + IK_ROTATION), rotation)
    share = power(rotation, state[at + RATIO])
    at, rotation = at + LOCAL_ROTATION, product(rotation_at(state, at + OWN_ROTATION), share)
    state[at], state[at + 1], state[at + 2], state[at + 3] = rotation


def append_translation(bones: Whole, state: Reals, bone: int) -> None:
    """Add the share of how far the append parent is moved."""
    row, at = PER_BONE * bone, PER_STATE * bone
    of, ratio = PER_STATE * bones[row + SOURCE], state[at + RATIO]
    for axis in range(3):
        if bones[row + APPENDS] & APPENDS_LOCALLY:
            moved = state[of + POSITION + axis] - state[of + REST + axis]
        else:
            moved = state[of + LOCAL_TRANSLATION + axis]
        state[at + LOCAL_TRANSLATION + axis] = state[at + OWN_TRANSLATION + axis] + ratio * moved


def place_bone(bones: Whole, state: Reals, bone: int) -> None:
    """Place a bone by its parent and by what moves it. Where physics says the position, that stays."""
    row, at = PER_BONE * bone, PER_STATE * bone
    if bones[row + IS_DRIVEN]:
        return
    of = at + LOCAL_ROTATION
    x, y, z, w = state[of], state[of + 1], state[of + 2], state[of + 3]
    if bones[row + IS_LINK]:
        of = at + IK_ROTATION
        a, b, c, d = state[of], state[of + 1], state[of + 2], state[of + 3]
        x, y, z, w = (
            d * x + a * w + b * z - c * y,
            d * y - a * z + b * w + c * x,
            d * z + a * y - b * x + c * w,
            d * w - a * x - b * y - c * z,
        )
    of, by = at + OFFSET, at + LOCAL_TRANSLATION
    u, v, n = state[of] + state[by], state[of + 1] + state[by + 1], state[of + 2] + state[by + 2]
    if bones[row + PARENT] >= 0:
        of = PER_STATE * bones[row + PARENT] + ROTATION
        a, b, c, d = state[of], state[of + 1], state[of + 2], state[of + 3]
        x, y, z, w = (
            d * x + a * w + b * z - c * y,
            d * y - a * z + b * w + c * x,
            d * z + a * y - b * x + c * w,
            d * w - a * x - b * y - c * z,
        )
        e, f, g = 2 * (b * n - c * v), 2 * (c * u - a * n), 2 * (a * v - b * u)
        of += POSITION - ROTATION
        u, v, n = (
            state[of] + u + d * e + b * g - c * f,
            state[of + 1] + v + d * f + c * e - a * g,
            state[of + 2] + n + d * g + a * f - b * e,
        )
    at += ROTATION
    state[at], state[at + 1], state[at + 2], state[at + 3] = x, y, z, w
    at += POSITION - ROTATION
    state[at], state[at + 1], state[at + 2] = u, v, n


def fold_back(bones: Whole, state: Reals, bone: int) -> None:
    """Take where physics has a bone as all that it does by itself: whoever appends from the bone finds that."""
    row, at = PER_BONE * bone, PER_STATE * bone
    rotation, (x, y, z) = rotation_at(state, at + ROTATION), position_of(state, bone)
    if bones[row + PARENT] >= 0:
        above = inverse(rotation_at(state, PER_STATE * bones[row + PARENT] + ROTATION))
        u, v, n = position_of(state, bones[row + PARENT])
        rotation, (x, y, z) = product(above, rotation), rotated(above, x - u, y - v, z - n)
    of = at + LOCAL_ROTATION
    state[of], state[of + 1], state[of + 2], state[of + 3] = rotation
    of = at + LOCAL_TRANSLATION
    at += OFFSET
    state[of], state[of + 1], state[of + 2] = x - state[at], y - state[at + 1], z - state[at + 2]
    bones[row + APPENDS] = 0
    bones[row + IS_LINK] = 0


def rotation_at(state: Reals, at: int) -> Quaternion:
    return state[at], state[at + 1], state[at + 2], state[at + 3]


def position_of(state: Reals, bone: int) -> Vector:
    at = PER_STATE * bone + POSITION
    return state[at], state[at + 1], state[at + 2]

"""A frame: the entrances to the kernels, the only ones that are called from outside of them."""

from __future__ import annotations

from math import cos, sin

from editor.preview.kernels.bones import evaluate, fold_back, place_bone, rotation_at
from editor.preview.kernels.ik import solve
from editor.preview.kernels.layout import (
    APPENDS,
    AXIS,
    CHAIN,
    IS_DONE,
    IS_DRIVEN,
    IS_FIXED,
    IS_MOVED,
    LOCAL_ROTATION,
    LOCAL_TRANSLATION,
    OWN_ROTATION,
    OWN_TRANSLATION,
    PARENT,
    PER_BONE,
    PER_STATE,
    POSITION,
    ROTATION,
    SOURCE,
    Reals,
    Whole,
)
from editor.preview.kernels.rotations import about_axis, product, unit


def morph_bones(
    weight: float, rows: Whole, translations: Reals, axes: Reals, halves: Reals, shifts: Reals, turns: Reals
) -> None:
    """Add what a morph does to the bones `rows`, as far as its weight goes, to what morphs shift and turn bones by.

    Rotations are an axis of length 1 and half the angle each.
    """
    for number in range(len(rows)):
        of, shift, turn = 3 * number, 3 * rows[number], 4 * rows[number]
        for axis in range(3):
            shifts[shift + axis] += weight * translations[of + axis]
        half = weight * halves[number]
        sine = sin(half)
        rotation = (axes[of] * sine, axes[of + 1] * sine, axes[of + 2] * sine, cos(half))
        rotation = product(rotation, rotation_at(turns, turn))
        turns[turn], turns[turn + 1], turns[turn + 2], turns[turn + 3] = rotation


def take_pose(bones: Whole, state: Reals, rotations: Reals, offsets: Reals, turns: Reals, shifts: Reals) -> None:
    """Have bones at rest do what a pose tells each by itself: 4 numbers of rotations and 3 of offsets a bone.

    `turns` and `shifts` are what morphs add to them; empty where no morph does.
    """
    for bone in range(len(bones) // PER_BONE):
        at, turn, shift = PER_STATE * bone, 4 * bone, 3 * bone
        rotation = unit(rotation_at(rotations, turn))
        if bones[PER_BONE * bone + IS_FIXED]:
            rotation = about_axis(rotation, (state[at + AXIS], state[at + AXIS + 1], state[at + AXIS + 2]))
        x, y, z = offsets[shift], offsets[shift + 1], offsets[shift + 2]
        if len(turns):
            rotation = product(rotation_at(turns, turn), rotation)
            x, y, z = x + shifts[shift], y + shifts[shift + 1], z + shifts[shift + 2]
        of = at + OWN_ROTATION
        state[of], state[of + 1], state[of + 2], state[of + 3] = rotation
        of = at + LOCAL_ROTATION
        state[of], state[of + 1], state[of + 2], state[of + 3] = rotation
        of = at + OWN_TRANSLATION
        state[of], state[of + 1], state[of + 2] = x, y, z
        of = at + LOCAL_TRANSLATION
        state[of], state[of + 1], state[of + 2] = x, y, z


def run(
    order: Whole,
    bones: Whole,
    state: Reals,
    chains: Whole,
    links: Whole,
    limits: Reals,
    rows: Whole,
    first: int,
    last: int,
) -> None:
    """Give the bones from `first` to before `last`, indices in the order, their turn; IK comes right after its bone."""
    for number in range(first, last):
        bone = order[number]
        evaluate(bones, state, bone)
        bones[PER_BONE * bone + IS_DONE] = 1
        chain = bones[PER_BONE * bone + CHAIN]
        if chain >= 0:
            solve(bones, state, chains, links, limits, rows, chain)


def drive(
    order: Whole, bones: Whole, state: Reals, rows: Whole, rotations: Reals, positions: Reals, appends: bool, last: int
) -> None:
    """Put the bones `rows` where physics has them, and place anew what goes by them, among those before `last` in the
    order: what hangs from them and, if `appends`, also what appends from them.
    """
    for number in range(len(rows)):
        row = PER_BONE * rows[number]
        bones[row + IS_DRIVEN] = bones[row + IS_MOVED] = 1
        at, of = PER_STATE * rows[number] + ROTATION, 4 * number
        state[at], state[at + 1], state[at + 2], state[at + 3] = rotation_at(rotations, of)
        at, of = PER_STATE * rows[number] + POSITION, 3 * number
        state[at], state[at + 1], state[at + 2] = positions[of], positions[of + 1], positions[of + 2]
    if appends:
        append_again(order, bones, state, last)
    else:
        follow(order, bones, state, last)


def follow(order: Whole, bones: Whole, state: Reals, last: int) -> None:
    """Place anew what hangs from moved bones, among those before `last` in the order; it counts as moved as well."""
    for number in range(last):
        row = PER_BONE * order[number]
        parent = bones[row + PARENT]
        if parent >= 0 and bones[PER_BONE * parent + IS_MOVED] and not bones[row + IS_MOVED]:
            bones[row + IS_MOVED] = 1
            place_bone(bones, state, order[number])


def append_again(order: Whole, bones: Whole, state: Reals, last: int) -> None:
    """Do what `follow` does, and let bones append again from moved ones; these pass on what physics does to them.

    That is what MMD seems to do (mmd-semantics §2.11).
    """
    for bone in order:  # who appends may come before its source
        if bones[PER_BONE * bone + IS_DRIVEN]:
            fold_back(bones, state, bone)
    for number in range(last):
        bone = order[number]
        row = PER_BONE * bone
        if bones[row + IS_DRIVEN]:
            fold_back(bones, state, bone)  # what is above may have moved by now
        elif bones[row + APPENDS] and bones[PER_BONE * bones[row + SOURCE] + IS_MOVED]:
            bones[row + IS_MOVED] = 1
            evaluate(bones, state, bone)
        elif bones[row + PARENT] >= 0 and bones[PER_BONE * bones[row + PARENT] + IS_MOVED]:
            bones[row + IS_MOVED] = 1
            place_bone(bones, state, bone)

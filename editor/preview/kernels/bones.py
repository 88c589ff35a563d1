"""Bones one after the other: append, then where they stand (mmd-semantics §2.3 to §2.5)."""

from __future__ import annotations

from editor.preview.kernels.records import BoneRecords, PoseRecords
from editor.preview.kernels.rotations import power

ROTATES, MOVES, IS_LOCAL = 1, 2, 4  # what is appended; the numbers of BoneRecords.append


def evaluate(bones: BoneRecords, pose: PoseRecords, bone: int) -> None:
    """What a bone does by itself and appends, and where that puts it."""
    if bones.append[bone]:
        append(bones, pose, bone)
    put(bones, pose, bone)


def append(bones: BoneRecords, pose: PoseRecords, bone: int) -> None:
    """Add the share of what the append parent does. Whoever appends from this bone finds the sum."""
    kind, ratio, source = bones.append[bone], bones.ratio[bone], bones.source[bone]
    if kind & ROTATES:
        append_turn(bones, pose, bone)
    if kind & MOVES:
        at, of = 3 * bone, 3 * source
        for axis in range(3):
            if kind & IS_LOCAL:
                moved = pose.place[of + axis] - bones.rest[of + axis]
            else:
                moved = pose.local_shift[of + axis]
            pose.local_shift[at + axis] = pose.own_shift[at + axis] + ratio * moved


def append_turn(bones: BoneRecords, pose: PoseRecords, bone: int) -> None:
    source, at, of = bones.source[bone], 4 * bone, 4 * bones.source[bone]
    if bones.append[bone] & IS_LOCAL:
        turn = pose.turn
        x, y, z, w = turn[of], turn[of + 1], turn[of + 2], turn[of + 3]
    else:
        turn = pose.local_turn
        x, y, z, w = turn[of], turn[of + 1], turn[of + 2], turn[of + 3]
        if bones.is_link[source]:
            ik = pose.ik_turn
            a, b, c, d = ik[of], ik[of + 1], ik[of + 2], ik[of + 3]
            x, y, z, w = (
                d * x + a * w + b * z - c * y,
                d * y - a * z + b * w + c * x,
                d * z + a * y - b * x + c * w,
                d * w - a * x - b * y - c * z,
            )
    x, y, z, w = power(x, y, z, w, bones.ratio[bone])
    own, turn = pose.own_turn, pose.local_turn
    a, b, c, d = own[at], own[at + 1], own[at + 2], own[at + 3]
    turn[at] = d * x + a * w + b * z - c * y
    turn[at + 1] = d * y - a * z + b * w + c * x
    turn[at + 2] = d * z + a * y - b * x + c * w
    turn[at + 3] = d * w - a * x - b * y - c * z


def put(bones: BoneRecords, pose: PoseRecords, bone: int) -> None:
    """Place a bone by its parent and by what moves it. Where physics says the place, it stays."""
    if pose.is_driven[bone]:
        return
    at, to = 4 * bone, 3 * bone
    local, offset, shift, turn, place = pose.local_turn, bones.offset, pose.local_shift, pose.turn, pose.place
    x, y, z, w = local[at], local[at + 1], local[at + 2], local[at + 3]
    if bones.is_link[bone]:
        ik = pose.ik_turn
        a, b, c, d = ik[at], ik[at + 1], ik[at + 2], ik[at + 3]
        x, y, z, w = (
            d * x + a * w + b * z - c * y,
            d * y - a * z + b * w + c * x,
            d * z + a * y - b * x + c * w,
            d * w - a * x - b * y - c * z,
        )
    u, v, n = offset[to] + shift[to], offset[to + 1] + shift[to + 1], offset[to + 2] + shift[to + 2]
    parent = bones.parent[bone]
    if parent < 0:
        turn[at], turn[at + 1], turn[at + 2], turn[at + 3] = x, y, z, w
        place[to], place[to + 1], place[to + 2] = u, v, n
        return
    a, b, c, d = turn[4 * parent], turn[4 * parent + 1], turn[4 * parent + 2], turn[4 * parent + 3]
    turn[at] = d * x + a * w + b * z - c * y
    turn[at + 1] = d * y - a * z + b * w + c * x
    turn[at + 2] = d * z + a * y - b * x + c * w
    turn[at + 3] = d * w - a * x - b * y - c * z
    # The parent's rotation of the offset, by two cross products.
    e, f, g = 2 * (b * n - c * v), 2 * (c * u - a * n), 2 * (a * v - b * u)
    place[to] = place[3 * parent] + u + d * e + b * g - c * f
    place[to + 1] = place[3 * parent + 1] + v + d * f + c * e - a * g
    place[to + 2] = place[3 * parent + 2] + n + d * g + a * f - b * e

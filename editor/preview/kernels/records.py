"""What the kernels work on: flat sequences by row, lists or arrays. Three or four numbers of a row follow one another."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import NamedTuple

Reals = MutableSequence[float]
Whole = MutableSequence[int]


class BoneRecords(NamedTuple):
    """What a skeleton says, which no frame changes. NONE is -1."""

    order: Whole  # rows in the order in which they deform
    parent: Whole
    offset: Reals  # 3 a bone: from the parent's place at rest, or from the origin
    rest: Reals  # 3 a bone: place at rest
    append: Whole  # ROTATES | MOVES | IS_LOCAL; 0 where nothing is appended
    source: Whole  # the append parent
    ratio: Reals
    is_link: Whole  # whether any IK turns the bone
    chain: Whole  # the row of the IK records that the bone is the goal of, or -1


class ChainRecords(NamedTuple):
    """The IK of a skeleton: chains, and by ranges of the later fields their links, paths and followers."""

    goal: Whole  # a chain: the IK bone, which shows where to
    target: Whole  # a chain: the bone to be led there
    loops: Whole
    angle: Reals  # a chain: the step, radians
    links: Whole  # chains + 1: where the links of each begin
    link: Whole  # a link: its bone
    reach: Whole  # a link: by how much its steps may be larger than those of the first
    start: Whole  # a link: from where on in `path` bones have to be placed anew when it has turned
    form: Whole  # a link: FREE, LOCKED or how it is limited
    single: Whole  # a link: the only axis (0, 1, 2) that the limits leave, or -1
    lower: Reals  # 3 a link
    upper: Reals
    paths: Whole  # chains + 1: where the path of each begins
    path: Whole  # links, target and all between, parents first
    followers: Whole  # chains + 1
    follower: Whole  # other bones that hang from links and deform before the IK bone, parents first


class PoseRecords(NamedTuple):
    """A skeleton in the middle of a frame."""

    own_turn: Reals  # 4 a bone: user and morph rotation
    own_shift: Reals  # 3 a bone: user and morph translation
    local_turn: Reals  # 4 a bone: with what is appended
    local_shift: Reals  # 3 a bone: with what is appended
    ik_turn: Reals  # 4 a bone: what IK adds
    turn: Reals  # 4 a bone: rotation in model space
    place: Reals  # 3 a bone: position in model space
    is_done: Whole  # whether the bone has had its turn
    is_driven: Whole  # whether physics says where the bone is
    works: Whole  # a chain: whether the IK is solved

"""Layout of the flat sequences that the kernels work on: a row of numbers for each bone, chain and link.

Few long sequences instead of one for each thing: what is compiled pays for every sequence that it hands on.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated, NamedTuple

# With the type of the numbers where they are an array.
Reals = Annotated[MutableSequence[float], "float64"]
Singles = Annotated[MutableSequence[float], "float32"]
Whole = Annotated[MutableSequence[int], "int64"]
Bytes = Annotated[MutableSequence[int], "uint8"]
Flags = Annotated[MutableSequence[bool], "bool"]


class KernelRecords(NamedTuple):
    """A skeleton, and in `bones` and `state` also a moment of it. Rows are bones; NONE is -1."""

    order: Whole  # rows in the order in which they deform
    bones: Whole  # PER_BONE a bone
    state: Reals  # PER_STATE a bone
    chains: Whole  # PER_CHAIN an IK, and once more to say where the last one ends
    links: Whole  # PER_LINK a link
    limits: Reals  # PER_LIMIT a link
    rows: Whole  # what chains list


PER_BONE = 9
PARENT = 0
SOURCE = 1  # the append parent
APPENDS = 2  # what is appended, see below
IS_LINK = 3  # whether any IK turns the bone
CHAIN = 4  # the IK that is to be solved when the bone has had its turn, or NONE
IS_DONE = 5  # whether the bone has had its turn
IS_DRIVEN = 6  # whether physics says where the bone is
IS_MOVED = 7  # whether physics moved the bone, or what it hangs or appends from
IS_FIXED = 8  # whether the bone turns about one axis only

APPENDS_TURN, APPENDS_SHIFT, APPENDS_LOCALLY = 1, 2, 4

PER_STATE = 35
OFFSET = 0  # 3: from the parent's position at rest, or from the origin
REST = 3  # 3: position at rest
RATIO = 6  # of what is appended
OWN_ROTATION = 7  # 4: user and morph rotation
OWN_TRANSLATION = 11  # 3: user and morph translation
LOCAL_ROTATION = 14  # 4: with what is appended
LOCAL_TRANSLATION = 18  # 3: with what is appended
IK_ROTATION = 21  # 4: what IK adds
ROTATION = 25  # 4: rotation in model space
POSITION = 29  # 3: position in model space
AXIS = 32  # 3: of length 1, the only one that a fixed bone turns about; 0 where it turns about none

PER_CHAIN = 6
GOAL = 0  # the IK bone, which shows where to
TARGET = 1  # the bone to be led there
LOOPS = 2
LINKS = 3  # where its links begin
PATH = 4  # where in `rows` begin: links, target and all between, parents first; …
FOLLOWERS = 5  # … other bones that hang from links and deform before the IK bone, parents first

PER_LINK = 4
LINK = 0  # the bone
START = 1  # where in `rows` the path begins that has to be placed anew when the link has turned
FORM = 2  # FREE, LOCKED or the order of the angles that are limited
SINGLE = 3  # the only axis (0, 1, 2) that the limits leave, or NONE

# The orders of angles: which of three rotations comes last, middle and first, as columns multiply.
YXZ, ZYX, XZY = 0, 1, 2
FREE, LOCKED = -1, -2

PER_LIMIT = 7
LOWER = 0  # 3: angles about x, y, z in radians
UPPER = 3  # 3
STEP = 6  # by how much the link turns at most at a time

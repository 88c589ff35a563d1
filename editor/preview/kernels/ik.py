"""IK by cyclic coordinate descent: the links turn in turn, time and again, until the target is at the goal.

It is MMD's (mmd-semantics §2.7), and no nearer to the goal than that (mmd-semantics §2.12).
"""

from __future__ import annotations

from math import acos, cos, sin, sqrt

from editor.preview.kernels.bones import evaluate, place_bone, position_of, rotation_at
from editor.preview.kernels.layout import (
    FOLLOWERS,
    FORM,
    FREE,
    GOAL,
    IK_ROTATION,
    IS_DONE,
    LINK,
    LINKS,
    LOCAL_ROTATION,
    LOCKED,
    LOOPS,
    LOWER,
    PARENT,
    PATH,
    PER_BONE,
    PER_CHAIN,
    PER_LIMIT,
    PER_LINK,
    PER_STATE,
    ROTATION,
    SINGLE,
    START,
    STEP,
    TARGET,
    UPPER,
    Reals,
    Whole,
)
from editor.preview.kernels.rotations import (
    Quaternion,
    Vector,
    euler_from_quaternion,
    inverse,
    normalized,
    product,
    quaternion_from_euler,
    reflected,
    rotated,
)

NEXT = PER_CHAIN
NEAR = 1e-8  # a squared distance, or a squared sine, that is as good as none


def solve(bones: Whole, state: Reals, chains: Whole, links: Whole, limits: Reals, rows: Whole, chain: int) -> None:
    """Lead the target of a chain to its goal, as far as loops and limits let it."""
    at = PER_CHAIN * chain
    target, loops, first, last = chains[at + TARGET], chains[at + LOOPS], chains[at + LINKS], chains[at + NEXT + LINKS]
    path, followers = chains[at + PATH], chains[at + FOLLOWERS]
    take_back(state, links, first, last)
    prepare(bones, state, rows, path, followers)
    goal = position_of(state, chains[at + GOAL])
    for loop in range(loops):
        if is_close(position_of(state, target), goal):
            break
        for link in range(first, last):
            if rotate_link(bones, state, links, limits, link, target, goal, loop < loops // 2):
                for number in range(links[PER_LINK * link + START], followers):
                    place_bone(bones, state, rows[number])
    for number in range(followers, chains[at + NEXT + PATH]):
        place_bone(bones, state, rows[number])


def take_back(state: Reals, links: Whole, first: int, last: int) -> None:
    """Take back what IK did to the links before."""
    for link in range(first, last):
        at = PER_STATE * links[PER_LINK * link + LINK] + IK_ROTATION
        state[at], state[at + 1], state[at + 2], state[at + 3] = 0.0, 0.0, 0.0, 1.0


def prepare(bones: Whole, state: Reals, rows: Whole, path: int, end: int) -> None:
    """Place the path; what has not had its turn has it early."""
    for number in range(path, end):
        if bones[PER_BONE * rows[number] + IS_DONE]:
            place_bone(bones, state, rows[number])
        else:
            evaluate(bones, state, rows[number])


def rotate_link(
    bones: Whole, state: Reals, links: Whole, limits: Reals, link: int, target: int, goal: Vector, is_first_half: bool
) -> bool:
    """Turn one link so that it points the target at the goal; whether it turned."""
    row = PER_LINK * link
    if links[row + FORM] == LOCKED:
        return False
    bone = links[row + LINK]
    x, y, z, angle = swing(position_of(state, bone), position_of(state, target), goal)
    if angle < 0:
        return False
    above = bones[PER_BONE * bone + PARENT]
    if above >= 0:
        x, y, z = rotated(inverse(rotation_at(state, PER_STATE * above + ROTATION)), x, y, z)
    if is_first_half and links[row + SINGLE] >= 0:
        x, y, z = along(links[row + SINGLE], x, y, z)
    half = min(angle, limits[PER_LIMIT * link + STEP]) / 2
    sine, at = sin(half), PER_STATE * bone
    turn = product((x * sine, y * sine, z * sine, cos(half)), rotation_at(state, at + IK_ROTATION))
    if links[row + FORM] != FREE:
        # The limits are those of the whole rotation; what the link does by itself is taken off again.
        local = rotation_at(state, at + LOCAL_ROTATION)
        turn = product(turn, local)
        turn = product(limited(turn, links[row + FORM], limits, PER_LIMIT * link, is_first_half), inverse(local))
    # Where links hang from each other in a circle, what rounding leaves would grow with each turn.
    at += IK_ROTATION
    state[at], state[at + 1], state[at + 2], state[at + 3] = normalized(turn)
    return True


def swing(position: Vector, target: Vector, goal: Vector) -> Quaternion:
    """Axis of length 1 and angle that bring the target into line with the goal; angle -1 where there is no need."""
    x, y, z = position
    ux, uy, uz = target[0] - x, target[1] - y, target[2] - z
    vx, vy, vz = goal[0] - x, goal[1] - y, goal[2] - z
    both = sqrt(ux * ux + uy * uy + uz * uz) * sqrt(vx * vx + vy * vy + vz * vz)
    if both == 0:
        return 0.0, 0.0, 0.0, -1.0
    x, y, z = (uy * vz - uz * vy) / both, (uz * vx - ux * vz) / both, (ux * vy - uy * vx) / both
    sine = x * x + y * y + z * z
    if sine < NEAR:
        return 0.0, 0.0, 0.0, -1.0
    sine = sqrt(sine)
    cosine = (ux * vx + uy * vy + uz * vz) / both
    return x / sine, y / sine, z / sine, acos(min(max(cosine, -1.0), 1.0))


def along(axis: int, x: float, y: float, z: float) -> Vector:
    """The coordinate axis, or its opposite, whichever is nearer to a direction."""
    if axis == 0:
        return (1.0 if x >= 0 else -1.0), 0.0, 0.0
    if axis == 1:
        return 0.0, (1.0 if y >= 0 else -1.0), 0.0
    return 0.0, 0.0, (1.0 if z >= 0 else -1.0)


def limited(rotation: Quaternion, form: int, limits: Reals, at: int, is_first_half: bool) -> Quaternion:
    """A rotation brought between the limits of a link."""
    x, y, z = euler_from_quaternion(rotation, form)
    lower, upper = at + LOWER, at + UPPER
    return quaternion_from_euler(
        (
            reflected(x, limits[lower], limits[upper], is_first_half),
            reflected(y, limits[lower + 1], limits[upper + 1], is_first_half),
            reflected(z, limits[lower + 2], limits[upper + 2], is_first_half),
        ),
        form,
    )


def is_close(position: Vector, goal: Vector) -> bool:
    x, y, z = position[0] - goal[0], position[1] - goal[1], position[2] - goal[2]
    return x * x + y * y + z * z < NEAR

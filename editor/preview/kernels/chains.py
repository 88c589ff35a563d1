"""IK by cyclic coordinate descent: links turn one after the other, and again, until the target is at the goal (§2.7)."""

from __future__ import annotations

from math import acos, cos, sin, sqrt

from editor.preview.kernels.bones import evaluate, put
from editor.preview.kernels.records import BoneRecords, ChainRecords, PoseRecords
from editor.preview.kernels.rotations import angles_of, reflected, rotation_of

# A link's form: one of these, or the order of the angles that its limits are about.
FREE, LOCKED = -1, -2
NEAR = 1e-8  # a squared distance, or a squared sine, that is as good as none
Vector = tuple[float, float, float]


def solve(bones: BoneRecords, chains: ChainRecords, pose: PoseRecords, chain: int) -> None:
    """Lead the target of a chain to its goal, as far as loops and limits let it."""
    goal, target = 3 * chains.goal[chain], 3 * chains.target[chain]
    prepare(bones, chains, pose, chain)
    place, loops = pose.place, chains.loops[chain]
    gx, gy, gz = place[goal], place[goal + 1], place[goal + 2]
    for loop in range(loops):
        x, y, z = place[target] - gx, place[target + 1] - gy, place[target + 2] - gz
        if x * x + y * y + z * z < NEAR:
            break
        for link in range(chains.links[chain], chains.links[chain + 1]):
            if chains.form[link] != LOCKED:
                step(bones, chains, pose, chain, link, (gx, gy, gz), loop < loops // 2)
    for number in range(chains.followers[chain], chains.followers[chain + 1]):
        put(bones, pose, chains.follower[number])


def prepare(bones: BoneRecords, chains: ChainRecords, pose: PoseRecords, chain: int) -> None:
    """Take back what IK did to the links before; whatever of the chain has not had its turn has it early."""
    for link in range(chains.links[chain], chains.links[chain + 1]):
        at = 4 * chains.link[link]
        pose.ik_turn[at] = pose.ik_turn[at + 1] = pose.ik_turn[at + 2] = 0.0
        pose.ik_turn[at + 3] = 1.0
    for number in range(chains.paths[chain], chains.paths[chain + 1]):
        bone = chains.path[number]
        if pose.is_done[bone]:
            put(bones, pose, bone)
        else:
            evaluate(bones, pose, bone)


def step(
    bones: BoneRecords,
    chains: ChainRecords,
    pose: PoseRecords,
    chain: int,
    link: int,
    goal: Vector,
    is_first_half: bool,
) -> None:
    """Turn one link so that it points the target at the goal, and place what it carries."""
    bone = chains.link[link]
    x, y, z, angle = swing(pose, bone, chains.target[chain], goal)
    if angle < 0:
        return
    x, y, z = to_parent(bones, pose, bone, x, y, z)
    axis = chains.single[link]
    if axis >= 0 and is_first_half:
        x, y, z = along(axis, x, y, z)
    turn_link(pose, bone, x, y, z, min(angle, chains.angle[chain] * chains.reach[link]))
    if chains.form[link] != FREE:
        limit(chains, pose, link, is_first_half)
    for number in range(chains.start[link], chains.paths[chain + 1]):
        put(bones, pose, chains.path[number])


def swing(pose: PoseRecords, bone: int, target: int, goal: Vector) -> tuple[float, float, float, float]:
    """Axis of length 1 and angle by which the target comes into line with the goal; angle -1 where there is no need."""
    place = pose.place
    x, y, z = place[3 * bone], place[3 * bone + 1], place[3 * bone + 2]
    ux, uy, uz = place[3 * target] - x, place[3 * target + 1] - y, place[3 * target + 2] - z
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


def to_parent(bones: BoneRecords, pose: PoseRecords, bone: int, x: float, y: float, z: float) -> Vector:
    """A direction of model space in the space of a bone's parent."""
    parent = bones.parent[bone]
    if parent < 0:
        return x, y, z
    turn = pose.turn
    a, b, c, d = -turn[4 * parent], -turn[4 * parent + 1], -turn[4 * parent + 2], turn[4 * parent + 3]
    e, f, g = 2 * (b * z - c * y), 2 * (c * x - a * z), 2 * (a * y - b * x)
    return x + d * e + b * g - c * f, y + d * f + c * e - a * g, z + d * g + a * f - b * e


def along(axis: int, x: float, y: float, z: float) -> Vector:
    """The coordinate axis, or its opposite, that is nearer to a direction."""
    if axis == 0:
        return (1.0 if x >= 0 else -1.0), 0.0, 0.0
    if axis == 1:
        return 0.0, (1.0 if y >= 0 else -1.0), 0.0
    return 0.0, 0.0, (1.0 if z >= 0 else -1.0)


def turn_link(pose: PoseRecords, bone: int, x: float, y: float, z: float, angle: float) -> None:
    """Turn a link further about an axis of its parent's space."""
    sine, w, at, ik = sin(angle / 2), cos(angle / 2), 4 * bone, pose.ik_turn
    x, y, z = x * sine, y * sine, z * sine
    a, b, c, d = ik[at], ik[at + 1], ik[at + 2], ik[at + 3]
    ik[at] = w * a + x * d + y * c - z * b
    ik[at + 1] = w * b - x * c + y * d + z * a
    ik[at + 2] = w * c + x * b - y * a + z * d
    ik[at + 3] = w * d - x * a - y * b - z * c


def limit(chains: ChainRecords, pose: PoseRecords, link: int, is_first_half: bool) -> None:
    """Bring the whole rotation of a link, its own and that of IK, between its limits."""
    at, form, ik, local = 4 * chains.link[link], chains.form[link], pose.ik_turn, pose.local_turn
    x, y, z, w = ik[at], ik[at + 1], ik[at + 2], ik[at + 3]
    a, b, c, d = local[at], local[at + 1], local[at + 2], local[at + 3]
    ax, ay, az = angles_of(
        w * a + x * d + y * c - z * b,
        w * b - x * c + y * d + z * a,
        w * c + x * b - y * a + z * d,
        w * d - x * a - y * b - z * c,
        form,
    )
    x, y, z, w = rotation_of(
        reflected(ax, chains.lower[3 * link], chains.upper[3 * link], is_first_half),
        reflected(ay, chains.lower[3 * link + 1], chains.upper[3 * link + 1], is_first_half),
        reflected(az, chains.lower[3 * link + 2], chains.upper[3 * link + 2], is_first_half),
        form,
    )
    # What the link does by itself is taken off again.
    ik[at] = -w * a + x * d - y * c + z * b
    ik[at + 1] = -w * b + x * c + y * d - z * a
    ik[at + 2] = -w * c - x * b + y * a + z * d
    ik[at + 3] = w * d + x * a + y * b + z * c

"""Spring bones of a VRM as rigid bodies and joints, and its colliders as bodies that follow bones.

A spring of VRM draws the end of a bone back with a force that does not depend on its mass, and pulls it down with one
of its own; both are so many metres a frame, sixty a second, and drag takes a part of the speed each frame. Physics of
MMD has one gravity for all. So joints get springs that hold what hangs from them at the same angle, and bodies are
damped so much less, as these forces are weaker, that they come to rest after as many swings (VRMC_springBone 1.0,
algorithm). Single precision lets damping take 15 times the speed a second at most, where VRM often has twice that: the
springs of what hangs are weaker by as much, and by what gravity does of their work. Below a stiffness of 0.3 the
gravity of MMD is stronger than the spring: such chains swing otherwise than in VRM.
Where springs that follow a movement as slowly as VRM's are too weak for the weight, joints turn no further down than
where VRM rests; tests/benchmarks/vrm/springs.py draws the paths of both.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import ArrayLike

from editor.formats.gltf.reader import GltfImport
from editor.formats.mesh_exchange import MIRROR
from editor.math3d.arrays import Float64Array
from editor.math3d.rotations import euler_from_matrices, matrices_from_quaternions, unit_quaternions
from editor.messages import TranslatableText
from editor.model.bones import Bone
from editor.model.edit import Edit
from editor.model.fields import NONE, single
from editor.model.mesh import Vertex
from editor.model.rigid_bodies import BodyMode, BodyShape, RigidBody
from editor.operations.bones.bone_rows import vec3
from editor.operations.physics.body_chains import touched_groups
from editor.operations.physics.body_rows import LAST_FREE, append_bodies, append_joints, body_on
from editor.operations.physics.bone_fit import SLENDER, UP, Placed, axes_along
from editor.operations.physics.joint_making import WIDEST_TURN, hanging_joint
from editor.operations.physics.presets import ChainValues
from editor.vrm.extension import Collider, Spring, SpringJoint, Vrm, listed
from editor.vrm.json_value import LARGEST

SWINGING = 1  # the group of what swings
COLLIDING = tuple(group for group in range(LAST_FREE + 1) if group != SWINGING)
VIRTUAL = 0.07  # metres: the length of a last bone
SHORTEST = 1e-4  # metres: what is shorter does not swing
PLANE = 0.5  # metres: half the width of a plane, and the depth of what is below it
FRAMES = 60.0  # a second
GRAVITY = 98.0  # units a second squared, of MMD
VRM_FORCE = 750.0  # the same of a force of 1 in VRM: 1 m/s a frame at 60 frames, and 12.5 units a metre
HOLDING = VRM_FORCE / GRAVITY  # how many times its weight a spring of stiffness 1 holds
WEIGHTLESS = 1e-3  # a gravity that pulls nothing
LEAST = 2.5  # times its weight, what a spring without gravity holds at least, or what stands upright falls over
FASTEST = 110.0  # radians a second: a bone that its spring swings faster trembles
FAST = 1.5  # metres a second, of a model that moves fast
NARROWEST_TURN = 15.0  # degrees
MOST_DAMPING = 0.9999998  # 1 in single precision would be stillness
DAMPED = -math.log(1 - MOST_DAMPING)  # the part of its speed that a body loses a second at most
LIVELIER = 0.25  # the power of how much weaker a body is pulled than in VRM, by which it is damped less
FAINTEST = 0.25  # of what VRM has, what is left of a spring that gravity does the work of
TWIST = 3.0  # degrees
MASS_FALL = 0.6  # of a body to the next, for what hangs from a joint may not be too heavy for its spring
SAG = 0.01  # lengths: how far the end of a chain comes down that VRM holds up
UPRIGHT = 0.05  # the sine of the angle to the vertical below which a chain stands or hangs


def make_physics(found: GltfImport, vrm: Vrm) -> None:
    """Give the model bodies and joints for what the file lets swing. Bodies stand where the file has its bones."""
    space = _Space(found)
    springs = _whole_springs(found, vrm.springs)
    groups = _collider_groups(found, vrm, springs)
    with Edit(found.model) as edit:
        colliders = {
            row: body
            for row, group in groups.items()
            if (body := space.collider(vrm.colliders[row], group)) is not None
        }
        append_bodies(edit, list(colliders.values()))
        for spring in springs:
            met = [colliders[row] for row in _colliders_of(vrm, spring) if row in colliders]
            _make_chain(edit, space, spring, met)
        edit.commit()


def name_physics(found: GltfImport) -> None:
    """Name bodies after their bones, and joints after the bodies that hang from them, once bones have their names."""
    model = found.model
    bones = model.bones
    bodies = [
        replace(body, name=bones[body.bone].name, name_en=bones[body.bone].name_en) for body in model.rigid_bodies
    ]
    model.rigid_bodies.records.clear()
    joints = list(model.joints)
    model.joints.records.clear()
    with Edit(model) as edit:
        append_bodies(edit, bodies)
        hanging = [model.rigid_bodies[joint.body_b] for joint in joints]
        named = zip(joints, hanging, strict=True)
        append_joints(edit, [replace(joint, name=body.name, name_en=body.name_en) for joint, body in named])
        edit.commit()


# -- what is to swing, and what it meets -------------------------------------------------------------------------------


def _whole_springs(found: GltfImport, springs: Sequence[Spring]) -> list[Spring]:
    """The springs without joints that another has already."""
    met: set[int] = set()
    kept = []
    if centred := [spring.name for spring in springs if spring.center is not None]:
        found.messages.add(TranslatableText("the centres of springs are not kept: {}", listed(centred)))
    aside = [spring.name for spring in springs if any(map(_is_drawn_aside, spring.joints))]
    if aside:
        found.messages.add(
            TranslatableText(
                "springs with gravity in another direction have the gravity of MMD instead: {}", listed(aside)
            )
        )
    for spring in springs:
        joints = tuple(joint for joint in spring.joints if joint.node not in met)
        if len(joints) < len(spring.joints):
            found.messages.note("the spring {} shares joints with another; they swing with that", about=(spring.name,))
        met.update(joint.node for joint in joints)
        if joints:
            kept.append(replace(spring, joints=joints))
    return kept


def _is_drawn_aside(joint: SpringJoint) -> bool:
    x, y, z = joint.gravity_direction
    return joint.gravity > WEIGHTLESS and (y > 0 or math.hypot(x, z) > -y)


def _colliders_of(vrm: Vrm, spring: Spring) -> list[int]:
    return sorted({row for group in spring.collider_groups for row in vrm.collider_groups[group].colliders})


def _collider_groups(found: GltfImport, vrm: Vrm, springs: Sequence[Spring]) -> dict[int, int]:
    """The collision groups of colliders that a spring meets: one for those that the same springs meet.

    Where there are more than groups, the last one has the rest.
    """
    users: dict[int, set[int]] = defaultdict(set)
    for number, spring in enumerate(springs):
        for row in _colliders_of(vrm, spring):
            users[row].add(number)
    classes: dict[frozenset[int], int] = {}
    for row in sorted(users):
        classes.setdefault(frozenset(users[row]), len(classes))
    if len(classes) > len(COLLIDING):
        found.messages.note("some springs meet more colliders than in the file, for MMD has 16 groups only")
    return {row: COLLIDING[min(classes[frozenset(own)], len(COLLIDING) - 1)] for row, own in sorted(users.items())}


# -- bodies ------------------------------------------------------------------------------------------------------------


class _Space:
    """Where nodes lie in the space of PMX, and which bones they are."""

    def __init__(self, found: GltfImport) -> None:
        self.found = found
        self.bones = found.model.bones.records
        self.anchors: dict[int, int] = {}  # the body on a bone that chains hang from
        vertices = found.model.vertices
        self.moving = frozenset(np.unique(vertices[Vertex.bones][vertices[Vertex.weights] > 0]).tolist())

    def row(self, node: int) -> int:
        return self.found.joints.rows[node]

    def point(self, node: int, local: ArrayLike = (0.0, 0.0, 0.0)) -> Float64Array:
        """(3,) a point that is given in the space of a node."""
        world = self.found.nodes.world[node]
        point: Float64Array = (world[:3, :3] @ np.array(local) + world[:3, 3]) * self.found.scale * MIRROR
        return point

    def length(self, node: int, length: float) -> float:
        """A length in the space of a node, in units."""
        return abs(length) * float(np.cbrt(abs(np.linalg.det(self.found.nodes.world[node, :3, :3])))) * self.found.scale

    def collider(self, collider: Collider, group: int) -> RigidBody | None:
        """A body that follows a bone and meets nothing but what swings; None where it has no size."""
        node = collider.node
        named, at = self.bones[self.row(node)], self.point(node, collider.offset)
        radius = self.length(node, collider.radius)
        extent = np.abs([*self.point(node, np.add(collider.offset, collider.tail)), *at, radius])
        if not (extent <= LARGEST).all():
            return None
        if collider.is_inside:
            self.found.messages.note("a collider of {} holds what is within it; left out", about=(named.name,))
            return None
        if collider.kind == "plane":
            normal = self.point(node, np.add(collider.offset, collider.tail)) - at
            if not np.linalg.norm(normal):
                return None
            normal /= np.linalg.norm(normal)
            half = PLANE * self.found.scale
            placed = _placed((half, half / 2, half), at - normal * half / 2, normal)
            shape = BodyShape.BOX
        elif radius <= 0:
            return None
        else:
            end = self.point(node, collider.tail) if collider.kind == "capsule" else at
            shape, placed = _rounded(at, end, radius)
        body = body_on(named, self.row(node), placed, shape, BodyMode.FOLLOWS_BONE, group)
        return replace(body, mask=1 << SWINGING)


def _rounded(start: Float64Array, end: Float64Array, radius: float) -> tuple[BodyShape, Placed]:
    """A capsule between the centres of its ends; a sphere where these are one."""
    length = float(np.linalg.norm(end - start))
    if length <= radius * SHORTEST:
        return BodyShape.SPHERE, _placed((radius, 0, 0), start, UP)
    return BodyShape.CAPSULE, _placed((radius, length, 0), (start + end) / 2, end - start)


def _placed(size: Sequence[float], position: Float64Array, along: Float64Array) -> Placed:
    return Placed(vec3(size), vec3(position), vec3(euler_from_matrices(axes_along(along)[None])[0]))


# -- chains ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Link:
    """A joint of a spring: from `start` to `end`, in units, with the mass of its body."""

    joint: SpringJoint
    row: int
    start: Float64Array
    end: Float64Array
    mass: float
    body: RigidBody


def _make_chain(edit: Edit, space: _Space, spring: Spring, met: Sequence[RigidBody]) -> None:
    """Make the bodies of a spring, each hanging from the one before and the first from one on the bone above it."""
    links = list(_links(space, spring, met))
    if not links:
        return
    above = _anchor(edit, space, links[0])
    rows = append_bodies(edit, [_with_feeling(link) for link in links])
    joints = []
    for number, (link, row, rest) in enumerate(zip(links, rows, _rest_angles(links), strict=True)):
        hold, turn = _hold(link, links[number:]), _turn(link.joint)
        axes, level = _axes(link.end - link.start)
        lowest = rest + 2 * SAG / (len(links) + 1)  # radians, where each of the chain turns so much more
        is_held = hold * lowest >= _weight(link, links[number:]) * level
        down = turn if is_held else min(turn, math.degrees(lowest))
        values = ChainValues(
            turn_lower=(-down, -TWIST, -turn),
            turn_upper=(turn, TWIST, turn),
            turn_spring=(single(hold), 0.0, single(hold)),  # about itself a thin body would tremble
        )
        rotation = vec3(euler_from_matrices(axes[None])[0])
        names = link.body.name, link.body.name_en
        joints.append(hanging_joint(names, (above, row), (vec3(link.start), rotation), values, 0))
        above = row
    append_joints(edit, joints)


def _links(space: _Space, spring: Spring, met: Sequence[RigidBody]) -> Iterator[_Link]:
    usual, mask = ChainValues(), 0
    for body in met:
        mask |= 1 << body.group
    nodes = [joint.node for joint in spring.joints]
    mass = usual.mass
    for number, joint in enumerate(spring.joints):
        if number + 1 == len(nodes) and spring.end is None and space.row(joint.node) not in space.moving:
            continue  # an end that 0.x lets swing, unseen
        start = space.point(joint.node)
        end = _end(space, nodes, number, spring.end)
        length = float(np.linalg.norm(end - start))
        if not (length >= SHORTEST * space.found.scale and (np.abs((start, end)) <= LARGEST).all()):  # nor no numbers
            continue
        radius = space.length(joint.node, joint.radius) or SLENDER * length
        body = _swinging(space.bones[space.row(joint.node)], space.row(joint.node), start, end, radius, met)
        yield _Link(joint, space.row(joint.node), start, end, mass, replace(body, mask=body.mask & mask))
        mass *= MASS_FALL


def _end(space: _Space, nodes: Sequence[int], number: int, last: int | None) -> Float64Array:
    """Where a joint of a chain ends: at the next, at the end of the chain, or 7 cm onwards."""
    if number + 1 < len(nodes):
        return space.point(nodes[number + 1])
    if last is not None:
        return space.point(last)
    start = space.point(nodes[number])
    parent = space.found.nodes.parents[nodes[number]]
    way = start - space.point(parent) if parent >= 0 else -UP
    if not np.linalg.norm(way):
        way = -UP
    onwards: Float64Array = start + way / np.linalg.norm(way) * VIRTUAL * space.found.scale
    return onwards


def _swinging(
    bone: Bone, row: int, start: Float64Array, end: Float64Array, radius: float, met: Sequence[RigidBody]
) -> RigidBody:
    """A body along a bone; where that would touch a collider at rest, the ball at its end, which VRM has.

    What even that touches does not push it: the file has it so, and physics would tear it out.
    """
    length = float(np.linalg.norm(end - start))
    radius = min(radius, length / 2)
    way = (end - start) / length * radius
    shape, placed = _rounded(start + way, end, radius) if length > 2 * radius else _rounded(end, end, radius)
    body = body_on(bone, row, placed, shape, BodyMode.PHYSICS, SWINGING)
    if touched_groups([body], met) != [0]:
        shape, placed = _rounded(end, end, radius)
        body = body_on(bone, row, placed, shape, BodyMode.PHYSICS, SWINGING)
    return replace(body, mask=body.mask & ~touched_groups([body], met)[0])


def _anchor(edit: Edit, space: _Space, link: _Link) -> int:
    """The body that a chain hangs from: it follows the bone above the first, and meets nothing."""
    parent = space.bones[link.row].parent
    bone = link.row if parent == NONE else parent
    if bone not in space.anchors:
        shape, placed = _rounded(link.start, link.start, float(link.body.size[0]))
        body = body_on(space.bones[bone], bone, placed, shape, BodyMode.FOLLOWS_BONE, SWINGING)
        space.anchors[bone] = append_bodies(edit, [replace(body, mask=0)])[0]
    return space.anchors[bone]


# -- forces ------------------------------------------------------------------------------------------------------------


def _ratio(link: _Link) -> float:
    """How many times the weight of what hangs a spring has to hold, for bones to rest at the angle of VRM.

    What hangs down without gravity in VRM rests by itself: its spring need only swing it as VRM does, less by what
    the gravity of MMD does of it, and as slowly as in VRM where damping is stronger there than it can be here.
    """
    joint = link.joint
    down = joint.gravity * max(0.0, -joint.gravity_direction[1])
    held = HOLDING * joint.stiffness
    if down >= WEIGHTLESS:
        return min(held, joint.stiffness / down)
    if joint.stiffness <= WEIGHTLESS:
        return held
    way = link.end - link.start
    hanging = max(0.0, float(-way[1] / np.linalg.norm(way)))
    slower = DAMPED / max(DAMPED, _rate(joint))
    return max(held * (1 - hanging * (1 - slower)) - hanging, LEAST * (1 - hanging), FAINTEST * held)


def _rate(joint: SpringJoint) -> float:
    """The part of its speed that a joint of VRM loses, a second."""
    return -math.log(max(1e-6, 1 - min(1.0, max(0.0, joint.drag)))) * FRAMES


def _turn(joint: SpringJoint) -> float:
    """How far a joint turns, degrees: as far as in VRM while the model moves fast, so that no stiff one gives way."""
    pulled = FAST * joint.drag + joint.gravity
    least, most = math.sin(math.radians(NARROWEST_TURN)), math.sin(math.radians(WIDEST_TURN))
    sine = pulled / joint.stiffness if joint.stiffness > WEIGHTLESS else most
    return math.degrees(math.asin(min(most, max(least, sine))))


def _axes(way: Float64Array) -> tuple[Float64Array, float]:
    """(3, 3) columns X, Y, Z of a joint of which Y is along a way and X level, so that what hangs from it sags about X,
    and the sine of the angle between the way and down.
    """
    along = way / np.linalg.norm(way)
    level = np.cross(along, -UP)
    sine = float(np.linalg.norm(level))
    if sine < UPRIGHT:
        return axes_along(way), 0.0
    level /= sine
    return np.stack((level, along, np.cross(level, along)), axis=1), sine


def _rest_angles(links: Sequence[_Link]) -> Iterator[float]:
    """How far the joints of a chain turn until it rests as VRM has it, radians."""
    turned = np.eye(3)
    for link in links:
        joint = link.joint
        along = turned @ ((link.end - link.start) / np.linalg.norm(link.end - link.start))
        pulled = along * joint.stiffness + np.array(joint.gravity_direction) * MIRROR * joint.gravity
        there = pulled / np.linalg.norm(pulled) if np.linalg.norm(pulled) > WEIGHTLESS else along
        half = np.array([[*np.cross(along, there), 1 + along @ there]])
        turned = matrices_from_quaternions(unit_quaternions(half))[0] @ turned
        yield math.acos(min(1.0, max(-1.0, float(along @ there))))


def _weight(link: _Link, below: Sequence[_Link]) -> float:
    """How hard a body and those that hang from it turn their joint, where they stand out level."""
    arms = [(each.mass, float(np.linalg.norm(np.array(each.body.position) - link.start))) for each in below]
    return sum(mass * arm for mass, arm in arms) * GRAVITY


def _hold(link: _Link, below: Sequence[_Link]) -> float:
    """The strength of the spring of a joint, by the weight of its body and all that hang from that."""
    length = float(np.linalg.norm(link.end - link.start))
    inertia = link.mass * length * length / 3
    return min(_ratio(link) * _weight(link, below), inertia * FASTEST**2)


def _with_feeling(link: _Link) -> RigidBody:
    """The body with its mass, and the damping with which it comes to rest as in VRM.

    Where MMD's gravity is weaker than what pulls in VRM, it is damped less, or it would fall too slowly.
    """
    joint = link.joint
    pulled = HOLDING * (joint.stiffness + max(0.0, -joint.gravity_direction[1]) * joint.gravity)
    weaker = min(1.0, (_ratio(link) + 1) / max(1.0, pulled))
    damping = single(min(MOST_DAMPING, 1 - math.exp(-_rate(joint) * weaker**LIVELIER)))
    return replace(link.body, mass=single(link.mass), linear_damping=damping, angular_damping=damping)

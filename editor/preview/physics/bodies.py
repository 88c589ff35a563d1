"""Bodies: the rigid bodies of a model as arrays that no solver chokes on, and how each stands to its bone at rest.

`ray_distances`: how far along a ray each is met. Numbers that are not finite, and sizes and masses that make no body,
are replaced, with a warning.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import BoolArray, Float64Array, IndexArray, Int64Array
from editor.math3d.rotations import Transforms, inverse, quaternions_from_euler, rotated
from editor.messages import Level, Message, TranslatableText
from editor.model.bones import Bone
from editor.model.fields import NONE, field_of
from editor.model.model import Model
from editor.model.rigid_bodies import BodyMode, BodyShape, RigidBody

Warnings = list[Message]

LARGEST = 1e6  # of any number: beyond it single precision has nothing left to calculate with
SMALLEST = 1e-3  # a size: what would be flat or a point has one so that it has a middle to turn about
USED_SIZES = {BodyShape.SPHERE: 1, BodyShape.BOX: 3, BodyShape.CAPSULE: 1}
BODY_PROPERTIES = ("mass", "linear_damping", "angular_damping", "restitution", "friction")


@dataclass(frozen=True, slots=True, eq=False)
class Bodies:
    """By row: `bones`, `modes` after promotion, `shapes`, `sizes` (n, 3), `groups`, `masks`, `properties` (n, 5).

    `rest`: poses in the model at rest. `offsets`: poses in the space of the bone; where there is none, in the model.
    """

    bones: IndexArray
    modes: Int64Array
    shapes: Int64Array
    sizes: Float64Array
    groups: Int64Array
    masks: Int64Array
    properties: Float64Array
    rest: Transforms
    offsets: Transforms

    @classmethod
    def of(cls, model: Model, warnings: Warnings) -> Bodies:
        records = model.rigid_bodies.records
        bones = np.array([body.bone for body in records], np.intp)
        rest = Transforms(
            quaternions_from_euler(_usable_numbers(records, "rotation", 3, warnings)),
            _usable_numbers(records, "position", 3, warnings),
        )
        feelings = np.concatenate([_usable_numbers(records, name, 1, warnings) for name in BODY_PROPERTIES], axis=1)
        feelings[:, 1:3] = np.clip(feelings[:, 1:3], 0, 1)
        sizes = np.abs(_usable_numbers(records, "size", 3, warnings))
        return cls(
            bones=bones,
            modes=_modes(model, bones, feelings[:, 0], warnings),
            shapes=np.array([body.shape for body in records], np.int64),
            sizes=np.maximum(sizes, SMALLEST),
            groups=np.array([body.group for body in records], np.int64) & 15,
            masks=_collision_masks(records, sizes, warnings),
            properties=feelings,
            rest=rest,
            offsets=Transforms(rest.rotations, rest.positions - _origins(model.bones.records, bones)),
        )

    def __len__(self) -> int:
        return len(self.bones)

    @property
    def moving(self) -> BoolArray:
        """(n,) the bodies that move by themselves as long as nobody holds them."""
        moving: BoolArray = self.modes != BodyMode.FOLLOWS_BONE
        return moving

    def at(self, bones: Transforms) -> Transforms:
        """Return the transforms of bodies that follow their bones; at rest where there is none."""
        if not len(bones):
            return self.rest
        placed = bones.take(self.bones).times(self.offsets)
        return placed.where(self.bones != NONE, self.rest)

    def bones_at(self, rows: IndexArray, placed: Transforms) -> Transforms:
        """Return the transforms of bones that follow some bodies (n,)."""
        return placed.times(self.offsets.take(rows).inverse())

    def origins_at(self, rows: IndexArray, bones: Transforms) -> Float64Array:
        """(n, 3) where some bodies are if their positions, but not their rotations, follow their bones."""
        held = bones.take(self.bones[rows])
        positions: Float64Array = held.positions + rotated(held.rotations, self.offsets.positions[rows])
        return positions


def _origins(bones: Sequence[Bone], rows: IndexArray) -> Float64Array:
    positions = np.array([*(bone.position for bone in bones), (0, 0, 0)], np.float64)
    return np.nan_to_num(positions, posinf=0, neginf=0)[rows]


def _usable_numbers(records: Sequence[RigidBody], name: str, width: int, warnings: Warnings) -> Float64Array:
    """(n, width) a field, fit to be calculated with."""
    told = np.array([getattr(body, name) for body in records], np.float64).reshape(-1, width)
    odd, label = ~(np.abs(told) <= LARGEST), field_of(RigidBody, name).label
    for row in np.flatnonzero(odd.any(axis=1)).tolist():
        warnings.append(
            Message(
                Level.WARNING,
                TranslatableText("{} is not a usable number; {} is used.", TranslatableText(label), 0),
                "rigid_bodies",
                row,
            )
        )
    return np.where(odd, 0.0, told)


def has_volume(shape: BodyShape, size: Sequence[float] | Float64Array) -> bool:
    """Return whether a body has a volume that can collide."""
    return all(size[: USED_SIZES.get(shape, 3)])


def _collision_masks(records: Sequence[RigidBody], sizes: Float64Array, warnings: Warnings) -> Int64Array:
    """Return the collision masks of bodies: 0 where a body has no volume (mmd-semantics §5.2)."""
    masks = np.array([body.mask for body in records], np.int64) & 0xFFFF
    for row, body in enumerate(records):
        if not has_volume(body.shape, sizes[row]):
            masks[row] = 0
            warnings.append(
                Message(
                    Level.WARNING,
                    TranslatableText("This body has no volume; it does not collide."),
                    "rigid_bodies",
                    row,
                )
            )
    return masks


def _modes(model: Model, bones: IndexArray, masses: Float64Array, warnings: Warnings) -> Int64Array:
    modes = np.array([body.mode for body in model.rigid_bodies.records], np.int64)
    for row in np.flatnonzero((modes != BodyMode.FOLLOWS_BONE) & (masses <= 0)).tolist():
        modes[row] = BodyMode.FOLLOWS_BONE
        warnings.append(
            Message(Level.WARNING, TranslatableText("It has no mass; it follows its bone."), "rigid_bodies", row)
        )
    modes[(modes == BodyMode.PHYSICS_AND_BONE) & (bones == NONE)] = BodyMode.PHYSICS
    modes[list(_bodies_made_dynamic(model, bones, modes))] = BodyMode.PHYSICS
    return modes


def _bodies_made_dynamic(model: Model, bones: IndexArray, modes: Int64Array) -> Iterator[int]:
    """Bodies with bone position that a joint ties to a moving one of the bone's parent.

    They leave their bones, as bodies that physics alone moves (mmd-semantics §5.3).
    """
    parents = [bone.parent for bone in model.bones.records]
    for joint in model.joints.records:
        for body, other in ((joint.body_b, joint.body_a), (joint.body_a, joint.body_b)):
            if NONE in (body, other):
                continue
            is_tied = modes[body] == BodyMode.PHYSICS_AND_BONE and modes[other] != BodyMode.FOLLOWS_BONE
            if is_tied and bones[other] != NONE and parents[bones[body]] == bones[other]:
                yield body


AWAY = np.inf
PARALLEL = 1e-12


def ray_distances(
    bodies: Bodies, now: Transforms, origin: Float64Array, direction: Float64Array, by: Float64Array | float = 0.0
) -> Float64Array:
    """(bodies,) how far along a ray, `origin` (3,) and `direction` (3,) of length 1, each body is met; inf: nowhere.

    `now` (bodies,) is where they are; `by`, (bodies,) or one number, by how much they are larger than they are, to all
    sides. A body that the ray begins in is met at 0.
    """
    sizes = bodies.sizes + np.broadcast_to(by, len(now))[:, None]
    sizes[bodies.shapes == BodyShape.CAPSULE, 1] = bodies.sizes[bodies.shapes == BodyShape.CAPSULE, 1]
    back = inverse(now.rotations)
    starts, directions = rotated(back, origin - now.positions), rotated(back, np.broadcast_to(direction, (len(now), 3)))
    found = np.full(len(now), AWAY)
    for shape, meet in ((BodyShape.SPHERE, _sphere), (BodyShape.BOX, _box), (BodyShape.CAPSULE, _capsule)):
        rows = np.flatnonzero(bodies.shapes == shape)
        found[rows] = meet(starts[rows], directions[rows], sizes[rows])
    return found


def _sphere(starts: Float64Array, directions: Float64Array, sizes: Float64Array) -> Float64Array:
    return _ball(starts, directions, sizes[:, 0])


def _ball(starts: Float64Array, directions: Float64Array, radii: Float64Array) -> Float64Array:
    middle = -np.einsum("ij,ij->i", starts, directions)
    square = middle * middle - np.einsum("ij,ij->i", starts, starts) + radii * radii
    half = np.sqrt(np.maximum(square, 0))
    return _first(middle - half, middle + half, square >= 0)


def _box(starts: Float64Array, directions: Float64Array, sizes: Float64Array) -> Float64Array:
    """Between three pairs of planes at once; `sizes` are half the sides."""
    slow = np.where(np.abs(directions) < PARALLEL, PARALLEL, directions)
    ends = np.stack(((-sizes - starts) / slow, (sizes - starts) / slow))
    enter, leave = ends.min(axis=0).max(axis=1), ends.max(axis=0).min(axis=1)
    return _first(enter, leave, enter <= leave)


def _capsule(starts: Float64Array, directions: Float64Array, sizes: Float64Array) -> Float64Array:
    """A tube along y, and a ball at both its ends."""
    radii, halves = sizes[:, 0], sizes[:, 1] / 2
    up = np.zeros((len(starts), 3))
    up[:, 1] = halves
    return np.minimum(
        _tube(starts, directions, radii, halves),
        np.minimum(_ball(starts - up, directions, radii), _ball(starts + up, directions, radii)),
    )


def _tube(starts: Float64Array, directions: Float64Array, radii: Float64Array, halves: Float64Array) -> Float64Array:
    flat_starts, flat_directions = starts[:, ::2], directions[:, ::2]
    speed = np.einsum("ij,ij->i", flat_directions, flat_directions)
    crosses: BoolArray = speed > PARALLEL
    speed = np.where(crosses, speed, 1)
    middle = -np.einsum("ij,ij->i", flat_starts, flat_directions) / speed
    square = middle * middle - (np.einsum("ij,ij->i", flat_starts, flat_starts) - radii * radii) / speed
    half = np.sqrt(np.maximum(square, 0))
    found = _first(middle - half, middle + half, crosses & (square >= 0))
    is_beside = np.abs(starts[:, 1] + np.where(np.isfinite(found), found, 0) * directions[:, 1]) <= halves
    return np.where(is_beside, found, AWAY)


def _first(enter: Float64Array, leave: Float64Array, is_met: BoolArray) -> Float64Array:
    """Return the first distance at which a ray is inside of something that it enters and leaves at these."""
    return np.where(is_met & (leave >= 0), np.maximum(enter, 0), AWAY)

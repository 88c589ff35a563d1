"""Records where physics has the bones in each frame, and solves the local keys that put them there without physics.

Long work comes as generators that yield how far they are, 0 to 1, after each small piece, and return what they made:
whoever runs them says when, and may stop. Nothing here knows of files or windows.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from itertools import chain, repeat

import numpy as np

from editor.math3d.arrays import BoolArray, are_among
from editor.math3d.rotations import Transforms, inverse, powers, product, rotation_angles
from editor.model.bone_tree import with_descendants
from editor.model.bones import APPEND, Bone, BoneFlags
from editor.model.fields import NONE
from editor.model.model import Model
from editor.motion.motion import FRAMES_PER_SECOND
from editor.preview.bone_transforms import BoneParts, BoneTransforms
from editor.preview.ik_chains import IkChain
from editor.preview.morphs import Morphs
from editor.preview.physics.engine import PhysicsSettings
from editor.preview.physics.physics import Physics, pose_intervals
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel
from editor.preview.skeleton import Skeleton

PoseSource = Callable[[int], Pose]  # what bones and morphs are told at a frame


@dataclass(frozen=True, slots=True, eq=False)
class BonesToKey:
    """By bone: `driven` by physics; `keyed`, those and more; `ik_off`: IK that has to be off, as keys do its work.

    `comes_late`: the parent has its turn after the bone, which therefore goes by the parent's rest position.
    """

    driven: BoolArray
    keyed: BoolArray
    ik_off: BoolArray
    comes_late: BoolArray

    @classmethod
    def of(cls, bones: Sequence[Bone], skeleton: Skeleton, driven: BoolArray) -> BonesToKey:
        parents = np.array(skeleton.hierarchy.parents, np.intp)
        late = _come_late(skeleton)
        keyed, ik_off, before = driven.copy(), np.zeros_like(driven), ~driven
        while (keyed != before).any():
            before = keyed.copy()
            moved = with_descendants(keyed, parents)
            keyed |= late & are_among(moved, parents)
            for ik_chain in skeleton.chains:
                if _is_disturbed(ik_chain, bones, keyed, moved):
                    ik_off[ik_chain.goal] = True
                    keyed[list(ik_chain.links)] = True
            for row, bone in enumerate(bones):
                keyed[row] |= _appends_otherwise(bone, row, keyed, moved)
        return cls(driven, keyed, ik_off, late)


def _come_late(skeleton: Skeleton) -> BoolArray:
    """(bones,) whether the parent deforms after the bone."""
    parents, order = np.array(skeleton.hierarchy.parents, np.intp), skeleton.hierarchy.order
    ranks = np.empty(len(order) + 1, np.intp)
    ranks[order], ranks[-1] = np.arange(len(order)), -1
    late: BoolArray = ranks[parents] > ranks[:-1]
    return late


def _is_disturbed(chain: IkChain, bones: Sequence[Bone], keyed: BoolArray, moved: BoolArray) -> bool:
    """Return whether an IK would do something else than with physics."""
    if keyed[list(chain.links)].any():
        return True
    goal = bones[chain.goal]
    # What is solved after physics sees the same as before.
    return not goal.flags & BoneFlags.AFTER_PHYSICS and bool(moved[[chain.goal, goal.ik_target, *chain.links]].any())


def _appends_otherwise(bone: Bone, row: int, keyed: BoolArray, moved: BoolArray) -> bool:
    """Return whether a bone would append something else than with physics."""
    source = bone.append_parent
    if not bone.flags & APPEND or source in (row, NONE):
        return False
    if bone.flags & BoneFlags.LOCAL_APPEND:
        return not bone.flags & BoneFlags.AFTER_PHYSICS and bool(moved[source])
    return bool(keyed[source])


@dataclass(frozen=True, slots=True, eq=False)
class Recording:
    """Transforms of a model's bones under physics in each of `frames`, and the parts of morphs in them (None: nothing).

    `driven` (bones,): whether physics drove the bone in any frame. `failures`: how often bodies were thrown away.
    """

    frames: range
    bone_transforms: list[BoneTransforms] = field(default_factory=list)
    parts: list[BoneParts | None] = field(default_factory=list)
    driven: BoolArray = field(default_factory=lambda: np.zeros(0, np.bool_))
    failures: int = 0

    def of_bone(self, row: int) -> Transforms:
        """(frames,) where a bone is."""
        return Transforms(
            np.array([placed.rotations[row] for placed in self.bone_transforms]),
            np.array([placed.positions[row] for placed in self.bone_transforms]),
        )

    def morphed(self, row: int) -> Transforms:
        """(frames,) what morphs add to a bone."""
        nothing = np.zeros(3), np.array((0.0, 0.0, 0.0, 1.0))
        added = [nothing if part is None else (part.offsets[row], part.rotations[row]) for part in self.parts]
        return Transforms(np.array([rotation for _, rotation in added]), np.array([shift for shift, _ in added]))


def record_physics(
    model: Model, source: PoseSource, frames: range, settings: PhysicsSettings, warm_up: float
) -> Generator[float, None, Recording]:
    """Let physics go through frames (one at least), after so many seconds in the first of them.

    PhysicsUnavailableError where there is no Bullet. Nothing else may change the model meanwhile.
    """
    # What warms up at once, at a start, would do so in one piece.
    with closing(Physics(model, replace(settings, warm_up=0.0))) as physics:
        return (yield from _recorded(physics, model, source, frames, warm_up))


def _recorded(
    physics: Physics, model: Model, source: PoseSource, frames: range, warm_up: float
) -> Generator[float, None, Recording]:
    posed_model = PosedModel(model)
    posed_model.physics = physics
    warming = pose_intervals(warm_up)
    times = [0.0, *warming, *repeat(1 / FRAMES_PER_SECOND, len(frames) - 1)]
    poses = chain(repeat(source(frames[0]), len(warming)), map(source, frames))
    driven, placements, parts = np.zeros(len(model.bones), np.bool_), [], []
    for number, pose in enumerate(posed_model.play(poses, times)):
        if number >= len(warming):
            driven |= driven_by(physics, pose)
            placements.append(posed_model.bone_transforms)
            parts.append(posed_model.parts.bones)
        yield (number + 1) / len(times)
    return Recording(frames, placements, parts, driven, physics.simulation.failures)


def driven_by(physics: Physics, pose: Pose) -> BoolArray:
    """(bones,) the bones that physics drives in a stance."""
    bodies = physics.simulation.bodies
    driven = np.zeros(len(pose.physics), np.bool_)
    driven[bodies.bones[bodies.moving & (bodies.bones != NONE)]] = True
    return driven & pose.physics


class KeySolver:
    """Works out what bones have to be told, with the IK of `keyed` off, to be where a recording has them."""

    def __init__(self, bones: Sequence[Bone], skeleton: Skeleton, keyed: BonesToKey, recording: Recording) -> None:
        self._bones, self._keyed, self._recording = bones, keyed, recording
        self._parents = skeleton.hierarchy.parents
        self._rest = np.append(skeleton.rest, np.zeros((1, 3)), axis=0)  # the last is what NONE finds

    def of_bone(self, row: int) -> Transforms:
        """(frames,) rotations and offsets relative to rest, as a motion holds them.

        Turned are, one after the other, what is appended, what this tells, and what morphs add (mmd-semantics §2.3).
        """
        own = self._local(row)
        appended = self._appended(row)
        if appended is not None:
            own = Transforms(product(own.rotations, inverse(appended.rotations)), own.positions - appended.positions)
        morphed = self._recording.morphed(row)
        return Transforms(product(inverse(morphed.rotations), own.rotations), own.positions - morphed.positions)

    def _local(self, row: int) -> Transforms:
        """(frames,) how the bone is turned and moved in the space of its parent."""
        parent = self._parents[row]
        placed = self._recording.of_bone(row)
        if parent != NONE and not self._keyed.comes_late[row]:
            placed = self._recording.of_bone(parent).inverse().times(placed)
            return Transforms(placed.rotations, placed.positions - (self._rest[row] - self._rest[parent]))
        return Transforms(placed.rotations, placed.positions - self._rest[row])

    def _appended(self, row: int) -> Transforms | None:
        """(frames,) what the bone has from its append parent; None where it appends nothing (mmd-semantics §2.4)."""
        bone = self._bones[row]
        source = bone.append_parent
        if not bone.flags & APPEND or source in (row, NONE):
            return None
        if bone.flags & BoneFlags.LOCAL_APPEND:
            placed = self._recording.of_bone(source)
            given = Transforms(placed.rotations, placed.positions - self._rest[source])
        else:
            given = self._local(source)
        ratio = bone.append_ratio if np.isfinite(bone.append_ratio) else 0.0
        turns, shifts = (bool(bone.flags & flag) for flag in (BoneFlags.APPEND_ROTATION, BoneFlags.APPEND_TRANSLATION))
        return Transforms(powers(given.rotations, ratio * turns), given.positions * (ratio * shifts))


# -- how near it comes ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Deviation:
    """The largest deviation of bones from where they should be, in model space: model units and radians."""

    distance: float = 0.0
    angle: float = 0.0


def largest_deviation(model: Model, source: PoseSource, recording: Recording) -> Generator[float, None, Deviation]:
    """The largest deviation of the bones from a recording when the pose source is played without physics."""
    skeleton, morphs, worst = Skeleton(model.bones.records), Morphs(model), Deviation()
    for number, (frame, wanted) in enumerate(zip(recording.frames, recording.bone_transforms, strict=True), 1):
        pose = source(frame)
        worst = _larger_deviation(worst, skeleton.solve(pose, morphs.apply(pose.weights).bones), wanted)
        yield number / len(recording.frames)
    return worst


def _larger_deviation(worst: Deviation, placed: BoneTransforms, wanted: BoneTransforms) -> Deviation:
    apart = np.linalg.norm(placed.positions - wanted.positions, axis=1)
    angles = rotation_angles(product(inverse(wanted.rotations), placed.rotations))
    return Deviation(float(apart.max(initial=worst.distance)), float(angles.max(initial=worst.angle)))

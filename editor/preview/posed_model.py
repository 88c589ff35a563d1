"""PosedModel: one model as a Pose has it: where its bones are, what its morphs do, and the shape that comes of it.

Whoever draws holds the PosedModel and asks it; `version` tells whether anything can be another than before.
`bone_holders` say what else than the hand moves a bone: IK, an append, a body; `held_text` says it to the user.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import repeat
from typing import NamedTuple

import numpy as np

from editor.math3d.arrays import Float32Array, FloatArray, IndexArray
from editor.messages import TranslatableText, listed
from editor.model.bones import Bone, BoneFlags, without_limits
from editor.model.changes import Action, Change
from editor.model.fields import NONE
from editor.model.mesh import Vertex
from editor.model.model import Model
from editor.model.rigid_bodies import BodyMode
from editor.preview.bone_transforms import BoneParts, BoneTransforms, scaled_transforms
from editor.preview.morph_effects import MaterialParts
from editor.preview.morphed_vertices import COLUMNS, MorphedVertices
from editor.preview.morphs import MorphParts, Morphs
from editor.preview.physics.physics import Physics, driven_by_state, pose_intervals
from editor.preview.physics.simulation import SimulationState
from editor.preview.physics.soft_body_layout import SoftVertices
from editor.preview.pose import Pose
from editor.preview.skeleton import Skeleton
from editor.preview.skinning import Skin, Unskinning, skin

NAMES = {"name", "name_en"}  # of a bone, which say nothing about how it moves
SEEN = ("vertices", "materials", "bones", "morphs")


@dataclass(frozen=True, slots=True, eq=False)
class PoseSnapshot:
    """State of a posed model at one moment; it stays so while the model goes on moving.

    `columns`: what morphs made of columns of the vertices, by field; those that they left alone are not there.
    """

    pose: Pose
    bone_transforms: BoneTransforms
    columns: Mapping[str, FloatArray]
    soft: SoftVertices | None

    def positions(self, model: Model) -> Float32Array:
        """(vertices, 3) where bones, morphs and soft bodies have the vertices of the model."""
        morphed = self.columns.get("position", model.vertices[Vertex.position])
        positions, normals = skin(model.vertices, morphed.astype(np.float32), self.bone_transforms)
        if self.soft is not None:
            self.soft.lay_over(positions, normals)
        return positions


class PosedModel:
    """Follows its model by `mark`. After a mark, `pose` has to come before anything is asked for.

    `physics`: what moves its bodies, or None; it may be given and taken away between two poses.
    """

    def __init__(self, model: Model) -> None:
        self.model = model
        self.morphed_vertices = MorphedVertices(model)
        self.version = 1  # grows whenever what is seen may be another
        self._skeletons: dict[bool, Skeleton] = {}  # with limits, and with them lifted
        self._morphs = Morphs(model)
        self.skin = Skin(model.vertices)
        self._skinned: tuple[int, Float32Array, Float32Array] | None = None
        self.physics: Physics | None = None
        self._state: SimulationState | None = None
        self.current_pose = at_rest = Pose.at_rest(len(model.bones), len(model.morphs))
        self.parts: MorphParts = self._morphs.apply(at_rest.weights)
        self.morphed_vertices.apply(self.parts.effective_weights)
        self.bone_transforms: BoneTransforms = self.skeleton.solve(at_rest, self.parts.bones)

    def mark(self, change: Change) -> None:
        """Take notice of a change of the model."""
        if change.table == "bones" and (change.action is not Action.SET or change.fields - NAMES):
            self._skeletons.clear()
        self._morphs.mark(change)
        self.morphed_vertices.mark(change)
        self.skin.mark(change)
        if self.physics is not None:
            self.physics.mark(change)
        if change.table in SEEN:
            self.version += 1

    def pose(self, pose: Pose, seconds: float = 0.0, state: SimulationState | None = None) -> None:
        """Take a stance, with as many bones and morphs as the model has, so many seconds after the one before.

        Time is for physics only: without any its bodies stay where they are, and hold the bones that they drive.
        `state`: where bodies are that were simulated elsewhere, for a PosedModel without physics.
        """
        self.current_pose = pose
        self.parts = self._morphs.apply(pose.weights)
        self.morphed_vertices.apply(self.parts.effective_weights)
        self._state = state
        skeleton = self.skeleton
        placed = self._placed(pose, seconds)
        self.bone_transforms = scaled_transforms(placed, skeleton.bones, pose.scales, skeleton.hierarchy)
        self.version += 1

    def play(self, poses: Iterable[Pose], seconds: Iterable[float]) -> Iterator[Pose]:
        """Takes poses one after another, each so many seconds after the one before; yields each once it is taken."""
        for pose, passed in zip(poses, seconds, strict=True):
            self.pose(pose, passed)
            yield pose

    def settle(self, pose: Pose, seconds: float) -> None:
        """Take a stance, and hold it so long for physics, which starts anew in it."""
        if self.physics is not None:
            self.physics.reset()
        times = [0.0, *pose_intervals(seconds)]
        for _ in self.play(repeat(pose, len(times)), times):
            pass

    def _placed(self, pose: Pose, seconds: float) -> BoneTransforms:
        if self.physics is None and self._state is not None:
            return driven_by_state(self._state, self.model, self.skeleton, pose, self.parts)
        if self.physics is None:
            return self.skeleton.solve(pose, self.parts.bones)
        skin, shape = (
            self.skin,
            self.morphed_vertices,
        )  # not self: physics would hold on to the figure, and the figure to it

        def taken(bone_transforms: BoneTransforms, rows: IndexArray) -> Float32Array:
            """(rows, 3) where morphs and bones that stand so take vertices."""
            return skin.skin(shape.column("position"), bone_transforms, rows)[0]

        return self.physics.solve(self.skeleton, pose, self.parts, seconds, taken)

    def snapshot(self) -> PoseSnapshot:
        """Return the present state."""
        shape = self.morphed_vertices
        columns = {name: shape.column(name).copy() for name in COLUMNS.values() if shape.is_morphed(name)}
        return PoseSnapshot(self.current_pose, self.bone_transforms, columns, self.soft)

    @property
    def skeleton(self) -> Skeleton:
        """The bones, compiled anew after they changed; those of a pose that lifts limits have none."""
        lifts = self.current_pose.lifts_limits
        if lifts not in self._skeletons:
            bones = self.model.bones.records
            self._skeletons[lifts] = Skeleton(list(map(without_limits, bones)) if lifts else bones)
        return self._skeletons[lifts]

    def bone_parts_after(self, row: int) -> BoneParts | None:
        """Return the present effects on bones of the morphs behind a row; None for none."""
        return self._morphs.bone_parts_after(self.parts.weights, row)

    @property
    def materials(self) -> MaterialParts:
        """The materials as the morphs left them."""
        return self.parts.materials or self._morphs.materials_at_rest()

    @property
    def state(self) -> SimulationState | None:
        """State of bodies and soft vertices; None without physics, or before it had a frame."""
        return self._state if self.physics is None else self.physics.state

    def detach_physics(self) -> None:
        """Go on without physics, with all that it moved where that is now."""
        self._state, self.physics = self.state and self.state.complete(), None

    @property
    def soft(self) -> SoftVertices | None:
        """Vertices of soft bodies; None without physics, or where none works."""
        return None if self.state is None else self.state.soft

    def skinned(self) -> tuple[Float32Array, Float32Array]:
        """(vertices, 3) positions and (vertices, 3) normals after morphs, bones and soft bodies, made on the CPU."""
        if self._skinned is None or self._skinned[0] != self.version:
            self._skinned = (self.version, *self.skinned_at(None))
        return self._skinned[1:]

    def skinned_at(self, rows: IndexArray | None) -> tuple[Float32Array, Float32Array]:
        """Skinned positions and normals (rows, 3) of some vertices; None: of all, into new arrays."""
        positions, normals = self.skin.skin(self.morphed_vertices.column("position"), self.bone_transforms, rows)
        soft = self.soft
        if soft is not None:
            soft.lay_over(positions, normals, rows)
        return positions, normals

    def unskinning(self, rows: IndexArray, seen: FloatArray | None = None) -> Unskinning:
        """The way back of some vertices. Those of soft bodies have none. `seen` (rows, 3): where they are, if known."""
        maps = self.skin.affines(self.bone_transforms, rows)
        soft = self.soft
        if soft is not None:
            maps[np.isin(rows, soft.rows)] = 0
        return Unskinning.of(maps, self.skinned()[0][rows] if seen is None else seen)


class BoneHolder(NamedTuple):
    """Something that moves a bone: what it is, and whether it turns the bone, moves it, or both."""

    text: TranslatableText
    turns: bool
    moves: bool


def bone_holders(posed_model: PosedModel, row: int) -> list[BoneHolder]:
    """All that moves a bone in the present pose whatever the bone itself is posed to.

    IK that is switched off is none of it, and neither are rigid bodies while there is no physics.
    """
    bone = posed_model.model.bones[row]
    return [
        *_bodies_that_hold(posed_model, row),
        *_ik_that_holds(posed_model, row),
        *_append_that_holds(posed_model, bone),
    ]


def held_text(name: str, holders: list[BoneHolder]) -> TranslatableText:
    """Why a bone does not go exactly where it is posed to."""
    return TranslatableText("{} is not posed by hand alone: {}", name, listed([holder.text for holder in holders]))


def _bodies_that_hold(posed_model: PosedModel, row: int) -> Iterator[BoneHolder]:
    """The body that drives a bone: of several the last (mmd-semantics §5.3)."""
    if posed_model.state is None or not posed_model.current_pose.physics[row]:
        return
    for body in reversed(posed_model.model.rigid_bodies.records):
        if body.bone == row and body.mode != BodyMode.FOLLOWS_BONE and body.mass > 0:
            moves = body.mode == BodyMode.PHYSICS
            yield BoneHolder(TranslatableText("rigid body {} moves it", body.name), turns=True, moves=moves)
            return


def _ik_that_holds(posed_model: PosedModel, row: int) -> Iterator[BoneHolder]:
    bones, pose = posed_model.model.bones, posed_model.current_pose
    for chain in posed_model.skeleton.chains:
        name = bones[chain.goal].name
        if not pose.ik[chain.goal]:
            continue
        if row in chain.links:
            yield BoneHolder(TranslatableText("IK bone {} turns it", name), turns=True, moves=False)
        elif row == bones[chain.goal].ik_target:
            yield BoneHolder(TranslatableText("IK bone {} draws it to itself", name), turns=False, moves=True)


def _append_that_holds(posed_model: PosedModel, bone: Bone) -> Iterator[BoneHolder]:
    bones = posed_model.model.bones
    is_there = bone.append_parent != NONE and bones[bone.append_parent] is not bone
    turns = bool(bone.flags & BoneFlags.APPEND_ROTATION)
    moves = bool(bone.flags & BoneFlags.APPEND_TRANSLATION)
    if is_there and bone.append_ratio and (turns or moves):
        name = bones[bone.append_parent].name
        yield BoneHolder(TranslatableText("append parent {} takes it along", name), turns, moves)

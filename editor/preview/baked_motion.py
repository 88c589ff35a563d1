"""Makes a motion of what physics does: recorded, told to the bones without it, and brought down to the keys needed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

import numpy as np

from editor.math3d.arrays import Float64Array
from editor.messages import Message, Messages, TranslatableText
from editor.model.bones import Bone, BoneFlags
from editor.model.columns import Columns
from editor.model.fields import NONE
from editor.model.model import Model
from editor.motion.merging import merged, tracks_of, with_ik
from editor.motion.motion import BONE_CURVES, BoneKey, Motion
from editor.motion.reducing import STRAIGHT, Reduced, Tolerance, reduce_bone
from editor.motion.sampling import NamedPose, motion_of
from editor.motion.tracks import BONE_BYTES, bytes_of
from editor.preview.baking import (
    BonesToKey,
    Deviation,
    KeySolver,
    PoseSource,
    Recording,
    largest_deviation,
    record_physics,
)
from editor.preview.physics.engine import PhysicsSettings
from editor.preview.player import Player
from editor.preview.pose import PoseOverride
from editor.preview.skeleton import Skeleton

RECORDED, REDUCED = 0.75, 0.9  # shares of the whole work
ASIDE = 1e-3  # half the angle, in radians, by which a bone may turn about another axis than its own

T = TypeVar("T")


@dataclass(frozen=True, slots=True, eq=False)
class BakeInput:
    """A model, which nobody changes meanwhile, the motions that it plays, and what of it is held by hand."""

    model: Model
    motions: Sequence[Motion]
    override: PoseOverride

    def pose_source(self) -> PoseSource:
        """A function that gives the pose of a frame: the motions, with the overrides laid over them."""
        player = Player(self.model)
        player.set_motions(self.motions)
        return lambda frame: self.override.laid_over(player.pose(frame))


@dataclass(frozen=True, slots=True)
class Baking:
    """Options for turning physics into keys, from frame `first` to `last`, after `warm_up` seconds in the first.

    `tolerance` None: a key on every frame. `is_whole`: with all that motions and hand say, else the bones alone that
    need keys for physics. `switches_off`: the keys say that physics leaves these bones alone.
    """

    first: int
    last: int
    tolerance: Tolerance | None = None
    is_whole: bool = False
    switches_off: bool = True
    warm_up: float = 1.0


@dataclass(frozen=True, slots=True, eq=False)
class Baked:
    """The motion; `keys` of its keys are of `bones`, by name, that have them for physics: `all_keys` on every frame.

    `deviation` from what physics did. `warnings`: of what could not become part of it.
    """

    motion: Motion
    bones: tuple[str, ...] = ()
    keys: int = 0
    all_keys: int = 0
    deviation: Deviation = Deviation()
    warnings: list[Message] = field(default_factory=list)


def bake(bake_input: BakeInput, baking: Baking, settings: PhysicsSettings) -> Generator[float, None, Baked]:
    """Bake, piece by piece; yields shares of the work. PhysicsUnavailableError where there is no Bullet."""
    frames = range(baking.first, max(baking.last, baking.first) + 1)
    model = bake_input.model
    recording = yield from _as_part(
        record_physics(model, bake_input.pose_source(), frames, settings, baking.warm_up), 0, RECORDED
    )
    warnings = _general_warnings(model, recording)
    if not recording.driven.any():
        return Baked(Motion(), warnings=list(warnings))
    skeleton = Skeleton(model.bones.records)
    keyed = BonesToKey.of(model.bones.records, skeleton, recording.driven)
    telling = KeySolver(model.bones.records, skeleton, keyed, recording)
    rows = _rows_told_by_name(model.bones.records, np.flatnonzero(keyed.keyed).tolist(), warnings)
    keys = yield from _as_part(
        _keys_of_bones(telling, model.bones.records, rows, frames, baking, warnings), RECORDED, REDUCED
    )
    ik = {model.bones[row].name: False for row in np.flatnonzero(keyed.ik_off).tolist()}
    alone = with_ik(Motion(model.info[0].name, tracks_of(keys)), ik)
    motion = (
        with_ik(merged([*bake_input.motions, _motion_of_overrides(bake_input), alone]), ik)
        if baking.is_whole
        else alone
    )
    checked = _with_baked_motion(bake_input, motion, baking, keyed)
    deviation = yield from _as_part(largest_deviation(model, checked.pose_source(), recording), REDUCED, 1)
    count = sum(map(len, keys.values()))
    return Baked(motion, tuple(keys), count, len(keys) * len(frames), deviation, list(warnings))


def _as_part(work: Generator[float, None, T], start: float, stop: float) -> Generator[float, None, T]:
    """Work that is a part of the whole."""
    while True:
        try:
            yield start + (stop - start) * next(work)
        except StopIteration as end:
            made: T = end.value
            return made


def _keys_of_bones(
    telling: KeySolver, bones: Sequence[Bone], rows: Sequence[int], frames: range, baking: Baking, warnings: Messages
) -> Generator[float, None, dict[str, Columns]]:
    """The keys of bones, by name."""
    keys = {}
    for number, row in enumerate(rows):
        told = telling.of_bone(row)
        if bones[row].flags & BoneFlags.FIXED_AXIS:
            _check_axis(bones[row], row, told.rotations, warnings)
        # What a file holds of them is what keys are to be near to.
        rotations, shifts = told.rotations.astype(np.float32), told.positions.astype(np.float32)
        kept = _keys_at_every_frame(len(frames))
        if baking.tolerance is not None:
            work = reduce_bone(rotations, shifts, baking.tolerance)
            kept = yield from _as_part(work, number / len(rows), (number + 1) / len(rows))
        columns = {name: kept.curves[:, axis] for axis, name in enumerate(BONE_CURVES)}
        keys[bones[row].name] = Columns(
            BoneKey,
            len(kept.rows),
            frame=np.array(frames)[kept.rows],
            offset=shifts[kept.rows],
            rotation=rotations[kept.rows],
            physics=np.full(len(kept.rows), not baking.switches_off),
            **columns,
        )
        yield (number + 1) / len(rows)
    return keys


def _keys_at_every_frame(count: int) -> Reduced:
    return Reduced(np.arange(count), np.tile(STRAIGHT, (count, len(BONE_CURVES), 1)))


# -- with the rest ----------------------------------------------------------------------------------------------------


def _motion_of_overrides(bake_input: BakeInput) -> Motion:
    """The overrides as a motion with a single key each."""
    model, override, held = bake_input.model, bake_input.override, bake_input.override.pose
    bones, morphs = np.flatnonzero(override.bones), np.flatnonzero(override.morphs)
    pose = NamedPose(
        model.info[0].name,
        tuple(model.bones[row].name for row in bones.tolist()),
        held.offsets[bones].astype(np.float32),
        held.rotations[bones].astype(np.float32),
        tuple(model.morphs[row].name for row in morphs.tolist()),
        held.weights[morphs].astype(np.float32),
    )
    ik = {model.bones[row].name: bool(held.ik[row]) for row in np.flatnonzero(override.ik).tolist()}
    return with_ik(motion_of(pose), ik)


def _with_baked_motion(bake_input: BakeInput, motion: Motion, baking: Baking, keyed: BonesToKey) -> BakeInput:
    """The bake input with the new motion added, and without overrides of the bones that it keys."""
    model, override = bake_input.model, bake_input.override.copy()
    if baking.is_whole:
        return BakeInput(model, [motion], PoseOverride.empty(len(model.bones), len(model.morphs)))
    override.bones &= ~keyed.keyed
    override.ik &= ~keyed.ik_off
    return BakeInput(model, [*bake_input.motions, motion], override)


# -- what cannot be ---------------------------------------------------------------------------------------------------


def _general_warnings(model: Model, recording: Recording) -> Messages:
    warnings = Messages()
    if len(model.soft_bodies):
        warnings.add(TranslatableText("Soft bodies move vertices; a motion cannot hold that."), "soft_bodies", 0)
    if recording.failures:
        text = TranslatableText("Simulation became unstable and was restarted {} times.", recording.failures)
        warnings.add(text, "rigid_bodies", NONE)
    return warnings


def _rows_told_by_name(bones: Sequence[Bone], rows: Sequence[int], warnings: Messages) -> list[int]:
    """The rows that a VMD can tell from all others by name (mmd-semantics §1.9)."""
    counts = Counter(bytes_of(bone.name) for bone in bones)
    found = []
    for row in rows:
        name = bytes_of(bones[row].name)
        if not 0 < len(name) <= BONE_BYTES:
            text = TranslatableText(
                "Its name has {} bytes, a motion holds 1 to {}; it has no keys.", len(name), BONE_BYTES
            )
        elif counts[name] > 1:
            text = TranslatableText("Other bones have the same name in a motion; it has no keys.")
        else:
            found.append(row)
            continue
        warnings.add(text, "bones", row)
    return found


def _check_axis(bone: Bone, row: int, rotations: Float64Array, warnings: Messages) -> None:
    """Warn of a bone that physics turns about another axis than the only one about which motions do.

    That is the fixed axis (mmd-semantics §2.9).
    """
    axis = np.array(bone.fixed_axis, np.float64)
    axis /= np.linalg.norm(axis) or 1.0
    beside = rotations[:, :3] - np.outer(rotations[:, :3] @ axis, axis)
    if np.linalg.norm(beside, axis=1).max() > ASIDE:
        warnings.add(
            TranslatableText("Physics rotates this bone about other axes than its fixed axis; keys cannot."),
            "bones",
            row,
        )

"""Makes a motion of what physics does: recorded, told to the bones without it, and brought down to the keys needed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

import numpy as np

from editor.model.bones import Bone, BoneFlags
from editor.model.columns import Columns
from editor.model.fields import NONE
from editor.model.model import Model
from editor.model.words import Words
from editor.motion.keys import BONE_CURVES, BoneKey
from editor.motion.merging import merged, tracks_of, with_ik
from editor.motion.motion import Motion
from editor.motion.names import BONE_BYTES, bytes_of
from editor.motion.pose import Pose, motion_of
from editor.motion.reducing import STRAIGHT, Reduced, Tolerance, reducing
from editor.preview.baking import Deviation, Doubles, Recording, Telling, Told, compare, record
from editor.preview.hand import Hand
from editor.preview.keyed_bones import KeyedBones
from editor.preview.physics.bodies import Warnings
from editor.preview.physics.settings import Settings
from editor.preview.player import Player
from editor.preview.skeleton import Skeleton

RECORDED, REDUCED = 0.75, 0.9  # shares of the whole work
ASIDE = 1e-3  # half the angle, in radians, by which a bone may turn about another axis than its own

T = TypeVar("T")


@dataclass(frozen=True, slots=True, eq=False)
class Performer:
    """A model, which nobody changes meanwhile, the motions that it plays, and what of it is held by hand."""

    model: Model
    motions: Sequence[Motion]
    hand: Hand

    def told(self) -> Told:
        """What bones and morphs are told at a frame."""
        player = Player(self.model)
        player.set_motions(self.motions)
        return lambda frame: self.hand.laid_over(player.stance(frame))


@dataclass(frozen=True, slots=True)
class Baking:
    """How physics becomes keys, from frame `first` to `last`, after `warm_up` seconds in the first.

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

    `deviation` from what physics did. `warnings`: table, row and text for what could not become part of it.
    """

    motion: Motion
    bones: tuple[str, ...] = ()
    keys: int = 0
    all_keys: int = 0
    deviation: Deviation = Deviation()
    warnings: Warnings = field(default_factory=list)


def baked(performer: Performer, how: Baking, settings: Settings) -> Generator[float, None, Baked]:
    """Bake, piece by piece; yields shares of the work. PhysicsUnavailableError where there is no Bullet."""
    frames = range(how.first, max(how.last, how.first) + 1)
    model = performer.model
    recording = yield from _part(record(model, performer.told(), frames, settings, how.warm_up), 0, RECORDED)
    warnings = _general_warnings(model, recording)
    if not recording.driven.any():
        return Baked(Motion(), warnings=warnings)
    skeleton = Skeleton(model.bones.records)
    keyed = KeyedBones.of(model.bones.records, skeleton, recording.driven)
    telling = Telling(model.bones.records, skeleton, keyed, recording)
    rows = _nameable(model.bones.records, np.flatnonzero(keyed.keyed).tolist(), warnings)
    keys = yield from _part(_keys(telling, model.bones.records, rows, frames, how, warnings), RECORDED, REDUCED)
    ik = {model.bones[row].name: False for row in np.flatnonzero(keyed.ik_off).tolist()}
    alone = with_ik(Motion(model.info[0].name, tracks_of(keys)), ik)
    motion = with_ik(merged([*performer.motions, _held(performer), alone]), ik) if how.is_whole else alone
    checked = _playing(performer, motion, how, keyed)
    deviation = yield from _part(compare(model, checked.told(), recording), REDUCED, 1)
    count = sum(map(len, keys.values()))
    return Baked(motion, tuple(keys), count, len(keys) * len(frames), deviation, warnings)


def _part(work: Generator[float, None, T], start: float, stop: float) -> Generator[float, None, T]:
    """Work that is a part of the whole."""
    while True:
        try:
            yield start + (stop - start) * next(work)
        except StopIteration as end:
            made: T = end.value
            return made


def _keys(
    telling: Telling, bones: Sequence[Bone], rows: Sequence[int], frames: range, how: Baking, warnings: Warnings
) -> Generator[float, None, dict[str, Columns]]:
    """The keys of bones, by name."""
    keys = {}
    for number, row in enumerate(rows):
        told = telling.of_bone(row)
        if bones[row].flags & BoneFlags.FIXED_AXIS:
            _check_axis(bones[row], row, told.rotations, warnings)
        # What a file holds of them is what keys are to be near to.
        turns, shifts = told.rotations.astype(np.float32), told.positions.astype(np.float32)
        kept = _every(len(frames))
        if how.tolerance is not None:
            work = reducing(turns, shifts, how.tolerance)
            kept = yield from _part(work, number / len(rows), (number + 1) / len(rows))
        columns = {name: kept.curves[:, axis] for axis, name in enumerate(BONE_CURVES)}
        keys[bones[row].name] = Columns(
            BoneKey,
            len(kept.rows),
            frame=np.array(frames)[kept.rows],
            offset=shifts[kept.rows],
            rotation=turns[kept.rows],
            physics=np.full(len(kept.rows), not how.switches_off),
            **columns,
        )
        yield (number + 1) / len(rows)
    return keys


def _every(count: int) -> Reduced:
    return Reduced(np.arange(count), np.tile(STRAIGHT, (count, len(BONE_CURVES), 1)))


# -- with the rest ----------------------------------------------------------------------------------------------------


def _held(performer: Performer) -> Motion:
    """What is held by hand, as a motion that keeps still."""
    model, hand, held = performer.model, performer.hand, performer.hand.stance
    bones, morphs = np.flatnonzero(hand.bones), np.flatnonzero(hand.morphs)
    pose = Pose(
        model.info[0].name,
        tuple(model.bones[row].name for row in bones.tolist()),
        held.offsets[bones].astype(np.float32),
        held.rotations[bones].astype(np.float32),
        tuple(model.morphs[row].name for row in morphs.tolist()),
        held.weights[morphs].astype(np.float32),
    )
    ik = {model.bones[row].name: bool(held.ik[row]) for row in np.flatnonzero(hand.ik).tolist()}
    return with_ik(motion_of(pose), ik)


def _playing(performer: Performer, motion: Motion, how: Baking, keyed: KeyedBones) -> Performer:
    """The same model as the new motion moves it: alone, or after the others, with the bones let go of that it keys."""
    model, hand = performer.model, performer.hand.copy()
    if how.is_whole:
        return Performer(model, [motion], Hand.empty(len(model.bones), len(model.morphs)))
    hand.bones &= ~keyed.keyed
    hand.ik &= ~keyed.ik_off
    return Performer(model, [*performer.motions, motion], hand)


# -- what cannot be ---------------------------------------------------------------------------------------------------


def _general_warnings(model: Model, recording: Recording) -> Warnings:
    warnings: Warnings = []
    if len(model.soft_bodies):
        warnings.append(("soft_bodies", 0, Words("Soft bodies move vertices; a motion cannot hold that.")))
    if recording.failures:
        text = Words(
            "Bodies were thrown away by numbers that cannot work, and started anew: {} times.", recording.failures
        )
        warnings.append(("rigid_bodies", NONE, text))
    return warnings


def _nameable(bones: Sequence[Bone], rows: Sequence[int], warnings: Warnings) -> list[int]:
    """The rows that a VMD can tell from all others by name (mmd-semantics §1.9)."""
    counts = Counter(bytes_of(bone.name) for bone in bones)
    found = []
    for row in rows:
        name = bytes_of(bones[row].name)
        if not 0 < len(name) <= BONE_BYTES:
            text = Words("Its name has {} bytes, a motion holds 1 to {}; it has no keys.", len(name), BONE_BYTES)
        elif counts[name] > 1:
            text = Words("Other bones have the same name in a motion; it has no keys.")
        else:
            found.append(row)
            continue
        warnings.append(("bones", row, text))
    return found


def _check_axis(bone: Bone, row: int, rotations: Doubles, warnings: Warnings) -> None:
    """Warn of a bone that physics turns about another axis than the only one about which motions do.

    That is the fixed axis (mmd-semantics §2.9).
    """
    axis = np.array(bone.fixed_axis, np.float64)
    axis /= np.linalg.norm(axis) or 1.0
    beside = rotations[:, :3] - np.outer(rotations[:, :3] @ axis, axis)
    if np.linalg.norm(beside, axis=1).max() > ASIDE:
        warnings.append(
            ("bones", row, Words("Physics turns it about another axis than its fixed one, which keys cannot."))
        )

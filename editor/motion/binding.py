"""Finds what a motion or a pose means in a model: names are compared as MMD compares them (mmd-semantics §1.9).

A bone has to have its whole name in the motion, so one of more than 15 bytes never moves; of morphs the first 15 bytes
count, of IK the first 19. Several bones of one name all follow it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import AnyArray, IndexArray
from editor.model.bones import BoneFlags
from editor.model.fields import NONE
from editor.model.model import Model
from editor.motion.motion import Motion
from editor.motion.sampling import NamedPose
from editor.motion.tracks import BONE_BYTES, IK_BYTES, MORPH_BYTES, bytes_of


@dataclass(frozen=True, slots=True, eq=False)
class Binding:
    """`bones` (bones of the model,), `morphs` (morphs,), `ik` (bones,): the number of what moves each, or NONE.

    Of a motion these are numbers of tracks, and of names in `show_ik`; of a pose its own bones and morphs.
    """

    bones: IndexArray
    morphs: IndexArray
    ik: IndexArray


def bind(motion: Motion, model: Model) -> Binding:
    """Find the track of a motion for each bone, morph and IK of a model."""
    return Binding(
        bones=_first_numbers(motion.bones.names, [bone.name for bone in model.bones], _whole_bone),
        morphs=_first_numbers(motion.morphs.names, [morph.name for morph in model.morphs], _cut_morph),
        ik=_first_numbers(
            motion.show_ik.names, [bone.name if bone.flags & BoneFlags.IK else None for bone in model.bones], _cut_ik
        ),
    )


def bind_pose(pose: NamedPose, model: Model) -> Binding:
    """Find the entry of a pose for each bone and morph of a model. A VPD holds whole names."""
    return Binding(
        bones=_first_numbers(pose.bones, [bone.name for bone in model.bones], bytes_of),
        morphs=_first_numbers(pose.morphs, [morph.name for morph in model.morphs], bytes_of),
        ik=np.full(len(model.bones), NONE, np.intp),
    )


def lacking_names(pose: NamedPose, model: Model) -> list[str]:
    """The names of bones and morphs of a pose that a model does not have."""
    binding = bind_pose(pose, model)
    return [*unbound(pose.bones, binding.bones), *unbound(pose.morphs, binding.morphs)]


def values_by_number(values: AnyArray, numbers: IndexArray, rest: ArrayLike) -> AnyArray:
    """(numbers, …) values (tracks, …) by the numbers of a Binding, and `rest` where nothing moves."""
    spread_out = np.empty((len(numbers), *values.shape[1:]), values.dtype)
    spread_out[:] = rest
    moved = numbers != NONE
    spread_out[moved] = values[numbers[moved]]
    return spread_out


def unbound(names: Iterable[str], numbers: IndexArray) -> list[str]:
    """The names that move nothing in the model."""
    used = set(numbers.tolist())
    return [name for number, name in enumerate(names) if number not in used]


def _first_numbers(
    names: Iterable[str], wanted: Iterable[str | None], key: Callable[[str], bytes | None]
) -> IndexArray:
    """(wanted,) the number of the first of the names with the same key; NONE where there is none."""
    numbers: dict[bytes | None, int] = {}
    for number, name in enumerate(names):
        numbers.setdefault(key(name), number)
    numbers.pop(None, None)
    return np.array([NONE if name is None else numbers.get(key(name), NONE) for name in wanted], np.intp)


def _whole_bone(name: str) -> bytes | None:
    data = bytes_of(name)
    return data if 0 < len(data) <= BONE_BYTES else None


def _cut_morph(name: str) -> bytes | None:
    return bytes_of(name)[:MORPH_BYTES] or None


def _cut_ik(name: str) -> bytes | None:
    return bytes_of(name)[:IK_BYTES] or None
